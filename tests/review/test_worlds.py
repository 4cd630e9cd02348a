"""All worlds that fit, against a naive list made from what the view says in words."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

from kachidoki.core import Rng
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.cards import CARD_NAMES, card_names
from kachidoki.joraku.imagine import imagine
from kachidoki.review.joraku.grid import grid
from kachidoki.review.joraku.worlds import all_worlds
from tests.review.enumerated import MOST_WORLDS, positions

Hands = frozenset[tuple[int, frozenset[str]]]


def owners(shown: dict[str, Any]) -> dict[str, int]:
    return {faction["colour"]: faction["seat"] for faction in shown["factions"]}


def naive_worlds(view: JorakuView) -> set[Hands]:
    """Hands of the others that agree with all that was shown: every split, then tried."""
    shown: dict[str, Any] = view.as_dict()
    own = shown["own"]
    seat_of = owners(shown)
    tricks = [*shown["skirmishes"], shown["skirmish"]]
    played = {card["card"]: seat_of[card["colour"]] for trick in tricks for card in trick}
    lacks = set()
    for trick in tricks:
        for card in trick[1:]:
            led = trick[0]["card"].split()[0]
            if card["card"].split()[0] != led:
                lacks.add((seat_of[card["colour"]], led))
    others = [seat for seat in range(len(shown["cards_held"])) if seat != view.seat]
    mine = view.seat or 0
    given: dict[int, set[str]] = {other: set() for other in others}
    gone = set(own.get("discarded", ()))
    if "gave" in own:
        given[(mine + 1) % (len(others) + 1)] |= set(own["gave"])
        given[(mine - 1) % (len(others) + 1)] |= set(own.get("gave_right", ()))
    else:
        given[1 - mine] = {card for pack in own["packs"] for card in pack} - set(own["hand"])
    for cards in given.values():
        cards -= set(played)
    # With the neutral army, one card of the other's may have been discarded, given or not.
    drops = [set()] if not gone else [set(), *({card} for card in given[1 - mine])]
    known = {card for cards in given.values() for card in cards}
    unknown = [c for c in CARD_NAMES if c not in {*own["hand"], *played, *gone, *known}]
    found = set()
    for drop in drops:
        for hands in splits(others, shown["cards_held"], unknown, given, drop):
            fits = all(
                (other, card.split()[0]) not in lacks for other, cards in hands for card in cards
            )
            # Somebody must have discarded something: there is a card left for that.
            left = len(unknown) - sum(len(cards - known) for _, cards in hands)
            if fits and (not gone or drop or left >= 1):
                found.add(frozenset(hands))
    return found


def splits(
    others: list[int],
    sizes: list[int],
    unknown: list[str],
    given: dict[int, set[str]],
    drop: set[str],
) -> list[tuple[tuple[int, frozenset[str]], ...]]:
    """Every way to deal unknown cards to the others, on top of what they were given."""
    if not others:
        return [()]
    first, *rest = others
    kept = given[first] - drop
    if sizes[first] < len(kept):
        return []
    found = []
    for cards in combinations(unknown, sizes[first] - len(kept)):
        left = [card for card in unknown if card not in cards]
        for more in splits(rest, sizes, left, given, drop):
            found.append(((first, frozenset(kept | set(cards))), *more))
    return found


def test_all_worlds_are_those_that_agree_with_what_was_shown() -> None:
    seen = set()
    for shape, view, _ in islice(positions(5), 60):
        worlds = all_worlds(view.seen, view.seat or 0, MOST_WORLDS)
        assert worlds is not None
        listed = [
            frozenset(
                (other, frozenset(card_names(world.hand(other))))
                for other in range(world.setting.seats)
                if other != view.seat
            )
            for world in worlds
        ]
        assert set(listed) == naive_worlds(view)
        for world in worlds[:5]:
            assert world.view(view.seat) == view
        seen.add(shape)
        if shape != 3:  # there a world also says what was discarded
            assert len(set(listed)) == len(listed)
    assert seen == {0, 1, 2, 3}


def test_imagined_worlds_are_among_them_and_all_come_up() -> None:
    rng = Rng(b"imagined")
    tried = 0
    for _, view, _ in islice(positions(6), 20):
        seat = view.seat or 0
        worlds = all_worlds(view.seen, seat, 20)
        if worlds is not None:
            drawn = [imagine(view.seen, seat, rng) for _ in range(30 * len(worlds))]
            assert {hands(world) for world in drawn} == {hands(world) for world in worlds}
            tried += 1
    assert tried > 5


def hands(world: JorakuState) -> tuple[int, ...]:
    return tuple(int(world.hand(seat)) for seat in range(4))


def test_the_grid_has_the_shares_of_all_worlds() -> None:
    for shape, view, _ in islice(positions(7), 12):
        shown = grid(view, Rng(b"grid"))
        if not shown["all_worlds"]:
            continue
        worlds = all_worlds(view.seen, view.seat or 0, MOST_WORLDS)
        assert worlds is not None
        for number, row in enumerate(shown["cards"]):
            for at, other in enumerate(shown["seats"]):
                holding = sum(world.hand(other) >> number & 1 for world in worlds)
                if row["place"] == "unknown":
                    share = row["percent"][at]
                    assert (share > 0) == (holding > 0)
                    assert abs(share - 100 * holding / len(worlds)) <= 1
                elif row["place"] == "known" and shape != 3:
                    assert holding == (len(worlds) if row["seat"] == other else 0)
                elif row["place"] != "known":
                    assert holding == 0
