"""The games with their options, as whoever makes a table chooses from them."""

from __future__ import annotations

from pydantic import Field

from kachidoki.protocol.fields import Message


class OptionInfo(Message):
    """One thing to choose when a game is set up."""

    name: str
    title: str
    values: list[str] = Field(description="What can be chosen, or how it is written.")
    value_titles: list[str]
    default: str | None
    only_with: dict[str, list[str]] = Field(
        description="The values of other options, by their names, with which it can be chosen; "
        "with all if none are named."
    )
    about: str


class SeatsBy(Message):
    """The option that decides how many seats a game has."""

    option: str
    seats: dict[str, int] = Field(description="How many, by the value of the option.")


class GameInfo(Message):
    """A game; `name` and `values` are what programs send, titles are for people."""

    name: str
    title: str
    about: str
    seats: list[int] = Field(description="How many there can be.")
    seats_by: SeatsBy
    options: list[OptionInfo]


class Games(Message):
    """The games with their options, the levels of bots, and behind them the host's own bots."""

    games: list[GameInfo]
    bots: list[str]
    bot_titles: list[str]
