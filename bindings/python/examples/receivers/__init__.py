"""Webhook receivers, one per framework. Each module has the function `receiver(secret, seen, handle)`."""
