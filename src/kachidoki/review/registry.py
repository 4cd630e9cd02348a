"""The games that can be reviewed: the only place in this room that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.review.joraku.reviewer import JorakuReviewer
from kachidoki.review.reviewer import Reviewer
from kachidoki.review.rokumon.reviewer import RokumonReviewer

REVIEWERS: Final[Mapping[str, Reviewer[Any, Any]]] = {
    "joraku": JorakuReviewer(),
    "rokumon": RokumonReviewer(),
}


def reviewer_of(game: str) -> Reviewer[Any, Any]:
    """How a game is reviewed, by its name; raises BadOption if nobody knows."""
    reviewer = REVIEWERS.get(game)
    if reviewer is None:
        raise BadOption(f"nobody can review the game {quoted(game)}")
    return reviewer
