"""What is asked over HTTP: the interface for programs, earlier moments, and the page itself."""
