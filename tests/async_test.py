"""A decorator for tests that are coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def async_test(
    within: float = 120,
) -> Callable[[Callable[P, Awaitable[None]]], Callable[P, None]]:
    """Run a coroutine function as a test, in an event loop of its own.

    The test fails with `TimeoutError` if it takes longer than `within` seconds. Fixtures and
    parameters arrive as in any other test.
    """

    def decorate(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
        @wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            async def main() -> None:
                await asyncio.wait_for(test(*args, **kwargs), within)

            asyncio.run(main())

        return run

    return decorate
