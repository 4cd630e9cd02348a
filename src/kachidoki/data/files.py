"""Rows into files: JSON lines, or Parquet where pyarrow is installed."""

from __future__ import annotations

import json
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Protocol, Union, get_args, get_origin

from pydantic import BaseModel

from kachidoki.core import BadOption
from kachidoki.data.columns import NUMBERS, VIEWS, Byte
from kachidoki.data.rows import Row

KEPT: Final = 4096  # rows of a row group


def json_line(row: Row) -> str:
    """A row as one line, the same on every machine."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


class File(Protocol):
    """A file that rows are written to, one after the other; `finish` is its end."""

    def write(self, rows: Sequence[Row]) -> None: ...

    def finish(self, card: str) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A row a line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n")

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows."""
        self._file.writelines(f"{json_line(row)}\n" for row in rows)

    def finish(self, card: str) -> None:
        """All rows are written; there is no room for a card."""

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


class Parquet:
    """Columns with types, compressed; the dataset's card is among the metadata of the file."""

    def __init__(self, path: Path, columns: type[BaseModel], game: str, observations: bool) -> None:
        self._arrow, self._parquet = pyarrow()
        left_out = () if observations else NUMBERS
        fields = [
            self._arrow.field(name, self._type(VIEWS[game] if name == "view" else field.annotation))
            for name, field in columns.model_fields.items()
            if name not in left_out
        ]
        self._schema = self._arrow.schema(fields)
        self._writer = self._parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[Row] = []

    def _type(self, annotation: Any) -> Any:
        """The type of Arrow for a type of a description."""
        arrow = self._arrow
        if annotation == Byte:
            return arrow.uint8()
        origin, inside = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._type(inside[0])
        if origin is Literal:
            return arrow.string()
        if origin in (types.UnionType, Union):
            (wanted,) = [each for each in inside if each is not type(None)]
            return self._type(wanted)
        if origin is list:
            return arrow.list_(self._type(inside[0]))
        if origin is dict:
            return arrow.map_(self._type(inside[0]), self._type(inside[1]))
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            parts = annotation.model_fields.items()
            left_out = {"legal"} if annotation in VIEWS.values() else set()
            return arrow.struct(
                [
                    (name, self._type(part.annotation))
                    for name, part in parts
                    if name not in left_out
                ]
            )
        return {str: arrow.string(), int: arrow.int64(), bool: arrow.bool_()}[annotation]

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows; they are written in groups."""
        self._rows += rows
        while len(self._rows) >= KEPT:
            self._put(self._rows[:KEPT])
            del self._rows[:KEPT]

    def _put(self, rows: list[Row]) -> None:
        self._writer.write_table(self._arrow.Table.from_pylist(rows, schema=self._schema))

    def finish(self, card: str) -> None:
        """All rows are written."""
        self._put(self._rows)
        self._writer.add_key_value_metadata({"kachidoki": card})

    def close(self) -> None:
        """Let go of the file."""
        self._writer.close()


def pyarrow() -> tuple[Any, Any]:
    """The library, or what to install."""
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise BadOption(
            "Parquet needs pyarrow: pip install 'kachidoki[data]', or write a .jsonl file"
        ) from None
    return arrow, parquet
