"""CITATION.cff names what is cited: this program, in the version that it has."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import yaml

from kachidoki import __version__

ROOT = Path(__file__).parents[1]


def test_the_citation_is_of_the_version_that_is_here() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(rf"^## {re.escape(__version__)} \((\S+)\)$", changes, re.MULTILINE)
    assert released is not None
    assert (cited["version"], cited["date-released"]) == (__version__, released[1])
    assert cited["authors"] == project["authors"]
    assert cited["license"] == project["license"]
    # What the format asks for, version 1.2.0.
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert (cited["cff-version"], cited["type"]) == ("1.2.0", "software")
