"""Every screen its own layout: nothing overlaps, nothing is cut, nothing scrolls sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from kachidoki.text import LANGUAGES
from tests.web import joraku_kit, rokumon_kit
from tests.web.kit import visitor

SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in (
        (360, 640),
        (360, 740),
        (390, 844),
        (740, 360),
        (820, 1180),
        (1280, 800),
        (1920, 1080),
        (2560, 1440),
    )
]
# Things of which none may lie on another, by what they are in the page.
ALWAYS = [".seats li", ".table-head :is(a, button)"]
JORAKU = [*ALWAYS, ".jo-plaque", ".jo-hand .jo-card", ".jo-content .jo-lead"]
ROKUMON = [*ALWAYS, ".rokumon-table .clan", ".acts li .disc"]
# After which the page has heard of its size, and has drawn anew.
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
# What is wrong with a page as it stands, in words.
FAULTS = """(rows) => {
    const found = [];
    const box = (element) => element.getBoundingClientRect();
    const seen = (element) => box(element).width > 0 && box(element).height > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`scrolls ${over} px sideways`);
    const crossing = (a, b) =>
        Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1 &&
        Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
    for (const row of rows) {
        const them = all(row);
        if (them.length < 2) found.push(`${row}: nothing to compare`);
        them.forEach((one, k) => them.slice(k + 1).forEach((other) => {
            if (crossing(one, other)) found.push(`${row}: one lies on another`);
        }));
    }
    const [board] = all('.rokumon-table, .jo');
    for (const panel of all('.seats, .log')) {
        const fixed = getComputedStyle(board).position === 'fixed';
        if (!fixed && crossing(board, panel)) found.push(`the board lies on ${panel.className}`);
    }
    const heights = new Set(all('.jo-plaque').map((each) => Math.round(box(each).height)));
    if (heights.size > 1) found.push(`plates of ${[...heights]} px`);
    // What is written on an area of the map, and the plate of who leads there.
    for (const area of all('.jo-content')) {
        const plate = area.querySelector('.jo-lead');
        for (const text of plate ? area.querySelectorAll('text') : []) {
            if (!plate.contains(text) && crossing(text, plate)) {
                found.push(`${text.textContent} lies under a plate`);
            }
        }
    }
    return found;
}"""


def check(page: Page, rows: list[str]) -> list[Any]:
    """What is wrong at each size."""
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        found += [(size["width"], size["height"], fault) for fault in page.evaluate(FAULTS, rows)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_joraku_fits_every_screen(browser: Browser, address: str, language: str) -> None:
    with visitor(browser, address, language=language) as (page, _):
        page.goto(joraku_kit.make_table(page.context, address, 3, players="4"))
        page.locator(joraku_kit.READY).first.wait_for()
        assert check(page, JORAKU) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rokumon_fits_every_screen(browser: Browser, address: str, language: str) -> None:
    with visitor(browser, address, language=language) as (page, _):
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="campaign")
        assert check(page, ROKUMON) == []
