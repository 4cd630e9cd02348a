"""What the games of an arena say about its bots, and how sure that is.

The games of a block share a deal, so they are no independent evidence: every interval comes
from weighing whole blocks anew (the Bayesian bootstrap: two thousand times each block gets
a random weight). To these is added one block more that was half won and half lost, also with
random weights (Jeffreys' prior). So a bot that won everything gets the interval that Jeffreys
gives for as many single trials as there are blocks, and never one of no width.

Ratings are the Bradley-Terry model of who finishes ahead of whom, fitted by `choix`, on the
scale of Elo: 400 points are odds of ten to one; the mean of all bots is 0. Where some bots were
never once ahead of the others, no finite rating fits best: then the value shown is the one with
the additional block, and the interval is open at the end that the games do not bound.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from itertools import combinations
from typing import TYPE_CHECKING, Final

from kachidoki.bots.arena.match import Played
from kachidoki.core import BadOption

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

# numpy and choix take a while to load, and only the end of an arena needs them: both are
# imported where they are used, and installed only for the arena.
NEEDED: Final = ("choix", "numpy", "scipy")

RESAMPLES: Final = 2000
LEVEL: Final = 0.95
ELO: Final = 400 / math.log(10)
AT_ONCE: Final = 1_000_000  # weights held in memory at a time


def check_installed() -> None:
    """Raise BadOption, with what to install, if ratings cannot be computed here."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption(f"ratings need {', '.join(missing)}: pip install 'kachidoki[arena]'")


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval; None: open at this end."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """What a bot did; shared wins are split, and a draw is shared by the whole table."""

    bot: str
    games: int
    seats: int  # more than games where it sat at one table several times
    wins: float
    draws: int  # seats in games against others that nobody won
    share: Estimate  # of a win, a seat
    score: float
    margin: float | None  # to the best of the others
    seconds_per_move: float
    longest_move: float
    rating: Estimate


@dataclass(frozen=True)
class Pair:
    """How often one bot finished ahead of another at the same table (solo: on the same deal)."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate  # equals count half


@dataclass(frozen=True)
class Summary:
    """The whole table; empty as long as no block is complete."""

    games: int
    blocks: int
    standings: tuple[Standing, ...] = ()
    pairs: tuple[Pair, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """As plain data, figures rounded."""
        results = [_rounded(asdict(standing)) for standing in self.standings]
        ratings = [{"bot": result["bot"], "rating": result.pop("rating")} for result in results]
        pairs = [_rounded(asdict(pair)) for pair in self.pairs]
        return {"results": results, "ratings": ratings, "pairs": pairs}


def _rounded(data: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in data.items():
        if isinstance(value, dict):
            value = _rounded(value)
        found[name] = float(f"{value:.6g}") if isinstance(value, float) else value
    return found


@dataclass(frozen=True)
class Tally:
    """Blocks counted: what each bot won of how many seats, and how often it was ahead."""

    points: Array  # block, bot
    games: Array  # block, bot: the most that it could win
    seats: Array  # block, bot
    ahead: Array  # block, bot, other bot


def tally(bots: Sequence[str], games: Sequence[Played]) -> Tally:
    """Count games block by block."""
    import numpy as np

    rows = {block: row for row, block in enumerate(dict.fromkeys(game.block for game in games))}
    columns = {bot: column for column, bot in enumerate(bots)}
    points = np.zeros((len(rows), len(bots)))
    tables = np.zeros((len(rows), len(bots)))
    seats = np.zeros((len(rows), len(bots)))
    ahead = np.zeros((len(rows), len(bots), len(bots)))
    alone: dict[int, list[tuple[int, int]]] = {}
    for game in games:
        row = rows[game.block]
        at = [columns[bot] for bot in game.lineup]
        for column, won in zip(at, game.points(), strict=True):
            points[row, column] += won
            seats[row, column] += 1
        tables[row, list(set(at))] += 1
        for seat, other in combinations(range(len(at)), 2):
            if at[seat] != at[other]:
                first = game.ahead(seat, other)
                ahead[row, at[seat], at[other]] += first
                ahead[row, at[other], at[seat]] += 1 - first
        if len(at) == 1:
            alone.setdefault(row, []).append((at[0], game.scores[0]))
    for row, scored in alone.items():
        for (bot, score), (other, than) in combinations(scored, 2):
            first = (1 + (score > than) - (score < than)) / 2
            ahead[row, bot, other] += first
            ahead[row, other, bot] += 1 - first
    return Tally(points, tables, seats, ahead)


class Bootstrap:
    """A tally and its resamples; the same tally gives the same ones."""

    def __init__(self, counted: Tally, resamples: int = RESAMPLES) -> None:
        import numpy as np

        blocks, self.bots = counted.points.shape
        rng = np.random.default_rng(0)
        self.points = counted.points.sum(axis=0)
        self.seats = counted.seats.sum(axis=0)
        self.ahead = counted.ahead.sum(axis=0)
        self.met = self.ahead + self.ahead.T
        self.met_in_block = self.met / blocks
        columns = (counted.points, counted.seats, counted.ahead.reshape(blocks, -1))
        anew = _weighed(np.concatenate(columns, axis=1), resamples, rng)
        points, seats, ahead = np.split(anew, [self.bots, 2 * self.bots], axis=1)
        # Half a block won and half a block lost, of the size that blocks have here.
        more = rng.gamma(0.5, size=(resamples, 2, self.bots)) / blocks
        points += more[:, 0] * counted.games.sum(axis=0)
        seats += more.sum(axis=1) * self.seats
        self.shares_anew = points / seats
        self.ahead_anew = ahead.reshape(resamples, self.bots, self.bots)
        self.ahead_anew += rng.gamma(0.5, size=self.ahead_anew.shape) * self.met_in_block

    def shares(self) -> list[Estimate]:
        """Of a win, a seat."""
        values = self.points / self.seats
        return [_interval(values[bot], self.shares_anew[:, bot]) for bot in range(self.bots)]

    def pairs(self) -> dict[tuple[int, int], Estimate]:
        """How often the first is ahead of the second, for all that met."""
        found = {}
        for bot, other in combinations(range(self.bots), 2):
            if self.met[bot, other]:
                first, second = self.ahead_anew[:, bot, other], self.ahead_anew[:, other, bot]
                value = self.ahead[bot, other] / self.met[bot, other]
                found[bot, other] = _interval(value, first / (first + second))
        return found

    def ratings(self) -> list[Estimate]:
        """On the scale of Elo, open where some were never ahead of the others."""
        import numpy as np

        # Who was ahead of whom, also by way of others: all of all, and only then all is bounded.
        reach = np.linalg.matrix_power((self.ahead > 0) + np.eye(self.bots), self.bots) > 0
        values = elo(self.ahead if reach.all() else self.ahead + self.met_in_block / 2)
        anew = np.array([elo(ahead) for ahead in self.ahead_anew])
        found = []
        for bot in range(self.bots):
            one = _interval(values[bot], anew[:, bot])
            low = one.low if reach[bot].all() else None
            high = one.high if reach[:, bot].all() else None
            found.append(Estimate(one.value, low, high))
        return found


def elo(ahead: Array) -> Array:
    """Bradley-Terry ratings, mean 0, from how often each was ahead of each."""
    import choix

    ratings: Array = ELO * choix.ilsr_pairwise_dense(ahead, max_iter=10_000, tol=1e-7)
    return ratings


def _weighed(counts: Array, resamples: int, rng: np.random.Generator) -> Array:
    """Sums over the blocks, each time with other random weights of mean 1."""
    import numpy as np

    step = max(1, AT_ONCE // len(counts))
    parts = [
        rng.exponential(size=(min(step, resamples - at), len(counts))) @ counts
        for at in range(0, resamples, step)
    ]
    return np.concatenate(parts)


def _interval(value: float, anew: Array) -> Estimate:
    """The middle 95 %, with the value itself never outside."""
    import numpy as np

    low, high = np.quantile(anew, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Estimate(float(value), float(min(low, value)), float(max(high, value)))


def summarise(bots: Sequence[str], games: Sequence[Played]) -> Summary:
    """The table of an arena from its games."""
    blocks = len({game.block for game in games})
    if not games:
        return Summary(games=0, blocks=0)
    found = Bootstrap(tally(bots, games))
    standings = tuple(
        _standing(bot, games, share, rating)
        for bot, share, rating in zip(bots, found.shares(), found.ratings(), strict=True)
    )
    pairs = tuple(
        Pair(bots[bot], bots[other], round(found.met[bot, other]), ahead)
        for (bot, other), ahead in found.pairs().items()
    )
    return Summary(len(games), blocks, standings, pairs)


def _standing(bot: str, games: Sequence[Played], share: Estimate, rating: Estimate) -> Standing:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.lineup) if name == bot]
    margins = [margin for game, seat in seats if (margin := game.margin(seat)) is not None]
    moves = sum(game.moves[seat] for game, seat in seats)
    return Standing(
        bot=bot,
        games=sum(bot in game.lineup for game in games),
        seats=len(seats),
        wins=math.fsum(1 / len(game.winners) for game, seat in seats if seat in game.winners),
        draws=sum(not game.winners for game, _ in seats if len(game.lineup) > 1),
        share=share,
        score=sum(game.scores[seat] for game, seat in seats) / len(seats),
        margin=sum(margins) / len(margins) if margins else None,
        seconds_per_move=sum(game.seconds[seat] for game, seat in seats) / max(1, moves),
        longest_move=max(game.longest[seat] for game, seat in seats),
        rating=rating,
    )
