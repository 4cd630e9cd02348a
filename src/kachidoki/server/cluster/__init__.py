"""What several servers share: who works which table, what they tell each other, who thinks."""
