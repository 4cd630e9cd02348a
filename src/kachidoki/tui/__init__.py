"""The terminal: a client of tables like any other, on a full screen or line by line."""
