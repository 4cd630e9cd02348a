"""Several people at one table in real browsers, and what breaks between them and the server."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.support.lives import Lives, lives
from tests.web import rokumon_kit
from tests.web.joraku_kit import READY, ROUND, Keys, Person, make_table
from tests.web.kit import no_barriers, visitor

CARDS = "[...document.querySelectorAll('.jo-hand .jo-card')].map((card) => card.dataset.key)"
SUPPLY = ".jo-plaque.mine .jo-supply"
IDS = ["pointer", "keyboard"]
HANDS = pytest.mark.parametrize("hands", [Person, Keys], ids=IDS)
ROKUMON_HANDS = pytest.mark.parametrize("hands", [rokumon_kit.Person, rokumon_kit.Keys], ids=IDS)


def shared_table(page: Page, address: str, **options: str) -> str:
    """A table with open seats beside this browser's own."""
    wish = {"game": "joraku", "options": options, "name": "Oda"}
    made = page.context.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/t/{made.json()['table']['table']}"


def test_two_browsers_play_a_round_and_never_see_the_others_cards(
    browser: Browser, address: str
) -> None:
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, address))[0] for _ in range(2)]
        link = shared_table(pages[0], address, players="2", mode="neutral")
        for page in pages:
            page.goto(link)
        pages[1].fill("[data-key=name]", "Uesugi")
        pages[1].click("[data-key=sit]")
        people = [Person(pages[0]), Keys(pages[1])]
        compared = 0
        while not all(page.query_selector(ROUND) for page in pages):
            ready = [person for person in people if person.page.query_selector(READY)]
            for person in ready:
                if (phase := person.phase()) is not None:
                    person.act(phase)
            if not ready:
                pages[0].wait_for_timeout(30)
            mine, theirs = (set(page.evaluate(CARDS)) for page in pages)
            steady = all(page.query_selector("[data-phase=play]") for page in pages)
            if steady and mine and theirs:
                assert not mine & theirs
                compared += 1
        assert compared > 5
        results = [page.locator(".jo-sums").inner_text() for page in pages]
        assert results[0] == results[1]


@pytest.mark.parametrize("advice", [False, True])
def test_the_page_says_from_when_a_bot_may_play_and_advises_only_where_it_is_allowed(
    browser: Browser, address: str, advice: bool
) -> None:
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, address))[0] for _ in range(2)]
        pages[0].clock.install()
        wish = {"game": "rokumon", "options": {"act": "1"}, "name": "Oda", "advice": advice}
        made = pages[0].context.request.post(f"{address}/api/tables", data=wish)
        for page in pages:
            page.goto(f"{address}/t/{made.json()['table']['table']}")
        pages[1].fill("[data-key=name]", "Uesugi")
        pages[1].click("[data-key=sit]")
        seats = pages[0].locator(".seats")
        expect(seats).to_contain_text("Uesugi")
        expect(pages[0].locator(".begun")).to_be_visible()
        expect(pages[0].locator("[data-key=hint]")).to_be_visible(visible=advice)
        assert ("may ask for hints" in seats.inner_text()) == advice
        expect(pages[1].locator(".begun")).to_be_visible()
        pages[1].goto(f"{address}/rules/rokumon")
        expect(seats).to_contain_text(re.compile(r"a bot may play in (2:00|1:5\d)"))
        expect(seats.locator("[data-key='bot 1']")).to_have_count(0)
        pages[0].clock.fast_forward(121_000)
        expect(seats.locator("[data-key='bot 1']")).to_have_text("Let a bot play")


def test_a_browser_that_made_500_tables_still_plays(browser: Browser, address: str) -> None:
    """After 114 tables, each with a cookie of its own, no connection was answered any more."""
    with visitor(browser, address) as (page, _):
        page.goto(address)
        page.evaluate("""async () => {
            const body = JSON.stringify({game: "rokumon", options: {act: "1"}});
            const headers = {"content-type": "application/json"};
            for (let made = 0; made < 500; made += 10) {
                const asked = Array.from({length: 10}, () =>
                    fetch("/api/tables", {method: "POST", headers, body}));
                for (const {status} of await Promise.all(asked))
                    if (status !== 201) throw Error(`refused with ${status}`);
            }
        }""")
        (cookie,) = page.context.cookies()
        assert cookie["httpOnly"]
        assert len(cookie["name"] + cookie["value"]) < 100
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="1")
        rokumon_kit.Person(page, 1).act()


def test_both_come_along_to_the_rematch_with_their_seats(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, address))[0] for _ in range(2)]
        wish = {"game": "rokumon", "options": {"act": "1"}, "name": "Oda"}
        made = pages[0].context.request.post(f"{address}/api/tables", data=wish)
        for page in pages:
            page.goto(f"{address}/t/{made.json()['table']['table']}")
        pages[1].fill("[data-key=name]", "Uesugi")
        pages[1].click("[data-key=sit]")
        pages[0].locator("[data-key=surrender]").click()
        pages[0].locator("[data-key=surrender-yes]").click()
        pages[0].click("[data-key=rematch]")
        before = pages[0].url
        expect(pages[0].locator(".rematch")).to_contain_text("Rematch: Oda")
        expect(pages[0].locator(".rematch")).to_contain_text("Not yet answered: Uesugi")
        expect(pages[1].locator(".asks")).to_have_text("Oda would like a rematch")
        pages[1].click("[data-key=no-rematch]")
        expect(pages[0].locator(".rematch")).to_contain_text("No rematch wanted: Uesugi")
        pages[1].goto(address)
        pages[1].goto(before)
        pages[1].click("[data-key=rematch]")  # having thought better of it
        for page, mine in zip(pages, ("Oda (you)", "Uesugi (you)"), strict=True):
            expect(page.locator(".seats li").nth(pages.index(page) ^ 1)).to_contain_text(mine)
            expect(page.locator(".status")).not_to_have_text("The game is over")
        assert pages[0].url == pages[1].url != before


def test_whoever_comes_back_is_told_that_a_bot_played_and_has_the_seat_again(
    browser: Browser, address: str
) -> None:
    """A bot played on for somebody who had come back, and nothing said so."""
    with ExitStack() as stack:
        pages = [stack.enter_context(visitor(browser, address))[0] for _ in range(2)]
        wish = {"game": "rokumon", "options": {"act": "1"}, "name": "Oda"}
        made = pages[0].context.request.post(f"{address}/api/tables", data=wish)
        name = made.json()["table"]["table"]
        link = f"{address}/t/{name}"
        for page in pages:
            page.goto(link)
        pages[1].fill("[data-key=name]", "Uesugi")
        pages[1].click("[data-key=sit]")
        pages[1].wait_for_selector(".begun")
        token = pages[1].evaluate("name => sessionStorage.getItem(`link ${name}`)", name)
        pages[1].goto(address)
        leave = """async ([link, token]) => {
            const socket = new WebSocket(link.replace("http", "ws").replace("/t/", "/api/tables/")
                + "/socket");
            await new Promise((resolve) => { socket.onopen = resolve; });
            socket.send(JSON.stringify({ type: "hello", token }));
            socket.send(JSON.stringify({ type: "leave", id: "leave", seat: 1 }));
            await new Promise((resolve, reject) => {
                socket.onmessage = ({ data }) => data.includes('"done"') && resolve();
                socket.onclose = ({ reason }) => reject(new Error(reason));
            });
            socket.onclose = null;
            socket.close();
        }"""
        pages[1].evaluate(leave, [link, token])
        expect(pages[0].locator(".seats")).to_contain_text("a bot plays for them")
        pages[0].locator(".tabletop .spot").first.click()  # the bot answers
        pages[1].goto(link)
        note = pages[1].locator(".came-back")
        expect(note).to_contain_text("While you were away a bot played for you: Hyōta: Casual.")
        expect(note).to_contain_text("The seat is yours again.")
        expect(pages[0].locator(".seats")).not_to_contain_text("a bot plays for them")
        pages[1].wait_for_selector(".begun h1")
        no_barriers(pages[1])
        pages[1].click("[data-key=close-note]")
        expect(note).to_be_hidden()


def lift(page: Page, by_key: bool = False) -> bool:
    """Lift the curtain, if it is drawn."""
    if not page.query_selector("[data-key=lift]"):
        return False
    assert page.evaluate("document.querySelector('.middle > .stage').inert")
    if by_key:
        rokumon_kit.tab_to(page, "lift")
        page.keyboard.press("Enter")
    else:
        page.click("[data-key=lift]")
    page.wait_for_selector(".curtain[hidden]", state="attached")
    return True


def test_behind_the_curtain_nothing_is_left_of_the_last_persons_cards(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        seats = [{"kind": "me", "name": "Oda"}, {"kind": "me", "name": "Uesugi"}]
        wish = {"game": "joraku", "options": {"players": "2", "mode": "houses"}, "seats": seats}
        made = page.context.request.post(f"{address}/api/tables", data=wish)
        page.goto(f"{address}/t/{made.json()['table']['table']}")
        person = Person(page)
        lifted = 0
        while lifted < 8:  # both pass their cards, and play some
            page.wait_for_selector(f"{READY}, {ROUND}, [data-key=lift]")
            if page.query_selector("[data-key=lift]"):
                assert page.evaluate(CARDS) == []
            if lift(page):
                lifted += 1
            elif (phase := person.phase()) is not None:
                person.act(phase)


def test_no_cards_wait_behind_the_curtain_until_points_were_seen(
    browser: Browser, address: str
) -> None:
    """What comes next waits for the points of a round, but not when somebody else is to look."""
    with visitor(browser, address) as (page, _):
        lines: list[WebSocketRoute] = []
        heard: list[dict[str, Any]] = []

        def connect(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            lines.append(route)

            def told(words: str | bytes) -> None:
                heard.append(json.loads(words))
                route.send(words)

            server.on_message(told)
            route.on_message(server.send)

        page.route_web_socket("**/socket", connect)
        seats = [{"kind": "me", "name": "Oda"}, {"kind": "me", "name": "Uesugi"}]
        wish = {"game": "joraku", "options": {"players": "2", "mode": "houses"}, "seats": seats}
        made = page.context.request.post(f"{address}/api/tables", data=wish)
        page.goto(f"{address}/t/{made.json()['table']['table']}")
        page.click("[data-key=lift]")
        page.wait_for_selector(READY)
        last = next(each for each in reversed(heard) if each["type"] == "update")
        assert page.evaluate(CARDS)

        def tell(later: int, **changes: Any) -> None:
            version = last["version"] + later
            now = {**last, "since": version - 1, "version": version, "events": [], **changes}
            lines[-1].send(json.dumps(now))

        own = {**last["view"], "round": 2}
        tell(1, view=own)  # a round has ended
        page.wait_for_selector(ROUND)
        tell(2, view=own)  # somebody does something
        public = {name: value for name, value in own.items() if name != "own"}
        tell(3, view={**public, "seat": None}, seat=None, legal=[], curtain=[1])
        page.wait_for_selector("[data-key=lift]")
        page.wait_for_timeout(100)
        assert page.evaluate(CARDS) == []


@ROKUMON_HANDS
def test_a_whole_game_of_two_at_one_screen(
    browser: Browser, address: str, hands: type[rokumon_kit.Person]
) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(rokumon_kit.make_table(page, address, rokumon_kit.BOTH, act="4", tokens="1 1"))
        person = hands(page, 3)
        lifted = 0
        while not person.over():
            page.wait_for_selector(f"{rokumon_kit.OPEN}, [data-key=lift]")
            if lift(page, by_key=hands is rokumon_kit.Keys):
                lifted += 1
            else:
                person.act()
        assert lifted > 4
        expect(page.locator(".ending strong")).to_contain_text(rokumon_kit.ENDED)


class Wire:
    """The line between a page and the server, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.routes: list[WebSocketRoute] = []
        self.swallows = False
        page.route_web_socket("**/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        """Pass everything on, unless it shall be lost."""
        server = route.connect_to_server()
        route.on_message(lambda words: None if self.swallows else server.send(words))
        server.on_message(lambda words: None if self.swallows else route.send(words))
        self.routes.append(route)

    def cut(self) -> None:
        """End the connection; the page comes back by itself."""
        self.swallows = False
        self.routes[-1].close(code=1011)


@HANDS
def test_a_cut_connection_in_the_middle_of_a_turn_loses_no_step_and_doubles_none(
    browser: Browser, address: str, hands: type[Person]
) -> None:
    with visitor(browser, address) as (page, _):
        wire = Wire(page)
        page.goto(make_table(page.context, address, 2, players="3"))
        person = hands(page)
        person.place_one()
        expect(page.locator(SUPPLY)).to_have_text("9")
        page.wait_for_selector(READY)
        # The next step is lost on its way, with the connection.
        wire.swallows = True
        person.press(".jo-area.lit")
        wire.cut()
        expect(page.locator(SUPPLY)).to_have_text("8")
        page.wait_for_selector(READY)
        # And once more while nothing is on its way.
        steps = page.locator(".log .step").count()
        wire.cut()
        person.press('[data-key="bar back"]')
        expect(page.locator(SUPPLY)).to_have_text("9")
        assert len(wire.routes) == 3
        expect(page.locator(".link-state")).to_be_hidden()
        expect(page.locator(".log .step")).to_have_count(steps + 1)


def start(server: Lives) -> int:
    """A life of the server, once it answers."""
    life = server.start(bots=True)
    while True:
        with suppress(httpx.TransportError):
            if httpx.get(f"{server.address}/health").is_success:
                return life


@ROKUMON_HANDS
def test_a_server_that_is_killed_under_the_page_comes_back_with_the_game(
    browser: Browser, tmp_path: Path, hands: type[rokumon_kit.Person]
) -> None:
    with lives(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        life = start(server)
        with visitor(browser, server.address) as (page, watched):
            watched.allowed = ["WebSocket", "ERR_CONNECTION", "Failed to load", "verdict"]
            rokumon_kit.sit(page, server.address, rokumon_kit.BOT, act="2", coins="gggjjjj")
            person = hands(page, 5)
            for _ in range(2):
                person.act()
                page.locator(rokumon_kit.OPEN).first.wait_for()
                server.kill(life)
                expect(page.locator(".link-state")).to_be_visible()
                life = start(server)
                expect(page.locator(".link-state")).to_be_hidden(timeout=15_000)
            person.play()
            expect(page.locator(".ending strong")).to_contain_text(rokumon_kit.ENDED)
        server.kill(life)
