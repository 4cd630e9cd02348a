"""What each decision of a finished game was worth: known, open, and how much was luck."""

from kachidoki.review.effort import EFFORTS, Effort
from kachidoki.review.grades import GRADES
from kachidoki.review.reviewing import Reviewing, review

__all__ = ["EFFORTS", "GRADES", "Effort", "Reviewing", "review"]
