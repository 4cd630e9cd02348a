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
from itertools import combinations
from typing import TYPE_CHECKING, Final

from kachidoki.bots.arena.match import Played

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

# numpy and choix take a while to load, and only the end of an arena needs them: both are
# imported where they are used.

RESAMPLES: Final = 2000
LEVEL: Final = 0.95
ELO: Final = 400 / math.log(10)
AT_ONCE: Final = 1_000_000  # weights held in memory at a time


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
        found[name] = round(value, 6) if isinstance(value, float) else value
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


@dataclass(frozen=True)
class Estimates:
    """Everything with an interval, in the order of the bots; pairs that never met are left out."""

    shares: list[Estimate]
    ratings: list[Estimate]
    ahead: dict[tuple[int, int], Estimate]


def estimate(counted: Tally, resamples: int = RESAMPLES) -> Estimates:
    """Values and intervals; the same tally gives the same ones."""
    import numpy as np

    blocks, bots = counted.points.shape
    points, seats, ahead = (a.sum(axis=0) for a in (counted.points, counted.seats, counted.ahead))
    met = ahead + ahead.T
    rng = np.random.default_rng(0)
    columns = (counted.points, counted.seats, counted.ahead.reshape(blocks, -1))
    anew = _weighed(np.concatenate(columns, axis=1), resamples, rng)
    points_anew, seats_anew, ahead_anew = np.split(anew, [bots, 2 * bots], axis=1)
    ahead_anew = ahead_anew.reshape(resamples, bots, bots)
    # Half a block won and half a block lost, of the size that blocks have here.
    more = rng.gamma(0.5, size=(resamples, 2, bots)) / blocks
    points_anew += more[:, 0] * counted.games.sum(axis=0)
    seats_anew += more.sum(axis=1) * seats
    ahead_anew += rng.gamma(0.5, size=(resamples, bots, bots)) * met / blocks
    shares = [
        _interval(float(points[bot] / seats[bot]), points_anew[:, bot] / seats_anew[:, bot])
        for bot in range(bots)
    ]
    pairs = {}
    for bot, other in combinations(range(bots), 2):
        if met[bot, other]:
            mine, theirs = ahead_anew[:, bot, other], ahead_anew[:, other, bot]
            value = float(ahead[bot, other] / met[bot, other])
            pairs[bot, other] = _interval(value, mine / (mine + theirs))
    return Estimates(shares, _ratings(ahead, met / blocks, ahead_anew), pairs)


def _ratings(ahead: Array, block: Array, ahead_anew: Array) -> list[Estimate]:
    """Ratings of all bots, open where some were never ahead of the others."""
    import numpy as np

    bots = len(ahead)
    # Who was ahead of whom, also by way of others: all of all, and only then all is bounded.
    reach = np.linalg.matrix_power((ahead > 0) + np.eye(bots), bots) > 0
    values = elo(ahead if reach.all() else ahead + block / 2)
    anew = np.array([elo(resample) for resample in ahead_anew])
    found = []
    for bot in range(bots):
        one = _interval(float(values[bot]), anew[:, bot])
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
    return Estimate(value, min(float(low), value), max(float(high), value))


def summarise(bots: Sequence[str], games: Sequence[Played]) -> Summary:
    """The table of an arena from its games."""
    blocks = len({game.block for game in games})
    if not games:
        return Summary(games=0, blocks=0)
    counted = tally(bots, games)
    found = estimate(counted)
    standings = tuple(
        _standing(bot, games, share, rating)
        for bot, share, rating in zip(bots, found.shares, found.ratings, strict=True)
    )
    met = (counted.ahead + counted.ahead.transpose(0, 2, 1)).sum(axis=0)
    pairs = tuple(
        Pair(bots[bot], bots[other], round(met[bot, other]), ahead)
        for (bot, other), ahead in found.ahead.items()
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
