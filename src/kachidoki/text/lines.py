"""The log in lines: which events are told as one line, whose it is, and what it says in short.

Events one after another that belong to the same line are told as one: a turn, the end of a
skirmish, what a round pays. Each brings its part of that line, so that any number of them, from the
first on, can be told in short.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from kachidoki.core import Event
from kachidoki.text.names import NOBODY, Players
from kachidoki.text.sentences import capital, keys, sentence, word
from kachidoki.text.telling import filled, rule_label, say

TURN: Final = "turn"  # of the colour or clan that the event names
TAROMA: Final = "taroma"
WHOLE: Final = ("end", "act end")  # lines that say in short what their first event says

# The line of every event; "" joins the line before it, whatever that is.
LINES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("joraku.variant", "joraku.daimyo", "joraku.first"), "set-up"),
    **dict.fromkeys(("joraku.round", "joraku.dealt", "joraku.hands"), "round"),
    **dict.fromkeys(
        (
            "joraku.passing",
            "joraku.passed",
            "joraku.received",
            "joraku.pack",
            "joraku.drafting",
            "joraku.last-card",
            "joraku.drafted",
            "joraku.discarding",
            "joraku.discarded",
            "joraku.advance",
        ),
        "recruit",
    ),
    **dict.fromkeys(
        (
            "joraku.play",
            "joraku.followed",
            "joraku.choose-place",
            "joraku.choose-march",
            "joraku.put",
            "joraku.move",
            "joraku.move-daimyo",
            "joraku.kyoto",
            "joraku.remove",
            "joraku.send",
            "joraku.end",
            "rokumon.deploy",
            "rokumon.deploy-valued",
            "rokumon.move",
            "rokumon.surprise",
            "rokumon.fight",
        ),
        TURN,
    ),
    **dict.fromkeys(
        (
            "joraku.won-highest",
            "joraku.won-later",
            "joraku.won-ninja",
            "joraku.won-later-ninja",
            "joraku.won-last-ninja",
            "joraku.kachidoki",
        ),
        "skirmish",
    ),
    **dict.fromkeys(("joraku.prestige", "joraku.own-ground"), "prestige"),
    **dict.fromkeys(
        (
            "joraku.wins-points",
            "joraku.wins-daimyo-card",
            "joraku.wins-second-house",
            "joraku.wins-holder",
            "rokumon.game-won",
            "rokumon.game-drawn",
        ),
        "end",
    ),
    **dict.fromkeys(("rokumon.act", "rokumon.flip", "rokumon.coins"), "act"),
    "rokumon.taroma": TAROMA,
    **dict.fromkeys(
        (
            "rokumon.ends-line",
            "rokumon.ends-stack",
            "rokumon.ends-reveal",
            "rokumon.ends-exposed",
            "rokumon.ends-surrender",
            "rokumon.ends-no-action",
            "rokumon.ends-repetition",
            "rokumon.token",
        ),
        "act end",
    ),
    **dict.fromkeys(
        (
            "rokumon.add",
            "rokumon.ready",
            "rokumon.showdown",
            "rokumon.fight-lost",
            "rokumon.fight-lost-to-star",
            "rokumon.fight-tied",
            "rokumon.tanomo",
            "core.take-back",
        ),
        "",
    ),
    "core.take-back-both": "take-back",
}
# What a line that is nobody's turn is about: the label of a rule.
ABOUT: Final = {
    "set-up": "Set-up",
    "recruit": "Recruit",
    "skirmish": "Skirmish",
    "prestige": "Prestige",
}
PAYS: Final = ("followed", "kyoto", "kachidoki", "prestige", "own-ground")  # points to a colour


class Part(NamedTuple):
    """An event as part of a line of the log."""

    line: str  # events with the same line, one after another, are one; "" joins the one before
    head: str  # whose line it is, or what it is about; "" where the parts say it
    brief: str  # what the event adds to the line; "" where that is nothing
    paid: str  # who gets the points that the event pays; "" where it pays none


def part_of(event: Event, language: str = "en", players: Players = NOBODY) -> Part:
    """An event as part of a line.

    >>> put = Event("joraku.put", {"colour": "red", "area": "omi", "left": 0}, "Skirmish")
    >>> part_of(put, players=Players(["Ada"], {"red": 0}))
    Part(line='turn red', head='Ada', brief='Samurai in Ōmi', paid='')
    """
    line = LINES[event.key]
    head = ""
    if line == TURN:
        side = str(event.facts.get("colour") or event.facts.get("clan"))
        line = TAROMA if players.is_taroma(side) else f"{TURN} {side}"
        head = _name(side, event, language, players)
    elif line == TAROMA:
        head = sentence("draw-taroma", language)
    elif line in ABOUT:
        head = rule_label(ABOUT[line], language)
    return Part(line, head, _brief(event, line, language, players), _paid(event, language, players))


def _name(side: str, event: Event, language: str, players: Players) -> str:
    player = players.of(side)
    if player is not None:
        return player.word(language)
    kind = "colour" if "colour" in event.facts else "clan"
    return capital(word(f"{kind}-{side}", language))


def _brief(event: Event, line: str, language: str, players: Players) -> str:
    if line in WHOLE and event.key != "rokumon.token":
        return say(event, language, with_rule=False, players=players)
    won = event.key.startswith("joraku.won-")
    message = "brief-joraku-won" if won else f"brief-{event.key.replace('.', '-')}"
    return filled(message, event, language, players) if message in keys(language) else ""


def _paid(event: Event, language: str, players: Players) -> str:
    game, _, what = event.key.partition(".")
    if game != "joraku" or what not in PAYS or not event.facts["points"]:
        return ""
    return _name(str(event.facts["colour"]), event, language, players)
