"""What is wrong with a page on screens of many sizes, measured by a script in the page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page, ViewportSize


def sizes(*pairs: tuple[int, int]) -> list[ViewportSize]:
    """Screens by width and height."""
    return [{"width": width, "height": height} for width, height in pairs]


SIDEWAYS = (740, 360)
SIZES = sizes(
    (360, 640),
    (360, 740),
    (390, 844),
    SIDEWAYS,
    (820, 1180),
    (1280, 657),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
# The ones with the least room of their kind.
TIGHT = sizes((360, 640), SIDEWAYS, (820, 1180), (1280, 657))
# Things of which none may lie on another, by what they are in the page.
ALWAYS = [".seats li", ".table-head :is(a, button)"]
JORAKU = [*ALWAYS, ".jo-plaque", ".jo-hand .jo-card"]
# Perhaps one, perhaps none.
FEW = [".jo-area .jo-lead", ".jo-trick li", ".jo-ghost", ".jo-bar button"]
ROKUMON = [*ALWAYS, ".rokumon-table .clan", ".rokumon-table > :not(.finale, dialog)"]
# What has to be on the screen while somebody decides.
AT_HAND = ".jo-frame, .jo-bar, .jo-preview, .jo-hand .jo-card, .jo-plaque, .rokumon-table"
# What a thumb presses on a phone held sideways.
PRESSED = ".tools :is(a, button), .jo-bar button, .jo-card, .rokumon-table :is(button, summary)"
# After which the page has heard of its size, and has drawn anew.
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
FAULTS = """({ rows, few, atHand, pressed }) => {
    const found = [];
    const box = (element) => element.getBoundingClientRect();
    const look = (element) => getComputedStyle(element);
    const seen = (element) => element.checkVisibility() && box(element).width > 1;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const name = (element) => `${element.getAttribute('class')} "${element.textContent}"`;
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`scrolls ${over} px sideways`);
    const crossing = (a, b) =>
        Math.min(box(a).right, box(b).right) - Math.max(box(a).left, box(b).left) > 1 &&
        Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 1;
    for (const row of [...rows, ...few]) {
        const them = all(row);
        if (them.length < 2 && rows.includes(row)) found.push(`${row}: nothing to compare`);
        them.forEach((one, k) => them.slice(k + 1).forEach((other) => {
            if (crossing(one, other)) found.push(`${name(one)} lies on ${name(other)}`);
        }));
    }
    const [board] = all('.rokumon-table, .jo');
    for (const panel of all('.seats, .log')) {
        if (crossing(board, panel)) found.push(`the board lies on ${panel.className}`);
    }
    const heights = new Set(all('.jo-plaque').map((each) => Math.round(box(each).height)));
    if (heights.size > 1) found.push(`plates of ${[...heights]} px`);
    // What is written on an area of the map, and the plate of who leads there.
    const contents = [...document.querySelectorAll('.jo-content')];
    for (const area of all('.jo-area')) {
        const plate = area.querySelector('.jo-lead');
        const written = [area, contents[area.dataset.roam]].flatMap((each) =>
            [...each.querySelectorAll('text')]);
        for (const text of plate ? written : []) {
            if (!plate.contains(text) && crossing(text, plate)) {
                found.push(`${text.textContent} lies under a plate`);
            }
        }
    }
    // Text is either whole, or ends with dots and tells all of itself to whoever asks.
    for (const each of all('#page :is(p, span, strong, b, button, a, h1, h2, th, td, li, em)')) {
        const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const { overflowX, textOverflow, display, clipPath } = look(each);
        if (!own || display === 'inline' || clipPath !== 'none') continue;
        if (each.closest('.unseen')) continue;
        if (each.scrollWidth <= each.clientWidth + 1 || /auto|scroll/.test(overflowX)) continue;
        if (textOverflow !== 'ellipsis') found.push(`${name(each)} is cut`);
        else if (!each.closest('[title]')) found.push(`${name(each)} is shortened without a title`);
    }
    for (const each of all(atHand || 'no-such')) {
        const { top, bottom } = box(each);
        if (top < -1 || bottom > innerHeight + 1) {
            found.push(`${name(each)} at ${Math.round(top)} to ${Math.round(bottom)} px`);
        }
    }
    for (const each of all('.jo-told, .jo-told *')) {
        const bar = box(each.closest('.jo-bar'));
        if (box(each).top < bar.top - 1 || box(each).bottom > bar.bottom + 1) {
            found.push(`${name(each)} leaves the bar`);
        }
    }
    const [map] = all('.jo-frame');
    for (const each of map ? all('.jo-dock, .jo-sum, .jo-bar, .jo-preview') : []) {
        if (atHand && crossing(each, map)) found.push(`${name(each)} lies on the map`);
    }
    // On a desk there is room beside the cards.
    for (const each of all(innerWidth > 960 ? '.jo-bar button, .jo-card' : '.jo-bar button')) {
        const [told] = all('.jo-preview');
        if (told && crossing(each, told)) found.push(`${name(each)} lies under ${name(told)}`);
    }
    for (const each of all(pressed || 'no-such')) {
        const { width, height } = box(each);
        if (Math.min(width, height) < 39.5) found.push(`${name(each)}: ${width} by ${height} px`);
    }
    return found;
}"""


def resize(page: Page, size: ViewportSize) -> None:
    """Another size of the screen, until the page has it and has arranged itself in it.

    Frames alone are no sign of that: a busy browser shows some of the old size first.
    """
    page.set_viewport_size(size)
    width, height = size["width"], size["height"]
    root = "document.documentElement"
    page.wait_for_function(f"{root}.clientWidth === {width} && {root}.clientHeight === {height}")
    page.evaluate(TWO_FRAMES)


def faults(
    page: Page, rows: list[str], screens: Iterable[ViewportSize] = SIZES, *, decides: bool = False
) -> list[Any]:
    """What is wrong at each size; whoever decides something needs everything for it in sight."""
    found = []
    for size in screens:
        resize(page, size)
        width, height = size["width"], size["height"]
        sideways = (width, height) == SIDEWAYS
        asked = {
            "rows": rows,
            "few": FEW,
            "atHand": AT_HAND if decides else None,
            "pressed": PRESSED if decides and sideways else None,
        }
        found += [(width, height, fault) for fault in page.evaluate(FAULTS, asked)]
    return found
