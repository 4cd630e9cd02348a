"""Read a record and count which rule paid each colour its points.

Run it with `python examples/analyse_record.py docs/pictures/joraku.txt`.
"""

import sys
from collections import Counter
from pathlib import Path

from kachidoki import catalog
from kachidoki.core import Record, Table

record = Record.parse(Path(sys.argv[1]).read_text("utf-8"))
game = catalog.find(record.game, record.options)
table = Table.from_record(game, record)  # every line is checked: an edited record is refused

paid: Counter[tuple[str, str]] = Counter()
for event in table.history():
    if "points" in event.facts and "colour" in event.facts:
        paid[str(event.facts["colour"]), event.key] += int(str(event.facts["points"]))

for (colour, key), points in sorted(paid.items()):
    print(f"{colour:7} {key:20} {points:3}")
print("result:", record.result)
