"""The review beside a replay, and what a person loses chance by across games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.storage.test_upgrade import notes, restored
from tests.server.support.review_process import quick_reviews
from tests.server.support.servers import running, settings_for
from tests.web.kit import PHONE, no_barriers, visitor

NARROW = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a finished game of four people, who played at random."""
    folder = tmp_path_factory.mktemp("reviewed")
    restored("0005", folder).close()
    with quick_reviews(), running(settings_for(folder)) as address:
        yield address


def known(page: Page, address: str) -> str:
    """Be the first of them by a personal link; the table's name."""
    ((name, tokens),) = notes("0005")["finished"].items()
    headers = {"origin": address}
    link = f"{address}/api/tables/{name}/return"
    assert page.request.post(link, data={"token": tokens[0]}, headers=headers).ok
    visits = [{"table": name, "title": "The first", "game": "joraku", "at": 1, "over": True}]
    page.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps(visits))}")
    return name


def test_a_review_tells_which_turn_cost_most_and_what_would_have_been_better(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}")
        page.click("[data-key=review]")
        turns = page.locator(".costliest li button")
        expect(turns).to_have_count(3)
        expect(page.locator(".costliest h2")).to_have_text("Your three costliest turns")
        # It goes to the costliest at once, and shows both verdicts, the reason and the sum.
        expect(turns.first).to_have_attribute("aria-current", "true")
        decision = page.locator(".decision")
        expect(decision.locator(".verdicts thead th")).to_have_text(
            ["By what could be known", "With everything open"]
        )
        expect(decision.locator(".reason").first).not_to_be_empty()
        expect(page.locator(".sums")).to_contain_text("add up to the result, to the last digit")
        expect(page.locator(".average")).to_contain_text("with 95 % certainty")
        page.locator(".known-then summary").click()
        expect(page.locator(".known-then td").first).to_be_visible()
        expect(page.locator(".sums")).to_contain_text("can be more than 100 %")
        expect(decision).to_contain_text("It took the chance to win from")
        expect(turns.first).to_contain_text(re.compile("Round I{1,3}, (skirmish|passing)"))
        no_barriers(page)

        chances = page.locator("svg.chances")
        told = chances.get_attribute("aria-label")
        page.select_option("[data-key=judged-by]", "open")
        expect(chances).not_to_have_attribute("aria-label", str(told))
        expect(page.locator(".chances-of-all")).to_contain_text("add up to 100 %")
        shares = page.locator(".legend button").evaluate_all(
            "all => all.map((each) => parseFloat(each.innerText.match(/([0-9.]+)\\s*%/)[1]))"
        )
        assert abs(sum(shares) - 100) < 2  # each is rounded
        page.select_option("[data-key=judged-by]", "know")
        slider = page.locator(".player input")
        before = slider.input_value()
        page.click("[data-key=next-mistake]:enabled, [data-key=previous-mistake]:enabled")
        expect(slider).not_to_have_value(before)
        expect(decision).to_have_attribute("data-grade", re.compile("slip|costly|turning"))

        page.click("[data-key=show-line]")
        line = page.locator(".better-line")
        expect(line).to_contain_text("The better turn")
        shown = line.locator("[role=status]")
        expect(shown).to_contain_text(re.compile("^1 of "))
        page.keyboard.press("ArrowLeft")
        expect(shown).to_contain_text("Before the turn")
        page.keyboard.press("Escape")
        expect(line).to_be_hidden()

        page.set_viewport_size(PHONE)
        expect(decision).to_be_visible()
        assert page.evaluate(NARROW)
        page.click("[data-key=line\\ 2]")  # another's decisions, as they saw them
        expect(page.locator("[data-key=seen-by]")).to_have_value("2")
        expect(page.locator(".costliest h2")).to_contain_text(": the costliest turns")
        page.click("[data-key=try-again]")
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".stage svg")
        page.click("text=Back to the review")  # to the very decision
        expect(page.locator(".costliest li button").first).to_be_visible()
        expect(page.locator("[data-key=seen-by]")).to_have_value("2")


def test_what_is_lost_by_what_is_told_over_all_games(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        known(page, address)
        page.goto(f"{address}/reviews")
        more = page.locator("[data-key=review-more]")
        topics = page.locator("[data-game=joraku] .topics li")
        expect(more.or_(topics.first)).to_be_visible()
        if more.is_visible():  # nobody has asked for the review yet
            more.click()
        expect(topics.first).to_contain_text("a game, in")
        expect(page.locator("[data-topic=passing]")).to_contain_text("Passing cards on")
        no_barriers(page)
        page.set_viewport_size(PHONE)
        assert page.evaluate(NARROW)
        page.get_by_role("link", name="The first").click()
        expect(page.locator(".costliest li button")).to_have_count(3)


def test_a_deep_look_is_asked_for_and_stays(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}?review")
        turns = page.locator(".costliest li button")
        expect(turns.first).to_be_visible()
        deeper = page.locator("[data-key=deeper]")
        deeper.click()
        expect(deeper).to_have_count(0)
        expect(turns.first).to_be_visible()  # what is known stays meanwhile
        expect(page.locator(".review")).to_contain_text("This is the deep look.")
        expect(page.locator(".progress")).to_be_empty()
        deep = page.request.get(f"{address}/api/tables/{name}/review?effort=deep").json()["review"]
        own = [each for each in deep["decisions"] if each["seat"] == 0]
        worst = max(own, key=lambda each: each["know"]["loss"][0])
        expect(turns.first).to_have_attribute("data-key", f"turn {worst['number']}")
        page.reload()  # it is what a review begins with from now on
        expect(page.locator(".review")).to_contain_text("This is the deep look.")


def test_a_review_comes_into_sight_on_a_phone(browser: Browser, address: str) -> None:
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}")
        page.click("[data-key=review]")
        expect(page.locator(".costliest li button").first).to_be_in_viewport()
        page.click("[data-key=show-line]")
        expect(page.locator(".better-line")).to_be_in_viewport()
        page.click("[data-key=line-back]")
        expect(page.locator(".costliest li button").first).to_be_in_viewport()
