"""Whoever comes back: how the tables of a browser stand, and a small picture of each board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki.server.pages.mine import MOST
from tests.server.support.servers import running, settings_for


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_for(tmp_path)) as found:
        yield found


@contextmanager
def browser(address: str) -> Iterator[httpx.Client]:
    """Somebody's browser, which has its cookie."""
    with httpx.Client(base_url=address, headers={"origin": address}) as http:
        http.get("/")
        yield http


def make(http: httpx.Client, game: str = "rokumon", **options: str) -> tuple[str, str]:
    """The name of a new table with an open seat, and its host's token."""
    wish = {"game": game, "options": options or {"act": "1"}, "name": "Oda"}
    made = http.post("/api/tables", json=wish).json()
    return made["table"]["table"], made["token"]


def mine(http: httpx.Client, *tables: str) -> dict[str, Any]:
    """What the server says of some tables."""
    answer = http.get("/api/mine", params={"table": tables})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_each_browser_is_told_of_its_own_seats_and_of_nobodys_secrets(address: str) -> None:
    with browser(address) as one, browser(address) as two, browser(address) as other:
        name, token = make(one)
        two.post(f"/api/tables/{name}/sit", json={"name": "Uesugi"})
        for http, seats in ((one, [0]), (two, [1]), (other, [])):
            answer = http.get("/api/mine", params={"table": name})
            (found,) = answer.json()["tables"]
            assert found["seats"] == seats
            assert found["to_act"] == [0]
            assert found["table"]["host"] == 0
            assert [seat["name"] for seat in found["table"]["seats"]] == ["Oda", "Uesugi"]
            assert found["table"]["seed"] is None
            for secret in (token, one.cookies["kachidoki"], two.cookies["kachidoki"]):
                assert secret not in answer.text


def test_tables_are_told_in_the_order_asked_for_and_those_that_are_gone_apart(
    address: str,
) -> None:
    with browser(address) as http:
        first, second = make(http)[0], make(http, "joraku", players="2", mode="neutral")[0]
        found = mine(http, second, "nowhere", first, second)
        assert [each["table"]["table"] for each in found["tables"]] == [second, first]
        assert found["gone"] == ["nowhere"]
        assert [each["table"]["status"] for each in found["tables"]] == ["open", "open"]
        assert [each["scores"] for each in found["tables"]] == [[], []]  # not begun yet
        assert [each["act"] for each in found["tables"]] == [None, None]
        for tables in (["x"] * (MOST + 1), ["no table"], []):
            answer = http.get("/api/mine", params={"table": tables})
            assert answer.status_code == 422
            assert answer.json()["code"] == "bad-message"


def test_points_are_told_where_a_game_counts_them(address: str) -> None:
    with browser(address) as one, browser(address) as two:
        names = [make(one, act=act)[0] for act in ("1", "campaign")]
        for name in names:
            two.post(f"/api/tables/{name}/sit", json={"name": "Uesugi"})
        before = mine(one, *names)["tables"]
        assert [each["scores"] for each in before] == [[], [0, 0]]
        assert [each["act"] for each in before] == [1, 1]  # the one that is played
        assert [each["outcome"] for each in before] == [None, None]
        assert before[0]["changed"] > 1_700_000_000_000


def test_the_picture_of_a_board_is_the_same_for_everybody(address: str) -> None:
    with browser(address) as one, browser(address) as two:
        name, _ = make(one, act="3")
        path = f"/api/tables/{name}/board.svg"
        assert one.get(path).json()["code"] == "not-started"
        two.post(f"/api/tables/{name}/sit", json={"name": "Uesugi"})
        version = mine(one, name)["tables"][0]["version"]
        asked = {"at": version, "dark": True, "language": "ja"}
        pictures = [http.get(path, params=asked) for http in (one, two)]
        assert pictures[0].text.startswith("<svg")
        assert pictures[0].text == pictures[1].text
        assert pictures[0].headers["content-encoding"] == "gzip"
        assert "immutable" in pictures[0].headers["cache-control"]
        plain = one.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.headers["cache-control"] == "no-store"  # the latest moment is another soon
        assert one.get(path, params={"at": version + 1}).json()["code"] == "no-such-moment"
