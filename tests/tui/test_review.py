"""The review of a finished game in the terminal, drawn and line by line."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from kachidoki.client import ServerRefused
from kachidoki.tui.links import read_link
from kachidoki.tui.opening import Opening
from kachidoki.tui.plain.home import sit_plainly
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.review_pane import SummaryScreen
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import TextScreen
from tests.async_test import async_test
from tests.server.storage.test_upgrade import notes, restored
from tests.server.support.review_process import quick_reviews
from tests.server.support.servers import running, settings_for
from tests.tui.kit import seen, until


@pytest.fixture(scope="module")
def link(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A personal link to a finished game of four people, who played at random."""
    folder = tmp_path_factory.mktemp("reviewed")
    restored("0005", folder).close()
    ((name, tokens),) = notes("0005")["finished"].items()
    with quick_reviews(), running(settings_for(folder)) as address:
        yield f"{address}/t/{name}#{tokens[0]}"


@pytest.mark.slow
@async_test(within=300)
async def test_a_review_leads_to_what_cost_most_shows_both_verdicts_and_the_better_turn(
    link: str,
) -> None:
    app = TerminalApp(Opening("en", "Aki", read_link(link)))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: isinstance(app.screen, TableScreen) and "game is over" in seen(app))
        await pilot.press("v")
        await until(lambda: isinstance(app.screen, ReplayScreen) and "Step 0" in seen(app))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await pilot.press("a")
        await until(lambda: "By what could be known" in seen(app))
        worst = replay.here()
        assert replay.told is not None
        assert worst is not None
        assert worst == replay.told.costliest()[0]
        for words in ("With everything open", "As played", "Given away", "Better: ", "▁"):
            assert words in seen(app)
        # The better turn is played on the board, step by step.
        before = replay.step
        await pilot.press("x")
        await until(lambda: "The better turn · 1 of" in seen(app))
        await pilot.press("left")
        await until(lambda: "Before the turn" in seen(app))
        await pilot.press("escape")
        await until(lambda: "As played" in seen(app))
        assert replay.step == before
        # What could be known then, the summary, and from one mistake to another.
        await pilot.press("w")
        await until(lambda: isinstance(app.screen, TextScreen))
        known = app.screen
        assert isinstance(known, TextScreen)
        assert worst.apart in known.text_lines[-1:]  # how it can be that two bests differ
        await pilot.press("escape")
        await until(lambda: app.screen is replay)
        await pilot.press("home")
        await until(lambda: replay.step == 0)
        await pilot.press("c")
        await until(lambda: isinstance(app.screen, SummaryScreen))
        await pilot.press("1")
        await until(lambda: app.screen is replay)
        await until(lambda: replay.here() == worst)
        mistakes = replay.told.mistakes()
        await pilot.press("home")
        await until(lambda: replay.step == 0)
        await pilot.press("n")
        await until(lambda: replay.here() == mistakes[0])
        await pilot.press("n")
        await until(lambda: replay.here() == mistakes[1])
        await pilot.press("N")
        await until(lambda: replay.here() == mistakes[0])
        # Another try from there against bots; leaving it leads back.
        await pilot.press("t")
        await until(lambda: isinstance(app.screen, TableScreen))
        table = app.screen
        assert isinstance(table, TableScreen)
        await until(lambda: table.here)
        assert [seat.kind for seat in table.at.table.seats].count("bot") == 3
        await pilot.press("q")
        await until(lambda: app.screen is replay)
        # A server that does not answer is told of, and nothing ends.
        replay.place.server.moment = gone  # type: ignore[method-assign, assignment]
        await pilot.press("right")
        await until(lambda: any("nobody is there" in each.message for each in app._notifications))
        assert app.screen is replay


async def gone(*_: object) -> None:
    """A server that has ended meanwhile."""
    raise ServerRefused("no-answer", "nobody is there")


@pytest.mark.slow
@async_test(within=300)
async def test_a_review_is_read_line_by_line(link: str) -> None:
    out = io.StringIO()
    typed = "review\nx\n1\nx\nb\ng\nn\np\ns\nc\n?\nq\nleave\n"
    with ExitStack() as stack:
        await sit_plainly(Opening("en", "Aki", read_link(link)), stack, io.StringIO(typed), out)
    told = out.getvalue()
    for words in (
        "Your three costliest turns",
        "Choose a turn first",
        "of the chance to win (between",
        "By what could be known: ",
        "With everything open: ",
        "With everything open the best is: ",  # where it is another choice
        "Better: ",
        "1 of ",
        "Kyoto",  # the board as it was
        "could not follow",
        "add up exactly to the result",
        "Turned the game: gives away more",
    ):
        assert words in told, words
    assert told.count("‘rematch’ plays once more") == 2
