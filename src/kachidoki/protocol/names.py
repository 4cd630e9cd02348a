"""Names of people and tables: as they were typed, without what nobody can see.

Names that look the same are the same name, and are told apart by their seats.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import idna

LONGEST_NAME: Final = 40
# Unicode's default ignorable characters and those around annotations: nobody sees them.
IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
NON_JOINER, JOINER, AS_EMOJI = "\u200c", "\u200d", "\ufe0f"
# Selectors choose one of several shapes of the character before them.
SHAPE_OF_SYMBOL: Final = re.compile("[\ufe0e\ufe0f]")
SHAPE_OF_KANJI: Final = re.compile("[\ufe00-\ufe02\U000e0100-\U000e01ef]")
SHAPE_OF_MONGOLIAN: Final = re.compile("[\u180b-\u180d\u180f]")
BLANK_BRAILLE: Final = "\u2800"
FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e007a]+\U000e007f")  # England's, Scotland's


def one_line(text: str) -> str:
    r"""A name as people typed it, blanks tidied; markup is only text to us.

    >>> one_line("A\u200bki"), one_line("  Aki \u3164")
    ('Aki', 'Aki')
    """
    typed = unicodedata.normalize("NFC", text).replace(BLANK_BRAILLE, " ")
    flags = {at for flag in FLAG.finditer(typed) for at in range(*flag.span())}
    kept = (
        character
        for at, character in enumerate(typed)
        if not IGNORABLE.match(character) or at in flags or shapes(typed, at)
    )
    tidy = " ".join("".join(kept).split())
    kinds = {unicodedata.category(character) for character in tidy}
    if kinds & {"Cc", "Cs", "Co", "Cn"}:
        raise ValueError("a name has no control characters")
    if kinds <= {"Cf", "Mn", "Me", "Zs"}:
        raise ValueError("a name needs at least one character that can be seen")
    if len(tidy) > LONGEST_NAME:  # composing can make it longer
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return tidy


def shapes(text: str, at: int) -> bool:
    """Whether an invisible character changes how its neighbours look."""
    character, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if character in (NON_JOINER, JOINER):
        with suppress(ValueError):  # next to characters that are none
            if idna.valid_contextj(text, at):  # as Persian and the scripts of India need it
                return True
        joined = symbol(before) or before == AS_EMOJI
        return character == JOINER and joined and symbol(after)  # a family, a profession
    if SHAPE_OF_SYMBOL.match(character):
        return symbol(before) or (before in set("0123456789#*") and after == "\u20e3")
    if SHAPE_OF_KANJI.match(character):
        return unicodedata.name(before, "").startswith("CJK ") if before else False
    return bool(SHAPE_OF_MONGOLIAN.match(character) and "\u1820" <= before <= "\u18aa")


def symbol(character: str) -> bool:
    """Whether this can be part of an emoji; skin tones are modifiers."""
    return bool(character) and (
        unicodedata.category(character) in ("So", "Sm") or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def seen(name: str) -> str:
    """What of a name can be seen; names that have it in common are the same."""
    return unicodedata.normalize("NFC", IGNORABLE.sub("", name))


def told_apart(names: Sequence[str], numbered: Callable[[str, int], str]) -> list[str]:
    """Names that are all different: the same ones get the numbers of their seats."""
    same = [seen(name) for name in names]
    if len(set(same)) == len(same):
        return list(names)
    again = [
        name if same.count(look) == 1 else numbered(name, seat)
        for seat, (name, look) in enumerate(zip(names, same, strict=True), start=1)
    ]
    return told_apart(again, numbered)
