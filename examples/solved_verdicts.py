"""Where Rokumon is solved, every action of a view has a verdict: whether it wins, and how soon.

Run it with `python examples/solved_verdicts.py`.
"""

from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.rokumon import Rokumon
from kachidoki.text import worth

state = Rokumon(act="2", coins="ggjgjjj").start()
for verdict in verdicts(state.view(0)):
    mark = "best" if verdict.best else ""
    print(f"{verdict.action!s:10} {worth(*verdict.worth()):15} {mark}")
