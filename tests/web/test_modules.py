"""How the page's files hang together: imports go one way, and nothing is left over."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest

import kachidoki

WEB = Path(kachidoki.__file__).parent / "web"
# From what is imported by all to what imports all; games know the table's contract only by type.
ROOMS = ("lib", "joraku rokumon", "table", "review", "pages", "")
RUN = re.compile(
    r'(?:^(?:import|export)\b[^;"]*?\bfrom |^import |\bimport\()"([^"]+)"', re.MULTILINE
)
# A link or picture by a path alone, which would leave the path that a proxy shows the server below.
BARE = re.compile(r'(?:\b(?:href|src)(?:: | = |", )|State\(null, "", |origin\}?)[`"]?/.*')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def imports(text: str) -> list[str]:
    """What a module names in its imports: at once, later, or only for a type in a comment."""
    return RUN.findall(text)


def graph(folder: Path, *, types: bool) -> dict[str, set[str]]:
    """Which module imports which; with `types`, also for types alone.

    A file that only declares types (`x.d.ts`) goes by the name it is imported with (`x.js`).
    """
    found: dict[str, set[str]] = {}
    for path in [*folder.rglob("*.js"), *(folder.rglob("*.d.ts") if types else ())]:
        name = path.relative_to(folder).as_posix().replace(".d.ts", ".js")
        text = path.read_text(encoding="utf-8")
        wanted = imports(text if types else COMMENT.sub("", text))
        found[name] = {normpath(PurePosixPath(name).parent / each) for each in wanted}
    return found


def room(name: str) -> int:
    """Where the room of a module stands."""
    folder = name.rpartition("/")[0]
    return next(at for at, rooms in enumerate(ROOMS) if folder in rooms.split() or folder == rooms)


def in_order(modules: dict[str, set[str]]) -> list[str]:
    """The modules, each after all that it imports; fails on a cycle."""
    return list(TopologicalSorter(modules).static_order())


def test_no_module_imports_its_importer_not_even_for_a_type() -> None:
    modules = graph(WEB, types=True)
    assert len(modules) > 60
    assert set(in_order(modules)) == set(modules), "something is imported that does not exist"


def test_a_cycle_of_any_kind_of_import_is_found(tmp_path: Path) -> None:
    kinds = {
        "once": 'import {\n  b,\n} from "./b.js";',
        "later": 'const b = () => import("./b.js");',
        "type": '/** @typedef {import("./b.js").B} B */',
        "effect": 'import "./b.js";',
        "again": 'export { b } from "./b.js";',
    }
    for name, line in kinds.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / "a.js").write_text(line, encoding="utf-8")
        (folder / "b.js").write_text('import { a } from "./a.js";', encoding="utf-8")
        with pytest.raises(CycleError):
            in_order(graph(folder, types=True))


def test_rooms_import_one_way_and_games_do_not_know_each_other() -> None:
    for name, wanted in graph(WEB, types=False).items():
        for each in wanted:
            assert room(each) <= room(name), f"{name} imports {each}"
            games = {path.split("/")[0] for path in (name, each)} & {"joraku", "rokumon"}
            assert len(games) < 2, f"{name} imports {each}"


def test_every_module_is_used() -> None:
    modules = graph(WEB, types=True)
    seen: set[str] = set()
    waiting = ["main.js"]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += modules[name]
    assert seen == set(modules)


def test_every_link_and_picture_is_below_the_base_path() -> None:
    for wrong in ('href: "/t/a"', "x.src = `/t/a`", '"href", `/t/a`', "`${location.origin}/t/a`"):
        assert BARE.search(wrong)
    for path in WEB.rglob("*.js"):
        assert not (found := BARE.search(path.read_text(encoding="utf-8"))), f"{path.name}: {found}"


def test_every_style_sheet_is_asked_for_once_by_the_document_or_with_its_page() -> None:
    with_others = (
        *("table/boards.js", "table/hints.js", "joraku/results.js", "joraku/explain.js"),
        *("pages/puzzles.js", "pages/replay.js", "pages/rules.js", "review/loading.js"),
    )
    asking = [WEB / "index.html", *(WEB / name for name in with_others)]
    asked = [
        name
        for file in asking
        for name in re.findall(r'"/web/([^"]+\.css)"', file.read_text("utf-8"))
    ]
    there = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css")}
    assert sorted(asked) == sorted(there | {"theme.css"})
