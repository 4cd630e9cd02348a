"""How an act of Rokumon begins, how a campaign ends, and what is heard on the way."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.web.kit import no_barriers, visitor
from tests.web.rokumon_kit import ALONE, BOT, OPEN, make_table
from tests.web.stage_kit import LISTEN, MADE_OF


def test_a_campaign_has_title_cards_a_way_on_and_a_last_scene(
    browser: Browser, address: str
) -> None:
    # Also with a coach, and where everything is shown at once.
    with visitor(browser, address, scenes=True, volume=1, coached="") as (page, _):
        page.add_init_script(f"({LISTEN})()")
        page.goto(make_table(page, address, BOT, act="campaign"))
        card = page.locator(".title-card")
        for act in range(1, 7):
            expect(card.locator("h2")).to_contain_text(f"Act {act}: ")
            expect(card.locator("[data-key=begin]")).to_be_focused()
            expect(card.locator(".standing .acts .won")).to_have_count(act - 1)
            expect(card.locator(".small-table .coin").first).to_be_visible()
            if act == 5:  # a third colour, and that it is no other
                expect(card.locator(".lesson")).to_contain_text("differs from gold and from green")
                expect(card.locator(".lesson .face.flipped")).to_be_visible()
                no_barriers(page)
            page.keyboard.press("Enter" if act % 2 else "Escape")
            expect(card).to_have_count(0)
            expect(page.locator(".bar")).to_be_focused()
            if act == 1:
                page.reload()
                page.locator(OPEN).first.wait_for()
                expect(card).to_have_count(0)  # it has been read
                assert page.evaluate("window.sounds") == []
                made_of = page.evaluate(MADE_OF)
                page.locator(".spot.takeable").first.click()
                page.wait_for_function(
                    "turn => `${window.sounds.at(-1)?.made}` === `${turn}`", arg=made_of["turn"]
                )
                assert page.evaluate("window.sounds[0].made") == made_of["piece"]
            page.locator("[data-key=surrender]").click()
            page.locator("[data-key=surrender-yes]").click()
            if act == 6:
                break
            following = page.get_by_role("button", name="Next act")
            page.keyboard.press("Shift")  # hurries, and leaves what waits to its button
            expect(page.locator(".ending")).to_contain_text("You lose. Sanada surrenders")
            # A hint beside the coins of an act that is over was about the next one.
            expect(page.locator("[data-key=hint]")).to_have_count(0)
            expect(page.locator("[data-key=describe]")).to_have_count(0)
            following.click()
        finale = page.locator(".finale")
        expect(finale.locator("h2")).to_have_text("Tokugawa wins")
        expect(finale.locator("tbody tr")).to_have_count(6)
        expect(page.locator("[data-key=rematch]")).to_be_visible()
        no_barriers(page)
        page.keyboard.press("Escape")
        expect(finale).to_have_count(0)
        expect(page.locator(".acts .tokugawa").last).to_be_visible()
        page.locator("[data-key=summary]").click()
        page.locator("[data-key=to-coins]").click()
        expect(finale).to_have_count(0)
        page.get_by_role("link", name="Replay").click()
        page.locator("body").press("Home")
        expect(page.locator(".tabletop .coin")).to_have_count(6)
        expect(card).to_have_count(0)


def test_three_wins_in_a_row_against_taroma_are_a_triumph(browser: Browser, address: str) -> None:
    def third(route: WebSocketRoute) -> None:
        """The table says that the battle was the third that was won in a row."""
        server = route.connect_to_server()

        def told(words: str | bytes) -> None:
            message = json.loads(words)
            if message["type"] == "update" and message["table"]["status"] == "over":
                message["table"]["series"] = {**message["table"]["series"], "solo_won": True}
            route.send(json.dumps(message))

        server.on_message(told)

    with visitor(browser, address, scenes=True) as (page, _):
        page.route_web_socket("**/socket", third)
        page.goto(make_table(page, address, ALONE, act="solo"))
        expect(page.locator(".title-card")).to_contain_text("Taroma")
        page.keyboard.press("Enter")
        page.locator("[data-key=surrender]").click()
        page.locator("[data-key=surrender-yes]").click()
        expect(page.locator(".finale h2")).to_have_text("Triumph!")
        expect(page.locator(".finale .battle.won")).to_have_count(3)
        expect(page.locator("[data-key=rematch]")).to_be_visible()
