"""A server that is told to stop says good-bye; nothing is lost, and everybody comes back."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from threading import Thread

import httpx

from kachidoki.client import Server
from kachidoki.core import Rng
from kachidoki.server.app import make_app
from kachidoki.server.ops import logs
from kachidoki.server.serve import make_server
from tests.async_test import async_test
from tests.server.support.attack import end_of, greeted, heard
from tests.server.support.servers import act_somehow, party, seen_by_all, served, settings_for, wish


@async_test()
async def test_sigterm_announces_itself_loses_nothing_and_everybody_comes_back(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as (address, process):
        client = Server(address)
        async with party(client, wish("rokumon", {"act": "1"}), 1) as (name, seats, tokens):
            rng = Rng(b"stop")
            await seen_by_all(seats, 2)
            for _ in range(3):
                (seat,) = [seat for seat in seats if seat.now.legal]
                version = await act_somehow(seat, rng)
                await seen_by_all(seats, version)
            view = seats[0].now.view
            async with greeted(address, name, tokens[0]) as line:
                process.send_signal(signal.SIGTERM)
                closing = await heard(line, "closing")
                assert (closing["version"], closing["after"]) == (version, 2)
                assert await end_of(line) == (1012, "the server restarts")
            told, log = process.communicate(timeout=30)
            assert process.returncode == 0
            assert told == ""
            events = [json.loads(entry)["event"] for entry in log.splitlines()]
            assert events[0] == "listening"
            assert events[-1] == "shutting down"

            with served(tmp_path, int(address.rpartition(":")[2])) as (again, process):
                assert again == address
                for seat in seats:
                    await seat.wait(lambda seat=seat: seat._socket is not None)  # type: ignore[misc]
                assert seats[0].now.view == view
                assert {seat.now.version for seat in seats} == {version}
                (seat,) = [seat for seat in seats if seat.now.legal]
                await seen_by_all(seats, await act_somehow(seat, rng))
                assert all(seat.reconnects for seat in seats)
                process.send_signal(signal.SIGINT)  # stops it as well
                assert process.wait() == 0
        await client.http.aclose()


def test_health_ready_and_metrics(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    logs.set_up(settings)
    app = make_app(settings)
    server = make_server(settings, app)
    ports: list[int] = []
    server.listening = ports.append
    thread = Thread(target=server.run)
    thread.start()
    while not ports:
        assert thread.is_alive()
        thread.join(0.01)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{ports[0]}") as http:
            assert http.get("/health").json() == {"status": "ok"}
            assert http.get("/ready").json() == {"status": "ready"}
            made = http.post("/api/tables", json={"game": "rokumon", "options": {"act": "1"}})
            name = made.json()["table"]["table"]
            assert http.get("/api/tables/nowhere").status_code == 404
            assert http.get("/nowhere").status_code == 404
            figures = http.get("/metrics")
            assert figures.headers["content-type"].startswith("text/plain")
            for line in (
                "kachidoki_rooms 1.0",
                "kachidoki_connections 0.0",
                "kachidoki_tables_made_total 1.0",
                'kachidoki_refusals_total{code="no-such-table"} 1.0',
                'kachidoki_refusals_total{code="no-such-page"} 1.0',
                "kachidoki_command_seconds_count 0.0",
                "kachidoki_bot_processes_replaced 0.0",
                "kachidoki_storage_down 0.0",
            ):
                assert line in figures.text.splitlines()
            for path in ("/", "/health", "/metrics", "/api/games", "/web/main.js", "/nowhere"):
                asked, head = http.get(path), http.head(path)  # as monitors and link checkers do
                assert (head.status_code, head.content) == (asked.status_code, b"")
                assert head.headers["content-type"] == asked.headers["content-type"]
                if path != "/metrics":
                    assert head.headers["content-length"] == asked.headers["content-length"]
            wrong = http.delete("/health")
            assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET, HEAD")
            for figure in (
                "process_resident_memory_bytes",
                "process_cpu_seconds_total",
                "process_open_fds",
                "process_start_time_seconds",
            ):
                found = [line for line in figures.text.splitlines() if line.startswith(figure)]
                assert float(found[0].split()[1]) > 0
            assert name not in figures.text

            app.state.lobby.closing = True
            ready = http.get("/ready")
            assert (ready.status_code, ready.json()["code"]) == (503, "closing")
            assert http.get("/health").status_code == 200
            for answer in (
                http.get(f"/api/tables/{name}"),
                http.post("/api/tables", json={"game": "rokumon", "options": {"act": "1"}}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (503, "closing")
    finally:
        server.should_exit = True
        thread.join()
