"""The notebooks run from top to bottom, and show what they are kept with."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from tests.examples.notebooks import NAMES, read, run, shown

DOORS = ["batch", "data", "gymnasium", "openspiel", "pettingzoo"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_what_it_is_kept_with(name: str, tmp_path: Path) -> None:
    kept = read(name)
    nbformat.validate(kept)
    found = shown(run(name, str(tmp_path)))
    assert found == shown(kept), "run `python -m tests.examples.notebooks`"
    assert any("image/svg+xml" in output.get("data", {}) for cell in found for output in cell)
    assert [cell.execution_count for cell in kept.cells if cell.cell_type == "code"] == list(
        range(1, len(found) + 1)
    )


def test_every_door_has_a_notebook() -> None:
    assert NAMES == DOORS
