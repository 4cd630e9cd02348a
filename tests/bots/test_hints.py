"""Hints: the best few actions, what to expect of them, and why."""

from __future__ import annotations

import re

import pytest

from kachidoki import catalog
from kachidoki.bots.brain import Hint
from kachidoki.bots.hints import hints
from kachidoki.bots.rokumon.hints import on_board, wins
from kachidoki.bots.rokumon.solved.par import solo_start
from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.bots.thinking import Budget
from kachidoki.core import CHANCE, Rng, play
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.actions import ACTIONS
from kachidoki.text import LANGUAGES, say
from tests.joraku.options import SHAPES

QUICK = Budget(150, 5.0)
GAMES = [("joraku", options) for options in SHAPES.values()] + [
    ("rokumon", {"act": act}) for act in ("2", "3", "4", "5", "6", "campaign", "solo")
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_hints_can_be_followed_to_the_end_of_the_turn_and_have_a_reason(
    name: str, options: dict[str, object]
) -> None:
    game = catalog.find(name, options)
    rng = Rng(b"hints")
    state = game.start()
    told = set()
    for step in range(240):
        acting = state.to_act()
        if not acting:
            state = game.start()
            continue
        seat = acting[0]
        if seat != CHANCE and step % 5 == 0:
            found = hints(state.view(seat), rng, budget=QUICK)
            assert 1 <= len(found) <= 3
            assert len({hint.action for hint in found}) == len(found)
            for hint in found:
                if len(state.legal(seat)) > 1:
                    assert hint.chance is not None
                    assert 0 <= hint.chance <= 1
                told.add(say(hint.reason))
                if hint.reason.key == "bots.hint-area":  # never at a loss in all
                    facts = ("points", "also", "lost")
                    gain, also, lost = (int(str(hint.reason.facts[each])) for each in facts)
                    assert gain + also > lost >= 0
                for language in LANGUAGES:
                    assert "{" not in say(hint.reason, language)
                after = state.copy()
                for action in (hint.action, *hint.then):
                    play(after, seat, action)  # raises if it is not legal
        state.step(seat, chosen(state, seat, rng))
    assert len(told) > 2


def test_nobody_gets_a_hint_when_it_is_not_their_turn() -> None:
    state = Rokumon(act="2", coins="gggjjjj").start()
    assert hints(state.view(1), Rng(b"x")) == []
    assert hints(state.view(None), Rng(b"x")) == []


def test_a_hint_of_a_solved_act_is_for_learners_and_counts_no_turns() -> None:
    """“Worked out to the end, it wins in 15” tells a beginner nothing."""
    state = Rokumon(act="1", coins="gjgjgj").start()
    (best,) = hints(state.view(0), Rng(b"x"))
    assert best.reason.key == "bots.hint-lost-answers"
    assert "all moves lose here. This one holds out longest" in say(best.reason)
    rng = Rng(b"learner")
    told: set[str] = set()
    while (acting := state.to_act()) and len(told) < 5:
        for hint in hints(state.view(acting[0]), rng, budget=QUICK):
            told.add(hint.reason.key)
            if hint.reason.key == "bots.hint-stops-line":
                assert stops_what_it_names(state, hint)
            for language in LANGUAGES:
                assert not re.search(r"\d{2}", say(hint.reason, language))
        state.step(acting[0], chosen(state, acting[0], rng))
    assert {"bots.hint-solved", "bots.hint-stops-line"} <= told


def stops_what_it_names(state: RokumonState, hint: Hint) -> bool:
    """“It stops a winning answer of the other” named none.

    Whether the answer that is named would win before the hint is followed, and not after it.
    """
    answer = ACTIONS.parse(str(hint.reason.facts["action"]))
    other = 1 - int(state.clan)
    followed = state.copy()
    followed.step(state.seat_of(state.clan), hint.action)
    before, after = (answer in wins(each, other) for each in (state, followed))
    return before and not after


def test_no_later_hint_sounds_better_than_the_first() -> None:
    """“It threatens to win in 2 ways” stood below “in one way”, and gave a win away."""
    state = Rokumon(act="2", coins="gjgjgjj").start()
    rng = Rng(b"threats")
    left_out = 0
    while acting := state.to_act():
        view = state.view(acting[0])
        first, *later = hints(view, rng, budget=QUICK)
        known = {each.action: each.value for each in verdicts(view)}
        assert {known[hint.action] for hint in later} <= {known[first.action]}
        left_out += len(set(known.values())) > 1
        for hint in later:
            if hint.reason.key == "bots.hint-threatens":
                assert hint.chance == first.chance
        state.step(acting[0], first.action)
    assert left_out


def test_where_everything_loses_the_hint_says_why_it_holds_out_longest() -> None:
    """It recommended a losing action without a word of reason."""
    rng = Rng(b"lost")
    state = Rokumon(act="1", coins="gjgjgj").start()
    told = 0
    while acting := state.to_act():
        view = state.view(acting[0])
        found = hints(view, rng, budget=QUICK)
        best = verdicts(view)[0]
        if best.value == "loss" and len(view.legal()) > 1:
            (hint,) = found
            (judged,) = [each for each in verdicts(view) if each.action is hint.action]
            assert judged.plies == best.plies  # nothing holds out longer
            assert hint.reason.key in (
                "bots.hint-lost",
                "bots.hint-lost-answers",
                "bots.hint-stops-action",
                "bots.hint-stops-line",
            )
            if hint.reason.key == "bots.hint-lost-answers":
                right, answers = hint.reason.facts["right"], hint.reason.facts["answers"]
                assert isinstance(right, int)
                assert isinstance(answers, int)
                assert 0 < right <= answers
                told += 1
        state.step(acting[0], found[0].action)
    assert told


@pytest.mark.parametrize("passing", ["left", "both"])
def test_a_hint_names_both_cards_to_pass_on(passing: str) -> None:
    state = catalog.find("joraku", players=3, passing=passing).start()
    rng = Rng(b"two cards")
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, chosen(state, CHANCE, rng))
    found = hints(state.view(1), rng, budget=QUICK)
    assert len({frozenset({hint.action, *hint.then}) for hint in found}) == len(found)
    for hint in found:
        (other,) = hint.then
        assert hint.action.text.startswith("pass ")
        assert other.text.startswith("pass ")
        kept = hint.reason.facts["cards"]
        assert isinstance(kept, tuple)
        assert len(kept) == 4  # of six


def test_hints_lead_to_a_win_against_taroma() -> None:
    """They spoke of perfect play, which Taroma does not know, and led to a loss."""
    state = solo_start("medium", (2, 4, 6, 1, 3, 5, 7))
    for turns in range(5, 0, -1):
        best, *others = hints(state.view(0), Rng(b"taroma"), budget=QUICK)
        assert best.reason.facts == {"turns": turns}
        assert all("perfect" not in say(each.reason) for each in others)
        play(state, 0, best.action)
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.winners) == [0]


def test_a_hint_that_ends_the_act_says_so() -> None:
    state = Rokumon(act="1", coins="gjgjgj").start()
    for text in ("deploy a1", "deploy b1", "deploy a2", "deploy b3"):
        (seat,) = state.to_act()
        state.step(seat, next(each for each in state.legal(seat) if each.text == text))
    best, *_ = hints(state.view(0), Rng(b"x"))
    assert best.action.text == "deploy a3"
    assert say(best.reason).startswith("It wins at once.")


def test_no_chance_is_made_up_for_the_only_choice() -> None:
    state = catalog.find("joraku", players=3).start()
    rng = Rng(b"forced")
    while state.to_act() == (CHANCE,) or len(state.legal(state.to_act()[0])) > 1:
        seat = state.to_act()[0]
        state.step(seat, chosen(state, seat, rng))
    seat = state.to_act()[0]
    (only,) = hints(state.view(seat), rng)
    assert only.chance is None
    assert only.reason.key == "bots.hint-only"


def test_of_an_only_card_the_hint_says_what_to_do_with_it() -> None:
    state = catalog.find("joraku", players=3).start()
    rng = Rng(b"the last card")
    while True:
        (seat, *_) = state.to_act()
        legal = state.legal(seat)
        if seat != CHANCE and len(legal) == 1 and legal[0].text.startswith("play "):
            break
        state.step(seat, chosen(state, seat, rng))
    (only,) = hints(state.view(seat), rng, budget=QUICK)
    assert only.reason.key != "bots.hint-only"
    assert "ninja" in only.action.text or only.then[0].text in ("place", "march")


@pytest.mark.parametrize(
    ("played", "action", "does", "where"),
    [
        ("deploy a1, deploy b1", "deploy a2", "builds", ("a1", "a2", "a3")),
        ("deploy a1, deploy b1, deploy a2", "deploy a3", "blocks", ("a1", "a2", "a3")),
        ("deploy a1, deploy b1, deploy b3", "move b1 a1", "covers", "a1"),
        ("deploy a1", "deploy b1", None, None),
    ],
)
def test_what_a_move_does_on_the_board_is_named(
    played: str, action: str, does: str | None, where: object
) -> None:
    """“Wins in 15 moves” was a verdict, and no reason."""
    state = Rokumon(act="1", coins="gjgjgj").start()
    for each in played.split(", "):
        state.step(state.to_act()[0], ACTIONS.parse(each))
    clan, taken = int(state.clan), ACTIONS.parse(action)
    after = state.copy()
    after.take(taken, None)
    found = on_board(state, after, taken, clan)
    assert (found and found[0]) == does
    assert found is None or list(found[1].values()) == [where]
