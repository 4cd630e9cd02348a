"""A person at Joraku's board: sees what the page shows, and presses what is lit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

READY = ".jo.acts:not([aria-busy])"
OVER = ".jo-result:not([hidden])"


def make_table(
    context: BrowserContext, address: str, bots: int, name: str = "Ada", **options: str
) -> str:
    """A table for this browser and so many bots; gives its page's address."""
    seats: list[dict[str, str]] = [{"kind": "me"}]
    seats += [{"kind": "bot", "bot": "beginner"}] * bots
    wish: dict[str, Any] = {"game": "joraku", "options": options, "name": name, "seats": seats}
    made = context.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/t/{made.json()['table']['table']}"


class Person:
    """Plays by pointing, the first way that is offered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.marched = 0

    def phase(self) -> str | None:
        """Wait until it is this person's turn; None once the game is over."""
        self.page.wait_for_selector(f"{READY}, {OVER}")
        if self.page.query_selector(OVER):
            return None
        found: str = self.page.eval_on_selector(".jo", "board => board.dataset.phase")
        return found

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click(timeout=5000)

    def act(self, phase: str) -> None:
        """One thing: a choice of cards, a step, or the end of a turn."""
        if phase in ("pass", "draft", "discard"):
            while not self.page.query_selector(".jo-choices button"):
                self.press(".jo-card.open:not(.picked)")
            self.press(".jo-choices button")
        elif phase == "play":
            if not self.page.query_selector(".jo-choices button"):
                self.press(".jo-card.open:not(.picked)")
            self.marched += 1
            button = self.page.locator(".jo-choices button")
            button.nth(self.marched % button.count()).click()
        elif self.page.query_selector(".jo-area.lit"):
            self.press(".jo-area.lit")
        elif phase == "march" and self.page.query_selector(".jo-token"):
            self.press(".jo-token")
        else:
            self.press('[data-key="bar end"]')
        self.page.wait_for_function("() => !document.querySelector('.jo[aria-busy]')")

    def play(self) -> None:
        """To the end of the game."""
        while (phase := self.phase()) is not None:
            self.act(phase)
