"""`kachidoki completion`: what the real shells complete, typed as people type it."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from kachidoki.bots import BOTS
from kachidoki.cli.completion import SHELLS
from kachidoki.cli.help import EXAMPLES
from kachidoki.cli.main import build_parser
from tests.cli.command import run
from tests.system import fish, installed, zsh

pytestmark = pytest.mark.slow

# What is typed before the Tab key, and what the command is then given.
TYPED = {
    "simu": "simulate",
    "com": "completion",
    "completion fi": "completion fish",
    "simulate ro": "simulate rokumon",
    "simulate joraku --sav": "simulate joraku --save",
    "simulate joraku --bots gre": "simulate joraku --bots greedy",
    "simulate joraku --bots greedy,mas": "simulate joraku --bots greedy,master",
    "rules joraku --language zh": "rules joraku --language zh-Hant",
    "replay rec": "replay record.txt",
    "bot-c": "bot-check",
    "bot-check rec": "bot-check record.txt",
    "draw record.txt --out pic": "draw record.txt --out picture.svg",
    "serve --base-p": "serve --base-path",
    "serve --log-format js": "serve --log-format json",
    "serve --settings rec": "serve --settings record.txt",
    "doctor --jso": "doctor --json",
}
PATIENCE = 30.0  # seconds until something is wrong
# Instead of the command: it tells what it was given, and when that is all.
STANDS_IN = """kachidoki() { printf '<%s>' "$@"; printf '<%s>\\n' END; }\n"""


class Terminal:
    """A shell in a terminal, as somebody sits at one."""

    def __init__(self, command: list[str], folder: Path) -> None:
        child, self.end = pty.fork()
        if child == 0:  # pragma: no cover (the shell)
            os.chdir(folder)
            home = {"HOME": str(folder), "TERM": "dumb", "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
            os.execve(command[0], command, {**home, "PATH": os.environ["PATH"]})
        self.child = child

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def until(self, mark: str) -> str:
        """What appears until a mark does."""
        seen = ""
        while mark not in seen:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{mark!r} never appeared in {seen!r}"
            seen += os.read(self.end, 4096).decode(errors="replace")
        return seen

    def given(self, line: str) -> str:
        """What the command is given when a line is typed, then Tab, then Enter."""
        self.type(f"kachidoki {line}\t\n")
        told = self.until("<END>")
        return told[told.index("<") + 1 : told.index("><END>")].replace("><", " ")

    def close(self) -> None:
        os.close(self.end)
        os.waitpid(self.child, 0)


@cache
def script_for(shell: str) -> str:
    return run("completion", shell)


@contextmanager
def sitting(shell: str, folder: Path) -> Iterator[Terminal]:
    """bash or zsh, set up by the lines that `kachidoki completion --help` shows."""
    (folder / "record.txt").touch()
    (folder / "picture.svg").touch()
    script = script_for(shell)
    if shell == "bash":
        (folder / "script").write_text(script)
        command = ["/bin/bash", "--noprofile", "--norc", "-i"]
        set_up = "source ./script"
    else:
        (folder / "functions").mkdir()
        (folder / "functions" / "_kachidoki").write_text(script)
        command = [str(installed(zsh, "zsh", "zsh")), "-f", "-i"]
        set_up = "fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u -D"
    terminal = Terminal(command, folder)
    try:
        terminal.type(f"{set_up}\n{STANDS_IN}printf '%s%s\\n' rea dy\n")
        terminal.until("ready")
        yield terminal
    finally:
        terminal.close()


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_bash_and_zsh_complete_what_is_typed(shell: str, tmp_path: Path) -> None:
    with sitting(shell, tmp_path) as terminal:
        assert {line: terminal.given(line) for line in TYPED} == TYPED


def fish_offers(folder: Path, line: str) -> list[str]:
    """What fish offers for the last word of a line."""
    (folder / "script").write_text(script_for("fish"))
    done = subprocess.run(
        [installed(fish, "fish", "fish"), "-c", f"source script; complete -C 'kachidoki {line}'"],
        cwd=folder,
        env={"HOME": str(folder), "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [offer.partition("\t")[0] for offer in done.stdout.splitlines()]


def test_fish_completes_what_is_typed(tmp_path: Path) -> None:
    (tmp_path / "record.txt").touch()
    (tmp_path / "picture.svg").touch()
    for line, completed in TYPED.items():
        assert fish_offers(tmp_path, line) == [completed.split()[-1]]


def test_fish_offers_all_commands_and_all_bots(tmp_path: Path) -> None:
    assert set(EXAMPLES) - {""} <= set(fish_offers(tmp_path, ""))
    assert sorted(fish_offers(tmp_path, "tui rokumon --bots ")) == sorted(BOTS)


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_is_one_json_object_too(shell: str) -> None:
    found = json.loads(run("completion", shell, "--json"))
    assert found["shell"] == shell
    assert f"{found['script']}\n" == script_for(shell)


def test_a_shell_that_is_not_known_is_one_clear_line() -> None:
    assert "choose from" in run("completion", "csh", ok=False)


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_example_of_the_help_can_be_typed(command: str) -> None:
    assert EXAMPLES[command]
    for line in EXAMPLES[command]:
        words = line.partition(" >")[0].split()
        assert words[0] == "kachidoki"
        assert command in ("", words[1])
        args = build_parser(words[1]).parse_args(words[1:])
        assert args.command == words[1]
        assert line in run(*([command] if command else []), "--help")


@pytest.mark.parametrize("command", ["simulate", "arena", "tui"])
def test_help_names_all_bots_and_options(command: str) -> None:
    told = " ".join(run(command, "--help").split())
    for bot in (*BOTS, "search:WORK"):
        assert bot in told
    assert "players=2 | 3 | 4 (4)" in told
    assert "act=campaign | 1 | 2 | 3 | 4 | 5 | 6 | solo (campaign)" in told
