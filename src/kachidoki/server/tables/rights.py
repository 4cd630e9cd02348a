"""Who may see what at a table, and who may be advised; `updates` and `pages` ask here.

**Views.** While a game goes on, what a seat sees and was told goes to the person who holds it
and to nobody else: not to the host, not to whoever holds another seat. A person may show their
seat; then spectators may look. When the game is over everybody may see everything, the record
and the seed included.

**Seats.** In a game a seat is its holder's until the end. A bot may play for them, and they may
come back, but nobody else can get the seat: there is no successor to whom its knowledge could
pass. The bot gets the seat's view in its own process and shows it to nobody. It plays when the
person says `leave`, when their clock has run out, or when the host asks for it: but the host only
for somebody who has not been connected for two minutes, which everybody can see coming
(`Presence.replace_in`), or to choose another level for a leaver, and never for a seat of their
own. Before the game begins the host may empty any seat. A seat that is left then is empty again,
and its next holder finds nothing of the one before.

**Advice** is whatever a bot or the solver says about an action: hints, verdicts, and steps that a
bot took in somebody's turn and that could be taken back. In a game only the holder of a seat is
advised, about that seat, and only against bots: not while a person sits opposite, be they away,
behind the same screen or out of time. A table can be made for it (`NewTable.advice`), which
everybody sees. When the game is over everybody may ask about everything.

**Replays.** While a campaign goes on, its acts that are over can be replayed as far as nothing was
hidden in them, and only as one's own seat or a spectator saw them. Values that nobody showed stay
hidden until the game is over.

**Reviews** judge what was decided and show what others held: there are none while a game goes
on. When it is over everybody may have it reviewed and read the review, like the record. Of a
campaign that goes on, its acts that are over can be reviewed as far as nothing was hidden in them,
by whoever may be advised about a seat of their own.
"""

from __future__ import annotations

from typing import Final

from kachidoki.protocol import Refusal
from kachidoki.server.tables.table_sheet import Chair, TableSheet

WHEN_OVER: Final = "a game is reviewed when it is over, and not before"
REPLACE_AFTER: Final = 120_000  # milliseconds without a connection, until a host may seat a bot


def may_see(sheet: TableSheet, seat: int, holder: str | None) -> bool:
    """Whether a token's owner may have the view of a seat, and what it was told."""
    return sheet.over or seat in sheet.seats_of(holder)


def may_watch(sheet: TableSheet, seat: int) -> bool:
    """Whether everybody may have the view of a seat now."""
    return sheet.over or sheet.chairs[seat].shown


def replace_in(chair: Chair, absent: int | None) -> int | None:
    """In how many milliseconds the host may let a bot play for a person; None: not foreseen.

    `absent` is how long the person has not been connected, None while they are.
    """
    if chair.kind != "person" or (absent is None and not chair.away):
        return None
    return 0 if chair.away or absent is None else max(0, REPLACE_AFTER - absent)


def check_replaceable(sheet: TableSheet, seat: int, holder: str | None, absent: int | None) -> None:
    """Refuse a host who would let a bot play for somebody who is here, or for themselves."""
    chair = sheet.chairs[seat]
    if chair.kind != "person":
        return
    wait = replace_in(chair, absent)
    if chair.holder == holder and chair.away:
        check_advice(sheet, seat, holder)  # a stronger bot for oneself is help against people
    if wait is None:
        whose = "yours: leave it" if chair.holder == holder else "taken by somebody who is here"
        raise Refusal("not-away", f"seat {seat} is {whose}")
    if wait > 0:
        raise Refusal("not-away", f"seat {seat} can be replaced in {-(-wait // 1000)} seconds")


def against_bots(sheet: TableSheet, seat: int) -> bool:
    """Whether all other seats are bots of their own, and not people's for whom one plays."""
    return all(chair.kind == "bot" for at, chair in enumerate(sheet.chairs) if at != seat)


def may_advise(sheet: TableSheet, seat: int, holder: str | None) -> bool:
    """Whether a token's owner may be told how good actions of a seat are."""
    if sheet.over:
        return True
    return seat in sheet.seats_of(holder) and (sheet.advice or against_bots(sheet, seat))


def check_review(sheet: TableSheet, holder: str | None) -> None:
    """Refuse the review of a game that goes on to whoever may not be advised in it.

    To others it may be told of acts that are over and hid nothing.
    """
    if sheet.over or any(may_advise(sheet, seat, holder) for seat in sheet.seats_of(holder)):
        return
    raise Refusal("not-over", WHEN_OVER)


def check_advice(sheet: TableSheet, seat: int, holder: str | None) -> None:
    """Refuse advice to whoever may not have it."""
    if not may_advise(sheet, seat, holder):
        raise Refusal(
            "no-advice",
            "advice is for your own seat against bots or at a table made for it, and for "
            "everybody when the game is over",
        )
