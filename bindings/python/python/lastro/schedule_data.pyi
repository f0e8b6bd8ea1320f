# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.ScheduleDataDecoded:
    """Reads the schedule data of a contract from a JSON document. Every problem is listed
    with its path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        ScheduleDataDecoded: The schedule data of a contract as it was read, and the values
            that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.schedule_data.decode({"id_modelo": 2, "modelo": "Lembrete", "anexo_boleto": "1", "anexo_1": "contrato.pdf", "id_contato": -1})
        ScheduleDataDecoded(value=ScheduleData(id_modelo=2, modelo='Lembrete',
        anexo_boleto=Flag.YES, id_contato=-1, extra={'anexo_1': 'contrato.pdf'}),
        issues=[])
    """

def encode(
    value: _lastro.ScheduleData | Mapping[str, object],
) -> str:
    """Writes the schedule data of a contract as the service does: money as JSON numbers
    with two places, unset fields left out, nothing else lost.

    Args:
        value (ScheduleData | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.schedule_data.encode({"id_modelo": 2, "anexo_nfse": 0, "anexo_1": "contrato.pdf"})
        '{"id_modelo":2,"anexo_nfse":0,"anexo_1":"contrato.pdf"}'
    """

def body(
    value: _lastro.ScheduleData | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for the schedule data of a contract: read-only and display fields
    left out, and on insert the keys.

    Args:
        value (ScheduleData | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.schedule_data.body(
        ...     value={"modelo": "m", "anexo_2": "b", "anexo_1": "a"},
        ...     operation="update",
        ... )
        '{"anexo_2":"b","anexo_1":"a"}'
    """

def validate(
    value: _lastro.ScheduleData | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks the schedule data of a contract before it is sent: values, codes, names, and
    its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (ScheduleData | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".
        today (datetime.date | str, optional): The current day, for the rules that need it.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid` if the value is not an object. All other problems are listed
            as issues.

    Example:
        >>> import lastro
        >>> lastro.schedule_data.validate(value={"id_contato": 0}, operation="insert")
        Validation(issues=[Issue(path='id_contato', code='out_of_range', severity='error',
        params={'min': '1', 'also': '-1'})])
    """

__all__ = ["decode", "encode", "body", "validate"]
