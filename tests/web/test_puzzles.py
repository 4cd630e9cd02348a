"""Puzzles and lessons on the page: answered by pointer and by keyboard, refuted on the board."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from kachidoki.joraku import JorakuState
from kachidoki.joraku.cards import COLOURS
from kachidoki.joraku.state import reputation
from kachidoki.puzzles.lessons import puzzle_named
from kachidoki.puzzles.pack import shipped
from kachidoki.puzzles.trying import attempt
from tests.web.joraku_kit import USES
from tests.web.kit import no_barriers
from tests.web.rokumon_kit import cell


def move(page: Page, action: str) -> None:
    """Press what a Move leads from and to."""
    _, start, to = action.split()
    cell(page, start).click()
    cell(page, to).click()


def test_a_puzzle_of_rokumon_is_refuted_solved_and_rated(page: Page, address: str) -> None:
    number, found = next(
        (number, shipped().puzzle(number).found)
        for number in shipped().numbers(theme="win-two")
        if shipped().puzzle(number).found.answer[0].startswith("move")
    )
    page.goto(f"{address}/")
    page.click("[data-key=puzzles]")
    page.locator("[data-key=daily]").wait_for()
    no_barriers(page)
    page.goto(f"{address}/puzzles/{number}")
    cell(page, "e3").wait_for()
    expect(page.locator(".asks")).to_contain_text("whatever the other does")
    wrong, (reply, *_) = next(
        each for each in found.replies.items() if each[1] and each[0].startswith("move")
    )
    move(page, wrong)
    expect(page.locator(".asks")).to_contain_text("Not yet")
    expect(page.locator(".asks")).to_contain_text(f"{reply[1].split()[-1]}.")
    expect(page.locator(".stage")).to_have_attribute("data-version", "3")  # the reply is shown
    expect(page.locator(".stage")).not_to_contain_text("Waiting for")  # it is answered
    expect(page.locator("aside.side")).to_contain_text("Your rating:")
    answers = page.get_by_role("button", name="Show the answer")
    expect(answers).to_have_count(1)  # it stood twice, and also after solving
    page.click("[data-key=again]")
    expect(page.locator(".asks")).to_contain_text("whatever the other does")
    move(page, found.answer[0])
    expect(page.locator(".asks")).to_contain_text("Well seen!")
    expect(answers).to_have_count(0)
    expect(page.locator(".rokumon-table.over")).to_be_visible()  # played to its end
    no_barriers(page)
    kept = json.loads(page.evaluate("localStorage.getItem('puzzles')"))
    assert (kept["tried"], kept["solved"]) == ([number], [number])
    assert kept["rating"]["rating"] < 1200  # the first try counts


def test_a_lesson_of_joraku_is_played_by_keyboard(page: Page, address: str) -> None:
    (answer,) = puzzle_named("joraku-follow-1").found.answer
    page.goto(f"{address}/puzzles")
    page.click("[data-key=joraku-follow]")
    card = page.locator(f'.stage [data-key="card {answer.removeprefix("play ")}"]')
    card.wait_for()
    card.focus()
    page.keyboard.press("Enter")
    page.locator(f".jo-choices button{USES}").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".asks")).to_contain_text("Well seen!")
    expect(page.locator(".asks")).to_contain_text("Count the cards that could beat yours")
    page.click("[data-key=onward]")
    expect(page.locator("h1")).to_have_text("Who must follow")
    page.click("[data-key=solve]")
    expect(page.locator("[data-key=onward]")).to_be_visible()
    page.go_back()
    page.goto(f"{address}/puzzles")
    expect(page.locator(".course li", has_text="Who must follow")).to_contain_text("1 of 4")


def test_the_sums_of_a_puzzle_know_what_was_before_it(page: Page, address: str) -> None:
    number, puzzle = next(
        (number, shipped().puzzle(number)) for number in shipped().numbers(theme="victory")
    )
    page.goto(f"{address}/puzzles/{number}")
    page.locator(".stage svg").first.wait_for()
    page.click("[data-key=solve]")
    asks = page.locator(".asks")
    expect(asks.locator("strong")).to_contain_text("The answer: Play")  # in words, and at once
    proof = attempt(puzzle, puzzle.found.answer)
    state = proof.state
    assert isinstance(state, JorakuState)
    seats = range(state.setting.seats)
    points = sorted((int(reputation(state.army(seat))) for seat in seats), reverse=True)
    page.click("[data-key=continue]")  # from the sums of the round to those of the game
    result = page.locator(".jo-result:not(.jo-round)")
    expect(result.locator(".total td")).to_have_text([str(each) for each in points])
    sources = result.locator("tbody").nth(0)
    columns = sources.evaluate(
        """body => [...body.rows].filter((row) => row.querySelector("td")).map(
            (row) => [...row.cells].slice(1).map((c) => +c.innerText))"""
    )
    assert [sum(column) for column in zip(*columns, strict=True)] == points
    expect(sources).to_contain_text("Before")
    expect(result.locator("tbody").nth(1).locator("tr:has(td)")).to_have_count(1)  # round III alone
    # The whole skirmish lies there: it was not led by the card of the answer.
    start = proof.start
    assert isinstance(start, JorakuState)
    expect(page.locator(".jo-trick li")).to_have_count(int(start.setting.plays))
    led = page.locator(".jo-trick li", has_text="led")
    if led.count():  # where it did not win
        expect(led).to_have_attribute("data-colour", COLOURS[start.lead])
    expect(asks).to_contain_text("You win!")


def test_another_theme_is_that_of_the_very_next_puzzle(page: Page, address: str) -> None:
    number = shipped().numbers(theme="marching")[0]
    page.goto(f"{address}/puzzles/{number}")
    page.locator(".stage svg").first.wait_for()
    page.click("[data-key=solve]")
    page.locator("[data-key=onward]").wait_for()
    page.select_option("[data-key=themes]", "rokumon hold")
    wanted = {f"/puzzles/{each}" for each in shipped().numbers(theme="hold")}
    for key in ("onward", "next"):
        assert page.get_attribute(f"[data-key={key}]", "href") in wanted
