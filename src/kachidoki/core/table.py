"""The table: the only thing that changes. It owns the state, the record and the seed."""

from __future__ import annotations

from collections.abc import Mapping

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Game, Outcome, Seat, State, View
from kachidoki.core.dealer import Dealer, commitment
from kachidoki.core.door import play
from kachidoki.core.errors import BadNotation, BadRecord, IllegalAction, quoted
from kachidoki.core.event import Event, Log
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, Line, Record, result_line


class Table:
    """One game being played.

    Chance acts by itself. Everything else comes through `play` and `take_back`, which
    either happen whole or raise and change nothing.
    """

    def __init__(self, game: Game, seed: bytes) -> None:
        self._set_up(game, Dealer(seed), commitment(seed), seed)
        self._run_chance()

    def _set_up(self, game: Game, dealer: Dealer | None, promise: str, seed: bytes | None) -> None:
        self.game = game
        self._log: list[Event] = []
        self.state: State = game.start(self._log)
        self.commitment = promise
        self._seed = seed
        self._dealer = dealer
        self._lines: list[Line] = []
        # Where the last take-back can lead to, and what was done since, with its events.
        self._sealed: State = self.state.copy()
        self._since: list[tuple[Seat, Action, Log]] = []
        # The same as it was before the last action, if that can be taken back with its answer.
        self._answered: tuple[State, list[tuple[Seat, Action, Log]]] | None = None

    @property
    def version(self) -> int:
        """Counts everything that ever happened here, take-backs included."""
        return len(self._lines)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.state.outcome()

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know now."""
        if seat is not None:
            self._check_seat(seat)
        return self.state.view(seat)

    def log(self, seat: Seat | None, since: int = 0) -> Log:
        """What a seat, or a spectator, learned, in order; `since` skips the first events."""
        if seat is not None:
            self._check_seat(seat)
        seen = (event.seen_by(seat) for event in self._log)
        return [event for event in seen if event is not None][since:]

    def history(self) -> Log:
        """Everything that happened, uncut: for whoever may know all, as after the game."""
        return list(self._log)

    def play(self, seat: Seat, action: Action | str) -> Log:
        """Take an action for a seat, then let chance act; returns the events, uncut."""
        if seat == CHANCE:
            raise IllegalAction("chance acts by itself at a table")
        self._check_seat(seat)
        if self._dealer is None:
            raise BadRecord("the record has no seed: it can be replayed but not played on")
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        elif not isinstance(action, Action):
            raise BadNotation(f"{quoted(repr(action))} is not an action: give its text")
        first = len(self._log)
        self._do(seat, action)
        self._run_chance()
        return self._log[first:]

    def take_back(self, seat: Seat, with_answer: bool = False) -> Log:
        """Undo the seat's latest action, if nothing has sealed it yet.

        `with_answer` also undoes what the other did since: for a table where that was a bot.
        """
        self._check_seat(seat)
        mine = [] if self._answered is None else [s for s, _, _ in self._answered[1] if s == seat]
        if with_answer and self._answered is not None and mine:
            self._sealed, self._since = self._answered
        elif with_answer or self.state.loose(seat) == 0:
            raise IllegalAction(
                f"seat {seat} has nothing to take back: only its own latest steps, while the "
                "rules let it and before anything is revealed"
            )
        at = max(i for i, (who, _, _) in enumerate(self._since) if who == seat)
        _, action, events = self._since.pop(at)
        state = self._sealed.copy()
        for who, done, _ in self._since:
            state.step(who, done)
        state.took_back(seat)
        self.state = state
        self._answered = None
        # Told to those who could see the action itself.
        public = any(event.only is None or event.instead is not None for event in events)
        facts: dict[str, object] = {"seat": seat, "action": str(action)}
        key = "core.take-back-both" if with_answer else "core.take-back"
        taken = Event(key, facts, "Take-back", None if public else (seat,))
        self._lines.append((seat, TAKE_BACK_BOTH if with_answer else TAKE_BACK))
        self._log.append(taken)
        return [taken]

    def _check_seat(self, seat: Seat | None) -> None:
        # Exactly an int: True and 1.0 would pass for seats and spoil the record.
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            what = quoted(str(seat))
            raise IllegalAction(f"there is no seat {what}; seats are 0 to {self.game.seats - 1}")

    def _do(self, seat: Seat, action: Action) -> None:
        before = (self._sealed, list(self._since))
        events = play(self.state, seat, action)
        self._lines.append((seat, str(action)))
        self._log.extend(events)
        answers = any(who != seat for who, _, _ in before[1])
        self._answered = before if answers and self.state.answer_loose() else None
        if any(self.state.loose(other) for other in range(self.game.seats)):
            self._since.append((seat, action, events))
        else:
            self._sealed = self.state.copy()
            self._since.clear()

    def _run_chance(self) -> None:
        while self.state.to_act() == (CHANCE,):
            self._do(CHANCE, self._drawn())

    def _drawn(self) -> Action:
        if self._dealer is None:
            raise BadRecord("the record has no seed: it can be replayed but not played on")
        options = self.state.legal(CHANCE)
        return options[self._dealer.draw(len(options))]

    def record(self) -> Record:
        """The record. Its lines hold every deal: for the host alone until the game is over.

        Then it is for everybody, with the seed in it.
        """
        return self._written(self._seed if self.outcome else None)

    def save(self) -> Record:
        """The record with the seed, for whoever keeps the table; `open` plays on from it."""
        return self._written(self._seed)

    def _written(self, seed: bytes | None) -> Record:
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.game.options,
            commitment=self.commitment,
            seed=seed,
            lines=list(self._lines),
            result=result_line(self.outcome),
        )

    @classmethod
    def open(cls, game: Game, record: Record) -> Table:
        """Replay a record line by line, checking each, and sit down where it ends."""
        table = cls.after(game, record, len(record.lines))
        if record.result != (result := result_line(table.outcome)):
            raise BadRecord(f"the result should read '{result}', not {quoted(record.result)}")
        record.check_seal()
        if table._dealer is not None:
            table._run_chance()
        return table

    @classmethod
    def after(cls, game: Game, record: Record, lines: int) -> Table:
        """The table as it was after the first lines of a record, each of them checked.

        The result and the seal are about the whole record: `open` checks them.
        """
        _same_game(game, record)
        table = cls.__new__(cls)
        dealer = None if record.seed is None else Dealer(record.seed)
        table._set_up(game, dealer, record.commitment, record.seed)
        # The actions follow the header: three fixed lines, the options, the commitment,
        # perhaps the seed, and the empty line.
        first = 6 + len(record.options) + (record.seed is not None)
        for at, (seat, text) in enumerate(record.lines[:lines], start=first):
            try:
                table._replay(seat, text)
            except (BadNotation, IllegalAction, BadRecord) as error:
                raise BadRecord(f"line {at}: {error}") from None
        return table

    def _replay(self, seat: Seat, text: str) -> None:
        if text in (TAKE_BACK, TAKE_BACK_BOTH):
            self.take_back(seat, with_answer=text == TAKE_BACK_BOTH)
            return
        action = self.game.actions.parse(text)
        if seat == CHANCE and self._dealer is not None and self.state.to_act() == (CHANCE,):
            drawn = self._drawn()
            if drawn is not action:
                raise BadRecord(f"chance has '{action}', but the seed gives '{drawn}'")
        self._do(seat, action)


def _same_game(game: Game, record: Record) -> None:
    if record.game != game.name:
        raise BadRecord(f"the record is of {quoted(record.game)}, the game here is {game.name!r}")
    if record.rules != game.rules_version:
        raise BadRecord(
            f"the record needs version {record.rules} of the rules of {game.name}; "
            f"this program plays version {game.rules_version}"
        )
    _same_options(game.options, record.options)


def _same_options(ours: Mapping[str, str], theirs: Mapping[str, str]) -> None:
    for name in {**ours, **theirs}:
        if ours.get(name) != theirs.get(name):
            here, there = quoted(str(ours.get(name))), quoted(str(theirs.get(name)))
            raise BadRecord(f"the record has {quoted(name)} = {there}, the game here {here}")
