"""The code blocks of a page in Markdown, and how each kind of them is run."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

from kachidoki.server.ops.settings import read_settings

PUBLIC: Final = "127.0.0.1:8642"  # where pages say that a server is
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

# Languages of blocks that are shown and not run, and why.
NOT_RUN: Final = {
    "ini": "settings of other programs",
    "json": "data",
    "nginx": "the settings of nginx, which is not installed here",
    "shell-session": "needs a database of PostgreSQL (test_backup runs it), or minutes",
    "text": "no program",
    "yaml": "settings of other programs",
}
# Commands that are not run, by how they begin, and why.
LEFT_OUT: Final = {
    "make play": "installs, opens a browser, and runs until it is stopped; tests/launch has it",
    "make test": "is what runs this",
    "podman": "there is no container engine here",
}
# Programs that are only translated where a library that they import is not installed, and why it
# need not be.
OTHERS: Final = {
    "sb3_contrib": "it asks for PyTorch, which every index has in builds of its own",
}


@dataclass(frozen=True)
class Block:
    """A code block: its language, its text, and the line of the page at which it begins."""

    language: str
    text: str
    line: int


def blocks_of(page: Path) -> list[Block]:
    """All fenced blocks of a page, in order; those that Sphinx carries out are left out."""
    found = []
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type == "fence" and not token.info.startswith("{"):
            assert token.map is not None
            found.append(Block(token.info.strip(), token.content, token.map[0] + 1))
        assert token.type != "code_block", f"{page.name}: an indented block has no language"
    return found


class Runner:
    """Runs the blocks of one page one after the other, in a folder of the page's own."""

    def __init__(self, page: Path, folder: Path, address: str) -> None:
        self.page, self.folder, self.address = page, folder, address
        self.scope: dict[str, Any] = {"__name__": page.stem}
        self.environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "KACHIDOKI_CACHE": str(folder / "cache"),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
        }

    def run(self, block: Block) -> None:
        """Run a block; raises AssertionError with its place if something is not as it says."""
        where = f"{self.page.name}, line {block.line}"
        match block.language:
            case "python" if ">>>" in block.text:
                self._doctest(block, where)
            case "python":
                self._program(block, where)
            case "console":
                for command, shown in commands(block.text):
                    self._command(command, shown, where)
            case "sh":
                for line in block.text.splitlines():
                    command = line.partition(" #")[0].strip()
                    if command and not command.startswith(tuple(LEFT_OUT)):
                        self._command(command, "", where)
            case "toml":
                file = self.folder / "settings.toml"
                file.write_text(block.text, "utf-8")
                read_settings({}, file)
            case other:
                assert other in NOT_RUN, f"{where}: a block in {other!r} is neither run nor listed"

    def _doctest(self, block: Block, where: str) -> None:
        parser = doctest.DocTestParser()
        test = parser.get_doctest(block.text, self.scope, where, str(self.page), block.line)
        problems: list[str] = []
        doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(
            test, out=problems.append, clear_globs=False
        )
        self.scope = test.globs
        assert not problems, "".join(problems)

    def _program(self, block: Block, where: str) -> None:
        # A program that begins with a comment like "# climber.py" is kept under that name.
        compile(block.text, where, "exec")
        if any(f"from {other} " in block.text and find_spec(other) is None for other in OTHERS):
            return
        named = re.match(r"# (\w+\.py)\n", block.text)
        file = self.folder / (named[1] if named else f"program_{block.line}.py")
        file.write_text(block.text.replace(PUBLIC, self.address.removeprefix("http://")), "utf-8")
        done = self._started([sys.executable, str(file)])
        assert done.returncode == 0, f"{where}: {done.stdout}"

    def _command(self, command: str, shown: str, where: str) -> None:
        words = shlex.split(command)
        if words[:2] in (["kachidoki", "serve"], ["kachidoki", "play"]):
            printed = self._served(words, where)
        else:
            done = self._started(["bash", "-c", command])
            assert done.returncode == 0, f"{where}: {command}\n{done.stdout}"
            printed = done.stdout
        if shown:
            same = doctest.OutputChecker().check_output(shown, printed, FLAGS)
            assert same, f"{where}: {command}\nshown:\n{shown}\nprinted:\n{printed}"

    def _started(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def _served(self, words: list[str], where: str) -> str:
        """Start a server on a free port, read its address, and stop it as a host would."""
        more = ["--host", "127.0.0.1", "--port", "0", "--workers", "1", "--log-level", "error"]
        with subprocess.Popen(
            [sys.executable, "-m", *words, *more],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            printed = process.stdout.readline()
            process.terminate()
        assert process.returncode == 0, f"{where}: {words} ended with {process.returncode}"
        return printed


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a console, each with the output that is shown below it.

    >>> commands("$ a\\nb\\n$ c\\n")
    [('a', 'b\\n'), ('c', '')]
    """
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line.removeprefix("$ "), ""))
        else:
            command, shown = found[-1]
            found[-1] = (command, f"{shown}{line}\n")
    return found
