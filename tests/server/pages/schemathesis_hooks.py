"""What schemathesis cannot know: JSON's numbers, and what a table can be made from."""

from __future__ import annotations

from typing import Any

import schemathesis
from pydantic import ValidationError

from kachidoki.protocol import NewTable


@schemathesis.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """Write whole numbers as such: JavaScript, and so every browser, has no other 3.0 than 3."""
    body = whole(body)
    if context.operation is not None and context.operation.label == "POST /api/tables":
        return table(body)
    return body


def whole(value: Any) -> Any:
    match value:
        case float() if value.is_integer():
            return int(value)
        case dict():
            return {key: whole(part) for key, part in value.items()}
        case list():
            return [whole(part) for part in value]
        case _:
            return value


def table(body: Any) -> Any:
    """Some of those that fit the types shall be tables: the other requests are about tables."""
    try:
        wish = NewTable.model_validate(body)
    except ValidationError:
        return body
    if len(wish.name) % 2:
        return body
    rest = {key: value for key, value in body.items() if key in ("title", "name", "listed")}
    return {**rest, "game": "rokumon", "options": {"act": "1"}}
