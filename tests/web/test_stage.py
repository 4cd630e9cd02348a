"""The stage: what happens is shown in order, and nothing runs ahead of the board."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.server.support.servers import running, settings_for
from tests.web import joraku_kit as joraku
from tests.web.kit import visitor
from tests.web.stage_kit import LISTEN, WATCH, check_frame, check_sounds, watched

SPEEDS = {"calm": 1, "brisk": 0.5, "at once": 0}
GAMES: dict[str, dict[str, Any]] = {
    "joraku": {"options": {"players": "2", "mode": "neutral", "variants": "4,5"}, "seats": 2},
    "rokumon": {"options": {"act": "campaign"}, "seats": 2},
}
VERSION = "Number(document.querySelector('.middle > .stage').dataset.version)"
BEHIND = f"window.heard.at(-1).version - {VERSION}"
OVER = "document.querySelector('.status')?.textContent.includes('win')"
PICTURE = 20  # milliseconds until what was drawn is on the screen
STEP = 400  # milliseconds of the page's time that go by at once
LONG = 2000  # so many that a page hardly ever falls behind bots
UPDATES = 12  # that a page hears of which falls behind: fewer than make it hurry by itself
LATE = 50  # updates behind, of which a page shows several at once if there are some more


@pytest.fixture(scope="module")
def slowly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots take their time, so that a page sees a game from its beginning."""
    with running(settings_for(tmp_path_factory.mktemp("stage"), pace=0.12)) as address:
        yield address


def bots_play(page: Page, address: str, game: str) -> str:
    """A table where only bots sit; gives its page's address."""
    chosen = GAMES[game]
    seats = [{"kind": "bot", "bot": "beginner"}] * chosen["seats"]
    wish = {"game": game, "options": chosen["options"], "seats": seats}
    made = page.context.request.post(f"{address}/api/tables", data=wish)
    assert made.ok, made.text()
    return f"{address}/t/{made.json()['table']['table']}"


def go_on(page: Page, until: str = OVER) -> None:
    """Let the page's own time go by quickly until the winner is known, or something else is so."""
    while not page.evaluate(until):
        page.clock.run_for(25 * STEP)
        if page.query_selector(joraku.ROUND):
            page.click("[data-key=continue]")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("speed", "motion"),
    [("calm", "no-preference"), ("brisk", "reduce"), ("at once", "no-preference")],
)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_ever_knows_more_than_the_board(
    browser: Browser, slowly: str, game: str, speed: str, motion: Any
) -> None:
    """In no change of a whole game: neither log nor headline, plates nor seats; nor is it heard."""
    volume = 0 if (game, speed) == ("rokumon", "calm") else 1
    with visitor(browser, slowly, speed=SPEEDS[speed], volume=volume) as (page, _):
        page.emulate_media(reduced_motion=motion)
        page.goto(f"{slowly}/rules/{game}")  # most of the page is there before the game begins
        page.clock.install()
        page.add_init_script(f"({WATCH})(); ({LISTEN})()")
        page.goto(bots_play(page, slowly, game))
        page.wait_for_selector(".log li")
        assert page.evaluate("window.sounds") == []  # nobody has touched the page
        page.mouse.down()
        go_on(page)
        story, frames = watched(page)
        assert len(story.views) > 10  # it was there for a good part of the game
        for frame in frames:
            check_frame(story, frame)
        moves = game == "joraku" and SPEEDS[speed] > 0 and motion == "no-preference"
        assert any(frame["flying"] for frame in frames) == moves
        shown = [frame["board"] for frame in frames]
        assert shown == sorted(shown)
        # A page that is slower than the bots for long catches up; a slow machine may make it so.
        late = any(frame["heard"] - frame["board"] > LATE for frame in frames)
        one_by_one = SPEEDS[speed] > 0 and not late
        if one_by_one:  # every version has a picture, also where nothing moves
            assert set(shown) >= set(story.views)
        if volume:
            check_sounds(page, story, each=one_by_one)
        else:
            assert page.evaluate("window.sounds") == []
        # Not a line was lost.
        assert min(400, len(story.events)) <= frames[-1]["lines"] <= len(story.events)
        assert frames[-1]["board"] == story.last["version"]


def fall_behind(page: Page, address: str) -> None:
    """Bots play, and the page's time stands still until it has a lot to show.

    It hears of no more than that: on a busy machine bots got so far ahead that it hurried.
    """
    lines: list[WebSocketRoute] = []
    told: list[str | bytes] = []  # updates that it has heard of, or will hear of
    limit = 1  # of those that it may hear of

    def arrived(message: str | bytes) -> None:
        update = json.loads(message)["type"] == "update"
        if update:
            told.append(message)
        if not update or len(told) <= limit:
            lines[0].send(message)

    def begun(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(arrived)

    page.route_web_socket("**/socket", begun)
    page.clock.install()
    page.add_init_script(f"({WATCH})()")
    page.goto(bots_play(page, address, "joraku"))
    page.wait_for_selector(".jo-plaque")
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    waiting, limit = told[limit:UPDATES], UPDATES
    for message in waiting:
        lines[0].send(message)
    page.wait_for_function(f"() => window.heard.length === {UPDATES}")


def catches_up(page: Page) -> None:
    """Within a moment everything that was told so far is on the board and in the log."""
    told = page.evaluate("window.heard.at(-1).version")
    page.clock.run_for(STEP)
    assert page.evaluate(VERSION) >= told or page.query_selector(joraku.ROUND)
    story, frames = watched(page)
    assert frames[-1]["lines"] == len(story.told(frames[-1]))
    for frame in frames:
        check_frame(story, frame)


def test_without_a_press_what_happens_is_shown_one_by_one(browser: Browser, slowly: str) -> None:
    with visitor(browser, slowly, speed=1) as (page, _):
        fall_behind(page, slowly)
        page.clock.run_for(STEP)
        assert page.evaluate(BEHIND) > 4
        # Behind the settings nothing goes on, and they hurry nothing.
        page.evaluate("document.querySelector('[data-key=settings]').click()")
        page.wait_for_selector("dialog[open]")
        page.clock.run_for(25 * STEP)
        seen = page.evaluate(VERSION)
        page.clock.run_for(25 * STEP)
        assert page.evaluate(VERSION) == seen
        page.keyboard.press("Escape")
        page.clock.run_for(25 * STEP)
        assert page.evaluate(VERSION) > seen


@pytest.mark.parametrize("press", ["key", "tap"])
def test_a_press_hurries(browser: Browser, slowly: str, press: str) -> None:
    with visitor(browser, slowly, speed=1) as (page, _):
        fall_behind(page, slowly)
        if press == "key":
            page.keyboard.press("Shift")
        else:
            page.mouse.click(300, 300)
        catches_up(page)


def test_a_page_that_nobody_sees_catches_up_and_loses_no_line(
    browser: Browser, slowly: str
) -> None:
    with visitor(browser, slowly, speed=1) as (page, _):
        fall_behind(page, slowly)
        page.evaluate(
            """() => {
                Object.defineProperty(document, "hidden", { value: true });
                document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )
        catches_up(page)


def merged(first: dict[str, Any] | None, second: dict[str, Any]) -> dict[str, Any]:
    """Two updates as a server sends them to a page that reads slowly: as one."""
    if first is None:
        return second
    return {**second, "since": first["since"], "events": first["events"] + second["events"]}


def next_round_has_paid(update: dict[str, Any]) -> bool:
    """Whether a round ends in an update, and a skirmish of the next one too."""
    keys = [event["key"] for event in update["events"]]
    begun = keys.index("joraku.round") if "joraku.round" in keys else len(keys)
    return any(key.startswith("joraku.won-") for key in keys[begun:])


def test_an_update_that_goes_on_into_the_next_round_is_not_told_before_the_sums_were_seen(
    browser: Browser, slowly: str
) -> None:
    with visitor(browser, slowly, speed=1) as (page, _):
        held: dict[str, Any] | None = None
        passed: list[int] = []  # the versions of updates; most are passed on as they are

        def slowed(line: WebSocketRoute) -> None:
            def arrived(message: str | bytes) -> None:
                nonlocal held
                told = json.loads(message)
                if told["type"] == "update" and len(passed) == 1:
                    held = merged(held, told)
                    if not next_round_has_paid(held):
                        return
                    message, held = json.dumps(held), None
                if told["type"] == "update":
                    passed.append(told["version"])
                line.send(message)

            line.connect_to_server().on_message(arrived)

        page.route_web_socket("**/socket", slowed)
        page.clock.install()
        page.add_init_script(f"({WATCH})()")
        page.goto(bots_play(page, slowly, "joraku"))
        go_on(page, until="window.heard.length > 2")
        go_on(page, until=f"{VERSION} > {passed[1]}")  # the joined one was shown, and what follows
        story, frames = watched(page)
        for frame in frames:
            check_frame(story, frame)


def test_an_own_action_is_answered_in_the_next_picture(browser: Browser, address: str) -> None:
    """However much moves: neither board nor log waits for a movement or a pause."""
    with visitor(browser, address, speed=1) as (page, _):
        page.emulate_media(reduced_motion="no-preference")
        page.clock.install()
        page.goto(joraku.make_table(page.context, address, 2, players="3"))
        person = joraku.Person(page)
        person.phase()
        page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
        told = page.locator(".log .step").count()
        for _ in range(2):
            page.locator(".jo-card.open:not(.picked)").first.click()
        page.locator(".jo-choices button").first.click()
        for given in (1, 2):
            page.wait_for_selector(f":nth-match(.log .step, {told + given})", state="attached")
            page.clock.run_for(PICTURE)
