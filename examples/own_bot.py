"""Your own bot in an arena: a class that gets a view, rated against bots that are here.

Run it with `python examples/own_bot.py` (needs the extra `arena`). The command takes it too:
`kachidoki simulate rokumon -o act=2 --bots examples/own_bot.py:Climber,random`, and
`kachidoki bot-check examples/own_bot.py:Climber` says whether it keeps to what is asked of bots.
"""

from kachidoki import catalog
from kachidoki.bots import arena
from kachidoki.core import Action, Rng, View


class Climber:
    """Covers other warriors whenever it can, and deploys otherwise."""

    def __call__(self, view: View, rng: Rng) -> Action:
        """One of the actions that are open to this seat."""
        moves = [action for action in view.legal() if str(action).startswith("move")]
        deploys = [action for action in view.legal() if str(action).startswith("deploy")]
        choices = moves or deploys or list(view.legal())
        return choices[rng.below(len(choices))]


if __name__ == "__main__":  # the other processes read this file too
    game = catalog.find("rokumon", act="2")
    plan = arena.plan(game, [f"{__file__}:Climber", "random"], games=100, seed=1)
    for one in arena.run(plan).summary.standings:
        name, share = one.bot.rpartition(":")[2], one.share
        print(f"{name:8} wins {share.value:.0%} ({share.low:.0%} to {share.high:.0%})")
