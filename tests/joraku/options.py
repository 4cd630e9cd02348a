"""Every set of options a game of Joraku can have, for hypothesis to draw from."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

SHAPES: dict[str, dict[str, object]] = {
    "3": {"players": 3},
    "4": {"players": 4},
    "houses": {"players": 2, "mode": "houses"},
    "neutral": {"players": 2, "mode": "neutral"},
}
VARIANTS = st.one_of(
    st.just("random"),
    st.sets(st.integers(1, 6), min_size=2, max_size=2).map(sorted),
    st.sets(st.integers(1, 6)).map(sorted),
)


def options(shape: str) -> st.SearchStrategy[dict[str, Any]]:
    """Variants and editions for one shape of the game."""
    passing = st.sampled_from(["left", "both"]) if shape in "34" else st.just("left")
    return st.fixed_dictionaries(
        {
            "variants": VARIANTS,
            "kachidoki": st.sampled_from(["all", "winner"]),
            "passing": passing,
        }
    ).map(lambda drawn: {**SHAPES[shape], **drawn})
