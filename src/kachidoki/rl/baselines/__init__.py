"""Baselines to measure learners by, each one command: `kachidoki baseline NAME`."""
