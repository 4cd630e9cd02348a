"""Puzzles and lessons on the page: answered by pointer and by keyboard, refuted on the board."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from kachidoki.puzzles.lessons import puzzle_named
from kachidoki.puzzles.pack import shipped
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
    expect(page.locator("aside.side")).to_contain_text("Your rating:")
    page.click("[data-key=again]")
    expect(page.locator(".asks")).to_contain_text("whatever the other does")
    move(page, found.answer[0])
    expect(page.locator(".asks")).to_contain_text("Well seen!")
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
    page.locator(".jo-choices button").first.focus()
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
