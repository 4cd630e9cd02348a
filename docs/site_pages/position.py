"""The directive `position`: a position of a game, drawn when the site is built.

A page names the game with its options, and gives a position line, or a record and how many of its
lines are played::

    ```{position} rokumon act=1 coins=gggjjj
    :after: deploy a1, deploy b2
    act 1; phase turn; clan sanada; …
    ```

    ```{position}
    :record: pictures/joraku.txt
    :at: 243
    :seat: 0
    ```

Without a line and without a record it is the start of the game. `after` are actions from there,
`seat` is whose view is drawn (a spectator's without it), `language` that of the words in it, and
`parts` what alone is shown, as `kachidoki.draw.draw` has it.
"""

from __future__ import annotations

import hashlib
import shlex
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any, ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from kachidoki import catalog
from kachidoki.core import CHANCE, KachidokiError, Record, State, Table, play
from kachidoki.draw import draw

SVG: Final = "{http://www.w3.org/2000/svg}"


class Drawn(nodes.General, nodes.Element):
    """A position in light and in dark colours, with what a screen reader says of it."""


def drawn(state: State, seat: int | None, language: str, caption: str, parts: str) -> Drawn:
    """The node of a state as a seat, or a spectator, sees it; `parts` as `draw` has them."""
    view = state.view(seat)
    light = draw(view, language=language, numbered=False, parts=parts)
    return Drawn(
        light=light,
        dark=draw(view, dark=True, language=language, numbered=False, parts=parts),
        words=words_of(light),
        language=language,
        caption=caption,
    )


def words_of(svg: str) -> str:
    """The title and the description that a picture carries."""
    tree = ET.fromstring(svg)
    return " ".join(tree.findtext(f"{SVG}{part}") or "" for part in ("title", "desc"))


def state_of(game: str, options: dict[str, str], line: str, actions: list[str]) -> State:
    """The state of a position line (or the start of the game) after some actions.

    Each action is taken by the seat that is to act. Raises KachidokiError on anything that is no
    position or no legal action.
    """
    found = catalog.find(game, options)
    state = found.parse_position(line) if line else found.start()
    for text in actions:
        seat = state.to_act()[0] if state.to_act() else CHANCE
        play(state, seat, found.actions.parse(text))
    return state


def state_in(file: Path, at: int | None) -> State:
    """The state of a record after so many of its lines, or at its end."""
    record = Record.parse(file.read_text(encoding="utf-8"))
    game = catalog.find(record.game, record.options)
    lines = len(record.lines) if at is None else at
    return Table.from_record_until(game, record, lines).state


class Position(SphinxDirective):
    """Draws a position; one that cannot be read is a warning, and so fails the build."""

    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {
        "after": directives.unchanged,
        "record": directives.path,
        "at": directives.nonnegative_int,
        "seat": directives.nonnegative_int,
        "language": directives.unchanged,
        "caption": directives.unchanged,
        "parts": directives.unchanged,
    }

    def run(self) -> list[nodes.Node]:
        """The picture, or the warning."""
        try:
            state = self._state()
            seat, language = self.options.get("seat"), self.options.get("language", "en")
            caption, parts = self.options.get("caption", ""), self.options.get("parts", "")
            return [drawn(state, seat, language, caption, parts)]
        except (KachidokiError, OSError, ValueError) as error:
            return [self.state.document.reporter.warning(str(error), line=self.lineno)]

    def _state(self) -> State:
        if "record" in self.options:
            _, path = self.env.relfn2path(self.options["record"])
            self.env.note_dependency(path)
            return state_in(Path(path), self.options.get("at"))
        if not self.arguments:
            raise ValueError("a position names its game, as 'rokumon act=1', or a record")
        game, *options = shlex.split(self.arguments[0])
        chosen = dict(option.split("=", 1) for option in options)
        actions = [part.strip() for part in self.options.get("after", "").split(",")]
        line = " ".join(self.content).strip()
        return state_of(game, chosen, line, [action for action in actions if action])


def visit_html(self: Any, node: Drawn) -> None:
    """Write both pictures beside the site's others, and show the one that fits the colours."""
    self.body.append('<figure class="position">')
    for colours in ("light", "dark"):
        svg = node[colours]
        name = f"position-{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"
        folder = Path(self.builder.outdir) / "_images"
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(svg, "utf-8")
        words = self.attval(node["words"])
        self.body.append(
            f'<img class="only-{colours}" src="{self.builder.imgpath}/{name}" '
            f'alt="{words}" lang="{node["language"]}" loading="lazy">'
        )
    if node["caption"]:
        self.body.append(f"<figcaption>{self.encode(node['caption'])}</figcaption>")
    self.body.append("</figure>\n")
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, object]:
    """Called by Sphinx."""
    app.add_node(Drawn, html=(visit_html, None))
    app.add_directive("position", Position)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
