"""Rokumon: counting action sequences with a list of actions made at every node."""

from __future__ import annotations

from typing import Any

from bench.timing import Work, best_rates
from kachidoki.rokumon import Rokumon
from kachidoki.rokumon.perft import perft, perft_with_lists

# What is measured, how deep, and what the Rust program that players know reaches on this kind
# of machine (moves a second, as measured for the project; it is not part of this run).
CASES: dict[str, tuple[str, str, int, float | None]] = {
    "Act 1": ("1", "ggjjjg", 8, None),
    "Act 2: deploy, move": ("2", "gggjjjj", 7, 6.9e6),
    "Act 3: and fight": ("3", "gggjjjj", 5, 11.3e6),
    "Act 4: and surprise": ("4", "gggjjjj", 4, 2.9e6),
    "Act 6: third colour": ("6", "gggfjjj", 4, None),
}


def counting(act: str, coins: str, depth: int, lists: bool) -> Work:
    state = Rokumon(act=act, coins=coins, counting=True).start()
    count = perft_with_lists if lists else perft
    return lambda: int(count(state, depth))


def measure() -> dict[str, Any]:
    """Moves a second: with lists, and where the last ply is only counted."""
    works: dict[str, Work] = {}
    for name, (act, coins, depth, _) in CASES.items():
        works[f"{name} (lists)"] = counting(act, coins, depth, lists=True)
        works[f"{name} (counted)"] = counting(act, coins, depth, lists=False)
    rates = best_rates(works, rounds=3)
    return {
        name: {
            "with_lists": rates[f"{name} (lists)"],
            "last_ply_counted": rates[f"{name} (counted)"],
            "peer": CASES[name][3],
        }
        for name in CASES
    }
