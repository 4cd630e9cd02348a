"""A review in pieces: each is plain data, can be worked on anywhere, and gives plain data back.

A piece about what a seat could know holds that seat's view and its own actions, and nothing else;
its random numbers come from those same bytes. So its answer cannot depend on anything that the seat
did not know. A piece about the open game holds the state.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from kachidoki import catalog
from kachidoki.bots.packed_view import pack, unpack
from kachidoki.bots.registry import BRAINS
from kachidoki.core import Action, Event, Game, Rng, State, View
from kachidoki.review.effort import Effort
from kachidoki.review.grades import LEARNT_FROM, grade_of
from kachidoki.review.history import Decision, Draws, End, History
from kachidoki.review.registry import reviewer_of

KNOW: Final = "know"  # a decision, by what its seat could know
CHANCE_KNOWN: Final = "chance"  # a seat's chance at a moment, by what it knew
OPEN: Final = "open"  # a decision with everything open
CHANCE_OPEN: Final = "chance-open"  # everybody's chance with everything open

EVERYBODY: Final = -1  # whose chances a piece is about, where it is about no seat

Piece = dict[str, Any]
Answer = dict[str, Any]


def name_of(kind: str, seat: int, step: int) -> str:
    """What a piece, and its answer, go by."""
    return f"{kind} {seat} {step}"


def forced(view: View) -> bool:
    """Whether a seat has nothing to choose."""
    return BRAINS[view.game].forced(view)


def pieces_of(history: History, effort: Effort, seats: list[int]) -> Iterator[Piece]:
    """All pieces that the review of these seats takes, in the order of the game."""
    game = history.game
    of_game = {"game": game.name, "options": dict(game.options), "effort": asdict(effort)}

    def known(kind: str, step: int, seat: int, before: State) -> Piece:
        _, _, _, seen = pack(before.view(seat))
        return {"kind": kind, "step": step, "seat": seat, **of_game, "seen": seen}

    def opened(kind: str, step: int, seat: int, before: State) -> Piece:
        return {"kind": kind, "step": step, "seat": seat, **of_game, "state": game.freeze(before)}

    for step, each in enumerate(history.steps):
        if isinstance(each, End):
            continue
        before = each.before
        if isinstance(each, Decision) and not forced(before.view(each.seat)):
            line = [str(action) for action in each.actions]
            yield {**opened(OPEN, step, each.seat, before), "line": line}
            if each.seat in seats:
                yield {**known(KNOW, step, each.seat, before), "line": line}
        if opens_moment(history, step):
            yield opened(CHANCE_OPEN, step, EVERYBODY, before)
        if reviewer_of(game.name).exact(before):
            continue  # what is open is what everybody knows
        for seat in seats:
            if knows_moment(history, step, seat):
                yield known(CHANCE_KNOWN, step, seat, before)


def view_of(piece: Piece, game: Game) -> View:
    """The view that a piece holds: its setting is the game's."""
    seat = piece["seat"]
    _, _, setting, _ = pack(game.start().view(seat))
    return unpack((game.name, seat, setting, piece["seen"]))


def begins_part(history: History, step: int) -> bool:
    """Whether a step is the first of its part."""
    return step == 0 or isinstance(history.steps[step - 1], End)


def opens_moment(history: History, step: int) -> bool:
    """Whether the open chances before a step are needed: around draws, but not at a start."""
    if begins_part(history, step):
        return False
    return isinstance(history.steps[step], Draws) or isinstance(history.steps[step - 1], Draws)


def knows_moment(history: History, step: int, seat: int) -> bool:
    """Whether a seat's chance before a step is needed.

    Not at the start, not where it decides itself, and not right after it did, unless that showed
    something: there the decision's own values stand. Nor where it has seen nothing new.
    """
    each, earlier = history.steps[step], history.steps[step - 1]
    if begins_part(history, step) or isinstance(each, End):
        return False
    if isinstance(each, Decision) and each.seat == seat:
        return False
    if isinstance(earlier, Decision):
        if earlier.seat == seat:
            return earlier.shown
        return isinstance(each, Draws) or news(history, step, seat)
    return True


def news(history: History, step: int, seat: int) -> bool:
    """Whether a seat has seen anything since the step before; not if others chose in secret."""
    now, earlier = history.steps[step], history.steps[step - 1]
    if isinstance(now, End) or isinstance(earlier, End):
        return True
    return sight(now.before.view(seat)) != sight(earlier.before.view(seat))


def sight(view: View) -> str:
    """What a seat sees on the table, apart from who has still to choose."""
    shown = view.as_dict()
    for name in ("to_act", "legal", "loose"):
        shown.pop(name, None)
    return json.dumps(shown, sort_keys=True)


def seed_of(piece: Piece) -> bytes:
    """The seed of a piece's random numbers: what it holds, but not where in the game it stands."""
    known = {name: value for name, value in piece.items() if name != "step"}
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).digest()


def work(piece: Piece) -> tuple[str, Answer]:
    """Do a piece; returns its name and its answer."""
    kind, seat = piece["kind"], piece["seat"]
    rng = Rng(seed_of(piece))
    game = catalog.find(piece["game"], piece["options"])
    name = name_of(kind, seat, piece["step"])
    if kind in (KNOW, CHANCE_KNOWN):
        return name, _known(piece, view_of(piece, game), rng)
    effort = Effort(**piece["effort"])
    state = game.thaw(piece["state"])
    reviewer = reviewer_of(game.name)
    if kind == CHANCE_OPEN:
        return name, {"chances": reviewer.chances_open(state, effort, rng)}
    line = [game.actions.parse(text) for text in piece["line"]]
    before, after, judged = reviewer.judge_open(state, seat, line, effort, rng)
    return name, {"before": before, "after": after, **judged.as_dict()}


def plain(value: Any) -> Any:
    """Data as JSON would give it back: lists instead of tuples.

    >>> plain({"cards": ("katana 1", "yari 2")})
    {'cards': ['katana 1', 'yari 2']}
    """
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def _known(piece: Piece, view: View, rng: Rng) -> Answer:
    """Do a piece that is about what a seat could know."""
    effort = Effort(**piece["effort"])
    reviewer = reviewer_of(view.game)
    if piece["kind"] == CHANCE_KNOWN:
        return {"chance": reviewer.chance(view, effort, rng).as_list()}
    actions = BRAINS[view.game].actions
    line = [actions.parse(text) for text in piece["line"]]
    judged = reviewer.judge(view, line, effort, rng)
    told: list[Event] = []
    topic = None
    replies: dict[str, list[list[object]]] = {"played": [], "best": []}
    if judged.loss.value or judged.shortens:
        played: list[tuple[int, Action]] = []
        grade = grade_of(judged.played, judged.best, judged.loss)
        if grade in LEARNT_FROM or judged.shortens:
            played, best = (
                reviewer.replies(view, choice, effort, rng) for choice in (line, judged.line)
            )
            for name, found in (("played", played), ("best", best)):
                replies[name] = [[by, str(each)] for by, each in found]
        told = reviewer.reasons(view, line, judged, played, rng)
        topic = reviewer.topic(view, line, judged.line) if judged.loss.value else None
    reasons = [plain(event.as_dict()) for event in told]
    grid = reviewer.grid(view, rng)
    about = {"topic": topic, "reasons": reasons, "replies": replies, "grid": grid}
    return {**judged.as_dict(), **about}
