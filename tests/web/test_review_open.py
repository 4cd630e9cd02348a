"""The review of an act in which nothing is hidden: one verdict, no luck, and how it goes on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.kit import PHONE, no_barriers, visitor
from tests.web.rokumon_kit import BOT, BOTH, OPEN, Person, sit

NARROW = "document.documentElement.scrollWidth <= innerWidth"


def test_a_review_of_an_open_act_has_one_verdict_and_shows_how_a_turn_is_answered(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        # Two at one screen play as it comes.
        sit(page, address, BOTH, act="1", coins="gjgjgj")
        Person(page, 7).play()
        page.goto(page.url.replace("/t/", "/replay/") + "?review")
        expect(page.locator(".costliest li button").first).to_contain_text("won → lost")
        speaks_of_what_there_is(page)
        page.set_viewport_size(PHONE)
        assert page.evaluate(NARROW)
        is_answered(page)


def speaks_of_what_there_is(page: Page) -> None:
    """It spoke of cards, luck, and of what could be known, where there is nothing of it."""
    decision = page.locator(".decision")
    expect(decision.locator(".played")).to_contain_text("It made a loss of a won position.")
    expect(decision.locator(".played")).to_contain_text(" can answer “")
    expect(page.locator(".verdicts thead")).to_have_count(0)
    expect(page.locator(".verdicts td")).to_contain_text(["lost", "won", "exact"])
    expect(page.locator(".sums")).to_contain_text("At the start, with best play")
    expect(page.locator(".sums")).to_contain_text("Nothing was hidden and nothing was luck")
    told = page.locator(".review").inner_text()
    for word in ("card", "Luck", "could be known", "everything open", "stroke of luck"):
        assert word not in told, word
    expect(page.locator("[data-key=judged-by], [data-key=deeper]")).to_have_count(0)
    no_barriers(page)


def is_answered(page: Page) -> None:
    """It began with one's own move, which everybody knows."""
    page.click("[data-key=show-answer]")
    line = page.locator(".better-line")
    shown = line.locator("[role=status]")
    expect(line).to_contain_text(
        re.compile("^After (your move|the move that was played), with the answers")
    )
    name = page.locator(".decision .played").inner_text().partition(":")[0]
    other = {"Ayame": "Botan", "Botan": "Ayame"}[name]
    expect(shown).to_contain_text(re.compile(f"^2 of [0-9]+: {other}: "))
    first = page.locator(".bar .line").inner_text()
    on = page.locator("[data-key=line-on]")
    last = int(shown.inner_text().split(":")[0].split()[-1])
    on.click()
    expect(shown).to_contain_text(f"3 of {last}: ")
    expect(page.locator(".bar .line")).not_to_have_text(first)
    for step in range(4, last + 1):
        on.click()
        expect(shown).to_contain_text(f"{step} of {last}: ")
    expect(on).to_be_disabled()
    expect(page.locator(".bar .end-line")).to_contain_text("You lose.")
    page.click("[data-key=line-back]")
    expect(line).to_be_hidden()


def test_an_act_of_a_running_campaign_is_replayed_and_leads_back(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, size=PHONE) as (page, _):
        sit(page, address, BOT, act="campaign")
        table = page.url
        Person(page, 3).act()
        page.locator(OPEN).first.wait_for()
        page.click("[data-key=surrender]")
        page.click("[data-key=surrender-yes]")
        page.click(".bar [data-key=to-replay]")
        expect(page.locator(".replay .player")).to_be_visible()
        expect(page.locator("[data-key=seen-by] option")).to_have_text(["a spectator", "Ayame"])
        page.click("[data-key=on-1]")
        expect(page.locator(".replay .stack .piece").first).to_be_visible()
        page.click("[data-key=review]")  # of a campaign that goes on, what is over and hid nothing
        # That it ended by surrender was told nowhere.
        expect(page.locator(".surrendered")).to_have_text(
            re.compile(
                r"^Ayame surrendered\. With best play of both the position was (won|lost) in"
            )
        )
        expect(page.locator(".sums")).to_contain_text("At the start, with best play")
        expect(page.locator(".sums caption")).to_have_count(1)
        expect(page.locator(".sums .solved")).to_contain_text(
            re.compile("(won|lost) in [0-9]+ moves")
        )
        assert "%" not in page.locator(".review").inner_text()
        expect(page.locator("[data-key=try-again]")).to_have_count(0)
        page.locator(".legend button").nth(1).click()  # the other's decisions, as oneself saw them
        expect(page.locator(".legend button").nth(1)).to_have_attribute("aria-pressed", "true")
        no_barriers(page)
        page.click("[data-key=review]")
        assert page.evaluate(NARROW)
        page.click("[data-key=to-table]")
        page.wait_for_url(table)
        page.locator(OPEN).first.wait_for()
        page.click(".about summary")
        expect(page.locator(".about [data-key=to-replay]")).to_be_visible()
