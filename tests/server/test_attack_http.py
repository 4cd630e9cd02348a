"""Requests that no browser sends, and pages that want another one's cookie."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki.server.edge import connections, middleware
from kachidoki.server.pages import files
from tests.async_test import async_test
from tests.server.attack import (
    Fort,
    both_play_on,
    elsewhere,
    failure_in,
    fort,
    raw_request,
    table_for_two,
)
from tests.server.kit import settings_for

WISH = {"game": "rokumon", "options": {"act": "1"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fort]:
    with fort(settings_for(tmp_path_factory.mktemp("http"))) as found:
        yield found


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


@pytest.fixture
def attacked(server: Fort) -> Iterator[Fort]:
    with server.watched():
        yield server


@pytest.fixture
def http(attacked: Fort) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=attacked.address) as client:
        yield client


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.status_code, answer.json()["code"]


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n"


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"hello\r\n\r\n", 400),
        (b"BREW /health HTTP/1.1\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),  # a TLS handshake
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nX: a\x00b\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n folded: x\r\n\r\n", 400),
        (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 404),
        (b"CONNECT evil:443 HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (POST + b"Content-Length: x\r\n\r\n", 400),
        (POST + b"Content-Length: -1\r\n\r\n", 400),
        (POST + b"Content-Length: +1\r\n\r\n{", 400),
        (POST + b"Content-Length: 1, 1\r\n\r\n{", 400),
        (POST + b"Content-Length: 99999999999999999999999\r\n\r\n", 400),
        (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
        (POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        (CHUNKED + b"\r\nzz\r\n", 400),
        (CHUNKED + b"\r\n-1\r\n", 400),
        (POST + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", 400),
        (POST + b"Connection: close\r\nContent-Length: 65537\r\n\r\n", 413),
        (CHUNKED + b"Connection: close\r\n\r\n2000\r\n" + b"x" * 8192 + b"\r\n0\r\n\r\n", 422),
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 70_000, 413),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 12_000, 413),
        (CHUNKED + b"\r\n0\r\n" + b"X: y\r\n" * 12_000, 413),  # trailers
    ],
    ids=lambda value: repr(value)[:50],
)
@async_test()
async def test_odd_requests_are_refused(attacked: Fort, request_: bytes, status: int) -> None:
    async with elsewhere(attacked.address) as game:
        answer = await raw_request(attacked.where, request_)
        assert failure_in(answer)[0] == status
        assert attacked.refused()
        await game.goes_on(1)


@async_test()
async def test_a_smuggled_request_is_not_answered(attacked: Fort) -> None:
    hidden = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    fields = b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" % len(hidden)
    answer = await raw_request(attacked.where, POST + fields + hidden)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert failure_in(answer) == (400, "bad-message")


@async_test()
async def test_requests_without_waiting_for_answers_are_limited(attacked: Fort) -> None:
    """One answered request let the server read thousands more into its memory."""
    one = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    last = one.replace(b"localhost", b"localhost\r\nConnection: close")
    few = await raw_request(attacked.where, one * 3 + last)
    assert few.count(b'{"status":"ok"}') == 4
    many = await raw_request(attacked.where, one * 5000)
    assert many.count(b'{"status":"ok"}') <= connections.MOST_PIPELINED + 1
    assert b'{"code":"too-many"' in many


def test_a_get_with_a_body_is_answered_and_an_oversized_one_refused(http: httpx.Client) -> None:
    assert http.request("GET", "/health", content=b"x" * 1000).json() == {"status": "ok"}
    large = b"x" * (middleware.LARGEST_BODY + 1)
    assert refusal(http.request("GET", "/health", content=large)) == (413, "too-large")
    chunks = (b"x" * 10_000 for _ in range(50))
    assert refusal(http.post("/api/tables", content=chunks)) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/record", "/health", "/api/games"])
@pytest.mark.parametrize("method", ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"])
@async_test()
async def test_other_methods_are_refused(attacked: Fort, path: str, method: str) -> None:
    text = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answer = await raw_request(attacked.where, text.encode())
    if method == "HEAD":
        assert answer.startswith(b"HTTP/1.1 405")
        assert answer.endswith(b"\r\n\r\n")
    else:
        assert failure_in(answer) == (405, "no-such-method")
    assert b"allow: GET" in answer


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/tables/",
        "/API/tables",
        "/docs",
        "/api/tables/a%2Fb",
        "/%00",
        "/.env",
    ],
)
def test_there_is_nothing_else(http: httpx.Client, path: str) -> None:
    assert refusal(http.get(path)) == (404, "no-such-page")


def test_only_files_of_the_page_are_served_from_its_folder(http: httpx.Client) -> None:
    """`/web/__init__.py` was served too."""
    folder = Path(files.web_file(""))
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    served = {name for name in found if http.get(f"/web/{name}").status_code == 200}
    assert served == {name for name in found if name.endswith(files.ASSETS)}
    assert {"main.js", "style.css", "icon.svg", "joraku/board.js"} <= served
    for odd in ("__init__.py", "__pycache__", "../server/app.py", "%2e%2e/server/app.py", "."):
        assert http.get(f"/web/{odd}").status_code == 404


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("nowhere", (404, "no-such-table")),
        ("x" * 32, (404, "no-such-table")),
        ("x" * 33, (422, "bad-message")),
        ("%00", (422, "bad-message")),
        ("a%0a", (422, "bad-message")),
        ("%ff", (422, "bad-message")),
        ("' OR 1=1 --", (422, "bad-message")),
        ("<script>alert(1)", (422, "bad-message")),
        ("%2e%2e", (422, "bad-message")),
    ],
)
@pytest.mark.parametrize("what", ["", "/me", "/record"])
def test_tables_named_by_sql_or_markup_are_refused(
    http: httpx.Client, name: str, found: tuple[int, str], what: str
) -> None:
    answer = http.get(f"/api/tables/{name}{what}")
    assert refusal(answer) == found
    assert "script" not in answer.text


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"x",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe\x00",
        nested(30_000).encode(),
        b'{"a":' * 10_000,
        b'{"game": ' + b"1" * 5000 + b"}",
        b'{"game": "rokumon", "listed": NaN}',
        b'{"game": "rokumon", "\\ud800": 1}',
        b'{"game": "rokumon", "options": {"\\ud800": "x"}}',
        b'{"game": "rokumon", "options": {"act": "\\ud800"}}',
        b'{"game": "rokumon", "title": "\\ud800"}',
        b'{"game": "rokumon", "options": {"act": "\\u0000"}}',
        b'{"game": "\\u202e"}',
        b'{"game": "chess"}',
        b'{"game": "rokumon", "seats": []}',
        b'{"game": "rokumon", "clock": {}}',
        b'{"game": "rokumon", "clock": {"move": 1e9}}',
        b'{"game": "joraku", "options": {"players": "9999999999999999999999"}}',
        b'{"game": "joraku", "options": {"players": "\\u0663"}}',
        b'{"game": "rokumon", "options": {"act": "1", "coins": "' + b"g" * 1000 + b'"}}',
    ],
    ids=lambda value: repr(value)[:60],
)
def test_tables_that_cannot_be_meant_are_refused(
    attacked: Fort, http: httpx.Client, body: bytes
) -> None:
    answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert refusal(answer)[0] in (400, 422)
    assert attacked.refused() == [answer.json()["code"]]


@pytest.mark.parametrize(
    "board",
    [
        "kyoto",
        "[kyoto]\nI = " + nested(1900),
        "a = " + "{a=" * 1300,
        "[kyoto]\nI = [" + "9" * 3900 + ", 0, 0]",
        "[kyoto]\nI = [99999999999999999999, 0, 0]",
        "[kyoto]\nI = [1e400, nan, inf]",
        "\u0000",
        "[" + "a." * 1900 + "a]",
    ],
    ids=lambda value: repr(value)[:30],
)
def test_boards_that_cannot_be_meant_are_refused(http: httpx.Client, board: str) -> None:
    answer = http.post("/api/tables", json={"game": "joraku", "board": board})
    assert refusal(answer) == (400, "bad-option")


def test_boards_that_are_too_large_are_not_even_read(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={"game": "joraku", "board": "[" + "a." * 9000 + "a]"})
    assert refusal(answer) == (422, "bad-message")


def test_titles_and_names_full_of_markup_come_back_as_plain_text(http: httpx.Client) -> None:
    markup = "<script>alert(1)</script>"
    made = http.post("/api/tables", json={**WISH, "title": markup, "name": markup, "listed": True})
    name = made.json()["table"]["table"]
    for answer in (made, http.get(f"/api/tables/{name}"), http.get("/api/tables")):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert markup in answer.text
    for bad in ("", " ", "x" * 41, "a\u0000", "\u202e", "\u200b", None, 5):
        answer = http.post(f"/api/tables/{name}/sit", json={"name": bad})
        assert refusal(answer) == (400, "bad-name")


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
