"""The solo game: three battles won in a row. Whoever keeps the table counts them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kachidoki.core.contract import Outcome

NEEDED: Final = 3


@dataclass
class Streak:
    """How many battles in a row were won, with one clan, difficulty and layout."""

    wins: int = 0
    setting: dict[str, str] = field(default_factory=dict)

    def battle(self, options: Mapping[str, str], outcome: Outcome) -> bool:
        """Count a battle; says whether it wins the solo game.

        A lost battle sets the count back, a draw changes nothing [K9], and a change of clan,
        difficulty or layout starts anew.
        """
        setting = self.setting_of(options)
        if setting != self.setting:
            self.setting, self.wins = setting, 0
        if outcome.winners:
            self.wins += 1
        elif outcome.scores[0] < 0:
            self.wins = 0
        return self.wins >= NEEDED

    @staticmethod
    def setting_of(options: Mapping[str, str]) -> dict[str, str]:
        """What has to stay the same for battles to count together."""
        return {name: options[name] for name in ("difficulty", "layout")}
