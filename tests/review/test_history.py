"""A record as steps: decisions, draws and ends; what was taken back did not happen."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.core import BadRecord, Record, Rng, Table
from kachidoki.review import Reviewing, review
from kachidoki.review.history import Decision, Draws, End, History, open_ends
from kachidoki.rokumon import Rokumon, RokumonState
from tests.review.games import TINY, finished, played, record_of


def decisions(history: History) -> list[tuple[int, list[str]]]:
    return [
        (each.seat, [str(action) for action in each.actions])
        for each in history.steps
        if isinstance(each, Decision)
    ]


def test_a_turn_is_one_decision_and_so_are_two_cards_to_pass() -> None:
    game, record = played("joraku", {"players": 3}, "greedy")
    history = History.of(game, record)
    for _, actions in decisions(history):
        first = actions[0].split()[0]
        assert [a.split()[0] for a in actions] == ["pass", "pass"] or first == "play"
        assert first == "pass" or actions[-1] == "end"
    assert sum(isinstance(step, Draws) for step in history.steps) == 3
    assert isinstance(history.steps[-1], End)


def test_what_was_taken_back_did_not_happen() -> None:
    game = catalog.find("joraku", players=3)
    table = Table(game, b"back and forth")
    plain = table.lines()
    rng = Rng(b"x")
    tried = 0
    while acting := table.state.to_act():
        seat = acting[rng.below(len(acting))]
        legal = table.state.legal(seat)
        action = legal[rng.below(len(legal))]
        before = table.version
        table.play(seat, action)
        if table.state.loose(seat) and rng.below(3) == 0:
            table.take_back(seat)
            tried += 1
        else:
            plain += table.lines(before)
    assert tried > 20
    record = Record.parse(table.record().text())
    with_take_backs = History.of(game, record)
    assert decisions(with_take_backs) == decisions(History.of(game, record_of(game, plain)))
    last = with_take_backs.steps[-2]
    assert isinstance(last, Decision)
    state = last.before.copy()
    for action in last.actions:
        state.step(last.seat, action)
    assert state == table.state


def test_a_bots_answer_that_was_taken_back_too_did_not_happen() -> None:
    game = catalog.find("rokumon", act="2", tokens="1 0", honour="on")
    table = Table(game, b"answers")
    moved = False
    rng = Rng(b"y")
    while acting := table.state.to_act():
        if not moved and table.answered(0):
            before = len(table.lines())
            table.take_back(0, with_answer=True)
            moved = True
            assert len(table.lines()) == before + 1
            continue
        seat = acting[0]
        legal = [a for a in table.state.legal(seat) if str(a) != "surrender"]
        table.play(seat, legal[rng.below(len(legal))])
    assert moved
    history = History.of(game, Record.parse(table.record().text()))
    assert (
        sum(len(actions) for _, actions in decisions(history))
        == len([line for line in table.lines() if line[0] >= 0]) - 3
    )


def test_a_running_game_is_refused() -> None:
    game = catalog.find("joraku", players=3)
    record = Record.parse(Table(game, b"running").record().text())
    with pytest.raises(BadRecord, match="the game is not over"):
        Reviewing(game, record, TINY)


def test_an_edited_record_is_refused() -> None:
    game, record = played("rokumon", {"act": "2"}, "greedy")
    text = record.text().replace("won by 0", "won by 1").replace("won by 1", "won by 0", 0)
    if text == record.text():
        text = record.text().replace("won by 1", "won by 0")
    with pytest.raises(BadRecord):
        History.of(game, Record.parse(text))


def test_a_review_goes_on_with_the_answers_of_an_earlier_run() -> None:
    from kachidoki.review.pieces import work

    game, record = played("rokumon", {"act": "3"}, "greedy")
    whole = Reviewing(game, record, TINY)
    answers = dict(map(work, whole.left()))
    half = dict(list(answers.items())[::2])
    again = Reviewing(game, record, TINY, done=half)
    assert 0 < len(again.left()) < len(whole.left())
    for name, answer in map(work, again.left()):
        again.take(name, answer)
    for name, answer in answers.items():
        whole.take(name, answer)
    assert again.as_dict() == whole.as_dict()
    assert finished(game, record.lines, Rng(b"")) == list(record.lines)


def test_only_what_hid_nothing_and_is_over_is_open_while_a_campaign_goes_on() -> None:
    game = Rokumon(act="campaign")
    lines = finished(game, [], Rng(b"campaign"))
    history = History.of(game, record_of(game, lines))
    ends = [step.line for step in history.steps if isinstance(step, End)]
    second = max(
        each.line
        for at, each in enumerate(history.steps)
        if isinstance(each, End) and begins_act(history, at + 1) <= 3
    )  # with Act 2; from Act 3 on values are hidden
    for cut in (*range(1, second + 3), len(lines) - 1):
        over = [line for line in ends if line <= min(cut, second)]
        assert open_ends(game, lines[:cut]) == over
    joraku = catalog.find("joraku", players=3)
    assert open_ends(joraku, finished(joraku, [], Rng(b"hands"))[:60]) == []


def test_the_review_of_acts_that_are_over_reads_nothing_of_later_ones() -> None:
    game = Rokumon(act="campaign")
    lines = finished(game, [], Rng(b"campaign"))
    ends = open_ends(game, lines)
    assert len(ends) >= 2
    with pytest.raises(BadRecord, match="the game is not over"):
        History.of(game, record_of(game, lines[: ends[0] - 1]))
    for at, end in enumerate(ends):
        later = [
            cut for cut in (end, end + 1, end + 9) if open_ends(game, lines[:cut])[at:] == [end]
        ]
        found = [review(game, record_of(game, lines[:cut]), TINY) for cut in later]
        assert len(found) > 1
        assert all(each == found[0] for each in found)
        assert len(found[0]["seats"][0]["parts"]) == at + 1
        assert max(max(each["lines"]) for each in found[0]["decisions"]) <= end
    hidden = record_of(game, lines[: len(lines) - 1])
    assert max(max(each["lines"]) for each in review(game, hidden, TINY)["decisions"]) <= ends[-1]


def begins_act(history: History, step: int) -> int:
    """The act that a step belongs to; after the last one there is none."""
    if step == len(history.steps):
        return 99
    each = history.steps[step]
    assert not isinstance(each, End)
    assert isinstance(each.before, RokumonState)
    return int(each.before.act)
