"""A curve as a picture: SVG without anything else, the same bytes for the same figures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 64, 28, 40, 52
# Read on light and on dark pages alike.
STYLE: Final = (
    "text{font:13px sans-serif;fill:#667}line{stroke:#889;stroke-opacity:.35}"
    ".curve{fill:none;stroke:#b3382c;stroke-width:2.5}circle{fill:#b3382c}"
    ".goal{stroke:#2c6fb3;stroke-opacity:1;stroke-dasharray:6 4}.band{fill:#b3382c;opacity:.18}"
)

Mark = tuple[float, str]  # where on an axis, and what stands there


def draw(
    title: str,
    points: Sequence[tuple[float, float]],
    across: tuple[str, Sequence[Mark]],
    up: tuple[str, Sequence[Mark]],
    goal: float | None = None,
    band: Sequence[tuple[float, float]] = (),
) -> str:
    """A picture of points joined by lines.

    `across` and `up` are an axis each: what it shows, and its marks from the first to the last,
    which are also its ends. `goal` is a height with a line of its own. `band` is for each point a
    lowest and a highest height; what lies between is shaded.
    """
    low, high = across[1][0][0], across[1][-1][0]
    bottom, top = up[1][0][0], up[1][-1][0]

    def x(value: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low):.1f}"

    def y(value: float) -> str:
        return f"{TOP + (HEIGHT - TOP - BOTTOM) * (top - value) / (top - bottom):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for value, text in across[1]:
        parts.append(f'<line x1="{x(value)}" x2="{x(value)}" y1="{y(bottom)}" y2="{y(top)}"/>')
        where = f'x="{x(value)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle"'
        parts.append(f"<text {where}>{escape(text)}</text>")
    for value, text in up[1]:
        parts.append(f'<line x1="{x(low)}" x2="{x(high)}" y1="{y(value)}" y2="{y(value)}"/>')
        where = f'x="{LEFT - 8}" y="{y(value)}" dy="4" text-anchor="end"'
        parts.append(f"<text {where}>{escape(text)}</text>")
    if goal is not None:
        ends = f'x1="{x(low)}" x2="{x(high)}" y1="{y(goal)}" y2="{y(goal)}"'
        parts.append(f'<line class="goal" {ends}/>')
    if band:
        edges = [(a, low) for (a, _), (low, _) in zip(points, band, strict=True)]
        edges += [(a, high) for (a, _), (_, high) in zip(points, band, strict=True)][::-1]
        outline = " ".join(f"{x(a)},{y(b)}" for a, b in edges)
        parts.append(f'<polygon class="band" points="{outline}"/>')
    path = " ".join(f"{x(a)},{y(b)}" for a, b in points)
    parts.append(f'<polyline class="curve" points="{path}"/>')
    parts += [f'<circle cx="{x(a)}" cy="{y(b)}" r="3.5"/>' for a, b in points]
    middle = (LEFT + WIDTH - RIGHT) // 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">{across[0]}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="22" text-anchor="end">{escape(up[0])}</text>')
    return "\n".join([*parts, "</svg>", ""])


def learning(
    title: str,
    points: Sequence[tuple[int, float]],
    fair: float,
    band: Sequence[tuple[float, float]] = (),
) -> str:
    """The share of games won by decisions played; `fair` is what equal strength would win.

    `band` is the least and the greatest share of several runs.
    """
    most = points[-1][0]
    across = [(most * k / 4, f"{most * k / 4_000_000:.2f}") for k in range(5)]
    up = [(k / 4, f"{k * 25} %") for k in range(5)]
    played = "million decisions played"
    if band:
        played += "; the mean, and shaded from the least to the greatest"
    return draw(title, points, (played, across), ("share of games won", up), fair, band)


def exploitability(title: str, points: Sequence[tuple[int, float]]) -> str:
    """Exploitability by iterations, from the first on, both in powers of ten."""
    found = [(math.log10(n), math.log10(value)) for n, value in points if n and value > 0]
    right = max(1, math.ceil(found[-1][0]))
    low = math.floor(min(value for _, value in found))
    across = [(k, f"{10**k:,}") for k in range(right + 1)]
    up = [(k, f"{10.0**k:g}") for k in range(low, 1)]
    return draw(title, found, ("iterations", across), ("exploitability", up))
