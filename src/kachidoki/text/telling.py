"""Making sentences from events: facts become names, and the rule stands behind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kachidoki.core import Event
from kachidoki.text.deeds import deed
from kachidoki.text.names import NOBODY, Called, Players, card_name, starred
from kachidoki.text.sentences import Word, capital, joined, listed, sentence, word

RULING: Final = re.compile(r"[RK]\d+")  # its number is its name in every language
VARIANT: Final = re.compile(r"Variant (\d+)")
# What a fact names, by the fact's own name.
KINDS: Final = {
    "colour": "colour",
    "victim": "colour",
    "area": "area",
    "to": "area",
    "stands": "area",
    "suit": "suit",
    "clan": "clan",
    "winner": "clan",
    "loser": "clan",
    "top": "clan",
    "under": "clan",
}
SIDES: Final = ("colour", "clan")  # kinds of names that a player leads
VALUES: Final = ("value", "top_value", "under_value")  # of warriors
ROUNDS: Final = ("I", "II", "III")  # as they stand on the board
SEATS: Final = ("seat", "second", "to")  # the last one may be an area too
# What hints in reviews that were stored earlier do not say: nothing more is gained or paid.
LATER: Final = {"also": 0, "pays": 0, "decided": 0}


def say(
    event: Event,
    language: str = "en",
    *,
    with_rule: bool = True,
    players: Players = NOBODY,
) -> str:
    """An event as a sentence, with the rule it follows from.

    `players` says what everybody is called; who has no name is called by seat, colour or clan.

    >>> removed = Event("joraku.remove", {"colour": "red", "victim": "green", "area": "omi",
    ...                                   "left": 2}, "Skirmish")
    >>> say(removed)
    'Red removes a Samurai of green from Ōmi (2 AP left). [Skirmish]'
    >>> say(removed, "ru")
    'Красный убирает самурая зелёного из Оми (осталось 2 ОД). [Стычка]'
    >>> won = Event("joraku.wins-points", {"seat": 1, "points": 41}, "End")
    >>> say(won), say(won, players=Players(["Ada", "Ben"]))
    ('Seat 1 wins with 41 RP. [End]', 'Ben wins with 41 RP. [End]')
    >>> say(removed, players=Players(["Ada", "Ben"], {"red": 0, "green": 1}))
    'Ada removes a Samurai of Ben from Ōmi (2 AP left). [Skirmish]'
    """
    words = filled(event.key.replace(".", "-"), event, language, players)
    return f"{words} [{rule_label(event.rule, language)}]" if with_rule else words


def filled(message: str, event: Event, language: str, players: Players) -> str:
    """A message about an event, with the event's facts."""
    facts = tuple((name, _called(name, value, players)) for name, value in event.facts.items())
    return _said(message, facts, language)


def _called(fact: str, value: object, players: Players) -> object:
    """A fact that can be remembered: a seat, and a colour or clan, by the name of its player."""
    if fact in SEATS and isinstance(value, int):
        return players.at(value) or value
    if KINDS.get(fact) in SIDES:
        return players.of(str(value)) or value
    if fact == "tied" and isinstance(value, list | tuple):
        return tuple(players.of(str(side)) or side for side in value)
    return _frozen(value)


def _frozen(value: object) -> object:
    """A fact that can be remembered."""
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


@lru_cache(maxsize=32_768)  # the same things happen at many tables
def _said(message: str, told: tuple[tuple[str, object], ...], language: str) -> str:
    facts = {name: _fact(name, value, language) for name, value in told}
    plain = dict(told)
    if message.startswith("bots-hint-"):
        facts = LATER | facts
    if "rank" in plain:
        facts["place"] = word("place", language, rank=plain["rank"])
    if "tied" in plain:
        tie = "tie-with" if plain["tied"] else "tie-none"
        facts["tie"] = sentence(tie, language, tied=facts["tied"])
    if "name" in plain:  # of an act, or of a step of Taroma's
        numbered = f"act-{plain['act']}" if "act" in plain else f"taroma-{plain['step']}"
        facts["name"] = word(numbered, language)
    if "variant" in plain:
        facts["name"] = sentence(f"page-joraku-variant-{plain['variant']}", language)
    said = sentence(message, language, **facts)
    # A sentence may begin with a person's name, which is not ours to change.
    named = any(isinstance(value, Called) for value in plain.values())
    return said if named or message.startswith("brief-") else capital(said)


@lru_cache(maxsize=512)
def rule_label(rule: str, language: str = "en") -> str:
    """The rule an event follows from, as people call it.

    >>> rule_label("Skirmish, R12", "fr"), rule_label("Variant 5, R7", "ja")
    ('Affrontement, R12', 'バリアント5「スートへの忠義」、R7')
    """
    return joined([_label(part, language) for part in rule.split(", ")], language)


def _label(part: str, language: str) -> str:
    if RULING.fullmatch(part):
        return part
    variant = VARIANT.fullmatch(part)
    if variant:
        name = sentence(f"page-joraku-variant-{variant[1]}", language)
        return sentence("rule-variant", language, number=variant[1], name=name)
    return sentence(f"rule-{part.lower().replace(' ', '-')}", language)


def worth(value: str, plies: int, only: bool, language: str = "en") -> str:
    """What an action is worth, in few words.

    >>> worth("win", 7, only=True)
    'wins in 7 moves, only move'
    """
    words = sentence(f"worth-{value}", language, plies=plies)
    return sentence("worth-only", language, worth=words) if only else words


def position_worth(chance: float, moves: int = 0, language: str = "en") -> str:
    """What a solved position is worth with best play of both: 1 is won, 0 lost, all else drawn.

    `moves` of both until its end are told where they are known.

    >>> position_worth(1, 17), position_worth(0, 1), position_worth(0.5)
    ('won in 17 moves', 'lost in one move', 'drawn')
    """
    value = "win" if chance == 1 else "draw" if chance else "loss"
    told = sentence(f"page-review-worth-{value}", language)
    if not moves or value == "draw":
        return told
    return sentence("page-review-worth-in", language, worth=told, moves=moves)


def _fact(name: str, value: object, language: str) -> object:
    """A fact as people name it: colours, areas, cards and actions in words."""
    if isinstance(value, Called):
        return value.word(language)
    if name in SEATS and isinstance(value, int):
        return word("seat-numbered", language, number=value)
    if name == "round" and isinstance(value, int):
        return ROUNDS[value - 1]
    if isinstance(value, bool | int):
        return int(value)
    if name in KINDS:
        return word(f"{KINDS[name]}-{value}", language)
    if name in ("card", "kept"):
        return card_name(str(value), language)
    if name in ("action", "best"):
        return deed(str(value), language)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return _several(name, value, language)
    return starred(str(value)) if name in VALUES else str(value)


def _several(name: str, values: Sequence[object], language: str) -> object:
    """A fact of several parts."""
    if name == "coins":
        return joined([_coin(str(coin), language) for coin in values], language)
    if name == "cards":
        return listed([card_name(str(card), language) for card in values], language)
    if name == "areas":
        return listed([word(f"area-{area}", language) for area in values], language)
    if name == "tied":
        return listed([_side(colour, language) for colour in values], language)
    if name in ("worth", "best_worth"):
        value, plies, only = values
        return worth(str(value), int(str(plies)), bool(only), language)
    return " ".join(map(str, values))  # a row of points


def _side(side: object, language: str) -> Word:
    return side.word(language) if isinstance(side, Called) else word(f"colour-{side}", language)


def _coin(text: str, language: str) -> str:
    cell, _, colour = text.partition(" ")
    return sentence("coin-at", language, cell=cell, colour=word(f"coin-{colour}", language))
