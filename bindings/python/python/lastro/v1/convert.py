# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Conversion of records between the two versions of the service's API."""

from .._lastro import v1_convert as _native

sale_to_v2 = _native.sale_to_v2
customer_to_v2 = _native.customer_to_v2
service_to_v2 = _native.service_to_v2
payment_method_to_v2 = _native.payment_method_to_v2
sale_parameters_from_v2 = _native.sale_parameters_from_v2
customer_parameters_from_v2 = _native.customer_parameters_from_v2
service_parameters_from_v2 = _native.service_parameters_from_v2

__all__ = ["sale_to_v2", "customer_to_v2", "service_to_v2", "payment_method_to_v2", "sale_parameters_from_v2", "customer_parameters_from_v2", "service_parameters_from_v2"]
