"""Reactions: a few set phrases and gestures instead of a chat. They are never stored."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pydantic import Field

from kachidoki.protocol.fields import CommandId, Message, SeatNumber, Version

ReactionName = Literal["hello", "luck", "well-played", "thanks", "wow", "oops", "thinking", "bow"]
REACTIONS: Final[tuple[ReactionName, ...]] = get_args(ReactionName)


class React(Message):
    """Show everybody at the table a set phrase or gesture, as a seat of yours.

    Nothing of it is stored. Whoever reacts again too soon is refused with `too-soon`.
    """

    type: Literal["react"] = "react"
    id: CommandId
    seat: SeatNumber
    reaction: ReactionName


class Reaction(Message):
    """Somebody at the table reacts."""

    type: Literal["reaction"] = "reaction"
    version: Version
    seat: SeatNumber
    reaction: ReactionName
    text: str = Field(description="The phrase or gesture, in the connection's language.")
