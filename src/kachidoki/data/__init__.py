"""Games as data: a row for every decision, made from the view of the seat that decided."""

from kachidoki.data.dataset import Dataset, Made

__all__ = ["Dataset", "Made"]
