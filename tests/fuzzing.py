"""Garbage and near-misses for parsers."""

from __future__ import annotations

from hypothesis import strategies as st

from kachidoki.core import KachidokiError

PIECES = st.sampled_from(
    "play pass deal draft discard draw move daimyo put remove to for end place march left right "
    "katana yari teppo 0 1 6 7 ninja red blue yellow green kyoto omi shinano variant ; , : hand "
    "gave round phase lead steps trick saw picked pack card at rp samurai paid -1 99 ² ٣".split()
)
GARBAGE = st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=8).map(" ".join))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters or words cut, doubled or changed."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        to = draw(st.integers(at, min(len(text), at + 40)))
        middle = draw(st.one_of(st.just(""), st.just(text[at:to] * 2), GARBAGE))
        text = text[:at] + middle + text[to:]
    return text


def one_line(error: KachidokiError) -> None:
    assert str(error)
    assert len(str(error).splitlines()) == 1
    assert len(str(error)) < 2000
