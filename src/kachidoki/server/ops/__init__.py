"""Operations: what whoever runs a server sets (settings) and sees (metrics, logs)."""
