"""A plugin for pytest (`-p tests.interpreted`): the rules as they are written, not as compiled.

Native modules beside the source files are passed over, so that coverage.py can follow every line.
It has to be loaded before anything of the package is imported.
"""

from __future__ import annotations

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
_sources_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))


def find_sources(folder: str) -> PathEntryFinder:
    """A finder of Python files in a folder of the package; refuses any other folder."""
    if not Path(folder).is_relative_to(SOURCES):
        raise ImportError(f"{folder} is not a folder of the package")
    return _sources_only(folder)


assert "kachidoki" not in sys.modules
sys.path_hooks.insert(0, find_sources)
sys.path_importer_cache.clear()
