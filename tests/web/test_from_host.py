"""What comes from whoever runs the server: a new version, at a good moment, and their own words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI
from playwright.sync_api import Browser, Page, expect

from kachidoki import __version__
from kachidoki.server.cluster.host_orders import HostWords
from kachidoki.server.edge.bans import now_ms
from kachidoki.server.pages import files
from kachidoki.server.tables import connection
from kachidoki.text import sentence
from tests.server.support.servers import running_app, settings_for
from tests.web import rokumon_kit
from tests.web.kit import PHONE, no_barriers, visitor
from tests.web.test_coming_back import shared, sit

NEXT = "99.0.0"
NOTICE = ".new-version"
# The page's sockets, so that a test can cut them off as a server does that is replaced.
SOCKETS = """
    window.sockets = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) { super(...given); window.sockets.push(this); }
    };
"""
OWN = "document.querySelector('meta[name=program]').content"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, FastAPI]]:
    """A server of its own: these tests replace its version."""
    with running_app(settings_for(tmp_path)) as found:
        yield found


def upgrade(monkeypatch: pytest.MonkeyPatch, *pages: Page) -> None:
    """From now on the server is the next version, and these pages come back to it."""
    monkeypatch.setattr(connection, "__version__", NEXT)
    monkeypatch.setattr(files, "__version__", NEXT)
    for page in pages:
        page.evaluate("window.stayed = true; sockets.at(-1).close()")


def loaded_anew(page: Page) -> None:
    """The page has been loaded again, in the new version, and says no more of it."""
    page.wait_for_function(f"() => !window.stayed && {OWN} === '{NEXT}'")
    page.wait_for_selector(".begun")
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_new_version_waits_until_it_is_not_your_turn(
    browser: Browser, server: tuple[str, FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, _ = server
    with ExitStack() as stack:
        one, two = (stack.enter_context(visitor(browser, address))[0] for _ in range(2))
        for page in (one, two):
            page.add_init_script(SOCKETS)
        link = shared(one, address)
        one.goto(link)
        sit(two, link)
        one.wait_for_selector(".begun")
        assert one.evaluate(OWN) == __version__
        upgrade(monkeypatch, one, two)
        loaded_anew(two)  # it is the other one's turn: nothing is in the way
        expect(one.locator(f"{NOTICE}[data-waits=turn]")).to_contain_text("There is a new version")
        assert one.evaluate("window.stayed")
        no_barriers(one)
        one.locator(".tabletop .spot").first.click()
        expect(one.locator(".status")).to_contain_text("Uesugi")
        loaded_anew(one)
        expect(one.locator(".status")).to_contain_text("Uesugi")


def test_a_new_version_waits_for_a_dialog_and_for_whoever_types_and_can_be_asked_for(
    browser: Browser, server: tuple[str, FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, _ = server
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        page.add_init_script(SOCKETS)
        page.goto(shared(page, address))
        page.wait_for_selector(".waiting")
        page.evaluate("document.getElementById('page').append(document.createElement('textarea'))")
        page.locator("#page textarea").fill("half a sentence")
        upgrade(monkeypatch, page)
        expect(page.locator(f"{NOTICE}[data-waits=visitor]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate("document.body.append(document.createElement('dialog'))")
        page.evaluate("document.querySelector('body > dialog').showModal()")
        page.locator("#page textarea").evaluate("field => field.remove()")
        expect(page.locator(f"{NOTICE}[data-waits=dialog]")).to_have_count(1)
        page.evaluate("sessionStorage.setItem('loaded anew', Date.now())")  # a moment ago
        page.evaluate("document.querySelector('body > dialog').close()")
        expect(page.locator(f"{NOTICE}[data-waits='']")).to_be_visible()  # not again by itself
        assert page.evaluate("window.stayed")
        page.click("[data-key=reload]")
        page.wait_for_function(f"() => !window.stayed && {OWN} === '{NEXT}'")


def test_an_older_server_among_newer_ones_does_not_call_for_a_reload(
    browser: Browser, server: tuple[str, FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are replaced, a new page may come to a table that the old one still works."""
    address, _ = server
    monkeypatch.setattr(files, "__version__", NEXT)
    with visitor(browser, address) as (page, _):
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="1")
        versions = [("0.10.0", "0.9.9"), ("0.9.9", "0.10.0"), ("1.0", "1.0.0"), ("dev", "1.0.0")]
        found = page.evaluate(
            "async (all) => { const { newer } = await import('/web/table/new-version.js');"
            " return all.map(([one, other]) => newer(one, other)); }",
            versions,
        )
        assert found == [True, False, False, True]
        expect(page.locator(NOTICE)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_the_host_says_is_shown_once_as_it_was_written(
    browser: Browser, server: tuple[str, FastAPI], language: str
) -> None:
    address, app = server
    text = "Pause at <b>nine</b>: {5} minutes"
    with visitor(browser, address, language=language) as (page, _):
        page.add_init_script(SOCKETS)
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="1")
        app.state.lobby.host_messages.latest = HostWords("1", text, now_ms() + 60_000)
        page.evaluate("sockets.at(-1).close()")
        line = page.locator(".host-message")
        expect(line).to_contain_text(sentence("page-host-says", language, text=text))
        assert line.locator("b").count() == 0
        no_barriers(page)
        line.get_by_role("button").click()
        page.evaluate("sockets.at(-1).close()")
        page.wait_for_function("() => sockets.length >= 3 && sockets.at(-1).readyState === 1")
        expect(page.locator(".host-message")).to_have_count(0)
