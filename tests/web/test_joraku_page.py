"""Joraku in a browser: whole games by pointer and by keyboard, on a desk and on a phone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.joraku_kit import OVER, READY, ROUND, SHOWN, USES, Keys, Person, make_table
from tests.web.kit import DESKTOP, PHONE, no_barriers, visitor

FULL = "() => document.querySelector('.mine .jo-supply').innerText === '10'"
# What is said while points are counted, whether it lies on the map, and whether pieces lie above
# the light.
COUNTED = """() => {
    const one = (selector) => document.querySelector(selector);
    const box = (selector) => one(selector).getBoundingClientRect();
    const [map, told] = [box(".jo-frame"), box(".jo-bubble")];
    const after = one(".jo-lights").compareDocumentPosition(one(".jo-content"));
    return {
        phase: one(".jo-phase").innerText,
        prompt: one(".jo-prompt").innerText,
        upon: told.top < map.bottom && told.left < map.right,
        below: (after & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    };
}"""
SHARE = os.environ.get("KACHIDOKI_TEST_SHAPES") != "all"  # of whole games in the browser
SHAPES = {
    "three": (2, {"players": "3", "variants": "random"}),
    "four": (3, {"players": "4", "passing": "both"}),
    "houses": (1, {"players": "2", "mode": "houses"}),
    "neutral": (1, {"players": "2", "mode": "neutral"}),
}


@contextmanager
def sitting(
    browser: Browser, address: str, shape: str, size: ViewportSize = DESKTOP, **wishes: Any
) -> Iterator[Page]:
    """A page at a new table; anything that goes wrong behind it fails the test."""
    bots, options = SHAPES[shape]
    with visitor(browser, address, size=size, touch=size is PHONE, **wishes) as (page, _):
        page.goto(make_table(page.context, address, bots, **options))
        yield page


# Three players are the test below: a round ends with every number explained.
@pytest.mark.slow
@pytest.mark.parametrize("shape", ["four"] if SHARE else list(SHAPES))
def test_a_whole_game_by_pointer(browser: Browser, address: str, shape: str) -> None:
    with sitting(browser, address, shape, unseen=True) as page:
        Person(page).play()
        points = page.locator(".jo-sums tfoot td").all_inner_texts()
        shown = page.locator(".jo-rp b").all_inner_texts()
        assert points == sorted(shown[: len(points)], key=int, reverse=True)  # by places
        # Every point has its source and its round.
        for tbody in (1, 2):
            rows = page.locator(f".jo-sums tbody:nth-of-type({tbody}) tr:has(td)").all()
            columns = zip(*(row.locator("td").all_inner_texts() for row in rows), strict=True)
            assert [str(sum(map(int, column))) for column in columns] == points
        # Also in the replay, however one went through it.
        page.locator(".tools a", has_text="Replay").click()
        sums = page.locator(".jo-sums tfoot td")
        page.wait_for_selector(".player")
        for key, ended in (("End", True), ("Home", False), ("End", True)):
            page.locator("body").press(key)
            expect(page.locator(OVER)).to_be_visible(visible=ended)
        expect(sums).to_have_text(points)
        rows = page.locator(".jo-sums tbody").nth(1).locator("tr:has(td)").all()
        columns = zip(*(row.locator("td").all_inner_texts() for row in rows), strict=True)
        assert [str(sum(map(int, column))) for column in columns] == points


# Three play with the same keys as four.
@pytest.mark.slow
# With a neutral army two browsers play a round, one of them by keyboard (test_together).
@pytest.mark.parametrize("shape", ["houses"] if SHARE else list(SHAPES))
def test_a_whole_game_by_keyboard(browser: Browser, address: str, shape: str) -> None:
    with sitting(browser, address, shape) as page:
        Keys(page).play()
        assert page.locator(OVER).is_visible()


def test_with_two_houses_each_button_shows_its_house(browser: Browser, address: str) -> None:
    """One picture was given to two buttons, and only the last one had it."""
    with sitting(browser, address, "houses") as page:
        person = Person(page)
        while (phase := person.phase()) != "play":
            person.act(str(phase))
        if not page.query_selector(".jo-card.picked"):  # the only one lies ready
            person.press(".jo-card.open")
        for button in page.locator(f".jo-choices button{USES}").all():
            expect(button.locator(".jo-piece")).to_have_count(1)


def test_a_round_ends_with_every_number_explained_and_the_game_with_its_winner(
    browser: Browser, address: str
) -> None:
    with sitting(browser, address, "three", scenes=True) as page:
        person = Person(page)
        for numeral in ("I", "II", "III"):
            while not page.query_selector(ROUND):
                phase = page.evaluate(SHOWN, f"{READY}, {ROUND}")
                if phase:
                    person.act(phase)
            panel = page.locator(ROUND)
            expect(panel.locator("h2")).to_have_text(f"Round {numeral} is scored")
            if numeral == "I":
                no_barriers(page)
                expect(page.locator(".jo-gain, .turn-mark")).to_have_count(0)
                page.click("[data-key=to-map]")  # with what each area has paid
                expect(page.locator(".jo-paid").first).to_be_visible()
                page.click("[data-key='bar to-sums']")
            rows = [row.locator("td").all_inner_texts() for row in panel.locator("tbody tr").all()]
            columns = zip(*rows, strict=True)
            sums = [sum(int(each) for each in column if each != "–") for column in columns]
            gained, total = (panel.locator("tfoot tr").nth(k).locator("td") for k in (0, 1))
            assert gained.all_inner_texts() == [f"+{each}" for each in sums]
            expect(total).to_have_text(page.locator(".jo-rp b").all_inner_texts())
            number = panel.locator("tbody button", has_text=re.compile("[1-9]")).first
            number.focus()
            expect(panel.locator(".jo-reason")).to_contain_text("+")
            told = panel.locator(".jo-reason").inner_text()  # one sentence for each source
            assert sum(map(int, re.findall(r"\+(\d+): ", told))) == int(number.inner_text())
            person.go_on()
        expect(page.locator(f"{OVER} .jo-victory h2")).to_contain_text("win")
        expect(page.locator("[data-key=to-points]")).to_be_focused()
        expect(page.locator("[data-key=rematch]")).to_be_visible()
        no_barriers(page)
        # Everybody's points, the winner's first; a press on a plate tells every single one of them.
        shown = [int(each) for each in page.locator(".jo-rp b").all_inner_texts()]
        bars = page.locator(".jo-won-by").all()
        for points, won in zip(sorted(shown, reverse=True), bars, strict=True):
            *paid, whole = map(int, won.locator("strong").all_inner_texts())
            assert sum(paid) == whole == points
        page.click(".jo-plaque.mine")
        told = page.locator("dialog .jo-reasons").inner_text()
        assert sum(map(int, re.findall(r"\+(\d+): ", told))) == shown[0]
        no_barriers(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(f"{OVER} .jo-sums")).to_be_visible()
        # Two ways to the same total, each with its name: together they were twice as much.
        totals = page.locator(f"{OVER} .total td").all_inner_texts()
        assert totals == [str(each) for each in sorted(shown, reverse=True)]
        for part, name in zip(
            page.locator(f"{OVER} tbody").all(), ("By source", "By round"), strict=True
        ):
            expect(part.locator(".jo-label")).to_have_text(name)
            lines = [row.locator("td").all_inner_texts() for row in part.locator("tr").all()[1:]]
            assert [str(sum(map(int, column))) for column in zip(*lines, strict=True)] == totals
        places = page.locator(f"{OVER} thead strong").all_inner_texts()
        assert places == ["1st", "2nd", "3rd"]
        page.locator(f"{OVER} button.jo-number").first.click()
        expect(page.locator("dialog .jo-reasons li").first).to_be_visible()
        page.reload()
        expect(page.locator(f"{OVER} .jo-sums")).to_be_visible()  # celebrated once


def test_a_round_is_scored_before_ones_eyes(browser: Browser, address: str) -> None:
    """Area by area on the map as it stood, points counted up; or all at once if one likes."""
    with sitting(browser, address, "three", speed=0.3) as page:
        page.emulate_media(reduced_motion="no-preference")
        person = Person(page)
        while not page.query_selector("[data-key='bar sums']"):
            phase = page.evaluate(SHOWN, f"{READY}, [data-key='bar sums']")
            if phase:
                person.act(phase)
        expect(page.locator(".jo-bubble")).to_be_visible()
        expect(page.locator(".status")).to_have_text("Points are counted")
        seen = page.evaluate(COUNTED)
        # It said that the round was scored while its last skirmish was still being paid.
        skirmish = seen["phase"].startswith("Skirmish")
        assert skirmish or seen["phase"] == "Prestige: the areas pay"
        assert seen["prompt"].startswith("Round I: ") is not skirmish
        # Reasons lay on the pieces that they were about, and gold changed the pieces' colours.
        assert not seen["upon"]
        assert seen["below"]
        # The log does not know more than the board shows: nobody has new cards yet.
        assert "Round II begins" not in page.locator(".lines").inner_text()
        expect(page.locator(".jo-rounds .now")).to_have_text("I")
        before = page.locator(".jo-rp b").all_inner_texts()
        page.click("[data-key='bar sums']")
        after = page.locator(f"{ROUND} .total td").all_inner_texts()
        assert sum(map(int, before)) < sum(map(int, after))
        expect(page.locator(".jo-rp b")).to_have_text(after)


def test_a_phone_shows_all_without_scrolling_sideways(browser: Browser, address: str) -> None:
    with sitting(browser, address, "four", PHONE) as page:
        person = Person(page)
        while person.phase() != "play":
            person.act("pass")
        sizes = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert sizes[0] <= sizes[1]
        if not page.query_selector(".jo-card.picked"):
            person.press(".jo-card.open")
        small = page.evaluate(
            """() => [...document.querySelectorAll('.jo-area, .jo-card, .jo-bar button')]
                .map((each) => each.getBoundingClientRect())
                .filter((box) => box.width < 40 || box.height < 40).length"""
        )
        assert small == 0
        person.act("play")
        assert person.phase() in ("place", "march")


@pytest.mark.parametrize("hands", [Person, Keys], ids=["pointer", "keyboard"])
def test_steps_are_taken_back_one_by_one_and_all_at_once(
    browser: Browser, address: str, hands: type[Person]
) -> None:
    with sitting(browser, address, "three") as page:
        person = hands(page)
        person.place_one()
        expect(page.locator(".jo-plaque.mine .jo-supply")).to_have_text("9")
        page.wait_for_selector(READY)
        person.press('[data-key="bar back"]')  # all that one press did
        page.wait_for_function(FULL)
        page.wait_for_selector(f"{READY}:is([data-phase=choose], :has(.jo-area.lit))")
        if page.query_selector(".jo[data-phase=choose]"):
            person.press('[data-key="bar many 1"]')
            person.press('[data-key^="bar place"]')
        else:  # a Ninja can only place
            person.press(".jo-area.lit")
        for key, left in ((".jo-area.lit", 9), ('[data-key="bar back"]', 8), (".jo-area.lit", 9)):
            expect(page.locator(".jo-plaque.mine .jo-supply")).to_have_text(str(left))
            page.wait_for_selector(f"{READY} .jo-area.lit")
            person.press(key)
        expect(page.locator(".jo-plaque.mine .jo-supply")).to_have_text("8")
        page.wait_for_selector(READY)
        person.press('[data-key="bar restart"]')
        page.wait_for_function(FULL)


def test_every_stop_of_the_tab_key_can_be_pressed(browser: Browser, address: str) -> None:
    """The map itself was one, without a name: an SVG that listens to the focus gets it."""
    with sitting(browser, address, "three") as page:
        Person(page).place_one()
        page.wait_for_selector(READY)
        stops: list[str] = []
        page.locator("a.brand").focus()
        while "BODY" not in stops:
            page.keyboard.press("Tab")
            stops.append(
                page.evaluate(
                    "() => document.activeElement.closest('[role=button]')?.tagName"
                    " ?? document.activeElement.tagName"
                )
            )
        assert set(stops) <= {"A", "BUTTON", "g", "SPAN", "BODY"}
        assert stops.count("g") == 1


def test_a_piece_that_has_moved_is_let_go(browser: Browser, address: str) -> None:
    """It stayed picked, and went back where somebody meant to pick up another."""
    goes = ".jo-token[aria-pressed]"  # the others are for removal
    with sitting(browser, address, "three") as page:
        person = Person(page)
        moved = False
        while not moved:
            phase = str(person.phase())
            if phase == "march" and page.query_selector(goes):
                person.press(goes)
                person.press(".jo-area.lit")
                person.phase()
                moved = True
            elif phase == "play" and page.query_selector('[data-key="bar march"]'):
                person.press('[data-key="bar march"]')
            elif phase == "play" and not page.query_selector(".jo-choices button"):
                person.press(".jo-card.open")
            else:
                person.act(phase)
        assert not page.query_selector(".jo-token.picked")


def test_what_cannot_be_done_says_why(browser: Browser, address: str) -> None:
    with sitting(browser, address, "three") as page:
        person = Person(page)
        # The only card that can be played lies ready; here several can.
        while (phase := person.phase()) != "play" or page.query_selector(".jo-card.picked"):
            person.act(str(phase))
        page.locator('[data-key="area ise"]').click(position={"x": 20, "y": 30})
        page.wait_for_selector(".jo-note")
        assert "First pick a card" in page.locator(".jo-note").inner_text()
        # Play until a suit has to be followed and a card of another suit is in the hand.
        while phase := person.phase():
            if phase == "play" and page.query_selector(".jo-card.locked"):
                break
            person.act(phase)
        page.locator(".jo-card.locked").first.click(force=True)  # it is there to be asked
        page.wait_for_function(
            "() => document.querySelector('.jo-note')?.innerText.includes('follow suit')"
        )
        # Another's Samurai that cannot be removed picked up one of one's own.
        other = ".jo-other[data-piece^=samurai]:not([data-piece$=red])"
        number = ".jo-card.open[data-about=number]"
        while not page.query_selector(other):
            phase = person.phase()
            if phase == "play" and page.query_selector(f"{number}:not(.picked)"):
                person.press(f"{number}:not(.picked)")
                page.wait_for_selector(".jo-area:is(.lit, .reach)")  # the server has told
            else:
                person.act(str(phase))
        person.press(other)
        expect(page.locator(".jo-note")).to_contain_text("removes only Samurai in its own area")
        assert not page.query_selector(".jo-token.picked")
        # A card that was let go with Escape kept a frame.
        page.keyboard.press("Escape")
        assert not page.query_selector(".jo-card:is(.picked, :focus-visible)")


def test_the_board_is_shown_in_words(browser: Browser, address: str) -> None:
    with sitting(browser, address, "neutral") as page:
        person = Person(page)
        while person.phase() != "play":
            person.act(str(person.phase()))
        page.get_by_role("button", name="Describe the board in words").click()
        lines = page.locator("dialog .in-words")
        expect(lines).to_be_focused()  # a screen reader begins there
        told = lines.inner_text()
        for word in ("Kyoto", "Shinano", "Round I of 3", "neutral army", "Your hand"):
            assert word in told


def test_what_a_bot_does_meanwhile_is_no_answer_to_ones_own_action(
    browser: Browser, address: str
) -> None:
    """Both draft at once: a bot's card came first and the old choice lay open once more."""
    with visitor(browser, address) as (page, _):
        page.goto(address)
        busy = page.evaluate(
            """async () => {
                const { Sender } = await import("/web/joraku/sender.js");
                const root = document.createElement("div");
                const seen = [];
                const look = () => seen.push(root.hasAttribute("aria-busy"));
                let answer = (version) => {};
                const act = () => new Promise((resolve) => { answer = resolve; });
                const sender = new Sender({ act }, root);
                const update = (version, legal) => {
                    sender.arrived({ version, legal, view: { loose: 0 } });
                    sender.follow();
                };
                update(1, ["draft a", "draft b"]);
                sender.begin(["draft a"], ["draft a"]);
                look();
                update(2, ["draft a", "draft b"]);
                look();
                update(3, ["draft c"]);
                answer(3);
                await new Promise((resolve) => setTimeout(resolve));
                look();
                return seen;
            }"""
        )
        assert busy == [True, True, False]
