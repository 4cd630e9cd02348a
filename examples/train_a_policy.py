"""Training from nothing: a masked policy learns Act 1 of Rokumon against a random player.

Run it with `python examples/train_a_policy.py`, half a minute of CPU; a number of updates may
follow. It is plain policy gradient (REINFORCE) and needs the extra `torch`.
"""

import sys

import numpy as np
import torch

from kachidoki.rl.vector_env import KachidokiVectorEnv

UPDATES, GAMES, STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 150, 64, 32
torch.manual_seed(1)
many = KachidokiVectorEnv(
    "rokumon", GAMES, act="1", surrender="off", seat="every", opponents="random"
)
most = many.encoding.layout.most()
body = torch.nn.Sequential(torch.nn.Linear(len(most), 128), torch.nn.Tanh())
net = torch.nn.Sequential(body, torch.nn.Linear(128, len(many.encoding.actions)))
adam = torch.optim.Adam(net.parameters(), 3e-3)
seen = many.reset(seed=1)[0]
ended = np.zeros(GAMES, bool)  # the next step of these games takes no action: it begins them anew
for update in range(1, UPDATES + 1):
    chosen, paid, real, last = [], [], [], []
    for _ in range(STEPS):
        scores = net(torch.as_tensor(seen["observation"] / most, dtype=torch.float32))
        mask = torch.as_tensor(seen["action_mask"] > 0)
        policy = torch.distributions.Categorical(logits=scores.masked_fill(~mask, -1e9))
        actions = policy.sample()
        chosen.append(policy.log_prob(actions))
        real.append(~ended)
        seen, reward, over, cut, _info = many.step(actions.numpy())
        ended = over | cut
        paid.append(reward)
        last.append(ended)
    returns = np.zeros((STEPS + 1, GAMES))
    for step in reversed(range(STEPS)):
        returns[step] = paid[step] + 0.98 * np.where(last[step], 0, returns[step + 1])
    worth = torch.as_tensor(returns[:-1] - returns[:-1].mean(), dtype=torch.float32)
    loss = -(torch.stack(chosen) * worth)[torch.as_tensor(np.array(real))].mean()
    adam.zero_grad()
    loss.backward()
    adam.step()
    if update in (1, UPDATES):
        won = np.array(paid)[np.array(last)] > 0
        print(f"update {update}: {won.mean():.0%} of {len(won)} games won")
