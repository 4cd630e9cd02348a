"""Whatever lies on Joraku's table says what it is, and what ends a turn is plain."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.joraku_kit import READY, Person, make_table
from tests.web.kit import PHONE, no_barriers, visitor

SAID = ".jo-explain"


def test_things_on_the_table_say_what_they_are(page: Page, address: str) -> None:
    """“The flag with a number” was a Daimyo card, and nothing said so."""
    page.goto(make_table(page.context, address, 2, players="3"))
    page.wait_for_selector(READY)
    page.hover(".jo-plaque.mine .jo-daimyo-card")
    expect(page.locator(SAID)).to_contain_text("began in the area with this number")
    page.hover(f"{SAID} button")  # its way is free
    page.click(f"{SAID} button")
    expect(page.locator("dialog h2")).to_have_text("End")
    page.keyboard.press("Escape")
    page.click('[data-key="area shinano"] [data-about=rows] text >> nth=0')
    expect(page.locator(SAID)).to_contain_text("Shinano: what it pays")
    page.keyboard.press("Escape")
    expect(page.locator(SAID)).to_have_count(0)
    # With the keyboard one stop leads to all things on all plates.
    page.focus(".jo-plaque.mine .jo-supply")
    page.keyboard.press("ArrowRight")
    expect(page.locator(SAID)).to_contain_text("Cards in hand")
    no_barriers(page)
    assert page.locator(".jo-factions [tabindex='0']").count() == 1


def test_a_finger_on_a_plate_learns_all_about_it(browser: Browser, address: str) -> None:
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        page.goto(make_table(page.context, address, 2, players="3"))
        page.wait_for_selector(READY)
        page.tap(".jo-plaque.mine .jo-supply")
        told = page.locator("dialog .jo-symbols")
        expect(told).to_contain_text("Samurai in supply: 10 of 10")
        expect(told).to_contain_text("Daimyo card")
        no_barriers(page)


def test_only_what_ends_the_turn_is_red_and_it_waits_for_whoever_says_so(
    browser: Browser, address: str
) -> None:
    """Two red buttons stood side by side, and a turn ended by itself without a word before."""
    with visitor(browser, address, speed=1) as (page, _):
        page.goto(make_table(page.context, address, 2, players="3"))
        person = Person(page)
        person.place_one()
        end = page.locator('[data-key="bar end"]')
        while "main" not in str(end.get_attribute("class")):
            person.press(".jo-area.lit")
            page.wait_for_selector(f"{READY} [data-key='bar end']")
        itself = page.locator('[data-key="bar itself"]')
        expect(itself).to_be_checked()
        itself.uncheck()
        expect(page.locator(".jo-prompt")).to_have_text("Nothing is left to do: end your turn")
        colour = "element => getComputedStyle(element).backgroundColor"
        red = end.evaluate(colour)
        others = page.locator(".jo-bar button:not(.ends)").all()
        assert red not in [each.evaluate(colour) for each in others]
        itself.check()
        expect(end).to_have_class("main wait ends")
        expect(page.locator(".jo:not(.acts)")).to_be_visible()  # nobody pressed it
