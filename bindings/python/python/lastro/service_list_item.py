# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Items of the service list of LC 116."""

from ._lastro import service_list_item as _native

decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["decode", "encode", "body", "validate"]
