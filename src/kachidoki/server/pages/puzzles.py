"""Puzzles and lessons: stateless questions, each with all that was done so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from typing import Annotated, Final, TypeVar

from fastapi import APIRouter, Path, Query

from kachidoki.core import BadOption, Event, IllegalAction, KachidokiError, State
from kachidoki.protocol import (
    EventInfo,
    LessonInfo,
    PersonRating,
    PuzzleAnswer,
    PuzzleInfo,
    Puzzles,
    PuzzleTry,
    PuzzleWays,
    PuzzleWhy,
    Rated,
    Refusal,
    SeatInfo,
    Series,
    TableInfo,
    ThemeInfo,
    Update,
    Ways,
    WhyNot,
)
from kachidoki.puzzles.lessons import lesson_of, lessons, puzzle_named
from kachidoki.puzzles.pack import shipped
from kachidoki.puzzles.puzzle import Puzzle
from kachidoki.puzzles.rating import Rating, after
from kachidoki.puzzles.telling import question, side, verdict
from kachidoki.puzzles.telling import solution as told_solution
from kachidoki.puzzles.trying import Attempt, Step, attempt, taken
from kachidoki.server.edge.budget import beside
from kachidoki.server.pages.api import refusing
from kachidoki.server.pages.history import Spoken
from kachidoki.server.tables.advice import told_ways
from kachidoki.server.tables.updates import told
from kachidoki.text import Players, bot_names, capital, language_of, say, sentence, sides_of
from kachidoki.text.names import players_of

OTHERS: Final = "skilled"  # who sits at the other seats, by name only: nobody plays there
ASKED: Final = refusing("bad-message", "too-many", "no-such-page")
POSTED: Final = ("bad-message", "bad-name", "foreign-origin", "too-many", "no-such-page")
TRIED: Final = refusing(*POSTED, "no-such-action", "not-now")

FIRST_DAY: Final = date(1970, 1, 1).toordinal()

router = APIRouter(generate_unique_id_function=lambda route: route.name)
PuzzleName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", alias="which")]
Day = Annotated[
    int | None, Query(ge=0, le=100_000, description="Days since 1970-01-01, where the visitor is.")
]
Found = TypeVar("Found")


def puzzle_of(name: str) -> Puzzle:
    """A puzzle by its number, or a position of a lesson by its name."""
    try:
        return puzzle_named(name)
    except BadOption as error:
        raise Refusal("no-such-page", str(error)) from None


def checked(work: Callable[[], Found]) -> Found:
    """What is worked out, or a refusal if an action is none or is not open."""
    try:
        return work()
    except IllegalAction as error:
        raise Refusal("not-now", str(error), why=error.why) from None
    except KachidokiError as error:
        raise Refusal("no-such-action", str(error)) from None


class Table:
    """A puzzle as a table that nobody keeps: who sits there, and what they are told."""

    def __init__(self, name: str, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.language = language
        self.game = puzzle.configured()
        self.bots = [None if seat == puzzle.seat else OTHERS for seat in range(self.game.seats)]
        # Whoever answers has no name in sentences: they tell of a colour or clan then.
        self.names = bot_names(self.bots, language)
        self.side = capital(side(puzzle, puzzle.state(), language))
        you = sentence("page-seat-you", language)
        self.info = TableInfo(
            table=f"puzzle-{name}",
            title=self.game.name,
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.game.options),
            commitment="",
            status="playing",
            seats=[
                SeatInfo(kind="person" if bot is None else "bot", name=each or you, bot=bot)
                for bot, each in zip(self.bots, self.names, strict=True)
            ],
            host=None,
            clock=None,
            listed=False,
            advice=False,
            series=Series(),
        )

    def players(self, state: State, by_seat: bool) -> Players:
        """What everybody is called; whoever answers by their side, where a sentence asks for it."""
        sides = sides_of(state.view(None))
        names = [each or self.side for each in self.names] if by_seat else self.names
        return players_of(self.game.name, sides, names, self.language)

    def told(self, event: Event, version: int, state: State) -> EventInfo:
        """An event in words: of sides where it names them, else of seats."""
        players = self.players(state, by_seat="seat" in event.facts)
        return told(event, version, self.game.name, self.language, players)

    def update(self, state: State, version: int, step: Step | None, acts: bool) -> Update:
        """Where a puzzle stands, as its seat sees it, and what the latest step brought."""
        seat = self.puzzle.seat
        seen = [event.seen_by(seat) for event in (step.events if step else [])]
        outcome = state.outcome()
        return Update(
            version=version,
            since=max(version - 1, 0),
            first=0,
            seat=seat,
            curtain=[],
            view=state.view(seat).as_dict(),
            legal=[action.text for action in state.legal(seat)] if acts else [],
            take_back=acts and version > 0,
            events=[self.told(event, version, state) for event in seen if event is not None],
            outcome=None if outcome is None else outcome.as_dict(),
            table=self.info.model_copy(update={"status": "over"}) if outcome else self.info,
        )

    def follow(self, steps: list[Step], version: int) -> Iterator[Update]:
        """The updates of steps that follow each other."""
        for number, step in enumerate(steps, start=version + 1):
            yield self.update(step.state, number, step, acts=False)


def answered(puzzle: Puzzle, language: str) -> str:
    """The right answer in words."""
    return sentence("puzzle-answer", language, actions=told_solution(puzzle, language))


def answer_of(name: str, tried: Attempt, language: str) -> PuzzleAnswer:
    """All that is to be told of an answer so far."""
    puzzle = puzzle_named(name)
    table, lesson = Table(name, puzzle, language), lesson_of(name)
    version = len(tried.steps)
    latest = tried.steps[-1] if tried.steps else None
    return PuzzleAnswer(
        puzzle=PuzzleInfo(
            name=name,
            game=puzzle.game,
            theme=puzzle.found.theme,
            rating=puzzle.rating,
            seat=puzzle.seat,
            lesson=None if lesson is None else lesson.name,
            question=question(puzzle, tried.start, language),
        ),
        update=table.update(tried.state, version, latest, acts=not tried.done),
        done=tried.done,
        right=tried.right,
        text=verdict(puzzle, tried, language) if tried.done else "",
        answer=answered(puzzle, language) if tried.right else "",
        replies=list(table.follow(tried.reply, version)),
    )


@router.get("/api/puzzles", responses=refusing("bad-message", "too-many"))
async def puzzles(day: Day = None, language: Spoken = "en") -> Puzzles:
    """All puzzles by game and theme, the one of a day (UTC's today), and the lessons."""
    pack, spoken = shipped(), language_of(language)
    themes: dict[str, dict[str, list[int]]] = {}
    for number, puzzle in enumerate(pack.puzzles, start=1):
        themes.setdefault(puzzle.game, {}).setdefault(puzzle.found.theme, []).append(number)
    return Puzzles(
        daily=pack.daily(
            datetime.now(UTC).date() if day is None else date.fromordinal(FIRST_DAY + day)
        ),
        themes={
            game: [
                ThemeInfo(
                    theme=theme,
                    numbers=numbers,
                    ratings=[pack.puzzle(number).rating for number in numbers],
                )
                for theme, numbers in found.items()
            ]
            for game, found in themes.items()
        },
        lessons=[
            LessonInfo(
                name=lesson.name,
                game=lesson.game,
                title=sentence(f"lesson-{lesson.name}", spoken),
                about=sentence(f"lesson-{lesson.name}-about", spoken),
                point=sentence(f"lesson-{lesson.name}-point", spoken),
                positions=lesson.positions(),
            )
            for lesson in lessons()
        ],
    )


@router.post("/api/puzzles/rating", responses=refusing(*POSTED))
async def rated(wish: Rated) -> PersonRating:
    """A person's rating after a first try at a puzzle, by Glicko-2."""
    puzzle = puzzle_of(str(wish.number))
    known = Rating(wish.known.rating, wish.known.deviation, wish.known.volatility)
    found = after(known, puzzle.rating, wish.solved)
    return PersonRating(rating=found.rating, deviation=found.deviation, volatility=found.volatility)


@router.post("/api/puzzles/{which}/try", responses=TRIED)
async def try_puzzle(name: PuzzleName, wish: PuzzleTry) -> PuzzleAnswer:
    """Where a puzzle stands after actions of its seat; once they are an answer, what follows."""
    puzzle, language = puzzle_of(name), language_of(wish.language)
    return await beside(
        lambda: answer_of(name, checked(lambda: attempt(puzzle, wish.actions)), language)
    )


@router.get("/api/puzzles/{which}/solution", responses=ASKED)
async def solution(name: PuzzleName, language: Spoken = "en") -> PuzzleAnswer:
    """The right answer, step by step, and what follows it."""
    puzzle, spoken = puzzle_of(name), language_of(language)

    def play() -> PuzzleAnswer:
        start = puzzle.state()
        lines = tuple((puzzle.seat, action) for action in puzzle.found.answer)
        steps = taken(puzzle, start, lines)
        steps += taken(puzzle, steps[-1].state, puzzle.found.line)
        right = attempt(puzzle, puzzle.found.answer)
        found = answer_of(name, right, spoken)
        table = Table(name, puzzle, spoken)
        return found.model_copy(
            update={
                "update": table.update(start, 0, None, acts=False),
                "replies": list(table.follow(steps, 0)),
            }
        )

    return await beside(play)


@router.post("/api/puzzles/{which}/why", responses=TRIED)
async def why_not_here(name: PuzzleName, wish: PuzzleWhy) -> WhyNot:
    """Why an action is not open after what was done so far."""
    puzzle = puzzle_of(name)

    def look() -> WhyNot:
        tried = attempt(puzzle, wish.actions)
        action = puzzle.configured().actions.parse(wish.action)
        version = len(wish.actions)
        view = tried.state.view(puzzle.seat)
        if action in view.legal() or puzzle.seat not in tried.state.to_act():
            return WhyNot(version=version, id="", text="", rule="", open=True)
        reason = view.why_not(action)
        text = say(reason, language_of(wish.language))
        return WhyNot(version=version, id="", text=text, rule=reason.rule, open=False)

    return checked(look)


@router.post("/api/puzzles/{which}/ways", responses=TRIED)
async def ways_here(name: PuzzleName, wish: PuzzleWays) -> Ways:
    """What the pieces of the seat can do after what was done so far."""
    puzzle = puzzle_of(name)

    def look() -> Ways:
        view = attempt(puzzle, wish.actions).state.view(puzzle.seat)
        return told_ways(view, puzzle.configured(), wish.card, len(wish.actions), "")

    return checked(look)
