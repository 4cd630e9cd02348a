"""Start, decisions and luck add up to the result, in every game and to the last digit."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import pytest

from kachidoki import text
from kachidoki.core import Event, Game, Record, Table
from kachidoki.review import review
from kachidoki.review.estimate import WHOLE
from tests.joraku.options import SHAPES
from tests.review.games import TINY, played

GAMES: list[tuple[str, dict[str, Any]]] = [("joraku", shape) for shape in SHAPES.values()]
GAMES.append(("joraku", {"players": 3, "passing": "both", "variants": [1, 2, 3, 4, 5, 6]}))
GAMES += [("rokumon", {"act": act}) for act in ("1", "2", "3", "4", "5", "6", "campaign", "solo")]


VIEWS = ("know", "open")


@cache
def reviewed(number: int) -> tuple[Game, Record, dict[str, Any]]:
    """A game, and its review."""
    name, options = GAMES[number]
    game, record = played(name, options, "greedy")
    return game, record, review(game, record, TINY)


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[str(each) for each in GAMES])
def test_start_decisions_and_luck_are_the_result(number: int) -> None:
    game, record, found = reviewed(number)
    outcome = Table.from_record(game, record).outcome
    assert outcome is not None
    for seat in found["seats"]:
        for part in seat["parts"]:
            for account in (part["know"], part["open"]):
                total = account["start"] + account["decisions"] + account["luck"]
                assert total == account["result"]
                assert sum(account["luck_by_cause"].values()) == account["luck"]
                assert account["decisions"] <= 0
                entries = account["entries"]
                assert account["start"] + sum(e["change"] for e in entries) == account["result"]
                assert all(0 <= entry["chance"] <= WHOLE for entry in entries)
        # What the parts were worth is what the game says.
        results = [part["know"]["result"] for part in seat["parts"]]
        if len(results) == 1:
            assert results == [WHOLE if seat["seat"] in outcome.winners else results[0]]
            assert seat["seat"] in outcome.winners or results[0] < WHOLE
        else:
            assert results.count(WHOLE) == outcome.scores[seat["seat"]]
    losses = [each["know"]["loss"][0] for each in found["decisions"]]
    assert sum(losses) == -sum(
        part["know"]["decisions"] for seat in found["seats"] for part in seat["parts"]
    )


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[str(each) for each in GAMES])
def test_all_luck_says_what_happened(number: int) -> None:
    """Luck was a sum by causes, and nobody could tell which card it was."""
    _, _, found = reviewed(number)
    for seat in found["seats"]:
        for entry in (e for part in seat["parts"] for by in VIEWS for e in part[by]["entries"]):
            assert bool(entry["happened"]) == (entry["cause"] not in ("decision", "estimate")), (
                entry
            )
            for event in entry["happened"]:
                assert text.say(Event(event["key"], event["facts"], event["rule"]))
            if entry["cause"] == "others":
                assert entry["when"]


def test_a_deal_is_told_by_the_cards_that_came_and_a_fight_by_what_it_showed() -> None:
    _, _, found = reviewed(GAMES.index(("joraku", {"players": 4})))
    (part,) = found["seats"][0]["parts"]
    dealt = [e for e in part["know"]["entries"] if e["cause"] == "deal"]
    assert len(dealt[0]["happened"][0]["facts"]["cards"]) == 5
    _, _, found = reviewed(GAMES.index(("rokumon", {"act": "3"})))
    told = {
        event["key"]
        for seat in found["seats"]
        for entry in seat["parts"][0]["know"]["entries"]
        for event in entry["happened"]
    }
    assert "rokumon.deploy" in told  # of another, without its value


def test_every_unforced_decision_is_judged_known_and_open() -> None:
    _, record, found = reviewed(GAMES.index(("joraku", {"players": 4})))
    decisions = found["decisions"]
    assert len(decisions) == 4 * 3 * (5 + 1)  # five cards and a pass, in three rounds
    for each in decisions:
        assert each["know"]["played"][0] <= each["know"]["best"][0]
        assert each["know"]["loss"][0] == each["know"]["best"][0] - each["know"]["played"][0]
        assert each["know"]["how"] in ("sampled", "enumerated")
        assert each["open"]["worlds"] == 1
        for name, by in itertools.product(("played", "best", "loss"), VIEWS):
            value, low, high = each[by][name]
            assert low <= value <= high
        assert bool(each["reasons"]) == (each["know"]["loss"][0] > 0)
        assert len(each["grid"]["cards"]) == 21
    lines = [line for each in decisions for line in each["lines"]]
    acts = [k for k, (seat, _) in enumerate(record.lines, start=1) if seat >= 0]
    assert sorted(lines) == acts


@pytest.mark.parametrize("number", range(len(GAMES)), ids=[str(each) for each in GAMES])
def test_with_everything_open_all_chances_are_one_whole_at_any_moment(number: int) -> None:
    game, _, found = reviewed(number)
    if game.seats == 1:
        return
    for part in range(len(found["seats"][0]["parts"])):
        accounts = [seat["parts"][part]["open"] for seat in found["seats"]]
        for line in {entry["line"] for account in accounts for entry in account["entries"]}:
            chances = [chance_at(account, line) for account in accounts]
            assert abs(sum(chances) - WHOLE) <= len(chances), (part, line, chances)  # rounded each


def chance_at(account: dict[str, Any], line: int) -> int:
    """A seat's chance after a line of the record."""
    entries = [entry for entry in account["entries"] if entry["line"] <= line]
    return int(entries[-1]["chance"] if entries else account["start"])
