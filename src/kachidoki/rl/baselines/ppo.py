"""A small network and how it learns: proximal policy optimisation with masks (PPO).

The only module that needs PyTorch. A network has two hidden layers; one head says how much it
likes each action, the other what the position is worth to its seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kachidoki.rl.baselines.net_bot import FARTHEST
from kachidoki.rl.encode import Encoding

try:
    import torch
    from torch import nn
except ImportError:
    raise ImportError(
        "kachidoki.rl.baselines.ppo needs torch: pip install 'kachidoki[torch]'"
    ) from None

Array = npt.NDArray[Any]
FORBIDDEN: Final = -1e9  # how much an action is liked that is not open
LEAST: Final = 1e-2  # variance: what hardly ever changes is not blown up


@dataclass(frozen=True)
class Settings:
    """How it learns; the names are those of the field."""

    hidden: int = 256  # neurons in each of two layers
    rate: float = 1e-3  # of learning; falls to a twentieth until the end
    epochs: int = 3  # how often each decision is looked at
    batch: int = 1024  # decisions for one change of the weights
    clip: float = 0.2  # how far a change may go from the policy that played
    entropy: float = 0.01  # what it is paid for staying undecided; falls with the rate
    discount: float = 0.99  # gamma: what a reward counts one decision earlier
    trace: float = 0.95  # lambda of the advantages
    norm: float = 0.5  # the longest gradient


@dataclass
class Rollout:
    """Decisions of many games, by time and game, and what followed.

    `last_value` is what the positions after them are thought to be worth. A row whose mask is empty
    is no decision.
    """

    last_value: Array
    observations: Array
    masks: Array
    actions: Array
    logs: Array  # of the chances with which the actions were taken
    values: Array
    rewards: Array
    over: Array

    def advantages(self, discount: float, trace: float) -> Array:
        """How much better each decision turned out than its position was thought to be."""
        found = np.zeros_like(self.values)
        after, carried = self.last_value, np.zeros_like(self.last_value)
        for time in range(len(self.values) - 1, -1, -1):
            goes_on = ~self.over[time]
            surprise = self.rewards[time] + discount * after * goes_on - self.values[time]
            carried = surprise + discount * trace * carried * goes_on
            found[time], after = carried, self.values[time]
        return found


class Seen:
    """Mean and standard deviation of every number of all observations so far."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.total: Array = np.zeros(size)
        self.squares: Array = np.zeros(size)

    def add(self, observations: Array) -> None:
        """Count more observations."""
        numbers = observations.astype(np.float64)
        self.count += len(numbers)
        self.total += numbers.sum(0)
        self.squares += (numbers**2).sum(0)

    @property
    def mean(self) -> Array:
        """The mean of every number."""
        found: Array = (self.total / self.count).astype(np.float32)
        return found

    @property
    def scale(self) -> Array:
        """What to multiply by for a standard deviation of one."""
        variance = self.squares / self.count - (self.total / self.count) ** 2
        found: Array = (1 / np.sqrt(np.maximum(variance, 0) + LEAST)).astype(np.float32)
        return found


class Net(nn.Module):  # type: ignore[misc]  # PyTorch is not looked into
    """Two hidden layers and two heads; it begins with no preference at all."""

    def __init__(self, size: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.first = nn.Linear(size, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithms of the chances of all actions, and the value."""
        seen = ((observations.float() - self.mean) * self.scale).clamp(-FARTHEST, FARTHEST)
        layer = torch.relu(self.first(seen))
        layer = torch.relu(self.second(layer))
        likes = self.policy(layer).masked_fill(masks == 0, FORBIDDEN)
        return torch.log_softmax(likes, 1), self.value(layer).squeeze(1)


class Learner:
    """A network for a game, its optimiser, and its own random numbers."""

    def __init__(self, encoding: Encoding, settings: Settings, seed: int) -> None:
        torch.set_num_threads(1)  # small layers are slower on several, and not the same to the bit
        torch.manual_seed(seed)
        self.settings = settings
        self.net = Net(encoding.size, len(encoding.actions), settings.hidden)
        self.seen = Seen(encoding.size)
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.random = torch.Generator().manual_seed(seed)

    def choose(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Actions drawn by their chances, the logarithms of these, and the positions' values."""
        with torch.no_grad():
            logs, values = self.net(torch.from_numpy(observations), torch.from_numpy(masks))
            noise = torch.rand(logs.shape, generator=self.random).clamp_min_(1e-9)
            chosen = (logs - torch.log(-torch.log(noise))).argmax(1)
            return (
                chosen.numpy(),
                logs.gather(1, chosen[:, None]).squeeze(1).numpy(),
                values.numpy(),
            )

    def best(self, observations: Array, masks: Array) -> Array:
        """The actions that it likes best."""
        with torch.no_grad():
            logs, _ = self.net(torch.from_numpy(observations), torch.from_numpy(masks))
            found: Array = logs.argmax(1).numpy()
            return found

    def learn(self, rollout: Rollout, left: float) -> None:
        """Change the weights by what happened; `left` of the training is still to come."""
        settings = self.settings
        size = rollout.observations.shape[2]
        slower = max(left, 0.05)
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * slower
        advantages = rollout.advantages(settings.discount, settings.trace)
        # What was forced, and what was no decision, teaches nothing.
        open_ = np.flatnonzero(rollout.masks.sum(2).ravel() > 1)
        chosen = advantages.ravel()[open_]
        seen = torch.from_numpy(rollout.observations.reshape(-1, size)[open_])
        masks = torch.from_numpy(rollout.masks.reshape(-1, rollout.masks.shape[2])[open_])
        actions = torch.from_numpy(rollout.actions.ravel()[open_])
        before = torch.from_numpy(rollout.logs.ravel()[open_])
        targets = torch.from_numpy(chosen + rollout.values.ravel()[open_])
        gains = torch.from_numpy((chosen - chosen.mean()) / (chosen.std() + 1e-6))
        for _ in range(settings.epochs):
            order = torch.randperm(len(open_), generator=self.random)
            for part in order.split(settings.batch):
                logs, values = self.net(seen[part], masks[part])
                now = logs.gather(1, actions[part][:, None]).squeeze(1)
                ratio, gain = (now - before[part]).exp(), gains[part]
                near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.minimum(ratio * gain, near * gain).mean()
                value = ((values - targets[part]) ** 2).mean()
                entropy = -(logs.exp() * logs).sum(1).mean()
                loss = policy + value / 2 - settings.entropy * slower * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), settings.norm)
                self.optimiser.step()
        self.seen.add(rollout.observations.reshape(-1, size)[open_])
        self.net.mean.copy_(torch.from_numpy(self.seen.mean))
        self.net.scale.copy_(torch.from_numpy(self.seen.scale))

    def arrays(self) -> dict[str, npt.NDArray[np.float32]]:
        """The weights, by name."""
        return {name: each.numpy() for name, each in self.net.state_dict().items()}
