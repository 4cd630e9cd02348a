"""Which positions of Rokumon have one best answer, proved by the solution or by looking at all."""
