"""Every code block of the README and of the documentation runs, and prints what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import LEFT_OUT, NOT_RUN, PUBLIC, Block, Runner, blocks_of, commands
from tests.server.support.servers import running, settings_for

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_BLOCKS = [page for page in PAGES if blocks_of(page)]
# Pages with nothing but lines of Python are quick.
CASES = [
    pytest.param(
        page,
        id=str(page.relative_to(ROOT)),
        marks=[] if all(">>>" in block.text for block in blocks_of(page)) else pytest.mark.slow,
    )
    for page in WITH_BLOCKS
]


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """That of a server, if the page has a program that asks one."""
    blocks = blocks_of(request.node.callspec.params["page"])
    if not any(PUBLIC in block.text for block in blocks if block.language == "python"):
        yield ""
        return
    with running(settings_for(tmp_path)) as found:
        yield found


@pytest.mark.parametrize("page", CASES)
def test_the_blocks_of_a_page_run(
    page: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    monkeypatch.chdir(folder)
    runner = Runner(page, folder, address)
    for block in blocks_of(page):
        runner.run(block)


def test_what_is_not_run_is_on_some_page() -> None:
    found = [block for page in WITH_BLOCKS for block in blocks_of(page)]
    shells = "\n".join(block.text for block in found if block.language == "sh")
    assert [command for command in LEFT_OUT if command not in shells] == []
    assert {block.language for block in found} >= NOT_RUN.keys() - {"ini", "json"}


@pytest.mark.parametrize(
    "block",
    [
        Block("python", ">>> 1 + 1\n3\n", 1),
        Block("python", "raise SystemExit(1)\n", 1),
        Block("console", "$ echo one\ntwo\n", 1),
        Block("console", "$ false\n", 1),
        Block("sh", "exit 3\n", 1),
        Block("brainfuck", "+\n", 1),
    ],
    ids=lambda block: f"{block.language} {block.text[:12]!r}",
)
def test_a_block_that_is_wrong_is_found(block: Block, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        Runner(tmp_path / "page.md", tmp_path, "").run(block)


def test_a_console_has_commands_and_what_they_print() -> None:
    assert commands("$ a\nb\n\nc\n$ d\n") == [("a", "b\n\nc\n"), ("d", "")]


def test_an_indented_block_is_refused(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("A page\n\n    code\n", "utf-8")
    with pytest.raises(AssertionError, match="an indented block has no language"):
        blocks_of(page)
