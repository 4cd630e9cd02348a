"""What somebody meets who plays for the first time: keys that stay, reasons, and what was paid."""

from __future__ import annotations

import re

import pytest

from kachidoki import catalog
from kachidoki.core import Rng, Table
from kachidoki.text import LANGUAGES, sentence
from kachidoki.tui.games import WORDS
from kachidoki.tui.joraku_scores import scored
from kachidoki.tui.my_tables import MyTable, MyTables
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.screens import joraku_board
from kachidoki.tui.screens.new_table import NewTableScreen
from kachidoki.tui.screens.picking import keys_of, picking
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import SEEN, RulesScreen, ScoreScreen, TextScreen
from kachidoki.tui.sitting import names_of, table_told
from kachidoki.tui.tips import Tips
from tests.async_test import async_test
from tests.tui.kit import play_on, seated, seen, terminal, until
from tests.tui.stills import (
    StillApp,
    at_table,
    info_of,
    passing,
    phase,
    sitting_at,
    table_at,
    table_screen,
    update_of,
)

THREE = OwnTable("joraku", {"players": "3"}, seats=["me", "casual", "casual"])


@async_test()
async def test_a_card_to_pass_keeps_its_key_after_another_is_picked(address: str) -> None:
    """They were numbered anew: the second of two keys could pass another card."""
    async with terminal(address, THREE) as (app, pilot):
        screen = await seated(app, pilot)
        before = {pick: key for pick, key in screen.shown().keys.items() if key != "2"}
        await pilot.press("2")
        await until(lambda: "Choose a card for" in seen(app))
        assert screen.shown().keys == before
        assert "╰───•───╯" in seen(app)
        await pilot.press("escape")
        await until(lambda: "Choose 2 cards for" in seen(app))


def test_whose_samurai_are_removed_has_the_same_key_when_another_cannot_be_any_more() -> None:
    both = keys_of(["army red", "army blue"], [])
    assert keys_of(["army blue"], []) == {"army blue": both["army blue"]}


@async_test()
async def test_a_key_that_means_nothing_names_those_that_do(address: str) -> None:
    """Wrong keys were silent."""
    async with terminal(address, THREE) as (app, pilot):
        await seated(app, pilot)
        await pilot.press("9")
        await until(lambda: "‘9’ does nothing now. These do: 1 2 3 4 5 6 ? h" in seen(app))
        await pilot.press("n")  # a rematch, before the end
        await until(lambda: "‘n’ does nothing now." in seen(app))
        await pilot.press("escape")
        await until(lambda: "does nothing" not in seen(app))


@async_test()
async def test_keys_typed_while_something_is_under_way_are_kept() -> None:
    """A hint that was asked for while a bot moved never came."""
    app = StillApp("en", table_screen(at_table("joraku", {"players": "3"}, passing)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        asked: list[str] = []
        screen.commands = {**screen.commands, "h": lambda: asked.append("h")}
        screen.sending = True
        await pilot.press("h", "9")
        assert "Kept until you can act: h 9" in seen(app)
        assert not asked
        screen.sending = False
        await screen.do_kept()
        assert asked == ["h"]
        assert screen.ahead == ()
        assert "‘9’ does nothing now" in seen(app)


@async_test()
async def test_a_kept_key_never_plays_another_card_than_it_was_typed_for() -> None:
    app = StillApp("en", table_screen(at_table("joraku", {"players": "3"}, passing)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.sending = True
        await pilot.press("2")
        assert "Kept until you can act: 2" in seen(app)
        screen.lay = screen.lay[::-1]  # the cards were others then
        screen.sending = False
        await screen.do_kept()
        assert "it was not done: 2" in seen(app)
        assert not screen.sending


@async_test()
async def test_escape_goes_back_to_the_choice_between_placing_and_marching(address: str) -> None:
    """Only ‘u’ did."""
    async with terminal(address, THREE) as (app, pilot):
        screen = await seated(app, pilot)
        await play_on(app, pilot, lambda s: "march" in s.picking().open)
        await until(lambda: "[m] March" in seen(app))
        await pilot.press("m")
        await until(lambda: "pick a piece" in seen(app))
        await pilot.press("?")
        await until(lambda: isinstance(app.screen, TextScreen))
        assert "u takes your latest step back." in words_of(app.screen)
        await pilot.press("escape")
        await until(lambda: app.screen is screen)
        await pilot.press("escape")
        await until(lambda: "[m] March" in seen(app))
        await pilot.press("?")
        await until(lambda: isinstance(app.screen, TextScreen))
        assert "Nothing of yours can be taken back now" in words_of(app.screen)


def words_of(screen: object) -> str:
    """What a screen of text says."""
    assert isinstance(screen, TextScreen)
    return "\n".join(screen.text_lines)


SHAPES = [{"players": "3"}, {"players": "2", "mode": "houses"}, {"players": "2", "mode": "neutral"}]


@pytest.mark.parametrize("options", SHAPES, ids=str)
def test_what_is_closed_is_what_the_rules_leave_nothing_for(options: dict[str, str]) -> None:
    """March was offered when nothing could march, and Place with an empty supply."""
    closed = 0
    for number in range(6):
        seed = b"closed %d" % number
        table, rng = Table(catalog.find("joraku", dict(options)), seed), Rng(seed)
        while acting := table.state.to_act():
            legal = table.state.legal(acting[0])
            view = table.view(acting[0]).as_dict()
            found = WORDS["joraku"].closed(view, "en")
            if view["phase"] == "choose":
                after = {}
                for each in legal:
                    state = table.state.copy()
                    state.step(acting[0], each, None)
                    after[str(each)] = [str(a) for a in state.legal(acting[0])]
                assert {use for use in after if after[use] == ["end"]} == set(found), view
                closed += len(found)
            place = [each for each in legal if str(each).startswith(("put", "place"))]
            table.play(acting[0], (place or legal)[rng.below(len(place or legal))])
    assert closed


def test_what_would_do_nothing_is_no_choice_as_long_as_something_else_is() -> None:
    picks = WORDS["joraku"].picks
    found = picking(["place", "march"], (), picks)
    assert found.without({"place": "why"}).open == ("march",)
    assert found.without({"place": "why", "march": "why"}).open == ("place", "march")
    assert picking(["end", "put ise"], (), picks).first() == "area ise"


def after_round_one(table: Table) -> bool:
    """Until the first round is scored."""
    return table.view(0).as_dict()["round"] == 2


@pytest.mark.parametrize("players", ["3", "4"])
def test_the_points_of_a_round_add_up(players: str) -> None:
    table = table_at("joraku", {"players": players, "variants": "1 5"}, after_round_one)
    info = info_of(table)
    update = update_of(table, info, 0, "en")
    assert update.view is not None
    found = scored(update.events, update.view, names_of(info, "en"), "en")
    assert found is not None
    head, *rows = found.table
    assert (found.number, found.title) == (1, "Round I is scored")
    for column, faction in enumerate(update.view["factions"], start=2):
        points = [re.sub(r"[·+]| \(.*", "", row[column]) for row in rows]
        areas, more = [int(each or 0) for each in points[:7]], points[7:]
        assert sum(areas) == int(more[0] or 0), head[column]
        assert sum(int(each or 0) for each in more[:-1]) == int(more[-1]) == faction["rp"]
    assert found.plain[-1].startswith("Reputation now: Aki ")


@async_test()
async def test_the_end_of_a_round_waits_until_it_is_read() -> None:
    """It passed in a second and a half, in one line."""
    before = at_table("joraku", {"players": "3"}, lambda t: t.view(0).as_dict()["round"] == 1)
    app = StillApp("en", table_screen(before))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        table = table_at("joraku", {"players": "3"}, after_round_one)
        later = update_of(table, info_of(table), 0, "en").model_copy(update={"version": 3})
        screen.at.seat._updated(later)
        await screen.after_news()
        await until(lambda: isinstance(app.screen, ScoreScreen))
        assert "6 Shinano" in words_of(app.screen)
        await pilot.press("enter")  # on its way when the round ended
        assert isinstance(app.screen, ScoreScreen)
        app.screen.since -= SEEN
        await pilot.press("enter")
        await until(lambda: app.screen is screen)
        assert screen.scored == 1


@async_test()
async def test_a_round_that_was_over_before_one_came_is_not_shown() -> None:
    came = at_table("joraku", {"players": "3"}, phase("march"))
    app = StillApp("en", table_screen(came))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.scored == 1


@async_test()
async def test_the_first_game_offers_the_first_steps_then_one_line_a_choice(address: str) -> None:
    async with terminal(address, THREE) as (app, pilot):
        screen = await seated(app, pilot)
        await until(lambda: "New here? F reads “First steps”." in seen(app))
        await pilot.press("F")
        await until(lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("escape")
        await until(lambda: app.screen is screen)
        await play_on(app, pilot, lambda s: "march" in s.at.now.legal)
        await until(lambda: "action points (AP)" in seen(app))


@async_test()
async def test_the_form_explains_its_keys_and_offers_the_first_steps(address: str) -> None:
    """`?` was dead there."""
    async with terminal(address) as (app, pilot):
        await until(lambda: len(app.screen_stack) > 2)
        app.push_screen(NewTableScreen("joraku", "en"))
        await until(lambda: "New here? F reads" in seen(app))
        form = app.screen
        await pilot.press("z")
        await until(lambda: "‘z’ does nothing now. These do: ↑ ↓" in seen(app))
        await pilot.press("?")
        await until(lambda: isinstance(app.screen, TextScreen))
        assert "Six cards each" in words_of(app.screen)
        await pilot.press("escape")
        await until(lambda: app.screen is form)
        await pilot.press("F")
        await until(lambda: isinstance(app.screen, RulesScreen))


def test_a_tip_stays_for_its_choice_and_comes_once() -> None:
    tips = Tips()
    assert [tips.next(choice, ["a", "b"]) for choice in (1, 1, 2, 3)] == ["a", "a", "b", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_one_line(language: str) -> None:
    from rich.cells import cell_len

    view = at_table("joraku", {"players": "3"}, phase("march")).view
    assert view is not None
    told = WORDS["joraku"].all_tips(view, {"kachidoki": "all"}, language)
    assert len(told) == 9
    for act in ("1", "campaign", "4"):
        table = Table(catalog.find("rokumon", {"act": act}), b"tips")
        shown = table.view(0).as_dict()
        told += WORDS["rokumon"].all_tips(shown, {"honour": "on"}, language)
    assert not [tip for tip in told if cell_len(tip) > 77]


def test_a_list_of_tables_names_the_act_and_when_one_came() -> None:
    table = table_at("rokumon", {"act": "4"}, lambda _: True)
    told = table_told(info_of(table), "en", "2026-11-18 04:40")
    assert "Act 4" in told
    assert told.startswith("2026-11-18 04:40")


def test_a_table_keeps_the_time_at_which_one_came_there_first() -> None:
    mine = MyTables()
    mine.add(MyTable("local", "Ab-1", "x", "joraku"))
    first = mine.begun("local")["Ab-1"]
    mine._write([MyTable("local", "Ab-1", "x", "joraku", "2026-01-02 03:04")])
    mine.add(MyTable("local", "Ab-1", "y", "joraku"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", first)
    assert mine.begun("local") == {"Ab-1": "2026-01-02 03:04"}


def test_revenge_tokens_are_not_shown_where_they_do_nothing() -> None:
    from kachidoki.tui.screens.rokumon_board import tokens_count

    shown = {
        act: tokens_count(Table(catalog.find("rokumon", {"act": act}), b"tokens").view(0).as_dict())
        for act in ("1", "3", "campaign")
    }
    assert shown == {"1": False, "3": True, "campaign": True}


def test_cards_and_samurai_are_drawn_with_spaces() -> None:
    sitting = at_table("joraku", {"players": "3"}, phase("march"))
    app_screen = TableScreen(StillApp("en", table_screen(sitting)).elsewhere(), sitting)
    lines = [line.plain for line in joraku_board.board(app_screen.shown())]
    assert not [line for line in lines if "]¹" in line or "RP/" in line]


def test_a_solved_hint_says_what_is_proved_and_no_percentage() -> None:
    from kachidoki.protocol import HintInfo

    table = table_at("rokumon", {"act": "1"}, lambda t: t.state.to_act() == (0,))
    sitting = sitting_at(update_of(table, info_of(table), 0, "en"), [0])
    for chance, words in ((0.0, "lost"), (1.0, "won with best play"), (0.5, "Deploy")):
        hint = HintInfo(
            action="deploy a1", then=[], told="Deploy", steps=[], chance=chance, text="Why."
        )
        told = sitting.hint_told(hint)
        assert words in told
        assert "%" not in told
    assert sentence("worth-win", "en", plies=17) == "wins in 17 moves"


@pytest.mark.parametrize("language", LANGUAGES)
@async_test()
async def test_a_key_of_the_last_line_does_not_make_others_vanish(language: str) -> None:
    """Reactions came and went, and in French so did leaving."""
    sitting = at_table("joraku", {"players": "3"}, phase("march"), language)
    app = StillApp(language, table_screen(sitting))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        lines = []
        for able in (False, True):
            now = sitting.now.model_copy(update={"take_back": able})
            screen.at.seat._updated(now)
            screen.draw_page()
            lines.append(seen(app).splitlines()[-1])
            assert sentence("tui-key-leave", language) in lines[-1]
        react = sentence("page-react", language)
        assert (react in lines[0]) == (react in lines[1])
