# Made from the core's tables by `cargo xtask generate`: change them, not this file.
""""Confirm receipt" of version 1."""

from .._lastro import v1_receipt as _native

parameters = _native.parameters
parse_parameters = _native.parse_parameters
validate = _native.validate

__all__ = ["parameters", "parse_parameters", "validate"]
