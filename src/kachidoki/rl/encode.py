"""What a seat knows as numbers of a fixed size, what it may do as a mask, and back into words.

Everything is made from views, so nothing that a seat may not know can be in it. An observation is
what the seat knows now. The information state is the observation and what the seat remembers
beyond it. Numbers are whole and small, a byte each; `parts` says which is the largest that a place
can hold, to divide by.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Protocol, final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from kachidoki import catalog
from kachidoki.core import Action, Game, State, View
from kachidoki.joraku import Joraku
from kachidoki.rl.joraku_encoding import JorakuEncoding
from kachidoki.rl.part import Bytes, Layout, Part
from kachidoki.rl.rokumon_encoding import RokumonEncoding
from kachidoki.rokumon import Rokumon

Write = Callable[[View, vec[u8]], None]  # puts something of a view into memory
KEPT: Final = 64  # encodings that are made once


class GameEncoding(Protocol):
    """What each game brings."""

    layout_version: int
    observation: Layout
    memory: Layout
    actions: tuple[Action, ...]
    draws: tuple[Action, ...]

    @property
    def write_observation(self) -> Write: ...

    @property
    def write_mask(self) -> Write: ...

    def write_memory(self, view: View, earlier: Sequence[View], out: vec[u8]) -> None: ...

    def chapter(self, state: State) -> int: ...

    def position(self, read: dict[str, Bytes]) -> tuple[int, str]: ...


class Flat:
    """Memory that the games write to and NumPy reads, without a copy between them."""

    def __init__(self, size: int) -> None:
        self.vec: vec[u8] = vec[u8]([u8(0)] * size)
        self.array: Bytes = np.frombuffer(memoryview(self.vec), np.uint8)

    def into(self, out: Bytes | None) -> Bytes:
        """What was written, in the caller's array, or in a new one."""
        if out is None:
            return self.array.copy()
        out[...] = self.array
        return out


class Scratch(threading.local):
    """Memory of an encoding; each thread has its own, so that none reads what another wrote."""

    def __init__(self, observation: int, mask: int, memory: int) -> None:
        self.observation = Flat(observation)
        self.mask = Flat(mask)
        self.memory = Flat(memory)
        # What `both` writes to and copies, in one piece: every look into this object takes time.
        signed_mask = self.mask.array.view(np.int8)
        self.both = self.observation.vec, self.mask.vec, self.observation.array, signed_mask


@final
class Encoding:
    """The numbers of one configured game.

    `actions` are the actions that players can ever take in it: an action's place there is its index
    in every mask. The order is that of `game.actions`, so it never changes. `draws` are those of
    chance. While `layout_version` is the same, so is what every number and every place means.
    """

    def __init__(self, game: Game) -> None:
        if isinstance(game, Joraku):
            self.game: GameEncoding = JorakuEncoding(game)
        elif isinstance(game, Rokumon):
            self.game = RokumonEncoding(game)
        else:
            raise ValueError(f"there is no encoding of {game.name}")
        self._made_from = game.name, tuple(game.options.items())
        self.layout_version = self.game.layout_version
        self.actions = self.game.actions
        self.draws = self.game.draws
        self.layout = self.game.observation
        self.information_layout = Layout((*self.layout.parts, *self.game.memory.parts))
        self._index = {action: place for place, action in enumerate(self.actions)}
        self._scratch = Scratch(self.layout.size, len(self.actions), self.game.memory.size)
        self._write_observation = self.game.write_observation
        self._write_mask = self.game.write_mask

    def __reduce__(self) -> tuple[object, ...]:
        return _made, self._made_from  # the memory of the games cannot be pickled, but made again

    @property
    def parts(self) -> Sequence[Part]:
        """The parts of an observation, in their order."""
        return self.layout.parts

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    def index(self, action: Action) -> int:
        """The index of an action in masks and for learning code."""
        return self._index[action]

    def observe(self, view: View, out: Bytes | None = None) -> Bytes:
        """What a seat knows now, in the caller's array if one is given."""
        memory = self._scratch.observation
        self._write_observation(view, memory.vec)
        return memory.into(out)

    def mask(self, view: View, out: Bytes | None = None) -> Bytes:
        """A one for each action that the seat may take now."""
        memory = self._scratch.mask
        self._write_mask(view, memory.vec)
        return memory.into(out)

    def both(self, view: View) -> tuple[Bytes, npt.NDArray[np.int8]]:
        """Observation and mask, the mask in the type that spaces of Gymnasium sample by."""
        to_observation, to_mask, observation, mask = self._scratch.both
        self._write_observation(view, to_observation)
        self._write_mask(view, to_mask)
        return observation.copy(), mask.copy()

    def information(
        self, view: View, earlier: Sequence[View] = (), out: Bytes | None = None
    ) -> Bytes:
        """What a seat knows and remembers.

        `earlier` are the last views that the seat had in each chapter before (`Memory` keeps
        them): in Joraku, where cards are dealt anew, those of the earlier rounds.
        """
        out = np.empty(self.information_layout.size, np.uint8) if out is None else out
        self.observe(view, out[: self.size])
        memory = self._scratch.memory
        self.game.write_memory(view, earlier, memory.vec)
        memory.into(out[self.size :])
        return out

    def read(self, flat: Bytes) -> dict[str, Bytes]:
        """The parts of an observation, or of an information state, by their names."""
        layout = self.layout if flat.shape == (self.size,) else self.information_layout
        return layout.read(flat)

    def describe(self, flat: Bytes) -> str:
        """What an observation, or an information state, says: a position line of what is known."""
        seat, position = self.game.position(self.read(flat))
        return f"seat {seat} knows: {position}"


@lru_cache(maxsize=KEPT)
def _made(name: str, options: tuple[tuple[str, str], ...]) -> Encoding:
    return Encoding(catalog.find(name, dict(options)))


def encoding_of(game: Game) -> Encoding:
    """The encoding of a configured game; the same one for equal games.

    >>> encoding = encoding_of(catalog.find("rokumon", act="1"))
    >>> len(encoding.actions), str(encoding.actions[0])
    (38, 'surrender')
    """
    return _made(game.name, tuple(game.options.items()))
