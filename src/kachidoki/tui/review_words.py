"""A review in words: the costliest turns, the two verdicts on a decision, how it came to this."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki.protocol import (
    Review,
    ReviewAccount,
    ReviewCards,
    ReviewDecision,
    ReviewJudged,
    ReviewLine,
    ReviewPart,
    ReviewWarriors,
)
from kachidoki.text import position_worth, sentence
from kachidoki.text.names import starred

WHOLE: Final = 1_000_000
COSTLIEST: Final = 3
DECIDED: Final = 10_000  # millionths: below it at best, a game is as good as lost
LEARNT_FROM: Final = ("slip", "costly", "turning")  # grades of decisions that gave something away
SIGNS: Final = {"best": "✓", "close": "≈", "slip": "?", "costly": "??", "turning": "???"}
HAPPENED: Final = ("deal", "others", "shown")
CAUSES: Final = (*HAPPENED, "estimate")
BARS: Final = "▁▂▃▄▅▆▇█"


def percent(millionths: int, language: str, signed: bool = False) -> str:
    """A chance for people.

    >>> percent(123_456, "en"), percent(-20_000, "fr", signed=True)
    ('12.3%', '−2 %')
    """
    told = sentence("tui-percent", language, share=abs(millionths) / WHOLE)
    sign = "−" if millionths < 0 else "+" if signed and millionths > 0 else ""
    return f"{sign}{told}".replace("\u202f", " ").replace("\xa0", " ")


def about_equal(judged: ReviewJudged) -> bool:
    """Whether the best choice may be no better than what was played, as far as a look can tell."""
    value, low, _ = judged.loss
    return value > 0 >= low


@dataclass
class Told:
    """A review of a finished game, as it is told of one seat."""

    review: Review
    names: Sequence[str]
    language: str
    seat: int  # whose decisions are looked at
    own: bool = True  # whether that is whoever reads
    steps: Sequence[int] = ()  # the versions of a replay; without them every version counts

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def percent(self, millionths: int, signed: bool = False) -> str:
        """A chance for people."""
        return percent(millionths, self.language, signed)

    def worth(self, chance: int, exact: bool, moves: int = 0) -> str:
        """A chance for people, or in a solved part what the position is worth."""
        if not exact:
            return self.percent(chance)
        return position_worth(chance / WHOLE, moves, self.language)

    def decisions(self) -> list[ReviewDecision]:
        """All decisions of the seat."""
        return [each for each in self.review.decisions if each.seat == self.seat]

    def mistakes(self) -> list[ReviewDecision]:
        """Those from which something can be learnt, in their order."""
        return [each for each in self.decisions() if each.grade in LEARNT_FROM]

    def costliest(self) -> list[ReviewDecision]:
        """The few that gave most away, the worst first; of equals, that with the nearest end."""
        order = sorted(self.mistakes(), key=lambda each: (-each.know.loss[0], each.know.moves[0]))
        return order[:COSTLIEST]

    def step(self, version: int) -> int:
        """The step of the replay that shows a version."""
        return max(0, bisect_right(self.steps, version) - 1) if self.steps else version

    def at(self, version: int) -> ReviewDecision | None:
        """The decision that is about to be taken at a version, or was just taken."""
        at = self.step(version)
        here = [e for e in self.decisions() if self.step(e.before) <= at <= self.step(e.after)]
        return here[-1] if here else None

    def mistake(self, version: int, way: int) -> ReviewDecision | None:
        """The next one to learn from, or (-1) the one before; None if there is none."""
        at, here = self.step(version), self.at(version)
        number = None if here is None else here.number
        found = [each for each in self.mistakes() if each.number != number]
        if way > 0:
            return next((each for each in found if self.step(each.before) >= at), None)
        return next((each for each in reversed(found) if self.step(each.before) <= at), None)

    def title(self) -> str:
        """Whose costliest turns follow."""
        found = self.costliest()
        if not found:
            parts = [p for each in self.review.seats if each.seat == self.seat for p in each.parts]
            if not all(part.exact for part in parts):
                return self.say("page-review-none")
            lost = not any(part.know.start or part.know.result for part in parts)
            return self.say("page-review-none-lost" if lost else "page-review-none-exact")
        if self.own:
            return self.say("page-review-costliest-own", count=len(found))
        return self.say("page-review-costliest-of", name=self.names[self.seat])

    def brief(self, decision: ReviewDecision) -> str:
        """A decision on one line: what it gave away, and what it was."""
        know, told = decision.know, decision.told
        lost = self.percent(-know.loss[0])
        if decision.exact:
            best, played = (self.worth(each[0], True) for each in (know.best, know.played))
            lost = self.say("page-review-from-to", best=best, played=played)
        if decision.when:
            told = self.say("page-labelled", label=decision.when, text=told)
        return f"{lost} {SIGNS[decision.grade]} {told}"

    def grade(self, decision: ReviewDecision) -> str:
        """What a decision is called, with its sign."""
        return f"{SIGNS[decision.grade]} {self.graded(decision)}"

    def graded(self, decision: ReviewDecision) -> str:
        """What a decision is called: about equal where nobody can tell which was better."""
        equal = about_equal(decision.know)
        return self.say("review-grade-equal" if equal else f"review-grade-{decision.grade}")

    def how(self, judged: ReviewJudged, opened: bool = False) -> str:
        """How a chance was found."""
        if opened and judged.how == "enumerated":
            return self.say("page-review-how-true")
        facts = {"worlds": judged.worlds, "depth": judged.depth}
        return self.say(f"review-how-{judged.how}", **facts)

    def between(self, estimate: Sequence[int]) -> str:
        """The interval of an estimate; empty where there is none."""
        _, low, high = estimate
        if low == high:
            return ""
        return self.say(
            "page-review-between", low=self.percent(max(low, 0)), high=self.percent(high)
        )

    def verdicts(self, decision: ReviewDecision) -> list[list[str]]:
        """The two verdicts, one under the other, as rows of a table, the first one its head."""
        exact = decision.exact
        names = ("played", "best", *(() if exact else ("lost",)), "how")
        rows = [["", *(self.say(f"page-review-{name}") for name in names)]]
        both = (("know", decision.know), ("open", decision.open))
        for key, each in both if decision.hidden else both[:1]:
            lost, sure = self.percent(each.loss[0]), self.between(each.loss)
            rows.append(
                [
                    self.say(f"page-review-{key}") if decision.hidden else "",
                    self.worth(each.played[0], exact, each.moves[0]),
                    self.worth(each.best[0], exact, each.moves[1]),
                    *(() if exact else (f"{lost} ({sure})" if sure else lost,)),
                    self.how(each, opened=key == "open"),
                ]
            )
        return rows

    def judged(self, decision: ReviewDecision) -> list[str]:
        """A decision, what would have been better, and why."""
        told = [f"{self.grade(decision)} · {self.names[decision.seat]}: {decision.told}"]
        if decision.know.loss[0] > 0:
            key = "review-equal" if about_equal(decision.know) else "review-better"
            told.append(self.say(key, actions=decision.know.told))
        if decision.know.best[0] < DECIDED and not decision.exact:
            told.append(self.say("page-review-decided"))
        after = "page-review-after-own" if self.own else "review-after-played"
        for key, reasons in ((after, decision.reasons_played), ("review-after", decision.reasons)):
            if reasons:  # there are few lines: the heading stands before the first one
                told += [f"{self.say(key)} {reasons[0]}", *reasons[1:]]
        return told

    def aloud(self, decision: ReviewDecision) -> list[str]:
        """The two verdicts as sentences."""
        know = decision.know
        facts = {
            "grade": self.graded(decision),
            "loss": self.percent(know.loss[0]),
            "low": self.percent(max(know.loss[1], 0)),
            "high": self.percent(know.loss[2]),
            "how": self.how(know),
        }
        told = [self.say("review-lost-exact" if decision.exact else "review-lost", **facts)]
        if not decision.hidden:
            return told
        for key, each in (("review-know", know), ("review-open", decision.open)):
            chances = {"played": each.played[0], "best": each.best[0]}
            told.append(self.say(key, **{k: self.percent(v) for k, v in chances.items()}))
        if know.how == "searched" and know.best[0] != decision.open.best[0]:
            told.append(self.say("review-searched-apart"))
        return told

    def judged_aloud(self, decision: ReviewDecision) -> list[str]:
        """A decision with all that is said of it, as sentences."""
        first = f"{self.names[decision.seat]}: {decision.told}"
        # On a screen there is no room for it beside the board: it stands with what could be known.
        apart = [decision.apart] if decision.apart else []
        return [first, *self.aloud(decision), *self.judged(decision)[1:], *apart]

    def sums(self) -> list[str]:
        """How the seat came to its result: start, decisions and luck add up to it."""
        found = next(each for each in self.review.seats if each.seat == self.seat)
        told = []
        for part in found.parts:
            if part.part:
                told.append(f"{self.say(f'act-{part.part}')}:")
            told += self.account(part)
        solved = all(part.exact for part in found.parts)
        told.append(self.say(f"page-review-adds{'-exact' if solved else ''}"))
        if found.average is not None and not solved:
            value, low, high = found.average
            facts = {"value": value, "low": max(low, 0), "high": high}
            given = {name: self.percent(each) for name, each in facts.items()}
            about = self.say("page-review-average-about", count=found.decisions)
            exact = "-exact" if given["low"] == given["high"] else ""
            told.append(f"{self.say(f'page-review-average{exact}', **given)} {about}")
        return told

    def account(self, part: ReviewPart) -> list[str]:
        """One part: the sum, and what the luck was; of a solved one, who gave something away."""
        account = part.know
        if part.exact:
            causes = [entry.cause for entry in account.entries]
            return [
                self.say(
                    "review-sum-exact",
                    start=self.worth(account.start, True, part.moves),
                    own=self.say("page-review-times", count=causes.count("decision")),
                    others=self.say("page-review-times", count=causes.count("others")),
                    result=self.worth(account.result, True),
                )
            ]
        facts = {
            "start": self.percent(account.start),
            "decisions": self.percent(account.decisions, signed=True),
            "luck": self.percent(account.luck, signed=True),
            "result": self.percent(account.result),
        }
        told = [self.say("review-sum", **facts)]
        by_cause = {name: account.luck_by_cause.get(name, 0) for name in CAUSES}
        if any(by_cause.values()):
            given = {name: self.percent(each, signed=True) for name, each in by_cause.items()}
            told.append(self.say("review-luck", **given))
        return [*told, *self.luck(account)]

    def luck(self, account: ReviewAccount) -> list[str]:
        """The changes that luck brought, the largest ones, with what happened."""
        found = [each for each in account.entries if each.cause in HAPPENED]
        found.sort(key=lambda each: -abs(each.change))
        told = [self.say("review-luck-named")] if found else []
        for each in found[:COSTLIEST]:
            what = each.told
            if each.when:
                what = self.say("page-labelled", label=each.when, text=what)
            told.append(f"· {self.percent(each.change, signed=True)} {what}")
        return told

    def step_told(self, line: ReviewLine, at: int) -> str:
        """A step of a line, with who takes it where others answer, and where it is only likely."""
        told = line.told[at]
        if len(set(line.seats)) > 1:
            told = f"{self.names[line.seats[at]]}: {told}"
        likely = "page-review-line-imagined" if line.imagined else "page-review-line-likely"
        return f"{self.say(likely)} {told}" if at == line.proved else told

    def solved(self, version: int | None = None) -> bool:
        """Whether the game is solved, at a version or in all its parts."""
        found = next(each for each in self.review.seats if each.seat == self.seat)
        if version is None:
            return all(part.exact for part in found.parts)
        later = [part for part in found.parts if part.know.end >= version]
        return (later or found.parts[-1:])[0].exact

    def chance(self, version: int, seat: int | None = None) -> int:
        """The chance to win that a seat had at a version, by what it could know."""
        wanted = self.seat if seat is None else seat
        found = next(each for each in self.review.seats if each.seat == wanted)
        parts = [p.know for p in found.parts if p.know.end >= version] or [found.parts[-1].know]
        chances = [entry.chance for entry in parts[0].entries if entry.version <= version]
        return chances[-1] if chances else parts[0].start

    def course(self, width: int) -> str:
        """A line of the seat's chance over the replay, at most so many characters wide."""
        last = len(self.steps) - 1
        wide = min(width, last + 1)
        at = [self.steps[k * last // max(1, wide - 1)] for k in range(wide)]
        levels = [min(self.chance(v) * len(BARS) // WHOLE, len(BARS) - 1) for v in at]
        return "".join(BARS[max(0, level)] for level in levels)

    def known(self, grid: ReviewCards | ReviewWarriors) -> list[list[str]]:
        """What could be known then, as rows of a table, the first one its head; may be empty."""
        if isinstance(grid, ReviewWarriors):
            if not grid.warriors:
                return []
            values = list(grid.warriors[0].percent)
            head = [self.say("review-warrior"), *map(starred, values)]
            return [
                head,
                *(
                    [each.cell, *(self.share(each.percent[value]) for value in values)]
                    for each in grid.warriors
                ),
            ]
        rows = [[self.say("review-card"), *(self.names[seat] for seat in grid.seats)]]
        for card in grid.cards:
            if card.place == "known":
                shares = [100 if seat == card.seat else 0 for seat in grid.seats]
            elif card.percent is not None:
                shares = card.percent
            else:
                continue
            rows.append([card.name, *map(self.share, shares)])
        return rows

    def why_known(self, grid: ReviewCards | ReviewWarriors) -> list[str]:
        """Why some cannot hold some."""
        if isinstance(grid, ReviewWarriors):
            return []
        return [*grid.why, *([self.say("page-review-all-worlds")] if grid.all_worlds else [])]

    def share(self, share: int) -> str:
        """A share in percent; what cannot be is a dash."""
        return percent(share * 10_000, self.language) if share else "–"

    def grades(self) -> list[str]:
        """What the grades mean; in a solved game there are only two."""
        told = []
        if self.solved():
            for grade in (self.review.grades[0], self.review.grades[-1]):
                means = self.say(f"page-review-grade-exact-{grade.name}")
                name = self.say(f"review-grade-{grade.name}")
                told.append(f"{SIGNS[grade.name]} {name}: {means}")
            return told
        last = [grade for grade in self.review.grades if not grade.lead][-1]
        for grade in self.review.grades:
            if grade.below is None:
                means = self.say("page-review-grade-more")
            else:
                key = "or-lead" if grade is last else "below"
                means = self.say(f"page-review-grade-{key}", percent=self.percent(grade.below))
            name = self.say(f"review-grade-{grade.name}")
            told.append(f"{SIGNS[grade.name]} {name}: {means}")
        return [*told, self.say("page-review-grade-unsure")]
