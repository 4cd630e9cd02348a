"""What the coach says at a step is short enough to be read before it is done."""

from __future__ import annotations

import re

import pytest

from kachidoki.text import LANGUAGES, messages, sentence

WORDS = 30
CHARACTERS = 80  # where nothing stands between words
STEP = re.compile(r"page-coach-(?:joraku|rokumon)-|page-choice-act-[2-6]-about$")


def length(text: str, language: str) -> float:
    """How long a text is, as a part of what a step may have."""
    if language in ("ja", "zh-Hant"):
        return len(text) / CHARACTERS
    return sum(1 for word in text.split() if re.search(r"\w", word)) / WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_the_coach_is_longer_than_thirty_words(language: str) -> None:
    keys = [message.id.name for message in messages(language) if STEP.match(message.id.name)]
    assert len(keys) > 30
    texts = {key: sentence(key, language) for key in keys}
    steps = {key for key in keys if not key.endswith("-more")}
    assert {key for key in steps if length(texts[key], language) > 1} == set()
    # What is opened beside a step explains it, and is no chapter either.
    assert {key for key in keys if length(texts[key], language) > 2} == set()
