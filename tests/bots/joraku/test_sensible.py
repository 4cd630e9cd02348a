"""What nobody does in a turn of Joraku, however little of the board is in mind."""

from __future__ import annotations

from collections import Counter

import pytest

from kachidoki import bots, catalog
from kachidoki.bots.joraku.sensible import of_some_use, tidied
from kachidoki.core import CHANCE, Dealer, Rng
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.actions import ACTIONS
from kachidoki.joraku.cards import AREAS, CARD_NAMES
from kachidoki.joraku.state import PLAYING, daimyo_area, played_card, supply
from tests.joraku.scene import do, scene

FOUR = {"players": 4}
HOUSES = {"players": 2, "mode": "houses"}
NEUTRAL = {"players": 2, "mode": "neutral"}


def bits(*texts: str) -> list[int]:
    return [ACTIONS.parse(text).bit for text in texts]


def texts(view: JorakuView, turn: list[int]) -> list[str]:
    state = view.seen.copy()
    found = []
    for bit in turn:
        action = next(each for each in state.legal(view.seat or 0) if each.bit == bit)
        found.append(action.text)
        state.step(view.seat or 0, action)
    return found


def cards(mask: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]


def test_a_daimyo_that_marches_out_and_back_again_stays_and_the_points_are_used() -> None:
    """“The AI is broken”: four points for nothing."""
    state = scene("red card 5 at shinano samurai totomi 1 mikawa 1", hands={0: "katana 4"})
    turn = bits("play katana 4", "march", "daimyo totomi", "daimyo shinano", "end")
    told = texts(state.view(0), tidied(state.view(0), turn))
    assert told[:2] == ["play katana 4", "march"]
    assert told[-1] == "end"
    assert "daimyo shinano" not in told
    assert len(told) > 3


def test_a_daimyo_may_come_back_from_removing_a_samurai() -> None:
    state = scene(
        "red card 5 at shinano", "blue card 1 at omi samurai totomi 1", hands={0: "katana 5"}
    )
    raid = ("daimyo totomi", "remove blue", "daimyo shinano")
    turn = bits("play katana 5", "march", *raid, "end")
    assert texts(state.view(0), tidied(state.view(0), turn))[2:-1] == list(raid)


def test_points_are_not_left_where_two_steps_together_gain_a_place() -> None:
    """A Samurai two areas away from a place that pays was left where it stood."""
    state = scene(
        "red card 1 at omi samurai kyoto 3 omi 6 owari 1",
        "blue card 5 at totomi",
        hands={0: "katana 2"},
    )
    told = texts(state.view(0), tidied(state.view(0), bits("play katana 2", "place", "end")))
    assert told[1] == "march"
    assert len(told) > 3


def test_a_ninja_is_not_played_with_no_samurai_to_place() -> None:
    nobody_left = "red card 5 at shinano samurai shinano 9 totomi 1"
    state = scene(nobody_left, hands={0: "katana ninja, katana 2, yari 1, yari 2, yari 3"})
    in_mind = sum(1 << bit for bit in bits("play katana ninja", "play yari 1"))
    assert cards(of_some_use(state.view(0), in_mind)) == ["yari 1"]
    only_ninja = sum(1 << bit for bit in bits("play katana ninja"))
    assert cards(of_some_use(state.view(0), only_ninja)) == [
        "katana 2",
        "yari 1",
        "yari 2",
        "yari 3",
    ]
    assert cards(of_some_use(scene(hands={0: "katana ninja"}).view(0), only_ninja)) == [
        "katana ninja"
    ]


def test_a_ninja_without_samurai_still_beats_a_six() -> None:
    nobody_left = "red card 5 at shinano samurai shinano 9 totomi 1"
    state = scene(nobody_left, hands={0: "katana ninja, katana 2", 3: "katana 6"}, lead=3)
    do(state, "play katana 6", "march", "end")
    only_ninja = sum(1 << bit for bit in bits("play katana ninja"))
    assert of_some_use(state.view(0), only_ninja) == only_ninja


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("options", [FOUR, HOUSES, NEUTRAL], ids=["four", "houses", "neutral"])
def test_no_turn_of_the_low_levels_is_senseless(options: dict[str, object], level: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(8):
        watch(options, level, number, seen)
    assert seen["turns"] > 300
    assert seen["marched to and fro"] == 0
    assert seen["ninjas for nothing"] == 0


def watch(options: dict[str, object], level: str, number: int, seen: Counter[str]) -> None:
    """One game of a level with itself; counts what is senseless."""
    game = catalog.find("joraku", options)
    state = game.start()
    assert isinstance(state, JorakuState)
    seed = b"sense %d" % number
    dealer = Dealer(seed)
    seats = [(bots.find(level), Rng(b"%d " % seat + seed)) for seat in range(game.seats)]
    steps: list[tuple[str, ...]] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            options_now = state.legal(CHANCE)
            state.step(seat, options_now[dealer.draw(len(options_now))])
            continue
        bot, rng = seats[seat]
        action = bot(state.view(seat), rng)
        verb, *words = action.text.split()
        if state.phase == PLAYING:
            steps = []
            seen["turns"] += 1
            seen["ninjas for nothing"] += for_nothing(state, seat, action.bit)
        elif verb == "move":
            steps.append(("samurai", *words))
        elif verb == "daimyo":
            steps.append(("daimyo", AREAS[daimyo_area(state.army(state.colour))], words[0]))
        elif verb == "remove":
            steps = []  # what was done before may have been for this
        if verb == "end":
            seen["marched to and fro"] += any((a, c, b) in steps for a, b, c in steps)
        state.step(seat, action)


def for_nothing(state: JorakuState, seat: int, bit: int) -> bool:
    """Whether a Ninja is played that neither places nor beats a 6, though it need not be."""
    after = state.copy()
    after.apply(seat, bit, None)
    six = any(played_card(state.now, k) % 7 == 6 for k in range(state.played))
    others = any(each.bit % 7 for each in state.legal(seat))
    return bit % 7 == 0 and others and not six and supply(after.army(after.colour)) == 0
