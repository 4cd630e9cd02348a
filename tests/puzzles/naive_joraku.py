"""What a puzzle of Joraku claims, confirmed plainly: all boards, all worlds, all passes."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import combinations

from kachidoki.puzzles.puzzle import Puzzle
from tests.joraku.naive import AREAS, CARDS, Naive, suit_of, winning_place

Given = dict[int, set[str]]


class Line:
    """The items of a position line, as far as puzzles need them."""

    def __init__(self, puzzle: Puzzle) -> None:
        options = puzzle.options
        players = options.get("players", "4")
        self.game = Naive("neutral" if players == "2" else players, [])
        self.seat = puzzle.seat
        self.gave: Given = {seat: set() for seat in self.game.seats}
        self.dropped: Given = {seat: set() for seat in self.game.seats}
        self.tricks: list[list[tuple[str, str]]] = []  # colour and card
        for item in puzzle.position.split("; "):
            name, _, rest = item.partition(" ")
            if name == "round":
                self.game.round = int(rest)
            elif name == "lead":
                self.game.holder = int(rest)
            elif name in self.game.factions:
                self.army(name, rest.split())
            elif name in ("hand", "gave", "dropped"):
                seat, _, cards = rest.partition(" ")
                held = self.game.hands if name == "hand" else getattr(self, name)
                held[int(seat)] |= set(cards_of(cards))
            elif name == "trick":
                plays = [play.split(maxsplit=1) for play in rest.split(", ")]
                self.tricks.append([(colour, card) for colour, card in plays])
        if self.tricks and len(self.tricks[-1]) < len(self.game.seats):
            now = self.tricks[-1]
            seats = self.game.own_colours
            self.game.trick = [(seats.index(colour), colour, card) for colour, card in now]
        self.game.stage = "play"

    def army(self, colour: str, words: list[str]) -> None:
        """Read a colour: card, place, points and Samurai."""
        game = self.game
        game.samurai[colour] = dict.fromkeys(AREAS, 0)
        if "samurai" in words:
            at = words.index("samurai")
            stand = words[at + 1 :]
            for area, count in zip(stand[::2], stand[1::2], strict=True):
                game.samurai[colour][area] = int(count)
            words = words[:at]
        for name, value in zip(words[::2], words[1::2], strict=True):
            if name == "card":
                game.daimyo_cards[colour] = int(value)
            elif name == "at":
                game.daimyo[colour] = value
            else:
                game.rp[colour] = int(value)


def cards_of(text: str) -> Iterator[str]:
    """Cards that are written by suit.

    >>> list(cards_of("katana ninja 3, yari 2"))
    ['katana ninja', 'katana 3', 'yari 2']
    """
    for part in text.split(", "):
        suit, *ranks = part.split()
        yield from (f"{suit} {rank}" for rank in ranks)


def board(game: Naive) -> tuple[object, ...]:
    """Where everything stands."""
    stand = [tuple(game.samurai[colour].values()) for colour in game.factions]
    return (*stand, *(game.daimyo[colour] for colour in game.factions))


def all_ends(game: Naive, seat: int) -> dict[tuple[object, ...], Naive]:
    """Every board that a turn can end with, and the game after its scoring."""
    ends: dict[tuple[object, ...], Naive] = {}
    known = set()
    waiting = [game]
    while waiting:
        before = waiting.pop()
        for action in before.legal(seat):
            after = copy.deepcopy(before)
            after.step(seat, action)
            if action == "end":
                ends[board(before)] = after
                continue
            key = (board(after), after.stage, after.placed, after.points, len(after.hands[seat]))
            if key not in known:
                known.add(key)
                waiting.append(after)
    return ends


def paid_next(game: Naive, end: tuple[object, ...]) -> dict[str, int]:
    """Everybody's points if a board were paid by the rows of the next round."""
    later = copy.deepcopy(game)
    later.round += 1
    count = len(later.factions)
    for colour, stand, at in zip(later.factions, end[:count], end[count:], strict=True):
        assert isinstance(stand, tuple), "how many Samurai stand in each area"
        later.samurai[colour] = dict(zip(AREAS, stand, strict=True))
        later.daimyo[colour] = str(at)
    later.score_prestige()
    return later.rp


def last_turn(puzzle: Puzzle) -> bool:
    """Whether one board only is best, and the answer leads there."""
    game = Line(puzzle).game
    seat, colour = puzzle.seat, game.owned[puzzle.seat][0]
    ends = all_ends(game, seat)
    if puzzle.found.goal == "victory":
        best = [end for end, after in ends.items() if after.ranking()[0] == seat]
    else:
        next_round = puzzle.found.goal == "next"
        values = {
            end: (paid_next(game, end) if next_round else after.rp)[colour] - game.rp[colour]
            for end, after in ends.items()
        }
        most = max(values.values())
        best = [end for end, value in values.items() if value == most]
        assert puzzle.found.proof["points"] == most
    assert puzzle.found.proof["boards"] == len(ends)
    *steps, end = puzzle.found.answer
    for action in steps:
        game.step(seat, action)
    return end == "end" and best == [board(game)]


def lacked(line: Line, seat: int) -> set[str]:
    """The suits that a seat has shown not to have."""
    colour = line.game.owned[seat][0]
    found = set()
    for trick in line.tricks:
        led = suit_of(trick[0][1])
        found |= {led for who, card in trick if who == colour and suit_of(card) != led}
    return found


def hands_that_fit(line: Line) -> Iterator[dict[int, set[str]]]:
    """The hands of the others in every world that fits what the seat knows."""
    game, seat = line.game, line.seat
    played = {card for trick in line.tricks for _, card in trick}
    seen = played | game.hands[seat] | line.gave[seat] | line.dropped[seat]
    unknown = [card for card in CARDS if card not in seen]
    others = [other for other in game.seats if other != seat]
    left = (seat + 1) % len(game.seats)

    def fill(rest: list[int], free: list[str]) -> Iterator[dict[int, set[str]]]:
        if not rest:
            yield {}
            return
        other = rest[0]
        size = len(game.hands[other])
        given = line.gave[seat] - played if other == left else set()
        # In the two-player game the other may have discarded one of the cards it was given.
        kept = [given]
        if game.shape == "neutral":
            kept += [given - {card} for card in given]
        for held in kept:
            for more in combinations(free, size - len(held)) if size >= len(held) else ():
                hand = held | set(more)
                if {suit_of(card) for card in hand} & lacked(line, other):
                    continue
                for hands in fill(rest[1:], [card for card in free if card not in more]):
                    yield {other: hand, **hands}

    yield from fill(others, unknown)


def can_lose(trick: list[tuple[int, str]], hands: dict[int, set[str]], seat: int) -> bool:
    """Whether those who still play can keep a seat from winning."""
    seats = len(hands) + 1
    if len(trick) == seats:
        return trick[winning_place([card for _, card in trick])][0] != seat
    other = (trick[0][0] + len(trick)) % seats
    led = suit_of(trick[0][1])
    follow = {card for card in hands[other] if suit_of(card) == led} or hands[other]
    return any(can_lose([*trick, (other, card)], hands, seat) for card in follow)


def sure_card(puzzle: Puzzle) -> bool:
    """Whether one card only wins the skirmish in every world that fits."""
    line = Line(puzzle)
    trick = [(seat, card) for seat, _, card in line.game.trick]
    worlds = list(hands_that_fit(line))
    cards = [action.removeprefix("play ") for action in line.game.legal(puzzle.seat)]
    sure = [
        card
        for card in cards
        if not any(can_lose([*trick, (puzzle.seat, card)], hands, puzzle.seat) for hands in worlds)
    ]
    return bool(worlds) and [f"play {card}" for card in sure] == list(puzzle.found.answer)


def void(puzzle: Puzzle) -> bool:
    """Whether one pass only leaves most suits out, whatever comes in return."""
    hand = Line(puzzle).game.hands[puzzle.seat]
    outside = [card for card in CARDS if card not in hand]

    def missing(given: tuple[str, ...], got: tuple[str, ...]) -> int:
        return 3 - len({suit_of(card) for card in (hand - set(given)) | set(got)})

    received = list(combinations(outside, 2))
    passes = list(combinations(sorted(hand), 2))
    best = [
        given
        for given in passes
        if all(
            missing(given, got) == max(missing(other, got) for other in passes) for got in received
        )
    ]
    return [{f"pass {card}" for card in given} for given in best] == [set(puzzle.found.answer)]


def confirmed(puzzle: Puzzle) -> bool:
    """Whether a puzzle's answer is the one best answer."""
    goal = puzzle.found.goal
    if goal == "void":
        return void(puzzle)
    return sure_card(puzzle) if goal == "card" else last_turn(puzzle)
