"""Operations: what the host of a server sets (settings) and sees (metrics, logs)."""
