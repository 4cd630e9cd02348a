"""Writes what a seat of Rokumon knows into flat memory, a byte for each number.

`rokumon_encoding` says which number stands where, and reads it back. Everything here gets what a
view holds, never a state with secrets in it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core.action import Action
from kachidoki.core.contract import View
from kachidoki.rl.joraku_writer import bits, one, zeros
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.honour import bound
from kachidoki.rokumon.repetition import POSITION
from kachidoki.rokumon.state import OVER, SHOWN, TURN, Field
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView
from kachidoki.rokumon.warriors import STAR, in_supply, value_of

NOT_OURS: Final = "an encoding of Rokumon needs the view of one of its seats"
COINS: Final[i64] = 7
PHASE_COUNT: Final[i64] = 6
REASON_COUNT: Final[i64] = 8
KIND_COUNT: Final[i64] = 5
OWNER_BITS: Final[i64] = 40
VALUE_BITS: Final[i64] = 56
PAST: Final[i64] = 48  # earlier positions in the information state
# How many ways there are to lay out a clan's hidden warriors, and how many warriors it has.
WORLDS: Final[list[i64]] = [12, 60]
WARRIORS: Final[list[i64]] = [4, 5]
PLANES: Final[i64] = 25  # numbers for each cell


@final
class RokumonWriter:
    """Writes for the cells and actions that a game can have."""

    def __init__(self, cells: i64, place: list[i64], actions: i64, action: list[i64]) -> None:
        self.cells = cells
        self.place = place  # of a cell among those of the game; below 0: not one of them
        self.actions = actions
        self.action = action  # the same for actions, by their index

    def write_view(self, view: View, out: vec[u8]) -> None:
        """All that the seat of a view knows now."""
        if not isinstance(view, RokumonView) or view.seat is None:
            raise ValueError(NOT_OURS)
        self.observation(view.seen, view.seat, out, 0)

    def write_mask(self, view: View, out: vec[u8]) -> None:
        """A one for each action that the seat of a view may take now."""
        if not isinstance(view, RokumonView) or view.seat is None:
            raise ValueError(NOT_OURS)
        self.mask(view.seen.legal(view.seat), out, 0)

    def observation(self, p: RokumonState, seat: i64, out: vec[u8], at: i64) -> i64:
        """All that a seat knows now; `p` is what its view has seen."""
        at = one(out, at, 2, p.clan_of(seat))
        at = one(out, at, 7, p.act - 1)
        at = one(out, at, PHASE_COUNT, p.phase)
        at = one(out, at, 2, p.clan)
        at = one(out, at, 2, p.winner)
        at = one(out, at, REASON_COUNT, p.reason)
        out[at] = u8(p.won0)
        out[at + 1] = u8(p.won1)
        out[at + 2] = u8(p.draws)
        out[at + 3] = u8(p.deciders)
        out[at + 4] = u8(p.flip)
        at += 5
        for coin in range(COINS):
            out[at + coin] = u8(p.pips >> (3 * coin) & 7)
        at += COINS
        for clan in range(i64(2)):
            supply = p.supply(clan)
            for kind in range(KIND_COUNT):
                out[at + kind] = u8(in_supply(supply, kind))
            at += KIND_COUNT
        out[at] = u8(p.fresh0)
        out[at + 1] = u8(p.fresh1)
        out[at + 2] = u8(p.spent0)
        out[at + 3] = u8(p.spent1)
        at = bits(out, at + 4, 2, p.used)
        at = one(out, at, 2, bound(p))
        at = one(out, at, 2, p.fighter)
        out[at] = u8(p.added0)
        out[at + 1] = u8(p.added1)
        out[at + 2] = u8(p.readies)
        at = one(out, at + 3, 2, p.moved)
        at = one(out, at, 2, p.taken)
        out[at] = u8(p.plain)
        out[at + 1] = u8(times(p))
        at += 2
        clan = 1 if p.triple != NO_COIN and p.top1 >> p.triple & 1 else 0
        self.warrior(out, at, 1, clan, p.kind_third)
        return self.board(p, out, at + 3)

    def board(self, p: RokumonState, out: vec[u8], at: i64) -> i64:
        """The coins and what stands on them, a plane for each thing to know."""
        n = self.cells
        after = zeros(out, at, PLANES * n)
        guessed = knowledge.tracked(p) and p.triple == NO_COIN and TURN <= p.phase < OVER
        for coin in range(p.board.coins):
            here = at + self.place[p.board.cells[coin]]
            out[here + n * p.board.colours[coin]] = u8(1)
            out[here + 3 * n] = u8(p.pips >> (3 * coin) & 7)
            out[here + 4 * n] = u8(1 if p.lock == coin else 0)
            out[here + 5 * n] = u8(1 if p.fight == coin else 0)
            out[here + 6 * n] = u8(1 if p.triple == coin else 0)
            for clan in range(i64(2)):
                if p.top(clan) >> coin & 1:
                    out[here + (7 + clan) * n] = u8(1)
                    self.warrior(out, here + 11 * n, n, clan, p.kind_top(coin))
                    if guessed:
                        self.guess(p, clan, coin, True, out, here + 17 * n)
                if p.under(clan) >> coin & 1:
                    out[here + (9 + clan) * n] = u8(1)
                    self.warrior(out, here + 14 * n, n, clan, p.kind_under(coin))
                    if guessed:
                        self.guess(p, clan, coin, False, out, here + 21 * n)
        return after

    def warrior(self, out: vec[u8], at: i64, apart: i64, clan: i64, kind: i64) -> None:
        """A warrior's number, its star, and whether a fight has shown it."""
        out[at] = u8(value_of(clan, kind & 7))
        out[at + apart] = u8(1 if clan == 1 and kind & 7 == STAR else 0)
        out[at + 2 * apart] = u8(1 if kind & SHOWN else 0)

    def guess(
        self, p: RokumonState, clan: i64, coin: i64, top: bool, out: vec[u8], at: i64
    ) -> None:
        """The kinds that a warrior could be, as everybody can tell."""
        for kind in knowledge.could_be(p, clan, coin, top):
            if kind:
                out[at + (kind - 1) * self.cells] = u8(1)

    def mask(self, actions: tuple[Action, ...], out: vec[u8], at: i64) -> i64:
        """A one for each of the actions."""
        for k in range(self.actions):
            out[at + k] = u8(0)
        for action in actions:
            out[at + self.action[action.index]] = u8(1)
        return at + self.actions


def times(p: Field) -> i64:
    """How often the position at the start of this turn has stood in this act [K9]."""
    newest = p.past
    if newest is None:
        return 0
    found: i64 = 0
    past = p.past
    while past is not None:
        if past.owners == newest.owners and past.values == newest.values:
            found += 1
        past = past.earlier
    return found


def write_memory(p: Field, out: vec[u8], at: i64) -> i64:
    """What can be told of hidden warriors, and the positions that count for a repetition."""
    for clan in range(i64(2)):
        size = WARRIORS[clan]
        after = zeros(out, at, WORLDS[clan] * size)
        if knowledge.tracked(p) and p.triple == NO_COIN:
            places = knowledge.places(p, clan)
            for world in knowledge.worlds(p, clan):
                kinds: i64 = world
                for k in range(len(places)):
                    out[at + k] = u8(kinds >> places[k] & 7)
                at += size
        at = after
    past = p.past
    for _ in range(PAST):
        if past is None:
            at = zeros(out, at, OWNER_BITS + VALUE_BITS + 1)
        else:
            out[at] = u8(1)
            at = bits(out, at + 1, OWNER_BITS, past.owners & POSITION)
            at = bits(out, at, VALUE_BITS, past.values)
            past = past.earlier
    return at
