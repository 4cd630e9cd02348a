"""How the bots that are here do against `casual`: what a learner can be compared with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from kachidoki import catalog
from kachidoki.bots import arena
from kachidoki.bots.arena import Estimate

YARDSTICK: Final = "casual"
# Shapes by the words that a table has for them. Nobody surrenders, so that games at random end.
SHAPES: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "Joraku, neutral army": ("joraku", {"players": 2, "mode": "neutral"}),
    "Joraku, 4 players": ("joraku", {"players": 4}),
    "Rokumon, Act 1": ("rokumon", {"act": "1", "surrender": "off"}),
    "Rokumon, Act 2": ("rokumon", {"act": "2", "surrender": "off"}),
    "Rokumon, Act 3": ("rokumon", {"act": "3", "surrender": "off"}),
    "Rokumon, Act 6": ("rokumon", {"act": "6", "surrender": "off"}),
}
SOLVED: Final = ("Rokumon, Act 1", "Rokumon, Act 2")
# For each baseline its bots and the shapes in which they play. `master` thinks for seconds: the
# ladder of the documentation has it.
LINEUPS: Final[dict[str, tuple[Sequence[str], Sequence[str]]]] = {
    "random": (("random",), tuple(SHAPES)),
    "greedy": (("greedy",), tuple(SHAPES)),
    "levels": (("beginner", "skilled", "expert"), tuple(SHAPES)),
    "exact": (("exact",), SOLVED),
}


@dataclass(frozen=True)
class Match:
    """What share of games a bot won as one among seats of `other`, with its 95 % interval.

    With so many seats a bot that is as strong as the others wins `fair` of them.
    """

    shape: str
    bot: str
    other: str
    games: int
    won: Estimate
    fair: float

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return asdict(self)


def match(shape: str, bot: str, games: int, seed: int, other: str = YARDSTICK) -> Match:
    """One bot among seats of another: the same deals from every seat."""
    name, options = SHAPES[shape]
    game = catalog.find(name, options)
    plan = arena.plan(game, [bot, other], games, seed, "one")
    found = arena.run(plan, processes=1).summary
    (standing,) = [one for one in found.standings if one.bot == bot]
    return Match(shape, bot, other, found.games, standing.share, 1 / game.seats)


def matches(baseline: str, games: int, seed: int, each: Callable[[Match], None]) -> Iterator[Match]:
    """All matches of a baseline; `each` is told of every one as soon as it is over."""
    bots, shapes = LINEUPS[baseline]
    for shape in shapes:
        for bot in bots:
            found = match(shape, bot, games, seed)
            each(found)
            yield found
