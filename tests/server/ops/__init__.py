"""What whoever runs a server sets and sees."""
