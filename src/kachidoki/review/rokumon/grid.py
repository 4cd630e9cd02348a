"""What a seat could know of the other clan's hidden warriors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kachidoki.rokumon import RokumonView, knowledge
from kachidoki.rokumon.knowledge import UNDER
from kachidoki.rokumon.warriors import CLANS, KINDS, NAMES


def grid(view: RokumonView) -> Mapping[str, Any]:
    """For each warrior of the other clan on the board: in how many worlds it is of each value.

    Where nothing is hidden there are no warriors to ask about.
    """
    seen = view.seen
    clan = 1 - int(seen.clan_of(view.seat or 0))
    found: dict[str, Any] = {"kind": "warriors", "clan": CLANS[clan], "worlds": 1, "warriors": []}
    if not knowledge.tracked(seen):
        return found
    worlds = knowledge.worlds(seen, clan)
    found["worlds"] = len(worlds)
    for at in knowledge.places(seen, clan):
        top = at < UNDER
        coin = at // 3 if top else (at - UNDER) // 3
        counts = [0] * int(KINDS)
        for world in worlds:
            counts[world >> at & 7] += 1
        found["warriors"].append(
            {
                "cell": seen.board.cell(coin),
                "top": top,
                "percent": {
                    NAMES[clan][kind]: round(100 * counts[kind] / len(worlds))
                    for kind in range(1, len(NAMES[clan]))
                },
            }
        )
    return found
