"""The card that wins a skirmish for sure: in every world that fits what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kachidoki.bots.best import best_of
from kachidoki.core import Rng
from kachidoki.joraku import JorakuState, skirmish
from kachidoki.joraku.cards import CARD_NAMES
from kachidoki.joraku.imagine import imagine
from kachidoki.joraku.state import HOUSES, PLAYING, played_colour
from kachidoki.puzzles.puzzle import CARD, Found, Lines
from kachidoki.review.joraku.worlds import all_worlds

MOST_WORLDS: Final = 800
FEWEST_WORLDS: Final = 4  # where others still play: with fewer nothing has to be counted


def with_card(state: JorakuState, card: int) -> JorakuState:
    """After a card of the seat to act, whatever it is used for: that changes no skirmish."""
    after = state.copy()
    skirmish.play_card(after, card, False, None)
    if after.played < after.setting.plays:
        skirmish.ask_for_card(after)
    return after


def open_cards(state: JorakuState) -> list[int]:
    """The cards that the seat to act may play."""
    return [card for card in range(21) if state.open >> card & 1]


def beaten(world: JorakuState, seat: int) -> Lines | None:
    """How those who still play can keep a seat from winning the skirmish; None if they cannot."""
    if world.played == world.setting.plays:
        place = skirmish.winning_play(world.now, world.played)
        return None if played_colour(world.now, place) == seat else ()
    for card in open_cards(world):
        more = beaten(with_card(world, card), seat)
        if more is not None:
            return ((int(world.seat), f"play {CARD_NAMES[card]}"), *more)
    return None


def refuted(worlds: list[JorakuState], seat: int, card: int) -> Lines | None:
    """How a card loses in some world; None if it wins in all of them."""
    for world in worlds:
        lost = beaten(with_card(world, card), seat)
        if lost is not None:
            return lost
    return None


def found(state: JorakuState, seat: int) -> Iterator[Found]:
    """The only card that surely wins, if there is just one."""
    if state.phase != PLAYING or state.setting.shape == HOUSES:
        return
    cards = open_cards(state)
    if len(cards) < 2:
        return
    worlds = all_worlds(state.view(seat).seen, seat, MOST_WORLDS)
    if worlds is None or (len(worlds) < FEWEST_WORLDS and state.played < state.setting.plays - 1):
        return
    replies: dict[str, Lines] = {}
    sure = []
    for card in cards:
        lost = refuted(worlds, seat, card)
        if lost is None:
            sure.append(card)
            if len(sure) > 1:
                return
        else:
            replies[f"play {CARD_NAMES[card]}"] = lost
    if len(sure) == 1:
        proof = {"worlds": len(worlds), "cards": len(cards)}
        answer = (f"play {CARD_NAMES[sure[0]]}",)
        yield Found(CARD, theme_of(state, sure[0]), answer, replies=replies, proof=proof)


def theme_of(state: JorakuState, card: int) -> str:
    """Whether cards must be counted, or all have been seen but one's own."""
    if card % 7 == 0:
        return "sure-ninja"
    return "last-card" if state.played == state.setting.plays - 1 else "sure-card"


def refuting_world(state: JorakuState, seat: int, card: str, reply: Lines) -> JorakuState:
    """A world that fits the seat's view, after its card, in which the others can reply so."""
    worlds = all_worlds(state.view(seat).seen, seat, MOST_WORLDS)
    for world in worlds or []:
        after = with_card(world, CARD_NAMES.index(card.removeprefix("play ")))
        if holds(after, reply):
            return world
    raise AssertionError("a reply of the pack fits the seat's view")


def holds(after: JorakuState, reply: Lines) -> bool:
    """Whether all cards of a reply can be played from here."""
    for _, text in reply:
        card = CARD_NAMES.index(text.removeprefix("play "))
        if card not in open_cards(after):
            return False
        after = with_card(after, card)
    return True


def guess(state: JorakuState, seat: int, worlds: int, rng: Rng) -> tuple[str, ...]:
    """The card that surely wins in most of a few imagined worlds."""
    seen = state.view(seat).seen
    imagined = [imagine(seen, seat, rng) for _ in range(worlds)]
    cards = open_cards(state)
    wins = [sum(beaten(with_card(each, card), seat) is None for each in imagined) for card in cards]
    return (f"play {CARD_NAMES[best_of(cards, wins, rng)]}",)
