"""How decisions of Joraku are judged; `reviewer` is what the rest of the room asks."""
