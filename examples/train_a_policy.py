"""Training from nothing: a small network learns Act 1 of Rokumon against the bot `casual`.

Run it with `python examples/train_a_policy.py`, less than a minute of CPU. Another opponent, a
number of updates and a seed may follow, as in `python examples/train_a_policy.py greedy 500 2`.
It is plain policy gradient (REINFORCE with an entropy bonus) in NumPy: the extra `rl` is enough. It
learns from some of the deals, and is measured in 400 games with others, the same for every seed.
"""

import sys
from typing import Any

import numpy as np

from kachidoki.rl.vector_env import KachidokiVectorEnv

OPPONENT = sys.argv[1] if len(sys.argv) > 1 else "casual"
UPDATES = int(sys.argv[2]) if len(sys.argv) > 2 else 250
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
TABLES, STEPS, TRIALS, RATE, DISCOUNT, ENTROPY = 64, 32, 400, 8, 0.98, 0.03
SHAPE: dict[str, Any] = {"name": "rokumon", "act": "1", "seat": "every", "opponents": OPPONENT}
rng = np.random.default_rng(SEED)
many = KachidokiVectorEnv(num_envs=TABLES, deals="train", **SHAPE)
most, actions = many.encoding.layout.most(), len(many.encoding.actions)
layer = rng.normal(0, len(most) ** -0.5, (len(most), 128))
head = np.zeros((128, actions))


def policy(seen: Any) -> Any:
    """The network's inputs, its hidden layer, and the log-probabilities of the actions."""
    inputs = seen["observation"] / most
    hidden = np.tanh(inputs @ layer)
    logits = np.where(seen["action_mask"], hidden @ head, -1e9)
    return inputs, hidden, logits - np.logaddexp.reduce(logits, 1, keepdims=True)


def at_random(seen: Any) -> Any:
    """Any legal action, all equally likely."""
    return (seen["action_mask"] * (1 - rng.random(seen["action_mask"].shape))).argmax(1)


def measure(name: str, choose: Any) -> None:
    """Print the share of games that a policy wins, with deals that it has not learned from."""
    trial, won = KachidokiVectorEnv(num_envs=TRIALS, deals="test", **SHAPE), np.full(TRIALS, np.nan)
    seen, info = trial.reset(seed=0)
    while np.isnan(won).any():
        seen, reward, ended, _, _ = trial.step(choose(seen))
        won = np.where(ended & np.isnan(won), reward > 0, won)  # the first game of each table
    error = 2 * (won.mean() * (1 - won.mean()) / TRIALS) ** 0.5
    first, second = (won[info["seat"] == seat].mean() for seat in (0, 1))
    print(f"{name}: wins {won.mean():.1%} ± {error:.1%}", end=" ")
    print(f"(seat 0: {first:.1%}, seat 1: {second:.1%}) of {TRIALS} games against {OPPONENT}")


measure("random actions", at_random)
measure("the first legal action", lambda seen: seen["action_mask"].argmax(1))
seen, ended = many.reset(seed=int(rng.integers(2**31)))[0], np.zeros(TABLES, bool)
for _ in range(UPDATES):
    steps, rewards, ends, masks = [], [], [], []
    for _ in range(STEPS):
        inputs, hidden, logs = policy(seen)
        chosen = (logs + rng.gumbel(size=logs.shape)).argmax(1)  # a sample of the policy
        chances = np.exp(logs)
        entropy = -(chances * logs).sum(1, keepdims=True)
        to_chosen, to_entropy = np.eye(actions)[chosen] - chances, -chances * (logs + entropy)
        steps.append((inputs, hidden, to_chosen, to_entropy))  # gradients by the logits
        masks.append(~ended)  # a step after the end takes no action: it begins the next game
        seen, reward, ended, _truncated, _info = many.step(chosen)
        rewards.append(reward)
        ends.append(ended)
    returns = np.zeros((STEPS + 1, TABLES))
    for step in reversed(range(STEPS)):
        returns[step] = rewards[step] + DISCOUNT * np.where(ends[step], 0, returns[step + 1])
    advantages = (returns[:-1] - returns[:-1].mean()).reshape(-1, 1)
    mask = np.reshape(masks, (-1, 1))
    inputs, hidden, to_chosen, to_entropy = map(np.concatenate, zip(*steps, strict=True))
    gradient = (advantages * to_chosen + ENTROPY * to_entropy) * mask / len(mask)
    back = gradient @ head.T * (1 - hidden**2)
    head += RATE * hidden.T @ gradient
    layer += RATE * inputs.T @ back
measure("what has learned", lambda seen: policy(seen)[2].argmax(1))
