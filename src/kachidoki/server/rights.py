"""Who may see what at a table, and who may be advised: said here and nowhere else.

**Views.** While a game goes on, what a seat sees and was told goes to the person who holds it
and to nobody else: not to the host, not to whoever holds another seat. A person may show their
seat; then spectators may look. When the game is over everybody may see everything, the record
and the seed included.

**Seats.** In a game a seat is its holder's until the end. A bot may play for them, and they may
come back, but nobody else can get the seat: there is no successor to whom its knowledge could
pass. The bot gets the seat's view in its own process and shows it to nobody. A seat that is left
before the game begins is empty again, and its next holder finds nothing of the one before.

**Advice** is whatever a bot or the solver says about an action: hints, verdicts, and steps that a
bot took in somebody's turn and that could be taken back. In a game only the holder of a seat is
advised, about that seat, and only against bots: not while a person sits opposite, be they away,
behind the same screen or out of time. A table can be made for it (`NewTable.advice`), which
everybody sees. When the game is over everybody may ask about everything.
"""

from __future__ import annotations

from kachidoki.server.refusals import Refusal
from kachidoki.server.sheet import Sheet


def may_see(sheet: Sheet, seat: int, holder: str | None) -> bool:
    """Whether a token's owner may have the view of a seat, and what it was told."""
    return sheet.over or seat in sheet.seats_of(holder)


def may_watch(sheet: Sheet, seat: int) -> bool:
    """Whether everybody may have the view of a seat now."""
    return sheet.over or sheet.chairs[seat].shown


def against_bots(sheet: Sheet, seat: int) -> bool:
    """Whether all other seats are bots of their own, and not people's for whom one plays."""
    return all(chair.kind == "bot" for at, chair in enumerate(sheet.chairs) if at != seat)


def may_advise(sheet: Sheet, seat: int, holder: str | None) -> bool:
    """Whether a token's owner may be told how good actions of a seat are."""
    if sheet.over:
        return True
    return seat in sheet.seats_of(holder) and (sheet.advice or against_bots(sheet, seat))


def check_advice(sheet: Sheet, seat: int, holder: str | None) -> None:
    """Refuse advice to whoever may not have it."""
    if not may_advise(sheet, seat, holder):
        raise Refusal(
            "no-advice",
            "advice is for your own seat against bots or at a table made for it, and for "
            "everybody when the game is over",
        )
