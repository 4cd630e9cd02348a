"""What one revenge token does in an act, between equal bots: `python -m bench.revenge_tokens`.

The same deals are played with no tokens, with one for Sanada, and with one for Tokugawa. The
figures are data in `kachidoki.bots.rokumon.revenge_tokens`.
"""

from __future__ import annotations

import hashlib
import sys

from kachidoki import bots
from kachidoki.bots.simulate import play_game
from kachidoki.rokumon import Rokumon


def sanada_wins(act: str, tokens: str, games: int, bot: str) -> float:
    """Sanada's part of the wins, draws half."""
    game = Rokumon(act=act, tokens=tokens, honour="off")
    points = 0.0
    for number in range(games):
        seed = hashlib.sha256(b"tokens %d" % number).digest()[:16]
        _, outcome = play_game(game, [bots.find(bot)] * 2, seed)
        points += (0 in outcome.winners) / len(outcome.winners) if outcome.winners else 0.5
    return 100 * points / games


def main(games: int, bot: str) -> None:
    print(f"{games} games each, {bot} against itself; Sanada's wins in percent")
    for act in ("3", "4", "5", "6"):
        none, red, black = (sanada_wins(act, t, games, bot) for t in ("0 0", "1 0", "0 1"))
        shift = (red - black) / 2
        print(f"act {act}: no tokens {none:.1f}, 1 0 {red:.1f}, 0 1 {black:.1f}, shift {shift:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 400, sys.argv[2] if sys.argv[2:] else "search:4000")
