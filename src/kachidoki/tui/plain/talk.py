"""What is typed and what is told, line by line."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TextIO

from kachidoki.tui.harmless import harmless

Tell = Callable[[str], None]
LEAVE: Final = ("q", "quit", "exit")


class Lines:
    """What is typed, line by line, read in a thread of its own."""

    def __init__(self, stream: TextIO) -> None:
        self.interactive = stream.isatty()
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def read() -> None:
            with suppress(RuntimeError):  # the program has ended meanwhile
                for line in stream:
                    loop.call_soon_threadsafe(self.queue.put_nowait, line.strip())
                loop.call_soon_threadsafe(self.queue.put_nowait, None)

        threading.Thread(target=read, daemon=True).start()

    async def next(self) -> str | None:
        """The next line; None when there are no more."""
        return await self.queue.get()


class Leaving(Exception):
    """The person leaves."""


class Talk:
    """Tells lines and asks for them."""

    def __init__(self, lines: Lines, tell: Tell) -> None:
        self.lines = lines
        self.tell_line = tell
        self.prompted = False  # whether somebody is typing at the prompt

    def tell(self, text: str) -> None:
        """One line; what is told while somebody types begins a new one."""
        if self.prompted:
            self.prompted = False
            self.tell_line("")
        self.tell_line(harmless(text))

    def tell_all(self, texts: Sequence[str]) -> None:
        """Several lines."""
        for text in texts:
            self.tell(text)

    def prompt(self) -> None:
        """Show where one types, once."""
        if self.lines.interactive and not self.prompted:
            self.prompted = True
            sys.stdout.write("> ")
            sys.stdout.flush()

    async def ask(self) -> str:
        """What is typed next; raises Leaving when there is no more."""
        self.prompt()
        line = await self.lines.next()
        self.prompted = False
        if line is None:
            raise Leaving
        return line

    async def choose(self, choices: Sequence[str], how: str) -> int | None:
        """Tell numbered choices and ask for one; None if somebody leaves them.

        `how` says what can be typed: it is told to whoever types something else.
        """
        for number, told in enumerate(choices, start=1):
            self.tell(f"{number}: {told}")
        while (line := await self.ask()).lower() not in LEAVE:
            if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(choices):
                return int(line) - 1
            self.tell(how)
        return None
