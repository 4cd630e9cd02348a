"""Check that a deal was fixed before the first card was seen: the seed fits the commitment.

Run it with `python examples/check_the_deal.py docs/pictures/rokumon.txt`.
"""

import sys
from pathlib import Path

from kachidoki.core import CHANCE, Dealer, Record, commitment

record = Record.parse(Path(sys.argv[1]).read_text("utf-8"))
assert record.seed is not None, "the seed is told when the game is over"
print("promised at the start:", record.commitment[:16])
print("hash of the seed:     ", commitment(record.seed)[:16])

# Seven coins of Rokumon are drawn from those that are left, all equally likely.
dealer, left = Dealer(record.seed), list(range(1, 8))
drawn = [left.pop(dealer.draw(len(left))) for _ in range(6)]
written = [int(text.split()[1]) for seat, text in record.lines if seat == CHANCE][:6]
print("drawn again:", drawn, "as written:", written)
