"""`kachidoki perft`: how many action sequences there are, to check and to measure the rules."""

from __future__ import annotations

import argparse
import time

from kachidoki.cli.flags import whole
from kachidoki.core import BadOption
from kachidoki.rokumon import Rokumon
from kachidoki.rokumon.perft import perft as count_sequences


def flags(parser: argparse.ArgumentParser) -> None:
    """Which deal, and how deep."""
    parser.add_argument("game", choices=["rokumon"], help="the game")
    parser.add_argument("--act", default="2", help="1 to 6, or solo (2)")
    parser.add_argument(
        "--coins", required=True, help="in dealing order: g gold, j green, f flipped"
    )
    parser.add_argument("--depth", type=whole(1), default=4, help="how many actions (4)")


def run(args: argparse.Namespace) -> dict[str, object]:
    """Action sequences of every length up to a depth."""
    if args.act == "campaign":
        raise BadOption("act = 'campaign': count a single act, 1 to 6 or solo")
    if not args.coins:
        raise BadOption("coins = '': write the coins in dealing order, such as gggjjjj")
    state = Rokumon(act=args.act, coins=args.coins, counting=True).start()
    began = time.perf_counter()
    nodes = []
    for depth in range(1, args.depth + 1):
        nodes.append(count_sequences(state, depth))
        if not args.json:
            print(f"depth {depth}: {nodes[-1]}", flush=True)
    seconds = time.perf_counter() - began
    if not args.json:
        print(f"{seconds:.3f} seconds")
    return {"nodes": nodes, "seconds": round(seconds, 6)}
