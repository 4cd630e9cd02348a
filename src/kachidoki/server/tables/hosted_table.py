"""A table with everything that is stored of it: the game, the sheet, and who has a token.

Nothing here waits or sends. A change is made in memory first and handed to the store whole; if
the store does not confirm it, the table is thrown away and read again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Final
from zlib import crc32

from kachidoki import bots, catalog
from kachidoki.core import BadOption, Game, Table, commitment
from kachidoki.core.event import Log
from kachidoki.core.record import Line, line_of, parse_line
from kachidoki.protocol import Refusal, Series, TableInfo
from kachidoki.rokumon import Streak
from kachidoki.server.storage.damage import Damaged, part
from kachidoki.server.storage.store import Saved
from kachidoki.server.storage.writer import Change, Row
from kachidoki.server.tables.clocks import Clocks
from kachidoki.server.tables.event_log import EventLog
from kachidoki.server.tables.table_sheet import TableSheet
from kachidoki.server.tables.take_backs import TakeBacks
from kachidoki.text import Players, players_of, sides_of

BOT_NAME: Final = re.compile("[a-z]{1,20}")
SNAPSHOT_EVERY: Final = 50  # versions


class HostedTable:
    """One table of the server."""

    def __init__(
        self,
        name: str,
        game: Game,
        seed: bytes,
        luck: bytes,
        sheet: TableSheet,
        passes: dict[str, bool],
    ) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.luck = luck
        self.sheet = sheet
        self.passes = passes
        self.devices: dict[str, str] = {}  # which browsers are whose, the oldest first
        self.version = 0
        self.changed = 0  # when the last version was made, in milliseconds since 1970
        self.table: Table | None = None
        self.marks: list[int] = []  # after each version, how many lines the record had
        self.commands: dict[str, int] = {}  # what was done, and the version it made
        # For each seat, the version in which it last learned something or came to act.
        self.touched = [0] * game.seats
        # Tables that begin together shall not be written whole all at the same moment.
        self.snapshot_at = -(crc32(name.encode()) % SNAPSHOT_EVERY)
        self.clocks_at: int | None = None  # when the clocks of a table that was read were noted
        self.events = EventLog(self)
        self.take_backs = TakeBacks()

    @property
    def lines(self) -> int:
        """How many lines the record has now."""
        return 0 if self.table is None else self.table.version

    def to_act(self) -> tuple[int, ...]:
        """Who is to act, while the game goes on and is not paused."""
        if self.table is None or self.sheet.paused:
            return ()
        return self.table.state.to_act()

    def closed_to(self, seat: int) -> bool:
        """Whether an action of a seat's person would be refused whatever it is.

        That is while the table is paused, and while a bot plays for them.
        """
        return self.sheet.paused or self.sheet.chairs[seat].away

    def started(self) -> Table:
        """The game, if it has begun."""
        if self.table is None:
            raise Refusal("not-started", "the game has not begun: some seats are still open")
        return self.table

    def start_if_full(self) -> bool:
        """Deal as soon as every seat is taken."""
        if self.table is not None or any(chair.kind == "open" for chair in self.sheet.chairs):
            return False
        self.table = Table(self.game, self.seed)
        self.touched = [self.version + 1] * self.game.seats
        self.begun()
        return True

    def begin_after(self, seed: bytes, lines: list[Line]) -> None:
        """Begin where another game of the same kind stood."""
        if any(chair.kind == "open" for chair in self.sheet.chairs):
            raise Refusal("bad-option", "to play on from a moment, every seat must be taken")
        self.seed = seed
        self.table = Table.from_lines(self.game, seed, lines)
        if self.table.outcome is not None:
            raise Refusal("no-such-moment", "that game was over by then")
        self.begun()

    def begun(self) -> None:
        """The game begins with the next version, and everybody has the full time."""
        self.sheet.started_at = self.version + 1
        self.clocks().begin()

    def clocks(self) -> Clocks:
        """The clocks of the seats, none of them running."""
        return Clocks(self.sheet.clock, self.sheet.chairs)

    def thinking(self, out_of_time: Collection[int] = ()) -> set[int]:
        """The seats whose own people are to act; not those that a bot plays for now."""
        chairs = self.sheet.chairs
        return {s for s in self.to_act() if chairs[s].bot is None and s not in out_of_time}

    def clock_times(
        self, clocks: Clocks, out_of_time: Collection[int], ticks: int, now: int
    ) -> Row:
        """When the clocks were noted, and when the table has to be in memory by itself.

        That is when the next clock runs out, or at once where a bot is to act.
        """
        due = None
        if self.sheet.clock is not None:
            thinking = self.thinking(out_of_time)
            zero = clocks.next_zero(ticks, thinking)
            if len(thinking) < len(self.to_act()):
                due = now
            elif zero is not None:
                due = now + zero[1]
        return {"due": due, "clocks_at": now}

    def touch(self, before: tuple[int, ...], events: Log) -> None:
        """Note for whom the next version changes something to act upon.

        What others chose in secret touches nobody: all may answer at the same time.
        """
        after = self.started().state.to_act()
        for seat in range(self.game.seats):
            told = any(event.seen_by(seat) is not None for event in events)
            if told or (seat in before) != (seat in after):
                self.touched[seat] = self.version + 1

    def change(
        self, kind: str, now: int, command: str | None = None, times: Row | None = None
    ) -> Change:
        """All that is new since the last change, as a new version; `times` are `clock_times`."""
        lines = self.new_lines()
        if self.table is not None and self.table.outcome is not None and not self.sheet.over:
            self.finish(self.table)
        self.version += 1
        self.changed = now
        self.marks.append(self.lines)
        self.sheet.touched = list(self.touched)
        if command is not None:
            self.commands[command] = self.version
        state: Row = {
            "changed": now,
            "status": self.sheet.status,
            "listed": self.sheet.listed,
            "version": self.version,
            "sheet": self.sheet.model_dump_json(),
            **(times or {}),
        }
        entry: Row = {
            "table_id": self.name,
            "version": self.version,
            "at": now,
            "kind": kind,
            "lines": "\n".join(line_of(line) for line in lines),
            "command": command,
        }
        return Change(self.name, entry, state, snapshot=self.snapshot_if_due())

    def new_lines(self) -> list[Line]:
        """The record's lines that are not stored yet."""
        if self.table is None:
            return []
        return self.table.lines(since=self.marks[-1] if self.marks else 0)

    def snapshot_if_due(self) -> Row | None:
        """Now and then, and at the end, the whole table, so that it opens at once."""
        if self.table is None or self.version == self.snapshot_at:
            return None
        if not self.sheet.over and self.version < self.snapshot_at + SNAPSHOT_EVERY:
            return None
        self.snapshot_at = self.version
        body = json.dumps(self.table.snapshot(), separators=(",", ":"))
        return {"table_id": self.name, "version": self.version, "body": body}

    def made(self, now: int, hosts: Mapping[str, bool], clock_now: int = 0) -> Change:
        """The first version of a new table."""
        self.start_if_full()
        change = self.change("made", now, times=self.clock_times(self.clocks(), (), 0, clock_now))
        change.made = {
            "id": self.name,
            "created": now,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": json.dumps(dict(self.game.options)),
            "seed": self.seed,
            "luck": self.luck,
            **change.state,
        }
        change.passes = [self.pass_row(hash_, host) for hash_, host in hosts.items()]
        return change

    def pass_row(self, hash_: str, host: bool) -> Row:
        """A token's hash, to be stored; known here from now on."""
        self.passes[hash_] = host
        return {"table_id": self.name, "hash": hash_, "host": host}

    def device_row(self, device: str, holder: str, now: int) -> Row:
        """A browser's hash, to be stored."""
        return {"table_id": self.name, "hash": device, "holder": holder, "since": now}

    def finish(self, table: Table) -> None:
        """The game is over: count it into the series."""
        outcome = table.outcome
        assert outcome is not None
        self.sheet.over = True
        old = self.sheet.series
        wins = [*old.wins] or [0] * self.game.seats
        for seat in outcome.winners:
            wins[seat] += 1
        streak, won = 0, False
        if self.game.options.get("act") == "solo":
            counted = Streak(old.streak, Streak.setting_of(self.game.options))
            won = counted.battle(self.game.options, outcome)
            streak = counted.wins
        self.sheet.series = Series(games=old.games + 1, wins=wins, streak=streak, solo_won=won)

    @cached_property
    def sides(self) -> dict[str, int | None]:
        """The colours or clans with the seat of each."""
        return sides_of(self.started().view(None))

    def players(self, language: str) -> Players:
        """What everybody is called in a language."""
        sides = {} if self.table is None else self.sides
        return players_of(self.game.name, sides, self.sheet.names(language), language)

    def info(self, clocks: Clocks, now: int) -> TableInfo:
        """The table as everybody sees it."""
        lefts = [clocks.left(seat, now) for seat in range(self.game.seats)]
        return TableInfo(
            table=self.name,
            title=self.sheet.title,
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.game.options),
            commitment=commitment(self.seed),
            seed=self.seed.hex() if self.sheet.over else None,
            status=self.sheet.status,
            seats=self.sheet.seat_infos(lefts, set(clocks.since)),
            host=self.host_seat(),
            clock=self.sheet.clock,
            listed=self.sheet.listed,
            advice=self.sheet.advice,
            series=self.sheet.series,
            next=self.sheet.next,
        )

    def host_seat(self) -> int | None:
        """The first seat of whoever made the table, if they have one."""
        chairs = enumerate(self.sheet.chairs)
        return next((seat for seat, chair in chairs if self.passes.get(chair.holder or "")), None)

    def bot_rng_seed(self, seat: int) -> bytes:
        """The luck of a bot's next thought: its own, and nothing to do with the deal."""
        return b"%s %d %d" % (self.luck, self.version, seat)

    @classmethod
    def load(cls, saved: Saved) -> HostedTable:
        """A table as it was stored. Raises Damaged if it cannot be read."""
        row = saved.row
        with part("options"):
            options = json.loads(row["options"])
            if not options or any(not isinstance(options[name], str) for name in options):
                raise Damaged("options")  # a table has all of them, each as a text
            game = find_game(row["game"], options, row["rules"])
        with part("sheet"):
            sheet = TableSheet.model_validate_json(row["sheet"])
        hosted = cls(row["id"], game, row["seed"], row["luck"], sheet, dict(saved.passes))
        hosted.devices = dict(saved.devices)
        lines: list[Line] = []
        with part("entries"):
            for entry in saved.entries:
                lines += [parse_line(line) for line in entry.lines.split("\n") if line]
                hosted.marks.append(len(lines))
                if entry.command is not None:
                    hosted.commands[entry.command] = entry.version
            if sheet.started:
                hosted.table = opened(game, row["seed"], lines, saved.snapshot)
                hosted.snapshot_at = saved.snapshot_version
        hosted.version = row["version"]
        hosted.changed = row["changed"]
        hosted.clocks_at = row["clocks_at"]
        with part("sheet"):
            hosted.touched = sheet.touched or [hosted.version] * game.seats
            hosted.check_fits(saved)
        return hosted

    def check_fits(self, saved: Saved) -> None:
        """Raise Damaged if the parts of a table can be read but do not fit together."""
        row, sheet, seats = saved.row, self.sheet, self.game.seats
        # A bot of the host's own may be gone by now: a level plays for it.
        names = [chair.bot for chair in sheet.chairs if chair.bot is not None]
        fitting = {
            "seed": isinstance(row["seed"], bytes) and isinstance(row["luck"], bytes),
            "version": row["version"] == len(saved.entries)
            and [entry.version for entry in saved.entries] == [*range(1, len(saved.entries) + 1)],
            "clocks": isinstance(row["clocks_at"], int | None),
            "changed": isinstance(row["changed"], int),
            "seats": len(sheet.chairs) == seats
            and all(BOT_NAME.fullmatch(name) for name in names)
            and (sheet.clock is None or sheet.clock.bot in bots.LEVELS)
            and all((chair.kind == "bot") <= (chair.bot is not None) for chair in sheet.chairs),
            "sheet": len(self.touched) == seats
            and len(sheet.series.wins) in (0, seats)
            and 0 <= sheet.started_at <= self.version,
            "end": sheet.over == (self.table is not None and self.table.outcome is not None),
        }
        for name, fits in fitting.items():
            if not fits:
                raise Damaged(name)
        self.info(self.clocks(), 0)


def find_game(name: str, options: Mapping[str, str], rules: int) -> Game:
    """The game that a stored table was made with."""
    needed = f"this table needs version {rules} of the rules of {name}; this server has"
    if name not in catalog.GAMES:
        raise Refusal("needs-version", f"{needed} no such game")
    try:
        game = catalog.find(name, options)
    except BadOption as error:
        raise Refusal("needs-version", f"{needed} other options: {error}") from None
    if game.rules_version != rules:
        raise Refusal("needs-version", f"{needed} version {game.rules_version}")
    return game


def opened(game: Game, seed: bytes, lines: list[Line], snapshot: dict[str, object] | None) -> Table:
    """The game as it stood, from its snapshot, or line by line if there is none that fits."""
    if snapshot is not None:
        try:
            return Table.from_snapshot(game, snapshot, seed, lines)
        except Exception:
            pass  # of another version, or damaged: the lines tell it all the same
    return Table.from_lines(game, seed, lines)
