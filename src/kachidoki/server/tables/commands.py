"""What commands do to a table: checked in a fixed order, then done whole.

Seat, game over, turn, the action's name, the version; the rules come last. Nothing is changed
before every check has passed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from kachidoki import bots
from kachidoki.core import Action, BadNotation, Event, IllegalAction, Table
from kachidoki.protocol import (
    ComeBack,
    Leave,
    Order,
    Pause,
    Refusal,
    Rename,
    SetSeat,
    Show,
    TakeAction,
    TakeBack,
)
from kachidoki.server.tables.clocks import Clocks
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.rights import against_bots, check_advice, check_replaceable, may_advise
from kachidoki.server.tables.table_sheet import Chair
from kachidoki.server.tables.take_backs import MOST_TAKE_BACKS

STAND_IN = "casual"  # plays for somebody who left
MOST_VERSIONS = 20_000  # of a table; then it takes only what brings its game to the end


@dataclass
class CommandContext:
    """A table and its clocks, at one moment of the server's time."""

    hosted: HostedTable
    clocks: Clocks
    now: int
    absent: Callable[[Chair], int | None]  # for how long a chair's person is not connected
    own_bots: Collection[str] = ()  # names of the host's own bots


def obey(
    context: CommandContext,
    command: Order,
    holder: str | None,
    out_of_time: set[int],
) -> None:
    """Do a command of a connection, or refuse it."""
    if not isinstance(command, TakeAction | ComeBack):
        check_room_for_more(context.hosted)
    match command:
        case TakeAction():
            act(context, command, holder, out_of_time)
        case TakeBack():
            take_back(context, command, holder, out_of_time)
        case SetSeat():
            set_seat(context, command, holder)
        case Leave():
            leave(context, own_chair(context.hosted, command.seat, holder))
        case ComeBack():
            come_back(context, command.seat, own_chair(context.hosted, command.seat, holder))
        case Show():
            own_chair(context.hosted, command.seat, holder).shown = command.on
        case Rename():
            own_chair(context.hosted, command.seat, holder).name = command.name
        case Pause():
            pause(context, command.on, holder)


def check_seat(hosted: HostedTable, seat: int) -> Chair:
    """The chair of a seat that the table has."""
    if seat >= hosted.game.seats:
        last = hosted.game.seats - 1
        raise Refusal("no-such-seat", f"there is no seat {seat}; seats are 0 to {last}")
    return hosted.sheet.chairs[seat]


def own_chair(hosted: HostedTable, seat: int, holder: str | None) -> Chair:
    """The chair, if it is the holder's."""
    chair = check_seat(hosted, seat)
    if holder is None or chair.holder != holder:
        mine = hosted.sheet.seats_of(holder)
        yours = f"yours: {', '.join(map(str, mine))}" if mine else "you have none here"
        raise Refusal("not-your-seat", f"seat {seat} is not yours; {yours}", [*map(str, mine)])
    return chair


def check_host(hosted: HostedTable, holder: str | None) -> None:
    """Only the host goes on."""
    if holder is None or not hosted.passes.get(holder, False):
        raise Refusal("not-host", "only the host of the table may do this")


def check_room_for_more(hosted: HostedTable) -> None:
    """Whoever comes and goes, shows and hides, without end, does not fill the memory with it."""
    if hosted.version >= MOST_VERSIONS:
        raise Refusal("too-many", "so much has happened at this table that it takes only actions")


def check_going_on(hosted: HostedTable) -> Table:
    """The game, if it has begun and is not over."""
    if hosted.sheet.over:
        raise Refusal("game-over", "the game is over")
    return hosted.started()


def check_version(hosted: HostedTable, seat: int, version: int) -> None:
    """Refuse what was decided upon a view that has changed since."""
    if version < hosted.touched[seat] or version > hosted.version:
        raise Refusal(
            "stale",
            f"version {version} is not what seat {seat} sees now: the table is at version "
            f"{hosted.version}",
        )


def act(
    context: CommandContext, command: TakeAction, holder: str | None, out_of_time: set[int]
) -> None:
    """An action of a person."""
    hosted = context.hosted
    chair = own_chair(hosted, command.seat, holder)
    table = check_going_on(hosted)
    if hosted.sheet.paused:
        raise Refusal("paused", "the table is paused; the host lets it go on")
    check_turn(table, command.seat)
    check_plays(command.seat, chair)
    try:
        action = hosted.game.actions.parse(command.action)
    except BadNotation as error:
        raise Refusal("no-such-action", str(error)) from None
    check_version(hosted, command.seat, command.version)
    check_time(context, command.seat, out_of_time)
    if command.seat in play(context, command.seat, action):
        chair.bot_stepped = False


def check_plays(seat: int, chair: Chair) -> None:
    """Refuse what a person does while a bot plays for them."""
    if chair.away:
        raise Refusal("not-your-turn", f"a bot plays for seat {seat}: come back first")


def check_time(context: CommandContext, seat: int, out_of_time: set[int]) -> None:
    """Refuse what comes after the seat's clock has run out."""
    left = context.clocks.left(seat, context.now)
    if seat in out_of_time or (left is not None and left <= 0):
        raise Refusal("no-time", f"the clock of seat {seat} has run out")


def check_turn(table: Table, seat: int) -> None:
    """Only a seat that is to act goes on."""
    acting = table.state.to_act()
    if seat not in acting:
        who = " and ".join(f"seat {other}" for other in acting)
        raise Refusal("not-your-turn", f"it is not the turn of seat {seat}; to act: {who}")


def play(context: CommandContext, seat: int, action: Action) -> set[int]:
    """Take an action for whoever plays a seat; gives the seats whose turn it ended."""
    hosted = context.hosted
    table = hosted.started()
    before, under_way = table.state.to_act(), table.state.in_turn()
    try:
        events = table.play(seat, action)
    except IllegalAction as error:
        possible = [str(open_) for open_ in table.state.legal(seat)]
        raise Refusal("not-now", str(error), possible, error.why) from None
    hosted.touch(before, events)
    hosted.take_backs.turn_begins(set(table.state.to_act()).difference(before))
    answers = seat not in under_way and not set(under_way) <= set(before)
    ended = {*under_way, *(() if answers else (seat,))} - {*table.state.in_turn()}
    for each, chair in enumerate(hosted.sheet.chairs):
        if each in ended:
            # What a bot plays for somebody who left earns them no time.
            context.clocks.turn_over(each, context.now, paid=chair.bot is None)
        elif ended and (each not in before or each == seat):
            context.clocks.answered(each, context.now)
    return ended


def take_back(
    context: CommandContext, command: TakeBack, holder: str | None, out_of_time: set[int]
) -> None:
    """Undo the latest steps; one that a bot has answered already, with the answer."""
    hosted = context.hosted
    chair = own_chair(hosted, command.seat, holder)
    table = check_going_on(hosted)
    check_plays(command.seat, chair)
    check_time(context, command.seat, out_of_time)
    check_version(hosted, command.seat, command.version)
    before, under_way = table.state.to_act(), table.state.in_turn()
    if hosted.take_backs.used_up(command.seat):
        why = Event("core.no.take-backs-left", {"most": MOST_TAKE_BACKS}, "Take-back")
        words = f"seat {command.seat} has taken back {MOST_TAKE_BACKS} steps in this turn already"
        raise Refusal("not-now", words, why=why)
    if chair.bot_stepped:
        check_advice(hosted.sheet, command.seat, holder)  # what a bot did stands, or it is a hint
    alone = against_bots(hosted.sheet, command.seat)
    loose = table.state.loose(command.seat)
    with_answer = alone and loose == 0
    if command.steps > 1 and command.steps > loose:
        why = Event("core.no.take-back", {}, "Take-back")
        words = f"seat {command.seat} can take back {loose} steps, and not {command.steps}"
        raise Refusal("not-now", words, why=why)
    try:
        events = table.take_back(command.seat, with_answer=with_answer)
    except IllegalAction as error:
        raise Refusal("not-now", str(error), why=error.why) from None
    for _ in range(command.steps - 1):
        events += table.take_back(command.seat)
    for _ in range(command.steps):
        hosted.take_backs.count(command.seat, with_answer)
    hosted.touch(before, events)
    hosted.touched[command.seat] = hosted.version + 1
    if command.seat not in under_way:
        context.clocks.turn_again(command.seat, context.now)


def can_take_back(hosted: HostedTable, seat: int) -> bool:
    """Whether a seat may take its latest step back now."""
    table = hosted.table
    chair = hosted.sheet.chairs[seat]
    if table is None or hosted.sheet.over or chair.away:
        return False
    if chair.bot_stepped and not may_advise(hosted.sheet, seat, chair.holder):
        return False
    if hosted.take_backs.used_up(seat):
        return False
    if table.state.loose(seat) > 0:
        return True
    return against_bots(hosted.sheet, seat) and table.answered(seat)


def set_seat(context: CommandContext, command: SetSeat, holder: str | None) -> None:
    """The host seats a bot, replaces a leaver, or opens a seat."""
    hosted = context.hosted
    chair = check_seat(hosted, command.seat)
    check_host(hosted, holder)
    if command.bot is not None:
        check_bot(command.bot, context.own_bots)
    if hosted.sheet.over:
        raise Refusal("game-over", "the game is over")
    if not hosted.sheet.started:
        empty = (
            Chair() if command.bot is None else Chair(kind="bot", name=command.bot, bot=command.bot)
        )
        hosted.sheet.chairs[command.seat] = empty
        hosted.start_if_full()
    elif command.bot is None:
        raise Refusal("not-now", "a seat can be opened only before the game begins")
    else:
        check_replaceable(hosted.sheet, command.seat, holder, context.absent(chair))
        chair.bot = command.bot  # of a person too, who may come back


def check_bot(level: str, own: Collection[str] = ()) -> None:
    """Refuse a level that there is not, and that is not one of the host's own bots either."""
    known = [*bots.LEVELS, *own]
    if level not in known:
        raise Refusal("bad-option", f"there is no bot {level!r}; choose a level", known)


def leave(context: CommandContext, chair: Chair) -> None:
    """Before the start the seat is open again; afterwards a bot plays until they come back."""
    sheet = context.hosted.sheet
    if sheet.over:
        raise Refusal("game-over", "the game is over; you may simply go")
    if sheet.started:
        chair.bot = chair.bot or STAND_IN
    else:
        at = next(seat for seat, other in enumerate(sheet.chairs) if other is chair)
        sheet.chairs[at] = Chair()


def come_back(context: CommandContext, seat: int, chair: Chair) -> None:
    """Take the seat back from the bot."""
    if not chair.away:
        raise Refusal("not-now", f"nobody plays for you at seat {seat}")
    left = context.clocks.left(seat, context.now)
    if left is not None and left <= 0:
        raise Refusal("no-time", f"the clock of seat {seat} has run out")
    chair.bot = None


def pause(context: CommandContext, on: bool, holder: str | None) -> None:
    """The host stops everything, or lets it go on."""
    check_host(context.hosted, holder)
    check_going_on(context.hosted)
    context.hosted.sheet.paused = on
