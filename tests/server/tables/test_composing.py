"""The bytes that are put together by hand are those that the protocol's types would dump."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kachidoki import catalog
from kachidoki.core import Rng
from kachidoki.protocol import Clock, EventInfo, Update
from kachidoki.server.tables import event_log
from kachidoki.server.tables.clocks import Clocks
from kachidoki.server.tables.commands import can_take_back
from kachidoki.server.tables.composing import Composer, InfoText, Key
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from kachidoki.server.tables.updates import told
from kachidoki.text import LANGUAGES

GAMES = [
    ("joraku", {"players": "4"}),
    ("joraku", {"players": "2", "mode": "houses"}),
    ("joraku", {"players": "2", "mode": "neutral"}),
    ("rokumon", {"act": "campaign"}),
    ("rokumon", {"act": "5"}),
    ("rokumon", {"act": "solo"}),
]


def table_of(game: str, options: dict[str, str], clock: Clock | None = None) -> HostedTable:
    """A table with people and a bot, two of them with the same name, one with a strange one."""
    found = catalog.find(game, options)
    chairs = [
        Chair(kind="person", name=('"Oda"\\ \u2028<é>', "Ben", "Ben")[n % 3], holder=f"h{n}")
        for n in range(found.seats)
    ]
    chairs[-1] = Chair(kind="bot", name="casual", bot="casual")
    return HostedTable(
        "t", found, bytes(32), b"l", TableSheet(title="T", chairs=chairs, clock=clock), {}
    )


def by_its_types(hosted: HostedTable, key: Key, clocks: Clocks, now: int) -> str:
    """The update as the types make it, with nothing remembered."""
    table, seat = hosted.table, key.seat
    outcome = None if table is None else table.outcome
    names = hosted.players(key.language)
    since, first, events = hosted.events.news(seat, key.since)
    acts = table is not None and seat is not None and key.plays
    return Update(
        version=hosted.version,
        since=since,
        first=first,
        seat=seat,
        curtain=list(key.curtain),
        view=None if table is None else table.view(seat).as_dict(),
        legal=[a.text for a in table.state.legal(seat)]
        if acts and table and seat is not None and not hosted.sheet.paused
        else [],
        take_back=acts and seat is not None and can_take_back(hosted, seat),
        events=[told(event, at, hosted.game.name, key.language, names) for at, event in events],
        outcome=None if outcome is None else outcome.as_dict(),
        table=hosted.info(clocks, now),
    ).model_dump_json()


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_updates_are_byte_for_byte_what_their_types_dump(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_log, "MOST_EVENTS", 60)  # cut logs too
    clock = Clock(game=60, move=5)
    hosted, rng = table_of(game, options, clock), Rng(b"%s" % game.encode())
    clocks = Clocks(clock, hosted.sheet.chairs)
    info = InfoText()

    def check(now: int) -> None:
        composer = Composer(hosted, info.of(hosted, clocks, now))
        seats = range(hosted.game.seats)
        for seat in (None, *seats):
            for plays in (False, True) if seat is not None else (False,):
                for since in (0, max(0, hosted.version - 2)):
                    language = LANGUAGES[rng.below(len(LANGUAGES))]
                    key = Key(seat, since, language, plays, (1,) if seat is None else ())
                    text = composer.update(key).decode()
                    assert text == by_its_types(hosted, key, clocks, now)
                    assert Update.model_validate_json(text).model_dump_json() == text

    hosted.version = 0
    check(0)
    hosted.made(0, {"h0": True})
    table = hosted.started()
    done = 0
    while table.outcome is None:
        acting = table.state.to_act()
        seat = acting[rng.below(len(acting))]
        choices = [a for a in table.state.legal(seat) if a.text != "surrender"]
        table.play(seat, (choices or list(table.state.legal(seat)))[rng.below(len(choices) or 1)])
        clocks.run(set(table.state.to_act()), done)
        hosted.change("act", done)
        done += 1
        if done % 9 == 0:
            hosted.sheet.chairs[0].name = f"Name {done}"
            hosted.sheet.chairs[0].shown = not hosted.sheet.chairs[0].shown
            hosted.sheet.paused = not hosted.sheet.paused
            check(done)
    check(done)


def test_what_is_remembered_of_an_event_never_reaches_a_seat_that_learned_less() -> None:
    hosted = table_of("joraku", {"players": "4"})
    hosted.made(0, {})
    composer = Composer(hosted, b"{}")
    for seat in (0, 1, 2, 3, None):
        for at, event in hosted.events.part(seat, 0, hosted.events.count(seat)):
            expected = told(event, at, "joraku", "en", hosted.players("en"))
            assert EventInfo.model_validate_json(composer.event((at, event), "en")) == expected
    hands = [composer.view(seat) for seat in range(4)]
    assert len(set(hands)) == 4
    assert all(b'"own"' in hand for hand in hands)
    assert b'"own"' not in composer.view(None)


@pytest.mark.parametrize(
    "change",
    [
        lambda sheet: setattr(sheet, "title", "New"),
        lambda sheet: setattr(sheet, "listed", True),
        lambda sheet: setattr(sheet, "paused", True),
        lambda sheet: setattr(sheet, "over", True),
        lambda sheet: setattr(sheet, "next", "there"),
        lambda sheet: setattr(sheet.chairs[0], "name", "New"),
        lambda sheet: setattr(sheet.chairs[0], "bot", "casual"),
        lambda sheet: setattr(sheet.chairs[1], "shown", True),
    ],
)
def test_the_remembered_table_follows_every_change(change: Callable[[TableSheet], None]) -> None:
    hosted = table_of("joraku", {"players": "4"})
    hosted.made(0, {})
    clocks, info = Clocks(None, hosted.sheet.chairs), InfoText()
    before = info.of(hosted, clocks, 0)
    assert info.of(hosted, clocks, 0) is before
    change(hosted.sheet)
    assert info.of(hosted, clocks, 0) == hosted.info(clocks, 0).model_dump_json().encode()
