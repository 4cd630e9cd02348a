"""The laws that every game and every set of options obeys, as a kit for tests.

Each function raises LawBroken, with the position in which it happened.
"""

from __future__ import annotations

import json
from typing import NoReturn

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Game, Seat, State
from kachidoki.core.door import play
from kachidoki.core.errors import IllegalAction
from kachidoki.core.event import Log
from kachidoki.core.record import Record
from kachidoki.core.rng import Rng
from kachidoki.core.table import Table

LONGEST_GAME = 100_000  # steps; nothing honest comes near
GIVING_UP = ("surrender",)


class LawBroken(AssertionError):
    """A law does not hold."""


def _broken(law: str, state: State) -> NoReturn:
    raise LawBroken(f"{law}\nposition: {state.position()}")


def bytes_of(data: object) -> bytes:
    """Data as it would be sent: the same knowledge gives the same bytes."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False).encode()


def log_bytes(log: Log) -> bytes:
    """Events as they would be sent."""
    return bytes_of([event.as_dict() for event in log])


def seats_of(game: Game) -> list[Seat | None]:
    """Every seat, and the spectator."""
    return [*range(game.seats), None]


def quick_laws(game: Game, state: State, pieces: dict[str, int]) -> None:
    """Cheap enough for every step of every game."""
    acting = state.to_act()
    over = state.outcome() is not None
    if over != (acting == ()):
        _broken("a game is over exactly when nobody is to act", state)
    if len(set(acting)) != len(acting) or (CHANCE in acting and len(acting) > 1):
        _broken(f"{acting} cannot act together", state)
    for seat in (CHANCE, *range(game.seats)):
        if (len(state.legal(seat)) > 0) != (seat in acting):
            _broken(f"seat {seat} has choices exactly when it is to act", state)
    if dict(state.pieces()) != pieces:
        _broken(f"pieces are conserved: {dict(state.pieces())} was {pieces}", state)


def view_laws(game: Game, state: State, rng: Rng) -> None:
    """What a seat sees agrees with the state, and with what it would imagine."""
    for seat in seats_of(game):
        view = state.view(seat)
        if seat is not None and list(view.legal()) != list(state.legal(seat)):
            _broken(f"seat {seat} sees the choices it has", state)
        if view.to_act() != state.to_act():
            _broken(f"seat {seat} sees who is to act", state)
        ended, scores = state.outcome(), view.scores()
        if scores and len(scores) != game.seats:
            _broken(f"seat {seat} sees points of every seat or of none", state)
        if ended is not None and scores not in ((), ended.scores):
            _broken(f"seat {seat} sees the points of the outcome", state)
        dreamt = game.imagine(view, rng)
        if bytes_of(dreamt.view(seat).as_dict()) != bytes_of(view.as_dict()):
            _broken(f"what seat {seat} imagines looks the same to it", state)
        same = dreamt.view(seat)
        if same != view or hash(same) != hash(view) or repr(same) != repr(view):
            _broken(f"what seat {seat} imagines gives it an equal view", state)
        if dict(dreamt.pieces()) != dict(state.pieces()):
            _broken(f"what seat {seat} imagines has the same pieces", state)
        again = game.parse_position(dreamt.position())
        if again.position() != dreamt.position():
            _broken(f"what seat {seat} imagines is a position of the game", dreamt)


def action_laws(game: Game, state: State, rng: Rng) -> None:
    """Listed is accepted and nothing else; steps are deterministic; copies are apart."""
    before = state.position()
    for seat in state.to_act():
        listed = state.legal(seat)
        if len(set(listed)) != len(listed):
            _broken(f"seat {seat} is offered something twice", state)
        for action in listed:
            if game.actions.parse(str(action)) is not action:
                _broken(f"'{action}' reads as itself", state)
            one, two = state.copy(), state.copy()
            first, second = play(one, seat, action), play(two, seat, action)
            silent = state.copy()
            silent.step(seat, action)
            if not one.position() == two.position() == silent.position():
                _broken(f"'{action}' always does the same", state)
            if log_bytes(first) != log_bytes(second):
                _broken(f"'{action}' is always told the same", state)
        for _ in range(5):
            stray = game.actions.all[rng.below(len(game.actions))]
            if stray not in listed:
                _refused(state, seat, stray)
    for seat in range(game.seats):
        if seat not in state.to_act():
            _refused(state, seat, game.actions.all[rng.below(len(game.actions))])
    if state.position() != before:
        _broken(f"old copies stay unchanged; it was {before}", state)


def _refused(state: State, seat: Seat, action: Action) -> None:
    before = state.position()
    try:
        play(state, seat, action)
    except IllegalAction as error:
        if "\n" in str(error) or state.position() != before:
            _broken(f"a refusal of '{action}' is one line and changes nothing", state)
    else:
        _broken(f"seat {seat} may not '{action}'", state)


def position_law(game: Game, state: State) -> None:
    """A position read back is the same state: same choices, same future."""
    text = state.position()
    again = game.parse_position(text)
    if again.position() != text:
        _broken(f"the position reads back as {again.position()}", state)
    if again.to_act() != state.to_act():
        _broken("a position read back has the same seats to act", state)
    ended, ends = again.outcome(), state.outcome()
    if (ended and ended.as_dict()) != (ends and ends.as_dict()):
        _broken("a position read back has the same outcome", state)
    for seat in (CHANCE, *range(game.seats)):
        if list(again.legal(seat)) != list(state.legal(seat)):
            _broken(f"a position read back gives seat {seat} the same choices", state)
        if seat != CHANCE and again.loose(seat) != state.loose(seat):
            _broken(f"a position read back lets seat {seat} take back as much", state)


def frozen_law(game: Game, state: State) -> None:
    """A state frozen, written as JSON and thawed is the same in every field."""
    data = game.freeze(state)
    written = json.loads(json.dumps(data))
    again = game.thaw(written)
    if not written == data == game.freeze(again):
        _broken("a thawed state is frozen the same again", state)
    if again.position() != state.position():
        _broken(f"the state thaws as {again.position()}", state)
    if again != state or hash(again) != hash(state):
        _broken("a thawed state is equal, and has the same hash", state)


def value_law(game: Game, state: State) -> None:
    """States and views are values: equal while they hold the same, and shown as positions."""
    copy = state.copy()
    if state != copy or hash(copy) != hash(state):
        _broken("a copy is equal, and has the same hash", state)
    if state.position() not in repr(state):
        _broken(f"a state is shown as its position, not as {state!r}", state)
    views = [state.view(seat) for seat in seats_of(game)]
    again = [copy.view(seat) for seat in seats_of(game)]
    if views != again or list(map(hash, views)) != list(map(hash, again)):
        _broken("a seat's views of equal states are equal", state)
    if len(set(views)) != len(views):
        _broken("views of different seats are different", state)
    for seat in state.to_act():
        later = state.copy()
        later.step(seat, later.legal(seat)[0])
        if state == later:
            _broken(f"'{state.legal(seat)[0]}' leads to another state", state)


def thorough_laws(game: Game, state: State, rng: Rng) -> None:
    """All laws of one position."""
    view_laws(game, state, rng)
    action_laws(game, state, rng)
    position_law(game, state)
    frozen_law(game, state)
    value_law(game, state)


def chosen(state: State, seat: Seat, rng: Rng) -> Action:
    """A random choice, but giving up only now and then: or most games would end at once."""
    choices = state.legal(seat)
    action = choices[rng.below(len(choices))]
    if str(action) in GIVING_UP and rng.below(20):
        action = choices[rng.below(len(choices))]
    return action


def random_game(game: Game, rng: Rng, thorough_every: int = 40) -> int:
    """Play at random to the end, every law in force; returns the number of steps."""
    state = game.start()
    pieces: dict[str, int] = {}
    for steps in range(LONGEST_GAME):
        acting = state.to_act()
        if acting and acting != (CHANCE,) and not pieces:
            pieces = dict(state.pieces())
        quick_laws(game, state, pieces or dict(state.pieces()))
        if not acting or rng.below(thorough_every) == 0:
            thorough_laws(game, state, rng)
        if not acting:
            return steps
        seat = acting[rng.below(len(acting))]
        state.step(seat, chosen(state, seat, rng))
    _broken("every game ends", state)


def random_table(game: Game, seed: bytes, rng: Rng) -> Table:
    """Play a table at random with take-backs; record, saves and snapshots give the same game."""
    table = Table(game, seed)
    taken = json.dumps(table.snapshot())
    while acting := table.state.to_act():
        if rng.below(60) == 0:
            taken = _same_table(game, table, taken)
        loose = [seat for seat in range(game.seats) if table.state.loose(seat)]
        if loose and rng.below(6) == 0:
            table.take_back(loose[rng.below(len(loose))])
            continue
        if rng.below(10) == 0 and _took_back_both(table, int(rng.below(game.seats))):
            continue
        seat = acting[rng.below(len(acting))]
        action = chosen(table.state, seat, rng)
        before = table.state.copy()
        before.took_back(seat)
        sealed = table.state.loose(seat)
        table.play(seat, action)
        # Now and then it stays: what may be taken back once a turn could not be answered otherwise.
        if table.state.loose(seat) > sealed and rng.below(4):
            version = table.version
            table.take_back(seat)
            same = table.state.position() == before.position()
            if not same or table.version != version + 1:
                _broken(f"taking '{action}' back leads to {before.position()}", table.state)
            table.play(seat, action)
    _same_table(game, table, taken)
    return table


def _took_back_both(table: Table, seat: Seat) -> bool:
    """Try to take an action back with its answer; a refusal changes nothing."""
    before = table.state.position(), table.version
    try:
        table.take_back(seat, with_answer=True)
    except IllegalAction:
        if (table.state.position(), table.version) != before:
            _broken("a refused take-back changes nothing", table.state)
        return False
    if seat not in table.state.to_act():
        _broken(f"seat {seat} acts again after taking back", table.state)
    return True


def _same_table(game: Game, table: Table, earlier: str) -> str:
    """Open a table in every way there is; returns a snapshot for the next time."""
    now = json.dumps(table.snapshot())
    saved = Record.parse(table.save().text())
    same = {
        "opened from its save": Table.from_record(game, saved),
        "restored at once": Table.from_snapshot(game, json.loads(now), saved.seed, saved.lines),
        "restored and caught up": Table.from_snapshot(
            game, json.loads(earlier), saved.seed, saved.lines
        ),
    }
    before = _all_of(game, table)
    for how, again in same.items():
        for what, there in _all_of(game, again).items():
            if there != before[what]:
                _broken(f"a table that is {how} has the same {what}", table.state)
    # The random choices are taken apart from those of the table, which plays on by itself.
    after = [_played_on(game, again, Rng(now.encode())) for again in same.values()]
    if any(there != after[0] for there in after):
        _broken("a table plays on the same however it was opened", table.state)
    return now


def _all_of(game: Game, table: Table, since: int | None = None) -> dict[str, bytes]:
    """Everything that can be asked of a table, its log perhaps only since a version."""
    versions = range(since or 0, table.version + 1, 16)  # all of them would take long
    return {
        "save": table.save().text().encode(),
        "record": table.record().text().encode(),
        "position": table.state.position().encode(),
        "snapshot": bytes_of(table.snapshot()),
        "views": bytes_of([table.view(seat).as_dict() for seat in seats_of(game)]),
        "logs": b"\n".join(log_bytes(table.log(seat, since)) for seat in seats_of(game)),
        "history": log_bytes(table.history(since)),
        "versions": bytes_of([len(table.history(since=version)) for version in versions]),
        "take-backs": bytes_of([table.state.loose(seat) for seat in range(game.seats)]),
    }


def _played_on(game: Game, table: Table, rng: Rng) -> dict[str, bytes]:
    """Everything of a table after some more actions and take-backs, with what they told."""
    since = table.version
    for _ in range(12):
        acting = table.state.to_act()
        loose = [seat for seat in range(game.seats) if table.state.loose(seat)]
        if loose and rng.below(3) == 0:
            table.take_back(loose[rng.below(len(loose))])
        elif acting and not (rng.below(3) == 0 and _took_back_both(table, acting[0])):
            seat = acting[rng.below(len(acting))]
            table.play(seat, chosen(table.state, seat, rng))
    return _all_of(game, table, since)
