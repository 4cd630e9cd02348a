"""The page's types, made from the typed messages: `python -m kachidoki.protocol.types`."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any, Final, Literal

from pydantic import BaseModel

from kachidoki import protocol
from kachidoki.protocol import views
from kachidoki.protocol.markdown import models

HEAD: Final = """// What the server and the page exchange: made from the typed messages of
// kachidoki.protocol by `python -m kachidoki.protocol.types`; a test holds it to them.
"""
# What a client sends may leave out what has a default; what the server sends has everything.
SENT: Final[Sequence[type[BaseModel]]] = (
    *models(protocol.FromClient),
    *(protocol.NewTable, protocol.SeatWish, protocol.Beginning, protocol.Clock),
    *(protocol.Sit, protocol.Return, protocol.AskReview),
    *(protocol.PuzzleTry, protocol.PuzzleWhy, protocol.PuzzleWays, protocol.Rated),
)
RECEIVED: Final[Sequence[type[BaseModel]]] = (
    *models(protocol.FromServer),
    *(protocol.TableInfo, protocol.SeatInfo, protocol.Series, protocol.EventInfo),
    *(protocol.JorakuWay, protocol.JorakuForecast, protocol.JorakuStanding),
    *(protocol.HintInfo, protocol.HintStep, protocol.Seated, protocol.Tables, protocol.Failure),
    *(protocol.MyTable, protocol.MyTables),
    *(protocol.Moment, protocol.Story, protocol.Course, protocol.Judged),
    *(protocol.Review, protocol.ReviewInfo, protocol.ReviewLine, protocol.ReviewDecision),
    *(protocol.ReviewSeat, protocol.ReviewPart, protocol.ReviewAccount, protocol.ReviewEntry),
    *(protocol.ReviewJudged, protocol.ReviewGrade, protocol.ReviewCards, protocol.ReviewCard),
    *(protocol.ReviewWarriors, protocol.ReviewWarrior, protocol.ReviewTurn),
    *(protocol.ReviewSurrender, protocol.MyReviews, protocol.MyReview, protocol.ReviewTopic),
    *(protocol.Games, protocol.GameInfo, protocol.SeatsBy, protocol.OptionInfo),
    *(protocol.Puzzles, protocol.ThemeInfo, protocol.LessonInfo),
    *(protocol.PuzzleAnswer, protocol.PuzzleInfo, protocol.PersonRating),
)
DESCRIBED: Final[Sequence[type[BaseModel]]] = (
    *models(views.ViewData),
    *views.PARTS,
)
Defaults = Literal["said", "left out", "instead of null"]
WIDTH: Final = 90  # of the words of a comment
NAMES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "x-described" in schema:
        return str(schema["x-described"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if schema.get("type") == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'any'}>"
    return NAMES[schema["type"]]


def interface(model: type[BaseModel], defaults: Defaults) -> Iterable[str]:
    """A message as an interface.

    Fields with a default are always said, may be left out, or are left out instead of null.
    """
    schema = model.model_json_schema()
    needed = schema.get("required", [])
    yield comment(inspect.cleandoc(model.__doc__ or ""), "")
    yield f"export interface {model.__name__} {{"
    for name, field in schema["properties"].items():
        there = name in needed or "const" in field or defaults == "said"
        kind = type_of(field)
        if not there and defaults == "instead of null":
            kind = kind.removesuffix(" | null")
        if "description" in field:
            yield comment(field["description"], "  ")
        yield f"  {name}{'' if there else '?'}: {kind};"
    yield "}"
    yield ""


def comment(text: str, before: str) -> str:
    """A comment in the form that documents what follows it."""
    lines = [part for line in text.split("\n") for part in wrap(line, WIDTH) or [""]]
    if len(lines) == 1:
        return f"{before}/** {text} */"
    inner = [f"{before} * {line}".rstrip() for line in lines]
    return "\n".join([f"{before}/**", *inner, f"{before} */"])


def union(name: str, parts: Sequence[type[BaseModel]], about: str) -> Iterable[str]:
    """A name for one of several messages."""
    yield comment(about, "")
    yield f"export type {name} ="
    yield from (f"  | {part.__name__}" for part in parts[:-1])
    yield f"  | {parts[-1].__name__};"
    yield ""


def types() -> str:
    """The whole file."""
    lines = [HEAD]
    for model in SENT:
        lines += interface(model, "left out")
    lines += union("FromClient", models(protocol.FromClient), "What a client sends.")
    for model in RECEIVED:
        lines += interface(model, "said")
    lines += union("FromServer", models(protocol.FromServer), "What the server sends.")
    for model in DESCRIBED:
        lines += interface(model, "instead of null")
    lines += union("ViewData", models(views.ViewData), "What a seat may know of a game.")
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    sys.stdout.write(types())
