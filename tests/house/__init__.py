"""The house itself: which room knows which."""
