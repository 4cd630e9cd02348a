"""What a revenge token is worth later in a campaign.

A simple model: from Act 3 on, a clan that has face-up tokens spends one in every act, and that
shifts its chance to win the act. With the chances of the acts still to come, counted back from
the end, this gives the chance to win the campaign for any score and any tokens; what one token
more adds to it, measured against what this act's win adds, is what keeping one is worth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kachidoki.bots.rokumon.worth import MOST
from kachidoki.rokumon.state import Field

# By act: the chance of Sanada without tokens, and the shift by one's only token, in percent.
# Measured with `python -m bench.revenge_tokens 300`: 900 games an act, search:4000 against itself.
SANADA: Final = {3: 69, 4: 70, 5: 57, 6: 38}
SHIFT: Final = {3: 4, 4: 12, 5: 12, 6: 14}
LAST: Final = 6
DEAREST: Final = 6_000  # a token is never worth more than so much


@lru_cache(maxsize=4096)
def campaign_chance(act: int, lead: int, tokens0: int, tokens1: int) -> float:
    """Sanada's chance to win the campaign before an act, so many acts ahead of Tokugawa."""
    if act > LAST and lead:
        return 1.0 if lead > 0 else 0.0
    played = min(act, LAST)
    shift = SHIFT[played] * (min(tokens0, 1) - min(tokens1, 1))
    chance = (SANADA[played] + shift) / 100
    if act > LAST:
        return chance  # tied: Act 6 again decides
    tokens0, tokens1 = max(tokens0 - 1, 0), max(tokens1 - 1, 0)
    won = campaign_chance(act + 1, lead + 1, tokens0, tokens1 + 1)
    lost = campaign_chance(act + 1, lead - 1, tokens0 + 1, tokens1)
    return chance * won + (1 - chance) * lost


def worth_keeping(p: Field, clan: int) -> i64:
    """What a clan's face-up token is worth after this act, next to winning the act."""
    if not p.setting.campaign:
        return 0
    act, lead = int(p.act), int(p.won0 - p.won1)
    tokens0, tokens1 = int(p.fresh0), int(p.fresh1)
    if act == LAST and lead + 1 and lead - 1:
        return 0  # no act follows this one
    more0, more1 = tokens0 + (clan == 0), tokens1 + (clan == 1)
    won = campaign_chance(act + 1, lead + 1, tokens0, tokens1 + 1)
    lost = campaign_chance(act + 1, lead - 1, tokens0 + 1, tokens1)
    richer_won = campaign_chance(act + 1, lead + 1, more0, more1 + 1)
    richer_lost = campaign_chance(act + 1, lead - 1, more0 + 1, more1)
    gain = (richer_won - won + richer_lost - lost) / 2
    if won - lost < 0.001:
        return 0  # the campaign is decided: only the act counts
    kept = 2 * int(MOST) * (gain if clan == 0 else -gain) / (won - lost)
    return i64(min(max(round(kept), 0), DEAREST))
