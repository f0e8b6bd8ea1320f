// Made from the core's tables by `cargo xtask kotlin`: change them, not this file.

package dev.lastro

/** Every problem, whichever kind of error it is. */
val LastroException.problems: List<Issue>
    get() = when (this) {
        is LastroException.Malformed -> issues
        is LastroException.Invalid -> issues
        is LastroException.UnexpectedResponse -> issues
        is LastroException.UnknownOperation -> issues
    }

/** The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`. */
val LastroException.code: String
    get() = when (this) {
        is LastroException.Malformed -> "malformed"
        is LastroException.Invalid -> "invalid"
        is LastroException.UnexpectedResponse -> "unexpected_response"
        is LastroException.UnknownOperation -> "unknown_operation"
    }

/** Half of a surrogate pair in a text is the same typed error as in every language. */
internal inline fun <T> checked(call: () -> T): T =
    try {
        call()
    } catch (_: java.nio.charset.CharacterCodingException) {
        throw LastroException.Invalid(listOf(Issue("", IssueCode.LONE_SURROGATE, Severity.ERROR, emptyMap())))
    }

/** The operations of the area `money`. */
object Money {

    /**
     * Reads an amount from exact text and gives it in its canonical form, with two places.
     *
     * # Errors
     * `invalid_money` for anything but `-?digits[.d[d]]`; `too_many_decimals` for a third place, which is never
     * rounded; `out_of_range` past 999999999999999.99.
     */
    @Throws(LastroException::class)
    fun parse(text: Amount): Amount =
        checked { parseOfMoney(text) }

    /**
     * Shares an amount by weight, so that the shares add up to it exactly: the largest remainder method, ties to the
     * lower index; a weight of zero never receives a cent.
     *
     * # Errors
     * `no_positive_weight` when no weight is above zero; `out_of_range` at a negative weight.
     */
    @Throws(LastroException::class)
    fun allocate(total: Amount, weights: List<Count>): List<Amount> =
        checked { allocateOfMoney(total, weights) }
}

/** The operations of the area `installments`. */
object Installments {

    /**
     * Splits an amount into equal shares that add up to it exactly. Cents left over go one each to the first
     * shares (`spread`, the default), or all to the `first` or the `last`.
     *
     * # Errors
     * `out_of_range` at `parcelas` outside 1 to 1000.
     */
    @Throws(LastroException::class)
    fun split(valor: Amount, parcelas: Long, policy: SplitPolicy? = null): List<Amount> =
        checked { splitOfInstallments(valor, parcelas, policy) }

    /**
     * Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
     * neither step is given; the 31st stays the 31st after a February), or every `every_days` days.
     *
     * # Errors
     * As `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months
     * or 1 to 36500 days, or a date past the year 9999.
     */
    @Throws(LastroException::class)
    fun plan(valor: Amount, parcelas: Long, firstDue: CalendarDate, everyMonths: Long? = null, everyDays: Long? = null, policy: SplitPolicy? = null): List<Installment> =
        checked { planOfInstallments(valor, parcelas, firstDue, everyMonths, everyDays, policy) }

    /**
     * The state of an installment on a day: cancelled stays; received in full is paid, in part is partially
     * received; not received and past the first business day on or after the due date is overdue; else pending.
     * `holidays`: the local ones, beside the national.
     *
     * # Errors
     * `required` at `installment.valor`, or at its `data_vencimento` where nothing was received.
     */
    @Throws(LastroException::class)
    fun status(installment: Installment, today: CalendarDate, holidays: List<CalendarDate>? = null): InstallmentStatus =
        checked { statusOfInstallments(installment, today, holidays) }
}

/** The operations of the area `schedule`. */
object Schedule {

    /**
     * Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
     * only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
     * `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.
     *
     * # Errors
     * `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`,
     * `required` or `out_of_range` at the field that makes no sense.
     */
    @Throws(LastroException::class)
    fun occurrences(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, agendamentoNumero: Long? = null, agendamentoDataFim: CalendarDate? = null, agendamentoAtivo: Flag? = null, anchorDay: Long? = null, limit: Long? = null, until: CalendarDate? = null): List<CalendarDate> =
        checked { occurrencesOfSchedule(agendamentoData, agendamentoFrequencia, agendamentoRepetir, agendamentoNumero, agendamentoDataFim, agendamentoAtivo, anchorDay, limit, until) }

    /**
     * The first date of a contract after a day, or nothing when there is none.
     *
     * # Errors
     * As `occurrences`, but a contract without an end is no error.
     */
    @Throws(LastroException::class)
    fun nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, agendamentoNumero: Long? = null, agendamentoDataFim: CalendarDate? = null, agendamentoAtivo: Flag? = null, anchorDay: Long? = null, limit: Long? = null, until: CalendarDate? = null): CalendarDate? =
        checked { nextAfterOfSchedule(agendamentoData, agendamentoFrequencia, agendamentoRepetir, after, agendamentoNumero, agendamentoDataFim, agendamentoAtivo, anchorDay, limit, until) }
}

/** The operations of the area `boleto`. */
object Boleto {

    /**
     * Fine and interest on a late boleto, and what it then costs. `valor` is the original value; the fine is taken
     * once, the interest is simple, by calendar days of a 30-day month, each rounded once at its end. At 0 days there
     * are none.
     *
     * # Errors
     * `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, at `dias` outside 0 to 36500.
     */
    @Throws(LastroException::class)
    fun lateCharges(valor: Amount, multa: Rate, jurosMensal: Rate, dias: Long, rounding: Rounding? = null): LateCharges =
        checked { lateChargesOfBoleto(valor, multa, jurosMensal, dias, rounding) }

    /**
     * Days late: 0 when paid on or before the first business day on or after the due date, else the calendar days
     * from the due date itself (Lei 7.089/1983). `holidays`: the local ones, beside the national.
     *
     * # Errors
     * None for real dates.
     */
    @Throws(LastroException::class)
    fun daysLate(dataVencimento: CalendarDate, dataPagamento: CalendarDate, holidays: List<CalendarDate>? = null): Long =
        checked { daysLateOfBoleto(dataVencimento, dataPagamento, holidays) }

    /**
     * The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
     * service computes none of it.
     *
     * # Errors
     * `required` at `installment.id`, `installment.data_vencimento` or `installment.valor`; `out_of_range` at a new due
     * date before `today`, and what `late_charges` refuses.
     */
    @Throws(LastroException::class)
    fun updateBody(installment: Installment, dataVencimentoNovo: CalendarDate, today: CalendarDate, multa: Rate? = null, jurosMensal: Rate? = null, holidays: List<CalendarDate>? = null): JsonText =
        checked { updateBodyOfBoleto(installment, dataVencimentoNovo, today, multa, jurosMensal, holidays) }

    /**
     * The due factor of a date (FEBRABAN): days since 1997-10-07 up to 9999 on 2025-02-21, from 1000 again the day
     * after.
     *
     * # Errors
     * `out_of_range` outside 1997-10-08 to 2049-10-13.
     */
    @Throws(LastroException::class)
    fun fatorVencimento(date: CalendarDate): Long =
        checked { fatorVencimentoOfBoleto(date) }

    /**
     * Reads a linha digitável of 47 digits (boleto) or 48 (utility slip), bare or as printed; every check digit is
     * checked. A due factor means two dates 9000 days apart: it is the one from 3000 days before `reference_date` to
     * 5500 days after.
     *
     * # Errors
     * `invalid_linha_digitavel`.
     */
    @Throws(LastroException::class)
    fun parseLinhaDigitavel(linha: String, referenceDate: CalendarDate): Slip =
        checked { parseLinhaDigitavelOfBoleto(linha, referenceDate) }

    /**
     * Whether it is a linha digitável whose check digits are all right.
     *
     * # Errors
     * None: any other text is none.
     */
    @Throws(LastroException::class)
    fun isValidLinhaDigitavel(linha: String): Boolean =
        checked { isValidLinhaDigitavelOfBoleto(linha) }

    /**
     * The linha digitável of a barcode of 44 digits, as bare digits.
     *
     * # Errors
     * `invalid_barcode`.
     */
    @Throws(LastroException::class)
    fun toLinhaDigitavel(barcode: String): String =
        checked { toLinhaDigitavelOfBoleto(barcode) }
}

/** The operations of the area `calendar`. */
object Calendar {

    /**
     * The first day on or after a date on which banks work (Resolução CMN 4.880/2020). `holidays`: the local ones,
     * beside the national.
     *
     * # Errors
     * `out_of_range` at `date` where there is none within a year, or before the year 10000.
     */
    @Throws(LastroException::class)
    fun nextBusinessDay(date: CalendarDate, holidays: List<CalendarDate>? = null): CalendarDate =
        checked { nextBusinessDayOfCalendar(date, holidays) }

    /**
     * The national bank holidays of a year, in order: Carnival Monday and Tuesday, Good Friday and Corpus Christi
     * among them, 20 November from 2024.
     *
     * # Errors
     * `out_of_range` at `year` outside 1 to 9999.
     */
    @Throws(LastroException::class)
    fun bankHolidays(year: Long): List<CalendarDate> =
        checked { bankHolidaysOfCalendar(year) }
}

/** The operations of the area `nfse`. */
object Nfse {

    /**
     * Base, ISS, withheld ISS and net value of an invoice (ABRASF). Base = services - deductions - unconditional
     * discount; ISS = base x rate / 100, rounded once, 0 for natures 3, 4 and 51; net = services - everything
     * withheld - both discounts. What is not given is 0.00.
     *
     * # Errors
     * `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `base_calculo` or
     * `valor_liquido_nfse` that would be below zero; `invalid_code` at an unknown code.
     */
    @Throws(LastroException::class)
    fun totals(valorServicos: Amount, aliquota: Rate? = null, issRetido: YesNo? = null, valorPis: Amount? = null, valorCofins: Amount? = null, valorInss: Amount? = null, valorIr: Amount? = null, valorCsll: Amount? = null, outrasRetencoes: Amount? = null, valorDeducoes: Amount? = null, descontoIncondicionado: Amount? = null, descontoCondicionado: Amount? = null, naturezaOperacao: OperationNature? = null): InvoiceTotals =
        checked { totalsOfNfse(valorServicos, aliquota, issRetido, valorPis, valorCofins, valorInss, valorIr, valorCsll, outrasRetencoes, valorDeducoes, descontoIncondicionado, descontoCondicionado, naturezaOperacao) }

    /**
     * The approximate taxes printed on an invoice (Lei 12.741/2012): for information, never part of a total.
     *
     * # Errors
     * `out_of_range` at `impostos_percentual` outside 0 to 100.
     */
    @Throws(LastroException::class)
    fun approximateTaxes(valor: Amount, impostosPercentual: Rate): Amount =
        checked { approximateTaxesOfNfse(valor, impostosPercentual) }
}

/** The operations of the area `sale`. */

/**
 * Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.
 *
 * # Errors
 * `out_of_range` at `valor` when the product is past the range of money.
 */
@Throws(LastroException::class)
fun Sale.Companion.itemTotal(valor: Amount, qtd: Count): Amount =
    checked { itemTotalOfSale(valor, qtd) }

/**
 * Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
 *
 * # Errors
 * `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`;
 * `out_of_range` past the range of money.
 */
@Throws(LastroException::class)
fun Sale.Companion.totals(sale: Sale): SaleTotals =
    checked { totalsOfSale(sale) }

/**
 * The state of a sale on a day, from what its installments received: cancelled when all are; paid when all
 * others are; else overdue if any is; else partially received if anything was received; else pending.
 * `holidays`: the local ones, beside the national.
 *
 * # Errors
 * `required` at `sale.parcelas[i].valor`, or at its `data_vencimento` where nothing was received.
 */
@Throws(LastroException::class)
fun Sale.Companion.status(sale: Sale, today: CalendarDate, holidays: List<CalendarDate>? = null): InstallmentStatus =
    checked { statusOfSale(sale, today, holidays) }

/**
 * The sale that a contract generates at its `k`-th occurrence, from 0: its items less those that do not recur
 * after the first, total and installments computed again. Give `anchor_day` (1 to 31) where the contract's
 * date is the end of a short month.
 *
 * # Errors
 * `no_occurrence` at `k` of a contract that is paused or has ended; `required` at the field that its schedule
 * needs; what `totals` refuses.
 */
@Throws(LastroException::class)
fun Sale.Companion.fromContract(contract: Sale, k: Long, anchorDay: Long? = null): Sale =
    checked { fromContractOfSale(contract, k, anchorDay) }

/**
 * What confirming a receipt does to a sale: amount, date and state of the installment, and the state of the sale.
 * Receipts of one installment add up; without an amount it is received in full.
 *
 * # Errors
 * What `receipt.validate` finds against the sale, below `receipt`; `contradiction` at the `status` of a
 * cancelled installment; `required` at the `valor` of one without.
 */
@Throws(LastroException::class)
fun Sale.Companion.confirmReceipt(sale: Sale, receipt: Receipt): Sale =
    checked { confirmReceiptOfSale(sale, receipt) }

/**
 * The address of a sale's online payment page, `{base_url}/fatura/{code}`.
 *
 * # Errors
 * `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
 */
@Throws(LastroException::class)
fun Sale.Companion.paymentPageUrl(baseUrl: String, pagamentoOnlineCodigo: String): String =
    checked { paymentPageUrlOfSale(baseUrl, pagamentoOnlineCodigo) }

/**
 * The document that updates a sale: all of it, as the service wants it, null where a field was cleared.
 *
 * # Errors
 * None for values of the type.
 */
@Throws(LastroException::class)
fun Sale.Companion.updateBody(original: Sale, edited: Sale): JsonText =
    checked { updateBodyOfSale(original, edited) }

/**
 * Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Sale.Companion.decode(json: JsonText): SaleDecoded =
    checked { decodeOfSale(json) }

/**
 * Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Sale.Companion.encode(value: Sale): JsonText =
    checked { encodeOfSale(value) }

/**
 * The body to send for a sale: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Sale.Companion.body(value: Sale, operation: WriteOperation): JsonText =
    checked { bodyOfSale(value, operation) }

/**
 * Checks a sale before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Sale.Companion.validate(value: Sale, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfSale(value, operation, today) }

/** The operations of the area `item`. */

/**
 * Reads a item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Item.Companion.decode(json: JsonText): ItemDecoded =
    checked { decodeOfItem(json) }

/**
 * Writes a item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Item.Companion.encode(value: Item): JsonText =
    checked { encodeOfItem(value) }

/**
 * The body to send for a item: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Item.Companion.body(value: Item, operation: WriteOperation): JsonText =
    checked { bodyOfItem(value, operation) }

/**
 * Checks a item before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Item.Companion.validate(value: Item, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfItem(value, operation, today) }

/** The operations of the area `installment`. */

/**
 * Reads a installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Installment.Companion.decode(json: JsonText): InstallmentDecoded =
    checked { decodeOfInstallment(json) }

/**
 * Writes a installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Installment.Companion.encode(value: Installment): JsonText =
    checked { encodeOfInstallment(value) }

/**
 * The body to send for a installment: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Installment.Companion.body(value: Installment, operation: WriteOperation): JsonText =
    checked { bodyOfInstallment(value, operation) }

/**
 * Checks a installment before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Installment.Companion.validate(value: Installment, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfInstallment(value, operation, today) }

/** The operations of the area `nfse_data`. */

/**
 * Reads a nfse_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun NfseData.Companion.decode(json: JsonText): NfseDataDecoded =
    checked { decodeOfNfseData(json) }

/**
 * Writes a nfse_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun NfseData.Companion.encode(value: NfseData): JsonText =
    checked { encodeOfNfseData(value) }

/**
 * The body to send for a nfse_data: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun NfseData.Companion.body(value: NfseData, operation: WriteOperation): JsonText =
    checked { bodyOfNfseData(value, operation) }

/**
 * Checks a nfse_data before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun NfseData.Companion.validate(value: NfseData, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfNfseData(value, operation, today) }

/** The operations of the area `schedule_data`. */

/**
 * Reads a schedule_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.decode(json: JsonText): ScheduleDataDecoded =
    checked { decodeOfScheduleData(json) }

/**
 * Writes a schedule_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.encode(value: ScheduleData): JsonText =
    checked { encodeOfScheduleData(value) }

/**
 * The body to send for a schedule_data: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.body(value: ScheduleData, operation: WriteOperation): JsonText =
    checked { bodyOfScheduleData(value, operation) }

/**
 * Checks a schedule_data before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.validate(value: ScheduleData, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfScheduleData(value, operation, today) }

/** The operations of the area `cancellation`. */

/**
 * Checks the body of "cancel invoice" before it is sent. The reason has at least 15 characters; version 1 needs
 * one with code 4 only. The `sale` decides nothing here.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Cancellation.Companion.validate(value: Cancellation, sale: Sale? = null, version: ApiVersion? = null): Validation =
    checked { validateOfCancellation(value, sale, version) }

/**
 * Reads a cancellation from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Cancellation.Companion.decode(json: JsonText): CancellationDecoded =
    checked { decodeOfCancellation(json) }

/**
 * Writes a cancellation as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Cancellation.Companion.encode(value: Cancellation): JsonText =
    checked { encodeOfCancellation(value) }

/**
 * The body to send for a cancellation: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Cancellation.Companion.body(value: Cancellation, operation: WriteOperation): JsonText =
    checked { bodyOfCancellation(value, operation) }

/** The operations of the area `receipt`. */

/**
 * Checks the body of "confirm receipt" before it is sent. With the `sale` the installment is checked too. The
 * `version` decides nothing here.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Receipt.Companion.validate(value: Receipt, sale: Sale? = null, version: ApiVersion? = null): Validation =
    checked { validateOfReceipt(value, sale, version) }

/**
 * Reads a receipt from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Receipt.Companion.decode(json: JsonText): ReceiptDecoded =
    checked { decodeOfReceipt(json) }

/**
 * Writes a receipt as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Receipt.Companion.encode(value: Receipt): JsonText =
    checked { encodeOfReceipt(value) }

/**
 * The body to send for a receipt: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Receipt.Companion.body(value: Receipt, operation: WriteOperation): JsonText =
    checked { bodyOfReceipt(value, operation) }

/** The operations of the area `boleto_update`. */

/**
 * Checks the body of "update boleto" before it is sent. The totals must follow from their percentages, and
 * with the `sale` the figures from its installment; a difference above a cent is a warning. The `version` decides
 * nothing here.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun BoletoUpdate.Companion.validate(value: BoletoUpdate, sale: Sale? = null, version: ApiVersion? = null): Validation =
    checked { validateOfBoletoUpdate(value, sale, version) }

/**
 * Reads a boleto_update from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun BoletoUpdate.Companion.decode(json: JsonText): BoletoUpdateDecoded =
    checked { decodeOfBoletoUpdate(json) }

/**
 * Writes a boleto_update as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun BoletoUpdate.Companion.encode(value: BoletoUpdate): JsonText =
    checked { encodeOfBoletoUpdate(value) }

/**
 * The body to send for a boleto_update: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun BoletoUpdate.Companion.body(value: BoletoUpdate, operation: WriteOperation): JsonText =
    checked { bodyOfBoletoUpdate(value, operation) }

/** The operations of the area `service`. */

/**
 * The smallest body that updates a service: the fields that differ, null where one was cleared.
 *
 * # Errors
 * None for values of the type.
 */
@Throws(LastroException::class)
fun Service.Companion.updateBody(original: Service, edited: Service): JsonText =
    checked { updateBodyOfService(original, edited) }

/**
 * Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Service.Companion.decode(json: JsonText): ServiceDecoded =
    checked { decodeOfService(json) }

/**
 * Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Service.Companion.encode(value: Service): JsonText =
    checked { encodeOfService(value) }

/**
 * The body to send for a service: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Service.Companion.body(value: Service, operation: WriteOperation): JsonText =
    checked { bodyOfService(value, operation) }

/**
 * Checks a service before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Service.Companion.validate(value: Service, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfService(value, operation, today) }

/** The operations of the area `payment_method`. */

/**
 * Reads a payment_method from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun PaymentMethod.Companion.decode(json: JsonText): PaymentMethodDecoded =
    checked { decodeOfPaymentMethod(json) }

/**
 * Writes a payment_method as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun PaymentMethod.Companion.encode(value: PaymentMethod): JsonText =
    checked { encodeOfPaymentMethod(value) }

/**
 * The body to send for a payment_method: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun PaymentMethod.Companion.body(value: PaymentMethod, operation: WriteOperation): JsonText =
    checked { bodyOfPaymentMethod(value, operation) }

/**
 * Checks a payment_method before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun PaymentMethod.Companion.validate(value: PaymentMethod, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfPaymentMethod(value, operation, today) }

/** The operations of the area `customer`. */

/**
 * The smallest body that updates a customer: the fields that differ, null where one was cleared. A list of
 * contacts or cards that differs goes out whole.
 *
 * # Errors
 * None for values of the type.
 */
@Throws(LastroException::class)
fun Customer.Companion.updateBody(original: Customer, edited: Customer): JsonText =
    checked { updateBodyOfCustomer(original, edited) }

/**
 * Reads a customer from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Customer.Companion.decode(json: JsonText): CustomerDecoded =
    checked { decodeOfCustomer(json) }

/**
 * Writes a customer as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Customer.Companion.encode(value: Customer): JsonText =
    checked { encodeOfCustomer(value) }

/**
 * The body to send for a customer: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Customer.Companion.body(value: Customer, operation: WriteOperation): JsonText =
    checked { bodyOfCustomer(value, operation) }

/**
 * Checks a customer before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Customer.Companion.validate(value: Customer, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfCustomer(value, operation, today) }

/** The operations of the area `contact`. */

/**
 * Reads a contact from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Contact.Companion.decode(json: JsonText): ContactDecoded =
    checked { decodeOfContact(json) }

/**
 * Writes a contact as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Contact.Companion.encode(value: Contact): JsonText =
    checked { encodeOfContact(value) }

/**
 * The body to send for a contact: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Contact.Companion.body(value: Contact, operation: WriteOperation): JsonText =
    checked { bodyOfContact(value, operation) }

/**
 * Checks a contact before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Contact.Companion.validate(value: Contact, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfContact(value, operation, today) }

/** The operations of the area `card`. */

/**
 * The network and the check digit (Luhn) of a card's number: digits, or groups of them with single spaces.
 *
 * # Errors
 * None: what is no number has no network and no right check digit.
 */
@Throws(LastroException::class)
fun Card.Companion.inspect(number: CardNumber): CardInspection =
    checked { inspectOfCard(number) }

/**
 * Whether a text is a real month `YYYYMM`, and not one before the month of `today` where that is given.
 *
 * # Errors
 * None: any other text is no expiry.
 */
@Throws(LastroException::class)
fun Card.Companion.isValidExpiry(validade: String, today: CalendarDate? = null): Boolean =
    checked { isValidExpiryOfCard(validade, today) }

/**
 * Reads a card from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Card.Companion.decode(json: JsonText): CardDecoded =
    checked { decodeOfCard(json) }

/**
 * Writes a card as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Card.Companion.encode(value: Card): JsonText =
    checked { encodeOfCard(value) }

/**
 * The body to send for a card: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Card.Companion.body(value: Card, operation: WriteOperation): JsonText =
    checked { bodyOfCard(value, operation) }

/**
 * Checks a card before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Card.Companion.validate(value: Card, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfCard(value, operation, today) }

/** The operations of the area `plan`. */

/**
 * Reads a plan from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Plan.Companion.decode(json: JsonText): PlanDecoded =
    checked { decodeOfPlan(json) }

/**
 * Writes a plan as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Plan.Companion.encode(value: Plan): JsonText =
    checked { encodeOfPlan(value) }

/**
 * The body to send for a plan: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Plan.Companion.body(value: Plan, operation: WriteOperation): JsonText =
    checked { bodyOfPlan(value, operation) }

/**
 * Checks a plan before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Plan.Companion.validate(value: Plan, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfPlan(value, operation, today) }

/** The operations of the area `wallet_entry`. */

/**
 * Reads a wallet_entry from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun WalletEntry.Companion.decode(json: JsonText): WalletEntryDecoded =
    checked { decodeOfWalletEntry(json) }

/**
 * Writes a wallet_entry as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun WalletEntry.Companion.encode(value: WalletEntry): JsonText =
    checked { encodeOfWalletEntry(value) }

/**
 * The body to send for a wallet_entry: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun WalletEntry.Companion.body(value: WalletEntry, operation: WriteOperation): JsonText =
    checked { bodyOfWalletEntry(value, operation) }

/**
 * Checks a wallet_entry before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun WalletEntry.Companion.validate(value: WalletEntry, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfWalletEntry(value, operation, today) }

/** The operations of the area `cnae`. */

/**
 * Reads a cnae from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Cnae.Companion.decode(json: JsonText): CnaeDecoded =
    checked { decodeOfCnae(json) }

/**
 * Writes a cnae as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Cnae.Companion.encode(value: Cnae): JsonText =
    checked { encodeOfCnae(value) }

/**
 * The body to send for a cnae: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Cnae.Companion.body(value: Cnae, operation: WriteOperation): JsonText =
    checked { bodyOfCnae(value, operation) }

/**
 * Checks a cnae before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Cnae.Companion.validate(value: Cnae, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfCnae(value, operation, today) }

/** The operations of the area `service_list_item`. */

/**
 * Reads a service_list_item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun ServiceListItem.Companion.decode(json: JsonText): ServiceListItemDecoded =
    checked { decodeOfServiceListItem(json) }

/**
 * Writes a service_list_item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ServiceListItem.Companion.encode(value: ServiceListItem): JsonText =
    checked { encodeOfServiceListItem(value) }

/**
 * The body to send for a service_list_item: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ServiceListItem.Companion.body(value: ServiceListItem, operation: WriteOperation): JsonText =
    checked { bodyOfServiceListItem(value, operation) }

/**
 * Checks a service_list_item before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun ServiceListItem.Companion.validate(value: ServiceListItem, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfServiceListItem(value, operation, today) }

/** The operations of the area `municipality`. */

/**
 * Whether it is an IBGE code: 7 digits, the last the check digit (modulo 10), or one of the nine official codes
 * that fail the formula (NT 2008.004).
 *
 * # Errors
 * None: anything else is no code.
 */
@Throws(LastroException::class)
fun Municipality.Companion.isValidCode(code: FilterValue): Boolean =
    checked { isValidCodeOfMunicipality(code) }

/**
 * Reads a municipality from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Municipality.Companion.decode(json: JsonText): MunicipalityDecoded =
    checked { decodeOfMunicipality(json) }

/**
 * Writes a municipality as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Municipality.Companion.encode(value: Municipality): JsonText =
    checked { encodeOfMunicipality(value) }

/**
 * The body to send for a municipality: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Municipality.Companion.body(value: Municipality, operation: WriteOperation): JsonText =
    checked { bodyOfMunicipality(value, operation) }

/**
 * Checks a municipality before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Municipality.Companion.validate(value: Municipality, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfMunicipality(value, operation, today) }

/** The operations of the area `adjustment_index`. */

/**
 * Reads a adjustment_index from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun AdjustmentIndex.Companion.decode(json: JsonText): AdjustmentIndexDecoded =
    checked { decodeOfAdjustmentIndex(json) }

/**
 * Writes a adjustment_index as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun AdjustmentIndex.Companion.encode(value: AdjustmentIndex): JsonText =
    checked { encodeOfAdjustmentIndex(value) }

/**
 * The body to send for a adjustment_index: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun AdjustmentIndex.Companion.body(value: AdjustmentIndex, operation: WriteOperation): JsonText =
    checked { bodyOfAdjustmentIndex(value, operation) }

/**
 * Checks a adjustment_index before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun AdjustmentIndex.Companion.validate(value: AdjustmentIndex, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfAdjustmentIndex(value, operation, today) }

/** The operations of the area `listing`. */

/**
 * Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Listing.Companion.decode(json: JsonText): ListingDecoded =
    checked { decodeOfListing(json) }

/**
 * Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Listing.Companion.encode(value: Listing): JsonText =
    checked { encodeOfListing(value) }

/**
 * The body to send for a listing: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Listing.Companion.body(value: Listing, operation: WriteOperation): JsonText =
    checked { bodyOfListing(value, operation) }

/**
 * Checks a listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Listing.Companion.validate(value: Listing, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfListing(value, operation, today) }

/** The operations of the area `deleted`. */

/**
 * Reads a deleted from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Deleted.Companion.decode(json: JsonText): DeletedDecoded =
    checked { decodeOfDeleted(json) }

/**
 * Writes a deleted as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Deleted.Companion.encode(value: Deleted): JsonText =
    checked { encodeOfDeleted(value) }

/**
 * The body to send for a deleted: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Deleted.Companion.body(value: Deleted, operation: WriteOperation): JsonText =
    checked { bodyOfDeleted(value, operation) }

/**
 * Checks a deleted before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Deleted.Companion.validate(value: Deleted, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfDeleted(value, operation, today) }

/** The operations of the area `api_error`. */

/**
 * Reads a api_error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun ApiError.Companion.decode(json: JsonText): ApiErrorDecoded =
    checked { decodeOfApiError(json) }

/**
 * Writes a api_error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ApiError.Companion.encode(value: ApiError): JsonText =
    checked { encodeOfApiError(value) }

/**
 * The body to send for a api_error: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ApiError.Companion.body(value: ApiError, operation: WriteOperation): JsonText =
    checked { bodyOfApiError(value, operation) }

/**
 * Checks a api_error before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun ApiError.Companion.validate(value: ApiError, operation: WriteOperation, today: CalendarDate? = null): Validation =
    checked { validateOfApiError(value, operation, today) }

/** The operations of the area `cpf`. */
object Cpf {

    /**
     * Whether it is a CPF: 11 digits, bare or as `XXX.XXX.XXX-XX`, with the right check digits (Receita Federal), not
     * all equal.
     *
     * # Errors
     * None: any other text is no CPF.
     */
    @Throws(LastroException::class)
    fun isValid(cpf: String): Boolean =
        checked { isValidOfCpf(cpf) }

    /**
     * A valid CPF as it is printed, `XXX.XXX.XXX-XX`.
     *
     * # Errors
     * `invalid_cpf`.
     */
    @Throws(LastroException::class)
    fun format(cpf: String): String =
        checked { formatOfCpf(cpf) }
}

/** The operations of the area `cnpj`. */
object Cnpj {

    /**
     * Whether it is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), bare or as
     * `XX.XXX.XXX/XXXX-XX`, in either case of letters.
     *
     * # Errors
     * None: any other text is no CNPJ.
     */
    @Throws(LastroException::class)
    fun isValid(cnpj: String): Boolean =
        checked { isValidOfCnpj(cnpj) }

    /**
     * A valid CNPJ as it is printed, `XX.XXX.XXX/XXXX-XX`, in upper case.
     *
     * # Errors
     * `invalid_cnpj`.
     */
    @Throws(LastroException::class)
    fun format(cnpj: String): String =
        checked { formatOfCnpj(cnpj) }

    /**
     * The two check digits of a CNPJ's first 12 characters.
     *
     * # Errors
     * `invalid_cnpj` at `base` for anything but 12 digits or letters, bare or printed.
     */
    @Throws(LastroException::class)
    fun checkDigits(base: String): String =
        checked { checkDigitsOfCnpj(base) }
}

/** The operations of the area `cep`. */
object Cep {

    /**
     * Whether it is a CEP: 8 digits, bare, as `XX.YYY-ZZZ` or as `XXYYY-ZZZ`; nothing is padded.
     *
     * # Errors
     * None: any other text is no CEP.
     */
    @Throws(LastroException::class)
    fun isValid(cep: String): Boolean =
        checked { isValidOfCep(cep) }

    /**
     * A CEP in the form that the service wants, `XX.YYY-ZZZ`.
     *
     * # Errors
     * `invalid_cep`.
     */
    @Throws(LastroException::class)
    fun format(cep: String): String =
        checked { formatOfCep(cep) }
}

/** The operations of the area `lc116`. */
object Lc116 {

    /**
     * The number that the service takes for an item: `1.02` is 102. The sub-item always has two digits.
     *
     * # Errors
     * `invalid_service_item`.
     */
    @Throws(LastroException::class)
    fun toCode(item: String): Long =
        checked { toCodeOfLc116(item) }

    /**
     * The item of a number: 102 is `1.02`.
     *
     * # Errors
     * `invalid_service_item`.
     */
    @Throws(LastroException::class)
    fun toItem(code: Long): String =
        checked { toItemOfLc116(code) }
}

/** The operations of the area `tax_code`. */
object TaxCode {

    /**
     * The digits of a code printed with dots, hyphens or slashes: `6204-0/00` is `6204000`. Zeros in front count.
     *
     * # Errors
     * `invalid_tax_code` for any other character, no digit, or more than 20.
     */
    @Throws(LastroException::class)
    fun digits(code: String): String =
        checked { digitsOfTaxCode(code) }
}

/** The operations of the area `pix`. */
object Pix {

    /**
     * Reads a code that can be paid as it stands.
     *
     * # Errors
     * `invalid_pix` with the `reason` that `check` gives.
     */
    @Throws(LastroException::class)
    fun parse(code: String): PixCode =
        checked { parseOfPix(code) }

    /**
     * Whether a code can be paid as it stands, and why not.
     *
     * # Errors
     * None: what is no code is not valid.
     */
    @Throws(LastroException::class)
    fun check(code: String): PixCheck =
        checked { checkOfPix(code) }

    /**
     * Makes a static code. Accents are taken off, since the arrangement has none; nothing is cut. An amount of zero
     * is left out, so that the payer fills it in.
     *
     * # Errors
     * `blank`, `too_long` (name 25, city 15 characters; key and note together what one template of 99 holds) or
     * `invalid_characters` at the text; `out_of_range` at `valor` below zero.
     */
    @Throws(LastroException::class)
    fun generate(chave: String, nome: String, cidade: String, valor: Amount? = null, txid: String? = null, info: String? = null): String =
        checked { generateOfPix(chave, nome, cidade, valor, txid, info) }
}

/** The operations of the area `query`. */

/**
 * Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
 * `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
 *
 * # Errors
 * Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
 * that the field's type does not have, a value that the type refuses, `out_of_range`.
 */
@Throws(LastroException::class)
fun Query.Companion.build(entity: Resource, filters: List<Filter>? = null, sort: List<String>? = null, fields: List<String>? = null, expand: List<String>? = null, limit: Long? = null, offset: Long? = null): String =
    checked { buildOfQuery(entity, filters, sort, fields, expand, limit, offset) }

/**
 * Reads a query string back. `field[eq]=`, `+` for a space, encoded brackets and any order are taken.
 *
 * # Errors
 * Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `invalid_characters` where the
 * encoding is broken, and what `build` refuses.
 */
@Throws(LastroException::class)
fun Query.Companion.parse(entity: Resource, query: String): Query =
    checked { parseOfQuery(entity, query) }

/**
 * Whether a record is what a query asks for: "or" within one field and operator, "and" between them. Null matches
 * `isnull`, `neq` and `notcontains` alone; texts compare without regard to case, with regard to accents.
 *
 * # Errors
 * What `parse` and `build` refuse.
 */
@Throws(LastroException::class)
fun Query.Companion.matches(entity: Resource, query: QueryText, record: JsonText): Boolean =
    checked { matchesOfQuery(entity, query, record) }

/**
 * Filters, sorts, pages and expands a list in memory, answered in the shape of a listing.
 *
 * # Errors
 * What `parse` and `build` refuse.
 */
@Throws(LastroException::class)
fun Query.Companion.apply(entity: Resource, query: QueryText, records: List<JsonText>): ListPage =
    checked { applyOfQuery(entity, query, records) }

/** The operations of the area `request`. */
object Request {

    /**
     * Makes a request: method, whole address, headers with the key (Basic authentication), JSON body. `base_url` is https,
     * or http on this machine; `query` is that of `query.build` or the query itself; `body` is what `ENTITY.body` gives.
     * Only what the operation takes may be given, and all of it must be.
     *
     * # Errors
     * Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
     * `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; what `query.build` refuses.
     */
    @Throws(LastroException::class)
    fun build(operation: ApiOperation, baseUrl: String, apiKey: ConcealedText, id: Long? = null, cpf: String? = null, query: QueryText? = null, body: JsonText? = null): ApiRequest =
        checked { buildOfRequest(operation, baseUrl, apiKey, id, cpf, query, body) }
}

/** The operations of the area `response`. */
object Response {

    /**
     * Reads an answer by its status, whatever its content type says: the record, listing or list of the operation, or
     * the service's error by kind. Given the key, its beginning is masked in the error's message.
     *
     * # Errors
     * `unexpected_response` where a success does not fit the operation, with the path of every problem below `body`.
     */
    @Throws(LastroException::class)
    fun decode(operation: ApiOperation, status: Long, body: ByteData, headers: Headers? = null, apiKey: ConcealedText? = null): ApiAnswer =
        checked { decodeOfResponse(operation, status, body, headers, apiKey) }
}

/** The operations of the area `retry`. */
object Retry {

    /**
     * What to do after an attempt: `attempt` counts from 1, `status` is left out where no answer came, `retry_after` is the
     * header's text, `now` is Unix seconds, `seed` any number from which the jitter comes. Reads, updates and deletes may
     * be sent again; inserts and receipts may have been done and are looked up first.
     *
     * # Errors
     * None for numbers.
     */
    @Throws(LastroException::class)
    fun next(operation: ApiOperation, attempt: Long, now: Long, seed: Long, elapsedMs: Long, status: Long? = null, retryAfter: FilterValue? = null): RetryPlan =
        checked { nextOfRetry(operation, attempt, now, seed, elapsedMs, status, retryAfter) }
}

/** The operations of the area `pages`. */
object Pages {

    /**
     * Begins a walk over a listing. The state is plain data: keep it as text, and go on with it in any language. Without
     * an order `_sort=id` is added, since the service's own is not stable.
     *
     * # Errors
     * `invalid_choice` at `operation` for one that lists no pages; what `query.build` refuses.
     */
    @Throws(LastroException::class)
    fun start(operation: ApiOperation, query: QueryText? = null): PageStep =
        checked { startOfPages(operation, query) }

    /**
     * Goes on with the answer to the last request: the listing itself, or what `response.decode` made of it. It ends at a
     * short, empty or repeated page, and says whether the service's count changed on the way.
     *
     * # Errors
     * `required` at `response.data`; whatever is wrong with a state that was not kept as it was.
     */
    @Throws(LastroException::class)
    fun next(state: JsonText, response: JsonText): PageStep =
        checked { nextOfPages(state, response) }
}

/** The operations of the area `webhook`. */
object Webhook {

    /**
     * Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
     * given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Where
     * the form as sent does not fit, the other ways to escape its texts are tried too, unless `strict`. `any_entry` lets any
     * entry of the signature list fit.
     *
     * # Errors
     * Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
     * negative limit or more than four secrets. Whatever the body holds, there is a verdict.
     */
    @Throws(LastroException::class)
    fun verify(secrets: SecretList, body: ByteData, now: Long? = null, toleranceS: Long? = null, futureS: Long? = null, strict: Boolean? = null, anyEntry: Boolean? = null): Verification =
        checked { verifyOfWebhook(secrets, body, now, toleranceS, futureS, strict, anyEntry) }

    /**
     * The first of two steps, for a host's own cryptography: the ranges of the body to hash, one after the other, and
     * the digests that it claims.
     *
     * # Errors
     * None: whatever the body holds, there is a plan, or the verdict in it.
     */
    @Throws(LastroException::class)
    fun plan(body: ByteData, anyEntry: Boolean? = null): SignaturePlan =
        checked { planOfWebhook(body, anyEntry) }

    /**
     * The second step: the verdict from the plan and the host's HMAC-SHA-256 of the ranges by each secret, as hexadecimal
     * digits; `sha256` of the ranges makes the dedupe key. It is the one that `verify` gives with `strict`.
     *
     * # Errors
     * As `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` that is not 64 hexadecimal digits.
     */
    @Throws(LastroException::class)
    fun conclude(plan: SignaturePlan, digests: List<String>, sha256: String? = null, now: Long? = null, toleranceS: Long? = null, futureS: Long? = null): Verification =
        checked { concludeOfWebhook(plan, digests, sha256, now, toleranceS, futureS) }

    /**
     * The likely cause of a mismatch: white space around the secret, texts escaped anew, `10.0` become `10`, another
     * encoding of the signature, a body that was parsed, compressed or encoded twice.
     *
     * # Errors
     * None for a body of any bytes.
     */
    @Throws(LastroException::class)
    fun explain(secret: ConcealedText, body: ByteData): Explanation =
        checked { explainOfWebhook(secret, body) }

    /**
     * What a body that has been judged carries: its event and the record of it, typed where this version knows the
     * endpoint.
     *
     * # Errors
     * `malformed` or `invalid` where the body is no JSON object with `header` and `data`, or a text in it cannot be read.
     */
    @Throws(LastroException::class)
    fun event(body: ByteData): WebhookEvent =
        checked { eventOfWebhook(body) }

    /**
     * A whole signed body as the service would send it, for the tests of a receiver: in the flavour of PHP's
     * `json_encode`, the same unescaped, JavaScript's or Python's. Numbers keep their text. `api` is "2" when unset.
     *
     * # Errors
     * None.
     */
    @Throws(LastroException::class)
    fun sign(endpoint: String, operation: String, data: JsonText, timestamp: Long, secret: ConcealedText, flavour: Flavour, api: String? = null): String =
        checked { signOfWebhook(endpoint, operation, data, timestamp, secret, flavour, api) }
}

/** The operations of the area `issues`. */
object Issues {

    /**
     * The message of an issue in a language, its path in front and its figures filled in.
     *
     * # Errors
     * None for an issue that an operation gave.
     */
    @Throws(LastroException::class)
    fun text(issue: Issue, language: Language): String =
        checked { textOfIssues(issue, language) }
}

/** The operations of the area `schema`. */
object Schema {

    /**
     * The schema of an entity's document, `sale` for one: what `decode` reads without an error fits it, and nothing
     * else does.
     *
     * # Errors
     * `invalid_choice` for a name that is no entity.
     */
    @Throws(LastroException::class)
    fun entity(entity: String): JsonText =
        checked { entityOfSchema(entity) }

    /**
     * The schema of an operation's arguments, one object: `sale.validate` for one.
     *
     * # Errors
     * `unknown_operation`.
     */
    @Throws(LastroException::class)
    fun arguments(operation: String): JsonText =
        checked { argumentsOfSchema(operation) }

    /**
     * The schema of what an operation gives, as `dispatch` writes it.
     *
     * # Errors
     * `unknown_operation`.
     */
    @Throws(LastroException::class)
    fun result(operation: String): JsonText =
        checked { resultOfSchema(operation) }
}

/** The operations of the area `forms`. */
object Forms {

    /**
     * The fields of an entity's form, in the order of its table: labels in English and Portuguese, what each is filled
     * in with, whether an insert needs it, what there is to choose from.
     *
     * # Errors
     * `invalid_choice` for a name that is no entity.
     */
    @Throws(LastroException::class)
    fun fields(entity: String): List<FormField> =
        checked { fieldsOfForms(entity) }
}

/** The legacy interface, version 1. */
object V1 {

    /** The operations of the area `v1.sale`. */
    object Sale {

        /**
         * The parameters of a sale, in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: SaleParameters): FormPairList =
            checked { parametersOfV1Sale(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): SaleParameters =
            checked { parseParametersOfV1Sale(parameters, form) }

        /**
         * Checks the parameters of an insert or update before they are sent. `today` is for the card's expiry; what `context`
         * leaves out is unknown.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: SaleParameters, operation: WriteOperation, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1Sale(value, operation, today, context) }

        /**
         * Checks a changed sale: once its invoice is issued, only the payment method may be another.
         *
         * # Errors
         * None for values of the type.
         */
        @Throws(LastroException::class)
        fun validateUpdate(original: SaleV1, edited: SaleV1): Validation =
            checked { validateUpdateOfV1Sale(original, edited) }

        /**
         * Checks a sale that is to be deleted: one whose invoice is issued cannot be.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun validateDelete(sale: SaleV1): Validation =
            checked { validateDeleteOfV1Sale(sale) }

        /**
         * What stands in `dados_extra`, which is JSON in a text; nothing where it is unset.
         *
         * # Errors
         * `malformed` where it is no JSON.
         */
        @Throws(LastroException::class)
        fun extraData(value: SaleV1): JsonText? =
            checked { extraDataOfV1Sale(value) }

        /**
         * Reads a sale of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): SaleV1Decoded =
            checked { decodeOfV1Sale(json) }

        /**
         * Writes a sale of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: SaleV1): JsonText =
            checked { encodeOfV1Sale(value) }
    }

    /** The operations of the area `v1.item`. */
    object Item {

        /**
         * Reads a item of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): ItemV1Decoded =
            checked { decodeOfV1Item(json) }

        /**
         * Writes a item of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: ItemV1): JsonText =
            checked { encodeOfV1Item(value) }
    }

    /** The operations of the area `v1.installment`. */
    object Installment {

        /**
         * Reads a installment of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): InstallmentV1Decoded =
            checked { decodeOfV1Installment(json) }

        /**
         * Writes a installment of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: InstallmentV1): JsonText =
            checked { encodeOfV1Installment(value) }
    }

    /** The operations of the area `v1.invoice`. */
    object Invoice {

        /**
         * Reads a invoice of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): InvoiceV1Decoded =
            checked { decodeOfV1Invoice(json) }

        /**
         * Writes a invoice of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: InvoiceV1): JsonText =
            checked { encodeOfV1Invoice(value) }
    }

    /** The operations of the area `v1.payment_method`. */
    object PaymentMethod {

        /**
         * Reads a payment_method of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): PaymentMethodV1Decoded =
            checked { decodeOfV1PaymentMethod(json) }

        /**
         * Writes a payment_method of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: PaymentMethodV1): JsonText =
            checked { encodeOfV1PaymentMethod(value) }
    }

    /** The operations of the area `v1.service`. */
    object Service {

        /**
         * The parameters of a service, in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: ServiceParameters): FormPairList =
            checked { parametersOfV1Service(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): ServiceParameters =
            checked { parseParametersOfV1Service(parameters, form) }

        /**
         * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: ServiceParameters, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1Service(value, today, context) }

        /**
         * Reads a service of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): ServiceV1Decoded =
            checked { decodeOfV1Service(json) }

        /**
         * Writes a service of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: ServiceV1): JsonText =
            checked { encodeOfV1Service(value) }
    }

    /** The operations of the area `v1.customer`. */
    object Customer {

        /**
         * The parameters of a customer, in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: CustomerParameters): FormPairList =
            checked { parametersOfV1Customer(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): CustomerParameters =
            checked { parseParametersOfV1Customer(parameters, form) }

        /**
         * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: CustomerParameters, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1Customer(value, today, context) }

        /**
         * Reads a customer of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): CustomerV1Decoded =
            checked { decodeOfV1Customer(json) }

        /**
         * Writes a customer of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: CustomerV1): JsonText =
            checked { encodeOfV1Customer(value) }
    }

    /** The operations of the area `v1.listing`. */
    object Listing {

        /**
         * Reads a listing of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * # Errors
         * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
         */
        @Throws(LastroException::class)
        fun decode(json: JsonText): ListingV1Decoded =
            checked { decodeOfV1Listing(json) }

        /**
         * Writes a listing of version 1 as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun encode(value: ListingV1): JsonText =
            checked { encodeOfV1Listing(value) }
    }

    /** The operations of the area `v1.cancellation`. */
    object Cancellation {

        /**
         * The parameters of "cancel invoice", in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: CancellationParameters): FormPairList =
            checked { parametersOfV1Cancellation(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): CancellationParameters =
            checked { parseParametersOfV1Cancellation(parameters, form) }

        /**
         * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: CancellationParameters, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1Cancellation(value, today, context) }
    }

    /** The operations of the area `v1.receipt`. */
    object Receipt {

        /**
         * The parameters of "confirm receipt", in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: ReceiptParameters): FormPairList =
            checked { parametersOfV1Receipt(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): ReceiptParameters =
            checked { parseParametersOfV1Receipt(parameters, form) }

        /**
         * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: ReceiptParameters, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1Receipt(value, today, context) }
    }

    /** The operations of the area `v1.boleto_update`. */
    object BoletoUpdate {

        /**
         * The parameters of "update boleto", in the order of the service's document; what no field names comes last. Nothing that is
         * unset is sent, an empty text clears.
         *
         * # Errors
         * `reserved_name` at a member of `extra` that the document uses itself, `invalid_type` at one that is no scalar.
         */
        @Throws(LastroException::class)
        fun parameters(value: BoletoUpdateParameters): FormPairList =
            checked { parametersOfV1BoletoUpdate(value) }

        /**
         * The inverse of `parameters`: the names and values, or a form's text, as the record they mean.
         *
         * # Errors
         * `required` at `parameters` without either, `contradiction` with both; `duplicate_key` at a name that stands twice; what
         * does not fit its field, at its path.
         */
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): BoletoUpdateParameters =
            checked { parseParametersOfV1BoletoUpdate(parameters, form) }

        /**
         * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
         *
         * # Errors
         * `invalid` where the value is no object at all; everything else is an issue.
         */
        @Throws(LastroException::class)
        fun validate(value: BoletoUpdateParameters, today: CalendarDate? = null, context: ContextV1? = null): Validation =
            checked { validateOfV1BoletoUpdate(value, today, context) }
    }

    /** The operations of the area `v1.form`. */
    object Form {

        /**
         * The text of a form: UTF-8, a space as `+`, the order kept.
         *
         * # Errors
         * None.
         */
        @Throws(LastroException::class)
        fun encode(parameters: FormPairList): ConcealedText =
            checked { encodeOfV1Form(parameters) }

        /**
         * The names and values of a form's text, in order.
         *
         * # Errors
         * `invalid_characters` at `form` for an escape that is not whole, or bytes that are no UTF-8.
         */
        @Throws(LastroException::class)
        fun decode(form: ConcealedText): FormPairList =
            checked { decodeOfV1Form(form) }
    }

    /** The operations of the area `v1.request`. */
    object Request {

        /**
         * Makes the request of an operation: `parameters` is what `parameters` of its area gives, and goes out as a form.
         * `service_version` is sent only where it is given: an account's own was fixed at its first request.
         *
         * # Errors
         * Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
         * `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to 100.
         */
        @Throws(LastroException::class)
        fun build(operation: OperationV1, baseUrl: String, apiKey: ConcealedText, id: Long? = null, listing: ListingQueryV1? = null, parameters: FormPairList? = null, serviceVersion: CalendarDate? = null): ApiRequest =
            checked { buildOfV1Request(operation, baseUrl, apiKey, id, listing, parameters, serviceVersion) }
    }

    /** The operations of the area `v1.response`. */
    object Response {

        /**
         * Reads an answer by its status: the record, the page, what was done, or the service's error by kind. Given the key,
         * its beginning is masked in the error's message.
         *
         * # Errors
         * `unexpected_response` where a success does not fit the operation, with the path of every problem below `body`.
         */
        @Throws(LastroException::class)
        fun decode(operation: OperationV1, status: Long, body: ByteData, apiKey: ConcealedText? = null): ApiAnswerV1 =
            checked { decodeOfV1Response(operation, status, body, apiKey) }
    }

    /** The operations of the area `v1.retry`. */
    object Retry {

        /**
         * What to do after an attempt: `attempt` counts from 1, `status` is left out where no answer came, `retry_after` is the
         * header's text, `now` is Unix seconds, `seed` any number from which the jitter comes. Reads, updates and deletes may
         * be sent again; inserts and receipts may have been done and are looked up first.
         *
         * # Errors
         * None for numbers.
         */
        @Throws(LastroException::class)
        fun next(operation: OperationV1, attempt: Long, now: Long, seed: Long, elapsedMs: Long, status: Long? = null, retryAfter: FilterValue? = null): RetryPlan =
            checked { nextOfV1Retry(operation, attempt, now, seed, elapsedMs, status, retryAfter) }
    }

    /** The operations of the area `v1.pages`. */
    object Pages {

        /**
         * Begins a walk. Without an order it adds `ordenarColuna=id`, since the service's own is not stable.
         *
         * # Errors
         * `invalid_choice` at `operation` for one that lists no pages; `out_of_range` in `listing`.
         */
        @Throws(LastroException::class)
        fun start(operation: OperationV1, listing: ListingQueryV1? = null): PageStepV1 =
            checked { startOfV1Pages(operation, listing) }

        /**
         * Goes on with the answer to the last request: the listing, or what `v1.response.decode` made of it. It ends at a
         * short, empty or repeated page.
         *
         * # Errors
         * `required` at `response.data`; what is wrong with a state that was not kept as it was.
         */
        @Throws(LastroException::class)
        fun next(state: JsonText, response: JsonText): PageStepV1 =
            checked { nextOfV1Pages(state, response) }
    }

    /** The operations of the area `v1.convert`. */
    object Convert {

        /**
         * A sale of version 1 as one of version 2: `servicos` become `itens`, `parcelas_venda` `parcelas`, `nfse` `nfse_dados`, the
         * objects of customer, payment method and services their keys and names. What is lost or changed is in the report.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun saleToV2(value: SaleV1): SaleConverted =
            checked { saleToV2OfV1Convert(value) }

        /**
         * A customer of version 1 as one of version 2: the city's object becomes its key and name.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun customerToV2(value: CustomerV1): CustomerConverted =
            checked { customerToV2OfV1Convert(value) }

        /**
         * A service of version 1 as one of version 2: the objects of list item and activity become keys and names.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun serviceToV2(value: ServiceV1): ServiceConverted =
            checked { serviceToV2OfV1Convert(value) }

        /**
         * A payment method of version 1 as one of version 2: key, name and kind.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun paymentMethodToV2(value: PaymentMethodV1): PaymentMethodConverted =
            checked { paymentMethodToV2OfV1Convert(value) }

        /**
         * The parameters of version 1 for a sale of version 2, which names customer, service and payment method.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun saleParametersFromV2(value: dev.lastro.Sale): SaleParametersConverted =
            checked { saleParametersFromV2OfV1Convert(value) }

        /**
         * The parameters of version 1 for a customer of version 2; its first card is the one that pays online.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun customerParametersFromV2(value: dev.lastro.Customer): CustomerParametersConverted =
            checked { customerParametersFromV2OfV1Convert(value) }

        /**
         * The parameters of version 1 for a service of version 2.
         *
         * # Errors
         * None for a value of the type.
         */
        @Throws(LastroException::class)
        fun serviceParametersFromV2(value: dev.lastro.Service): ServiceParametersConverted =
            checked { serviceParametersFromV2OfV1Convert(value) }
    }
}

/** The number on the wire. */
val InstallmentStatus.code: Long
    get() = when (this) {
        InstallmentStatus.Pending -> 1L
        InstallmentStatus.Paid -> 2L
        InstallmentStatus.PartiallyReceived -> 3L
        InstallmentStatus.Cancelled -> 4L
        InstallmentStatus.Overdue -> 5L
        is InstallmentStatus.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun installmentStatusOf(code: Long): InstallmentStatus = when (code) {
    1L -> InstallmentStatus.Pending
    2L -> InstallmentStatus.Paid
    3L -> InstallmentStatus.PartiallyReceived
    4L -> InstallmentStatus.Cancelled
    5L -> InstallmentStatus.Overdue
    else -> InstallmentStatus.Unknown(code)
}

/** The number on the wire. */
val Frequency.code: Long
    get() = when (this) {
        Frequency.Once -> 0L
        Frequency.Monthly -> 1L
        Frequency.Bimonthly -> 2L
        Frequency.Quarterly -> 3L
        Frequency.Semiannual -> 6L
        Frequency.Annual -> 12L
        is Frequency.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun frequencyOf(code: Long): Frequency = when (code) {
    0L -> Frequency.Once
    1L -> Frequency.Monthly
    2L -> Frequency.Bimonthly
    3L -> Frequency.Quarterly
    6L -> Frequency.Semiannual
    12L -> Frequency.Annual
    else -> Frequency.Unknown(code)
}

/** The number on the wire. */
val Repetition.code: Long
    get() = when (this) {
        Repetition.Always -> 1L
        Repetition.Count -> 2L
        Repetition.UntilDate -> 3L
        is Repetition.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun repetitionOf(code: Long): Repetition = when (code) {
    1L -> Repetition.Always
    2L -> Repetition.Count
    3L -> Repetition.UntilDate
    else -> Repetition.Unknown(code)
}

/** The number on the wire. */
val Flag.code: Long
    get() = when (this) {
        Flag.No -> 0L
        Flag.Yes -> 1L
        is Flag.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun flagOf(code: Long): Flag = when (code) {
    0L -> Flag.No
    1L -> Flag.Yes
    else -> Flag.Unknown(code)
}

/** The number on the wire. */
val YesNo.code: Long
    get() = when (this) {
        YesNo.Yes -> 1L
        YesNo.No -> 2L
        is YesNo.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun yesNoOf(code: Long): YesNo = when (code) {
    1L -> YesNo.Yes
    2L -> YesNo.No
    else -> YesNo.Unknown(code)
}

/** The number on the wire. */
val OperationNature.code: Long
    get() = when (this) {
        OperationNature.TaxedInMunicipality -> 1L
        OperationNature.TaxedOutside -> 2L
        OperationNature.Exempt -> 3L
        OperationNature.Immune -> 4L
        OperationNature.SuspendedByCourt -> 5L
        OperationNature.SuspendedByAdministration -> 6L
        OperationNature.Export -> 51L
        is OperationNature.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun operationNatureOf(code: Long): OperationNature = when (code) {
    1L -> OperationNature.TaxedInMunicipality
    2L -> OperationNature.TaxedOutside
    3L -> OperationNature.Exempt
    4L -> OperationNature.Immune
    5L -> OperationNature.SuspendedByCourt
    6L -> OperationNature.SuspendedByAdministration
    51L -> OperationNature.Export
    else -> OperationNature.Unknown(code)
}

/** The number on the wire. */
val BillingMethod.code: Long
    get() = when (this) {
        BillingMethod.IssueNow -> 1L
        BillingMethod.AfterPayment -> 2L
        BillingMethod.DoNotIssue -> 3L
        is BillingMethod.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun billingMethodOf(code: Long): BillingMethod = when (code) {
    1L -> BillingMethod.IssueNow
    2L -> BillingMethod.AfterPayment
    3L -> BillingMethod.DoNotIssue
    else -> BillingMethod.Unknown(code)
}

/** The number on the wire. */
val InvoiceStatus.code: Long
    get() = when (this) {
        InvoiceStatus.Issued -> 1L
        InvoiceStatus.Cancelled -> 2L
        InvoiceStatus.Pending -> 3L
        InvoiceStatus.Error -> 4L
        is InvoiceStatus.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun invoiceStatusOf(code: Long): InvoiceStatus = when (code) {
    1L -> InvoiceStatus.Issued
    2L -> InvoiceStatus.Cancelled
    3L -> InvoiceStatus.Pending
    4L -> InvoiceStatus.Error
    else -> InvoiceStatus.Unknown(code)
}

/** The number on the wire. */
val RpsKind.code: Long
    get() = when (this) {
        RpsKind.Normal -> 1L
        RpsKind.Mixed -> 2L
        RpsKind.Coupon -> 3L
        is RpsKind.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun rpsKindOf(code: Long): RpsKind = when (code) {
    1L -> RpsKind.Normal
    2L -> RpsKind.Mixed
    3L -> RpsKind.Coupon
    else -> RpsKind.Unknown(code)
}

/** The number on the wire. */
val CancellationReason.code: Long
    get() = when (this) {
        CancellationReason.IssueError -> 1L
        CancellationReason.ServiceNotRendered -> 2L
        CancellationReason.Duplicity -> 3L
        CancellationReason.Other -> 4L
        is CancellationReason.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun cancellationReasonOf(code: Long): CancellationReason = when (code) {
    1L -> CancellationReason.IssueError
    2L -> CancellationReason.ServiceNotRendered
    3L -> CancellationReason.Duplicity
    4L -> CancellationReason.Other
    else -> CancellationReason.Unknown(code)
}

/** The number on the wire. */
val ApiVersion.code: Long
    get() = when (this) {
        ApiVersion.V1 -> 1L
        ApiVersion.V2 -> 2L
        is ApiVersion.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun apiVersionOf(code: Long): ApiVersion = when (code) {
    1L -> ApiVersion.V1
    2L -> ApiVersion.V2
    else -> ApiVersion.Unknown(code)
}

/** The number on the wire. */
val ActiveStatus.code: Long
    get() = when (this) {
        ActiveStatus.Active -> 1L
        ActiveStatus.Inactive -> 2L
        is ActiveStatus.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun activeStatusOf(code: Long): ActiveStatus = when (code) {
    1L -> ActiveStatus.Active
    2L -> ActiveStatus.Inactive
    else -> ActiveStatus.Unknown(code)
}

/** The number on the wire. */
val PaymentKind.code: Long
    get() = when (this) {
        PaymentKind.Cash -> 1L
        PaymentKind.Boleto -> 2L
        PaymentKind.Cheque -> 3L
        PaymentKind.ExternalCreditCard -> 4L
        PaymentKind.ExternalDebitCard -> 5L
        PaymentKind.Deposit -> 6L
        PaymentKind.Transfer -> 7L
        PaymentKind.ExternalCollection -> 9L
        PaymentKind.OnlineCard -> 11L
        PaymentKind.Pix -> 12L
        is PaymentKind.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun paymentKindOf(code: Long): PaymentKind = when (code) {
    1L -> PaymentKind.Cash
    2L -> PaymentKind.Boleto
    3L -> PaymentKind.Cheque
    4L -> PaymentKind.ExternalCreditCard
    5L -> PaymentKind.ExternalDebitCard
    6L -> PaymentKind.Deposit
    7L -> PaymentKind.Transfer
    9L -> PaymentKind.ExternalCollection
    11L -> PaymentKind.OnlineCard
    12L -> PaymentKind.Pix
    else -> PaymentKind.Unknown(code)
}

/** The number on the wire. */
val PersonKind.code: Long
    get() = when (this) {
        PersonKind.LegalEntity -> 1L
        PersonKind.Individual -> 2L
        is PersonKind.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun personKindOf(code: Long): PersonKind = when (code) {
    1L -> PersonKind.LegalEntity
    2L -> PersonKind.Individual
    else -> PersonKind.Unknown(code)
}

/** The number on the wire. */
val Gender.code: Long
    get() = when (this) {
        Gender.Female -> 1L
        Gender.Male -> 2L
        Gender.Other -> 3L
        is Gender.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun genderOf(code: Long): Gender = when (code) {
    1L -> Gender.Female
    2L -> Gender.Male
    3L -> Gender.Other
    else -> Gender.Unknown(code)
}

/** The number on the wire. */
val FrequencyDisplay.code: Long
    get() = when (this) {
        FrequencyDisplay.PlanFrequency -> 1L
        FrequencyDisplay.CustomText -> 2L
        is FrequencyDisplay.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun frequencyDisplayOf(code: Long): FrequencyDisplay = when (code) {
    1L -> FrequencyDisplay.PlanFrequency
    2L -> FrequencyDisplay.CustomText
    else -> FrequencyDisplay.Unknown(code)
}

/** The number on the wire. */
val FederativeUnit.code: Long
    get() = when (this) {
        FederativeUnit.Ro -> 11L
        FederativeUnit.Ac -> 12L
        FederativeUnit.Am -> 13L
        FederativeUnit.Rr -> 14L
        FederativeUnit.Pa -> 15L
        FederativeUnit.Ap -> 16L
        FederativeUnit.To -> 17L
        FederativeUnit.Ma -> 21L
        FederativeUnit.Pi -> 22L
        FederativeUnit.Ce -> 23L
        FederativeUnit.Rn -> 24L
        FederativeUnit.Pb -> 25L
        FederativeUnit.Pe -> 26L
        FederativeUnit.Al -> 27L
        FederativeUnit.Se -> 28L
        FederativeUnit.Ba -> 29L
        FederativeUnit.Mg -> 31L
        FederativeUnit.Es -> 32L
        FederativeUnit.Rj -> 33L
        FederativeUnit.Sp -> 35L
        FederativeUnit.Pr -> 41L
        FederativeUnit.Sc -> 42L
        FederativeUnit.Rs -> 43L
        FederativeUnit.Ms -> 50L
        FederativeUnit.Mt -> 51L
        FederativeUnit.Go -> 52L
        FederativeUnit.Df -> 53L
        is FederativeUnit.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun federativeUnitOf(code: Long): FederativeUnit = when (code) {
    11L -> FederativeUnit.Ro
    12L -> FederativeUnit.Ac
    13L -> FederativeUnit.Am
    14L -> FederativeUnit.Rr
    15L -> FederativeUnit.Pa
    16L -> FederativeUnit.Ap
    17L -> FederativeUnit.To
    21L -> FederativeUnit.Ma
    22L -> FederativeUnit.Pi
    23L -> FederativeUnit.Ce
    24L -> FederativeUnit.Rn
    25L -> FederativeUnit.Pb
    26L -> FederativeUnit.Pe
    27L -> FederativeUnit.Al
    28L -> FederativeUnit.Se
    29L -> FederativeUnit.Ba
    31L -> FederativeUnit.Mg
    32L -> FederativeUnit.Es
    33L -> FederativeUnit.Rj
    35L -> FederativeUnit.Sp
    41L -> FederativeUnit.Pr
    42L -> FederativeUnit.Sc
    43L -> FederativeUnit.Rs
    50L -> FederativeUnit.Ms
    51L -> FederativeUnit.Mt
    52L -> FederativeUnit.Go
    53L -> FederativeUnit.Df
    else -> FederativeUnit.Unknown(code)
}

/** The number on the wire. */
val InstallmentStatusV1.code: Long
    get() = when (this) {
        InstallmentStatusV1.Pending -> 1L
        InstallmentStatusV1.Paid -> 2L
        InstallmentStatusV1.PartiallyReceived -> 3L
        InstallmentStatusV1.Cancelled -> 4L
        InstallmentStatusV1.Overdue -> 5L
        InstallmentStatusV1.Suspended -> 6L
        InstallmentStatusV1.NotAuthorized -> 7L
        InstallmentStatusV1.Expired -> 8L
        InstallmentStatusV1.ExternalCollection -> 9L
        InstallmentStatusV1.Error -> 10L
        is InstallmentStatusV1.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun installmentStatusV1Of(code: Long): InstallmentStatusV1 = when (code) {
    1L -> InstallmentStatusV1.Pending
    2L -> InstallmentStatusV1.Paid
    3L -> InstallmentStatusV1.PartiallyReceived
    4L -> InstallmentStatusV1.Cancelled
    5L -> InstallmentStatusV1.Overdue
    6L -> InstallmentStatusV1.Suspended
    7L -> InstallmentStatusV1.NotAuthorized
    8L -> InstallmentStatusV1.Expired
    9L -> InstallmentStatusV1.ExternalCollection
    10L -> InstallmentStatusV1.Error
    else -> InstallmentStatusV1.Unknown(code)
}

/** The number on the wire. */
val InvoiceStatusV1.code: Long
    get() = when (this) {
        InvoiceStatusV1.Issued -> 1L
        InvoiceStatusV1.Cancelled -> 2L
        InvoiceStatusV1.Pending -> 3L
        InvoiceStatusV1.IssueError -> 4L
        InvoiceStatusV1.AwaitingReceipt -> 5L
        InvoiceStatusV1.NotIssued -> 6L
        InvoiceStatusV1.Remittance -> 7L
        InvoiceStatusV1.Issuing -> 8L
        InvoiceStatusV1.Cancelling -> 9L
        is InvoiceStatusV1.Unknown -> v1
    }

/** The named value of a number, else `Unknown`. */
fun invoiceStatusV1Of(code: Long): InvoiceStatusV1 = when (code) {
    1L -> InvoiceStatusV1.Issued
    2L -> InvoiceStatusV1.Cancelled
    3L -> InvoiceStatusV1.Pending
    4L -> InvoiceStatusV1.IssueError
    5L -> InvoiceStatusV1.AwaitingReceipt
    6L -> InvoiceStatusV1.NotIssued
    7L -> InvoiceStatusV1.Remittance
    8L -> InvoiceStatusV1.Issuing
    9L -> InvoiceStatusV1.Cancelling
    else -> InvoiceStatusV1.Unknown(code)
}

/** The text on the wire. */
val SplitPolicy.text: String
    get() = when (this) {
        SplitPolicy.SPREAD -> "spread"
        SplitPolicy.FIRST -> "first"
        SplitPolicy.LAST -> "last"
    }

/** The text on the wire. */
val Rounding.text: String
    get() = when (this) {
        Rounding.HALF_UP -> "half_up"
        Rounding.DOWN -> "down"
    }

/** The text on the wire. */
val SlipKind.text: String
    get() = when (this) {
        SlipKind.BOLETO -> "boleto"
        SlipKind.ARRECADACAO -> "arrecadacao"
    }

/** The text on the wire. */
val ZeroIssReason.text: String
    get() = when (this) {
        ZeroIssReason.EXEMPT -> "exempt"
        ZeroIssReason.IMMUNE -> "immune"
        ZeroIssReason.EXPORT -> "export"
        ZeroIssReason.NO_RATE -> "no_rate"
        ZeroIssReason.ZERO_RATE -> "zero_rate"
        ZeroIssReason.ZERO_BASE -> "zero_base"
    }

/** The text on the wire. */
val IssueCode.text: String
    get() = when (this) {
        IssueCode.MALFORMED_JSON -> "malformed_json"
        IssueCode.NOT_JSON -> "not_json"
        IssueCode.TOO_DEEP -> "too_deep"
        IssueCode.TOO_LARGE -> "too_large"
        IssueCode.INVALID_UTF8 -> "invalid_utf8"
        IssueCode.LONE_SURROGATE -> "lone_surrogate"
        IssueCode.DUPLICATE_KEY -> "duplicate_key"
        IssueCode.INVALID_TYPE -> "invalid_type"
        IssueCode.REQUIRED -> "required"
        IssueCode.BLANK -> "blank"
        IssueCode.INVALID_INTEGER -> "invalid_integer"
        IssueCode.INVALID_MONEY -> "invalid_money"
        IssueCode.INVALID_PERCENT -> "invalid_percent"
        IssueCode.INVALID_QUANTITY -> "invalid_quantity"
        IssueCode.TOO_MANY_DECIMALS -> "too_many_decimals"
        IssueCode.OUT_OF_RANGE -> "out_of_range"
        IssueCode.INVALID_DATE -> "invalid_date"
        IssueCode.INVALID_DATE_TIME -> "invalid_date_time"
        IssueCode.INVALID_CHOICE -> "invalid_choice"
        IssueCode.INVALID_BASE64 -> "invalid_base64"
        IssueCode.INVALID_CODE -> "invalid_code"
        IssueCode.MISMATCH -> "mismatch"
        IssueCode.TOO_LONG -> "too_long"
        IssueCode.CONTRADICTION -> "contradiction"
        IssueCode.OUT_OF_ORDER -> "out_of_order"
        IssueCode.UNKNOWN_FIELD -> "unknown_field"
        IssueCode.IGNORED -> "ignored"
        IssueCode.INVALID_MUNICIPALITY -> "invalid_municipality"
        IssueCode.INVALID_SERVICE_ITEM -> "invalid_service_item"
        IssueCode.TOO_SHORT -> "too_short"
        IssueCode.INVALID_CPF -> "invalid_cpf"
        IssueCode.INVALID_CNPJ -> "invalid_cnpj"
        IssueCode.INVALID_CEP -> "invalid_cep"
        IssueCode.INVALID_EMAIL -> "invalid_email"
        IssueCode.INVALID_TAX_CODE -> "invalid_tax_code"
        IssueCode.INVALID_CARD_NUMBER -> "invalid_card_number"
        IssueCode.INVALID_SECURITY_CODE -> "invalid_security_code"
        IssueCode.INVALID_LINHA_DIGITAVEL -> "invalid_linha_digitavel"
        IssueCode.INVALID_BARCODE -> "invalid_barcode"
        IssueCode.INVALID_PIX -> "invalid_pix"
        IssueCode.INVALID_URL -> "invalid_url"
        IssueCode.LOCKED_AFTER_ISSUE -> "locked_after_issue"
        IssueCode.INVOICE_ISSUED -> "invoice_issued"
        IssueCode.NO_EQUIVALENT -> "no_equivalent"
        IssueCode.DROPPED -> "dropped"
        IssueCode.DERIVED -> "derived"
        IssueCode.PLACEHOLDER -> "placeholder"
        IssueCode.INVALID_CHARACTERS -> "invalid_characters"
        IssueCode.UNKNOWN_KEY -> "unknown_key"
        IssueCode.ABOVE_LEGAL_LIMIT -> "above_legal_limit"
        IssueCode.NO_OCCURRENCE -> "no_occurrence"
        IssueCode.NO_POSITIVE_WEIGHT -> "no_positive_weight"
        IssueCode.UNBOUNDED -> "unbounded"
        IssueCode.INVALID_OPERATOR -> "invalid_operator"
        IssueCode.RESERVED_NAME -> "reserved_name"
        IssueCode.UNKNOWN_OPERATION -> "unknown_operation"
        IssueCode.UNKNOWN_ARGUMENT -> "unknown_argument"
    }

/** The text on the wire. */
val Severity.text: String
    get() = when (this) {
        Severity.ERROR -> "error"
        Severity.WARNING -> "warning"
    }

/** The text on the wire. */
val WriteOperation.text: String
    get() = when (this) {
        WriteOperation.INSERT -> "insert"
        WriteOperation.UPDATE -> "update"
    }

/** The text on the wire. */
val CardBrand.text: String
    get() = when (this) {
        CardBrand.ELO -> "elo"
        CardBrand.HIPERCARD -> "hipercard"
        CardBrand.AMEX -> "amex"
        CardBrand.DINERS -> "diners"
        CardBrand.MASTERCARD -> "mastercard"
        CardBrand.VISA -> "visa"
        CardBrand.UNKNOWN -> "unknown"
    }

/** The text on the wire. */
val PixKind.text: String
    get() = when (this) {
        PixKind.STATIC -> "estatico"
        PixKind.DYNAMIC -> "dinamico"
    }

/** The text on the wire. */
val PixFault.text: String
    get() = when (this) {
        PixFault.CRC -> "crc"
        PixFault.TRUNCATED -> "truncated"
        PixFault.MALFORMED -> "malformed"
        PixFault.NOT_PIX -> "not_pix"
        PixFault.NAME_TOO_LONG -> "name_too_long"
        PixFault.CITY_TOO_LONG -> "city_too_long"
    }

/** The text on the wire. */
val PixWarning.text: String
    get() = when (this) {
        PixWarning.LOWER_CASE_CRC -> "lower_case_crc"
    }

/** The text on the wire. */
val Resource.text: String
    get() = when (this) {
        Resource.SERVICE -> "service"
        Resource.PAYMENT_METHOD -> "payment_method"
        Resource.CUSTOMER -> "customer"
        Resource.SALE -> "sale"
        Resource.PLAN -> "plan"
        Resource.CNAE -> "cnae"
        Resource.SERVICE_LIST_ITEM -> "service_list_item"
        Resource.MUNICIPALITY -> "municipality"
    }

/** The text on the wire. */
val Operator.text: String
    get() = when (this) {
        Operator.EQ -> "eq"
        Operator.NEQ -> "neq"
        Operator.GT -> "gt"
        Operator.LT -> "lt"
        Operator.GTE -> "gte"
        Operator.LTE -> "lte"
        Operator.BETWEEN -> "between"
        Operator.IS_NULL -> "isnull"
        Operator.IS_NOT_NULL -> "isnotnull"
        Operator.CONTAINS -> "contains"
        Operator.NOT_CONTAINS -> "notcontains"
    }

/** The text on the wire. */
val ApiOperation.text: String
    get() = when (this) {
        ApiOperation.SERVICES_LIST -> "services.list"
        ApiOperation.SERVICES_INSERT -> "services.insert"
        ApiOperation.SERVICES_SELECT -> "services.select"
        ApiOperation.SERVICES_UPDATE -> "services.update"
        ApiOperation.SERVICES_DELETE -> "services.delete"
        ApiOperation.PAYMENT_METHODS_LIST -> "payment_methods.list"
        ApiOperation.CUSTOMERS_LIST -> "customers.list"
        ApiOperation.CUSTOMERS_INSERT -> "customers.insert"
        ApiOperation.CUSTOMERS_SELECT -> "customers.select"
        ApiOperation.CUSTOMERS_UPDATE -> "customers.update"
        ApiOperation.CUSTOMERS_DELETE -> "customers.delete"
        ApiOperation.SALES_LIST -> "sales.list"
        ApiOperation.SALES_INSERT -> "sales.insert"
        ApiOperation.SALES_SELECT -> "sales.select"
        ApiOperation.SALES_UPDATE -> "sales.update"
        ApiOperation.SALES_DELETE -> "sales.delete"
        ApiOperation.SALES_CANCEL_INVOICE -> "sales.cancel_invoice"
        ApiOperation.SALES_CONFIRM_RECEIPT -> "sales.confirm_receipt"
        ApiOperation.SALES_UPDATE_BOLETO -> "sales.update_boleto"
        ApiOperation.PLANS_LIST -> "plans.list"
        ApiOperation.PLANS_SELECT -> "plans.select"
        ApiOperation.WALLET_SELECT -> "wallet.select"
        ApiOperation.CNAE_LIST -> "cnae.list"
        ApiOperation.SERVICE_LIST_LIST -> "service_list.list"
        ApiOperation.MUNICIPALITIES_LIST -> "municipalities.list"
        ApiOperation.INDICES_LIST -> "indices.list"
    }

/** The text on the wire. */
val ErrorKind.text: String
    get() = when (this) {
        ErrorKind.BAD_REQUEST -> "bad_request"
        ErrorKind.UNAUTHORIZED -> "unauthorized"
        ErrorKind.NOT_FOUND -> "not_found"
        ErrorKind.RATE_LIMITED -> "rate_limited"
        ErrorKind.SERVER -> "server"
        ErrorKind.UNAVAILABLE -> "unavailable"
        ErrorKind.OTHER -> "other"
    }

/** The text on the wire. */
val RetryAction.text: String
    get() = when (this) {
        RetryAction.RETRY -> "retry"
        RetryAction.GIVE_UP -> "give_up"
        RetryAction.RECONCILE -> "reconcile"
        RetryAction.DONE -> "done"
    }

/** The text on the wire. */
val Verdict.text: String
    get() = when (this) {
        Verdict.OK -> "ok"
        Verdict.MALFORMED -> "malformed"
        Verdict.NOT_AN_OBJECT -> "not_an_object"
        Verdict.MISSING_HEADER -> "missing_header"
        Verdict.MISSING_SIGNATURE -> "missing_signature"
        Verdict.BAD_SIGNATURE_ENCODING -> "bad_signature_encoding"
        Verdict.DUPLICATE_KEY -> "duplicate_key"
        Verdict.TOO_LARGE -> "too_large"
        Verdict.TOO_DEEP -> "too_deep"
        Verdict.EMPTY_SECRET -> "empty_secret"
        Verdict.MISMATCH -> "mismatch"
        Verdict.TOO_OLD -> "too_old"
        Verdict.TOO_NEW -> "too_new"
    }

/** The text on the wire. */
val SignedForm.text: String
    get() = when (this) {
        SignedForm.AS_SENT -> "as_sent"
        SignedForm.UNESCAPED -> "unescaped"
        SignedForm.PHP -> "php"
    }

/** The text on the wire. */
val EventEntity.text: String
    get() = when (this) {
        EventEntity.CUSTOMER -> "customer"
        EventEntity.SALE -> "sale"
        EventEntity.SERVICE -> "service"
        EventEntity.PAYMENT_METHOD -> "payment_method"
        EventEntity.PLAN -> "plan"
    }

/** The text on the wire. */
val Cause.text: String
    get() = when (this) {
        Cause.NOTHING -> "nothing"
        Cause.FORM -> "form"
        Cause.SECRET_SPACE -> "secret_space"
        Cause.ESCAPES -> "escapes"
        Cause.NUMBERS -> "numbers"
        Cause.INDENTED -> "indented"
        Cause.BASE64_SIGNATURE -> "base64_signature"
        Cause.PREFIXED_SIGNATURE -> "prefixed_signature"
        Cause.DOUBLE_ENCODED -> "double_encoded"
        Cause.COMPRESSED -> "compressed"
        Cause.PARSED_OBJECT -> "parsed_object"
        Cause.SECRET_OR_DATA -> "secret_or_data"
    }

/** The text on the wire. */
val Flavour.text: String
    get() = when (this) {
        Flavour.PHP -> "php"
        Flavour.PHP_UNESCAPED -> "php_unescaped"
        Flavour.JS -> "js"
        Flavour.PYTHON -> "python"
    }

/** The text on the wire. */
val OperationV1.text: String
    get() = when (this) {
        OperationV1.SALES_LIST -> "sales.list"
        OperationV1.SALES_INSERT -> "sales.insert"
        OperationV1.SALES_SELECT -> "sales.select"
        OperationV1.SALES_UPDATE -> "sales.update"
        OperationV1.SALES_DELETE -> "sales.delete"
        OperationV1.SALES_CANCEL_INVOICE -> "sales.cancel_invoice"
        OperationV1.SALES_CONFIRM_RECEIPT -> "sales.confirm_receipt"
        OperationV1.SALES_UPDATE_BOLETO -> "sales.update_boleto"
        OperationV1.SERVICES_LIST -> "services.list"
        OperationV1.SERVICES_INSERT -> "services.insert"
        OperationV1.SERVICES_SELECT -> "services.select"
        OperationV1.SERVICES_UPDATE -> "services.update"
        OperationV1.SERVICES_DELETE -> "services.delete"
        OperationV1.CUSTOMERS_LIST -> "customers.list"
        OperationV1.CUSTOMERS_INSERT -> "customers.insert"
        OperationV1.CUSTOMERS_SELECT -> "customers.select"
        OperationV1.CUSTOMERS_UPDATE -> "customers.update"
        OperationV1.CUSTOMERS_DELETE -> "customers.delete"
    }

/** The text on the wire. */
val DirectionV1.text: String
    get() = when (this) {
        DirectionV1.ASC -> "ASC"
        DirectionV1.DESC -> "DESC"
    }

/** The text on the wire. */
val Language.text: String
    get() = when (this) {
        Language.EN -> "en"
        Language.PT_BR -> "pt-BR"
    }

/** The text on the wire. */
val FormInput.text: String
    get() = when (this) {
        FormInput.TEXT -> "text"
        FormInput.TEXTAREA -> "textarea"
        FormInput.EMAIL -> "email"
        FormInput.TEL -> "tel"
        FormInput.INTEGER -> "integer"
        FormInput.DECIMAL -> "decimal"
        FormInput.MONEY -> "money"
        FormInput.PERCENT -> "percent"
        FormInput.DATE -> "date"
        FormInput.DATE_TIME -> "datetime"
        FormInput.CHECKBOX -> "checkbox"
        FormInput.SELECT -> "select"
        FormInput.PASSWORD -> "password"
        FormInput.GROUP -> "group"
        FormInput.LIST -> "list"
        FormInput.HIDDEN -> "hidden"
    }

/** The fields of [Service] that a filter may name, each with the operators of its type. */
object ServiceFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `nome`. */
    val nome = TextField("nome")
    /** `status`. */
    val status = OrderedField<ActiveStatus>("status") { it.code.toString() }
    /** `id_servico`. */
    val idServico = OrderedField<Long>("id_servico") { it.toString() }
    /** `servico`. */
    val servico = TextField("servico")
    /** `id_atividade`. */
    val idAtividade = OrderedField<Long>("id_atividade") { it.toString() }
    /** `atividade`. */
    val atividade = TextField("atividade")
    /** `discriminacao`. */
    val discriminacao = TextField("discriminacao")
    /** `valor`. */
    val valor = OrderedField<Amount>("valor") { it.toPlainString() }
    /** `impostos_percentual`. */
    val impostosPercentual = OrderedField<Rate>("impostos_percentual") { it.toPlainString() }
    /** `codigo_tributacao_municipio`. */
    val codigoTributacaoMunicipio = TextField("codigo_tributacao_municipio")
}

/** The fields of [PaymentMethod] that a filter may name, each with the operators of its type. */
object PaymentMethodFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `nome`. */
    val nome = TextField("nome")
    /** `status`. */
    val status = OrderedField<ActiveStatus>("status") { it.code.toString() }
    /** `tipo`. */
    val tipo = OrderedField<PaymentKind>("tipo") { it.code.toString() }
    /** `multa`. */
    val multa = OrderedField<Rate>("multa") { it.toPlainString() }
    /** `juros`. */
    val juros = OrderedField<Rate>("juros") { it.toPlainString() }
}

/** The fields of [Customer] that a filter may name, each with the operators of its type. */
object CustomerFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `codigo`. */
    val codigo = OrderedField<Long>("codigo") { it.toString() }
    /** `data_cadastro`. */
    val dataCadastro = OrderedField<Moment>("data_cadastro") { it }
    /** `status`. */
    val status = OrderedField<ActiveStatus>("status") { it.code.toString() }
    /** `tipo`. */
    val tipo = OrderedField<PersonKind>("tipo") { it.code.toString() }
    /** `nome`. */
    val nome = TextField("nome")
    /** `cnpj`. */
    val cnpj = TextField("cnpj")
    /** `razao_social`. */
    val razaoSocial = TextField("razao_social")
    /** `inscricao_estadual`. */
    val inscricaoEstadual = TextField("inscricao_estadual")
    /** `inscricao_municipal`. */
    val inscricaoMunicipal = TextField("inscricao_municipal")
    /** `cpf`. */
    val cpf = TextField("cpf")
    /** `identidade`. */
    val identidade = TextField("identidade")
    /** `data_nascimento`. */
    val dataNascimento = OrderedField<CalendarDate>("data_nascimento") { it.toString() }
    /** `genero`. */
    val genero = OrderedField<Gender>("genero") { it.code.toString() }
    /** `obs`. */
    val obs = TextField("obs")
    /** `cep`. */
    val cep = TextField("cep")
    /** `id_cidade`. */
    val idCidade = OrderedField<Long>("id_cidade") { it.toString() }
    /** `cidade`. */
    val cidade = TextField("cidade")
    /** `estado`. */
    val estado = OrderedField<Long>("estado") { it.toString() }
    /** `endereco`. */
    val endereco = TextField("endereco")
    /** `numero`. */
    val numero = TextField("numero")
    /** `complemento`. */
    val complemento = TextField("complemento")
    /** `bairro`. */
    val bairro = TextField("bairro")
    /** `contatos.id`. */
    val contatosId = OrderedField<Long>("contatos.id") { it.toString() }
    /** `contatos.id_pessoa`. */
    val contatosIdPessoa = OrderedField<Long>("contatos.id_pessoa") { it.toString() }
    /** `contatos.tipo`. */
    val contatosTipo = TextField("contatos.tipo")
    /** `contatos.principal`. */
    val contatosPrincipal = OrderedField<Flag>("contatos.principal") { it.code.toString() }
    /** `contatos.nome`. */
    val contatosNome = TextField("contatos.nome")
    /** `contatos.cpf`. */
    val contatosCpf = TextField("contatos.cpf")
    /** `contatos.data_nascimento`. */
    val contatosDataNascimento = OrderedField<CalendarDate>("contatos.data_nascimento") { it.toString() }
    /** `contatos.identidade`. */
    val contatosIdentidade = TextField("contatos.identidade")
    /** `contatos.genero`. */
    val contatosGenero = OrderedField<Gender>("contatos.genero") { it.code.toString() }
    /** `contatos.email`. */
    val contatosEmail = TextField("contatos.email")
    /** `contatos.telefone`. */
    val contatosTelefone = TextField("contatos.telefone")
    /** `contatos.celular`. */
    val contatosCelular = TextField("contatos.celular")
    /** `contatos.obs`. */
    val contatosObs = TextField("contatos.obs")
    /** `contatos.cep`. */
    val contatosCep = TextField("contatos.cep")
    /** `contatos.id_cidade`. */
    val contatosIdCidade = OrderedField<Long>("contatos.id_cidade") { it.toString() }
    /** `contatos.cidade`. */
    val contatosCidade = TextField("contatos.cidade")
    /** `contatos.estado`. */
    val contatosEstado = OrderedField<Long>("contatos.estado") { it.toString() }
    /** `contatos.endereco`. */
    val contatosEndereco = TextField("contatos.endereco")
    /** `contatos.numero`. */
    val contatosNumero = TextField("contatos.numero")
    /** `contatos.complemento`. */
    val contatosComplemento = TextField("contatos.complemento")
    /** `contatos.bairro`. */
    val contatosBairro = TextField("contatos.bairro")
    /** `cartoes.id`. */
    val cartoesId = OrderedField<Long>("cartoes.id") { it.toString() }
    /** `cartoes.id_pessoa`. */
    val cartoesIdPessoa = OrderedField<Long>("cartoes.id_pessoa") { it.toString() }
    /** `cartoes.id_meio_pagamento`. */
    val cartoesIdMeioPagamento = OrderedField<Long>("cartoes.id_meio_pagamento") { it.toString() }
    /** `cartoes.meio_pagamento`. */
    val cartoesMeioPagamento = TextField("cartoes.meio_pagamento")
    /** `cartoes.padrao`. */
    val cartoesPadrao = OrderedField<Flag>("cartoes.padrao") { it.code.toString() }
    /** `cartoes.titular`. */
    val cartoesTitular = TextField("cartoes.titular")
    /** `cartoes.bandeira`. */
    val cartoesBandeira = TextField("cartoes.bandeira")
    /** `cartoes.validade`. */
    val cartoesValidade = OrderedField<CalendarDate>("cartoes.validade") { it.toString() }
}

/** The fields of [Sale] that a filter may name, each with the operators of its type. */
object SaleFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `data`. */
    val data = OrderedField<CalendarDate>("data") { it.toString() }
    /** `agendamento`. */
    val agendamento = OrderedField<Flag>("agendamento") { it.code.toString() }
    /** `agendamento_data`. */
    val agendamentoData = OrderedField<CalendarDate>("agendamento_data") { it.toString() }
    /** `agendamento_frequencia`. */
    val agendamentoFrequencia = OrderedField<Frequency>("agendamento_frequencia") { it.code.toString() }
    /** `agendamento_automatico`. */
    val agendamentoAutomatico = OrderedField<Flag>("agendamento_automatico") { it.code.toString() }
    /** `agendamento_repetir`. */
    val agendamentoRepetir = OrderedField<Repetition>("agendamento_repetir") { it.code.toString() }
    /** `agendamento_data_fim`. */
    val agendamentoDataFim = OrderedField<CalendarDate>("agendamento_data_fim") { it.toString() }
    /** `agendamento_numero`. */
    val agendamentoNumero = OrderedField<Long>("agendamento_numero") { it.toString() }
    /** `agendamento_ativo`. */
    val agendamentoAtivo = OrderedField<Flag>("agendamento_ativo") { it.code.toString() }
    /** `agendamento_ativo_data`. */
    val agendamentoAtivoData = OrderedField<Moment>("agendamento_ativo_data") { it }
    /** `agendamento_ultima_ocorrencia`. */
    val agendamentoUltimaOcorrencia = OrderedField<Flag>("agendamento_ultima_ocorrencia") { it.code.toString() }
    /** `agendamento_data_geracao`. */
    val agendamentoDataGeracao = OrderedField<CalendarDate>("agendamento_data_geracao") { it.toString() }
    /** `agendamento_sequencia`. */
    val agendamentoSequencia = OrderedField<Long>("agendamento_sequencia") { it.toString() }
    /** `id_cliente`. */
    val idCliente = OrderedField<Long>("id_cliente") { it.toString() }
    /** `cliente`. */
    val cliente = TextField("cliente")
    /** `discriminacao`. */
    val discriminacao = TextField("discriminacao")
    /** `desconto`. */
    val desconto = OrderedField<Amount>("desconto") { it.toPlainString() }
    /** `valor_venda`. */
    val valorVenda = OrderedField<Amount>("valor_venda") { it.toPlainString() }
    /** `metodo_cobranca`. */
    val metodoCobranca = OrderedField<BillingMethod>("metodo_cobranca") { it.code.toString() }
    /** `email_enviado`. */
    val emailEnviado = OrderedField<Moment>("email_enviado") { it }
    /** `email_erro`. */
    val emailErro = OrderedField<Moment>("email_erro") { it }
    /** `email_entrega`. */
    val emailEntrega = OrderedField<Moment>("email_entrega") { it }
    /** `email_leitura`. */
    val emailLeitura = OrderedField<Moment>("email_leitura") { it }
    /** `sms_enviado`. */
    val smsEnviado = OrderedField<Moment>("sms_enviado") { it }
    /** `sms_erro`. */
    val smsErro = OrderedField<Moment>("sms_erro") { it }
    /** `whatsapp_enviar`. */
    val whatsappEnviar = OrderedField<YesNo>("whatsapp_enviar") { it.code.toString() }
    /** `whatsapp_enviado`. */
    val whatsappEnviado = OrderedField<Moment>("whatsapp_enviado") { it }
    /** `whatsapp_erro`. */
    val whatsappErro = OrderedField<Moment>("whatsapp_erro") { it }
    /** `whatsapp_entrega`. */
    val whatsappEntrega = OrderedField<Moment>("whatsapp_entrega") { it }
    /** `whatsapp_leitura`. */
    val whatsappLeitura = OrderedField<Moment>("whatsapp_leitura") { it }
    /** `id_meio_pagamento`. */
    val idMeioPagamento = OrderedField<Long>("id_meio_pagamento") { it.toString() }
    /** `meio_pagamento`. */
    val meioPagamento = TextField("meio_pagamento")
    /** `parcela_status`. */
    val parcelaStatus = OrderedField<InstallmentStatus>("parcela_status") { it.code.toString() }
    /** `pagamento_online_codigo`. */
    val pagamentoOnlineCodigo = TextField("pagamento_online_codigo")
    /** `nfse_status`. */
    val nfseStatus = OrderedField<InvoiceStatus>("nfse_status") { it.code.toString() }
    /** `agendamento_dados.id_venda`. */
    val agendamentoDadosIdVenda = OrderedField<Long>("agendamento_dados.id_venda") { it.toString() }
    /** `agendamento_dados.id_modelo`. */
    val agendamentoDadosIdModelo = OrderedField<Long>("agendamento_dados.id_modelo") { it.toString() }
    /** `agendamento_dados.modelo`. */
    val agendamentoDadosModelo = TextField("agendamento_dados.modelo")
    /** `agendamento_dados.anexo_nfse`. */
    val agendamentoDadosAnexoNfse = OrderedField<Flag>("agendamento_dados.anexo_nfse") { it.code.toString() }
    /** `agendamento_dados.anexo_boleto`. */
    val agendamentoDadosAnexoBoleto = OrderedField<Flag>("agendamento_dados.anexo_boleto") { it.code.toString() }
    /** `agendamento_dados.id_contato`. */
    val agendamentoDadosIdContato = OrderedField<Long>("agendamento_dados.id_contato") { it.toString() }
    /** `nfse_dados.aliquota`. */
    val nfseDadosAliquota = OrderedField<Amount>("nfse_dados.aliquota") { it.toPlainString() }
    /** `nfse_dados.iss_retido`. */
    val nfseDadosIssRetido = OrderedField<YesNo>("nfse_dados.iss_retido") { it.code.toString() }
    /** `nfse_dados.rps_tipo`. */
    val nfseDadosRpsTipo = OrderedField<RpsKind>("nfse_dados.rps_tipo") { it.code.toString() }
    /** `nfse_dados.rps_serie`. */
    val nfseDadosRpsSerie = TextField("nfse_dados.rps_serie")
    /** `nfse_dados.valor_ir`. */
    val nfseDadosValorIr = OrderedField<Amount>("nfse_dados.valor_ir") { it.toPlainString() }
    /** `nfse_dados.valor_pis`. */
    val nfseDadosValorPis = OrderedField<Amount>("nfse_dados.valor_pis") { it.toPlainString() }
    /** `nfse_dados.valor_csll`. */
    val nfseDadosValorCsll = OrderedField<Amount>("nfse_dados.valor_csll") { it.toPlainString() }
    /** `nfse_dados.valor_inss`. */
    val nfseDadosValorInss = OrderedField<Amount>("nfse_dados.valor_inss") { it.toPlainString() }
    /** `nfse_dados.valor_cofins`. */
    val nfseDadosValorCofins = OrderedField<Amount>("nfse_dados.valor_cofins") { it.toPlainString() }
    /** `nfse_dados.valor_deducoes`. */
    val nfseDadosValorDeducoes = OrderedField<Amount>("nfse_dados.valor_deducoes") { it.toPlainString() }
    /** `nfse_dados.outras_retencoes`. */
    val nfseDadosOutrasRetencoes = OrderedField<Amount>("nfse_dados.outras_retencoes") { it.toPlainString() }
    /** `nfse_dados.impostos_federais`. */
    val nfseDadosImpostosFederais = OrderedField<YesNo>("nfse_dados.impostos_federais") { it.code.toString() }
    /** `nfse_dados.natureza_operacao`. */
    val nfseDadosNaturezaOperacao = OrderedField<OperationNature>("nfse_dados.natureza_operacao") { it.code.toString() }
    /** `nfse_dados.id_municipio`. */
    val nfseDadosIdMunicipio = OrderedField<Long>("nfse_dados.id_municipio") { it.toString() }
    /** `nfse_dados.id_municipio_emissao`. */
    val nfseDadosIdMunicipioEmissao = OrderedField<Long>("nfse_dados.id_municipio_emissao") { it.toString() }
    /** `parcelas.id`. */
    val parcelasId = OrderedField<Long>("parcelas.id") { it.toString() }
    /** `parcelas.id_venda`. */
    val parcelasIdVenda = OrderedField<Long>("parcelas.id_venda") { it.toString() }
    /** `parcelas.parcela`. */
    val parcelasParcela = OrderedField<Long>("parcelas.parcela") { it.toString() }
    /** `parcelas.numero`. */
    val parcelasNumero = TextField("parcelas.numero")
    /** `parcelas.data_vencimento`. */
    val parcelasDataVencimento = OrderedField<CalendarDate>("parcelas.data_vencimento") { it.toString() }
    /** `parcelas.data_credito`. */
    val parcelasDataCredito = OrderedField<CalendarDate>("parcelas.data_credito") { it.toString() }
    /** `parcelas.data_vencimento_original`. */
    val parcelasDataVencimentoOriginal = OrderedField<CalendarDate>("parcelas.data_vencimento_original") { it.toString() }
    /** `parcelas.valor`. */
    val parcelasValor = OrderedField<Amount>("parcelas.valor") { it.toPlainString() }
    /** `parcelas.valor_original`. */
    val parcelasValorOriginal = OrderedField<Amount>("parcelas.valor_original") { it.toPlainString() }
    /** `parcelas.valor_recebido`. */
    val parcelasValorRecebido = OrderedField<Amount>("parcelas.valor_recebido") { it.toPlainString() }
    /** `parcelas.valor_tarifas`. */
    val parcelasValorTarifas = OrderedField<Amount>("parcelas.valor_tarifas") { it.toPlainString() }
    /** `parcelas.status`. */
    val parcelasStatus = OrderedField<InstallmentStatus>("parcelas.status") { it.code.toString() }
    /** `parcelas.data_recebimento`. */
    val parcelasDataRecebimento = OrderedField<Moment>("parcelas.data_recebimento") { it }
    /** `parcelas.data_repasse`. */
    val parcelasDataRepasse = OrderedField<CalendarDate>("parcelas.data_repasse") { it.toString() }
    /** `parcelas.pdf_url`. */
    val parcelasPdfUrl = TextField("parcelas.pdf_url")
    /** `parcelas.linha_digitavel`. */
    val parcelasLinhaDigitavel = TextField("parcelas.linha_digitavel")
    /** `parcelas.pix_imagem_url`. */
    val parcelasPixImagemUrl = TextField("parcelas.pix_imagem_url")
    /** `parcelas.pix_codigo`. */
    val parcelasPixCodigo = TextField("parcelas.pix_codigo")
    /** `itens.id`. */
    val itensId = OrderedField<Long>("itens.id") { it.toString() }
    /** `itens.id_venda`. */
    val itensIdVenda = OrderedField<Long>("itens.id_venda") { it.toString() }
    /** `itens.recorrente`. */
    val itensRecorrente = OrderedField<Flag>("itens.recorrente") { it.code.toString() }
    /** `itens.id_servico`. */
    val itensIdServico = OrderedField<Long>("itens.id_servico") { it.toString() }
    /** `itens.servico`. */
    val itensServico = TextField("itens.servico")
    /** `itens.valor`. */
    val itensValor = OrderedField<Amount>("itens.valor") { it.toPlainString() }
    /** `itens.qtd`. */
    val itensQtd = OrderedField<Count>("itens.qtd") { it.toPlainString() }
    /** `itens.total`. */
    val itensTotal = OrderedField<Amount>("itens.total") { it.toPlainString() }
}

/** The fields of [Plan] that a filter may name, each with the operators of its type. */
object PlanFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `titulo`. */
    val titulo = TextField("titulo")
    /** `subtitulo`. */
    val subtitulo = TextField("subtitulo")
    /** `detalhamento`. */
    val detalhamento = TextField("detalhamento")
    /** `valor`. */
    val valor = OrderedField<Amount>("valor") { it.toPlainString() }
    /** `frequencia_exibida`. */
    val frequenciaExibida = OrderedField<FrequencyDisplay>("frequencia_exibida") { it.code.toString() }
    /** `frequencia_exibida_texto_customizado`. */
    val frequenciaExibidaTextoCustomizado = TextField("frequencia_exibida_texto_customizado")
    /** `comentario`. */
    val comentario = TextField("comentario")
    /** `texto_botao`. */
    val textoBotao = TextField("texto_botao")
    /** `mensagem_confirmacao`. */
    val mensagemConfirmacao = TextField("mensagem_confirmacao")
    /** `termos_uso`. */
    val termosUso = TextField("termos_uso")
    /** `cancelamento_impedir`. */
    val cancelamentoImpedir = OrderedField<Flag>("cancelamento_impedir") { it.code.toString() }
    /** `impedir_alteracao_itens`. */
    val impedirAlteracaoItens = OrderedField<Flag>("impedir_alteracao_itens") { it.code.toString() }
    /** `personalizavel`. */
    val personalizavel = OrderedField<Flag>("personalizavel") { it.code.toString() }
    /** `frequencia`. */
    val frequencia = OrderedField<Frequency>("frequencia") { it.code.toString() }
    /** `agendamento_automatico`. */
    val agendamentoAutomatico = OrderedField<Flag>("agendamento_automatico") { it.code.toString() }
    /** `agendamento_repetir`. */
    val agendamentoRepetir = OrderedField<Repetition>("agendamento_repetir") { it.code.toString() }
    /** `agendamento_data_fim`. */
    val agendamentoDataFim = OrderedField<CalendarDate>("agendamento_data_fim") { it.toString() }
    /** `agendamento_numero`. */
    val agendamentoNumero = OrderedField<Long>("agendamento_numero") { it.toString() }
    /** `discriminacao`. */
    val discriminacao = TextField("discriminacao")
    /** `desconto`. */
    val desconto = OrderedField<Amount>("desconto") { it.toPlainString() }
    /** `metodo_cobranca`. */
    val metodoCobranca = OrderedField<BillingMethod>("metodo_cobranca") { it.code.toString() }
    /** `identificador`. */
    val identificador = TextField("identificador")
    /** `status`. */
    val status = OrderedField<ActiveStatus>("status") { it.code.toString() }
    /** `nfse_dados.aliquota`. */
    val nfseDadosAliquota = OrderedField<Amount>("nfse_dados.aliquota") { it.toPlainString() }
    /** `nfse_dados.iss_retido`. */
    val nfseDadosIssRetido = OrderedField<YesNo>("nfse_dados.iss_retido") { it.code.toString() }
    /** `nfse_dados.rps_tipo`. */
    val nfseDadosRpsTipo = OrderedField<RpsKind>("nfse_dados.rps_tipo") { it.code.toString() }
    /** `nfse_dados.rps_serie`. */
    val nfseDadosRpsSerie = TextField("nfse_dados.rps_serie")
    /** `nfse_dados.valor_ir`. */
    val nfseDadosValorIr = OrderedField<Amount>("nfse_dados.valor_ir") { it.toPlainString() }
    /** `nfse_dados.valor_pis`. */
    val nfseDadosValorPis = OrderedField<Amount>("nfse_dados.valor_pis") { it.toPlainString() }
    /** `nfse_dados.valor_csll`. */
    val nfseDadosValorCsll = OrderedField<Amount>("nfse_dados.valor_csll") { it.toPlainString() }
    /** `nfse_dados.valor_inss`. */
    val nfseDadosValorInss = OrderedField<Amount>("nfse_dados.valor_inss") { it.toPlainString() }
    /** `nfse_dados.valor_cofins`. */
    val nfseDadosValorCofins = OrderedField<Amount>("nfse_dados.valor_cofins") { it.toPlainString() }
    /** `nfse_dados.valor_deducoes`. */
    val nfseDadosValorDeducoes = OrderedField<Amount>("nfse_dados.valor_deducoes") { it.toPlainString() }
    /** `nfse_dados.outras_retencoes`. */
    val nfseDadosOutrasRetencoes = OrderedField<Amount>("nfse_dados.outras_retencoes") { it.toPlainString() }
    /** `nfse_dados.impostos_federais`. */
    val nfseDadosImpostosFederais = OrderedField<YesNo>("nfse_dados.impostos_federais") { it.code.toString() }
    /** `nfse_dados.natureza_operacao`. */
    val nfseDadosNaturezaOperacao = OrderedField<OperationNature>("nfse_dados.natureza_operacao") { it.code.toString() }
    /** `nfse_dados.id_municipio`. */
    val nfseDadosIdMunicipio = OrderedField<Long>("nfse_dados.id_municipio") { it.toString() }
    /** `nfse_dados.id_municipio_emissao`. */
    val nfseDadosIdMunicipioEmissao = OrderedField<Long>("nfse_dados.id_municipio_emissao") { it.toString() }
    /** `itens.id`. */
    val itensId = OrderedField<Long>("itens.id") { it.toString() }
    /** `itens.id_plano`. */
    val itensIdPlano = OrderedField<Long>("itens.id_plano") { it.toString() }
    /** `itens.id_servico`. */
    val itensIdServico = OrderedField<Long>("itens.id_servico") { it.toString() }
    /** `itens.servico`. */
    val itensServico = TextField("itens.servico")
    /** `itens.emitir_cobranca`. */
    val itensEmitirCobranca = OrderedField<Flag>("itens.emitir_cobranca") { it.code.toString() }
    /** `itens.valor`. */
    val itensValor = OrderedField<Amount>("itens.valor") { it.toPlainString() }
    /** `itens.qtd_padrao`. */
    val itensQtdPadrao = OrderedField<Count>("itens.qtd_padrao") { it.toPlainString() }
    /** `itens.qtd_maxima`. */
    val itensQtdMaxima = OrderedField<Count>("itens.qtd_maxima") { it.toPlainString() }
    /** `itens.qtd_flexivel`. */
    val itensQtdFlexivel = OrderedField<Count>("itens.qtd_flexivel") { it.toPlainString() }
    /** `itens.qtd`. */
    val itensQtd = OrderedField<Count>("itens.qtd") { it.toPlainString() }
    /** `itens.total`. */
    val itensTotal = OrderedField<Amount>("itens.total") { it.toPlainString() }
    /** `meios_pagamento.id`. */
    val meiosPagamentoId = OrderedField<Long>("meios_pagamento.id") { it.toString() }
    /** `meios_pagamento.id_plano`. */
    val meiosPagamentoIdPlano = OrderedField<Long>("meios_pagamento.id_plano") { it.toString() }
    /** `meios_pagamento.data_pagamento_flexivel`. */
    val meiosPagamentoDataPagamentoFlexivel = OrderedField<Flag>("meios_pagamento.data_pagamento_flexivel") { it.code.toString() }
    /** `meios_pagamento.id_meio_pagamento`. */
    val meiosPagamentoIdMeioPagamento = OrderedField<Long>("meios_pagamento.id_meio_pagamento") { it.toString() }
    /** `meios_pagamento.meio_pagamento`. */
    val meiosPagamentoMeioPagamento = TextField("meios_pagamento.meio_pagamento")
    /** `meios_pagamento.permitir_preenchimento_depois`. */
    val meiosPagamentoPermitirPreenchimentoDepois = OrderedField<Flag>("meios_pagamento.permitir_preenchimento_depois") { it.code.toString() }
}

/** The fields of [Cnae] that a filter may name, each with the operators of its type. */
object CnaeFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `nome`. */
    val nome = TextField("nome")
}

/** The fields of [ServiceListItem] that a filter may name, each with the operators of its type. */
object ServiceListItemFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `nome`. */
    val nome = TextField("nome")
}

/** The fields of [Municipality] that a filter may name, each with the operators of its type. */
object MunicipalityFields {
    /** `id`. */
    val id = OrderedField<Long>("id") { it.toString() }
    /** `nome`. */
    val nome = TextField("nome")
    /** `uf`. */
    val uf = OrderedField<FederativeUnit>("uf") { it.code.toString() }
}
