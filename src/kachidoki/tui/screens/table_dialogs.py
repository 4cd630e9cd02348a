"""What a table opens above itself: keys, links, the log, the rules, the board in words."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from kachidoki.client import ServerRefused
from kachidoki.tui.ending import Scored
from kachidoki.tui.screens.board_screen import BoardScreen
from kachidoki.tui.screens.key_names import key_name
from kachidoki.tui.screens.review_pane import table as aligned
from kachidoki.tui.screens.table_page import waiting_page
from kachidoki.tui.screens.terminal import Terminal, guarded, terminal_of
from kachidoki.tui.screens.texts import CardScreen, LogScreen, RulesScreen, ScoreScreen, TextScreen
from kachidoki.tui.sitting import Place, Sitting
from kachidoki.tui.tips import FIRST_STEPS, Tips, first_steps_title

SCORES: Final = 78  # columns of the points of a round
LEGENDS: Final = {"joraku": "tui-legend-joraku", "rokumon": "tui-legend-rokumon"}


def score_lines(found: Scored) -> list[str]:
    """What a part of a game paid, one line under another, with a rule above the sums."""
    rows = [line.plain for line in aligned(found.table, SCORES)]
    return [*rows[:-1], "─" * max(map(cell_len, rows)), rows[-1]]


class TableDialogs(BoardScreen):
    """A table, as far as it explains itself."""

    def __init__(self, place: Place, sitting: Sitting) -> None:
        super().__init__(sitting.language)
        self.place = place
        self.at = sitting
        self.card = ""  # the title card that was shown last
        self.ahead: tuple[str, ...] = ()  # keys that were typed before one could act
        self.scored: int | None = None  # the part whose points were shown last; None at first
        self.first: bool | None = None  # whether it is the first game of this kind; None: not known
        self.asked_whether_first = False
        self.notes: list[str] = []  # hints, refusals, reactions
        self.tips = Tips()
        self.turn = 0  # how often one has come to act

    @property
    def terminal(self) -> Terminal:
        """The application."""
        return terminal_of(self)

    @property
    def hosts(self) -> bool:
        """Whether the person is the table's host."""
        return self.at.seat.welcome is not None and self.at.seat.welcome.host

    def paused_told(self) -> list[str]:
        """That the table is paused, and how it goes on; nothing if it is not."""
        if self.at.table.status != "paused":
            return []
        return [self.at.say("tui-paused" if self.hosts else "refusal-paused")]

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something now."""
        at = self.at
        found = [("?", "tui-key-keys")]
        if at.table.status == "open":
            found += [("a", "page-add-bot")] if self.hosts else []
            return [(key, at.say(what)) for key, what in [*found, ("q", "tui-key-leave")]]
        if self.picked:
            found += [("Esc", "tui-key-back")]
        if at.over and at.mine:
            found += [("n", "page-rematch")]
        if at.over:
            found += [("v", "page-replay"), ("a", "page-review")]
        if at.now.take_back and not self.picked:
            found += [("u", "tui-key-take-back")]
        if at.now.legal:
            found += [("h", "page-hint")]
        if any(at.table.seats[seat].away for seat in at.mine):
            found += [("c", "page-come-back")]
        found += [("l", "tui-key-log"), ("r", "page-rules"), ("b", "tui-key-words")]
        if not at.mine and any(seat.shown for seat in at.table.seats):
            found += [("o", "page-seen-by")]
        found += [("q", "tui-key-leave")]
        if at.mine:  # last: a narrow line leaves out what is needed least
            found += [("t", "page-react")]
        return [(key, at.say(what)) for key, what in found]

    def line_keys(self) -> list[tuple[str, str]]:
        """Those of the last line: reactions only where they never have to go for another key."""
        found, at = self.keys(), self.at
        longest = {key: what for key, what in found if key != "Esc"}
        if not at.over:
            longest |= {"u": at.say("tui-key-take-back"), "h": at.say("page-hint")}
        if sum(cell_len(f" {key} {what} ") for key, what in longest.items()) > self.size.width:
            found = [each for each in found if each[0] != "t"]
        return found

    def waiting(self) -> list[Text]:
        """The page of a table that has not begun."""
        at, size = self.at, self.canvas.size
        about = [at.say("page-waiting-about"), "", at.link, ""]
        for name, seat in zip(at.names, at.table.seats, strict=True):
            about.append(f"{name} · {at.say('page-free')}" if seat.kind == "open" else name)
        title = f"{at.say(f'game-{at.table.game}')} · {at.say('page-waiting')}"
        return waiting_page(title, [*about, *self.notes], self.keys(), size.width, size.height)

    def show_card(self) -> None:
        """A title card, once for each title, to whoever plays."""
        at = self.at
        if at.view is None or at.table.status != "playing" or len(at.mine) != 1:
            return
        found = at.words.card(at.view, at.language)
        if found is not None and found[0] != self.card:
            self.card, self.ahead = found[0], ()
            title, told = found
            before = at.words.ending(at.events(), at.language)
            if before.told:
                told = [f"{before.told} {before.why}".rstrip(), "", *told]
            self.terminal.push_screen(CardScreen(title, told, at.language))

    def show_scored(self) -> None:
        """What a round paid, once and until it is read; not of rounds before one came."""
        at = self.at
        if at.view is None:
            return
        found = at.words.scored(at.events(), at.view, at.names, at.language)
        number = 0 if found is None else found.number
        if found is not None and self.scored is not None and number > self.scored and at.mine:
            self.ahead = ()
            shown = ScoreScreen(found.title, score_lines(found), at.language, aligned=True)
            self.terminal.push_screen(shown)
        self.scored = number

    def tip(self, choosing: bool) -> list[str]:
        """A line for somebody's first game, while they choose, and at first where to read more."""
        at = self.at
        if not self.first or at.view is None or not choosing:
            return []
        offer = at.say("tui-first", title=first_steps_title(at.table.game, at.language))
        tips = at.words.tips(at.view, at.table.options, at.language)
        found = self.tips.next((at.view["phase"], self.turn), tips)
        first = len(self.tips.told) == 1
        return [*([offer] if first else []), *([found] if found else [])]

    def read_first_steps(self) -> None:
        """What a newcomer needs to begin."""
        at = self.at
        self.terminal.push_screen(RulesScreen(at.table.game, at.language, FIRST_STEPS))

    def means_nothing(self, key: str) -> None:
        """Say why what a key stands for is not open; else which keys mean something."""
        at, bare = self.at, self.bare()
        action = None
        if bare is not None and at.now.legal:
            action = at.words.tried(bare.view, self.picked, self.places(), key)
        if action is None:
            super().means_nothing(key)
        else:
            self.run_worker(guarded(self, partial(self.tell_why, action, key)), group="why")

    async def tell_why(self, action: str, key: str) -> None:
        """Ask the server why an action is not open."""
        told = self.keys_told(key)
        with suppress(ServerRefused):  # it is no action of this game
            answer = await self.at.seat.why_not(action)
            if not answer.open:
                told = self.at.say("page-labelled", label=key_name(key), text=answer.text)
        self.remark(told)

    def show_keys(self) -> None:
        """Every key of this screen."""
        at = self.at
        told = [at.say("tui-keys-pick"), at.say("tui-keys-move"), at.say("tui-keys-esc")]
        if at.mine and not at.over:
            told.append(at.say("tui-keys-back" if at.now.take_back else "tui-keys-no-back"))
        told.append("")
        steps = first_steps_title(at.table.game, at.language)
        more = [*self.keys(), ("F", steps), ("i", at.say("page-link"))]
        if self.hosts and not at.over:
            key = "page-resume" if at.table.status == "paused" else "page-pause"
            more.append(("P", at.say(key)))
        told += [f"{key}   {what}" for key, what in more]
        told.append(f"Ctrl-T   {at.say('page-look')}")
        if at.view is not None:
            told += ["", at.say("tui-tips")]
            told += at.words.all_tips(at.view, at.table.options, at.language)
        told += ["", at.say(LEGENDS[at.table.game])]
        self.terminal.push_screen(TextScreen(at.say("tui-key-keys"), told, at.language))

    def show_link(self) -> None:
        """How others find the table, and how one finds it again elsewhere."""
        at = self.at
        told = [at.say("page-share-about"), at.link, ""]
        if at.token is not None:
            told += [at.say("page-personal-about"), f"{at.link}#{at.token}"]
        self.terminal.push_screen(TextScreen(at.say("page-share"), told, at.language))

    def show_log(self) -> None:
        """Everything that happened, with the rules it follows from."""
        at = self.at
        self.terminal.push_screen(LogScreen(at.table.game, list(at.events()), at.language))

    def show_rules(self) -> None:
        """The rules, at the section that the latest event follows from."""
        at = self.at
        section = next((e.section for e in reversed(at.events()) if e.section), None)
        self.terminal.push_screen(RulesScreen(at.table.game, at.language, section))

    def show_words(self) -> None:
        """The board in words."""
        at = self.at
        if at.view is not None:
            told = at.words.board(at.view, at.table.options, at.names, at.language)
            self.terminal.push_screen(TextScreen(at.say("tui-key-words"), told, at.language))

    def replay(self) -> None:
        """Look at a finished game step by step."""
        if self.at.over:
            self.terminal.open_replay(self.place, self.at)

    def review(self) -> None:
        """The same, with what each decision was worth."""
        self.terminal.open_replay(self.place, self.at, reviewing=True)
