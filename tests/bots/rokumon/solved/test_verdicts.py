"""What actions are worth, and what was given away.

Act 1: a1 a2 a3 above b1 b2 b3; the lines are the two rows.
"""

from __future__ import annotations

import pytest

from kachidoki.bots.rokumon.solved.par import par, solo_start
from kachidoki.bots.rokumon.solved.verdicts import covers, judge, verdicts
from kachidoki.core import BadPosition, IllegalAction
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.text import say, worth
from tests.rokumon.scene import after

# Three gold and three green coins: a1 a2 b3 are gold.
EVEN = Rokumon(act="1", coins="ggjjjg")
# Two gold and four green coins: a1 a3 are gold.
UNEVEN = Rokumon(act="1", coins="gjgjjj")


def standing(clan: str, stacks: str, supplies: tuple[int, int]) -> RokumonState:
    """A position on UNEVEN: "b1:TS" is a Tokugawa under a Sanada."""
    coins = "coins a1:g:2 a2:j:1 a3:g:4 b1:j:3 b2:j:5 b3:j:7"
    lines = ["act 1", "phase turn", f"clan {clan}", coins]
    for item in stacks.split():
        cell, _, owners = item.partition(":")
        lines.append(f"on {cell} {' '.join(owner + '?' for owner in owners)}")
    for name, size in zip(("sanada", "tokugawa"), supplies, strict=True):
        lines.append(f"supply {name} {' '.join('?' * size)}")
    return UNEVEN.parse_position("; ".join(lines))


def told(state: RokumonState) -> list[str]:
    """Every action with its worth; the best ones are marked."""
    return [
        f"{verdict.action} {worth(*verdict.worth())}{' !' if verdict.best else ''}"
        for verdict in verdicts(state.view(0))
    ]


def review(state: RokumonState, action: str) -> str:
    return say(judge(state.view(0), EVEN.actions.parse(action)).event())


def two_and_two() -> RokumonState:
    """Sanada on a1 a2, Tokugawa on b1 b2: Sanada completes its row."""
    return after(EVEN, "deploy a1", "deploy b1", "deploy a2", "deploy b2")


def test_every_action_has_its_verdict_the_best_first() -> None:
    assert told(two_and_two()) == [
        "deploy a3 wins in one move !",
        "deploy b3 wins in 14 moves",
        "move a1 b1 wins in 14 moves",
        "move a1 b2 wins in 14 moves",
        "move a2 b1 wins in 14 moves",
        "move a2 b2 wins in 14 moves",
        "move a1 a3 loses in 2 moves",
        "move a2 a3 loses in 2 moves",
    ]


def test_the_only_move_is_told() -> None:
    """Sanada has two on a3; a third can join from a1, which no Tokugawa can cover from gold."""
    line = "deploy a1, deploy a2, deploy a3, deploy b1, move a1 a3, move b1 b3".split(", ")
    assert told(after(EVEN, *line)) == [
        "deploy a1 wins in 3 moves, only move !",
        "move a3 a2 loses in 13 moves",
        "deploy b1 loses in 12 moves",
        "deploy b2 loses in 12 moves",
        "move a3 b3 loses in 12 moves",
        "move a3 a1 loses in 10 moves",
    ]


def test_k7_lifting_off_a_line_loses_at_once_and_a_draw_can_be_the_best() -> None:
    """Sanada covers the end of Tokugawa's row on b1."""
    assert told(standing("sanada", "a3:S b1:TS b2:T b3:T", (2, 2))) == [
        "move a3 a2 draws, only move !",
        "deploy a1 loses in 10 moves",
        "deploy a2 loses in 10 moves",
        "move a3 b2 loses in 10 moves",
        "move a3 b3 loses in 10 moves",
        "move b1 a1 loses in one move",
        "move b1 a3 loses in one move",
    ]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("deploy a3", "“Deploy a warrior on a3” wins in one move: nothing is better."),
        (
            "deploy b3",
            "“Deploy a warrior on b3” wins in 14 moves; “deploy a warrior on a3” wins in one move.",
        ),
        (
            "move a1 a3",
            "“Move from a1 to a3” loses in 2 moves and gives a win away: "
            "“deploy a warrior on a3” wins in one move.",
        ),
        (
            "surrender",
            "“Surrender” loses in one move and gives a win away: "
            "“deploy a warrior on a3” wins in one move.",
        ),
    ],
)
def test_the_review_says_what_was_best_and_what_was_given_away(action: str, sentence: str) -> None:
    assert review(two_and_two(), action) == f"{sentence} [Solved]"


def test_a_surrender_is_judged_only_where_one_can_surrender() -> None:
    game = Rokumon(act="1", coins="ggjjjg", surrender="off")
    with pytest.raises(IllegalAction, match="surrender cannot be judged: it is not open here"):
        judge(game.start().view(0), game.actions.parse("surrender"))


def test_a_win_can_be_given_away_for_a_draw_and_a_draw_for_a_loss() -> None:
    before = standing("tokugawa", "a3:S b1:TS b2:T", (2, 3))
    assert review(before, "deploy b3") == (
        "“Deploy a warrior on b3” draws and gives a win away: "
        "“move from b2 to a3” wins in 11 moves, only move. [Solved]"
    )
    before.step(1, UNEVEN.actions.parse("deploy b3"))
    assert review(before, "deploy a1") == (
        "“Deploy a warrior on a1” loses in 10 moves and gives a draw away: "
        "“move from a3 to a2” draws, only move. [Solved]"
    )


def test_an_only_move_and_a_lost_position_are_told_in_words_that_fit() -> None:
    """“wins in 3 moves, only move: nothing is better” read oddly."""
    line = "deploy a1, deploy a2, deploy a3, deploy b1, move a1 a3, move b1 b3".split(", ")
    only = after(EVEN, *line)
    assert review(only, "deploy a1") == (
        "“Deploy a warrior on a1” wins in 3 moves: every other move gives the win away. [Solved]"
    )
    only.step(0, EVEN.actions.parse("deploy a1"))
    best = str(verdicts(only.view(1))[0].action)
    told_ = say(judge(only.view(1), EVEN.actions.parse(best)).event())
    assert told_.endswith(
        "loses in 2 moves: the position was lost already, and nothing holds out longer. [Solved]"
    )


def test_the_judgement_as_data() -> None:
    found = judge(two_and_two().view(1), EVEN.actions.parse("move a1 a3"))
    assert (found.played.value, found.played.plies, found.played.best) == ("loss", 2, False)
    assert (str(found.best.action), found.best.value, found.best.plies) == ("deploy a3", "win", 1)
    assert found.gave_away
    assert not judge(two_and_two().view(1), EVEN.actions.parse("deploy b3")).gave_away


def test_whoever_looks_the_verdicts_are_those_of_the_clan_to_move() -> None:
    state = two_and_two()
    assert verdicts(state.view(None)) == verdicts(state.view(1)) == verdicts(state.view(0))


def test_the_best_action_keeps_the_promise_to_the_end() -> None:
    """Each best action leaves the other one ply less, until the last one ends the act."""
    state = two_and_two()
    state.step(0, EVEN.actions.parse("move a1 b1"))
    found = verdicts(state.view(None))[0]
    plies = found.plies
    while True:
        assert (found.plies, found.best) == (plies, True)
        state.step(0, found.action)
        plies -= 1
        if not covers(state.view(None)):
            break
        found = verdicts(state.view(None))[0]
    assert plies == 0
    assert state.outcome() is not None


def test_k9_the_verdicts_look_at_no_repetition() -> None:
    """The position stands for the second time; what it is worth stays the same."""
    state = two_and_two()
    before = told(state)
    for action in ("move a1 a3", "move b1 b3", "move a3 a1", "move b3 b1"):
        state.step(0, EVEN.actions.parse(action))
    assert told(state) == before


def test_act_1_of_a_campaign_is_judged_and_its_take_back_is_not_counted() -> None:
    """[K10] A right of the table, never in what is solved."""
    campaign = Rokumon(act="campaign").start()
    for pips in (2, 4, 1, 3, 5, 6):
        campaign.step(-1, EVEN.actions.parse(f"deal {pips}"))
    assert told(campaign) == told(EVEN.start())


def test_in_the_solo_game_the_best_play_of_both_counts_not_taromas_habits() -> None:
    """Sanada loses this deal against the best Tokugawa, and beats Taroma in five turns."""
    start = solo_start("medium", (2, 4, 6, 1, 3, 5, 7))
    found = verdicts(start.view(0))
    assert {verdict.value for verdict in found} == {"loss"}
    assert found[0].plies == 18
    assert par(start) == 5


def test_fewer_warriors_make_another_deal() -> None:
    values = {}
    for difficulty in ("easy", "difficult"):
        start = solo_start(difficulty, (1, 2, 3, 4, 5, 6, 7))
        values[difficulty] = [verdict.worth() for verdict in verdicts(start.view(0))]
    assert values["easy"] != values["difficult"]


def test_what_cannot_be_judged_is_said() -> None:
    hidden = Rokumon(act="3", coins="gggjjjj").start().view(0)
    undealt = Rokumon(act="1").start().view(0)
    for view in (hidden, undealt):
        assert not covers(view)
    with pytest.raises(BadPosition, match="act 3, phase turn: only a turn of Act 1, Act 2 or"):
        verdicts(hidden)
    with pytest.raises(BadPosition, match="act 1, phase deal"):
        judge(undealt, EVEN.actions.parse("deploy a1"))
    with pytest.raises(IllegalAction, match="deploy a1 cannot be judged: it is not open here"):
        judge(two_and_two().view(0), EVEN.actions.parse("deploy a1"))
