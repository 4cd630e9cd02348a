"""The page says every sentence as Fluent itself says it, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import ast

import kachidoki
from kachidoki import text
from kachidoki.server.pages.words import Piece, words
from tests.text.test_languages import entries, nodes

WEB = Path(kachidoki.__file__).parent / "web"
NUMBERS = (0, 1, 2, 5, 11, 21)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# What words.js can evaluate.
KNOWN = (
    ast.StringLiteral,
    ast.NumberLiteral,
    ast.VariableReference,
    ast.MessageReference,
    ast.SelectExpression,
    ast.Placeable,
)


def locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


def said(key: str, language: str, facts: Mapping[str, object]) -> str:
    """A sentence as words.js puts it together."""
    return joined(words(language)[key], language, facts)


def joined(pattern: list[Piece], language: str, facts: Mapping[str, object]) -> str:
    found = (value(piece, language, facts) for piece in pattern)
    return "".join(
        format_decimal(each, locale=locale(language)) if isinstance(each, int) else str(each)
        for each in found
    )


def value(piece: Piece, language: str, facts: Mapping[str, object]) -> object:
    if isinstance(piece, str):
        return piece
    if "fact" in piece:
        return facts[piece["fact"]]
    if "message" in piece:
        given = {k: value(each, language, facts) for k, each in piece.get("facts", {}).items()}
        return joined(words(language)[piece["message"]], language, {**facts, **given})
    chosen = value(piece["choose"], language, facts)
    variants: dict[str, list[Piece]] = piece["from"]
    if str(chosen) in variants:
        return joined(variants[str(chosen)], language, facts)
    kind = locale(language).plural_form(chosen) if isinstance(chosen, int) else piece["else"]
    return joined(variants.get(kind, variants[piece["else"]]), language, facts)


def parts(pattern: list[Piece]) -> Iterator[dict[str, Any]]:
    """Everything in a pattern that is not plain text, however deep."""
    for piece in pattern:
        if isinstance(piece, dict):
            yield piece
            if "choose" in piece:
                yield from parts([piece["choose"]])
                for variant in piece["from"].values():
                    yield from parts(variant)


def facts_of(key: str, language: str) -> set[str]:
    """The facts that a sentence asks for, those of the sentences in it included."""
    found = set()
    for part in parts(words(language)[key]):
        if "fact" in part:
            found.add(part["fact"])
        if "message" in part:
            found |= facts_of(part["message"], language)
    return found


def choices(key: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """The facts by which a sentence chooses, each with its variants."""
    for part in parts(words(language)[key]):
        if "choose" in part:
            yield part["choose"]["fact"], set(part["from"])


def by_number(variants: set[str]) -> bool:
    return all(variant in CATEGORIES or variant.isdecimal() for variant in variants)


def trials(key: str) -> Iterator[dict[str, object]]:
    """Facts that reach every variant of a sentence in every language."""
    tried: dict[str, set[object]] = {}
    for language in text.LANGUAGES:
        for fact in facts_of(key, language):
            tried.setdefault(fact, set())
        for fact, variants in choices(key, language):
            if by_number(variants):
                tried[fact] |= {*NUMBERS, *(int(each) for each in variants if each.isdecimal())}
            else:
                tried[fact] |= {*variants, "something else"}
    each = [sorted(values, key=str) or [f"‹{fact}›"] for fact, values in tried.items()]
    for values in product(*each):
        yield dict(zip(tried, values, strict=True))


def page_keys() -> list[str]:
    return sorted(key for key in text.keys("en") if key.startswith("page-"))


def named_keys() -> set[str]:
    """Every message that the page's modules name, whole or put together from parts."""
    found: set[str] = set()
    known = set(words("en"))
    for path in WEB.rglob("*.js"):
        code = path.read_text(encoding="utf-8")
        found |= known & set(re.findall(r'"([a-z0-9-]+)"', code))
        for template in re.findall(r"`([a-z]+-[^`\s]*)`", code):
            shape = "[a-z0-9-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template)))
            found |= {key for key in known if re.fullmatch(shape, key)}
    return found


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_page_says_it_as_fluent_does(language: str) -> None:
    for key in page_keys():
        for facts in trials(key):
            assert said(key, language, facts) == text.sentence(key, language, **facts), key


def test_every_number_is_tried() -> None:
    assert {facts["count"] for facts in trials("page-free-seats")} == set(NUMBERS)
    seats = [said("page-free-seats", "ru", {"count": number}) for number in (1, 2, 5, 11, 21)]
    ends = ["свободное место", "свободных места", "свободных мест", "свободных мест"]
    assert [each.split(maxsplit=1)[1] for each in seats] == [*ends, "свободное место"]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_numbers_choose_among_the_forms_that_the_language_has(language: str) -> None:
    forms = locale(language).plural_form.tags | {"other"}
    for key in page_keys():
        for fact, variants in choices(key, language):
            if by_number(variants):
                used = {each for each in variants if not each.isdecimal()}
                assert used <= forms, (key, fact)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_everything_can_be_handed_to_the_page(language: str) -> None:
    handed, written = words(language), entries(language)
    assert json.loads(json.dumps(handed)) == handed
    for key in page_keys():
        message = written[key]
        assert not message.attributes, key
        for node in nodes(message.value):
            if isinstance(node, ast.Expression | ast.Placeable):
                assert isinstance(node, KNOWN), (key, type(node).__name__)
            if isinstance(node, ast.MessageReference):
                assert node.attribute is None, key
                assert node.id.name in handed, key


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_page_needs_no_other_facts_than_in_english(language: str) -> None:
    # It fills names in as they are: it has no { $suit-gen } for what asks for one.
    for key in page_keys() + sorted(named_keys()):
        assert facts_of(key, language) <= facts_of(key, "en"), key
