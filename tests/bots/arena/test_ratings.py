"""The figures of an arena: known answers, and intervals that keep their promise."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from kachidoki.bots.arena import Estimate, Played, summarise
from kachidoki.bots.arena.ratings import Bootstrap, Tally, elo, tally

pytestmark = pytest.mark.slow


def played(
    block: int, lineup: str, winners: tuple[int, ...], scores: tuple[int, ...] | None = None
) -> Played:
    """A game with these winners; the others follow in the order of their seats."""
    seats = range(len(lineup))
    ranking = (*winners, *(seat for seat in seats if seat not in winners))
    return Played(
        block=block,
        rotation=0,
        lineup=tuple(lineup),
        winners=winners,
        scores=scores or tuple(int(seat in winners) for seat in seats),
        ranking=ranking,
        steps=1,
        moves=tuple(2 for _ in seats),
        seconds=tuple(1.0 for _ in seats),
        longest=tuple(0.75 for _ in seats),
    )


def test_bradley_terry_with_known_answers() -> None:
    assert elo(np.array([[0.0, 30.0], [10.0, 0.0]])) == pytest.approx([95.424, -95.424], abs=0.01)
    # Strengths 4 : 2 : 1 say exactly these counts.
    counts = np.array([[0.0, 40.0, 48.0], [20.0, 0.0, 40.0], [12.0, 20.0, 0.0]])
    assert elo(counts) == pytest.approx([120.412, 0, -120.412], abs=0.01)


def test_shared_wins_are_split_and_draws_belong_to_the_table() -> None:
    games = [played(0, "abc", (0, 1)), played(0, "bca", (1,)), played(0, "cab", ())]
    a, b, c = summarise("abc", games).standings
    assert (a.wins, b.wins, c.wins) == (0.5, 0.5, 1)
    assert (a.draws, b.draws, c.draws) == (1, 1, 1)
    thirds = [5 / 18, 5 / 18, 8 / 18]
    assert [one.share.value for one in (a, b, c)] == pytest.approx(thirds)
    assert (a.seconds_per_move, a.longest_move) == (0.5, 0.75)


def test_who_is_ahead_of_whom() -> None:
    # Two winners are equals; b is listed before c.
    games = [played(0, "abc", (0, 1)), played(1, "abc", (2,)), played(2, "abc", ())]
    pairs = {(pair.bot, pair.other): pair for pair in summarise("abc", games).pairs}
    assert pairs["a", "b"].ahead.value == pytest.approx((0.5 + 1 + 0.5) / 3)
    assert pairs["a", "c"].ahead.value == pytest.approx((1 + 0 + 0.5) / 3)
    assert pairs["b", "c"].ahead.value == pytest.approx((1 + 0 + 0.5) / 3)
    assert pairs["b", "c"].meetings == 3


def test_margin_is_to_the_best_of_the_others() -> None:
    a, b = summarise("ab", [played(0, "abb", (0,), (30, 10, 24))]).standings
    assert (a.score, a.margin) == (30, 6)
    assert (b.score, b.margin) == (17, (10 - 30 + 24 - 30) / 2)


def test_solo_games_are_compared_on_the_same_deal() -> None:
    games = [
        *(played(0, "a", (0,), (1,)), played(0, "b", (), (-1,))),
        *(played(1, "a", (), (0,)), played(1, "b", (), (-1,))),
        *(played(2, "a", (), (-1,)), played(2, "b", (), (-1,))),
    ]
    (pair,) = summarise("ab", games).pairs
    assert pair.meetings == 3
    assert pair.ahead.value == pytest.approx(2.5 / 3)
    a, b = summarise("ab", games).standings
    assert a.share.value == pytest.approx(1 / 3)
    assert (a.wins, a.draws, b.wins) == (1, 0, 0)


def test_nothing_played_is_an_empty_table() -> None:
    empty = summarise("ab", [])
    assert (empty.games, empty.standings, empty.pairs) == (0, (), ())


@pytest.mark.parametrize("blocks", [1, 10, 50])
def test_all_won_is_jeffreys_interval_over_the_blocks(blocks: int) -> None:
    from scipy.stats import beta  # here: every process of the tests would load it for a second

    games = [
        game
        for block in range(blocks)
        for game in (played(block, "ab", (0,)), played(block, "ba", (1,)))
    ]
    found = summarise("ab", games)
    a, b = found.standings
    low = float(beta.ppf(0.025, blocks + 0.5, 0.5))
    assert (a.share.value, a.share.high) == (1, 1)
    assert a.share.low == pytest.approx(low, abs=0.2 * (1 - low))
    assert (b.share.value, b.share.low) == (0, 0)
    assert b.share.high == pytest.approx(1 - low, abs=0.2 * (1 - low))
    # The rating is finite, and open where nothing bounds it.
    assert (a.rating.high, b.rating.low) == (None, None)
    assert a.rating.value == pytest.approx(200 * np.log10((2 * blocks + 1) / 1))
    assert a.rating.low is not None
    assert a.rating.low < a.rating.value < 1000


def open_ends(*ahead: tuple[int, int]) -> list[str]:
    """Which ends are open when these finished ahead of those, of three bots."""
    counts = np.zeros((5, 3, 3))
    for one, other in ahead:
        counts[:, one, other] = 1
    ones = np.ones((5, 3))
    ratings = Bootstrap(Tally(ones / 2, ones, ones, counts), resamples=50).ratings()
    assert all(np.isfinite(rating.value) for rating in ratings)
    return [
        ("low " if one.low is None else "") + ("high" if one.high is None else "")
        for one in ratings
    ]


def test_an_interval_is_open_only_where_the_games_set_no_bound() -> None:
    assert open_ends((0, 1), (1, 2), (2, 0)) == ["", "", ""]
    assert open_ends((0, 1), (1, 2), (0, 2)) == ["high", "low high", "low "]
    assert open_ends((0, 1), (0, 2), (1, 2), (2, 1)) == ["high", "low ", "low "]
    assert open_ends((0, 1), (1, 0), (0, 2), (1, 2)) == ["high", "high", "low "]


def test_the_same_games_give_the_same_figures() -> None:
    games = [played(block, "ab", (block % 3 % 2,)) for block in range(12)]
    assert summarise("ab", games) == summarise("ab", games)


def covers(found: Estimate, true: float) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low <= true <= found.high


def tally_of(wins: NDArray[np.bool_]) -> Tally:
    """Blocks of games between two bots, from whether the first won each."""
    blocks, games = wins.shape
    won = wins.sum(axis=1).astype(float)
    lost = games - won
    ahead = np.zeros((blocks, 2, 2))
    ahead[:, 0, 1], ahead[:, 1, 0] = won, lost
    size = np.full((blocks, 2), float(games))
    return Tally(np.column_stack([won, lost]), size, size, ahead)


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_about_95_of_100_intervals_hold_the_truth(alike: float) -> None:
    """Also where the games of a block are alike: then they are worth less than they seem."""
    rng = np.random.default_rng(7)
    trials, blocks, games = 400, 40, 4
    held = held_by_games = 0
    for _ in range(trials):
        true = rng.uniform(0.1, 0.9)
        own = rng.random((blocks, games)) < true
        deal = rng.random((blocks, 1)) < true
        wins = np.where(rng.random((blocks, 1)) < alike, deal, own)
        held += covers(Bootstrap(tally_of(wins), resamples=400).shares()[0], true)
        singly = wins.reshape(-1, 1)
        held_by_games += covers(Bootstrap(tally_of(singly), resamples=400).shares()[0], true)
    assert 0.92 * trials <= held <= 0.98 * trials
    # What the blocks are for: game by game the promise is broken as soon as games are alike.
    assert (held_by_games < 0.85 * trials) == (alike > 0)


def test_about_95_of_100_ratings_hold_the_truth() -> None:
    rng = np.random.default_rng(3)
    true = np.array([120.0, 0.0, -120.0])
    chance = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    trials, blocks = 40, 30
    held = 0
    for _ in range(trials):
        ahead = np.zeros((blocks, 3, 3))
        for one, other in ((0, 1), (0, 2), (1, 2)):
            ahead[:, one, other] = rng.binomial(2, chance[one, other], size=blocks)
            ahead[:, other, one] = 2 - ahead[:, one, other]
        some = np.ones((blocks, 3))
        ratings = Bootstrap(Tally(some, some, some, ahead), resamples=150).ratings()
        held += sum(covers(found, real) for found, real in zip(ratings, true, strict=True))
    assert 0.91 * 3 * trials <= held < 3 * trials


def test_counting_keeps_blocks_apart() -> None:
    counted = tally("ab", [played(3, "ab", (0,)), played(3, "ba", (0,)), played(5, "ab", (0,))])
    assert counted.points.tolist() == [[1, 1], [1, 0]]
    assert counted.seats.tolist() == [[2, 2], [1, 1]]
    assert counted.ahead[0].tolist() == [[0, 1], [1, 0]]
