"""Joraku's map as the way to act: drags, presses and keys lead to the same actions."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.joraku_kit import READY, Keys, Person, make_table
from tests.web.kit import DESKTOP, PHONE, no_barriers, visitor
from tests.web.layout_kit import ALWAYS, faults

MIDDLE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
STANDS = """() => [...document.querySelectorAll(".jo-content")].map((each) => each.textContent)"""


class Map(Person):
    """Somebody at the map, who knows what the page has sent."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.sent: list[str] = []
        page.on("websocket", self.watch)

    def watch(self, socket: WebSocket) -> None:
        def note(frame: Any) -> None:
            message = json.loads(frame)
            if message["type"] in ("act", "take_back"):
                self.sent.append(message.get("action", "back"))

        socket.on("framesent", note)

    def middle(self, key: str) -> tuple[float, float]:
        x, y = self.page.evaluate(MIDDLE, f'[data-key="{key}"]')
        return x, y

    def drag(self, key: str, to: str) -> None:
        """With the mouse, but not yet let go."""
        self.page.mouse.move(*self.middle(key))
        self.page.mouse.down()
        x, y = self.middle(to)
        self.page.mouse.move(x, y, steps=5)

    def drag_by_finger(self, key: str, to: str) -> None:
        """The same on a touch screen, and let go."""
        devices = self.page.context.new_cdp_session(self.page)
        (x, y), (to_x, to_y) = self.middle(key), self.middle(to)

        def touch(kind: str, *points: dict[str, float]) -> None:
            sent = {"type": kind, "touchPoints": list(points)}
            devices.send("Input.dispatchTouchEvent", sent)

        touch("touchStart", {"x": x, "y": y})
        for part in range(1, 6):
            touch("touchMove", {"x": x + (to_x - x) * part / 5, "y": y + (to_y - y) * part / 5})
        touch("touchEnd")
        devices.detach()

    def pick(self, least: int) -> bool:
        """Pick a number card of at least so much, if there is one."""
        for card in self.page.locator(".jo-card.open").all():
            key = str(card.get_attribute("data-key"))
            if key[-1].isdigit() and int(key[-1]) >= least:
                if "picked" not in str(card.get_attribute("class")):
                    card.click()
                self.page.wait_for_selector(".jo-area:is(.lit, .reach)")  # the server has told
                return True
        return False


def test_drag_press_and_keyboard_reach_the_same_actions(browser: Browser, address: str) -> None:
    with visitor(browser, address, touch=True, ends=False) as (page, _):
        person = Map(page)
        page.goto(make_table(page.context, address, 2, players="3"))
        # A card is passed by dragging it to the plate of whoever gets it.
        person.phase()
        passed = str(page.locator(".jo-card.open").first.get_attribute("data-key"))
        person.drag(passed, "why blue")
        page.mouse.up()
        expect(page.locator(".jo-card.given")).to_have_attribute("data-key", passed)
        # Without a card the map says what is missing; a card that is dragged to its area is played.
        while (phase := person.phase()) != "play" or page.query_selector(".jo-card.picked"):
            person.act(str(phase))
        person.press('[data-key="area owari"]')
        expect(page.locator(".jo-note")).to_contain_text("First pick a card")
        while not person.pick(1):
            person.act(str(person.phase()))
        page.wait_for_selector(".jo-area.lit")
        key = str(page.locator(".jo-card.picked").get_attribute("data-key"))
        area = str(page.locator(".jo-area.lit").get_attribute("data-key"))
        person.sent.clear()
        # Escape, and letting go beside the map, do nothing; the second says so.
        person.drag(key, area)
        expect(page.locator(".jo-drag")).to_have_count(1)
        expect(page.locator(".jo-preview")).to_contain_text("Place 3 Samurai")
        # What it costs can reach out of the area; it belongs there nevertheless.
        price = page.locator(".jo-ghost").bounding_box()
        assert price is not None
        page.mouse.move(price["x"] + price["width"] - 2, price["y"] + price["height"] / 2)
        expect(page.locator(".jo-preview")).to_contain_text("Place 3 Samurai")
        page.keyboard.press("Escape")
        expect(page.locator(".jo-drag")).to_have_count(0)
        expect(page.locator(".jo-preview")).to_be_hidden()
        page.mouse.up()
        person.drag(key, "describe")
        page.mouse.up()
        expect(page.locator(".jo-note")).to_contain_text("Drop it on a lit area: ")
        assert person.sent == []
        person.drag(key, area)
        page.mouse.up()
        page.wait_for_selector(f"{READY}[data-phase=place] [data-key='bar end'].main")
        name = area.removeprefix("area ")
        card = key.removeprefix("card ")
        assert person.sent == [f"play {card}", "place", *[f"put {name}"] * 3]
        # A finger is told about what it touched, nothing before; no button lies under that.
        person.press('[data-key="bar back"]')
        page.wait_for_selector(f"{READY}[data-phase=choose]")
        person.press('[data-key="bar many 1"]')
        person.press('[data-key^="bar place"]')
        expect(page.locator(".jo-points")).to_have_text("2")
        page.set_viewport_size(PHONE)
        page.tap(".jo-prompt")
        page.locator(f'[data-key="{area}"]').focus()
        expect(page.locator(".jo-preview")).to_be_hidden()
        expect(page.locator("[data-key='bar end']")).to_have_text("End turn, 2 not placed")
        page.touchscreen.tap(*person.middle(area))
        expect(page.locator(".jo-points")).to_have_text("1")
        expect(page.locator(".jo-preview")).to_contain_text("Place 1 Samurai")
        assert faults(page, [*ALWAYS, ".jo-plaque"], [PHONE], decides=True) == []
        page.touchscreen.tap(*person.middle(area))
        page.wait_for_selector(f"{READY}[data-phase=place] [data-key='bar end'].main")
        page.set_viewport_size(DESKTOP)
        person.press('[data-key="bar end"]')

        # Two of the stack two areas along, in every way there is; taken back in between.
        piece = f"piece samurai red {name}"
        while True:
            phase = str(person.phase())
            if phase == "play" and person.pick(4) and page.query_selector(f'[data-key="{piece}"]'):
                break
            person.act(phase)
        person.press('[data-key^="bar march"]')
        page.wait_for_selector(f"{READY}[data-phase=march]")
        person.press('[data-key="bar back"]')
        page.wait_for_selector(f"{READY}[data-phase=choose] .jo-area.reach")
        no_barriers(page)
        before = page.evaluate(STANDS)
        done: list[tuple[list[str], list[str]]] = []
        goal = ""
        for how in ("press", "mouse", "finger", "keys"):
            if how == "keys":
                Keys(page).press(f'[data-key="{piece}"]')
                page.keyboard.press("2")
            else:
                person.press(f'[data-key="{piece}"]')
                person.press(f'[data-key="{piece}"]')
            expect(page.locator("[data-key='bar many 2']")).to_have_attribute(
                "aria-pressed", "true"
            )
            lit = [str(each.get_attribute("data-key")) for each in page.locator(".lit").all()]
            goal = goal or lit[0]
            assert goal in lit
            person.sent.clear()
            if how == "press":
                page.mouse.move(*person.middle(goal))
                expect(page.locator(".jo-preview")).to_contain_text("2 Samurai (red)")
                person.press(f'[data-key="{goal}"]')
            elif how == "mouse":
                person.drag(piece, goal)
                expect(page.locator(".jo-drag .jo-piece")).to_have_count(2)
                page.mouse.up()
            elif how == "finger":
                person.drag_by_finger(piece, goal)
            else:
                Keys(page).press(f'[data-key="{goal}"]')
            page.wait_for_selector(f"{READY}[data-phase=march]:not(:has(.picked))")
            sent = list(person.sent)
            assert len(sent) > 2, sent
            expect(page.locator(".jo-preview")).not_to_contain_text("2 Samurai (red)")
            done.append((sent, page.evaluate(STANDS)))
            if how != "keys":
                person.press('[data-key="bar restart"]')
                page.wait_for_selector(f"{READY}[data-phase=choose] .jo-area.reach")
                assert page.evaluate(STANDS) == before
        assert all(each == done[0] for each in done), done
        assert done[0][1] != before
