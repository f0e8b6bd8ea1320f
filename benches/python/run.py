"""Runs every benchmark by importing its module. Prints one line of JSON per contender. With --check, it only compares the
results."""

import sales
import calculations
import queries
import webhooks
