"""Requests that no browser sends."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kachidoki.server.edge import middleware, uvicorn_protocols
from kachidoki.server.pages import files
from tests.async_test import async_test
from tests.server.support.attack import (
    WISH,
    Fort,
    elsewhere,
    failure_in,
    raw_request,
    refusal,
)

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
    assert many.count(b'{"status":"ok"}') <= uvicorn_protocols.MOST_PIPELINED + 1
    assert b'{"code":"too-many"' in many


def test_a_get_with_a_body_is_answered_and_an_oversized_one_refused(http: httpx.Client) -> None:
    assert http.request("GET", "/health", content=b"x" * 1000).json() == {"status": "ok"}
    large = b"x" * (middleware.LARGEST_BODY + 1)
    assert refusal(http.request("GET", "/health", content=large)) == (413, "too-large")
    chunks = (b"x" * 10_000 for _ in range(50))
    assert refusal(http.post("/api/tables", content=chunks)) == (413, "too-large")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/record", "/health", "/api/games"])
@pytest.mark.parametrize("method", ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"])
@async_test()
async def test_other_methods_are_refused(attacked: Fort, path: str, method: str) -> None:
    text = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    answer = await raw_request(attacked.where, text.encode())
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
    assert {"main.js", "lib/base.css", "icon.svg", "joraku/board.js"} <= served
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
