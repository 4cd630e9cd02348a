"""A terminal among others: at one table with every other kind of client, and what it is shown."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from textual.pilot import Pilot

from kachidoki import catalog
from kachidoki.client import Seat, Server
from kachidoki.core import CHANCE, Game, IllegalAction, Rng
from kachidoki.joraku import Joraku
from kachidoki.protocol import NewTable, SeatWish
from kachidoki.rokumon import Rokumon
from kachidoki.tui.links import Link
from kachidoki.tui.opening import Opening
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import TextScreen
from tests.async_test import async_test
from tests.joraku import secrets as joraku
from tests.rokumon import secrets as rokumon
from tests.secrecy import Line
from tests.server.support.servers import act_somehow
from tests.server.support.universe import (
    Multiverse,
    Script,
    draws_of,
    multiverse,
)
from tests.system import browser_for_tests
from tests.web.conftest import FLAGS
from tests.web.joraku_kit import Person
from tests.web.kit import visitor

GAMES = int(os.environ.get("KACHIDOKI_TEST_TOGETHER", "1"))
# What a browser shows of everybody, and of which version of the game.
SEEN = """() => {
    const plaques = [...document.querySelectorAll(".jo-plaque")];
    const read = (part) => Object.fromEntries(plaques.map((plaque) =>
        [plaque.dataset.colour, parseInt(plaque.querySelector(part).textContent)]));
    const version = Number(document.querySelector(".stage[data-version]")?.dataset.version ?? -1);
    return {version, points: read(".jo-rp b"), supply: read(".jo-supply")};
}"""
WITHOUT = ("legal", "loose", "own", "seat", "unseen")  # what differs from seat to seat


async def table_of(app: TerminalApp, pilot: Pilot[None]) -> TableScreen:
    """The table, once it was told of; title cards are read away."""
    while True:
        if isinstance(app.screen, TextScreen):
            await pilot.press("enter")
        elif isinstance(app.screen, TableScreen) and app.screen.here:
            return app.screen
        await asyncio.sleep(0.002)


async def told(app: TerminalApp, pilot: Pilot[None], version: int) -> TableScreen:
    """The table, once it shows a version."""
    screen = await table_of(app, pilot)
    await screen.at.seat.wait(lambda: screen.at.now.version >= version)
    # The screen is told in a turn of its own, and until its own step is done nothing is lit.
    while screen.version < version or screen.sending:
        await asyncio.sleep(0)
    return await table_of(app, pilot)


def public(view: Any) -> dict[str, Any]:
    """What everybody sees alike."""
    return {key: value for key, value in view.items() if key not in WITHOUT}


async def pick(screen: TableScreen, action: str) -> None:
    """Pick an action as a press on what is lit does."""
    for step in screen.at.words.picks(action):
        await screen.pick(step)


def options_of(number: int) -> dict[str, str]:
    """Mixed games: variant cards, both ways of passing, both editions of Kachidoki."""
    return {
        "players": "4",
        "variants": ("none", "random")[number % 2],
        "passing": ("left", "both")[number // 2 % 2],
        "kachidoki": ("all", "winner")[number // 4 % 2],
    }


class Chromium:
    """A real browser for all games, in a thread of its own, where all of Playwright stays."""

    def __init__(self) -> None:
        self.jobs: SimpleQueue[Callable[[Browser], None] | None] = SimpleQueue()
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        """One job after another, until there is none."""
        where = browser_for_tests()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
            while (job := self.jobs.get()) is not None:
                job(browser)
            browser.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    """A browser for all games."""
    found = Chromium()
    yield found
    found.jobs.put(None)


@dataclass
class InChromium:
    """Somebody who plays in a real browser; what it shows is noted at every turn."""

    address: str
    table: str
    token: str
    seen: list[dict[str, Any]] = field(default_factory=list)

    def play(self, browser: Browser) -> None:
        """To the end of the game."""
        with visitor(browser, self.address) as (page, _):
            there = f"{self.address}/api/tables/{self.table}/return"
            headers = {"origin": self.address}
            assert page.request.post(there, data={"token": self.token}, headers=headers).ok
            page.goto(f"{self.address}/t/{self.table}")
            person = Person(page)
            while (phase := person.phase()) is not None:
                self.seen.append(page.evaluate(SEEN))
                person.act(phase)
            self.seen.append(page.evaluate(SEEN))

    def begin(self, chromium: Chromium) -> asyncio.Future[None]:
        """Play beside everything else; done when the browser has seen the end."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def tell(error: BaseException | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        def run(browser: Browser) -> None:
            error: BaseException | None = None
            try:
                self.play(browser)
            except BaseException as wrong:  # it is told in the test's own thread
                error = wrong
            with suppress(RuntimeError):  # the test has failed and ended already
                loop.call_soon_threadsafe(tell, error)

        chromium.jobs.put(run)
        return done


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
@async_test(within=900)
async def test_a_terminal_a_browser_a_program_and_a_bot_play_in_step(
    number: int, address: str, browser: Chromium
) -> None:
    wish = [SeatWish(kind="me"), *[SeatWish(kind="open")] * 2, SeatWish(kind="bot", bot="casual")]
    new = NewTable(game="joraku", options=options_of(number), seats=wish, name="Aki")
    async with Server(address) as server:
        made = await server.make(new)
        name = made.table.table
        ben, chiyo = [await server.sit(name, each) for each in ("Ben", "Chiyo")]
        app = TerminalApp(Opening("en", "Aki", Link(address, name, made.token)))
        async with (
            app.run_test(size=(80, 24)) as pilot,
            server.seat(name, ben.token) as program,
        ):
            person = InChromium(address, name, str(chiyo.token))
            playing = person.begin(browser)
            views = await play_together(app, pilot, program, playing, b"together %d" % number)
            await playing
            assert (await server.record(name)).startswith("kachidoki record")
    compared = 0
    for shown in person.seen:
        if (view := views.get(shown["version"])) is not None:
            assert shown["points"] == {f["colour"]: f["rp"] for f in view["factions"]}
            assert shown["supply"] == {f["colour"]: f["supply"] for f in view["factions"]}
            compared += 1
    assert compared > 10, person.seen[:3]


async def play_together(
    app: TerminalApp,
    pilot: Pilot[None],
    program: Seat,
    browser: asyncio.Future[None],
    seed: bytes,
) -> dict[int, dict[str, Any]]:
    """Whoever is to act does something, and all see the same; returns what was seen by version."""
    rng = Rng(seed)
    views: dict[int, dict[str, Any]] = {}
    while program.now.table.status != "over":
        assert not browser.done() or browser.result() is None
        news = program.news
        screen = await told(app, pilot, program.now.version)
        shown = screen.version
        await program.wait(lambda: program.now.version >= shown)  # noqa: B023 (waited for here)
        if program.now.version == screen.at.now.version:
            assert public(screen.at.view) == public(program.now.view)
            assert screen.at.now.outcome == program.now.outcome
            views[program.now.version] = public(program.now.view)
        if screen.picking().open:
            lit, picks = screen.picking().lit, screen.at.words.picks
            legal = [each for each in screen.at.now.legal if picks(each)[0] in lit]
            before = screen.at.now.version
            await pick(screen, legal[rng.below(len(legal))])
            await told(app, pilot, before + 1)
        elif program.now.legal:
            await act_somehow(program, rng)
        else:
            waiting = asyncio.ensure_future(program.later(news))
            await asyncio.wait((waiting, browser), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
    screen = await told(app, pilot, program.now.version)
    views[program.now.version] = public(program.now.view)
    assert screen.at.now.outcome == program.now.outcome
    assert screen.at.over
    return views


async def shown_to(
    world: Multiverse, game: Game, options: dict[str, str], lines: list[Line], seat: int
) -> list[Any]:
    """Every page that the terminal of a seat shows while these lines are played."""
    Script.draws = draws_of(game, lines)
    kinds = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (game.seats - 1)]
    pages: list[Any] = []
    async with Server(world.doors[0]) as server:
        host = await server.make(NewTable(game=game.name, options=options, seats=kinds, name="P0"))
        name = host.table.table
        tokens = [str(host.token)]
        for number in range(1, game.seats):
            tokens.append(str((await server.sit(name, f"P{number}", number)).token))
        others = {n: server.seat(name, tokens[n]) for n in range(game.seats) if n != seat}
        app = TerminalApp(Opening("en", "P", Link(world.doors[0], name, tokens[seat])))
        async with app.run_test(size=(80, 24)) as pilot:
            for other in others.values():
                await other.__aenter__()
            screen = await table_of(app, pilot)
            while screen.first is None:  # what newcomers are told begins when that is known
                await asyncio.sleep(0.002)
            for who, text in lines:
                if who == CHANCE:
                    continue
                doer = screen.at.seat if who == seat else others[who]
                await doer.wait(lambda doer=doer, text=text: text in doer.now.legal)  # type: ignore[misc]
                version = await doer.act(text)
                screen = await told(app, pilot, version)
                words = screen.at.words.board(
                    screen.at.view or {}, screen.at.table.options, screen.at.names, "en"
                )
                screen.draw_page()
                pages.append((screen.canvas.lines, words))
            for other in others.values():
                await other.__aexit__(None, None, None)
    world.clear()
    return pages


async def compare(
    world: Multiverse,
    game: Game,
    options: dict[str, str],
    lines: list[Line],
    exchange: Callable[[], list[Line]],
) -> None:
    """Play twice; what seat 0 cannot know is exchanged the second time."""
    for _ in range(50):
        other = exchange()
        try:
            draws_of(game, other)
        except IllegalAction:
            continue
        if other != lines:
            break
    assert other != lines
    assert await shown_to(world, game, options, lines, 0) == await shown_to(
        world, game, options, other, 0
    )


@async_test(within=300)
async def test_hidden_cards_change_nothing_that_a_terminal_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"players": "3"}
    game = catalog.find("joraku", options)
    assert isinstance(game, Joraku)
    rng = Rng(b"terminal")
    whole = joraku.random_lines(game, rng)
    lines = whole[: next(n for n, line in enumerate(whole) if n > 60 and line[0] != CHANCE)]
    with multiverse(tmp_path, monkeypatch) as world:
        await compare(
            world, game, options, lines, lambda: joraku.exchange_unseen(game, lines, 0, rng)
        )


@async_test(within=300)
async def test_hidden_values_change_nothing_that_a_terminal_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"act": "4", "tokens": "2 1"}
    game = catalog.find("rokumon", options)
    assert isinstance(game, Rokumon)
    rng = Rng(b"terminal")
    lines, settled, acts = rokumon.random_lines(game, rng)
    lines = lines[:-1]

    def exchange() -> list[Line]:
        followed = rokumon.follow(lines, settled)
        return rokumon.other_values(lines, acts, followed, [1], rng)

    with multiverse(tmp_path, monkeypatch) as world:
        await compare(world, game, options, lines, exchange)
