"""How decisions of Rokumon are judged; `reviewer` is what the rest of the room asks."""
