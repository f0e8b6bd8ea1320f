"""Fixtures for `pytest`, available as soon as this package is installed."""

from __future__ import annotations

import pytest

from . import Twin
from .records import ConfigInput


@pytest.fixture
def lastro_twin_config() -> ConfigInput:
    """The configuration of the twin in the fixture `lastro_twin`. Override this fixture in a test module or a `conftest.py`."""
    return {}


@pytest.fixture
def lastro_twin(lastro_twin_config: ConfigInput) -> Twin:
    """A new twin of the service for each test."""
    return Twin(lastro_twin_config)
