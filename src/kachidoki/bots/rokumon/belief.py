"""How likely each world is: by what such a warrior would have done, were it of this kind.

Habits are numbers, for every act and clan: what a deed says for each kind, in hundredths of
the logarithm of the odds. The numbers of all that the hidden warriors have done are added up for
a world, and worlds are as likely as the sums say.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kachidoki.bots.rokumon.warrior_history import deeds_of_hidden
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.warriors import KINDS

# By act, clan, deed and kind.
Habits = dict[int, list[list[list[int]]]]

SCALE: Final = 100
LIKELIEST: Final = 1000  # the chance of the likeliest world; others have their part of it
# Nothing that fits is ruled out: people have habits of their own.
CHANCE_OF: Final[list[i64]] = [
    max(1, round(LIKELIEST * math.exp(-n / SCALE))) for n in range(7 * SCALE)
]


def chances(seen: Field, clan: i64, habits: Habits) -> list[i64]:
    """How likely each world of a clan is, against the others; in the order of the worlds."""
    said = habits.get(int(seen.act))
    worlds = knowledge.worlds(seen, clan)
    if said is None or len(worlds) == 1:
        return [1] * len(worlds)
    by_deed = said[clan]
    sums: list[i64] = [0] * len(worlds)
    for at, deeds in deeds_of_hidden(seen, clan):
        for_kind: list[i64] = [0] * int(KINDS)
        for deed in deeds:
            numbers = by_deed[deed]
            for kind in range(KINDS):
                for_kind[kind] += numbers[kind]
        for number in range(len(worlds)):
            world: i64 = worlds[number]
            sums[number] += for_kind[world >> at & 7]
    highest = max(sums)
    last: i64 = len(CHANCE_OF) - 1
    return [CHANCE_OF[min(highest - each, last)] for each in sums]
