"""The code of honour, and the campaign it belongs to."""

from __future__ import annotations

import pytest

from kachidoki.core import CHANCE, IllegalAction, Record, Rng, Table
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon, RokumonState
from tests.rokumon.scene import do, ended


def table(act: str = "2", tokens: str = "0 1", honour: str = "on", coins: str = "gggjjjj") -> Table:
    """Tokugawa has more tokens: Sanada is bound."""
    return Table(Rokumon(act=act, coins=coins, tokens=tokens, honour=honour), b"honour")


def deployed(tokens: str = "0 1", honour: str = "on") -> Table:
    """Both have a warrior on the board, and Tokugawa has just moved."""
    at = table(tokens=tokens, honour=honour)
    for seat, text in ((0, "deploy e3"), (1, "deploy d4"), (0, "deploy e6"), (1, "move d4 e4")):
        at.play(seat, text)
    return at


def test_the_player_with_more_tokens_takes_back_a_move_once_a_turn() -> None:
    at = deployed()
    assert [at.state.loose(seat) for seat in (0, 1)] == [0, 1]
    at.take_back(1)
    assert at.state.to_act() == (1,)
    at.play(1, "move d4 e5")  # any action may follow, also a Move
    with pytest.raises(IllegalAction, match="nothing to take back"):
        at.take_back(1)
    at.play(0, "deploy d5")
    at.play(1, "move e5 d6")
    at.take_back(1)  # a new turn, a new right


def test_not_after_the_other_has_acted() -> None:
    at = deployed()
    at.play(0, "deploy d5")
    with pytest.raises(IllegalAction, match="nothing to take back"):
        at.take_back(1)


def test_only_a_move_and_only_for_the_one_with_more_tokens() -> None:
    at = table()
    at.play(0, "deploy e3")
    at.play(1, "deploy d4")
    assert at.state.loose(1) == 0
    at.play(0, "move e3 d5")
    assert at.state.loose(0) == 0


@pytest.mark.parametrize(("tokens", "honour"), [("1 1", "on"), ("0 1", "off"), ("2 1", "on")])
def test_k15_equal_tokens_bind_nobody_and_the_code_can_be_off(tokens: str, honour: str) -> None:
    assert deployed(tokens, honour).state.loose(1) == 0


def test_k10_after_a_losing_reveal_the_table_asks_before_it_closes_the_act() -> None:
    coins = "coins d4:g:2 d5:j:1 d6:g:4 e3:j:3 e4:g:6 e5:j:5 e6:j:7"
    items = "on e3 S?; on e4 S?; on e5 S? T?; supply sanada ?; supply tokugawa ? ? ? ?"
    game = Rokumon(act="2", tokens="0 1")
    text = f"act 2; phase turn; clan tokugawa; {coins}; {items}; tokens tokugawa 1 0"
    state = game.parse_position(text)
    do(state, "move e5 d4")
    assert state.outcome() is None
    assert [str(action) for action in state.legal(1)] == ["accept"]
    assert state.loose(1) == 1
    do(state, "accept")
    assert ended(state) == ("sanada", "reveal")


def test_k10_against_a_bot_its_answer_is_taken_back_too() -> None:
    at = deployed()
    before = at.state.position()
    at.play(0, "deploy d5")
    at.take_back(1, with_answer=True)
    assert at.state.to_act() == (1,)
    assert "on d4 T?" in at.state.position()
    assert "on d5" not in at.state.position()
    at.play(1, "move d4 e4")
    assert at.state.position() == before.replace("plain yes", "plain yes; taken tokugawa")
    saved = at.save().text()
    assert "1: take back with the answer" in saved
    assert Table.from_record(at.game, Record.parse(saved)).save().text() == saved


def test_the_one_who_answered_has_nothing_to_take_back_with_the_answer() -> None:
    at = deployed()
    at.play(0, "deploy d5")
    before = at.save().text()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        at.take_back(0, with_answer=True)
    assert at.save().text() == before
    at.take_back(1, with_answer=True)


def test_k10_but_not_if_the_answer_was_a_fight() -> None:
    at = table(act="3", coins="gggjjjj")
    for seat, text in (
        (0, "deploy 4 e3"),
        (1, "deploy 3 d4"),
        (0, "deploy 2 e6"),
        (1, "move d4 e3"),
    ):
        at.play(seat, text)
    at.play(0, "fight e3")
    while at.state.to_act() == (1,) and "ready" in {str(a) for a in at.state.legal(1)}:
        at.play(1, "ready")
    with pytest.raises(IllegalAction, match="nothing to take back"):
        at.take_back(1, with_answer=True)


def tanomo(at: Table) -> list[object]:
    return [event.facts["clan"] for event in at.history() if event.key == "rokumon.tanomo"]


def test_k11_tanomo_is_called_when_the_leader_could_win_next() -> None:
    at = table()
    at.play(0, "deploy e3")
    at.play(1, "deploy d4")
    assert tanomo(at) == []
    at.play(0, "deploy e4")  # e5 would make three in a row
    assert tanomo(at) == ["sanada"]


def test_k11_not_for_the_one_with_more_tokens_and_not_when_off() -> None:
    for at in (table(tokens="1 0"), table(honour="off"), table(tokens="1 1")):
        at.play(0, "deploy e3")
        at.play(1, "deploy d4")
        at.play(0, "deploy e4")
        assert tanomo(at) == []


def test_k11_a_fight_counts_when_its_values_are_public_and_no_token_could_change_it() -> None:
    # Act 6: Sanada's 6 under Tokugawa's 1 on e5 would win and complete e3 e4 e5.
    coins = "coins d4:f:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7"
    base = f"act 6; phase turn; clan sanada; {coins}; on e3 S2; on e5 S6 T1; on d5 T5"
    rest = "supply sanada 2 4; supply tokugawa 1* 3 3"
    for spare, called in ((1, True), (5, False)):
        game = Rokumon(act="6", tokens=f"0 {spare}")
        state = game.parse_position(f"{base}; {rest}; tokens tokugawa {spare} 0")
        log = do(state, "deploy 2 e4")
        assert (log[-1].key == "rokumon.tanomo") == called


def test_k11_a_surprise_counts_too_and_the_lock_has_lapsed_by_then() -> None:
    coins = "coins d4:g:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7"
    base = f"act 4; phase turn; clan sanada; {coins}; on d4 S2; on e6 S4; on e3 T3; on d6 T5"
    rest = "supply sanada 2 6; supply tokugawa 1 1* 3; tokens tokugawa 1 0"
    state = Rokumon(act="4", tokens="0 1").parse_position(f"{base}; {rest}")
    log = do(state, "deploy 2 d5")  # then the coin of e6 could be set on d3, beside d4 and d5
    assert log[-1].key == "rokumon.tanomo"


def play_campaign(seed: bytes) -> tuple[RokumonState, list[str]]:
    game = Rokumon()
    at = Table(game, seed)
    rng = Rng(seed)
    while acting := at.state.to_act():
        at.play(acting[0], chosen(at.state, acting[0], rng))
    assert isinstance(at.state, RokumonState)
    return at.state, [event.key for event in at.history()]


@pytest.mark.exhaustive
def test_a_campaign_plays_all_six_acts_and_seven_tokens_are_enough() -> None:
    lengths = set()
    for k in range(150):
        state, keys = play_campaign(b"campaign %d" % k)
        acts = keys.count("rokumon.act")
        assert acts >= 6
        assert state.tokens(0) + state.tokens(1) <= 7
        assert state.tokens(0) == state.won1
        assert state.tokens(1) == state.won0
        outcome = state.outcome()
        assert outcome is not None
        if outcome.winners:
            assert outcome.scores[outcome.winners[0]] == max(outcome.scores)
        lengths.add(acts)
    assert 7 in lengths  # Act 6 again while tied


def drawn_act(state: RokumonState) -> None:
    """Move back and forth until the position has stood three times."""
    act, draws = state.act, state.draws
    while (state.act, state.draws) == (act, draws) and state.outcome() is None:
        (seat,) = state.to_act()
        if seat == CHANCE:
            state.step(CHANCE, state.legal(CHANCE)[0])
            continue
        mine = f"{'ST'[seat]}"
        stands = [i for i in state.position().split("; ") if i.startswith("on ") and mine in i]
        moves = [a for a in state.legal(seat) if str(a).startswith("move")]
        deploys = [a for a in state.legal(seat) if str(a).startswith("deploy")]
        state.step(seat, moves[0] if stands and moves else deploys[-seat])


def test_k9_a_drawn_act_is_dealt_again_once_and_then_counts_for_nobody() -> None:
    state = Rokumon().start()
    drawn_act(state)
    assert (state.act, state.draws) == (1, 1)
    drawn_act(state)
    assert (state.act, state.draws) == (2, 0)
    assert (state.won0, state.won1, state.tokens(0), state.tokens(1)) == (0, 0, 0, 0)


def test_k9_a_deciding_act_6_drawn_twice_draws_the_game() -> None:
    state = Rokumon().start()
    while state.outcome() is None:
        drawn_act(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.reason.key == "rokumon.game-drawn"
    assert state.deciders == 1
