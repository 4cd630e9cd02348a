"""From what is legal to what can be picked: an action is a few picks, one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kachidoki.joraku.cards import AREAS, COLOURS

LETTERS: Final = {
    "daimyo": "d",
    "place": "p",
    "march": "m",
    "end": "e",
    "ready": "e",
    "accept": "e",
    "fight": "f",
    "surprise": "s",
    "left": "1",
    "right": "2",
    "surrender": "S",
    "surrender-yes": "y",
}
# Keys of warriors to deploy, and of colours whose Samurai can be removed: no command has them.
PIECES: Final = "wzygd"
WAYS: Final = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}
ASIDE: Final = 3  # how much farther what lies aside of an arrow's way counts
LINE: Final = 2  # a line is about as high as two characters are wide
LAST: Final = ("end", "ready", "accept", "surrender")  # no cursor begins there


@dataclass(frozen=True)
class Picking:
    """What was picked so far, and what can be picked next."""

    picked: tuple[str, ...]
    open: tuple[str, ...]
    action: str | None  # that is complete with what was picked
    closed: Mapping[str, str] = field(default_factory=dict)  # what would do nothing, and why

    @property
    def lit(self) -> frozenset[str]:
        """The same without an order."""
        return frozenset(self.open)

    @property
    def useful(self) -> bool:
        """Whether there is anything but what ends a turn."""
        return any(pick not in LAST for pick in self.open)

    def without(self, closed: Mapping[str, str]) -> Picking:
        """The same without what would do nothing, as long as something else is open."""
        useful = tuple(pick for pick in self.open if pick not in closed)
        return replace(self, open=useful or self.open, closed=closed)

    def first(self) -> str | None:
        """Where the cursor begins: never at what ends a turn, if anything else is open."""
        return next((pick for pick in self.open if pick not in LAST), next(iter(self.open), None))


def picking(
    legal: Sequence[str], picked: tuple[str, ...], picks: Callable[[str], tuple[str, ...]]
) -> Picking:
    """What can be picked after some picks; those that lead nowhere any more are dropped."""
    paths = [(picks(action), action) for action in legal]
    while picked and not any(path[: len(picked)] == picked for path, _ in paths):
        picked = picked[:-1]
    depth = len(picked)
    fitting = [(path, action) for path, action in paths if path[:depth] == picked]
    whole = next((action for path, action in fitting if len(path) == depth), None)
    following = dict.fromkeys(path[depth] for path, _ in fitting if len(path) > depth)
    return Picking(picked, tuple(following), whole)


def keys_of(picks: Sequence[str], places: Sequence[str]) -> dict[str, str]:
    """The key of each pick that has one; `places` are cards or coins in the order of the screen.

    >>> keys_of(["samurai ise", "daimyo", "army red", "end"], [])
    {'samurai ise': '2', 'daimyo': 'd', 'army red': 'w', 'end': 'e'}
    >>> keys_of(["warrior 2", "coin d5", "surprise"], ["coin d4", "coin d5"])
    {'warrior 2': 'w', 'coin d5': '2', 'surprise': 's'}
    """
    found: dict[str, str] = {}
    counted: dict[str, int] = {}
    for pick in picks:
        kind, _, rest = pick.partition(" ")
        at = counted[kind] = counted.get(kind, -1) + 1
        if kind in ("area", "samurai"):
            found[pick] = str(AREAS.index(rest))
        elif pick in places:
            found[pick] = str(places.index(pick) + 1)
        elif kind == "add":
            found[pick] = rest
        elif kind == "warrior":
            found[pick] = PIECES[at : at + 1]
        elif kind == "army":
            found[pick] = PIECES[COLOURS.index(rest)]  # the same as long as one marches
        elif kind in ("cell", "colour"):
            found[pick] = str(at + 1) if at < 9 else ""
        else:
            found[pick] = LETTERS.get(pick, "")
    return {pick: key for pick, key in found.items() if key}


def nearest(
    picks: Sequence[str], now: str | None, key: str, spots: Mapping[str, tuple[float, float]]
) -> str | None:
    """Where an arrow key leads from one pick: to what is lit that way, else on in their order.

    None for other keys; `spots` are columns and lines.

    >>> spots = {"a": (0, 0), "b": (9, 0), "c": (5, 3)}
    >>> [nearest("abc", "a", key, spots) for key in ("right", "down", "up", "x")]
    ['b', 'c', 'c', None]
    """
    if key not in WAYS:
        return None
    at = picks.index(now) if now in picks else 0
    across, down = WAYS[key]
    order = picks[(at + across + down) % len(picks)]
    if now is None or now not in spots:
        return order
    x, y = spots[now]
    far: dict[str, float] = {}
    for pick in picks:
        if pick in spots and pick != now:
            aside, along = (spots[pick][0] - x), LINE * (spots[pick][1] - y)
            ahead = aside * across + along * down
            if ahead > 0:
                far[pick] = ahead + ASIDE * abs(aside * down + along * across)
    return min(far, key=lambda pick: far[pick]) if far else order
