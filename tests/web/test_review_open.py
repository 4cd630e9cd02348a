"""The review of an act in which nothing is hidden: one verdict, no luck, and how it goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import DESKTOP, PHONE, no_barriers, visitor
from tests.web.rokumon_kit import BOTH, Person, sit

NARROW = "document.documentElement.scrollWidth <= innerWidth"


def reviewed(page: Page, address: str) -> None:
    """An act that two at one screen played as it came, and its review."""
    sit(page, address, BOTH, act="1", coins="gjgjgj")
    Person(page, 7).play()
    page.goto(page.url.replace("/t/", "/replay/") + "?review")
    expect(page.locator(".costliest li button").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_review_of_an_open_act_speaks_of_no_cards_and_no_luck(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    with visitor(browser, address, size=size) as (page, _):  # type: ignore[arg-type]
        reviewed(page, address)
        decision = page.locator(".decision")
        expect(decision.locator(".reason").last).to_contain_text(" can answer “")
        expect(decision.locator(".verdicts thead")).to_have_count(0)
        expect(decision.locator(".verdicts td")).to_contain_text(["lost", "won", "exact"])
        expect(page.locator(".costliest li button").first).to_contain_text("won → lost")
        expect(page.locator(".sums")).to_contain_text("At the start, if both do their best")
        expect(page.locator(".sums")).to_contain_text("Nothing was hidden and nothing was luck")
        told = page.locator(".review").inner_text()
        for word in ("card", "Luck", "could be known", "everything open", "stroke of luck"):
            assert word not in told, word
        expect(page.locator("[data-key=judged-by], [data-key=deeper]")).to_have_count(0)
        no_barriers(page)
        assert page.evaluate(NARROW)


def test_the_answer_to_a_costly_turn_is_played_on_the_board_and_told_beside_it(
    browser: Browser, address: str
) -> None:
    """The board kept the text of the moment before, and showed one move only."""
    with visitor(browser, address) as (page, _):
        reviewed(page, address)
        page.click("[data-key=show-answer]")
        line = page.locator(".better-line")
        shown = line.locator("[role=status]")
        expect(line).to_contain_text("As it was played")
        expect(shown).to_contain_text(re.compile("^1 of [0-9]+: (Ayame|Botan): "))
        first = page.locator(".bar .line").inner_text()
        page.click("[data-key=line-on]")
        expect(shown).to_contain_text(re.compile("^2 of "))
        expect(page.locator(".bar .line")).not_to_have_text(first)
        on = page.locator("[data-key=line-on]")
        while on.is_enabled():
            on.click()
            shown.wait_for()
        expect(page.locator(".bar .end-line")).to_contain_text("wins")
        page.click("[data-key=line-back]")
        expect(line).to_be_hidden()
