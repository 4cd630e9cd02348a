"""Questions to bots and their answers as bytes that go through Redis, and where they go.

They are plain data: no code of a sender runs where they are read. What reads them may be of another
version; one that does not know a question's format says so instead of guessing.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.own_bots import BotFailed, BotGone
from kachidoki.bots.worker_questions import FindHints, Judge, Question, Think
from kachidoki.server.cluster.redis_client import PREFIX

FORMAT: Final = 1
GROUP: Final = "thinkers"  # every question goes to one of them
SLOW: Final = f"{PREFIX}questions"  # streams: what takes seconds,
QUICK: Final = f"{PREFIX}questions:quick"  # and what takes less, which never waits behind it
THINKERS: Final = f"{PREFIX}thinkers"  # who answers: a hash, by name
CANCELS: Final = f"{PREFIX}cancels"  # a channel: ids of questions that nobody waits for any more

KINDS: Final[dict[str, type[Think | FindHints | Judge]]] = {
    "think": Think,
    "hints": FindHints,
    "judge": Judge,
}


def own_stream(bot: str) -> str:
    """The stream of a bot of the host's own, by its name: only some thinkers may have it."""
    return f"{PREFIX}questions:own:{bot}"


def answers_of(server: str) -> str:
    """The stream on which a server gets its answers."""
    return f"{PREFIX}answers:{server}"


class UnknownFormat(Exception):
    """A question or an answer that another version of the program asks or gives."""


@dataclass(frozen=True)
class Posed:
    """A question on its way: who waits for its answer, for how long, and on whose account."""

    id: str
    server: str
    question: Question
    asker: Asker
    within: float  # seconds after which nobody waits any more
    seconds: float | None = None  # for the answer, where it has to hurry
    own: str = ""  # the name of an own bot: where its code is differs between machines


def plain(value: object) -> object:
    """A value of numbers, texts, bytes, lists, tuples and dictionaries as JSON has it.

    >>> plain(("a", [1], b"b"))
    {'tuple': ['a', [1], {'bytes': '62'}]}
    """
    if isinstance(value, tuple):
        return {"tuple": [plain(each) for each in value]}
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, dict):
        return {"dict": [[plain(key), plain(each)] for key, each in value.items()]}
    return value


def value_of(data: Any) -> Any:
    """The value that `plain` was given.

    >>> value_of(plain({"a": (1, None)}))
    {'a': (1, None)}
    """
    if isinstance(data, list):
        return [value_of(each) for each in data]
    if not isinstance(data, dict):
        return data
    ((kind, inner),) = data.items()
    if kind == "tuple":
        return tuple(value_of(each) for each in inner)
    if kind == "bytes":
        return bytes.fromhex(inner)
    return {value_of(key): value_of(each) for key, each in inner}


def packed_question(posed: Posed) -> bytes:
    """A question as bytes."""
    kinds = {made: kind for kind, made in KINDS.items()}
    question: Any = posed.question
    fields = {name: plain(getattr(question, name)) for name in vars(question)}
    message = {
        "format": FORMAT,
        "id": posed.id,
        "server": posed.server,
        "kind": kinds[type(question)],
        "fields": fields,
        "asker": asdict(posed.asker),
        "within": posed.within,
        "seconds": posed.seconds,
        "own": posed.own,
    }
    return json.dumps(message, separators=(",", ":")).encode()


def unpacked_question(data: bytes, own_bots: dict[str, str]) -> Posed:
    """The question; one to an own bot names where its code is on this machine.

    Raises UnknownFormat, with the question's id and server, where it cannot be read.
    """
    message = json.loads(data)
    try:
        if message["format"] != FORMAT:
            raise UnknownFormat
        fields = {name: value_of(value) for name, value in message["fields"].items()}
        if own := message["own"]:
            fields["bot"] = own_bots[own]
        return Posed(
            id=message["id"],
            server=message["server"],
            question=KINDS[message["kind"]](**fields),
            asker=Asker(**message["asker"]),
            within=message["within"],
            seconds=message["seconds"],
            own=own,
        )
    except (UnknownFormat, KeyError, TypeError, ValueError):
        raise UnknownFormat(message.get("id", ""), message.get("server", "")) from None


def packed_answer(id_: str, answer: object) -> bytes:
    """An answer as bytes: what workers answer, or that an own bot failed."""
    message: dict[str, object] = {"format": FORMAT, "id": id_}
    if isinstance(answer, BotFailed):
        message["failed"] = [str(answer), answer.brief, isinstance(answer, BotGone)]
    else:
        message["answer"] = plain(answer)
    return json.dumps(message, separators=(",", ":")).encode()


def packed_excuse(id_: str) -> bytes:
    """That a question cannot be answered: whoever asked has to help themselves."""
    return json.dumps({"format": FORMAT, "id": id_}, separators=(",", ":")).encode()


def unpacked_answer(data: bytes) -> tuple[str, object]:
    """The question's id and the answer; UnknownFormat, as an answer, where there is none."""
    message = json.loads(data)
    id_: str = message["id"]
    if message["format"] != FORMAT or not message.keys() & {"answer", "failed"}:
        return id_, UnknownFormat()
    if "failed" in message:
        told, brief, gone = message["failed"]
        return id_, (BotGone if gone else BotFailed)(told, brief)
    return id_, value_of(message["answer"])
