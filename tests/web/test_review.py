"""The review beside a replay, and what a person loses chance by across games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.storage.test_upgrade import notes, restored
from tests.server.support.review_process import quick_reviews
from tests.server.support.servers import running, settings_for
from tests.web.kit import DESKTOP, PHONE, no_barriers, visitor
from tests.web.layout_kit import resize

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
        # It goes to the costliest at once, and says first which it is and why; then come numbers.
        expect(turns.first).to_have_attribute("aria-current", "true")
        decision = page.locator(".decision")
        expect(decision.locator("h2")).to_contain_text("Your costliest decision: Round I")
        expect(decision.locator(".better strong")).to_have_text(re.compile("^Better: .*\\.$"))
        expect(decision.locator(".reason").first).not_to_be_empty()
        assert "%" not in decision.locator("h2, .better strong").first.inner_text()
        expect(page.locator(".review > :first-child .decision")).to_have_count(1)
        expect(page.locator(".numbers .verdicts thead th")).to_have_text(
            ["By what could be known", "With everything open"]
        )
        expect(page.locator(".sums")).to_contain_text("add up exactly to the result")
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
        # All of the turn is on the board at once: its first step alone showed nothing of it.
        expect(shown).to_contain_text(re.compile("^[1-9] of .*End the turn|^1 of "))
        while not shown.inner_text().startswith("0 of"):
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


def test_a_better_turn_goes_on_to_the_end_of_its_skirmish_with_imagined_cards(
    browser: Browser, address: str
) -> None:
    """Joraku's better turn ended with itself: nobody saw what came of it."""
    with visitor(browser, address) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}?review")
        page.locator(".costliest li button").first.click()
        page.click("[data-key=show-line]")
        line, on = page.locator(".better-line"), page.locator("[data-key=line-on]")
        expect(line.locator(".likely")).to_have_count(0)  # the turn itself is no guess
        told = ""
        while on.is_enabled():
            told = line.locator("[role=status]").inner_text()
            on.click()
            expect(line.locator("[role=status]")).not_to_have_text(told)
        expect(line.locator(".likely")).to_contain_text("the others’ cards are imagined")
        page.click("[data-key=line-back]")
        expect(line).to_be_hidden()


def test_where_both_looks_name_another_best_choice_it_is_said_how_that_can_be(
    browser: Browser, address: str
) -> None:
    """One column gave the Ninja away, the other one kept it, and nothing said why."""
    with visitor(browser, address) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}?review")
        expect(page.locator(".decision")).to_be_visible()
        told = page.request.get(f"{address}/api/tables/{name}/review").json()["review"]
        other = next(each for each in told["decisions"] if each["apart"] and not each["seat"])
        assert "the best is: " in other["apart"]
        page.goto(f"{address}/replay/{name}?review=0&turn={other['number']}")
        expect(page.locator(".other-best")).to_have_text(other["apart"])


def test_luck_is_told_by_what_happened_and_leads_there(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}?review")
        strokes = page.locator(".strokes li button")
        expect(strokes).to_have_count(5)
        expect(
            strokes.filter(has_text=re.compile("Round I+, (skirmish|passing)")).first
        ).to_be_visible()
        slider = page.locator(".player input")
        before = slider.input_value()
        strokes.filter(has_text=re.compile("plays|Dealt|Received")).first.click()
        expect(slider).not_to_have_value(before)
        expect(page.locator(".sums")).to_contain_text("can have opposite signs")


def three_games(route: Route) -> None:
    """As if the only game had been played three times."""
    answer = route.fetch()
    (table,) = answer.json()["tables"]
    route.fulfill(response=answer, json={"tables": [table] * 3})


def test_what_is_lost_by_what_is_told_over_all_games(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        known(page, address)
        page.goto(f"{address}/reviews")
        more = page.locator("[data-key=review-more]")
        told = page.locator("[data-game=joraku]")
        expect(more.or_(told)).to_be_visible()
        if more.is_visible():  # nobody has asked for the review yet
            more.click()
        # One game showed a habit, and said in the same breath that three are needed.
        expect(told).to_contain_text("2 more are missing")
        expect(page.locator("[data-key=worst]")).to_be_visible()
        expect(page.locator(".lead, .topics li")).to_have_count(0)
        expect(page.locator(".of-tables li")).to_have_text(re.compile("^The first against .+ · "))
        no_barriers(page)
        page.route("**/api/mine/reviews?*", three_games)
        page.reload()
        topics = page.locator("[data-game=joraku] .topics li")
        expect(topics.first).to_contain_text("of all that was given away, in")
        expect(page.locator("[data-topic=passing]")).to_contain_text("Passing cards on")
        # It said nothing that anybody could learn from.
        expect(page.locator(".lead")).to_contain_text("Most of what you gave away was lost by this")
        expect(told).to_contain_text("What helps: ")
        no_barriers(page)
        page.unroute("**/api/mine/reviews?*")
        lesson = page.locator("[data-key=lesson]")
        expect(lesson).to_have_attribute("href", re.compile("^/puzzles/joraku-"))
        # It led to the game's costliest turn, and not to the one that shows what was lost here.
        turn = str(page.get_attribute("[data-key=worst]", "href")).partition("turn=")[2]
        page.click("[data-key=worst]")
        expect(page.locator(".decision")).to_have_attribute("data-number", turn)
        page.goto(f"{address}/reviews")
        page.set_viewport_size(PHONE)
        assert page.evaluate(NARROW)
        page.get_by_role("link", name="The first").click()
        expect(page.locator(".costliest li button")).to_have_count(3)
        expect(page.locator(".decision h2")).to_be_in_viewport()


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


def test_the_first_words_of_a_review_stand_above_the_board_on_a_phone(
    browser: Browser, address: str
) -> None:
    """The review stood below the board: nobody saw it before they scrolled."""
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        name = known(page, address)
        page.goto(f"{address}/replay/{name}")
        page.click("[data-key=review]")
        words = page.locator(".decision h2")
        expect(words).to_have_text(re.compile("^ *Your costliest decision: "))
        expect(words).to_be_in_viewport()
        edges = page.evaluate(
            """() => [".first-words", ".stage", ".costliest"].map(
                (each) => document.querySelector(each).getBoundingClientRect().top)"""
        )
        assert edges == sorted(edges)
        page.click("[data-key=show-line]")
        expect(page.locator(".better-line")).to_be_in_viewport()
        page.click("[data-key=line-back]")
        expect(words).to_be_in_viewport()
        # What is pressed below the board leads to what is said of that moment.
        page.locator(".costliest li button").nth(1).click()
        expect(words).not_to_contain_text("Your costliest")
        expect(words).to_be_in_viewport()
        page.locator("svg.chances").click(position={"x": 60, "y": 30})
        expect(page.locator(".decision, .decision .nothing").first).to_be_in_viewport()
        resize(page, DESKTOP)  # beside the board they stand with the rest
        expect(page.locator(".review .first-words .decision")).to_be_in_viewport()
