"""The rulings of the rules page, by number."""

from __future__ import annotations

import pytest

from kachidoki.core import CHANCE, IllegalAction
from tests.joraku.scene import do, events, find, idle, idle_round, points, rp, scene, texts


def test_r1_areas_are_a_row_and_only_neighbours_are_adjacent() -> None:
    state = scene("red card 4 at kyoto samurai kyoto 1 shinano 1", hands={0: "katana 6"})
    do(state, "play katana 6", "march")
    assert texts(state, 0) == {"daimyo omi", "move kyoto omi", "move shinano totomi", "end"}


@pytest.mark.parametrize(
    ("area", "rows"),
    [
        ("shinano", ([7, 4, 2], [0, 0, 0], [0, 0, 0])),
        ("totomi", ([6, 3, 2], [3, 2, 0], [0, 0, 0])),
        ("mikawa", ([5, 3, 2], [4, 2, 0], [3, 2, 0])),
        ("owari", ([4, 2, 0], [5, 3, 2], [4, 2, 0])),
        ("ise", ([3, 2, 0], [4, 2, 0], [5, 3, 2])),
        ("omi", ([0, 0, 0], [3, 2, 0], [6, 3, 2])),
        ("kyoto", ([0, 0, 0], [0, 0, 0], [7, 4, 2])),
    ],
)
def test_r2_score_rows(area: str, rows: tuple[list[int], ...]) -> None:
    for round_, row in enumerate(rows, start=1):
        state = scene(
            f"red card 4 at {area} samurai {area} 1",
            f"blue card 5 at {area}",
            f"yellow card 3 at kyoto samurai {area} 1",
            "green card 1 at kyoto",
            round_=round_,
        )
        if area == "kyoto":  # yellow and green stand there too: rank them below
            state = scene(
                "red card 4 at kyoto samurai kyoto 3",
                "blue card 5 at kyoto samurai kyoto 2",
                "yellow card 3 at kyoto",
                "green card 1 at omi",
                round_=round_,
            )
        paid = points(idle_round(state), "joraku.prestige", area)
        assert [paid["red"], paid["blue"], paid["yellow"]] == row


def test_r3_one_may_stop_with_nothing_done_but_place_and_march_stay_two_choices() -> None:
    state = scene(hands={0: "katana 1"})
    do(state, "play katana 1")
    assert texts(state, 0) == {"place", "march"}
    do(state, "march", "end")
    assert state.to_act() == (1,)


def test_r3_the_supply_is_a_hard_limit() -> None:
    state = scene("red card 4 at mikawa samurai ise 9", hands={0: "katana ninja"})
    do(state, "play katana ninja", "put kyoto")
    assert texts(state, 0) == {"end"}
    with pytest.raises(IllegalAction, match="no samurai left to place"):
        do(state, "put kyoto")


def test_r3_with_an_empty_supply_both_choices_are_still_open() -> None:
    state = scene("red card 4 at mikawa samurai ise 10", hands={0: "katana 3"})
    do(state, "play katana 3")
    assert texts(state, 0) == {"place", "march"}
    do(state, "place")
    assert texts(state, 0) == {"end"}


def test_r4_the_latest_of_several_ninjas_beats_a_six() -> None:
    cards = {0: "katana ninja", 1: "katana 6", 2: "yari ninja", 3: "katana 1"}
    state = scene(hands=cards, without={2: "katana"})
    log = [event for card in cards.values() for event in idle(state, card)]
    assert state.to_act() == (2,)
    assert events(log, "joraku.won-later-ninja")


def test_r4_only_ninjas_the_latest_wins() -> None:
    cards = {0: "katana ninja", 1: "yari ninja", 2: "teppo ninja"}
    hands = {
        0: "katana ninja, katana 1, katana 2, katana 3, katana 4, katana 5",
        1: "yari ninja, yari 1, yari 2, yari 3, yari 4, yari 5",
        2: "teppo ninja, teppo 1, teppo 2, teppo 3, teppo 4, teppo 5",
    }
    state = scene(hands=hands, players=3)
    log = [event for card in cards.values() for event in idle(state, card)]
    assert state.to_act() == (2,)
    assert events(log, "joraku.won-last-ninja")


def test_r4_a_ninja_counts_nothing_without_a_six() -> None:
    cards = {0: "katana 1", 1: "katana ninja", 2: "katana 2", 3: "katana 3"}
    state = scene(hands=cards)
    for card in cards.values():
        idle(state, card)
    assert state.to_act() == (3,)


def test_r5_variant_1_pays_the_area_number_where_the_own_daimyo_stands() -> None:
    armies = (
        "red card 5 at totomi samurai totomi 1",
        "green card 6 at shinano",
        "blue card 2 at ise",
    )
    log = idle_round(scene(*armies, round_=3, variants=[1]))
    # Also where the row pays 0: round three pays nothing in Totomi and Shinano.
    assert points(log, "joraku.own-ground") == {"green": 6, "red": 5, "yellow": 3, "blue": 2}


def test_r5_kyoto_has_no_number_and_a_tie_pays_nobody() -> None:
    armies = ("red card 5 at kyoto samurai kyoto 3", "blue card 2 at ise", "yellow card 3 at ise")
    log = idle_round(scene(*armies, variants=[1]))
    assert points(log, "joraku.own-ground") == {"green": 6}


def test_r5_with_variant_2_everyone_tied_for_first_whose_daimyo_is_there() -> None:
    armies = ("red card 5 at ise", "blue card 2 at ise", "yellow card 3 at owari samurai ise 2")
    log = idle_round(scene(*armies, variants=[1, 2]))
    paid = points(log, "joraku.own-ground")
    assert paid == {"red": 2, "blue": 2, "yellow": 3, "green": 6}
    assert points(log, "joraku.own-ground", "ise") == {"red": 2, "blue": 2}


def test_r5_a_tie_with_the_neutral_army_is_a_tie() -> None:
    neutral = "yellow at shinano samurai omi 2 ise 2 owari 2 mikawa 2 totomi 2"
    armies = ("red card 2 at ise", "blue card 3 at owari samurai owari 1", neutral)
    log = idle_round(scene(*armies, players=2, mode="neutral", variants=[1]))
    assert points(log, "joraku.own-ground") == {"blue": 3, "yellow": 0}


def test_variant_1_is_never_paid_for_kachidoki() -> None:
    cards = {0: "katana 5", 1: "katana 3", 2: "katana 2", 3: "katana 1"}
    state = scene("red card 4 at mikawa", hands=cards, variants=[1])
    for card in cards.values():
        idle(state, card)
    assert rp(state)["red"] == 3


def test_variant_2_ties_share_the_higher_rank() -> None:
    armies = (
        "red card 4 at mikawa samurai mikawa 1",
        "blue card 5 at mikawa samurai mikawa 1",
        "green card 6 at shinano samurai mikawa 1",
    )
    log = idle_round(scene(*armies, variants=[2]))
    assert points(log, "joraku.prestige", "mikawa") == {"red": 5, "blue": 5, "green": 2}


def test_variant_3_kachidoki_pays_4_2_0() -> None:
    cards = {0: "katana 5", 1: "katana 3", 2: "katana 2", 3: "katana 1"}
    armies = (
        "red card 4 at mikawa samurai mikawa 2",
        "green card 3 at owari samurai mikawa 3",
        "yellow card 5 at totomi samurai mikawa 1",
    )
    state = scene(*armies, hands=cards, variants=[3])
    log = [event for card in cards.values() for event in idle(state, card)]
    assert points(log, "joraku.kachidoki") == {"red": 4, "green": 2, "yellow": 0}


def test_r6_variant_4_pays_the_card_once_at_the_moment_of_the_move() -> None:
    state = scene("red card 5 at omi", hands={0: "katana 6"}, variants=[4, 6])
    do(state, "play katana 6", "march", "daimyo kyoto")
    assert rp(state)["red"] == 5
    do(state, "daimyo omi", "daimyo kyoto")
    assert rp(state)["red"] == 5
    assert "paid" in state.position()


def test_r6_for_each_colour_by_its_own_card() -> None:
    armies = ("red card 1 at omi", "blue card 4 at omi rp 1")
    hands = {0: "katana 6, katana 5", 1: "katana 4"}
    state = scene(*armies, hands=hands, players=2, mode="houses", variants=[4])
    do(state, "play katana 6 for blue", "march", "daimyo kyoto", "end")
    idle(state, "katana 4 for yellow")
    do(state, "play katana 5 for red", "march", "daimyo kyoto", "end")
    assert (rp(state)["red"], rp(state)["blue"]) == (1, 5)


def test_r7_variant_5_pays_those_who_follow_before_the_effect_a_ninja_too() -> None:
    hands = {0: "katana 4", 1: "katana ninja", 2: "yari 6", 3: "katana 1"}
    state = scene(hands=hands, without={2: "katana"}, variants=[5])
    do(state, "play katana 4")
    assert rp(state)["red"] == 0
    do(state, "place", "end", "play katana ninja")
    assert rp(state)["blue"] == 2  # already, with its Samurai still to be placed
    do(state, "end")
    do(state, "play yari 6")
    assert rp(state)["yellow"] == 0


def test_variant_6_the_daimyo_moves_for_one() -> None:
    state = scene("red card 5 at totomi", hands={0: "katana 2"}, variants=[6])
    do(state, "play katana 2", "march", "daimyo mikawa", "daimyo owari")
    assert texts(state, 0) == {"end"}


def test_without_variant_6_it_costs_two() -> None:
    state = scene("red card 5 at totomi", hands={0: "katana 3"})
    do(state, "play katana 3", "march", "daimyo mikawa")
    assert texts(state, 0) == {"end"}  # one point is left, and no Samurai to move
    assert state.left == 1


def test_r8_the_colour_with_most_rp_plays_first_and_ties_are_chosen_with_the_card() -> None:
    hands = {0: "katana 1, katana 2", 1: "katana 3, katana 4"}
    tied = scene(hands=hands, players=2, mode="houses")
    assert {"play katana 1 for red", "play katana 1 for blue"} <= texts(tied, 0)
    ahead = scene("blue card 4 at mikawa rp 1", hands=hands, players=2, mode="houses")
    assert all(text.endswith("for blue") for text in texts(ahead, 0))
    with pytest.raises(IllegalAction, match="this card is for blue"):
        do(ahead, "play katana 1 for red")
    idle(ahead, "katana 1 for blue")
    idle(ahead, "katana 3 for green")
    assert "play katana 2 for red" in texts(ahead, 0)
    assert all(text.endswith("for red") for text in texts(ahead, 0))


def test_r8_the_second_card_is_for_the_other_colour_whatever_the_rp_are_by_then() -> None:
    hands = {0: "katana 6, katana 2", 1: "katana 3, katana 4"}
    state = scene(
        "red card 1 at omi rp 2",
        "blue card 4 at omi",
        hands=hands,
        players=2,
        mode="houses",
        variants=[4],
    )
    do(state, "play katana 6 for red", "march", "end")
    idle(state, "katana 3 for green")
    assert all(text.endswith("for blue") for text in texts(state, 0))


def test_r9_the_own_second_colour_cannot_be_removed() -> None:
    armies = (
        "red card 1 at omi",
        "blue card 4 at omi samurai omi 2",
        "green card 5 at omi samurai omi 1",
    )
    state = scene(*armies, hands={0: "katana 6"}, players=2, mode="houses")
    do(state, "play katana 6 for red", "march")
    assert {t for t in texts(state, 0) if t.startswith("remove")} == {"remove green"}
    with pytest.raises(IllegalAction, match="only an opponents samurai"):
        do(state, "remove blue")


def test_r10_a_neutral_samurai_is_sent_anywhere_but_behind_its_daimyo() -> None:
    neutral = "yellow at totomi samurai kyoto 2 omi 2 ise 2 owari 2 mikawa 2"
    armies = ("red card 3 at owari", neutral)
    state = scene(*armies, hands={0: "katana 5"}, players=2, mode="neutral", round_=2)
    do(state, "play katana 5", "march")
    sent = {t for t in texts(state, 0) if t.startswith("remove")}
    assert sent == {f"remove yellow to {a}" for a in ("kyoto", "omi", "ise", "mikawa", "totomi")}
    do(state, "remove yellow to totomi")
    assert (
        "yellow at totomi samurai kyoto 2 omi 2 ise 2 owari 1 mikawa 2 totomi 1" in state.position()
    )


def test_r11_all_three_later_cards_follow_the_leaders_own_second_included() -> None:
    hands = {0: "katana 1, katana 2", 1: "katana 3, katana 4"}
    state = scene("red card 1 at omi rp 1", hands=hands, players=2, mode="houses")
    idle(state, "katana 1 for red")
    assert all("katana" in t for t in texts(state, 1))
    idle(state, "katana 3 for green")
    assert all("katana" in t for t in texts(state, 0))


def test_r12_a_turn_ends_only_by_end() -> None:
    state = scene("red card 4 at mikawa samurai ise 1", hands={0: "katana 1"})
    do(state, "play katana 1", "march", "move ise omi")
    assert state.to_act() == (0,)
    assert texts(state, 0) == {"end"}


def test_must_follow_suit_is_told_with_what_is_open() -> None:
    state = scene(hands={0: "katana 3", 1: "katana 5, katana ninja, yari 2"})
    idle(state, "katana 3")
    with pytest.raises(IllegalAction) as refusal:
        do(state, "play yari 2")
    assert "seat 1 cannot play yari 2: must follow katana [Skirmish]; open: " in str(refusal.value)
    assert "play katana ninja" in str(refusal.value)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("passing", ["left", "both"])
def test_passing_is_simultaneous_and_goes_to_the_neighbours(players: int, passing: str) -> None:
    game = find(players=players, passing=passing)
    state = game.start()
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal(CHANCE)[0])
    dealt = [state.hand(seat) for seat in range(players)]
    views = [state.view(seat).as_dict() for seat in range(players)]
    # The seats answer in a mixed order; the others see no difference but who is waited for.
    given: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for seat in reversed(range(players)):
        for _ in range(2):
            action = state.legal(seat)[0]
            state.step(seat, action)
            given[seat].append(
                str(action).removeprefix("pass ").removesuffix(" left").removesuffix(" right")
            )
        if seat:
            now = state.view(0).as_dict()
            assert {**now, "to_act": None} == {**views[0], "to_act": None}
    for seat in range(players):
        own = state.view(seat).as_dict()["own"]
        assert isinstance(own, dict)
        left, right = (seat - 1) % players, (seat + 1) % players
        wanted = set(given[left]) if passing == "left" else {given[left][0], given[right][1]}
        assert set(own["received"]) == wanted
    assert dealt != [state.hand(seat) for seat in range(players)]


def test_the_end_tied_rp_go_to_the_higher_daimyo_card() -> None:
    state = scene("red card 4 at kyoto rp 50", "blue card 5 at kyoto rp 50", round_=3)
    idle_round(state)
    outcome = state.outcome()
    assert outcome is not None
    by_rule = sorted(
        range(4), key=lambda s: (outcome.scores[s], state.army(s) >> 31 & 7), reverse=True
    )
    assert list(outcome.ranking) == by_rule
