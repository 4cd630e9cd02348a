"""The notebooks of `examples`, run anew: `python -m tests.examples.notebooks` keeps what they show.

A test runs them too, and fails if they show anything else. So what they show has to be the same on
every machine: games are fixed by seeds, and nothing is timed.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

FOLDER: Final = Path(__file__).parents[2] / "examples" / "notebooks"
NAMES: Final = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
PATIENCE: Final = 120  # seconds for a cell


def read(name: str) -> Any:
    """A notebook as it is kept."""
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


def run(name: str, folder: str) -> Any:
    """The same, run from its top in a kernel of its own, which writes its files into a folder."""
    notebook = read(name)
    resources = {"metadata": {"path": folder}}
    client = NotebookClient(
        notebook, timeout=PATIENCE, kernel_name="python3", resources=resources, record_timing=False
    )
    client.execute()
    notebook.metadata.pop("language_info", None)  # names the version of Python
    return notebook


def shown(notebook: Any) -> list[Any]:
    """What the cells of a notebook show, one list for each."""
    return [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]


if __name__ == "__main__":
    for name in NAMES:
        with tempfile.TemporaryDirectory() as folder:
            nbformat.write(run(name, folder), FOLDER / f"{name}.ipynb")
            print(f"{name}.ipynb")
