"""A frozen state of Rokumon: the board and the earlier positions [K9] go with it."""

from __future__ import annotations

import json

from kachidoki.bots.rokumon.repeated_positions import stood_twice
from kachidoki.rokumon import Rokumon, RokumonState, boards
from tests.rokumon.scene import do, ended, scene

THERE_AND_BACK = ("move d4 e4", "move e3 d5", "move e4 d4", "move d5 e3")


def elsewhere(state: RokumonState) -> RokumonState:
    """The state as another process would have it, where boards have other numbers."""
    game = Rokumon(act=str(state.setting.act), honour="off")
    data = json.loads(json.dumps(game.freeze(state)))
    boards._MADE.clear()
    thawed = game.thaw(data)
    assert thawed.board.number != state.board.number
    assert thawed.position() == state.position()
    assert game.freeze(thawed) == data
    return thawed


def test_k9_the_third_time_is_a_draw_also_where_two_of_them_were_frozen() -> None:
    state = scene("2", "on d4 S?", "on e3 T?")
    do(state, *THERE_AND_BACK)
    thawed = elsewhere(state)
    do(thawed, *THERE_AND_BACK[:3])
    assert thawed.outcome() is None
    do(thawed, THERE_AND_BACK[3])
    assert ended(thawed) == ("nobody", "repetition")


def test_k9_only_what_stood_since_the_surprise_counts_after_it() -> None:
    state = scene("4", "on d4 S2", "on e3 T3")
    do(state, *THERE_AND_BACK, "surprise e6 f4")
    back_and_there = [THERE_AND_BACK[k] for k in (1, 0, 3, 2)]
    do(state, *back_and_there, *back_and_there)
    thawed = elsewhere(state)
    assert len(stood_twice(thawed)) == len(stood_twice(state)) == 4
    for played in (state, thawed):
        assert played.outcome() is None
        do(played, "move e3 d5")
        assert ended(played) == ("nobody", "repetition")


def test_a_coin_that_is_surprised_back_lies_on_the_board_of_before() -> None:
    state = scene("4", "on d4 S2", "on e3 T3")
    do(state, "surprise e6 f4", "move e3 d5", "move d4 e4")
    thawed = elsewhere(state)
    for played in (state, thawed):
        do(played, "surprise f4 e6")
    game = Rokumon(act="4", honour="off")
    assert game.freeze(thawed) == game.freeze(state)
