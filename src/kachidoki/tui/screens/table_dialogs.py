"""What a table opens above itself: keys, links, the log, the rules, the board in words."""

from __future__ import annotations

from typing import Final

from kachidoki.tui.screens.board_screen import BoardScreen
from kachidoki.tui.screens.terminal import Terminal, terminal_of
from kachidoki.tui.screens.texts import CardScreen, LogScreen, RulesScreen, TextScreen
from kachidoki.tui.sitting import Place, Sitting

LEGENDS: Final = {"joraku": "tui-legend-joraku", "rokumon": "tui-legend-rokumon"}


class TableDialogs(BoardScreen):
    """A table, as far as it explains itself."""

    def __init__(self, place: Place, sitting: Sitting) -> None:
        super().__init__()
        self.place = place
        self.at = sitting
        self.card = ""  # the title card that was shown last

    @property
    def terminal(self) -> Terminal:
        """The application."""
        return terminal_of(self)

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something now."""
        at = self.at
        found = [("?", "tui-key-keys")]
        if at.table.status == "open":
            host = at.seat.welcome is not None and at.seat.welcome.host
            found += [("a", "page-add-bot")] if host else []
            return [(key, at.say(what)) for key, what in [*found, ("q", "tui-key-leave")]]
        if self.picked:
            found += [("Esc", "tui-key-back")]
        if at.over and at.mine:
            found += [("n", "page-rematch")]
        if at.over:
            found += [("v", "page-replay")]
        if at.now.take_back:
            found += [("u", "page-take-back")]
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

    def show_card(self) -> None:
        """A title card, once for each title, to whoever plays."""
        at = self.at
        if at.view is None or at.table.status != "playing" or len(at.mine) != 1:
            return
        found = at.words.card(at.view, at.language)
        if found is not None and found[0] != self.card:
            self.card = found[0]
            title, told = found
            before = at.words.ending(at.events(), at.language)
            if before.told:
                told = [f"{before.told} {before.why}".rstrip(), "", *told]
            self.terminal.push_screen(CardScreen(title, told, at.language))

    def show_keys(self) -> None:
        """Every key of this screen."""
        at = self.at
        told = [at.say("tui-keys-pick"), at.say("tui-keys-move"), at.say("tui-keys-let-go"), ""]
        more = [*self.keys(), ("i", at.say("page-link")), ("P", at.say("page-pause"))]
        told += [f"{key}   {what}" for key, what in more]
        told += [f"Ctrl-T   {at.say('page-look')}", "", at.say(LEGENDS[at.table.game])]
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
