"""What messages are made of: names, tokens, numbers, each with its limits."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

LONGEST_NAME: Final = 40
# Marks that turn the direction of the text around them: a name could garble its neighbours.
TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
# Signs that nobody sees: they belong into some scripts and emoji, but are no name alone.
UNSEEN: Final = "\u115f\u1160\u2800\u3164\uffa0"


def one_line(text: str) -> str:
    """A name as people typed it, blanks tidied; markup is only text to us."""
    plain = text.translate({ord(sign): None for sign in TURNING})
    tidy = " ".join(unicodedata.normalize("NFC", plain).split())
    kinds = {unicodedata.category(sign) for sign in tidy if sign not in UNSEEN}
    if kinds & {"Cc", "Cs", "Co", "Cn"}:
        raise ValueError("a name has no control characters")
    if kinds <= {"Cf", "Mn", "Me", "Zs"}:
        raise ValueError("a name needs at least one sign that can be seen")
    if len(tidy) > LONGEST_NAME:  # composing can make it longer
        raise ValueError(f"a name has at most {LONGEST_NAME} signs")
    return tidy


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(one_line)]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Version = Annotated[int, Field(ge=0, le=2**53)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Level = Annotated[str, Field(min_length=1, max_length=20, pattern=r"^[a-z]+$")]
Language = Annotated[str, Field(min_length=2, max_length=12, pattern=r"^[A-Za-z-]+$")]


class Message(BaseModel):
    """Nothing but the fields that are named, and no conversion of types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
