"""The research doors next to what their libraries ship: `python -m bench.doors`.

All of it in the same process and the same run, driven at random by the same loop.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
import types
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import (  # registers them
    block_dominoes,
    liars_poker,
    tic_tac_toe,
)
from rich.console import Console
from rich.table import Table

from bench.batch_peers import peers
from bench.timing import Work, best_rates
from kachidoki.rl.aec import env, raw_env
from kachidoki.rl.batch import Batch
from kachidoki.rl.openspiel import KachidokiGame

AEC_TARGET = 5  # times connect_four
OPENSPIEL_TARGET = 0.5  # of the fastest of OpenSpiel's own Python games
BATCH_TARGET = 1_000_000  # observed steps a second, Joraku with 4 players
GAMES = 1024  # of a batch
PEERS = (tic_tac_toe, block_dominoes, liars_poker, KachidokiGame)


def connect_four() -> Any:
    """PettingZoo's game; it draws with pygame, which is not installed, and is never asked to."""
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    return importlib.import_module("pettingzoo.classic.connect_four.connect_four")


def aec_loop(made: Any, games: int) -> Work:
    """Turns of a game of PettingZoo, each with its observation, at random."""

    def work() -> int:
        steps = 0
        uniform = random.random
        for number in range(games):
            made.reset(seed=number)
            for _ in made.agent_iter():
                seen, _, terminated, truncated, _ = made.last()
                if terminated or truncated:
                    made.step(None)
                    continue
                places = seen["action_mask"].nonzero()[0]
                made.step(int(places[int(uniform() * len(places))]))
                steps += 1
        return steps

    return work


def openspiel_loop(line: str, games: int) -> Work:
    """OpenSpiel's leanest Python loop."""
    game = pyspiel.load_game(line)

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


def batch_rates(name: str, steps: int, **options: Any) -> tuple[float, float]:
    """Observed steps a second of a batch, and with the choice of random actions in NumPy."""
    batch = Batch(name, GAMES, **options)
    noise = np.random.default_rng(1).random((7, *batch.masks.shape), np.float32)
    best = whole = 0.0
    for _ in range(4):
        inside = 0.0
        began = time.process_time()
        for number in range(steps):
            actions = (batch.masks * noise[number % 7]).argmax(1)
            then = time.process_time()
            batch.step(actions)
            inside += time.process_time() - then
        done = steps * GAMES
        best = max(best, done / inside)
        whole = max(whole, done / (time.process_time() - began))
    return best, whole


def measure() -> dict[str, Any]:
    """All figures."""
    four = connect_four()
    aec = best_rates(
        {
            "PettingZoo connect_four, raw_env()": aec_loop(four.raw_env(), 100),
            "PettingZoo connect_four, env()": aec_loop(four.env(), 100),
            "Joraku, 4 players, raw_env()": aec_loop(raw_env("joraku"), 8),
            "Joraku, 4 players, env()": aec_loop(env("joraku"), 8),
            "Rokumon, act 2, raw_env()": aec_loop(raw_env("rokumon", act="2"), 200),
            "Rokumon, act 2, env()": aec_loop(env("rokumon", act="2"), 200),
        },
        rounds=4,
    )
    spiel = best_rates(
        {
            "OpenSpiel python_tic_tac_toe": openspiel_loop("python_tic_tac_toe", 150),
            "OpenSpiel python_block_dominoes": openspiel_loop("python_block_dominoes", 60),
            "OpenSpiel python_liars_poker": openspiel_loop("python_liars_poker", 60),
            "Joraku, 4 players": openspiel_loop("kachidoki_joraku", 4),
            "Rokumon, act 2": openspiel_loop("kachidoki_rokumon(act=2)", 40),
        },
        rounds=4,
    )
    batch = {
        "Joraku, 4 players": batch_rates("joraku", 60),
        "Rokumon, act 2": batch_rates("rokumon", 20, act="2"),
        "Rokumon, act 4": batch_rates("rokumon", 4, act="4"),
    }
    return {"aec": aec, "openspiel": spiel, "batch": batch, "peers": peers(GAMES)}


def verdict(reached: bool) -> str:
    return "reached" if reached else "MISSED"


def report(console: Console, found: dict[str, Any]) -> None:
    aec, spiel, batch = found["aec"], found["openspiel"], found["batch"]
    table = Table("what", "steps a second", "times connect_four", title="PettingZoo, AEC")
    least = float("inf")
    for name, rate in aec.items():
        times = rate / aec[f"PettingZoo connect_four, {name.rsplit(', ', 1)[1]}"]
        table.add_row(name, f"{rate:,.0f}", f"{times:.2f}")
        least = least if name.startswith("PettingZoo") else min(least, times)
    console.print(table)
    console.print(f"target: {AEC_TARGET} times connect_four: {verdict(least >= AEC_TARGET)}")
    peer = max(rate for name, rate in spiel.items() if name.startswith("OpenSpiel"))
    table = Table("what", "steps a second", "of the fastest of its own", title="OpenSpiel")
    for name, rate in spiel.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / peer:.2f}")
    console.print(table)
    slowest = min(rate for name, rate in spiel.items() if not name.startswith("OpenSpiel"))
    reached = verdict(slowest >= OPENSPIEL_TARGET * peer)
    console.print(f"target: half of the fastest of its own Python games: {reached}")
    table = Table("what", "observed steps a second", "with random choices", title="a batch")
    for name, (inside, whole) in batch.items():
        table.add_row(name, f"{inside:,.0f}", f"{whole:,.0f}")
    for name, rate in found["peers"].items():
        table.add_row(name, "", f"{rate:,.0f}")
    console.print(table)
    if not found["peers"]:
        console.print("beside it could stand EnvPool and pgx: pip install envpool pgx")
    reached = verdict(batch["Joraku, 4 players"][0] >= BATCH_TARGET)
    console.print(f"target: {BATCH_TARGET:,} for Joraku with 4 players: {reached}")


if __name__ == "__main__":
    report(Console(), measure())
