"""A game of all seats through PettingZoo: who learns what, and what it is worth.

Needs `pip install 'kachidoki[rl]'`. Run it with `python examples/pettingzoo_game.py`.
"""

import numpy as np

from kachidoki.rl.aec import env

game = env("joraku", players=4, variants=[2, 5], rewards="rank")
game.reset(seed=1)
random = np.random.default_rng(1)
paid = dict.fromkeys(game.possible_agents, 0.0)
decisions = 0

for agent in game.agent_iter():
    seen, reward, terminated, truncated, _ = game.last()
    paid[agent] += reward
    if terminated or truncated:
        game.step(None)
        continue
    legal = seen["action_mask"].nonzero()[0]
    game.step(int(random.choice(legal)))  # your policy goes here: seen["observation"] is its input
    decisions += 1

print(f"{decisions} decisions; {game.encoding.size} numbers each; rewards {list(paid.values())}")
