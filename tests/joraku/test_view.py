"""What a view says beside the pieces: ranks, leads, unseen cards, who is ahead, costs, passing.

Screens show these numbers and work out none of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from kachidoki.core import CHANCE, Rng
from kachidoki.joraku import JorakuState
from kachidoki.joraku.cards import CARD_NAMES
from tests.joraku.options import SHAPES
from tests.joraku.scene import do, find, idle, scene
from tests.joraku.secrets import Witness, random_lines, rounds_of


def known(state: JorakuState, seat: int | None = None) -> dict[str, Any]:
    return state.view(seat).as_dict()


def of_colour(state: JorakuState, colour: str) -> dict[str, Any]:
    (found,) = [each for each in known(state)["factions"] if each["colour"] == colour]
    return dict(found)


TIED_IN_OMI = (
    "red card 1 at omi samurai omi 1",
    "blue card 2 at ise samurai omi 3",
    "yellow card 3 at owari samurai omi 1",
    "green card 6 at shinano",
)


def test_a_daimyo_counts_two_and_a_samurai_one() -> None:
    state = scene(*TIED_IN_OMI)
    assert of_colour(state, "red")["influence"] == {"omi": 3}
    assert of_colour(state, "blue")["influence"] == {"omi": 3, "ise": 2}
    assert of_colour(state, "green")["influence"] == {"shinano": 2}


@pytest.mark.parametrize(("variants", "tied", "next_one"), [("none", 2, 3), ("2", 1, 3)])
def test_tied_factions_share_the_lower_rank_and_with_variant_2_the_higher(
    variants: str, tied: int, next_one: int
) -> None:
    state = scene(*TIED_IN_OMI, variants=variants)
    ranks = {colour: of_colour(state, colour)["ranks"] for colour in ("red", "blue", "yellow")}
    assert ranks == {
        "red": {"omi": tied},
        "blue": {"omi": tied, "ise": 1},
        "yellow": {"omi": next_one, "owari": 1},
    }


def test_who_leads_an_area_and_by_how_much() -> None:
    state = scene(*TIED_IN_OMI)
    leads = {each["colour"]: each["leads"] for each in known(state)["factions"]}
    assert leads == {
        "red": {"omi": 0},  # shared with blue
        "blue": {"omi": 0, "ise": 2},
        "yellow": {"owari": 2},
        "green": {"shinano": 2},
    }
    alone = scene(*TIED_IN_OMI[1:], "red card 1 at omi samurai omi 4 ise 1")
    leads = {each["colour"]: each["leads"] for each in known(alone)["factions"]}
    assert leads["red"] == {"omi": 3}  # 6 against blue's 3; in Ise it is behind
    assert leads["blue"] == {"ise": 1}


def test_what_the_areas_would_pay_if_the_round_ended_now() -> None:
    state = scene(*TIED_IN_OMI)
    due = {each["colour"]: each["due"] for each in known(state)["factions"]}
    # Round I: Ōmi pays nothing, Ise, Owari and Shinano 3, 4 and 7 to the first.
    assert due == {"red": 0, "blue": 3, "yellow": 4, "green": 7}
    assert of_colour(scene(*TIED_IN_OMI, variants="1"), "green")["due"] == 7 + 6


def test_the_neutral_army_leads_like_any_other() -> None:
    state = scene("red card 1 at omi", players=2, mode="neutral")
    assert of_colour(state, "yellow")["leads"]["mikawa"] == 2
    assert of_colour(state, "yellow")["leads"]["omi"] == 0
    assert of_colour(state, "red")["leads"] == {"omi": 0}


@pytest.mark.parametrize(
    "options",
    [*SHAPES.values(), {"players": 4, "passing": "both"}],
    ids=lambda options: " ".join(map(str, options.values())),
)
def test_the_unseen_cards_are_all_but_those_that_somebody_on_this_seat_saw(
    options: dict[str, object],
) -> None:
    game = find(**options)
    lines = random_lines(game, Rng(b"unseen"))
    rounds = rounds_of(lines, game)
    for seat in (*range(game.seats), None):
        state, witness, now = game.start(), Witness(game, seat), 0
        left = set()
        for (who, text), round_ in zip(lines, rounds, strict=True):
            if round_ > now:
                now = round_
                witness.begin()
            state.step(who, game.actions.parse(text))
            witness.watch(who, text)
            if state.to_act() == (CHANCE,):
                continue  # a round is over, or is being dealt: nobody looks
            unseen = known(state, seat)["unseen"]
            assert set(unseen) == set(CARD_NAMES) - witness.seen
            left.add(len(unseen))
        assert len(left) > 5  # they become fewer


def test_r4_who_is_ahead_after_each_card() -> None:
    cards = ["katana 6", "katana 2", "katana ninja", "katana 3"]
    state = scene(hands=dict(enumerate(cards)))
    assert known(state)["ahead"] is None
    ahead = []
    for card in cards[:3]:
        idle(state, card)
        ahead.append(known(state)["ahead"])
    assert ahead == [0, 0, 2]  # the Ninja beats the 6
    do(state, f"play {cards[3]}")
    assert known(state)["ahead"] == 2
    do(state, "march", "end")
    assert known(state)["ahead"] is None  # the next skirmish


def test_whose_cards_a_skirmish_waits_for_from_the_leader_on() -> None:
    state = scene(lead=2)
    assert [each["seat"] for each in known(state)["awaited"]] == [2, 3, 0, 1]
    do(state, str(state.legal(2)[0]))
    waits = known(state)["awaited"]
    assert [(each["seat"], each["colours"]) for each in waits] == [
        (3, ["green"]),
        (0, ["red"]),
        (1, ["blue"]),
    ]


def test_r8_with_two_houses_each_colour_plays_once_a_skirmish() -> None:
    state = scene(players=2, mode="houses")
    both = [(0, ["red", "blue"]), (1, ["yellow", "green"])]
    waits = known(state)["awaited"]
    assert [(each["seat"], each["colours"]) for each in waits] == both * 2
    card = str(state.legal(0)[0])
    assert card.endswith("for red")
    idle(state, card.removeprefix("play "))
    waits = known(state)["awaited"]
    assert [(each["seat"], each["colours"]) for each in waits] == [both[1], (0, ["blue"]), both[1]]


@pytest.mark.parametrize(
    ("options", "skirmishes", "passes"),
    [
        ({"players": 3}, 6, [1, 1]),
        ({"players": 4}, 5, [1, 1]),
        ({"players": 4, "passing": "both"}, 5, [1, 3]),
        ({"players": 2, "mode": "neutral"}, 7, [1, 1, 1]),
        ({"players": 2, "mode": "houses"}, 4, None),
    ],
)
def test_skirmishes_a_round_and_who_gets_the_cards_that_are_passed(
    options: dict[str, object], skirmishes: int, passes: list[int] | None
) -> None:
    state = find(**options).start()
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal(CHANCE)[0])
    shown = known(state, 0)
    assert shown["round_skirmishes"] == skirmishes
    assert shown["own"].get("pass_to") == passes
    assert shown["awaited"] == []
    assert "own" not in known(state)


@pytest.mark.parametrize(("variants", "cost"), [("none", 2), ("6", 1)])
def test_what_a_step_costs_is_what_it_takes(variants: str, cost: int) -> None:
    state = scene(hands={0: "katana 5"}, variants=variants)
    do(state, "play katana 5", "march")
    assert known(state)["costs"] == {"move": 1, "daimyo": cost, "remove": 1}
    do(state, "daimyo ise")
    assert known(state)["left"] == 5 - cost


def test_views_of_the_same_knowledge_are_the_same_and_say_whose_they_are() -> None:
    state = scene()
    assert len({state.view(0), state.copy().view(0)}) == 1
    assert state.view(0) != state.view(1)
    assert repr(state.view(0)) == f"<what seat 0 knows: {state.view(0).seen.position()}>"
    assert repr(state.view(None)).startswith("<what a spectator knows: round 1")
