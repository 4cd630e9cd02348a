"""Every screen its own layout: nothing overlaps, nothing is cut, nothing scrolls sideways, and
whoever decides sees the board, their cards and what can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from kachidoki.text import LANGUAGES
from tests.web import joraku_kit, rokumon_kit
from tests.web.kit import visitor
from tests.web.layout_kit import JORAKU, ROKUMON, TIGHT, faults

# The end of a round, without having played one: its points are of no account here.
SHEET = """async (name) => {
    const { explanations } = await import("/web/joraku/explaining.js");
    await explanations(); // what it says came with the first points
    const { drawRound } = await import("/web/joraku/sheet.js");
    const board = document.querySelector(".jo");
    const place = document.createElement("section");
    place.className = "jo-result jo-round";
    board.replaceChildren(place);
    const colours = ["red", "blue", "yellow", "green"];
    const factions = colours.map((colour, seat) => ({ colour, seat, rp: 10 }));
    const [go, toMap, nameOf] = [() => {}, () => {}, () => name];
    const of = { view: { factions }, history: { entries: [] }, round: 1, over: false };
    drawRound(place, { ...of, nameOf, go, toMap });
}"""
LONG = "Tokugawa Jirōsaburō Minamoto no Ieyasu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_joraku_fits_every_screen(browser: Browser, address: str, language: str) -> None:
    """In mid-turn: a card is picked, then a piece, and an area that it can go to has the focus; and
    the sheet of a round."""
    with visitor(browser, address, language=language) as (page, _):
        page.goto(joraku_kit.make_table(page.context, address, 3, players="4", name=LONG))
        person = joraku_kit.Person(page)
        while person.phase() == "pass":
            person.act("pass")
        if not page.query_selector(".jo-card.picked"):  # the only one lies ready
            person.press(".jo-card.open")
        page.wait_for_selector(".jo-area:is(.lit, .reach)")
        assert faults(page, JORAKU, TIGHT, decides=True) == []
        if page.query_selector(".jo-token[aria-pressed]"):  # a Ninja moves none
            page.locator(".jo-token[aria-pressed]").first.press("Enter")
            page.wait_for_selector(".jo-token.picked")
            page.mouse.move(1, 1)  # a pointer that rests on a piece asks about that
            page.evaluate("document.activeElement.blur()")
            page.locator(".jo-area.lit").first.focus()
            expect(page.locator(".jo-preview")).to_be_visible(timeout=10_000)
        assert faults(page, JORAKU, decides=True) == []
        page.evaluate(SHEET, LONG)
        assert faults(page, [".jo-result button"], TIGHT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rokumon_fits_every_screen(browser: Browser, address: str, language: str) -> None:
    """While a warrior is chosen, and at the end."""
    with visitor(browser, address, language=language) as (page, _):
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="campaign")
        page.locator(".mine button.warrior").first.click()
        assert faults(page, ROKUMON, decides=True) == []
        rokumon_kit.sit(page, address, rokumon_kit.BOT, act="3")
        page.click("[data-key=surrender]")
        page.click("[data-key=surrender-yes]")
        page.wait_for_selector(".rokumon-table.over")
        assert faults(page, ROKUMON, TIGHT) == []
