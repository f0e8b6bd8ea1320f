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
    """A sale of version 1 as one of version 2: `servicos` become `itens`, `parcelas_venda`
    `parcelas`, `nfse` `nfse_dados`, the objects of customer, payment method and
    services their keys and names. Everything lost or changed is in the report.

    Args:
        value (SaleV1 | Mapping): The record.

    Returns:
        SaleConverted: A sale of version 2.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

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
    """A customer of version 1 as one of version 2: the city's object becomes its key and
    name.

    Args:
        value (CustomerV1 | Mapping): The record.

    Returns:
        CustomerConverted: A customer of version 2.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

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
    """A service of version 1 as one of version 2: the objects of list item and activity
    become keys and names.

    Args:
        value (ServiceV1 | Mapping): The record.

    Returns:
        ServiceConverted: A service of version 2.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.service_to_v2({"id": 4, "nome": "C", "id_servico": 102, "id_atividade": 62})
        ServiceConverted(value=Service(id=4, nome='C', id_servico=102, id_atividade=62),
        report=[])
    """

def payment_method_to_v2(
    value: _lastro.PaymentMethodV1 | Mapping[str, object],
) -> _lastro.PaymentMethodConverted:
    """A payment method of version 1 as one of version 2: key, name and kind.

    Args:
        value (PaymentMethodV1 | Mapping): The record.

    Returns:
        PaymentMethodConverted: A payment method of version 2.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.payment_method_to_v2({"id": 2, "nome": "Boleto", "tipo": 2, "banco": "001"})
        PaymentMethodConverted(value=PaymentMethod(id=2, nome='Boleto',
        tipo=PaymentKind.BOLETO), report=[ReportLine(path='banco', code='dropped')])
    """

def sale_parameters_from_v2(
    value: _lastro.Sale | Mapping[str, object],
) -> _lastro.SaleParametersConverted:
    """The parameters of version 1 for a sale of version 2, which names customer, service
    and payment method.

    Args:
        value (Sale | Mapping): The record.

    Returns:
        SaleParametersConverted: The parameters of a sale.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

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
    """The parameters of version 1 for a customer of version 2; its first card is the one
    that pays online.

    Args:
        value (Customer | Mapping): The record.

    Returns:
        CustomerParametersConverted: The parameters of a customer.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

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
    """The parameters of version 1 for a service of version 2.

    Args:
        value (Service | Mapping): The record.

    Returns:
        ServiceParametersConverted: The parameters of a service.

    Raises:
        LastroError: `invalid` if the value is not an object. A value that does not fit its
            field is a line of the report.

    Example:
        >>> import lastro
        >>> lastro.v1.convert.service_parameters_from_v2({"nome": "A", "custom_x": "y", "id_servico": 102})
        ServiceParametersConverted(value=ServiceParameters(nome='A', id_servico='102'),
        report=[ReportLine(path='custom_x', code='no_equivalent')])
    """

__all__ = ["sale_to_v2", "customer_to_v2", "service_to_v2", "payment_method_to_v2", "sale_parameters_from_v2", "customer_parameters_from_v2", "service_parameters_from_v2"]
