# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Sales and contracts."""

from ._lastro import sale as _native

item_total = _native.item_total
totals = _native.totals
status = _native.status
from_contract = _native.from_contract
confirm_receipt = _native.confirm_receipt
payment_page_url = _native.payment_page_url
update_body = _native.update_body
decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["item_total", "totals", "status", "from_contract", "confirm_receipt", "payment_page_url", "update_body", "decode", "encode", "body", "validate"]
