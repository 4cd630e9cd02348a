"""The examples for hosts of a cluster: containers, units, both proxies, figures and alarms."""

from __future__ import annotations

import json
import re
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from kachidoki.cli.main import build_parser
from kachidoki.core import BadOption
from kachidoki.server.edge.middleware import known_host, own_names
from kachidoki.server.ops.metrics import Metrics
from kachidoki.server.ops.settings import Settings, read_settings, strange_variables
from tests.server.support.proxy import balancer, free_port, proxy
from tests.server.support.servers import running, settings_for, wish
from tests.system import installed, systemd_analyze

ROOT = Path(__file__).parents[1]
DEPLOY, WATCH = ROOT / "deploy" / "cluster", ROOT / "deploy" / "watch"
NAME = "tables.example.org"
KEY = "k" * 43
UNITS = ("kachidoki@.service", "kachidoki-think.service")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def filled(variables: dict[str, str]) -> dict[str, str]:
    """Variables of a container, with the secrets that a host makes."""
    secrets = {"KACHIDOKI_CLUSTER_KEY": KEY, "POSTGRES_PASSWORD": "secret"}
    return {
        name: re.sub(r"\$\{(\w+):\?[^}]+\}", lambda found: secrets[found[1]], value)
        for name, value in variables.items()
    }


def test_the_containers_are_two_servers_that_share_a_database_and_a_redis() -> None:
    services = compose()["services"]
    assert set(services) == {"proxy", "tables-1", "tables-2", "think", "postgres", "redis"}
    assert services["tables-1"] == services["tables-2"]
    given = filled(services["tables-1"]["environment"])
    assert strange_variables(given) == []
    values = {name.removeprefix("KACHIDOKI_").lower(): value for name, value in given.items()}
    settings = read_settings({**values, "origins": json.loads(values["origins"])}, None)
    assert settings.cluster == "redis://redis:6379/0"
    assert settings.database == "postgresql://kachidoki:secret@postgres/kachidoki"
    assert services["postgres"]["environment"]["POSTGRES_DB"] == "kachidoki"
    assert known_host(NAME, own_names(settings))
    thinking = filled(services["think"]["environment"])
    assert {given[name] for name in thinking} == set(thinking.values())
    assert services["think"]["command"] == ["think"]
    assert [name for name, each in services.items() if "ports" in each] == ["proxy"]
    assert services["proxy"]["networks"]["inside"]["ipv4_address"] == settings.trusted_proxies
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy tables-1:{settings.port} tables-2:{settings.port} {{" in caddy
    assert "health_uri /ready" in caddy
    assert "respond /metrics 404" in caddy


def test_the_secrets_are_made_as_the_first_lines_say_and_are_written_nowhere() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    made = re.findall(r'^#   python3 -c "(.+)" >>', text, re.MULTILINE)
    lines = [
        subprocess.run([sys.executable, "-c", each], capture_output=True, text=True, check=True)
        for each in made
    ]
    names = [line.stdout.partition("=")[0] for line in lines]
    assert sorted(names) == ["KACHIDOKI_CLUSTER_KEY", "POSTGRES_PASSWORD"]
    assert all(len(line.stdout.strip().partition("=")[2]) >= 32 for line in lines)
    assert re.findall(r"\$\{(\w+)(?!\w|:\?)", text) == []  # none starts without its secret


def test_the_settings_file_is_one_as_soon_as_the_key_is_in_it(tmp_path: Path) -> None:
    text = (DEPLOY / "kachidoki.toml").read_text(encoding="utf-8")
    file = tmp_path / "kachidoki.toml"
    file.write_text(text)
    with pytest.raises(BadOption, match="cluster_key: it needs at least 32 characters"):
        read_settings({}, file)
    file.write_text(text.replace('cluster_key = ""', f'cluster_key = "{KEY}"'))
    assert read_settings({}, file).cluster == "redis://localhost:6379/0"


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_wrong_with_the_units(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=/opt/kachidoki/venv/bin/kachidoki (.+)$", text, re.MULTILINE)
    words = line.replace("%d", "/run").replace("%i", "8643").split()
    args = build_parser(words[0]).parse_args(words)
    assert args.settings == Path("/run/kachidoki.toml")
    variables = re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)
    assert strange_variables(variables) == []
    file = tmp_path / name
    file.write_text(text.replace("/opt/kachidoki/venv/bin/kachidoki", sys.executable))
    program = installed(systemd_analyze, "systemd-analyze", "systemd")
    done = subprocess.run(
        [program, "verify", "--man=no", file], capture_output=True, text=True, check=False
    )
    told = [line for line in done.stderr.splitlines() if "kachidoki" in line]
    assert (done.returncode, told) == (0, [])


class Backend:
    """Something behind a proxy: answers every request with its status, and counts them."""

    def __init__(self) -> None:
        self.status, self.ready = 200, 200
        self.seen: list[str] = []
        backend = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", "0")))
                status = backend.status
                if self.path == "/ready":
                    status = backend.ready
                else:
                    backend.seen.append(f"{self.command} {self.path}")
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def do_GET(self) -> None:  # so http.server calls it
                self.answer()

            def do_POST(self) -> None:
                self.answer()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]


@contextmanager
def backends() -> Iterator[tuple[Backend, Backend]]:
    """Two of them."""
    both = Backend(), Backend()
    threads = [threading.Thread(target=each.server.serve_forever, daemon=True) for each in both]
    for thread in threads:
        thread.start()
    yield both
    for each in both:
        each.server.shutdown()
        each.server.server_close()


@contextmanager
def door(kind: str, ports: tuple[int, int], folder: Path) -> Iterator[str]:
    """A proxy with the lines that hosts are given, before servers at these ports; its address."""
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    made += ["-nodes", "-subj", f"/CN={NAME}", "-keyout", "key.pem", "-out", "chain.pem"]
    subprocess.run(made, cwd=folder, check=True, capture_output=True)
    both = (folder / "chain.pem").read_text() + (folder / "key.pem").read_text()
    (folder / "both.pem").write_text(both)
    plain, secure = free_port(), free_port()
    certificates = f"/etc/letsencrypt/live/{NAME}"
    changed = {
        "nginx.conf": {
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
            f"{certificates}/fullchain.pem": f"{folder}/chain.pem",
            f"{certificates}/privkey.pem": f"{folder}/key.pem",
        },
        "haproxy.cfg": {
            "bind :80": f"bind 127.0.0.1:{plain}",
            "bind :443": f"bind 127.0.0.1:{secure}",
            f"/etc/haproxy/{NAME}.pem": f"{folder}/both.pem",
            "maxconn 40000": "maxconn 100",
        },
    }[kind]
    lines = (DEPLOY / kind).read_text(encoding="utf-8")
    for old, new in changed.items():
        assert lines.count(old) == 1
        lines = lines.replace(old, new)
    for usual, port in zip((8642, 8643), ports, strict=True):
        assert lines.count(f"127.0.0.1:{usual}") == 1
        lines = lines.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{port}")

    def answers() -> bool:
        with suppress(httpx.TransportError):
            return bool(httpx.get(f"http://127.0.0.1:{plain}").status_code == 301)
        return False

    with (proxy if kind == "nginx.conf" else balancer)(lines, folder, answers):
        yield f"https://127.0.0.1:{secure}"


@pytest.mark.parametrize("kind", ["nginx.conf", "haproxy.cfg"])
def test_what_only_reads_is_asked_of_another_server_and_what_changes_something_is_not(
    kind: str, tmp_path: Path
) -> None:
    with (
        backends() as (one, two),
        door(kind, (one.port, two.port), tmp_path) as address,
        httpx.Client(verify=False, headers={"Host": NAME}) as http,
    ):
        while not (one.seen and two.seen):  # nobody has to come back to the same one
            assert http.get(f"{address}/page").status_code == 200
        one.status = two.status = 503
        for each in (one, two):
            each.seen.clear()
        assert http.post(f"{address}/api/tables", content=b"x").status_code == 503
        assert len(one.seen) + len(two.seen) == 1
        two.status = 200
        for number in range(6):
            assert http.get(f"{address}/page/{number}").status_code == 200
        two.status = 503
        assert http.get(f"{address}/page").status_code in (502, 503)


def test_haproxy_sends_nobody_to_a_server_that_is_not_ready(tmp_path: Path) -> None:
    with (
        backends() as (one, two),
        door("haproxy.cfg", (one.port, two.port), tmp_path) as address,
        httpx.Client(verify=False, headers={"Host": NAME}) as http,
    ):
        one.ready = 503
        reached = True
        while reached:  # until it has looked twice
            one.seen.clear()
            for _ in range(4):
                http.get(f"{address}/page")
            reached = bool(one.seen)
        one.ready = 200
        while not one.seen:
            http.get(f"{address}/page")


@pytest.mark.parametrize("kind", ["nginx.conf", "haproxy.cfg"])
def test_sockets_pass_when_one_server_is_gone_and_figures_stay_inside(
    kind: str, tmp_path: Path
) -> None:
    with (
        running(settings_for(tmp_path, names=[NAME], origins=[f"https://{NAME}"])) as server,
        door(kind, (free_port(), int(server.rpartition(":")[2])), tmp_path) as address,
        httpx.Client(verify=False, headers={"Host": NAME}) as http,
    ):
        for path in ("/metrics", "/%6Detrics", "//metrics", "/x/../metrics"):
            assert "kachidoki_rooms" not in http.get(f"{address}{path}").text
        assert http.get(f"{address}/metrics").status_code == 403
        made = wish("rokumon", {"act": "1"}).model_dump(exclude_none=True)
        answer = http.post(f"{address}/api/tables", json=made)
        while answer.status_code >= 500:  # HAProxy has not yet seen that one is gone
            answer = http.post(f"{address}/api/tables", json=made)
        place = answer.json()
        trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        path = f"{address.replace('https', 'wss')}/api/tables/{place['table']['table']}/socket"
        with connect(
            path, ssl=trusting, additional_headers={"Origin": f"https://{NAME}"}
        ) as socket:
            socket.send(json.dumps({"type": "hello", "token": place["token"]}))
            assert json.loads(socket.recv())["type"] == "welcome"


def known_figures() -> set[str]:
    """The names of all figures that a server has, as Prometheus knows them."""
    metrics = Metrics()
    metrics.refusals.labels("too-many").inc()
    metrics.answers.labels("thinker").inc()
    found = set(re.findall(r"^([a-z_]+)(?:\{| )", metrics.page().decode(), re.MULTILINE))
    return found | {"up"}


def figures_in(expression: str) -> set[str]:
    """The figures that an expression of Prometheus asks for."""
    bare = re.sub(r'"[^"]*"|\[[^]]*\]|\b(?:by|sum by|label_values) ?\([a-z, ]*\)', "", expression)
    return set(re.findall(r"\b(?:kachidoki_[a-z_]+|process_[a-z_]+|up)\b", bare))


def test_the_dashboard_shows_figures_that_servers_have() -> None:
    board = json.loads((WATCH / "grafana.json").read_text(encoding="utf-8"))
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])
        }
        assert not cells & taken, panel["title"]
        assert all(x < 24 for x, _ in cells)
        taken |= cells
        for target in panel["targets"]:
            asked = figures_in(target["expr"])
            assert asked, panel["title"]
            assert asked <= known_figures(), panel["title"]
    shown = {
        name for panel in panels for each in panel["targets"] for name in figures_in(each["expr"])
    }
    assert {"kachidoki_questions", "kachidoki_oldest_question_seconds"} <= shown


def test_the_rules_for_alarms_ask_for_figures_that_servers_have() -> None:
    (group,) = yaml.safe_load((WATCH / "alerts.yaml").read_text(encoding="utf-8"))["groups"]
    names = [rule["alert"] for rule in group["rules"]]
    assert len(set(names)) == len(names) >= 8
    for rule in group["rules"]:
        assert figures_in(rule["expr"]) <= known_figures(), rule["alert"]
        assert rule["annotations"]["summary"]
    asks = yaml.safe_load((WATCH / "prometheus.yaml").read_text(encoding="utf-8"))
    assert [(WATCH / name).is_file() for name in asks["rule_files"]] == [True]
    (job,) = asks["scrape_configs"]
    assert f'job="{job["job_name"]}"' in group["rules"][0]["expr"]
    assert f"127.0.0.1:{Settings().port}" in job["static_configs"][0]["targets"]
