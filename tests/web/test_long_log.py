"""A log that is too long for one message: the page asks for the rest when it is wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kachidoki.server.tables import event_log

LINES = ".log .step"


def test_a_long_log_shows_its_earlier_lines_when_somebody_scrolls_up(
    page: Page, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_log, "MOST_EVENTS", 40)
    bots = [{"kind": "bot", "bot": "beginner"}] * 2
    wish = {"game": "joraku", "options": {"players": "2", "mode": "neutral"}, "seats": bots}
    made = page.context.request.post(f"{address}/api/tables", data=wish)
    name = made.json()["table"]["table"]
    table = f"{address}/api/tables/{name}"
    while page.context.request.get(table).json()["status"] != "over":
        page.wait_for_timeout(50)  # a page that was there all the time would know everything
    page.goto(f"{address}/t/{name}")
    page.wait_for_selector(LINES, state="attached")
    assert page.locator(LINES).count() == 40
    latest = page.locator(LINES).last.text_content()
    story = page.context.request.get(f"{table}/log").json()
    told = story["first"] + len(story["events"])
    page.locator(".log .lines").hover()
    while (shown := page.locator(LINES).count()) < told:
        page.mouse.wheel(0, -100_000)
        page.wait_for_selector(f":nth-match(.log .step, {shown + 1})", state="attached")
    assert shown == told
    assert page.locator(LINES).last.text_content() == latest
    # The board as it stood then, although its line came later.
    page.locator(".row-of-line .said").nth(5).click()
    page.locator(".line").nth(5).locator(".step .said").last.click()
    page.wait_for_selector(".past")
    page.goto(f"{address}/replay/{name}")
    page.wait_for_selector(LINES, state="attached")
    assert page.locator(LINES).count() == told
