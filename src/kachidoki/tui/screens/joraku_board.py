"""Joraku's table as lines: the map with what it pays, the skirmish, and the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from kachidoki.joraku.cards import AREAS, CARD_NAMES, ROUNDS
from kachidoki.text import sentence, word
from kachidoki.tui.joraku_words import board_of, colour
from kachidoki.tui.screens.paint import COLOURS, SIGNS, Shown, whole

LABEL: Final = 11  # cells of a player's name
AREA: Final = 9
POINTS: Final = 6
CARD: Final = 9
TITLE: Final = 45  # cells of a title that has room beside whose turn it is
MOST_CARDS: Final = 8
RANKS: Final = " ¹²³⁴"
SUITS: Final = {"katana": "cyan", "yari": "magenta", "teppo": "yellow"}
Faction = Mapping[str, Any]


def title(shown: Shown) -> str:
    """The round and the skirmish."""
    view = shown.view
    told = shown.say("page-joraku-round", numeral=ROUNDS[max(1, view["round"]) - 1])
    done = len(view["skirmishes"])
    total = view["round_skirmishes"]
    if view["phase"] in ("play", "choose", "place", "march"):
        of = shown.say("draw-skirmish-of", number=min(done + 1, total), total=total)
        told = f"{told} · {of}"
    if view["variants"]:
        named = ", ".join(shown.say(f"page-joraku-variant-{each}") for each in view["variants"])
        if cell_len(f"{told}{named}") > TITLE:  # the board in words has them
            named = f"{shown.say('page-option-variants')} (b)"
        told = f"{told} · {named}"
    return told


def places(shown: Shown) -> list[str]:
    """The cards in their order, for their keys."""
    return [f"card {card}" for card in cards_of(shown.view)]


def board(shown: Shown) -> list[Text]:
    """The map: a column an area, a row a colour."""
    return [heads(shown), *pays(shown), *(row(shown, each) for each in shown.view["factions"])]


def heads(shown: Shown) -> Text:
    """The areas with their numbers, lit where something can go."""
    line = Text(whole(own_signs(shown), LABEL), "bold")
    for number, area in enumerate(AREAS):
        pick = f"area {area}"
        name = word(f"area-{area}", shown.language)
        told = f"[{number}]{name}" if pick in shown.picking.lit else f"{number} {name}"
        room = AREA
        if pick in shown.picking.lit and pick == shown.cursor:
            told = f"›{told}"
            if line.plain.endswith(" "):  # the blank before a long name
                line.right_crop(1)
                room += 1
        elif not line.plain.endswith(" ") and cell_len(told) < AREA:
            told = f" {told}"  # apart from a name that needed its whole column
        if number == len(AREAS) - 1:
            room = max(room, cell_len(told))
        line.append(whole(told, room), shown.style(pick, "bold"))
    points = f" {sentence('draw-rp', shown.language)}"
    left = LABEL + AREA * len(AREAS) + POINTS - line.cell_len
    return line.append(whole(points, left), "bold")


def own_signs(shown: Shown) -> str:
    """Which colours one leads, by their signs; the log calls everybody by their names."""
    own = [SIGNS[each["colour"]] for each in shown.view["factions"] if each["seat"] in shown.mine]
    if len(shown.mine) != 1 or not own:
        return ""
    return f" {shown.say('page-labelled', label=shown.say('page-you'), text=' '.join(own))}"


def pays(shown: Shown) -> list[Text]:
    """What this round and the next pay for the first, second and third; * is not printed."""
    rows = board_of(shown.table.options)
    now = max(1, shown.view["round"])
    lines = []
    for round_ in (now, now + 1):
        if round_ > len(ROUNDS):
            continue
        told = shown.say("tui-pays", round=ROUNDS[round_ - 1])
        line = Text(whole(told, LABEL), "" if round_ == now else "dim")
        for number in range(len(AREAS)):
            row_ = " ".join(map(str, rows.rows[number][round_ - 1]))
            star = "" if rows.sources[number] in ("printed", "own") else "*"
            line.append(whole(f"{row_}{star}", AREA))
        if round_ == now:
            supply = shown.say("tui-supply")
            line.append(" " * (POINTS - cell_len(supply)) + supply, "bold")
        lines.append(line)
    return lines


def row(shown: Shown, faction: Faction) -> Text:
    """A colour: who leads it, its pieces in each area with their rank, its points and supply."""
    seat, named = faction["seat"], faction["colour"]
    acting = seat in shown.names_to_act() and shown.view["acting"] in (None, named)
    who = shown.say("draw-neutral") if seat is None else shown.names[seat]
    holds = "★" if seat is not None and seat == shown.view["holder"] else ""
    room = LABEL - 3 - len(holds)
    if seat in shown.clocks:
        clock = f" {shown.clocks[seat]}"
        who = f"{whole(who, max(1, room - len(clock)))}{clock}"
    line = Text("▶" if acting else " ")
    line.append(SIGNS[named], COLOURS[named])
    line.append(f"{whole(who, room)}{holds} ", "bold" if seat in shown.mine else "")
    for area in AREAS:
        line.append_text(cell(shown, faction, area))
    line.append(f"{faction['rp']:>3} {faction['supply']:>2}")
    return line


def cell(shown: Shown, faction: Faction, area: str) -> Text:
    """A colour's pieces in an area: D its Daimyo, the number of Samurai, and the rank."""
    named = faction["colour"]
    samurai, rank = faction["samurai"].get(area, 0), faction["ranks"].get(area, 0)
    daimyo = faction["daimyo"] == area
    text = Text()
    own = named == shown.view["acting"]
    if daimyo:
        text.append("D", shown.style("daimyo", "bold") if own else "")
    if daimyo and samurai:
        text.append("+")
    if samurai:
        pick = f"samurai {area}" if own else f"army {named}"
        lit = own or area == acting_daimyo(shown)
        style = shown.style(pick, "bold" if own else "") if lit else ""
        cross = "×" if lit and not own and pick in shown.picking.lit else ""
        text.append(f"{cross}{samurai}", style)
    if rank:
        text.append(RANKS[rank], "dim")
    if samurai and own:
        text.append(shown.spaced_key(pick), shown.style(pick, "bold"))
    if not text:
        text.append("·", "dim")
    text.pad_right(max(0, AREA - text.cell_len))
    return text


def acting_daimyo(shown: Shown) -> str | None:
    """The area of the Daimyo whose card is being used."""
    named = shown.view["acting"]
    return next((f["daimyo"] for f in shown.view["factions"] if f["colour"] == named), None)


def below(shown: Shown) -> list[Text]:
    """The skirmish, and the hand as cards."""
    return [skirmish(shown), *hand(shown)]


def skirmish(shown: Shown) -> Text:
    """The cards of this skirmish, or of the last one; ‹ › marks the one that is ahead."""
    view = shown.view
    now = bool(view["skirmish"]) or not view["skirmishes"]
    plays = view["skirmish"] if now else view["skirmishes"][-1]
    if not plays:
        return Text()
    key = "page-joraku-this-skirmish" if now else "page-joraku-last-skirmish"
    line = Text(f"{shown.say(key)}: ", "" if now else "dim")
    for number, play in enumerate(plays):
        card = short_card(shown, play["card"])
        ahead = now and number == view["ahead"]
        line.append("‹" if ahead else " ")
        line.append(SIGNS[play["colour"]], COLOURS[play["colour"]])
        line.append(f" {card}{'›' if ahead else ' '} ")
    awaited = [SIGNS[each] for seat in view["awaited"] for each in seat["colours"]]
    if view["skirmish"] and awaited:
        line.append("… " + " ".join(awaited), "dim")
    return line


def short_card(shown: Shown, card: str) -> str:
    """A card in few letters."""
    suit, _, rank = card.partition(" ")
    value = shown.say("draw-ninja") if rank == "ninja" else rank
    return f"{word(f'suit-{suit}', shown.language)} {value}"


def cards_of(view: Mapping[str, Any]) -> list[str]:
    """The cards that lie before the seat: its pack while it drafts, else its hand.

    A card that is picked to be passed stays in its place until all are: so do the keys.
    """
    own = view.get("own") or {}
    found: list[str] = (own.get("pack") if view["phase"] == "draft" else own.get("hand")) or []
    return sorted([*found, *to_pass(view)], key=CARD_NAMES.index)[:MOST_CARDS]


def to_pass(view: Mapping[str, Any]) -> list[str]:
    """The cards that the seat has picked to pass, until everybody has."""
    own = view.get("own") or {}
    if view["phase"] != "pass":
        return []
    return [*(own.get("gave") or ()), *(own.get("gave_right") or ())]


def hand(shown: Shown) -> list[Text]:
    """Three lines of cards; what was received is marked by a plus."""
    cards = cards_of(shown.view)
    own = shown.view.get("own") or {}
    if not own or shown.view["phase"] == "over":
        return []  # nobody's hand; otherwise nothing below jumps when the last card is played
    received: Sequence[str] = own.get("received") or ()
    lines = [Text(), Text(), Text()]
    passed = to_pass(shown.view)
    for card in cards:
        suit, _, rank = card.partition(" ")
        pick = f"card {card}"
        lit = pick in shown.picking.lit or pick in shown.picking.picked
        able = lit or not shown.picking.open
        frame = shown.style(pick, SUITS[suit] if able else f"{SUITS[suit]} dim", "bold")
        inside = shown.style(pick, "" if able else "dim", "bold")
        name = word(f"suit-{suit}", shown.language)
        value = shown.say("draw-ninja") if rank == "ninja" else rank
        new = "+" if card in received and shown.view["phase"] != "pass" else ""
        framed(lines[0], "╭─╮", name, frame, inside)
        framed(lines[1], "│ │", value + new, frame, inside)
        framed(lines[2], "╰─╯", "•" if card in passed else shown.key(pick), frame, inside)
    if own and shown.view["phase"] == "draft":
        kept = ", ".join(short_card(shown, card) for card in own["hand"])
        lines.append(Text(f"{shown.say('page-joraku-kept')}: {kept}", "dim"))
    return lines


def framed(line: Text, border: str, told: str, frame: Style, inside: Style) -> None:
    """Append a line of a card: colours are for its frame, as some terminals' are hard to read."""
    left, fill, right = border[0], border[1], border[2]
    short = told if cell_len(told) <= CARD - 2 else whole(told, CARD - 2)
    room = CARD - 2 - cell_len(short)
    line.append(left + fill * (room // 2), frame)
    line.append(short, inside)
    line.append(fill * (room - room // 2) + right, frame)


def label(shown: Shown, pick: str) -> str | None:
    """What a button says for something that lies nowhere on the table; None if it does."""
    kind, _, rest = pick.partition(" ")
    view = shown.view
    if kind == "colour":
        return f"{SIGNS[rest]} {colour(rest, shown.language)}"
    if kind in ("left", "right"):
        to = view["own"]["pass_to"]
        return shown.say("page-joraku-to", name=shown.names[to[0 if kind == "left" else -1]])
    if kind == "daimyo":
        area = word(f"area-{acting_daimyo(shown)}", shown.language)
        named = colour(view["acting"], shown.language)
        return (
            f"{shown.say('page-joraku-pick-daimyo', colour=named, area=area)} {cost(shown, kind)}"
        )
    if kind == "army":
        whose = f"{SIGNS[rest]} {colour(rest, shown.language)}"
        where = word(f"area-{acting_daimyo(shown)}", shown.language)
        told = shown.say("tui-remove", colour=whose, area=where)
        return f"{told} {cost(shown, 'remove')}"
    if kind in ("place", "march"):
        return use(shown, kind)
    if kind == "end" and view["left"]:
        key = "page-joraku-end-placing" if view["phase"] == "place" else "page-joraku-end-losing"
        return shown.say(key, count=view["left"])
    return None


def use(shown: Shown, kind: str) -> str:
    """What placing or marching with the card that is played means."""
    number = int(shown.view["skirmish"][-1]["card"].split()[1])
    if kind == "march":
        return shown.say("page-joraku-march", count=number)
    area = word(f"area-{AREAS[number]}", shown.language)
    return shown.say("page-joraku-place", count=0, area=area)


def cost(shown: Shown, step: str) -> str:
    """How many action points a step takes, in brackets."""
    return f"({shown.say('page-joraku-ap', count=shown.view['costs'][step])})"


def prompt(shown: Shown) -> str | None:
    """What is asked after something was picked."""
    last = shown.picking.picked[-1]
    if last.startswith("card"):
        return shown.say("page-joraku-which-house")
    asked = shown.say("page-joraku-where")
    step = {"samurai": "move", "daimyo": "daimyo", "army": "remove"}.get(last.partition(" ")[0])
    return asked if step is None else f"{asked} {cost(shown, step)}"
