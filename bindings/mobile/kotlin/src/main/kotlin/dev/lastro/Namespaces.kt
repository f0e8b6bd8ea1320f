// Made from the core's tables by `cargo xtask generate`: change them, not this file.

package dev.lastro

import java.time.Duration
import java.time.Instant

/** A hash of all operations and records. A native library with another one is not used. */
internal const val FINGERPRINT = 8104695390890114995L

/**
 * The operations of the area `money`.
 *
 * ```kotlin
 * println(Money.allocate(BigDecimal("10.00"), listOf(BigDecimal("1"), BigDecimal("2")))) // [3.33, 6.67]
 * ```
 */
object Money {

    /**
     * Reads an amount from a string and returns its canonical form, with two decimal places.
     *
     * @param text The amount as a text with a point: `129.90`.
     * @throws LastroException `invalid_money` if the string does not have the form `-?digits[.d[d]]`, or has leading zeros (`007.50`);
     * `too_many_decimals` for a third decimal place, which is never rounded; `out_of_range` above 999999999999999.99.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun parse(text: String): Amount =
        crossing(0, FfiConverterTypeAmount, Argument(FfiConverterString, text))

    /**
     * Splits an amount by weights into shares that add up to it exactly, using the largest remainder method. Of equal
     * remainders, the one with the lower index gets the cent. A weight of zero never receives a cent.
     *
     * @param total The amount to share.
     * @param weights The weights, none below zero and one at least above it.
     * @throws LastroException `no_positive_weight` if no weight is above zero; `out_of_range` at a negative weight.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun allocate(total: Amount, weights: List<Count>): List<Amount> =
        crossing(1, ListOf(FfiConverterTypeAmount), Argument(FfiConverterTypeAmount, total), Argument(ListOf(FfiConverterTypeCount), weights))
}

/**
 * The operations of the area `installments`.
 *
 * ```kotlin
 * println(Installments.split(BigDecimal("129.95"), 3)) // [43.32, 43.32, 43.31]
 * ```
 */
object Installments {

    /**
     * Splits an amount into equal shares that add up to it exactly. Remaining cents are added to the first shares, one cent
     * each (`spread`, the default), or all to the `first` or the `last` share.
     *
     * @param valor The amount.
     * @param parcelas Number of shares, 1 to 1000.
     * @param policy Which shares get the cents left over; `spread` when unset.
     * @throws LastroException `out_of_range` at `parcelas` outside 1 to 1000.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun split(valor: Amount, parcelas: Long, policy: SplitPolicy? = null): List<Amount> =
        crossing(2, ListOf(FfiConverterTypeAmount), Argument(FfiConverterTypeAmount, valor), Argument(FfiConverterLong, parcelas), Argument(OptionalOf(FfiConverterTypeSplitPolicy), policy))

    /**
     * Splits an amount into equal installments with due dates. The dates are `everyMonths` calendar months or `everyDays`
     * days apart; one month if neither is given. Months are counted from the first date, so a plan that begins on a 31st
     * returns to the 31st after February.
     *
     * @param valor The amount.
     * @param parcelas Number of shares, 1 to 1000.
     * @param firstDue The first due date.
     * @param everyMonths Calendar months from one due date to the next, 1 to 1200; 1 when unset.
     * @param everyDays Days from one due date to the next, 1 to 36500; months are counted when unset.
     * @param policy Which shares get the cents left over; `spread` when unset.
     * @throws LastroException Those of `split`; `contradiction` if both `every_months` and `every_days` are given; `out_of_range` if `every_months` is
     * outside 1 to 1200, `every_days` is outside 1 to 36500, or a date would be past the year 9999.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun plan(valor: Amount, parcelas: Long, firstDue: CalendarDate, everyMonths: Long? = null, everyDays: Long? = null, policy: SplitPolicy? = null): List<Installment> =
        crossing(3, ListOf(FfiConverterTypeInstallment), Argument(FfiConverterTypeAmount, valor), Argument(FfiConverterLong, parcelas), Argument(FfiConverterTypeCalendarDate, firstDue), Argument(OptionalOf(FfiConverterLong), everyMonths), Argument(OptionalOf(FfiConverterLong), everyDays), Argument(OptionalOf(FfiConverterTypeSplitPolicy), policy))

    /**
     * The payment state of an installment on a given day. A cancelled installment stays cancelled. An installment is paid
     * if its whole amount was received, and partially received if a part was. If nothing was received, it is overdue after
     * the first business day on or after its due date, and pending until then. `holidays`: local holidays, in addition to
     * the national ones.
     *
     * @param installment The installment.
     * @param today The current day, for the rules that need it.
     * @param holidays Local holidays, in addition to the national ones; none when unset.
     * @throws LastroException `required` at `installment.valor` if it is missing, and at `installment.data_vencimento` if it is missing and nothing
     * was received; `out_of_range` at `valor` or `valor_recebido` below zero, and at `data_vencimento` if no business day
     * follows within a year.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun status(installment: Installment, today: CalendarDate, holidays: List<CalendarDate>? = null): InstallmentStatus =
        crossing(4, FfiConverterTypeInstallmentStatus, Argument(FfiConverterTypeInstallment, installment), Argument(FfiConverterTypeCalendarDate, today), Argument(OptionalOf(ListOf(FfiConverterTypeCalendarDate)), holidays))
}

/**
 * The operations of the area `schedule`.
 *
 * ```kotlin
 * println(Schedule.occurrences(LocalDate.of(2027, 1, 31), Frequency.Monthly, Repetition.Always, limit = 3)) // [2027-01-31, 2027-02-28, 2027-03-31]
 * ```
 */
object Schedule {

    /**
     * Lists the dates of a contract, each counted from the first one: 31 January, 28 February, 31 March. The service stores
     * only the next date. If that date is the last day of a short month, pass the intended day (1 to 31) as `anchorDay`.
     * `agendamentoDataFim` is inclusive; `agendamentoNumero` includes the first date; a paused contract has no dates.
     *
     * @param agendamentoData The first day, from which all others are counted.
     * @param agendamentoFrequencia How far one day is from the next.
     * @param agendamentoRepetir When it ends: never, after a number of times, or on a day.
     * @param agendamentoNumero Number of occurrences, the first included, if it repeats a number of times.
     * @param agendamentoDataFim The last day, inclusive, if it repeats until a date.
     * @param agendamentoAtivo A paused contract has no dates; unset is active.
     * @param anchorDay Day of the month meant, 1 to 31; the day of `agendamentoData` when unset.
     * @param limit Maximum number of dates, 1 to 10000.
     * @param until The last day, inclusive.
     * @throws LastroException `unbounded` if the contract has no end and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required`
     * or `out_of_range` at an invalid or missing field.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun occurrences(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, agendamentoNumero: Long? = null, agendamentoDataFim: CalendarDate? = null, agendamentoAtivo: Flag? = null, anchorDay: Long? = null, limit: Long? = null, until: CalendarDate? = null): List<CalendarDate> =
        crossing(5, ListOf(FfiConverterTypeCalendarDate), Argument(FfiConverterTypeCalendarDate, agendamentoData), Argument(FfiConverterTypeFrequency, agendamentoFrequencia), Argument(FfiConverterTypeRepetition, agendamentoRepetir), Argument(OptionalOf(FfiConverterLong), agendamentoNumero), Argument(OptionalOf(FfiConverterTypeCalendarDate), agendamentoDataFim), Argument(OptionalOf(FfiConverterTypeFlag), agendamentoAtivo), Argument(OptionalOf(FfiConverterLong), anchorDay), Argument(OptionalOf(FfiConverterLong), limit), Argument(OptionalOf(FfiConverterTypeCalendarDate), until))

    /**
     * The optional arguments of [occurrences], for Java.
     */
    class OccurrencesOptions {
        internal var agendamentoNumero: Long? = null

        /**
         * Number of occurrences, the first included, if it repeats a number of times.
         */
        fun agendamentoNumero(value: Long?): OccurrencesOptions = apply { agendamentoNumero = value }

        internal var agendamentoDataFim: CalendarDate? = null

        /**
         * The last day, inclusive, if it repeats until a date.
         */
        fun agendamentoDataFim(value: CalendarDate?): OccurrencesOptions = apply { agendamentoDataFim = value }

        internal var agendamentoAtivo: Flag? = null

        /**
         * A paused contract has no dates; unset is active.
         */
        fun agendamentoAtivo(value: Flag?): OccurrencesOptions = apply { agendamentoAtivo = value }

        internal var anchorDay: Long? = null

        /**
         * Day of the month meant, 1 to 31; the day of `agendamento_data` when unset.
         */
        fun anchorDay(value: Long?): OccurrencesOptions = apply { anchorDay = value }

        internal var limit: Long? = null

        /**
         * Maximum number of dates, 1 to 10000.
         */
        fun limit(value: Long?): OccurrencesOptions = apply { limit = value }

        internal var until: CalendarDate? = null

        /**
         * The last day, inclusive.
         */
        fun until(value: CalendarDate?): OccurrencesOptions = apply { until = value }
    }

    /**
     * Lists the dates of a contract, each counted from the first one: 31 January, 28 February, 31 March. The service stores
     * only the next date. If that date is the last day of a short month, pass the intended day (1 to 31) as `anchorDay`.
     * `agendamentoDataFim` is inclusive; `agendamentoNumero` includes the first date; a paused contract has no dates.
     *
     * @param agendamentoData The first day, from which all others are counted.
     * @param agendamentoFrequencia How far one day is from the next.
     * @param agendamentoRepetir When it ends: never, after a number of times, or on a day.
     * @param options The optional arguments.
     * @throws LastroException `unbounded` if the contract has no end and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required`
     * or `out_of_range` at an invalid or missing field.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun occurrences(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, options: OccurrencesOptions): List<CalendarDate> =
        occurrences(agendamentoData, agendamentoFrequencia, agendamentoRepetir, options.agendamentoNumero, options.agendamentoDataFim, options.agendamentoAtivo, options.anchorDay, options.limit, options.until)

    /**
     * The first date of a contract after a day; null if there is none.
     *
     * @param agendamentoData The first day, from which all others are counted.
     * @param agendamentoFrequencia How far one day is from the next.
     * @param agendamentoRepetir When it ends: never, after a number of times, or on a day.
     * @param after The day before the first one that counts.
     * @param agendamentoNumero Number of occurrences, the first included, if it repeats a number of times.
     * @param agendamentoDataFim The last day, inclusive, if it repeats until a date.
     * @param agendamentoAtivo A paused contract has no dates; unset is active.
     * @param anchorDay Day of the month meant, 1 to 31; the day of `agendamentoData` when unset.
     * @param limit Maximum number of dates, 1 to 10000.
     * @param until The last day, inclusive.
     * @throws LastroException Those of `occurrences`, except that a contract may be without an end.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, agendamentoNumero: Long? = null, agendamentoDataFim: CalendarDate? = null, agendamentoAtivo: Flag? = null, anchorDay: Long? = null, limit: Long? = null, until: CalendarDate? = null): CalendarDate? =
        crossing(6, OptionalOf(FfiConverterTypeCalendarDate), Argument(FfiConverterTypeCalendarDate, agendamentoData), Argument(FfiConverterTypeFrequency, agendamentoFrequencia), Argument(FfiConverterTypeRepetition, agendamentoRepetir), Argument(FfiConverterTypeCalendarDate, after), Argument(OptionalOf(FfiConverterLong), agendamentoNumero), Argument(OptionalOf(FfiConverterTypeCalendarDate), agendamentoDataFim), Argument(OptionalOf(FfiConverterTypeFlag), agendamentoAtivo), Argument(OptionalOf(FfiConverterLong), anchorDay), Argument(OptionalOf(FfiConverterLong), limit), Argument(OptionalOf(FfiConverterTypeCalendarDate), until))

    /**
     * The optional arguments of [nextAfter], for Java.
     */
    class NextAfterOptions {
        internal var agendamentoNumero: Long? = null

        /**
         * Number of occurrences, the first included, if it repeats a number of times.
         */
        fun agendamentoNumero(value: Long?): NextAfterOptions = apply { agendamentoNumero = value }

        internal var agendamentoDataFim: CalendarDate? = null

        /**
         * The last day, inclusive, if it repeats until a date.
         */
        fun agendamentoDataFim(value: CalendarDate?): NextAfterOptions = apply { agendamentoDataFim = value }

        internal var agendamentoAtivo: Flag? = null

        /**
         * A paused contract has no dates; unset is active.
         */
        fun agendamentoAtivo(value: Flag?): NextAfterOptions = apply { agendamentoAtivo = value }

        internal var anchorDay: Long? = null

        /**
         * Day of the month meant, 1 to 31; the day of `agendamento_data` when unset.
         */
        fun anchorDay(value: Long?): NextAfterOptions = apply { anchorDay = value }

        internal var limit: Long? = null

        /**
         * Maximum number of dates, 1 to 10000.
         */
        fun limit(value: Long?): NextAfterOptions = apply { limit = value }

        internal var until: CalendarDate? = null

        /**
         * The last day, inclusive.
         */
        fun until(value: CalendarDate?): NextAfterOptions = apply { until = value }
    }

    /**
     * The first date of a contract after a day; null if there is none.
     *
     * @param agendamentoData The first day, from which all others are counted.
     * @param agendamentoFrequencia How far one day is from the next.
     * @param agendamentoRepetir When it ends: never, after a number of times, or on a day.
     * @param after The day before the first one that counts.
     * @param options The optional arguments.
     * @throws LastroException Those of `occurrences`, except that a contract may be without an end.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, options: NextAfterOptions): CalendarDate? =
        nextAfter(agendamentoData, agendamentoFrequencia, agendamentoRepetir, after, options.agendamentoNumero, options.agendamentoDataFim, options.agendamentoAtivo, options.anchorDay, options.limit, options.until)
}

/**
 * The operations of the area `boleto`.
 *
 * ```kotlin
 * println(Boleto.daysLate(LocalDate.of(2026, 2, 14), LocalDate.of(2026, 2, 19))) // 5
 * ```
 */
object Boleto {

    /**
     * Fine and interest on a late boleto, and the new total. `valor` is the original value. The fine does not depend on the
     * number of days. The interest is simple interest per calendar day, with months of 30 days. Each amount is rounded once,
     * at the end. At 0 days both are zero.
     *
     * @param valor The amount.
     * @param multa The fine in per cent, 0 to 100.
     * @param jurosMensal Interest per month in per cent, 0 to 100.
     * @param dias Days late, 0 to 36500.
     * @param rounding How the fraction of a cent is treated, once, at the end of each formula; half away from zero when unset.
     * @throws LastroException `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, and at `dias` outside 0 to 36500.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun lateCharges(valor: Amount, multa: Rate, jurosMensal: Rate, dias: Long, rounding: Rounding? = null): LateCharges =
        crossing(7, FfiConverterTypeLateCharges, Argument(FfiConverterTypeAmount, valor), Argument(FfiConverterTypeRate, multa), Argument(FfiConverterTypeRate, jurosMensal), Argument(FfiConverterLong, dias), Argument(OptionalOf(FfiConverterTypeRounding), rounding))

    /**
     * The number of days a payment is late (Lei 7.089/1983). If the due date is not a business day, payment on the next
     * business day is in time, and the result is 0. A later payment is late by the calendar days since the due date itself.
     * `holidays`: local holidays, in addition to the national ones.
     *
     * @param dataVencimento The due date.
     * @param dataPagamento The day of payment.
     * @param holidays Local holidays, in addition to the national ones; none when unset.
     * @throws LastroException `out_of_range` at `data_vencimento` if no business day follows it within a year.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun daysLate(dataVencimento: CalendarDate, dataPagamento: CalendarDate, holidays: List<CalendarDate>? = null): Long =
        crossing(8, FfiConverterLong, Argument(FfiConverterTypeCalendarDate, dataVencimento), Argument(FfiConverterTypeCalendarDate, dataPagamento), Argument(OptionalOf(ListOf(FfiConverterTypeCalendarDate)), holidays))

    /**
     * The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
     * service does not compute these amounts itself.
     *
     * @param installment The installment.
     * @param dataVencimentoNovo The new due date.
     * @param today The current day, for the rules that need it.
     * @param multa The fine in per cent, 0 to 100.
     * @param jurosMensal Interest per month in per cent, 0 to 100.
     * @param holidays Local holidays, in addition to the national ones; none when unset.
     * @throws LastroException `required` at `installment.id`, `installment.data_vencimento` or `installment.valor` if it is missing; `out_of_range`
     * at a new due date that is before `today` or more than 36500 days late, at a percentage outside 0 to 100, and at a value
     * of the installment that is not above zero or is too large to compute the charges.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun updateBody(installment: Installment, dataVencimentoNovo: CalendarDate, today: CalendarDate, multa: Rate? = null, jurosMensal: Rate? = null, holidays: List<CalendarDate>? = null): JsonText =
        crossing(9, FfiConverterTypeJsonText, Argument(FfiConverterTypeInstallment, installment), Argument(FfiConverterTypeCalendarDate, dataVencimentoNovo), Argument(FfiConverterTypeCalendarDate, today), Argument(OptionalOf(FfiConverterTypeRate), multa), Argument(OptionalOf(FfiConverterTypeRate), jurosMensal), Argument(OptionalOf(ListOf(FfiConverterTypeCalendarDate)), holidays))

    /**
     * The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07, up to 9999 on 2025-02-21; from the
     * next day they count again from 1000.
     *
     * @param date The day.
     * @throws LastroException `out_of_range` outside 1997-10-08 to 2049-10-13.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun fatorVencimento(date: CalendarDate): Long =
        crossing(10, FfiConverterLong, Argument(FfiConverterTypeCalendarDate, date))

    /**
     * Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without punctuation or in its printed
     * form. All check digits are checked. A due date factor stands for two dates, 9000 days apart: the date between 3000
     * days before and 5500 days after `referenceDate` is used.
     *
     * @param linha The digits of a linha digitável, bare or printed.
     * @param referenceDate A day near the due date, by which one of its two meanings is chosen.
     * @throws LastroException `invalid_linha_digitavel`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun parseLinhaDigitavel(linha: String, referenceDate: CalendarDate): Slip =
        crossing(11, FfiConverterTypeSlip, Argument(FfiConverterString, linha), Argument(FfiConverterTypeCalendarDate, referenceDate))

    /**
     * Whether a string is a linha digitável with correct check digits.
     *
     * Returns false for any other string.
     *
     * @param linha The digits of a linha digitável, bare or printed.
     */
    @JvmStatic
    fun isValidLinhaDigitavel(linha: String): Boolean =
        crossing(12, FfiConverterBoolean, Argument(AnyText, linha))

    /**
     * The linha digitável, without dots and spaces, of a barcode of 44 digits.
     *
     * @param barcode The 44 digits of a barcode.
     * @throws LastroException `invalid_barcode`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun toLinhaDigitavel(barcode: String): String =
        crossing(13, FfiConverterString, Argument(FfiConverterString, barcode))
}

/**
 * The operations of the area `calendar`.
 *
 * ```kotlin
 * println(BankCalendar.nextBusinessDay(LocalDate.of(2026, 2, 14))) // 2026-02-18
 * ```
 */
object BankCalendar {

    /**
     * The first day on or after a date on which banks are open (Resolução CMN 4.880/2020). `holidays`: local holidays, in
     * addition to the national ones.
     *
     * @param date The day.
     * @param holidays Local holidays, in addition to the national ones; none when unset.
     * @throws LastroException `out_of_range` at `date` if there is no business day within a year, or if it would be past the year 9999.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun nextBusinessDay(date: CalendarDate, holidays: List<CalendarDate>? = null): CalendarDate =
        crossing(14, FfiConverterTypeCalendarDate, Argument(FfiConverterTypeCalendarDate, date), Argument(OptionalOf(ListOf(FfiConverterTypeCalendarDate)), holidays))

    /**
     * The national bank holidays of a year, in order. They include Carnival Monday and Tuesday, Good Friday and Corpus
     * Christi, and from 2024 on also 20 November.
     *
     * @param year The year, 1 to 9999.
     * @throws LastroException `out_of_range` at `year` outside 1 to 9999.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun bankHolidays(year: Long): List<CalendarDate> =
        crossing(15, ListOf(FfiConverterTypeCalendarDate), Argument(FfiConverterLong, year))
}

/**
 * The operations of the area `nfse`.
 *
 * ```kotlin
 * println(Nfse.approximateTaxes(BigDecimal("1010.00"), BigDecimal("13.45"))) // 135.85
 * ```
 */
object Nfse {

    /**
     * Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is the value of the services minus
     * deductions and unconditional discount. ISS = tax base x rate / 100, rounded once; it is 0 for the operation natures 3, 4
     * and 51. The net value is the value of the services minus all withheld taxes and both discounts. Missing amounts count as
     * 0.00.
     *
     * @param valorServicos The price of the services.
     * @param aliquota ISS rate, in per cent.
     * @param issRetido Whether the customer withholds the ISS.
     * @param valorPis Withheld PIS.
     * @param valorCofins Withheld COFINS.
     * @param valorInss Withheld INSS.
     * @param valorIr Withheld IR.
     * @param valorCsll Withheld CSLL.
     * @param outrasRetencoes Other withholdings.
     * @param valorDeducoes Deductions from the base.
     * @param descontoIncondicionado Discount that lowers the base.
     * @param descontoCondicionado Discount that lowers only what is paid.
     * @param naturezaOperacao Where and whether the ISS is due.
     * @throws LastroException `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or
     * the net value would be below zero; `invalid_code` at an unknown code.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun totals(valorServicos: Amount, aliquota: Rate? = null, issRetido: YesNo? = null, valorPis: Amount? = null, valorCofins: Amount? = null, valorInss: Amount? = null, valorIr: Amount? = null, valorCsll: Amount? = null, outrasRetencoes: Amount? = null, valorDeducoes: Amount? = null, descontoIncondicionado: Amount? = null, descontoCondicionado: Amount? = null, naturezaOperacao: OperationNature? = null): InvoiceTotals =
        crossing(16, FfiConverterTypeInvoiceTotals, Argument(FfiConverterTypeAmount, valorServicos), Argument(OptionalOf(FfiConverterTypeRate), aliquota), Argument(OptionalOf(FfiConverterTypeYesNo), issRetido), Argument(OptionalOf(FfiConverterTypeAmount), valorPis), Argument(OptionalOf(FfiConverterTypeAmount), valorCofins), Argument(OptionalOf(FfiConverterTypeAmount), valorInss), Argument(OptionalOf(FfiConverterTypeAmount), valorIr), Argument(OptionalOf(FfiConverterTypeAmount), valorCsll), Argument(OptionalOf(FfiConverterTypeAmount), outrasRetencoes), Argument(OptionalOf(FfiConverterTypeAmount), valorDeducoes), Argument(OptionalOf(FfiConverterTypeAmount), descontoIncondicionado), Argument(OptionalOf(FfiConverterTypeAmount), descontoCondicionado), Argument(OptionalOf(FfiConverterTypeOperationNature), naturezaOperacao))

    /**
     * The optional arguments of [totals], for Java.
     */
    class TotalsOptions {
        internal var aliquota: Rate? = null

        /**
         * ISS rate, in per cent.
         */
        fun aliquota(value: Rate?): TotalsOptions = apply { aliquota = value }

        internal var issRetido: YesNo? = null

        /**
         * Whether the customer withholds the ISS.
         */
        fun issRetido(value: YesNo?): TotalsOptions = apply { issRetido = value }

        internal var valorPis: Amount? = null

        /**
         * Withheld PIS.
         */
        fun valorPis(value: Amount?): TotalsOptions = apply { valorPis = value }

        internal var valorCofins: Amount? = null

        /**
         * Withheld COFINS.
         */
        fun valorCofins(value: Amount?): TotalsOptions = apply { valorCofins = value }

        internal var valorInss: Amount? = null

        /**
         * Withheld INSS.
         */
        fun valorInss(value: Amount?): TotalsOptions = apply { valorInss = value }

        internal var valorIr: Amount? = null

        /**
         * Withheld IR.
         */
        fun valorIr(value: Amount?): TotalsOptions = apply { valorIr = value }

        internal var valorCsll: Amount? = null

        /**
         * Withheld CSLL.
         */
        fun valorCsll(value: Amount?): TotalsOptions = apply { valorCsll = value }

        internal var outrasRetencoes: Amount? = null

        /**
         * Other withholdings.
         */
        fun outrasRetencoes(value: Amount?): TotalsOptions = apply { outrasRetencoes = value }

        internal var valorDeducoes: Amount? = null

        /**
         * Deductions from the base.
         */
        fun valorDeducoes(value: Amount?): TotalsOptions = apply { valorDeducoes = value }

        internal var descontoIncondicionado: Amount? = null

        /**
         * Discount that lowers the base.
         */
        fun descontoIncondicionado(value: Amount?): TotalsOptions = apply { descontoIncondicionado = value }

        internal var descontoCondicionado: Amount? = null

        /**
         * Discount that lowers only what is paid.
         */
        fun descontoCondicionado(value: Amount?): TotalsOptions = apply { descontoCondicionado = value }

        internal var naturezaOperacao: OperationNature? = null

        /**
         * Where and whether the ISS is due.
         */
        fun naturezaOperacao(value: OperationNature?): TotalsOptions = apply { naturezaOperacao = value }
    }

    /**
     * Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is the value of the services minus
     * deductions and unconditional discount. ISS = tax base x rate / 100, rounded once; it is 0 for the operation natures 3, 4
     * and 51. The net value is the value of the services minus all withheld taxes and both discounts. Missing amounts count as
     * 0.00.
     *
     * @param valorServicos The price of the services.
     * @param options The optional arguments.
     * @throws LastroException `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or
     * the net value would be below zero; `invalid_code` at an unknown code.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun totals(valorServicos: Amount, options: TotalsOptions): InvoiceTotals =
        totals(valorServicos, options.aliquota, options.issRetido, options.valorPis, options.valorCofins, options.valorInss, options.valorIr, options.valorCsll, options.outrasRetencoes, options.valorDeducoes, options.descontoIncondicionado, options.descontoCondicionado, options.naturezaOperacao)

    /**
     * The approximate taxes that are printed on an invoice for the buyer's information (Lei 12.741/2012). They are not part of
     * any total.
     *
     * @param valor The amount.
     * @param impostosPercentual The approximate taxes in per cent, 0 to 100.
     * @throws LastroException `out_of_range` at `impostos_percentual` outside 0 to 100.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun approximateTaxes(valor: Amount, impostosPercentual: Rate): Amount =
        crossing(17, FfiConverterTypeAmount, Argument(FfiConverterTypeAmount, valor), Argument(FfiConverterTypeRate, impostosPercentual))
}

/**
 * The operations of the area `cpf`.
 *
 * ```kotlin
 * println(Cpf.format("52998224725")) // 529.982.247-25
 * ```
 */
object Cpf {

    /**
     * Whether a string is a CPF: 11 digits with correct check digits (Receita Federal) that are not all equal, without
     * punctuation or as `XXX.XXX.XXX-XX`.
     *
     * Returns false for any other string.
     *
     * @param cpf A person's number, bare or printed.
     */
    @JvmStatic
    fun isValid(cpf: String): Boolean =
        crossing(130, FfiConverterBoolean, Argument(AnyText, cpf))

    /**
     * The printed form of a valid CPF, `XXX.XXX.XXX-XX`.
     *
     * @param cpf A person's number, bare or printed.
     * @throws LastroException `invalid_cpf`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun format(cpf: String): String =
        crossing(131, FfiConverterString, Argument(FfiConverterString, cpf))
}

/**
 * The operations of the area `cnpj`.
 *
 * ```kotlin
 * println(Cnpj.format("12ABC34501DE35")) // 12.ABC.345/01DE-35
 * ```
 */
object Cnpj {

    /**
     * Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), without punctuation or as
     * `XX.XXX.XXX/XXXX-XX`, in upper or lower case.
     *
     * Returns false for any other string.
     *
     * @param cnpj A company's number, bare or printed.
     */
    @JvmStatic
    fun isValid(cnpj: String): Boolean =
        crossing(132, FfiConverterBoolean, Argument(AnyText, cnpj))

    /**
     * The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.
     *
     * @param cnpj A company's number, bare or printed.
     * @throws LastroException `invalid_cnpj`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun format(cnpj: String): String =
        crossing(133, FfiConverterString, Argument(FfiConverterString, cnpj))

    /**
     * Computes the two check digits of a CNPJ from its first 12 characters.
     *
     * @param base The first 12 digits or letters, bare or printed.
     * @throws LastroException `invalid_cnpj` at `base` if it is not 12 digits or letters, with or without punctuation.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun checkDigits(base: String): String =
        crossing(134, FfiConverterString, Argument(FfiConverterString, base))
}

/**
 * The operations of the area `cep`.
 *
 * ```kotlin
 * println(Cep.format("01310100")) // 01.310-100
 * ```
 */
object Cep {

    /**
     * Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as `XXYYY-ZZZ`. Shorter numbers are not
     * padded.
     *
     * Returns false for any other string.
     *
     * @param cep A postal code, bare or printed.
     */
    @JvmStatic
    fun isValid(cep: String): Boolean =
        crossing(135, FfiConverterBoolean, Argument(AnyText, cep))

    /**
     * A CEP in the format that the service requires, `XX.YYY-ZZZ`.
     *
     * @param cep A postal code, bare or printed.
     * @throws LastroException `invalid_cep`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun format(cep: String): String =
        crossing(136, FfiConverterString, Argument(FfiConverterString, cep))
}

/**
 * The operations of the area `lc116`.
 *
 * ```kotlin
 * println(Lc116.toCode("1.02")) // 102
 * ```
 */
object Lc116 {

    /**
     * The number by which the service identifies an item: `1.02` is 102. The sub-item must have two digits.
     *
     * @param item The item as it is printed, `1.02`.
     * @throws LastroException `invalid_service_item`. If only digits were given, its parameter `printed` is the item in its printed form.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun toCode(item: String): Long =
        crossing(137, FfiConverterLong, Argument(FfiConverterString, item))

    /**
     * The item with a given number: 102 is `1.02`.
     *
     * @param code The number that the service takes: 102.
     * @throws LastroException `invalid_service_item`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun toItem(code: Long): String =
        crossing(138, FfiConverterString, Argument(FfiConverterLong, code))
}

/**
 * The operations of the area `tax_code`.
 *
 * ```kotlin
 * println(TaxCode.digits("6204-0/00")) // 6204000
 * ```
 */
object TaxCode {

    /**
     * Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`. Leading zeros are kept.
     *
     * @param code The code as a text.
     * @throws LastroException `invalid_tax_code` if the code has any other character, no digits, or more than 20 digits.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun digits(code: String): String =
        crossing(139, FfiConverterString, Argument(FfiConverterString, code))
}

/**
 * The operations of the area `pix`.
 *
 * ```kotlin
 * println(Pix.check("00020126").valid) // false
 * ```
 */
object Pix {

    /**
     * Reads a Pix code.
     *
     * @param code The code as a text.
     * @throws LastroException `invalid_pix` with the same `reason` as `check`, if the code cannot be paid.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun parse(code: String): PixCode =
        crossing(140, FfiConverterTypePixCode, Argument(FfiConverterString, code))

    /**
     * Checks whether a Pix code is valid. If it is not, the result states the reason.
     *
     * @param code The code as a text.
     * @throws LastroException None: any other string is not valid.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun check(code: String): PixCheck =
        crossing(141, FfiConverterTypePixCheck, Argument(FfiConverterString, code))

    /**
     * Generates a static Pix code. The key is written in its registered form: CPF or CNPJ without punctuation, telephone with
     * `+55`, e-mail or random key in lower case. Accents are removed from name, city and note, because Pix codes have none.
     * Nothing is truncated. An amount of zero is left out, so that the payer can enter it.
     *
     * @param chave The Pix key: CPF, CNPJ, phone number, e-mail address or random key.
     * @param nome The receiver's name, at most 25 characters.
     * @param cidade The receiver's city, at most 15 characters.
     * @param valor The amount.
     * @param txid The payment's identifier, at most 25 letters and digits; none when unset.
     * @param info A note for the payer; none when unset.
     * @throws LastroException At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, or `too_long` above 77
     * characters. At the other strings: `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters for the
     * name, 15 for the city, 25 for the identifier, and 73 minus the length of the key for the note. At `valor`:
     * `out_of_range` below zero or above 9999999999.99.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun generate(chave: String, nome: String, cidade: String, valor: Amount? = null, txid: String? = null, info: String? = null): String =
        crossing(142, FfiConverterString, Argument(FfiConverterString, chave), Argument(FfiConverterString, nome), Argument(FfiConverterString, cidade), Argument(OptionalOf(FfiConverterTypeAmount), valor), Argument(OptionalOf(FfiConverterString), txid), Argument(OptionalOf(FfiConverterString), info))
}

/**
 * The operations of the area `request`.
 *
 * ```kotlin
 * println(ApiRequests.build(ApiOperation.SALES_SELECT, "https://exemplo.com.br", Concealed("chave"), id = 7).url) // https://exemplo.com.br/api/v2/vendas/7
 * ```
 */
object ApiRequests {

    /**
     * Builds a request: method, whole URL, headers with the API key (Basic authentication), and JSON body. `baseUrl` must use
     * https; http is accepted for this machine. `query` is a query or the result of `query.build`. `body` is the result of an
     * operation such as `sale.body`. Pass exactly the arguments that the operation needs.
     *
     * @param operation The operation of the interface.
     * @param baseUrl Where the service is: https, or http on this machine.
     * @param apiKey The account's key. No message shows it.
     * @param id Key of the record, where the path names one.
     * @param cpf CPF of the wallet, where the path names one.
     * @param query What to list or show.
     * @param body What to send, as `body` of the entity's area gives it. Debug output never shows it.
     * @throws LastroException Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
     * `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of `query.build`.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun build(operation: ApiOperation, baseUrl: String, apiKey: ConcealedText, id: Long? = null, cpf: String? = null, query: QueryText? = null, body: JsonText? = null): ApiRequest =
        crossing(147, FfiConverterTypeApiRequest, Argument(FfiConverterTypeApiOperation, operation), Argument(FfiConverterString, baseUrl), Argument(FfiConverterTypeConcealedText, apiKey), Argument(OptionalOf(FfiConverterLong), id), Argument(OptionalOf(FfiConverterString), cpf), Argument(OptionalOf(FfiConverterTypeQueryText), query), Argument(OptionalOf(FfiConverterTypeJsonText), body))

    /**
     * The optional arguments of [build], for Java.
     */
    class BuildOptions {
        internal var id: Long? = null

        /**
         * Key of the record, where the path names one.
         */
        fun id(value: Long?): BuildOptions = apply { id = value }

        internal var cpf: String? = null

        /**
         * CPF of the wallet, where the path names one.
         */
        fun cpf(value: String?): BuildOptions = apply { cpf = value }

        internal var query: QueryText? = null

        /**
         * What to list or show.
         */
        fun query(value: QueryText?): BuildOptions = apply { query = value }

        internal var body: JsonText? = null

        /**
         * What to send, as `body` of the entity's area gives it. Debug output never shows it.
         */
        fun body(value: JsonText?): BuildOptions = apply { body = value }
    }

    /**
     * Builds a request: method, whole URL, headers with the API key (Basic authentication), and JSON body. `baseUrl` must use
     * https; http is accepted for this machine. `query` is a query or the result of `query.build`. `body` is the result of an
     * operation such as `sale.body`. Pass exactly the arguments that the operation needs.
     *
     * @param operation The operation of the interface.
     * @param baseUrl Where the service is: https, or http on this machine.
     * @param apiKey The account's key. No message shows it.
     * @param options The optional arguments.
     * @throws LastroException Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
     * `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of `query.build`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun build(operation: ApiOperation, baseUrl: String, apiKey: ConcealedText, options: BuildOptions): ApiRequest =
        build(operation, baseUrl, apiKey, options.id, options.cpf, options.query, options.body)
}

/**
 * The operations of the area `response`.
 *
 * ```kotlin
 * println((ApiResponses.decode(ApiOperation.SALES_SELECT, 404, ByteArray(0)) as? ApiAnswer.Failure)?.apiError?.code) // 404
 * ```
 */
object ApiResponses {

    /**
     * Decodes a response as a value or an error, depending on its status; the content type is ignored. If the API key is
     * given, its beginning is masked in the error's message. A value that is invalid for its field is kept unchanged, and
     * is listed in `issues` with its path in `value`; the rest of the response is decoded normally.
     *
     * @param operation The operation of the interface.
     * @param status The response's status, 100 to 599.
     * @param body The body's bytes, exactly as they arrived.
     * @param headers The response's headers.
     * @param apiKey The account's key. No message shows it.
     * @throws LastroException `unexpected_response` if the body of a success does not have the structure that the operation returns, such as an HTML
     * page, or a list instead of a record. The paths of its issues begin with `body`.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun decode(operation: ApiOperation, status: Long, body: ByteData, headers: Headers? = null, apiKey: ConcealedText? = null): ApiAnswer =
        crossing(148, FfiConverterTypeApiAnswerParts, Argument(FfiConverterTypeApiOperation, operation), Argument(FfiConverterLong, status), Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterTypeHeaders), headers), Argument(OptionalOf(FfiConverterTypeConcealedText), apiKey)).cases()
}

/**
 * The operations of the area `retry`.
 *
 * ```kotlin
 * println(Retry.next(ApiOperation.SALES_LIST, 1, Instant.now(), 7, Duration.ZERO, 429, "3").action.text) // retry
 * ```
 */
object Retry {

    /**
     * Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
     * been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
     * earlier attempt may have carried them out, and they are rejected or cannot be sent again.
     *
     * @param operation The operation of the interface.
     * @param attempt Number of the attempt, counted from 1.
     * @param now The current time, in Unix seconds.
     * @param seed Seed of the jitter; any number.
     * @param elapsed Time since the first attempt began, in milliseconds.
     * @param status The response's status, 100 to 599; unset if no response came.
     * @param retryAfter The text of the header `Retry-After`, if the response had one.
     * @throws LastroException `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun next(operation: ApiOperation, attempt: Long, now: Instant, seed: Long, elapsed: Duration, status: Long? = null, retryAfter: String? = null): RetryPlan =
        crossing(149, FfiConverterTypeRetryPlan, Argument(FfiConverterTypeApiOperation, operation), Argument(FfiConverterLong, attempt), Argument(FfiConverterLong, now.epochSecond), Argument(FfiConverterLong, seed), Argument(FfiConverterLong, elapsed.wholeMillis()), Argument(OptionalOf(FfiConverterLong), status), Argument(OptionalOf(FfiConverterString), retryAfter))
}

/**
 * The operations of the area `pages`.
 *
 * ```kotlin
 * println(Pages.start(ApiOperation.SALES_LIST).request?.query) // _sort=id&_limit=100
 * ```
 */
object Pages {

    /**
     * Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any programming
     * language. If the query has no order, `_sort=id` is added, because the service's default order is not stable.
     *
     * @param operation The operation that lists.
     * @param query What to list, as `query.build` gives it or as the query itself.
     * @throws LastroException `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun start(operation: ApiOperation, query: QueryText? = null): PageStep =
        crossing(150, FfiConverterTypePageStep, Argument(FfiConverterTypeApiOperation, operation), Argument(OptionalOf(FfiConverterTypeQueryText), query))

    /**
     * Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
     * pagination ends when the service's count is reached, or at a page without a new record. `end` states whether every
     * record has certainly been returned; `count_changed` states whether the service's count changed between pages.
     *
     * @param state The state of the pagination, as the last step returned it.
     * @param response The response to the last request.
     * @throws LastroException `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
     * below `state` if the caller has modified the state.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun next(state: JsonText, response: JsonText): PageStep =
        crossing(151, FfiConverterTypePageStep, Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeJsonText, response))
}

/**
 * The operations of the area `exchange`.
 *
 * ```kotlin
 * println((Exchange.start(ApiOperation.CUSTOMERS_SELECT, exchangeSettings { baseUrl = "https://conta.example"; apiKey = Concealed("chave") }, 1_800_000_000_000, id = 7) as ExchangeStep.Send).request.url) // https://conta.example/api/v2/clientes/7
 * ```
 */
object Exchange {

    /**
     * Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
     * happened as an event to `exchange.next`. A record that the validation rules reject is not sent. A change is not sent
     * twice unless that is safe: if its response is lost, the change is looked up.
     *
     * @param operation The operation of the service.
     * @param settings Address, key and limits.
     * @param nowMs The current time in milliseconds since 1970.
     * @param gate The gate of the latest step of any exchange with this key; none at first.
     * @param id Key of the record, where the path names one.
     * @param cpf A person's number, bare or printed.
     * @param query What to list or show.
     * @param record The record or action to send. Fields that the service fills in are left out.
     * @param original The record before an update. If it is given, only the changed fields of a customer or service are sent.
     * @throws LastroException Every problem at once: the errors of the record, below `record` and `original`; `required` and `unknown_argument` at
     * `record` and `original`; the errors of `request.build`, with those of address and API key below `settings`.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun start(operation: ApiOperation, settings: ExchangeSettings, nowMs: Long, gate: JsonText? = null, id: Long? = null, cpf: String? = null, query: QueryText? = null, record: JsonText? = null, original: JsonText? = null): ExchangeStep =
        crossing(152, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeApiOperation, operation), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterLong, nowMs), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterLong), id), Argument(OptionalOf(FfiConverterString), cpf), Argument(OptionalOf(FfiConverterTypeQueryText), query), Argument(OptionalOf(FfiConverterTypeJsonText), record), Argument(OptionalOf(FfiConverterTypeJsonText), original)).cases()

    /**
     * The optional arguments of [start], for Java.
     */
    class StartOptions {
        internal var gate: JsonText? = null

        /**
         * The gate of the latest step of any exchange with this key; none at first.
         */
        fun gate(value: JsonText?): StartOptions = apply { gate = value }

        internal var id: Long? = null

        /**
         * Key of the record, where the path names one.
         */
        fun id(value: Long?): StartOptions = apply { id = value }

        internal var cpf: String? = null

        /**
         * A person's number, bare or printed.
         */
        fun cpf(value: String?): StartOptions = apply { cpf = value }

        internal var query: QueryText? = null

        /**
         * What to list or show.
         */
        fun query(value: QueryText?): StartOptions = apply { query = value }

        internal var record: JsonText? = null

        /**
         * The record or action to send. Fields that the service fills in are left out.
         */
        fun record(value: JsonText?): StartOptions = apply { record = value }

        internal var original: JsonText? = null

        /**
         * The record before an update. If it is given, only the changed fields of a customer or service are sent.
         */
        fun original(value: JsonText?): StartOptions = apply { original = value }
    }

    /**
     * Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
     * happened as an event to `exchange.next`. A record that the validation rules reject is not sent. A change is not sent
     * twice unless that is safe: if its response is lost, the change is looked up.
     *
     * @param operation The operation of the service.
     * @param settings Address, key and limits.
     * @param nowMs The current time in milliseconds since 1970.
     * @param options The optional arguments.
     * @throws LastroException Every problem at once: the errors of the record, below `record` and `original`; `required` and `unknown_argument` at
     * `record` and `original`; the errors of `request.build`, with those of address and API key below `settings`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun start(operation: ApiOperation, settings: ExchangeSettings, nowMs: Long, options: StartOptions): ExchangeStep =
        start(operation, settings, nowMs, options.gate, options.id, options.cpf, options.query, options.record, options.original)

    /**
     * Returns the step that follows an event. Pass the same `record` and `original` as to `exchange.start`: the state
     * does not contain them.
     *
     * @param state The state of the last step.
     * @param settings Address, key and limits.
     * @param event What happened since the last step.
     * @param body The body of a response; empty if there is none.
     * @param gate The gate of the latest step of any exchange with this key; none at first.
     * @param record The record, as it was given to `exchange.start`.
     * @param original The record before the update, as it was given to `exchange.start`.
     * @throws LastroException `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
     * `event.status`; `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun next(state: JsonText, settings: ExchangeSettings, event: ExchangeEvent, body: ByteData, gate: JsonText? = null, record: JsonText? = null, original: JsonText? = null): ExchangeStep =
        crossing(153, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterTypeExchangeEvent, event), Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterTypeJsonText), record), Argument(OptionalOf(FfiConverterTypeJsonText), original)).cases()

    /**
     * Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
     * whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `record` and
     * `original` as to `exchange.start`.
     *
     * @param operation The operation of the service that the state is of.
     * @param state The stored state of the last step.
     * @param settings Address, key and limits.
     * @param nowMs The current time in milliseconds since 1970.
     * @param seed Seed of the random wait; any number.
     * @param gate The gate of the latest step of any exchange with this key; none at first.
     * @param record The record, as it was given to `exchange.start`.
     * @param original The record before the update, as it was given to `exchange.start`.
     * @throws LastroException `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
     * `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun resume(operation: ApiOperation, state: JsonText, settings: ExchangeSettings, nowMs: Long, seed: Long, gate: JsonText? = null, record: JsonText? = null, original: JsonText? = null): ExchangeStep =
        crossing(154, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeApiOperation, operation), Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterLong, nowMs), Argument(FfiConverterLong, seed), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterTypeJsonText), record), Argument(OptionalOf(FfiConverterTypeJsonText), original)).cases()
}

/**
 * The operations of the area `webhook`.
 *
 * ```kotlin
 * println(Webhook.verify(listOf(Concealed("segredo")), "{}".toByteArray()).verdict.text) // missing_header
 * ```
 */
object Webhook {

    /**
     * Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a limit is set, also checks the
     * age of the event; an age equal to the limit is accepted. If the signature does not match the body as it was sent, the
     * body is also tried with its strings escaped in other ways, unless `strict` is set.
     *
     * @param secrets The shared secrets, at most four: while one is replaced, the old and the new one.
     * @param body The body's bytes, exactly as they arrived.
     * @param now The current time; required if a limit is given.
     * @param tolerance Maximum age of the event, in seconds; not checked when unset.
     * @param future Maximum time that the event may lie in the future, in seconds; not checked when unset.
     * @param strict Whether only the body as sent counts. Otherwise the other ways to escape its texts are tried too.
     * @param anyEntry Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.
     * @throws LastroException `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets. An
     * invalid body is not an error: it returns a verdict other than `ok`.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun verify(secrets: SecretList, body: ByteData, now: Instant? = null, tolerance: Duration? = null, future: Duration? = null, strict: Boolean? = null, anyEntry: Boolean? = null): Verification =
        crossing(155, FfiConverterTypeVerificationParts, Argument(FfiConverterTypeSecretList, secrets), Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterLong), now?.epochSecond), Argument(OptionalOf(FfiConverterLong), tolerance?.seconds), Argument(OptionalOf(FfiConverterLong), future?.seconds), Argument(OptionalOf(FfiConverterBoolean), strict), Argument(OptionalOf(FfiConverterBoolean), anyEntry)).cases()

    /**
     * The optional arguments of [verify], for Java.
     */
    class VerifyOptions {
        internal var now: Instant? = null

        /**
         * The current time; required if a limit is given.
         */
        fun now(value: Instant?): VerifyOptions = apply { now = value }

        internal var tolerance: Duration? = null

        /**
         * Maximum age of the event, in seconds; not checked when unset.
         */
        fun tolerance(value: Duration?): VerifyOptions = apply { tolerance = value }

        internal var future: Duration? = null

        /**
         * Maximum time that the event may lie in the future, in seconds; not checked when unset.
         */
        fun future(value: Duration?): VerifyOptions = apply { future = value }

        internal var strict: Boolean? = null

        /**
         * Whether only the body as sent counts. Otherwise the other ways to escape its texts are tried too.
         */
        fun strict(value: Boolean?): VerifyOptions = apply { strict = value }

        internal var anyEntry: Boolean? = null

        /**
         * Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.
         */
        fun anyEntry(value: Boolean?): VerifyOptions = apply { anyEntry = value }
    }

    /**
     * Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a limit is set, also checks the
     * age of the event; an age equal to the limit is accepted. If the signature does not match the body as it was sent, the
     * body is also tried with its strings escaped in other ways, unless `strict` is set.
     *
     * @param secrets The shared secrets, at most four: while one is replaced, the old and the new one.
     * @param body The body's bytes, exactly as they arrived.
     * @param options The optional arguments.
     * @throws LastroException `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets. An
     * invalid body is not an error: it returns a verdict other than `ok`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun verify(secrets: SecretList, body: ByteData, options: VerifyOptions): Verification =
        verify(secrets, body, options.now, options.tolerance, options.future, options.strict, options.anyEntry)

    /**
     * The first of two steps of verification, for callers that compute the HMAC themselves. Returns the ranges of the body to
     * hash in order, and the digests that the body contains.
     *
     * @param body The body's bytes, exactly as they arrived.
     * @param anyEntry Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.
     * @throws LastroException None: an invalid body returns a plan that already has the verdict.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun plan(body: ByteData, anyEntry: Boolean? = null): SignaturePlan =
        crossing(156, FfiConverterTypeSignaturePlan, Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterBoolean), anyEntry))

    /**
     * The second step of verification: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256
     * of the plan's ranges with each secret, in hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as
     * the dedupe key.
     *
     * @param plan The plan of the first step.
     * @param digests The caller's HMAC-SHA-256 of the ranges, one for each secret, 64 hexadecimal digits each.
     * @param sha256 SHA-256 of the ranges, for the dedupe key.
     * @param now The current time; required if a limit is given.
     * @param tolerance Maximum age of the event, in seconds; not checked when unset.
     * @param future Maximum time that the event may lie in the future, in seconds; not checked when unset.
     * @throws LastroException Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64
     * hexadecimal digits.
     */
    @JvmStatic
    @JvmSynthetic
    @Throws(LastroException::class)
    fun conclude(plan: SignaturePlan, digests: List<String>, sha256: String? = null, now: Instant? = null, tolerance: Duration? = null, future: Duration? = null): Verification =
        crossing(157, FfiConverterTypeVerificationParts, Argument(FfiConverterTypeSignaturePlan, plan), Argument(ListOf(FfiConverterString), digests), Argument(OptionalOf(FfiConverterString), sha256), Argument(OptionalOf(FfiConverterLong), now?.epochSecond), Argument(OptionalOf(FfiConverterLong), tolerance?.seconds), Argument(OptionalOf(FfiConverterLong), future?.seconds)).cases()

    /**
     * The optional arguments of [conclude], for Java.
     */
    class ConcludeOptions {
        internal var sha256: String? = null

        /**
         * SHA-256 of the ranges, for the dedupe key.
         */
        fun sha256(value: String?): ConcludeOptions = apply { sha256 = value }

        internal var now: Instant? = null

        /**
         * The current time; required if a limit is given.
         */
        fun now(value: Instant?): ConcludeOptions = apply { now = value }

        internal var tolerance: Duration? = null

        /**
         * Maximum age of the event, in seconds; not checked when unset.
         */
        fun tolerance(value: Duration?): ConcludeOptions = apply { tolerance = value }

        internal var future: Duration? = null

        /**
         * Maximum time that the event may lie in the future, in seconds; not checked when unset.
         */
        fun future(value: Duration?): ConcludeOptions = apply { future = value }
    }

    /**
     * The second step of verification: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256
     * of the plan's ranges with each secret, in hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as
     * the dedupe key.
     *
     * @param plan The plan of the first step.
     * @param digests The caller's HMAC-SHA-256 of the ranges, one for each secret, 64 hexadecimal digits each.
     * @param options The optional arguments.
     * @throws LastroException Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64
     * hexadecimal digits.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun conclude(plan: SignaturePlan, digests: List<String>, options: ConcludeOptions): Verification =
        conclude(plan, digests, options.sha256, options.now, options.tolerance, options.future)

    /**
     * Finds the likely causes why the signature of a body is not accepted. Examples are white space around the secret,
     * strings that were escaped in another way, `10.0` rewritten as `10`, another encoding of the signature, and a body
     * that was parsed, compressed or encoded twice.
     *
     * @param secret The shared secret. No message shows it.
     * @param body The body's bytes, exactly as they arrived.
     * @throws LastroException None for any body.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun explain(secret: ConcealedText, body: ByteData): Explanation =
        crossing(158, FfiConverterTypeExplanation, Argument(FfiConverterTypeConcealedText, secret), Argument(FfiConverterTypeByteData, body))

    /**
     * Reads the event in a body, with its record as a typed value if the kind of record is known. Verify the body first.
     *
     * @param body The body's bytes, exactly as they arrived.
     * @throws LastroException An error of kind `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or contains an
     * invalid string.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun event(body: ByteData): WebhookEvent =
        crossing(159, FfiConverterTypeWebhookEventParts, Argument(FfiConverterTypeByteData, body)).cases()

    /**
     * Creates a signed body in the form in which the service sends it, for testing a receiver. `flavour` selects the JSON
     * encoder whose form strings and numbers get: PHP's `json_encode`, with or without escapes, JavaScript's
     * `JSON.stringify`, or Python's `json.dumps`. For example, `10.00` becomes `10`, with `python` `10.0`; the value of a
     * number never changes. `api` is "2" if unset.
     *
     * @param endpoint Which records the event is about, as the service writes it: `clientes`.
     * @param operation What happened to the record: `insert`, `update` or `delete`.
     * @param data The event's record as a JSON document.
     * @param timestamp When the event happened, in Unix seconds.
     * @param secret The shared secret. No message shows it.
     * @param flavour The library whose JSON format the body has.
     * @param api The version in the event's header; "2" when unset.
     * @throws LastroException None.
     */
    @JvmStatic
    @JvmOverloads
    @Throws(LastroException::class)
    fun sign(endpoint: String, operation: String, data: JsonText, timestamp: Instant, secret: ConcealedText, flavour: Flavour, api: String? = null): String =
        crossing(160, FfiConverterString, Argument(FfiConverterString, endpoint), Argument(FfiConverterString, operation), Argument(FfiConverterTypeJsonText, data), Argument(FfiConverterLong, timestamp.epochSecond), Argument(FfiConverterTypeConcealedText, secret), Argument(FfiConverterTypeFlavour, flavour), Argument(OptionalOf(FfiConverterString), api))
}

/**
 * The operations of the area `issues`.
 *
 * ```kotlin
 * println(Issues.text(Item.builder().build().validate(WriteOperation.INSERT).issues.first(), Language.PT_BR)) // id_servico: campo obrigatório
 * ```
 */
object Issues {

    /**
     * The message of an issue in a language: its path, followed by the message with its parameters filled in.
     *
     * @param issue The problem.
     * @param language The language of the text.
     * @throws LastroException None for an issue that an operation returned.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun text(issue: LastroIssue, language: Language): String =
        crossing(215, FfiConverterString, Argument(FfiConverterTypeLastroIssue, issue), Argument(FfiConverterTypeLanguage, language))
}

/**
 * The operations of the area `schema`.
 *
 * ```kotlin
 * println(Schema.entity("sale").startsWith("{")) // true
 * ```
 */
object Schema {

    /**
     * The schema of a kind of record, such as `sale`. A document matches the schema if and only if `decode` reads it
     * without an error.
     *
     * @param entity The name of the entity: `sale`.
     * @throws LastroException `invalid_choice` at an unknown `entity`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun entity(entity: String): JsonText =
        crossing(216, FfiConverterTypeJsonText, Argument(FfiConverterString, entity))

    /**
     * The schema of an operation's arguments, as one object. `operation`: name with area, such as `sale.validate`.
     *
     * @param operation The name of an operation of this library: `sale.validate`.
     * @throws LastroException `unknown_operation`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun arguments(operation: String): JsonText =
        crossing(217, FfiConverterTypeJsonText, Argument(FfiConverterString, operation))

    /**
     * The schema of an operation's result, as `dispatch` writes it.
     *
     * @param operation The name of an operation of this library: `sale.validate`.
     * @throws LastroException `unknown_operation`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun result(operation: String): JsonText =
        crossing(218, FfiConverterTypeJsonText, Argument(FfiConverterString, operation))
}

/**
 * The operations of the area `forms`.
 *
 * ```kotlin
 * println(Forms.fields("sale").first { it.path == "data" }.label.ptBr) // Data da venda
 * ```
 */
object Forms {

    /**
     * The fields of a form for a kind of record, in the order of its documentation. Each field has its labels in English and
     * Portuguese, the kind of input, whether an insert requires it, and the available choices.
     *
     * @param entity The name of the entity: `sale`.
     * @throws LastroException `invalid_choice` at an unknown `entity`.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun fields(entity: String): List<FormField> =
        crossing(219, ListOf(FfiConverterTypeFormField), Argument(FfiConverterString, entity))
}

/** The legacy interface, version 1. */
object V1 {

    /** The operations of the area `v1.sale`. */
    object Sale {

        /**
         * Converts a sale to request parameters, in the order of the service's documents; members of `extra` come last. Unset
         * fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar; `out_of_range` for more than 999 installments.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: SaleParameters): FormPairList =
            crossing(161, FfiConverterTypeFormPairList, Argument(FfiConverterTypeSaleParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): SaleParameters =
            crossing(162, FfiConverterTypeSaleParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))

        /**
         * Reads a sale of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): SaleV1Decoded =
            crossing(167, FfiConverterTypeSaleV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.item`. */
    object Item {

        /**
         * Reads an item of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): ItemV1Decoded =
            crossing(169, FfiConverterTypeItemV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.installment`. */
    object Installment {

        /**
         * Reads an installment of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): InstallmentV1Decoded =
            crossing(171, FfiConverterTypeInstallmentV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.invoice`. */
    object Invoice {

        /**
         * Reads an invoice of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): InvoiceV1Decoded =
            crossing(173, FfiConverterTypeInvoiceV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.payment_method`. */
    object PaymentMethod {

        /**
         * Reads a payment method of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): PaymentMethodV1Decoded =
            crossing(175, FfiConverterTypePaymentMethodV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.service`. */
    object Service {

        /**
         * Converts a service to request parameters, in the order of the service's documents; members of `extra` come last. Unset
         * fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: ServiceParameters): FormPairList =
            crossing(177, FfiConverterTypeFormPairList, Argument(FfiConverterTypeServiceParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): ServiceParameters =
            crossing(178, FfiConverterTypeServiceParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))

        /**
         * Reads a service of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): ServiceV1Decoded =
            crossing(180, FfiConverterTypeServiceV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.customer`. */
    object Customer {

        /**
         * Converts a customer to request parameters, in the order of the service's documents; members of `extra` come last. Unset
         * fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: CustomerParameters): FormPairList =
            crossing(182, FfiConverterTypeFormPairList, Argument(FfiConverterTypeCustomerParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): CustomerParameters =
            crossing(183, FfiConverterTypeCustomerParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))

        /**
         * Reads a customer of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): CustomerV1Decoded =
            crossing(185, FfiConverterTypeCustomerV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.listing`. */
    object Listing {

        /**
         * Reads a listing of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
         *
         * @param json The record's JSON document.
         * @throws LastroException `invalid` if the text is not JSON or not an object, or a key is given twice.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(json: JsonText): ListingV1Decoded =
            crossing(187, FfiConverterTypeListingV1Decoded, Argument(FfiConverterTypeJsonText, json))
    }

    /** The operations of the area `v1.cancellation`. */
    object Cancellation {

        /**
         * Converts the record to the parameters of "cancel invoice", in the order of the service's documents; members of
         * `extra` come last. Unset fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: CancellationParameters): FormPairList =
            crossing(189, FfiConverterTypeFormPairList, Argument(FfiConverterTypeCancellationParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): CancellationParameters =
            crossing(190, FfiConverterTypeCancellationParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))
    }

    /** The operations of the area `v1.receipt`. */
    object Receipt {

        /**
         * Converts the record to the parameters of "confirm receipt", in the order of the service's documents; members of `extra`
         * come last. Unset fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: ReceiptParameters): FormPairList =
            crossing(192, FfiConverterTypeFormPairList, Argument(FfiConverterTypeReceiptParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): ReceiptParameters =
            crossing(193, FfiConverterTypeReceiptParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))
    }

    /** The operations of the area `v1.boleto_update`. */
    object BoletoUpdate {

        /**
         * Converts the record to the parameters of "update boleto", in the order of the service's documents; members of `extra`
         * come last. Unset fields are not sent; an empty string clears a field.
         *
         * @param value The record.
         * @throws LastroException `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
         * that is not a scalar.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun parameters(value: BoletoUpdateParameters): FormPairList =
            crossing(195, FfiConverterTypeFormPairList, Argument(FfiConverterTypeBoletoUpdateParameters, value))

        /**
         * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
         *
         * @param parameters Names and values.
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
         * twice; the issue of a value that is invalid for its field, at its path.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun parseParameters(parameters: FormPairList? = null, form: ConcealedText? = null): BoletoUpdateParameters =
            crossing(196, FfiConverterTypeBoletoUpdateParameters, Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeConcealedText), form))
    }

    /** The operations of the area `v1.form`. */
    object Form {

        /**
         * Encodes names and values as a form, in the given order. The form is UTF-8; spaces become `+`.
         *
         * @param parameters Names and values.
         * @throws LastroException None.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun encode(parameters: FormPairList): ConcealedText =
            crossing(198, FfiConverterTypeConcealedText, Argument(FfiConverterTypeFormPairList, parameters))

        /**
         * Decodes a form to its names and values, in order.
         *
         * @param form The text of a form, `a=1&b=2`.
         * @throws LastroException `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun decode(form: ConcealedText): FormPairList =
            crossing(199, FfiConverterTypeFormPairList, Argument(FfiConverterTypeConcealedText, form))
    }

    /** The operations of the area `v1.request`. */
    object Request {

        /**
         * Builds the request of an operation. `parameters` is the result of an operation such as `v1.sale.parameters`, and is
         * sent as a form. `serviceVersion` is sent only if it is given; otherwise the service uses the account's default
         * version, which was fixed by its first request.
         *
         * @param operation The operation of the interface.
         * @param baseUrl Where the service is: https, or http on this machine.
         * @param apiKey The account's key. No message shows it.
         * @param id Key of the record, where the path names one.
         * @param listing What to list.
         * @param parameters What to send, as `parameters` of the record's area gives it. Debug output never shows the values.
         * @param serviceVersion The version to use, if it is not the account's own.
         * @throws LastroException Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
         * `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to
         * 100.
         */
        @JvmStatic
        @JvmSynthetic
        @Throws(LastroException::class)
        fun build(operation: OperationV1, baseUrl: String, apiKey: ConcealedText, id: Long? = null, listing: ListingQueryV1? = null, parameters: FormPairList? = null, serviceVersion: CalendarDate? = null): ApiRequest =
            crossing(200, FfiConverterTypeApiRequest, Argument(FfiConverterTypeOperationV1, operation), Argument(FfiConverterString, baseUrl), Argument(FfiConverterTypeConcealedText, apiKey), Argument(OptionalOf(FfiConverterLong), id), Argument(OptionalOf(FfiConverterTypeListingQueryV1), listing), Argument(OptionalOf(FfiConverterTypeFormPairList), parameters), Argument(OptionalOf(FfiConverterTypeCalendarDate), serviceVersion))

        /**
         * The optional arguments of [build], for Java.
         */
        class BuildOptions {
            internal var id: Long? = null

            /**
             * Key of the record, where the path names one.
             */
            fun id(value: Long?): BuildOptions = apply { id = value }

            internal var listing: ListingQueryV1? = null

            /**
             * What to list.
             */
            fun listing(value: ListingQueryV1?): BuildOptions = apply { listing = value }

            internal var parameters: FormPairList? = null

            /**
             * What to send, as `parameters` of the record's area gives it. Debug output never shows the values.
             */
            fun parameters(value: FormPairList?): BuildOptions = apply { parameters = value }

            internal var serviceVersion: CalendarDate? = null

            /**
             * The version to use, if it is not the account's own.
             */
            fun serviceVersion(value: CalendarDate?): BuildOptions = apply { serviceVersion = value }
        }

        /**
         * Builds the request of an operation. `parameters` is the result of an operation such as `v1.sale.parameters`, and is
         * sent as a form. `serviceVersion` is sent only if it is given; otherwise the service uses the account's default
         * version, which was fixed by its first request.
         *
         * @param operation The operation of the interface.
         * @param baseUrl Where the service is: https, or http on this machine.
         * @param apiKey The account's key. No message shows it.
         * @param options The optional arguments.
         * @throws LastroException Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
         * `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to
         * 100.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun build(operation: OperationV1, baseUrl: String, apiKey: ConcealedText, options: BuildOptions): ApiRequest =
            build(operation, baseUrl, apiKey, options.id, options.listing, options.parameters, options.serviceVersion)
    }

    /** The operations of the area `v1.response`. */
    object Response {

        /**
         * Decodes a response as a value or an error, depending on its status. If the API key is given, its beginning is masked in
         * the error's message. A value that is invalid for its field is kept unchanged, and is listed in `issues` with its path in
         * `value`; the rest of the response is decoded normally.
         *
         * @param operation The operation of the interface.
         * @param status The response's status, 100 to 599.
         * @param body The body's bytes, exactly as they arrived.
         * @param apiKey The account's key. No message shows it.
         * @throws LastroException `unexpected_response` if the body of a success does not have the structure that the operation returns. The paths of its
         * issues begin with `body`.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun decode(operation: OperationV1, status: Long, body: ByteData, apiKey: ConcealedText? = null): ApiAnswerV1 =
            crossing(201, FfiConverterTypeApiAnswerV1Parts, Argument(FfiConverterTypeOperationV1, operation), Argument(FfiConverterLong, status), Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterTypeConcealedText), apiKey)).cases()
    }

    /** The operations of the area `v1.retry`. */
    object Retry {

        /**
         * Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
         * been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
         * earlier attempt may have carried them out, and they are rejected or cannot be sent again.
         *
         * @param operation The operation of the interface.
         * @param attempt Number of the attempt, counted from 1.
         * @param now The current time, in Unix seconds.
         * @param seed Seed of the jitter; any number.
         * @param elapsed Time since the first attempt began, in milliseconds.
         * @param status The response's status, 100 to 599; unset if no response came.
         * @param retryAfter The text of the header `Retry-After`, if the response had one.
         * @throws LastroException `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun next(operation: OperationV1, attempt: Long, now: Instant, seed: Long, elapsed: Duration, status: Long? = null, retryAfter: String? = null): RetryPlan =
            crossing(202, FfiConverterTypeRetryPlan, Argument(FfiConverterTypeOperationV1, operation), Argument(FfiConverterLong, attempt), Argument(FfiConverterLong, now.epochSecond), Argument(FfiConverterLong, seed), Argument(FfiConverterLong, elapsed.wholeMillis()), Argument(OptionalOf(FfiConverterLong), status), Argument(OptionalOf(FfiConverterString), retryAfter))
    }

    /** The operations of the area `v1.pages`. */
    object Pages {

        /**
         * Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the service's default order is not
         * stable.
         *
         * @param operation The operation that lists.
         * @param listing What to list.
         * @throws LastroException `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun start(operation: OperationV1, listing: ListingQueryV1? = null): PageStepV1 =
            crossing(203, FfiConverterTypePageStepV1, Argument(FfiConverterTypeOperationV1, operation), Argument(OptionalOf(FfiConverterTypeListingQueryV1), listing))

        /**
         * Continues with the response to the last request: the listing itself, or the result of `v1.response.decode`. The
         * pagination ends at a page without a new record, or with fewer records than the page size that the response states.
         * `end` states whether every record has certainly been returned.
         *
         * @param state The state of the pagination, as the last step returned it.
         * @param response The response to the last request.
         * @throws LastroException `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
         * below `state` if the caller has modified the state.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun next(state: JsonText, response: JsonText): PageStepV1 =
            crossing(204, FfiConverterTypePageStepV1, Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeJsonText, response))
    }

    /** The operations of the area `v1.exchange`. */
    object Exchange {

        /**
         * Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
         * happened as an event to `v1.exchange.next`. `parameters` is the result of an operation such as `v1.sale.parameters`; if
         * the validation rules reject them, nothing is sent. A change is not sent twice unless that is safe: if its response is
         * lost, the change is looked up.
         *
         * @param operation The operation of the service.
         * @param settings Address, key and limits.
         * @param nowMs The current time in milliseconds since 1970.
         * @param gate The gate of the latest step of any exchange with this key; none at first.
         * @param id Key of the record, where the path names one.
         * @param listing What to list.
         * @param parameters The parameters to send.
         * @throws LastroException Every problem at once: the errors of the parameters, below `parameters`; `required` and `unknown_argument` at
         * `parameters`; the errors of `v1.request.build`, with those of address and API key below `settings`.
         */
        @JvmStatic
        @JvmSynthetic
        @Throws(LastroException::class)
        fun start(operation: OperationV1, settings: ExchangeSettings, nowMs: Long, gate: JsonText? = null, id: Long? = null, listing: ListingQueryV1? = null, parameters: FormPairList? = null): ExchangeStep =
            crossing(205, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeOperationV1, operation), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterLong, nowMs), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterLong), id), Argument(OptionalOf(FfiConverterTypeListingQueryV1), listing), Argument(OptionalOf(FfiConverterTypeFormPairList), parameters)).cases()

        /**
         * The optional arguments of [start], for Java.
         */
        class StartOptions {
            internal var gate: JsonText? = null

            /**
             * The gate of the latest step of any exchange with this key; none at first.
             */
            fun gate(value: JsonText?): StartOptions = apply { gate = value }

            internal var id: Long? = null

            /**
             * Key of the record, where the path names one.
             */
            fun id(value: Long?): StartOptions = apply { id = value }

            internal var listing: ListingQueryV1? = null

            /**
             * What to list.
             */
            fun listing(value: ListingQueryV1?): StartOptions = apply { listing = value }

            internal var parameters: FormPairList? = null

            /**
             * The parameters to send.
             */
            fun parameters(value: FormPairList?): StartOptions = apply { parameters = value }
        }

        /**
         * Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
         * happened as an event to `v1.exchange.next`. `parameters` is the result of an operation such as `v1.sale.parameters`; if
         * the validation rules reject them, nothing is sent. A change is not sent twice unless that is safe: if its response is
         * lost, the change is looked up.
         *
         * @param operation The operation of the service.
         * @param settings Address, key and limits.
         * @param nowMs The current time in milliseconds since 1970.
         * @param options The optional arguments.
         * @throws LastroException Every problem at once: the errors of the parameters, below `parameters`; `required` and `unknown_argument` at
         * `parameters`; the errors of `v1.request.build`, with those of address and API key below `settings`.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun start(operation: OperationV1, settings: ExchangeSettings, nowMs: Long, options: StartOptions): ExchangeStep =
            start(operation, settings, nowMs, options.gate, options.id, options.listing, options.parameters)

        /**
         * Returns the step that follows an event. Pass the same `parameters` as to `v1.exchange.start`: the state does not
         * contain them.
         *
         * @param state The state of the last step.
         * @param settings Address, key and limits.
         * @param event What happened since the last step.
         * @param body The body of a response; empty if there is none.
         * @param gate The gate of the latest step of any exchange with this key; none at first.
         * @param parameters The parameters, as they were given to `v1.exchange.start`.
         * @throws LastroException `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
         * `event.status`; `required` at `parameters` if they are missing; an error below `state` if the caller has modified the
         * state.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun next(state: JsonText, settings: ExchangeSettings, event: ExchangeEvent, body: ByteData, gate: JsonText? = null, parameters: FormPairList? = null): ExchangeStep =
            crossing(206, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterTypeExchangeEvent, event), Argument(FfiConverterTypeByteData, body), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterTypeFormPairList), parameters)).cases()

        /**
         * Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
         * whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `parameters` as to
         * `v1.exchange.start`.
         *
         * @param operation The operation of the service that the state is of.
         * @param state The stored state of the last step.
         * @param settings Address, key and limits.
         * @param nowMs The current time in milliseconds since 1970.
         * @param seed Seed of the random wait; any number.
         * @param gate The gate of the latest step of any exchange with this key; none at first.
         * @param parameters The parameters, as they were given to `v1.exchange.start`.
         * @throws LastroException `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
         * `required` at `parameters` if they are missing; an error below `state` if the caller has modified the state.
         */
        @JvmStatic
        @JvmOverloads
        @Throws(LastroException::class)
        fun resume(operation: OperationV1, state: JsonText, settings: ExchangeSettings, nowMs: Long, seed: Long, gate: JsonText? = null, parameters: FormPairList? = null): ExchangeStep =
            crossing(207, FfiConverterTypeExchangeStepParts, Argument(FfiConverterTypeOperationV1, operation), Argument(FfiConverterTypeJsonText, state), Argument(FfiConverterTypeExchangeSettings, settings), Argument(FfiConverterLong, nowMs), Argument(FfiConverterLong, seed), Argument(OptionalOf(FfiConverterTypeJsonText), gate), Argument(OptionalOf(FfiConverterTypeFormPairList), parameters)).cases()
    }

    /** The operations of the area `v1.convert`. */
    object Convert {

        /**
         * Converts a sale of version 1 to version 2. `servicos` becomes `itens`, `parcelas_venda` becomes `parcelas`, and `nfse`
         * becomes `nfse_dados`. The nested objects of customer, payment method and services are replaced by their keys and names.
         * Every value that is lost or changed is in the report.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun saleToV2(value: SaleV1): SaleConverted =
            crossing(208, FfiConverterTypeSaleConverted, Argument(FfiConverterTypeSaleV1, value))

        /**
         * Converts a customer of version 1 to version 2. The nested object of the city is replaced by its key and name.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun customerToV2(value: CustomerV1): CustomerConverted =
            crossing(209, FfiConverterTypeCustomerConverted, Argument(FfiConverterTypeCustomerV1, value))

        /**
         * Converts a service of version 1 to version 2. The nested objects of list item and activity are replaced by their keys
         * and names.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun serviceToV2(value: ServiceV1): ServiceConverted =
            crossing(210, FfiConverterTypeServiceConverted, Argument(FfiConverterTypeServiceV1, value))

        /**
         * Converts a payment method of version 1 to version 2. Only key, name and kind are kept.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun paymentMethodToV2(value: PaymentMethodV1): PaymentMethodConverted =
            crossing(211, FfiConverterTypePaymentMethodConverted, Argument(FfiConverterTypePaymentMethodV1, value))

        /**
         * Converts a sale of version 2 to the version 1 parameters of an insert. Version 1 identifies customer, service and
         * payment method by their names, so the sale must contain these names.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun saleParametersFromV2(value: dev.lastro.Sale): SaleParametersConverted =
            crossing(212, FfiConverterTypeSaleParametersConverted, Argument(FfiConverterTypeSale, value))

        /**
         * Converts a customer of version 2 to version 1 parameters. Version 1 has one card per customer: the first card is kept.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun customerParametersFromV2(value: dev.lastro.Customer): CustomerParametersConverted =
            crossing(213, FfiConverterTypeCustomerParametersConverted, Argument(FfiConverterTypeCustomer, value))

        /**
         * Converts a service of version 2 to version 1 parameters.
         *
         * @param value The record.
         * @throws LastroException An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun serviceParametersFromV2(value: dev.lastro.Service): ServiceParametersConverted =
            crossing(214, FfiConverterTypeServiceParametersConverted, Argument(FfiConverterTypeService, value))
    }
}

/**
 * A response: either a value or the service's error.
 */
sealed class ApiAnswer private constructor(private val parts: ApiAnswerParts) : java.io.Serializable {
    /**
     * The record, the listing `{header, data}`, or the list that the operation returns.
     */
    class Success internal constructor(parts: ApiAnswerParts) : ApiAnswer(parts) {
        /**
         * The record, the listing `{header, data}`, or the list that the operation returns.
         */
        val value: JsonText = checkNotNull(parts.value)

        /**
         * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
         * `value`.
         */
        val issues: List<LastroIssue> = parts.issues
    }

    /**
     * The service's error.
     */
    class Failure internal constructor(parts: ApiAnswerParts) : ApiAnswer(parts) {
        /**
         * The service's error.
         */
        val apiError: ApiFailure = checkNotNull(parts.apiError)
    }

    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is ApiAnswer && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}

internal fun ApiAnswerParts.cases(): ApiAnswer =
    when {
        value != null -> ApiAnswer.Success(this)
        else -> ApiAnswer.Failure(this)
    }

/**
 * What your program must do next in an exchange.
 */
sealed class ExchangeStep private constructor(private val parts: ExchangeStepParts) : java.io.Serializable {
    /**
     * The state to pass to the next step: plain data that contains neither the key nor the record.
     */
    val state: JsonText = parts.state

    /**
     * The rate limit, and whether the API key was rejected: shared by all exchanges with this key. Pass the latest value to
     * the next step of any of them.
     */
    val gate: JsonText = parts.gate

    /**
     * Send this request, without following redirects, and report the outcome as an event.
     */
    class Send internal constructor(parts: ExchangeStepParts) : ExchangeStep(parts) {
        /**
         * Send this request, without following redirects, and report the outcome as an event.
         */
        val request: ApiRequest = checkNotNull(parts.request)

        /**
         * Timeout of the request in milliseconds.
         */
        val timeoutMs: Long? = parts.timeoutMs
    }

    /**
     * Wait this many milliseconds, then send the event `waited`.
     */
    class Wait internal constructor(parts: ExchangeStepParts) : ExchangeStep(parts) {
        /**
         * Wait this many milliseconds, then send the event `waited`.
         */
        val waitMs: Long = checkNotNull(parts.waitMs)
    }

    /**
     * Set if the exchange has failed.
     */
    class Failed internal constructor(parts: ExchangeStepParts) : ExchangeStep(parts) {
        /**
         * Set if the exchange has failed.
         */
        val failure: ExchangeFailure = checkNotNull(parts.failure)
    }

    /**
     * The records of a page. Send the event `more` for the next page, unless `end` is set.
     */
    class Page internal constructor(parts: ExchangeStepParts) : ExchangeStep(parts) {
        /**
         * The records of a page. Send the event `more` for the next page, unless `end` is set.
         */
        val items: List<JsonText> = checkNotNull(parts.items)

        /**
         * Set after the last page of a listing: whether the listing returned every record.
         */
        val end: PageEnd? = parts.end

        /**
         * Whether the service's count of records changed between pages.
         */
        val countChanged: Boolean? = parts.countChanged

        /**
         * Issues of values that are invalid for their field, each with its path in `value`.
         */
        val issues: List<LastroIssue> = parts.issues
    }

    /**
     * The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
     * found no record to return.
     */
    class Done internal constructor(parts: ExchangeStepParts) : ExchangeStep(parts) {
        /**
         * The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
         * found no record to return.
         */
        val value: JsonText? = parts.value

        /**
         * Issues of values that are invalid for their field, each with its path in `value`.
         */
        val issues: List<LastroIssue> = parts.issues
    }

    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is ExchangeStep && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}

internal fun ExchangeStepParts.cases(): ExchangeStep =
    when {
        request != null -> ExchangeStep.Send(this)
        waitMs != null -> ExchangeStep.Wait(this)
        failure != null -> ExchangeStep.Failed(this)
        items != null -> ExchangeStep.Page(this)
        else -> ExchangeStep.Done(this)
    }

/**
 * The result of verifying a body.
 */
sealed class Verification private constructor(private val parts: VerificationParts) : java.io.Serializable {
    /**
     * `ok`, or the reason for rejecting the body.
     */
    val verdict: Verdict = parts.verdict

    /**
     * Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`.
     */
    class Genuine internal constructor(parts: VerificationParts) : Verification(parts) {
        /**
         * Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`.
         */
        val secretIndex: Long = checkNotNull(parts.secretIndex)

        /**
         * The form of the body that was signed. Set only if the verdict is `ok`.
         */
        val form: SignedForm? = parts.form

        /**
         * The event's header. Set only if the verdict is `ok`.
         */
        val event: Event? = parts.event

        /**
         * Key for recognizing repeated deliveries of the same event, because events have no id: the SHA-256 of the signed bytes in
         * hexadecimal. Set only if the verdict is `ok`.
         */
        val dedupeKey: String? = parts.dedupeKey
    }

    /**
     * None of the other cases.
     */
    class Refused internal constructor(parts: VerificationParts) : Verification(parts) {
    }

    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is Verification && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}

internal fun VerificationParts.cases(): Verification =
    when {
        secretIndex != null -> Verification.Genuine(this)
        else -> Verification.Refused(this)
    }

/**
 * An event and its record. The record is in the field of its type; if this version of the library does not know the type,
 * it is only in `data`.
 */
sealed class WebhookEvent private constructor(private val parts: WebhookEventParts) : java.io.Serializable {
    /**
     * The event's header.
     */
    val event: Event = parts.event

    /**
     * The record as JSON, unchanged.
     */
    val data: JsonText = parts.data

    /**
     * An issue for each value that is invalid for its field, with its path.
     */
    val issues: List<LastroIssue> = parts.issues

    /**
     * The customer.
     */
    class CustomerEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
        /**
         * The customer.
         */
        val customer: Customer = checkNotNull(parts.customer)
    }

    /**
     * The sale or contract.
     */
    class SaleEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
        /**
         * The sale or contract.
         */
        val sale: Sale = checkNotNull(parts.sale)
    }

    /**
     * The service.
     */
    class ServiceEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
        /**
         * The service.
         */
        val service: Service = checkNotNull(parts.service)
    }

    /**
     * The payment method.
     */
    class PaymentMethodEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
        /**
         * The payment method.
         */
        val paymentMethod: PaymentMethod = checkNotNull(parts.paymentMethod)
    }

    /**
     * The plan.
     */
    class PlanEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
        /**
         * The plan.
         */
        val plan: Plan = checkNotNull(parts.plan)
    }

    /**
     * None of the other cases.
     */
    class OtherEvent internal constructor(parts: WebhookEventParts) : WebhookEvent(parts) {
    }

    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is WebhookEvent && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}

internal fun WebhookEventParts.cases(): WebhookEvent =
    when {
        customer != null -> WebhookEvent.CustomerEvent(this)
        sale != null -> WebhookEvent.SaleEvent(this)
        service != null -> WebhookEvent.ServiceEvent(this)
        paymentMethod != null -> WebhookEvent.PaymentMethodEvent(this)
        plan != null -> WebhookEvent.PlanEvent(this)
        else -> WebhookEvent.OtherEvent(this)
    }

/**
 * A response: either a value or the service's error.
 */
sealed class ApiAnswerV1 private constructor(private val parts: ApiAnswerV1Parts) : java.io.Serializable {
    /**
     * The record, the listing, or the result of the action.
     */
    class Success internal constructor(parts: ApiAnswerV1Parts) : ApiAnswerV1(parts) {
        /**
         * The record, the listing, or the result of the action.
         */
        val value: JsonText = checkNotNull(parts.value)

        /**
         * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
         * `value`.
         */
        val issues: List<LastroIssue> = parts.issues
    }

    /**
     * The service's error.
     */
    class Failure internal constructor(parts: ApiAnswerV1Parts) : ApiAnswerV1(parts) {
        /**
         * The service's error.
         */
        val apiError: ApiFailureV1 = checkNotNull(parts.apiError)
    }

    /** Whether the cases and all fields are equal. */
    override fun equals(other: Any?): Boolean = other is ApiAnswerV1 && other.parts == parts

    /** Equal values have equal hash codes. */
    override fun hashCode(): Int = parts.hashCode()

    /** A form for logs, without the values of strings. */
    override fun toString(): String = parts.toString()
}

internal fun ApiAnswerV1Parts.cases(): ApiAnswerV1 =
    when {
        value != null -> ApiAnswerV1.Success(this)
        else -> ApiAnswerV1.Failure(this)
    }

/** The fields of [Service] that a query may filter by, each with the operators of its type. */
object ServiceFields {
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val id = OrderedField<Service, Long>("id") { it.toString() }
    /**
     * Display name; required on insert.
     */
    @JvmField
    val nome = TextFilterField<Service>("nome")
    /**
     * Whether the service is active; a new service is active by default.
     */
    @JvmField
    val status = OrderedField<Service, ActiveStatus>("status") { it.code.toString() }
    /**
     * Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102.
     */
    @JvmField
    val idServico = OrderedField<Service, Long>("id_servico") { it.toString() }
    /**
     * Display text of the list item.
     */
    @JvmField
    val servico = TextFilterField<Service>("servico")
    /**
     * CNAE identifier.
     */
    @JvmField
    val idAtividade = OrderedField<Service, Long>("id_atividade") { it.toString() }
    /**
     * Display text of the CNAE.
     */
    @JvmField
    val atividade = TextFilterField<Service>("atividade")
    /**
     * Descriptive text.
     */
    @JvmField
    val discriminacao = TextFilterField<Service>("discriminacao")
    /**
     * Default value; 0 if unset in an insert.
     */
    @JvmField
    val valor = OrderedField<Service, Amount>("valor") { it.toPlainString() }
    /**
     * Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert.
     */
    @JvmField
    val impostosPercentual = OrderedField<Service, Rate>("impostos_percentual") { it.toPlainString() }
    /**
     * Municipal tax code, which the city hall needs to issue invoices.
     */
    @JvmField
    val codigoTributacaoMunicipio = TextFilterField<Service>("codigo_tributacao_municipio")
}

/** The fields of [PaymentMethod] that a query may filter by, each with the operators of its type. */
object PaymentMethodFields {
    /**
     * Primary key.
     */
    @JvmField
    val id = OrderedField<PaymentMethod, Long>("id") { it.toString() }
    /**
     * Display name.
     */
    @JvmField
    val nome = TextFilterField<PaymentMethod>("nome")
    /**
     * Whether the payment method is active.
     */
    @JvmField
    val status = OrderedField<PaymentMethod, ActiveStatus>("status") { it.code.toString() }
    /**
     * Kind of payment method.
     */
    @JvmField
    val tipo = OrderedField<PaymentMethod, PaymentKind>("tipo") { it.code.toString() }
    /**
     * Fine for late payment, in per cent.
     */
    @JvmField
    val multa = OrderedField<PaymentMethod, Rate>("multa") { it.toPlainString() }
    /**
     * Interest for late payment, in per cent per month.
     */
    @JvmField
    val juros = OrderedField<PaymentMethod, Rate>("juros") { it.toPlainString() }
}

/** The fields of [Customer] that a query may filter by, each with the operators of its type. */
object CustomerFields {
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val id = OrderedField<Customer, Long>("id") { it.toString() }
    /**
     * Additional reference code of the customer.
     */
    @JvmField
    val codigo = OrderedField<Customer, Long>("codigo") { it.toString() }
    /**
     * When the customer was registered.
     */
    @JvmField
    val dataCadastro = OrderedField<Customer, Moment>("data_cadastro") { momentText(it) }
    /**
     * Whether the customer is active; a new customer is active by default.
     */
    @JvmField
    val status = OrderedField<Customer, ActiveStatus>("status") { it.code.toString() }
    /**
     * Legal entity or individual; required on insert.
     */
    @JvmField
    val tipo = OrderedField<Customer, PersonKind>("tipo") { it.code.toString() }
    /**
     * Display name; required on insert.
     */
    @JvmField
    val nome = TextFilterField<Customer>("nome")
    /**
     * CNPJ of a legal entity, with or without punctuation.
     */
    @JvmField
    val cnpj = TextFilterField<Customer>("cnpj")
    /**
     * Registered name of a legal entity; defaults to `nome` on insert.
     */
    @JvmField
    val razaoSocial = TextFilterField<Customer>("razao_social")
    /**
     * State registration of a legal entity.
     */
    @JvmField
    val inscricaoEstadual = TextFilterField<Customer>("inscricao_estadual")
    /**
     * Municipal registration of a legal entity.
     */
    @JvmField
    val inscricaoMunicipal = TextFilterField<Customer>("inscricao_municipal")
    /**
     * CPF of an individual.
     */
    @JvmField
    val cpf = TextFilterField<Customer>("cpf")
    /**
     * Identity document of an individual.
     */
    @JvmField
    val identidade = TextFilterField<Customer>("identidade")
    /**
     * Date of birth of an individual.
     */
    @JvmField
    val dataNascimento = OrderedField<Customer, CalendarDate>("data_nascimento") { it.toString() }
    /**
     * Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading.
     */
    @JvmField
    val genero = OrderedField<Customer, Gender>("genero") { it.code.toString() }
    /**
     * Free notes.
     */
    @JvmField
    val obs = TextFilterField<Customer>("obs")
    /**
     * Postal code; sent in the form `XX.YYY-ZZZ`.
     */
    @JvmField
    val cep = TextFilterField<Customer>("cep")
    /**
     * IBGE code of the city.
     */
    @JvmField
    val idCidade = OrderedField<Customer, Long>("id_cidade") { it.toString() }
    /**
     * Display name of the city.
     */
    @JvmField
    val cidade = TextFilterField<Customer>("cidade")
    /**
     * IBGE code of the federative unit: the first two digits of the city's.
     */
    @JvmField
    val estado = OrderedField<Customer, Long>("estado") { it.toString() }
    /**
     * Street.
     */
    @JvmField
    val endereco = TextFilterField<Customer>("endereco")
    /**
     * Number in the street.
     */
    @JvmField
    val numero = TextFilterField<Customer>("numero")
    /**
     * Flat, floor or block.
     */
    @JvmField
    val complemento = TextFilterField<Customer>("complemento")
    /**
     * District.
     */
    @JvmField
    val bairro = TextFilterField<Customer>("bairro")
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val contatosId = OrderedField<Customer, Long>("contatos.id") { it.toString() }
    /**
     * Key of the customer.
     */
    @JvmField
    val contatosIdPessoa = OrderedField<Customer, Long>("contatos.id_pessoa") { it.toString() }
    /**
     * Kind of contact, as free text.
     */
    @JvmField
    val contatosTipo = TextFilterField<Customer>("contatos.tipo")
    /**
     * Whether it is the main contact.
     */
    @JvmField
    val contatosPrincipal = OrderedField<Customer, Flag>("contatos.principal") { it.code.toString() }
    /**
     * Name of the contact.
     */
    @JvmField
    val contatosNome = TextFilterField<Customer>("contatos.nome")
    /**
     * CPF of the contact.
     */
    @JvmField
    val contatosCpf = TextFilterField<Customer>("contatos.cpf")
    /**
     * Date of birth.
     */
    @JvmField
    val contatosDataNascimento = OrderedField<Customer, CalendarDate>("contatos.data_nascimento") { it.toString() }
    /**
     * Identity document.
     */
    @JvmField
    val contatosIdentidade = TextFilterField<Customer>("contatos.identidade")
    /**
     * Gender. It is sent as a code and returned as display text; both are accepted when reading.
     */
    @JvmField
    val contatosGenero = OrderedField<Customer, Gender>("contatos.genero") { it.code.toString() }
    /**
     * E-mail address.
     */
    @JvmField
    val contatosEmail = TextFilterField<Customer>("contatos.email")
    /**
     * Phone number.
     */
    @JvmField
    val contatosTelefone = TextFilterField<Customer>("contatos.telefone")
    /**
     * Mobile phone number.
     */
    @JvmField
    val contatosCelular = TextFilterField<Customer>("contatos.celular")
    /**
     * Free notes.
     */
    @JvmField
    val contatosObs = TextFilterField<Customer>("contatos.obs")
    /**
     * Postal code; sent in the form `XX.YYY-ZZZ`.
     */
    @JvmField
    val contatosCep = TextFilterField<Customer>("contatos.cep")
    /**
     * IBGE code of the city.
     */
    @JvmField
    val contatosIdCidade = OrderedField<Customer, Long>("contatos.id_cidade") { it.toString() }
    /**
     * Display name of the city.
     */
    @JvmField
    val contatosCidade = TextFilterField<Customer>("contatos.cidade")
    /**
     * IBGE code of the federative unit: the first two digits of the city's.
     */
    @JvmField
    val contatosEstado = OrderedField<Customer, Long>("contatos.estado") { it.toString() }
    /**
     * Street.
     */
    @JvmField
    val contatosEndereco = TextFilterField<Customer>("contatos.endereco")
    /**
     * Number in the street.
     */
    @JvmField
    val contatosNumero = TextFilterField<Customer>("contatos.numero")
    /**
     * Flat, floor or block.
     */
    @JvmField
    val contatosComplemento = TextFilterField<Customer>("contatos.complemento")
    /**
     * District.
     */
    @JvmField
    val contatosBairro = TextFilterField<Customer>("contatos.bairro")
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val cartoesId = OrderedField<Customer, Long>("cartoes.id") { it.toString() }
    /**
     * Key of the customer.
     */
    @JvmField
    val cartoesIdPessoa = OrderedField<Customer, Long>("cartoes.id_pessoa") { it.toString() }
    /**
     * Key of the payment method.
     */
    @JvmField
    val cartoesIdMeioPagamento = OrderedField<Customer, Long>("cartoes.id_meio_pagamento") { it.toString() }
    /**
     * Display name of the payment method.
     */
    @JvmField
    val cartoesMeioPagamento = TextFilterField<Customer>("cartoes.meio_pagamento")
    /**
     * Whether it is the card used by default.
     */
    @JvmField
    val cartoesPadrao = OrderedField<Customer, Flag>("cartoes.padrao") { it.code.toString() }
    /**
     * Name of the holder.
     */
    @JvmField
    val cartoesTitular = TextFilterField<Customer>("cartoes.titular")
    /**
     * Name of the card's network.
     */
    @JvmField
    val cartoesBandeira = TextFilterField<Customer>("cartoes.bandeira")
    /**
     * Expiry date.
     */
    @JvmField
    val cartoesValidade = OrderedField<Customer, CalendarDate>("cartoes.validade") { it.toString() }
}

/** The fields of [Sale] that a query may filter by, each with the operators of its type. */
object SaleFields {
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val id = OrderedField<Sale, Long>("id") { it.toString() }
    /**
     * Registration date; a record without it is a contract.
     */
    @JvmField
    val data = OrderedField<Sale, CalendarDate>("data") { it.toString() }
    /**
     * Whether the record is a contract.
     */
    @JvmField
    val agendamento = OrderedField<Sale, Flag>("agendamento") { it.code.toString() }
    /**
     * Date of a contract's next occurrence, on which a sale is generated.
     */
    @JvmField
    val agendamentoData = OrderedField<Sale, CalendarDate>("agendamento_data") { it.toString() }
    /**
     * Months between two occurrences.
     */
    @JvmField
    val agendamentoFrequencia = OrderedField<Sale, Frequency>("agendamento_frequencia") { it.code.toString() }
    /**
     * Whether a sale is generated automatically on `agendamento_data`.
     */
    @JvmField
    val agendamentoAutomatico = OrderedField<Sale, Flag>("agendamento_automatico") { it.code.toString() }
    /**
     * How long the contract repeats.
     */
    @JvmField
    val agendamentoRepetir = OrderedField<Sale, Repetition>("agendamento_repetir") { it.code.toString() }
    /**
     * Last day on which a sale is generated, if the contract repeats until a date.
     */
    @JvmField
    val agendamentoDataFim = OrderedField<Sale, CalendarDate>("agendamento_data_fim") { it.toString() }
    /**
     * Number of occurrences, including the first, if the contract repeats a number of times.
     */
    @JvmField
    val agendamentoNumero = OrderedField<Sale, Long>("agendamento_numero") { it.toString() }
    /**
     * Whether the contract is active; a paused one generates no sales.
     */
    @JvmField
    val agendamentoAtivo = OrderedField<Sale, Flag>("agendamento_ativo") { it.code.toString() }
    /**
     * When `agendamento_ativo` was last changed.
     */
    @JvmField
    val agendamentoAtivoData = OrderedField<Sale, Moment>("agendamento_ativo_data") { momentText(it) }
    /**
     * Whether this sale is the last one of its contract.
     */
    @JvmField
    val agendamentoUltimaOcorrencia = OrderedField<Sale, Flag>("agendamento_ultima_ocorrencia") { it.code.toString() }
    /**
     * Date on which a contract generated this sale.
     */
    @JvmField
    val agendamentoDataGeracao = OrderedField<Sale, CalendarDate>("agendamento_data_geracao") { it.toString() }
    /**
     * Number of this sale among those that its contract generated, from 1.
     */
    @JvmField
    val agendamentoSequencia = OrderedField<Sale, Long>("agendamento_sequencia") { it.toString() }
    /**
     * Key of the customer.
     */
    @JvmField
    val idCliente = OrderedField<Sale, Long>("id_cliente") { it.toString() }
    /**
     * Display name of the customer.
     */
    @JvmField
    val cliente = TextFilterField<Sale>("cliente")
    /**
     * Descriptive text, also used on the invoice.
     */
    @JvmField
    val discriminacao = TextFilterField<Sale>("discriminacao")
    /**
     * Discount on the total of the services.
     */
    @JvmField
    val desconto = OrderedField<Sale, Amount>("desconto") { it.toPlainString() }
    /**
     * Value of the sale, on which the invoice is based. The installments may charge another amount.
     */
    @JvmField
    val valorVenda = OrderedField<Sale, Amount>("valor_venda") { it.toPlainString() }
    /**
     * When the invoice is issued.
     */
    @JvmField
    val metodoCobranca = OrderedField<Sale, BillingMethod>("metodo_cobranca") { it.code.toString() }
    /**
     * When the e-mail was sent.
     */
    @JvmField
    val emailEnviado = OrderedField<Sale, Moment>("email_enviado") { momentText(it) }
    /**
     * When sending the e-mail failed.
     */
    @JvmField
    val emailErro = OrderedField<Sale, Moment>("email_erro") { momentText(it) }
    /**
     * When the e-mail was delivered.
     */
    @JvmField
    val emailEntrega = OrderedField<Sale, Moment>("email_entrega") { momentText(it) }
    /**
     * When the e-mail was read.
     */
    @JvmField
    val emailLeitura = OrderedField<Sale, Moment>("email_leitura") { momentText(it) }
    /**
     * When the SMS was sent.
     */
    @JvmField
    val smsEnviado = OrderedField<Sale, Moment>("sms_enviado") { momentText(it) }
    /**
     * When sending the SMS failed.
     */
    @JvmField
    val smsErro = OrderedField<Sale, Moment>("sms_erro") { momentText(it) }
    /**
     * Whether to send a WhatsApp message.
     */
    @JvmField
    val whatsappEnviar = OrderedField<Sale, YesNo>("whatsapp_enviar") { it.code.toString() }
    /**
     * When the WhatsApp message was sent.
     */
    @JvmField
    val whatsappEnviado = OrderedField<Sale, Moment>("whatsapp_enviado") { momentText(it) }
    /**
     * When sending the WhatsApp message failed.
     */
    @JvmField
    val whatsappErro = OrderedField<Sale, Moment>("whatsapp_erro") { momentText(it) }
    /**
     * When the WhatsApp message was delivered.
     */
    @JvmField
    val whatsappEntrega = OrderedField<Sale, Moment>("whatsapp_entrega") { momentText(it) }
    /**
     * When the WhatsApp message was read.
     */
    @JvmField
    val whatsappLeitura = OrderedField<Sale, Moment>("whatsapp_leitura") { momentText(it) }
    /**
     * Key of the payment method to use.
     */
    @JvmField
    val idMeioPagamento = OrderedField<Sale, Long>("id_meio_pagamento") { it.toString() }
    /**
     * Display name of the payment method.
     */
    @JvmField
    val meioPagamento = TextFilterField<Sale>("meio_pagamento")
    /**
     * Payment state of the sale, derived from all installments.
     */
    @JvmField
    val parcelaStatus = OrderedField<Sale, InstallmentStatus>("parcela_status") { it.code.toString() }
    /**
     * Unique code of the online payment page, `{base_url}/fatura/{code}`.
     */
    @JvmField
    val pagamentoOnlineCodigo = TextFilterField<Sale>("pagamento_online_codigo")
    /**
     * State of the invoice.
     */
    @JvmField
    val nfseStatus = OrderedField<Sale, InvoiceStatus>("nfse_status") { it.code.toString() }
    /**
     * Key of the sale.
     */
    @JvmField
    val agendamentoDadosIdVenda = OrderedField<Sale, Long>("agendamento_dados.id_venda") { it.toString() }
    /**
     * Key of the e-mail template.
     */
    @JvmField
    val agendamentoDadosIdModelo = OrderedField<Sale, Long>("agendamento_dados.id_modelo") { it.toString() }
    /**
     * Display name of the template.
     */
    @JvmField
    val agendamentoDadosModelo = TextFilterField<Sale>("agendamento_dados.modelo")
    /**
     * Whether to attach the invoice PDF, if it exists.
     */
    @JvmField
    val agendamentoDadosAnexoNfse = OrderedField<Sale, Flag>("agendamento_dados.anexo_nfse") { it.code.toString() }
    /**
     * Whether to attach the boleto PDF, if it exists.
     */
    @JvmField
    val agendamentoDadosAnexoBoleto = OrderedField<Sale, Flag>("agendamento_dados.anexo_boleto") { it.code.toString() }
    /**
     * Recipient: the key of a contact of the sale's customer, or -1 for the main contacts.
     */
    @JvmField
    val agendamentoDadosIdContato = OrderedField<Sale, Long>("agendamento_dados.id_contato") { it.toString() }
    /**
     * ISS rate, in per cent.
     */
    @JvmField
    val nfseDadosAliquota = OrderedField<Sale, Amount>("nfse_dados.aliquota") { it.toPlainString() }
    /**
     * Whether the customer withholds the ISS.
     */
    @JvmField
    val nfseDadosIssRetido = OrderedField<Sale, YesNo>("nfse_dados.iss_retido") { it.code.toString() }
    /**
     * Kind of the provisional receipt (RPS).
     */
    @JvmField
    val nfseDadosRpsTipo = OrderedField<Sale, RpsKind>("nfse_dados.rps_tipo") { it.code.toString() }
    /**
     * Series of the RPS, 1 to 5 characters.
     */
    @JvmField
    val nfseDadosRpsSerie = TextFilterField<Sale>("nfse_dados.rps_serie")
    /**
     * Withheld IR.
     */
    @JvmField
    val nfseDadosValorIr = OrderedField<Sale, Amount>("nfse_dados.valor_ir") { it.toPlainString() }
    /**
     * Withheld PIS.
     */
    @JvmField
    val nfseDadosValorPis = OrderedField<Sale, Amount>("nfse_dados.valor_pis") { it.toPlainString() }
    /**
     * Withheld CSLL.
     */
    @JvmField
    val nfseDadosValorCsll = OrderedField<Sale, Amount>("nfse_dados.valor_csll") { it.toPlainString() }
    /**
     * Withheld INSS.
     */
    @JvmField
    val nfseDadosValorInss = OrderedField<Sale, Amount>("nfse_dados.valor_inss") { it.toPlainString() }
    /**
     * Withheld COFINS.
     */
    @JvmField
    val nfseDadosValorCofins = OrderedField<Sale, Amount>("nfse_dados.valor_cofins") { it.toPlainString() }
    /**
     * Total of other deductions.
     */
    @JvmField
    val nfseDadosValorDeducoes = OrderedField<Sale, Amount>("nfse_dados.valor_deducoes") { it.toPlainString() }
    /**
     * Other withholdings.
     */
    @JvmField
    val nfseDadosOutrasRetencoes = OrderedField<Sale, Amount>("nfse_dados.outras_retencoes") { it.toPlainString() }
    /**
     * Whether federal taxes are withheld.
     */
    @JvmField
    val nfseDadosImpostosFederais = OrderedField<Sale, YesNo>("nfse_dados.impostos_federais") { it.code.toString() }
    /**
     * Nature of the operation, which states where and whether ISS is due.
     */
    @JvmField
    val nfseDadosNaturezaOperacao = OrderedField<Sale, OperationNature>("nfse_dados.natureza_operacao") { it.code.toString() }
    /**
     * IBGE code of the municipality where the service is rendered.
     */
    @JvmField
    val nfseDadosIdMunicipio = OrderedField<Sale, Long>("nfse_dados.id_municipio") { it.toString() }
    /**
     * IBGE code of the municipality that issues the invoice.
     */
    @JvmField
    val nfseDadosIdMunicipioEmissao = OrderedField<Sale, Long>("nfse_dados.id_municipio_emissao") { it.toString() }
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val parcelasId = OrderedField<Sale, Long>("parcelas.id") { it.toString() }
    /**
     * Key of the sale.
     */
    @JvmField
    val parcelasIdVenda = OrderedField<Sale, Long>("parcelas.id_venda") { it.toString() }
    /**
     * Sequence number in the sale, from 1.
     */
    @JvmField
    val parcelasParcela = OrderedField<Sale, Long>("parcelas.parcela") { it.toString() }
    /**
     * Number given by the service.
     */
    @JvmField
    val parcelasNumero = TextFilterField<Sale>("parcelas.numero")
    /**
     * Due date.
     */
    @JvmField
    val parcelasDataVencimento = OrderedField<Sale, CalendarDate>("parcelas.data_vencimento") { it.toString() }
    /**
     * Estimated credit date.
     */
    @JvmField
    val parcelasDataCredito = OrderedField<Sale, CalendarDate>("parcelas.data_credito") { it.toString() }
    /**
     * Due date before any boleto update.
     */
    @JvmField
    val parcelasDataVencimentoOriginal = OrderedField<Sale, CalendarDate>("parcelas.data_vencimento_original") { it.toString() }
    /**
     * Amount charged.
     */
    @JvmField
    val parcelasValor = OrderedField<Sale, Amount>("parcelas.valor") { it.toPlainString() }
    /**
     * Amount before any boleto update.
     */
    @JvmField
    val parcelasValorOriginal = OrderedField<Sale, Amount>("parcelas.valor_original") { it.toPlainString() }
    /**
     * Amount received, recorded by bank reconciliation or manually.
     */
    @JvmField
    val parcelasValorRecebido = OrderedField<Sale, Amount>("parcelas.valor_recebido") { it.toPlainString() }
    /**
     * Total fees of the payment method.
     */
    @JvmField
    val parcelasValorTarifas = OrderedField<Sale, Amount>("parcelas.valor_tarifas") { it.toPlainString() }
    /**
     * Payment state of the installment.
     */
    @JvmField
    val parcelasStatus = OrderedField<Sale, InstallmentStatus>("parcelas.status") { it.code.toString() }
    /**
     * When the payment was received.
     */
    @JvmField
    val parcelasDataRecebimento = OrderedField<Sale, Moment>("parcelas.data_recebimento") { momentText(it) }
    /**
     * Date on which a third-party payment provider transfers the money.
     */
    @JvmField
    val parcelasDataRepasse = OrderedField<Sale, CalendarDate>("parcelas.data_repasse") { it.toString() }
    /**
     * URL of the boleto's PDF.
     */
    @JvmField
    val parcelasPdfUrl = TextFilterField<Sale>("parcelas.pdf_url")
    /**
     * The boleto's linha digitável: the digits above its barcode, for typing.
     */
    @JvmField
    val parcelasLinhaDigitavel = TextFilterField<Sale>("parcelas.linha_digitavel")
    /**
     * URL of an image of the Pix QR code.
     */
    @JvmField
    val parcelasPixImagemUrl = TextFilterField<Sale>("parcelas.pix_imagem_url")
    /**
     * Pix copy-and-paste code.
     */
    @JvmField
    val parcelasPixCodigo = TextFilterField<Sale>("parcelas.pix_codigo")
    /**
     * Primary key, given by the service on insert.
     */
    @JvmField
    val itensId = OrderedField<Sale, Long>("itens.id") { it.toString() }
    /**
     * Key of the sale.
     */
    @JvmField
    val itensIdVenda = OrderedField<Sale, Long>("itens.id_venda") { it.toString() }
    /**
     * Whether the item recurs in every sale of a contract; otherwise only the first sale has it.
     */
    @JvmField
    val itensRecorrente = OrderedField<Sale, Flag>("itens.recorrente") { it.code.toString() }
    /**
     * Key of the service.
     */
    @JvmField
    val itensIdServico = OrderedField<Sale, Long>("itens.id_servico") { it.toString() }
    /**
     * Display name of the service.
     */
    @JvmField
    val itensServico = TextFilterField<Sale>("itens.servico")
    /**
     * Unit value.
     */
    @JvmField
    val itensValor = OrderedField<Sale, Amount>("itens.valor") { it.toPlainString() }
    /**
     * Quantity.
     */
    @JvmField
    val itensQtd = OrderedField<Sale, Count>("itens.qtd") { it.toPlainString() }
    /**
     * `valor` multiplied by `qtd`, rounded half-up to cents.
     */
    @JvmField
    val itensTotal = OrderedField<Sale, Amount>("itens.total") { it.toPlainString() }
}

/** The fields of [Plan] that a query may filter by, each with the operators of its type. */
object PlanFields {
    /**
     * Primary key.
     */
    @JvmField
    val id = OrderedField<Plan, Long>("id") { it.toString() }
    /**
     * Title.
     */
    @JvmField
    val titulo = TextFilterField<Plan>("titulo")
    /**
     * Subtitle.
     */
    @JvmField
    val subtitulo = TextFilterField<Plan>("subtitulo")
    /**
     * Content of the detail view in sales links, as HTML.
     */
    @JvmField
    val detalhamento = TextFilterField<Plan>("detalhamento")
    /**
     * Displayed value.
     */
    @JvmField
    val valor = OrderedField<Plan, Amount>("valor") { it.toPlainString() }
    /**
     * What is displayed as the frequency: the plan's frequency or a custom text.
     */
    @JvmField
    val frequenciaExibida = OrderedField<Plan, FrequencyDisplay>("frequencia_exibida") { it.code.toString() }
    /**
     * Custom text that is displayed instead of the frequency.
     */
    @JvmField
    val frequenciaExibidaTextoCustomizado = TextFilterField<Plan>("frequencia_exibida_texto_customizado")
    /**
     * Comment.
     */
    @JvmField
    val comentario = TextFilterField<Plan>("comentario")
    /**
     * Text of the button that starts the sign-up.
     */
    @JvmField
    val textoBotao = TextFilterField<Plan>("texto_botao")
    /**
     * Message shown at the end of the sign-up.
     */
    @JvmField
    val mensagemConfirmacao = TextFilterField<Plan>("mensagem_confirmacao")
    /**
     * File of the terms of use. Its form is not documented; it is read as a string.
     */
    @JvmField
    val termosUso = TextFilterField<Plan>("termos_uso")
    /**
     * Whether customers are prevented from cancelling the plan themselves.
     */
    @JvmField
    val cancelamentoImpedir = OrderedField<Plan, Flag>("cancelamento_impedir") { it.code.toString() }
    /**
     * Whether customers are prevented from changing the items.
     */
    @JvmField
    val impedirAlteracaoItens = OrderedField<Plan, Flag>("impedir_alteracao_itens") { it.code.toString() }
    /**
     * Whether value and frequency can be customized.
     */
    @JvmField
    val personalizavel = OrderedField<Plan, Flag>("personalizavel") { it.code.toString() }
    /**
     * Months between two sales.
     */
    @JvmField
    val frequencia = OrderedField<Plan, Frequency>("frequencia") { it.code.toString() }
    /**
     * Whether sales are generated automatically.
     */
    @JvmField
    val agendamentoAutomatico = OrderedField<Plan, Flag>("agendamento_automatico") { it.code.toString() }
    /**
     * How long the sales repeat.
     */
    @JvmField
    val agendamentoRepetir = OrderedField<Plan, Repetition>("agendamento_repetir") { it.code.toString() }
    /**
     * Last day on which a sale is generated, if the sales repeat until a date.
     */
    @JvmField
    val agendamentoDataFim = OrderedField<Plan, CalendarDate>("agendamento_data_fim") { it.toString() }
    /**
     * Number of sales, if they repeat a number of times.
     */
    @JvmField
    val agendamentoNumero = OrderedField<Plan, Long>("agendamento_numero") { it.toString() }
    /**
     * Text shown on issued charges.
     */
    @JvmField
    val discriminacao = TextFilterField<Plan>("discriminacao")
    /**
     * Discount.
     */
    @JvmField
    val desconto = OrderedField<Plan, Amount>("desconto") { it.toPlainString() }
    /**
     * When the invoice is issued.
     */
    @JvmField
    val metodoCobranca = OrderedField<Plan, BillingMethod>("metodo_cobranca") { it.code.toString() }
    /**
     * Code in the URL of the sign-up page.
     */
    @JvmField
    val identificador = TextFilterField<Plan>("identificador")
    /**
     * Whether the plan is active.
     */
    @JvmField
    val status = OrderedField<Plan, ActiveStatus>("status") { it.code.toString() }
    /**
     * ISS rate, in per cent.
     */
    @JvmField
    val nfseDadosAliquota = OrderedField<Plan, Amount>("nfse_dados.aliquota") { it.toPlainString() }
    /**
     * Whether the customer withholds the ISS.
     */
    @JvmField
    val nfseDadosIssRetido = OrderedField<Plan, YesNo>("nfse_dados.iss_retido") { it.code.toString() }
    /**
     * Kind of the provisional receipt (RPS).
     */
    @JvmField
    val nfseDadosRpsTipo = OrderedField<Plan, RpsKind>("nfse_dados.rps_tipo") { it.code.toString() }
    /**
     * Series of the RPS, 1 to 5 characters.
     */
    @JvmField
    val nfseDadosRpsSerie = TextFilterField<Plan>("nfse_dados.rps_serie")
    /**
     * Withheld IR.
     */
    @JvmField
    val nfseDadosValorIr = OrderedField<Plan, Amount>("nfse_dados.valor_ir") { it.toPlainString() }
    /**
     * Withheld PIS.
     */
    @JvmField
    val nfseDadosValorPis = OrderedField<Plan, Amount>("nfse_dados.valor_pis") { it.toPlainString() }
    /**
     * Withheld CSLL.
     */
    @JvmField
    val nfseDadosValorCsll = OrderedField<Plan, Amount>("nfse_dados.valor_csll") { it.toPlainString() }
    /**
     * Withheld INSS.
     */
    @JvmField
    val nfseDadosValorInss = OrderedField<Plan, Amount>("nfse_dados.valor_inss") { it.toPlainString() }
    /**
     * Withheld COFINS.
     */
    @JvmField
    val nfseDadosValorCofins = OrderedField<Plan, Amount>("nfse_dados.valor_cofins") { it.toPlainString() }
    /**
     * Total of other deductions.
     */
    @JvmField
    val nfseDadosValorDeducoes = OrderedField<Plan, Amount>("nfse_dados.valor_deducoes") { it.toPlainString() }
    /**
     * Other withholdings.
     */
    @JvmField
    val nfseDadosOutrasRetencoes = OrderedField<Plan, Amount>("nfse_dados.outras_retencoes") { it.toPlainString() }
    /**
     * Whether federal taxes are withheld.
     */
    @JvmField
    val nfseDadosImpostosFederais = OrderedField<Plan, YesNo>("nfse_dados.impostos_federais") { it.code.toString() }
    /**
     * Nature of the operation, which states where and whether ISS is due.
     */
    @JvmField
    val nfseDadosNaturezaOperacao = OrderedField<Plan, OperationNature>("nfse_dados.natureza_operacao") { it.code.toString() }
    /**
     * IBGE code of the municipality where the service is rendered.
     */
    @JvmField
    val nfseDadosIdMunicipio = OrderedField<Plan, Long>("nfse_dados.id_municipio") { it.toString() }
    /**
     * IBGE code of the municipality that issues the invoice.
     */
    @JvmField
    val nfseDadosIdMunicipioEmissao = OrderedField<Plan, Long>("nfse_dados.id_municipio_emissao") { it.toString() }
    /**
     * Primary key.
     */
    @JvmField
    val itensId = OrderedField<Plan, Long>("itens.id") { it.toString() }
    /**
     * Key of the plan.
     */
    @JvmField
    val itensIdPlano = OrderedField<Plan, Long>("itens.id_plano") { it.toString() }
    /**
     * Key of the service.
     */
    @JvmField
    val itensIdServico = OrderedField<Plan, Long>("itens.id_servico") { it.toString() }
    /**
     * Display name of the service.
     */
    @JvmField
    val itensServico = TextFilterField<Plan>("itens.servico")
    /**
     * Whether a charge is issued for the item.
     */
    @JvmField
    val itensEmitirCobranca = OrderedField<Plan, Flag>("itens.emitir_cobranca") { it.code.toString() }
    /**
     * Unit value.
     */
    @JvmField
    val itensValor = OrderedField<Plan, Amount>("itens.valor") { it.toPlainString() }
    /**
     * Default quantity.
     */
    @JvmField
    val itensQtdPadrao = OrderedField<Plan, Count>("itens.qtd_padrao") { it.toPlainString() }
    /**
     * Maximum quantity.
     */
    @JvmField
    val itensQtdMaxima = OrderedField<Plan, Count>("itens.qtd_maxima") { it.toPlainString() }
    /**
     * Flexible quantity.
     */
    @JvmField
    val itensQtdFlexivel = OrderedField<Plan, Count>("itens.qtd_flexivel") { it.toPlainString() }
    /**
     * Quantity.
     */
    @JvmField
    val itensQtd = OrderedField<Plan, Count>("itens.qtd") { it.toPlainString() }
    /**
     * `valor` multiplied by `qtd`.
     */
    @JvmField
    val itensTotal = OrderedField<Plan, Amount>("itens.total") { it.toPlainString() }
    /**
     * Primary key.
     */
    @JvmField
    val meiosPagamentoId = OrderedField<Plan, Long>("meios_pagamento.id") { it.toString() }
    /**
     * Key of the plan.
     */
    @JvmField
    val meiosPagamentoIdPlano = OrderedField<Plan, Long>("meios_pagamento.id_plano") { it.toString() }
    /**
     * Whether the payment date is flexible.
     */
    @JvmField
    val meiosPagamentoDataPagamentoFlexivel = OrderedField<Plan, Flag>("meios_pagamento.data_pagamento_flexivel") { it.code.toString() }
    /**
     * Key of the payment method.
     */
    @JvmField
    val meiosPagamentoIdMeioPagamento = OrderedField<Plan, Long>("meios_pagamento.id_meio_pagamento") { it.toString() }
    /**
     * Display name of the payment method.
     */
    @JvmField
    val meiosPagamentoMeioPagamento = TextFilterField<Plan>("meios_pagamento.meio_pagamento")
    /**
     * Whether the customer may enter the card data later.
     */
    @JvmField
    val meiosPagamentoPermitirPreenchimentoDepois = OrderedField<Plan, Flag>("meios_pagamento.permitir_preenchimento_depois") { it.code.toString() }
}

/** The fields of [Cnae] that a query may filter by, each with the operators of its type. */
object CnaeFields {
    /**
     * Identifier.
     */
    @JvmField
    val id = OrderedField<Cnae, Long>("id") { it.toString() }
    /**
     * Name.
     */
    @JvmField
    val nome = TextFilterField<Cnae>("nome")
}

/** The fields of [ServiceListItem] that a query may filter by, each with the operators of its type. */
object ServiceListItemFields {
    /**
     * Item, digits only: 1.02 is 102.
     */
    @JvmField
    val id = OrderedField<ServiceListItem, Long>("id") { it.toString() }
    /**
     * Name.
     */
    @JvmField
    val nome = TextFilterField<ServiceListItem>("nome")
}

/** The fields of [Municipality] that a query may filter by, each with the operators of its type. */
object MunicipalityFields {
    /**
     * IBGE code, 7 digits.
     */
    @JvmField
    val id = OrderedField<Municipality, Long>("id") { it.toString() }
    /**
     * Name.
     */
    @JvmField
    val nome = TextFilterField<Municipality>("nome")
    /**
     * Federative unit.
     */
    @JvmField
    val uf = OrderedField<Municipality, FederativeUnit>("uf") { it.code.toString() }
}
