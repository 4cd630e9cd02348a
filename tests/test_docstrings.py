"""`help()` shows the docstrings of the rules, compiled or not."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonState

ROOT = Path(__file__).parents[1]
COMPILED = re.findall(r'"(src/.+\.py)"', (ROOT / "setup.py").read_text(encoding="utf-8"))


def written(
    node: ast.Module | ast.ClassDef, names: tuple[str, ...] = ()
) -> Iterator[tuple[str, ...]]:
    """The names down to each class, function, method or property, and last its docstring."""
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            if text := ast.get_docstring(inner):
                yield (*names, inner.name, text)
        if isinstance(inner, ast.ClassDef):
            yield from written(inner, (*names, inner.name))


@pytest.mark.parametrize("file", COMPILED)
def test_every_docstring_is_there_at_run_time(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    module = importlib.import_module(name)
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for *names, text in written(tree):
        thing: object = module
        for part in names:
            thing = getattr(thing, part)
        assert inspect.getdoc(thing) == text, names


def test_help_shows_a_class_with_its_signature_and_its_methods() -> None:
    view = pydoc.plain(pydoc.render_doc(JorakuView))
    assert "JorakuView(seat" in view
    assert "What one seat, or a spectator (None), may know." in view
    assert "Everything this seat may know, as plain data." in view
    legal = pydoc.plain(pydoc.render_doc(RokumonState.legal))
    assert "legal(self, " in legal
    assert "What a seat may do now, in a fixed order." in legal
