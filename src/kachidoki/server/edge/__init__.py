"""Connections before they are anybody's: limits, budgets, and what every response has."""
