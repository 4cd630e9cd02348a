"""One seat against bots through Gymnasium: how well random play does.

Needs `pip install 'kachidoki[rl]'`. Run it with `python examples/gymnasium_seat.py`.
"""

import gymnasium
import numpy as np

import kachidoki.rl.gym_env  # noqa: F401  # registers the games

random = np.random.default_rng(1)
for opponents in ("random", "greedy"):
    env = gymnasium.make("kachidoki/Joraku-v0", players=3, opponents=opponents, rewards="win")
    total = 0.0
    for seed in range(20):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            seen, reward, over, _, info = env.step(random.choice(legal))
            total += float(reward)
    print(f"against {opponents}: {total / 20:+.2f} a game")
