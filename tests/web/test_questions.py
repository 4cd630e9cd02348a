"""Questions to the server: every answer and every refusal finds the question it belongs to."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Request, WebSocketRoute, expect

from kachidoki.text import rulebook
from tests.web import rokumon_kit as rokumon

# Two questions at once, then a third one; gives what became of each.
ASK = """async () => {
    const { Connection } = await import("/web/table/connection.js");
    const connection = new Connection("nowhere", "en");
    await new Promise((resolve) => connection.addEventListener("link", resolve, { once: true }));
    const told = (answer) => answer.then((found) => found.text, (error) => error.code);
    const both = ["move a1 a2", "move b1 b2"].map((action) =>
        told(connection.ask("why", { seat: 0, action })));
    const answers = await Promise.all(both);
    answers.push(await told(connection.ask("hint", { seat: 0 })));
    const left = connection.pending.size;
    connection.close();
    return [answers, left];
}"""


def refusal(message: dict[str, Any]) -> str:
    told = {"type": "error", "id": message["id"], "code": "no-advice", "message": "Not here."}
    return json.dumps({**told, "possible": []})


def test_answers_find_their_questions_in_any_order_and_a_refused_one_ends(
    page: Page, address: str
) -> None:
    asked: list[dict[str, Any]] = []

    def answer(route: WebSocketRoute, words: str | bytes) -> None:
        message = json.loads(words)
        if message["type"] == "hint":
            route.send(refusal(message))
        if message["type"] != "why":
            return
        asked.append(message)
        if len(asked) == 2:
            for each in reversed(asked):
                told = {"type": "why_not", "id": each["id"], "text": f"not {each['action']}"}
                route.send(json.dumps(told))

    def serve(route: WebSocketRoute) -> None:
        route.on_message(lambda words: answer(route, words))

    page.route_web_socket("**/nowhere/socket", serve)
    page.goto(f"{address}/")
    page.wait_for_selector(".games")
    answers, left = page.evaluate(ASK)
    assert answers == ["not move a1 a2", "not move b1 b2", "no-advice"]
    assert left == 0


def test_a_hint_that_is_refused_is_told_and_can_be_asked_for_again(
    page: Page, address: str
) -> None:
    refused: list[str] = []

    def serve(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def ask(words: str | bytes) -> None:
            message = json.loads(words)
            if message["type"] == "hint" and not refused:
                refused.append(message["id"])
                route.send(refusal(message))
            else:
                server.send(words)

        route.on_message(ask)

    page.route_web_socket("**/socket", serve)
    rokumon.sit(page, address, rokumon.BOT, act="2", coins="gjgjgjj")
    page.click("[data-key=hint]")
    expect(page.locator(".toast")).to_have_text("Not here.")
    expect(page.locator(".advice .muted")).to_have_count(0)  # nobody thinks any longer
    page.click("[data-key=hint]")
    page.wait_for_selector(".hints li")


def test_the_rulebook_is_read_once_in_each_language(page: Page, address: str) -> None:
    read: list[str] = []

    def note(request: Request) -> None:
        if "/api/rules/" in request.url:
            read.append(request.url.removeprefix(address))

    page.on("request", note)
    page.goto(f"{address}/rules/joraku")
    for game in ("rokumon", "joraku", "rokumon"):
        page.locator(f".rules header a[href='/rules/{game}']").click()
        other = "joraku" if game == "rokumon" else "rokumon"
        expect(page.locator(f".rules header a[href='/rules/{other}']")).to_be_visible()
    assert read == ["/api/rules/joraku?language=en", "/api/rules/rokumon?language=en"]
    page.click("[data-key=settings]")
    page.locator("dialog select").first.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".rules-list section").first).to_be_visible()
    assert read[2:] == ["/api/rules/rokumon?language=fr"]


def test_the_rules_are_found_by_the_words_of_the_screen_of_other_languages_and_mistyped(
    page: Page, address: str
) -> None:
    page.goto(f"{address}/rules/joraku")
    sections, told = page.locator(".rules-list section"), page.locator(".rules [role=status]")
    for words, section, meant in (
        ("home ground", "variant-1", ""),
        ("Discipline", "variant-5", ""),
        ("ниндзя", "ninja", ""),
        ("kachidokki", "kachidoki", "“kachidoki”"),
    ):
        page.get_by_role("searchbox").fill(words)
        expect(sections.first).to_have_id(section)
        expect(told).to_contain_text(meant)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(told).to_contain_text("Nothing found")
    expect(sections).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(sections).to_have_count(len(rulebook.sections("joraku")))
