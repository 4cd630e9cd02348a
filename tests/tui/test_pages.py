"""Pages of tables as lines: everything legal can be picked, and everything fits, at every size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from rich.cells import cell_len

from kachidoki import catalog, text
from kachidoki.core import Rng, Table
from kachidoki.tui.games import WORDS
from kachidoki.tui.screens.boards import BOARDS
from kachidoki.tui.screens.canvas import PICK, cells_of
from kachidoki.tui.screens.paint import Shown, wrapped
from kachidoki.tui.screens.picking import keys_of, picking
from kachidoki.tui.screens.table_page import Page, button_label, page
from kachidoki.tui.sitting import names_of
from tests.tui.stills import info_of

SHAPES = [
    ("joraku", {"players": "3", "variants": "random"}),
    ("joraku", {"players": "4", "passing": "both"}),
    ("joraku", {"players": "2", "mode": "houses"}),
    ("joraku", {"players": "2", "mode": "neutral"}),
    ("rokumon", {"act": "campaign"}),
    ("rokumon", {"act": "solo"}),
    ("rokumon", {"act": "4", "tokens": "3 3"}),
]


def moments(name: str, options: dict[str, str]) -> Iterator[tuple[Table, int]]:
    """Every moment of a game at random in which somebody is to act, with one who is."""
    table, rng = Table(catalog.find(name, dict(options)), b"pages"), Rng(b"pages")
    while acting := table.state.to_act():
        seat = acting[0]
        yield table, seat
        legal = [each for each in table.state.legal(seat) if str(each) != "surrender"]
        table.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("name", "options"), SHAPES, ids=str)
def test_every_legal_action_can_be_picked_by_keys_that_are_all_different(
    name: str, options: dict[str, str]
) -> None:
    for table, seat in moments(name, options):
        legal = [str(each) for each in table.state.legal(seat)]
        view = table.view(seat).as_dict()
        shown = Shown(view, info_of(table), names_of(info_of(table), "en"), "en", [seat])
        reached = []
        paths: list[tuple[str, ...]] = [()]
        while paths:
            found = picking(legal, paths.pop(), WORDS[name].picks)
            reached += [found.action] if found.action is not None else []
            keys = keys_of(found.open, BOARDS[name].places(shown))
            assert len(set(keys.values())) == len(keys), keys
            assert not set(keys.values()) & set("uhlrbtinvPcoq?"), keys
            paths += [(*found.picked, pick) for pick in found.open]
        assert sorted(reached) == sorted(legal)


@pytest.mark.parametrize(("name", "options"), SHAPES, ids=str)
def test_every_moment_fits_its_screen_and_everything_lit_can_be_pressed(
    name: str, options: dict[str, str]
) -> None:
    for number, (table, seat) in enumerate(moments(name, options)):
        if number % 3:
            continue  # each of a few sizes and languages comes often enough
        language = text.LANGUAGES[number % len(text.LANGUAGES)]
        width, height = ((80, 23), (80, 50), (120, 30), (200, 60))[number % 4]
        info = info_of(table)
        view = table.view(seat).as_dict()
        names = names_of(info, language)
        legal = [str(each) for each in table.state.legal(seat)]
        found = picking(legal, (), WORDS[name].picks)
        bare = Shown(view, info, names, language, [seat], found, width=width)
        shown = replace(bare, keys=keys_of(found.open, BOARDS[name].places(bare)))
        asked = WORDS[name].asked(view, names, language)
        log = [text.say(event, language) for event in table.log(seat)]
        lines = page(Page(shown, "status", asked, ["a note " * 30], log), width, height)
        assert len(lines) == height
        assert max(line.cell_len for line in lines) <= width, language
        metas = {style.meta.get(PICK) for line in lines for _, style in cells_of(line) if style}
        assert set(found.open) <= metas, (set(found.open) - metas, view["phase"])
        spectator = Shown(table.view(None).as_dict(), info, names, language, width=width)
        watched = page(Page(spectator, "status", ""), width, height)
        assert len(watched) == height
        assert WORDS[name].board(spectator.view, info.options, names, language)
        for pick in found.open:
            told = button_label(shown, pick)
            assert told is None or "{" not in told


def test_a_window_that_is_too_small_is_told_so() -> None:
    table, seat = next(moments("joraku", {"players": "3"}))
    shown = Shown(table.view(seat).as_dict(), info_of(table), ["A", "B", "C"], "en")
    lines = page(Page(shown, "", ""), 40, 10)
    assert "80 by 23" in " ".join(line.plain for line in lines)


@pytest.mark.parametrize("width", [10, 33, 80])
def test_sentences_are_wrapped_without_losing_a_character(width: int) -> None:
    for told in (
        "Aki wins: three in a row. [Winning an act]",
        "瓢太が勝ちました。三つ並びです。",
        "x" * 200,
    ):
        lines = wrapped(told, width, first="· ", more="  ")
        assert all(cell_len(line.plain) <= width for line in lines)
        kept = "".join(line.plain.removeprefix("· ").strip() for line in lines)
        assert kept.replace(" ", "") == told.replace(" ", "")
