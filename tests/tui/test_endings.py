"""How an act ends in the terminal: what decided it is told, and marked on the board."""

from __future__ import annotations

import io
import re

import pytest

from kachidoki.protocol import EventInfo
from kachidoki.rokumon import RokumonState
from kachidoki.server.tables.updates import told
from kachidoki.text import players_of, sides_of
from kachidoki.tui.games import WORDS
from kachidoki.tui.plain.table import PlainTable
from kachidoki.tui.plain.talk import Lines, Talk
from kachidoki.tui.screens.boards import BOARDS, decided
from kachidoki.tui.screens.paint import Shown
from tests.async_test import async_test
from tests.rokumon.scene import MIXED, do, scene
from tests.tui.stills import at_table, crowded, info_of, table_at

NAMES = ["Aki", "Ben"]
LINE = ("on e3 S?", "on e4 S?", "on d4 T?", "on d5 T?")
STACK = ("on e3 S? S?", "on d4 S?", "on d5 T?", "on d6 T?")
ENDINGS = [
    (
        scene("2", *LINE),
        "deploy e5",
        "Sanada is on top of e3, e4, e5, three neighbours in a straight line.",
        {"e3", "e4", "e5"},
    ),
    (scene("2", *STACK), "move d4 e3", "All three warriors on e3 belong to Sanada.", {"e3"}),
    (
        scene("2", "on e3 T?", "on e4 T?", "on e5 T? S?", coins=MIXED),
        "move e5 e4",
        "While the warrior was in the air, Tokugawa was on top of e3, e4, e5, three neighbours "
        "in a straight line.",
        {"e3", "e4", "e5"},
    ),
    (scene("2", *LINE), "surrender", "", set()),
]


def events_of(state: RokumonState, action: str) -> list[EventInfo]:
    """What a terminal is told of an action."""
    players = players_of("rokumon", sides_of(state.view(None)), NAMES, "en")
    return [told(event, 2, "rokumon", "en", players) for event in do(state, action)]


@pytest.mark.parametrize(("state", "action", "why", "cells"), ENDINGS)
def test_what_decided_an_act_is_told_and_marked(
    state: RokumonState, action: str, why: str, cells: set[str]
) -> None:
    state = state.copy()
    assert not decided(state.view(0).as_dict(), "rokumon", [])
    events = events_of(state, action)
    found = WORDS["rokumon"].ending(events, "en")
    assert found.why == why
    assert " wins: " in found.told
    assert "[" not in found.told  # the rule is left out
    view = state.view(0).as_dict()
    marked = decided(view, "rokumon", events)
    assert marked == cells
    table = info_of(table_at("rokumon", {"act": "2"}, crowded))
    shown = Shown(view, table, NAMES, "en", [0], decided=marked)
    board = "\n".join(line.plain for line in BOARDS["rokumon"].board(shown))
    assert set(re.findall(r"◆ (\w\d) \d ◆", board)) == cells


def test_who_sees_no_board_is_told_which_coins_are_in_a_row() -> None:
    view = scene("2").view(0).as_dict()
    words = WORDS["rokumon"].board(view, {}, NAMES, "en")
    (line,) = [each for each in words if each.startswith("Three in a row are: ")]
    found = line.removeprefix("Three in a row are: ").removesuffix(".").split("; ")
    assert {frozenset(each.split()) for each in found} == {
        frozenset(cells.split()) for cells in ("d4 d5 d6", "e3 e4 e5", "e4 e5 e6")
    }


def test_before_coins_lie_there_nothing_is_in_a_row() -> None:
    view = {**scene("2").view(0).as_dict(), "coins": []}
    words = WORDS["rokumon"].board(view, {}, NAMES, "en")
    assert not [each for each in words if "in a row" in each]


def test_who_sees_no_map_is_told_that_areas_lie_in_a_row() -> None:
    table = table_at("joraku", {"players": "3"}, lambda table: bool(table.state.legal(0)))
    view = table.view(0).as_dict()
    words = WORDS["joraku"].board(view, dict(table.game.options), [*NAMES, "Chiyo"], "en")
    at = next(number for number, each in enumerate(words) if "lie in one row" in each)
    assert words[at + 1].startswith("Kyoto: ")


@async_test()
async def test_line_by_line_it_is_told_why_an_act_ended_before_the_next_one_begins() -> None:
    told_: list[str] = []
    at = at_table("rokumon", {"act": "campaign"}, lambda table: table.view(0).as_dict()["act"] == 2)
    PlainTable(at, Talk(Lines(io.StringIO()), told_.append)).tell_news()
    ended = next(number for number, line in enumerate(told_) if " wins: " in line)
    assert told_[ended + 1] == at.words.ending(at.events(), "en").why != ""
    assert told_[ended + 2].startswith("Act 2")
