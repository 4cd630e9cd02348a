"""The page around the games: arriving, sitting down together, coming back, in every language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kachidoki.text import LANGUAGES, sentence
from tests.web.joraku_kit import Person, make_table
from tests.web.kit import PHONE, no_barriers, visitor

YOURS = re.compile("yours")
# Whether the newest line of the log is seen.
AT_END = """() => {
    const lines = document.querySelector(".log .lines");
    return lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 5;
}"""


def play_now(page: Page, address: str, game: str, shape: str = "") -> None:
    """Two clicks from the first page to a board, or a few for another shape of the game."""
    page.goto(f"{address}/")
    if shape:
        page.locator(f".game.{game} select").first.select_option(shape)
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".stage svg")


@pytest.mark.parametrize(
    ("game", "shape", "shown"),
    [
        ("joraku", "4", ".jo-plaque:nth-child(4)"),
        ("joraku", "houses", ".jo-plaque:nth-child(4)"),
        ("joraku", "neutral", ".jo-plaque:nth-child(3)"),
        ("rokumon", "act solo", ".rokumon-table"),
    ],
)
def test_any_shape_is_a_choice_away(
    browser: Browser, address: str, game: str, shape: str, shown: str
) -> None:
    with visitor(browser, address) as (page, _):
        play_now(page, address, game, shape)
        page.wait_for_selector(shown)
        page.goto(f"{address}/")  # and is kept for the next time
        expect(page.locator(f".game.{game} select").first).to_have_value(shape)
        expect(page.locator(f".game.{game} select").last).to_be_enabled(enabled=shape != "act solo")


def test_play_now_has_everything_behind_more_and_remembers_it(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/")
        card = page.locator(".game.joraku")
        card.locator("[data-key=more]").click()
        form = page.locator("dialog .new-table")
        for option in ("variants chosen", "variant 5", "kachidoki winner"):
            form.locator(f"[data-key='{option}']").check()
        form.locator("[data-key='seat 1']").select_option("me")  # changes places with a bot
        form.locator("[data-key='seat 0']").select_option("expert")
        form.locator("[data-key=clock]").select_option("move-60")
        expect(form.locator("[data-key='seat 1'] option")).to_have_count(1)  # somebody must play
        no_barriers(page)
        page.keyboard.press("Escape")
        page.reload()
        told = card.locator(".chosen")
        for part in ("Home ground", "Discipline", "The winner scores", "One minute", "seat 2"):
            expect(told).to_contain_text(part)
        expect(card.locator("[data-key=level]")).to_have_value("mixed")
        page.click("[data-play=joraku]")
        page.wait_for_selector(".stage svg")
        expect(page.locator(".seats li").nth(0)).to_contain_text("Expert")
        expect(page.locator(".seats li").nth(1)).to_contain_text("(you)")
        expect(page.locator(".jo-variant")).to_have_count(2)
        page.goto(f"{address}/")
        card.locator("[data-key=more]").click()
        page.click("[data-key=usual]")
        page.locator("dialog").evaluate("box => box.scrollTo(0, box.scrollHeight)")
        expect(page.locator("dialog > header .close")).to_be_in_viewport()
        page.click("dialog [data-key=play]")
        page.wait_for_selector(".stage svg")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".seats li").nth(0)).to_contain_text("(you)")
        expect(page.locator(".jo-variant")).to_have_count(0)


@pytest.mark.parametrize("game", ["joraku", "rokumon"])
def test_two_clicks_lead_to_a_game_against_bots(browser: Browser, address: str, game: str) -> None:
    with visitor(browser, address) as (page, _):
        play_now(page, address, game)
        expect(page.locator(".status")).to_have_class(YOURS)
        page.goto(f"{address}/")
        expect(page.locator(".tables li")).to_have_count(1)  # go on where you were
        page.click(".tables a")
        page.wait_for_selector(".stage svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_new_has_one_button_for_a_first_game_of_each_game(
    browser: Browser, address: str, language: str
) -> None:
    """The only red button began Rokumon, also for whoever had come for Joraku."""
    for game, coach in (("joraku", ".jo"), ("rokumon", ".rokumon-table")):
        with visitor(browser, address, language=language, size=PHONE, coached="") as (page, _):
            page.goto(f"{address}/")
            for each in ("joraku", "rokumon"):
                title = sentence(f"page-game-{each}", language)
                expect(page.locator(f".{each} .main")).to_have_text(
                    sentence("page-first-game", language, game=title)
                )
            expect(page.locator("#page .main")).to_have_count(2)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            no_barriers(page)
            page.click(f"[data-first={game}]")
            page.wait_for_selector(f".coach:visible, {coach}")
            page.goto(f"{address}/")  # the other game is still new
            other = "rokumon" if game == "joraku" else "joraku"
            expect(page.locator(f"[data-first={other}]")).to_be_visible()
            expect(page.locator(f"[data-play={game}]")).to_be_visible()


# For each row of the rules how much of its width is empty.
EMPTY = """() => {
    const list = document.querySelector(".rules-list").getBoundingClientRect();
    const rows = new Map();
    for (const each of document.querySelectorAll(".rules-list section")) {
        const { top, width } = each.getBoundingClientRect();
        rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
    }
    return Math.max(...[...rows.values()].map((width) => 1 - width / list.width));
}"""


@pytest.mark.parametrize("game", ["joraku", "rokumon"])
def test_the_rules_have_titles_for_the_eye_and_numbers_to_cite(
    browser: Browser, address: str, game: str
) -> None:
    """Titles began with "R4:", which tells a reader nothing, and half of many rows was empty."""
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/rules/{game}")
        page.wait_for_selector(".rules-list section")
        number = "R4" if game == "joraku" else "K4"
        title = page.locator(f"#{number.lower()} h3")
        expect(title).to_have_text(re.compile(rf"^[A-Z].*[a-z]{number}$"))
        expect(title.locator("a")).to_have_attribute("href", f"#{number.lower()}")
        expect(page.locator(".rules-index")).not_to_contain_text(number)
        for width in (1280, 820, 390):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(EMPTY) < 0.05
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        no_barriers(page)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_no_screen_has_barriers(browser: Browser, address: str, look: str) -> None:
    with visitor(browser, address, look=look) as (page, _):
        page.goto(f"{address}/")
        page.wait_for_selector(".games")
        no_barriers(page)
        page.click("[data-key=settings]")
        page.wait_for_selector("dialog[open]")
        no_barriers(page)
        page.keyboard.press("Escape")
        page.click("[data-friends=joraku]")
        no_barriers(page)
        page.click("[data-key=make]")
        page.wait_for_selector(".waiting")
        no_barriers(page)
        for game in ("joraku", "rokumon"):
            play_now(page, address, game)
            no_barriers(page)
        page.goto(f"{address}/rules/joraku")
        page.wait_for_selector(".rules-list section")
        no_barriers(page)
        page.goto(f"{address}/learn/rokumon")
        page.wait_for_selector(".coach")
        page.wait_for_selector(".stage svg")
        no_barriers(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_follows_the_browsers_language_and_can_be_changed(
    browser: Browser, address: str, language: str
) -> None:
    with visitor(browser, address, language=language, size=PHONE) as (page, _):
        page.goto(f"{address}/")
        heading = page.locator("h1")
        expect(heading).to_have_text(sentence("page-welcome", language))
        play_now(page, address, "rokumon")
        expect(page.locator(".status")).to_have_text(sentence("page-your-turn", language))
        assert page.locator(".line").first.inner_text()
        page.goto(f"{address}/rules/rokumon")
        page.wait_for_selector(".rules-list section")
        wide = "document.documentElement.scrollWidth <= innerWidth"
        assert page.evaluate(wide), "nothing is wider than the screen"
        other = "en" if language != "en" else "ja"
        page.click("[data-key=settings]")
        page.select_option("dialog select", other)
        page.goto(f"{address}/")
        expect(heading).to_have_text(sentence("page-welcome-back", other))


def test_two_browsers_sit_at_one_table_and_see_their_own_cards(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (one, first), visitor(browser, address) as (two, second):
        first.allowed = second.allowed = ["403"]  # asking for the other's cards
        one.goto(f"{address}/")
        one.click("[data-friends=joraku]")
        one.fill("[data-key=name]", "<b>Oda</b>")
        one.check("[data-key='players 2']")
        one.click("[data-key=make]")
        one.wait_for_selector(".waiting")
        two.goto(one.url)
        two.fill("[data-key=name]", "Uesugi")
        two.click("[data-key=sit]")
        for page in (one, two):
            page.wait_for_selector(".stage svg")
            expect(page.locator(".seats")).to_contain_text("<b>Oda</b>")  # as text, not as markup
        hands = []
        for page in (one, two):
            here = page.url.replace("/t/", "/api/tables/")
            seat = page.evaluate(f"fetch('{here}/me').then(r => r.json())")["seats"][0]
            mine, others = f"{here}/moment?seat={seat}", f"{here}/moment?seat={1 - seat}"
            seen = page.evaluate(f"fetch('{mine}').then(r => r.json())")
            hands.append(seen["view"]["own"]["hand"])
            assert page.evaluate(f"fetch('{others}').then(r => r.status)") == 403
        assert not set(hands[0]) & set(hands[1])


def test_a_line_of_the_log_shows_its_moment(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(make_table(page.context, address, 2, players="3"))
        person = Person(page)
        for _ in range(6):
            person.act(str(person.phase()))
        person.phase()
        live = page.locator(".middle > .stage")
        past = page.locator("section:has(> .past)")
        expect(past).to_be_hidden()
        page.locator(".lines").evaluate("lines => { lines.style.maxHeight = '5rem'; }")
        page.locator(".row-of-line .said").nth(1).click()  # it unfolds, and nothing else
        expect(page.locator(".unfold").nth(1)).to_have_attribute("aria-expanded", "true")
        expect(past).to_be_hidden()
        page.locator(".line").nth(1).locator(".step .said").last.click()
        expect(past).to_be_visible()
        expect(live).to_be_hidden()
        expect(past.locator(".jo-hand .jo-card")).to_have_count(6)
        expect(page.locator(".log [aria-current]").first).to_be_visible()
        no_barriers(page)
        page.click("[data-key=page-on-1]")
        assert not page.evaluate(AT_END)
        page.click("[data-key=now]")
        expect(past).to_be_hidden()
        expect(live.locator(".jo-card").first).to_be_visible()
        page.wait_for_function(AT_END)  # the log has come back as well
        page.locator(".row-of-line .said").nth(1).click()  # and is folded again
        expect(page.locator(".unfold").nth(1)).to_have_attribute("aria-expanded", "false")
        # By keyboard: one stop for all lines, arrows among them.
        page.locator(".row-of-line .said").last.focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(past).to_be_visible()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        # A line unfolds to its steps, and stays so while the game goes on.
        unfold = page.locator(".unfold").last
        line = page.locator(".line:has(.unfold)").last
        unfold.focus()
        page.keyboard.press("Enter")
        expect(unfold).to_have_attribute("aria-expanded", "true")
        first = line.locator(".step").first
        page.keyboard.press("ArrowDown")
        expect(first.locator(".said")).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(first.locator(".rule")).to_be_focused()
        steps = line.locator(".step").all_inner_texts()
        no_barriers(page)
        page.locator("[data-key=now]").focus()
        page.keyboard.press("Escape")
        expect(past).to_be_hidden()
        person.act(str(person.phase()))
        person.phase()
        opened = page.locator(".line:has([aria-expanded=true])")
        expect(opened).to_have_count(1)
        assert opened.locator(".step").all_inner_texts()[: len(steps)] == steps


def test_a_rule_is_read_beside_the_game_and_a_first_game_is_not_lost(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/learn/rokumon")
        page.wait_for_selector(".stage svg")
        first = page.locator(".log .step").all_text_contents()
        page.locator(".unfold").last.click()
        page.locator(".log .rule").last.click()
        expect(page.locator("dialog .rule-body")).to_be_visible()
        no_barriers(page)
        page.keyboard.press("Escape")
        expect(page.locator(".coach")).to_be_visible()
        page.goto(f"{address}/rules/joraku")
        page.goto(f"{address}/learn/rokumon")
        page.wait_for_selector(".stage svg")
        assert page.locator(".log .step").all_text_contents() == first


def test_a_link_to_a_section_of_the_rules_leads_there(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/")
        page.evaluate(
            """() => {
                const link = document.createElement("a");
                link.href = "/rules/joraku#kachidoki";
                document.body.append(link);
                link.click();
            }"""
        )
        page.wait_for_function(
            """() => {
                const above = document.querySelectorAll("section:has(~ #kachidoki) img");
                const top = document.getElementById("kachidoki")?.getBoundingClientRect().top;
                return [...above].at(-1)?.complete && top < 200; // a picture has its room
            }"""
        )


def test_a_host_without_https_has_tables_too(browser: Browser, address: str) -> None:
    """Browsers keep some of what they can do from pages without https on other machines."""
    with visitor(browser, address) as (page, _):
        page.add_init_script(
            """delete Crypto.prototype.randomUUID;
            Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });"""
        )
        page.goto(make_table(page.context, address, 2, players="3"))
        person = Person(page)
        person.act(str(person.phase()))
        person.phase()
        page.click("[data-key=share]")
        page.locator("dialog button", has_text="Copy").first.click()
        expect(page.locator(".toast")).to_have_text("Copied")


def test_a_rematch_is_entered_at_once(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        play_now(page, address, "rokumon", "act 2")
        page.get_by_role("button", name="Surrender").click()
        page.locator("[data-key=surrender-yes]").click()
        before = page.url
        page.click("[data-key=rematch]")
        page.wait_for_url(lambda url: url != before)
        page.wait_for_selector(".stage svg")
        told = "The seats have moved on. Hyōta: Sanada; Guest: Tokugawa"
        expect(page.locator(".toast")).to_have_text(told)
        expect(page.locator(".status")).to_have_class(YOURS)


def test_a_finished_game_is_replayed_with_slider_and_keys(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        # A deal that whoever begins can win.
        wish = {"options": {"act": "2", "coins": "gjgjgjj"}, "seats": ["me", "expert"]}
        page.add_init_script(f"localStorage['play rokumon'] = {json.dumps(json.dumps(wish))}")
        play_now(page, address, "rokumon")
        page.locator(".tabletop .spot").first.click()
        expect(page.locator(".status")).to_have_class(YOURS)
        for paused in (True, False):
            page.click("[data-key=pause]")
            expect(page.locator(".status")).to_have_text("Paused" if paused else "It is your turn")
            expect(page.locator(".paused [data-paused=Paused]")).to_have_count(int(paused))
        page.get_by_role("button", name="Surrender").click()
        page.locator("button.main, dialog button", has_text="Surrender").last.click()
        page.get_by_role("link", name="Replay").click()
        slider, count = page.locator(".player input"), page.locator(".player output")
        expect(slider).to_be_visible()
        page.wait_for_selector(".stage svg")
        # It opens as one's own seat, at the beginning.
        expect(page.locator("[data-key=seen-by]")).to_have_value("0")
        expect(page.locator("[data-key=picture]")).to_have_text("Picture as seen by Guest")
        expect(count).to_have_text("Step 0 of 3")  # pauses are no steps
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.select_option("[data-key=speed]", "4")
        page.locator("body").press("End")
        expect(slider).to_have_value("3")
        page.click("[data-key=back-turn]")
        expect(slider).to_have_value("2")
        page.click("[data-key=back-1]")
        expect(slider).to_have_value("1")
        page.locator("body").press("Home")
        expect(slider).to_have_value("0")
        page.locator(".stage").click(position={"x": 1, "y": 1})
        page.keyboard.press("Space")  # it plays itself, to the end
        expect(page.locator("[data-key=play]")).to_have_attribute("aria-label", "Pause")
        expect(slider).to_have_value("3")
        expect(page.locator("[data-key=play]")).to_have_attribute("aria-label", "Play")
        expect(page.locator(".log [aria-current]").first).to_be_in_viewport()
        # What gave the win away is marked below the slider and in the log.
        path = f"{address}/api/tables/{page.url.split('/')[-1].split('?')[0]}"
        judged = page.request.get(f"{path}/course").json()["judged"]
        told = [page.request.get(f"{path}/verdict?at={at}").json() for at in judged]
        faults = [each["text"] for each in told if each["grade"] == "gave-away"]
        assert faults
        expect(page.locator(".faults i")).to_have_count(len(faults))
        expect(page.locator(".log .row-of-line .sign").last).to_have_accessible_name(
            f"A mistake: {faults[-1].removesuffix(' [Solved]')}"
        )
        no_barriers(page)
        expect(page.locator("[data-key=play-on]")).to_be_disabled()  # at the end it did nothing
        page.click("[data-key=back-turn]")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".stage svg")
        expect(page.locator(".seats")).to_contain_text("Expert")  # the bot stays who it was


def test_the_first_board_is_light_and_quick(browser: Browser, address: str) -> None:
    with visitor(browser, address) as (page, _):
        sizes: list[int] = []
        page.on(
            "requestfinished",
            lambda request: sizes.append(request.sizes()["responseBodySize"]),
        )
        play_now(page, address, "joraku")
        page.wait_for_load_state("networkidle")
        assert 50_000 < sum(sizes) < 200_000


def test_opponents_have_the_same_name_and_face_wherever_they_are_met(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/")
        page.click("[data-friends=joraku]")
        for seat, level in ((1, "expert"), (2, "beginner"), (3, "expert")):
            page.locator(f"[data-key='seat {seat}']").select_option(level)
        manners = page.locator(".opponent")
        expect(manners).to_have_count(3)
        expect(manners.nth(0)).to_contain_text("looks far ahead")
        expect(manners.nth(2)).to_contain_text("Of Ginko’s house")
        first, second = (manners.nth(k).locator("path").get_attribute("d") for k in (0, 1))
        assert first != second
        no_barriers(page)
        page.locator(".make button").click()
        people = ["Ginko", "Suzu", "Akane"]
        expect(page.locator(".jo-plaque .jo-name:has(.mask)")).to_have_text(people)
        seats = page.locator(".seats li:has(.mask)")
        expect(seats).to_have_text(["GinkoExpert", "SuzuBeginner", "AkaneExpert"])
        no_barriers(page)


def test_a_page_that_is_left_before_it_is_there_does_not_come_up_later(
    browser: Browser, address: str
) -> None:
    """Back right after a press: the page that had been left came up over the one gone back to."""
    with visitor(browser, address) as (page, _):
        page.goto(f"{address}/")
        begin = page.locator("[data-play=joraku]")
        expect(begin).to_be_visible()
        held: list[Route] = []
        page.route("**/api/puzzles?*", lambda route: held.append(route))
        with page.expect_request("**/api/puzzles?*"):
            page.locator("[data-key=puzzles]").click()
        page.go_back()
        expect(begin).to_be_visible()
        with page.expect_response("**/api/puzzles?*") as answered:
            held[0].continue_()
        answered.value.finished()
        page.evaluate(
            "fetch('/api/games').then((answer) => answer.text())"
        )  # a later answer is here
        expect(begin).to_be_visible()
        expect(page.locator(".puzzles")).to_have_count(0)


def test_a_page_that_is_being_opened_says_so(browser: Browser, address: str) -> None:
    """The screen stayed blank until a table was there."""
    with visitor(browser, address) as (page, _):
        held: list[Route] = []
        page.route("**/api/tables/*", lambda route: held.append(route))
        page.goto(make_table(page.context, address, 2, players="3"))
        expect(page.locator(".opening")).to_have_text("One moment …")
        expect(page.locator(".brand")).to_be_visible()
        for each in held:
            each.continue_()
        expect(page.locator(".stage svg").first).to_be_visible()
        expect(page.locator(".opening")).to_have_count(0)
