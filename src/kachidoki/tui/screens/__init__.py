"""The full screen: pages are lines of text made from what the server sends, drawn by Textual."""
