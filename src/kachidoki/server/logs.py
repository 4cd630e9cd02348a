"""Structured logs. No token, seed, card or action is ever handed to them."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from kachidoki.server.settings import Settings


class Bridge(logging.Handler):
    """What libraries log the old way goes into the same log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line of theirs."""
        log = structlog.get_logger(record.name)
        log.log(record.levelno, record.getMessage().strip(), exc_info=record.exc_info)


def set_up(settings: Settings) -> None:
    """Log to standard error, as lines for people or as JSON."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            getattr(logging, settings.log_level.upper())
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # uvicorn's warnings are about what clients did: that is logged as a refusal already.
    for name in ("uvicorn", "asyncio"):
        logging.getLogger(name).handlers = [Bridge(logging.ERROR)]
