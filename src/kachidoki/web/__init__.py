"""The page: plain modules and one document, served as they are."""
