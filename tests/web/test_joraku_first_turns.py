"""What a newcomer at a desk is told in the first turns of a game of Joraku."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from kachidoki.text import sentence
from tests.web.joraku_kit import GO_ON, READY, Person, make_table
from tests.web.kit import no_barriers, visitor

# How far the page and the coach's own box are scrolled at most.
ROOM = """() => {
    const page = document.documentElement;
    const coach = document.querySelector(".coach");
    return [page.scrollHeight - page.clientHeight, coach.scrollHeight > coach.clientHeight];
}"""


def first_play(page: Page, person: Person, address: str, selector: str) -> None:
    """A table at whose first turn of this person such a thing is there."""
    while True:
        page.goto(make_table(page.context, address, 2, players="3"))
        while person.phase() == "pass":
            person.act("pass")
        if page.query_selector(selector):
            return


def test_the_only_card_that_follows_says_why_and_so_does_every_other(
    browser: Browser, address: str
) -> None:
    """It lay ready, and what is said about following suit was never seen."""
    with visitor(browser, address, ends=False) as (page, _):
        person = Person(page)
        first_play(page, person, address, ".jo-card.picked[data-about=number] ~ .jo-card.locked")
        expect(page.locator(".jo-aside")).to_have_text(
            re.compile("^You must follow .*: this is your only one.$")
        )
        note = page.locator(".jo-note")
        page.hover(".jo-card.locked")
        expect(note).to_contain_text("You must follow suit")
        expect(note).not_to_contain_text("[")  # the name of a rule
        page.hover(".brand")
        expect(note).to_have_count(0)
        # One button is the main one, and how many it places stands behind it.
        page.wait_for_selector("[data-key='bar many 3']")
        keys = page.locator(".jo-choices button").evaluate_all(
            "all => all.map((each) => [each.dataset.key, each.matches('.main')])"
        )
        assert keys == [
            ["bar place", True],
            *[[f"bar many {count}", False] for count in (1, 2, 3)],
            ["bar march", False],
        ]
        no_barriers(page)


def test_coach_and_hints_together_never_make_the_page_longer(
    browser: Browser, address: str
) -> None:
    """A scroll bar appeared, the table jumped, and the third hint was cut."""
    with visitor(browser, address, coached="") as (page, _):
        page.goto(f"{address}/learn/joraku")
        Person(page).phase()
        assert page.evaluate(ROOM) == [0, False]
        # While no piece can go, what an area is stands at its foot.
        page.hover('[data-key="area kyoto"]', position={"x": 30, "y": 200})
        expect(page.locator(".jo-preview.near")).to_contain_text("Kyoto")
        page.click("[data-key=coach]")
        page.wait_for_selector(".hints")
        page.click("[data-key=more]")
        assert page.evaluate(ROOM) == [0, True]
        page.locator(".hints .hint").last.scroll_into_view_if_needed()
        expect(page.locator(".hints .hint").last).to_be_in_viewport()


def test_a_first_game_shows_how_a_skirmish_ended_until_somebody_goes_on(
    browser: Browser, address: str
) -> None:
    """It passed in two seconds."""
    with visitor(browser, address, coached="", speed=0.5) as (page, _):
        page.goto(f"{address}/learn/joraku")
        person = Person(page)
        while page.evaluate("s => document.querySelector(s) === null", GO_ON):
            page.wait_for_selector(f"{READY}, {GO_ON}")
            if page.query_selector(READY):
                person.act(str(page.get_attribute(".jo", "data-phase")))
        expect(page.locator(".jo-prompt")).to_contain_text("wins the skirmish")
        expect(page.locator(GO_ON)).to_have_text(sentence("page-joraku-go-on", "en"))
        no_barriers(page)
        # It stays until then: what is pressed a little late is not a move that took its place.
        page.wait_for_timeout(6_000)
        page.locator(GO_ON).press("Enter")
        expect(page.locator(GO_ON)).to_have_count(0)
        assert person.phase() == "play"  # and nothing that came in its place was pressed
        # Numbers of rulings can be read, and are not said.
        spoken = page.locator(".log [aria-label], #said").evaluate_all(
            "all => all.map((each) => each.ariaLabel ?? each.textContent)"
        )
        assert not [each for each in spoken if re.search(r"\b[RK]\d|\[", each)]
