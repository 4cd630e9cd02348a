"""Which room of the program knows which, as a picture: `python -m tests.house.import_graph`.

A room is a folder of `kachidoki`, or of its server; what lies beside the folders counts as rooms of
their own. Imports that are for types only count too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "imports.svg"
SPLIT = ("server",)  # folders whose own folders are rooms
LEFT_OUT = ("__main__", "version", "kachidoki", "web")  # the door, its number; no Python in web

WIDTH, HEIGHT, GAP = 150, 40, 34
PAPER, INK, LINE, BOX = "#fbf7ee", "#2b2622", "#8a7f72", "#efe6d2"

Rooms = Mapping[str, frozenset[str]]


def modules() -> dict[str, frozenset[str]]:
    """Every module, and the modules that it imports."""
    graph = grimp.build_graph("kachidoki", exclude_type_checking_imports=False)
    found = graph.find_modules_directly_imported_by
    return {module: frozenset(found(module)) for module in graph.modules}


def room_of(module: str) -> str:
    """The room that a module lies in.

    >>> room_of("kachidoki.joraku.view"), room_of("kachidoki.server.edge.limits")
    ('joraku', 'server.edge')
    """
    parts = module.split(".")[1:] or ["kachidoki"]
    if parts[0] in SPLIT and len(parts) > 2:
        return ".".join(parts[:2])
    return parts[0]


def rooms(imports: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """Every room, and the rooms that it knows."""
    known: dict[str, set[str]] = {}
    for module, imported in imports.items():
        room = room_of(module)
        known.setdefault(room, set()).update(map(room_of, imported))
    left_out = set(LEFT_OUT)
    return {
        room: frozenset(others - left_out - {room})
        for room, others in sorted(known.items())
        if room not in left_out
    }


def cycles(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Groups of modules, or rooms, that know each other: whatever does not come to an end."""
    left = {name: set(others) for name, others in imports.items()}
    while loose := [name for name, others in left.items() if not others & left.keys() - {name}]:
        for name in loose:
            del left[name]
    found = []
    while left:
        first = min(left)
        group = {name for name in reached(first, left) if first in reached(name, left)}
        found += [sorted(group)] if len(group) > 1 else []
        for name in group | {first}:
            del left[name]
    return found


def reached(start: str, imports: Mapping[str, Iterable[str]]) -> set[str]:
    """Everything that is known from one place, itself included."""
    found, new = {start}, [start]
    while new:
        for other in imports.get(new.pop(), ()):
            if other not in found:
                found.add(other)
                new.append(other)
    return found


def floors(known: Rooms) -> list[list[str]]:
    """The rooms in rows: each just below the lowest of those that know it."""
    depth: dict[str, int] = {}

    def of(room: str) -> int:
        if room not in depth:
            above = [other for other, others in known.items() if room in others]
            depth[room] = 1 + max(map(of, above), default=-1)
        return depth[room]

    lowest = max(map(of, known))
    return [[room for room in known if depth[room] == floor] for floor in range(lowest + 1)]


def direct(known: Rooms) -> list[tuple[str, str]]:
    """What is drawn: who knows whom, without what follows from other lines."""
    return [
        (room, other)
        for room, others in known.items()
        for other in sorted(others)
        if not any(other in reached(between, known) for between in others - {other})
    ]


def places(known: Rooms) -> dict[str, tuple[int, int]]:
    """Where each room stands, as column and row: whoever knows most at the left.

    The others stand so far to the right that their lines down meet no other box.
    """
    rows = [sorted(row, key=lambda room: -len(reached(room, known))) for row in floors(known)]
    row_of = {room: number for number, row in enumerate(rows) for room in row}
    at = {row[0]: (0, number) for number, row in enumerate(rows)}
    taken: dict[int, list[range]] = {}
    for room in reversed([room for row in rows for room in row[1:]]):
        ends = [row_of[other] for line, other in direct(known) if line == room]
        needed = range(row_of[room], max(ends, default=row_of[room]) + 1)
        column = 1
        while any(set(needed) & set(other) for other in taken.get(column, [])):
            column += 1
        taken.setdefault(column, []).append(needed)
        at[room] = column, row_of[room]
    return at


def draw(known: Rooms) -> str:
    """The picture."""
    at = places(known)
    columns, rows = (1 + max(place) for place in zip(*at.values(), strict=True))
    wide, high = GAP + columns * (WIDTH + GAP), GAP + rows * (HEIGHT + GAP)
    corner = {
        room: (GAP + x * (WIDTH + GAP), GAP + y * (HEIGHT + GAP)) for room, (x, y) in at.items()
    }
    lines = []
    for room, other in direct(known):
        (x, y), (to_x, to_y) = corner[room], corner[other]
        if x == to_x:
            way = f"M{x + WIDTH / 2:g} {y + HEIGHT} V{to_y - 6}"
        elif x < to_x:
            way = f"M{x + WIDTH} {y + HEIGHT / 2:g} H{to_x + WIDTH / 2:g} V{to_y - 6}"
        else:
            way = f"M{x + WIDTH / 2:g} {y + HEIGHT} V{to_y + HEIGHT / 2:g} H{to_x + WIDTH + 6}"
        lines.append(f'<path d="{way}" marker-end="url(#tip)"/>')
    boxes = [
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
        for x, y in corner.values()
    ]
    names = [
        f'<text x="{x + WIDTH / 2:g}" y="{y + HEIGHT / 2 + 5:g}">{escape(room)}</text>'
        for room, (x, y) in corner.items()
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" '
            f'height="{high}" role="img" font-family="sans-serif" font-size="15">',
            "<title>Which room knows which: every arrow leads down</title>",
            f'<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" '
            f'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="{LINE}"/></marker>',
            f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
            f'<g fill="none" stroke="{LINE}" stroke-width="1.5">',
            *lines,
            "</g>",
            f'<g fill="{BOX}" stroke="{INK}">',
            *boxes,
            "</g>",
            f'<g fill="{INK}" text-anchor="middle">',
            *names,
            "</g>",
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(rooms(modules())), encoding="utf-8")
