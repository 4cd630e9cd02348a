"""Options, deals and layouts; the streak; garbage."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kachidoki import catalog
from kachidoki.core import (
    CHANCE,
    BadOption,
    BadPosition,
    KachidokiError,
    Outcome,
    Record,
    Rng,
    Table,
)
from kachidoki.core.event import Event
from kachidoki.core.laws import chosen, random_table
from kachidoki.rokumon import Rokumon, RokumonState, Streak
from kachidoki.rokumon.actions import SURRENDER_ACTION
from kachidoki.rokumon.warriors import SANADA, TOKUGAWA
from tests.fuzzing import damaged, one_line


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"act": "7"}, "act = '7': choose from campaign, 1, 2"),
        ({"act": "2", "coins": "gggjjj"}, "this act has 7 coins, not 6"),
        ({"act": "1", "coins": "gggjjjj"}, "this act has 6 coins, not 7"),
        ({"act": "2", "coins": "ggggjjj"}, "there are 3 gold (g) and 4 green (j)"),
        ({"act": "2", "coins": "gggjjjx"}, "'x' is no coin; write g, j, f"),
        ({"act": "2", "coins": "gggjjjf"}, "this act has no flipped coin"),
        ({"act": "5", "coins": "gggjjjj"}, "this act has exactly one flipped coin"),
        ({"act": "campaign", "coins": "gggjjjj"}, "a campaign deals its coins"),
        ({"act": "3", "tokens": "9 0"}, "write two numbers from 0 to 7"),
        ({"act": "3", "tokens": "4 4"}, "one of the seven is the loser's"),
        ({"act": "campaign", "tokens": "1 0"}, "single acts only"),
        ({"act": "3", "honour": "maybe"}, "honour = 'maybe': choose from on, off"),
        ({"surrender": "never"}, "surrender = 'never': choose from on, off"),
        ({"act": "solo", "difficulty": "mad"}, "difficulty = 'mad': choose from easy"),
        ({"act": "3", "difficulty": "medium"}, "belong to the solo game"),
        ({"act": "solo", "honour": "off"}, "the solo game has no code of honour"),
        ({"act": "solo", "layout": "a1 a2"}, "2 different cells; seven are needed"),
        ({"act": "solo", "layout": "a1 a2 a3 a4 a5 a6 z9"}, "'z9' is no cell"),
        ({"act": "solo", "layout": "a1 a2 a3 a4 a5 a6 j9"}, "do not hang together"),
    ],
)
def test_bad_options_say_what_is_possible(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        catalog.find("rokumon", options)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_free_layout_is_played_on() -> None:
    game = catalog.find("rokumon", act="solo", layout="a1 a2 a3 a4 a5 a6 a7", difficulty="medium")
    table = random_table(game, b"row", Rng(b"row"))
    assert Table.from_record(game, Record.parse(table.record().text())).outcome is not None
    assert "a7" in table.record().text()


@pytest.mark.parametrize("act", ["1", "2", "3", "4", "5", "6", "campaign", "solo"])
def test_surrender_can_be_left_out(act: str) -> None:
    usual, without = Rokumon(act=act), Rokumon(act=act, surrender="off")
    assert "surrender" not in usual.options
    assert without.options == {**usual.options, "surrender": "off"}
    rng, state = Rng(act.encode()), without.start()
    while acting := state.to_act():
        choices = state.legal(acting[0])
        assert "surrender" not in map(str, choices)
        for seat in acting:
            assert seat < 0 or state.view(seat).legal() == choices
        # What is open is what is open otherwise.
        same = RokumonState(usual.setting)
        same.copy_field(state)
        listed = [str(action) for action in same.legal(acting[0])]
        assert [text for text in listed if text != "surrender"] == list(map(str, choices))
        state.step(acting[0], choices[rng.below(len(choices))])


def test_a_record_names_surrender_only_where_it_is_left_out() -> None:
    for options, written in (
        ({}, False),
        ({"surrender": "on"}, False),
        ({"surrender": "off"}, True),
    ):
        game = catalog.find("rokumon", options, act="2")
        text = Table(game, b"record").save().text()
        assert ("surrender: off" in text) is written
        assert "surrender: on" not in text
        read = Record.parse(text)
        assert Table.from_record(catalog.find(read.game, read.options), read).save().text() == text


@pytest.mark.parametrize(
    ("act", "loser", "possible"),
    [
        ("2", SANADA, False),
        ("2", TOKUGAWA, False),
        ("solo", SANADA, True),  # Taroma gives up by a rule of its own
        ("solo", TOKUGAWA, False),
    ],
)
def test_an_ended_game_says_that_somebody_surrendered_only_if_that_can_be(
    act: str, loser: int, possible: bool
) -> None:
    usual, without = Rokumon(act=act), Rokumon(act=act, surrender="off")
    state = usual.start()
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal(CHANCE)[0])
    state.clan = loser
    state.take(SURRENDER_ACTION, None)
    line = state.position()
    assert line.endswith(" surrender")
    assert usual.parse_position(line).position() == line
    if possible:
        assert without.parse_position(line).position() == line
    else:
        with pytest.raises(BadPosition, match="nobody can surrender in this game"):
            without.parse_position(line)


def outcome(score: int) -> Outcome:
    return Outcome((score,), (0,), (0,) if score > 0 else (), Event("x", {}, ""))


def test_three_wins_in_a_row_win_the_solo_game() -> None:
    easy = {"difficulty": "easy", "layout": "hexagon"}
    hard = {"difficulty": "difficult", "layout": "hexagon"}
    streak = Streak()
    assert [streak.battle(easy, outcome(s)) for s in (1, 1, 0, 1)] == [False, False, False, True]
    streak = Streak()
    assert [streak.battle(easy, outcome(s)) for s in (1, 1, -1, 1)] == [False] * 4
    assert streak.wins == 1
    assert not streak.battle(hard, outcome(1))
    assert streak.wins == 1


def test_taroma_gives_its_reasons() -> None:
    table = Table(catalog.find("rokumon", act="solo", coins="gggjjjj"), b"x")
    reasons = [event for event in table.history() if event.key == "rokumon.taroma"]
    # Taroma is Sanada and starts; nothing is to be matched, so any coin: the one with 1 pip.
    assert reasons[0].facts["name"] == "MATCH"
    assert reasons[0].facts["action"] == "deploy e4"
    assert reasons[0].facts["pips"] == 1


@pytest.mark.exhaustive
def test_perft_from_the_command_line() -> None:
    command = [sys.executable, "-m", "kachidoki", "perft", "rokumon", "--json"]
    done = subprocess.run(
        [*command, "--act", "2", "--coins", "gggjjjj", "--depth", "5"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["nodes"] == [7, 42, 354, 2712, 24396]
    assert found["seconds"] > 0
    for coins in ("", "gggg", "xxxxxxx"):
        bad = subprocess.run(
            [*command, "--coins", coins], capture_output=True, text=True, check=False
        )
        assert bad.returncode == 1
        assert bad.stderr.startswith("kachidoki: coins = ")
        assert bad.stderr.count("\n") == 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("act", ["2", "4", "campaign", "solo"])
def test_damaged_positions_and_records(act: str) -> None:
    game = catalog.find("rokumon", act=act)
    assert isinstance(game, Rokumon)
    rng = Rng(act.encode())
    positions = []
    state = game.start()
    while acting := state.to_act():
        positions.append(state.position())
        state.step(acting[0], chosen(state, acting[0], rng))
    record = random_table(game, b"fuzz", rng).record().text()

    @settings(max_examples=500, deadline=None, derandomize=True)
    @given(st.one_of(st.sampled_from(positions).flatmap(damaged), st.text(max_size=60)))
    def read(text: str) -> None:
        try:
            found = game.parse_position(text)
        except KachidokiError as error:
            one_line(error)
            return
        assert game.parse_position(found.position()).position() == found.position()
        play = Rng(b"on")
        for seat in [*range(game.seats), None]:
            game.imagine(found.view(seat), play)
        for _ in range(500):
            going = found.to_act()
            if not going:
                break
            choices = found.legal(going[0])
            assert choices
            found.step(going[0], choices[play.below(len(choices))])

    @settings(max_examples=150, deadline=None, derandomize=True)
    @given(damaged(record))
    def replay(text: str) -> None:
        if text == record:
            return
        with pytest.raises(KachidokiError) as error:
            parsed = Record.parse(text)
            Table.from_record(catalog.find(parsed.game, parsed.options), parsed)
        one_line(error.value)

    read()
    replay()
