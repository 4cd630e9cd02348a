"""Whatever lies on Joraku's table says what it is, and what ends a turn is plain."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.joraku_kit import READY, Person, make_table
from tests.web.kit import PHONE, no_barriers, visitor

SAID = ".jo-explain"
# Where the board ends, and where what is said about a thing of it.
RIGHT = """() => [".jo", ".jo-explain"].map((each) =>
    Math.round(document.querySelector(each).getBoundingClientRect().right))"""


def test_things_on_the_table_say_what_they_are(page: Page, address: str) -> None:
    """“The flag with a number” was a Daimyo card, and nothing said so."""
    page.clock.install()
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
    page.hover(".jo-sources .term")  # the example of the legend
    expect(page.locator(SAID)).to_contain_text("5")
    page.click(".jo-sources .term")
    expect(page.locator("dialog h2")).to_be_visible()
    page.keyboard.press("Escape")
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
    expect(page.locator(SAID)).to_contain_text("It places up to 3 Samurai")
    board, told = page.evaluate(RIGHT)
    assert told <= board  # it covered the log
    page.hover(".brand")
    expect(lights).to_have_count(0)
    expect(page.locator(SAID)).to_have_count(0)
    # What the pointer only passed on its way is not explained: it lay on what followed.
    page.hover(".jo-card >> nth=1")
    page.hover(".jo-prompt")
    page.clock.run_for(2000)
    expect(page.locator(SAID)).to_have_count(0)


def test_what_is_said_of_a_card_goes_with_it(page: Page, address: str) -> None:
    """It stayed for two turns after the card was played, and lay on the map."""
    page.goto(make_table(page.context, address, 2, players="3"))
    page.wait_for_selector(READY)
    page.hover(".jo-card >> nth=0")
    expect(page.locator(SAID)).to_be_visible()
    page.evaluate("document.querySelector('.jo-card').click()")  # with no pointer: it is picked
    expect(page.locator(".jo-card.picked")).to_have_count(1)
    expect(page.locator(SAID)).to_have_count(0)
    page.hover(".jo-card:not(.picked) >> nth=0")
    expect(page.locator(SAID)).to_be_visible()
    page.evaluate(
        "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
    )  # beside the board
    expect(page.locator(SAID)).to_have_count(0)
    # Nor does it lie on the buttons once something was done.
    page.evaluate("document.querySelector('.jo-card:not(.picked)').click()")
    page.mouse.move(1, 1)
    page.hover(".jo-card:not(.picked) >> nth=0")
    expect(page.locator(SAID)).to_be_visible()
    page.evaluate("document.querySelector('.jo-choices button.main').click()")
    expect(page.locator(SAID)).to_have_count(0)


def test_what_a_skirmish_pays_stands_beside_it(page: Page, address: str) -> None:
    """Nothing at hand said that it pays 3, 2 and 1, and not the row of the area."""
    for variants, row in (("none", "1st 3 · 2nd 2 · 3rd 1 RP"), ("3", "1st 4 · 2nd 2 · 3rd 0 RP")):
        page.goto(make_table(page.context, address, 2, players="3", variants=variants))
        person = Person(page)
        while person.phase() == "pass":
            person.act("pass")
        expect(page.locator(".jo-pays")).to_have_text(row)
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
    expect(page.locator(".jo-aside")).to_have_text(re.compile("card is final|your only one"))
    person.press("[data-key='bar many 1']")
    place = page.locator("[data-key='bar place']")
    expect(place).to_contain_text("Place 1 in ")
    supply = page.locator(".mine .jo-supply")
    left = int(supply.inner_text())  # of ten, unless no card fitted in the first turns
    place.click()
    expect(supply).to_have_text(str(left - 1))
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


# A bar with many choices, and where it, what ends the turn and the deck that it has are then.
CROWDED = """async (many) => {
    const { drawBar } = await import("/web/joraku/bar.js");
    const bar = document.querySelector(".jo-bar");
    const choice = (label, k) => ({ label, key: `test ${k}`, press: () => {} });
    const choices = Array.from({ length: many }, (_, k) => choice("Remove · 2 AP", k));
    const turn = [choice("Undo", "undo"), { ...choice("End turn", "end"), ends: true }];
    const itself = { label: "Turns end by themselves", on: true, change: () => {} };
    const text = "How many? Then press the area to go to";
    drawBar(bar, { text, points: 4, note: "", choices, turn, itself });
    const found = [bar, bar.querySelector(".ends"), document.querySelector(".jo-deck")];
    const lines = bar.querySelector(".jo-told").getBoundingClientRect();
    const box = bar.getBoundingClientRect();
    return {
        boxes: found.map((each) => JSON.stringify(each.getBoundingClientRect())),
        inside: lines.top >= box.top && lines.bottom <= box.bottom,
    };
}"""


def test_a_bar_with_many_choices_keeps_its_place(page: Page, address: str) -> None:
    """It grew over the map and its legend, and the end of the turn moved by some pixels."""
    page.goto(make_table(page.context, address, 2, players="3"))
    page.wait_for_selector(READY)
    one = page.evaluate(CROWDED, 1)
    assert one["inside"]
    assert one["boxes"][0] == one["boxes"][2]
    assert page.evaluate(CROWDED, 9) == one
    last = page.locator(".jo-choices button").last
    last.focus()  # the row scrolls to it
    assert last.evaluate(
        """(button) => {
            const row = button.parentElement.getBoundingClientRect();
            return button.getBoundingClientRect().right <= row.right + 1;
        }"""
    )


# How far the last of a few choices goes beyond what is seen of their row.
BEYOND = """async () => {
    const { drawBar } = await import("/web/joraku/bar.js");
    const bar = document.querySelector(".jo-bar");
    const choice = (label) => ({ label, key: `test ${label}`, press: () => {} });
    const choices = ["→ Mikawa", "→ Shinano", "Remove · 1 AP"].map(choice);
    const end = { ...choice("End turn, 1 AP unused"), ends: true };
    const turn = [choice("Undo"), { ...choice("Restart turn"), quiet: true }, end];
    drawBar(bar, { text: "Where to?", points: 1, note: "", choices, turn });
    const row = bar.querySelector(".jo-choices");
    const [whole, last] = [row, row.lastChild].map((each) => each.getBoundingClientRect().right);
    return last - whole;
}"""


def test_few_words_leave_their_room_to_the_choices(browser: Browser, address: str) -> None:
    """A button was cut while the bar was empty beside it."""
    with visitor(browser, address, size={"width": 1280, "height": 800}) as (page, _):
        page.goto(make_table(page.context, address, 2, players="3"))
        page.wait_for_selector(READY)
        assert page.evaluate(BEYOND) <= 0


# Where the first card of the hand is without the last skirmish and with it, while cards are passed
# and while some are played.
HAND_AT = """async () => {
    const { drawSkirmish } = await import("/web/joraku/skirmish.js");
    const place = document.querySelector(".jo-skirmish");
    const colours = ["red", "blue", "yellow"];
    const plays = colours.map((colour, k) => ({ colour, card: `katana ${k + 1}` }));
    const awaited = colours.map((colour, seat) => ({ seat, colours: [colour] }));
    const factions = colours.map((colour, seat) => ({ colour, seat }));
    const pay = { pays: "usual", whom: "all" };
    const left = (phase, awaited, showLast) => {
        const view = { phase, awaited, factions, skirmish: [], ahead: null };
        const last = { plays, won: 2, text: "" };
        drawSkirmish(place, view, String, { last, showLast, pay });
        return document.querySelector(".jo-card").getBoundingClientRect().left;
    };
    return [["pass", []], ["play", awaited]].map((now) =>
        [false, true].map((shown) => left(...now, shown)));
}"""


def test_the_last_skirmish_moves_no_card_of_the_hand(browser: Browser, address: str) -> None:
    """The second press of two found another card under the pointer."""
    with visitor(browser, address, size={"width": 1280, "height": 800}) as (page, _):
        page.goto(make_table(page.context, address, 2, players="3"))
        page.wait_for_selector(READY)
        for without, shown in page.evaluate(HAND_AT):
            assert without == shown


# What the plates foretell while the skirmish is shown that ended a round, and one that did not.
DUE = """async () => {
    const { whileScored } = await import("/web/joraku/round.js");
    const paid = (kind, points) => ({ key: `joraku.${kind}`, facts: { colour: "red", points } });
    const view = { factions: [{ colour: "red", due: 9 }, { colour: "blue", due: 5 }] };
    const due = (...events) => whileScored({ view, events, legal: [] }, 0, {}).view.factions
        .map((each) => each.due);
    const skirmish = paid("kachidoki", 3);
    return [due(skirmish, paid("prestige", 4), paid("own-ground", 2)), due(skirmish)];
}"""


def test_plates_foretell_a_round_until_it_has_paid(page: Page, address: str) -> None:
    """They told of the next one already while the last skirmish was still looked at."""
    page.goto(address)
    assert page.evaluate(DUE) == [[6, 0], [9, 5]]
