"""Joraku against OpenSpiel's hearts, both driven at random."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.timing import Work, best_rates
from kachidoki import catalog
from kachidoki.bots.joraku.playout import play_games
from kachidoki.bots.joraku.search import Search
from kachidoki.core import CHANCE, Rng
from kachidoki.joraku import Joraku

SHAPES: dict[str, dict[str, object]] = {
    "4 players": {"players": 4},
    "3 players": {"players": 3},
    "two houses": {"players": 2, "mode": "houses"},
    "neutral army": {"players": 2, "mode": "neutral"},
    "4 players, all variants": {"players": 4, "variants": [1, 2, 3, 4, 5, 6]},
    "4 players, winner, both": {"players": 4, "kachidoki": "winner", "passing": "both"},
}


def find(options: dict[str, object]) -> Joraku:
    game = catalog.find("joraku", options)
    assert isinstance(game, Joraku)
    return game


def python_loop(game: Joraku, games: int) -> Work:
    """Our contract from a plain Python loop."""

    def work() -> int:
        steps = 0
        uniform = random.random
        for _ in range(games):
            state = game.start()
            while acting := state.to_act():
                seat = acting[0]
                choices = state.legal(seat)
                state.step(seat, choices[int(uniform() * len(choices))])
                steps += 1
        return steps

    return work


def hearts_loop(game: Any, games: int) -> Work:
    """OpenSpiel's leanest Python loop."""

    def work() -> int:
        steps = 0
        uniform = random.random
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                choices = state.legal_actions()
                state.apply_action(choices[int(uniform() * len(choices))])
                steps += 1
        return steps

    return work


def playouts(game: Joraku, games: int) -> Work:
    """Random games inside compiled code."""
    start = game.start()
    rng = Rng(b"bench")
    return lambda: play_games(start, games, rng)


def hearts_rollouts(game: Any, games: int) -> Work:
    """OpenSpiel's C++ rollouts: one simulation of its MCTS evaluates the root with many.

    The root is a state after the deal, because its search takes no chance node. How many
    steps a rollout takes is counted apart, with the same kind of random play.
    """
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(random.choice(root.legal_actions()))
    steps = 0
    for _ in range(400):
        state = root.clone()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)

    def work() -> int:
        bot.mcts_search(root)
        return round(games * steps / 400)

    return work


def searches(game: Joraku, iterations: int) -> Work:
    """Iterations of our search at the first decision of a game, as the bots run it."""
    state = game.start()
    while state.to_act() == (CHANCE,):
        choices = state.legal(CHANCE)
        state.step(CHANCE, choices[len(choices) // 2])
    seen = state.view(0).seen

    def work() -> int:
        # The limit is far off, so that no search ends early.
        Search(seen, 0, Rng(b"bench"), 1_000_000_000).run(iterations)
        return iterations

    return work


def hearts_searches(game: Any, iterations: int) -> Work:
    """OpenSpiel's C++ IS-MCTS at the first decision, with one random rollout an iteration.

    Whoever has the two of clubs must lead it: that is no decision, and nothing is searched there.
    """
    root = game.new_initial_state()
    while root.is_chance_node() or len(root.legal_actions()) < 2:
        root.apply_action(random.choice(root.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, iterations, -1, most_visited, False, False)

    def work() -> int:
        bot.step(root)
        return iterations

    return work


def nanoseconds(call: Callable[[], object], times: int = 200_000) -> float:
    best = float("inf")
    for _ in range(5):
        began = time.process_time()
        for _ in range(times):
            call()
        best = min(best, time.process_time() - began)
    return best / times * 1e9


def measure() -> dict[str, Any]:
    """All figures."""
    hearts = pyspiel.load_game("hearts")
    loops: dict[str, Work] = {"OpenSpiel hearts": hearts_loop(hearts, 300)}
    inside: dict[str, Work] = {
        "OpenSpiel hearts, after the deal": hearts_rollouts(hearts, 4000),
    }
    for name, options in SHAPES.items():
        loops[name] = python_loop(find(options), 300)
        inside[name] = playouts(find(options), 4000)
    searched: dict[str, Work] = {"OpenSpiel hearts": hearts_searches(hearts, 8000)}
    for name, options in SHAPES.items():
        searched[name] = searches(find(options), 20_000)
    state = find({"players": 4}).start()
    clone = hearts.new_initial_state()
    return {
        "python_loop_steps_per_second": best_rates(loops),
        "compiled_playout_steps_per_second": best_rates(inside),
        "search_iterations_per_second": best_rates(searched),
        "copy_nanoseconds": nanoseconds(state.copy),
        "openspiel_clone_nanoseconds": nanoseconds(clone.clone),
        "state_bytes": sys.getsizeof(state),
    }
