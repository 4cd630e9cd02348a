"""What a seat must not know, worked out from the record alone, apart from `view` and `knowledge`.

Every deploy of the other clan is followed through the game: whether a fight ever showed that
warrior while it stood. Those that no fight showed get other values at random; the two games
must look the same to the seat, byte for byte.
"""

from __future__ import annotations

from kachidoki.core import Rng, play
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon

Line = tuple[int, str]
FULL = (["2", "2", "4", "6"], ["1", "1*", "3", "3", "5"])


def number(value: str) -> int:
    return int(value.rstrip("*"))


class Witness:
    """Follows every warrior from its deploy, by the number of the line that deployed it."""

    def __init__(self) -> None:
        self.stacks: dict[str, list[int]] = {}
        self.owner: dict[int, int] = {}
        self.value: dict[int, str] = {}
        self.shown: set[int] = set()
        self.added = [0, 0]
        self.fight = ""

    def watch(self, at: int, seat: int, text: str, settled: bool) -> None:
        """Take in a line; `settled` says whether a fight is settled after it."""
        words = text.split()
        if words[0] == "deal":
            self.stacks = {}  # a new act: all warriors have returned
        elif words[0] == "deploy":
            self.owner[at], self.value[at] = seat, words[1] if len(words) == 3 else ""
            self.stacks[words[-1]] = [at]
        elif words[0] == "move":
            mover = self.stacks[words[1]].pop()
            self.stacks.setdefault(words[2], []).append(mover)
        elif words[0] == "surprise":
            self.stacks[words[2]] = self.stacks.pop(words[1], [])
        elif words[0] == "fight":
            self.fight, self.added = words[1], [0, 0]
        elif words[0] == "add":
            self.added[seat] += int(words[1])
        if settled and self.fight:
            self.settle()
            self.fight = ""

    def settle(self) -> None:
        under, top = self.stacks[self.fight]
        self.shown |= {under, top}
        totals = {}
        for warrior in (under, top):
            total = number(self.value[warrior])
            if self.owner[under] != self.owner[top]:
                total += self.added[self.owner[warrior]]
            totals[warrior] = total
        values = {self.value[under], self.value[top]}
        if values == {"6", "1*"}:
            six = under if self.value[under] == "6" else top
            totals[six] = -1
        high = max(totals.values())
        tied = totals[under] == totals[top]
        self.stacks[self.fight] = [w for w in (under, top) if totals[w] == high and not tied]


def follow(lines: list[Line], settled: list[bool]) -> Witness:
    witness = Witness()
    for at, (seat, text) in enumerate(lines):
        witness.watch(at, seat, text, settled[at])
    return witness


def other_values(
    lines: list[Line], acts: list[int], witness: Witness, clans: list[int], rng: Rng
) -> list[Line]:
    """The same game, the values that no fight showed drawn anew for some clans.

    Values are hidden in the acts 3 to 5.
    """
    changed = list(lines)
    for at, clan in witness.owner.items():
        if clan in clans and at not in witness.shown and 3 <= acts[at] <= 5:
            kinds = sorted(set(FULL[clan]))
            value = kinds[int(rng.below(len(kinds)))]
            changed[at] = (clan, f"deploy {value} {lines[at][1].split()[2]}")
    return changed


def random_lines(game: Rokumon, rng: Rng) -> tuple[list[Line], list[bool], list[int]]:
    """A random game, after which lines a fight was settled, and the act of each line."""
    state = game.start()
    lines: list[Line] = []
    settled: list[bool] = []
    acts: list[int] = []
    while (acting := state.to_act()) and len(lines) < 300:
        acts.append(int(state.act))
        action = chosen(state, acting[0], rng)
        lines.append((acting[0], str(action)))
        log = play(state, acting[0], action)
        settled.append(any(event.key == "rokumon.showdown" for event in log))
    return lines, settled, acts
