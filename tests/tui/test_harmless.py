"""What others call themselves never reaches the terminal as an order."""

from __future__ import annotations

import pytest

from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.canvas import cells_of
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.table_page import Page, page
from kachidoki.tui.sitting import names_of, table_told
from tests.tui.stills import at_table, crowded

HOSTILE = [
    "\x1b[2J\x1b[H\x1b]0;owned\x07",
    "A\x9b31mki\r\nroot@host:~# ",
    "\u202egnp.exe\u202c\u2066x\u2069",
    "A\u200b\u200c\u200d\ufeffki\u00ad",
    "a\u0300" * 30 + "[bold]markup[/bold]",
    "\ud800" + "\U000e0041",
    "\u0007\u0008\u007f" + "=" * 60,
]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names_are_shown_harmlessly(name: str) -> None:
    at = at_table("rokumon", {"act": "4"}, crowded)
    seats = [seat.model_copy(update={"name": name}) for seat in at.table.seats]
    seats[1] = seats[1].model_copy(update={"kind": "person", "bot": None})
    table = at.table.model_copy(update={"seats": seats, "title": name})
    names = names_of(table, "en")
    shown = Shown(at.view or {}, table, names, "en", [0])
    told = Page(shown, harmless(name), name, [name], [name, f"{name} deploys"], [("?", name)])
    for line in [*page(told, 80, 24), *page(told, 130, 40)]:
        shown_text = "".join(character for character, _ in cells_of(line))
        assert shown_text.isprintable(), ascii(shown_text)
        assert not {*shown_text} & {*"\u202e\u2066\u200b\u200d\ufeff\u00ad"}
    assert table_told(table, "en").isprintable()
    for shown_name in names:
        assert shown_name.isprintable()
        assert not {*shown_name} & {*"\u202e\u2066\u200b\u200d\ufeff\u00ad"}
