"""The exact solution against the naive rules: walks everywhere, and a whole deal."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import NamedTuple

import pytest

from kachidoki import bots
from kachidoki.bots.rokumon.solved.solver import Solved, solve
from kachidoki.bots.simulate import play_game
from kachidoki.core import BadOption
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.state import OVER
from tests.rokumon.naive import Naive, random_deal

DEALS = int(os.environ.get("KACHIDOKI_TEST_DEALS", "1"))  # solved by the naive rules; up to 2
OPPOSITE = {"win": "loss", "loss": "win", "draw": "draw"}


def started(act: str, coins: str, tokugawa: int = 5) -> RokumonState:
    difficulty = "difficult" if tokugawa == 4 else "easy"
    return Rokumon(act=act, coins=coins, difficulty=difficulty, counting=True).start()


def expected(game: Rokumon, solved: Solved, slow: Naive, fast: RokumonState) -> tuple[str, int]:
    """What a position must be worth, from its naive answers and their solved values."""
    results = []
    for action in slow.counted():
        after = slow.after(action)
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
            after = slow.after(action)
            if not after.over:
                break
        slow.step(action)
        fast.take(game.actions.parse(action), None)
    return checked


@pytest.mark.slow
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


Owners = tuple[int, int, int, int, int]  # whose are on top and under, and who is to move


def owners(slow: Naive) -> Owners:
    """A position of the naive rules in the masks of the fast ones."""
    masks = [0, 0, 0, 0]
    for coin, stack in enumerate(slow.stacks.values()):
        for height, (clan, _) in enumerate(reversed(stack)):
            masks[clan + 2 * height] |= 1 << coin
    return masks[0], masks[1], masks[2], masks[3], slow.to_act


class Answers(NamedTuple):
    """What the naive rules allow in a position."""

    wins: bool  # at once
    stuck: bool  # nothing to do
    go_on: list[Owners]


def walk_everywhere(act: str, coins: str) -> dict[Owners, Answers]:
    """Every position that play by the naive rules can reach, those without an action too."""
    first = Naive(act, coins)
    found: dict[Owners, Answers] = {}
    listed = {owners(first)}
    todo = [first]
    while todo:
        slow = todo.pop()
        if slow.over:
            found[owners(slow)] = Answers(wins=False, stuck=True, go_on=[])
            continue
        wins = False
        go_on = []
        for action in slow.counted():
            after = slow.after(action)
            if after.over and after.reason != "no action":
                wins = wins or after.winner == slow.to_act
                continue
            position = owners(after)
            go_on.append(position)
            if position not in listed:
                listed.add(position)
                todo.append(after)
        found[owners(slow)] = Answers(wins, False, go_on)
    return found


def worths(found: dict[Owners, Answers]) -> dict[Owners, tuple[str, int]]:
    """Value and plies of all positions, by going over all that are open once for each ply."""
    worth = {position: ("loss", 0) for position, answers in found.items() if answers.stuck}
    undecided = {position: answers for position, answers in found.items() if not answers.stuck}
    plies = 0
    while True:
        plies += 1
        decided: dict[Owners, tuple[str, int]] = {}
        for position, (wins, _, go_on) in undecided.items():
            after = [worth.get(answer, ("draw", 0))[0] for answer in go_on]
            if wins or "loss" in after:
                decided[position] = ("win", plies)
            elif "draw" not in after:
                decided[position] = ("loss", plies)
        if not decided:
            return worth | dict.fromkeys(undecided, ("draw", 0))
        worth |= decided
        for position in decided:
            del undecided[position]


@pytest.mark.slow
@pytest.mark.parametrize("coins", ["ggjjjg", "gjgjjj"][:DEALS])
def test_all_positions_of_a_whole_deal_are_worth_what_the_naive_rules_say(coins: str) -> None:
    """Three gold and three green coins, or two and four: solved a second time, without tricks."""
    naive = worths(walk_everywhere("1", coins))
    solved = solve(started("1", coins))
    assert len(naive) == solved.positions() > 69_000
    state = solved.start.copy()
    for position, worth in naive.items():
        state.top0, state.top1, state.under0, state.under1, state.clan = position
        assert solved.verdict(state) == worth, position


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


@pytest.mark.slow
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
