"""Earlier moments of a table: for replays, for the log, and for playing on from there.

`rights` says who may look at which seat, and to whom verdicts are told.
"""

from __future__ import annotations

import gzip
from bisect import bisect_left
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.registry import brain_of
from kachidoki.bots.workers import WorkersClosed
from kachidoki.core import CHANCE, Action, Event, Game, Table, View
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, Line
from kachidoki.draw import draw
from kachidoki.protocol import Course, Judged, Language, Moment, Refusal, Story
from kachidoki.review.history import open_ends
from kachidoki.server.edge.budget import beside
from kachidoki.server.edge.middleware import address_of
from kachidoki.server.pages.api import AT_A_TABLE, TableName, holder_of, lobby_of, refusing
from kachidoki.server.tables.rights import check_advice, may_advise, may_see
from kachidoki.server.tables.room import Room
from kachidoki.server.tables.updates import told
from kachidoki.text import Players, language_of, say

LOOKING: Final = (
    *AT_A_TABLE,
    *("bad-token", "not-started", "no-such-moment", "no-such-seat", "secret"),
)
LOOKING_BACK: Final = refusing(*LOOKING)
# What a verdict's event says about the action.
GRADES: Final[dict[str, Literal["best", "slower", "gave-away"]]] = {
    "bots.judged-best": "best",
    "bots.judged-only": "best",
    "bots.judged-lost": "best",
    "bots.judged-slower": "slower",
    "bots.judged-gave-away": "gave-away",
}
WHOEVER: Final[dict[str, Any]] = {"security": [{}, {"token": []}]}  # spectators have no token
router = APIRouter(generate_unique_id_function=lambda route: route.name)
Seat = Annotated[int | None, Query(ge=0, le=9)]
At = Annotated[int | None, Query(ge=0, le=2**53)]
Spoken = Annotated[Language, Query()]


@dataclass(frozen=True)
class PastMoment:
    """A moment that may be looked at.

    Holds nothing of the table's own: it may go on, and may do something that is never stored.
    """

    game: Game
    players: Players
    version: int
    first: int  # the version that began the game
    last: int
    seat: int | None
    lines: list[Line]  # of the record until then
    before: int  # how many of them the version before had

    def table(self, lines: int | None = None) -> Table:
        """The game as it stood."""
        return Table.to_look_at(self.game, self.lines[:lines])


def past_moment(
    room: Room, holder: str | None, at: int | None, seat: int | None, language: str
) -> PastMoment:
    """Check who looks where; asked by `room.see`, so that only what is stored is looked at."""
    hosted = room.hosted
    lines = hosted.started().lines()
    first = hosted.sheet.started_at
    version = room.version if at is None else at
    if not first <= version <= room.version:
        raise Refusal(
            "no-such-moment", f"there is no moment {version}; they are {first} to {room.version}"
        )
    if seat is not None:
        if seat >= hosted.game.seats:
            raise Refusal("no-such-seat", f"seats are 0 to {hosted.game.seats - 1}")
        if not may_see(hosted.sheet, seat, holder):
            raise Refusal("secret", "only your own seat, until the game is over")
    return PastMoment(
        game=hosted.game,
        players=hosted.players(language),
        version=version,
        first=first,
        last=room.version,
        seat=seat,
        lines=lines[: hosted.marks[version - 1]],
        before=hosted.marks[version - 2] if version > 1 else 0,
    )


def moment_of(past: PastMoment, language: str) -> Moment:
    """What is to be told of a moment."""
    table = past.table()
    first = past.version <= past.first
    events = table.log(past.seat, since=None if first else past.before)
    outcome = table.outcome
    return Moment(
        version=past.version,
        first=past.first,
        last=past.last,
        seat=past.seat,
        view=table.view(past.seat).as_dict(),
        events=[
            told(event, past.version, past.game.name, language, past.players) for event in events
        ],
        outcome=None if outcome is None else outcome.as_dict(),
    )


def line_of(past: PastMoment) -> Line | None:
    """What a person or bot did in a version; None if nobody acted."""
    line = next(iter(past.lines[past.before :]), None)
    return None if line is None or line[0] == CHANCE else line


def action_of(past: PastMoment) -> tuple[View, Action] | None:
    """What was done in a version, and what its seat saw before; None if nobody acted."""
    line = line_of(past)
    if line is None:
        return None
    view = past.table(past.before).view(line[0])
    action = next((each for each in view.legal() if each.text == line[1]), None)
    return None if action is None else (view, action)


def to_be_judged(room: Room, holder: str | None, at: int | None, language: str) -> PastMoment:
    """The moment of an action about which its asker may be advised."""
    past = past_moment(room, holder, at, None, language)
    done = line_of(past)
    if done is not None:
        check_advice(room.hosted.sheet, done[0], holder)
    return past


@router.get(
    "/api/tables/{table}/verdict",
    responses=refusing(*LOOKING, "no-advice"),
    openapi_extra=WHOEVER,
)
async def verdict(
    request: Request, table: TableName, at: At = None, language: Spoken = "en"
) -> Judged:
    """How good the action of a version was, where the game is solved and hides nothing.

    In a game only your own action, and only against bots or at a table made for it.
    """
    lobby = lobby_of(request)
    room = await lobby.room(table)
    holder = holder_of(request, room)
    past = await room.see(lambda: to_be_judged(room, holder, at, language_of(language)))
    done = await beside(lambda: action_of(past))
    if done is None or not brain_of(done[0]).covers(done[0]):
        return Judged(text=None)
    asker = Asker(address_of(request.scope), table)
    try:
        event = await lobby.services.workers.judge(*done, asker)
    except WorkersClosed:
        raise Refusal("closing", "the server is shutting down; come back in a moment") from None
    if event is None:
        return Judged(text=None)
    return Judged(text=say(event, language_of(language)), grade=GRADES[event.key])


@router.get("/api/tables/{table}/moment", responses=LOOKING_BACK, openapi_extra=WHOEVER)
async def moment(
    request: Request, table: TableName, at: At = None, seat: Seat = None, language: Spoken = "en"
) -> Moment:
    """The table at an earlier moment, as a seat or a spectator saw it."""
    room = await lobby_of(request).room(table)
    holder = holder_of(request, room)
    spoken = language_of(language)
    past = await room.see(lambda: past_moment(room, holder, at, seat, spoken))
    return await beside(lambda: moment_of(past, spoken))


@router.get("/api/tables/{table}/log", responses=LOOKING_BACK, openapi_extra=WHOEVER)
async def log(
    request: Request,
    table: TableName,
    seat: Seat = None,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    language: Spoken = "en",
) -> Story:
    """What a seat or a spectator was told so far, sentence by sentence.

    The latest part, or the one before an event; `first` is the number of its first event.
    """
    room = await lobby_of(request).room(table)
    holder = holder_of(request, room)
    spoken = language_of(language)

    def look() -> tuple[PastMoment, int, list[tuple[int, Event]]]:
        return past_moment(room, holder, None, seat, spoken), *room.hosted.events.before(
            seat, before
        )

    past, first, events = await room.see(look)
    name = past.game.name
    return Story(
        version=past.version,
        first=first,
        events=[told(event, at, name, spoken, past.players) for at, event in events],
    )


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, or acts of one that are, so that nothing of it is secret."""

    game: Game
    seed: bytes
    lines: list[Line]
    marks: list[int]  # after each version, how many lines there were
    first: int  # the version that began the game
    acts: int = 0  # how many of its acts this is, while it goes on


def finished_acts(so_far: FinishedGame, none: Refusal | None = None) -> FinishedGame:
    """The acts of a game that are over, up to the first that hid anything; refused without any."""
    ends = open_ends(so_far.game, so_far.lines)
    if not ends:
        raise none or Refusal("secret", "the game is not over yet")
    marks = so_far.marks[: bisect_left(so_far.marks, ends[-1]) + 1]
    return replace(so_far, lines=so_far.lines[: marks[-1]], marks=marks, acts=len(ends))


def game_so_far(room: Room) -> FinishedGame:
    """The game of a room as if it were over: not to be told before that is checked."""
    hosted = room.hosted
    lines, marks = hosted.started().lines(), list(hosted.marks)
    return FinishedGame(hosted.game, hosted.seed, lines, marks, hosted.sheet.started_at)


def course_of(over: FinishedGame, advised: Collection[int]) -> Course:
    """Play a game again, and note where somebody acted, where turns ended, and what is solved.

    Of what is solved only actions of the seats about which the asker may be advised.
    """
    done = over.marks[over.first - 1]
    table = Table.from_lines(over.game, over.seed, over.lines[:done])
    steps, turns = [over.first], [over.first]
    judged: list[int] = []
    for version in range(over.first + 1, len(over.marks) + 1):
        acted = [line for line in over.lines[done : over.marks[version - 1]] if line[0] != CHANCE]
        done = over.marks[version - 1]
        if not acted:
            continue
        steps.append(version)
        view = table.view(None)
        if brain_of(view).covers(view) and acted[0][0] in advised:
            judged.append(version)
        for seat, text in acted:
            if text in (TAKE_BACK, TAKE_BACK_BOTH):
                table.take_back(seat, with_answer=text == TAKE_BACK_BOTH)
            else:
                table.play(seat, text)
        if not table.state.in_turn():
            turns.append(version)
    return Course(steps=steps, turns=sorted({*turns, steps[-1]}), judged=judged)


@router.get(
    "/api/tables/{table}/course",
    responses=refusing(*AT_A_TABLE, "bad-token", "not-started", "secret"),
    openapi_extra=WHOEVER,
)
async def course(request: Request, table: TableName) -> Course:
    """The steps and turns of a finished game, by which a replay goes on and back.

    Of a campaign that goes on, those of its acts that are over and hid nothing.
    """
    room = await lobby_of(request).room(table)
    holder = holder_of(request, room)

    def look() -> tuple[FinishedGame, bool, list[int]]:
        sheet = room.hosted.sheet
        advised = [seat for seat in range(len(sheet.chairs)) if may_advise(sheet, seat, holder)]
        return game_so_far(room), sheet.over, advised

    game, over, advised = await room.see(look)
    return await beside(lambda: course_of(game if over else finished_acts(game), advised))


@router.get(
    "/api/tables/{table}/picture.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **LOOKING_BACK},
    openapi_extra=WHOEVER,
)
async def picture(
    request: Request,
    table: TableName,
    at: At = None,
    seat: Seat = None,
    dark: bool = False,
    language: Spoken = "en",
) -> Response:
    """The same as a picture."""
    room = await lobby_of(request).room(table)
    holder = holder_of(request, room)
    spoken = language_of(language)
    past = await room.see(lambda: past_moment(room, holder, at, seat, spoken))

    def drawn() -> str:
        return draw(
            past.table().view(past.seat), dark=dark, language=spoken, names=past.players.names
        )

    body = await beside(drawn)
    return Response(body, media_type="image/svg+xml")


@router.get(
    "/api/tables/{table}/board.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **LOOKING_BACK},
)
async def board_picture(
    request: Request,
    table: TableName,
    at: At = None,
    dark: bool = False,
    language: Spoken = "en",
) -> Response:
    """The board alone, as everybody sees it: small enough for a list of tables."""
    room = await lobby_of(request).room(table)
    spoken = language_of(language)
    past = await room.see(lambda: past_moment(room, None, at, None, spoken))

    packed = "gzip" in request.headers.get("accept-encoding", "")

    def drawn() -> bytes:
        view = past.table().view(None)
        body = draw(
            view, dark=dark, language=spoken, names=past.players.names, board_alone=True
        ).encode()
        # Nothing in it is secret, so its size tells nothing.
        return gzip.compress(body, 6, mtime=0) if packed else body

    headers = {"vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    if at is not None:  # what is stored of a moment never changes
        headers["cache-control"] = "private, max-age=31536000, immutable"
    return Response(await beside(drawn), media_type="image/svg+xml", headers=headers)
