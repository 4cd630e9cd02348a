"""Whatever lies on Joraku's table says what it is, and what ends a turn is plain."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.joraku_kit import READY, Person, make_table
from tests.web.kit import PHONE, no_barriers, visitor

SAID = ".jo-explain"
# Where the board ends, and where what is said about a thing of it.
RIGHT = """() => [".jo", ".jo-explain"].map((each) =>
    Math.round(document.querySelector(each).getBoundingClientRect().right))"""


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
    # While cards are passed, the map shows where one that is pointed at would place.
    lights = page.locator(".jo-lights polygon")
    expect(lights).to_have_count(0)
    page.hover(".jo-card[data-about=number] >> nth=0")
    expect(lights).to_have_count(1)
    expect(page.locator(SAID)).to_contain_text("It places up to three Samurai")
    board, told = page.evaluate(RIGHT)
    assert told <= board  # it covered the log
    page.hover(".brand")
    expect(lights).to_have_count(0)


def test_what_a_skirmish_pays_stands_beside_it(page: Page, address: str) -> None:
    """Nothing at hand said that it pays 3, 2 and 1, and not the row of the area."""
    for variants, row in (("none", "3 2 1"), ("3", "4 2 0")):
        page.goto(make_table(page.context, address, 2, players="3", variants=variants))
        person = Person(page)
        while person.phase() == "pass":
            person.act("pass")
        expect(page.locator(".jo-pays")).to_have_text(f"pays {row}")
        page.hover(".jo-pays")
        expect(page.locator(SAID)).to_contain_text("paid only when the round is over")


def test_fewer_can_be_placed_and_no_slip_ends_a_turn(page: Page, address: str) -> None:
    """Nobody saw how to place only one, and all points of a march were lost by one press."""
    page.goto(make_table(page.context, address, 2, players="3"))
    person = Person(page)
    number = ".jo-card.open[data-about=number]:not([data-key$=' 1'])"  # a Daimyo can go with it
    while person.phase() != "play" or not page.query_selector(number):
        person.act(str(person.phase()))
    if not page.query_selector(".jo-card.picked"):
        person.press(number)
    expect(page.locator(".jo-prompt")).to_contain_text("place or march?")
    expect(page.locator(".jo-aside")).to_contain_text("stays played")
    person.press("[data-key='bar many 1']")
    place = page.locator("[data-key='bar place']")
    expect(place).to_contain_text("Place 1 in ")
    place.click()
    expect(page.locator(".mine .jo-supply")).to_have_text("9")
    person.press("[data-key='bar restart']")
    page.wait_for_selector(f"{READY}[data-phase=choose]")
    person.press("[data-key^='bar march']")
    end = page.locator("[data-key='bar end']")
    expect(end).to_contain_text("AP unused")
    end.click()
    expect(end).to_contain_text("press again")
    page.wait_for_selector(f"{READY}[data-phase=march]")
    end.click()
    page.wait_for_selector(".jo:not([data-phase=march])")


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
