"""The screen of a table: what comes is drawn, what is pressed is sent."""

from __future__ import annotations

import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from textual import events

from kachidoki.client import ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.protocol import ComeBack, SetSeat
from kachidoki.tui.clock import clock_told
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.boards import decided
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.table_dialogs import TableDialogs
from kachidoki.tui.screens.table_page import Page, curtain_page, page, waiting_page
from kachidoki.tui.screens.texts import ReactScreen
from kachidoki.tui.short_log import short_log
from kachidoki.tui.sitting import Place, Sitting

HOST_SAID: Final = 120.0  # seconds for which it is shown what whoever runs the server says
LATEST: Final = 250  # events, of which a screen can show all lines at most
ADDED_BOT: Final = "skilled"  # takes a free seat when the host asks for a bot


class TableScreen(TableDialogs):
    """Somebody at a table."""

    def __init__(self, place: Place, sitting: Sitting) -> None:
        super().__init__(place, sitting)
        self.notes: list[str] = []
        self.noted = 0  # the version that the notes are about
        self.reactions = 0
        self.host_messages = 0
        self.host_said = "", -HOST_SAID  # what whoever runs the server said last, and when
        self.since = time.monotonic()  # when the latest update came
        self.version = -1
        self.sending = False
        self.commands = {
            "?": self.show_keys,
            "u": self.take_back,
            "h": self.hint,
            "l": self.show_log,
            "r": self.show_rules,
            "b": self.show_words,
            "t": self.react,
            "i": self.show_link,
            "n": self.rematch,
            "v": self.replay,
            "P": self.pause,
            "c": self.come_back,
            "o": self.look_elsewhere,
            "a": self.add_bot,
            "escape": self.forget,
            "backspace": self.forget,
            "q": self.leave,
        }

    def on_mount(self) -> None:
        """Connect."""
        self.canvas.focus()
        self.run_worker(self.follow(), group="follow")
        self.set_interval(1.0, self.tick)

    async def follow(self) -> None:
        """Draw whatever comes, until the screen is closed."""
        try:
            async with self.at.seat:
                while True:
                    known = self.at.seat.news
                    await self.after_news()
                    self.draw_page()
                    await self.at.seat.later(known)
        except ServerRefused as refusal:
            self.terminal.say_back(harmless(str(refusal.args[0])))

    @property
    def here(self) -> bool:
        """Whether the table has been seen."""
        return self.at.seat.latest is not None

    async def after_news(self) -> None:
        """What follows from an update by itself."""
        at = self.at
        if at.now.version != self.version:
            self.version, self.since = at.now.version, time.monotonic()
            self.sending = False
        mine = at.mine
        if len(mine) > 1 and at.now.seat is not None and not at.now.legal and not at.over:
            await at.seat.look(None)  # the curtain falls behind whoever has acted
        for reaction in list(at.seat.reactions)[self.reactions :]:
            self.note(f"{at.names[reaction.seat]}: {reaction.text}")
        self.reactions = len(at.seat.reactions)
        for words in list(at.seat.host_messages.values())[self.host_messages :]:
            self.host_said = harmless(at.say("page-host-says", text=words)), time.monotonic()
        self.host_messages = len(at.seat.host_messages)
        self.show_card()
        if at.table.next is not None and mine and all(at.table.seats[s].rematch for s in mine):
            self.terminal.open_table(self.place, self.place.next(at), instead=True)

    def tick(self) -> None:
        """Clocks go on; without one nothing is drawn."""
        if self.here and self.is_current and any(seat.running for seat in self.at.table.seats):
            self.draw_page()

    def note(self, text: str, *more: str) -> None:
        """Show something until the table has changed."""
        self.notes = [harmless(each) for each in (text, *more)]
        self.noted = self.at.now.version if self.here else 0

    def legal(self) -> Sequence[str]:
        """What is open, unless an action is just under way."""
        able = self.here and self.at.table.status == "playing" and not self.sending
        return self.at.now.legal if able else ()

    def bare(self) -> Shown | None:
        """What the page shows of the table; None until the game begins."""
        at = self.at
        if not self.here or at.view is None:
            return None
        passed = time.monotonic() - self.since
        clocks = {
            number: told
            for number, seat in enumerate(at.table.seats)
            if (told := clock_told(seat, passed)) is not None
        }
        return Shown(
            at.view,
            at.table,
            at.names,
            at.language,
            at.mine,
            clocks=clocks,
            decided=decided(at.view, at.table.game, at.events()),
        )

    def draw_page(self) -> None:
        """Show how things stand."""
        if not self.here or not self.canvas.size.width:
            return
        at, size = self.at, self.canvas.size
        curtain = at.curtain()
        if curtain is not None and not at.now.legal:
            asks = at.say("page-curtain", name=at.names[curtain])
            lift = f"[Enter] {at.say('page-curtain-lift', name=at.names[curtain])}"
            self.canvas.show(curtain_page(asks, lift, size.width, size.height))
        elif at.view is None:
            self.canvas.show(self.waiting())
        else:
            self.canvas.show(page(self.page(), size.width, size.height))

    def page(self) -> Page:
        """The page as it is now."""
        at = self.at
        assert at.view is not None
        if at.now.version > self.noted + 1:
            self.notes = []
        shown = self.shown()
        asked = ""
        if shown.picking.open:
            asked = at.words.asked(at.view, at.names, at.language)
        why = at.words.ending(at.events(), at.language).why if at.over else ""
        notes = [why] if why else []
        notes += [*(at.results() if at.over else at.quicker_told()), *self.notes]
        trouble = ""
        if not at.seat.connected:
            trouble = at.say("page-reconnecting")
        elif not at.seat.storing:
            trouble = at.say("page-not-storing")
        elif time.monotonic() - self.host_said[1] < HOST_SAID:
            trouble = self.host_said[0]
        log = short_log(at.events()[-LATEST:], at.language)
        return Page(shown, at.status(), asked, notes, log, self.keys(), trouble)

    def waiting(self) -> list[Any]:
        """The page of a table that has not begun."""
        at, size = self.at, self.canvas.size
        about = [at.say("page-waiting-about"), "", at.link, ""]
        for name, seat in zip(at.names, at.table.seats, strict=True):
            about.append(f"{name} · {at.say('page-free')}" if seat.kind == "open" else name)
        title = f"{at.say(f'game-{at.table.game}')} · {at.say('page-waiting')}"
        return waiting_page(title, [*about, *self.notes], self.keys(), size.width, size.height)

    async def typed(self, event: events.Key) -> None:
        """A key; behind the curtain only what lifts it, and leaving."""
        if not self.here:
            if event.key == "q":
                self.leave()
        elif self.at.curtain() is not None and not self.at.now.legal:
            if event.key == "enter":
                self.run_worker(self.lift(), group="send")
            elif event.key == "q":
                self.leave()
        else:
            await super().typed(event)

    def sends(self) -> None:
        """Nothing is lit until it is answered."""
        self.sending = True

    def forget(self) -> None:
        """Take away what was noted below the board."""
        self.notes = []
        self.draw_page()

    async def send(self, action: str) -> None:
        """Take an action, and say why if it is refused."""
        why = await self.at.act(action)
        self.sending = False
        if why is not None:
            self.note(why)
        self.draw_page()

    async def lift(self) -> None:
        """Lift the curtain for whoever is next."""
        seat = self.at.curtain()
        if seat is not None:
            await self.at.seat.look(seat)

    async def asking(self, doing: Coroutine[Any, Any, object]) -> None:
        """Ask the server for something, and say why if it is refused."""
        try:
            await doing
        except ServerRefused as refusal:
            self.note(str(refusal.args[0]))
        self.draw_page()

    async def take_back(self) -> None:
        """Let go what is picked, or take the latest step back."""
        if self.picked:
            self.picked = ()
        elif (why := await self.at.take_back()) is not None:
            self.note(why)
        self.draw_page()

    async def hint(self) -> None:
        """What a strong bot would do, and why."""
        self.note(self.at.say("page-hint-thinking"))
        self.draw_page()

        async def ask() -> None:
            hints = await self.at.hints()
            self.notes = []
            if hints:
                self.note(*(self.at.hint_told(hint) for hint in hints))

        await self.asking(ask())

    async def rematch(self) -> None:
        """Agree to another game; it opens once everybody does."""
        if self.at.over and self.at.mine:
            self.note(self.at.say("page-rematch-wanted", names=self.at.say("tui-who-you")))
            await self.asking(self.at.seat.rematch())

    async def pause(self) -> None:
        """Host: stop the clocks and the bots, or go on."""
        await self.asking(self.at.seat.pause(self.at.table.status != "paused"))

    async def come_back(self) -> None:
        """Take one's seats back from the bots that play for one."""
        for seat in self.at.mine:
            if self.at.table.seats[seat].away:
                await self.asking(self.at.seat.command(ComeBack(id=new_id(), seat=seat)))

    async def add_bot(self) -> None:
        """Host: seat a bot at the first free seat."""
        for number, seat in enumerate(self.at.table.seats):
            if seat.kind == "open" and self.at.table.status == "open":
                wish = SetSeat(id=new_id(), seat=number, bot=ADDED_BOT)
                await self.asking(self.at.seat.command(wish))
                return

    async def look_elsewhere(self) -> None:
        """Spectators: through the eyes of the next seat that is shown."""
        if self.at.mine:
            return
        shown = [n for n, seat in enumerate(self.at.table.seats) if seat.shown or self.at.over]
        order = [None, *shown]
        now = self.at.now.seat
        at = order.index(now) if now in order else 0
        await self.asking(self.at.seat.look(order[(at + 1) % len(order)]))

    def react(self) -> None:
        """Choose a set phrase for everybody at the table."""
        if not self.at.mine:
            return

        def chosen(name: Any) -> None:
            if name is not None:
                self.run_worker(self.asking(self.at.seat.react(name, self.at.mine[0])))

        self.terminal.push_screen(ReactScreen(self.at.language), chosen)

    def leave(self) -> None:
        """Back to where one came from; the seat stays one's own."""
        if self.is_current:
            self.terminal.leave_table()
