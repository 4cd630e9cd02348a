"""Rokumon by thumb: what stays in place, what is said at hand, and what stands where at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from kachidoki.text import LANGUAGES
from tests.web.kit import PHONE, visitor
from tests.web.rokumon_kit import BOT, BOTH, OPEN, Thumb, cell, make_table, sit

TALL: ViewportSize = {"width": 390, "height": 844}
SHORT: ViewportSize = {"width": 360, "height": 640}
# Where the table lies on the screen, and each coin on it.
PLACES = """() => Object.fromEntries(
    [...document.querySelectorAll(".tabletop, .tabletop .spot.coin .hit")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const cell = each.closest("[data-cell]")?.dataset.cell ?? "table";
        return [cell, [x, y, width, height].map(Math.round).join(" ")];
    }))"""


def top(page: Page, what: str) -> float:
    """Where something begins on the screen."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["y"]


def test_coins_stay_where_they_are_when_a_tap_asks_to_be_confirmed(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, size=TALL, touch=True) as (page, _):
        sit(page, address, BOTH, act="1", coins="gjgjgj")
        table = page.locator(".tabletop").bounding_box()
        cell(page, "a1").tap()
        expect(page.locator("[data-key=confirm]")).to_be_visible()
        assert page.locator(".tabletop").bounding_box() == table
        page.locator("[data-key=confirm]").tap()
        page.locator(OPEN).first.wait_for()
        # A warrior of a stack is chosen, and shown where it would go: the stack stays one.
        for where in ("b1", "a2", "b2"):
            cell(page, where).tap()
            page.locator(".spot.meant").tap()
            expect(page.locator(f".tabletop [data-cell={where}] .w0of1")).to_have_count(1)
            page.locator(OPEN).first.wait_for()
        cell(page, "a1").tap()
        cell(page, "a2").tap()
        expect(page.locator(".bar .line")).to_have_text(
            "Move from a1 to a2, on top of your own warrior."
        )
        page.locator("[data-key=confirm]").tap()
        cell(page, "b1").tap()
        cell(page, "a1").tap()
        page.locator("[data-key=confirm]").tap()
        cell(page, "a2").tap()
        expect(page.locator(".bar .line")).to_contain_text("coins of another colour")
        page.locator(".spot.lit").first.tap()
        moved = "each => getComputedStyle(each).transform"
        assert page.locator(".spot.leaving .w").evaluate_all(f"all => all.map({moved})") == [
            "none",
            "none",
        ]


def test_things_beside_the_table_say_what_they_are_when_they_are_pressed(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address, size=TALL, touch=True) as (page, _):
        page.goto(make_table(page, address, BOT, act="4", tokens="2 1", coins="gjgjgjj"))
        page.locator(OPEN).first.wait_for()
        line = page.locator(".bar .line")
        for what, told in (
            (".tokens", "who loses an act takes one"),
            (".clan:not(.mine) .surprise", "once in an act"),
            (".clan:not(.mine) .supply", "however far"),
        ):
            page.locator(what).first.tap()
            expect(line).to_contain_text(told)
        expect(page.locator(".bar.noted")).to_have_count(0)  # that is for what cannot be done
        page.locator(".tokens").first.focus()
        page.keyboard.press("Enter")
        expect(line).to_contain_text("who loses an act takes one")
        page.locator(".about summary").tap()
        sheet = page.locator(".about .sheet")
        expect(sheet).to_contain_text("The dots on a coin")
        expect(sheet).to_contain_text("Code of honour")
        assert sheet.evaluate("box => box.scrollHeight <= box.clientHeight + 1")  # nothing is cut


def test_the_help_of_an_act_speaks_of_what_there_is_in_it(browser: Browser, address: str) -> None:
    """It spoke of seven coins and of revenge tokens in Act 1, which has neither."""
    with visitor(browser, address, size=TALL, touch=True) as (page, _):
        sit(page, address, BOT, act="1")
        page.locator(".about summary").tap()
        sheet = page.locator(".about .sheet")
        expect(sheet).to_contain_text("red can be pressed now")
        for word in ("seven", "token", "honour"):
            expect(sheet).not_to_contain_text(word)


def test_a_hint_lies_below_whose_turn_it_is(browser: Browser, address: str) -> None:
    with visitor(browser, address, size=TALL, touch=True) as (page, _):
        sit(page, address, BOT, act="1", coins="gjgjgj")
        page.locator("[data-key=hint]").tap()
        expect(page.locator(".found .hints")).to_be_visible()
        status = page.locator(".table-head .status").bounding_box()
        assert status is not None
        assert top(page, ".found") >= status["y"] + status["height"]
        expect(page.locator(".found .hints")).to_contain_text("holds out longest")


def test_what_the_coach_opens_lies_over_the_table(browser: Browser, address: str) -> None:
    """“More” and “Hint” shrank the board, and a hint took two presses."""
    with visitor(browser, address, size=TALL, touch=True, coached="") as (page, _):
        page.goto(f"{address}/learn/rokumon")
        page.locator(OPEN).first.wait_for()
        before = page.evaluate(PLACES)
        hint, more = page.locator("[data-key=coach]"), page.locator("[data-key=more]")
        hint.tap()
        expect(page.locator(".coach .hints .muted").first).to_be_visible()
        assert page.evaluate(PLACES) == before
        hint.tap()  # once more puts it away
        expect(page.locator(".coach .hints")).to_have_count(0)
        more.tap()
        expect(page.locator(".coach .rest")).to_be_visible()
        assert page.evaluate(PLACES) == before
        page.click("[data-key=surrender]")
        page.click("[data-key=surrender-yes]")
        # There is one way on that stands out, and nothing grey.
        expect(page.locator("main .main:visible")).to_have_text(["Next: Act 2: Ueda Castle"])
        expect(more).to_be_hidden()


class Measuring(Thumb):
    """Looks before every press of a turn whether anything has moved since its first."""

    def choose(self) -> None:
        """Remember where all lies before the first press."""
        self.before = self.page.evaluate(PLACES)
        super().choose()

    def press(self, found: Locator) -> None:
        """Tap it if it lies where it lay; after the last press it is another turn."""
        if not self.page.locator(".bids").count():
            now = self.page.evaluate(PLACES)
            # With a coin in the air, the free cells around the others are shown too.
            lifted = self.page.locator(".spot.free").count()
            kept = ["table"] if lifted else list(self.before)
            said = self.page.locator(".bar").inner_text()
            assert [now[each] for each in kept] == [self.before[each] for each in kept], said
        super().press(found)


@pytest.mark.parametrize(
    ("size", "language"),
    [*((SHORT, language) for language in LANGUAGES), (PHONE, "en"), (PHONE, "ru"), (TALL, "fr")],
)
def test_coins_lie_still_between_the_presses_of_every_turn_of_an_act(
    browser: Browser, address: str, size: ViewportSize, language: str
) -> None:
    with visitor(browser, address, size=size, language=language, touch=True) as (page, _):
        sit(page, address, BOT, act="4", tokens="2 1", coins="gjgjgjj")
        Measuring(page, 4).play()
