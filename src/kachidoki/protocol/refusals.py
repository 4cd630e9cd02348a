"""Every way to be refused: a code for programs, a line for people, a status for HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kachidoki.core import Event
from kachidoki.text import say, sentence

# The code, its HTTP status, and what it means: also the table in docs/protocol.md.
CODES: Final[Mapping[str, tuple[int, str]]] = {
    "bad-message": (422, "The message is not JSON, too deep, or not one of the protocol's."),
    "bad-option": (400, "A game, option, clock or bot that a table cannot be made from."),
    "bad-name": (400, "A name or title that is empty, too long or has control characters."),
    "bad-token": (401, "The token is not one of this table's."),
    "foreign-origin": (403, "The page that asks was not served by this host."),
    "unknown-host": (
        421,
        "The server is not known by this `Host`; its setting `names` adds one.",
    ),
    "banned": (403, "Whoever runs this server takes nothing from the address that asks."),
    "not-your-seat": (403, "The seat belongs to somebody else, or to nobody yet."),
    "not-host": (403, "Only the host of the table may do this."),
    "not-shown": (403, "The player of that seat does not show it to spectators."),
    "no-advice": (403, "Advice is for games against bots, tables made for it, finished games."),
    "secret": (403, "Records are secret until the game is over."),
    "no-such-table": (404, "There is no table with this name; it may have been cleared away."),
    "no-such-page": (404, "There is nothing at this address."),
    "no-such-method": (405, "This address does not do that; the header Allow says what it does."),
    "no-such-moment": (404, "The table never had this version, or its game had not begun."),
    "no-such-seat": (404, "The table has no such seat."),
    "seat-taken": (409, "Somebody sits there already, or you have a seat already."),
    "not-away": (409, "A bot plays only for somebody who left or was long not connected."),
    "not-started": (409, "The game has not begun: some seats are still open."),
    "game-over": (409, "The game is over."),
    "not-over": (409, "The game is not over yet."),
    "paused": (409, "The host has paused the table."),
    "not-your-turn": (409, "It is not this seat's turn."),
    "no-such-action": (409, "The text is no action of this game."),
    "stale": (409, "Something that this seat can see has happened since that version."),
    "not-now": (409, "The rules do not allow this action now; the line says why."),
    "needs-version": (409, "The table was played with rules that this server does not have."),
    "damaged": (409, "What is stored of this table cannot be read; no other table is affected."),
    "no-time": (409, "The clock of this seat has run out."),
    "too-slow": (408, "The request did not arrive in time."),
    "too-large": (413, "The message is too large."),
    "too-many": (429, "Too many messages, connections or tables in a short time."),
    "too-soon": (429, "This person has reacted a moment ago."),
    "not-stored": (503, "The database did not take the change; nothing happened. Try again."),
    "closing": (
        503,
        "The server is shutting down, or another one works the table now; come back in a moment.",
    ),
    "full": (503, "The server has as many connections as it takes."),
}


# Only programs can mend these, and they need to know exactly what is wrong.
FOR_PROGRAMS: Final = ("bad-message", "bad-option")


class Refusal(Exception):
    """What was asked for did not happen; the text says why and what is possible.

    `why` is the reason by the rules of the game, where they are what refuses.
    """

    def __init__(
        self,
        code: str,
        message: str,
        possible: list[str] | None = None,
        why: Event | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.possible = possible or []
        self.why = why
        self.status = CODES[code][0]

    def told(self, language: str) -> str:
        """The line for people; details of the server are in English only."""
        if self.why is not None:
            return say(self.why, language)
        if language == "en" or self.code in FOR_PROGRAMS:
            return self.message
        return sentence(f"refusal-{self.code}", language)


def misfit(faults: Sequence[Mapping[str, Any]]) -> Refusal:
    """What is first wrong with a message, on one line, without the values that were sent."""
    place, words = [str(part) for part in faults[0]["loc"]], str(faults[0]["msg"])
    code = "bad-name" if place[-1:] in (["name"], ["title"]) else "bad-message"
    return Refusal(code, f"{'.'.join(place)}: {words}" if place else words)
