"""`kachidoki baseline`: figures that can be made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import run

pytestmark = pytest.mark.slow


def test_a_baseline_of_bots_is_a_table_of_matches() -> None:
    found = json.loads(run("baseline", "exact", "--games", "2", "--json"))
    assert [match["shape"] for match in found["matches"]] == ["Rokumon, Act 1", "Rokumon, Act 2"]
    assert all(match["other"] == "casual" and match["games"] == 2 for match in found["matches"])
    text = run("baseline", "exact", "--games", "2")
    assert text.splitlines()[0].startswith("Rokumon, Act 1        exact     wins ")


def test_cfr_tells_its_exploitability_and_draws_it(tmp_path: Path) -> None:
    text = run("baseline", "cfr", "--iterations", "2", "--out", str(tmp_path))
    assert [line.split()[0] for line in text.splitlines()] == ["0", "1", "2", "250509"]
    assert "exploitability 0.28750" in text
    assert json.loads((tmp_path / "figures.json").read_text())["baseline"] == "cfr"
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_a_learner_needs_a_game_and_learns_it(tmp_path: Path) -> None:
    line = run("baseline", "learner", ok=False)
    assert line == "kachidoki: name what to learn: kachidoki baseline learner joraku | rokumon\n"
    line = run("baseline", "cfr", "rokumon", ok=False)
    assert line == "kachidoki: game: only the baseline learner has one\n"
    few = ("--steps", "1", "--games", "2", "--out", str(tmp_path))
    text = run("baseline", "learner", "rokumon", *few)
    assert f"it plays as --bots {tmp_path}/learned.py:Learned" in text
    assert {file.name for file in tmp_path.iterdir() if file.is_file()} == {
        *("curve.svg", "figures.json", "learned.py", "weights.npz"),
    }
    bots = f"{tmp_path}/learned.py:Learned,random"
    played = run(
        *("simulate", "rokumon", "-o", "act=1", "-o", "surrender=off"),
        *("--bots", bots, "--games", "2", "--json"),
    )
    assert json.loads(played)["games"] == 2


def test_a_learner_learns_from_several_seeds(tmp_path: Path) -> None:
    line = run("baseline", "random", "--seeds", "2", ok=False)
    assert line == "kachidoki: seeds: only the baseline learner has one\n"
    few = ("--steps", "1", "--games", "2", "--seed", "4", "--seeds", "2", "--out", str(tmp_path))
    found = json.loads(run("baseline", "learner", "rokumon", *few, "--json"))
    assert found["seeds"] == [each["seed"] for each in found["runs"]] == [4, 5]
    shares = [each["match"]["won"]["value"] for each in found["runs"]]
    assert found["won"]["mean"] == pytest.approx(sum(shares) / 2)
    assert [point["steps"] for point in found["curve"]] == [0, 4096]
    assert json.loads((tmp_path / "figures.json").read_text()) == found
    assert "2 seeds" in (tmp_path / "curve.svg").read_text()
    for seed in (4, 5):
        assert (tmp_path / f"seed-{seed}" / "learned.py").is_file()
