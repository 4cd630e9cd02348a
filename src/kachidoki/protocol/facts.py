"""What the facts of events are: one description for all of them, by the fact's name.

The rules give each event only the facts that it needs (`core.event`); one name means one thing in
all events. Tests hold the events of whole games to this description.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from kachidoki.protocol.fields import Message

Clan = Literal["sanada", "tokugawa"]


class EventFacts(Message):
    """The facts of an event; each event has only some of them."""

    seat: int | None = Field(default=None, description="Of whom it is told.")
    second: int | None = Field(default=None, description="The seat that came next.")
    action: str | None = Field(default=None, description="What was done or taken back.")

    colour: str | None = Field(default=None, description="Whose card, pieces or points they are.")
    victim: str | None = Field(default=None, description="The colour that loses a Samurai.")
    area: str | None = Field(default=None, description="Where it happens, or begins.")
    to: str | int | None = Field(default=None, description="The area, or the seat, it leads to.")
    card: str | int | None = Field(
        default=None, description="A skirmish card, or the number of a Daimyo card."
    )
    cards: list[str] | int | None = Field(default=None, description="Which, or how many.")
    aside: int | None = Field(default=None, description="Cards that stay unseen.")
    follows: bool | None = Field(default=None, description="Whether the card is of the led suit.")
    number: int | None = Field(default=None, description="Of the card that is used.")
    variant: int | None = None
    left: int | None = Field(
        default=None, description="Samurai, action points or tokens that can still be used."
    )
    cost: int | None = Field(default=None, description="Action points.")
    lost: int | None = Field(default=None, description="Action points that were not used.")
    points: int | None = Field(default=None, description="Reputation points.")
    round: int | None = None
    row: list[int] | None = Field(default=None, description="What the ranks of an area are paid.")
    influence: int | None = None
    rank: int | None = None
    of: int | None = Field(default=None, description="How many factions are ranked.")
    tied: list[str] | None = Field(default=None, description="The other colours of that rank.")

    act: int | None = None
    name: str | None = Field(default=None, description="Of an act, or of a step of Taroma's.")
    clan: Clan | None = Field(default=None, description="Who acts.")
    winner: Clan | None = None
    loser: Clan | None = None
    won: int | None = Field(default=None, description="Acts.")
    cell: str | None = Field(default=None, description="The coin where it happens, or begins.")
    to_cell: str | None = Field(default=None, description="Where it leads to.")
    cells: list[list[str]] | None = Field(default=None, description="The lines that decided it.")
    moved: list[list[str]] | None = Field(
        default=None,
        description="Warriors that go from a place to a place, one after another: a clan is its "
        "supply, a cell the top of the stack there, and `CELL under` the one below the top.",
    )
    value: str | None = Field(default=None, description="Of the warrior.")
    tokens: int | None = Field(default=None, description="Revenge tokens, added or owned.")
    added: list[int] | None = Field(
        default=None, description="Tokens of Sanada and of Tokugawa in this fight so far."
    )
    top: Clan | None = None
    top_value: str | None = None
    top_total: int | None = Field(default=None, description="Its value and the tokens added.")
    under: Clan | None = None
    under_value: str | None = None
    under_total: int | None = None
    coins: list[str] | None = Field(default=None, description="Each with its cell and colour.")
    pips: int | None = None
    step: int | None = Field(default=None, description="Of Taroma's list.")
    wins: int | None = Field(default=None, description="Of the player, after what Taroma does.")
    before: int | None = Field(default=None, description="Those there were if Taroma passed.")


# What messages carry, with the name of its description.
FactsField = Annotated[dict[str, Any], Field(json_schema_extra={"x-described": "EventFacts"})]
