"""Fixtures for `pytest`, which finds them once this package is installed."""

from __future__ import annotations

import pytest

from . import Twin
from .records import ConfigInput


@pytest.fixture
def lastro_twin_config() -> ConfigInput:
    """What `lastro_twin` starts with: a fixture of the same name in a test module or a `conftest.py` replaces it."""
    return {}


@pytest.fixture
def lastro_twin(lastro_twin_config: ConfigInput) -> Twin:
    """A new twin of the service for each test."""
    return Twin(lastro_twin_config)
