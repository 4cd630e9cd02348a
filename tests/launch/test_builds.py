"""Compiled code runs only for the very sources that it was made from, and only whole."""

from __future__ import annotations

import ast
import re
import shutil
import sys
from pathlib import Path

import pytest
from launch.builds import KEPT, MADE_BY, ROOT, Builds, publish
from launch.play import ready


@pytest.fixture
def builds(tmp_path: Path) -> Builds:
    """A checkout of two files, with nothing built."""
    root = tmp_path / "root"
    package = root / "src" / "kachidoki"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("X = 1\n")
    (package / "page.js").write_text("let x = 1;\n")
    for name in MADE_BY:
        (root / name).write_text("")
    return Builds(root, tmp_path / "kept")


def rules(builds: Builds) -> Path:
    return builds.sources / "kachidoki" / "rules.py"


def build_apart(builds: Builds) -> None:
    native = builds.native() / "kachidoki"
    native.mkdir(parents=True)
    (native / "rules.so").write_text("native")


def build_in_place(builds: Builds, content: str = "native") -> None:
    rules(builds).with_suffix(".so").write_text(content)
    builds.note_in_place()


def test_without_a_build_nothing_is_ready(builds: Builds) -> None:
    assert ready(builds) is None


def test_a_build_apart_is_the_whole_package(builds: Builds) -> None:
    build_apart(builds)
    folder = ready(builds)
    assert folder == builds.package()
    names = sorted(file.name for file in (folder / "kachidoki").iterdir())
    assert names == ["page.js", "rules.py", "rules.so"]
    assert list(folder.parent.iterdir()) == [folder]


@pytest.mark.parametrize("changed", ["src/kachidoki/rules.py", "setup.py", "src/kachidoki/new.py"])
def test_a_build_apart_is_not_used_for_changed_sources(builds: Builds, changed: str) -> None:
    build_apart(builds)
    before = ready(builds)
    (builds.root / changed).write_text("X = 2\n")
    assert ready(builds) is None
    (builds.root / changed).unlink()
    if changed == "src/kachidoki/new.py":
        assert ready(builds) == before


def test_what_is_not_compiled_is_always_that_of_the_sources(builds: Builds) -> None:
    build_apart(builds)
    before = ready(builds)
    (builds.sources / "kachidoki" / "page.js").write_text("let x = 2;\n")
    after = ready(builds)
    assert before is not None
    assert after is not None
    assert (before / "kachidoki" / "page.js").read_text() == "let x = 1;\n"
    assert (after / "kachidoki" / "page.js").read_text() == "let x = 2;\n"
    assert (after / "kachidoki" / "rules.so").exists()


def test_a_build_in_place_is_used_until_its_sources_change(builds: Builds) -> None:
    build_in_place(builds)
    assert ready(builds) == builds.sources
    rules(builds).write_text("X = 2\n")
    assert ready(builds) is None
    builds.drop_in_place()
    assert builds.in_place() == []
    rules(builds).write_text("X = 1\n")
    assert ready(builds) is None


def test_a_build_in_place_that_nobody_noted_is_not_used(builds: Builds) -> None:
    build_in_place(builds)
    rules(builds).with_suffix(".so").write_text("of other sources")
    assert ready(builds) is None


def test_of_two_who_finish_the_same_build_one_wins_and_both_are_done(tmp_path: Path) -> None:
    place = tmp_path / "place"
    for name in ("first", "second"):
        made = tmp_path / name
        made.mkdir()
        (made / "by").write_text(name)
        publish(made, place)
    assert (place / "by").read_text() == "first"
    assert list(tmp_path.iterdir()) == [place]


def test_old_builds_are_cleared_away(tmp_path: Path) -> None:
    for number in range(KEPT + 3):
        made = tmp_path / "made"
        made.mkdir()
        publish(made, tmp_path / f"{number}")
    assert len(list(tmp_path.iterdir())) == KEPT
    assert (tmp_path / f"{KEPT + 2}").exists()
    shutil.rmtree(tmp_path)


def packages_of(name: str) -> set[str]:
    """A module's file, and those of the packages that it lies in."""
    folders = Path(name).parents
    return {f"{name}.py", *(f"{folder}/__init__.py" for folder in folders if folder.name)}


def libraries(file: str) -> set[str]:
    """The libraries whose modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / "src" / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module))
    return {name.partition(".")[0] for name in found} - {"kachidoki", *sys.stdlib_module_names}


def test_what_is_compiled_needs_nothing_but_the_compilers_packages() -> None:
    """One package that asked for NumPy, and `make play` and `pip install` compiled nothing."""
    listed = re.findall(r'"src/(kachidoki/.+)\.py"', (ROOT / "setup.py").read_text("utf-8"))
    assert len(listed) > 50
    read = set[str]().union(*map(packages_of, listed))
    assert set[str]().union(*map(libraries, read)) == {"librt", "mypy_extensions"}
