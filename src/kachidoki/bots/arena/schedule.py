"""Who sits where: blocks of games on the same deal, in which nobody has the better seats.

A block is one deal. In it every party of bots plays once from each seat:

- a solo game: every bot plays the deal alone;
- `mixed`: every party that the bots can form. With at least as many bots as seats that is every
  combination of different bots (two seats: every pair); with fewer, every way to fill the
  seats that leaves no bot out;
- `one`: the first bot alone among seats of one other bot, for each of the others.

A party is turned seat by seat, so that who follows whom stays the same within a block; from
block to block the parties sit down in the next of their orders around the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from kachidoki import catalog
from kachidoki.bots.bot import find
from kachidoki.core import CHANCE, BadOption, Dealer, Game, Rng, View
from kachidoki.core.errors import listing, quoted

LINEUPS: Final = ("one", "mixed")

Lineup = tuple[str, ...]  # a bot's name for each seat


@dataclass(frozen=True)
class Seating:
    """One game to be played: the deal is the block's, whoever sits where."""

    block: int
    rotation: int
    lineup: Lineup


@dataclass(frozen=True)
class Schedule:
    """All that fixes the games of an arena; `plan` makes one and checks it."""

    game: str
    options: Mapping[str, str]
    rules: int
    seats: int
    bots: tuple[str, ...]
    lineup: str
    seed: int
    blocks: int

    def make_game(self) -> Game:
        """The game that is played."""
        return catalog.find(self.game, self.options)

    def seatings(self) -> Iterator[Seating]:
        """Every game, block after block."""
        for block in range(self.blocks):
            yield from seatings_of(self.bots, self.seats, self.lineup, block)


def plan(
    game: Game, bots: Sequence[str], games: int, seed: int = 0, lineup: str | None = None
) -> Schedule:
    """At least so many games, rounded up to complete blocks; everything is checked first."""
    if len(bots) < 2:
        raise BadOption("an arena needs at least two bots, such as greedy,random")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadOption(f"bot {quoted(bot)} is named twice; the arena fills the seats itself")
    if games < 1:
        raise BadOption(f"games = {games}: play at least one")
    if lineup is None:
        lineup = "one" if len(bots) == 2 else "mixed"
    if lineup not in LINEUPS:
        raise BadOption(f"lineup = {quoted(lineup)}: the lineups are {listing(list(LINEUPS))}")
    for bot in bots:
        try_out(game, bot)
    blocks = total = 0
    while total < games:
        total += len(seatings_of(tuple(bots), game.seats, lineup, blocks))
        blocks += 1
    return Schedule(
        game=game.name,
        options=dict(game.options),
        rules=game.rules_version,
        seats=game.seats,
        bots=tuple(bots),
        lineup=lineup,
        seed=seed,
        blocks=blocks,
    )


def seatings_of(bots: tuple[str, ...], seats: int, lineup: str, block: int) -> list[Seating]:
    """The games of a block."""
    if seats == 1:
        lineups: list[Lineup] = [(bot,) for bot in bots]
    else:
        lineups = []
        for party in parties(bots, seats, lineup):
            orders = orders_around(party)
            lineups += turned(orders[block % len(orders)])
    return [Seating(block, rotation, seated) for rotation, seated in enumerate(lineups)]


@lru_cache
def parties(bots: tuple[str, ...], seats: int, lineup: str) -> list[Lineup]:
    """The bots that meet at a table, in no order.

    >>> parties(("a", "b"), 4, "one")
    [('a', 'b', 'b', 'b')]
    >>> parties(("a", "b"), 3, "mixed")
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if lineup == "one":
        return [(bots[0], *[other] * (seats - 1)) for other in bots[1:]]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    filled = combinations_with_replacement(bots, seats)
    return [party for party in filled if set(party) == set(bots)]


@lru_cache
def orders_around(party: Lineup) -> list[Lineup]:
    """The orders in which a party can sit around a table, whoever sits first.

    >>> orders_around(("a", "a", "b", "b"))
    [('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b')]
    """
    return sorted({min(turned(order)) for order in permutations(party)})


def turned(order: Lineup) -> list[Lineup]:
    """An order from every seat, the same lineup only once.

    >>> turned(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    return list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))


def try_out(game: Game, name: str) -> None:
    """Ask a bot early, half-way and late in a game, so that one that cannot play says so now."""
    bot = find(name)
    anything = find("random")
    state, dealer, rng = game.start(), Dealer(b"try out"), Rng(b"try out")
    asked: list[View] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            options = state.legal(CHANCE)
            state.step(CHANCE, options[dealer.draw(len(options))])
        else:
            asked.append(state.view(seat))
            state.step(seat, anything(asked[-1], rng))
    for view in (asked[0], asked[len(asked) // 2], asked[-1]):
        try:
            bot(view, rng)
        except BadOption as error:
            raise BadOption(f"bot {quoted(name)} cannot play here: {error}") from None
