"""Finding the section of the rules that explains a word.

People type what they see on the screen, in the language they think in, and not always without
mistakes. So three things are tried, and the first that finds something counts: the words as they
stand in the reader's language, the same in all five, and words that are spelled nearly like them.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kachidoki.text.rulebook import CHAPTERS, LANGUAGES, Section, sections
from kachidoki.text.sentences import keys, sentence

MOST_WORDS: Final = 8  # of what is typed
LONGEST_WORD: Final = 24  # characters of a word that are compared
WHOLE: Final = 4  # letters: a shorter word is not taken for a mistyped one
LONG: Final = 8  # letters: from here on two mistakes are forgiven
# Of Joraku's variants and the rulings about them: after what holds in every game.
VARIANTS: Final = ("variant-", "r5", "r6", "r7")
PIECE: Final = 2  # characters of a Chinese or Japanese word that have to be right

# What is called by these sentences on the screen is explained in these sections. The names of
# chapters (`rule-...`) are not listed: `rulebook` knows where each is explained.
SCREEN_NAMES: Final[dict[str, dict[str, str]]] = {
    "joraku": {
        "pieces": "area-kyoto area-omi area-ise area-owari area-mikawa area-totomi area-shinano "
        "suit-katana suit-yari suit-teppo colour-red colour-blue colour-yellow colour-green "
        "draw-rp",
        "ninja": "draw-ninja page-joraku-ninja",
        "recruit": "page-option-passing page-choice-passing-left page-choice-passing-both "
        "draw-hand draw-passed draw-received",
        "skirmish": "page-joraku-led page-joraku-this-skirmish draw-earlier",
        "remove": "page-joraku-remove-short",
        "r12": "page-joraku-undo page-joraku-restart page-joraku-end page-end-by-itself",
        "kachidoki": "page-joraku-holder",
        "kachidoki-editions": "page-choice-kachidoki-all page-choice-kachidoki-winner",
        "end": "page-joraku-total",
        "score-rows": "page-board page-board-example",
        "knowledge": "page-show-unseen",
        "variants": "page-option-variants page-joraku-variants page-choice-variants-random",
        **{
            f"variant-{n}": f"page-joraku-variant-{n} page-joraku-variant-{n}-about"
            for n in range(1, 7)
        },
        "two-houses": "page-choice-mode-houses page-choice-mode-houses-about",
        "draft": "draw-pack",
        "neutral": "page-choice-mode-neutral page-choice-mode-neutral-about draw-neutral",
        "neutral-recruit": "draw-dropped",
        "editions": "page-option-players page-option-mode page-option-kachidoki",
        "table": "page-take-back",
        "hints": "page-hint page-use-hints page-use-verdicts",
    },
    "rokumon": {
        "pieces": "clan-sanada clan-tokugawa coin-gold coin-green coin-flipped draw-supply",
        "boards": "page-rokumon-coins page-option-coins",
        "tokens": "draw-tokens page-option-tokens",
        "k4": "page-rokumon-ready",
        "surprise": "draw-surprise draw-surprise-used",
        "surrender": "page-rokumon-surrender",
        "acts": "page-option-act page-rokumon-path",
        **{
            f"act-{n}": f"act-{n} page-choice-act-{n} page-choice-act-{n}-about"
            for n in range(1, 7)
        },
        "campaign": "page-choice-act-campaign page-choice-act-campaign-about draw-acts-won",
        "honour": "page-option-honour",
        "k10": "page-take-back page-rokumon-accept",
        "solo": "act-7 page-choice-act-solo page-choice-act-solo-about",
        "difficulties": "page-option-difficulty page-choice-difficulty-easy "
        "page-choice-difficulty-medium page-choice-difficulty-difficult",
        "streak": "page-option-layout",
        "taroma": "draw-taroma page-rokumon-taroma "
        + " ".join(f"taroma-{n}" for n in range(1, 11)),
        "hints": "page-hint page-use-hints page-use-verdicts",
    },
}


@dataclass(frozen=True)
class Found:
    """The sections that were found, the best first.

    `meant` is what was looked for instead where nothing is spelled as it was typed, else empty.
    """

    sections: list[Section]
    meant: str = ""


def search(game: str, language: str, words: str) -> Found:
    """The sections that have every word, those with the words in their heading first.

    Those of the game itself come before those of variants. Case and accents do not matter, and a
    name on the screen counts as a heading. A section whose id was typed, such as r4, goes before
    all. Without words all sections are found.

    >>> [section.id for section in search("joraku", "en", "totomi ROWS").sections]
    ['score-rows']
    >>> search("joraku", "en", "ниндзя").sections[0].title
    'Ninja'
    >>> search("joraku", "en", "kachidokki").meant
    'kachidoki'
    """
    own = sections(game, language)
    wanted = [word[:LONGEST_WORD] for word in _parted([words]).split()[:MOST_WORDS]]
    if not wanted:
        return Found(own)
    here, everywhere = _index(game, language), _index(game, None)
    exactly = [[word] for word in wanted]
    found = here.having(exactly, _inside) or everywhere.having(exactly, _beginning)
    if found:
        return Found([own[at] for at in found])
    for index in (here, everywhere):
        nearly = [index.spelled_like(word) for word in wanted]
        found = index.having(nearly, _beginning)
        if found:
            return Found([own[at] for at in found], " ".join(near[0] for near in nearly))
    return Found([])


def plain(text: str) -> str:
    """Without case and accents; marks that make another letter, as in が or й, do not count."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _inside(word: str, text: str) -> bool:
    return word in text


def _beginning(word: str, text: str) -> bool:
    """Whether a word of a text begins so; where words are not parted, whether it is in the text."""
    return word in text if _unparted(word) else f" {word}" in text


def _unparted(word: str) -> bool:
    """Whether this is Chinese or Japanese, which is written without spaces."""
    return any(letter > "\u2e80" for letter in word)


class _Index:
    """The words of all sections of a game, in one language or in all of them together."""

    def __init__(self, game: str, languages: Sequence[str]) -> None:
        self.ids = [section.id for section in sections(game)]
        heads: list[list[str]] = [[] for _ in self.ids]
        bodies: list[list[str]] = [[] for _ in self.ids]
        for language in languages:
            for at, section in enumerate(sections(game, language)):
                heads[at] += [section.title, *_screen_names(game, section.id, language)]
                bodies[at].append(section.text())
        self.heads = [_parted(texts) for texts in heads]
        self.texts = [_parted([*head, *body]) for head, body in zip(heads, bodies, strict=True)]
        self.words = Counter(word for text in self.texts for word in text.split())
        self.by_pair: dict[str, list[str]] = defaultdict(list)
        for word in self.words:
            if not _unparted(word):
                for pair in _pairs(word):
                    self.by_pair[pair].append(word)

    def having(self, wanted: Sequence[Sequence[str]], has: Callable[[str, str], bool]) -> list[int]:
        """The places of the sections that have, of each list of words, at least one."""
        found = []
        for at, text in enumerate(self.texts):
            if all(any(has(word, text) for word in words) for words in wanted):
                head = self.heads[at]
                named = len(wanted) == 1 and self.ids[at] in wanted[0]
                below = sum(not any(has(word, head) for word in words) for words in wanted)
                found.append((not named, self.ids[at].startswith(VARIANTS), below, at))
        return [at for *_, at in sorted(found)]

    def spelled_like(self, word: str) -> list[str]:
        """The words with the fewest letters different, the most frequent first; maybe none."""
        if any(_beginning(word, text) for text in self.texts):
            return [word]
        if _unparted(word):
            return self._longest_pieces(word)
        if len(word) < WHOLE:
            return []
        most = 2 if len(word) >= LONG else 1
        shared = Counter(other for pair in _pairs(word) for other in self.by_pair.get(pair, ()))
        # A mistake changes at most three pairs of neighbours: an exchange of two letters does.
        enough = len(word) + 1 - 3 * most
        near: list[tuple[int, int, str]] = []
        for other, pairs in shared.items():
            if pairs >= enough and abs(len(other) - len(word)) <= most:
                mistakes = distance(word, other)
                if mistakes <= most:
                    near.append((mistakes, -self.words[other], other))
        least = min(near)[0] if near else 0
        return [other for mistakes, _, other in sorted(near) if mistakes == least]

    def _longest_pieces(self, word: str) -> list[str]:
        """What is left of a word with one character left out, or else the longest part of it.

        Of several such pieces those in a heading, and then those that the fewest sections have.
        """
        shorter = [word[:k] + word[k + 1 :] for k in range(len(word))]
        for size in range(len(word) - 1, PIECE - 1, -1):
            pieces = shorter or [word[k : k + size] for k in range(len(word) - size + 1)]
            ranked = sorted(
                (not any(piece in head for head in self.heads), count, piece)
                for piece in set(pieces)
                if (count := sum(piece in text for text in self.texts))
            )
            if ranked:
                return [piece for *rank, piece in ranked if rank == list(ranked[0][:2])]
            shorter = []
        return []


@cache
def _index(game: str, language: str | None) -> _Index:
    """Of one language, or of all."""
    return _Index(game, LANGUAGES if language is None else [language])


def _screen_names(game: str, section: str, language: str) -> Iterator[str]:
    """What is explained in a section, as it is called on the screen."""
    for key in SCREEN_NAMES[game].get(section, "").split():
        yield sentence(key, language)
    for chapter, where in CHAPTERS[game].items():
        key = f"rule-{chapter.lower().replace(' ', '-')}"
        if where == section and key in keys(language):
            yield sentence(key, language)


def _parted(texts: Sequence[str]) -> str:
    """Texts as one line of words, each with a space before it."""
    return " " + " ".join(re.findall(r"[\w★+-]+", plain(" ".join(texts))))


def _pairs(word: str) -> list[str]:
    """A word's letters two by two, with its ends."""
    ends = f"^{word}$"
    return [ends[k : k + 2] for k in range(len(ends) - 1)]


def distance(first: str, second: str) -> int:
    """How many mistakes lead from one word to another.

    A mistake is a letter too many, too few or wrong, or two neighbours exchanged.

    >>> distance("deplay", "deploy"), distance("nijna", "ninja"), distance("march", "marches")
    (1, 1, 2)
    """
    before: list[int] = []
    last = list(range(len(second) + 1))
    for row, letter in enumerate(first, start=1):
        now = [row]
        for column, other in enumerate(second, start=1):
            cost = min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (letter != other))
            exchanged = row > 1 and column > 1 and letter == second[column - 2]
            if exchanged and other == first[row - 2]:
                cost = min(cost, before[column - 2] + 1)
            now.append(cost)
        before, last = last, now
    return last[-1]
