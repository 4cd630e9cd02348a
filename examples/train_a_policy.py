"""Training from nothing: a small network learns Act 1 of Rokumon against the bot `casual`.

Run it with `python examples/train_a_policy.py`, less than a minute of CPU; another opponent and a
number of updates may follow. It is plain policy gradient (REINFORCE) in NumPy: the extra `rl` is
enough. It learns from some of the deals, and is measured in 400 games with others.
"""

import sys
from typing import Any

import numpy as np

from kachidoki.rl.vector_env import KachidokiVectorEnv

OPPONENT = sys.argv[1] if len(sys.argv) > 1 else "casual"
UPDATES = int(sys.argv[2]) if len(sys.argv) > 2 else 250
TABLES, STEPS, TRIALS, RATE = 64, 32, 400, 8
SHAPE: dict[str, Any] = {"name": "rokumon", "act": "1", "seat": "every", "opponents": OPPONENT}
random = np.random.default_rng(1)
many = KachidokiVectorEnv(num_envs=TABLES, deals="train", **SHAPE)
most, actions = many.encoding.layout.most(), len(many.encoding.actions)
layer = random.normal(0, len(most) ** -0.5, (len(most), 128))
head = np.zeros((128, actions))


def policy(seen: Any) -> Any:
    """What the network sees, its hidden layer, and the logarithms of the chances of actions."""
    inputs = seen["observation"] / most
    hidden = np.tanh(inputs @ layer)
    scores = np.where(seen["action_mask"], hidden @ head, -1e9)
    return inputs, hidden, scores - np.logaddexp.reduce(scores, 1, keepdims=True)


def measure(name: str, choose: Any) -> None:
    """The share of games that a policy wins, with deals that it has not learned from."""
    trial, won = KachidokiVectorEnv(num_envs=TRIALS, deals="test", **SHAPE), np.full(TRIALS, np.nan)
    seen = trial.reset(seed=1)[0]
    while np.isnan(won).any():
        seen, paid, over, _, _ = trial.step(choose(seen))
        won = np.where(over & np.isnan(won), paid > 0, won)  # at each table the first game counts
    error = 2 * (won.mean() * (1 - won.mean()) / TRIALS) ** 0.5
    print(f"{name}: wins {won.mean():.1%} ± {error:.1%} of {TRIALS} games against {OPPONENT}")


measure("the first legal action", lambda seen: seen["action_mask"].argmax(1))
seen, ended = many.reset(seed=1)[0], np.zeros(TABLES, bool)
for _ in range(UPDATES):
    rows, paid, last, real = [], [], [], []
    for _ in range(STEPS):
        inputs, hidden, logs = policy(seen)
        chosen = (logs + random.gumbel(size=logs.shape)).argmax(1)  # each with its chance
        rows.append((inputs, hidden, np.eye(actions)[chosen] - np.exp(logs)))
        real.append(~ended)  # a step after the end takes no action: it begins the next game
        seen, reward, ended, _cut, _info = many.step(chosen)
        paid.append(reward)
        last.append(ended)
    worth = np.zeros((STEPS + 1, TABLES))  # what came of each decision, a little less each step
    for step in reversed(range(STEPS)):
        worth[step] = paid[step] + 0.98 * np.where(last[step], 0, worth[step + 1])
    better = ((worth[:-1] - worth[:-1].mean()) * real).reshape(-1, 1)
    inputs, hidden, slopes = (np.concatenate(each) for each in zip(*rows, strict=True))
    slopes = slopes * better / len(better)
    back = slopes @ head.T * (1 - hidden**2)
    head += RATE * hidden.T @ slopes
    layer += RATE * inputs.T @ back
measure("what has learned", lambda seen: policy(seen)[2].argmax(1))
