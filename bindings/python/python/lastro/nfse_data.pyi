# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    json: types.JsonInput,
) -> _lastro.NfseDataDecoded:
    """Reads the data of an NFS-e from a JSON document. Every problem is listed with its
    path, and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        NfseDataDecoded: The data of an NFS-e as it was read, and the values that did not
            fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.nfse_data.decode({"aliquota": "5", "iss_retido": "2", "rps_serie": "A1", "natureza_operacao": "51", "id_municipio": "3550308"})
        NfseDataDecoded(value=NfseData(aliquota=Decimal('5.00'), iss_retido=YesNo.NO,
        rps_serie='A1', natureza_operacao=OperationNature.EXPORT, id_municipio=3550308),
        issues=[])
    """

def encode(
    value: _lastro.NfseData | Mapping[str, object],
) -> str:
    """Writes the data of an NFS-e as the service does: money as JSON numbers with two
    places, unset fields left out, nothing else lost.

    Args:
        value (NfseData | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.nfse_data.encode({"aliquota": "5", "rps_serie": "A1", "valor_ir": "1.5", "id_municipio": 3550308})
        '{"aliquota":5.00,"rps_serie":"A1","valor_ir":1.50,"id_municipio":3550308}'
    """

def body(
    value: _lastro.NfseData | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for the data of an NFS-e: read-only and display fields left out,
    and on insert the keys.

    Args:
        value (NfseData | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.nfse_data.body(value={"rps_tipo": 1, "rps_serie": "A1"}, operation="insert")
        '{"rps_tipo":1,"rps_serie":"A1"}'
    """

def validate(
    value: _lastro.NfseData | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks the data of an NFS-e before it is sent: values, codes, names, and its own
    rules as `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (NfseData | Mapping): The record.
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
        >>> lastro.nfse_data.validate(
        ...     value={"impostos_federais": 2, "valor_pis": "0.01", "valor_ir": "0.00"},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='impostos_federais', code='contradiction',
        severity='warning', params={'field': 'valor_pis'})])
    """

__all__ = ["decode", "encode", "body", "validate"]
