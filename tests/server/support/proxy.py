"""nginx or HAProxy in front of servers, with the lines that hosts are given."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.system import haproxy, installed, nginx

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
# What nginx needs to run from a folder of a test.
AROUND = """
user root;
daemon off;
worker_processes 1;
error_log stderr;
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {lines}
}}
"""


def documented(beginning: str) -> str:
    """The one block of lines for nginx on the page for hosts that begins so."""
    text = HOSTING.read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    (found,) = (block for block in blocks if block.startswith(beginning))
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def proxy(lines: str, folder: Path, answers: Callable[[], bool]) -> Iterator[None]:
    """nginx with these lines in its `http`, from when it answers."""
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, lines=lines))
    program = installed(nginx, "nginx", "nginx-light")
    with subprocess.Popen([program, "-p", folder, "-c", file]) as process:
        try:
            while not answers():
                assert process.poll() is None, "nginx did not start"
            yield
        finally:
            process.terminate()


@contextmanager
def balancer(lines: str, folder: Path, answers: Callable[[], bool]) -> Iterator[None]:
    """HAProxy with these lines, from when it answers."""
    file = folder / "haproxy.cfg"
    file.write_text(lines)
    program = installed(haproxy, "HAProxy", "haproxy")
    with subprocess.Popen([program, "-db", "-f", file]) as process:
        try:
            while not answers():
                assert process.poll() is None, "HAProxy did not start"
            yield
        finally:
            process.terminate()
