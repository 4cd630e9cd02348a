"""Rokumon dragged: the same as pressed, and never without a word."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.kit import PHONE, visitor
from tests.web.rokumon_kit import BOTH, cell, sit, tab_to


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, found: Locator, to: Locator) -> None:
    """With the mouse, in a few steps."""
    page.mouse.move(*middle_of(found))
    page.mouse.down()
    page.mouse.move(*middle_of(to), steps=4)
    page.mouse.up()


def swipe(page: Page, found: Locator, to: Locator) -> None:
    """With a finger."""
    line = page.context.new_cdp_session(page)
    start, end = middle_of(found), middle_of(to)
    for k in range(5):
        x, y = (a + (b - a) * k / 4 for a, b in zip(start, end, strict=True))
        kind = "touchMove" if k else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def press(_: Page, found: Locator, to: Locator) -> None:
    """One after the other."""
    found.click()
    to.click()


def type_in(page: Page, found: Locator, to: Locator) -> None:
    """By keyboard."""
    for each in (found, to):
        tab_to(page, str(each.get_attribute("data-key")))
        page.keyboard.press("Enter")


def warrior(page: Page, value: str) -> Locator:
    return page.locator(f".mine button.warrior[aria-label='Deploy the {value}']").first


def turn_of(page: Page, name: str) -> None:
    """Until the one screen shows somebody's own side, with what can be done."""
    expect(page.locator(".mine strong")).to_have_text(name)
    page.locator(".mine button.warrior").first.wait_for()


def test_drag_press_and_keyboard_do_the_same(page: Page, browser: Browser, address: str) -> None:
    logs = []
    with visitor(browser, address, size=PHONE, touch=True) as (phone, _):
        for on, way in ((page, drag), (phone, swipe), (page, press), (page, type_in)):
            sit(on, address, BOTH, act="6", coins="gjgjgfj")
            way(on, warrior(on, "4"), cell(on, "d4"))
            turn_of(on, "Botan")
            way(on, warrior(on, "3"), cell(on, "e3"))
            turn_of(on, "Ayame")
            way(on, cell(on, "d4"), cell(on, "e3"))  # of another colour
            expect(cell(on, "e3").locator(".w")).to_have_count(2)
            logs.append(on.locator(".log .step").all_text_contents())
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert len(logs[0]) >= 3


def test_a_drag_that_leads_nowhere_says_why(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="6", coins="gjgjgfj")
    line = page.locator(".bar.noted .line")
    drag(page, warrior(page, "4"), page.locator(".clan").first)
    expect(line).to_have_text("Nothing was moved: let go on one of the coins.")
    drag(page, warrior(page, "4"), cell(page, "d4"))
    turn_of(page, "Botan")
    drag(page, warrior(page, "3"), cell(page, "d4"))
    expect(line).to_have_text("A warrior is deployed only onto an empty coin.")
    drag(page, cell(page, "d4"), cell(page, "e3"))
    expect(line).to_have_text("No warrior of yours is on top on d4.")
    page.mouse.move(*middle_of(warrior(page, "3")))
    page.mouse.down()
    page.mouse.move(*middle_of(cell(page, "e3")), steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    expect(page.locator(".spot.over")).to_have_attribute("data-cell", "e3")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".spot.lit")).to_have_count(0)
    # A coin that was pressed first waits for its warrior.
    cell(page, "e3").click()
    warrior(page, "3").click()
    turn_of(page, "Ayame")
    expect(cell(page, "e3").locator(".w")).to_have_count(1)
    page.locator(".mine button.surprise").click()
    page.mouse.move(*middle_of(cell(page, "d6")))
    page.mouse.down()
    page.mouse.move(*middle_of(cell(page, "d5")), steps=2)  # where it can be set is lit from now on
    free = page.locator(".spot.free").first
    where = free.get_attribute("data-cell")
    page.mouse.move(*middle_of(free), steps=2)
    page.mouse.up()
    expect(page.locator(f".coin[data-cell={where}]")).to_be_visible()
    expect(cell(page, "d6")).to_have_count(0)
