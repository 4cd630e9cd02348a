"""Screens as they stand at a moment of a game, without a server.

`python -m tests.tui.stills` draws the pictures of the documentation again; a test holds them to
what the screens show.
"""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from textual.screen import Screen

from kachidoki import catalog
from kachidoki.client import Seat
from kachidoki.core import Rng, Table
from kachidoki.protocol import Course, Moment, SeatInfo, Series, TableInfo, Update, Welcome
from kachidoki.server.tables.updates import told
from kachidoki.text import players_of, sides_of
from kachidoki.tui.my_tables import MyTables
from kachidoki.tui.opening import Opening
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.home import HomeScreen, LinkScreen, TablesScreen
from kachidoki.tui.screens.new_table import NewTableScreen
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.table_dialogs import score_lines
from kachidoki.tui.screens.texts import CardScreen, LogScreen, ReactScreen, RulesScreen, TextScreen
from kachidoki.tui.sitting import Place, Sitting, names_of

PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "terminal"
ADDRESS = "https://tables.example.org"
CELL = 12.2  # width of a character in a picture
NAMES = ["Aki", "Ben", "Chiyo", "Daisuke"]


def table_at(name: str, options: Mapping[str, str], until: Callable[[Table], bool]) -> Table:
    """A game that was played at random, always the same, until something is so."""
    table, rng = Table(catalog.find(name, dict(options)), b"still"), Rng(b"still")
    while not until(table) and (acting := table.state.to_act()):
        legal = [each for each in table.state.legal(acting[0]) if str(each) != "surrender"]
        table.play(acting[0], legal[rng.below(len(legal))])
    return table


def info_of(table: Table, status: str = "playing", people: int = 1, **seat: Any) -> TableInfo:
    """The table as everybody sees it: some people, then bots."""
    seats = [
        SeatInfo(kind="person", name=NAMES[number], **seat)
        if number < people
        else SeatInfo(kind="bot", name="casual", bot="casual")
        for number in range(table.game.seats)
    ]
    return TableInfo(
        table="Ab-1",
        title="",
        game=table.game.name,
        rules=1,
        options=dict(table.game.options),
        commitment=table.commitment,
        status=status,  # type: ignore[arg-type]
        seats=seats,
        host=0,
        clock=None,
        listed=False,
        advice=False,
        series=Series(),
    )


def update_of(table: Table, info: TableInfo, seat: int | None, language: str) -> Update:
    """What a seat is told of it."""
    names = names_of(info, language)
    players = players_of(info.game, sides_of(table.view(None)), names, language)
    events = [told(event, 2, info.game, language, players) for event in table.log(seat)]
    outcome = table.outcome
    acting = seat is not None and seat in table.state.to_act()
    return Update(
        version=2,
        since=0,
        first=0,
        seat=seat,
        curtain=[],
        view=table.view(seat).as_dict(),
        legal=[str(each) for each in table.state.legal(seat)]
        if acting and seat is not None
        else [],
        take_back=seat is not None and table.state.loose(seat) > 0,
        events=events,
        outcome=None if outcome is None else outcome.as_dict(),
        table=info,
    )


class Still(Seat):
    """A connection that has said all that it will ever say."""

    connected = True

    async def __aenter__(self) -> Still:
        return self


def sitting_at(update: Update, seats: list[int], language: str = "en") -> Sitting:
    """Somebody who was told that."""
    seat = Still(ADDRESS, update.table.table, language=language)
    seat.welcome = Welcome(version=2, program="", seats=seats, host=True)
    seat._updated(update)
    return Sitting(seat, language, ADDRESS, "x" * 30)


class StillApp(TerminalApp):
    """Shows one screen and asks nobody for anything."""

    def __init__(self, language: str, screen: Callable[[StillApp], Screen[Any]]) -> None:
        super().__init__(Opening(language, "Aki"))
        self.still = screen

    async def first_screens(self) -> None:
        """That screen."""
        await self.push_screen(HomeScreen(self.language))
        found = self.still(self)
        if not isinstance(found, HomeScreen):
            await self.push_screen(found)

    async def place(self) -> Place:
        """Never a server of one's own."""
        return self.elsewhere()

    def elsewhere(self) -> Place:
        """A server that is never asked."""
        return Place(ADDRESS, self.language, MyTables(Path("nowhere")))


def phase(name: str) -> Callable[[Table], bool]:
    """Until seat 0 is to act in a phase, in the second round or act where there are several."""

    def there(table: Table) -> bool:
        view = table.view(0).as_dict()
        late = view.get("round", 2) == 2
        return bool(view["phase"] == name and late and table.state.to_act() == (0,))

    return there


def passing(table: Table) -> bool:
    """Until seat 0 has picked one card to pass."""
    own: Any = table.view(0).as_dict().get("own")
    return bool(own and own.get("gave"))


def crowded(table: Table) -> bool:
    """Until four coins are taken and seat 0 is to act."""
    view: Any = table.view(0).as_dict()
    taken = sum(bool(coin["stack"]) for coin in view["coins"])
    return taken >= 4 and view["phase"] == "turn" and table.state.to_act() == (0,)


def over(table: Table) -> bool:
    """To the end."""
    return not table.state.to_act()


def at_table(
    name: str,
    options: Mapping[str, str],
    until: Callable[[Table], bool],
    language: str = "en",
    seat: int | None = 0,
) -> Sitting:
    """Somebody at a table at such a moment."""
    table = table_at(name, options, until)
    status = "over" if over(table) else "playing"
    info = info_of(table, status)
    return sitting_at(update_of(table, info, seat, language), [0] if seat == 0 else [], language)


def table_screen(
    sitting: Sitting, card: bool = False, first: bool = False
) -> Callable[[StillApp], Screen[Any]]:
    """Its screen, with or without the title card of an act above it, of somebody's first game."""

    def made(app: StillApp) -> Screen[Any]:
        screen = TableScreen(app.elsewhere(), sitting)
        if not card and sitting.view is not None:
            found = sitting.words.card(sitting.view, sitting.language)
            screen.card = "" if found is None else found[0]
        screen.first = first
        return screen

    return made


def behind_curtain() -> Sitting:
    """Two people at one screen, the second is next."""
    table = table_at("rokumon", {"act": "4"}, crowded)
    info = info_of(table, people=2)
    update = update_of(table, info, None, "en").model_copy(update={"curtain": [1]})
    return sitting_at(update, [0, 1])


def waiting() -> Sitting:
    """A table with a free seat."""
    table = table_at("rokumon", {"act": "4"}, crowded)
    info = info_of(table, "open", 1)
    seats = [info.seats[0], SeatInfo(kind="open", name="")]
    info = info.model_copy(update={"seats": seats})
    update = update_of(table, info_of(table), None, "en")
    return sitting_at(update.model_copy(update={"view": None, "table": info, "events": []}), [0])


def replayed(app: StillApp) -> Screen[Any]:
    """A finished game, in the middle."""
    screen = ReplayScreen(app.elsewhere(), at_table("rokumon", {"act": "4"}, over))
    table = table_at("rokumon", {"act": "4"}, crowded)
    update = update_of(table, info_of(table), 0, "en")
    screen.course = Course(steps=list(range(2, 30)), turns=[2, 5, 29])
    screen.step, screen.seat = 9, 0
    screen.moment = Moment(
        version=11,
        first=2,
        last=29,
        seat=0,
        view=update.view or {},
        events=update.events[-2:],
        outcome=None,
    )
    screen.begin = nothing  # type: ignore[method-assign]
    return screen


async def nothing() -> None:
    """Ask nobody."""


def log_of(app: StillApp) -> Screen[Any]:
    """The log of a game."""
    at = at_table("joraku", {"players": "3"}, phase("march"))
    return LogScreen("joraku", at.events(), app.language)


def round_of(app: StillApp) -> Screen[Any]:
    """What a round paid."""
    at = at_table("joraku", {"players": "4", "variants": "1 5"}, phase("play"))
    assert at.view is not None
    found = at.words.scored(at.events(), at.view, at.names, at.language)
    assert found is not None
    return CardScreen(found.title, score_lines(found), app.language, aligned=True)


def words_of(app: StillApp) -> Screen[Any]:
    """A board in words."""
    at = at_table("joraku", {"players": "3"}, phase("march"))
    assert at.view is not None
    told_ = at.words.board(at.view, at.table.options, at.names, at.language)
    return TextScreen(at.say("tui-key-words"), told_, app.language)


def tables(app: StillApp) -> Screen[Any]:
    """The tables of a server."""
    infos = [waiting().table, at_table("joraku", {"players": "3"}, phase("play")).table]
    return TablesScreen("Open tables · tables.example.org", app.elsewhere(), infos)


MARCH = {"players": "3", "variants": "2 6"}
Drawn = tuple[Callable[[StillApp], Screen[Any]], str, tuple[int, int]]  # language and size
SCREENS: Mapping[str, Drawn] = {
    "home": (lambda app: HomeScreen(app.language), "en", (80, 24)),
    "new-table": (lambda app: NewTableScreen("joraku", app.language), "en", (80, 24)),
    "link": (lambda app: LinkScreen(app.language), "en", (80, 24)),
    "tables": (tables, "en", (80, 24)),
    "joraku": (table_screen(at_table("joraku", MARCH, phase("march"))), "en", (80, 24)),
    "joraku-first": (
        table_screen(at_table("joraku", {"players": "3"}, passing), first=True),
        "en",
        (80, 24),
    ),
    "round": (round_of, "en", (80, 24)),
    "joraku-light": (
        table_screen(at_table("joraku", {"players": "4"}, phase("place"))),
        "en",
        (80, 24),
    ),
    "joraku-wide-ja": (
        table_screen(at_table("joraku", {"players": "4"}, phase("play"), "ja")),
        "ja",
        (130, 32),
    ),
    "rokumon": (table_screen(at_table("rokumon", {"act": "4"}, crowded)), "en", (80, 24)),
    "fight": (
        table_screen(at_table("rokumon", {"act": "4", "tokens": "2 2"}, phase("bid"))),
        "en",
        (80, 24),
    ),
    "act-card": (table_screen(at_table("rokumon", {"act": "4"}, crowded), True), "en", (80, 24)),
    "rokumon-over": (table_screen(at_table("rokumon", {"act": "6"}, over)), "en", (80, 24)),
    "watching-fr": (
        table_screen(at_table("rokumon", {"act": "5"}, crowded, "fr", None)),
        "fr",
        (80, 24),
    ),
    "curtain": (table_screen(behind_curtain()), "en", (80, 24)),
    "waiting": (table_screen(waiting()), "en", (80, 24)),
    "replay": (replayed, "en", (80, 24)),
    "log": (log_of, "en", (80, 24)),
    "in-words": (words_of, "en", (80, 24)),
    "rules": (lambda app: RulesScreen("rokumon", app.language, "fight"), "en", (80, 24)),
    "reactions": (lambda app: ReactScreen(app.language), "ru", (80, 24)),
}


def screens() -> dict[str, Drawn]:
    """All screens, with those of puzzles and reviews."""
    from tests.tui import learning_stills as learning

    return {
        **SCREENS,
        "puzzles": (learning.puzzles, "en", (80, 24)),
        "themes": (learning.themes, "en", (80, 24)),
        "puzzle": (learning.puzzle, "en", (80, 24)),
        "puzzle-solved-zh-Hant": (learning.solved, "zh-Hant", (80, 24)),
        "review": (learning.reviewed, "en", (80, 24)),
        "review-wide": (learning.reviewed, "en", (130, 30)),
        "review-summary": (learning.summary, "en", (80, 30)),
    }


async def picture(name: str) -> str:
    """A screen as SVG; fonts from elsewhere are left out."""
    screen, language, size = screens()[name]
    app = StillApp(language, screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if name.endswith("-light"):
            app.action_look()
            await pilot.pause()
        await pilot.pause()
        drawn = app.export_screenshot(title=f"kachidoki tui: {name}")
    bare = re.sub(r"\s*@font-face \{[^}]*\}", "", drawn)
    return re.sub(r'textLength="[^"]*"([^>]*)>([^<]*)<', measured, bare).rstrip() + "\n"


def measured(text: re.Match[str]) -> str:
    """A text of a picture with its true length: Rich counts wide characters as narrow ones."""
    cells = cell_len(html.unescape(text[2]))
    return f'textLength="{round(CELL * cells, 1)}"{text[1]}>{text[2]}<'


def main() -> None:
    """Draw all of them."""
    PICTURES.mkdir(exist_ok=True)
    for name in screens():
        (PICTURES / f"{name}.svg").write_text(asyncio.run(picture(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
