"""`kachidoki solve`: the exact value of a deal of Rokumon."""

from __future__ import annotations

import argparse
import time

from kachidoki.bots.rokumon.solved.cache import solved_deal
from kachidoki.cli.flags import whole
from kachidoki.core import BadOption
from kachidoki.rokumon import Rokumon


def flags(parser: argparse.ArgumentParser) -> None:
    """Which deal."""
    parser.add_argument("game", choices=["rokumon"], help="the game")
    parser.add_argument("--act", default="2", choices=["1", "2", "solo"], help="1, 2 or solo (2)")
    parser.add_argument("--coins", required=True, help="in dealing order: g gold, j green")
    parser.add_argument(
        "--tokugawa", type=whole(4), default=5, help="warriors in the solo game (5)"
    )


def run(args: argparse.Namespace) -> dict[str, object]:
    """Who wins a deal, in how many plies, and how."""
    if not args.coins:
        raise BadOption("coins = '': write the coins in dealing order, such as gggjjjj")
    if args.tokugawa > 5 or (args.tokugawa == 4 and args.act != "solo"):
        raise BadOption(f"tokugawa = {args.tokugawa}: 5 warriors, or 4 in the solo game")
    difficulty = "difficult" if args.tokugawa == 4 else "easy"
    game = Rokumon(act=args.act, coins=args.coins, difficulty=difficulty, counting=True)
    start = game.start()
    began = time.perf_counter()
    solved = solved_deal(start.board, int(start.act), int(start.setting.tokugawa))
    value, plies = solved.verdict(start)
    judged = solved.judged(start)
    result: dict[str, object] = {
        "value": value,
        "plies": plies,
        "best": str(judged[0][0]),
        "actions": [{"action": str(a), "value": v, "plies": n} for a, v, n in judged],
        "positions": solved.positions(),
        "seconds": round(time.perf_counter() - began, 6),
    }
    if not args.json:
        print(f"Sanada, to move: {value}" + (f" in {plies} plies" if value != "draw" else ""))
        for action, worth, after in judged:
            print(f"  {action}: {worth}" + (f" in {after}" if worth != "draw" else ""))
        print(f"{result['positions']} positions in {result['seconds']} seconds")
    return result
