"""Whoever comes back, whoever is invited, whoever watches; what the tab says; an installed page."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from kachidoki.text import LANGUAGES, sentence
from tests.web import rokumon_kit
from tests.web.kit import PHONE, no_barriers, visitor

# Whether the icon of the tab is that of a turn.
TURN_ICON = """() => fetch("/web/icon-turn.svg").then((answer) => answer.text()).then(
    (icon) => decodeURIComponent(document.querySelector("link[rel=icon]").href).endsWith(icon)
)"""
NARROW = "document.documentElement.scrollWidth <= innerWidth"
LOOKED_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
# A browser that lets the page show notifications, or not, and says which were shown.
NOTIFICATION = """
    window.shown = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (Notification.permission = "ANSWER");
        constructor(title, { body }) { window.shown.push(body); }
        close() {}
    };
    document.hasFocus = () => false;
"""


def shared(page: Page, address: str, game: str = "rokumon", **more: object) -> str:
    """The address of a table with an open seat beside this browser's own."""
    wish = {"game": game, "options": {"act": "1"}, "name": "Oda", "title": "Sunday", **more}
    made = page.context.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/t/{made.json()['table']['table']}"


def sit(page: Page, link: str, name: str = "Uesugi") -> None:
    """Accept an invitation."""
    page.goto(link)
    page.fill("[data-key=name]", name)
    page.click("[data-key=sit]")
    page.wait_for_selector(".begun")


def test_tables_where_it_is_your_turn_come_first(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(visitor(browser, address))[0] for _ in range(2))
        link = shared(one, address)
        one.goto(link)
        sit(two, link)
        waits = shared(two, address, title="Monday")
        two.goto(waits)
        two.wait_for_selector(".waiting")
        one.wait_for_selector(".begun")
        for page, kind, status in ((one, "yours", "It is your turn"), (two, "running", "Oda")):
            page.goto(address)
            group = page.locator(f"[data-kind={kind}]")
            expect(group).to_contain_text(status)
            expect(group).to_contain_text("Sunday")
            if kind == "yours":
                page.wait_for_function(TURN_ICON)
            picture = group.locator("li", has_text="Sunday").locator("img")
            assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
            assert "seat" not in str(picture.get_attribute("src"))  # what everybody sees
        expect(two.locator("[data-kind=running]")).to_contain_text("Waiting for players")
        expect(one.locator(".my-tables:has(~ .games)")).to_contain_text("against Uesugi")
        # The games stood in another order for whoever had been at a table of Rokumon.
        cards = one.locator(".games .game").evaluate_all("all => all.map((each) => each.className)")
        assert cards == ["sheet game joraku", "sheet game rokumon"]
        no_barriers(one)
        # Somebody acts: the other is told without loading the page again.
        assert two.title() == "Kachidoki"
        one.click("[data-kind=yours] a")
        one.wait_for_selector(".begun")
        one.wait_for_function(TURN_ICON)
        one.locator(".tabletop .spot").first.click()
        expect(one.locator(".status")).to_contain_text("Uesugi")
        one.wait_for_function(f"async () => !(await ({TURN_ICON})())")
        assert one.title() == "Sunday · Kachidoki"
        two.evaluate(LOOKED_AGAIN)
        expect(two.locator("[data-kind=yours]")).to_contain_text("Sunday")
        assert two.title() == "● It is your turn · Kachidoki"


def test_a_finished_game_tells_its_result_and_can_be_taken_off_the_list(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        for _ in range(5):
            rokumon_kit.sit(page, address, rokumon_kit.BOT, act="1")
            page.locator("[data-key=surrender]").click()
            page.locator("[data-key=surrender-yes]").click()
            page.wait_for_selector("[data-key=rematch]")
        page.goto(address)
        games = page.locator("[data-kind=finished] li")
        expect(games).to_have_count(2)
        expect(games.first).to_contain_text("wins")
        expect(games.first.locator("time")).to_have_text(re.compile("now|ago"))
        page.click("[data-key=all-finished]")
        expect(games).to_have_count(5)
        expect(page.locator("[data-key=all-finished]")).to_have_text("Less")
        expect(page.locator("[data-key=all-finished]")).to_be_focused()
        # What goes on would stand above the games that can be begun, and what is over is below.
        expect(page.locator(".games ~ .my-tables")).to_be_visible()
        expect(page.locator(".my-tables:has(~ .games)")).to_be_hidden()
        games.first.get_by_role("button").click()
        expect(games.get_by_role("link")).to_have_count(4)
        assert page.evaluate(NARROW)
        page.reload()
        expect(page.locator("[data-key=all-finished]")).to_have_text("Show all (4)")


def test_a_first_page_with_many_tables_is_light(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "casual"}] * 3]
        links = [
            shared(page, address, "joraku", options={"players": "4"}, seats=seats)
            for _ in range(24)
        ]
        visits = [
            {"table": link.rpartition("/")[2], "title": "Sunday", "game": "joraku", "at": 1}
            for link in links
        ]
        page.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps(visits))}")
        sizes: list[int] = []
        page.on(
            "requestfinished",
            lambda request: sizes.append(request.sizes()["responseBodySize"]),
        )
        page.goto(address)
        expect(page.locator("[data-kind=yours] li")).to_have_count(6)
        page.wait_for_load_state("networkidle")
        assert 80_000 < sum(sizes) < 200_000
        page.click("[data-key=all-running]")
        expect(page.locator("[data-kind=yours] li")).to_have_count(24)


def test_a_table_taken_off_the_list_can_be_brought_back(browser: Browser, address: str) -> None:
    """It was gone at once, with one tap beside its name."""
    with visitor(browser, address) as (page, _):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]
        name = shared(page, address, "rokumon", seats=seats).rpartition("/")[2]
        visit = {"table": name, "title": "Sunday", "game": "rokumon", "at": 1}
        page.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps([visit]))}")
        page.goto(address)
        row = page.locator(f"[data-table='{name}']")
        page.click(f"[data-key='forget {name}']")
        expect(row).to_contain_text("taken off this list")
        expect(row.locator("a")).to_have_count(0)
        assert page.evaluate("localStorage.tables") == "[]"
        expect(page.locator(f"[data-key='undo {name}']")).to_be_focused()
        page.keyboard.press("Enter")
        expect(row.locator("a")).to_be_visible()
        page.reload()
        expect(row.locator("a")).to_be_visible()
        page.click(f"[data-key='forget {name}']")
        page.reload()  # whoever leaves has meant it
        expect(page.locator(".games")).to_be_visible()
        expect(row).to_have_count(0)


def test_a_table_that_is_gone_leaves_the_list(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        visit = {"table": "cleared", "title": "Long ago", "game": "joraku", "at": 1}
        page.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps([visit]))}")
        page.goto(address)
        page.wait_for_function("() => localStorage.tables === '[]'")  # the server says so
        expect(page.locator(".games")).to_be_visible()
        expect(page.locator(".my-tables").first).to_be_hidden()


def test_name_and_look_are_changed_on_the_first_page(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(address)
        page.fill("[data-key=own-name]", "  Tomoe ")
        page.locator(".you select").select_option("dark")
        expect(page.locator("html")).to_have_attribute("data-look", "dark")
        assert "dark=true" in str(page.locator(".moment img").first.get_attribute("src"))
        page.click("[data-play=rokumon]")
        expect(page.locator(".seats")).to_contain_text("Tomoe (you)")


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_whoever_asks_for_it_is_notified_of_their_turn(
    browser: Browser, address: str, answer: str
) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(visitor(browser, address))[0] for _ in range(2))
        two.add_init_script(NOTIFICATION.replace("ANSWER", answer))
        link = shared(one, address)
        one.goto(link)
        sit(two, link)
        two.goto(address)
        two.click("[data-key=notices]")
        if answer == "denied":
            expect(two.locator(".toast")).to_contain_text("no notifications")
            assert two.evaluate("window.shown") == []
            return
        expect(two.locator("[data-key=notices]")).to_be_hidden()
        two.click("[data-kind=running] a")
        two.wait_for_selector(".begun")
        one.locator(".tabletop .spot").first.click()
        two.wait_for_function("() => window.shown.length === 2")
        assert two.evaluate("window.shown[1]") == "Sunday: It is your turn"
        assert two.title() == "● It is your turn · Sunday · Kachidoki"
        two.wait_for_function(TURN_ICON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_asks_to_what_and_has_one_button(
    browser: Browser, address: str, language: str
) -> None:
    with ExitStack() as stack:
        host, _ = stack.enter_context(visitor(browser, address))
        guest, _ = stack.enter_context(
            visitor(browser, address, language=language, size=PHONE, touch=True)
        )
        options = {"players": "2", "mode": "neutral", "variants": "2,5"}
        clock = {"game": 300, "increment": 5}
        link = shared(host, address, "joraku", options=options, clock=clock)
        guest.goto(link)
        asked = guest.locator(".waiting")
        game = sentence("page-game-joraku", language)
        expect(asked.locator("h2")).to_have_text(
            sentence("page-invited-by", language, name="Oda", game=game)
        )
        for key in (
            "page-choice-mode-neutral",
            "page-joraku-variant-5",
            "page-takes-joraku",
        ):
            expect(asked.locator(".facts")).to_contain_text(sentence(key, language))
        expect(asked.locator(".main")).to_have_count(1)
        shown = asked.locator(".moment img")
        assert shown.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
        assert guest.evaluate(NARROW)
        guest.click("[data-key=lesson]")
        expect(guest.locator("dialog .rule-body li").first).to_be_visible()
        guest.keyboard.press("Escape")
        no_barriers(guest)
        guest.fill("[data-key=name]", "Uesugi")
        guest.keyboard.press("Enter")
        guest.wait_for_selector(".begun")


def test_a_name_that_is_being_typed_stays_when_somebody_else_sits_down(
    browser: Browser, address: str
) -> None:
    with ExitStack() as stack:
        host, one, two = (stack.enter_context(visitor(browser, address))[0] for _ in range(3))
        link = shared(host, address, "joraku", options={"players": "3"})
        one.goto(link)
        one.fill("[data-key=name]", "Tom")
        two.goto(link)
        two.fill("[data-key=name]", "Uesugi")
        two.click("[data-key=sit]")
        expect(one.locator(".seats")).to_contain_text("Uesugi")
        expect(one.locator("[data-key=name]")).to_have_value("Tom")
        expect(one.locator("[data-key=name]")).to_be_focused()


def test_spectators_read_that_they_watch(browser: Browser, address: str) -> None:
    with ExitStack() as stack:
        one, two, other = (stack.enter_context(visitor(browser, address))[0] for _ in range(3))
        link = shared(one, address)
        one.goto(link)
        sit(two, link)
        other.goto(link)
        expect(other.locator(".watches")).to_contain_text("You are watching as a spectator")
        expect(two.locator(".watches")).to_have_count(0)
        other.goto(address)
        expect(other.locator("[data-kind=running]")).to_contain_text("you watch")


def test_the_link_to_a_table_has_room_and_is_copied(browser: Browser, address: str) -> None:
    with visitor(browser, address, size=PHONE) as (page, _):
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        link = shared(page, address)
        page.goto(link)
        page.click(".waiting [data-key=copy]")
        expect(page.locator(".toast")).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == link
        field = page.locator("[data-key=link]")
        assert field.evaluate("field => field.clientWidth >= 250")
        page.click("[data-key=share]")
        assert page.evaluate(NARROW)
        no_barriers(page)


def test_an_unknown_address_is_a_page_for_a_browser_and_json_for_a_program(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, watched):
        watched.allowed = ["404"]
        answer = page.goto(f"{address}/no/such/page")
        assert answer is not None
        assert answer.status == 404
        expect(page.locator("h1")).to_have_text("There is no such page.")
        page.click(".lost a")
        page.wait_for_selector(".games")
    for path, accept in (("/no/such", "*/*"), ("/api/no", "text/html"), ("/web/no", "text/html")):
        found = httpx.get(address + path, headers={"accept": accept})
        assert found.status_code == 404
        assert "html" not in found.headers.get("content-type", "")


def test_the_page_can_be_installed(browser_with_windows: Browser, address: str) -> None:
    with visitor(browser_with_windows, address) as (page, _):
        page.goto(address)
        page.wait_for_selector(".games")
        tools = page.context.new_cdp_session(page)
        manifest = tools.send("Page.getAppManifest")
        assert manifest["url"] == f"{address}/web/manifest.webmanifest"
        assert manifest["errors"] == []
        told = json.loads(manifest["data"])
        found = [
            error["errorId"]
            for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        ]
        assert found == ["in-incognito"]  # as every context of these tests is
    for icon in told["icons"]:
        answer = httpx.get(f"{address}/web/{icon['src']}")
        assert answer.headers["content-type"].startswith(icon["type"])


def test_a_campaign_tells_its_act_and_what_was_tried_again_comes_after_real_games(
    browser: Browser, address: str
) -> None:
    """“Guest: 0, Hyota: 1” said nothing, and games from a review stood first."""
    with visitor(browser, address) as (page, _):
        links = [
            rokumon_kit.make_table(page, address, rokumon_kit.BOT, act=act)
            for act in ("campaign", "1")
        ]
        real, tried = (link.rsplit("/", 1)[1] for link in links)
        visits = [
            {"table": tried, "title": "", "game": "rokumon", "at": 2, "from": "/replay/x?review=0"},
            {"table": real, "title": "", "game": "rokumon", "at": 1},
        ]
        page.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps(visits))}")
        page.goto(address)
        rows = page.locator("[data-kind=yours] li")
        expect(rows).to_have_count(2)
        expect(rows.first).to_have_attribute("data-table", real)
        expect(rows.last).to_have_attribute("data-table", tried)
        told = rows.first.locator(".about .muted")
        expect(told).to_contain_text("The whole campaign · Rokumonsen · against Suzu")
        expect(told).to_contain_text("acts won 0, lost 0")
