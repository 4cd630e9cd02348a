"""Where tables are kept: the database, its migrations, and the one thread that writes."""
