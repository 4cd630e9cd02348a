"""Reviews in both databases: kept in parts, then whole; gone with their table."""

from __future__ import annotations

from kachidoki.server.storage.fencing import Lease
from kachidoki.server.storage.reviews import ReviewStore, SavedReview
from kachidoki.server.storage.store import Store
from tests.async_test import async_test
from tests.server.storage.entries import change


@async_test()
async def test_a_review_is_kept_in_parts_then_whole_and_goes_with_its_table(database: str) -> None:
    with Store(database) as store:
        await store.write(change(1, table="a"), change(1, table="b"))
        reviews = ReviewStore(store, 2)
        assert await reviews.load("a", "quick") is None
        await reviews.begin(Lease("a"), "quick", 10)
        await reviews.begin(Lease("b"), "deep", 5)
        await reviews.add(Lease("a"), "quick", 0, b"one")
        await reviews.add(Lease("a"), "quick", 1, b"two")
        assert await reviews.load("a", "quick") == SavedReview((b"one", b"two"), None)
        assert await reviews.unfinished(9) == [("b", "deep"), ("a", "quick")]
        assert await reviews.unfinished(1) == [("b", "deep")]

        await reviews.finish(Lease("a"), "quick", b"whole")
        assert await reviews.load("a", "quick") == SavedReview((), b"whole")
        assert await reviews.unfinished(9) == [("b", "deep")]

        newer = ReviewStore(store, 3)  # what is stored in another format counts as nothing
        assert await newer.load("a", "quick") is None
        await newer.begin(Lease("a"), "quick", 20)
        assert await newer.load("a", "quick") == SavedReview((), None)
        assert await reviews.load("a", "quick") is None

        while await store.prune(None, 2**53, keep=["b"]):
            pass
        assert await newer.load("a", "quick") is None
        assert await reviews.load("b", "deep") == SavedReview((), None)
