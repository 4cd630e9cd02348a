"""The sentences of the page, for a browser: patterns as plain data, filled in there."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fluent.syntax import ast

from kachidoki.text import messages

Piece = str | dict[str, Any]


# Of what stands in pictures the page says only this.
DRAWN: Final = (
    *("draw-dropped", "draw-face-down", "draw-hand", "draw-neutral", "draw-ninja", "draw-pack"),
    *("draw-passed", "draw-received", "draw-rp", "draw-skirmish", "draw-status-turn"),
    *("draw-surprise", "draw-taroma", "draw-told-"),
)
# What the page says itself; what happens is told by the server.
SAID: Final = (
    "page-",
    *DRAWN,
    "act-",
    "area-",
    "card-",
    "clan-",
    "coin-",
    "colour-",
    "list-",
    "suit-",
    "place",
    "review-",
    "puzzle-",
)
# What Joraku says once points were paid.
POINTS: Final = (
    *("page-joraku-from-", "page-joraku-to-", "page-joraku-by-", "page-joraku-chart"),
    *("page-joraku-margin", "page-joraku-points-of", "page-joraku-no-points"),
    "page-joraku-why-number",
)
SETTINGS: Final = (
    *("page-end-by-itself", "page-language", "page-scenes", "page-show-unseen", "page-sound"),
    *("page-speed", "page-tap-twice", "page-use-hints", "page-use-verdicts-where"),
)
# What only some pages say comes apart from the rest, when one of them is opened: by the name that
# it is asked for with.
APART: Final = {
    "review": ("page-review-", "review-"),
    "puzzles": ("puzzle-",),
    "explain": ("page-explain-", *POINTS),
    "hints": ("page-hint-",),
    "settings": SETTINGS,
    "rokumon": ("page-rokumon-", "page-coach-rokumon-", "coin-", "draw-status-"),
}


@cache
def words(language: str) -> dict[str, list[Piece]]:
    """The page's messages: texts, {"fact": name}, and choices by number or word."""
    return {
        message.id.name: pieces(message.value)
        for message in messages(language)
        if message.value is not None and message.id.name.startswith(SAID)
    }


def part_of(language: str, part: str | None) -> dict[str, list[Piece]]:
    """The messages that come apart under a name; without one, all the others."""
    beginnings = tuple(each for own in APART.values() for each in own)
    if part is not None:
        return {key: each for key, each in words(language).items() if key.startswith(APART[part])}
    return {key: each for key, each in words(language).items() if not key.startswith(beginnings)}


def pieces(pattern: ast.Pattern) -> list[Piece]:
    """A pattern as texts and what is filled in between them."""
    return [
        element.value if isinstance(element, ast.TextElement) else piece(element.expression)
        for element in pattern.elements
    ]


def piece(expression: Any) -> Piece:
    """What stands in braces."""
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.NumberLiteral():
            return str(expression.value)
        case ast.VariableReference():
            return {"fact": expression.id.name}
        case ast.MessageReference():
            return {"message": expression.id.name}
        case ast.TermReference():
            named = expression.arguments.named if expression.arguments else []
            return {
                "message": f"-{expression.id.name}",
                "facts": {each.name.name: piece(each.value) for each in named},
            }
        case ast.FunctionReference():
            return piece(expression.arguments.positional[0])
        case ast.SelectExpression():
            return {
                "choose": piece(expression.selector),
                "from": {
                    str(getattr(v.key, "name", getattr(v.key, "value", ""))): pieces(v.value)
                    for v in expression.variants
                },
                "else": next(
                    str(getattr(v.key, "name", getattr(v.key, "value", "")))
                    for v in expression.variants
                    if v.default
                ),
            }
        case ast.Placeable():
            return piece(expression.expression)
    raise ValueError(f"the page cannot say {type(expression).__name__}")
