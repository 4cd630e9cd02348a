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


@pytest.mark.parametrize(
    ("name", "missing", "extra"),
    [("greedy", "choix", "arena"), ("cfr", "numpy", "rl"), ("learner", "torch", "torch")],
)
def test_a_baseline_without_its_extra_says_what_to_install(
    tmp_path: Path, name: str, missing: str, extra: str
) -> None:
    line = run("baseline", name, ok=False, env=without(tmp_path, missing))
    install = f"pip install 'kachidoki[{extra}]'"
    assert line == f"kachidoki: the baseline {name} needs {missing}: {install}\n"


def test_a_server_on_postgresql_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    serve = ("serve", "--port", "0", "--database", "postgresql://me@127.0.0.1/tables")
    line = run(*serve, ok=False, env=without(tmp_path, "psycopg"))
    assert line == "kachidoki: PostgreSQL needs its driver: pip install 'kachidoki[postgres]'\n"


@pytest.mark.parametrize(
    ("missing", "more", "said"),
    [
        ("pyarrow", ["--out", "x.parquet"], "Parquet needs pyarrow: pip install 'kachidoki[data]'"),
        ("numpy", ["--out", "x.jsonl", "--observations"], "--observations need numpy: pip install"),
    ],
)
def test_a_dataset_without_its_extra_says_what_to_install(
    tmp_path: Path, missing: str, more: list[str], said: str
) -> None:
    line = run("dataset", "rokumon", *more, ok=False, env=without(tmp_path, missing))
    assert line.startswith(f"kachidoki: {said}")


@pytest.mark.parametrize(
    ("missing", "flags", "env", "said"),
    [
        ("httpx", ["--plain"], {}, "kachidoki tui needs httpx: pip install 'kachidoki[tui]'"),
        (
            "textual",
            [],
            {"TEXTUAL_DRIVER": "any"},
            "kachidoki tui needs textual: pip install 'kachidoki[tui]'",
        ),
        (
            "textual_serve",
            ["--serve"],
            {},
            "kachidoki tui --serve needs textual-serve: pip install 'kachidoki[tui-serve]'",
        ),
    ],
)
def test_a_terminal_without_its_extra_says_what_to_install(
    tmp_path: Path, missing: str, flags: list[str], env: dict[str, str], said: str
) -> None:
    line = run("tui", *flags, ok=False, env={**env, **without(tmp_path, missing)})
    assert line == f"kachidoki: {said}\n"


NEEDED = [
    ("client", "httpx", "kachidoki.client needs httpx", "client"),
    ("rl.encode", "numpy", "kachidoki.rl needs numpy", "rl"),
    ("rl.aec", "pettingzoo", "kachidoki.rl.aec needs gymnasium and pettingzoo", "rl"),
    ("rl.gym_env", "gymnasium", "kachidoki.rl.gym_env needs gymnasium", "rl"),
    ("rl.baselines.ppo", "torch", "kachidoki.rl.baselines.ppo needs torch", "torch"),
    ("rl.openspiel", "pyspiel", "kachidoki.rl.openspiel needs pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("module", "missing", "text", "extra"), NEEDED)
def test_a_module_without_its_extra_says_what_to_install(
    tmp_path: Path, module: str, missing: str, text: str, extra: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import kachidoki.{module}"],
        env={**os.environ, **without(tmp_path, missing)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: {text}: pip install 'kachidoki[{extra}]'"
    )


def test_everything_else_works_without_the_extras(tmp_path: Path) -> None:
    lean = without(
        tmp_path,
        *("choix", "numpy", "scipy", "gymnasium", "pettingzoo", "pyspiel", "torch"),
        *("psycopg", "httpx", "mypy", "setuptools", "pyarrow"),
    )
    assert '"games": 2' in run("simulate", "rokumon", "--games", "2", "--json", env=lean)
    assert "serve" in run("--help", env=lean)
    out = str(tmp_path / "play.jsonl")
    assert '"games": 2' in run(
        "dataset", "rokumon", "--games", "2", "--json", "--out", out, env=lean
    )
