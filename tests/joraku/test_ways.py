"""What a card or a piece can do in one go: positions, the ways from there, and what they change."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.core import Rng, play
from kachidoki.joraku import Joraku, JorakuState
from kachidoki.joraku.ways import Way, Ways, forecast, ways
from tests.joraku.options import SHAPES
from tests.joraku.scene import do, find, scene


def of(state: JorakuState, card: str | None = None) -> Ways:
    """The ways of the seat to act, after playing a card."""
    (seat,) = state.to_act()
    first = None if card is None else find().actions.parse(f"play {card}")
    return ways(state.view(seat), first)


def told(way: Way) -> str:
    """A way as a player would note it down: 2 samurai red ise-mikawa for 4."""
    return f"{way.count} {way.piece} {way.colour} {way.area}-{way.to} for {way.cost}"


def all_told(found: Ways, *parts: str) -> set[str]:
    """Those ways whose note has all these parts."""
    return {note for note in map(told, found.ways) if all(part in note for part in parts)}


def one(found: Ways, note: str) -> Way:
    (way,) = (way for way in found.ways if told(way) == note)
    return way


def test_a_samurai_goes_as_far_as_the_points_reach_and_several_together() -> None:
    state = scene("red card 4 at kyoto samurai ise 3", hands={0: "katana 4"})
    found = of(state, "katana 4")
    assert all_told(found, "red ise-") == {
        *(f"1 samurai red ise-{to} for {cost}" for to, cost in (("omi", 1), ("kyoto", 2))),
        *(f"2 samurai red ise-{to} for {cost}" for to, cost in (("omi", 2), ("kyoto", 4))),
        "3 samurai red ise-omi for 3",
        *(f"1 samurai red ise-{to} for {cost}" for to, cost in (("owari", 1), ("mikawa", 2))),
        *(f"1 samurai red ise-{to} for {cost}" for to, cost in (("totomi", 3), ("shinano", 4))),
        *(f"2 samurai red ise-{to} for {cost}" for to, cost in (("owari", 2), ("mikawa", 4))),
        "3 samurai red ise-owari for 3",
    }
    way = one(found, "2 samurai red ise-mikawa for 4")
    assert [str(action) for action in way.actions] == [
        *("play katana 4", "march", "move ise owari", "move ise owari"),
        *("move owari mikawa", "move owari mikawa"),
    ]


def test_a_number_places_in_its_area_and_a_ninja_anywhere() -> None:
    state = scene("red card 4 at omi samurai ise 8", hands={0: "katana 3, yari ninja"})
    placed = "red None-"  # two are left in the supply
    owari = {f"{count} samurai red None-owari for {count}" for count in (1, 2)}
    assert all_told(of(state, "katana 3"), placed) == owari
    assert len(all_told(of(state, "yari ninja"), placed)) == 14
    assert not all_told(of(state, "yari ninja"), "red ise-")
    do(state, "play yari ninja", "put kyoto")
    assert all_told(of(state)) == {
        f"1 samurai red None-{area} for 1"
        for area in ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")
    }


def test_what_it_would_change_if_the_round_ended_now() -> None:
    state = scene(
        "red card 4 at kyoto samurai ise 1 mikawa 1",
        "blue card 2 at owari",
        "yellow card 3 at omi",
        "green card 6 at mikawa",
        hands={0: "katana 2"},
    )
    found = of(state, "katana 2")
    # Round I: Ise pays 3 2 0, Owari 4 2 0, Mikawa 5 3 2.
    assert found.now.totals == {"red": 3 + 3, "blue": 4, "yellow": 0, "green": 5}
    then = one(found, "1 samurai red ise-owari for 1").then
    assert {(s.area, s.colour, s.rank, s.points) for s in then.standings} == {
        ("ise", "red", 0, 0),
        ("owari", "red", 2, 2),
    }
    assert then.totals == {"red": 2 + 3}
    # Two Samurai in Mikawa tie with the Daimyo there: both are second, as red was before.
    then = one(found, "1 samurai red ise-mikawa for 2").then
    assert {(s.area, s.colour, s.rank, s.points) for s in then.standings} == {
        ("ise", "red", 0, 0),
        ("mikawa", "green", 2, 3),
    }
    assert then.totals == {"red": 3, "green": 3}


def test_the_daimyo_and_the_variants_that_pay_and_spare() -> None:
    state = scene("red card 4 at ise", hands={0: "katana 3"})
    assert all_told(of(state, "katana 3"), "daimyo") == {
        "1 daimyo red ise-omi for 2",
        "1 daimyo red ise-owari for 2",
    }
    # Variant 6: 1 AP a step; variant 4: the way into Kyoto pays the Daimyo card at once; variant 1:
    # first beside one's own Daimyo, the area's number more.
    state = scene("red card 4 at ise", hands={0: "katana 3"}, variants=[1, 4, 6])
    found = of(state, "katana 3")
    assert found.now.totals["red"] == 2  # tied with blue in Ise
    assert one(found, "1 daimyo red ise-kyoto for 2").then.totals["red"] == 4
    assert one(found, "1 daimyo red ise-mikawa for 2").then.totals["red"] == 5 + 4
    # Variant 5: the card itself pays, whatever is done with it.
    state = scene(hands={0: "yari 1", 1: "yari 5"}, variants=[5])
    do(state, "play yari 1", "march", "end")
    found = of(state, "yari 5")
    least = min(way.then.totals["blue"] for way in found.ways if way.piece == "samurai")
    assert least >= found.now.totals["blue"] + 2


def test_opponents_beside_the_daimyo_are_removed_and_ones_second_house_is_not() -> None:
    armies = ("red card 4 at ise", "blue card 2 at omi samurai ise 3", "green card 6 at ise")
    found = of(scene(*armies, hands={0: "katana 2"}), "katana 2")
    assert all_told(found, "-None") == {
        "1 samurai blue ise-None for 1",
        "2 samurai blue ise-None for 2",
    }
    houses = scene(
        "red card 1 at ise samurai ise 1",
        "blue card 4 at omi samurai ise 3",
        "yellow card 2 at kyoto samurai ise 2",
        players=2,
        mode="houses",
        hands={0: "katana 2"},
    )
    found = of(houses, "katana 2 for red")
    assert {note.split()[2] for note in all_told(found, "-None")} == {"yellow"}
    found = of(houses, "katana 2 for blue")  # tied, so that either house may begin
    assert all_told(found, "blue ise-owari", "for 2") == {"2 samurai blue ise-owari for 2"}
    assert not all_told(found, "red")


def test_a_neutral_samurai_is_sent_anywhere_but_behind_its_daimyo() -> None:
    armies = ("red card 4 at ise", "yellow at mikawa samurai ise 2 owari 8")
    state = scene(*armies, players=2, mode="neutral", round_=3, hands={0: "katana 2"})
    found = of(state, "katana 2")
    assert all_told(found, "yellow") == {
        f"{count} samurai yellow ise-{area} for {count}"
        for area in ("kyoto", "omi", "owari", "mikawa")
        for count in (1, 2)
    }
    assert set(found.now.totals) == {"red", "blue"}


def test_there_are_none_without_a_card_or_out_of_turn() -> None:
    state = scene(hands={0: "katana 3", 1: "katana 1"})
    assert of(state).ways == ()
    assert ways(state.view(1), find().actions.parse("play katana 1")).ways == ()
    assert ways(state.view(None)).ways == ()
    assert of(state, "teppo 1").ways == ()  # not in the hand
    assert ways(state.view(0), find().actions.parse("march")).ways == ()
    do(state, "play katana 3")
    assert {str(way.actions[0]) for way in of(state).ways} == {"place", "march"}


@pytest.mark.parametrize("variants", ["none", "1,2,3,4,5,6"])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_way_can_be_gone_and_changes_what_it_says(shape: str, variants: str) -> None:
    game = catalog.find("joraku", {**SHAPES[shape], "variants": variants})
    assert isinstance(game, Joraku)
    rng = Rng(f"{shape} {variants}".encode())
    state = game.start()
    gone = 0
    while acting := state.to_act():
        seat = acting[rng.below(len(acting))]
        choices = state.legal(seat)
        action = choices[rng.below(len(choices))]
        if seat >= 0 and rng.below(3) == 0:
            view = state.view(seat)
            found = ways(view, action)
            assert len(found.ways) < 120
            for way in found.ways:
                if rng.below(8) == 0:
                    gone += 1
                    goes(state.copy(), seat, way, found)
        state.step(seat, action)
    assert gone > 20


def goes(state: JorakuState, seat: int, way: Way, found: Ways) -> None:
    """Take the actions of a way through the checked door, and look at what became of it."""
    for action in way.actions:
        play(state, seat, action)
    then = forecast(state)
    assert {**found.now.totals, **way.then.totals} == then.totals
    stands = {(each.area, each.colour): each for each in found.now.standings}
    stands |= {(each.area, each.colour): each for each in way.then.standings}
    assert {each for each in stands.values() if each.rank} == set(then.standings)
    assert seat == state.seat  # the turn goes on
