"""What stands where in an encoding: named parts, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Part:
    """Numbers that belong together: their name, their shape, what they mean, the largest one."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: int = 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """Parts one after the other, as they lie in memory."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts: Sequence[Part] = tuple(parts)
        self.places: dict[str, slice] = {}
        at = 0
        for part in self.parts:
            self.places[part.name] = slice(at, at + part.size)
            at += part.size
        self.size = at

    def read(self, flat: Bytes) -> dict[str, Bytes]:
        """Each part by its name, in its shape, without copying."""
        if flat.shape != (self.size,):
            raise ValueError(f"the shape is {flat.shape}; this encoding has ({self.size},)")
        return {part.name: flat[self.places[part.name]].reshape(part.shape) for part in self.parts}

    def most(self) -> Bytes:
        """The largest number that each place can hold."""
        return np.concatenate([np.full(part.size, part.most, np.uint8) for part in self.parts])

    def table(self) -> str:
        """All parts, a line for each: where it begins, its name, shape, largest number, meaning."""
        return "\n".join(
            f"{self.places[part.name].start:5} {part.name:16} {part.shape!s:9} "
            f"0..{part.most:<3} {part.meaning}"
            for part in self.parts
        )
