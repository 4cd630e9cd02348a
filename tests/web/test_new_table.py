"""A new table: what can be chosen for it, and how that is shown."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from kachidoki.text import sentence
from tests.web.kit import visitor


def test_every_option_of_a_new_table_has_its_picture(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with visitor(browser, address) as (page, watched):
        page.goto(f"{address}/")
        page.click("[data-friends=joraku]")
        for option in ("players 3", "variants chosen", "variant 2", "kachidoki winner"):
            page.check(f"[data-key='{option}']")
        expect(page.locator(".tile:has(:checked) .option-picture")).to_have_count(6)
        rows = tmp_path / "mine.toml"
        rows.write_text("[kyoto]\nI = [1, 2]\n", encoding="utf-8")
        page.click("summary")
        page.set_input_files("[data-key=board]", rows)
        for seat in (1, 2):
            page.select_option(f"[data-key='seat {seat}']", "beginner")
        watched.allowed = ["400"]  # what is wrong with the file
        page.click("[data-key=make]")
        expect(page.locator("dialog .error")).to_contain_text("kyoto")
        page.click("[data-key='no board']")
        page.click("[data-key=make]")
        page.wait_for_selector(".stage svg")
        expect(page.locator(".jo-variant")).to_have_count(2)
        page.goto(f"{address}/")
        page.click("[data-friends=rokumon]")
        page.select_option("[data-key=act]", "3")
        picture = page.locator(".start-picture")
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


def test_which_options_go_together_is_what_the_server_says(browser: Browser, address: str) -> None:
    def another_catalog(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        joraku, _ = told["games"]
        options = {option["name"]: option for option in joraku["options"]}
        options["mode"]["only_with"] = {"players": ["3"]}
        options["passing"]["only_with"] = {"kachidoki": ["winner"]}
        joraku["seats_by"]["seats"]["3"] = 5
        route.fulfill(response=answer, json=told)

    with visitor(browser, address) as (page, _):
        page.route("**/api/games", another_catalog)
        page.goto(f"{address}/")
        page.click("[data-friends=joraku]")
        mode, passing = (page.locator(f"[data-key^='{name} ']") for name in ("mode", "passing"))
        seats = page.locator("form.new-table [data-key^='seat ']")
        expect(seats).to_have_count(4)
        expect(mode).to_have_count(0)
        expect(passing).to_have_count(0)
        page.check("[data-key='players 3']")
        expect(mode).to_have_count(2)
        expect(seats).to_have_count(5)
        page.check("[data-key='kachidoki winner']")
        expect(passing).to_have_count(2)
        page.check("[data-key='players 2']")
        expect(mode).to_have_count(0)


def test_options_that_cannot_be_asked_for_are_said_and_not_guessed(
    browser: Browser, address: str
) -> None:
    with visitor(browser, address) as (page, watched):
        watched.allowed = ["api/games", "ERR_FAILED"]
        page.route("**/api/games", lambda route: route.abort())
        page.goto(f"{address}/")
        page.click("[data-friends=rokumon]")
        expect(page.locator(".toast")).to_have_text(sentence("page-unreachable", "en"))
        expect(page.locator("dialog[open]")).to_have_count(0)
