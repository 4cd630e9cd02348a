"""Imagined deals are all equally likely among those that fit what was seen."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from kachidoki.core import CHANCE, Rng, play
from kachidoki.core.laws import chosen, view_laws
from kachidoki.joraku.cards import CARD_NAMES, card_names
from kachidoki.joraku.hand_sampling import below_large, constrained_hand, wanted, ways
from tests.joraku.scene import do, find, idle, scene


def deals(cards: list[int], wants: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """All ways to deal hands of a size that lack suits, by trying every one."""
    if not wants:
        return [()]
    size, lacks = wants[0]
    fitting = [c for c in cards if not lacks >> (c // 7) & 1]
    found = []
    for hand in combinations(fitting, size):
        rest = [c for c in cards if c not in hand]
        mask = sum(1 << c for c in hand)
        found += [(mask, *more) for more in deals(rest, wants[1:])]
    return found


def test_ways_counts_what_trying_every_deal_counts() -> None:
    rng = Rng(b"ways")
    for _ in range(200):
        cards = sorted({int(rng.below(21)) for _ in range(9)})
        wants = [(int(rng.below(3)), 1 + int(rng.below(6))) for _ in range(1 + int(rng.below(2)))]
        packed = sum(wanted(size, lacks) << (8 * k) for k, (size, lacks) in enumerate(wants))
        suits = [sum(c // 7 == s for c in cards) for s in range(3)]
        assert ways(suits[0], suits[1], suits[2], packed) == len(deals(cards, wants))


@pytest.mark.exhaustive
def test_constrained_hands_are_uniform() -> None:
    cards = [0, 1, 2, 7, 8, 14, 15, 16]
    wants = [(2, 0b001), (2, 0b010)]
    packed = wanted(*wants[0]) | wanted(*wants[1]) << 8
    everything = deals(cards, wants)
    rng = Rng(b"uniform")
    drawn: Counter[tuple[int, ...]] = Counter()
    rounds = 400 * len(everything)
    for _ in range(rounds):
        mask = sum(1 << c for c in cards)
        first = constrained_hand(mask, packed, rng)
        second = constrained_hand(mask & ~first, packed >> 8, rng)
        drawn[(first, second)] += 1
    assert set(drawn) == set(everything)
    # Chi-squared: mean n - 1, deviation sqrt(2 (n - 1)); five deviations are never met by chance.
    n = len(everything)
    chi = sum((drawn[deal] - 400) ** 2 / 400 for deal in everything)
    assert abs(chi - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_who_did_not_follow_is_imagined_without_that_suit() -> None:
    state = scene(hands={0: "katana 3", 1: "yari 2"}, without={1: "katana"})
    idle(state, "katana 3")
    idle(state, "yari 2")
    game = find()
    rng = Rng(b"void")
    for _ in range(200):
        dreamt = game.imagine(state.view(2), rng)
        assert not any(card.startswith("katana") for card in card_names(dreamt.hand(1)))


def test_passed_cards_are_imagined_where_they_went() -> None:
    state = scene()
    game = find()
    rng = Rng(b"passed")
    own = state.view(0).as_dict()["own"]
    assert isinstance(own, dict)
    for _ in range(100):
        dreamt = game.imagine(state.view(0), rng)
        assert set(own["gave"]) <= set(card_names(dreamt.hand(1)))


@pytest.mark.exhaustive
def test_with_the_neutral_army_the_discard_is_any_of_eight() -> None:
    state = scene(players=2, mode="neutral", hands={0: "katana 1"})
    do(state, "play katana 1", "march", "end")
    game = find(players=2, mode="neutral")
    rng = Rng(b"discard")
    dropped: Counter[str] = Counter()
    for _ in range(8000):
        dreamt = game.imagine(state.view(0), rng)
        dropped[card_names(dreamt.gave(1) >> 21)[0]] += 1
    own = state.view(0).as_dict()["own"]
    assert isinstance(own, dict)
    given = [dropped[card] for card in own["gave"]]
    others = [n for card, n in dropped.items() if card not in own["gave"]]
    # One in eight for each of the three given cards; the other five are spread over ten.
    assert all(abs(n - 1000) < 150 for n in given)
    assert all(abs(n - 500) < 110 for n in others)
    assert len(others) == 10
    assert set(dropped) <= set(CARD_NAMES)


def test_large_numbers_are_drawn_evenly_below_their_limit() -> None:
    rng = Rng(b"large")
    most = 2**30 + 2**29
    drawn = [int(below_large(most, rng)) for _ in range(900)]
    assert max(drawn) < most
    thirds = Counter(number // 2**29 for number in drawn)
    assert all(abs(thirds[third] - 300) < 75 for third in range(3))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "mode": "houses"},
        {"players": 2, "mode": "neutral"},
        {"players": 3, "passing": "both"},
    ],
    ids=str,
)
def test_until_a_card_is_played_every_imagined_deal_looks_the_same(
    options: dict[str, object],
) -> None:
    game = find(**options)
    rng = Rng(b"before")
    for _ in range(4):
        state = game.start()
        while state.played < 2:
            acting = state.to_act()
            if acting != (CHANCE,):
                view_laws(game, state, rng)
            seat = acting[rng.below(len(acting))]
            state.step(seat, chosen(state, seat, rng))


def test_a_given_card_of_a_suit_that_is_lacked_was_discarded() -> None:
    game = find(players=2, mode="neutral")
    state = game.parse_position(
        "round 1; phase discard; lead 0; red card 1 at omi; blue card 2 at ise; "
        "yellow at shinano samurai omi 2 ise 2 owari 2 mikawa 2 totomi 2; "
        "hand 0 katana 2 3 4 5 6, yari 5 6 ninja; gave 0 katana 1, yari 1, teppo 1; "
        "hand 1 katana 1, yari 1 2 3 4, teppo 1 2 3; gave 1 katana 2 3 4"
    )
    play(state, 0, game.actions.parse("discard yari 5"))
    play(state, 1, game.actions.parse("discard katana 1"))
    idle(state, "katana 6")
    idle(state, "yari 4")  # no katana: the one that seat 0 gave it cannot be in its hand
    rng = Rng(b"given")
    for _ in range(20):
        dreamt = game.imagine(state.view(0), rng)
        assert card_names(dreamt.gave(1) >> 21) == ("katana 1",)
