"""How bots play Joraku; `brain` is what the rest of the house asks."""
