"""Making sentences from events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kachidoki.core import Event

LANGUAGES: Final = ("en",)


def language_of(wanted: str) -> str:
    """The language we have that is nearest to a wish such as a browser's.

    >>> language_of("en-GB")
    'en'
    """
    for language in LANGUAGES:
        if wanted.lower().startswith(language.lower()):
            return language
    return LANGUAGES[0]


def _source(language: str) -> str:
    return (resources.files("kachidoki.text") / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for running text of mixed directions; none of ours is.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language)))
    return bundle


def warm_up() -> None:
    """Read all sentences now, so that nobody has to wait for the first one."""
    for language in LANGUAGES:
        for key in keys(language):
            # Fluent prepares a sentence when it is first said; facts are not needed for that.
            pattern = _bundle(language).get_message(key).value
            if pattern is not None:
                _bundle(language).format_pattern(pattern, {})


def messages(language: str) -> list[Message]:
    """All messages of a language, as they are written."""
    body = FluentParser().parse(_source(language)).body
    return [entry for entry in body if isinstance(entry, Message)]


def keys(language: str) -> set[str]:
    """The names of all messages of a language."""
    return {message.id.name for message in messages(language)}


def sentence(key: str, language: str = "en", **facts: object) -> str:
    """One message with its facts filled in; raises if there is none, or a fact is missing."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise ValueError(f"{key} in {language} is empty")
    words, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{key} in {language}: {errors[0]}")
    return str(words)


def say(event: Event, language: str = "en") -> str:
    """An event as a sentence, with the rule it follows from.

    >>> say(Event("joraku.remove", {"colour": "red", "victim": "green", "area": "omi",
    ...                             "left": 2}, "Skirmish"))
    'Red removes a Samurai of green from Ōmi (2 AP left). [Skirmish]'
    """
    facts = tuple((name, _frozen(value)) for name, value in event.facts.items())
    return _said(event.key, facts, event.rule, language)


def _frozen(value: object) -> object:
    """A fact that can be remembered."""
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


@lru_cache(maxsize=16_384)  # the same things happen at many tables
def _said(key: str, told: tuple[tuple[str, object], ...], rule: str, language: str) -> str:
    facts = {name: _fact(name, value, language) for name, value in told}
    plain = dict(told)
    if "rank" in plain:
        facts["place"] = sentence("place", language, rank=plain["rank"])
    if "tied" in plain:
        tie = "tie-with" if plain["tied"] else "tie-none"
        facts["tie"] = sentence(tie, language, tied=facts["tied"])
    words = sentence(key.replace(".", "-"), language, **facts)
    return f"{words[:1].upper()}{words[1:]} [{rule}]"


def worth(value: str, plies: int, only: bool, language: str = "en") -> str:
    """What an action is worth, in few words.

    >>> worth("win", 7, only=True)
    'wins in 7, only move'
    """
    words = sentence(f"worth-{value}", language, plies=plies)
    return sentence("worth-only", language, worth=words) if only else words


@cache
def _name(key: str, language: str) -> str:
    """A word that needs no facts: the name of a colour, an area, a suit."""
    return sentence(key, language)


def _fact(name: str, value: object, language: str) -> object:
    """A fact as people name it: colours, areas and cards by their names."""
    if isinstance(value, bool | int):
        return int(value)
    if name in ("colour", "victim"):
        return _name(f"colour-{value}", language)
    if name in ("area", "to"):
        return _name(f"area-{value}", language)
    if name in ("clan", "winner", "loser", "top", "under"):
        return _name(f"clan-{value}", language)
    if name == "coins" and isinstance(value, Sequence):
        return ", ".join(_coin(str(coin), language) for coin in value)
    if name == "suit":
        return _name(f"suit-{value}", language)
    if name == "card":
        return _card(str(value), language)
    if name == "cards" and isinstance(value, Sequence):
        return _list([_card(str(card), language) for card in value], language)
    if name == "tied" and isinstance(value, Sequence):
        return _list([_name(f"colour-{colour}", language) for colour in value], language)
    if name in ("worth", "best_worth") and isinstance(value, Sequence):
        outcome, plies, only = value
        return worth(outcome, plies, only, language)
    if name == "row" and isinstance(value, Sequence):
        return " ".join(str(points) for points in value)
    return str(value)


def _coin(text: str, language: str) -> str:
    cell, _, colour = text.partition(" ")
    return sentence("coin-at", language, cell=cell, colour=_name(f"coin-{colour}", language))


def _card(name: str, language: str) -> str:
    suit, _, rank = name.partition(" ")
    suit = _name(f"suit-{suit}", language)
    if rank == "ninja":
        return sentence("card-ninja", language, suit=suit)
    return sentence("card-number", language, suit=suit, number=rank)


def _list(items: list[str], language: str) -> str:
    if not items:
        return sentence("list-nothing", language)
    if len(items) == 1:
        return items[0]
    return sentence("list-and", language, items=", ".join(items[:-1]), last=items[-1])
