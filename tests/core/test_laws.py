"""The laws hold in a game of every shape, and would not hold if the rules broke them."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Event, IllegalAction, Rng, State, Table, laws
from kachidoki.core.laws import LawBroken
from tests.joraku.options import SHAPES

GAMES: list[tuple[str, dict[str, Any]]] = [
    *[("joraku", {**shape, "variants": "random"}) for shape in SHAPES.values()],
    *[("rokumon", {"act": act}) for act in ("1", "2", "6", "campaign", "solo")],
    *[("rokumon", {"act": act, "tokens": "2 1"}) for act in ("3", "4", "5")],
    *[("rokumon", {"act": act, "surrender": "off"}) for act in ("campaign", "solo")],
]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda value: str(value))
def test_all_laws_hold_in_a_game(name: str, options: dict[str, object]) -> None:
    game = catalog.find(name, options)
    assert laws.random_game(game, Rng(b"laws"), thorough_every=20) > 5
    laws.random_table(game, b"laws", Rng(b"laws"))


class Liar:
    """A state or a game of which some methods answer something else."""

    def __init__(self, true: object, **lies: Any) -> None:
        self.true = true
        self.lies = lies

    def __getattr__(self, name: str) -> Any:
        return self.lies[name] if name in self.lies else getattr(self.true, name)


GAME = catalog.find("joraku", players=3)


def dealt() -> State:
    """Three people are to pass cards."""
    state = GAME.start()
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, state.legal(CHANCE)[0])
    return state


def moved(state: State) -> State:
    """The same table one action later."""
    later = state.copy()
    later.step(0, later.legal(0)[0])
    return later


def with_points(seat: int | None, *points: int) -> Any:
    """What a seat sees, with other points."""
    return Liar(STATE.view(seat), scores=lambda: points)


STATE = dealt()
LATER = moved(STATE)


@pytest.mark.parametrize(
    ("law", "lies"),
    [
        ("over exactly when nobody is to act", {"to_act": lambda: ()}),
        ("cannot act together", {"to_act": lambda: (0, 0)}),
        ("cannot act together", {"to_act": lambda: (CHANCE, 0)}),
        ("has choices exactly when it is to act", {"legal": lambda _: ()}),
        ("pieces are conserved", {"pieces": dict}),
    ],
)
def test_a_step_that_breaks_a_law_is_found(law: str, lies: dict[str, Any]) -> None:
    bent: Any = Liar(STATE, **lies)
    with pytest.raises(LawBroken, match=f"{law}(.|\n)*position: round 1"):
        laws.quick_laws(GAME, bent, dict(STATE.pieces()))


@pytest.mark.parametrize(
    ("law", "lies", "game_lies"),
    [
        ("sees the choices it has", {"legal": lambda _: ()}, {}),
        ("sees who is to act", {"to_act": lambda: (1,)}, {}),
        ("points of every seat or of none", {"view": lambda seat: with_points(seat, 1)}, {}),
        ("sees the points of the outcome", {"outcome": lambda: Liar(None, scores=(9, 9, 9))}, {}),
        ("looks the same to it", {}, {"imagine": lambda *_: LATER}),
        (
            "gives it an equal view",
            {"view": lambda seat: Liar(STATE.view(seat))},
            {"imagine": lambda *_: STATE},
        ),
        ("has the same pieces", {"pieces": dict}, {}),
        ("is a position of the game", {}, {"parse_position": lambda _: LATER}),
    ],
)
def test_a_view_that_breaks_a_law_is_found(
    law: str, lies: dict[str, Any], game_lies: dict[str, Any]
) -> None:
    bent: Any = Liar(STATE, **lies)
    game: Any = Liar(GAME, **game_lies)
    with pytest.raises(LawBroken, match=law):
        laws.view_laws(game, bent, Rng(b"view"))


def once_then(first: object, then: object) -> Any:
    """Answers something else from the second time on."""
    answers = [first]
    return lambda *_: answers.pop() if answers else then


@pytest.mark.parametrize(
    ("law", "lies", "game_lies"),
    [
        ("is offered something twice", {"legal": lambda seat: [*STATE.legal(seat)] * 2}, {}),
        (
            "reads as itself",
            {},
            {"actions": Liar(GAME.actions, parse=lambda _: GAME.actions.all[-1])},
        ),
        ("always does the same", {"copy": lambda: once(STATE.copy())}, {}),
        ("is always told the same", {"copy": lambda: talking(STATE.copy())}, {}),
        ("old copies stay unchanged", {"position": once_then(STATE.position(), "other")}, {}),
    ],
)
def test_an_action_that_breaks_a_law_is_found(
    law: str, lies: dict[str, Any], game_lies: dict[str, Any]
) -> None:
    bent: Any = Liar(STATE, **lies)
    game: Any = Liar(GAME, **game_lies)
    with pytest.raises(LawBroken, match=law):
        laws.action_laws(game, bent, Rng(b"action"))


WORDS = itertools.count()


def talking(copy: State) -> Any:
    """A copy that tells something new at every step."""

    def step(seat: int, action: Any, log: Any = None) -> None:
        copy.step(seat, action, log)
        if log is not None:
            log.append(Event("x", {"word": next(WORDS)}, ""))

    return Liar(copy, step=step)


def once(copy: State) -> Any:
    """A copy in which nothing happens that is not told."""

    def step(seat: int, action: Any, log: Any = None) -> None:
        if log is not None:
            copy.step(seat, action, log)

    return Liar(copy, step=step)


@pytest.mark.parametrize(
    ("law", "again"),
    [
        ("reads back as", LATER),
        ("the same seats to act", Liar(STATE, to_act=lambda: (2,))),
        ("the same outcome", Liar(STATE, outcome=lambda: Liar(None, as_dict=dict))),
        ("gives seat -1 the same choices", Liar(STATE, legal=lambda _: ("something",))),
        ("take back as much", Liar(STATE, loose=lambda _: 7)),
    ],
)
def test_a_position_that_breaks_a_law_is_found(law: str, again: object) -> None:
    game: Any = Liar(GAME, parse_position=lambda _: again)
    with pytest.raises(LawBroken, match=law):
        laws.position_law(game, STATE)


def freeze(state: object) -> list[object]:
    return GAME.freeze(state.true if isinstance(state, Liar) else state)  # type: ignore[arg-type]  # of what it lies about


@pytest.mark.parametrize(
    ("law", "again"),
    [
        ("is frozen the same again", LATER),
        ("thaws as somewhere else", Liar(STATE, position=lambda: "somewhere else")),
        ("a thawed state is equal", Liar(STATE)),
    ],
)
def test_a_frozen_state_that_breaks_a_law_is_found(law: str, again: object) -> None:
    game: Any = Liar(GAME, thaw=lambda _: again, freeze=freeze)
    with pytest.raises(LawBroken, match=law):
        laws.frozen_law(game, STATE)


class Value(Liar):
    """A state that is equal to the one that it lies about, and shown as it."""

    def __eq__(self, other: object) -> bool:
        return bool(self.true == (other.true if isinstance(other, Liar) else other))

    def __hash__(self) -> int:
        return hash(self.true)

    def __repr__(self) -> str:
        return str(self.lies.get("repr", repr(self.true)))


def copied(**lies: Any) -> dict[str, Any]:
    """The lies of a state whose copies lie too."""
    return {**lies, "copy": lambda: Value(STATE, **lies)}


@pytest.mark.parametrize(
    ("law", "lies"),
    [
        ("a copy is equal", {"copy": lambda: LATER}),
        ("a state is shown as its position", {"repr": "<somewhere>"}),
        ("views of equal states are equal", {"view": lambda seat: Liar(STATE.view(seat))}),
        ("views of different seats are different", copied(view=lambda _: STATE.view(0))),
        ("leads to another state", copied(step=lambda *_: None)),
    ],
)
def test_a_state_that_is_no_value_is_found(law: str, lies: dict[str, Any]) -> None:
    bent: Any = Value(STATE, **lies)
    with pytest.raises(LawBroken, match=law):
        laws.value_law(GAME, bent)


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST_GAME", 10)
    with pytest.raises(LawBroken, match="every game ends"):
        laws.random_game(GAME, Rng(b"endless"))


def test_a_refusal_that_changes_something_or_is_none_is_found() -> None:
    stray = next(action for action in GAME.actions.all if action not in STATE.legal(0))
    lenient: Any = Liar(STATE.copy(), legal=lambda _: [stray], step=lambda *_: None)
    with pytest.raises(LawBroken, match="seat 0 may not"):
        laws._refused(lenient, 0, stray)
    torn: Any = Liar(STATE, position=once_then(STATE.position(), "other"))
    with pytest.raises(LawBroken, match="is one line and changes nothing"):
        laws._refused(torn, 0, stray)


def test_actions_are_taken_back_with_their_answers_in_random_play() -> None:
    game = catalog.find("rokumon", act="2", tokens="1 0")
    tables = [laws.random_table(game, b"both", Rng(b"both %d" % k)) for k in range(10)]
    assert any("take back with the answer" in table.save().text() for table in tables)


def test_a_take_back_that_leads_elsewhere_is_found() -> None:
    start = GAME.start()
    bent = Liar(start, copy=lambda: Liar(start.copy(), position=lambda: "elsewhere"))
    game: Any = Liar(GAME, start=lambda _: bent, freeze=freeze)
    with pytest.raises(LawBroken, match=r"taking '.*' back leads to elsewhere"):
        laws.random_table(game, b"laws", Rng(b"laws"))


def test_a_refused_take_back_that_changes_something_is_found() -> None:
    def refuse(*_: object, **__: object) -> None:
        raise IllegalAction("nothing to take back")

    state = Liar(STATE, position=once_then("before", "after"))
    table: Any = Liar(Table(GAME, b"laws"), state=state, take_back=refuse)
    with pytest.raises(LawBroken, match="a refused take-back changes nothing"):
        laws._took_back_both(table, 0)


def test_a_take_back_after_which_another_one_acts_is_found() -> None:
    state = Liar(STATE, to_act=lambda: (1,))
    table: Any = Liar(Table(GAME, b"laws"), state=state, take_back=lambda *_, **__: [])
    with pytest.raises(LawBroken, match="seat 0 acts again after taking back"):
        laws._took_back_both(table, 0)


def test_a_table_that_is_another_one_when_it_is_opened_again_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(GAME, b"laws")
    forgetful: Any = Liar(table, history=lambda *_, **__: [])
    with pytest.raises(LawBroken, match="opened from its save has the same history"):
        laws._same_table(GAME, forgetful, json.dumps(table.snapshot()))
    ends = itertools.count()
    monkeypatch.setattr(laws, "_played_on", lambda *_: next(ends))
    with pytest.raises(LawBroken, match="plays on the same however it was opened"):
        laws._same_table(GAME, table, json.dumps(table.snapshot()))
