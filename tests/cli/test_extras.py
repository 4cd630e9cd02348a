"""What is not installed is said in one line, with what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import run


def without(folder: Path, *modules: str) -> dict[str, str]:
    """The environment of a Python that lacks some modules."""
    lines = [f"sys.modules[{module!r}] = None" for module in modules]
    (folder / "sitecustomize.py").write_text("\n".join(["import sys", *lines]))
    return {"PYTHONPATH": str(folder)}


@pytest.mark.parametrize("missing", [["choix", "numpy", "scipy"], ["scipy"]])
def test_an_arena_without_its_extra_says_what_to_install(
    tmp_path: Path, missing: list[str]
) -> None:
    arena = ("arena", "rokumon", "--bots", "greedy,random", "--games", "2", "-o", "act=2")
    line = run(*arena, ok=False, env=without(tmp_path, *missing))
    assert line == (
        f"kachidoki: ratings need {', '.join(missing)}: pip install 'kachidoki[arena]'\n"
    )


def test_a_server_on_postgresql_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    serve = ("serve", "--port", "0", "--database", "postgresql://me@127.0.0.1/tables")
    line = run(*serve, ok=False, env=without(tmp_path, "psycopg"))
    assert line == "kachidoki: PostgreSQL needs its driver: pip install 'kachidoki[postgres]'\n"


def test_the_client_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import kachidoki.client"],
        env={**os.environ, **without(tmp_path, "httpx")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.splitlines()[-1] == (
        "ImportError: kachidoki.client needs httpx: pip install 'kachidoki[client]'"
    )


def test_everything_else_works_without_the_extras(tmp_path: Path) -> None:
    lean = without(tmp_path, "choix", "numpy", "scipy", "psycopg", "httpx", "mypy", "setuptools")
    assert '"games": 2' in run("simulate", "rokumon", "--games", "2", "--json", env=lean)
    assert "serve" in run("--help", env=lean)
