"""How bots play Rokumon; `brain` is what the rest of the house asks."""
