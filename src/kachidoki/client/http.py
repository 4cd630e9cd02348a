"""Tables over HTTP: making them, sitting down, records."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from kachidoki.client.refused import ServerRefused
from kachidoki.client.seat import Seat
from kachidoki.protocol import (
    AskReview,
    Course,
    Failure,
    Games,
    Judged,
    Moment,
    NewTable,
    PersonRating,
    PuzzleAnswer,
    Puzzles,
    PuzzleTry,
    Rated,
    Return,
    ReviewInfo,
    ReviewLine,
    Seated,
    Sit,
    TableInfo,
    Tables,
)
from kachidoki.protocol.reviews import EffortName

try:
    import httpx
except ImportError:
    raise ImportError("kachidoki.client needs httpx: pip install 'kachidoki[client]'") from None

Answer = TypeVar("Answer", bound=BaseModel)


class Server:
    """A table server; use as `async with Server("http://localhost:8642") as server`."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address.rstrip("/")
        # Reading all certificates takes longer than anything else here, and http has none.
        secure = self.address.lower().startswith("https:")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30, verify=secure)
        self.speak(language)

    def speak(self, language: str) -> None:
        """The language of all sentences that are sent to you from here on."""
        self.language = language
        self.http.headers["accept-language"] = language

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def make(self, wish: NewTable) -> Seated:
        """A new table; you are its host, and the token is yours."""
        return await self._ask("POST", "/api/tables", Seated, wish)

    async def sit(
        self, table: str, name: str, seat: int | None = None, token: str | None = None
    ) -> Seated:
        """Take a seat, or the first open one."""
        wish = Sit(name=name, seat=seat)
        return await self._ask("POST", f"/api/tables/{table}/sit", Seated, wish, token)

    async def come_again(self, table: str, token: str) -> Seated:
        """Use a personal link."""
        return await self._ask("POST", f"/api/tables/{table}/return", Seated, Return(token=token))

    async def info(self, table: str) -> TableInfo:
        """A table as everybody sees it."""
        return await self._ask("GET", f"/api/tables/{table}", TableInfo)

    async def listed(self) -> list[TableInfo]:
        """Tables that strangers may join or watch."""
        return (await self._ask("GET", "/api/tables", Tables)).tables

    async def games(self) -> Games:
        """The games with their options, and the bots of this server."""
        return await self._ask("GET", "/api/games", Games)

    async def course(self, table: str) -> Course:
        """The moments of a finished game in which somebody acted."""
        return await self._ask("GET", f"/api/tables/{table}/course", Course)

    async def moment(
        self, table: str, at: int | None = None, seat: int | None = None, token: str | None = None
    ) -> Moment:
        """A table at an earlier moment, as a seat (with its token) or a spectator saw it."""
        asked = {"at": at, "seat": seat, "language": self.language}
        given = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return await self._ask("GET", f"/api/tables/{table}/moment?{given}", Moment, token=token)

    async def verdict(self, table: str, at: int, token: str | None = None) -> str | None:
        """How good the action of a version was; None where the game is not solved."""
        path = f"/api/tables/{table}/verdict?at={at}&language={self.language}"
        return (await self._ask("GET", path, Judged, token=token)).text

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        return (await self._send("GET", f"/api/tables/{table}/record", None, None)).text

    async def ask_review(self, table: str, effort: EffortName = "quick") -> ReviewInfo:
        """Have a finished game reviewed, beside play; `review` says how far that is."""
        wish = AskReview(effort=effort)
        return await self._ask("POST", f"/api/tables/{table}/review", ReviewInfo, wish)

    async def review(self, table: str, effort: EffortName = "quick") -> ReviewInfo:
        """How far the review of a finished game is, and the review once it is done."""
        path = f"/api/tables/{table}/review?effort={effort}&language={self.language}"
        return await self._ask("GET", path, ReviewInfo)

    async def review_line(
        self, table: str, number: int, effort: EffortName = "quick"
    ) -> ReviewLine:
        """The best choice at a decision of a review that is done, step by step."""
        asked = f"number={number}&effort={effort}&language={self.language}"
        return await self._ask("GET", f"/api/tables/{table}/review/line?{asked}", ReviewLine)

    async def puzzles(self, day: int | None = None) -> Puzzles:
        """All puzzles by game and theme, the one of a day (since 1970-01-01), and the lessons."""
        of_day = "" if day is None else f"&day={day}"
        return await self._ask("GET", f"/api/puzzles?language={self.language}{of_day}", Puzzles)

    async def try_puzzle(self, name: str, actions: Sequence[str]) -> PuzzleAnswer:
        """Where a puzzle stands after these actions; once they are an answer, what follows."""
        wish = PuzzleTry(actions=list(actions), language=self.language)
        return await self._ask("POST", f"/api/puzzles/{name}/try", PuzzleAnswer, wish)

    async def solution(self, name: str) -> PuzzleAnswer:
        """The right answer to a puzzle, step by step, and what follows it."""
        path = f"/api/puzzles/{name}/solution?language={self.language}"
        return await self._ask("GET", path, PuzzleAnswer)

    async def rate(self, known: PersonRating, number: int, solved: bool) -> PersonRating:
        """A person's rating after a first try at a puzzle; the server keeps nothing of it."""
        wish = Rated(known=known, number=number, solved=solved)
        return await self._ask("POST", "/api/puzzles/rating", PersonRating, wish)

    def seat(self, table: str, token: str | None = None, look: int | None = None) -> Seat:
        """A connection at a table, as a seat or (without a token) as a spectator."""
        return Seat(self.address, table, token, look=look, language=self.language)

    async def _ask(
        self,
        method: str,
        path: str,
        kind: type[Answer],
        body: BaseModel | None = None,
        token: str | None = None,
    ) -> Answer:
        return kind.model_validate_json((await self._send(method, path, body, token)).content)

    async def _send(
        self, method: str, path: str, body: BaseModel | None, token: str | None
    ) -> httpx.Response:
        # Tokens go by hand only: one client may sit at several seats.
        self.http.cookies.clear()
        headers = {"content-type": "application/json"} if body else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        content = body.model_dump_json() if body else None
        try:
            response = await self.http.request(method, path, content=content, headers=headers)
        except httpx.TransportError:
            raise ServerRefused("no-answer", f"{self.address} cannot be reached") from None
        if response.is_success:
            return response
        try:
            failure = Failure.model_validate_json(response.content)
        except ValidationError:
            raise ServerRefused("bad-answer", f"status {response.status_code}") from None
        raise ServerRefused(failure.code, failure.message, failure.possible)
