"""Puzzles over HTTP: nothing is kept, and nothing is told that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import httpx
import pytest

from kachidoki.puzzles.lessons import lessons
from kachidoki.puzzles.pack import shipped
from tests.server.support.servers import running, settings_for


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    settings = settings_for(tmp_path_factory.mktemp("puzzles"))
    with running(settings) as address, httpx.Client(base_url=address) as client:
        yield client


def test_all_puzzles_lessons_and_the_one_of_the_day(http: httpx.Client) -> None:
    found = http.get("/api/puzzles", params={"day": 20_484, "language": "fr"}).json()
    numbers = [n for themes in found["themes"].values() for each in themes for n in each["numbers"]]
    assert sorted(numbers) == list(range(1, len(shipped().puzzles) + 1))
    assert found["daily"] == shipped().daily(date(2026, 1, 31))
    assert [each["name"] for each in found["lessons"]] == [each.name for each in lessons()]
    assert found["lessons"][0]["title"] == "À égalité, on descend"


def test_an_answer_is_judged_and_a_wrong_one_refuted(http: httpx.Client) -> None:
    number = shipped().numbers(theme="win-two")[5]
    found = shipped().puzzle(number).found
    path = f"/api/puzzles/{number}"
    begun = http.post(f"{path}/try", json={}).json()
    assert (begun["done"], begun["replies"]) == (False, [])
    assert found.answer[0] in begun["update"]["legal"]
    right = http.post(f"{path}/try", json={"actions": list(found.answer)}).json()
    assert (right["done"], right["right"]) == (True, True)
    action = next(action for action, lines in found.replies.items() if lines)
    wrong = http.post(f"{path}/try", json={"actions": [action]}).json()
    assert (wrong["done"], wrong["right"], len(wrong["replies"])) == (True, False, 1)
    assert "The win is gone." in wrong["text"]
    solved = http.get(f"{path}/solution").json()
    assert len(solved["replies"]) == 1 + len(found.line)
    assert solved["replies"][-1]["outcome"]["winners"] == [shipped().puzzle(number).seat]


def test_no_card_of_another_hand_is_told_but_those_that_are_played(http: httpx.Client) -> None:
    number = shipped().numbers(theme="sure-card")[-1]
    puzzle = shipped().puzzle(number)
    action, lines = next(iter(puzzle.found.replies.items()))
    answer = http.post(f"/api/puzzles/{number}/try", json={"actions": [action]})
    told = answer.json()
    assert [step["view"]["skirmish"][-1]["card"] for step in told["replies"]] == [
        text.removeprefix("play ") for _, text in lines
    ]
    mine = puzzle.state().view(puzzle.seat).as_dict()
    assert told["update"]["view"].keys() == mine.keys()
    assert all("hand" not in each for each in told["update"]["view"]["factions"])


def test_ways_and_reasons_are_told_as_at_a_table(http: httpx.Client) -> None:
    number = shipped().numbers(theme="marching")[0]
    card, *_ = shipped().puzzle(number).found.answer
    path = f"/api/puzzles/{number}"
    assert http.post(f"{path}/ways", json={"actions": [], "card": card}).json()["ways"]
    assert http.post(f"{path}/ways", json={"actions": [card]}).json()["ways"]
    why = http.post(f"{path}/why", json={"actions": [card], "action": "end"}).json()
    assert not why["open"]
    assert why["text"]
    refused = http.post(f"{path}/try", json={"actions": [card, "end"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
    refused = http.post(f"{path}/try", json={"actions": ["dance"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "no-such-action")
    assert http.post("/api/puzzles/0/try", json={}).status_code == 404
    assert http.post("/api/puzzles/joraku-ties-9/try", json={}).status_code == 404


def test_a_rating_is_worked_out_and_not_kept(http: httpx.Client) -> None:
    known = {"rating": 1200, "deviation": 350, "volatility": 0.06}
    asked = {"known": known, "number": shipped().numbers(theme="hold")[0], "solved": True}
    better = http.post("/api/puzzles/rating", json=asked).json()
    assert better == http.post("/api/puzzles/rating", json=asked).json()
    assert better["rating"] > 1200
    assert better["deviation"] < 350
    worse = http.post("/api/puzzles/rating", json={**asked, "solved": False}).json()
    assert worse["rating"] < 1200
