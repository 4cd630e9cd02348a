"""Rokumon at the page, in a real browser: by pointer, by keyboard and by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.kit import PHONE, visitor
from tests.web.rokumon_kit import (
    ALONE,
    BOT,
    BOTH,
    ENDED,
    OPEN,
    Keys,
    Person,
    Thumb,
    cell,
    make_table,
    sit,
    tab_to,
)


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The same on a phone."""
    with visitor(browser, address, size=PHONE, touch=True) as (page, _):
        yield page


def fits(page: Page) -> None:
    """Nothing of the table is beside or below the screen."""
    size = page.viewport_size
    assert size is not None
    box = page.locator(".rokumon-table").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]


HANDS = pytest.mark.parametrize("hands", [Person, Keys], ids=["pointer", "keyboard"])


# A campaign has all of them by keyboard.
@pytest.mark.parametrize("act", ["1", "2", "3", "4", "5", "6"])
def test_a_game_of_each_act(page: Page, address: str, act: str) -> None:
    sit(page, address, BOT, act=act)
    fits(page)
    Person(page, int(act)).play()
    expect(page.locator(".ending strong")).to_contain_text(ENDED)
    fits(page)
    ending = page.locator(".ending").inner_text()
    page.reload()
    expect(page.locator(".ending")).to_have_text(ending)


def test_a_whole_campaign_by_keyboard_shows_its_path(page: Page, address: str) -> None:
    sit(page, address, BOT, act="campaign")
    expect(page.locator(".acts li")).to_have_count(6)
    expect(page.locator(".acts .now .act-name")).to_have_text("Rokumonsen")
    person = Keys(page, 7)
    while not page.locator(".acts .won, .acts .drawn").count():
        person.act()
    person.play()
    assert page.locator(".acts .won, .acts .drawn").count() >= 6
    expect(page.locator(".ending strong")).to_contain_text(ENDED)


def test_how_an_act_ended_can_be_seen_until_the_next_action(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="campaign")
    page.locator("[data-key=surrender]").click()
    page.locator("[data-key=surrender-yes]").click()
    expect(page.locator(".bar .small-table")).to_be_visible()
    expect(page.locator(".tokens .token, .clan .token").first).to_be_visible()


@HANDS
def test_a_solo_battle_tells_taromas_reasons(page: Page, address: str, hands: type[Person]) -> None:
    sit(page, address, ALONE, act="solo")
    expect(page.locator(".streak")).to_contain_text("0 of 3")
    hands(page, 9).play()
    first = page.locator(".reasons li").last
    expect(first).to_contain_text(re.compile(r"\d [A-Z]{3,}, "))  # a step of its list
    first.hover()
    expect(page.locator(".spot.told").first).to_be_visible()


def test_a_solo_battle_with_a_layout_of_ones_own(page: Page, address: str) -> None:
    sit(page, address, ALONE, act="solo", layout="a1 a2 a3 b1 b2 b3 c2")
    fits(page)
    expect(page.locator(".tabletop .coin")).to_have_count(7)


def focused(page: Page) -> str:
    found: str = page.evaluate("() => document.activeElement.getAttribute('data-cell') ?? ''")
    return found


def test_arrows_walk_by_where_the_coins_lie_and_escape_lets_go(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="2", coins="gggjjjj")
    cell(page, "d4").focus()
    for key, to in (
        ("ArrowRight", "d5"),
        ("ArrowRight", "d6"),
        ("ArrowDown", "e5"),
        ("ArrowLeft", "e4"),
        ("ArrowLeft", "e3"),
        ("ArrowUp", "d4"),
    ):
        page.keyboard.press(key)
        assert focused(page) == to
    page.keyboard.press("Enter")  # deploys; the focus stays where it was
    expect(cell(page, "d4").locator(".w")).to_have_count(1)
    assert focused(page) == "d4"
    tab_to(page, "supply 0")
    page.keyboard.press("Enter")
    expect(page.locator(".spot.lit")).to_have_count(6)
    assert page.evaluate("() => document.activeElement.classList.contains('lit')")
    page.keyboard.press("Escape")
    expect(page.locator(".spot.lit")).to_have_count(0)


def test_what_is_not_possible_is_explained(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="2", coins="gggjjjj")
    cell(page, "d4").click()
    expect(cell(page, "d4").locator(".w")).to_have_count(1)
    cell(page, "d4").click()
    line = page.locator(".bar.noted .line")
    expect(line).to_have_text("No warrior of yours is on top on d4.")
    page.locator(".mine button.warrior").first.click()
    cell(page, "d4").click()
    expect(line).to_have_text("A warrior is deployed only onto an empty coin.")
    page.keyboard.press("Escape")
    cell(page, "e3").click()
    expect(page.locator(".seats li.acting")).to_contain_text("Ayame")  # whose turn it is now
    cell(page, "d4").click()
    cell(page, "d5").click()
    expect(line).to_contain_text("same colour")
    page.get_by_role("button", name="Describe the board in words").click()
    expect(page.locator("dialog .in-words")).to_contain_text(
        "d4, gold with 2 pips, from below: Sanada."
    )


def test_nobody_looks_away_where_nothing_is_hidden(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="1")
    cell(page, "a1").click()
    expect(page.locator(".mine strong")).to_have_text("Botan")
    expect(page.locator(".curtain")).to_be_hidden()
    page.goto(make_table(page, address, BOTH, act="3"))
    expect(page.locator(".curtain button")).to_be_visible()
    expect(page.locator(".piece-icon .number", has_text="6")).to_have_count(0)


def test_a_fight_with_tokens_and_a_surprise(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="6", coins="gjgjgfj", tokens="2 1")
    for value, where in (("4", "d4"), ("3", "e3")):
        page.locator(f".mine button.warrior[aria-label='Deploy the {value}']").first.click()
        expect(page.locator(".spot.lit .badge").first).to_be_visible()
        cell(page, where).click()
        expect(cell(page, where).locator(".w")).to_have_count(1)
    cell(page, "d4").click()
    cell(page, "e3").click()
    expect(cell(page, "e3").locator(".w")).to_have_count(2)
    cell(page, "e3").click()
    page.locator("[data-key=fight]").click()
    expect(page.locator(".bids .add")).to_have_count(1)
    page.locator(".bids .add").click()
    expect(page.locator(".bids .add")).to_have_count(2)  # Sanada's turn to add
    expect(page.locator(".duel .fighter.under .token")).to_have_count(1)
    page.locator("[data-key='add 2']").click()
    # Both have none left, so both are ready: 3 + 1 against 4 + 2.
    expect(page.locator(".duel .loses.under .total")).to_have_text("4")
    expect(page.locator(".duel .wins.top .total")).to_have_text("6")
    expect(cell(page, "e3").locator(".w")).to_have_count(1)
    page.locator(".mine button.surprise").click()
    cell(page, "d6").click()
    free = page.locator(".spot.free")
    assert free.count() > 3
    where = str(free.first.get_attribute("data-cell"))
    expect(free.first).to_contain_text(where)
    free.first.click()
    expect(page.locator(f".coin[data-cell={where}]")).to_be_visible()
    expect(cell(page, "d6")).to_have_count(0)


def test_a_stack_spreads_open(page: Page, address: str) -> None:
    sit(page, address, BOTH, act="2", coins="gggjjjj")
    for step in ("d4", "e3", "d4 e3"):
        for each in step.split():
            cell(page, each).click()
        expect(cell(page, step[-2:]).locator(".w").first).to_be_attached()
    expect(cell(page, "e3").locator(".w")).to_have_count(2)
    page.mouse.move(1, 1)
    low, high = (cell(page, "e3").locator(".piece").nth(k) for k in (0, 1))
    assert abs(middle(low) - middle(high)) < 5
    cell(page, "e3").hover()
    page.wait_for_selector(".rokumon-table.rested")
    expect(page.locator(".sub")).to_contain_text("from below: Tokugawa; Sanada")
    assert middle(high) - middle(low) > 40


def middle_of(found: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_beside_what_is_told_about_an_act_only_closes_it(phone: Page, address: str) -> None:
    """It went through to what lay under it, which played a move."""
    sit(phone, address, BOT, act="1")
    coin, sheet = phone.locator(".spot.takeable").last, phone.locator(".about .sheet")
    warrior = phone.locator(".mine button.warrior").first
    x, y = middle_of(coin)
    version = phone.locator(".stage[data-version]").get_attribute("data-version")
    phone.locator(".about summary").tap()
    expect(sheet).to_be_visible()
    phone.touchscreen.tap(*middle_of(warrior))
    expect(sheet).to_be_hidden()
    expect(warrior).to_have_attribute("aria-pressed", "false")
    phone.locator(".about summary").tap()
    phone.locator("[data-key=about-close]").tap()
    expect(sheet).to_be_hidden()
    expect(phone.locator(".tabletop .stack .piece")).to_have_count(0)
    expect(phone.locator(".stage[data-version]")).to_have_attribute("data-version", str(version))
    phone.touchscreen.tap(x, y)  # the next one plays, once it is confirmed
    phone.touchscreen.tap(x, y)
    expect(phone.locator(".tabletop .stack .piece").first).to_be_visible()
    # What the other has done is told then, and not what lies below a thumb that is gone.
    expect(phone.locator(".bar .sub")).to_contain_text("Suzu deploys")


def test_a_slip_of_the_thumb_does_nothing(phone: Page, page: Page, address: str) -> None:
    """One tap on an empty coin was final."""
    sit(phone, address, BOT, act="2", coins="gjgjgjj")
    told = phone.locator(".log .step")
    before = told.count()
    ghost = phone.locator(".spot:has(.ghost)")
    for where in ("d4", "e4"):
        cell(phone, where).tap()
        expect(ghost).to_have_attribute("data-cell", where)
        expect(phone.locator(".bar")).to_contain_text(f"Deploy a warrior on {where}.Tap there")
    phone.locator("[data-key=let-go]").tap()
    expect(ghost).to_have_count(0)
    assert told.count() == before
    cell(phone, "d5").tap()
    cell(phone, "d5").tap()
    expect(cell(phone, "d5").locator(".w")).to_have_count(1)
    phone.locator("[data-key=settings]").tap()  # and who does not want it has it off
    phone.get_by_label("only by a second tap").uncheck()
    phone.keyboard.press("Escape")
    phone.locator(OPEN).first.wait_for()
    now = told.count()
    phone.locator(".spot.takeable:not(:has(.w))").first.tap()
    phone.locator(f":nth-match(.log .step, {now + 1})").wait_for(state="attached")
    # A mouse is quick.
    sit(page, address, BOT, act="2", coins="gjgjgjj")
    cell(page, "d5").click()
    expect(cell(page, "d5").locator(".w")).to_have_count(1)


def middle(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_a_move_is_taken_back_by_who_has_more_tokens(page: Page, address: str) -> None:
    """[K10] The table offers it, a bot's answer goes too, and it is explained who may."""
    sit(page, address, BOT, act="2", coins="gggjjjj", tokens="1 0")
    page.locator(".about summary").click()
    expect(page.locator(".about .sheet")).to_contain_text("Sanada may take a Move back")
    page.locator(".about summary").click()
    back = page.locator(".table-head [data-key=back]")
    for _ in range(40):
        page.locator(OPEN).first.wait_for()
        assert not page.locator(".rokumon-table.over").count()
        if back.count():
            break
        told = page.locator(".log .step").count()
        stack = page.locator(".spot.takeable:has(.stack .w)")
        if stack.count():
            stack.first.click()
            page.locator(".spot.lit").last.click()
        else:
            page.locator(".spot.takeable").first.click()
        page.locator(f":nth-match(.log .step, {told + 2})").wait_for(state="attached")
    back.click()
    expect(page.locator(".log .step").last).to_contain_text("takes back")
    expect(back).to_have_count(0)


def test_surrender_asks_first(page: Page, address: str) -> None:
    sit(page, address, BOT, act="1")
    page.locator("[data-key=surrender]").click()
    expect(page.get_by_text("You lose, and the game is over.")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    assert not page.locator(".rokumon-table.over").count()
    page.locator("[data-key=surrender]").click()
    page.locator("[data-key=surrender-yes]").click()
    expect(page.locator(".ending strong")).to_have_text("You lose. Sanada surrenders.")


@pytest.mark.parametrize("act", ["4", "solo"])
def test_a_game_with_one_thumb(phone: Page, address: str, act: str) -> None:
    sit(phone, address, ALONE if act == "solo" else BOT, act=act)
    fits(phone)
    for k in range(phone.locator(".tabletop .coin .face").count()):
        box = phone.locator(".tabletop .coin .face").nth(k).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    Thumb(phone, 5).play()
    expect(phone.locator(".ending strong")).to_be_visible()


def test_a_fight_on_a_board_of_three_rows_can_be_answered_on_a_phone(
    phone: Page, address: str
) -> None:
    """Its buttons lay behind the own warriors."""
    phone.goto(make_table(phone, address, BOTH, act="3", coins="gjgjgjj", tokens="3 3"))
    look = phone.locator(".curtain button")
    for value, where in (("4", "d4"), ("3", "e3")):
        look.tap()
        phone.locator(f".mine button.warrior[aria-label='Deploy the {value}']").first.tap()
        cell(phone, where).tap()
        phone.locator("[data-key=confirm]").tap()
    look.tap()
    cell(phone, "d4").tap()
    cell(phone, "e3").tap()
    cell(phone, "e3").tap()
    look.tap()
    cell(phone, "e3").tap()
    phone.locator("[data-key=fight]").tap()
    phone.locator(".bids button").first.wait_for()
    for button in phone.locator(".bids button").all():
        button.click(trial=True, timeout=2000)


def test_a_finished_game_still_fits_on_a_phone(phone: Page, address: str) -> None:
    """The headline grows when a game is over, and pushed the own warriors off the screen."""
    sit(phone, address, BOT, act="1")
    expect(phone.locator("#rules")).to_have_attribute("href", "/rules/rokumon")
    phone.locator("#rules").tap()
    phone.locator("[data-key=back-to-game]").tap()  # the rules lead back
    phone.locator("[data-key=surrender]").tap()
    phone.locator("[data-key=surrender-yes]").tap()
    expect(phone.locator("[data-key=rematch]")).to_be_visible()
    phone.wait_for_function(
        "() => document.querySelector('.rokumon-table').getBoundingClientRect().bottom"
        " + scrollY <= innerHeight"
    )
    phone.goto(phone.url.replace("/t/", "/replay/"))
    expect(phone.locator("#rules")).to_have_attribute("href", "/rules/rokumon")
