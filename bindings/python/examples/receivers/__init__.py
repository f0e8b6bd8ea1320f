"""A receiver of webhooks for each framework, made by one function: `receiver(secret, seen, handle)`."""
