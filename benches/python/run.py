"""Every work in turn. Prints a line of JSON for each contender; with --check only their agreement is looked at."""

import sales  # noqa: F401, I001
import calculations  # noqa: F401
import queries  # noqa: F401
import webhooks  # noqa: F401
