# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Services of version 1 (`/servico`)."""

from .._lastro import v1_service as _native

parameters = _native.parameters
parse_parameters = _native.parse_parameters
validate = _native.validate
decode = _native.decode
encode = _native.encode

__all__ = ["parameters", "parse_parameters", "validate", "decode", "encode"]
