"""The rules against a second, naive implementation: choices, positions, results, counts."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.notation import stack_text
from kachidoki.rokumon.perft import perft, perft_with_lists
from kachidoki.rokumon.warriors import NAMES, in_supply
from kachidoki.rokumon.winning import REASONS
from tests.rokumon.naive import Naive, random_deal

RECORDED = json.loads((Path(__file__).parent / "perft.json").read_text())
BUDGET = 3_000_000  # nodes counted in a test; the rest of the file is for deeper checks by hand
NAIVE_BUDGET = 3_000


def deal_of(entry: dict[str, Any]) -> str:
    return f"{entry['act']} {entry['coins']}"


def stacks(state: RokumonState) -> dict[str, str]:
    return {
        state.board.cell(c): stack_text(state, c).replace("!", "") for c in range(state.board.coins)
    }


def naive_stacks(game: Naive) -> dict[str, str]:
    return {
        cell: " ".join("ST"[owner] + (value or "?") for owner, value in stack)
        for cell, stack in game.stacks.items()
    }


def supply(state: RokumonState, clan: int) -> list[str]:
    held = []
    for kind, name in enumerate(NAMES[clan]):
        held += [name.replace("?", "")] * int(in_supply(state.supply(clan), kind))
    return sorted(held)


def play_both(act: str, rng: random.Random, tokens: tuple[int, int]) -> int:
    coins = random_deal(act, rng)
    slow = Naive(act, coins, tokens=tokens, repetition=True)
    game = Rokumon(act=act, coins=coins, tokens=f"{tokens[0]} {tokens[1]}", honour="off")
    fast = game.start()
    for plies in range(400):
        outcome = fast.outcome()
        assert (outcome is not None) == slow.over
        if outcome is not None:
            assert outcome.winners == (() if slow.winner is None else (slow.winner,))
            reason = REASONS[fast.reason].replace("exposed", "line").replace("-", " ")
            assert reason == slow.reason
            return plies
        assert fast.to_act() == (slow.to_act,)
        legal = [str(action) for action in fast.legal(slow.to_act)]
        assert set(legal) == slow.legal()
        assert stacks(fast) == naive_stacks(slow)
        assert [supply(fast, clan) for clan in (0, 1)] == [sorted(s) for s in slow.supply]
        assert [fast.fresh0, fast.fresh1] == slow.tokens
        choices = sorted(set(legal) - {"surrender"}) if rng.random() < 0.99 else legal
        action = rng.choice(choices)
        fast.step(slow.to_act, game.actions.parse(action))
        slow.step(action)
    return 400


@pytest.mark.slow
@pytest.mark.parametrize("act", "123456")
def test_same_choices_positions_and_results_on_a_thousand_deals(act: str) -> None:
    rng = random.Random(int(act))
    plies = 0
    for k in range(1000):
        tokens = (rng.randrange(4), rng.randrange(4)) if k % 2 else (0, 0)
        plies += play_both(act, rng, tokens)
    assert plies > 8000


def naive_perft(game: Naive, depth: int) -> list[int]:
    """How many positions there are after 1, 2, .. depth actions; a finished one has no moves."""
    nodes = [0] * depth
    if depth == 0:
        return nodes
    for action in game.counted():
        nodes[0] += 1
        for below, count in enumerate(naive_perft(game.after(action), depth - 1)):
            nodes[below + 1] += count
    return nodes


def recorded(entry: dict[str, Any], counts: range) -> list[int]:
    """The depths that have so many sequences of actions, by what was recorded."""
    return [depth for depth, count in enumerate(entry["nodes"], start=1) if count in counts]


@pytest.mark.parametrize("entry", RECORDED, ids=deal_of)
def test_small_counts_are_those_of_the_naive_rules(entry: dict[str, Any]) -> None:
    state = Rokumon(act=entry["act"], coins=entry["coins"], counting=True).start()
    slow = Naive(entry["act"], entry["coins"])
    for depth in recorded(entry, range(NAIVE_BUDGET)):
        count = entry["nodes"][depth - 1]
        assert perft(state, depth) == count
        assert perft_with_lists(state, depth) == count
        assert naive_perft(slow, depth)[-1] == count


def test_nothing_is_counted_after_the_end() -> None:
    game = Rokumon(act="2", coins="gggjjjj", counting=True)
    fast, slow = game.start(), Naive("2", "gggjjjj")
    for action in ("deploy e3", "deploy d4", "deploy e4", "deploy d5"):
        fast.take(game.actions.parse(action), None)
        slow.step(action)
    assert [perft(fast, d) for d in (1, 2)] == naive_perft(slow, 2)
    fast.take(game.actions.parse("deploy e5"), None)  # three in a row
    assert [perft(fast, d) for d in (1, 2)] == [0, 0]


@pytest.mark.exhaustive
@pytest.mark.parametrize("entry", RECORDED, ids=deal_of)
def test_recorded_counts(entry: dict[str, Any]) -> None:
    state = Rokumon(act=entry["act"], coins=entry["coins"], counting=True).start()
    for depth in recorded(entry, range(NAIVE_BUDGET, BUDGET)):
        count = entry["nodes"][depth - 1]
        assert perft(state, depth) == count
        assert perft_with_lists(state, depth) == count


@pytest.mark.slow
@pytest.mark.parametrize("act", ["1", "2", "3", "4", "5", "6", "solo"])
def test_counts_from_random_positions(act: str) -> None:
    rng = random.Random(f"perft {act}")
    for _ in range(18):
        coins = random_deal(act, rng)
        game = Rokumon(act=act, coins=coins, counting=True)
        fast, slow = game.start(), Naive(act, coins)
        for _ in range(rng.randrange(14)):
            choices = sorted(slow.counted())
            if slow.over or not choices:
                break
            action = rng.choice(choices)
            fast.take(game.actions.parse(action), None)
            slow.step(action)
        assert [perft(fast, d) for d in (1, 2)] == naive_perft(slow, 2)
