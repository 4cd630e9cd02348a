"""Foreign pages, foreign names, another one's cookie, and proxies that nobody trusts."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki.server.edge import middleware
from tests.async_test import async_test
from tests.server.support.attack import (
    WISH,
    Fort,
    both_play_on,
    failure_in,
    fort,
    raw_request,
    refusal,
    table_for_two,
)
from tests.server.support.servers import settings_for


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fort]:
    """A server that has names."""
    settings = settings_for(
        tmp_path_factory.mktemp("named"),
        origins=["https://tables.example.org", "http://["],
        names=["cards.example.net", "lan-box"],
    )
    with fort(settings) as found:
        yield found


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "", "file://"])
@async_test()
async def test_a_foreign_page_cannot_sit_down_or_set_anybodys_cookie(
    attacked: Fort, http: httpx.Client, origin: str
) -> None:
    """Not even with a token of its own: the visitor would play as somebody else."""
    async with table_for_two(attacked.address) as (name, seats, tokens):
        for path, body in (
            (f"/api/tables/{name}/return", {"token": tokens[0]}),
            (f"/api/tables/{name}/sit", {"name": "x"}),
            ("/api/tables", WISH),
        ):
            answer = http.post(path, json=body, headers={"Origin": origin})
            assert refusal(answer) == (403, "foreign-origin")
            assert "set-cookie" not in answer.headers
        await both_play_on(seats)
    own = http.post("/api/tables", json=WISH, headers={"Origin": attacked.address})
    assert own.status_code == 201


@pytest.mark.parametrize(
    "host",
    [
        *(
            "localhost",
            "LOCALHOST:1",
            "localhost.",
            "a.localhost",
            "127.0.0.1:5",
            "[::1]:5",
            "10.0.0.7",
        ),
        *(
            "[fe80::1]",
            "tables.example.org",
            "Tables.Example.org:443",
            "cards.example.net",
            "lan-box",
        ),
        socket.gethostname(),
    ],
)
def test_the_server_is_reached_by_its_names_and_by_any_address(named: Fort, host: str) -> None:
    for path in ("/", "/api/games", "/web/main.js", "/metrics"):
        assert httpx.get(named.address + path, headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "tables.example.org.evil.example", "localhost.evil.example"]
    + [
        "1.2.3.4.evil.example",
        "evil.example#@localhost",
        "[::1].evil.example",
        "[",
        "",
        "7f.1",
        "*",
    ],
)
def test_a_page_that_lets_its_own_name_point_at_the_server_is_refused(
    named: Fort, host: str
) -> None:
    """By DNS rebinding any page could act as the visitor: its origin was that of `Host`."""
    sent = {"Host": host, "Origin": f"http://{host}"}
    with named.watched():
        for method, path in (("GET", "/"), ("POST", "/api/tables"), ("GET", "/metrics")):
            answer = httpx.request(method, named.address + path, json=WISH, headers=sent)
            assert refusal(answer) == (421, "unknown-host")
            assert "setting names" in answer.json()["message"]
        for path in ("/health", "/ready"):
            assert httpx.get(named.address + path, headers=sent).status_code == 200
        assert named.refused() == ["unknown-host"] * 3


@async_test()
async def test_a_websocket_by_a_foreign_name_or_two_names_is_refused(named: Fort) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    for hosts, found in (
        (b"Host: localhost\r\n", (404, "no-such-table")),
        (b"Host: evil.example\r\n", (421, "unknown-host")),
        (b"Host: localhost\r\nHost: evil.example\r\n", (422, "bad-message")),
    ):
        asked = b"GET /api/tables/x/socket HTTP/1.1\r\n" + hosts + upgrade + key
        assert failure_in(await raw_request(named.where, asked)) == found


def test_a_host_can_take_any_name(tmp_path: Path) -> None:
    with fort(settings_for(tmp_path, names=["*"])) as open_:
        assert httpx.get(f"{open_.address}/", headers={"Host": "any.example"}).status_code == 200


def test_a_token_or_cookie_of_another_table_is_refused(attacked: Fort, http: httpx.Client) -> None:
    mine, other = (http.post("/api/tables", json=WISH).json() for _ in range(2))
    table = mine["table"]["table"]
    http.cookies.clear()

    def ask(**more: Any) -> tuple[int, str]:
        return refusal(http.get(f"/api/tables/{table}/me", **more))

    bad = (401, "bad-token")
    assert ask() == bad
    assert ask(headers={"Authorization": f"Bearer {other['token']}"}) == bad
    assert ask(headers={"Authorization": f"Basic {mine['token']}"}) == bad
    assert ask(headers={"Authorization": "Bearer"}) == bad
    assert ask(headers={"Cookie": f"kachidoki-{table}={other['token']}"}) == bad
    assert ask(headers={"Cookie": f"kachidoki-{other['table']['table']}={mine['token']}"}) == bad
    assert ask(headers={"Cookie": b"kachidoki-%s=" % table.encode() + b"\xff" * 5000}) == bad
    sit = http.post(
        f"/api/tables/{table}/sit",
        json={"name": "x"},
        headers={"Authorization": f"Bearer {other['token']}"},
    )
    assert refusal(sit) == bad
    again = http.post(f"/api/tables/{table}/return", json={"token": other["token"]})
    assert refusal(again) == bad
    assert "set-cookie" not in again.headers
    own = {"Cookie": f"a=b; kachidoki-{table}={mine['token']}; kachidoki-x={other['token']}"}
    assert http.get(f"/api/tables/{table}/me", headers=own).json()["host"] is True
    assert "bad-token" in attacked.refused()


@pytest.mark.parametrize(
    ("trusted", "proto", "secure"),
    [("127.0.0.1", "https", True), ("127.0.0.1", "http", False), ("10.0.0.1", "https", False)],
)
def test_cookies_are_for_no_script_no_other_site_and_secure_behind_a_trusted_proxy(
    tmp_path: Path, trusted: str, proto: str, secure: bool
) -> None:
    with fort(settings_for(tmp_path, trusted_proxies=trusted)) as made:
        answer = httpx.post(
            f"{made.address}/api/tables", json=WISH, headers={"X-Forwarded-Proto": proto}
        )
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie.key == "kachidoki"
    assert cookie.value != answer.json()["token"]  # a link opens one table, not all
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert bool(cookie["secure"]) is secure


def test_only_a_trusted_proxy_says_whose_request_it_is(tmp_path: Path) -> None:
    def refused_of_five(trusted: str) -> int:
        settings = settings_for(tmp_path, tables_each_hour=1, trusted_proxies=trusted)
        with fort(settings) as made, httpx.Client(base_url=made.address) as http:
            answers = [
                http.post("/api/tables", json=WISH, headers={"X-Forwarded-For": f"10.0.0.{number}"})
                for number in range(5)
            ]
            return [answer.status_code for answer in answers].count(429)

    assert refused_of_five("10.9.9.9") == 4
    assert refused_of_five("127.0.0.1") == 0


def test_a_whole_network_of_ipv6_is_one_address() -> None:
    def named(address: str) -> str:
        return middleware.address_of({"client": (address, 1)})

    assert named("2001:db8::1") == named("2001:db8::ffff:1") != named("2001:db8:0:1::1")
    assert named("10.0.0.1") == "10.0.0.1"
    assert len(named("x" * 5000)) == 64
