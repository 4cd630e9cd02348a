"""A person at Joraku's board: sees what the page shows, and presses what is lit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

READY = ".jo.acts:not([aria-busy])"
ROUND = ".jo-round:not([hidden])"
GO_ON = "[data-key='bar go-on']"  # of a first game, after a skirmish
OVER = ".jo-result:not([hidden], .jo-round)"
PATIENCE = 20_000  # milliseconds until what should be pressed lies bare
# A bare point of a target, once it is there: its middle, if nothing lies upon that, as a piece of
# one's own may upon an area's. A piece is pressed in its ring: what it costs stands beside it.
BARE = """([selector, patience]) => new Promise((resolve, reject) => {
    const began = performance.now();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    const look = () => {
        const target = document.querySelector(selector);
        target?.scrollIntoView({ block: "nearest" });
        const box = (target?.querySelector(".jo-ring") ?? target)?.getBoundingClientRect();
        const points = !box ? [] : parts.flatMap((down) => parts.map((along) =>
            [box.x + along * box.width, box.y + down * box.height]));
        const bare = points.find((point) => target.contains(document.elementFromPoint(...point)));
        if (bare) resolve(bare);
        else if (performance.now() - began < patience) requestAnimationFrame(look);
        else reject(new Error(`${selector} is covered, or not there`));
    };
    look();
})"""
# Waits without asking again and again, which would keep the browser busy.
SHOWN = """selector => new Promise((resolve) => {
    const look = () => {
        const found = document.querySelector(selector);
        if (found) resolve(found.getAttribute("data-phase"));
        return found;
    };
    if (look()) return;
    const watch = new MutationObserver(() => { if (look()) watch.disconnect(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
# What a card is used for; how many it places is said beside that.
USES = ":not([data-key^='bar many'])"
OFFERED = f"""() => Object.fromEntries(Object.entries({{
    choices: ".jo-choices button{USES}", all: "[data-key='bar all']", lit: ".jo-area.lit",
    pieces: ".jo-token",
}}).map(([name, selector]) => [name, document.querySelectorAll(selector).length]))"""


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
    """Plays by pointing; marches with one piece a turn, so that a game is short."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0
        self.went = False

    def phase(self) -> str | None:
        """Wait until it is this person's turn; None once the game is over."""
        while True:
            phase: str | None = self.page.evaluate(SHOWN, f"{READY}, {OVER}, {ROUND}, {GO_ON}")
            if not self.go_on():
                break
        return None if phase in (None, "over") else phase

    def go_on(self) -> bool:
        """Leave the points of a round, or in a first game of a skirmish, if they are shown."""
        for shown, button in ((ROUND, "[data-key=continue]"), (GO_ON, GO_ON)):
            if self.page.query_selector(shown):
                self.press(button)
                return True
        return False

    def press(self, selector: str) -> None:
        """Press what is there, where a finger would, once nothing moves over it."""
        x, y = self.page.evaluate(BARE, [selector, PATIENCE])
        self.page.mouse.click(x, y)

    def act(self, phase: str) -> None:
        """One thing: a choice of cards, a step, or the end of a turn."""
        offered = self.page.evaluate(OFFERED)
        if phase in ("pass", "draft", "discard", "play", "choose"):
            while not offered["choices"]:
                self.press(".jo-card.open:not(.picked)")
                offered = self.page.evaluate(OFFERED)
            self.turns += 1
            self.went = False
            number = self.turns % offered["choices"] + 1
            self.press(f".jo-choices button:nth-child({number} of {USES})")
        elif offered["all"]:
            self.press('[data-key="bar all"]')
        elif offered["lit"] and not (phase == "march" and self.went):
            self.went = True
            self.press(".jo-area.lit")
        elif phase == "march" and offered["pieces"] and not self.went:
            self.press(".jo-token")
        else:
            self.press('[data-key="bar end"]')

    def place_one(self) -> None:
        """Pass cards, then play one and place a single Samurai: the middle of a turn."""
        while self.phase() == "pass":
            self.act("pass")
        if not self.page.query_selector(".jo-card.picked"):
            self.press(".jo-card.open")
        self.page.wait_for_selector(".jo-area.lit")  # the server has told what it places
        self.page.focus(".jo-card.picked")
        self.page.keyboard.press("1")  # of all that it could place
        self.press(".jo-area.lit")

    def play(self) -> None:
        """To the end of the game."""
        while (phase := self.phase()) is not None:
            self.act(phase)


class Keys(Person):
    """Plays with the keyboard alone: goes to things with Tab and arrows, presses Enter."""

    def press(self, selector: str) -> None:
        """Go there and press Enter."""
        self.go_to(selector)
        self.page.keyboard.press("Enter")

    def at(self, selector: str) -> bool:
        """Whether the focus is there."""
        found: bool = self.page.evaluate(
            "selector => document.activeElement.matches(selector)", selector
        )
        return found

    def go_to(self, selector: str) -> None:
        """Arrows within what has the focus, Tab from one such group to the next."""
        along = ["ArrowRight"] * 9  # all the cards, and round again
        down = ["ArrowDown"] * 4  # through all that lies in an area
        over = [*[*down, "ArrowRight"] * 7, *[*down, "ArrowLeft"] * 7, *down]
        for _ in range(30):
            if self.at(selector):
                return
            keys = over if self.at("[data-roam]") else along if self.at(".jo-card") else []
            for key in keys:
                self.page.keyboard.press(key)
                if self.at(selector):
                    return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {selector}")
