"""Draw a position line as a picture, light or dark, in any of the five languages.

Run it with `python examples/draw_position.py position.svg`.
"""

import sys
from pathlib import Path

from kachidoki import catalog
from kachidoki.draw import draw

LINE = (
    "act 2; phase turn; clan sanada; coins d4:g:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7; "
    "on e3 T?; on e4 T?; on e5 T? S?; supply sanada ? ? ?; supply tokugawa ? ?"
)

state = catalog.find("rokumon", act="2").parse_position(LINE)
file = Path(sys.argv[1])
file.write_text(draw(state.view(0), dark=True, language="ja", names=["Aki", "Ren"]), "utf-8")
print(f"{file.name}: {file.stat().st_size} bytes")
