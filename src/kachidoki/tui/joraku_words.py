"""Joraku in words: the board, what is asked, and the picks that an action is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kachidoki.joraku import Board
from kachidoki.joraku.cards import AREAS, ROUNDS
from kachidoki.protocol import EventInfo
from kachidoki.text import Word, capital, card_name, grouped, joined, sentence, word
from kachidoki.tui.ending import Ending

View = Mapping[str, Any]


def board_of(options: Mapping[str, str]) -> Board:
    """The score rows that a game is played with."""
    return board_in(options["board"])


@lru_cache(maxsize=16)  # every page asks for it
def board_in(line: str) -> Board:
    """The score rows that a line describes."""
    return Board.from_line(line)


def colour(name: str, language: str) -> Word:
    """What a colour is called."""
    return word(f"colour-{name}", language)


def cards_told(cards: Sequence[str], language: str) -> str:
    """Cards, one after another."""
    return joined([card_name(card, language) for card in cards], language)


def plays_told(plays: Sequence[Mapping[str, str]], language: str) -> str:
    """The cards of a skirmish with their colours."""
    told = [f"{colour(p['colour'], language)} {card_name(p['card'], language)}" for p in plays]
    return joined(told, language)


def asked(view: View, names: Sequence[str], language: str) -> str:
    """What the seat is to do now, as one sentence."""
    match view["phase"]:
        case "pass":
            to = view["own"]["pass_to"]
            if len(set(to)) > 1:
                left, right = (names[seat] for seat in to)
                return sentence("page-joraku-pass-both", language, left=left, right=right)
            given = len(view["own"]["gave"] or [])
            return sentence("page-joraku-pass", language, count=len(to) - given, name=names[to[0]])
        case "draft":
            other = names[1 - view["seat"]]
            return sentence("page-joraku-draft", language, name=other)
        case "discard":
            return sentence("page-joraku-discard", language)
        case "play":
            return play_asked(view, language)
        case "choose":
            card = card_name(view["skirmish"][-1]["card"], language)
            return sentence("page-joraku-choose", language, card=card)
        case "place" | "march" if view["legal"] == ["end"]:
            return sentence("page-joraku-done", language)
        case "place":
            supply = acting(view)["supply"]
            facts = {"count": view["left"], "supply": supply, "all": 10}
            chosen = 0 if view["skirmish"][-1]["card"].endswith("ninja") else 1
            key = "page-joraku-place-left" if view["loose"] > chosen else "tui-place"
            return sentence(key, language, **facts)
        case _:
            return sentence("page-joraku-march-left", language, count=view["left"])


def acting(view: View) -> Mapping[str, Any]:
    """The faction whose card is being used."""
    found: Mapping[str, Any] = next(f for f in view["factions"] if f["colour"] == view["acting"])
    return found


def play_asked(view: View, language: str) -> str:
    """Which cards can be played."""
    if not view["skirmish"]:
        return sentence("page-joraku-play", language)
    suit = view["skirmish"][0]["card"].partition(" ")[0]
    held = any(card.startswith(f"{suit} ") for card in view["own"]["hand"])
    key = "page-joraku-follow" if held else "page-joraku-cannot-follow"
    return sentence(key, language, suit=word(f"suit-{suit}", language))


def hand_told(view: View, language: str) -> str:
    """The cards that the seat has to choose from; empty if it has none to look at."""
    own = view.get("own") or {}
    if view["phase"] in ("place", "march", "choose") or not own.get("hand"):
        hand = ""
    else:
        hand = sentence("draw-told-hand", language, cards=cards_told(own["hand"], language))
    if not own.get("pack"):
        return hand
    pack = f"{sentence('draw-pack', language)}: {cards_told(own['pack'], language)}"
    return f"{hand} {pack}".strip()


def card(view: View, language: str) -> tuple[str, list[str]] | None:
    """Nothing stands before a round."""
    del view, language
    return None


def ending(events: Sequence[EventInfo], language: str) -> Ending:
    """Nothing on the map decides a game: the points do."""
    del events, language
    return Ending()


def board_told(
    view: View, options: Mapping[str, str], names: Sequence[str], language: str
) -> list[str]:
    """The whole table, a line for each thing."""
    rounds = max(1, view["round"])
    told = [sentence("page-joraku-rounds", language, round=ROUNDS[rounds - 1])]
    for variant in view["variants"]:
        about = sentence(f"page-joraku-variant-{variant}-about", language)
        told.append(f"{sentence(f'page-joraku-variant-{variant}', language)}: {about}")
    for faction in view["factions"]:
        told.append(faction_told(faction, view, names, language))
    if view["holder"] is not None:
        told.append(f"{sentence('page-joraku-holder', language)}: {names[view['holder']]}")
    told.append(sentence("tui-areas", language))
    board = board_of(options)
    for number, area in enumerate(AREAS):
        row = " ".join(map(str, board.rows[number][rounds - 1]))
        facts = {"round": ROUNDS[rounds - 1], "row": row, "source": board.sources[number]}
        pays = sentence("page-joraku-pays", language, **facts)
        told.append(f"{area_told(view, area, language)} {pays}")
    if view["skirmish"]:
        cards = plays_told(view["skirmish"], language)
        told.append(sentence("draw-told-skirmish", language, cards=cards))
    own = view.get("own") or {}
    if own.get("hand"):
        cards = cards_told(own["hand"], language)
        told.append(sentence("draw-told-hand", language, cards=cards))
    if own.get("pack"):
        told.append(f"{sentence('draw-pack', language)}: {cards_told(own['pack'], language)}")
    return told


def faction_told(
    faction: Mapping[str, Any], view: View, names: Sequence[str], language: str
) -> str:
    """A colour: its player, points and supply, and how many cards they hold."""
    called = capital(colour(faction["colour"], language))
    if faction["seat"] is None:
        return sentence("draw-told-neutral", language, colour=called)
    facts = {"colour": called, "points": faction["rp"], "supply": faction["supply"]}
    cards = sentence("page-joraku-cards", language, count=view["cards_held"][faction["seat"]])
    told = sentence("draw-told-player", language, **facts)
    who = names[faction["seat"]]
    if faction["seat"] == view["seat"]:
        who = f"{who} {sentence('page-you-mark', language)}"
    return f"{who}: {told} {sentence('page-full-stop', language, text=cards)}"


def area_told(view: View, area: str, language: str) -> str:
    """Who stands in an area, the first one first."""
    here = [faction for faction in view["factions"] if area in faction["ranks"]]
    told = []
    for faction in sorted(here, key=lambda each: int(each["ranks"][area])):
        facts = {
            "colour": colour(faction["colour"], language),
            "place": word("place", language, rank=faction["ranks"][area]),
            "count": faction["samurai"].get(area, 0),
        }
        key = "draw-told-daimyo" if faction["daimyo"] == area else "draw-told-samurai"
        told.append(sentence(key, language, **facts))
    factions = grouped(told, language) if told else sentence("page-joraku-empty", language)
    named = word(f"area-{area}", language)
    return sentence("draw-told-area", language, area=named, factions=factions)


def closed(view: View, language: str) -> dict[str, str]:
    """What can be chosen for a card but would do nothing, with the reason.

    A test holds this to the rules: nothing but the end is open after what is listed here.
    """
    if view["phase"] != "choose" or view["acting"] is None:
        return {}
    own, found = acting(view), {}
    if not own["supply"]:
        found["place"] = sentence("tui-closed-place", language)
    points = int(view["skirmish"][-1]["card"].split()[1])
    others = [each for each in view["factions"] if each["seat"] != own["seat"]]
    beside = any(own["daimyo"] in each["samurai"] for each in others)
    if not own["samurai"] and not beside and points < view["costs"]["daimyo"]:
        found["march"] = sentence("tui-closed-march", language)
    return found


def tips(view: View, options: Mapping[str, str], language: str) -> list[str]:
    """What somebody should know in their first game, for what they are to do now."""
    costs = view["costs"]
    about = {
        "pass": ["tui-tip-joraku-pass"],
        "draft": ["tui-tip-joraku-pass"],
        "discard": ["tui-tip-joraku-pass"],
        "play": [
            "tui-tip-joraku-win",
            *(["tui-tip-joraku-lose"] if options["kachidoki"] == "all" else []),
            "tui-tip-joraku-ninja",
        ],
        "choose": ["tui-tip-joraku-use"],
        "place": [
            "tui-tip-joraku-count",
            *([] if 2 in view["variants"] else ["tui-tip-joraku-tied"]),
        ],
        "march": ["tui-tip-joraku-march", "tui-tip-joraku-remove"],
    }
    facts = {"samurai": costs["move"], "daimyo": costs["daimyo"]}
    found = about.get(view["phase"], ())
    return [sentence(key, language, **facts) for key in found]


def all_tips(view: View, options: Mapping[str, str], language: str) -> list[str]:
    """All of that."""
    phases = ("pass", "play", "choose", "place", "march")
    told = [tips({**view, "phase": phase}, options, language) for phase in phases]
    return [tip for some in told for tip in some]


def goes_on(view: View) -> bool:
    """Whether a step back stays within one choice: passing cards, or the use of a played one."""
    return view["phase"] in ("pass", "draft", "discard", "place", "march")


def tried(view: View, picked: Sequence[str], places: Sequence[str], key: str) -> str | None:
    """The action that a key would be meant for if it were open; None if none can be told.

    >>> tried({"phase": "march"}, ["samurai ise"], [], "6")
    'move ise shinano'
    """
    if not (key.isascii() and key.isdecimal()):
        return None
    number = int(key)
    if view["phase"] == "play":
        found = places[number - 1 : number] if number else ()
        return f"play {found[0].removeprefix('card ')}" if found else None
    if number >= len(AREAS):
        return None
    if view["phase"] == "place":
        return f"put {AREAS[number]}"
    kind, _, start = picked[-1].partition(" ") if picked else ("", "", "")
    if view["phase"] != "march" or kind not in ("samurai", "daimyo"):
        return None
    return f"daimyo {AREAS[number]}" if kind == "daimyo" else f"move {start} {AREAS[number]}"


def picks_of(action: str) -> tuple[str, ...]:
    """What one picks on the board, one after another, for an action.

    >>> picks_of("remove yellow to ise"), picks_of("play yari 3 for red")
    (('army yellow', 'area ise'), ('card yari 3', 'colour red'))
    """
    verb, *rest = action.split(" ")
    match verb, rest:
        case "play", [suit, rank, "for", named]:
            return f"card {suit} {rank}", f"colour {named}"
        case "pass" | "draft" | "discard" | "play", [suit, rank, *side]:
            return (f"card {suit} {rank}", *side)
        case "put", [area]:
            return (f"area {area}",)
        case "daimyo", [area]:
            return "daimyo", f"area {area}"
        case "move", [start, to]:
            return f"samurai {start}", f"area {to}"
        case "remove", [named, *to]:
            return (f"army {named}", *(f"area {area}" for area in to[1:]))
    return (action,)
