"""What a newcomer at a desk could not make out in a first game of Joraku."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocket, expect

from tests.web.joraku_kit import READY, Person, make_table
from tests.web.kit import DESKTOP, PHONE, visitor
from tests.web.layout_kit import resize, sizes

# Every text and sign of the table that is smaller than 12 pixels, as it is shown.
TINY = """() => [...document.querySelectorAll("#page .table *")].flatMap((each) => {
    if (!each.checkVisibility() || each.getBoundingClientRect().width <= 1) return [];
    const look = getComputedStyle(each);
    const scale = each instanceof SVGElement ? each.getScreenCTM?.()?.a ?? 1 : 1;
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const drawn = ["::before", "::after"].map((part) => getComputedStyle(each, part))
        .filter(({ content }) => !/^(none|normal|""|counter)/.test(content));
    const all = [...(own ? [look] : []), ...drawn].map((one) => parseFloat(one.fontSize) * scale);
    const tiny = all.filter((size) => size > 0 && size < 11.95);
    return tiny.map((size) => `${each.parentElement.className} ${each.textContent} ${size}`);
})"""
# What grows or flies is smaller on its way.
STILL = """() => document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
# Notes whether a card that flies to the skirmish lies there already.
GHOSTS = """() => {
    window.ghosts = window.flew = 0;
    const look = () => {
        if (!document.querySelector(".flights .jo-face")) return;
        window.flew += 1;
        const mine = document.querySelector(".jo-trick [data-colour=red] .jo-face");
        if (mine && mine.style.opacity !== "0") window.ghosts += 1;
    };
    new MutationObserver(look).observe(document.querySelector(".jo"), {
        subtree: true, childList: true, attributes: true,
    });
}"""
# A hint of three steps that somebody follows, takes a step of it back, and leaves.
FOLLOWED = """async () => {
    const { Hints } = await import("/web/table/hints.js");
    const place = document.createElement("div");
    let marked = [];
    const step = (...actions) => ({ told: actions.join(" + "), actions });
    const hint = {
        action: "play yari 3", then: ["march", "move ise owari", "daimyo ise", "end"],
        told: "all of it", text: "Because. [R1]", chance: null,
        steps: [step("play yari 3", "march"), step("move ise owari"), step("daimyo ise")],
    };
    const connection = { latest: { legal: ["play yari 3"], seat: 0 },
        ask: async () => ({ hints: [hint] }) };
    const hints = new Hints(() => connection, (actions) => { marked = actions; });
    const seen = () => [[...place.querySelectorAll(".hint span")].map((each) =>
        each.textContent), marked.join()];
    const found = [];
    await hints.ask(place, false);
    found.push(seen());
    for (const action of ["play yari 3", "march", "daimyo ise"]) hints.acted(action);
    found.push(seen());
    hints.tookBack(1);
    found.push(seen());
    hints.acted("put ise");
    found.push(seen());
    return found;
}"""


def sent_by(page: Page) -> list[dict[str, Any]]:
    """What the page sends to change its table, as it goes on."""
    sent: list[dict[str, Any]] = []

    def note(frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "take_back"):
            sent.append(message)

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", watch)
    return sent


def test_signs_are_large_and_say_what_they_are_and_a_press_is_undone_by_a_press(
    browser: Browser, address: str
) -> None:
    """All in one visit: each was a doubt of its own."""
    with visitor(browser, address, ends=False, speed=0.5) as (page, _):
        page.emulate_media(reduced_motion="no-preference")
        sent = sent_by(page)
        person = Person(page)
        number = ".jo-card.open[data-about=number]:not([data-key$=' 1'])"
        while not page.query_selector(number):  # a first turn in which such a card is open
            page.goto(make_table(page.context, address, 2, players="3"))
            while person.phase() == "pass":
                person.act("pass")
        # “3/10” was read as 4: no letter is smaller than 12 pixels.
        for screen in (*sizes((360, 640)), PHONE, DESKTOP):
            resize(page, screen)
            page.wait_for_function(STILL)
            assert page.evaluate(TINY) == [], screen
        # An area says what it pays, also where nobody stands.
        page.hover('[data-key="area kyoto"]', position={"x": 30, "y": 200})
        expect(page.locator(".jo-preview")).to_contain_text(
            re.compile("Kyoto: .*Round I pays nothing.")
        )
        page.hover(".brand")
        expect(page.locator(".jo-preview")).to_be_hidden()
        # “0 RP” of somebody who led in areas: what they would pay now stands beside it.
        points = page.locator(".jo-rp[aria-label*='RP, If the round ended now: ']").first
        expect(points.locator("small")).to_have_text(re.compile(r"^\(\+\d+\)$"))
        page.hover(".mine .jo-rp b")
        expect(page.locator(".jo-explain")).to_contain_text("Reputation so far: ")
        # The number of a Daimyo card, which counts nothing, was read as a count.
        card = page.locator(".mine .jo-daimyo-card")
        expect(card).to_have_attribute("aria-label", re.compile("breaks a tie at the end"))
        assert card.locator(".jo-piece").count() == 0
        # What one press did is undone by one press, and a card lies in the skirmish or flies there.
        if not page.query_selector(f"{number}.picked"):
            person.press(number)
        supply = page.locator(".mine .jo-supply")
        before = supply.inner_text()
        place = page.locator("[data-key='bar place']")
        expect(place).to_contain_text("Place 3 in ")
        page.evaluate(GHOSTS)
        sent.clear()
        place.click()
        page.wait_for_selector(f"{READY}[data-phase=place] [data-key='bar end'].main")
        page.wait_for_selector(".flights:empty", state="attached")
        assert page.evaluate("[window.flew > 0, window.ghosts]") == [True, 0]
        assert len(sent) == 5  # the card, its use and three Samurai
        person.press("[data-key='bar back']")
        page.wait_for_selector(f"{READY}[data-phase=choose]")
        expect(supply).to_have_text(before)
        assert [message.get("steps") for message in sent[5:]] == [4]
        # Single steps are undone singly.
        person.press("[data-key='bar many 1']")
        person.press("[data-key^='bar place']")
        page.wait_for_selector(f"{READY}[data-phase=place]")
        person.press(".jo-area.lit")
        expect(page.locator(".jo-points")).to_have_text("1")
        person.press("[data-key='bar back']")
        expect(page.locator(".jo-points")).to_have_text("2")
        # A hint is told in steps, and stays as long as it is followed.
        told = ["play yari 3 + march", "move ise owari", "daimyo ise"]
        assert page.evaluate(FOLLOWED) == [
            [told, "play yari 3,march,move ise owari,daimyo ise,end"],
            [[f"✓ {told[0]}", told[1], f"✓ {told[2]}"], "move ise owari,end"],
            [[f"✓ {told[0]}", *told[1:]], "move ise owari,daimyo ise,end"],
            [[], ""],
        ]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_the_line_about_the_round_is_seen_whole_above_the_cards_in_a_first_game_on_a_phone(
    browser: Browser, address: str, width: int, height: int
) -> None:
    size: ViewportSize = {"width": width, "height": height}
    with visitor(browser, address, size=size, touch=True, coached="") as (page, _):
        page.goto(f"{address}/")
        page.tap("[data-first=joraku]")
        page.wait_for_selector(".status.yours")
        page.wait_for_selector(".coach")
        page.wait_for_function("""() => {
            const box = (name) => document.querySelector(name).getBoundingClientRect();
            return scrollY === 0 && box(".jo-head").bottom <= box(".jo-dock").top;
        }""")
