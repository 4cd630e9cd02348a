"""Structured logs. No token, seed, card or action is ever handed to them."""

from __future__ import annotations

import logging
import sys
import traceback
from types import TracebackType
from typing import Any

import structlog

from kachidoki.server.ops.log_writer import Sink, writing_to
from kachidoki.server.ops.settings import Settings

_sinks: list[Sink] = []  # the one in use


class Bridge(logging.Handler):
    """What libraries log the old way goes into the same log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line of theirs."""
        log = structlog.get_logger(record.name)
        # Only the first line: asyncio shows tasks and their errors in the others.
        text = record.getMessage().strip().partition("\n")[0]
        log.log(record.levelno, text, exc_info=record.exc_info)


def without_values(
    exc_info: tuple[type[BaseException], BaseException, TracebackType | None],
) -> str:
    """Where an error arose and of what kind it is; its own words may quote anything."""
    told: list[str] = []
    chain: BaseException | None = exc_info[1]
    while chain is not None:
        frames = traceback.extract_tb(chain.__traceback__)
        told += [f"{type(chain).__module__}.{type(chain).__qualname__}"]
        told += [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        chain = chain.__cause__ or (None if chain.__suppress_context__ else chain.__context__)
    return "\n".join(told)


def lost() -> int:
    """How many lines could not be written."""
    return sum(sink.lost for sink in _sinks)


def tell_lost(count: int) -> None:
    """Say in the log itself that lines are missing before this one."""
    structlog.get_logger("kachidoki.log").warning("log lines lost", count=count)


def close() -> None:
    """Write what still waits, and stop logging; within a bounded time."""
    while _sinks:
        _sinks.pop().close()


def set_up(settings: Settings) -> None:
    """Log to standard error, as lines for people or as JSON."""
    close()
    sink = Sink(writing_to(sys.stderr), tell_lost)
    _sinks.append(sink)
    colors = sys.stderr is not None and sys.stderr.isatty()
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=colors)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(without_values),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            getattr(logging, settings.log_level.upper())
        ),
        logger_factory=lambda *_: sink,
        cache_logger_on_first_use=False,
    )
    # uvicorn's warnings are about what clients did: that is logged as a refusal already.
    for name in ("uvicorn", "asyncio"):
        logging.getLogger(name).handlers = [Bridge(logging.ERROR)]
