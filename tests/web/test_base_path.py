"""The page below a path of a real proxy: it is played, and never asks for anything elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support.proxy import documented, free_port, proxy
from tests.server.support.servers import running, settings_for
from tests.web.kit import visitor
from tests.web.rokumon_kit import BOT, Person, sit

BASE = "/games"


@contextmanager
def proxied(server: str, folder: Path) -> Iterator[str]:
    """nginx in front of a server; gives the address of the proxy."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    location = documented(f"location {BASE}/").replace("127.0.0.1:8642", server)
    lines = f"server {{ listen 127.0.0.1:{port}; {location} location / {{ return 404; }} }}"
    with proxy(lines, folder, lambda: answers(address)):
        yield address


def answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 404
    except httpx.ConnectError:
        return False


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("base-path")
    with (
        running(settings_for(folder, base_path=BASE)) as server,
        proxied(server.removeprefix("http://").removesuffix(BASE), folder) as proxy,
    ):
        yield f"{proxy}{BASE}"


def below(page: Page) -> None:
    """All links of a page lead to addresses below the path, or to places in the page."""
    script = "() => [...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href'))"
    found: list[str] = page.evaluate(script)
    elsewhere = [href for href in found if not href.startswith(("#", f"{BASE}/"))]
    assert len(found) > 2
    assert not elsewhere


def test_a_game_is_played_and_replayed_below_a_path_of_a_proxy(
    browser: Browser, address: str
) -> None:
    # A visitor is watched: every request that is not below the address fails the test.
    with visitor(browser, f"{address}/") as (page, _):
        sit(page, address, BOT, act="1")
        page.click("[data-key=share]")
        name = page.url.removeprefix(f"{address}/t/")
        expect(page.locator("dialog input")).to_have_value(f"{address}/t/{name}")
        page.keyboard.press("Escape")
        Person(page, 1).play()
        page.click(f"a[href='{BASE}/replay/{name}']")
        page.wait_for_selector(".player input[type=range]")
        assert page.url.startswith(f"{address}/replay/{name}")
        below(page)
        record = page.locator("a[download]").first.get_attribute("href")
        assert page.context.request.get(f"{address.removesuffix(BASE)}{record}").ok
        page.click("a.brand")
        page.wait_for_selector(".games")
        assert page.url == f"{address}/"
        cookies = page.context.cookies(address)
        assert [(cookie["name"], cookie["path"]) for cookie in cookies] == [("kachidoki", BASE)]


def test_a_friend_opens_the_link_that_is_shown(browser: Browser, address: str) -> None:
    with (
        visitor(browser, f"{address}/") as (host, _),
        visitor(browser, f"{address}/") as (guest, _),
    ):
        host.goto(f"{address}/")
        host.click("[data-friends=rokumon]")
        host.click("[data-key=make]")
        link = host.locator(".waiting input[readonly]").input_value()
        assert link.startswith(f"{address}/t/")
        guest.goto(link)
        guest.fill("[data-key=name]", "Botan")
        guest.click("[data-key=sit]")
        guest.wait_for_selector(".stage svg")
        host.wait_for_selector(".stage svg")


def test_every_link_and_every_page_is_below_the_path(browser: Browser, address: str) -> None:
    with visitor(browser, f"{address}/") as (page, _):
        for path, shown in (
            ("/", ".games"),
            ("/rules/joraku", ".rules-list section"),
            ("/learn/rokumon", ".stage svg"),
        ):
            page.goto(f"{address}{path}")
            page.wait_for_selector(shown)
            below(page)
