"""One file for each step, in order of their numbers."""
