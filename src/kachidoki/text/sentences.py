"""The messages of every language, and filling facts into them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Prepared
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, TextElement, VariableReference

PLAIN: Final = 1000  # every language of ours writes whole numbers below it as plain digits
CELL: Final = re.compile(r"[a-z]\d")


@final
class Word(str):
    """A name in its plain form, with the other forms that a language's grammar asks for.

    As a fact called `area` it fills `{ $area }`, and its form "gen" fills `{ $area-gen }`.
    """

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, plain: str, forms: Mapping[str, str]) -> Word:
        """The plain form is the text itself."""
        made = super().__new__(cls, plain)
        made.forms = forms
        return made


def source(language: str) -> str:
    """The file of a language."""
    return (resources.files("kachidoki.text") / f"{language}.ftl").read_text(encoding="utf-8")


# Where a message begins, and where one refers to another.
BEGINS: Final = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERS: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}")


@cache
def _written(language: str) -> Mapping[str, str]:
    """Every message as it is written, by its name."""
    parts = BEGINS.split(source(language))[1:]
    return {part.partition("=")[0].rstrip(): part for part in parts}


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolating marks are for running text of mixed directions; none of ours is.
    return FluentBundle([language], use_isolating=False)


@cache
def _message(key: str, language: str) -> Prepared:
    """A message, and with it all that it refers to, from now on known to the bundle.

    To understand all files takes longer than most that is done when a program starts, and few
    messages are ever said: each is understood when it is first asked for.
    """
    written = _written(language).get(key)
    if written is None:
        raise LookupError(f"there is no message {key} in {language}")
    entry = FluentParser(with_spans=False).parse_entry(written)
    bundle = _bundle(language)
    bundle.add_resource(Resource([entry]))
    for other in REFERS.findall(written):
        _message(other, language)
    return bundle.get_message(key)


@cache
def messages(language: str) -> Sequence[Message]:
    """All messages of a language, as they are written."""
    body = FluentParser(with_spans=False).parse(source(language)).body
    return [entry for entry in body if isinstance(entry, Message)]


@cache
def keys(language: str) -> frozenset[str]:
    """The names of all messages of a language."""
    return frozenset(_written(language))


def sentence(key: str, language: str = "en", **facts: object) -> str:
    """One message with its facts filled in; raises if there is none, or a fact is missing."""
    return _filled(key, None, language, facts)


def word(key: str, language: str = "en", **facts: object) -> Word:
    """A name with all forms that the language has for it.

    >>> word("area-omi", "fr"), word("area-omi", "fr").forms["de"]
    ('Ōmi', 'd’Ōmi')
    """
    return _word(key, language, tuple(facts.items()))


@lru_cache(maxsize=4096)
def _word(key: str, language: str, told: tuple[tuple[str, object], ...]) -> Word:
    facts = dict(told)
    forms = _message(key, language).attributes
    plain = _filled(key, None, language, facts)
    return Word(plain, {form: _filled(key, form, language, facts) for form in forms})


def _filled(key: str, form: str | None, language: str, facts: Mapping[str, object]) -> str:
    given = dict(facts)
    for name, fact in facts.items():
        if isinstance(fact, Word):
            given[f"{name}-cap"] = capital(fact)
            given.update({f"{name}-{form}": text for form, text in fact.forms.items()})
    parts = _parts(key, form, language)
    ready = None if parts is None else _joined_parts(parts, given)
    return _formatted(key, form, language, given) if ready is None else ready


def _formatted(key: str, form: str | None, language: str, given: dict[str, object]) -> str:
    words, errors = _bundle(language).format_pattern(_pattern(key, form, language), given)
    if errors:
        raise ValueError(f"{key} in {language}: {errors[0]}")
    return str(words)


def _pattern(key: str, form: str | None, language: str) -> Pattern:
    message = _message(key, language)
    pattern = message.value if form is None else message.attributes[form]
    if pattern is None:
        raise ValueError(f"{key} in {language} is empty")
    return pattern


@cache
def _parts(key: str, form: str | None, language: str) -> tuple[tuple[str, bool], ...] | None:
    """Texts and names of facts, one after another; None for a message that has to choose.

    Most messages are only that, and a whole game is told in the blink of an eye without
    going through all that Fluent can do.
    """
    pattern = _pattern(key, form, language)
    parts = []
    # Fluent makes a message of one element into that element.
    for element in getattr(pattern, "elements", [pattern]):
        inner = getattr(element, "expression", element)
        if isinstance(inner, TextElement):
            parts.append((inner.value, False))
        elif isinstance(inner, VariableReference):
            parts.append((inner.id.name, True))
        else:
            return None
    return tuple(parts)


def _joined_parts(parts: tuple[tuple[str, bool], ...], given: Mapping[str, object]) -> str | None:
    """The message, or None if a fact is missing or has to be written in the language's way."""
    texts = []
    for text, is_name in parts:
        fact = given.get(text) if is_name else text
        if type(fact) is int and 0 <= fact < PLAIN:
            texts.append(str(fact))
        elif isinstance(fact, str):
            texts.append(fact)
        else:
            return None
    return "".join(texts)


def capital(text: str) -> str:
    """A text as the beginning of a line; a cell keeps its small letter.

    >>> capital("green +2"), capital("d4 is empty")
    ('Green +2', 'd4 is empty')
    """
    return text if CELL.match(text) else text[:1].upper() + text[1:]


def joined(items: Sequence[str], language: str = "en") -> str:
    """Things one after another.

    >>> joined(["d4", "d5"]), joined(["d4", "d5"], "ja")
    ('d4, d5', 'd4、d5')
    """
    return sentence("list-separator", language).join(items)


def grouped(groups: Sequence[str], language: str = "en") -> str:
    """Longer things one after another, which may be lists themselves."""
    return sentence("list-groups", language).join(groups)


def listed(words: Sequence[Word], language: str = "en") -> Word:
    """Several names as one, in every form that all of them have.

    >>> listed([word("colour-red"), word("colour-blue"), word("colour-green")])
    'red, blue and green'
    """
    if not words:
        return word("list-nothing", language)
    forms = [form for form in words[0].forms if all(form in name.forms for name in words)]
    each = {form: _listed([name.forms[form] for name in words], language) for form in forms}
    return Word(_listed(words, language), each)


def _listed(items: Sequence[str], language: str) -> str:
    if len(items) == 1:
        return str(items[0])
    return sentence("list-and", language, items=joined(items[:-1], language), last=str(items[-1]))
