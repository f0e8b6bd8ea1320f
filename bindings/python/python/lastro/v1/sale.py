# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Sales of version 1 (`/venda`)."""

from .._lastro import v1_sale as _native

parameters = _native.parameters
parse_parameters = _native.parse_parameters
validate = _native.validate
validate_update = _native.validate_update
validate_delete = _native.validate_delete
extra_data = _native.extra_data
decode = _native.decode
encode = _native.encode

__all__ = ["parameters", "parse_parameters", "validate", "validate_update", "validate_delete", "extra_data", "decode", "encode"]
