"""Before the first visitor comes, everything is there."""

from __future__ import annotations

import pytest

from kachidoki.server.warming import rehearse, warm_up
from kachidoki.text import sentences


def test_the_first_visitor_does_not_wait_for_sentences_to_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for remembered in (sentences._written, sentences._bundle, sentences._message, warm_up):
        remembered.cache_clear()
    warm_up()

    def no_more(language: str) -> str:
        raise AssertionError(f"{language} is read only now")

    monkeypatch.setattr(sentences, "source", no_more)
    rehearse("joraku")
    rehearse("rokumon")
