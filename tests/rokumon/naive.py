"""Rokumon played plainly with texts, lists and dictionaries, to check the fast engine against.

It follows the rules page; a mark like [K7] names the ruling that decided a point.
Every action is one small step, given as a lower-case text.
"""

from __future__ import annotations

import copy
import functools
import random

SANADA = 0
TOKUGAWA = 1

SQUARE = ["a1", "a2", "a3", "b1", "b2", "b3"]
BRICK = ["d4", "d5", "d6", "e3", "e4", "e5", "e6"]
HEXAGON = ["d4", "d5", "e3", "e4", "e5", "f4", "f5"]

# Warriors are data [K1].
VALUES = [["2", "2", "4", "6"], ["1", "1*", "3", "3", "5"]]
WORTH = {"1": 1, "1*": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}

# The actions that each act allows, and where the warriors' values matter.
FIGHT_ACTS = ["3", "4", "5", "6"]
SURPRISE_ACTS = ["4", "5", "6"]
VALUE_ACTS = ["3", "4", "5", "6"]
FACE_UP_ACTS = ["6"]
FLIPPED_ACTS = ["5", "6"]
ACTS = ["1", "2", "3", "4", "5", "6", "solo"]

ROW_LETTERS = "abcdefghij"
NEIGHBOURS = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]
AXES = [(2, 0), (1, 1), (1, -1)]


def cell_name(x: int, y: int) -> str:
    """The name of a brick cell given in half bricks."""
    if (x + y) % 2 == 0 or not -3 <= y <= 6:
        raise ValueError(f"no brick cell has a name at {x} {y}")
    return ROW_LETTERS[y + 3] + str((x + 7) // 2)


def cell_place(name: str) -> tuple[int, int]:
    """Where a named brick cell is, in half bricks."""
    y = ROW_LETTERS.index(name[0]) - 3
    x = 2 * int(name[1:]) - 7
    return (x, y) if (x + y) % 2 == 1 else (x + 1, y)


@functools.cache
def straight_lines(cells: frozenset[str]) -> list[list[str]]:
    """Every three neighbouring brick cells in a straight line; worked out once for a layout."""
    found: list[list[str]] = []
    places = {cell_place(cell): cell for cell in cells}
    for x, y in places:
        for dx, dy in AXES:
            three = [(x + step * dx, y + step * dy) for step in range(3)]
            if all(place in places for place in three):
                found.append([places[place] for place in three])
    return found


def default_pips(coins: str) -> list[int]:
    """Even pips on gold and odd ones on green, in dealing order [K2]; what is left when flipped."""
    pools = {"g": [2, 4, 6], "j": [1, 3, 5, 7]}
    pips = [0 if coin == "f" else pools[coin].pop(0) for coin in coins]
    spare = pools["g"] + pools["j"]
    return [pip or spare.pop(0) for pip in pips]


class Naive:
    """One act, or one solo battle, everything in the open."""

    def __init__(
        self,
        act: str,
        coins: str,
        tokens: tuple[int, int] = (0, 0),
        pips: list[int] | None = None,
        cells: list[str] | None = None,
        tokugawa: int = 5,
        repetition: bool = False,
    ) -> None:
        if act not in ACTS:
            raise ValueError(f"no such act: {act}")
        if (act == "1" and cells is not None) or (act in VALUE_ACTS and tokugawa != 5):
            raise ValueError("act 1 has one layout; only without values can warriors be fewer")
        if cells is None:
            cells = SQUARE if act == "1" else HEXAGON if act == "solo" else BRICK
        if not set(coins) <= set("gjf"):
            raise ValueError("a coin is g, j or f")
        if pips is None:
            pips = default_pips(coins)
        if len(set(cells)) != len(coins) or len(cells) != len(coins) or len(pips) != len(coins):
            raise ValueError("every coin needs one cell and one number of pips")
        self.act = act
        self.colours: dict[str, str] = dict(zip(cells, coins, strict=True))
        self.pips: dict[str, int] = dict(zip(cells, pips, strict=True))
        self.stacks: dict[str, list[tuple[int, str]]] = {cell: [] for cell in cells}
        if act in VALUE_ACTS:
            self.supply: list[list[str]] = [sorted(values) for values in VALUES]
        else:
            self.supply = [[""] * len(VALUES[SANADA]), [""] * tokugawa]
        self.tokens: list[int] = list(tokens)
        self.surprised: list[bool] = [False, False]
        self.lock = ""  # the cell of the coin that cannot be lifted this turn
        self.shown: set[tuple[str, int]] = set()  # cell and height of fighters shown [K6]
        self.to_act = SANADA
        self.over = False
        self.winner: int | None = None
        self.reason = ""
        self._start_bid("", SANADA)
        self.repetition = repetition
        self.seen: dict[str, int] = {self.spectator(): 1}  # the first position counts [K9]

    def copy(self) -> Naive:
        """A second game that stands where this one does."""
        twin = copy.copy(self)
        twin.colours = dict(self.colours)
        twin.pips = dict(self.pips)
        twin.stacks = {cell: list(stack) for cell, stack in self.stacks.items()}
        twin.supply = [list(values) for values in self.supply]
        twin.tokens = list(self.tokens)
        twin.surprised = list(self.surprised)
        twin.shown = set(self.shown)
        twin.bid_added = list(self.bid_added)
        twin.seen = dict(self.seen)
        return twin

    # Texts of a position

    def key(self) -> str:
        """The whole position as a text. Pips count in solo only, where Taroma looks at them."""
        parts = [self.act]
        for cell in sorted(self.colours):
            pips = str(self.pips[cell]) if self.act == "solo" else ""
            stack = ",".join("ST"[owner] + value for owner, value in self.stacks[cell])
            parts.append(f"{cell}{self.colours[cell]}{pips}={stack}")
        parts.append("supply " + "/".join(",".join(["", *sorted(v)]) for v in self.supply))
        parts.append(self._common_text())
        if self.bid_cell:
            bid = [self.bid_cell, self.bid_actor, *self.bid_added, self.bid_readies]
            parts.append("bid " + " ".join(str(part) for part in bid))
        return " | ".join(parts)

    def spectator(self) -> str:
        """The position as a spectator sees it at the start of a turn [K9]; pips never matter."""
        parts: list[str] = []
        for cell in sorted(self.colours):
            stack: list[str] = []
            for height, (owner, value) in enumerate(self.stacks[cell]):
                public = self.act in FACE_UP_ACTS or (cell, height) in self.shown
                stack.append("ST"[owner] + (value if public else "?"))
            parts.append(f"{cell}{self.colours[cell]}={','.join(stack)}")
        parts.append(f"supply {len(self.supply[0])}/{len(self.supply[1])}")
        return " | ".join([*parts, self._common_text()])

    def _common_text(self) -> str:
        marks = "/".join("used" if used else "free" for used in self.surprised)
        tokens = f"{self.tokens[0]}/{self.tokens[1]}"
        return f"tokens {tokens} | surprise {marks} | lock {self.lock} | to act {self.to_act}"

    # The board

    def controls(self, who: int, cell: str) -> bool:
        """A coin is controlled by the owner of its top warrior."""
        stack = self.stacks.get(cell, [])
        return bool(stack) and stack[-1][0] == who

    def lines(self) -> list[list[str]]:
        """Every three neighbouring coins in a straight line, as the coins lie now."""
        if self.act == "1":
            return [["a1", "a2", "a3"], ["b1", "b2", "b3"]]
        return straight_lines(frozenset(self.colours))

    def has_line(self, who: int) -> bool:
        """Whether a player controls three coins in a row."""
        return any(all(self.controls(who, cell) for cell in line) for line in self.lines())

    # What is allowed

    def legal(self) -> set[str]:
        """All actions of the player to act."""
        if self.over:
            return set()
        if self.bid_cell:
            most = self.tokens[self.to_act]
            return {"ready"} | {f"add {count}" for count in range(1, most + 1)}
        return self.actions(self.to_act) | {"surrender"}

    def counted(self) -> set[str]:
        """What perft counts: all but the surrender."""
        return self.legal() - {"surrender"}

    def actions(self, who: int) -> set[str]:
        """What a player can do on a turn of their own; surrender is not among it."""
        return self._deploys(who) | self._moves(who) | self._fights(who) | self._surprises(who)

    def _deploys(self, who: int) -> set[str]:
        """Equal warriors are alike [K14]."""
        found: set[str] = set()
        for cell in [cell for cell, stack in self.stacks.items() if not stack]:
            for value in self.supply[who]:
                found.add(f"deploy {value} {cell}" if value else f"deploy {cell}")
        return found

    def _moves(self, who: int) -> set[str]:
        """A Move that loses by uncovering a line is legal too [K7]."""
        found: set[str] = set()
        for start in [cell for cell in self.stacks if self.controls(who, cell)]:
            for end, stack in self.stacks.items():
                own = [owner for owner, _ in stack if owner == who]
                room = len(stack) <= 1 or (len(stack) == 2 and len(own) == 2)
                if room and self.colours[start] != self.colours[end]:
                    found.add(f"move {start} {end}")
        return found

    def _fights(self, who: int) -> set[str]:
        """Two warriors, at least one of them one's own, top or bottom [K3]."""
        pairs = [cell for cell, stack in self.stacks.items() if len(stack) == 2]
        mine = [cell for cell in pairs if who in [owner for owner, _ in self.stacks[cell]]]
        return {f"fight {cell}" for cell in mine} if self.act in FIGHT_ACTS else set()

    def _surprises(self, who: int) -> set[str]:
        """Only the two touched coins are asked for; the others may end up apart [K5]."""
        found: set[str] = set()
        if self.act not in SURPRISE_ACTS or self.surprised[who]:
            return found
        for start in [cell for cell in self.colours if cell != self.lock]:
            others = [cell_place(cell) for cell in self.colours if cell != start]
            touches: dict[tuple[int, int], int] = {}
            for x, y in others:
                for dx, dy in NEIGHBOURS:
                    place = (x + dx, y + dy)
                    touches[place] = touches.get(place, 0) + 1
            for place, count in touches.items():
                if count >= 2 and place not in others and place != cell_place(start):
                    found.add(f"surprise {start} {cell_name(*place)}")
        return found

    # What happens

    def step(self, action: str) -> None:
        """Do one action of the player to act."""
        if action not in self.legal():
            raise ValueError(f"not legal: {action}")
        self._do(action)

    def after(self, action: str) -> Naive:
        """A second game, in which one of the actions that are legal here was done."""
        twin = self.copy()
        twin._do(action)
        return twin

    def _do(self, action: str) -> None:
        who = self.to_act
        word, *rest = action.split(" ")
        if word == "surrender":
            self._end(1 - who, "surrender")
        elif word == "deploy":
            self._deploy(who, rest[0] if len(rest) == 2 else "", rest[-1])
        elif word == "move":
            self._move(who, rest[0], rest[1])
        elif word == "fight":
            self._fight(who, rest[0])
        elif word == "surprise":
            self._surprise(who, rest[0], rest[1])
        else:
            self._bid(who, int(rest[0]) if word == "add" else 0)

    def _deploy(self, who: int, value: str, cell: str) -> None:
        self.supply[who].remove(value)
        self.stacks[cell].append((who, value))
        if self.has_line(who):
            self._end(who, "line")
        else:
            self._pass_turn(who)

    def _move(self, who: int, start: str, end: str) -> None:
        """Lift, look, then land: an uncovered line of the opponent's decides first [K7]."""
        warrior = self.stacks[start].pop()
        was_shown = (start, len(self.stacks[start])) in self.shown
        self.shown.discard((start, len(self.stacks[start])))
        uncovered = self.has_line(1 - who)
        if was_shown:
            self.shown.add((end, len(self.stacks[end])))
        self.stacks[end].append(warrior)
        if uncovered:
            self._end(1 - who, "reveal")
        elif len([owner for owner, _ in self.stacks[end] if owner == who]) == 3:
            self._end(who, "stack")
        elif self.has_line(who):
            self._end(who, "line")
        else:
            self._pass_turn(who)

    def _fight(self, who: int, cell: str) -> None:
        self._start_bid(cell, who)
        below, above = self.stacks[cell]
        if below[0] == above[0]:
            self._settle()
        else:
            self._bid_on(who)

    def _start_bid(self, cell: str, who: int) -> None:
        """The bidding of a fight [K4]; no cell: nobody bids."""
        self.bid_cell = cell
        self.bid_actor = who
        self.bid_added = [0, 0]
        self.bid_readies = 0

    def _bid(self, who: int, added: int) -> None:
        """Added tokens stay; adding none is saying ready [K4]."""
        self.tokens[who] -= added
        self.bid_added[who] += added
        self.bid_readies = 0 if added else self.bid_readies + 1
        self._bid_on(1 - who)

    def _bid_on(self, who: int) -> None:
        """It is this player's turn to bid; without face-up tokens one is ready by itself [K4]."""
        while self.bid_readies < 2 and self.tokens[who] == 0:
            self.bid_readies += 1
            who = 1 - who
        if self.bid_readies >= 2:
            self._settle()
        else:
            self.to_act = who

    def _settle(self) -> None:
        """Show both warriors; the lower one, or both, go back to the supply."""
        who, cell = self.bid_actor, self.bid_cell
        pair = self.stacks[cell]
        first, second = [WORTH[value] + self.bid_added[owner] for owner, value in pair]
        if (SANADA, "6") in pair and (TOKUGAWA, "1*") in pair:
            back = [(SANADA, "6")]  # whatever was added
        elif first == second:
            back = list(pair)
        else:
            back = [pair[0] if first < second else pair[1]]
        stay = [warrior for warrior in pair if warrior not in back]
        for owner, value in back:
            self.supply[owner].append(value)
            self.supply[owner].sort()
        self.stacks[cell] = stay
        self.shown -= {(cell, 0), (cell, 1)}
        if stay:
            self.shown.add((cell, 0))  # known while it stands on the board [K6]
        self._start_bid("", SANADA)
        self._judge(who)

    def _surprise(self, who: int, start: str, end: str) -> None:
        """Nothing is checked while the coin is in the air [K7]."""
        self.colours[end] = self.colours.pop(start)
        self.pips[end] = self.pips.pop(start)
        self.stacks[end] = self.stacks.pop(start)
        self.shown = {(end if cell == start else cell, height) for cell, height in self.shown}
        self.surprised[who] = True
        self._judge(who, lock=end)

    def _judge(self, who: int, lock: str = "") -> None:
        """After a Fight or a Surprise: one's own line first, then the opponent's [K8]."""
        if self.has_line(who):
            self._end(who, "line")
        elif self.has_line(1 - who):
            self._end(1 - who, "line")
        else:
            self._pass_turn(who, lock)

    def _pass_turn(self, who: int, lock: str = "") -> None:
        """The other is to move: without an action they lose; a third time is a draw [K9]."""
        self.lock = lock
        self.to_act = 1 - who
        if not self.actions(self.to_act):
            self._end(who, "no action")
            return
        if self.repetition:
            position = self.spectator()
            self.seen[position] = self.seen.get(position, 0) + 1
            if self.seen[position] == 3:
                self._end(None, "repetition")

    def _end(self, winner: int | None, reason: str) -> None:
        self.over = True
        self.winner = winner
        self.reason = reason


def random_deal(act: str, rng: random.Random) -> str:
    """A deal of the act: six coins in act 1, one coin flipped in acts 5 and 6."""
    coins = list("gggjjjj")
    rng.shuffle(coins)
    if act == "1":
        coins.pop()
    if act in FLIPPED_ACTS:
        coins[rng.randrange(len(coins))] = "f"
    return "".join(coins)
