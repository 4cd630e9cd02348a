"""The acts of Rokumon that are solved: the solver, its files, and what follows from them."""
