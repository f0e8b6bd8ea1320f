# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def sale_to_v2(
    value: _lastro.SaleV1 | Mapping[str, object],
) -> _lastro.SaleConverted:
    """Converts a sale of version 1 to version 2. `servicos` becomes `itens`,
    `parcelas_venda` becomes `parcelas`, and `nfse` becomes `nfse_dados`. The nested
    objects of customer, payment method and services are replaced by their keys and
    names. Every value that is lost or changed is in the report.

    Args:
        value (SaleV1 | Mapping): The record.

    Returns:
        SaleConverted: A sale converted to version 2, with its report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.sale_to_v2({"agendamento_repetir": 1, "agendamento_data_fim": "2027-01-01"})
        SaleConverted(value=Sale(agendamento_repetir=Repetition.UNTIL_DATE,
        agendamento_data_fim=datetime.date(2027, 1, 1)),
        report=[ReportLine(path='agendamento_repetir', code='derived')])
    """

def customer_to_v2(
    value: _lastro.CustomerV1 | Mapping[str, object],
) -> _lastro.CustomerConverted:
    """Converts a customer of version 1 to version 2. The nested object of the city is
    replaced by its key and name.

    Args:
        value (CustomerV1 | Mapping): The record.

    Returns:
        CustomerConverted: A customer converted to version 2, with its report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.customer_to_v2({"nome": "A", "data_nascimento": "x", "cidade": {"id": "x", "nome": "B"}})
        CustomerConverted(value=Customer(nome='A', cidade='B'),
        report=[ReportLine(path='cidade.id', code='dropped'),
        ReportLine(path='data_nascimento', code='dropped')])
    """

def service_to_v2(
    value: _lastro.ServiceV1 | Mapping[str, object],
) -> _lastro.ServiceConverted:
    """Converts a service of version 1 to version 2. The nested objects of list item and
    activity are replaced by their keys and names.

    Args:
        value (ServiceV1 | Mapping): The record.

    Returns:
        ServiceConverted: A service converted to version 2, with its report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.service_to_v2({"id": 4, "nome": "C", "id_servico": 102, "id_atividade": 62})
        ServiceConverted(value=Service(id=4, nome='C', id_servico=102, id_atividade=62),
        report=[])
    """

def payment_method_to_v2(
    value: _lastro.PaymentMethodV1 | Mapping[str, object],
) -> _lastro.PaymentMethodConverted:
    """Converts a payment method of version 1 to version 2. Only key, name and kind are
    kept.

    Args:
        value (PaymentMethodV1 | Mapping): The record.

    Returns:
        PaymentMethodConverted: A payment method converted to version 2, with its report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.payment_method_to_v2({"id": 2, "nome": "Boleto", "tipo": 2, "banco": "001"})
        PaymentMethodConverted(value=PaymentMethod(id=2, nome='Boleto',
        tipo=PaymentKind.BOLETO), report=[ReportLine(path='banco', code='dropped')])
    """

def sale_parameters_from_v2(
    value: _lastro.Sale | Mapping[str, object],
) -> _lastro.SaleParametersConverted:
    """Converts a sale of version 2 to the version 1 parameters of an insert. Version 1
    identifies customer, service and payment method by their names, so the sale must
    contain these names.

    Args:
        value (Sale | Mapping): The record.

    Returns:
        SaleParametersConverted: A sale converted to version 1 parameters, with its report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.sale_parameters_from_v2({"agendamento_frequencia": 1, "agendamento_repetir": 2})
        SaleParametersConverted(value=SaleParameters(agendamento_repetir=Flag.YES,
        agendamento_frequencia=FrequencyV1.MONTHLY),
        report=[ReportLine(path='agendamento_repetir', code='no_equivalent')])
    """

def customer_parameters_from_v2(
    value: _lastro.Customer | Mapping[str, object],
) -> _lastro.CustomerParametersConverted:
    """Converts a customer of version 2 to version 1 parameters. Version 1 has one card per
    customer: the first card is kept.

    Args:
        value (Customer | Mapping): The record.

    Returns:
        CustomerParametersConverted: A customer converted to version 1 parameters, with its
            report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.customer_parameters_from_v2({"nome": "A", "custom_x": "y", "contatos": [{"nome": "B"}]})
        CustomerParametersConverted(value=CustomerParameters(nome='A'),
        report=[ReportLine(path='contatos', code='dropped'), ReportLine(path='custom_x',
        code='no_equivalent')])
    """

def service_parameters_from_v2(
    value: _lastro.Service | Mapping[str, object],
) -> _lastro.ServiceParametersConverted:
    """Converts a service of version 2 to version 1 parameters.

    Args:
        value (Service | Mapping): The record.

    Returns:
        ServiceParametersConverted: A service converted to version 1 parameters, with its
            report.

    Raises:
        LastroError: An error of kind `invalid` if the value is not an object. A value that
            is invalid for its field is listed in the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.service_parameters_from_v2({"nome": "A", "custom_x": "y", "id_servico": 102})
        ServiceParametersConverted(value=ServiceParameters(nome='A', id_servico='102'),
        report=[ReportLine(path='custom_x', code='no_equivalent')])
    """

__all__ = ["sale_to_v2", "customer_to_v2", "service_to_v2", "payment_method_to_v2", "sale_parameters_from_v2", "customer_parameters_from_v2", "service_parameters_from_v2"]
