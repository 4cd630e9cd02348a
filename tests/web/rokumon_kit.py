"""A person at Rokumon's board: by pointer, by thumb, or by keyboard alone."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
BOTH = [{"kind": "me", "name": "Ayame"}, {"kind": "me", "name": "Botan"}]
ALONE = [{"kind": "me"}]
# A whole turn of choices is open, or there is nothing more to choose.
ENDED = re.compile("You (win|lose)|wins")  # how the line about the end begins
OPEN = ".spot.takeable, .bids button, [data-key=accept], .rokumon-table.over"
# Which way the Tab key leads to something sooner.
BEFORE = """key => {
    const there = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    return !!(document.activeElement.compareDocumentPosition(there) & 2);
}"""


def make_table(page: Page, address: str, seats: list[dict[str, str]], **options: str) -> str:
    """A new table of this browser; gives its page's address."""
    wish = {"game": "rokumon", "options": options, "seats": seats, "name": "Ayame"}
    made = page.context.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/t/{made.json()['table']['table']}"


def sit(page: Page, address: str, seats: list[dict[str, str]], **options: str) -> None:
    """A new table, and the page at it."""
    page.goto(make_table(page, address, seats, **options))
    page.locator(OPEN).first.wait_for()


def cell(page: Page, name: str) -> Locator:
    """What can be pressed on a cell of the table."""
    return page.locator(f".tabletop [data-cell={name}]")


class Person:
    """Plays by pointing: chooses, then a lit place, as somebody who tries things would."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)

    def press(self, found: Locator) -> None:
        """Press something."""
        found.click()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".rokumon-table.over").count() > 0

    def one_of(self, found: Locator) -> Locator | None:
        """Any of these."""
        count = found.count()
        return found.nth(self.rng.randrange(count)) if count else None

    def act(self) -> None:
        """Do one of the things that the page offers."""
        page = self.page
        page.locator(OPEN).first.wait_for()
        if self.over():
            return
        told = page.locator(".log .step").count()
        only = self.one_of(page.locator(".bids button, [data-key=accept]"))
        if only is not None:
            self.press(only)
            sure = page.locator("[data-key=accept-yes]")  # a loss is accepted once more
            if sure.count():
                self.press(sure)
        else:
            self.choose()
        page.locator(f":nth-match(.log .step, {told + 1}), .rokumon-table.over").first.wait_for(
            state="attached"
        )

    def choose(self) -> None:
        """A warrior or a stack and where it goes, a fight, or a surprise."""
        page = self.page
        ways = [page.locator(".mine button.warrior"), page.locator(".spot.takeable:has(.stack .w)")]
        surprise = page.locator(".mine button.surprise")
        if surprise.count() and self.rng.random() < 0.15:
            ways.append(surprise)
        self.rng.shuffle(ways)
        for way in ways:
            chosen = self.one_of(way)
            if chosen is None:
                continue
            self.press(chosen)
            if surprise.count() and surprise.get_attribute("aria-pressed") == "true":
                self.press(self.one_of(page.locator(".spot.lit")) or surprise)
            self.press(self.one_of(page.locator(".spot.lit")) or page.locator("[data-key=fight]"))
            return
        raise AssertionError("the page offers nothing")

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(900):
            self.act()
            if self.over():
                return
        raise AssertionError("the game does not end")


class Thumb(Person):
    """Plays by touch: what a first tap shows, a second one does."""

    def press(self, found: Locator) -> None:
        """Tap it."""
        found.tap()

    def choose(self) -> None:
        """The same, and once more where it is shown."""
        super().choose()
        shown = self.page.locator(".spot.meant")
        if shown.count():
            self.press(shown)


class Keys(Person):
    """Plays with the keyboard alone."""

    def press(self, found: Locator) -> None:
        """Go there with Tab, and press Enter."""
        tab_to(self.page, str(found.get_attribute("data-key")))
        self.page.keyboard.press("Enter")


def tab_to(page: Page, key: str) -> None:
    """Press Tab, or Shift and Tab, until something has the focus."""
    page.locator(f'[data-key="{key}"]').first.wait_for()
    step = "Shift+Tab" if page.evaluate(BEFORE, key) else "Tab"
    for _ in range(80):
        if page.evaluate("() => document.activeElement.getAttribute('data-key')") == key:
            return
        page.keyboard.press(step)
    raise AssertionError(f"{step} never reaches {key}")
