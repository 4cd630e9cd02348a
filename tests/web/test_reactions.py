"""Reactions in two browsers: read in one's own language, at the plate, and muted for oneself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from kachidoki.server.tables import reactions
from tests.web.kit import PHONE, no_barriers, visitor

SAID = ".reaction"
WHERE = "[scrollX, scrollY, document.documentElement.scrollHeight]"


def react(page: Page, name: str) -> None:
    page.click("[data-key=react]")
    page.click(f"[data-key='reaction {name}']")


def test_a_reaction_is_read_at_the_plate_and_a_muted_person_moves_nothing(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        visitor(browser, address, size=PHONE, language="ja") as (page, _),
        visitor(browser, address) as (other, _watched),
    ):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        wish = {"game": "rokumon", "options": {"act": "2"}, "seats": seats}
        made = page.context.request.post(f"{address}/api/tables", data=wish).json()
        link = f"{address}/t/{made['table']['table']}"
        page.goto(link)
        other.goto(link)
        other.fill("[data-key=name]", "Ben")
        other.click("[data-key=sit]")
        for each in (page, other):
            each.wait_for_selector(".stage svg")
        # By keyboard: it opens, Escape closes it and the focus is where it was.
        other.locator("[data-key=react]").focus()
        other.keyboard.press("Enter")
        expect(other.locator("[data-key='reaction hello']")).to_be_focused()
        no_barriers(other)
        other.keyboard.press("Escape")
        expect(other.locator("[data-key=react]")).to_be_focused()
        expect(other.locator(".reaction-menu")).to_be_hidden()
        react(other, "well-played")
        expect(page.locator(SAID)).to_have_text("Ben お見事！")
        expect(page.locator("#said")).to_contain_text("お見事！")
        # Again at once: the server refuses, and says so.
        react(other, "thanks")
        expect(other.locator(".toast")).to_contain_text("reacted")
        # A muted person has a sign, and nothing on the page moves when they react.
        page.click("[data-key='mute 1']")
        expect(page.locator("[data-key='mute 1']")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(SAID)).to_have_count(0)
        sign = "plate => getComputedStyle(plate, '::after').width"
        assert page.locator(".clan[data-seat='1'] .names strong").evaluate(sign) != "auto"
        page.evaluate("scrollTo(0, 0)")  # where the reactions are opened
        before = page.evaluate(WHERE)
        monkeypatch.setattr(reactions, "COOL_DOWN", 0)
        react(other, "bow")
        expect(other.locator(SAID)).to_have_text("Ben bows")
        react(page, "hello")  # comes after it, so that the other one has arrived
        expect(page.locator(SAID)).to_have_text("Ada こんにちは！")
        assert page.locator("[data-of='1']").count() == 0
        assert page.evaluate(WHERE) == before
        page.reload()
        expect(page.locator("[data-key='mute 1']")).to_have_attribute("aria-pressed", "true")
