"""Rated matches between bots by name, with intervals (needs the extra `arena`).

Run it with `python examples/rated_match.py`.
"""

from kachidoki import catalog
from kachidoki.bots import arena

if __name__ == "__main__":  # the other processes read this file too
    game = catalog.find("rokumon", act="2")
    plan = arena.plan(game, ["greedy", "casual"], games=40, seed=7)
    result = arena.run(plan)
    for one in result.summary.standings:
        share = one.share
        print(f"{one.bot:8} wins {share.value:.0%} ({share.low:.0%} to {share.high:.0%})")
