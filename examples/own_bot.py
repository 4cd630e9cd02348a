"""Your own bot in an arena: a function of a view, against a bot that is here, seats swapped.

Run it with `python examples/own_bot.py`.
"""

from kachidoki import bots, catalog
from kachidoki.bots.simulate import Chooser, simulate
from kachidoki.core import Action, Rng, View


def climber(view: View, rng: Rng) -> Action:
    """Covers other warriors whenever it can, and deploys otherwise."""
    moves = [action for action in view.legal() if str(action).startswith("move")]
    deploys = [action for action in view.legal() if str(action).startswith("deploy")]
    choices = moves or deploys or list(view.legal())
    return choices[rng.below(len(choices))]


game = catalog.find("rokumon", act="2")
wins = {"climber": 0, "random": 0}
for first, second in (("climber", "random"), ("random", "climber")):
    players: dict[str, Chooser] = {"climber": climber, "random": bots.find("random")}
    totals = simulate(game, [players[first], players[second]], games=50, seed=1)
    wins[first] += totals.wins[0]
    wins[second] += totals.wins[1]
print("wins of 100 games:", wins)
