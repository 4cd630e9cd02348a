"""The end: who won, and why."""

from __future__ import annotations

from kachidoki.core.contract import Outcome
from kachidoki.core.event import Event, Facts
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.warriors import CLANS
from kachidoki.rokumon.winning import REASONS


def final_outcome(p: Field) -> Outcome:
    """Most acts won wins; alone, the one battle."""
    facts: Facts = {}
    if p.winner >= 0:
        facts = {"winner": CLANS[p.winner], "won": max(p.won0, p.won1)}
    if p.setting.taroma >= 0:
        player = 1 - p.setting.taroma
        won = p.winner == player
        score = 1 if won else (-1 if p.winner >= 0 else 0)
        key = f"rokumon.ends-{REASONS[p.reason]}"
        battle: Facts = {"act": p.act}
        if p.winner >= 0:
            battle["winner"] = CLANS[p.winner]
            battle["loser"] = CLANS[1 - p.winner]
        reason = Event(key, battle, "Epilogue")
        return Outcome((score,), (0,), (0,) if won else (), reason)
    ranking = (1, 0) if p.winner == 1 else (0, 1)
    winners = () if p.winner < 0 else (int(p.winner),)
    key = "rokumon.game-won" if p.winner >= 0 else "rokumon.game-drawn"
    return Outcome((int(p.won0), int(p.won1)), ranking, winners, Event(key, facts, "The game"))
