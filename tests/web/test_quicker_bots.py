"""A bot that a quicker level answers for says so on the page, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kachidoki.bots.workers import Workers
from kachidoki.core import Action
from tests.web.joraku_kit import make_table
from tests.web.kit import visitor


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "plays as Beginner for now: the server is busy"),
        ("ja", "サーバー混雑のため、今は「初心者」の強さで対局中"),
    ],
)
def test_a_seat_says_that_a_quicker_level_answers(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    think = Workers.think

    async def late(self: Workers, *asked: Any, instead: Callable[[str], None]) -> Sequence[Action]:
        instead("beginner")
        return await think(self, *asked)

    monkeypatch.setattr(Workers, "think", late)
    with visitor(browser, address, language=language) as (page, _):
        page.goto(make_table(page.context, address, 3, players="4"))
        said = page.locator(".seats [data-quicker]").first
        expect(said).to_have_text(words)
        expect(said).to_be_visible()
