# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Boletos: linha digitável and barcode, due date factor, late charges, updates."""

from ._lastro import boleto as _native

late_charges = _native.late_charges
days_late = _native.days_late
update_body = _native.update_body
fator_vencimento = _native.fator_vencimento
parse_linha_digitavel = _native.parse_linha_digitavel
is_valid_linha_digitavel = _native.is_valid_linha_digitavel
to_linha_digitavel = _native.to_linha_digitavel

__all__ = ["late_charges", "days_late", "update_body", "fator_vencimento", "parse_linha_digitavel", "is_valid_linha_digitavel", "to_linha_digitavel"]
