"""Rokumon's state on the contract: whose decision is next, what is open, what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Outcome
from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon import actions, campaign, events, fight, honour, notation
from kachidoki.rokumon.action_kind import NOTHING
from kachidoki.rokumon.actions import (
    ACCEPT_ACTION,
    DEALS,
    FLIPS,
    KIND_AT,
    READY_ACTION,
    SURRENDER_ACTION,
    TO_AT,
)
from kachidoki.rokumon.available_actions import ACTION_KINDS, can_act
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.deploy import deploy
from kachidoki.rokumon.move import move
from kachidoki.rokumon.outcome import final_outcome
from kachidoki.rokumon.repetition import remember, same_past
from kachidoki.rokumon.revenge_tokens import add_tokens, addable
from kachidoki.rokumon.state import (
    BIDDING,
    DEALING,
    FLIPPING,
    LOST,
    NOBODY,
    OVER,
    TURN,
    Field,
)
from kachidoki.rokumon.surprise import lock, surprise
from kachidoki.rokumon.taroma import taroma_turn
from kachidoki.rokumon.view import RokumonView, hide
from kachidoki.rokumon.warriors import CLANS
from kachidoki.rokumon.winning import GO_ON, NO_ACTION, REPEATED, REVEAL, SURRENDERED

_CHANCE_ACTS: Final = (CHANCE,)
_NOBODY_ACTS: Final[tuple[int, ...]] = ()
_ALONE: Final = [(0,), (1,)]
_SURRENDER: Final = (SURRENDER_ACTION,)
_READY: Final = (READY_ACTION,)
_ACCEPT: Final = (ACCEPT_ACTION,)


@final
@mypyc_attr(free_list_len=1)
class RokumonState(Field):
    """Where a game of Rokumon stands.

    States are equal if they are of equal games, every coin, warrior and token is in the same
    place, hidden values included, and the same positions count for a repetition [K9]. A state
    changes as it is played on: put a copy into a set.
    """

    def to_act(self) -> tuple[int, ...]:
        """Whose decision is next."""
        if self.clan >= 0:
            return _ALONE[self.seat_of(self.clan)]
        return _NOBODY_ACTS if self.phase == OVER else _CHANCE_ACTS

    def seat_of(self, clan: i64) -> i64:
        """The seat that plays a clan; alone against Taroma there is one seat."""
        return clan if self.setting.taroma < 0 else 0

    def clan_of(self, seat: i64) -> i64:
        """The clan that a seat plays."""
        return seat if self.setting.taroma < 0 else 1 - self.setting.taroma

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """What a seat may do now, in a fixed order."""
        if self.clan < 0:
            return self.draws_open() if seat == CHANCE else NOTHING
        if seat < 0 or seat != self.seat_of(self.clan):
            return NOTHING
        if self.phase == TURN:
            found = self.actions()
            return found + _SURRENDER if self.setting.surrender else found
        if self.phase == BIDDING:
            return addable(self) + _READY
        return _ACCEPT

    def actions(self) -> tuple[Action, ...]:
        """The actions of the clan to move, surrender not among them."""
        found = NOTHING
        for kind in ACTION_KINDS[self.act]:
            found = found + kind.listed(self, self.clan)
        return found

    def draws_open(self) -> tuple[Action, ...]:
        """What chance may draw."""
        if self.phase == FLIPPING:
            return FLIPS
        if self.phase != DEALING:
            return NOTHING
        left = campaign.undealt(self)
        return tuple([DEALS[pips - 1] for pips in range(1, 8) if left >> pips & 1])

    def step(self, seat: i64, action: Action, log: Log | None = None) -> None:
        """Take an action; trusts that it is legal. Taroma answers by itself."""
        self.take(action, log)
        self.let_taroma_act(log)

    def let_taroma_act(self, log: Log | None) -> None:
        """Alone: while it is Taroma's turn, it acts by itself."""
        taroma = self.setting.taroma
        if taroma >= 0:
            while self.phase == TURN and self.clan == taroma:
                self.take(taroma_turn(self, log), log)

    def take(self, action: Action, log: Log | None) -> None:
        """Carry out one action of the clan to move, or a draw of chance."""
        kind = action.kind
        bit = action.bit
        if kind == actions.DEAL:
            campaign.deal_coin(self, bit, log)
            return
        if kind == actions.FLIP:
            campaign.draw_flip(self, bit, log)
            return
        clan = self.clan
        if self.taken != clan:
            self.taken = NOBODY
        self.moved = NOBODY
        self.plain = 0
        if kind == actions.ADD:
            add_tokens(self, bit, log)
            self.fight_on(log)
        elif kind == actions.READY:
            fight.say_ready(self, log)
            self.fight_on(log)
        elif kind == actions.ACCEPT:
            campaign.end_act(self, REVEAL, log)
        elif kind == actions.SURRENDER:
            campaign.end_act(self, SURRENDERED, log)
        else:
            self.turn(kind, bit, log)

    def turn(self, kind: i64, bit: i64, log: Log | None) -> None:
        """One of the four actions of a turn."""
        coin = i64(self.board.coin_at[bit & 127])
        locked = NO_COIN
        if log is not None:
            events.turn(self, kind, bit, log)
        if kind == actions.MOVE:
            self.moved = self.clan
            verdict = move(self, coin, i64(self.board.coin_at[bit >> TO_AT & 127]))
            if verdict == REVEAL and honour.bound(self) == 1 - self.clan:
                if self.taken != self.clan:
                    self.phase = LOST  # [K10] asked before the act is closed
                    return
        elif kind == actions.DEPLOY:
            verdict = deploy(self, coin, bit >> KIND_AT)
        elif kind == actions.SURPRISE:
            verdict = surprise(self, coin, bit >> TO_AT & 127)
            locked = coin
        else:
            fight.begin_fight(self, coin)
            self.fight_on(log)
            return
        self.conclude(verdict, locked, log)

    def conclude(self, verdict: i64, locked: i64, log: Log | None) -> None:
        """Close the act, or pass the turn."""
        if verdict != GO_ON:
            campaign.end_act(self, verdict, log)
            return
        clan = self.fighter if self.fighter >= 0 else self.clan
        self.plain = 1 if self.fighter < 0 else 0
        self.fighter = NOBODY
        self.fight = NO_COIN
        lock(self, locked)
        self.phase = TURN
        self.clan = 1 - clan
        if not can_act(self, 1 - clan):
            self.clan = clan
            campaign.end_act(self, NO_ACTION, log)
        elif remember(self):
            campaign.end_act(self, REPEATED, log)
        elif log is not None and honour.tanomo(self):
            facts: Facts = {"clan": CLANS[clan]}
            log.append(Event("rokumon.tanomo", facts, "Code of honour, K11"))

    def fight_on(self, log: Log | None) -> None:
        """Ask for tokens, or show both warriors and settle the fight."""
        if fight.both_ready(self):
            self.clan = self.fighter
            if log is not None:
                events.showdown(self, log)
            self.conclude(fight.settle_fight(self, self.fight), NO_COIN, log)

    def in_turn(self) -> tuple[int, ...]:
        """Whose turn is under way: a fight's until both are ready, a lost Move's until accepted.

        The tokens that the other one adds to a fight are answers in the fighter's turn.
        """
        if self.phase == BIDDING:
            return _ALONE[self.seat_of(self.fighter)]
        if self.phase == LOST:
            return _ALONE[self.seat_of(self.clan)]
        return _NOBODY_ACTS

    def loose(self, seat: i64) -> int:
        """[K10] The very last Move of the player with more tokens can be taken back."""
        return 1 if honour.may_take_back(self, self.clan_of(seat)) else 0

    def answer_loose(self) -> bool:
        """[K10] A bot's answer is taken back too, unless it was a fight or ended the act."""
        return self.plain == 1 and self.phase == TURN

    def took_back(self, seat: i64) -> None:
        """Once a turn."""
        self.taken = self.clan_of(seat)

    def outcome(self) -> Outcome | None:
        """Who won and why, once the game is over."""
        return final_outcome(self) if self.phase == OVER else None

    def copy(self) -> RokumonState:
        """An independent state."""
        other = RokumonState(self.setting)
        other.copy_field(self)
        return other

    def pieces(self) -> Mapping[str, int]:
        """What never changes: the warriors of each clan, and the seven tokens' use."""
        return notation.pieces(self)

    def position(self) -> str:
        """The whole state as one line, but for the positions that [K9] remembers."""
        return notation.position(self)

    def view(self, seat: int | None) -> RokumonView:
        """What a seat, or a spectator, may know."""
        seen = self.copy()
        hide(seen, NOBODY if seat is None else self.clan_of(seat))
        return RokumonView(seat, seen)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RokumonState)
            and self.contents() == other.contents()
            and same_past(self.past, other.past)
            and self.setting == other.setting
        )

    def __hash__(self) -> int:
        return hash(self.contents())

    def __repr__(self) -> str:
        return f"<RokumonState {self.position()}>"
