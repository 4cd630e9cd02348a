"""Puzzles with proof: positions with one best answer, how they are found, kept and answered."""
