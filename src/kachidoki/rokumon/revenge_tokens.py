"""Revenge tokens: who takes one, how many may be added to a fight, and when they are spent.

When a fight asks for them is said in `fight`: not where both warriors are of one side.
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon.actions import ADDS
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.warriors import CLANS


def take_token(p: Field, winner: i64, log: Log | None) -> None:
    """Whoever loses an act takes one revenge token; alone against Taroma there are none."""
    if p.setting.taroma >= 0:
        return
    loser = 1 - winner
    p.fresh0 += 1 - loser
    p.fresh1 += loser
    if log is not None:
        facts: Facts = {"loser": CLANS[loser], "tokens": p.tokens(loser)}
        log.append(Event("rokumon.token", facts, "Winning an act"))


def addable(p: Field) -> tuple[Action, ...]:
    """[K4] The clan to answer may add any number of its unused tokens at once."""
    return ADDS[: p.fresh(p.clan)]


def add_tokens(p: Field, number: i64, log: Log | None) -> None:
    """Add tokens; all of it is open, and an added token stays."""
    if p.clan:
        p.fresh1 -= number
        p.added1 += number
    else:
        p.fresh0 -= number
        p.added0 += number
    if log is not None:
        facts: Facts = {"clan": CLANS[p.clan], "tokens": number}
        facts["added"] = [p.added0, p.added1]
        facts["left"] = p.fresh(p.clan)
        log.append(Event("rokumon.add", facts, "Fight, K4"))
    p.readies = 0
    p.clan = 1 - p.clan


def spend_added(p: Field) -> None:
    """After a fight all tokens that were added to it are spent, whoever won."""
    p.spent0 += p.added0
    p.spent1 += p.added1
    p.added0 = p.added1 = p.readies = 0
