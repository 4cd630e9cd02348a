"""Rokumon in words: the coins, what is asked, and the picks that an action is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kachidoki.protocol import EventInfo
from kachidoki.rokumon.boards import COLOURS, make_board
from kachidoki.rokumon.cells import NUMBER
from kachidoki.text import Word, grouped, joined, sentence, word
from kachidoki.text.names import starred
from kachidoki.tui.ending import Ending, Scored
from kachidoki.tui.short_log import without_rule

View = Mapping[str, Any]
ENDS = "rokumon.ends-"  # how the events begin that end an act


def clan(name: str, language: str) -> Word:
    """What a clan is called."""
    return word(f"clan-{name}", language)


def asked(view: View, names: Sequence[str], language: str) -> str:
    """What the seat is to do now, as one sentence."""
    del names  # clans are asked
    legal = view["legal"]
    match view["phase"]:
        case "bid":
            tokens = next(c["tokens"] for c in view["clans"] if c["clan"] == view["clan"])
            return sentence("page-rokumon-add-tokens", language, count=tokens)
        case "lost":
            return sentence("page-rokumon-uncovered", language)
    verbs = {action.partition(" ")[0] for action in legal}
    if "deploy" not in verbs and not verbs & {"move", "fight"}:
        return sentence("page-rokumon-lift-only", language)
    if "deploy" not in verbs:
        return sentence("page-rokumon-move-only", language)
    mine = "page-rokumon-deploy-or-move" if verbs & {"move", "fight"} else ""
    return sentence(mine or "page-rokumon-deploy-first", language)


def hand_told(view: View, language: str) -> str:
    """The warriors that the seat can deploy, where their values count; else empty."""
    own = [c for c in view["clans"] if c["seat"] is not None and c["seat"] == view["seat"]]
    if view["phase"] != "turn" or view["values"] == "unused" or not own or not own[0]["supply"]:
        return ""
    values = joined([starred(value) for value in own[0]["supply"]], language)
    return sentence("page-rokumon-supply-told", language, values=values)


def act_title(view: View, language: str) -> str:
    """The act with its name."""
    name = word(f"act-{view['act']}", language)
    return sentence("page-rokumon-act", language, act=view["act"], name=name)


def card(view: View, language: str) -> tuple[str, list[str]] | None:
    """The title card of an act: what happened in history, and what is new."""
    act = view["act"]
    history = sentence(f"page-rokumon-history-{act}", language)
    new = sentence(f"page-rokumon-new-{act}", language)
    label = sentence("page-rokumon-new", language)
    told = sentence("page-labelled", language, label=label, text=new)
    return act_title(view, language), [history, "", told]


def board_told(
    view: View, options: Mapping[str, str], names: Sequence[str], language: str
) -> list[str]:
    """The whole table, a line for each thing."""
    del options  # nothing of them is on the board
    told = [sentence("page-full-stop", language, text=act_title(view, language))]
    for each in view["coins"]:
        told.append(coin_told(each, view, language))
    told += lines_told(view, language)
    for side in view["clans"]:
        called = sentence("draw-taroma", language)
        if side["seat"] is not None:
            called = names[side["seat"]]
            if side["seat"] == view["seat"]:
                called = f"{called} {sentence('page-you-mark', language)}"
        told.append(f"{called}: {' '.join(clan_told(side, view, language))}")
    if view["fight"]:
        fight = view["fight"]
        facts = {"cell": fight["cell"], "clan": clan(view["clan"], language)}
        told.append(sentence("draw-status-bid", language, **facts))
        for side, count in zip(view["clans"], fight["added"], strict=True):
            added = sentence("draw-added", language, count=count)
            told.append(f"{clan(side['clan'], language)}: {added}")
    return told


def lines_told(view: View, language: str) -> list[str]:
    """Which coins are three in a row: who sees no board is told; nothing before they lie there."""
    coins = view["coins"]
    cells = tuple(NUMBER[coin["cell"]] for coin in coins)
    colours = tuple(COLOURS.index(coin["colour"]) for coin in coins)
    board = make_board(cells, colours, view["grid"] == "square")
    lines = [" ".join(line) for line in board.lines_in(board.everywhere)]
    if not lines:
        return []
    return [sentence("tui-lines", language, lines=grouped(lines, language))]


def ending(events: Sequence[EventInfo], language: str) -> Ending:
    """How the latest act ended, of those that are over."""
    ended = next((event for event in reversed(events) if event.key.startswith(ENDS)), None)
    if ended is None:
        return Ending()
    reason = ended.key.removeprefix(ENDS)
    cells = tuple(tuple(line) for line in ended.facts.get("cells") or ())
    told = without_rule(ended.text)
    if reason in ("no-action", "repetition"):
        return Ending(told, sentence(f"page-rokumon-why-{reason}", language))
    if not cells:
        return Ending(told)
    winner = clan(ended.facts["winner"], language)
    if reason == "stack":
        facts = {"winner": winner, "cell": cells[0][0]}
        return Ending(told, sentence("page-rokumon-why-stack", language, **facts), cells)
    facts = {"winner": winner, "cells": joined(sorted(cells[0]), language)}
    key = "page-rokumon-why-reveal" if reason == "reveal" else "page-rokumon-why-line"
    return Ending(told, sentence(key, language, **facts), cells)


def coin_told(coin: Mapping[str, Any], view: View, language: str) -> str:
    """A coin with all that stands on it, from below."""
    named = word(f"coin-{coin['colour']}", language)
    facts = {"cell": coin["cell"], "colour": named, "pips": coin["pips"]}
    if not coin["stack"]:
        return sentence("draw-told-coin", language, **facts)
    stack = grouped([warrior_told(each, view, language) for each in coin["stack"]], language)
    return sentence("draw-told-stack", language, **facts, stack=stack)


def warrior_told(warrior: Mapping[str, Any], view: View, language: str) -> str:
    """A warrior: its clan, its value where that counts, and what can be told of a hidden one."""
    named = clan(warrior["clan"], language)
    if view["values"] == "unused":
        return named
    if warrior["value"] is not None:
        down = view["values"] == "hidden" and not warrior["shown"]
        key = "page-rokumon-face-down" if down else "page-rokumon-warrior"
        return sentence(key, language, clan=named, value=starred(warrior["value"]))
    if not warrior["could_be"]:
        return sentence("page-rokumon-unknown", language, clan=named)
    values = "/".join(map(starred, warrior["could_be"]))
    return sentence("page-rokumon-could-be", language, clan=named, values=values)


def clan_told(side: Mapping[str, Any], view: View, language: str) -> list[str]:
    """What a clan has beside the coins."""
    named = clan(side["clan"], language)
    facts = {"clan": named, "count": len(side["supply"]), "tokens": side["tokens"]}
    told: list[str] = [sentence("draw-told-clan", language, **facts)]
    known = [starred(value) for value in side["supply"] if value != "?"]
    if known and view["values"] != "unused":
        values = joined(known, language)
        told.append(sentence("page-rokumon-supply-told", language, values=values))
    if side["spent"]:
        told.append(sentence("page-rokumon-spent-told", language, count=side["spent"]))
    if side["surprised"]:
        told.append(sentence("page-rokumon-surprised", language, clan=named))
    return told


def closed(view: View, language: str) -> dict[str, str]:
    """Everything that is open does something."""
    del view, language
    return {}


def tips(view: View, options: Mapping[str, str], language: str) -> list[str]:
    """What somebody should know in their first game, for the act that is played."""
    if view["phase"] != "turn":
        return []
    keys = ["page-rokumon-goal", "page-rokumon-clans"]
    if view["act"] < 5:  # later one coin is flipped by its pips, and Taroma chooses by them
        keys.append("tui-tip-rokumon-pips")
    if view["values"] != "unused":
        keys += ["tui-tip-rokumon-star", "tui-tip-rokumon-tokens"]
    elif view["acts"]:
        keys.append("tui-tip-rokumon-tokens")
    if view["acts"] and options.get("honour") == "on":
        keys.append("tui-tip-rokumon-honour")
    return [sentence(key, language) for key in keys]


def all_tips(view: View, options: Mapping[str, str], language: str) -> list[str]:
    """All of that."""
    return tips({**view, "phase": "turn"}, options, language)


def scored(
    events: Sequence[EventInfo], view: View, names: Sequence[str], language: str
) -> Scored | None:
    """Nothing is paid."""
    del events, view, names, language
    return None


def goes_on(view: View) -> bool:
    """A turn is one action: taking it back is a matter of honour, and never done in passing."""
    del view
    return False


def tried(view: View, picked: Sequence[str], places: Sequence[str], key: str) -> str | None:
    """The action that a key would be meant for if it were open; None if none can be told.

    >>> tried({"phase": "turn"}, ["coin d4"], ["coin d4", "coin d5"], "2")
    'move d4 d5'
    """
    number = int(key) if key.isascii() and key.isdecimal() else 0
    if view["phase"] != "turn" or not 1 <= number <= len(places):
        return None
    cell = places[number - 1].removeprefix("coin ")
    kind, _, what = picked[-1].partition(" ") if picked else ("", "", "")
    if kind == "coin" and picked[0] != "surprise":
        return f"move {what} {cell}"
    if kind == "warrior":
        return f"deploy {what} {cell}"
    return f"deploy {cell}" if not kind and view["values"] == "unused" else None


def picks_of(action: str) -> tuple[str, ...]:
    """What one picks on the board, one after another, for an action.

    >>> picks_of("deploy 1* d4"), picks_of("surprise d4 c3")
    (('warrior 1*', 'coin d4'), ('surprise', 'coin d4', 'cell c3'))
    """
    verb, *rest = action.split(" ")
    match verb, rest:
        case "deploy", [value, cell]:
            return f"warrior {value}", f"coin {cell}"
        case "deploy", [cell]:
            return (f"coin {cell}",)
        case "move", [start, to]:
            return f"coin {start}", f"coin {to}"
        case "fight", [cell]:
            return f"coin {cell}", "fight"
        case "surprise", [cell, to]:
            return "surprise", f"coin {cell}", f"cell {to}"
    if action == "surrender":
        return action, "surrender-yes"  # asked once more: there is no way back
    return (action,)
