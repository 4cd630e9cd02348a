"""Rokumon at the page, in a real browser: by pointer, by keyboard and by touch."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.kit import running, settings_for

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
BOTH = [{"kind": "me", "name": "Ayame"}, {"kind": "me", "name": "Botan"}]
ALONE = [{"kind": "me"}]

MAKE = """async (wish) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)});
  return (await answer.json()).table.table;
}"""
# A whole turn of choices is open, or there is nothing more to choose.
OPEN = ".spot.takeable, .bids button, [data-key=accept], .rokumon-table.over"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with quick bots."""
    with running(settings_for(tmp_path_factory.mktemp("page"))) as address:
        yield address


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page where nothing moves by itself; whatever goes wrong behind it fails the test."""
    with Watched(browser, address, viewport=DESKTOP) as page:
        yield page


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The same on a phone."""
    with Watched(browser, address, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        yield page


class Watched:
    """A page that is watched."""

    def __init__(self, browser: Browser, address: str, **how: object) -> None:
        self.context = browser.new_context(**how)  # type: ignore[arg-type]
        self.wrong: list[str] = []
        self.address = address

    def __enter__(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.add_init_script("""localStorage.setItem("settings", '{"speed": 0}')""")
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda line: self.hear(line.type, line.text))
        page.on("requestfailed", lambda request: self.failed(request.url, request.failure))
        page.on("response", lambda response: self.answered(response.url, response.status))
        page.goto(self.address)
        return page

    def hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.wrong.append(text)

    def failed(self, url: str, why: str | None) -> None:
        if why != "net::ERR_ABORTED":  # by leaving the page
            self.wrong.append(f"{why}: {url}")

    def answered(self, url: str, status: int) -> None:
        if status >= 400 or urlsplit(url).netloc != urlsplit(self.address).netloc:
            self.wrong.append(f"{status}: {url}")

    def __exit__(self, *_: object) -> None:
        self.context.close()
        assert self.wrong == []


def sit(page: Page, seats: list[dict[str, str]], **options: str) -> None:
    """A new table, and the page at it."""
    wish = {"game": "rokumon", "options": options, "seats": seats, "name": "Ayame"}
    name = page.evaluate(MAKE, wish)
    page.goto(f"{urlsplit(page.url).scheme}://{urlsplit(page.url).netloc}/t/{name}")
    page.locator(OPEN).first.wait_for()


def over(page: Page) -> bool:
    return page.locator(".rokumon-table.over").count() > 0


def one_of(found: Locator, rng: Random) -> Locator | None:
    count = found.count()
    return found.nth(rng.randrange(count)) if count else None


def press(found: Locator, touch: bool) -> None:
    found.tap() if touch else found.click()


def act_somehow(page: Page, rng: Random, touch: bool = False) -> None:
    """Do one of the things that the page offers, as a person would: choose, then a lit place."""
    page.locator(OPEN).first.wait_for()
    if over(page):
        return
    told = page.locator(".log li").count()
    only = one_of(page.locator(".bids button, [data-key=accept]"), rng)
    if only is not None:
        press(only, touch)
    else:
        choose_something(page, rng, touch)
    page.locator(f".log li:nth-child({told + 1}), .rokumon-table.over").first.wait_for(
        state="attached"
    )


def choose_something(page: Page, rng: Random, touch: bool) -> None:
    ways = [page.locator(".mine button.warrior"), page.locator(".spot.takeable:has(.stack .w)")]
    surprise = page.locator(".mine button.surprise")
    if surprise.count() and rng.random() < 0.15:
        ways.append(surprise)
    rng.shuffle(ways)
    for way in ways:
        chosen = one_of(way, rng)
        if chosen is None:
            continue
        press(chosen, touch)
        if surprise.count() and surprise.get_attribute("aria-pressed") == "true":
            press(one_of(page.locator(".spot.lit"), rng) or surprise, touch)
        target = one_of(page.locator(".spot.lit"), rng) or page.locator("[data-key=fight]")
        press(target, touch)
        return
    raise AssertionError("the page offers nothing")


def play_to_the_end(page: Page, seed: int, touch: bool = False) -> None:
    rng = Random(seed)
    for _ in range(400):
        act_somehow(page, rng, touch)
        if over(page):
            return
    raise AssertionError("the game does not end")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".tabletop [data-cell={name}]")


def fits(page: Page) -> None:
    """Nothing of the table is beside or below the screen."""
    size = page.viewport_size
    assert size is not None
    box = page.locator(".rokumon-table").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("act", ["1", "2", "3", "4", "5", "6"])
def test_a_game_of_each_act_by_pointer(page: Page, act: str) -> None:
    sit(page, BOT, act=act)
    fits(page)
    play_to_the_end(page, int(act))
    expect(page.locator(".ending strong")).to_contain_text("wins")
    fits(page)
    ending = page.locator(".ending").inner_text()
    page.reload()
    expect(page.locator(".ending")).to_have_text(ending)


def test_a_campaign_shows_its_path(page: Page) -> None:
    sit(page, BOT, act="campaign")
    expect(page.locator(".acts li")).to_have_count(6)
    expect(page.locator(".acts .now .act-name")).to_have_text("Rokumonsen")
    rng = Random(7)
    while not page.locator(".acts .won, .acts .drawn").count():
        act_somehow(page, rng)
    expect(page.locator(".bar .small-table")).to_be_visible()
    expect(page.locator(".tokens .token, .clan .token").first).to_be_visible()
    for _ in range(3):
        act_somehow(page, rng)
    while not over(page):  # a whole one is long: the rest is given up, act by act
        page.locator("[data-key=surrender], .rokumon-table.over").first.wait_for()
        told = page.locator(".log li").count()
        page.locator("[data-key=surrender]").click()
        page.locator("[data-key=surrender-yes]").click()
        page.locator(f".log li:nth-child({told + 1})").wait_for(state="attached")
    assert page.locator(".acts .won, .acts .drawn").count() >= 6
    expect(page.locator(".acts .tokugawa").last).to_be_visible()


def test_a_solo_battle_tells_taromas_reasons(page: Page) -> None:
    sit(page, ALONE, act="solo")
    expect(page.locator(".streak")).to_contain_text("0 of 3")
    play_to_the_end(page, 9)
    first = page.locator(".reasons li").last
    expect(first).to_contain_text("Taroma: ")
    first.hover()
    expect(page.locator(".spot.told").first).to_be_visible()


def test_a_solo_battle_with_a_layout_of_ones_own(page: Page) -> None:
    sit(page, ALONE, act="solo", layout="a1 a2 a3 b1 b2 b3 c2")
    fits(page)
    expect(page.locator(".tabletop .coin")).to_have_count(7)


def test_a_game_by_keyboard_only(page: Page) -> None:
    sit(page, BOT, act="2")
    rng = Random(3)
    for _ in range(200):
        page.locator(OPEN).first.wait_for()
        if over(page):
            break
        told = page.locator(".log li").count()
        chosen = one_of(page.locator(".spot.takeable"), rng)
        assert chosen is not None
        tab_to(page, str(chosen.get_attribute("data-key")))
        page.keyboard.press("Enter")
        lit = one_of(page.locator(".spot.lit"), rng)
        if lit is not None:
            tab_to(page, str(lit.get_attribute("data-key")))
            page.keyboard.press(" ")
        page.locator(f".log li:nth-child({told + 1})").wait_for(state="attached")
    assert over(page)


def tab_to(page: Page, key: str) -> None:
    for _ in range(80):
        if page.evaluate("() => document.activeElement.getAttribute('data-key')") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {key}")


def focused(page: Page) -> str:
    found: str = page.evaluate("() => document.activeElement.getAttribute('data-cell') ?? ''")
    return found


def test_arrows_walk_by_where_the_coins_lie_and_escape_lets_go(page: Page) -> None:
    sit(page, BOTH, act="2", coins="gggjjjj")
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


def test_what_is_not_possible_is_explained(page: Page) -> None:
    sit(page, BOTH, act="2", coins="gggjjjj")
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
    cell(page, "d4").click()
    cell(page, "d5").click()
    expect(line).to_contain_text("same colour")
    page.get_by_role("button", name="Read the board out").click()
    expect(page.locator("#said")).to_contain_text("d4, gold with 2 pips, from below: Sanada.")


def test_nobody_looks_away_where_nothing_is_hidden(page: Page) -> None:
    sit(page, BOTH, act="1")
    cell(page, "a1").click()
    expect(page.locator(".mine strong")).to_have_text("Botan")
    expect(page.locator(".curtain")).to_be_hidden()
    wish = {"game": "rokumon", "options": {"act": "3"}, "seats": BOTH, "name": "Ayame"}
    page.goto(page.url.rpartition("/")[0] + "/" + page.evaluate(MAKE, wish))
    expect(page.locator(".curtain button")).to_be_visible()
    expect(page.locator(".piece-icon .number", has_text="6")).to_have_count(0)


def test_a_fight_with_tokens_and_a_surprise(page: Page) -> None:
    sit(page, BOTH, act="6", coins="gjgjgfj", tokens="2 1")
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


def test_a_stack_spreads_open(page: Page) -> None:
    sit(page, BOTH, act="2", coins="gggjjjj")
    for step in ("d4", "e3", "d4 e3"):
        for each in step.split():
            cell(page, each).click()
        expect(cell(page, step[-2:]).locator(".w").first).to_be_attached()
    expect(cell(page, "e3").locator(".w")).to_have_count(2)
    page.mouse.move(1, 1)
    low, high = (cell(page, "e3").locator(".piece").nth(k) for k in (0, 1))
    assert abs(middle(low) - middle(high)) < 5
    cell(page, "e3").hover()
    expect(page.locator(".sub")).to_contain_text("from below: Tokugawa; Sanada")
    assert middle(high) - middle(low) > 40


def middle(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2


def test_a_move_is_taken_back_by_who_has_more_tokens(page: Page) -> None:
    """[K10] The table offers it, a bot's answer goes too, and it is explained who may."""
    sit(page, BOT, act="2", coins="gggjjjj", tokens="1 0")
    page.locator(".about summary").click()
    expect(page.locator(".about .sheet")).to_contain_text("Sanada may take a Move back")
    page.locator(".about summary").click()
    back = page.locator(".table-head [data-key=back]")
    for _ in range(40):
        page.locator(OPEN).first.wait_for()
        assert not over(page)
        if back.count():
            break
        told = page.locator(".log li").count()
        stack = page.locator(".spot.takeable:has(.stack .w)")
        if stack.count():
            stack.first.click()
            page.locator(".spot.lit").last.click()
        else:
            page.locator(".spot.takeable").first.click()
        page.locator(f".log li:nth-child({told + 2})").wait_for(state="attached")
    back.click()
    expect(page.locator(".log li").last).to_contain_text("takes back")
    expect(back).to_have_count(0)


def test_surrender_asks_first(page: Page) -> None:
    sit(page, BOT, act="1")
    page.locator("[data-key=surrender]").click()
    expect(page.get_by_text("You lose, and the game is over.")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    assert not over(page)
    page.locator("[data-key=surrender]").click()
    page.locator("[data-key=surrender-yes]").click()
    expect(page.locator(".ending strong")).to_have_text("Tokugawa wins: Sanada surrenders.")


@pytest.mark.parametrize("act", ["4", "solo"])
def test_a_game_with_one_thumb(phone: Page, act: str) -> None:
    sit(phone, ALONE if act == "solo" else BOT, act=act)
    fits(phone)
    for k in range(phone.locator(".tabletop .coin .face").count()):
        box = phone.locator(".tabletop .coin .face").nth(k).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    play_to_the_end(phone, 5, touch=True)
    expect(phone.locator(".ending strong")).to_be_visible()
