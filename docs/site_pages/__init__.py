"""What the documentation site needs beyond Sphinx: drawn positions, and the rules as pages."""
