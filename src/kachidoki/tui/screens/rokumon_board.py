"""Rokumon's table as lines: the coins where they lie with their stacks, and both clans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from kachidoki.rokumon.cells import NUMBER, Point, point
from kachidoki.text.names import starred
from kachidoki.tui.rokumon_words import act_title, clan
from kachidoki.tui.screens.paint import Shown, centred

WIDE: Final = 12  # cells from a coin to the next one
COIN: Final = 11
HIGH: Final = 3
COLOURS: Final = {"gold": "yellow", "green": "green", "flipped": "magenta"}
# A border of its own for each colour: corners, then the line.
BORDERS: Final = {"gold": "╔╗╚╝═║", "green": "┌┐└┘─│", "flipped": "╭╮╰╯┄┆", "free": "┌┐└┘╌╎"}
CLANS: Final = {"sanada": "red", "tokugawa": ""}  # blue can hardly be read upon black
SIGNS: Final = {"sanada": "●", "tokugawa": "■"}
LETTERS: Final = {"sanada": "S", "tokugawa": "T"}
Coin = Mapping[str, Any]


def title(shown: Shown) -> str:
    """The act, and how the campaign stands."""
    view = shown.view
    told = act_title(view, shown.language)
    if view["acts"]:
        won = ":".join(str(each["won"]) for each in view["clans"])
        told = f"{told} · {shown.say('draw-acts-won')} {won}"
    if view["battles"]:
        facts = {"count": shown.table.series.streak, "needed": view["battles"]}
        told = f"{told} · {shown.say('page-rokumon-streak', **facts)}"
    return told


def places(shown: Shown) -> list[str]:
    """The coins in their order, for their keys."""
    return [f"coin {coin['cell']}" for coin in shown.view["coins"]]


def place(cell: str, square: bool) -> Point:
    """Where a cell lies: in half coins to the right, and in rows."""
    if square:
        return 2 * int(cell[1]), "ab".index(cell[0])
    return point(NUMBER[cell])


class Sheet:
    """Characters with styles, set anywhere."""

    def __init__(self) -> None:
        self.lines: list[list[tuple[str, Style]]] = []

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Set a text of narrow characters."""
        while len(self.lines) <= y:
            self.lines.append([])
        line = self.lines[y]
        line += [(" ", Style())] * (x + len(text) - len(line))
        line[x : x + len(text)] = [(character, style) for character in text]

    def texts(self) -> list[Text]:
        """The lines."""
        return [Text.assemble(*line) for line in self.lines]


def board(shown: Shown) -> list[Text]:
    """The coins, and the free cells where a lifted one can be set."""
    view = shown.view
    square = view["grid"] == "square"
    at = {place(coin["cell"], square): coin for coin in view["coins"]}
    free = [pick.split()[1] for pick in shown.picking.open if pick.startswith("cell ")]
    spots: dict[Point, str] = {place(cell, square): cell for cell in free}
    if not at:
        return [Text(shown.say("draw-status-coins"), "dim")]
    points = [*at, *spots]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide = (max(x for x, _ in points) - left) * WIDE // 2 + COIN
    start = max(0, (min(shown.width, 80) - wide) // 2)
    sheet = Sheet()
    for (x, y), coin in at.items():
        draw_coin(sheet, shown, coin, start + (x - left) * WIDE // 2, (y - top) * HIGH)
    for (x, y), cell in spots.items():
        draw_free(sheet, shown, cell, start + (x - left) * WIDE // 2, (y - top) * HIGH)
    return sheet.texts()


def draw_coin(sheet: Sheet, shown: Shown, coin: Coin, x: int, y: int) -> None:
    """A coin: its cell and pips above, the stack from below to the top, its key below."""
    view, pick = shown.view, f"coin {coin['cell']}"
    border = BORDERS[coin["colour"]]
    style = shown.style(pick, COLOURS[coin["colour"]], "bold")
    words = shown.style(pick, lit="bold")  # colours are for borders: some are hard to read
    lost = any(coin["cell"] in line for line in view["uncovered"])
    marks = (
        ("⚔" if view["fight"] and view["fight"]["cell"] == coin["cell"] else "")
        + ("×" if view["locked"] == coin["cell"] else "")
        + ("!" if lost else "")
    )
    head = f" {coin['cell']} {coin['pips']}{marks} "
    if coin["cell"] in shown.decided:
        head = f"◆{head}◆"
    key = shown.key(pick)
    sheet.put(x, y, border[0] + border[4] * (COIN - 2) + border[1], style)
    sheet.put(x + 1 + (COIN - 2 - len(head)) // 2, y, head, words)
    sheet.put(x, y + 1, border[5] + " " * (COIN - 2) + border[5], style)
    sheet.put(x, y + 2, border[2] + border[4] * (COIN - 2) + border[3], style)
    sheet.put(x + 1 + (COIN - 2 - len(key)) // 2, y + 2, key, words)
    stack = [warrior(each, view) for each in coin["stack"]]
    gap = " " if sum(map(len, stack)) + len(stack) - 1 <= COIN - 2 else ""
    inside = x + 1 + (COIN - 2 - len(gap.join(stack))) // 2
    for number, (told, each) in enumerate(zip(stack, coin["stack"], strict=True)):
        top = number == len(stack) - 1
        drawn = shown.style(pick, f"{CLANS[each['clan']]}{' bold' if top else ''}", "bold")
        sheet.put(inside, y + 1, told, drawn)
        inside += len(told + gap)


def draw_free(sheet: Sheet, shown: Shown, cell: str, x: int, y: int) -> None:
    """A free cell, where a coin can be set."""
    pick, border = f"cell {cell}", BORDERS["free"]
    style = shown.style(pick, lit="bold")
    sheet.put(x, y, border[0] + centred(f" {cell} ", COIN - 2, border[4]) + border[1], style)
    sheet.put(x, y + 1, border[5] + centred(shown.key(pick), COIN - 2) + border[5], style)
    sheet.put(x, y + 2, border[2] + border[4] * (COIN - 2) + border[3], style)


def warrior(each: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """A warrior in few letters: its clan, its value where that counts, ! once all have seen it."""
    letter = LETTERS[each["clan"]]
    if view["values"] == "unused":
        return letter
    value = "?" if each["value"] is None else starred(each["value"])
    return f"{letter}{value}{'!' if each['shown'] and view['values'] == 'hidden' else ''}"


def below(shown: Shown) -> list[Text]:
    """A line for each clan."""
    return [clan_line(shown, side) for side in shown.view["clans"]]


def clan_line(shown: Shown, side: Mapping[str, Any]) -> Text:
    """A clan: who leads it, its supply, tokens and marks."""
    view, seat, named = shown.view, side["seat"], side["clan"]
    who = shown.say("draw-taroma") if seat is None else shown.names[seat]
    if seat is not None and list(shown.mine) == [seat]:
        who = f"{who} {shown.say('page-you-mark')}"
    style = CLANS[named] + (" bold" if seat is not None and seat in shown.mine else "")
    line = Text("▶" if named == view["clan"] and view["phase"] != "over" else " ")
    line.append(f"{SIGNS[named]} {clan(named, shown.language)} {who}", style)
    if seat in shown.clocks:
        line.append(f" {shown.clocks[seat]}", "bold")
    line.append(f" · {shown.say('draw-supply')} ")
    own = seat is not None and seat in shown.mine and seat == view["seat"]
    if view["values"] == "unused" or not side["supply"]:
        line.append(str(len(side["supply"])), "bold")
    for value in side["supply"] if view["values"] != "unused" else ():
        pick = f"warrior {value}"
        if own and named == view["clan"]:
            line.append(f"{starred(value)}{shown.spaced_key(pick)}", shown.style(pick, "bold"))
        else:
            line.append(starred(value), "bold")
        line.append(" ")
    if tokens_count(view) and (side["tokens"] or side["spent"]):
        told = f"{side['tokens']}" + (f"+{side['spent']}✗" if side["spent"] else "")
        line.append(f" · {shown.say('draw-tokens')} {told}")
    if view["fight"]:
        line.append(f" ⚔+{view['fight']['added'][list(CLANS).index(named)]}", "bold")
    if view["surprises"]:
        key = "draw-surprise-used" if side["surprised"] else "draw-surprise"
        line.append(f" · {shown.say(key)}", "dim" if side["surprised"] else "")
    return line


def tokens_count(view: Mapping[str, Any]) -> bool:
    """Whether revenge tokens can do anything: in fights, or in later acts of a campaign."""
    return view["values"] != "unused" or bool(view["acts"])


def label(shown: Shown, pick: str) -> str | None:
    """What a button says for something that lies nowhere on the table; None if it does."""
    kind, _, rest = pick.partition(" ")
    if kind == "fight":
        cell = shown.picking.picked[-1].split()[1]
        return shown.say("page-rokumon-fight", cell=cell)
    if kind == "surprise":
        return shown.say("draw-surprise")
    if kind == "add":
        return shown.say("page-rokumon-add", count=int(rest))
    if kind in ("surrender", "surrender-yes"):
        return shown.say("page-rokumon-surrender")
    return None


def prompt(shown: Shown) -> str | None:
    """What is asked after something was picked."""
    picked = shown.picking.picked
    kind, _, rest = picked[-1].partition(" ")
    if picked[0] == "surprise":
        if kind == "coin":
            return shown.say("page-rokumon-set-where", cell=rest)
        return shown.say("page-rokumon-lift-which")
    if kind == "warrior":
        return shown.say("page-rokumon-place-value", value=starred(rest))
    if kind == "surrender":
        acts = shown.view["acts"]
        return shown.say("page-rokumon-surrender-act" if acts else "page-rokumon-surrender-game")
    # Not onto two warriors unless both are one's own (rules: Move): the sentence says so.
    moves = any(pick.startswith("coin") for pick in shown.picking.open)
    key = "page-rokumon-move-where" if moves else "page-rokumon-fight-only"
    return shown.say(key, cell=rest)
