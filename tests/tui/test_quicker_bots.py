"""A bot that a quicker level answers for says so in the terminal, in words."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kachidoki.protocol import SeatInfo
from kachidoki.text import sentence
from kachidoki.tui.sitting import Sitting


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Raizan: plays as expert for now: the server is busy"),
        ("ru", "Raizan: пока играет на уровне «знаток»: сервер перегружен"),
    ],
)
def test_only_bots_that_are_answered_for_are_told_of(language: str, words: str) -> None:
    seats = [
        SeatInfo(kind="person", name="Aki"),
        SeatInfo(kind="bot", name="master", bot="master", quicker="expert"),
        SeatInfo(kind="bot", name="master", bot="master"),
    ]

    def say(key: str, **facts: Any) -> str:
        return sentence(key, language, **facts)

    at: Any = SimpleNamespace(
        names=["Aki", "Raizan", "Banri"], table=SimpleNamespace(seats=seats), say=say
    )
    assert Sitting.quicker_told(at) == [words]
