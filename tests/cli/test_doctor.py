"""`kachidoki doctor`: one line for each thing, what to do about it, and whether one can play."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kachidoki import gear
from kachidoki.server.storage.store import Store
from tests.cli.test_extras import without

pytestmark = pytest.mark.slow

NAMES = [
    "gear",
    "versions",
    "extra postgres",
    "extra cluster",
    "extra client",
    "extra arena",
    "extra rl",
    "extra openspiel",
    "extra torch",
    "extra data",
    "cache of solved deals",
    "settings",
    "database",
    "port",
]


def doctor(folder: Path, *flags: str, **variables: str) -> tuple[int, str]:
    """The status that the command ends with, and what it prints; all its folders are in one."""
    folders = {"XDG_DATA_HOME": str(folder / "data"), "KACHIDOKI_CACHE": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "kachidoki", "doctor", *flags],
        capture_output=True,
        text=True,
        env={**os.environ, **folders, **variables},
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def checks(folder: Path, *flags: str, **variables: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The same as data, by the names of the checks."""
    status, out = doctor(folder, *flags, "--json", **variables)
    found = json.loads(out)
    assert found["playable"] == (status == 0)
    return status, {check["name"]: check for check in found["checks"]}


def test_all_is_well_on_a_machine_that_can_play_and_nothing_is_made(tmp_path: Path) -> None:
    status, out = doctor(tmp_path, "--port", "0")
    assert status == 0
    lines = out.splitlines()
    assert [line[9:].partition(":")[0] for line in lines] == NAMES
    assert f"gear: the rules run {gear()}" in lines[0]
    assert f"Python {sys.version.split()[0]}" in lines[1]
    assert "tables.db: new, made at the first start" in lines[NAMES.index("database")]
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_is_running_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Store(database):
        status, found = checks(tmp_path, "--database", database)
        assert (status, found["database"]["status"]) == (1, "problem")
        assert "a server is working on it" in found["database"]["found"]
        assert "stop it" in found["database"]["advice"]
    status, found = checks(tmp_path, "--database", database)
    assert (status, found["database"]["status"]) == (0, "ok")
    assert "the newest, in use by no server" in found["database"]["found"]


def test_a_port_that_is_taken_hinders_nobody_from_playing(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, found = checks(tmp_path, "--port", str(taken.getsockname()[1]))
    assert (status, found["port"]["status"]) == (0, "note")
    assert "Address already in use" in found["port"]["found"]
    assert "--port" in found["port"]["advice"]


def test_what_is_not_installed_is_told_with_the_line_that_installs_it(tmp_path: Path) -> None:
    lean = tmp_path / "lean"
    lean.mkdir()
    missing = without(lean, "choix", "psycopg", "pettingzoo", "pyspiel", "torch", "pyarrow")
    postgres = ("--database", "postgresql://me:secret@127.0.0.1:1/x")
    status, found = checks(tmp_path, *postgres, **missing)
    assert status == 1
    assert "pip install 'kachidoki[arena]'" in found["extra arena"]["advice"]
    assert "(choix)" in found["extra arena"]["found"]
    for extra, module in (
        ("rl", "pettingzoo"),
        ("openspiel", "pyspiel"),
        ("torch", "torch"),
        ("data", "pyarrow"),
    ):
        assert f"({module})" in found[f"extra {extra}"]["found"]
        assert f"pip install 'kachidoki[{extra}]'" in found[f"extra {extra}"]["advice"]
    assert found["database"]["advice"] == "pip install 'kachidoki[postgres]'"
    assert "secret" not in json.dumps(found)


def test_rules_that_run_interpreted_are_told_with_what_to_do(tmp_path: Path) -> None:
    code = "import tests.interpreted, kachidoki.cli.doctor as d; print(d.check_gear())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "status='note'" in done.stdout
    assert "install Kachidoki again" in done.stdout
    assert not list(tmp_path.iterdir())


def test_settings_that_cannot_be_read_are_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("prot = 80")
    status, found = checks(tmp_path, "--settings", str(file))
    assert (status, found["settings"]["status"]) == (1, "problem")
    assert "there is no setting 'prot'" in found["settings"]["found"]
    file.write_text("port = 0")
    status, found = checks(tmp_path, "--settings", str(file), KACHIDOKI_PROT="1")
    assert (status, found["settings"]["status"]) == (0, "note")
    assert "KACHIDOKI_PROT (is KACHIDOKI_PORT meant?)" in found["settings"]["found"]


def test_a_cache_that_is_off_or_cannot_be_written_costs_time_only(tmp_path: Path) -> None:
    status, found = checks(tmp_path, KACHIDOKI_CACHE="off")
    assert (status, found["cache of solved deals"]["status"]) == (0, "note")
    (tmp_path / "file").touch()
    status, found = checks(tmp_path, KACHIDOKI_CACHE=str(tmp_path / "file"))
    assert (status, found["cache of solved deals"]["status"]) == (0, "note")
    assert "KACHIDOKI_CACHE" in found["cache of solved deals"]["advice"]
