"""From a fresh checkout to an open page: which rules are compiled, compiling them, starting."""
