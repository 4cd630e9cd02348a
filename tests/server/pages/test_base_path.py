"""A server below a path of its proxy's address: everything is there, and nothing elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kachidoki.client import Server
from kachidoki.core import Rng
from tests.async_test import async_test
from tests.server.support.servers import party, play_to_the_end, running, settings_for, wish

BASE = "/our/games"
WISH = {"game": "rokumon", "options": {"act": "1"}}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("base-path")
    with running(settings_for(folder, base_path=BASE)) as found:
        assert found.endswith(BASE)
        yield found


@pytest.fixture(scope="module")
def root(address: str) -> str:
    return address.removesuffix(BASE)


def test_the_document_names_only_files_below_the_base_path(address: str, root: str) -> None:
    for page in ("/", "/t/abc", "/rules/joraku"):
        answer = httpx.get(f"{address}{page}")
        assert answer.status_code == 200
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        files = re.findall(r'(?:href|src)="([^"]+)"', answer.text)
        assert len(files) > 10
        for file in files:
            assert file.startswith(f"{BASE}/web/")
            assert httpx.get(f"{root}{file}").status_code == 200


def test_the_base_path_without_its_slash_leads_to_the_page(address: str) -> None:
    answer = httpx.get(address, headers={"x-forwarded-host": "elsewhere.example"})
    assert (answer.status_code, answer.headers["location"]) == (307, f"{BASE}/")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["/", "/api/games", "/web/main.js", "/our", "/our/gamesmore/", f"{BASE}/nowhere", f"{BASE}//"],
)
def test_what_is_not_below_the_base_path_is_no_page(root: str, path: str) -> None:
    answer = httpx.get(f"{root}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_an_address_outside_is_told_where_the_page_is(root: str) -> None:
    assert f"page is at {BASE}/" in httpx.get(f"{root}/").json()["message"]


def test_what_is_for_whoever_runs_the_server_is_not_handed_on_by_the_proxy(
    address: str, root: str
) -> None:
    for path in ("/health", "/ready", "/metrics"):
        assert httpx.get(f"{root}{path}").status_code == 200
        assert httpx.get(f"{address}{path}").status_code == 404


def test_the_cookie_is_for_the_base_path_alone(address: str) -> None:
    for answer in (httpx.get(f"{address}/"), httpx.post(f"{address}/api/tables", json=WISH)):
        assert f"Path={BASE};" in answer.headers["set-cookie"]


def test_a_method_that_an_address_has_not_names_those_that_it_has(address: str) -> None:
    answer = httpx.delete(f"{address}/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, POST")


def test_the_description_says_where_the_interface_is(address: str) -> None:
    assert httpx.get(f"{address}/openapi.json").json()["servers"] == [{"url": BASE}]


def test_a_socket_outside_the_base_path_is_refused(root: str) -> None:
    wire = root.replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused, connect(f"{wire}/api/tables/abc/socket"):
        pass
    assert refused.value.response.status_code == 404


@async_test()
async def test_a_client_plays_below_the_base_path(address: str) -> None:
    async with (
        Server(address) as server,
        party(server, wish("rokumon", {"act": "1"}), 1) as (_, seats, _),
    ):
        await play_to_the_end(seats, Rng(b"below a path"))
