"""The exact solution against the naive rules, by an independent forward look at each position."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

from kachidoki import bots
from kachidoki.bots.exact import Solved, solve
from kachidoki.bots.simulate import play_game
from kachidoki.core import BadOption
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.state import OVER
from tests.rokumon.naive import Naive, random_deal

OPPOSITE = {"win": "loss", "loss": "win", "draw": "draw"}


def started(act: str, coins: str, tokugawa: int = 5) -> RokumonState:
    difficulty = "difficult" if tokugawa == 4 else "easy"
    return Rokumon(act=act, coins=coins, difficulty=difficulty, counting=True).start()


def expected(game: Rokumon, solved: Solved, slow: Naive, fast: RokumonState) -> tuple[str, int]:
    """What a position must be worth, from its naive answers and their solved values."""
    results = []
    for action in slow.counted():
        after = slow.copy()
        after.step(action)
        if after.over:
            results.append(("win" if after.winner == slow.to_act else "loss", 1))
            continue
        child = fast.copy()
        child.take(game.actions.parse(action), None)
        value, plies = solved.verdict(child)
        results.append((OPPOSITE[value], plies + 1))
    wins = [plies for value, plies in results if value == "win"]
    if wins:
        return "win", min(wins)
    if any(value == "draw" for value, _ in results):
        return "draw", 0
    return "loss", max((plies for _, plies in results), default=0)


def check_walk(act: str, coins: str, tokugawa: int, solved: Solved, rng: random.Random) -> int:
    """Play at random, missing wins as people do, and check every position on the way."""
    slow = Naive(act, coins, tokugawa=tokugawa)
    fast = started(act, coins, tokugawa)
    game = Rokumon(act=act, coins=coins, counting=True)
    checked = 0
    while not slow.over and checked < 40:
        assert solved.verdict(fast) == expected(game, solved, slow, fast)
        checked += 1
        # Rather an action that does not end the act, so that walks go deep.
        choices = sorted(slow.counted())
        rng.shuffle(choices)
        for action in choices:
            after = slow.copy()
            after.step(action)
            if not after.over:
                break
        slow.step(action)
        fast.take(game.actions.parse(action), None)
    return checked


@pytest.mark.parametrize(("act", "tokugawa"), [("1", 5), ("2", 5), ("solo", 5), ("solo", 4)])
def test_values_fit_the_naive_rules_on_thousands_of_positions(act: str, tokugawa: int) -> None:
    rng = random.Random(f"exact {act} {tokugawa}")
    checked = 0
    for _ in range(4):
        coins = random_deal(act, rng)
        solved = solve(started(act, coins, tokugawa))
        for _ in range(25):
            checked += check_walk(act, coins, tokugawa, solved, rng)
    assert checked > 1200


@pytest.mark.parametrize("coins", ["ggjjjg", "gjgjjj"])
def test_values_fit_everywhere_on_two_whole_deals(coins: str) -> None:
    """Every position of a deal: its value follows from its answers, and nothing else does.

    A win names an answer that loses one ply sooner, a loss has only answers that win and one of
    them is as long, a draw has no losing answer and one that draws: by induction over the plies
    all values are right.
    """
    start = started("1", coins)
    solved = solve(start)
    state = start.copy()
    for node in range(len(solved.nodes)):
        solved.lay_out(node)
        state.copy_field(solved.scratch)
        state.past = None
        results = []
        for action in state.actions():
            after = state.copy()
            after.take(action, None)
            if after.phase == OVER:
                results.append(("win" if after.winner == state.clan else "loss", 1))
            else:
                value, plies = solved.verdict(after)
                results.append((OPPOSITE[value], plies + 1))
        wins = [plies for value, plies in results if value == "win"]
        found = solved.verdict(state)
        if wins:
            assert found == ("win", min(wins))
        elif any(value == "draw" for value, _ in results):
            assert found == ("draw", 0)
        else:
            assert found == ("loss", max((plies for _, plies in results), default=0))


def test_best_play_lasts_as_long_as_the_solution_says() -> None:
    start = started("2", "gjgjgjj")
    solved = solve(start)
    value, plies = solved.verdict(start)
    assert value == "win"
    state = start.copy()
    for _ in range(plies):
        assert state.phase != OVER
        state.take(solved.judged(state)[0][0], None)
    assert state.phase == OVER
    assert state.winner == 0


@pytest.mark.parametrize("act", ["1", "2"])
def test_the_exact_bot_never_loses_a_won_deal(act: str) -> None:
    rng = random.Random(f"bot {act}")
    exact, others = bots.find("exact"), bots.find("greedy")
    for number in range(12):
        coins = random_deal(act, rng)
        game = Rokumon(act=act, coins=coins)
        value = solve(started(act, coins)).verdict(started(act, coins))[0]
        winner = {"win": 0, "loss": 1}.get(value)
        if winner is None:
            continue
        seats = [exact if seat == winner else others for seat in (0, 1)]
        _, outcome = play_game(game, seats, b"%d" % number)
        assert outcome.winners == (winner,)


def test_the_exact_bot_says_what_it_cannot_play() -> None:
    with pytest.raises(BadOption, match="the exact bot plays Act 1, Act 2"):
        play_game(Rokumon(act="3"), [bots.find("exact")] * 2, b"x")


def test_hidden_acts_are_refused() -> None:
    with pytest.raises(BadOption, match="act 3: only Act 1, Act 2 and the solo board"):
        solve(started("3", "gggjjjj"))


def test_solve_from_the_command_line() -> None:
    command = [sys.executable, "-m", "kachidoki", "solve", "rokumon", "--json"]
    done = subprocess.run(
        [*command, "--act", "solo", "--coins", "gggjjjj", "--tokugawa", "4"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    solved = solve(started("solo", "gggjjjj", 4))
    assert (found["value"], found["plies"]) == solved.verdict(solved.start)
    assert found["best"] == found["actions"][0]["action"]
    for bad in (["--coins", "xx"], ["--coins", "gggjjjj", "--tokugawa", "4"]):
        refused = subprocess.run([*command, *bad], capture_output=True, text=True, check=False)
        assert refused.returncode == 1
        assert refused.stderr.count("\n") == 1
