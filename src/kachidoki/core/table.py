"""The table: the only thing that changes. It owns the state, the record and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Game, Outcome, Seat, State, View
from kachidoki.core.dealer import Dealer, commitment
from kachidoki.core.door import play
from kachidoki.core.errors import BadNotation, BadRecord, IllegalAction, quoted
from kachidoki.core.event import Event, Log
from kachidoki.core.record import (
    TAKE_BACK,
    TAKE_BACK_BOTH,
    Line,
    Record,
    check_order,
    checked_lines,
    result_line,
    same_game,
)
from kachidoki.core.snapshot import Snapshot


class Table:
    """One game being played.

    Chance acts by itself. Everything else comes through `play` and `take_back`, which
    either happen whole or raise and change nothing.
    """

    def __init__(self, game: Game, seed: bytes) -> None:
        self._begin(game, seed, commitment(seed))
        self._run_chance()

    def _begin(self, game: Game, seed: bytes | None, promise: str) -> None:
        begun: Log = []
        state = game.start(begun)
        drawn = None if seed is None else 0
        start = Snapshot(promise, drawn, state, state.copy(), since=[], answered=None)
        self._sit_down(game, seed, start, [], [begun])

    def _sit_down(
        self, game: Game, seed: bytes | None, at: Snapshot, lines: list[Line], told: list[Log]
    ) -> None:
        self.game = game
        self.state: State = at.state
        self.commitment = at.commitment
        self._seed = seed
        self._dealer = None if seed is None else Dealer(seed, at.drawn or 0)
        self._lines = lines
        # What each version told: first the start, then one for every line. After a snapshot
        # the earlier ones are missing until somebody asks.
        self._told = told
        # Where the last take-back can lead to, and the numbers of the lines done since.
        self._sealed: State = at.sealed
        self._since = at.since
        # The same as it was before the last action, if that can be taken back with its answer.
        self._answered = at.answered

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

    def log(self, seat: Seat | None, since: int | None = None) -> Log:
        """What a seat, or a spectator, learned, in order: all of it, or after a version."""
        return [event for _, event in self.dated_log(seat, since)]

    def dated_log(
        self, seat: Seat | None, since: int | None = None, until: int | None = None
    ) -> list[tuple[int, Event]]:
        """The same, each with the version that told it; `until` is the last version to read."""
        if seat is not None:
            self._check_seat(seat)
        first = self._after(since)
        found = []
        for version, told in enumerate(self._told_from(first, until), first):
            for event in told:
                seen = event.seen_by(seat)
                if seen is not None:
                    found.append((version, seen))
        return found

    def history(self, since: int | None = None) -> Log:
        """Everything that happened, uncut: for whoever may know all, as after the game.

        `since` is a version: only what happened after it. What the start itself tells
        belongs to version 0.
        """
        return [event for told in self._told_from(self._after(since)) for event in told]

    def _after(self, version: int | None) -> int:
        if version is None:
            return 0
        if type(version) is not int or not 0 <= version <= self.version:
            what = quoted(str(version))
            raise IllegalAction(f"there is no version {what}; versions are 0 to {self.version}")
        return version + 1

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
        version = self.version
        self._do(seat, action)
        self._run_chance()
        return self.history(since=version)

    def take_back(self, seat: Seat, with_answer: bool = False) -> Log:
        """Undo the seat's latest action, if it may still be taken back.

        `with_answer` also undoes what the other did since: for a table where that was a bot.
        """
        self._check_seat(seat)
        before = self._answered
        if with_answer and before is not None and self.answered(seat):
            self._sealed, self._since = before
        elif with_answer or self.state.loose(seat) == 0:
            raise IllegalAction(
                f"seat {seat} has nothing to take back: only its own latest steps, while the "
                "rules let it and before anything is revealed",
                Event("core.no.take-back", {}, "Take-back"),
            )
        latest = self._done_by(seat, self._since)[-1]
        self._since.remove(latest)
        state = self._sealed.copy()
        for at in self._since:
            who, text = self._lines[at]
            state.step(who, self.game.actions.parse(text))
        state.took_back(seat)
        self.state = state
        self._answered = None
        # Told to those who could see the action itself.
        events = self._told_from(latest + 1)[0]
        public = any(event.only is None or event.instead is not None for event in events)
        facts: dict[str, object] = {"seat": seat, "action": self._lines[latest][1]}
        key = "core.take-back-both" if with_answer else "core.take-back"
        taken = Event(key, facts, "Take-back", None if public else (seat,))
        self._lines.append((seat, TAKE_BACK_BOTH if with_answer else TAKE_BACK))
        self._told.append([taken])
        return [taken]

    def answered(self, seat: Seat) -> bool:
        """Whether the seat's latest action could be taken back together with its answer."""
        return self._answered is not None and bool(self._done_by(seat, self._answered[1]))

    def _told_from(self, version: int, until: int | None = None) -> list[Log]:
        missing = self.version + 1 - len(self._told)
        if version < missing:
            # A snapshot has no log: what its lines told is found by replaying them, once.
            earlier = Table.__new__(Table)
            earlier._begin(self.game, None, self.commitment)
            earlier._replay_all(self._lines[: missing - 1])
            self._told = earlier._told + self._told
            missing = 0
        return self._told[version - missing : None if until is None else until + 1 - missing]

    def _check_seat(self, seat: Seat | None) -> None:
        # Exactly an int: True and 1.0 would pass for seats and spoil the record.
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            what = quoted(str(seat))
            raise IllegalAction(f"there is no seat {what}; seats are 0 to {self.game.seats - 1}")

    def _done_by(self, seat: Seat, lines: list[int]) -> list[int]:
        return [at for at in lines if self._lines[at][0] == seat]

    def _do(self, seat: Seat, action: Action) -> None:
        before = (self._sealed, list(self._since))
        events = play(self.state, seat, action)
        self._lines.append((seat, str(action)))
        self._told.append(events)
        answers = len(self._done_by(seat, before[1])) < len(before[1])
        self._answered = before if answers and self.state.answer_loose() else None
        if any(self.state.loose(other) for other in range(self.game.seats)):
            self._since.append(len(self._lines) - 1)
        else:
            self._sealed = self.state.copy()
            self._since.clear()

    def _run_chance(self) -> None:
        while self.state.to_act() == (CHANCE,):
            self._do(CHANCE, self._drawn())

    def _drawn(self) -> Action:
        assert self._dealer is not None, "chance draws only at a table that has its seed"
        options = self.state.legal(CHANCE)
        return options[self._dealer.draw(len(options))]

    def record(self) -> Record:
        """The record. Its lines hold every deal: for the host alone until the game is over.

        Then it is for everybody, with the seed in it.
        """
        return self._written(self._seed if self.outcome else None)

    def lines(self, since: int = 0) -> list[Line]:
        """The record's lines after a version, for whoever keeps the table."""
        return self._lines[since:]

    def save(self) -> Record:
        """The record with the seed, for whoever keeps the table; `from_record` plays on from it."""
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
    def from_record(cls, game: Game, record: Record) -> Table:
        """Replay a record line by line, checking each, and sit down where it ends."""
        table = cls.from_record_until(game, record, len(record.lines))
        if record.result != (result := result_line(table.outcome)):
            raise BadRecord(f"the result should read '{result}', not {quoted(record.result)}")
        record.check_seal()
        if record.seed is not None:
            table._run_chance()
        return table

    @classmethod
    def from_record_until(cls, game: Game, record: Record, lines: int) -> Table:
        """The table as it was after the first lines of a record, each of them checked.

        The result and the seal are about the whole record: `from_record` checks them.
        """
        same_game(game, "record", record.game, record.rules, record.options)
        check_order(game, record.options)
        table = cls.__new__(cls)
        table._begin(game, record.seed, record.commitment)
        table._replay_all(record.lines[:lines])
        return table

    def snapshot(self) -> dict[str, object]:
        """Where the table stands, as plain data; `from_snapshot` sits down there at once.

        It has everything but the seed, the lines and the log that follows from them, also
        what is hidden: for the host alone.
        """
        drawn = None if self._dealer is None else self._dealer.used
        take_backs = (self._sealed, self._since, self._answered)
        here = Snapshot(self.commitment, drawn, self.state, *take_backs)
        return here.as_dict(self.game, self._lines)

    @classmethod
    def from_lines(cls, game: Game, seed: bytes, lines: Sequence[Line]) -> Table:
        """Sit down where checked lines lead that were kept without a record's header."""
        table = cls.__new__(cls)
        table._begin(game, seed, commitment(seed))
        table._replay_all(checked_lines(lines))
        table._run_chance()
        return table

    @classmethod
    def to_look_at(cls, game: Game, lines: Sequence[Line]) -> Table:
        """The table as it stood after some lines that were checked before, to look at only."""
        table = cls.__new__(cls)
        table._begin(game, None, "")
        table._replay_all(lines)
        return table

    @classmethod
    def from_snapshot(
        cls,
        game: Game,
        snapshot: Mapping[str, object],
        seed: bytes | None,
        lines: Sequence[Line],
    ) -> Table:
        """Sit down at a snapshot, and replay only the lines that came after it.

        `lines` are all of the record's. Raises BadRecord if the snapshot does not fit the
        game, the seed or the lines, or is of another format: then `from_record` replays the record.
        """
        lines = checked_lines(lines)
        at, covered = Snapshot.read(game, snapshot, lines)
        if (seed is None) != (at.drawn is None):
            raise BadRecord("the snapshot and the table it was taken of do not both have a seed")
        if seed is not None and commitment(seed) != at.commitment:
            raise BadRecord("the seed does not fit the commitment of the snapshot")
        table = cls.__new__(cls)
        table._sit_down(game, seed, at, lines[:covered], [])
        table._replay_all(lines[covered:])
        if seed is not None:
            table._run_chance()
        return table

    def _replay_all(self, lines: Sequence[Line]) -> None:
        # The actions follow the header: three fixed lines, the options, the commitment,
        # perhaps the seed, and the empty line.
        first = 6 + len(self.game.options) + (self._seed is not None)
        for seat, text in lines:
            at = first + len(self._lines)
            try:
                self._replay(seat, text)
            except (BadNotation, IllegalAction, BadRecord) as error:
                raise BadRecord(f"line {at}: {error}") from None

    def _replay(self, seat: Seat, text: str) -> None:
        if text in (TAKE_BACK, TAKE_BACK_BOTH):
            self.take_back(seat, with_answer=text == TAKE_BACK_BOTH)
            return
        action = self.game.actions.parse(text)
        if action.text != text:
            raise BadRecord(f"{quoted(text)} should be written '{action}'")
        if seat == CHANCE and self._dealer is not None and self.state.to_act() == (CHANCE,):
            drawn = self._drawn()
            if drawn is not action:
                raise BadRecord(f"chance has '{action}', but the seed gives '{drawn}'")
        self._do(seat, action)
