"""Kuhn poker, a whole game in one file that keeps Kachidoki's contract and all of its laws.

Three cards, 1, 2 and 3; each of two players gets one and has paid one coin. In turn they check or
bet one more coin; a bet is called or folded. After a call, or two checks, the higher card wins.

Run it with `python examples/kuhn_poker.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from kachidoki.core import CHANCE, Action, Actions, BadPosition, Event, Outcome, Rng, Table, View
from kachidoki.core import State as AnyState
from kachidoki.core.errors import quoted
from kachidoki.core.event import Log
from kachidoki.core.laws import random_game, random_table
from kachidoki.core.position import number

# Every decision there is, made once: kind and bit are for the rules to read.
ACTIONS = Actions("kuhn")
DEALS = [ACTIONS.add(f"deal {card}", 0, card) for card in (1, 2, 3)]
CHECK, BET, CALL, FOLD = [
    ACTIONS.add(text, 1, bit) for bit, text in enumerate(("check", "bet", "call", "fold"))
]
# What may be said after what was said.
NEXT: dict[tuple[Action, ...], tuple[Action, ...]] = {
    (): (CHECK, BET),
    (CHECK,): (CHECK, BET),
    (BET,): (CALL, FOLD),
    (CHECK, BET): (CALL, FOLD),
}  # after anything else the game is over


@dataclass(unsafe_hash=True, repr=False)
class State:
    """The cards of both seats (0: not dealt, or not known), how many are dealt, what was said."""

    cards: tuple[int, int]
    dealt: int
    said: tuple[Action, ...]

    def __repr__(self) -> str:
        return f"<{self.position()}>"

    def to_act(self) -> tuple[int, ...]:
        if self.dealt < 2:
            return (CHANCE,)
        return (len(self.said) % 2,) if self.said in NEXT else ()

    def legal(self, seat: int) -> Sequence[Action]:
        if seat not in self.to_act():
            return ()
        if seat == CHANCE:
            return [deal for deal in DEALS if deal.bit not in self.cards]
        return NEXT[self.said]

    def step(self, seat: int, action: Action, log: Log | None = None) -> None:
        if seat == CHANCE:
            to, card = self.dealt, int(action.bit)
            self.cards = (card, 0) if to == 0 else (self.cards[0], card)
            self.dealt += 1
            hidden = Event("kuhn.dealt-face-down", {"seat": to}, "Deal")
            event = Event("kuhn.dealt", {"seat": to, "card": card}, "Deal", (to,), hidden)
        else:
            self.said += (action,)
            event = Event(f"kuhn.{action}", {"seat": seat}, "Betting")
        if log is not None:
            log.append(event)

    def shown(self) -> bool:
        """Whether the cards are face up: the game is over, and nobody folded."""
        return not self.to_act() and self.said[-1] is not FOLD

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        if self.said[-1] is FOLD:
            winner, coins = len(self.said) % 2, 1
        else:
            winner, coins = int(self.cards[1] > self.cards[0]), 1 + (CALL in self.said)
        scores = (coins, -coins) if winner == 0 else (-coins, coins)
        reason = Event("kuhn.won", {"seat": winner, "coins": coins}, "Showdown")
        return Outcome(scores, (winner, 1 - winner), (winner,), reason)

    def view(self, seat: int | None) -> KuhnView:
        known = [card if self.shown() or at == seat else 0 for at, card in enumerate(self.cards)]
        return KuhnView(seat, State((known[0], known[1]), self.dealt, self.said), self.to_act())

    def in_turn(self) -> tuple[int, ...]:
        return ()  # every turn is one action

    def loose(self, seat: int) -> int:
        return 0  # nothing can be taken back

    def answer_loose(self) -> bool:
        return False

    def took_back(self, seat: int) -> None:
        pass  # so there is nothing to note

    def pieces(self) -> Mapping[str, int]:
        return {"cards dealt": self.dealt}

    def position(self) -> str:
        return " ".join([str(self.cards[0]), str(self.cards[1]), *map(str, self.said)])

    def copy(self) -> State:
        return State(self.cards, self.dealt, self.said)


@dataclass(frozen=True)
class KuhnView:
    """What a seat (None: a spectator) knows: `seen` is the state without the other's card."""

    seat: int | None
    seen: State
    acting: tuple[int, ...]
    game: ClassVar[str] = "kuhn"

    def to_act(self) -> tuple[int, ...]:
        return self.acting

    def legal(self) -> Sequence[Action]:
        return () if self.seat is None else self.seen.legal(self.seat)

    def scores(self) -> tuple[int, ...]:
        return ()  # coins change hands at the end only

    def why_not(self, action: Action) -> Event:
        answer = bool(self.seen.said) and self.seen.said[-1] is BET
        return Event("kuhn.no.answer-the-bet" if answer else "kuhn.no.bet-yet", {}, "Betting")

    def as_dict(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seat": self.seat,
            "cards": list(self.seen.cards),
            "said": [str(action) for action in self.seen.said],
            "to_act": list(self.acting),
            "legal": [str(action) for action in self.legal()],
        }


class KuhnPoker:
    """The game; it has no options."""

    name, rules_version, seats, actions = "kuhn", 1, 2, ACTIONS
    options: Mapping[str, str] = {}

    def start(self, log: Log | None = None) -> State:
        return State((0, 0), 0, ())

    def parse_position(self, text: str) -> State:
        words = text.split()
        if len(words) < 2:
            raise BadPosition(f"{quoted(text)} should begin with two cards, such as '3 1'")
        first, second = (number(word, 0, 3, "card") for word in words[:2])
        if first == second > 0 or first == 0 < second:
            raise BadPosition(f"{quoted(text)}: two different cards are dealt, the first one first")
        state = State((first, second), (first > 0) + (second > 0), ())
        for word in words[2:]:
            action = ACTIONS.parse(word)
            if action not in state.legal(len(state.said) % 2):
                raise BadPosition(f"{quoted(text)}: {quoted(word)} cannot be said there")
            state.said += (action,)
        return state

    def freeze(self, state: AnyState) -> list[object]:
        return [state.position()]  # the line holds everything

    def thaw(self, data: object) -> State:
        if not (isinstance(data, list) and len(data) == 1 and isinstance(data[0], str)):
            raise BadPosition("the data is no state of Kuhn poker")
        return self.parse_position(data[0])

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, KuhnView)
        cards = list(view.seen.cards)
        for seat in range(view.seen.dealt):
            if cards[seat] == 0:
                left = [card for card in (1, 2, 3) if card not in cards]
                cards[seat] = left[rng.below(len(left))]
        return State((cards[0], cards[1]), view.seen.dealt, view.seen.said)


if __name__ == "__main__":
    game = KuhnPoker()
    for each in range(200):
        random_game(game, Rng(b"law %d" % each), thorough_every=1)
        random_table(game, b"seed %d" % each, Rng(b"table %d" % each))
    print("200 games and tables, all laws hold")
    table = Table(game, seed=b"kuhn")
    print("seat 0 sees", table.view(0).as_dict())
    table.play(0, "bet")
    table.play(1, "call")
    print(table.record().text(), end="")
