"""Play a game in a loop: whoever is to act chooses at random, and the log is told in sentences.

Run it with `python examples/play_a_game.py`.
"""

from kachidoki import catalog
from kachidoki.core import Rng, Table
from kachidoki.text import say

game = catalog.find("joraku", players=3)
table = Table(game, seed=b"any secret bytes")  # chance has dealt
rng = Rng(b"choices")

while acting := table.state.to_act():
    seat = acting[0]  # several seats may choose at the same time: any order will do
    choices = table.view(seat).legal()
    events = table.play(seat, choices[rng.below(len(choices))])

for event in table.log(0)[-5:]:  # what seat 0 was told last
    print(say(event))
assert table.outcome is not None
print("points:", table.outcome.scores, "won by seat", table.outcome.winners[0])
