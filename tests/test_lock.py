"""What `make` installs is pinned: versions, and the hashes of all their files."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def canonical(requirement: str) -> str:
    """The name of a package, however it is written."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement)[0]).lower()


def test_every_package_of_python_is_pinned_with_hashes_and_no_index_is_named() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    lines = [line for line in text.replace("\\\n", "").splitlines() if not line.startswith("#")]
    for line in lines:
        assert re.fullmatch(r"\S+==\S+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+", line), line[
            :80
        ]
    locked = {canonical(line) for line in lines}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    named = {canonical(each) for group in groups for each in group}
    assert named <= locked, "run `make lock`"


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
