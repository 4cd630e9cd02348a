"""Many games at once: a policy gets arrays and answers with an array.

Needs `pip install 'kachidoki[rl]'`. Run it with `python examples/batch_of_games.py`.
"""

import time

import numpy as np

from kachidoki.rl.batch import Batch

batch = Batch("joraku", 256, players=4)
random = np.random.default_rng(1)
weights = random.normal(size=(batch.encoding.size, len(batch.encoding.actions)))
scale = batch.encoding.layout.most().astype(np.float32)
games, wins, began = 0, 0, time.perf_counter()

for _ in range(300):
    scores = (batch.observations / scale) @ weights  # a policy that knows nothing yet
    batch.step(np.where(batch.masks, scores, -np.inf).argmax(1))
    games += int(batch.over.sum())
    wins += int((batch.rewards[batch.over, 0] == 1).sum())

speed = 300 * 256 / (time.perf_counter() - began)
print(
    f"{games} games; seat 0 won {wins}; {speed:,.0f} decisions a second, the policy's work included"
)
