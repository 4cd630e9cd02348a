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


JUNK: st.SearchStrategy[object] = st.one_of(
    st.sampled_from([None, True, -1, -2, 99, 2**63, -(2**70), 1.5, "", "x\ny", [], [0], {}, [[]]]),
    st.integers(0, 2**64),
)


@st.composite
def damaged_data(draw: st.DrawFn, data: object) -> object:
    """Plain data with one thing in it cut, doubled or changed; the rest is shared."""
    if isinstance(data, list | dict) and data and draw(st.integers(0, 7)):
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = draw(st.sampled_from(keys))
        what = draw(st.integers(0, 9))
        changed = data.copy()
        if what == 0:
            del changed[key]
        elif what == 1 and isinstance(changed, list):
            changed.insert(key, changed[key])
        else:
            changed[key] = draw(damaged_data(data[key]))
        return changed
    return draw(JUNK)
