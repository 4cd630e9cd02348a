"""docs/protocol.md, made from the typed messages: `python -m kachidoki.protocol.markdown`."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable
from typing import Any, Final, get_args

from pydantic import BaseModel

from kachidoki import protocol
from kachidoki.protocol import views

HEAD: Final = f"""# The protocol

Version {protocol.PROTOCOL}. This page is made from the typed messages of `kachidoki.protocol`; a
test holds it to them. `kachidoki.client` speaks all of it.

A table is made and joined over HTTP; `/openapi.json` describes that interface. Playing goes over
a WebSocket at `/api/tables/TABLE/socket`. All messages are JSON texts of one object.

- The first message of a connection is `hello`. Its answer is `welcome`, then an `update`.
- **Versions.** Every change of a table makes a new version, stored before anybody hears of it.
  Every message from the server carries the version. A client that missed something says
  `hello` or `resync` with the last version it has, and gets exactly the events since then; with a
  version the table never had, it gets all of them.
- **Views go out whole**, cut for the seat, with the legal actions: a client holds no rule.
- **Commands** have an `id` of the client's choice. One that is sent again with the same id, after
  a cut or a restart, is answered with `done` and done once.
- Checks come in a fixed order: the seat is yours, the game is not over, it is your turn, the
  action exists, the version is the one you saw, and last the rules.
- **The version of a command** may be older than the table's as long as nothing happened since
  that its seat can see: several seats may answer at the same time.
- **Several people at one screen** hold several seats by one token. A connection sees one seat at
  a time; when the turn passes to another one, the server draws the curtain (a spectator's view,
  and `curtain` names who is next) until the client sends `look`.
- **Tokens** are secrets of a person at a table: in `hello`, or as `Authorization: Bearer`. A
  browser needs none: it has one cookie for all tables, which scripts cannot read, and is known at
  a table where it sat down or came by a token. The server keeps only hashes; a browser has another
  one at each table.
- A connection that sends nothing valid for long, floods, or does not read is ended with a close
  code: 1008 for what it did, 1013 for reading too slowly, 1009 for a far too large message,
  1012 when the server restarts or has to read the table again. Coming back is always possible.
"""

VIEWS: Final = """`ViewData` is one of the first two, by its `game`. What is not needed is left out
where there is nothing to say."""


def models(union: Any) -> list[type[BaseModel]]:
    """The messages of a union, in the order they are written."""
    found = []
    for part in get_args(union):
        if inspect.isclass(part) and issubclass(part, BaseModel):
            found.append(part)
        else:
            found += models(part)
    return sorted(set(found), key=lambda each: (each.__module__, inspect.getsourcelines(each)[1]))


def kind_of(schema: dict[str, Any]) -> str:
    """A field's type in words."""
    if "x-described" in schema:
        return f"`{schema['x-described']}`"
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(kind_of(part) for part in schema["anyOf"])
    if "const" in schema:
        return f'`"{schema["const"]}"`'
    if "enum" in schema:
        return ", ".join(f'`"{value}"`' for value in schema["enum"])
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    limits = [
        f"{word} {schema[name]}"
        for name, word in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"))
        if name in schema
    ]
    return f"{kind} ({' '.join(limits)})" if limits else kind


def section(model: type[BaseModel]) -> Iterable[str]:
    """A message with its fields."""
    schema = model.model_json_schema()
    kind = schema["properties"].get("type", {}).get("const")
    yield f"### `{kind or model.__name__}`"
    yield ""
    yield inspect.cleandoc(model.__doc__ or "")
    yield ""
    yield "| field | type | needed | meaning |"
    yield "|---|---|---|---|"
    needed = schema.get("required", [])
    for name, field in schema["properties"].items():
        if name == "type":
            continue
        must = "yes" if name in needed else f"no: `{json.dumps(field.get('default'))}`"
        about = field.get("description", "")
        yield f"| `{name}` | {kind_of(field)} | {must} | {about} |"
    yield ""


def page() -> str:
    """The whole page."""
    lines = [HEAD, "## From the client", ""]
    for model in models(protocol.FromClient):
        lines += section(model)
    lines += ["## From the server", ""]
    for model in models(protocol.FromServer):
        lines += section(model)
    lines += ["## Parts of them", ""]
    parts = (protocol.TableInfo, protocol.SeatInfo, protocol.Clock, protocol.Series)
    ways = (protocol.JorakuWay, protocol.JorakuForecast, protocol.JorakuStanding)
    for model in (*parts, protocol.EventInfo, *ways, protocol.HintInfo, protocol.HintStep):
        lines += section(model)
    lines += ["## Over HTTP", ""]
    for model in (protocol.NewTable, protocol.SeatWish, protocol.Sit, protocol.Return):
        lines += section(model)
    for model in (protocol.Seated, protocol.MyTable, protocol.MyTables, protocol.Failure):
        lines += section(model)
    for model in (protocol.Games, protocol.GameInfo, protocol.SeatsBy, protocol.OptionInfo):
        lines += section(model)
    for model in (protocol.Puzzles, protocol.ThemeInfo, protocol.LessonInfo, protocol.PuzzleTry):
        lines += section(model)
    for model in (protocol.PuzzleAnswer, protocol.PuzzleInfo, protocol.PuzzleWhy):
        lines += section(model)
    for model in (protocol.PuzzleWays, protocol.Rated, protocol.PersonRating):
        lines += section(model)
    lines += ["## Views", "", VIEWS, ""]
    for model in (*models(views.ViewData), *views.PARTS):
        lines += section(model)
    lines += ["## Refusals", "", "| code | HTTP status | meaning |", "|---|---|---|"]
    lines += [
        f"| `{code}` | {status} | {about} |" for code, (status, about) in protocol.CODES.items()
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
