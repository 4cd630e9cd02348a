"""Which language a person wants, as browsers and terminals say it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "ru", "ja", "zh-Hant")
_BY_FIRST_PART: Final = {language.partition("-")[0]: language for language in LANGUAGES}


def known_language(wanted: str) -> str | None:
    """The language of ours that a wish such as "fr-CA" or "ja_JP.UTF-8" means, if there is one."""
    return _BY_FIRST_PART.get(re.split("[-_.@]", wanted.strip().lower(), maxsplit=1)[0])


def language_of(wanted: str) -> str:
    """The language we have that is nearest to a wish; English if there is none.

    >>> language_of("fr-CA"), language_of("zh-TW"), language_of("de")
    ('fr', 'zh-Hant', 'en')
    """
    return known_language(wanted) or LANGUAGES[0]


def language_of_header(accepted: str) -> str:
    """The language to answer in, from a request's Accept-Language.

    >>> language_of_header("de, ja;q=0.5, fr-CA;q=0.8, *;q=0.1")
    'fr'
    """
    wishes = []
    for wish in accepted.split(","):
        tag, *more = wish.split(";")
        weight = _weight(more)
        language = LANGUAGES[0] if tag.strip() == "*" else known_language(tag)
        if language is not None and weight > 0:
            wishes.append((weight, language))
    # Of equal wishes the first counts.
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else LANGUAGES[0]


def _weight(parameters: list[str]) -> float:
    """How much a language is wished for, from 0 to 1; one that cannot be read is no wish."""
    for parameter in parameters:
        found = re.fullmatch(r"\s*q\s*=\s*(.*?)\s*", parameter, re.IGNORECASE)
        if found:
            number = re.fullmatch(r"0(\.\d{0,3})?|1(\.0{0,3})?", found[1])
            return float(number[0]) if number else 0.0
    return 1.0


def language_of_environment(variables: Mapping[str, str]) -> str:
    """The language of a terminal: the first of its variables that is set decides.

    >>> language_of_environment({"LC_ALL": "", "LANG": "ru_RU.UTF-8"})
    'ru'
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            return language_of(variables[name])
    return LANGUAGES[0]
