"""The examples in the docstrings, run against whichever gear is installed.

The docstrings are read from the source, because compiled functions do not carry theirs.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import kachidoki

PACKAGE = Path(kachidoki.__file__).parent


def examples() -> list[tuple[str, str, str]]:
    """Module, name and docstring of everything that shows an example."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("kachidoki", *path.relative_to(PACKAGE).with_suffix("").parts)
        module = ".".join(part for part in parts if part != "__init__")
        source = path.read_text(encoding="utf-8")
        if ">>>" not in source:
            continue  # every process of the tests reads all of them
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text and ">>>" in text:
                    found.append((module, getattr(node, "name", "module"), text))
    return found


EXAMPLES = examples()


@pytest.mark.parametrize(
    ("module", "name", "text"), EXAMPLES, ids=[f"{m}.{n}" for m, n, _ in EXAMPLES]
)
def test_example(module: str, name: str, text: str) -> None:
    scope = dict(vars(importlib.import_module(module)))
    test = doctest.DocTestParser().get_doctest(text, scope, name, module, 0)
    problems: list[str] = []
    result = doctest.DocTestRunner().run(test, out=problems.append)
    assert result.attempted
    assert not result.failed, "".join(problems)
