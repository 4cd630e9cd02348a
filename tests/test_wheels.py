"""What people install: a wheel that needs no compiler, and sources that can test themselves."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from launch.builds import ROOT

from kachidoki import __version__, gear
from kachidoki.cli.main import INTERPRETED
from launch import wheels

pytestmark = pytest.mark.slow

PYTHON = Path(sys.executable)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return wheels.source_distribution(PYTHON, tmp_path_factory.mktemp("archive"))


@pytest.fixture
def sources(archive: Path, tmp_path: Path) -> Path:
    """The source distribution, unpacked anew: what a build leaves there is in no other build."""
    return wheels.unpacked(archive, tmp_path / "sources")


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the native modules that are compiled already, or with none."""
    folder = tmp_path_factory.mktemp("wheel")
    sources = wheels.unpacked(archive, folder)
    return wheels.wheel(PYTHON, sources, folder, KACHIDOKI_BUILT=str(ROOT / "src"))


def empty(folder: Path) -> Path:
    """An environment with all that the package needs, so that nothing is fetched, but not it."""
    python = wheels.environment(PYTHON, folder, "--without-pip")
    (packages,) = (folder / "lib").glob("python*/site-packages")
    for found in Path(sysconfig.get_path("purelib")).iterdir():
        if "kachidoki" not in found.name:
            (packages / found.name).symlink_to(found)
    return python


def install(python: Path, what: Path) -> None:
    """Install a wheel or a folder of sources where no compiler is to be found."""
    done = subprocess.run(
        [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-index",
            "--no-deps",
            "--no-cache-dir",
        ]
        + ["--no-build-isolation", "--disable-pip-version-check", str(what)],
        env={**os.environ, "PATH": str(python.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_wheel_is_installed_without_a_compiler_and_played_with(
    wheel: Path, tmp_path: Path
) -> None:
    assert "-cp{}{}-".format(*sys.version_info) in wheel.name
    python = empty(tmp_path / "empty")
    install(python, wheel)
    wheels.try_installed(python, tmp_path, gear())


def test_sources_are_installed_without_a_compiler_and_say_once_what_to_do(
    sources: Path, tmp_path: Path
) -> None:
    python = empty(tmp_path / "empty")
    install(python, sources)
    command = python.with_name("kachidoki")
    version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert version.stdout == f"kachidoki {__version__} (interpreted)\n"
    assert version.stderr == ""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process = subprocess.Popen(
        [command, "serve", "--json", "--port", "0", "--database", database],
        env={**os.environ, "KACHIDOKI_LOG_LEVEL": "warning"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert "address" in json.loads(process.stdout.readline())
    process.terminate()
    assert process.communicate()[1] == f"{INTERPRETED}\n"


def test_the_sources_are_all_there_and_pass_tests_of_their_own(sources: Path) -> None:
    made = ("__pycache__", ".egg-info", ".so", ".pyc")
    for folder in ("bench", "deploy", "docs", "launch", "src", "tests"):
        for file in (ROOT / folder).rglob("*"):
            name = str(file.relative_to(ROOT))
            if file.is_file() and not any(word in name for word in made) and "results" not in name:
                assert (sources / name).is_file(), f"{name} is missing"
    assert not list(sources.rglob("*.so"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        + ["tests/core/test_core.py", "tests/test_registry.py", "tests/test_lock.py"],
        cwd=sources,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_what_a_package_index_shows_has_no_pictures_and_no_links_into_the_sources(
    wheel: Path,
) -> None:
    with zipfile.ZipFile(wheel) as file:
        (name,) = (each for each in file.namelist() if each.endswith("dist-info/METADATA"))
        told = Parser().parsestr(file.read(name).decode())
    assert told["Description-Content-Type"] == "text/markdown"
    text = told.get_payload()
    assert isinstance(text, str)
    assert text.startswith("# Kachidoki\n")
    assert "![" not in text
    assert [to for to in re.findall(r"\]\(([^)]*)\)", text) if "://" not in to] == []
    assert told["Author"]
    assert f"Programming Language :: Python :: {wheels.versions()[0]}" in told.get_all(
        "Classifier", []
    )


def test_wheels_are_made_for_every_python_at_hand_and_for_this_one_if_none_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wheels.versions() == ["3.11", "3.12", "3.13", "3.14"]
    broken = tmp_path / "python9.9"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert wheels.at_hand(["9.9"]) == [PYTHON]
    here = "{}.{}".format(*sys.version_info)
    assert wheels.at_hand(["9.9", here, "9.8"]) == [PYTHON]
    shutil.copy(broken, tmp_path / f"python{here}")
    assert wheels.at_hand([here]) == [PYTHON]
