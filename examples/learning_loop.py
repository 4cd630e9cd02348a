"""What learning code needs: action indices, a mask of legal ones, plain data, rewards.

Run it with `python examples/learning_loop.py`.
"""

from kachidoki import catalog
from kachidoki.core import CHANCE, Rng

game = catalog.find("rokumon", act="3")
size = len(game.actions)  # indices are 0 to size-1, the same in every game of Rokumon
rng = Rng(b"episode")
state = game.start()
steps = []

while acting := state.to_act():
    seat = acting[0]
    legal = state.legal(seat)
    if seat == CHANCE:  # equally likely options
        state.step(CHANCE, legal[rng.below(len(legal))])
        continue
    observation = state.view(seat).as_dict()  # plain data: what this seat knows, nothing else
    mask = [0] * size
    for action in legal:
        mask[action.index] = 1
    chosen = legal[rng.below(len(legal))]  # your policy goes here
    steps.append((seat, observation, mask, chosen.index))
    state.step(seat, game.actions.all[chosen.index])

outcome = state.outcome()
assert outcome is not None
rewards = [1 if seat in outcome.winners else -1 for seat in range(game.seats)]
print(f"{size} actions; {len(steps)} decisions; rewards {rewards}")
