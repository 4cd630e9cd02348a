"""Batches of other libraries beside ours, where they are installed: `pip install envpool pgx`.

EnvPool steps its games in C++ threads, pgx in one compiled function of JAX. Both count as ours do:
a step of one game, with its observation and what is legal there, on one core.
"""

from __future__ import annotations

import importlib
import os
import time
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

# So that JAX takes one core, it has to be told before it is loaded.
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
PGX_GAMES: Final = ("connect_four", "leduc_holdem", "sparrow_mahjong")
ROUNDS: Final = 4


def envpool_rate(name: str, games: int, steps: int) -> float:
    """Steps a second of a game of EnvPool, with the same action for all."""
    envpool = importlib.import_module("envpool")
    made = envpool.make_gymnasium(name, num_envs=games, batch_size=games, num_threads=1)
    made.reset()
    actions = np.full(games, made.action_space.sample())
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(steps):
            made.step(actions)
        best = max(best, steps * games / (time.process_time() - began))
    return best


def pgx_rate(name: str, games: int, steps: int) -> float:
    """Steps a second of a game of pgx: random legal actions, games that end begin anew."""
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    anew: Any = importlib.import_module("pgx.experimental").auto_reset
    made = pgx.make(name)
    step = jax.vmap(anew(made.step, made.init))

    def one(carry: Any, key: Any) -> Any:
        keys = jax.random.split(key, games)
        odds = jax.numpy.log(carry.legal_action_mask)
        actions = jax.random.categorical(key, odds, axis=1)
        state = step(carry, actions, keys)
        return state, (state.observation.sum(), state.legal_action_mask.sum())

    run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys))
    keys = jax.random.split(jax.random.PRNGKey(0), games)
    state = jax.jit(jax.vmap(made.init))(keys)
    keys = jax.random.split(jax.random.PRNGKey(1), steps)
    jax.block_until_ready(run(state, keys))  # compiled before it is measured
    best = 0.0
    for _ in range(ROUNDS):
        began = time.process_time()
        jax.block_until_ready(run(state, keys))
        best = max(best, steps * games / (time.process_time() - began))
    return best


def peers(games: int) -> dict[str, float]:
    """Steps a second of each library that is here; empty where none is."""
    found = {}
    if find_spec("envpool") is not None:
        found["EnvPool CartPole-v1"] = envpool_rate("CartPole-v1", games, 60)
    if find_spec("pgx") is not None:
        for name in PGX_GAMES:
            found[f"pgx {name}"] = pgx_rate(name, games, 60)
    return found
