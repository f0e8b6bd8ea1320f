"""Every work in turn, when its module is imported. Prints a line of JSON for each contender; with --check only their
agreement is looked at."""

import sales
import calculations
import queries
import webhooks
