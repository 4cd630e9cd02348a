"""The table server: rooms, seats, storage and sockets. Holds no rule of any game."""
