"""Which positions of Joraku have one best answer, proved by listing everything that can happen."""
