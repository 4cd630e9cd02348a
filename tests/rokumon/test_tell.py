"""What events say of the table: whoever follows them sees what stands there after each action."""

from __future__ import annotations

from typing import Any

import pytest

from kachidoki.core import CHANCE, Rng
from kachidoki.core.event import Facts, Log
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon
from tests.rokumon.scene import do, scene


class Onlooker:
    """A table as somebody sees it who knows no rule and follows the events from a view on."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.stacks = {
            coin["cell"]: [warrior["clan"] for warrior in coin["stack"]] for coin in view["coins"]
        }
        self.supply = {clan["clan"]: len(clan["supply"]) for clan in view["clans"]}
        self.tokens = {clan["clan"]: clan["tokens"] for clan in view["clans"]}

    def follow(self, key: str, facts: Facts) -> None:
        moved: Any = facts.get("moved", [])
        for start, to in moved:
            self.put(self.take(start), to)
        if key == "rokumon.surprise":
            self.stacks[str(facts["to_cell"])] = self.stacks.pop(str(facts["cell"]))
        if key == "rokumon.add":
            self.tokens[str(facts["clan"])] = facts["left"]

    def take(self, place: str) -> str:
        if place in self.supply:
            self.supply[place] -= 1
            return place
        cell, _, under = place.partition(" ")
        return str(self.stacks[cell].pop(-2 if under else -1))

    def put(self, clan: str, place: str) -> None:
        if place in self.supply:
            assert place == clan  # nobody goes home to the other clan
            self.supply[place] += 1
        else:
            self.stacks[place].append(clan)


@pytest.mark.parametrize("act", ["1", "2", "3", "4", "5", "6", "solo"])
def test_following_the_events_shows_what_the_next_view_shows(act: str) -> None:
    game = Rokumon(act=act, tokens="0 0" if act == "solo" else "3 2")
    followed: set[str] = set()
    for seed in range(20):
        state, rng = game.start(), Rng(b"follow %d" % seed)
        while acting := state.to_act():
            onlooker = Onlooker(state.view(None).as_dict())
            log: Log = []
            state.step(acting[0], chosen(state, acting[0], rng), log)
            if acting == (CHANCE,):
                continue  # the board is being laid out
            for event in log:
                told = event.seen_by(None)
                assert told is not None
                onlooker.follow(told.key, told.facts)
                followed.add(told.key.split(".")[1])
            if state.to_act():
                assert vars(onlooker) == vars(Onlooker(state.view(None).as_dict())), log
    expected = {"deploy", "move"}
    if act in ("3", "4", "5", "6"):
        expected = {"move", "fight", "add", "showdown", "fight-lost", "fight-tied"}
    assert expected <= followed
    assert ("surprise" in followed) is (act in ("4", "5", "6"))


def test_a_hidden_deploy_moves_a_warrior_for_all_and_names_it_for_its_owner_only() -> None:
    log = do(scene("3"), "deploy 4 d4")
    assert log[0].facts["moved"] == [["sanada", "d4"]]
    assert log[0].facts["value"] == "4"
    told = log[0].seen_by(1)
    assert told is not None
    assert told.facts == {"clan": "sanada", "cell": "d4", "moved": [["sanada", "d4"]]}
