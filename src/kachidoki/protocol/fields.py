"""What messages are made of: names, tokens, numbers, each with its limits."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kachidoki.protocol.names import LONGEST_NAME, one_line

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
