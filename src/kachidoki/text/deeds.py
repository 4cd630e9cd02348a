"""Actions in words: notation is for those who type it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from kachidoki.text.names import card_name, starred
from kachidoki.text.sentences import CELL, Word, capital, joined, listed, word

SIDES: Final = (" left", " right")  # whom a card is passed to, where there are two


def deed(action: str, language: str = "en") -> Word:
    """What somebody does who takes an action.

    >>> deed("play katana 3 for red"), deed("move d4 e5")
    ('play katana 3 for red', 'move from d4 to e5')
    >>> deed("play katana 3 for red", "ja"), deed("move mikawa omi", "ru")
    ('赤で刀の3を出す', 'переместить самурая из Микавы в Оми')
    """
    verb, *rest = action.split(" ")
    match verb, rest:
        case "play", [suit, rank, "for", colour]:
            card, named = card_name(f"{suit} {rank}", language), _colour(colour, language)
            return word("deed-play-for", language, card=card, colour=named)
        case "pass" | "draft" | "discard" | "play", [suit, rank, *side]:
            key = "-".join(["deed", verb, *side])
            return word(key, language, card=card_name(f"{suit} {rank}", language))
        case "put" | "daimyo", [area]:
            return word(f"deed-{verb}", language, area=_area(area, language))
        case "remove", [colour]:
            return word("deed-remove", language, colour=_colour(colour, language))
        case "remove", [colour, "to", area]:
            named, to = _colour(colour, language), _area(area, language)
            return word("deed-send", language, colour=named, area=to)
        case "move", [start, to] if not CELL.match(start):
            return word("deed-move", language, area=_area(start, language), to=_area(to, language))
        case "move", [cell, to]:
            return word("deed-move-warrior", language, cell=cell, to_cell=to)
        case "deploy", [value, cell]:
            return word("deed-deploy-valued", language, value=starred(value), cell=cell)
        case "deploy" | "fight", [cell]:
            return word(f"deed-{verb}", language, cell=cell)
        case "surprise", [cell, to]:
            return word("deed-surprise", language, cell=cell, to_cell=to)
        case "add", [tokens]:
            return word("deed-add", language, tokens=int(tokens))
    return word(f"deed-{verb}", language)


def deeds(actions: Sequence[str], language: str = "en") -> str:
    """Actions one after another, as the beginning of a line.

    >>> deeds(["place", "put omi", "put omi", "end"])
    'Place Samurai, put a Samurai in Ōmi ×2, end the turn'
    >>> deeds(["pass katana 1", "pass yari 1"]), deeds(["pass katana 1", "pass yari 1"], "fr")
    ('Pass katana 1 and yari 1', 'Passer le 1 de katana et le 1 de yari')
    """
    cards = [action.removeprefix("pass ") for action in actions if action.startswith("pass ")]
    if len(cards) == len(actions) > 1 and not any(card.endswith(SIDES) for card in cards):
        named = listed([card_name(card, language) for card in cards], language)
        return capital(word("deed-pass", language, card=named))
    told = []
    for action, same in groupby(actions):
        count = len(list(same))
        told.append(f"{deed(action, language)} ×{count}" if count > 1 else deed(action, language))
    return capital(joined(told, language))


def deeds_by_step(actions: Sequence[str]) -> list[list[str]]:
    """Actions in groups that are done in one go: a card with its use, the same thing several times.

    >>> deeds_by_step(["play yari 2", "place", "put ise", "put ise", "end"])
    [['play yari 2', 'place'], ['put ise', 'put ise'], ['end']]
    >>> deeds_by_step(["pass katana 1", "pass yari 1"])
    [['pass katana 1', 'pass yari 1']]
    """
    found: list[list[str]] = []
    for action in actions:
        before = found[-1][-1] if found else ""
        used = before.startswith("play ") and action in ("place", "march")
        if action == before or used or (before.startswith("pass ") and action.startswith("pass ")):
            found[-1].append(action)
        else:
            found.append([action])
    return found


def turn_deeds(actions: Sequence[str], language: str = "en") -> str:
    """All that is done in a turn; that it ends needs no word.

    >>> turn_deeds(["place", "put omi", "end"]), turn_deeds(["end"])
    ('Place Samurai, put a Samurai in Ōmi', 'End the turn')
    """
    whole = len(actions) > 1 and actions[-1] == "end"
    return deeds(actions[:-1] if whole else actions, language)


def _area(name: str, language: str) -> Word:
    return word(f"area-{name}", language)


def _colour(name: str, language: str) -> Word:
    return word(f"colour-{name}", language)
