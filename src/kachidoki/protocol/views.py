"""What `view` and `outcome` of an update hold: the plain data of both games, described.

The rules make it (`JorakuView.as_dict`, `RokumonView.as_dict`, `Outcome.as_dict`); nothing is
converted on the way. Tests hold every view of whole games to these descriptions.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from kachidoki.protocol.facts import Clan, EventFacts, FactsField
from kachidoki.protocol.fields import Message


class JorakuFaction(Message):
    """A colour as everybody sees it."""

    colour: str
    seat: int | None = Field(description="Who plays it; null for the neutral army.")
    card: int | None = Field(description="The number of its Daimyo card.")
    daimyo: str = Field(description="The area where its Daimyo stands.")
    rp: int = Field(description="Reputation points so far.")
    due: int = Field(description="What all areas would pay it if the round ended now.")
    samurai: dict[str, int] = Field(description="How many stand in an area, by its name.")
    influence: dict[str, int] = Field(description="By area, where it has any.")
    ranks: dict[str, int] = Field(description="By area, where it has influence; 1 is the first.")
    leads: dict[str, int] = Field(
        description="By area, where nobody has more influence: how much more it has than the "
        "next faction; 0 where it shares the first place."
    )
    supply: int = Field(description="Samurai that are not on the map.")


class JorakuPlay(Message):
    """A card of a skirmish."""

    colour: str
    card: str


class JorakuAwaited(Message):
    """A card that a skirmish waits for."""

    seat: int
    colours: list[str] = Field(description="Of the seat, those that have not played yet.")


class JorakuCosts(Message):
    """Action points of a step, by the first word of its action."""

    move: int
    daimyo: int
    remove: int


class JorakuOwn(Message):
    """What only this seat knows of the cards of this round."""

    hand: list[str]
    gave: list[str] | None = Field(default=None, description="To the left neighbour.")
    gave_right: list[str] | None = Field(
        default=None, description="Where cards are passed to both sides."
    )
    discarded: list[str] | None = Field(default=None, description="With a neutral army.")
    received: list[str] | None = None
    pass_to: list[int] | None = Field(
        default=None, description="The seats that get the cards it passes, in order."
    )
    pack: list[str] | None = Field(default=None, description="Two houses: what it drafts from.")
    packs: list[list[str]] | None = Field(default=None, description="Those it has held, in order.")
    picks: list[str] | None = Field(default=None, description="What it kept of them, in order.")


class JorakuViewData(Message):
    """Joraku as a seat, or a spectator, may know it."""

    game: Literal["joraku"]
    seat: int | None = Field(description="Whose view it is; null is a spectator's.")
    round: int = Field(description="1 to 3; 0 before the first.")
    phase: Literal[
        "variants",
        "daimyos",
        "deal",
        "pass",
        "draft",
        "discard",
        "play",
        "choose",
        "place",
        "march",
        "over",
    ]
    to_act: list[int] = Field(description="Seats; -1 is chance.")
    holder: int | None = Field(description="The seat with the Kachidoki card.")
    variants: list[int]
    factions: list[JorakuFaction]
    cards_held: list[int] = Field(description="By each seat.")
    skirmishes: list[list[JorakuPlay]] = Field(description="Those of this round that are over.")
    skirmish: list[JorakuPlay] = Field(description="Its cards so far, in the order of play.")
    ahead: int | None = Field(description="The place of the card that wins it so far, from 0.")
    awaited: list[JorakuAwaited] = Field(description="Whose cards are still to come, in order.")
    round_skirmishes: int = Field(description="How many skirmishes a round has.")
    acting: str | None = Field(description="The colour whose card is being used.")
    left: int = Field(description="Samurai to place, action points, or cards of a draft pack.")
    costs: JorakuCosts
    unseen: list[str] = Field(
        description="Cards of this round that were not played and never in this seat's hands."
    )
    own: JorakuOwn | None = Field(default=None, description="Not for spectators.")
    legal: list[str] | None = Field(default=None, description="Not for spectators.")
    loose: int | None = Field(
        default=None, description="How many of its latest actions it may take back."
    )


class RokumonWarrior(Message):
    """A warrior on a coin."""

    clan: Clan
    value: str | None = Field(description="Null where this seat does not know it.")
    shown: bool = Field(description="Whether a fight has shown it to everybody.")
    could_be: list[str] = Field(description="The values that everybody must reckon with.")


class RokumonCoin(Message):
    """A coin with its stack."""

    cell: str
    colour: Literal["gold", "green", "flipped"]
    pips: int
    stack: list[RokumonWarrior] = Field(description="The lowest first.")


class RokumonClan(Message):
    """A clan's side of the table."""

    clan: Clan
    seat: int | None = Field(description="Who plays it; null for Taroma.")
    supply: list[str] = Field(description='Values, "?" where this seat does not know them.')
    tokens: int = Field(description="Revenge tokens that can be used.")
    spent: int
    surprised: bool = Field(description="Whether it has used its Surprise.")
    bound: bool = Field(description="By the code of honour: it has fewer tokens than the other.")
    won: int = Field(description="Acts.")


class RokumonFight(Message):
    """A fight while tokens are added."""

    cell: str
    by: Clan
    added: list[int] = Field(description="Tokens of Sanada, of Tokugawa.")
    readies: int = Field(description="How many in a row were ready.")


class RokumonViewData(Message):
    """Rokumon as a seat, or a spectator, may know it."""

    game: Literal["rokumon"]
    seat: int | None = Field(description="Whose view it is; null is a spectator's.")
    act: int = Field(description="7 is the solo game.")
    act_name: str
    acts: int | None = Field(description="How many a campaign has; null for a single act.")
    deciding: bool = Field(description="Whether the last act is played again because of a tie.")
    battles: int | None = Field(description="To be won in a row, in the solo game.")
    grid: Literal["square", "brick"]
    values: Literal["unused", "hidden", "open"] = Field(description="Of the warriors.")
    surprises: bool = Field(description="Whether coins can be lifted in this act.")
    phase: Literal["flip", "deal", "turn", "bid", "lost", "over"]
    to_act: list[int] = Field(description="Seats; -1 is chance.")
    clan: Clan | None = Field(description="Whose decision is next.")
    coins: list[RokumonCoin]
    dealt: list[int] = Field(description="The pips of the coins dealt so far.")
    flip: int | None = Field(description="The pips of the coin that shows its third colour.")
    clans: list[RokumonClan] = Field(description="Sanada, Tokugawa.")
    locked: str | None = Field(description="The cell of the coin that cannot be lifted now.")
    fight: RokumonFight | None
    uncovered: list[list[str]] = Field(
        description="The lines that a lost Move uncovered, while it may be taken back."
    )
    draws: int = Field(description="Of this act so far.")
    legal: list[str] | None = Field(default=None, description="Not for spectators.")
    loose: int | None = Field(
        default=None, description="How many of its latest actions it may take back."
    )


class OutcomeReason(Message):
    """Why a game ended as it did: an event."""

    key: str
    facts: FactsField
    rule: str


class OutcomeData(Message):
    """How a game ended."""

    scores: list[int] = Field(description="Of each seat.")
    ranking: list[int] = Field(description="Seats from first to last.")
    winners: list[int] = Field(description="Seats; none where nobody won.")
    reason: OutcomeReason


ViewData = Annotated[JorakuViewData | RokumonViewData, Field(discriminator="game")]
VIEW_DATA: Final[TypeAdapter[JorakuViewData | RokumonViewData]] = TypeAdapter(ViewData)
# What they are made of, and what else is described here.
PARTS: Final[tuple[type[Message], ...]] = (
    *(JorakuFaction, JorakuPlay, JorakuAwaited, JorakuCosts, JorakuOwn),
    *(RokumonCoin, RokumonWarrior, RokumonClan, RokumonFight),
    *(OutcomeData, OutcomeReason, EventFacts),
)
# What messages carry, with the name of its description.
ViewField = Annotated[dict[str, Any], Field(json_schema_extra={"x-described": "ViewData"})]
OutcomeField = Annotated[dict[str, Any], Field(json_schema_extra={"x-described": "OutcomeData"})]
