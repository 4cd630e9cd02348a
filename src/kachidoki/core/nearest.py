"""Which names a mistyped one may mean, found word by word at a bounded cost.

A game has thousands of names, and comparing a text with all of them takes a quarter of a second
on a small machine. Names that begin alike share their first words, so only the words that can
follow are compared: some dozens each time, however many names there are.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

MOST: Final = 3  # names that are suggested, and beginnings that are followed at a time
MOST_WORDS: Final = 6  # of what was typed
LONGEST_WORD: Final = 20  # characters of a word that are compared
ALIKE: Final = 0.5  # how much of two words has to agree

Node = dict[str, "Node"]  # by word, what can follow; END where a name may end
END: Final = ""


def tree_of(names: Iterable[str]) -> Node:
    """Names by their words."""
    root: Node = {}
    for name in names:
        node = root
        for word in name.split():
            node = node.setdefault(word, {})
        node[END] = {}
    return root


def nearest(text: str, tree: Node) -> list[str]:
    """Up to three names of a tree that a text may mean, the likeliest first.

    >>> nearest("ply katana 3", tree_of(["play katana 3", "play yari 2", "end"]))
    ['play katana 3']
    >>> nearest("play", tree_of(["play katana 3", "play yari 2", "end"]))
    ['play katana 3', 'play yari 2']
    >>> nearest("jump", tree_of(["play katana 3", "play yari 2", "end"]))
    []
    """
    followed: list[tuple[float, str, Node]] = [(0.0, "", tree)]
    for word in text.split(maxsplit=MOST_WORDS)[:MOST_WORDS]:
        longer = [
            (score + alike, f"{begun} {choice}", node[choice])
            for score, begun, node in followed
            for alike, choice in close_words(word[:LONGEST_WORD], node)
        ]
        if not longer:
            break
        longer.sort(key=lambda each: -each[0])
        followed = longer[:MOST]
    if not followed[0][1]:
        return []
    found = [name for _, begun, node in followed for name in completed(begun, node)]
    return [name.strip() for name in found[:MOST]]


def close_words(word: str, node: Node) -> list[tuple[float, str]]:
    """The words that can follow and resemble one, each with how much."""
    if word in node:
        return [(1.0, word)]
    close = difflib.get_close_matches(word, node, MOST, ALIKE)
    return [(difflib.SequenceMatcher(None, each, word).ratio(), each) for each in close]


def completed(begun: str, node: Node) -> list[str]:
    """The first few names that go on from a beginning."""
    if END in node:
        return [begun]
    found: list[str] = []
    for word, following in node.items():
        found += completed(f"{begun} {word}", following)
        if len(found) >= MOST:
            break
    return found[:MOST]
