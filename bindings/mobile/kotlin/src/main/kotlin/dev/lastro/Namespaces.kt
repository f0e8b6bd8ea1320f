// Made from the core's tables by `cargo xtask kotlin`: change them, not this file.

package dev.lastro

/** Every problem, whichever kind of error it is. */
val LastroException.problems: List<Issue>
    get() = when (this) {
        is LastroException.Malformed -> issues
        is LastroException.Invalid -> issues
        is LastroException.UnknownOperation -> issues
    }

/** The stable code of the kind: `malformed`, `invalid`, `unknown_operation`. */
val LastroException.code: String
    get() = when (this) {
        is LastroException.Malformed -> "malformed"
        is LastroException.Invalid -> "invalid"
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
        checked { moneyParse(text) }

    /**
     * Shares an amount by weight, so that the shares add up to it exactly: the largest remainder method, ties to the
     * lower index; a weight of zero never receives a cent.
     *
     * # Errors
     * `no_positive_weight` when no weight is above zero; `out_of_range` at a negative weight.
     */
    @Throws(LastroException::class)
    fun allocate(total: Amount, weights: List<Count>): List<Amount> =
        checked { moneyAllocate(total, weights) }
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
        checked { installmentsSplit(valor, parcelas, policy) }

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
        checked { installmentsPlan(valor, parcelas, firstDue, everyMonths, everyDays, policy) }
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
        checked { scheduleOccurrences(agendamentoData, agendamentoFrequencia, agendamentoRepetir, agendamentoNumero, agendamentoDataFim, agendamentoAtivo, anchorDay, limit, until) }

    /**
     * The first date of a contract after a day, or nothing when there is none.
     *
     * # Errors
     * As `occurrences`, but a contract without an end is no error.
     */
    @Throws(LastroException::class)
    fun nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, agendamentoNumero: Long? = null, agendamentoDataFim: CalendarDate? = null, agendamentoAtivo: Flag? = null, anchorDay: Long? = null, limit: Long? = null, until: CalendarDate? = null): CalendarDate? =
        checked { scheduleNextAfter(agendamentoData, agendamentoFrequencia, agendamentoRepetir, after, agendamentoNumero, agendamentoDataFim, agendamentoAtivo, anchorDay, limit, until) }
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
    checked { saleItemTotal(valor, qtd) }

/**
 * Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
 *
 * # Errors
 * `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`;
 * `out_of_range` past the range of money.
 */
@Throws(LastroException::class)
fun Sale.Companion.totals(sale: Sale): SaleTotals =
    checked { saleTotals(sale) }

/**
 * Checks a sale or contract before it is sent, with its items, installments, invoice data and e-mail parameters.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Sale.Companion.validate(value: Sale, operation: WriteOperation): Validation =
    checked { saleValidate(value, operation) }

/**
 * Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Sale.Companion.decode(json: JsonText): SaleDecoded =
    checked { saleDecode(json) }

/**
 * Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Sale.Companion.encode(value: Sale): JsonText =
    checked { saleEncode(value) }

/**
 * The body to send for a sale: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Sale.Companion.body(value: Sale, operation: WriteOperation): JsonText =
    checked { saleBody(value, operation) }

/** The operations of the area `item`. */

/**
 * Checks an item before it is sent: its service, and that its total is its value times its quantity.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Item.Companion.validate(value: Item, operation: WriteOperation): Validation =
    checked { itemValidate(value, operation) }

/**
 * Reads a item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Item.Companion.decode(json: JsonText): ItemDecoded =
    checked { itemDecode(json) }

/**
 * Writes a item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Item.Companion.encode(value: Item): JsonText =
    checked { itemEncode(value) }

/**
 * The body to send for a item: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Item.Companion.body(value: Item, operation: WriteOperation): JsonText =
    checked { itemBody(value, operation) }

/** The operations of the area `installment`. */

/**
 * Checks an installment before it is sent: its due date and its value.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Installment.Companion.validate(value: Installment, operation: WriteOperation): Validation =
    checked { installmentValidate(value, operation) }

/**
 * Reads a installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Installment.Companion.decode(json: JsonText): InstallmentDecoded =
    checked { installmentDecode(json) }

/**
 * Writes a installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Installment.Companion.encode(value: Installment): JsonText =
    checked { installmentEncode(value) }

/**
 * The body to send for a installment: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Installment.Companion.body(value: Installment, operation: WriteOperation): JsonText =
    checked { installmentBody(value, operation) }

/** The operations of the area `nfse_data`. */

/**
 * Checks invoice data before it is sent: series, cities, and withheld taxes that contradict each other.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun NfseData.Companion.validate(value: NfseData, operation: WriteOperation): Validation =
    checked { nfseDataValidate(value, operation) }

/**
 * Reads a nfse_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun NfseData.Companion.decode(json: JsonText): NfseDataDecoded =
    checked { nfseDataDecode(json) }

/**
 * Writes a nfse_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun NfseData.Companion.encode(value: NfseData): JsonText =
    checked { nfseDataEncode(value) }

/**
 * The body to send for a nfse_data: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun NfseData.Companion.body(value: NfseData, operation: WriteOperation): JsonText =
    checked { nfseDataBody(value, operation) }

/** The operations of the area `schedule_data`. */

/**
 * Checks e-mail parameters before it is sent: attachments are numbered from 1, the contact is -1 or a key.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.validate(value: ScheduleData, operation: WriteOperation): Validation =
    checked { scheduleDataValidate(value, operation) }

/**
 * Reads a schedule_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.decode(json: JsonText): ScheduleDataDecoded =
    checked { scheduleDataDecode(json) }

/**
 * Writes a schedule_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.encode(value: ScheduleData): JsonText =
    checked { scheduleDataEncode(value) }

/**
 * The body to send for a schedule_data: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ScheduleData.Companion.body(value: ScheduleData, operation: WriteOperation): JsonText =
    checked { scheduleDataBody(value, operation) }

/** The operations of the area `service`. */

/**
 * Checks a service before it is sent: its name, its item of LC 116, its value and its taxes.
 *
 * # Errors
 * `invalid` where the value is not an object at all; everything else is an issue.
 */
@Throws(LastroException::class)
fun Service.Companion.validate(value: Service, operation: WriteOperation): Validation =
    checked { serviceValidate(value, operation) }

/**
 * Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Service.Companion.decode(json: JsonText): ServiceDecoded =
    checked { serviceDecode(json) }

/**
 * Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Service.Companion.encode(value: Service): JsonText =
    checked { serviceEncode(value) }

/**
 * The body to send for a service: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Service.Companion.body(value: Service, operation: WriteOperation): JsonText =
    checked { serviceBody(value, operation) }

/** The operations of the area `listing`. */

/**
 * Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Listing.Companion.decode(json: JsonText): ListingDecoded =
    checked { listingDecode(json) }

/**
 * Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Listing.Companion.encode(value: Listing): JsonText =
    checked { listingEncode(value) }

/**
 * The body to send for a listing: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Listing.Companion.body(value: Listing, operation: WriteOperation): JsonText =
    checked { listingBody(value, operation) }

/** The operations of the area `deleted`. */

/**
 * Reads a deleted from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun Deleted.Companion.decode(json: JsonText): DeletedDecoded =
    checked { deletedDecode(json) }

/**
 * Writes a deleted as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Deleted.Companion.encode(value: Deleted): JsonText =
    checked { deletedEncode(value) }

/**
 * The body to send for a deleted: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun Deleted.Companion.body(value: Deleted, operation: WriteOperation): JsonText =
    checked { deletedBody(value, operation) }

/** The operations of the area `api_error`. */

/**
 * Reads a api_error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
 *
 * # Errors
 * `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
 */
@Throws(LastroException::class)
fun ApiError.Companion.decode(json: JsonText): ApiErrorDecoded =
    checked { apiErrorDecode(json) }

/**
 * Writes a api_error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ApiError.Companion.encode(value: ApiError): JsonText =
    checked { apiErrorEncode(value) }

/**
 * The body to send for a api_error: read-only and display fields left out, and on insert the keys.
 *
 * # Errors
 * None for a value of the type.
 */
@Throws(LastroException::class)
fun ApiError.Companion.body(value: ApiError, operation: WriteOperation): JsonText =
    checked { apiErrorBody(value, operation) }

/** The operations of the area `query`. */
object Query {

    /**
     * Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
     * `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
     *
     * # Errors
     * Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
     * that the field's type does not have, a value that the type refuses, `out_of_range`.
     */
    @Throws(LastroException::class)
    fun build(entity: Resource, filters: List<Filter>? = null, sort: List<String>? = null, fields: List<String>? = null, expand: List<String>? = null, limit: Long? = null, offset: Long? = null): String =
        checked { queryBuild(entity, filters, sort, fields, expand, limit, offset) }
}

/** The operations of the area `webhook`. */
object Webhook {

    /**
     * Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
     * given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Only
     * the form as sent counts, so `strict` changes nothing yet. `any_entry` lets any entry of the signature list fit.
     *
     * # Errors
     * Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
     * negative limit or more than four secrets. Whatever the body holds, there is a verdict.
     */
    @Throws(LastroException::class)
    fun verify(secrets: SecretList, body: ByteData, now: Long? = null, toleranceS: Long? = null, futureS: Long? = null, strict: Boolean? = null, anyEntry: Boolean? = null): Verification =
        checked { webhookVerify(secrets, body, now, toleranceS, futureS, strict, anyEntry) }
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
        checked { issuesText(issue, language) }
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

/** The text on the wire. */
val SplitPolicy.text: String
    get() = when (this) {
        SplitPolicy.SPREAD -> "spread"
        SplitPolicy.FIRST -> "first"
        SplitPolicy.LAST -> "last"
    }

/** The text on the wire. */
val WriteOperation.text: String
    get() = when (this) {
        WriteOperation.INSERT -> "insert"
        WriteOperation.UPDATE -> "update"
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
val Resource.text: String
    get() = when (this) {
        Resource.SERVICE -> "service"
        Resource.SALE -> "sale"
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
val Form.text: String
    get() = when (this) {
        Form.AS_SENT -> "as_sent"
    }

/** The text on the wire. */
val Language.text: String
    get() = when (this) {
        Language.EN -> "en"
        Language.PT_BR -> "pt-BR"
    }
