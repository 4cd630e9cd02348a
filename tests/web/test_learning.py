"""What helps people along: the coach of a first game, hints on the board, endings explained."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from kachidoki.text import sentence
from tests.web import joraku_kit as joraku
from tests.web import rokumon_kit as rokumon
from tests.web.kit import no_barriers, visitor
from tests.web.layout_kit import resize


def cell(page: Page, name: str) -> Locator:
    return page.locator(f".tabletop [data-cell={name}]")


def test_a_first_game_leads_from_act_to_act(page: Page, address: str) -> None:
    page.goto(f"{address}/learn/rokumon")
    said = page.locator(".coach p").first
    expect(said).to_contain_text("Press a lit empty coin")
    for act in range(1, 7):
        page.locator("[data-key=surrender]").click()
        page.locator("[data-key=surrender-yes]").click()
        on = page.locator("[data-key=next-act]")
        if act == 6:
            expect(said).to_contain_text("last act")
            expect(on).to_be_hidden()
            break
        expect(on).to_contain_text(f"Act {act + 1}")
        on.click()
        # What is new in the act comes first.
        expect(page.locator(".act-name")).to_contain_text(f"Act {act + 1}")
        expect(said).to_have_text(sentence(f"page-rokumon-new-{act + 1}", "en"))
        page.click("[data-key=more]")
        if act == 2:  # whoever goes away and comes back finds the coach where they left it
            page.goto(address)
            page.click("[data-kind=yours] a")
            expect(said).to_have_text(sentence("page-rokumon-new-3", "en"))
            page.click("[data-key=more]")
        whole = page.locator(".coach .rest")
        expect(whole).to_contain_text("Three in a line" if act > 1 else "straight line of three")
    no_barriers(page)


def test_there_are_as_many_lessons_as_the_game_has_acts(page: Page, address: str) -> None:
    def two_acts(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        (act,) = [each for each in told["games"][1]["options"] if each["name"] == "act"]
        act["values"] = ["campaign", "1", "2", "solo"]
        route.fulfill(response=answer, json=told)

    page.route("**/api/games", two_acts)
    page.goto(f"{address}/learn/rokumon?act=3")  # there is none: it begins with the first
    expect(page.locator(".act-name")).to_contain_text("Act 1")
    page.goto(f"{address}/learn/rokumon?act=2")
    page.locator("[data-key=surrender]").click()
    page.locator("[data-key=surrender-yes]").click()
    expect(page.locator(".coach p").first).to_contain_text("last act")
    expect(page.locator("[data-key=next-act]")).to_be_hidden()


@pytest.mark.parametrize("asked", ["joraku?act=4", "rokumon?act=-2", "rokumon?act=x"])
def test_a_first_game_that_does_not_exist_is_the_first_one(
    page: Page, address: str, asked: str
) -> None:
    page.goto(f"{address}/learn/{asked}")
    first = "Most reputation" if asked.startswith("joraku") else "Press a lit empty coin"
    expect(page.locator(".coach p").first).to_contain_text(first)


def test_a_lesson_that_was_told_is_only_recalled(page: Page, address: str) -> None:
    page.goto(f"{address}/learn/joraku")
    person = joraku.Person(page)
    heard: list[str] = []
    while sum("card again" in each for each in heard) < 2:
        phase = str(person.phase())
        said = page.locator(".coach p").first
        if phase == "play":
            expect(said).to_contain_text("card")
            heard.append(said.inner_text())
        person.act(phase)
    assert heard[0].startswith("Play a card and use it. A number:")
    assert [each for each in heard if "use it. A number:" in each] == heard[:1]


def test_what_was_opened_of_a_lesson_stays_until_its_step_is_done(page: Page, address: str) -> None:
    """It was closed, under the eyes of whoever read it, as soon as anything happened."""
    page.goto(f"{address}/learn/joraku")
    person = joraku.Person(page)
    while (phase := str(person.phase())) != "play":
        person.act(phase)
    more, rest = page.locator("[data-key=more]"), page.locator(".coach .rest")
    expect(more).to_have_text("More")
    expect(rest).to_be_hidden()
    more.click()
    expect(more).to_have_text("Less")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(rest).to_contain_text("decides the suit")
    page.click("[data-key=coach]")  # advice comes, and nothing is done yet
    expect(page.locator(".coach .hints")).to_be_visible()
    expect(rest).to_be_visible()
    more.click()
    expect(more).to_have_text("More")
    expect(rest).to_be_hidden()
    person.act("play")
    expect(page.locator(".coach p").first).not_to_contain_text("use it at once")


def test_the_newest_line_stays_in_sight_when_the_log_gets_smaller(page: Page, address: str) -> None:
    """The coach's words grew, and pushed the latest lines out of sight."""
    page.goto(f"{address}/learn/joraku")
    person = joraku.Person(page)
    while len(page.query_selector_all(".log .step")) < 40:
        person.act(str(person.phase()))
    page.locator(".lines").evaluate("lines => { lines.style.maxHeight = '8rem'; }")
    page.wait_for_function(
        """() => {
            const lines = document.querySelector('.lines');
            return lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 5;
        }"""
    )


def test_the_coach_can_be_sent_away_and_the_game_goes_on(page: Page, address: str) -> None:
    page.goto(f"{address}/learn/rokumon")
    expect(page.locator("[data-key=hint]")).to_be_hidden()
    page.click("[data-key=skip]")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("[data-key=hint]")).to_be_visible()
    rokumon.Person(page, 3).play()
    expect(page.locator(".ending")).to_be_visible()


# Whether a phone shows the coach, the map and the buttons together, and how far it has scrolled.
TOGETHER = """() => {
    const boxes = ['.coach', '.jo-frame', '.jo-bar', '.jo-plaque', '.jo-card'].flatMap((name) =>
        [...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect()));
    const [coach, map] = boxes;
    const dock = document.querySelector('.jo-dock').getBoundingClientRect();
    const bare = coach.bottom <= map.top && (!dock.height || map.bottom <= dock.top + 1);
    const seen = boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    return [scrollY, seen && bare];
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_phone_shows_coach_and_map_together_and_never_jumps(
    browser: Browser, address: str, width: int, height: int
) -> None:
    """The page scrolled the coach away before it was read, again with every step."""
    size: ViewportSize = {"width": width, "height": height}
    with visitor(browser, address, size=size, touch=True, coached="") as (page, _):
        page.goto(address)
        page.click("[data-first=joraku]")
        person = joraku.Person(page)
        phases: list[str] = []
        while len(phases) < 12 or not {"pass", "play"} < set(phases):
            phase = str(person.phase())
            phases.append(phase)
            expect(page.locator(".coach")).to_be_visible()
            assert page.evaluate(TOGETHER) == [0, True], phase
            if phase == "play" and height > width:  # with a card picked, also on a small phone
                if not page.query_selector(".jo-card.picked"):
                    person.press(".jo-card.open")
                resize(page, {"width": 360, "height": 640})
                assert page.evaluate(TOGETHER) == [0, True]
                resize(page, size)
            person.act(phase)
        person.phase()  # what it says of the last step is there, and stays
        page.tap("[data-key=more]")
        expect(page.locator("[data-key=coach]")).to_be_visible()
        no_barriers(page)


# What the coach says about a turn of Joraku or Rokumon.
TOLD = """async ({ game, view, legal }) => {
    const { Coach } = await import("/web/table/coach.js");
    const { gameWords } = await import("/web/table/boards.js");
    await gameWords(game);
    const table = { status: "playing", seats: [], options: {} };
    return new Coach(game).lesson({ view: { game, ...view }, legal, table }).text;
}"""
# The warning before what is picked goes somewhere, if the server says that so much loses.
WARNED = """async ({legal, losing, cell}) => {
    const { gameWords } = await import("/web/table/boards.js");
    await gameWords("rokumon");
    const { Losing } = await import("/web/rokumon/losing.js");
    const { choicesOf } = await import("/web/rokumon/choices.js");
    const told = new Losing({ patient: true, ways: async () => ({ losing }) }, () => {});
    await told.ask({ version: 1, legal });
    return told.warning(choicesOf(legal), { kind: "stack", cell }, "");
}"""
# What it says at the end of an act that was played by itself.
ALONE = """async () => {
    const { Coach } = await import("/web/table/coach.js");
    const { gameWords } = await import("/web/table/boards.js");
    await gameWords("rokumon");
    const table = { status: "over", options: { act: "2" } };
    return new Coach("rokumon").lesson({ view: { game: "rokumon" }, table }).text;
}"""
# What a press on a coin tells while somebody else acts.
PRESSED = """async () => {
    const { gameWords } = await import("/web/table/boards.js");
    await gameWords("rokumon");
    const { Press } = await import("/web/rokumon/press.js");
    const { choicesOf } = await import("/web/rokumon/choices.js");
    const clans = [{ clan: "sanada", seat: 0 }];
    const view = { act: 5, clan: "sanada", clans, to_act: [0] };
    const now = () => ({ view, choices: choicesOf([]) });
    return new Promise((tell) => new Press({ now, tell, nameOf: () => "Suzu" }).cell("a1"));
}"""
PATIENT = """async () => {
    const { Coach } = await import("/web/table/coach.js");
    const coach = new Coach("joraku");
    return ["play", "spent", "wait"].map((name) => (coach.tell(name), coach.patient));
}"""


def test_a_coach_goes_with_the_first_game_of_each_kind(browser: Browser, address: str) -> None:
    with visitor(browser, address, coached="") as (page, _):
        coach = page.locator(".coach")
        for game in ("rokumon", "joraku"):
            page.goto(address)
            page.click(f"[data-ways={game}]")
            page.click(f"[data-play={game}]")
            expect(coach).to_be_visible()
            page.reload()
            expect(coach).to_be_visible()  # as long as it is the first game
        expect(page.locator(".coach p").first).to_contain_text("reputation (RP)")
        page.locator(".coach .term").click()  # a word that nobody knows yet
        expect(page.locator("dialog h2")).to_have_text("End")
        no_barriers(page)
        page.keyboard.press("Escape")
        page.click("[data-key='term ranking']")
        expect(page.locator("dialog h2")).to_have_text("Influence and ranks")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": 390, "height": 400})
        # On a phone the step is shorter, by whole sentences.
        expect(page.locator(".coach p").first).to_have_text(
            re.compile(r"^A card’s number.*march\.( Pick.*player\.)?$")
        )
        page.click("[data-key=describe]")  # longer than the screen
        words = page.locator("dialog")
        assert words.evaluate("box => box.scrollHeight > box.clientHeight && box.scrollTop === 0")
        expect(page.locator(".in-words")).to_be_focused()
        page.keyboard.press("Escape")
        page.click("[data-key=skip]")
        expect(coach).to_have_count(0)
        for game, coached in (("joraku", 0), ("rokumon", 1)):
            page.goto(address)
            page.click(f"[data-play={game}]")
            page.wait_for_selector(".stage svg")
            expect(coach).to_have_count(coached)
        # Whoever has nothing left to place is not told to place it.
        mine = [{"seat": 0, "supply": 0}, {"seat": 1, "supply": 4}]
        view = {"phase": "play", "round": 1, "seat": 0, "factions": mine}
        asked = {"game": "joraku", "view": view, "legal": ["play katana 3", "play yari 1"]}
        assert "nothing can be placed" in page.evaluate(TOLD, asked)
        mine[0]["supply"] = 1
        assert "place up to three" in page.evaluate(TOLD, asked)
        view |= {"phase": "place", "skirmish": [{"card": "katana ninja"}]}  # which has no number
        asked["legal"] = ["put omi", "end"]
        assert "onto any areas" in page.evaluate(TOLD, asked)
        moves = ["move e5 e4", "move e5 d4", "move d5 e4"]
        for cell, warned in (("e5", True), ("d5", False)):
            asked = {"legal": moves, "losing": moves[:2], "cell": cell}
            assert page.evaluate(WARNED, asked).startswith("Careful") == warned
        # How a turn is ended is told once; then the setting about it counts.
        dots = sentence("page-rokumon-about-pips", "en", act=5)
        assert page.evaluate(PRESSED) == f"Waiting for Suzu. {dots}"
        assert page.evaluate(PATIENT) == [True, True, True]  # some turns ended by themselves
        own: dict[str, Any] = {"seat": 0, "supply": []}
        view = {"fight": None, "seat": 0, "clans": [own]}
        asked = {"game": "rokumon", "view": view, "legal": ["move a1 b2", "surrender"]}
        assert "nothing to deploy" in page.evaluate(TOLD, asked)
        own["supply"] = ["1"]  # a full table is no empty supply
        assert "No coin is empty" in page.evaluate(TOLD, asked)
        asked["legal"] = ["deploy a1", "move a1 b2"]
        assert "Deploy another" in page.evaluate(TOLD, asked)
        # Nor is anybody sent on to an act for which there is no button.
        assert page.evaluate(ALONE) == sentence("page-coach-rokumon-alone", "en")


def test_a_hint_is_marked_on_the_board_until_something_happens(page: Page, address: str) -> None:
    rokumon.sit(page, address, rokumon.BOT, act="3")
    page.click("[data-key=hint]")
    page.wait_for_selector(".hints")
    expect(page.locator(".spot.hinted")).to_have_count(1)
    expect(page.locator(".mine .warrior.hinted")).to_have_count(1)
    expect(page.locator(".hints")).not_to_contain_text("[")
    no_barriers(page)
    page.locator(".hints button").last.focus()
    expect(page.locator(".spot.hinted").first).to_be_visible()
    page.locator(".spot.hinted").first.click()
    page.locator(".choices .warrior").first.click()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(".hints")).to_have_count(0)


def test_a_hint_of_the_coach_lies_below_its_words_on_a_phone(
    browser: Browser, address: str
) -> None:
    """It lay on them, and neither could be read."""
    phone: ViewportSize = {"width": 390, "height": 844}
    with visitor(browser, address, size=phone, touch=True, coached="") as (page, _):
        for game in ("rokumon", "joraku"):
            page.goto(f"{address}/learn/{game}")
            page.locator("[data-key=more]").tap()
            page.locator("[data-key=coach]").tap()
            expect(page.locator(".coach .hints li").first).to_be_visible()
            edges = page.evaluate(
                """() => [".coach > p", ".coach .hints"].map(
                    (each) => document.querySelector(each).getBoundingClientRect())
                    .flatMap(({ top, bottom }) => [top, bottom])"""
            )
            assert edges == sorted(edges), (game, edges)


def test_whether_actions_are_rated_is_chosen_where_the_first_rating_stands(
    page: Page, address: str
) -> None:
    """Hardly anybody found it among the settings."""
    rokumon.sit(page, address, rokumon.BOT, act="1", coins="gjgjgj")
    wants = page.locator(".wants")
    expect(wants).to_be_hidden()
    person = rokumon.Person(page, 3)
    person.act()
    expect(page.locator(".verdict")).to_contain_text("Your action")
    expect(wants).to_contain_text(sentence("page-use-verdicts-about", "en"))
    box = wants.get_by_role("checkbox", name="Rate each of my actions")
    expect(box).to_be_checked()
    no_barriers(page)
    box.uncheck()
    expect(page.locator(".verdict")).to_have_text("")
    person.act()
    expect(page.locator(".verdict")).to_have_text("")
    expect(wants).to_be_visible()


def test_a_hint_of_joraku_marks_card_and_area(browser: Browser, address: str) -> None:
    with visitor(browser, address, ends=False) as (page, _):
        page.goto(joraku.make_table(page.context, address, 2, players="3"))
        person = joraku.Person(page)
        person.phase()
        page.click("[data-key=hint]")
        expect(page.locator(".jo-card.hinted")).to_have_count(2)  # to be passed on
        expect(page.locator(".odds")).to_contain_text("33 % would be even")
        page.locator(".hints .hint").first.click()
        expect(page.locator(".jo-card.picked.hinted")).to_have_count(2)
        expect(page.locator(".jo-choices .hinted")).to_have_text(re.compile("^Give"))
        while person.phase() == "pass":
            person.act("pass")
        page.click("[data-key=hint]")
        page.wait_for_selector(".hints")
        expect(page.locator(".jo-card.hinted")).to_have_count(1)
        areas = page.locator(".jo-hints polygon").count()
        # The ring stood on what any other card could be used for too.
        if page.query_selector(".jo-card.open:not(.hinted)"):
            page.locator(".jo-card.open:not(.hinted)").first.click()
            page.wait_for_selector(".jo-choices .main")
            expect(page.locator(".jo-choices .hinted, .jo-hints polygon")).to_have_count(0)
        # A press on the hint seemed to do nothing: it picks the card.
        page.locator(".hints .hint").first.click()
        expect(page.locator(".jo-card.picked.hinted")).to_have_count(1)
        expect(page.locator(".jo-note")).to_have_text(sentence("page-joraku-hinted", "en"))
        expect(page.locator(".jo-hints polygon")).to_have_count(areas)
        assert areas <= 2  # only the next step: five of them marked nearly the whole map
        # It stays while it is followed, and is gone when the turn is over.
        page.locator(".jo-choices .hinted").click()
        page.wait_for_selector(f"{joraku.READY}:not([data-phase=play])")
        expect(page.locator(".hints .done, .hints .hint:not(:has(span))").first).to_be_visible()
        while person.phase() not in ("play", "pass"):
            person.press('[data-key="bar end"]')
        expect(page.locator(".hinted, .hints, .jo-hints polygon")).to_have_count(0)


def test_a_hinted_ninja_has_its_button_marked(page: Page, address: str) -> None:
    """Its button had no mark: a Ninja is not asked what it is for, and the mark knew only that."""
    page.goto(address)
    marked = page.evaluate(
        """async () => {
          const { markHint } = await import("/web/joraku/pointing.js");
          const root = document.createElement("div");
          root.innerHTML = `<button class="jo-card picked" data-key="card yari ninja"></button>
            <div class="jo-choices"><button data-key="bar place"></button></div>`;
          const map = { hint: (areas) => (root.title = areas.join()) };
          markHint(root, map, ["play yari ninja", "put mikawa"]);
          const keys = [...root.querySelectorAll(".hinted")].map((each) => each.dataset.key);
          return [...keys, root.title];
        }"""
    )
    assert marked == ["card yari ninja", "bar place", "mikawa"]


def test_a_row_that_a_lift_uncovered_is_shown(page: Page, address: str) -> None:
    """[K7] The warrior lands on the very row that it uncovered, and hides it again."""
    rokumon.sit(page, address, rokumon.BOTH, act="1", coins="gjgjgj")
    for step in ("a1", "b1", "a2", "b1 a1", "a3", "a1 a2"):
        for each in step.split():
            cell(page, each).click()
        if step != "a1 a2":  # the other clan is asked only once the board shows the action
            expect(page.locator(".spot.came")).to_have_attribute("data-cell", step[-2:])
    expect(page.locator(".spot.won")).to_have_count(3)
    expect(page.locator(".ending")).to_contain_text("Sanada was on top of a1, a2 and a3")
    expect(page.locator(".status")).to_have_text("Ayame wins")


def test_the_last_action_of_the_other_clan_is_marked(page: Page, address: str) -> None:
    rokumon.sit(page, address, rokumon.BOTH, act="1", coins="gjgjgj")
    cell(page, "a1").click()
    expect(cell(page, "a1")).to_have_class("spot coin came")
    cell(page, "b1").click()
    expect(page.locator(".spot.came")).to_have_attribute("data-cell", "b1")
    cell(page, "a1").click()
    cell(page, "b3").click()
    expect(page.locator(".spot.came")).to_have_attribute("data-cell", "b3")
    expect(page.locator(".spot.left")).to_have_attribute("data-cell", "a1")
