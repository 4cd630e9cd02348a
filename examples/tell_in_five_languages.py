"""Tell the same events in all five languages, each with the rule it follows from.

Run it with `python examples/tell_in_five_languages.py`.
"""

from kachidoki import catalog
from kachidoki.core import Table
from kachidoki.text import LANGUAGES, Players, say

table = Table(catalog.find("rokumon", act="1", coins="gggjjj"), seed=b"told")
events = [*table.play(0, "deploy a1"), *table.play(1, "deploy b2"), *table.play(0, "move a1 b2")]
for language in LANGUAGES:
    print(f"{language}: {say(events[-1], language, players=Players(['Aki', 'Ren']))}")
