"""What `bench.cluster` measures: servers, nginx before them, and a bare echo in their place."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import sqlalchemy as sa
from tests.server.support.proxy import free_port
from tests.server.support.redis import SECRET, RedisServer
from tests.system import installed, nginx

from bench.load import LIFTED, memory
from bench.saturation import cpu_seconds

BEGAN = time.monotonic()
AROUND = """
user root; daemon off; worker_processes 2; worker_rlimit_nofile {files}; pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 40000; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    upstream servers {{ least_conn; {servers} }}
    map $http_upgrade $connection_kind {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port} reuseport backlog=4096;
        location / {{
            proxy_pass http://servers; proxy_http_version 1.1; proxy_read_timeout 1h;
            proxy_set_header Host $http_host; proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_kind;
        }}
    }}
}}
"""
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from kachidoki.server.serve import more_files
async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)
more_files()
app = Starlette(routes=[WebSocketRoute("/", echo)])
print(sys.argv[1], flush=True)
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio",
            ws_per_message_deflate=False)
"""


def say(line: str) -> None:
    """Tell how far it has come, also where nobody looks at a terminal."""
    print(f"{time.monotonic() - BEGAN:6.1f} s  {line}", file=sys.stderr, flush=True)


@contextmanager
def started(command: list[str], more: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process, from its first line on."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **more}
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline(), "it did not start"
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def behind_nginx(ports: list[int]) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A proxy before these ports; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        servers = " ".join(f"server 127.0.0.1:{each};" for each in ports)
        file = Path(folder, "nginx.conf")
        _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
        file.write_text(AROUND.format(folder=folder, servers=servers, port=port, files=files))
        program = installed(nginx, "nginx", "nginx-light")
        with subprocess.Popen([program, "-p", folder, "-c", file]) as process:
            try:
                while not children(process.pid):
                    assert process.poll() is None, "nginx did not start"
                    time.sleep(0.01)
                yield f"http://127.0.0.1:{port}", process
            finally:
                process.terminate()


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [each for child in map(int, own) for each in (child, *children(child))]


class Cluster:
    """Servers with everything around them."""

    def __init__(self, stack: ExitStack, database: str, redis: RedisServer, count: int) -> None:
        variables = {
            **LIFTED,
            "KACHIDOKI_DATABASE": database,
            "KACHIDOKI_CLUSTER": redis.address,
            "KACHIDOKI_CLUSTER_KEY": SECRET,
            "KACHIDOKI_MOST_CONNECTIONS": "20000",
        }
        ports = [free_port() for _ in range(count)]
        command = [sys.executable, "-m", "kachidoki", "serve", "--port"]
        self.servers = [
            stack.enter_context(started([*command, str(port)], variables)) for port in ports
        ]
        self.address, proxy = stack.enter_context(behind_nginx(ports))
        assert redis.process is not None
        self.parts = {
            "servers": [each.pid for each in self.servers],
            "redis": [redis.process.pid],
            "nginx": [proxy.pid, *children(proxy.pid)],
        }

    def megabytes(self) -> float:
        """What all servers hold in memory."""
        return sum(memory(each) for each in self.servers)


def postmaster(database: str) -> int:
    """The process that has started all of PostgreSQL's."""
    folder = sa.make_url(database).query["host"]
    return int(Path(str(folder), "data", "postmaster.pid").read_text().splitlines()[0])


def cpu_of(parts: dict[str, list[int]], database: str) -> dict[str, float]:
    """CPU seconds of each part so far."""
    found = {name: cpu_seconds(*processes) for name, processes in parts.items()}
    # PostgreSQL has a process for each connection: those that are gone count with their parent.
    main = postmaster(database)
    words = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    found["postgres"] = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
    for process in children(main):
        with suppress(FileNotFoundError):
            found["postgres"] += cpu_seconds(process)
    return found


def echoing(stack: ExitStack, count: int) -> str:
    """So many echoing processes behind nginx; their address."""
    ports = [free_port() for _ in range(count)]
    for port in ports:
        stack.enter_context(started([sys.executable, "-c", ECHO, str(port)], {}))
    address, _ = stack.enter_context(behind_nginx(ports))
    for port in ports:
        while not listening(port):
            time.sleep(0.01)
    return address


def listening(port: int) -> bool:
    """Whether somebody answers at a port."""
    try:
        httpx.get(f"http://127.0.0.1:{port}/")
    except httpx.TransportError:
        return False
    return True
