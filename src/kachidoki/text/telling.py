"""Making sentences from events: facts become names, and the rule stands behind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kachidoki.core import Event
from kachidoki.text.deeds import deed
from kachidoki.text.names import card_name, person_name, starred
from kachidoki.text.sentences import Word, capital, joined, listed, sentence, word

RULING: Final = re.compile(r"[RK]\d+")  # its number is its name in every language
VARIANT: Final = re.compile(r"Variant (\d+)")
# What a fact names, by the fact's own name.
KINDS: Final = {
    "colour": "colour",
    "victim": "colour",
    "area": "area",
    "to": "area",
    "suit": "suit",
    "clan": "clan",
    "winner": "clan",
    "loser": "clan",
    "top": "clan",
    "under": "clan",
}
VALUES: Final = ("value", "top_value", "under_value")  # of warriors
SEATS: Final = ("seat", "second", "to")  # the last one may be an area too


def say(
    event: Event,
    language: str = "en",
    *,
    with_rule: bool = True,
    names: Sequence[str] | None = None,
) -> str:
    """An event as a sentence, with the rule it follows from.

    `names` are those of the people, by seat; who has none is called by the seat's number.

    >>> removed = Event("joraku.remove", {"colour": "red", "victim": "green", "area": "omi",
    ...                                   "left": 2}, "Skirmish")
    >>> say(removed)
    'Red removes a Samurai of green from Ōmi (2 AP left). [Skirmish]'
    >>> say(removed, "ru")
    'Красный убирает самурая зелёного из Оми (осталось 2 ОД). [Стычка]'
    >>> won = Event("joraku.wins-points", {"seat": 1, "points": 41}, "End")
    >>> say(won), say(won, names=["Ada", "Ben"])
    ('Seat 1 wins with 41 RP. [End]', 'Ben wins with 41 RP. [End]')
    """
    facts = tuple(
        (name, _called(name, value, names or (), language)) for name, value in event.facts.items()
    )
    words = _said(event.key, facts, language)
    return f"{words} [{rule_label(event.rule, language)}]" if with_rule else words


def _called(fact: str, value: object, names: Sequence[str], language: str) -> object:
    """A fact that can be remembered, a seat by the name of its person."""
    if fact in SEATS and isinstance(value, int):
        return person_name(value, names, language) or value
    return _frozen(value)


def _frozen(value: object) -> object:
    """A fact that can be remembered."""
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


@lru_cache(maxsize=32_768)  # the same things happen at many tables
def _said(key: str, told: tuple[tuple[str, object], ...], language: str) -> str:
    facts = {name: _fact(name, value, language) for name, value in told}
    plain = dict(told)
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
    said = sentence(key.replace(".", "-"), language, **facts)
    # A sentence may begin with a person's name, which is not ours to change.
    return said if any(isinstance(value, Word) for value in plain.values()) else capital(said)


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
    'wins in 7, only move'
    """
    words = sentence(f"worth-{value}", language, plies=plies)
    return sentence("worth-only", language, worth=words) if only else words


def _fact(name: str, value: object, language: str) -> object:
    """A fact as people name it: colours, areas, cards and actions in words."""
    if isinstance(value, Word):
        return value
    if name in SEATS and isinstance(value, int):
        return word("seat-numbered", language, number=value)
    if isinstance(value, bool | int):
        return int(value)
    if name in KINDS:
        return word(f"{KINDS[name]}-{value}", language)
    if name == "card":
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
    if name == "tied":
        return listed([word(f"colour-{colour}", language) for colour in values], language)
    if name in ("worth", "best_worth"):
        value, plies, only = values
        return worth(str(value), int(str(plies)), bool(only), language)
    return " ".join(map(str, values))  # a row of points


def _coin(text: str, language: str) -> str:
    cell, _, colour = text.partition(" ")
    return sentence("coin-at", language, cell=cell, colour=word(f"coin-{colour}", language))
