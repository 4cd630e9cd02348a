"""Tables in memory: the lobby, rooms, seats, commands, updates, clocks and bots."""
