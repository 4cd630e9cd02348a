"""Matches between bots: the same deals for everybody, seats rotated, ratings with intervals.

>>> from kachidoki import catalog
>>> game = catalog.find("rokumon", act="2")
>>> result = run(plan(game, ["greedy", "random"], games=20), processes=1)
>>> result.summary.standings[0].bot, result.summary.standings[0].games
('greedy', 20)

With more than one process a script keeps its own calls under `if __name__ == "__main__":`,
because every process reads the script again.
"""

from kachidoki.bots.arena.arena import Result, run, write_csv
from kachidoki.bots.arena.match import Played
from kachidoki.bots.arena.ratings import Estimate, Pair, Standing, Summary, summarise
from kachidoki.bots.arena.schedule import LINEUPS, Schedule, Seating, plan

__all__ = [
    "LINEUPS",
    "Estimate",
    "Pair",
    "Played",
    "Result",
    "Schedule",
    "Seating",
    "Standing",
    "Summary",
    "plan",
    "run",
    "summarise",
    "write_csv",
]
