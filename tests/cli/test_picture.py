"""`kachidoki draw`, as people and scripts meet it."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kachidoki import catalog
from kachidoki.core import Rng, Table
from kachidoki.core.laws import random_table
from kachidoki.draw import draw
from tests.cli.command import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = random_table(catalog.find("joraku", players=3), b"picture", Rng(b"picture"))
    file = tmp_path / "game.txt"
    file.write_text(table.record().text(), "utf-8")
    return file


def test_a_record_is_drawn_at_any_line_for_any_seat(record: Path, tmp_path: Path) -> None:
    table = random_table(catalog.find("joraku", players=3), b"picture", Rng(b"picture"))
    lines = len(table.record().lines)
    out = tmp_path / "x.svg"
    told = json.loads(run("draw", str(record), "--out", str(out), "--json"))
    assert told == {"file": str(out), "at": lines, "lines": lines, "seat": None}
    assert out.read_text("utf-8") == draw(table.view(None)) + "\n"
    for at in (0, 7, lines // 2):
        arguments = ("--at", str(at), "--seat", "1", "--dark", "--json")
        told = json.loads(run("draw", str(record), "--out", str(out), *arguments))
        assert told == {"file": str(out), "at": at, "lines": lines, "seat": 1}
        then = Table.from_record_until(table.game, table.record(), at)
        assert then.version == at
        assert out.read_text("utf-8") == draw(then.view(1), dark=True) + "\n"
        ElementTree.parse(out)
    run("draw", str(record), "--out", str(out), "--language", "zh-TW")
    assert out.read_text("utf-8") == draw(table.view(None), language="zh-Hant") + "\n"
    assert f"after line {lines} of {lines}, as a spectator sees it" in run(
        "draw", str(record), "--out", str(out)
    )


def test_what_cannot_be_drawn_is_one_clear_line(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.svg"
    lines = json.loads(run("replay", str(record), "--json"))["lines"]
    bad = [
        (
            ["--at", str(lines + 1)],
            f"the record has {lines} lines; choose from 0 to {lines} (`kachidoki replay",
        ),
        (["--out", "x.png"], "--out x.png: pictures are written as SVG; name the file x.svg"),
        (["--at", "-1"], "'-1' should be a whole number from 0 up"),
        (["--seat", "3"], "there is no seat '3'; seats are 0 to 2"),
        (["--seat", "me"], "'me' should be a whole number from 0 up"),
    ]
    for arguments, message in bad:
        assert message in run("draw", str(record), "--out", str(out), *arguments, ok=False)
        assert not out.exists()
    nowhere = tmp_path / "nowhere" / "x.svg"
    assert "nowhere does not exist" in run("draw", str(record), "--out", str(nowhere), ok=False)
    assert "Is a directory" in run("draw", str(record), "--out", str(tmp_path), ok=False)
    before = record.read_text("utf-8")
    assert "is the record itself" in run("draw", str(record), "--out", str(record), ok=False)
    assert record.read_text("utf-8") == before
    assert "No such file" in run("draw", str(tmp_path / "none.txt"), "--out", str(out), ok=False)
    assert "arguments are required: --out" in run("draw", str(record), ok=False)


def test_an_edited_record_is_not_drawn(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8").replace("0: pass", "0: play", 1)
    record.write_text(text, "utf-8")
    out = tmp_path / "x.svg"
    assert "kachidoki: line " in run("draw", str(record), "--out", str(out), "--at", "3", ok=False)
    assert not out.exists()
