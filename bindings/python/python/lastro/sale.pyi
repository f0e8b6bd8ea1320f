# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def item_total(
    valor: types.DecimalInput,
    qtd: types.DecimalInput,
) -> Decimal:
    """Multiplies a unit value by a quantity exactly, and rounds the product once to the
    nearest cent, halves away from zero.

    Args:
        valor (Decimal | int | str): The amount. A float is refused.
        qtd (Decimal | int | str): The quantity. A float is refused.

    Returns:
        Decimal: The exact amount.

    Raises:
        LastroError: `out_of_range` at `valor` if the product is out of the range of
            amounts.

    Example:
        >>> import lastro
        >>> lastro.sale.item_total(valor="99999.99", qtd="9999999999")
        Decimal('999999899900000.01')
    """

def totals(
    sale: _lastro.Sale | Mapping[str, object],
) -> _lastro.SaleTotals:
    """Computes the totals of a sale: items, discount, total, installments, and the amount
    that no installment charges.

    Args:
        sale (Sale | Mapping): The sale.

    Returns:
        SaleTotals: The totals of a sale, computed from its items and installments.

    Raises:
        LastroError: `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if it is
            missing and the item has no `total` either, and at `sale.parcelas[i].valor`
            if it is missing; `out_of_range` at the list whose sum is out of the range
            of amounts.

    Example:
        >>> import lastro
        >>> lastro.sale.totals({"valor_venda": "12.00", "desconto": "2.00"})
        SaleTotals(itens=Decimal('0.00'), desconto=Decimal('2.00'), total=Decimal('12.00'),
        parcelas=Decimal('0.00'), difference=Decimal('12.00'))
    """

def status(
    sale: _lastro.Sale | Mapping[str, object],
    today: types.DateInput,
    holidays: Sequence[types.DateInput] | None = None,
) -> codes.InstallmentStatus:
    """The payment state of a sale on a given day, derived from its installments. The sale
    is cancelled if all installments are. Otherwise the cancelled ones do not count: the
    sale is paid if all installments are paid, overdue if any is overdue, partially
    received if anything was received, and pending in all other cases. `holidays`: local
    holidays, in addition to the national ones.

    Args:
        sale (Sale | Mapping): The sale.
        today (datetime.date | str): The current day, for the rules that need it.
        holidays (Sequence[datetime.date | str], optional): Local holidays, in addition to
            the national ones; none when unset.

    Returns:
        InstallmentStatus: Payment state of an installment, or of a sale. The state of a
            sale is derived from its installments.

    Raises:
        LastroError: `required` at `sale.parcelas[i].valor` if it is missing, and at its
            `data_vencimento` if it is missing and nothing was received; `out_of_range`
            at `data_vencimento` if no business day follows within a year.

    Example:
        >>> import lastro
        >>> lastro.sale.status(
        ...     sale={"parcelas": [{"valor": "10.00", "data_vencimento": "2026-01-02", "valor_recebido": "10.00"}, {"valor": "10.00", "data_vencimento": "2026-01-02", "valor_recebido": "10.00"}]},
        ...     today="2026-06-01",
        ... )
        InstallmentStatus.PAID
    """

def from_contract(
    contract: _lastro.Sale | Mapping[str, object],
    k: int,
    anchor_day: int | None = None,
) -> _lastro.Sale:
    """The sale that a contract generates for occurrence `k`, counted from 0. After the
    first occurrence, items that do not recur are left out. The discount is then reduced
    to at most the total of the remaining items, and total and installments are
    recomputed. If the contract's date is the last day of a short month, pass the
    intended day (1 to 31) as `anchor_day`.

    Args:
        contract (Sale | Mapping): The sale that repeats.
        k (int): Index of the occurrence, from 0.
        anchor_day (int, optional): Day of the month meant, 1 to 31; the day of
            `agendamento_data` when unset.

    Returns:
        Sale: A sale or a contract. A contract is a scheduled, recurring sale; it has
            `agendamento_data` and no `data`.

    Raises:
        LastroError: `no_occurrence` at `k` if the contract is paused, or has ended before
            it; `nothing_to_charge` at `contract.itens` if no item recurs; `required` at
            a field that the schedule needs; `out_of_range` at an amount below zero, at
            a discount greater than the amount it is subtracted from, and at a due date
            past the year 9999; the errors of `totals`; the errors of `sale.validate`
            for the generated sale, each at the field of the contract that causes it.

    Example:
        >>> import lastro
        >>> lastro.sale.from_contract(
        ...     contract={"agendamento_data": "2027-05-05", "agendamento_frequencia": 0, "valor_venda": "10.00"},
        ...     k=0,
        ... )
        Sale(data=datetime.date(2027, 5, 5), agendamento=Flag.NO,
        agendamento_ultima_ocorrencia=Flag.YES,
        agendamento_data_geracao=datetime.date(2027, 5, 5), agendamento_sequencia=1,
        valor_venda=Decimal('10.00'))
    """

def confirm_receipt(
    sale: _lastro.Sale | Mapping[str, object],
    receipt: _lastro.Receipt | Mapping[str, object],
) -> _lastro.Sale:
    """The sale after a receipt is confirmed: with the new received amount, receipt date
    and state of the installment, and the new state of the sale. The receipts of an
    installment add up. A receipt without an amount is for the whole remaining amount.
    The installment's receipt date is the latest of its receipts.

    Args:
        sale (Sale | Mapping): The sale.
        receipt (Receipt | Mapping): The receipt to confirm.

    Returns:
        Sale: A sale or a contract. A contract is a scheduled, recurring sale; it has
            `agendamento_data` and no `data`.

    Raises:
        LastroError: The errors of `receipt.validate` with the sale, below `receipt`, such
            as `nothing_to_receive` at `valor_recebido` if the receipt has no amount and
            nothing remains; `required` at `sale.parcelas` if the sale has no
            installments, and at the installment's `valor` if it is missing;
            `contradiction` at the `status` of a cancelled installment.
    """

def payment_page_url(
    base_url: str,
    pagamento_online_codigo: str,
) -> str:
    """The URL of a sale's online payment page, `{base_url}/fatura/{code}`.

    Args:
        base_url (str): Where the service is: https, or http on this machine.
        pagamento_online_codigo (str): The sale's code for its payment page.

    Returns:
        str: The text.

    Raises:
        LastroError: `invalid_url` at `base_url`; `blank` or `invalid_characters` at
            `pagamento_online_codigo`.

    Example:
        >>> import lastro
        >>> lastro.sale.payment_page_url(
        ...     base_url="https://x.example/conta/",
        ...     pagamento_online_codigo="a1B-2",
        ... )
        'https://x.example/conta/fatura/a1B-2'
    """

def update_body(
    original: _lastro.Sale | Mapping[str, object],
    edited: _lastro.Sale | Mapping[str, object],
) -> str:
    """The body for an update of a sale, which must contain the whole sale. Fields that
    were cleared are null.

    Args:
        original (Sale | Mapping): The record as the service has it.
        edited (Sale | Mapping): The record as it is to be.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.sale.update_body(
        ...     original={"id": 1, "data": "2026-01-01", "cliente": "Ana", "valor_venda": "10"},
        ...     edited={"id": 1, "data": "2026-01-01", "cliente": "Ana", "valor_venda": "12"},
        ... )
        '{"id":1,"data":"2026-01-01","valor_venda":12.00}'
    """

def decode(
    json: types.JsonInput,
) -> _lastro.SaleDecoded:
    """Reads a sale from a JSON document. Every problem is listed with its path, and what
    could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        SaleDecoded: A sale as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.sale.decode({"id": "7", "nfse_status": "9", "parcelas": [], "nfse_dados": {"iss_retido": "2"}})
        SaleDecoded(value=Sale(id=7, nfse_status=InvoiceStatus(9),
        nfse_dados=NfseData(iss_retido=YesNo.NO), parcelas=[]), issues=[])
    """

def encode(
    value: _lastro.Sale | Mapping[str, object],
) -> str:
    """Writes a sale as the service does: money as JSON numbers with two places, unset
    fields left out, nothing else lost.

    Args:
        value (Sale | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.sale.encode({"id": 1, "desconto": "1", "cliente": "José", "itens": [{"qtd": "1.50", "total": 3}], "custom_n": "10.0"})
        '{"id":1,"cliente":"José","desconto":1.00,"itens":[{"qtd":1.5,"total":3.00}],"custom_n":"10.0"}'
    """

def body(
    value: _lastro.Sale | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a sale: read-only and display fields left out, and on insert
    the keys.

    Args:
        value (Sale | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.sale.body(
        ...     value={"id": 1, "parcelas": [{"id": 3, "id_venda": 1, "pdf_url": "u", "valor": "1"}]},
        ...     operation="update",
        ... )
        '{"id":1,"parcelas":[{"id":3,"valor":1.00}]}'
    """

def validate(
    value: _lastro.Sale | Mapping[str, object],
    operation: types.WriteOperation,
    today: types.DateInput | None = None,
) -> _lastro.Validation:
    """Checks a sale before it is sent: values, codes, names, and its own rules as
    `docs/rules.md` lists them. `today` is for the rules that need it.

    Args:
        value (Sale | Mapping): The record.
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
        >>> lastro.sale.validate(
        ...     value={"agendamento": 0, "agendamento_data": "2026-12-20", "valor_venda": "1.00"},
        ...     operation="insert",
        ... )
        Validation(issues=[Issue(path='agendamento', code='contradiction', severity='error',
        params={'field': 'data'})])
    """

__all__ = ["item_total", "totals", "status", "from_contract", "confirm_receipt", "payment_page_url", "update_body", "decode", "encode", "body", "validate"]
