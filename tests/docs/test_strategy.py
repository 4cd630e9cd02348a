"""What the page on strategy says is in the data, and what its openings are worth is solved."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from bench.atlas import solved_page

from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.core import play
from kachidoki.rokumon import Rokumon, RokumonState
from tests.docs.site import ROOT

DOCS = ROOT / "docs"
SOLVED: dict[str, list[dict[str, Any]]] = json.loads(
    (DOCS / "rokumon-solved.json").read_text(encoding="utf-8")
)
PAR: dict[str, dict[str, int]] = json.loads((DOCS / "rokumon-par.json").read_text(encoding="utf-8"))
PAGE = " ".join((DOCS / "strategy.md").read_text(encoding="utf-8").split())


def won(board: str) -> list[dict[str, Any]]:
    return [deal for deal in SOLVED[board] if deal["value"] == "win"]


def lost(board: str) -> list[dict[str, Any]]:
    return [deal for deal in SOLVED[board] if deal["value"] == "loss"]


def after(act: str, coins: str, *actions: str) -> RokumonState:
    game = Rokumon(act=act, coins=coins)
    state = game.start()
    for text in actions:
        play(state, state.to_act()[0], game.actions.parse(text))
    return state


def winning(state: RokumonState) -> tuple[set[str], int]:
    """The actions that win, and how many there are in all."""
    found = verdicts(state.view(state.to_act()[0]))
    return {str(each.action) for each in found if each.value == "win"}, len(found)


def test_the_page_of_solved_deals_is_made_from_the_data() -> None:
    assert solved_page(SOLVED) == (DOCS / "rokumon-solved.md").read_text(encoding="utf-8")


def test_act_1_is_as_told() -> None:
    deals = SOLVED["Act 1"]
    assert (len(deals), len(won("Act 1")), len(lost("Act 1"))) == (35, 2, 33)
    assert [(deal["coins"], deal["plies"]) for deal in won("Act 1")] == [
        ("gggjjj", 17),
        ("jjjggg", 17),
    ]
    assert all(len(deal["best"]) == 6 for deal in deals)
    lengths = {(deal["coins"].count("g"), deal["plies"]) for deal in lost("Act 1")}
    assert lengths == {(3, 18), (2, 16)}
    assert "Of the 35 deals Sanada, who starts, wins 2 and Tokugawa 33." in PAGE


def test_act_2_is_as_told() -> None:
    assert (len(won("Act 2")), len(lost("Act 2"))) == (29, 6)
    best = [{text.removeprefix("deploy ") for text in deal["best"]} for deal in won("Act 2")]
    ends = [names for names in best if names & {"e3", "e6"}]
    assert len(ends) == 26
    assert sorted(tuple(names) for names in best if names not in ends) == [
        ("d4",),
        ("d5",),
        ("d6",),
    ]
    for middle in ("e4", "e5"):
        assert [len(names) for names in best if middle in names] == [6]
    told = re.search(r"six lost deals\*\* are (.*?)\. Play", PAGE)
    assert told is not None
    assert re.findall(r"`([gj]+)`", told[1]) == [deal["coins"] for deal in lost("Act 2")]
    assert max(deal["plies"] for deal in lost("Act 2")) == 23
    assert not any(deal["value"] == "draw" for deals in SOLVED.values() for deal in deals)


def test_the_solo_board_is_as_told() -> None:
    five, four = "The solo board, Tokugawa with five", "The solo board, Tokugawa with four"
    assert (len(won(five)), len(lost(five)), len(won(four))) == (15, 20, 35)
    assert not any("deploy e4" in deal["best"] for deal in won(five))
    longest = {name: (min(pars.values()), max(pars.values())) for name, pars in PAR.items()}
    assert longest == {"easy": (5, 7), "medium": (5, 6), "difficult": (5, 8)}
    for name in ("easy", "difficult"):
        middles = Counter((coins[3], par) for coins, par in PAR[name].items())
        assert max(par for coin, par in middles if coin in "246") == 6
        assert min(par for coin, par in middles if coin == "1") == 7
    eight = [coins for coins, par in PAR["difficult"].items() if par == 8]
    assert len(eight) == 96
    assert all(coins[3] == "1" for coins in eight)


@pytest.mark.parametrize(
    ("act", "coins", "actions", "wins", "of"),
    [
        ("1", "gggjjj", ["deploy a1", "deploy a2"], {"deploy a3"}, 7),
        ("1", "ggjgjj", ["deploy a1"], {"deploy a3", "deploy b1"}, 5),
        ("2", "ggjgjjj", ["deploy e3", "deploy d4"], {"deploy d6", "deploy e6"}, 9),
        (
            "2",
            "ggjgjjj",
            ["deploy e3", "deploy d4", "deploy d6", "deploy d5"],
            {"move d6 d4", "move d6 d5"},
            10,
        ),
    ],
)
def test_the_openings_are_worth_what_is_told(
    act: str, coins: str, actions: list[str], wins: set[str], of: int
) -> None:
    assert winning(after(act, coins, *actions)) == (wins, of)


def test_the_first_coins_of_the_worked_opening() -> None:
    found = {
        str(each.action).removeprefix("deploy "): (each.value, each.plies)
        for each in verdicts(after("2", "ggjgjjj").view(0))
    }
    assert found["e3"] == ("win", 17)
    assert {found[cell] for cell in ("d6", "e4", "e5")} == {("win", 20)}
    assert {found[cell][0] for cell in ("d4", "d5", "e6")} == {"loss"}
    longest = [
        str(each.action)
        for each in verdicts(after("2", "ggjgjjj", "deploy e3").view(1))
        if each.best
    ]
    assert sorted(longest) == ["deploy d4", "deploy d5"]
    covered = after(
        "2", "ggjgjjj", *"deploy e3,deploy d4,deploy d6,deploy d5,move d6 d4".split(",")
    )
    assert max(each.plies for each in verdicts(covered.view(1))) == 12
