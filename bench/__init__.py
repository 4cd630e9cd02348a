"""Speeds, measured next to OpenSpiel in the same run."""
