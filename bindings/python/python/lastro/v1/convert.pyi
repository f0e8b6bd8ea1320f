# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def sale_to_v2(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.SaleConverted:
    """A sale of version 1 as one of version 2: `servicos` become `itens`, `parcelas_venda` `parcelas`, `nfse`
    `nfse_dados`, the objects of customer, payment method and services their keys and names. Everything lost or
    changed is in the report.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def customer_to_v2(
    value: _lastro.CustomerV1 | Mapping[str, object],
) -> _lastro.CustomerConverted:
    """A customer of version 1 as one of version 2: the city's object becomes its key and name.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def service_to_v2(
    value: _lastro.ServiceV1 | Mapping[str, object],
) -> _lastro.ServiceConverted:
    """A service of version 1 as one of version 2: the objects of list item and activity become keys and names.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def payment_method_to_v2(
    value: _lastro.PaymentMethodV1 | Mapping[str, object],
) -> _lastro.PaymentMethodConverted:
    """A payment method of version 1 as one of version 2: key, name and kind.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def sale_parameters_from_v2(
    value: _lastro.Sale | Mapping[str, object],
) -> _lastro.SaleParametersConverted:
    """The parameters of version 1 for a sale of version 2, which names customer, service and payment method.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def customer_parameters_from_v2(
    value: _lastro.Customer | Mapping[str, object],
) -> _lastro.CustomerParametersConverted:
    """The parameters of version 1 for a customer of version 2; its first card is the one that pays online.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

def service_parameters_from_v2(
    value: _lastro.Service | Mapping[str, object],
) -> _lastro.ServiceParametersConverted:
    """The parameters of version 1 for a service of version 2.

    Raises LastroError:
    `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
    """

__all__ = ["sale_to_v2", "customer_to_v2", "service_to_v2", "payment_method_to_v2", "sale_parameters_from_v2", "customer_parameters_from_v2", "service_parameters_from_v2"]
