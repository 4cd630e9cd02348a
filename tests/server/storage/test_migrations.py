"""Migrations come in two steps, so that servers of two versions work on one database.

The first step only adds: what the version before does not know, it neither needs nor disturbs. What
no version needs any more is taken away by a second step, a version later; it says so by a line
`second_step = True`, and sets `compatible_from` to a migration that is not older than the first
step: a program that is older than that no longer starts on the database.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kachidoki.server.storage.database import MIGRATIONS
from kachidoki.server.storage.schema import NEWEST

FILES = sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))
FIRST_UNDER_THE_RULE = "0007"  # the first that may meet servers of two versions
# What an older program does not notice.
ADDS = ("create_table", "create_index", "add_column", "bulk_insert")


def named(tree: ast.Module, name: str) -> object:
    """What a name at the top of a migration stands for; None if it is not there."""
    for each in tree.body:
        if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
            if each.targets[0].id == name:
                return ast.literal_eval(each.value)
    return None


def mistakes(text: str) -> list[str]:
    """Why a migration could break a server of the version before; empty if it cannot."""
    tree = ast.parse(text)
    calls = [
        each
        for each in ast.walk(tree)
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Attribute)
        and isinstance(each.func.value, ast.Name)
        and each.func.value.id == "op"
    ]
    names = [each.func.attr for each in calls if isinstance(each.func, ast.Attribute)]
    if named(tree, "second_step"):
        said = [each.value for each in ast.walk(tree) if isinstance(each, ast.Constant)]
        raised = any(isinstance(each, str) and "compatible_from" in each for each in said)
        return [] if raised else ["a second step sets compatible_from"]
    found = [f"op.{name} is for a second step" for name in names if name not in ADDS]
    for call in calls:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "add_column":
            found += [
                "a new column is null or has a server_default: older programs do not fill it in"
                for column in call.args[1:]
                if isinstance(column, ast.Call) and not optional(column)
            ]
    return found


def optional(column: ast.Call) -> bool:
    """Whether a row can be inserted by a program that does not know a column."""
    given = {each.arg: each.value for each in column.keywords}
    null = given.get("nullable")
    return "server_default" in given or null is None or ast.literal_eval(null) is True


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_migration_only_adds_unless_it_is_a_second_step(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert file.stem.partition("_")[0] == named(tree, "revision")
    if str(named(tree, "revision")) >= FIRST_UNDER_THE_RULE:
        assert mistakes(text) == []


def test_the_newest_migration_is_the_one_that_the_schema_names() -> None:
    assert FILES[-1].stem.partition("_")[0] == NEWEST
    assert NEWEST >= FIRST_UNDER_THE_RULE


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ('op.drop_column("tables", "sheet")', "op.drop_column is for a second step"),
        ('op.alter_column("tables", "sheet")', "op.alter_column is for a second step"),
        ('op.execute("DELETE FROM tables")', "op.execute is for a second step"),
        ('op.add_column("tables", sa.Column("x", sa.Text, nullable=False))', "a new column is"),
        ('second_step = True\nop.drop_table("old")', "a second step sets compatible_from"),
    ],
)
def test_what_would_break_the_version_before_is_noticed(body: str, wrong: str) -> None:
    (told,) = mistakes(f'revision = "0099"\n{body}\n')
    assert told.startswith(wrong)


def test_a_second_step_that_says_from_when_on_it_holds_may_take_away() -> None:
    raised = "UPDATE holder SET compatible_from = '0098'"
    assert mistakes(f'second_step = True\nop.drop_table("old")\nop.execute("{raised}")') == []
    assert mistakes('op.add_column("tables", sa.Column("x", sa.Text))') == []
