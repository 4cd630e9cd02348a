"""What a seat must not know, worked out from the record alone, apart from `view`.

A game is a list of lines. For a seat we follow which cards it ever saw in each round; the
names of all the others are then exchanged at random in everybody's lines. The two games must
look the same to that seat, byte for byte.
"""

from __future__ import annotations

from kachidoki.core import CHANCE, Rng
from kachidoki.joraku import Joraku
from kachidoki.joraku.cards import CARD_NAMES

Line = tuple[int, str]
VERBS = ("deal ", "pass ", "draft ", "discard ", "play ")


def card_of(text: str) -> str | None:
    """The card an action names, if it names one."""
    for verb in VERBS:
        if text.startswith(verb):
            return " ".join(text.split()[1:3])
    return None


def rounds_of(lines: list[Line], game: Joraku) -> list[int]:
    """The round, from 0, that each line belongs to; set-up is of round 0."""
    each = 21 - {"houses": 5, "neutral": 5}.get(
        game.options.get("mode", ""), 21 - game.seats * (9 - game.seats)
    )
    found = []
    dealt = 0
    for _, text in lines:
        dealt += text.startswith("deal ")
        found.append(max(0, (dealt - 1) // each))
    return found


class Witness:
    """One seat (None: a spectator) and the cards it has seen this round."""

    def __init__(self, game: Joraku, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.mode = game.options.get("mode", "")
        self.begin()

    def begin(self) -> None:
        self.seen: set[str] = set()
        self.dealt = 0
        self.given: dict[int, list[str]] = {s: [] for s in range(self.game.seats)}
        self.packs: dict[int, list[str]] = {0: [], 1: []}
        self.picked: dict[int, list[str]] = {0: [], 1: []}

    def watch(self, seat: int, text: str) -> None:
        """Follow a line as somebody at the table would."""
        card = card_of(text)
        if card is None:
            return
        if seat == CHANCE:
            self.deal(card)
        elif text.startswith("play "):
            self.seen.add(card)
        elif text.startswith("draft "):
            self.draft(seat, card)
        elif text.startswith("pass "):
            self.passing(seat, card)

    def deal(self, card: str) -> None:
        if self.mode == "houses":
            k = self.dealt
            to = k // 3 if k < 6 else (k - 6) // 5
            if k >= 6:
                self.packs[to].append(card)
        else:
            to = self.dealt // (8 if self.mode == "neutral" else 9 - self.game.seats)
        self.dealt += 1
        if to == self.seat:
            self.seen.add(card)

    def draft(self, seat: int, card: str) -> None:
        self.packs[seat].remove(card)
        self.picked[seat].append(card)
        if len(self.picked[0]) == len(self.picked[1]):
            self.packs = {0: self.packs[1], 1: self.packs[0]}
            if self.seat is not None:
                self.seen.update(self.packs[self.seat])

    def passing(self, seat: int, card: str) -> None:
        self.given[seat].append(card)
        needed = 3 if self.mode == "neutral" else 2
        if any(len(cards) < needed for cards in self.given.values()) or self.seat is None:
            return
        seats = self.game.seats
        left, right = (self.seat - 1) % seats, (self.seat + 1) % seats
        if self.game.options["passing"] == "both":
            self.seen.update((self.given[left][0], self.given[right][1]))
        else:
            self.seen.update(self.given[left])


def exchange_unseen(game: Joraku, lines: list[Line], seat: int | None, rng: Rng) -> list[Line]:
    """The same game with the names of all cards that the seat never saw exchanged."""
    rounds = rounds_of(lines, game)
    names: dict[int, dict[str, str]] = {}
    for number in set(rounds):
        witness = Witness(game, seat)
        for (who, text), round_ in zip(lines, rounds, strict=True):
            if round_ == number:
                witness.watch(who, text)
        unseen = [card for card in CARD_NAMES if card not in witness.seen]
        shuffled = list(unseen)
        for k in range(len(shuffled) - 1, 0, -1):
            other = int(rng.below(k + 1))
            shuffled[k], shuffled[other] = shuffled[other], shuffled[k]
        names[number] = dict(zip(unseen, shuffled, strict=True))
    changed = []
    for (who, text), round_ in zip(lines, rounds, strict=True):
        card = card_of(text)
        if card is not None and card in names[round_]:
            text = text.replace(card, names[round_][card])
        changed.append((who, text))
    return changed


def random_lines(game: Joraku, rng: Rng) -> list[Line]:
    """A random game."""
    state = game.start()
    lines = []
    while acting := state.to_act():
        seat = acting[rng.below(len(acting))]
        choices = state.legal(seat)
        action = choices[rng.below(len(choices))]
        lines.append((seat, str(action)))
        state.step(seat, action)
    return lines
