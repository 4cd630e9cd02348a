"""Reviews of finished games over HTTP: asked for, looked at, and told in a language.

`rights` says whose may be read; `tables.reviews` has them worked.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from kachidoki import text
from kachidoki.core import Event
from kachidoki.protocol import (
    AskReview,
    MyReview,
    MyReviews,
    Refusal,
    Review,
    ReviewInfo,
    ReviewLine,
    ReviewTopic,
)
from kachidoki.protocol.reviews import EffortName, LineName
from kachidoki.review.estimate import WHOLE
from kachidoki.review.reasons import best_apart, parted
from kachidoki.server.edge.budget import beside
from kachidoki.server.edge.middleware import address_of
from kachidoki.server.pages.api import (
    AT_A_TABLE,
    CHANGING,
    TableName,
    holder_of,
    lobby_of,
    refusing,
)
from kachidoki.server.pages.history import WHOEVER, FinishedGame, Spoken, finished_acts, game_so_far
from kachidoki.server.pages.mine import MOST, UNREADABLE, Named
from kachidoki.server.pages.review_lines import Reviewed, line_of
from kachidoki.server.tables.cookies import Cookies, holder_by_cookie
from kachidoki.server.tables.reviews import Reviews, Standing, named
from kachidoki.server.tables.rights import WHEN_OVER, check_review
from kachidoki.server.tables.room import Room
from kachidoki.server.tables.stored_tables import ReadTable
from kachidoki.text import Players, language_of

REVIEWED: Final = (*AT_A_TABLE, "bad-token", "not-started", "not-over")
ANSWERS: Final = ("review.answer-", "review.taroma-")  # reasons that name an answer
SOLVED: Final = "bots.judged-"  # reasons that tell a verdict
SURRENDER: Final = "surrender"
BEST_FIRST: Final[tuple[EffortName, ...]] = ("deep", "quick")
router = APIRouter(generate_unique_id_function=lambda route: route.name)
Effort = Annotated[EffortName, Query()]


def reviews_of(request: Request) -> Reviews:
    """The reviews of this server."""
    found: Reviews = request.app.state.reviews
    return found


async def reviewed(request: Request, room: Room, language: str = "en") -> Reviewed:
    """The game of a room, or its acts that are over and hid nothing; refused without any."""
    holder, spoken = holder_of(request, room), language_of(language)

    def look() -> tuple[FinishedGame, bool, Players]:
        check_review(room.hosted.sheet, holder)
        return game_so_far(room), room.hosted.sheet.over, room.hosted.players(spoken)

    game, over, players = await room.see(look)
    if not over:
        game = await beside(lambda: finished_acts(game, Refusal("not-over", WHEN_OVER)))
    return Reviewed(game, players, spoken)


@router.post(
    "/api/tables/{table}/review",
    responses=refusing(*REVIEWED, *CHANGING),
    openapi_extra=WHOEVER,
)
async def ask_review(request: Request, table: TableName, wish: AskReview) -> ReviewInfo:
    """Have a finished game reviewed, beside play; ask again how far it is.

    Of a campaign that goes on, its acts that are over and hid nothing.
    """
    room = await lobby_of(request).room(table)
    game = await reviewed(request, room)
    what = named(wish.effort, game.over.acts)
    standing = await reviews_of(request).ask(table, what, address_of(request.scope))
    return info_of(standing, wish.effort, None)


@router.get(
    "/api/tables/{table}/review",
    response_model=ReviewInfo,
    responses=refusing(*REVIEWED),
    openapi_extra=WHOEVER,
)
async def review(
    request: Request, table: TableName, effort: Effort = "quick", language: Spoken = "en"
) -> Response:
    """How far the review of a finished game is, and the review once it is done."""
    room = await lobby_of(request).room(table)
    game = await reviewed(request, room, language)
    standing = await reviews_of(request).look(table, named(effort, game.over.acts))
    small = "gzip" in request.headers.get("accept-encoding", "")

    def body() -> bytes:
        found = None if standing.review is None else review_of(standing.review, game)
        so_far = [turn_of(each, game) for each in standing.so_far]
        data = info_of(standing, effort, found, so_far).model_dump_json().encode()
        # When a game is over nothing in it is secret, so its size tells nothing.
        return gzip.compress(data, 6, mtime=0) if small else data

    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if small:
        headers["content-encoding"] = "gzip"
    return Response(await beside(body), media_type="application/json", headers=headers)


def info_of(
    standing: Standing,
    effort: EffortName,
    found: Review | None,
    so_far: Sequence[Mapping[str, Any]] = (),
) -> ReviewInfo:
    """How far a review is."""
    return ReviewInfo.model_validate(
        {
            "effort": effort,
            "status": standing.status,
            "done": standing.done,
            "total": standing.total,
            "review": found,
            "so_far": list(so_far),
        }
    )


def review_of(data: Mapping[str, Any], game: Reviewed) -> Review:
    """A review as it is told: with versions instead of lines, and in words."""
    return Review.model_validate(
        {
            "effort": data["effort"],
            "grades": data["grades"],
            "seats": [
                {**seat, "parts": [part_of(part, game) for part in seat["parts"]]}
                for seat in data["seats"]
            ],
            "decisions": [decision_of(each, game) for each in data["decisions"]],
            "surrenders": [
                {
                    "number": each["lines"][0],
                    "part": each["part"],
                    "told": surrendered(each, game),
                }
                for each in data["decisions"]
                if each["actions"] == [SURRENDER]
            ],
        }
    )


def surrendered(decision: Mapping[str, Any], game: Reviewed) -> str:
    """That a part of the game ended by surrender, and what was left then, in words."""
    know, exact = decision["know"], decision["exact"]
    chance = know["best"][0] / WHOLE
    worth = (
        text.position_worth(chance, know["moves"][1], game.language)
        if exact
        else text.sentence("tui-percent", game.language, share=chance)
    )
    key = "review.surrendered-exact" if exact else "review.surrendered"
    facts = {"seat": decision["seat"], "worth": worth}
    return in_words({"key": key, "facts": facts, "rule": "A turn"}, game)


def part_of(part: Mapping[str, Any], game: Reviewed) -> dict[str, Any]:
    """A part of a game with the versions of its entries."""

    def account(data: Mapping[str, Any]) -> dict[str, Any]:
        entries = [
            {
                "version": game.version(entry["line"]),
                **{name: entry[name] for name in ("cause", "change", "chance")},
                "when": (entry["when"] and in_words(entry["when"], game)) or "",
                "told": happened(entry, game),
            }
            for entry in data["entries"]
        ]
        return {**data, "end": game.version(data["end"]), "entries": entries}

    return {**part, "know": account(part["know"]), "open": account(part["open"])}


def happened(entry: Mapping[str, Any], game: Reviewed) -> str:
    """What changed a chance, in words; nothing is said of the seat's own decisions."""
    if entry["cause"] == "decision":
        return ""
    told = [in_words(event, game) for event in entry["happened"]]
    return " ".join(told) or text.sentence("review-nothing-happened", game.language)


def decision_of(decision: Mapping[str, Any], game: Reviewed) -> dict[str, Any]:
    """A decision in words, with all that belongs to it."""
    return {
        **turn_of(decision, game),
        "topic": decision["topic"],
        "open": judged_of(decision["open"], game.language),
        "apart": apart_of(decision, game.language),
        "answered": is_answered(decision),
        "grid": grid_of(decision["grid"], game),
    }


def apart_of(decision: Mapping[str, Any], language: str) -> str:
    """What is best with all cards open, if that is another choice, and how that can be."""
    if (key := best_apart(decision)) is None:
        return ""
    actions = text.turn_deeds(decision["open"]["line"], language)
    return text.sentence(key, language, actions=actions)


def is_answered(decision: Mapping[str, Any]) -> bool:
    """Whether it can be shown how what was played is answered, or how it goes on then."""
    named = any(reason["key"].startswith(ANSWERS) for reason in decision["reasons"])
    return named or any(by != decision["seat"] for by, _ in decision["replies"]["played"])


def turn_of(decision: Mapping[str, Any], game: Reviewed) -> dict[str, Any]:
    """A decision in words, as far as it can be told from what its seat could know."""
    lines = decision["lines"]
    # What a solution says of both is in the numbers, and needs no sentence.
    seen = [each for each in decision["reasons"] if not each["key"].startswith(SOLVED)]
    played, best = parted(seen)
    return {
        "number": lines[0],
        **{name: decision[name] for name in ("seat", "part", "hidden", "exact", "grade")},
        "before": game.version(lines[0]) - 1,
        "after": game.version(lines[-1]),
        "when": in_words(decision["when"], game),
        "told": text.turn_deeds(decision["actions"], game.language),
        "know": judged_of(decision["know"], game.language),
        "reasons": [in_words(reason, game) for reason in best],
        "reasons_played": [in_words(reason, game) for reason in played],
    }


def judged_of(judged: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A verdict with its best choice in words."""
    return {**judged, "told": text.turn_deeds(judged["line"], language)}


def grid_of(grid: Mapping[str, Any], game: Reviewed) -> dict[str, Any]:
    """What could be known, with the reasons in words."""
    if grid["kind"] != "cards":
        return dict(grid)
    rows = [
        {
            "card": row["card"],
            "name": text.capital(text.card_name(row["card"], game.language)),
            **{name: row.get(name) for name in CARD_FIELDS},
        }
        for row in grid["cards"]
    ]
    why = [in_words(event, game) for event in grid["why"]]
    return {**grid, "cards": rows, "why": why}


CARD_FIELDS: Final = ("place", "percent", "seat", "skirmish")


def in_words(event: Mapping[str, Any], game: Reviewed) -> str:
    """An event, as plain data, as a sentence."""
    made = Event(event["key"], dict(event["facts"]), event["rule"])
    return text.say(made, game.language, with_rule=False, players=game.players)


@router.get(
    "/api/tables/{table}/review/line",
    responses=refusing(*REVIEWED, "no-such-moment"),
    openapi_extra=WHOEVER,
)
async def review_line(
    request: Request,
    table: TableName,
    number: Annotated[int, Query(ge=1, le=2**53)],
    effort: Effort = "quick",
    of: Annotated[LineName, Query()] = "know",
    language: Spoken = "en",
) -> ReviewLine:
    """A choice at a decision of a review that is done, step by step.

    The best one by what could be known or with everything open, or the one that was played; with
    the others' best answers, where they are known.
    """
    room = await lobby_of(request).room(table)
    game = await reviewed(request, room, language)
    standing = await reviews_of(request).look(table, named(effort, game.over.acts))

    def played() -> ReviewLine | None:
        decisions = [] if standing.review is None else standing.review["decisions"]
        asked = [each for each in decisions if each["lines"][0] == number]
        return line_of(asked[0], of, game) if asked else None

    found = await beside(played)
    if found is None:
        raise Refusal("no-such-moment", f"the review has no decision at line {number}")
    return found


@router.get(
    "/api/mine/reviews", responses=refusing("bad-message", "too-many", "not-stored", "closing")
)
async def my_reviews(
    request: Request, tables: Annotated[list[Named], Query(alias="table", max_length=MOST)]
) -> MyReviews:
    """What you lose chance by at the finished tables that your browser names, where you sat."""
    lobby, reviews = lobby_of(request), reviews_of(request)
    found = []
    for name in dict.fromkeys(tables):
        try:
            game, seats = await lobby.see(name, partial(my_seats, cookies=request.cookies))
        except Refusal as refusal:
            if refusal.code in ("no-such-table", *UNREADABLE):
                continue
            raise
        if not seats:
            continue
        for effort in BEST_FIRST:
            standing = await reviews.look(name, effort)
            if standing.status == "done":
                break
        found.append(my_review(name, game, seats, standing))
    return MyReviews(tables=found)


def my_seats(table: ReadTable, cookies: Cookies) -> tuple[str, list[int]]:
    """The game of a table, and the seats of a browser there if that game is over."""
    hosted = table.hosted
    over = hosted.sheet.over
    seats = hosted.sheet.seats_of(holder_by_cookie(cookies, hosted)) if over else []
    return hosted.game.name, seats


def my_review(table: str, game: str, seats: list[int], standing: Standing) -> MyReview:
    """What some seats lost chance by."""
    data = standing.review or {"seats": [], "decisions": []}
    own = [each for each in data["decisions"] if each["seat"] in seats]
    lost: dict[str, list[dict[str, Any]]] = {}
    for each in own:
        if each["topic"] is not None:
            lost.setdefault(each["topic"], []).append(each)
    averages = [each["average"] for each in data["seats"] if each["seat"] in seats]
    return MyReview.model_validate(
        {
            "table": table,
            "game": game,
            "status": standing.status,
            "decisions": len(own),
            "average": averages[0] if len(averages) == 1 else None,
            "topics": [review_topic(topic, each) for topic, each in lost.items()],
        }
    )


def review_topic(topic: str, decisions: Sequence[Mapping[str, Any]]) -> ReviewTopic:
    """What some decisions lost chance by, and the costliest of them."""
    losses = [each["know"]["loss"][0] for each in decisions]
    worst = decisions[losses.index(max(losses))]
    return ReviewTopic(
        topic=topic,
        decisions=len(decisions),
        lost=sum(losses),
        most=max(losses),
        number=worst["lines"][0],
        seat=worst["seat"],
    )
