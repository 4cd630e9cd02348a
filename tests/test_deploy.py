"""The examples for hosts: what an image is built from, the unit, and the containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from contextlib import suppress
from fnmatch import fnmatch
from ipaddress import ip_address, ip_network
from pathlib import Path, PurePosixPath
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
import yaml
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kachidoki.server.edge.middleware import known_host, own_names
from kachidoki.server.ops.settings import PREFIX, Settings, strange_variables
from tests.server.support.proxy import documented, free_port, proxy
from tests.server.support.servers import running, settings_for
from tests.system import installed, systemd_analyze

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def ignored(name: str) -> bool:
    """Whether .dockerignore leaves a file out: of the patterns that fit, the last one decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!")
        if pattern and not line.startswith("#") and fits(name, pattern):
            out = not line.startswith("!")
    return out


def fits(name: str, pattern: str) -> bool:
    """Whether a pattern names a file or a folder that it is in; `**/` is any folder."""
    path = PurePosixPath(name)
    parts = [path, *path.parents][:-1]
    if pattern.startswith("**/"):
        return any(fnmatch(part.name, pattern[3:]) for part in parts)
    return any("/" not in str(part) and fnmatch(str(part), pattern) for part in parts)


def copied() -> list[str]:
    """What the Containerfile copies from the project's folder."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line.startswith("COPY ")]
    return [name for words in lines if not words[1].startswith("--from") for name in words[1:-1]]


def test_the_patterns_of_dockerignore_are_read_as_they_are_meant() -> None:
    names = {".git/config": True, ".venv/bin/python": True, "tests/system.py": True}
    names |= {"src/kachidoki/core/rng.py": False, "src/kachidoki/core/rng.so": True}
    names |= {"src/kachidoki/__pycache__/x.pyc": True, "setup.py": False, "src/a.egg-info/x": True}
    assert {name: ignored(name) for name in names} == names


def test_everything_that_the_image_copies_is_there_and_not_ignored() -> None:
    assert "src" in copied()
    for name in copied():
        assert (ROOT / name).exists(), name
        assert not ignored(name), name


@pytest.mark.slow
def test_the_package_is_built_whole_from_what_the_image_copies(tmp_path: Path) -> None:
    context, wheels = tmp_path / "context", tmp_path / "wheels"
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *copied()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if not ignored(name) and (ROOT / name).exists():
            (context / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, context / name)
    build = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run(
        [sys.executable, *build, "--wheel-dir", wheels, context],
        env={**os.environ, "KACHIDOKI_INTERPRETED": "1"},
        check=True,
    )
    (wheel,) = wheels.iterdir()
    inside = set(ZipFile(wheel).namelist())
    wanted = {name.removeprefix("src/") for name in listed.stdout.splitlines() if "src/" in name}
    assert len(wanted) > 300
    assert wanted <= inside


def test_the_image_sets_nothing_but_settings() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    given = dict(re.findall(r"(KACHIDOKI_[A-Z_]+)=(\S+)", text))
    assert len(given) >= 4
    assert strange_variables(given) == []
    settings = Settings(
        **{
            name.removeprefix(PREFIX).lower(): value
            for name, value in given.items()
            if name != "KACHIDOKI_CACHE"
        }
    )
    assert f"EXPOSE {settings.port}" in text
    assert f"127.0.0.1:{settings.port}/ready" in text


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_server_in_a_container_knows_its_proxys_address_and_its_name() -> None:
    services = compose()["services"]
    given = services["tables"]["environment"]
    assert strange_variables(given) == []
    settings = Settings(
        origins=json.loads(given["KACHIDOKI_ORIGINS"]),
        trusted_proxies=given["KACHIDOKI_TRUSTED_PROXIES"],
    )
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    (network,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(network["subnet"])
    middleware: Any = ProxyHeadersMiddleware
    trusted = middleware(None, settings.trusted_proxies).trusted_hosts
    assert proxy in trusted
    assert "10.86.42.3" not in trusted
    (volume,) = (each for each in services["proxy"]["volumes"] if "Caddyfile" in each)
    caddy = (DEPLOY / volume.partition(":")[0]).read_text(encoding="utf-8")
    (name, *lines) = [line.strip() for line in caddy.splitlines() if not line.startswith("#")]
    assert known_host(name.removesuffix(" {"), own_names(settings))
    assert f"reverse_proxy tables:{settings.port}" in lines
    assert "respond /metrics 404" in lines  # Caddy does so before it hands anything on
    assert "ports" not in services["tables"], "only the proxy is reached from outside"


def test_the_files_that_the_containers_name_are_there() -> None:
    build = compose()["services"]["tables"]["build"]
    context = (DEPLOY / build["context"]).resolve()
    assert context == ROOT.resolve()
    assert (context / build["dockerfile"]).is_file()


def unit() -> list[tuple[str, str]]:
    """The settings of the unit, in order."""
    lines = (DEPLOY / "kachidoki.service").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if "=" in line and not line.startswith("#")]
    return [(name, value) for name, _, value in pairs]


def test_the_unit_reads_its_settings_as_a_credential_that_only_root_can_read() -> None:
    found = dict(unit())
    name, _, file = found["LoadCredential"].partition(":")
    assert file == "/etc/kachidoki.toml"
    assert found["ExecStart"].endswith(f"serve --settings %d/{name}")
    variables = [value.partition("=")[0] for name, value in unit() if name == "Environment"]
    assert strange_variables(variables) == []
    assert found["DynamicUser"] == "yes"


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "kachidoki.service").read_text(encoding="utf-8")
    assert text.count("/opt/kachidoki/venv/bin/kachidoki") == 1
    file = tmp_path / "kachidoki.service"
    file.write_text(text.replace("/opt/kachidoki/venv/bin/kachidoki", sys.executable))
    program = installed(systemd_analyze, "systemd-analyze", "systemd")
    done = subprocess.run(
        [program, "verify", "--man=no", file], capture_output=True, text=True, check=False
    )
    told = [line for line in done.stderr.splitlines() if "kachidoki" in line]
    assert (done.returncode, told) == (0, [])


def test_the_settings_of_the_page_for_hosts_are_settings(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert Settings(**tomllib.loads(block)).origins == ["https://tables.example.org"]
    assert not list(tmp_path.iterdir())


def test_the_lines_for_nginx_work_alone_and_keep_the_figures_from_the_outside(
    tmp_path: Path,
) -> None:
    name, plain, secure = "tables.example.org", free_port(), free_port()
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    made += ["-nodes", "-subj", f"/CN={name}", "-keyout", "key.pem", "-out", "chain.pem"]
    subprocess.run(made, cwd=tmp_path, check=True, capture_output=True)
    where = f"/etc/letsencrypt/live/{name}"

    def answers() -> bool:
        with suppress(httpx.ConnectError):
            return bool(httpx.get(f"http://127.0.0.1:{plain}").status_code)
        return False

    with running(settings_for(tmp_path, names=[name])) as server:
        lines = documented("server {")
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
            (f"{where}/fullchain.pem", f"{tmp_path}/chain.pem"),
            (f"{where}/privkey.pem", f"{tmp_path}/key.pem"),
            ("127.0.0.1:8642", server.removeprefix("http://")),
        ):
            assert lines.count(old) == 1
            lines = lines.replace(old, new)
        with (
            proxy(lines, tmp_path, answers),
            httpx.Client(headers={"Host": name}, verify=False) as http,
        ):
            moved = http.get(f"http://127.0.0.1:{plain}/rules")
            assert (moved.status_code, moved.headers["location"]) == (301, f"https://{name}/rules")
            page = http.get(f"https://127.0.0.1:{secure}/")
            assert (page.status_code, "<title>Kachidoki</title>" in page.text) == (200, True)
            for path in ("/metrics", "/%6Detrics", "//metrics", "/x/../metrics"):
                kept = http.get(f"https://127.0.0.1:{secure}{path}")
                assert "kachidoki_rooms" not in kept.text
            assert http.get(f"https://127.0.0.1:{secure}/metrics").status_code == 403
            assert "kachidoki_rooms" in httpx.get(f"{server}/metrics").text
