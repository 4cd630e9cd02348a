"""The page's types are made from the messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import BaseModel

from kachidoki import protocol
from kachidoki.protocol import views
from kachidoki.protocol.markdown import models
from kachidoki.protocol.types import interface, type_of, types

FILE = Path(__file__).parents[2] / "src" / "kachidoki" / "web" / "protocol.d.ts"


def test_the_types_are_made_from_the_messages_of_today() -> None:
    """Made anew by `python -m kachidoki.protocol.types > src/kachidoki/web/protocol.d.ts`."""
    assert FILE.read_text(encoding="utf-8") == types()


def test_every_message_has_its_type_once() -> None:
    text = types()
    unions = (protocol.FromClient, protocol.FromServer, views.ViewData)
    for model in [model for union in unions for model in models(union)]:
        assert text.count(f"export interface {model.__name__} {{") == 1


@pytest.mark.parametrize(
    ("schema", "wanted"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"$ref": "#/$defs/Clock"}, "Clock"),
        ({"type": "object", "x-described": "ViewData"}, "ViewData"),
    ],
)
def test_a_field_as_a_type(schema: dict[str, object], wanted: str) -> None:
    assert type_of(schema) == wanted


class Example(BaseModel):
    """For the test."""

    name: str
    seat: int | None = None


@pytest.mark.parametrize(
    ("lines", "seat"),
    [
        (interface(Example, "left out"), "seat?: number | null;"),
        (interface(Example, "said"), "seat: number | null;"),
        (interface(Example, "instead of null"), "seat?: number;"),
    ],
)
def test_what_has_a_default_may_be_left_out_by_whoever_sends_it(
    lines: list[str], seat: str
) -> None:
    assert [line.strip() for line in lines] == [
        *("/** For the test. */", "export interface Example {", "name: string;", seat, "}", "")
    ]
