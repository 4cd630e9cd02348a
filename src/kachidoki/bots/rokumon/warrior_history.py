"""What hidden warriors have done in an act, read from the positions that everybody has seen.

A person remembers which warrior was deployed first, which one climbed onto a strong enemy, and
which one let a chance to fight go by. All of that is public: it follows from the positions at
the start of the turns, which the state keeps because of [K9].
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kachidoki.bots.rokumon.search_board import SearchBoard, search_board_of
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.state import BIDDING, Field, Past

# What a warrior can have done; a number is its place in this list.
DEEDS: Final = (
    *[f"deployed while {n} of its clan stood" for n in range(5)],
    *[f"deployed while {n} of its clan stood, after one had gone home" for n in range(5)],
    "deployed on at most two lines",
    "deployed on three lines",
    "deployed on more than three lines",
    "deployed where the other could make a line",
    "deployed so that its clan can make a line",
    "deployed before the other had any coin",
    *[f"deployed on a {colour} coin" for colour in ("gold", "green", "flipped")],
    "moved once",
    "moved more than once",
    "last moved onto an empty coin",
    "last moved onto its own clan",
    "last moved onto a hidden enemy",
    *[f"last moved onto a known enemy of kind {kind}" for kind in range(1, 5)],
    "is covered by a hidden enemy",
    *[f"is covered by a known enemy of kind {kind}" for kind in range(1, 5)],
    "covered an enemy and did not fight",
    "was covered by an enemy and did not fight",
    "fights, by its own clan's choice",
    "is made to fight",
)
DEPLOYED: Final[i64] = 0
DEPLOYED_AGAIN: Final[i64] = 5
ON_LINES: Final[i64] = 10
BLOCKED: Final[i64] = 13
THREATENED: Final[i64] = 14
BEFORE_THE_OTHER: Final[i64] = 15
ON_COLOUR: Final[i64] = 16
MOVED: Final[i64] = 19
ONTO_EMPTY: Final[i64] = 21
ONTO_OWN: Final[i64] = 22
ONTO_ENEMY: Final[i64] = 23  # and its kind, if that is known
COVERED: Final[i64] = 28  # and the kind of the enemy above, if that is known
WAITED_ABOVE: Final[i64] = 33
WAITED_BELOW: Final[i64] = 34
FIGHTS: Final[i64] = 35
IS_FOUGHT: Final[i64] = 36
COINS: Final = 7


@final
class FollowedWarrior:
    """One warrior since it was deployed."""

    def __init__(self, clan: i64) -> None:
        self.clan = clan
        self.deployed: list[i64] = []  # what was to be seen of it then; nothing if unknown
        self.moves: i64 = 0
        self.landed: i64 = ONTO_EMPTY
        self.waited_above = False
        self.waited_below = False


@final
class Position:
    """What a spectator saw at the start of a turn."""

    def __init__(self, past: Past) -> None:
        owners = past.owners
        self.tops: list[i64] = [owners & 127, owners >> 7 & 127]
        self.unders: list[i64] = [owners >> 14 & 127, owners >> 21 & 127]
        self.used = owners >> 28 & 3
        self.clan = owners >> 33 & 1  # to move
        self.kinds = past.values  # of the tops that a fight has shown, 4 bits each

    def height(self, coin: i64) -> i64:
        """How many warriors stand on a coin."""
        top = (self.tops[0] | self.tops[1]) >> coin & 1
        return top + ((self.unders[0] | self.unders[1]) >> coin & 1)

    def kind(self, coin: i64) -> i64:
        """The kind on top of a coin, or 0 if it is hidden."""
        return self.kinds >> (4 * coin) & 7


@final
class ActHistory:
    """Follows every warrior of an act from position to position."""

    def __init__(self, seen: Field) -> None:
        self.seen = seen
        self.first = search_board_of(ACTS[seen.act].cells)
        self.now = search_board_of(seen.board.cells)
        self.tops: list[FollowedWarrior | None] = [None] * COINS
        self.unders: list[FollowedWarrior | None] = [None] * COINS
        self.gone_home: list[i64] = [0, 0]
        positions: list[Position] = []
        past = seen.past
        while past is not None:
            positions.append(Position(past))
            past = past.earlier
        positions.reverse()
        for at in range(len(positions)):
            if at == 0:
                self.begin(positions[0])
            else:
                self.follow(positions[at - 1], positions[at])
        self.kinds = positions[-1].kinds if positions else i64(0)

    def begin(self, position: Position) -> None:
        """Of warriors that stand already nothing is known."""
        for clan in range(i64(2)):
            for coin in range(i64(COINS)):
                if position.tops[clan] >> coin & 1:
                    self.tops[coin] = FollowedWarrior(clan)
                if position.unders[clan] >> coin & 1:
                    self.unders[coin] = FollowedWarrior(clan)

    def follow(self, before: Position, after: Position) -> None:
        """One turn: what it was can be told from how many stand on each coin."""
        rose: i64 = -1
        sank: i64 = -1
        for coin in range(i64(COINS)):
            change = after.height(coin) - before.height(coin)
            if change > 0:
                rose = coin
            elif change < 0:
                sank = coin
        if rose >= 0 and sank >= 0:
            self.move(before, sank, rose)
        elif rose >= 0:
            self.deploy(before, after, rose)
        elif sank >= 0:
            self.fight(after, sank)
            return
        self.wait(before.clan, rose)

    def board_at(self, used: i64) -> SearchBoard | None:
        """Where the coins lay after some Surprises; between two of them nobody remembers."""
        if used == 0:
            return self.first
        return self.now if used == self.seen.used else None

    def deploy(self, before: Position, after: Position, coin: i64) -> None:
        """A new warrior."""
        clan = before.clan
        warrior = FollowedWarrior(clan)
        mine, yours = before.tops[clan], before.tops[1 - clan]
        number = min(i64(POP[mine]) + i64(POP[before.unders[clan]]), 4)
        deeds = [number + (DEPLOYED_AGAIN if self.gone_home[clan] else DEPLOYED)]
        where = self.board_at(before.used)
        if where is not None:
            through = i64(where.through[coin])
            deeds.append(ON_LINES + (0 if through <= 2 else (1 if through == 3 else 2)))
            if i64(where.completing[yours]) >> coin & 1:
                deeds.append(BLOCKED)
            if i64(where.completing[after.tops[clan]]) & ~(after.tops[0] | after.tops[1]):
                deeds.append(THREATENED)
        if yours == 0:
            deeds.append(BEFORE_THE_OTHER)
        deeds.append(ON_COLOUR + i64(self.seen.board.colours[coin]))
        warrior.deployed = deeds
        self.tops[coin] = warrior

    def move(self, before: Position, start: i64, to: i64) -> None:
        """A top warrior goes to another coin."""
        mover = self.tops[start]
        if mover is None:
            return
        self.tops[start] = self.unders[start]
        self.unders[start] = None
        below = self.tops[to]
        if below is None:
            mover.landed = ONTO_EMPTY
        elif below.clan == mover.clan:
            mover.landed = ONTO_OWN
        else:
            mover.landed = ONTO_ENEMY + before.kind(to)
        self.unders[to] = below
        self.tops[to] = mover
        mover.moves += 1
        mover.waited_above = mover.waited_below = False

    def fight(self, after: Position, coin: i64) -> None:
        """One of two goes home, or both; of two of one clan it does not matter which."""
        top, under = self.tops[coin], self.unders[coin]
        self.tops[coin] = self.unders[coin] = None
        if top is None or under is None:
            return
        if after.tops[top.clan] >> coin & 1:
            self.tops[coin] = top
            self.gone_home[under.clan] += 1
        elif after.tops[under.clan] >> coin & 1:
            self.tops[coin] = under
            self.gone_home[top.clan] += 1
        else:
            self.gone_home[top.clan] += 1
            self.gone_home[under.clan] += 1

    def wait(self, clan: i64, rose: i64) -> None:
        """The clan that was to move could have fought in these pairs, and did not."""
        for coin in range(i64(COINS)):
            top, under = self.tops[coin], self.unders[coin]
            if top is None or under is None or top.clan == under.clan or coin == rose:
                continue
            if top.clan == clan:
                top.waited_above = True
            else:
                under.waited_below = True

    def deeds(self, coin: i64, on_top: bool) -> list[i64]:
        """All that the warrior on top of a coin, or under it, has done."""
        warrior = self.tops[coin] if on_top else self.unders[coin]
        if warrior is None:
            return []
        found = warrior.deployed.copy()
        if warrior.moves:
            found.append(MOVED if warrior.moves == 1 else MOVED + 1)
            found.append(warrior.landed)
        above = self.tops[coin]
        if not on_top and above is not None and above.clan != warrior.clan:
            found.append(COVERED + (self.kinds >> (4 * coin) & 7))
        if warrior.waited_above:
            found.append(WAITED_ABOVE)
        if warrior.waited_below:
            found.append(WAITED_BELOW)
        if self.seen.phase == BIDDING and self.seen.fight == coin:
            found.append(FIGHTS if self.seen.fighter == warrior.clan else IS_FOUGHT)
        return found


def deeds_of_hidden(seen: Field, clan: i64) -> list[tuple[i64, list[i64]]]:
    """Where each hidden warrior of a clan stands in a world, and what it has done."""
    history = ActHistory(seen)
    found: list[tuple[i64, list[i64]]] = []
    for at in knowledge.places(seen, clan):
        on_top = at < knowledge.UNDER
        coin = at // 3 if on_top else (at - knowledge.UNDER) // 3
        if (seen.kind_top(coin) if on_top else seen.kind_under(coin)) & 7 == 0:
            found.append((at, history.deeds(coin, on_top)))
    return found
