"""What `make` installs is pinned: versions, and the hashes of all their files."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def canonical(requirement: str) -> str:
    """The name of a package, however it is written."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement)[0]).lower()


def pins(name: str) -> dict[str, str]:
    """The lines of a lock by package; every one has a version and hashes, and names no index."""
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    lines = [line for line in text.replace("\\\n", "").splitlines() if not line.startswith("#")]
    for line in lines:
        assert re.fullmatch(r"\S+==\S+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+", line), line[
            :80
        ]
    return {canonical(line): line for line in lines}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_package_of_python_is_pinned_with_hashes_and_no_index_is_named() -> None:
    found = project()["project"]
    groups = [found["dependencies"], *found["optional-dependencies"].values()]
    named = {canonical(each) for group in groups for each in group}
    assert named - {"kachidoki", "torch"} <= pins("requirements.txt").keys(), "run `make lock`"


def test_pytorch_is_left_out_of_the_lock_and_has_one_version() -> None:
    """Every index has builds of its own, so no hash fits all; `make` names the version."""
    assert "torch" not in pins("requirements.txt")
    (wanted,) = re.findall(r"torch==(\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    extra = project()["project"]["optional-dependencies"]["torch"]
    assert f"torch>={wanted.rpartition('.')[0]}" in extra


def test_play_needs_what_the_package_needs_and_none_of_its_extras() -> None:
    found = project()["project"]
    locked = pins("requirements-play.txt").keys()
    assert {canonical(each) for each in found["dependencies"]} <= locked, "run `make lock`"
    for extra in found["optional-dependencies"].values():
        assert not {canonical(each) for each in extra} & locked


def test_the_compiler_is_what_a_build_of_the_package_requires() -> None:
    needed = {canonical(each) for each in project()["build-system"]["requires"]}
    assert needed <= pins("requirements-compile.txt").keys(), "run `make lock`"


def test_what_installs_the_rest_is_pinned_too() -> None:
    assert pins("requirements-uv.txt").keys() == {"uv"}


@pytest.mark.parametrize("part", ["requirements-play.txt", "requirements-compile.txt"])
def test_what_is_installed_by_itself_has_the_versions_of_everything(part: str) -> None:
    everything = pins("requirements.txt")
    for name, line in pins(part).items():
        version = re.split(r" *;| +--hash", line)[0]
        assert re.split(r" *;| +--hash", everything[name])[0] == version, "run `make lock`"
        hashes = set(re.findall("sha256:[0-9a-f]+", line))
        assert hashes == set(re.findall("sha256:[0-9a-f]+", everything[name]))


def test_every_package_of_node_is_pinned_with_its_hash_and_no_registry_is_named() -> None:
    text = (ROOT / "tests" / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    wanted = json.loads((ROOT / "tests" / "web" / "package.json").read_text(encoding="utf-8"))
    assert packages.pop("")["devDependencies"] == wanted["devDependencies"], "run `make lock`"
    assert packages
    for package in packages.values():
        assert package["integrity"].startswith("sha512-")
        package.pop("funding", None)  # where to thank the authors
        assert "://" not in json.dumps(package)
