"""The screen of a table: what comes is drawn, what is pressed is sent."""

from __future__ import annotations

import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, Final

from textual import events

from kachidoki.client import ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.protocol import ComeBack, SetSeat
from kachidoki.tui.clock import clock_told
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.board_screen import STEPS
from kachidoki.tui.screens.boards import decided
from kachidoki.tui.screens.key_names import keys_in_a_row
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.picking import WAYS
from kachidoki.tui.screens.table_dialogs import TableDialogs
from kachidoki.tui.screens.table_page import Page, curtain_page, page
from kachidoki.tui.screens.terminal import guarded
from kachidoki.tui.screens.texts import ReactScreen
from kachidoki.tui.short_log import short_log
from kachidoki.tui.sitting import Place, Sitting
from kachidoki.tui.tips import first_game

HOST_SAID: Final = 120.0  # seconds for which it is shown what whoever runs the server says
LATEST: Final = 250  # events, of which a screen can show all lines at most
ADDED_BOT: Final = "skilled"  # takes a free seat when the host asks for a bot
MOST_AHEAD: Final = 16  # keys that are kept while something is under way
BACK: Final = ("escape", "backspace")
# Keys that mean something only for the view that comes after one's own step.
NEXT: Final = ("u", "enter", " ", *BACK, *STEPS, *WAYS)
SOMETIMES: Final = "nvcoath"  # commands that mean nothing unless the last line names them


class TableScreen(TableDialogs):
    """Somebody at a table."""

    def __init__(self, place: Place, sitting: Sitting) -> None:
        super().__init__(place, sitting)
        self.noted = 0  # the version that the notes are about
        self.noted_for: list[str] = []  # and what was open then: others may act meanwhile
        self.reactions = 0
        self.host_messages = 0
        self.host_said = "", -HOST_SAID  # what whoever runs the server said last, and when
        self.since = time.monotonic()  # when the latest update came
        self.version = -1
        self.lay: list[str] = []  # what lay where when the latest key was kept
        self.aim: object = None  # the choice and the cursor that kept keys were typed for
        self.acting = False
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
            "a": self.bot_or_review,
            "escape": self.go_back,
            "backspace": self.go_back,
            "F": self.read_first_steps,
            "f": self.read_first_steps,
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
                    await self.do_kept()
                    await self.at.seat.later(known)
        except ServerRefused as refusal:
            self.terminal.say_back(harmless(str(refusal.args[0])))

    async def look_whether_first(self) -> None:
        """Whoever has not finished a game of this kind is told what it is about."""
        self.first = bool(self.at.mine) and await first_game(self.place, self.at.table.game)
        self.draw_page()

    @property
    def here(self) -> bool:
        """Whether the table has been seen."""
        return self.at.seat.latest is not None

    async def after_news(self) -> None:
        """What follows from an update by itself."""
        at = self.at
        if at.now.version != self.version:
            self.version, self.since = at.now.version, time.monotonic()
        if not at.now.legal:
            self.choice = None  # the cursor begins anew
            self.acting = False
        elif not self.acting:
            self.acting = True
            self.turn += 1
        if self.first is None and not self.asked_whether_first:
            self.asked_whether_first = True
            self.run_worker(guarded(self, self.look_whether_first), group="first")
        self.show_scored()
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
        """Show something until the table has changed, and what one can do there."""
        self.notes = [harmless(each) for each in (text, *more)]
        self.noted = self.at.now.version if self.here else 0
        self.noted_for = list(self.at.now.legal) if self.here else []

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
        gone_on = at.now.version > self.noted + 1 and list(at.now.legal) != self.noted_for
        if gone_on or (at.over and self.noted_for):  # nothing that one could do is left
            self.notes = []
        shown = self.shown()
        asked = ""
        if shown.picking.open:
            asked = at.words.asked(at.view, at.names, at.language)
        why = at.words.ending(at.events(), at.language).why if at.over else ""
        notes = [why] if why else self.tip(bool(shown.picking.open))
        notes += at.results() if at.over else [*at.quicker_told(), *self.paused_told()]
        trouble = ""
        if not at.seat.connected:
            trouble = at.say("page-reconnecting")
        elif not at.seat.storing:
            trouble = at.say("page-not-storing")
        elif time.monotonic() - self.host_said[1] < HOST_SAID:
            trouble = self.host_said[0]
        log = short_log(at.events()[-LATEST:], at.language)
        notes += self.notes
        if self.ahead:
            notes.append(at.say("tui-kept", keys=keys_in_a_row(self.ahead)))
        return Page(shown, at.status(), asked, notes, log, self.line_keys(), trouble)

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

    def moving(self) -> bool:
        """Whether the person is about to act, once something that is under way is done."""
        at = self.at
        if at.view is None or len(at.mine) != 1 or at.table.status != "playing":
            return False
        return self.sending or not at.now.legal

    async def command(self, key: str) -> None:
        """Do what a key means; what can only be meant for one's next action is kept until then."""
        means = key in self.commands and not (key in SOMETIMES and key not in dict(self.keys()))
        means = means and not (key in "hf" and self.moving())  # a hint, a fight: for one's action
        forgets = key in BACK and bool(self.ahead or self.notes)
        if self.sending and key in NEXT and not forgets:
            self.keep(key)
        elif self.moving() and not means:
            if len(key) == 1 and key.isprintable() and key != " ":
                self.keep(key)
        elif means or key not in self.commands:
            await super().command(key)
        else:
            self.remark(self.keys_told(key))

    def keep(self, key: str) -> None:
        """Keep a key until one can act; what is more than that is not typed for anything seen."""
        if not self.ahead:
            self.aim = self.choice, self.cursor
        self.ahead = (*self.ahead, key)[:MOST_AHEAD]
        self.lay = self.places()
        self.draw_page()

    async def do_kept(self) -> None:
        """Do what was typed before, in its order, as far as that is possible now."""
        while self.ahead and not self.moving() and self.is_current:
            key, *later = self.ahead
            lit = {known: pick for pick, known in self.shown().keys.items()}
            other_card = lit.get(key, "").startswith("card ") and self.places() != self.lay
            if other_card or (key in ("enter", " ") and self.aim != (self.choice, self.cursor)):
                told = keys_in_a_row(self.ahead)
                self.ahead = ()  # it was typed for something else
                self.remark(self.at.say("tui-changed", what=told))
                return
            self.ahead = tuple(later)
            await self.command(key)
            if key in STEPS or key in WAYS:
                self.aim = self.choice, self.cursor

    def remark(self, text: str) -> None:
        """Say something until the table has changed."""
        self.note(text)
        self.draw_page()

    def sends(self) -> None:
        """Nothing is lit until it is answered."""
        self.sending = True

    def go_back(self) -> None:
        """Forget what was typed ahead or noted; with nothing of that, a step of a choice back."""
        if self.ahead or self.notes:
            self.ahead, self.notes = (), []
            self.draw_page()
        elif (
            self.at.view is not None and self.at.now.take_back and self.at.words.back(self.at.view)
        ):
            self.take_back()

    async def send(self, action: str) -> None:
        """Take an action, and say why if it is refused."""
        await self.step(self.at.act(action))

    async def step(self, doing: Coroutine[Any, Any, str | None]) -> None:
        """A step of one's own: what is typed meanwhile waits until the view after it has come."""
        try:
            why = await doing
        finally:
            self.sending = False
        if why is not None:
            self.note(why)
            self.ahead = ()  # it was typed for what would have followed
        self.draw_page()
        await self.do_kept()

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

    def take_back(self) -> None:
        """Let go what is picked, or take the latest step back."""
        if self.picked:
            self.picked = ()
        else:
            self.sends()
            sending = partial(self.step, self.at.take_back())
            self.run_worker(guarded(self, sending), group="send")
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

    async def bot_or_review(self) -> None:
        """Host, before the start: seat a bot at the first free seat. After the end: the review."""
        if self.at.over:
            self.review()
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
