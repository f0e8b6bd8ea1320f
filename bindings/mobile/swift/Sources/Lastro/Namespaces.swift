// Made from the core's tables by `cargo xtask generate`: change them, not this file.

import Foundation

/// A hash of all operations and records. A native library with another one is not used.
let fingerprint: Int64 = 8104695390890114995

/// The operations of the area `money`.
///
/// ```swift
/// print(try Money.allocate(total: 10, weights: [1, 2])) // [3.33, 6.67]
/// ```
public enum Money {
    /// Reads an amount from a string and returns its canonical form, with two decimal places.
    ///
    /// - Parameters:
    ///   - text: The amount as a text with a point: `129.90`.
    /// - Throws: `invalid_money` if the string does not have the form `-?digits[.d[d]]`, or has leading zeros (`007.50`);
    /// `too_many_decimals` for a third decimal place, which is never rounded; `out_of_range` above 999999999999999.99.
    public static func parse(text: String) throws -> Amount {
        try crossing(0, FfiConverterTypeAmount.self) {
            FfiConverterString.write(text, into: &$0)
        }
    }

    /// Splits an amount by weights into shares that add up to it exactly, using the largest remainder method. Of equal
    /// remainders, the one with the lower index gets the cent. A weight of zero never receives a cent.
    ///
    /// - Parameters:
    ///   - total: The amount to share.
    ///   - weights: The weights, none below zero and one at least above it.
    /// - Throws: `no_positive_weight` if no weight is above zero; `out_of_range` at a negative weight.
    public static func allocate(total: Amount, weights: [Count]) throws -> [Amount] {
        try crossing(1, ListOf<FfiConverterTypeAmount>.self) {
            FfiConverterTypeAmount.write(total, into: &$0)
            ListOf<FfiConverterTypeCount>.write(weights, into: &$0)
        }
    }

}

/// The operations of the area `installments`.
///
/// ```swift
/// print(try Installments.split(valor: Money.parse(text: "129.95"), parcelas: 3)) // [43.32, 43.32, 43.31]
/// ```
public enum Installments {
    /// Splits an amount into equal shares that add up to it exactly. Remaining cents are added to the first shares, one cent
    /// each (`spread`, the default), or all to the `first` or the `last` share.
    ///
    /// - Parameters:
    ///   - valor: The amount.
    ///   - parcelas: Number of shares, 1 to 1000.
    ///   - policy: Which shares get the cents left over; `spread` when unset.
    /// - Throws: `out_of_range` at `parcelas` outside 1 to 1000.
    public static func split(valor: Amount, parcelas: Int64, policy: SplitPolicy? = nil) throws -> [Amount] {
        try crossing(2, ListOf<FfiConverterTypeAmount>.self) {
            FfiConverterTypeAmount.write(valor, into: &$0)
            FfiConverterInt64.write(parcelas, into: &$0)
            OptionalOf<FfiConverterTypeSplitPolicy>.write(policy, into: &$0)
        }
    }

    /// Splits an amount into equal installments with due dates. The dates are `everyMonths` calendar months or `everyDays`
    /// days apart; one month if neither is given. Months are counted from the first date, so a plan that begins on a 31st
    /// returns to the 31st after February.
    ///
    /// - Parameters:
    ///   - valor: The amount.
    ///   - parcelas: Number of shares, 1 to 1000.
    ///   - firstDue: The first due date.
    ///   - everyMonths: Calendar months from one due date to the next, 1 to 1200; 1 when unset.
    ///   - everyDays: Days from one due date to the next, 1 to 36500; months are counted when unset.
    ///   - policy: Which shares get the cents left over; `spread` when unset.
    /// - Throws: Those of `split`; `contradiction` if both `every_months` and `every_days` are given; `out_of_range` if `every_months` is
    /// outside 1 to 1200, `every_days` is outside 1 to 36500, or a date would be past the year 9999.
    public static func plan(valor: Amount, parcelas: Int64, firstDue: CalendarDate, everyMonths: Int64? = nil, everyDays: Int64? = nil, policy: SplitPolicy? = nil) throws -> [Installment] {
        try crossing(3, ListOf<FfiConverterTypeInstallment>.self) {
            FfiConverterTypeAmount.write(valor, into: &$0)
            FfiConverterInt64.write(parcelas, into: &$0)
            FfiConverterTypeCalendarDate.write(firstDue, into: &$0)
            OptionalOf<FfiConverterInt64>.write(everyMonths, into: &$0)
            OptionalOf<FfiConverterInt64>.write(everyDays, into: &$0)
            OptionalOf<FfiConverterTypeSplitPolicy>.write(policy, into: &$0)
        }
    }

    /// The payment state of an installment on a given day. A cancelled installment stays cancelled. An installment is paid
    /// if its whole amount was received, and partially received if a part was. If nothing was received, it is overdue after
    /// the first business day on or after its due date, and pending until then. `holidays`: local holidays, in addition to
    /// the national ones.
    ///
    /// - Parameters:
    ///   - installment: The installment.
    ///   - today: The current day, for the rules that need it.
    ///   - holidays: Local holidays, in addition to the national ones; none when unset.
    /// - Throws: `required` at `installment.valor` if it is missing, and at `installment.data_vencimento` if it is missing and nothing
    /// was received; `out_of_range` at `valor` or `valor_recebido` below zero, and at `data_vencimento` if no business day
    /// follows within a year.
    public static func status(installment: Installment, today: CalendarDate, holidays: [CalendarDate]? = nil) throws -> InstallmentStatus {
        try crossing(4, FfiConverterTypeInstallmentStatus.self) {
            FfiConverterTypeInstallment.write(installment, into: &$0)
            FfiConverterTypeCalendarDate.write(today, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeCalendarDate>>.write(holidays, into: &$0)
        }
    }

}

/// The operations of the area `schedule`.
///
/// ```swift
/// print(try Schedule.occurrences(agendamentoData: LocalDate("2027-01-31")!, agendamentoFrequencia: .monthly, agendamentoRepetir: .always, limit: 3)) // [2027-01-31, 2027-02-28, 2027-03-31]
/// ```
public enum Schedule {
    /// Lists the dates of a contract, each counted from the first one: 31 January, 28 February, 31 March. The service stores
    /// only the next date. If that date is the last day of a short month, pass the intended day (1 to 31) as `anchorDay`.
    /// `agendamentoDataFim` is inclusive; `agendamentoNumero` includes the first date; a paused contract has no dates.
    ///
    /// - Parameters:
    ///   - agendamentoData: The first day, from which all others are counted.
    ///   - agendamentoFrequencia: How far one day is from the next.
    ///   - agendamentoRepetir: When it ends: never, after a number of times, or on a day.
    ///   - agendamentoNumero: Number of occurrences, the first included, if it repeats a number of times.
    ///   - agendamentoDataFim: The last day, inclusive, if it repeats until a date.
    ///   - agendamentoAtivo: A paused contract has no dates; unset is active.
    ///   - anchorDay: Day of the month meant, 1 to 31; the day of `agendamentoData` when unset.
    ///   - limit: Maximum number of dates, 1 to 10000.
    ///   - until: The last day, inclusive.
    /// - Throws: `unbounded` if the contract has no end and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required`
    /// or `out_of_range` at an invalid or missing field.
    public static func occurrences(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, agendamentoNumero: Int64? = nil, agendamentoDataFim: CalendarDate? = nil, agendamentoAtivo: Flag? = nil, anchorDay: Int64? = nil, limit: Int64? = nil, until: CalendarDate? = nil) throws -> [CalendarDate] {
        try crossing(5, ListOf<FfiConverterTypeCalendarDate>.self) {
            FfiConverterTypeCalendarDate.write(agendamentoData, into: &$0)
            FfiConverterTypeFrequency.write(agendamentoFrequencia, into: &$0)
            FfiConverterTypeRepetition.write(agendamentoRepetir, into: &$0)
            OptionalOf<FfiConverterInt64>.write(agendamentoNumero, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(agendamentoDataFim, into: &$0)
            OptionalOf<FfiConverterTypeFlag>.write(agendamentoAtivo, into: &$0)
            OptionalOf<FfiConverterInt64>.write(anchorDay, into: &$0)
            OptionalOf<FfiConverterInt64>.write(limit, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(until, into: &$0)
        }
    }

    /// The first date of a contract after a day; null if there is none.
    ///
    /// - Parameters:
    ///   - agendamentoData: The first day, from which all others are counted.
    ///   - agendamentoFrequencia: How far one day is from the next.
    ///   - agendamentoRepetir: When it ends: never, after a number of times, or on a day.
    ///   - after: The day before the first one that counts.
    ///   - agendamentoNumero: Number of occurrences, the first included, if it repeats a number of times.
    ///   - agendamentoDataFim: The last day, inclusive, if it repeats until a date.
    ///   - agendamentoAtivo: A paused contract has no dates; unset is active.
    ///   - anchorDay: Day of the month meant, 1 to 31; the day of `agendamentoData` when unset.
    ///   - limit: Maximum number of dates, 1 to 10000.
    ///   - until: The last day, inclusive.
    /// - Throws: Those of `occurrences`, except that a contract may be without an end.
    public static func nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, agendamentoNumero: Int64? = nil, agendamentoDataFim: CalendarDate? = nil, agendamentoAtivo: Flag? = nil, anchorDay: Int64? = nil, limit: Int64? = nil, until: CalendarDate? = nil) throws -> CalendarDate? {
        try crossing(6, OptionalOf<FfiConverterTypeCalendarDate>.self) {
            FfiConverterTypeCalendarDate.write(agendamentoData, into: &$0)
            FfiConverterTypeFrequency.write(agendamentoFrequencia, into: &$0)
            FfiConverterTypeRepetition.write(agendamentoRepetir, into: &$0)
            FfiConverterTypeCalendarDate.write(after, into: &$0)
            OptionalOf<FfiConverterInt64>.write(agendamentoNumero, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(agendamentoDataFim, into: &$0)
            OptionalOf<FfiConverterTypeFlag>.write(agendamentoAtivo, into: &$0)
            OptionalOf<FfiConverterInt64>.write(anchorDay, into: &$0)
            OptionalOf<FfiConverterInt64>.write(limit, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(until, into: &$0)
        }
    }

}

/// The operations of the area `boleto`.
///
/// ```swift
/// print(try Boleto.daysLate(dataVencimento: LocalDate("2026-02-14")!, dataPagamento: LocalDate("2026-02-19")!)) // 5
/// ```
public enum Boleto {
    /// Fine and interest on a late boleto, and the new total. `valor` is the original value. The fine does not depend on the
    /// number of days. The interest is simple interest per calendar day, with months of 30 days. Each amount is rounded once,
    /// at the end. At 0 days both are zero.
    ///
    /// - Parameters:
    ///   - valor: The amount.
    ///   - multa: The fine in per cent, 0 to 100.
    ///   - jurosMensal: Interest per month in per cent, 0 to 100.
    ///   - dias: Days late, 0 to 36500.
    ///   - rounding: How the fraction of a cent is treated, once, at the end of each formula; half away from zero when unset.
    /// - Throws: `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, and at `dias` outside 0 to 36500.
    public static func lateCharges(valor: Amount, multa: Rate, jurosMensal: Rate, dias: Int64, rounding: Rounding? = nil) throws -> LateCharges {
        try crossing(7, FfiConverterTypeLateCharges.self) {
            FfiConverterTypeAmount.write(valor, into: &$0)
            FfiConverterTypeRate.write(multa, into: &$0)
            FfiConverterTypeRate.write(jurosMensal, into: &$0)
            FfiConverterInt64.write(dias, into: &$0)
            OptionalOf<FfiConverterTypeRounding>.write(rounding, into: &$0)
        }
    }

    /// The number of days a payment is late (Lei 7.089/1983). If the due date is not a business day, payment on the next
    /// business day is in time, and the result is 0. A later payment is late by the calendar days since the due date itself.
    /// `holidays`: local holidays, in addition to the national ones.
    ///
    /// - Parameters:
    ///   - dataVencimento: The due date.
    ///   - dataPagamento: The day of payment.
    ///   - holidays: Local holidays, in addition to the national ones; none when unset.
    /// - Throws: `out_of_range` at `data_vencimento` if no business day follows it within a year.
    public static func daysLate(dataVencimento: CalendarDate, dataPagamento: CalendarDate, holidays: [CalendarDate]? = nil) throws -> Int64 {
        try crossing(8, FfiConverterInt64.self) {
            FfiConverterTypeCalendarDate.write(dataVencimento, into: &$0)
            FfiConverterTypeCalendarDate.write(dataPagamento, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeCalendarDate>>.write(holidays, into: &$0)
        }
    }

    /// The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
    /// service does not compute these amounts itself.
    ///
    /// - Parameters:
    ///   - installment: The installment.
    ///   - dataVencimentoNovo: The new due date.
    ///   - today: The current day, for the rules that need it.
    ///   - multa: The fine in per cent, 0 to 100.
    ///   - jurosMensal: Interest per month in per cent, 0 to 100.
    ///   - holidays: Local holidays, in addition to the national ones; none when unset.
    /// - Throws: `required` at `installment.id`, `installment.data_vencimento` or `installment.valor` if it is missing; `out_of_range`
    /// at a new due date that is before `today` or more than 36500 days late, at a percentage outside 0 to 100, and at a value
    /// of the installment that is not above zero or is too large to compute the charges.
    public static func updateBody(installment: Installment, dataVencimentoNovo: CalendarDate, today: CalendarDate, multa: Rate? = nil, jurosMensal: Rate? = nil, holidays: [CalendarDate]? = nil) throws -> JsonText {
        try crossing(9, FfiConverterTypeJsonText.self) {
            FfiConverterTypeInstallment.write(installment, into: &$0)
            FfiConverterTypeCalendarDate.write(dataVencimentoNovo, into: &$0)
            FfiConverterTypeCalendarDate.write(today, into: &$0)
            OptionalOf<FfiConverterTypeRate>.write(multa, into: &$0)
            OptionalOf<FfiConverterTypeRate>.write(jurosMensal, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeCalendarDate>>.write(holidays, into: &$0)
        }
    }

    /// The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07, up to 9999 on 2025-02-21; from the
    /// next day they count again from 1000.
    ///
    /// - Parameters:
    ///   - date: The day.
    /// - Throws: `out_of_range` outside 1997-10-08 to 2049-10-13.
    public static func fatorVencimento(date: CalendarDate) throws -> Int64 {
        try crossing(10, FfiConverterInt64.self) {
            FfiConverterTypeCalendarDate.write(date, into: &$0)
        }
    }

    /// Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without punctuation or in its printed
    /// form. All check digits are checked. A due date factor stands for two dates, 9000 days apart: the date between 3000
    /// days before and 5500 days after `referenceDate` is used.
    ///
    /// - Parameters:
    ///   - linha: The digits of a linha digitável, bare or printed.
    ///   - referenceDate: A day near the due date, by which one of its two meanings is chosen.
    /// - Throws: `invalid_linha_digitavel`.
    public static func parseLinhaDigitavel(linha: String, referenceDate: CalendarDate) throws -> Slip {
        try crossing(11, FfiConverterTypeSlip.self) {
            FfiConverterString.write(linha, into: &$0)
            FfiConverterTypeCalendarDate.write(referenceDate, into: &$0)
        }
    }

    /// Whether a string is a linha digitável with correct check digits.
    ///
    /// Returns false for any other string.
    ///
    /// - Parameters:
    ///   - linha: The digits of a linha digitável, bare or printed.
    public static func isValidLinhaDigitavel(linha: String) -> Bool {
        (try? crossing(12, FfiConverterBool.self) {
            FfiConverterString.write(linha, into: &$0)
        }) ?? false
    }

    /// The linha digitável, without dots and spaces, of a barcode of 44 digits.
    ///
    /// - Parameters:
    ///   - barcode: The 44 digits of a barcode.
    /// - Throws: `invalid_barcode`.
    public static func toLinhaDigitavel(barcode: String) throws -> String {
        try crossing(13, FfiConverterString.self) {
            FfiConverterString.write(barcode, into: &$0)
        }
    }

}

/// The operations of the area `calendar`.
///
/// ```swift
/// print(try BankCalendar.nextBusinessDay(date: LocalDate("2026-02-14")!)) // 2026-02-18
/// ```
public enum BankCalendar {
    /// The first day on or after a date on which banks are open (Resolução CMN 4.880/2020). `holidays`: local holidays, in
    /// addition to the national ones.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - holidays: Local holidays, in addition to the national ones; none when unset.
    /// - Throws: `out_of_range` at `date` if there is no business day within a year, or if it would be past the year 9999.
    public static func nextBusinessDay(date: CalendarDate, holidays: [CalendarDate]? = nil) throws -> CalendarDate {
        try crossing(14, FfiConverterTypeCalendarDate.self) {
            FfiConverterTypeCalendarDate.write(date, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeCalendarDate>>.write(holidays, into: &$0)
        }
    }

    /// The national bank holidays of a year, in order. They include Carnival Monday and Tuesday, Good Friday and Corpus
    /// Christi, and from 2024 on also 20 November.
    ///
    /// - Parameters:
    ///   - year: The year, 1 to 9999.
    /// - Throws: `out_of_range` at `year` outside 1 to 9999.
    public static func bankHolidays(year: Int64) throws -> [CalendarDate] {
        try crossing(15, ListOf<FfiConverterTypeCalendarDate>.self) {
            FfiConverterInt64.write(year, into: &$0)
        }
    }

}

/// The operations of the area `nfse`.
///
/// ```swift
/// print(try Nfse.approximateTaxes(valor: 1010, impostosPercentual: Money.parse(text: "13.45"))) // 135.85
/// ```
public enum Nfse {
    /// Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is the value of the services minus
    /// deductions and unconditional discount. ISS = tax base x rate / 100, rounded once; it is 0 for the operation natures 3, 4
    /// and 51. The net value is the value of the services minus all withheld taxes and both discounts. Missing amounts count as
    /// 0.00.
    ///
    /// - Parameters:
    ///   - valorServicos: The price of the services.
    ///   - aliquota: ISS rate, in per cent.
    ///   - issRetido: Whether the customer withholds the ISS.
    ///   - valorPis: Withheld PIS.
    ///   - valorCofins: Withheld COFINS.
    ///   - valorInss: Withheld INSS.
    ///   - valorIr: Withheld IR.
    ///   - valorCsll: Withheld CSLL.
    ///   - outrasRetencoes: Other withholdings.
    ///   - valorDeducoes: Deductions from the base.
    ///   - descontoIncondicionado: Discount that lowers the base.
    ///   - descontoCondicionado: Discount that lowers only what is paid.
    ///   - naturezaOperacao: Where and whether the ISS is due.
    /// - Throws: `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or
    /// the net value would be below zero; `invalid_code` at an unknown code.
    public static func totals(valorServicos: Amount, aliquota: Rate? = nil, issRetido: YesNo? = nil, valorPis: Amount? = nil, valorCofins: Amount? = nil, valorInss: Amount? = nil, valorIr: Amount? = nil, valorCsll: Amount? = nil, outrasRetencoes: Amount? = nil, valorDeducoes: Amount? = nil, descontoIncondicionado: Amount? = nil, descontoCondicionado: Amount? = nil, naturezaOperacao: OperationNature? = nil) throws -> InvoiceTotals {
        try crossing(16, FfiConverterTypeInvoiceTotals.self) {
            FfiConverterTypeAmount.write(valorServicos, into: &$0)
            OptionalOf<FfiConverterTypeRate>.write(aliquota, into: &$0)
            OptionalOf<FfiConverterTypeYesNo>.write(issRetido, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorPis, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorCofins, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorInss, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorIr, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorCsll, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(outrasRetencoes, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valorDeducoes, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(descontoIncondicionado, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(descontoCondicionado, into: &$0)
            OptionalOf<FfiConverterTypeOperationNature>.write(naturezaOperacao, into: &$0)
        }
    }

    /// The approximate taxes that are printed on an invoice for the buyer's information (Lei 12.741/2012). They are not part of
    /// any total.
    ///
    /// - Parameters:
    ///   - valor: The amount.
    ///   - impostosPercentual: The approximate taxes in per cent, 0 to 100.
    /// - Throws: `out_of_range` at `impostos_percentual` outside 0 to 100.
    public static func approximateTaxes(valor: Amount, impostosPercentual: Rate) throws -> Amount {
        try crossing(17, FfiConverterTypeAmount.self) {
            FfiConverterTypeAmount.write(valor, into: &$0)
            FfiConverterTypeRate.write(impostosPercentual, into: &$0)
        }
    }

}

extension Sale {
    /// Multiplies a unit value by a quantity exactly, and rounds the product once to the nearest cent, halves away from zero.
    ///
    /// - Parameters:
    ///   - valor: The amount.
    ///   - qtd: The quantity.
    /// - Throws: `out_of_range` at `valor` if the product is out of the range of amounts.
    public static func itemTotal(valor: Amount, qtd: Count) throws -> Amount {
        try crossing(18, FfiConverterTypeAmount.self) {
            FfiConverterTypeAmount.write(valor, into: &$0)
            FfiConverterTypeCount.write(qtd, into: &$0)
        }
    }

    /// The sale that a contract generates for occurrence `k`, counted from 0. After the first occurrence, items that do not
    /// recur are left out. The discount is then reduced to at most the total of the remaining items, and total and
    /// installments are recomputed. If the contract's date is the last day of a short month, pass the intended day (1 to 31)
    /// as `anchorDay`.
    ///
    /// - Parameters:
    ///   - contract: The sale that repeats.
    ///   - k: Index of the occurrence, from 0.
    ///   - anchorDay: Day of the month meant, 1 to 31; the day of `agendamento_data` when unset.
    /// - Throws: `no_occurrence` at `k` if the contract is paused, or has ended before it; `nothing_to_charge` at `contract.itens` if
    /// no item recurs; `required` at a field that the schedule needs; `out_of_range` at an amount below zero, at a discount
    /// greater than the amount it is subtracted from, and at a due date past the year 9999; the errors of `totals`; the
    /// errors of `sale.validate` for the generated sale, each at the field of the contract that causes it.
    public static func fromContract(contract: Sale, k: Int64, anchorDay: Int64? = nil) throws -> Sale {
        try crossing(21, FfiConverterTypeSale.self) {
            FfiConverterTypeSale.write(contract, into: &$0)
            FfiConverterInt64.write(k, into: &$0)
            OptionalOf<FfiConverterInt64>.write(anchorDay, into: &$0)
        }
    }

    /// The URL of a sale's online payment page, `{base_url}/fatura/{code}`.
    ///
    /// - Parameters:
    ///   - baseUrl: Where the service is: https, or http on this machine.
    ///   - pagamentoOnlineCodigo: The sale's code for its payment page.
    /// - Throws: `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
    public static func paymentPageUrl(baseUrl: String, pagamentoOnlineCodigo: String) throws -> String {
        try crossing(23, FfiConverterString.self) {
            FfiConverterString.write(baseUrl, into: &$0)
            FfiConverterString.write(pagamentoOnlineCodigo, into: &$0)
        }
    }

    /// Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> SaleDecoded {
        try crossing(25, FfiConverterTypeSaleDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Item {
    /// Reads an item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ItemDecoded {
        try crossing(29, FfiConverterTypeItemDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Installment {
    /// Reads an installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> InstallmentDecoded {
        try crossing(33, FfiConverterTypeInstallmentDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension NfseData {
    /// Reads the data of an NFS-e from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> NfseDataDecoded {
        try crossing(37, FfiConverterTypeNfseDataDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension ScheduleData {
    /// Reads the schedule data of a contract from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ScheduleDataDecoded {
        try crossing(41, FfiConverterTypeScheduleDataDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Cancellation {
    /// Reads a cancellation from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> CancellationDecoded {
        try crossing(46, FfiConverterTypeCancellationDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Receipt {
    /// Reads a receipt from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ReceiptDecoded {
        try crossing(50, FfiConverterTypeReceiptDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension BoletoUpdate {
    /// Reads a boleto update from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> BoletoUpdateDecoded {
        try crossing(54, FfiConverterTypeBoletoUpdateDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Service {
    /// Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ServiceDecoded {
        try crossing(58, FfiConverterTypeServiceDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension PaymentMethod {
    /// Reads a payment method from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> PaymentMethodDecoded {
        try crossing(62, FfiConverterTypePaymentMethodDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Customer {
    /// Reads a customer from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> CustomerDecoded {
        try crossing(67, FfiConverterTypeCustomerDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Contact {
    /// Reads a contact from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ContactDecoded {
        try crossing(71, FfiConverterTypeContactDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Card {
    /// The network of a card number, and whether its check digit (Luhn) is correct. The number consists of digits, or of groups
    /// of digits separated by single spaces.
    ///
    /// - Parameters:
    ///   - number: The card's number: digits, or groups of them with single spaces.
    /// - Throws: None: any other string has no network and no valid check digit.
    public static func inspect(number: CardNumber) throws -> CardInspection {
        try crossing(75, FfiConverterTypeCardInspection.self) {
            FfiConverterTypeCardNumber.write(number, into: &$0)
        }
    }

    /// Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also not be before the month of `today`.
    ///
    /// - Parameters:
    ///   - validade: Year and month, `YYYYMM`.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: None: returns false for any other string.
    public static func isValidExpiry(validade: String, today: CalendarDate? = nil) throws -> Bool {
        try crossing(76, FfiConverterBool.self) {
            FfiConverterString.write(validade, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

    /// Reads a card from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> CardDecoded {
        try crossing(77, FfiConverterTypeCardDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Plan {
    /// Reads a plan from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> PlanDecoded {
        try crossing(81, FfiConverterTypePlanDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension WalletEntry {
    /// Reads a wallet entry from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> WalletEntryDecoded {
        try crossing(85, FfiConverterTypeWalletEntryDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Cnae {
    /// Reads a CNAE activity from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> CnaeDecoded {
        try crossing(89, FfiConverterTypeCnaeDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension ServiceListItem {
    /// Reads an item of the LC 116 service list from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ServiceListItemDecoded {
        try crossing(93, FfiConverterTypeServiceListItemDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Municipality {
    /// Whether a code is an IBGE municipality code: 7 digits, of which the last is a check digit (modulo 10). Nine official
    /// codes whose check digit does not follow the formula (NT 2008.004) are valid too.
    ///
    /// Returns false for anything else.
    ///
    /// - Parameters:
    ///   - code: The code, as a number or as a text.
    public static func isValidCode(code: String) -> Bool {
        (try? crossing(97, FfiConverterBool.self) {
            FfiConverterString.write(code, into: &$0)
        }) ?? false
    }

    /// Reads a municipality from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> MunicipalityDecoded {
        try crossing(98, FfiConverterTypeMunicipalityDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension AdjustmentIndex {
    /// Reads an adjustment index from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> AdjustmentIndexDecoded {
        try crossing(102, FfiConverterTypeAdjustmentIndexDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Listing {
    /// Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ListingDecoded {
        try crossing(106, FfiConverterTypeListingDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension SaleListing {
    /// Reads a sale listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> SaleListingDecoded {
        try crossing(110, FfiConverterTypeSaleListingDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension CustomerListing {
    /// Reads a customer listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> CustomerListingDecoded {
        try crossing(114, FfiConverterTypeCustomerListingDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension ServiceListing {
    /// Reads a service listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ServiceListingDecoded {
        try crossing(118, FfiConverterTypeServiceListingDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension Deleted {
    /// Reads the response to a delete from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> DeletedDecoded {
        try crossing(122, FfiConverterTypeDeletedDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

extension ApiError {
    /// Reads an API error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Parameters:
    ///   - json: The record's JSON document.
    /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
    public static func decode(json: JsonText) throws -> ApiErrorDecoded {
        try crossing(126, FfiConverterTypeApiErrorDecoded.self) {
            FfiConverterTypeJsonText.write(json, into: &$0)
        }
    }

}

/// The operations of the area `cpf`.
///
/// ```swift
/// print(try Cpf.format(cpf: "52998224725")) // 529.982.247-25
/// ```
public enum Cpf {
    /// Whether a string is a CPF: 11 digits with correct check digits (Receita Federal) that are not all equal, without
    /// punctuation or as `XXX.XXX.XXX-XX`.
    ///
    /// Returns false for any other string.
    ///
    /// - Parameters:
    ///   - cpf: A person's number, bare or printed.
    public static func isValid(cpf: String) -> Bool {
        (try? crossing(130, FfiConverterBool.self) {
            FfiConverterString.write(cpf, into: &$0)
        }) ?? false
    }

    /// The printed form of a valid CPF, `XXX.XXX.XXX-XX`.
    ///
    /// - Parameters:
    ///   - cpf: A person's number, bare or printed.
    /// - Throws: `invalid_cpf`.
    public static func format(cpf: String) throws -> String {
        try crossing(131, FfiConverterString.self) {
            FfiConverterString.write(cpf, into: &$0)
        }
    }

}

/// The operations of the area `cnpj`.
///
/// ```swift
/// print(try Cnpj.format(cnpj: "12ABC34501DE35")) // 12.ABC.345/01DE-35
/// ```
public enum Cnpj {
    /// Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), without punctuation or as
    /// `XX.XXX.XXX/XXXX-XX`, in upper or lower case.
    ///
    /// Returns false for any other string.
    ///
    /// - Parameters:
    ///   - cnpj: A company's number, bare or printed.
    public static func isValid(cnpj: String) -> Bool {
        (try? crossing(132, FfiConverterBool.self) {
            FfiConverterString.write(cnpj, into: &$0)
        }) ?? false
    }

    /// The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.
    ///
    /// - Parameters:
    ///   - cnpj: A company's number, bare or printed.
    /// - Throws: `invalid_cnpj`.
    public static func format(cnpj: String) throws -> String {
        try crossing(133, FfiConverterString.self) {
            FfiConverterString.write(cnpj, into: &$0)
        }
    }

    /// Computes the two check digits of a CNPJ from its first 12 characters.
    ///
    /// - Parameters:
    ///   - base: The first 12 digits or letters, bare or printed.
    /// - Throws: `invalid_cnpj` at `base` if it is not 12 digits or letters, with or without punctuation.
    public static func checkDigits(base: String) throws -> String {
        try crossing(134, FfiConverterString.self) {
            FfiConverterString.write(base, into: &$0)
        }
    }

}

/// The operations of the area `cep`.
///
/// ```swift
/// print(try Cep.format(cep: "01310100")) // 01.310-100
/// ```
public enum Cep {
    /// Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as `XXYYY-ZZZ`. Shorter numbers are not
    /// padded.
    ///
    /// Returns false for any other string.
    ///
    /// - Parameters:
    ///   - cep: A postal code, bare or printed.
    public static func isValid(cep: String) -> Bool {
        (try? crossing(135, FfiConverterBool.self) {
            FfiConverterString.write(cep, into: &$0)
        }) ?? false
    }

    /// A CEP in the format that the service requires, `XX.YYY-ZZZ`.
    ///
    /// - Parameters:
    ///   - cep: A postal code, bare or printed.
    /// - Throws: `invalid_cep`.
    public static func format(cep: String) throws -> String {
        try crossing(136, FfiConverterString.self) {
            FfiConverterString.write(cep, into: &$0)
        }
    }

}

/// The operations of the area `lc116`.
///
/// ```swift
/// print(try Lc116.toCode(item: "1.02")) // 102
/// ```
public enum Lc116 {
    /// The number by which the service identifies an item: `1.02` is 102. The sub-item must have two digits.
    ///
    /// - Parameters:
    ///   - item: The item as it is printed, `1.02`.
    /// - Throws: `invalid_service_item`. If only digits were given, its parameter `printed` is the item in its printed form.
    public static func toCode(item: String) throws -> Int64 {
        try crossing(137, FfiConverterInt64.self) {
            FfiConverterString.write(item, into: &$0)
        }
    }

    /// The item with a given number: 102 is `1.02`.
    ///
    /// - Parameters:
    ///   - code: The number that the service takes: 102.
    /// - Throws: `invalid_service_item`.
    public static func toItem(code: Int64) throws -> String {
        try crossing(138, FfiConverterString.self) {
            FfiConverterInt64.write(code, into: &$0)
        }
    }

}

/// The operations of the area `tax_code`.
///
/// ```swift
/// print(try TaxCode.digits(code: "6204-0/00")) // 6204000
/// ```
public enum TaxCode {
    /// Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`. Leading zeros are kept.
    ///
    /// - Parameters:
    ///   - code: The code as a text.
    /// - Throws: `invalid_tax_code` if the code has any other character, no digits, or more than 20 digits.
    public static func digits(code: String) throws -> String {
        try crossing(139, FfiConverterString.self) {
            FfiConverterString.write(code, into: &$0)
        }
    }

}

/// The operations of the area `pix`.
///
/// ```swift
/// print(try Pix.check(code: "00020126").valid) // false
/// ```
public enum Pix {
    /// Reads a Pix code.
    ///
    /// - Parameters:
    ///   - code: The code as a text.
    /// - Throws: `invalid_pix` with the same `reason` as `check`, if the code cannot be paid.
    public static func parse(code: String) throws -> PixCode {
        try crossing(140, FfiConverterTypePixCode.self) {
            FfiConverterString.write(code, into: &$0)
        }
    }

    /// Checks whether a Pix code is valid. If it is not, the result states the reason.
    ///
    /// - Parameters:
    ///   - code: The code as a text.
    /// - Throws: None: any other string is not valid.
    public static func check(code: String) throws -> PixCheck {
        try crossing(141, FfiConverterTypePixCheck.self) {
            FfiConverterString.write(code, into: &$0)
        }
    }

    /// Generates a static Pix code. The key is written in its registered form: CPF or CNPJ without punctuation, telephone with
    /// `+55`, e-mail or random key in lower case. Accents are removed from name, city and note, because Pix codes have none.
    /// Nothing is truncated. An amount of zero is left out, so that the payer can enter it.
    ///
    /// - Parameters:
    ///   - chave: The Pix key: CPF, CNPJ, phone number, e-mail address or random key.
    ///   - nome: The receiver's name, at most 25 characters.
    ///   - cidade: The receiver's city, at most 15 characters.
    ///   - valor: The amount.
    ///   - txid: The payment's identifier, at most 25 letters and digits; none when unset.
    ///   - info: A note for the payer; none when unset.
    /// - Throws: At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, or `too_long` above 77
    /// characters. At the other strings: `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters for the
    /// name, 15 for the city, 25 for the identifier, and 73 minus the length of the key for the note. At `valor`:
    /// `out_of_range` below zero or above 9999999999.99.
    public static func generate(chave: String, nome: String, cidade: String, valor: Amount? = nil, txid: String? = nil, info: String? = nil) throws -> String {
        try crossing(142, FfiConverterString.self) {
            FfiConverterString.write(chave, into: &$0)
            FfiConverterString.write(nome, into: &$0)
            FfiConverterString.write(cidade, into: &$0)
            OptionalOf<FfiConverterTypeAmount>.write(valor, into: &$0)
            OptionalOf<FfiConverterString>.write(txid, into: &$0)
            OptionalOf<FfiConverterString>.write(info, into: &$0)
        }
    }

}

extension ApiQuery {
    /// Builds the query string of a list request, without `?`. It has the filters in the given order, then `_sort`, `_fields`,
    /// `_expand`, `_offset` (unless it is 0) and `_limit` (always; 100 if none is given, at most 1000).
    ///
    /// - Parameters:
    ///   - entity: Which records are listed.
    ///   - filters: Conditions, in order.
    ///   - sort: Names of fields, `-` in front for descending.
    ///   - fields: Fields to return; none means all.
    ///   - expand: Nested records to include.
    ///   - limit: Maximum number of records, 1 to 1000; 100 when unset.
    ///   - offset: Number of records to skip; 0 when unset.
    /// - Throws: Every problem at once, each at its path: `unknown_field`; `reserved_name`; `invalid_operator` for an operator that
    /// the field's type does not support; the issues of a value that is invalid for the field's type; `out_of_range` for
    /// limit and offset, for more than 100 fields to sort by, and for more than 100 conditions. Conditions with `eq` on a
    /// documented field do not count.
    public static func build(entity: Resource, filters: [Filter]? = nil, sort: [String]? = nil, fields: [String]? = nil, expand: [String]? = nil, limit: Int64? = nil, offset: Int64? = nil) throws -> String {
        try crossing(143, FfiConverterString.self) {
            FfiConverterTypeResource.write(entity, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeFilter>>.write(filters, into: &$0)
            OptionalOf<ListOf<FfiConverterString>>.write(sort, into: &$0)
            OptionalOf<ListOf<FfiConverterString>>.write(fields, into: &$0)
            OptionalOf<ListOf<FfiConverterString>>.write(expand, into: &$0)
            OptionalOf<FfiConverterInt64>.write(limit, into: &$0)
            OptionalOf<FfiConverterInt64>.write(offset, into: &$0)
        }
    }

    /// Parses a query string into a query. The string need not be in the form that `build` writes: `field[eq]=`, `+` for a
    /// space, encoded brackets and commas, and any order are accepted.
    ///
    /// - Parameters:
    ///   - entity: Which records are listed.
    ///   - query: The query string, without `?`.
    /// - Throws: Every problem at once, below `query`: `reserved_name` for an unknown name that begins with `_`; `duplicate_key` for
    /// such a name that occurs twice; `invalid_characters` if the encoding is broken or a bracket is not closed; the errors
    /// of `build`.
    public static func parse(entity: Resource, query: String) throws -> ApiQuery {
        try crossing(144, FfiConverterTypeApiQuery.self) {
            FfiConverterTypeResource.write(entity, into: &$0)
            FfiConverterString.write(query, into: &$0)
        }
    }

    /// Whether a record matches a query. Conditions on the same field with the same operator are joined by "or", all others
    /// by "and". Null matches only `isnull`, `neq` and `notcontains`. Strings are compared without case, but with accents.
    /// Values of custom fields are compared as numbers if both are numbers.
    ///
    /// - Parameters:
    ///   - entity: Which records are listed.
    ///   - query: What to list, as `query.build` gives it or as the query itself.
    ///   - record: The record as a JSON document.
    /// - Throws: The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at
    /// `record` if it is not a record, and below `record` for a value that the query uses but that is invalid for its field.
    public static func matches(entity: Resource, query: QueryText, record: JsonText) throws -> Bool {
        try crossing(145, FfiConverterBool.self) {
            FfiConverterTypeResource.write(entity, into: &$0)
            FfiConverterTypeQueryText.write(query, into: &$0)
            FfiConverterTypeJsonText.write(record, into: &$0)
        }
    }

    /// Filters and sorts a list in memory, and returns the requested page with the requested fields and sections. The result
    /// has the structure of the service's listings.
    ///
    /// - Parameters:
    ///   - entity: Which records are listed.
    ///   - query: What to list, as `query.build` gives it or as the query itself.
    ///   - records: The records as JSON documents.
    /// - Throws: The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at
    /// `records[i]` if it is not a record, and below `records[i]` for a value that the query uses but that is invalid for its
    /// field.
    public static func apply(entity: Resource, query: QueryText, records: [JsonText]) throws -> ListPage {
        try crossing(146, FfiConverterTypeListPage.self) {
            FfiConverterTypeResource.write(entity, into: &$0)
            FfiConverterTypeQueryText.write(query, into: &$0)
            ListOf<FfiConverterTypeJsonText>.write(records, into: &$0)
        }
    }

}

/// The operations of the area `request`.
///
/// ```swift
/// print(try ApiRequests.build(operation: .salesSelect, baseUrl: "https://exemplo.com.br", apiKey: Concealed("chave"), id: 7).url) // https://exemplo.com.br/api/v2/vendas/7
/// ```
public enum ApiRequests {
    /// Builds a request: method, whole URL, headers with the API key (Basic authentication), and JSON body. `baseUrl` must use
    /// https; http is accepted for this machine. `query` is a query or the result of `query.build`. `body` is the result of an
    /// operation such as `sale.body`. Pass exactly the arguments that the operation needs.
    ///
    /// - Parameters:
    ///   - operation: The operation of the interface.
    ///   - baseUrl: Where the service is: https, or http on this machine.
    ///   - apiKey: The account's key. No message shows it.
    ///   - id: Key of the record, where the path names one.
    ///   - cpf: CPF of the wallet, where the path names one.
    ///   - query: What to list or show.
    ///   - body: What to send, as `body` of the entity's area gives it. Debug output never shows it.
    /// - Throws: Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
    /// `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of `query.build`.
    public static func build(operation: ApiOperation, baseUrl: String, apiKey: ConcealedText, id: Int64? = nil, cpf: String? = nil, query: QueryText? = nil, body: JsonText? = nil) throws -> ApiRequest {
        try crossing(147, FfiConverterTypeApiRequest.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            FfiConverterString.write(baseUrl, into: &$0)
            FfiConverterTypeConcealedText.write(apiKey, into: &$0)
            OptionalOf<FfiConverterInt64>.write(id, into: &$0)
            OptionalOf<FfiConverterString>.write(cpf, into: &$0)
            OptionalOf<FfiConverterTypeQueryText>.write(query, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(body, into: &$0)
        }
    }

}

/// The operations of the area `response`.
///
/// ```swift
/// if case .failure(let error) = try ApiResponses.decode(operation: .salesSelect, status: 404, body: Data()) { print(error.code) } // 404
/// ```
public enum ApiResponses {
    /// Decodes a response as a value or an error, depending on its status; the content type is ignored. If the API key is
    /// given, its beginning is masked in the error's message. A value that is invalid for its field is kept unchanged, and
    /// is listed in `issues` with its path in `value`; the rest of the response is decoded normally.
    ///
    /// - Parameters:
    ///   - operation: The operation of the interface.
    ///   - status: The response's status, 100 to 599.
    ///   - body: The body's bytes, exactly as they arrived.
    ///   - headers: The response's headers.
    ///   - apiKey: The account's key. No message shows it.
    /// - Throws: `unexpected_response` if the body of a success does not have the structure that the operation returns, such as an HTML
    /// page, or a list instead of a record. The paths of its issues begin with `body`.
    public static func decode(operation: ApiOperation, status: Int64, body: ByteData, headers: Headers? = nil, apiKey: ConcealedText? = nil) throws -> ApiAnswer {
        try crossing(148, FfiConverterTypeApiAnswerParts.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            FfiConverterInt64.write(status, into: &$0)
            FfiConverterTypeByteData.write(body, into: &$0)
            OptionalOf<FfiConverterTypeHeaders>.write(headers, into: &$0)
            OptionalOf<FfiConverterTypeConcealedText>.write(apiKey, into: &$0)
        }.cases()
    }

}

/// The operations of the area `retry`.
///
/// ```swift
/// print(try Retry.next(operation: .salesList, attempt: 1, now: Date(), seed: 7, elapsed: 0, status: 429, retryAfter: "3").action.text) // retry
/// ```
public enum Retry {
    /// Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
    /// been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
    /// earlier attempt may have carried them out, and they are rejected or cannot be sent again.
    ///
    /// - Parameters:
    ///   - operation: The operation of the interface.
    ///   - attempt: Number of the attempt, counted from 1.
    ///   - now: The current time, in Unix seconds.
    ///   - seed: Seed of the jitter; any number.
    ///   - elapsed: Time since the first attempt began, in milliseconds.
    ///   - status: The response's status, 100 to 599; unset if no response came.
    ///   - retryAfter: The text of the header `Retry-After`, if the response had one.
    /// - Throws: `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
    public static func next(operation: ApiOperation, attempt: Int64, now: Date, seed: Int64, elapsed: TimeInterval, status: Int64? = nil, retryAfter: String? = nil) throws -> RetryPlan {
        try crossing(149, FfiConverterTypeRetryPlan.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            FfiConverterInt64.write(attempt, into: &$0)
            FfiConverterInt64.write(unixSeconds(now), into: &$0)
            FfiConverterInt64.write(seed, into: &$0)
            FfiConverterInt64.write(wholeMilliseconds(elapsed), into: &$0)
            OptionalOf<FfiConverterInt64>.write(status, into: &$0)
            OptionalOf<FfiConverterString>.write(retryAfter, into: &$0)
        }
    }

}

/// The operations of the area `pages`.
///
/// ```swift
/// print(try Pages.start(operation: .salesList).request!.query) // _sort=id&_limit=100
/// ```
public enum Pages {
    /// Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any programming
    /// language. If the query has no order, `_sort=id` is added, because the service's default order is not stable.
    ///
    /// - Parameters:
    ///   - operation: The operation that lists.
    ///   - query: What to list, as `query.build` gives it or as the query itself.
    /// - Throws: `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
    public static func start(operation: ApiOperation, query: QueryText? = nil) throws -> PageStep {
        try crossing(150, FfiConverterTypePageStep.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeQueryText>.write(query, into: &$0)
        }
    }

    /// Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
    /// pagination ends when the service's count is reached, or at a page without a new record. `end` states whether every
    /// record has certainly been returned; `count_changed` states whether the service's count changed between pages.
    ///
    /// - Parameters:
    ///   - state: The state of the pagination, as the last step returned it.
    ///   - response: The response to the last request.
    /// - Throws: `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
    /// below `state` if the caller has modified the state.
    public static func next(state: JsonText, response: JsonText) throws -> PageStep {
        try crossing(151, FfiConverterTypePageStep.self) {
            FfiConverterTypeJsonText.write(state, into: &$0)
            FfiConverterTypeJsonText.write(response, into: &$0)
        }
    }

}

/// The operations of the area `exchange`.
///
/// ```swift
/// if case .send(let request, _, _, _) = try Exchange.start(operation: .customersSelect, settings: ExchangeSettings(baseUrl: "https://conta.example", apiKey: Concealed("chave")), nowMs: 1_800_000_000_000, id: 7) { print(request.url) } // https://conta.example/api/v2/clientes/7
/// ```
public enum Exchange {
    /// Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
    /// happened as an event to `exchange.next`. A record that the validation rules reject is not sent. A change is not sent
    /// twice unless that is safe: if its response is lost, the change is looked up.
    ///
    /// - Parameters:
    ///   - operation: The operation of the service.
    ///   - settings: Address, key and limits.
    ///   - nowMs: The current time in milliseconds since 1970.
    ///   - gate: The gate of the latest step of any exchange with this key; none at first.
    ///   - id: Key of the record, where the path names one.
    ///   - cpf: A person's number, bare or printed.
    ///   - query: What to list or show.
    ///   - record: The record or action to send. Fields that the service fills in are left out.
    ///   - original: The record before an update. If it is given, only the changed fields of a customer or service are sent.
    /// - Throws: Every problem at once: the errors of the record, below `record` and `original`; `required` and `unknown_argument` at
    /// `record` and `original`; the errors of `request.build`, with those of address and API key below `settings`.
    public static func start(operation: ApiOperation, settings: ExchangeSettings, nowMs: Int64, gate: JsonText? = nil, id: Int64? = nil, cpf: String? = nil, query: QueryText? = nil, record: JsonText? = nil, original: JsonText? = nil) throws -> ExchangeStep {
        try crossing(152, FfiConverterTypeExchangeStepParts.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            FfiConverterTypeExchangeSettings.write(settings, into: &$0)
            FfiConverterInt64.write(nowMs, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
            OptionalOf<FfiConverterInt64>.write(id, into: &$0)
            OptionalOf<FfiConverterString>.write(cpf, into: &$0)
            OptionalOf<FfiConverterTypeQueryText>.write(query, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(record, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(original, into: &$0)
        }.cases()
    }

    /// Returns the step that follows an event. Pass the same `record` and `original` as to `exchange.start`: the state
    /// does not contain them.
    ///
    /// - Parameters:
    ///   - state: The state of the last step.
    ///   - settings: Address, key and limits.
    ///   - event: What happened since the last step.
    ///   - body: The body of a response; empty if there is none.
    ///   - gate: The gate of the latest step of any exchange with this key; none at first.
    ///   - record: The record, as it was given to `exchange.start`.
    ///   - original: The record before the update, as it was given to `exchange.start`.
    /// - Throws: `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
    /// `event.status`; `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
    public static func next(state: JsonText, settings: ExchangeSettings, event: ExchangeEvent, body: ByteData, gate: JsonText? = nil, record: JsonText? = nil, original: JsonText? = nil) throws -> ExchangeStep {
        try crossing(153, FfiConverterTypeExchangeStepParts.self) {
            FfiConverterTypeJsonText.write(state, into: &$0)
            FfiConverterTypeExchangeSettings.write(settings, into: &$0)
            FfiConverterTypeExchangeEvent.write(event, into: &$0)
            FfiConverterTypeByteData.write(body, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(record, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(original, into: &$0)
        }.cases()
    }

    /// Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
    /// whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `record` and
    /// `original` as to `exchange.start`.
    ///
    /// - Parameters:
    ///   - operation: The operation of the service that the state is of.
    ///   - state: The stored state of the last step.
    ///   - settings: Address, key and limits.
    ///   - nowMs: The current time in milliseconds since 1970.
    ///   - seed: Seed of the random wait; any number.
    ///   - gate: The gate of the latest step of any exchange with this key; none at first.
    ///   - record: The record, as it was given to `exchange.start`.
    ///   - original: The record before the update, as it was given to `exchange.start`.
    /// - Throws: `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
    /// `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
    public static func resume(operation: ApiOperation, state: JsonText, settings: ExchangeSettings, nowMs: Int64, seed: Int64, gate: JsonText? = nil, record: JsonText? = nil, original: JsonText? = nil) throws -> ExchangeStep {
        try crossing(154, FfiConverterTypeExchangeStepParts.self) {
            FfiConverterTypeApiOperation.write(operation, into: &$0)
            FfiConverterTypeJsonText.write(state, into: &$0)
            FfiConverterTypeExchangeSettings.write(settings, into: &$0)
            FfiConverterInt64.write(nowMs, into: &$0)
            FfiConverterInt64.write(seed, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(record, into: &$0)
            OptionalOf<FfiConverterTypeJsonText>.write(original, into: &$0)
        }.cases()
    }

}

/// The operations of the area `webhook`.
///
/// ```swift
/// print(try Webhook.verify(secrets: [Concealed("segredo")], body: Data("{}".utf8)).verdict.text) // missing_header
/// ```
public enum Webhook {
    /// Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a limit is set, also checks the
    /// age of the event; an age equal to the limit is accepted. If the signature does not match the body as it was sent, the
    /// body is also tried with its strings escaped in other ways, unless `strict` is set.
    ///
    /// - Parameters:
    ///   - secrets: The shared secrets, at most four: while one is replaced, the old and the new one.
    ///   - body: The body's bytes, exactly as they arrived.
    ///   - now: The current time; required if a limit is given.
    ///   - tolerance: Maximum age of the event, in seconds; not checked when unset.
    ///   - future: Maximum time that the event may lie in the future, in seconds; not checked when unset.
    ///   - strict: Whether only the body as sent counts. Otherwise the other ways to escape its texts are tried too.
    ///   - anyEntry: Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.
    /// - Throws: `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets. An
    /// invalid body is not an error: it returns a verdict other than `ok`.
    public static func verify(secrets: SecretList, body: ByteData, now: Date? = nil, tolerance: TimeInterval? = nil, future: TimeInterval? = nil, strict: Bool? = nil, anyEntry: Bool? = nil) throws -> Verification {
        try crossing(155, FfiConverterTypeVerificationParts.self) {
            FfiConverterTypeSecretList.write(secrets, into: &$0)
            FfiConverterTypeByteData.write(body, into: &$0)
            OptionalOf<FfiConverterInt64>.write(now.map(unixSeconds), into: &$0)
            OptionalOf<FfiConverterInt64>.write(tolerance.map(wholeSeconds), into: &$0)
            OptionalOf<FfiConverterInt64>.write(future.map(wholeSeconds), into: &$0)
            OptionalOf<FfiConverterBool>.write(strict, into: &$0)
            OptionalOf<FfiConverterBool>.write(anyEntry, into: &$0)
        }.cases()
    }

    /// The first of two steps of verification, for callers that compute the HMAC themselves. Returns the ranges of the body to
    /// hash in order, and the digests that the body contains.
    ///
    /// - Parameters:
    ///   - body: The body's bytes, exactly as they arrived.
    ///   - anyEntry: Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.
    /// - Throws: None: an invalid body returns a plan that already has the verdict.
    public static func plan(body: ByteData, anyEntry: Bool? = nil) throws -> SignaturePlan {
        try crossing(156, FfiConverterTypeSignaturePlan.self) {
            FfiConverterTypeByteData.write(body, into: &$0)
            OptionalOf<FfiConverterBool>.write(anyEntry, into: &$0)
        }
    }

    /// The second step of verification: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256
    /// of the plan's ranges with each secret, in hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as
    /// the dedupe key.
    ///
    /// - Parameters:
    ///   - plan: The plan of the first step.
    ///   - digests: The caller's HMAC-SHA-256 of the ranges, one for each secret, 64 hexadecimal digits each.
    ///   - sha256: SHA-256 of the ranges, for the dedupe key.
    ///   - now: The current time; required if a limit is given.
    ///   - tolerance: Maximum age of the event, in seconds; not checked when unset.
    ///   - future: Maximum time that the event may lie in the future, in seconds; not checked when unset.
    /// - Throws: Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64
    /// hexadecimal digits.
    public static func conclude(plan: SignaturePlan, digests: [String], sha256: String? = nil, now: Date? = nil, tolerance: TimeInterval? = nil, future: TimeInterval? = nil) throws -> Verification {
        try crossing(157, FfiConverterTypeVerificationParts.self) {
            FfiConverterTypeSignaturePlan.write(plan, into: &$0)
            ListOf<FfiConverterString>.write(digests, into: &$0)
            OptionalOf<FfiConverterString>.write(sha256, into: &$0)
            OptionalOf<FfiConverterInt64>.write(now.map(unixSeconds), into: &$0)
            OptionalOf<FfiConverterInt64>.write(tolerance.map(wholeSeconds), into: &$0)
            OptionalOf<FfiConverterInt64>.write(future.map(wholeSeconds), into: &$0)
        }.cases()
    }

    /// Finds the likely causes why the signature of a body is not accepted. Examples are white space around the secret,
    /// strings that were escaped in another way, `10.0` rewritten as `10`, another encoding of the signature, and a body
    /// that was parsed, compressed or encoded twice.
    ///
    /// - Parameters:
    ///   - secret: The shared secret. No message shows it.
    ///   - body: The body's bytes, exactly as they arrived.
    /// - Throws: None for any body.
    public static func explain(secret: ConcealedText, body: ByteData) throws -> Explanation {
        try crossing(158, FfiConverterTypeExplanation.self) {
            FfiConverterTypeConcealedText.write(secret, into: &$0)
            FfiConverterTypeByteData.write(body, into: &$0)
        }
    }

    /// Reads the event in a body, with its record as a typed value if the kind of record is known. Verify the body first.
    ///
    /// - Parameters:
    ///   - body: The body's bytes, exactly as they arrived.
    /// - Throws: An error of kind `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or contains an
    /// invalid string.
    public static func event(body: ByteData) throws -> WebhookEvent {
        try crossing(159, FfiConverterTypeWebhookEventParts.self) {
            FfiConverterTypeByteData.write(body, into: &$0)
        }.cases()
    }

    /// Creates a signed body in the form in which the service sends it, for testing a receiver. `flavour` selects the JSON
    /// encoder whose form strings and numbers get: PHP's `json_encode`, with or without escapes, JavaScript's
    /// `JSON.stringify`, or Python's `json.dumps`. For example, `10.00` becomes `10`, with `python` `10.0`; the value of a
    /// number never changes. `api` is "2" if unset.
    ///
    /// - Parameters:
    ///   - endpoint: Which records the event is about, as the service writes it: `clientes`.
    ///   - operation: What happened to the record: `insert`, `update` or `delete`.
    ///   - data: The event's record as a JSON document.
    ///   - timestamp: When the event happened, in Unix seconds.
    ///   - secret: The shared secret. No message shows it.
    ///   - flavour: The library whose JSON format the body has.
    ///   - api: The version in the event's header; "2" when unset.
    /// - Throws: None.
    public static func sign(endpoint: String, operation: String, data: JsonText, timestamp: Date, secret: ConcealedText, flavour: Flavour, api: String? = nil) throws -> String {
        try crossing(160, FfiConverterString.self) {
            FfiConverterString.write(endpoint, into: &$0)
            FfiConverterString.write(operation, into: &$0)
            FfiConverterTypeJsonText.write(data, into: &$0)
            FfiConverterInt64.write(unixSeconds(timestamp), into: &$0)
            FfiConverterTypeConcealedText.write(secret, into: &$0)
            FfiConverterTypeFlavour.write(flavour, into: &$0)
            OptionalOf<FfiConverterString>.write(api, into: &$0)
        }
    }

}

/// The operations of the area `issues`.
///
/// ```swift
/// print(try Issues.text(issue: Item().validate(operation: .insert).issues[0], language: .ptBr)) // id_servico: campo obrigatório
/// ```
public enum Issues {
    /// The message of an issue in a language: its path, followed by the message with its parameters filled in.
    ///
    /// - Parameters:
    ///   - issue: The problem.
    ///   - language: The language of the text.
    /// - Throws: None for an issue that an operation returned.
    public static func text(issue: LastroIssue, language: Language) throws -> String {
        try crossing(215, FfiConverterString.self) {
            FfiConverterTypeLastroIssue.write(issue, into: &$0)
            FfiConverterTypeLanguage.write(language, into: &$0)
        }
    }

}

/// The operations of the area `schema`.
///
/// ```swift
/// print(try Schema.entity(entity: "sale").hasPrefix("{")) // true
/// ```
public enum Schema {
    /// The schema of a kind of record, such as `sale`. A document matches the schema if and only if `decode` reads it
    /// without an error.
    ///
    /// - Parameters:
    ///   - entity: The name of the entity: `sale`.
    /// - Throws: `invalid_choice` at an unknown `entity`.
    public static func entity(entity: String) throws -> JsonText {
        try crossing(216, FfiConverterTypeJsonText.self) {
            FfiConverterString.write(entity, into: &$0)
        }
    }

    /// The schema of an operation's arguments, as one object. `operation`: name with area, such as `sale.validate`.
    ///
    /// - Parameters:
    ///   - operation: The name of an operation of this library: `sale.validate`.
    /// - Throws: `unknown_operation`.
    public static func arguments(operation: String) throws -> JsonText {
        try crossing(217, FfiConverterTypeJsonText.self) {
            FfiConverterString.write(operation, into: &$0)
        }
    }

    /// The schema of an operation's result, as `dispatch` writes it.
    ///
    /// - Parameters:
    ///   - operation: The name of an operation of this library: `sale.validate`.
    /// - Throws: `unknown_operation`.
    public static func result(operation: String) throws -> JsonText {
        try crossing(218, FfiConverterTypeJsonText.self) {
            FfiConverterString.write(operation, into: &$0)
        }
    }

}

/// The operations of the area `forms`.
///
/// ```swift
/// print(try Forms.fields(entity: "sale").first { $0.path == "data" }!.label.ptBr) // Data da venda
/// ```
public enum Forms {
    /// The fields of a form for a kind of record, in the order of its documentation. Each field has its labels in English and
    /// Portuguese, the kind of input, whether an insert requires it, and the available choices.
    ///
    /// - Parameters:
    ///   - entity: The name of the entity: `sale`.
    /// - Throws: `invalid_choice` at an unknown `entity`.
    public static func fields(entity: String) throws -> [FormField] {
        try crossing(219, ListOf<FfiConverterTypeFormField>.self) {
            FfiConverterString.write(entity, into: &$0)
        }
    }

}

/// The legacy interface, version 1.
public enum V1 {
    /// The operations of the area `v1.sale`.
    public enum Sale {
        /// Converts a sale to request parameters, in the order of the service's documents; members of `extra` come last. Unset
        /// fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar; `out_of_range` for more than 999 installments.
        public static func parameters(value: SaleParameters) throws -> FormPairList {
            try crossing(161, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeSaleParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> SaleParameters {
            try crossing(162, FfiConverterTypeSaleParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

        /// Reads a sale of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> SaleV1Decoded {
            try crossing(167, FfiConverterTypeSaleV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.item`.
    public enum Item {
        /// Reads an item of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> ItemV1Decoded {
            try crossing(169, FfiConverterTypeItemV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.installment`.
    public enum Installment {
        /// Reads an installment of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> InstallmentV1Decoded {
            try crossing(171, FfiConverterTypeInstallmentV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.invoice`.
    public enum Invoice {
        /// Reads an invoice of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> InvoiceV1Decoded {
            try crossing(173, FfiConverterTypeInvoiceV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.payment_method`.
    public enum PaymentMethod {
        /// Reads a payment method of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> PaymentMethodV1Decoded {
            try crossing(175, FfiConverterTypePaymentMethodV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.service`.
    public enum Service {
        /// Converts a service to request parameters, in the order of the service's documents; members of `extra` come last. Unset
        /// fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar.
        public static func parameters(value: ServiceParameters) throws -> FormPairList {
            try crossing(177, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeServiceParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> ServiceParameters {
            try crossing(178, FfiConverterTypeServiceParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

        /// Reads a service of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> ServiceV1Decoded {
            try crossing(180, FfiConverterTypeServiceV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.customer`.
    public enum Customer {
        /// Converts a customer to request parameters, in the order of the service's documents; members of `extra` come last. Unset
        /// fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar.
        public static func parameters(value: CustomerParameters) throws -> FormPairList {
            try crossing(182, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeCustomerParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> CustomerParameters {
            try crossing(183, FfiConverterTypeCustomerParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

        /// Reads a customer of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> CustomerV1Decoded {
            try crossing(185, FfiConverterTypeCustomerV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.listing`.
    public enum Listing {
        /// Reads a listing of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
        ///
        /// - Parameters:
        ///   - json: The record's JSON document.
        /// - Throws: `invalid` if the text is not JSON or not an object, or a key is given twice.
        public static func decode(json: JsonText) throws -> ListingV1Decoded {
            try crossing(187, FfiConverterTypeListingV1Decoded.self) {
                FfiConverterTypeJsonText.write(json, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.cancellation`.
    public enum Cancellation {
        /// Converts the record to the parameters of "cancel invoice", in the order of the service's documents; members of
        /// `extra` come last. Unset fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar.
        public static func parameters(value: CancellationParameters) throws -> FormPairList {
            try crossing(189, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeCancellationParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> CancellationParameters {
            try crossing(190, FfiConverterTypeCancellationParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.receipt`.
    public enum Receipt {
        /// Converts the record to the parameters of "confirm receipt", in the order of the service's documents; members of `extra`
        /// come last. Unset fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar.
        public static func parameters(value: ReceiptParameters) throws -> FormPairList {
            try crossing(192, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeReceiptParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> ReceiptParameters {
            try crossing(193, FfiConverterTypeReceiptParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.boleto_update`.
    public enum BoletoUpdate {
        /// Converts the record to the parameters of "update boleto", in the order of the service's documents; members of `extra`
        /// come last. Unset fields are not sent; an empty string clears a field.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra`
        /// that is not a scalar.
        public static func parameters(value: BoletoUpdateParameters) throws -> FormPairList {
            try crossing(195, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeBoletoUpdateParameters.write(value, into: &$0)
            }
        }

        /// The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs
        /// twice; the issue of a value that is invalid for its field, at its path.
        public static func parseParameters(parameters: FormPairList? = nil, form: ConcealedText? = nil) throws -> BoletoUpdateParameters {
            try crossing(196, FfiConverterTypeBoletoUpdateParameters.self) {
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(form, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.form`.
    public enum Form {
        /// Encodes names and values as a form, in the given order. The form is UTF-8; spaces become `+`.
        ///
        /// - Parameters:
        ///   - parameters: Names and values.
        /// - Throws: None.
        public static func encode(parameters: FormPairList) throws -> ConcealedText {
            try crossing(198, FfiConverterTypeConcealedText.self) {
                FfiConverterTypeFormPairList.write(parameters, into: &$0)
            }
        }

        /// Decodes a form to its names and values, in order.
        ///
        /// - Parameters:
        ///   - form: The text of a form, `a=1&b=2`.
        /// - Throws: `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
        public static func decode(form: ConcealedText) throws -> FormPairList {
            try crossing(199, FfiConverterTypeFormPairList.self) {
                FfiConverterTypeConcealedText.write(form, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.request`.
    public enum Request {
        /// Builds the request of an operation. `parameters` is the result of an operation such as `v1.sale.parameters`, and is
        /// sent as a form. `serviceVersion` is sent only if it is given; otherwise the service uses the account's default
        /// version, which was fixed by its first request.
        ///
        /// - Parameters:
        ///   - operation: The operation of the interface.
        ///   - baseUrl: Where the service is: https, or http on this machine.
        ///   - apiKey: The account's key. No message shows it.
        ///   - id: Key of the record, where the path names one.
        ///   - listing: What to list.
        ///   - parameters: What to send, as `parameters` of the record's area gives it. Debug output never shows the values.
        ///   - serviceVersion: The version to use, if it is not the account's own.
        /// - Throws: Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
        /// `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to
        /// 100.
        public static func build(operation: OperationV1, baseUrl: String, apiKey: ConcealedText, id: Int64? = nil, listing: ListingQueryV1? = nil, parameters: FormPairList? = nil, serviceVersion: CalendarDate? = nil) throws -> ApiRequest {
            try crossing(200, FfiConverterTypeApiRequest.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                FfiConverterString.write(baseUrl, into: &$0)
                FfiConverterTypeConcealedText.write(apiKey, into: &$0)
                OptionalOf<FfiConverterInt64>.write(id, into: &$0)
                OptionalOf<FfiConverterTypeListingQueryV1>.write(listing, into: &$0)
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
                OptionalOf<FfiConverterTypeCalendarDate>.write(serviceVersion, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.response`.
    public enum Response {
        /// Decodes a response as a value or an error, depending on its status. If the API key is given, its beginning is masked in
        /// the error's message. A value that is invalid for its field is kept unchanged, and is listed in `issues` with its path in
        /// `value`; the rest of the response is decoded normally.
        ///
        /// - Parameters:
        ///   - operation: The operation of the interface.
        ///   - status: The response's status, 100 to 599.
        ///   - body: The body's bytes, exactly as they arrived.
        ///   - apiKey: The account's key. No message shows it.
        /// - Throws: `unexpected_response` if the body of a success does not have the structure that the operation returns. The paths of its
        /// issues begin with `body`.
        public static func decode(operation: OperationV1, status: Int64, body: ByteData, apiKey: ConcealedText? = nil) throws -> ApiAnswerV1 {
            try crossing(201, FfiConverterTypeApiAnswerV1Parts.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                FfiConverterInt64.write(status, into: &$0)
                FfiConverterTypeByteData.write(body, into: &$0)
                OptionalOf<FfiConverterTypeConcealedText>.write(apiKey, into: &$0)
            }.cases()
        }

    }

    /// The operations of the area `v1.retry`.
    public enum Retry {
        /// Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
        /// been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
        /// earlier attempt may have carried them out, and they are rejected or cannot be sent again.
        ///
        /// - Parameters:
        ///   - operation: The operation of the interface.
        ///   - attempt: Number of the attempt, counted from 1.
        ///   - now: The current time, in Unix seconds.
        ///   - seed: Seed of the jitter; any number.
        ///   - elapsed: Time since the first attempt began, in milliseconds.
        ///   - status: The response's status, 100 to 599; unset if no response came.
        ///   - retryAfter: The text of the header `Retry-After`, if the response had one.
        /// - Throws: `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
        public static func next(operation: OperationV1, attempt: Int64, now: Date, seed: Int64, elapsed: TimeInterval, status: Int64? = nil, retryAfter: String? = nil) throws -> RetryPlan {
            try crossing(202, FfiConverterTypeRetryPlan.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                FfiConverterInt64.write(attempt, into: &$0)
                FfiConverterInt64.write(unixSeconds(now), into: &$0)
                FfiConverterInt64.write(seed, into: &$0)
                FfiConverterInt64.write(wholeMilliseconds(elapsed), into: &$0)
                OptionalOf<FfiConverterInt64>.write(status, into: &$0)
                OptionalOf<FfiConverterString>.write(retryAfter, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.pages`.
    public enum Pages {
        /// Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the service's default order is not
        /// stable.
        ///
        /// - Parameters:
        ///   - operation: The operation that lists.
        ///   - listing: What to list.
        /// - Throws: `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
        public static func start(operation: OperationV1, listing: ListingQueryV1? = nil) throws -> PageStepV1 {
            try crossing(203, FfiConverterTypePageStepV1.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                OptionalOf<FfiConverterTypeListingQueryV1>.write(listing, into: &$0)
            }
        }

        /// Continues with the response to the last request: the listing itself, or the result of `v1.response.decode`. The
        /// pagination ends at a page without a new record, or with fewer records than the page size that the response states.
        /// `end` states whether every record has certainly been returned.
        ///
        /// - Parameters:
        ///   - state: The state of the pagination, as the last step returned it.
        ///   - response: The response to the last request.
        /// - Throws: `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
        /// below `state` if the caller has modified the state.
        public static func next(state: JsonText, response: JsonText) throws -> PageStepV1 {
            try crossing(204, FfiConverterTypePageStepV1.self) {
                FfiConverterTypeJsonText.write(state, into: &$0)
                FfiConverterTypeJsonText.write(response, into: &$0)
            }
        }

    }

    /// The operations of the area `v1.exchange`.
    public enum Exchange {
        /// Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
        /// happened as an event to `v1.exchange.next`. `parameters` is the result of an operation such as `v1.sale.parameters`; if
        /// the validation rules reject them, nothing is sent. A change is not sent twice unless that is safe: if its response is
        /// lost, the change is looked up.
        ///
        /// - Parameters:
        ///   - operation: The operation of the service.
        ///   - settings: Address, key and limits.
        ///   - nowMs: The current time in milliseconds since 1970.
        ///   - gate: The gate of the latest step of any exchange with this key; none at first.
        ///   - id: Key of the record, where the path names one.
        ///   - listing: What to list.
        ///   - parameters: The parameters to send.
        /// - Throws: Every problem at once: the errors of the parameters, below `parameters`; `required` and `unknown_argument` at
        /// `parameters`; the errors of `v1.request.build`, with those of address and API key below `settings`.
        public static func start(operation: OperationV1, settings: ExchangeSettings, nowMs: Int64, gate: JsonText? = nil, id: Int64? = nil, listing: ListingQueryV1? = nil, parameters: FormPairList? = nil) throws -> ExchangeStep {
            try crossing(205, FfiConverterTypeExchangeStepParts.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                FfiConverterTypeExchangeSettings.write(settings, into: &$0)
                FfiConverterInt64.write(nowMs, into: &$0)
                OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
                OptionalOf<FfiConverterInt64>.write(id, into: &$0)
                OptionalOf<FfiConverterTypeListingQueryV1>.write(listing, into: &$0)
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
            }.cases()
        }

        /// Returns the step that follows an event. Pass the same `parameters` as to `v1.exchange.start`: the state does not
        /// contain them.
        ///
        /// - Parameters:
        ///   - state: The state of the last step.
        ///   - settings: Address, key and limits.
        ///   - event: What happened since the last step.
        ///   - body: The body of a response; empty if there is none.
        ///   - gate: The gate of the latest step of any exchange with this key; none at first.
        ///   - parameters: The parameters, as they were given to `v1.exchange.start`.
        /// - Throws: `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
        /// `event.status`; `required` at `parameters` if they are missing; an error below `state` if the caller has modified the
        /// state.
        public static func next(state: JsonText, settings: ExchangeSettings, event: ExchangeEvent, body: ByteData, gate: JsonText? = nil, parameters: FormPairList? = nil) throws -> ExchangeStep {
            try crossing(206, FfiConverterTypeExchangeStepParts.self) {
                FfiConverterTypeJsonText.write(state, into: &$0)
                FfiConverterTypeExchangeSettings.write(settings, into: &$0)
                FfiConverterTypeExchangeEvent.write(event, into: &$0)
                FfiConverterTypeByteData.write(body, into: &$0)
                OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
            }.cases()
        }

        /// Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
        /// whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `parameters` as to
        /// `v1.exchange.start`.
        ///
        /// - Parameters:
        ///   - operation: The operation of the service that the state is of.
        ///   - state: The stored state of the last step.
        ///   - settings: Address, key and limits.
        ///   - nowMs: The current time in milliseconds since 1970.
        ///   - seed: Seed of the random wait; any number.
        ///   - gate: The gate of the latest step of any exchange with this key; none at first.
        ///   - parameters: The parameters, as they were given to `v1.exchange.start`.
        /// - Throws: `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
        /// `required` at `parameters` if they are missing; an error below `state` if the caller has modified the state.
        public static func resume(operation: OperationV1, state: JsonText, settings: ExchangeSettings, nowMs: Int64, seed: Int64, gate: JsonText? = nil, parameters: FormPairList? = nil) throws -> ExchangeStep {
            try crossing(207, FfiConverterTypeExchangeStepParts.self) {
                FfiConverterTypeOperationV1.write(operation, into: &$0)
                FfiConverterTypeJsonText.write(state, into: &$0)
                FfiConverterTypeExchangeSettings.write(settings, into: &$0)
                FfiConverterInt64.write(nowMs, into: &$0)
                FfiConverterInt64.write(seed, into: &$0)
                OptionalOf<FfiConverterTypeJsonText>.write(gate, into: &$0)
                OptionalOf<FfiConverterTypeFormPairList>.write(parameters, into: &$0)
            }.cases()
        }

    }

    /// The operations of the area `v1.convert`.
    public enum Convert {
        /// Converts a sale of version 1 to version 2. `servicos` becomes `itens`, `parcelas_venda` becomes `parcelas`, and `nfse`
        /// becomes `nfse_dados`. The nested objects of customer, payment method and services are replaced by their keys and names.
        /// Every value that is lost or changed is in the report.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func saleToV2(value: SaleV1) throws -> SaleConverted {
            try crossing(208, FfiConverterTypeSaleConverted.self) {
                FfiConverterTypeSaleV1.write(value, into: &$0)
            }
        }

        /// Converts a customer of version 1 to version 2. The nested object of the city is replaced by its key and name.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func customerToV2(value: CustomerV1) throws -> CustomerConverted {
            try crossing(209, FfiConverterTypeCustomerConverted.self) {
                FfiConverterTypeCustomerV1.write(value, into: &$0)
            }
        }

        /// Converts a service of version 1 to version 2. The nested objects of list item and activity are replaced by their keys
        /// and names.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func serviceToV2(value: ServiceV1) throws -> ServiceConverted {
            try crossing(210, FfiConverterTypeServiceConverted.self) {
                FfiConverterTypeServiceV1.write(value, into: &$0)
            }
        }

        /// Converts a payment method of version 1 to version 2. Only key, name and kind are kept.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func paymentMethodToV2(value: PaymentMethodV1) throws -> PaymentMethodConverted {
            try crossing(211, FfiConverterTypePaymentMethodConverted.self) {
                FfiConverterTypePaymentMethodV1.write(value, into: &$0)
            }
        }

        /// Converts a sale of version 2 to the version 1 parameters of an insert. Version 1 identifies customer, service and
        /// payment method by their names, so the sale must contain these names.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func saleParametersFromV2(value: Lastro.Sale) throws -> SaleParametersConverted {
            try crossing(212, FfiConverterTypeSaleParametersConverted.self) {
                FfiConverterTypeSale.write(value, into: &$0)
            }
        }

        /// Converts a customer of version 2 to version 1 parameters. Version 1 has one card per customer: the first card is kept.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func customerParametersFromV2(value: Lastro.Customer) throws -> CustomerParametersConverted {
            try crossing(213, FfiConverterTypeCustomerParametersConverted.self) {
                FfiConverterTypeCustomer.write(value, into: &$0)
            }
        }

        /// Converts a service of version 2 to version 1 parameters.
        ///
        /// - Parameters:
        ///   - value: The record.
        /// - Throws: An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
        public static func serviceParametersFromV2(value: Lastro.Service) throws -> ServiceParametersConverted {
            try crossing(214, FfiConverterTypeServiceParametersConverted.self) {
                FfiConverterTypeService.write(value, into: &$0)
            }
        }

    }

}

extension Installment {
    /// Writes an installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(34, FfiConverterTypeJsonText.self) {
            FfiConverterTypeInstallment.write(self, into: &$0)
        }
    }

    /// The body to send for an installment: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(35, FfiConverterTypeJsonText.self) {
            FfiConverterTypeInstallment.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks an installment before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(36, FfiConverterTypeValidation.self) {
            FfiConverterTypeInstallment.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension ScheduleData {
    /// Writes the schedule data of a contract as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(42, FfiConverterTypeJsonText.self) {
            FfiConverterTypeScheduleData.write(self, into: &$0)
        }
    }

    /// The body to send for the schedule data of a contract: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(43, FfiConverterTypeJsonText.self) {
            FfiConverterTypeScheduleData.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks the schedule data of a contract before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(44, FfiConverterTypeValidation.self) {
            FfiConverterTypeScheduleData.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension NfseData {
    /// Writes the data of an NFS-e as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(38, FfiConverterTypeJsonText.self) {
            FfiConverterTypeNfseData.write(self, into: &$0)
        }
    }

    /// The body to send for the data of an NFS-e: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(39, FfiConverterTypeJsonText.self) {
            FfiConverterTypeNfseData.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks the data of an NFS-e before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(40, FfiConverterTypeValidation.self) {
            FfiConverterTypeNfseData.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Item {
    /// Writes an item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(30, FfiConverterTypeJsonText.self) {
            FfiConverterTypeItem.write(self, into: &$0)
        }
    }

    /// The body to send for an item: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(31, FfiConverterTypeJsonText.self) {
            FfiConverterTypeItem.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks an item before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(32, FfiConverterTypeValidation.self) {
            FfiConverterTypeItem.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Sale {
    /// Computes the totals of a sale: items, discount, total, installments, and the amount that no installment charges.
    ///
    /// - Throws: `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if it is missing and the item has no `total` either, and at
    /// `sale.parcelas[i].valor` if it is missing; `out_of_range` at the list whose sum is out of the range of amounts.
    public func totals() throws -> SaleTotals {
        try crossing(19, FfiConverterTypeSaleTotals.self) {
            FfiConverterTypeSale.write(self, into: &$0)
        }
    }

    /// The payment state of a sale on a given day, derived from its installments. The sale is cancelled if all installments
    /// are. Otherwise the cancelled ones do not count: the sale is paid if all installments are paid, overdue if any is
    /// overdue, partially received if anything was received, and pending in all other cases. `holidays`: local holidays, in
    /// addition to the national ones.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - holidays: Local holidays, in addition to the national ones; none when unset.
    /// - Throws: `required` at `sale.parcelas[i].valor` if it is missing, and at its `data_vencimento` if it is missing and nothing was
    /// received; `out_of_range` at `data_vencimento` if no business day follows within a year.
    public func status(today: CalendarDate, holidays: [CalendarDate]? = nil) throws -> InstallmentStatus {
        try crossing(20, FfiConverterTypeInstallmentStatus.self) {
            FfiConverterTypeSale.write(self, into: &$0)
            FfiConverterTypeCalendarDate.write(today, into: &$0)
            OptionalOf<ListOf<FfiConverterTypeCalendarDate>>.write(holidays, into: &$0)
        }
    }

    /// The sale after a receipt is confirmed: with the new received amount, receipt date and state of the installment, and the
    /// new state of the sale. The receipts of an installment add up. A receipt without an amount is for the whole remaining
    /// amount. The installment's receipt date is the latest of its receipts.
    ///
    /// - Parameters:
    ///   - receipt: The receipt to confirm.
    /// - Throws: The errors of `receipt.validate` with the sale, below `receipt`, such as `nothing_to_receive` at `valor_recebido` if the
    /// receipt has no amount and nothing remains; `required` at `sale.parcelas` if the sale has no installments, and at the
    /// installment's `valor` if it is missing; `contradiction` at the `status` of a cancelled installment.
    public func confirmReceipt(receipt: Receipt) throws -> Sale {
        try crossing(22, FfiConverterTypeSale.self) {
            FfiConverterTypeSale.write(self, into: &$0)
            FfiConverterTypeReceipt.write(receipt, into: &$0)
        }
    }

    /// The body for an update of a sale, which must contain the whole sale. Fields that were cleared are null.
    ///
    /// - Parameters:
    ///   - edited: The record as it is to be.
    /// - Throws: None for values of the type.
    public func updateBody(edited: Sale) throws -> JsonText {
        try crossing(24, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSale.write(self, into: &$0)
            FfiConverterTypeSale.write(edited, into: &$0)
        }
    }

    /// Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(26, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSale.write(self, into: &$0)
        }
    }

    /// The body to send for a sale: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(27, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSale.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a sale before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(28, FfiConverterTypeValidation.self) {
            FfiConverterTypeSale.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Receipt {
    /// Validates the body of "confirm receipt" before it is sent. If `sale` is given, also checks that the receipt fits its
    /// installments. `version` has no effect here.
    ///
    /// - Parameters:
    ///   - sale: The sale.
    ///   - version: The version of the interface that the body is for; 2 when unset.
    /// - Throws: `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
    public func validate(sale: Sale? = nil, version: ApiVersion? = nil) throws -> Validation {
        try crossing(49, FfiConverterTypeValidation.self) {
            FfiConverterTypeReceipt.write(self, into: &$0)
            OptionalOf<FfiConverterTypeSale>.write(sale, into: &$0)
            OptionalOf<FfiConverterTypeApiVersion>.write(version, into: &$0)
        }
    }

    /// Writes a receipt as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(51, FfiConverterTypeJsonText.self) {
            FfiConverterTypeReceipt.write(self, into: &$0)
        }
    }

    /// The body to send for a receipt: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(52, FfiConverterTypeJsonText.self) {
            FfiConverterTypeReceipt.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

}

extension Cancellation {
    /// Validates the body of "cancel invoice" before it is sent. The text of the reason must have at least 15 characters; in
    /// version 1 it is required only if the code is 4. `sale` has no effect here.
    ///
    /// - Parameters:
    ///   - sale: The sale.
    ///   - version: The version of the interface that the body is for; 2 when unset.
    /// - Throws: `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
    public func validate(sale: Sale? = nil, version: ApiVersion? = nil) throws -> Validation {
        try crossing(45, FfiConverterTypeValidation.self) {
            FfiConverterTypeCancellation.write(self, into: &$0)
            OptionalOf<FfiConverterTypeSale>.write(sale, into: &$0)
            OptionalOf<FfiConverterTypeApiVersion>.write(version, into: &$0)
        }
    }

    /// Writes a cancellation as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(47, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCancellation.write(self, into: &$0)
        }
    }

    /// The body to send for a cancellation: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(48, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCancellation.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

}

extension BoletoUpdate {
    /// Validates the body of "update boleto" before it is sent. Warns if fine or interest differs by more than a cent from
    /// the amount that its percentage gives. If `sale` is given, the amounts are also compared with its installment.
    /// `version` has no effect here.
    ///
    /// - Parameters:
    ///   - sale: The sale.
    ///   - version: The version of the interface that the body is for; 2 when unset.
    /// - Throws: `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are
    /// returned as issues.
    public func validate(sale: Sale? = nil, version: ApiVersion? = nil) throws -> Validation {
        try crossing(53, FfiConverterTypeValidation.self) {
            FfiConverterTypeBoletoUpdate.write(self, into: &$0)
            OptionalOf<FfiConverterTypeSale>.write(sale, into: &$0)
            OptionalOf<FfiConverterTypeApiVersion>.write(version, into: &$0)
        }
    }

    /// Writes a boleto update as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(55, FfiConverterTypeJsonText.self) {
            FfiConverterTypeBoletoUpdate.write(self, into: &$0)
        }
    }

    /// The body to send for a boleto update: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(56, FfiConverterTypeJsonText.self) {
            FfiConverterTypeBoletoUpdate.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

}

extension Service {
    /// The smallest body that updates a service: only the fields that differ from `original`, with null for a field that was
    /// cleared.
    ///
    /// - Parameters:
    ///   - edited: The record as it is to be.
    /// - Throws: None for values of the type.
    public func updateBody(edited: Service) throws -> JsonText {
        try crossing(57, FfiConverterTypeJsonText.self) {
            FfiConverterTypeService.write(self, into: &$0)
            FfiConverterTypeService.write(edited, into: &$0)
        }
    }

    /// Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(59, FfiConverterTypeJsonText.self) {
            FfiConverterTypeService.write(self, into: &$0)
        }
    }

    /// The body to send for a service: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(60, FfiConverterTypeJsonText.self) {
            FfiConverterTypeService.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a service before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(61, FfiConverterTypeValidation.self) {
            FfiConverterTypeService.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension PaymentMethod {
    /// Writes a payment method as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(63, FfiConverterTypeJsonText.self) {
            FfiConverterTypePaymentMethod.write(self, into: &$0)
        }
    }

    /// The body to send for a payment method: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(64, FfiConverterTypeJsonText.self) {
            FfiConverterTypePaymentMethod.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a payment method before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(65, FfiConverterTypeValidation.self) {
            FfiConverterTypePaymentMethod.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Contact {
    /// Writes a contact as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(72, FfiConverterTypeJsonText.self) {
            FfiConverterTypeContact.write(self, into: &$0)
        }
    }

    /// The body to send for a contact: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(73, FfiConverterTypeJsonText.self) {
            FfiConverterTypeContact.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a contact before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(74, FfiConverterTypeValidation.self) {
            FfiConverterTypeContact.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Card {
    /// Writes a card as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(78, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCard.write(self, into: &$0)
        }
    }

    /// The body to send for a card: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(79, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCard.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a card before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(80, FfiConverterTypeValidation.self) {
            FfiConverterTypeCard.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Customer {
    /// The smallest body that updates a customer: only the fields that differ from `original`, with null for a field that was
    /// cleared. A list of contacts or cards that differs is sent as a whole.
    ///
    /// - Parameters:
    ///   - edited: The record as it is to be.
    /// - Throws: None for values of the type.
    public func updateBody(edited: Customer) throws -> JsonText {
        try crossing(66, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomer.write(self, into: &$0)
            FfiConverterTypeCustomer.write(edited, into: &$0)
        }
    }

    /// Writes a customer as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(68, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomer.write(self, into: &$0)
        }
    }

    /// The body to send for a customer: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(69, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomer.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a customer before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(70, FfiConverterTypeValidation.self) {
            FfiConverterTypeCustomer.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Plan {
    /// Writes a plan as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(82, FfiConverterTypeJsonText.self) {
            FfiConverterTypePlan.write(self, into: &$0)
        }
    }

    /// The body to send for a plan: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(83, FfiConverterTypeJsonText.self) {
            FfiConverterTypePlan.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a plan before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(84, FfiConverterTypeValidation.self) {
            FfiConverterTypePlan.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension WalletEntry {
    /// Writes a wallet entry as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(86, FfiConverterTypeJsonText.self) {
            FfiConverterTypeWalletEntry.write(self, into: &$0)
        }
    }

    /// The body to send for a wallet entry: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(87, FfiConverterTypeJsonText.self) {
            FfiConverterTypeWalletEntry.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a wallet entry before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(88, FfiConverterTypeValidation.self) {
            FfiConverterTypeWalletEntry.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Cnae {
    /// Writes a CNAE activity as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(90, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCnae.write(self, into: &$0)
        }
    }

    /// The body to send for a CNAE activity: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(91, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCnae.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a CNAE activity before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(92, FfiConverterTypeValidation.self) {
            FfiConverterTypeCnae.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension ServiceListItem {
    /// Writes an item of the LC 116 service list as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(94, FfiConverterTypeJsonText.self) {
            FfiConverterTypeServiceListItem.write(self, into: &$0)
        }
    }

    /// The body to send for an item of the LC 116 service list: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(95, FfiConverterTypeJsonText.self) {
            FfiConverterTypeServiceListItem.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks an item of the LC 116 service list before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(96, FfiConverterTypeValidation.self) {
            FfiConverterTypeServiceListItem.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Municipality {
    /// Writes a municipality as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(99, FfiConverterTypeJsonText.self) {
            FfiConverterTypeMunicipality.write(self, into: &$0)
        }
    }

    /// The body to send for a municipality: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(100, FfiConverterTypeJsonText.self) {
            FfiConverterTypeMunicipality.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a municipality before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(101, FfiConverterTypeValidation.self) {
            FfiConverterTypeMunicipality.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension AdjustmentIndex {
    /// Writes an adjustment index as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(103, FfiConverterTypeJsonText.self) {
            FfiConverterTypeAdjustmentIndex.write(self, into: &$0)
        }
    }

    /// The body to send for an adjustment index: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(104, FfiConverterTypeJsonText.self) {
            FfiConverterTypeAdjustmentIndex.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks an adjustment index before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(105, FfiConverterTypeValidation.self) {
            FfiConverterTypeAdjustmentIndex.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Listing {
    /// Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(107, FfiConverterTypeJsonText.self) {
            FfiConverterTypeListing.write(self, into: &$0)
        }
    }

    /// The body to send for a listing: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(108, FfiConverterTypeJsonText.self) {
            FfiConverterTypeListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(109, FfiConverterTypeValidation.self) {
            FfiConverterTypeListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension SaleListing {
    /// Writes a sale listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(111, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSaleListing.write(self, into: &$0)
        }
    }

    /// The body to send for a sale listing: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(112, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSaleListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a sale listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(113, FfiConverterTypeValidation.self) {
            FfiConverterTypeSaleListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension CustomerListing {
    /// Writes a customer listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(115, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomerListing.write(self, into: &$0)
        }
    }

    /// The body to send for a customer listing: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(116, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomerListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a customer listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(117, FfiConverterTypeValidation.self) {
            FfiConverterTypeCustomerListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension ServiceListing {
    /// Writes a service listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(119, FfiConverterTypeJsonText.self) {
            FfiConverterTypeServiceListing.write(self, into: &$0)
        }
    }

    /// The body to send for a service listing: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(120, FfiConverterTypeJsonText.self) {
            FfiConverterTypeServiceListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks a service listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(121, FfiConverterTypeValidation.self) {
            FfiConverterTypeServiceListing.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension Deleted {
    /// Writes the response to a delete as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(123, FfiConverterTypeJsonText.self) {
            FfiConverterTypeDeleted.write(self, into: &$0)
        }
    }

    /// The body to send for the response to a delete: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(124, FfiConverterTypeJsonText.self) {
            FfiConverterTypeDeleted.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks the response to a delete before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(125, FfiConverterTypeValidation.self) {
            FfiConverterTypeDeleted.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension ApiError {
    /// Writes an API error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(127, FfiConverterTypeJsonText.self) {
            FfiConverterTypeApiError.write(self, into: &$0)
        }
    }

    /// The body to send for an API error: read-only and display fields left out, and on insert the keys.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    /// - Throws: None for a value of the type.
    public func body(operation: WriteOperation) throws -> JsonText {
        try crossing(128, FfiConverterTypeJsonText.self) {
            FfiConverterTypeApiError.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
        }
    }

    /// Checks an API error before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    /// - Throws: `invalid` if the value is not an object. All other problems are listed as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil) throws -> Validation {
        try crossing(129, FfiConverterTypeValidation.self) {
            FfiConverterTypeApiError.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
        }
    }

}

extension RetryPlan {
    /// ``waitMs`` as a `TimeInterval`.
    public var wait: TimeInterval? { waitMs.map { Double($0) / 1000 } }

}

extension ExchangeSettings {
    /// ``timeoutMs`` as a `TimeInterval`.
    public var timeout: TimeInterval? { timeoutMs.map { Double($0) / 1000 } }

    /// ``deadlineMs`` as a `TimeInterval`.
    public var deadline: TimeInterval? { deadlineMs.map { Double($0) / 1000 } }

    /// ``settledAfterMs`` as a `TimeInterval`.
    public var settledAfter: TimeInterval? { settledAfterMs.map { Double($0) / 1000 } }

}

extension Event {
    /// ``timestamp`` as a `Date`.
    public var date: Date? { timestamp.map { Date(timeIntervalSince1970: Double($0)) } }

}

extension SaleParameters {
    /// Validates the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the date
    /// of birth. Unset fields of `context` mean "unknown". For an update, pass the sale to be changed as `original`: once its
    /// invoice is issued, only the payment method may change.
    ///
    /// - Parameters:
    ///   - operation: Whether the record is inserted or updated.
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    ///   - original: The record as the service has it.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object, or if
    /// `original` is given for an insert. All other problems are returned as issues.
    public func validate(operation: WriteOperation, today: CalendarDate? = nil, context: ContextV1? = nil, original: SaleV1? = nil) throws -> Validation {
        try crossing(163, FfiConverterTypeValidation.self) {
            FfiConverterTypeSaleParameters.write(self, into: &$0)
            FfiConverterTypeWriteOperation.write(operation, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
            OptionalOf<FfiConverterTypeSaleV1>.write(original, into: &$0)
        }
    }

}

extension ServiceV1 {
    /// Writes a service of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(181, FfiConverterTypeJsonText.self) {
            FfiConverterTypeServiceV1.write(self, into: &$0)
        }
    }

}

extension ItemV1 {
    /// Writes an item of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(170, FfiConverterTypeJsonText.self) {
            FfiConverterTypeItemV1.write(self, into: &$0)
        }
    }

}

extension InstallmentV1 {
    /// Writes an installment of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(172, FfiConverterTypeJsonText.self) {
            FfiConverterTypeInstallmentV1.write(self, into: &$0)
        }
    }

}

extension PaymentMethodV1 {
    /// Writes a payment method of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(176, FfiConverterTypeJsonText.self) {
            FfiConverterTypePaymentMethodV1.write(self, into: &$0)
        }
    }

}

extension InvoiceV1 {
    /// Writes an invoice of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(174, FfiConverterTypeJsonText.self) {
            FfiConverterTypeInvoiceV1.write(self, into: &$0)
        }
    }

}

extension CustomerV1 {
    /// Writes a customer of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(186, FfiConverterTypeJsonText.self) {
            FfiConverterTypeCustomerV1.write(self, into: &$0)
        }
    }

}

extension SaleV1 {
    /// Checks a changed sale: if the invoice of `original` is issued, only the payment method may differ.
    ///
    /// - Parameters:
    ///   - edited: The record as it is to be.
    /// - Throws: None for values of the type.
    public func validateUpdate(edited: SaleV1) throws -> Validation {
        try crossing(164, FfiConverterTypeValidation.self) {
            FfiConverterTypeSaleV1.write(self, into: &$0)
            FfiConverterTypeSaleV1.write(edited, into: &$0)
        }
    }

    /// Checks whether a sale may be deleted: reports an error if its invoice is issued.
    ///
    /// - Throws: None for a value of the type.
    public func validateDelete() throws -> Validation {
        try crossing(165, FfiConverterTypeValidation.self) {
            FfiConverterTypeSaleV1.write(self, into: &$0)
        }
    }

    /// The JSON value of the field `dados_extra`, which is a string of JSON text; null if the field is unset.
    ///
    /// - Throws: An error of kind `malformed` if the string is not JSON.
    public func extraData() throws -> JsonText? {
        try crossing(166, OptionalOf<FfiConverterTypeJsonText>.self) {
            FfiConverterTypeSaleV1.write(self, into: &$0)
        }
    }

    /// Writes a sale of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(168, FfiConverterTypeJsonText.self) {
            FfiConverterTypeSaleV1.write(self, into: &$0)
        }
    }

}

extension ServiceParameters {
    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    public func validate(today: CalendarDate? = nil, context: ContextV1? = nil) throws -> Validation {
        try crossing(179, FfiConverterTypeValidation.self) {
            FfiConverterTypeServiceParameters.write(self, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
        }
    }

}

extension CustomerParameters {
    /// Validates the parameters before they are sent. `today` is used for the date of birth and the card's expiry. `context` is
    /// used to check whether a card fits the payment method.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    public func validate(today: CalendarDate? = nil, context: ContextV1? = nil) throws -> Validation {
        try crossing(184, FfiConverterTypeValidation.self) {
            FfiConverterTypeCustomerParameters.write(self, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
        }
    }

}

extension ListingV1 {
    /// Writes a listing of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
    ///
    /// - Throws: None for a value of the type.
    public func encode() throws -> JsonText {
        try crossing(188, FfiConverterTypeJsonText.self) {
            FfiConverterTypeListingV1.write(self, into: &$0)
        }
    }

}

extension CancellationParameters {
    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    public func validate(today: CalendarDate? = nil, context: ContextV1? = nil) throws -> Validation {
        try crossing(191, FfiConverterTypeValidation.self) {
            FfiConverterTypeCancellationParameters.write(self, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
        }
    }

}

extension ReceiptParameters {
    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    public func validate(today: CalendarDate? = nil, context: ContextV1? = nil) throws -> Validation {
        try crossing(194, FfiConverterTypeValidation.self) {
            FfiConverterTypeReceiptParameters.write(self, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
        }
    }

}

extension BoletoUpdateParameters {
    /// Validates the parameters before they are sent. `today` and `context` have no effect here.
    ///
    /// - Parameters:
    ///   - today: The current day, for the rules that need it.
    ///   - context: Facts that the parameters do not contain; what it leaves out is unknown.
    /// - Throws: `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other
    /// problems are returned as issues.
    public func validate(today: CalendarDate? = nil, context: ContextV1? = nil) throws -> Validation {
        try crossing(197, FfiConverterTypeValidation.self) {
            FfiConverterTypeBoletoUpdateParameters.write(self, into: &$0)
            OptionalOf<FfiConverterTypeCalendarDate>.write(today, into: &$0)
            OptionalOf<FfiConverterTypeContextV1>.write(context, into: &$0)
        }
    }

}

extension Installment: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Installment.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ScheduleData: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try ScheduleData.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension NfseData: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try NfseData.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Item: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Item.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Sale: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Sale.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Receipt: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Receipt.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Cancellation: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Cancellation.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension BoletoUpdate: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try BoletoUpdate.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Service: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Service.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension PaymentMethod: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try PaymentMethod.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Contact: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Contact.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Plan: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Plan.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension WalletEntry: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try WalletEntry.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Cnae: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Cnae.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ServiceListItem: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try ServiceListItem.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Municipality: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Municipality.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension AdjustmentIndex: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try AdjustmentIndex.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Listing: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Listing.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension SaleListing: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try SaleListing.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ServiceListing: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try ServiceListing.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension Deleted: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try Deleted.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ApiError: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try ApiError.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ServiceV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Service.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ItemV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Item.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension InstallmentV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Installment.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension PaymentMethodV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.PaymentMethod.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension InvoiceV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Invoice.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension CustomerV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Customer.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension SaleV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Sale.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension ListingV1: WireRecord {
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {
        let decoded = try V1.Listing.decode(json: json)
        return (decoded.value, decoded.issues)
    }
}

extension InstallmentStatus {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .pending: return 1
        case .paid: return 2
        case .partiallyReceived: return 3
        case .cancelled: return 4
        case .overdue: return 5
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .pending
        case 2: self = .paid
        case 3: self = .partiallyReceived
        case 4: self = .cancelled
        case 5: self = .overdue
        default: self = .unknown(code)
        }
    }
}

extension Frequency {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .once: return 0
        case .monthly: return 1
        case .bimonthly: return 2
        case .quarterly: return 3
        case .semiannual: return 6
        case .annual: return 12
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 0: self = .once
        case 1: self = .monthly
        case 2: self = .bimonthly
        case 3: self = .quarterly
        case 6: self = .semiannual
        case 12: self = .annual
        default: self = .unknown(code)
        }
    }
}

extension Repetition {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .always: return 1
        case .count: return 2
        case .untilDate: return 3
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .always
        case 2: self = .count
        case 3: self = .untilDate
        default: self = .unknown(code)
        }
    }
}

extension Flag {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .no: return 0
        case .yes: return 1
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 0: self = .no
        case 1: self = .yes
        default: self = .unknown(code)
        }
    }
}

extension YesNo {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .yes: return 1
        case .no: return 2
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .yes
        case 2: self = .no
        default: self = .unknown(code)
        }
    }
}

extension OperationNature {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .taxedInMunicipality: return 1
        case .taxedOutside: return 2
        case .exempt: return 3
        case .immune: return 4
        case .suspendedByCourt: return 5
        case .suspendedByAdministration: return 6
        case .export: return 51
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .taxedInMunicipality
        case 2: self = .taxedOutside
        case 3: self = .exempt
        case 4: self = .immune
        case 5: self = .suspendedByCourt
        case 6: self = .suspendedByAdministration
        case 51: self = .export
        default: self = .unknown(code)
        }
    }
}

extension BillingMethod {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .issueNow: return 1
        case .afterPayment: return 2
        case .doNotIssue: return 3
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .issueNow
        case 2: self = .afterPayment
        case 3: self = .doNotIssue
        default: self = .unknown(code)
        }
    }
}

extension InvoiceStatus {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .issued: return 1
        case .cancelled: return 2
        case .pending: return 3
        case .error: return 4
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .issued
        case 2: self = .cancelled
        case 3: self = .pending
        case 4: self = .error
        default: self = .unknown(code)
        }
    }
}

extension RpsKind {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .normal: return 1
        case .mixed: return 2
        case .coupon: return 3
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .normal
        case 2: self = .mixed
        case 3: self = .coupon
        default: self = .unknown(code)
        }
    }
}

extension CancellationReason {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .issueError: return 1
        case .serviceNotRendered: return 2
        case .duplicity: return 3
        case .other: return 4
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .issueError
        case 2: self = .serviceNotRendered
        case 3: self = .duplicity
        case 4: self = .other
        default: self = .unknown(code)
        }
    }
}

extension ApiVersion {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .v1: return 1
        case .v2: return 2
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .v1
        case 2: self = .v2
        default: self = .unknown(code)
        }
    }
}

extension ActiveStatus {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .active: return 1
        case .inactive: return 2
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .active
        case 2: self = .inactive
        default: self = .unknown(code)
        }
    }
}

extension PaymentKind {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .cash: return 1
        case .boleto: return 2
        case .cheque: return 3
        case .externalCreditCard: return 4
        case .externalDebitCard: return 5
        case .deposit: return 6
        case .transfer: return 7
        case .externalCollection: return 9
        case .onlineCard: return 11
        case .pix: return 12
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .cash
        case 2: self = .boleto
        case 3: self = .cheque
        case 4: self = .externalCreditCard
        case 5: self = .externalDebitCard
        case 6: self = .deposit
        case 7: self = .transfer
        case 9: self = .externalCollection
        case 11: self = .onlineCard
        case 12: self = .pix
        default: self = .unknown(code)
        }
    }
}

extension PersonKind {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .legalEntity: return 1
        case .individual: return 2
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .legalEntity
        case 2: self = .individual
        default: self = .unknown(code)
        }
    }
}

extension Gender {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .female: return 1
        case .male: return 2
        case .other: return 3
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .female
        case 2: self = .male
        case 3: self = .other
        default: self = .unknown(code)
        }
    }
}

extension FrequencyDisplay {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .planFrequency: return 1
        case .customText: return 2
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .planFrequency
        case 2: self = .customText
        default: self = .unknown(code)
        }
    }
}

extension FederativeUnit {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .ro: return 11
        case .ac: return 12
        case .am: return 13
        case .rr: return 14
        case .pa: return 15
        case .ap: return 16
        case .to: return 17
        case .ma: return 21
        case .pi: return 22
        case .ce: return 23
        case .rn: return 24
        case .pb: return 25
        case .pe: return 26
        case .al: return 27
        case .se: return 28
        case .ba: return 29
        case .mg: return 31
        case .es: return 32
        case .rj: return 33
        case .sp: return 35
        case .pr: return 41
        case .sc: return 42
        case .rs: return 43
        case .ms: return 50
        case .mt: return 51
        case .go: return 52
        case .df: return 53
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 11: self = .ro
        case 12: self = .ac
        case 13: self = .am
        case 14: self = .rr
        case 15: self = .pa
        case 16: self = .ap
        case 17: self = .to
        case 21: self = .ma
        case 22: self = .pi
        case 23: self = .ce
        case 24: self = .rn
        case 25: self = .pb
        case 26: self = .pe
        case 27: self = .al
        case 28: self = .se
        case 29: self = .ba
        case 31: self = .mg
        case 32: self = .es
        case 33: self = .rj
        case 35: self = .sp
        case 41: self = .pr
        case 42: self = .sc
        case 43: self = .rs
        case 50: self = .ms
        case 51: self = .mt
        case 52: self = .go
        case 53: self = .df
        default: self = .unknown(code)
        }
    }
}

extension FrequencyV1 {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .monthly: return 1
        case .bimonthly: return 2
        case .quarterly: return 3
        case .semiannual: return 6
        case .annual: return 12
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .monthly
        case 2: self = .bimonthly
        case 3: self = .quarterly
        case 6: self = .semiannual
        case 12: self = .annual
        default: self = .unknown(code)
        }
    }
}

extension InstallmentStatusV1 {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .pending: return 1
        case .paid: return 2
        case .partiallyReceived: return 3
        case .cancelled: return 4
        case .overdue: return 5
        case .suspended: return 6
        case .notAuthorized: return 7
        case .expired: return 8
        case .externalCollection: return 9
        case .error: return 10
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .pending
        case 2: self = .paid
        case 3: self = .partiallyReceived
        case 4: self = .cancelled
        case 5: self = .overdue
        case 6: self = .suspended
        case 7: self = .notAuthorized
        case 8: self = .expired
        case 9: self = .externalCollection
        case 10: self = .error
        default: self = .unknown(code)
        }
    }
}

extension InvoiceStatusV1 {
    /// The number that JSON has for this code.
    public var code: Int64 {
        switch self {
        case .issued: return 1
        case .cancelled: return 2
        case .pending: return 3
        case .issueError: return 4
        case .awaitingReceipt: return 5
        case .notIssued: return 6
        case .remittance: return 7
        case .issuing: return 8
        case .cancelling: return 9
        case .unknown(let code): return code
        }
    }

    /// The code with this number; `unknown` if no code has it.
    public init(code: Int64) {
        switch code {
        case 1: self = .issued
        case 2: self = .cancelled
        case 3: self = .pending
        case 4: self = .issueError
        case 5: self = .awaitingReceipt
        case 6: self = .notIssued
        case 7: self = .remittance
        case 8: self = .issuing
        case 9: self = .cancelling
        default: self = .unknown(code)
        }
    }
}

extension SplitPolicy {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .spread: return "spread"
        case .first: return "first"
        case .last: return "last"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "spread": self = .spread
        case "first": self = .first
        case "last": self = .last
        default: return nil
        }
    }
}

extension Rounding {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .halfUp: return "half_up"
        case .down: return "down"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "half_up": self = .halfUp
        case "down": self = .down
        default: return nil
        }
    }
}

extension SlipKind {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .boleto: return "boleto"
        case .arrecadacao: return "arrecadacao"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "boleto": self = .boleto
        case "arrecadacao": self = .arrecadacao
        default: return nil
        }
    }
}

extension ZeroIssReason {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .exempt: return "exempt"
        case .immune: return "immune"
        case .export: return "export"
        case .noRate: return "no_rate"
        case .zeroRate: return "zero_rate"
        case .zeroBase: return "zero_base"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "exempt": self = .exempt
        case "immune": self = .immune
        case "export": self = .export
        case "no_rate": self = .noRate
        case "zero_rate": self = .zeroRate
        case "zero_base": self = .zeroBase
        default: return nil
        }
    }
}

extension IssueCode {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .malformedJson: return "malformed_json"
        case .notJson: return "not_json"
        case .notReady: return "not_ready"
        case .alreadyStarted: return "already_started"
        case .notAnEngine: return "not_an_engine"
        case .anotherEngine: return "another_engine"
        case .tooDeep: return "too_deep"
        case .tooLarge: return "too_large"
        case .invalidUtf8: return "invalid_utf8"
        case .loneSurrogate: return "lone_surrogate"
        case .duplicateKey: return "duplicate_key"
        case .invalidType: return "invalid_type"
        case .required: return "required"
        case .blank: return "blank"
        case .invalidInteger: return "invalid_integer"
        case .invalidMoney: return "invalid_money"
        case .invalidPercent: return "invalid_percent"
        case .invalidQuantity: return "invalid_quantity"
        case .tooManyDecimals: return "too_many_decimals"
        case .outOfRange: return "out_of_range"
        case .invalidDate: return "invalid_date"
        case .invalidMonth: return "invalid_month"
        case .invalidDateTime: return "invalid_date_time"
        case .invalidChoice: return "invalid_choice"
        case .invalidBase64: return "invalid_base64"
        case .invalidCode: return "invalid_code"
        case .mismatch: return "mismatch"
        case .tooLong: return "too_long"
        case .contradiction: return "contradiction"
        case .outOfOrder: return "out_of_order"
        case .unknownField: return "unknown_field"
        case .ignored: return "ignored"
        case .invalidMunicipality: return "invalid_municipality"
        case .invalidServiceItem: return "invalid_service_item"
        case .tooShort: return "too_short"
        case .invalidCpf: return "invalid_cpf"
        case .invalidCnpj: return "invalid_cnpj"
        case .invalidCep: return "invalid_cep"
        case .invalidEmail: return "invalid_email"
        case .invalidTaxCode: return "invalid_tax_code"
        case .invalidCardNumber: return "invalid_card_number"
        case .invalidSecurityCode: return "invalid_security_code"
        case .invalidLinhaDigitavel: return "invalid_linha_digitavel"
        case .invalidBarcode: return "invalid_barcode"
        case .invalidPix: return "invalid_pix"
        case .invalidPixKey: return "invalid_pix_key"
        case .invalidUrl: return "invalid_url"
        case .lockedAfterIssue: return "locked_after_issue"
        case .invoiceIssued: return "invoice_issued"
        case .noEquivalent: return "no_equivalent"
        case .dropped: return "dropped"
        case .derived: return "derived"
        case .placeholder: return "placeholder"
        case .invalidCharacters: return "invalid_characters"
        case .unknownKey: return "unknown_key"
        case .aboveLegalLimit: return "above_legal_limit"
        case .noOccurrence: return "no_occurrence"
        case .nothingToCharge: return "nothing_to_charge"
        case .nothingToReceive: return "nothing_to_receive"
        case .noPositiveWeight: return "no_positive_weight"
        case .unbounded: return "unbounded"
        case .invalidOperator: return "invalid_operator"
        case .reservedName: return "reserved_name"
        case .unknownOperation: return "unknown_operation"
        case .moreIssues: return "more_issues"
        case .internal: return "internal"
        case .unknownArgument: return "unknown_argument"
        case .unknownColumn: return "unknown_column"
        case .columnExists: return "column_exists"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "malformed_json": self = .malformedJson
        case "not_json": self = .notJson
        case "not_ready": self = .notReady
        case "already_started": self = .alreadyStarted
        case "not_an_engine": self = .notAnEngine
        case "another_engine": self = .anotherEngine
        case "too_deep": self = .tooDeep
        case "too_large": self = .tooLarge
        case "invalid_utf8": self = .invalidUtf8
        case "lone_surrogate": self = .loneSurrogate
        case "duplicate_key": self = .duplicateKey
        case "invalid_type": self = .invalidType
        case "required": self = .required
        case "blank": self = .blank
        case "invalid_integer": self = .invalidInteger
        case "invalid_money": self = .invalidMoney
        case "invalid_percent": self = .invalidPercent
        case "invalid_quantity": self = .invalidQuantity
        case "too_many_decimals": self = .tooManyDecimals
        case "out_of_range": self = .outOfRange
        case "invalid_date": self = .invalidDate
        case "invalid_month": self = .invalidMonth
        case "invalid_date_time": self = .invalidDateTime
        case "invalid_choice": self = .invalidChoice
        case "invalid_base64": self = .invalidBase64
        case "invalid_code": self = .invalidCode
        case "mismatch": self = .mismatch
        case "too_long": self = .tooLong
        case "contradiction": self = .contradiction
        case "out_of_order": self = .outOfOrder
        case "unknown_field": self = .unknownField
        case "ignored": self = .ignored
        case "invalid_municipality": self = .invalidMunicipality
        case "invalid_service_item": self = .invalidServiceItem
        case "too_short": self = .tooShort
        case "invalid_cpf": self = .invalidCpf
        case "invalid_cnpj": self = .invalidCnpj
        case "invalid_cep": self = .invalidCep
        case "invalid_email": self = .invalidEmail
        case "invalid_tax_code": self = .invalidTaxCode
        case "invalid_card_number": self = .invalidCardNumber
        case "invalid_security_code": self = .invalidSecurityCode
        case "invalid_linha_digitavel": self = .invalidLinhaDigitavel
        case "invalid_barcode": self = .invalidBarcode
        case "invalid_pix": self = .invalidPix
        case "invalid_pix_key": self = .invalidPixKey
        case "invalid_url": self = .invalidUrl
        case "locked_after_issue": self = .lockedAfterIssue
        case "invoice_issued": self = .invoiceIssued
        case "no_equivalent": self = .noEquivalent
        case "dropped": self = .dropped
        case "derived": self = .derived
        case "placeholder": self = .placeholder
        case "invalid_characters": self = .invalidCharacters
        case "unknown_key": self = .unknownKey
        case "above_legal_limit": self = .aboveLegalLimit
        case "no_occurrence": self = .noOccurrence
        case "nothing_to_charge": self = .nothingToCharge
        case "nothing_to_receive": self = .nothingToReceive
        case "no_positive_weight": self = .noPositiveWeight
        case "unbounded": self = .unbounded
        case "invalid_operator": self = .invalidOperator
        case "reserved_name": self = .reservedName
        case "unknown_operation": self = .unknownOperation
        case "more_issues": self = .moreIssues
        case "internal": self = .internal
        case "unknown_argument": self = .unknownArgument
        case "unknown_column": self = .unknownColumn
        case "column_exists": self = .columnExists
        default: return nil
        }
    }
}

extension Severity {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .error: return "error"
        case .warning: return "warning"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "error": self = .error
        case "warning": self = .warning
        default: return nil
        }
    }
}

extension WriteOperation {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .insert: return "insert"
        case .update: return "update"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "insert": self = .insert
        case "update": self = .update
        default: return nil
        }
    }
}

extension CardBrand {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .elo: return "elo"
        case .hipercard: return "hipercard"
        case .amex: return "amex"
        case .diners: return "diners"
        case .mastercard: return "mastercard"
        case .visa: return "visa"
        case .unknown: return "unknown"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "elo": self = .elo
        case "hipercard": self = .hipercard
        case "amex": self = .amex
        case "diners": self = .diners
        case "mastercard": self = .mastercard
        case "visa": self = .visa
        case "unknown": self = .unknown
        default: return nil
        }
    }
}

extension PixKind {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .static: return "estatico"
        case .dynamic: return "dinamico"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "estatico": self = .static
        case "dinamico": self = .dynamic
        default: return nil
        }
    }
}

extension PixFault {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .crc: return "crc"
        case .truncated: return "truncated"
        case .malformed: return "malformed"
        case .notPix: return "not_pix"
        case .nameTooLong: return "name_too_long"
        case .cityTooLong: return "city_too_long"
        case .wrongVersion: return "wrong_version"
        case .wrongCurrency: return "wrong_currency"
        case .wrongCountry: return "wrong_country"
        case .invalidAmount: return "invalid_amount"
        case .invalidKey: return "invalid_key"
        case .invalidUrl: return "invalid_url"
        case .invalidTxid: return "invalid_txid"
        case .duplicate: return "duplicate"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "crc": self = .crc
        case "truncated": self = .truncated
        case "malformed": self = .malformed
        case "not_pix": self = .notPix
        case "name_too_long": self = .nameTooLong
        case "city_too_long": self = .cityTooLong
        case "wrong_version": self = .wrongVersion
        case "wrong_currency": self = .wrongCurrency
        case "wrong_country": self = .wrongCountry
        case "invalid_amount": self = .invalidAmount
        case "invalid_key": self = .invalidKey
        case "invalid_url": self = .invalidUrl
        case "invalid_txid": self = .invalidTxid
        case "duplicate": self = .duplicate
        default: return nil
        }
    }
}

extension PixWarning {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .lowerCaseCrc: return "lower_case_crc"
        case .keyCase: return "key_case"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "lower_case_crc": self = .lowerCaseCrc
        case "key_case": self = .keyCase
        default: return nil
        }
    }
}

extension Resource {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .service: return "service"
        case .paymentMethod: return "payment_method"
        case .customer: return "customer"
        case .sale: return "sale"
        case .plan: return "plan"
        case .cnae: return "cnae"
        case .serviceListItem: return "service_list_item"
        case .municipality: return "municipality"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "service": self = .service
        case "payment_method": self = .paymentMethod
        case "customer": self = .customer
        case "sale": self = .sale
        case "plan": self = .plan
        case "cnae": self = .cnae
        case "service_list_item": self = .serviceListItem
        case "municipality": self = .municipality
        default: return nil
        }
    }
}

extension Operator {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .eq: return "eq"
        case .neq: return "neq"
        case .gt: return "gt"
        case .lt: return "lt"
        case .gte: return "gte"
        case .lte: return "lte"
        case .between: return "between"
        case .isNull: return "isnull"
        case .isNotNull: return "isnotnull"
        case .contains: return "contains"
        case .notContains: return "notcontains"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "eq": self = .eq
        case "neq": self = .neq
        case "gt": self = .gt
        case "lt": self = .lt
        case "gte": self = .gte
        case "lte": self = .lte
        case "between": self = .between
        case "isnull": self = .isNull
        case "isnotnull": self = .isNotNull
        case "contains": self = .contains
        case "notcontains": self = .notContains
        default: return nil
        }
    }
}

extension ApiOperation {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .servicesList: return "services.list"
        case .servicesInsert: return "services.insert"
        case .servicesSelect: return "services.select"
        case .servicesUpdate: return "services.update"
        case .servicesDelete: return "services.delete"
        case .paymentMethodsList: return "payment_methods.list"
        case .customersList: return "customers.list"
        case .customersInsert: return "customers.insert"
        case .customersSelect: return "customers.select"
        case .customersUpdate: return "customers.update"
        case .customersDelete: return "customers.delete"
        case .salesList: return "sales.list"
        case .salesInsert: return "sales.insert"
        case .salesSelect: return "sales.select"
        case .salesUpdate: return "sales.update"
        case .salesDelete: return "sales.delete"
        case .salesCancelInvoice: return "sales.cancel_invoice"
        case .salesConfirmReceipt: return "sales.confirm_receipt"
        case .salesUpdateBoleto: return "sales.update_boleto"
        case .plansList: return "plans.list"
        case .plansSelect: return "plans.select"
        case .walletSelect: return "wallet.select"
        case .cnaeList: return "cnae.list"
        case .serviceListList: return "service_list.list"
        case .municipalitiesList: return "municipalities.list"
        case .indicesList: return "indices.list"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "services.list": self = .servicesList
        case "services.insert": self = .servicesInsert
        case "services.select": self = .servicesSelect
        case "services.update": self = .servicesUpdate
        case "services.delete": self = .servicesDelete
        case "payment_methods.list": self = .paymentMethodsList
        case "customers.list": self = .customersList
        case "customers.insert": self = .customersInsert
        case "customers.select": self = .customersSelect
        case "customers.update": self = .customersUpdate
        case "customers.delete": self = .customersDelete
        case "sales.list": self = .salesList
        case "sales.insert": self = .salesInsert
        case "sales.select": self = .salesSelect
        case "sales.update": self = .salesUpdate
        case "sales.delete": self = .salesDelete
        case "sales.cancel_invoice": self = .salesCancelInvoice
        case "sales.confirm_receipt": self = .salesConfirmReceipt
        case "sales.update_boleto": self = .salesUpdateBoleto
        case "plans.list": self = .plansList
        case "plans.select": self = .plansSelect
        case "wallet.select": self = .walletSelect
        case "cnae.list": self = .cnaeList
        case "service_list.list": self = .serviceListList
        case "municipalities.list": self = .municipalitiesList
        case "indices.list": self = .indicesList
        default: return nil
        }
    }
}

extension ErrorKind {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .badRequest: return "bad_request"
        case .unauthorized: return "unauthorized"
        case .notFound: return "not_found"
        case .rateLimited: return "rate_limited"
        case .server: return "server"
        case .unavailable: return "unavailable"
        case .other: return "other"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "bad_request": self = .badRequest
        case "unauthorized": self = .unauthorized
        case "not_found": self = .notFound
        case "rate_limited": self = .rateLimited
        case "server": self = .server
        case "unavailable": self = .unavailable
        case "other": self = .other
        default: return nil
        }
    }
}

extension RetryAction {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .retry: return "retry"
        case .giveUp: return "give_up"
        case .reconcile: return "reconcile"
        case .done: return "done"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "retry": self = .retry
        case "give_up": self = .giveUp
        case "reconcile": self = .reconcile
        case "done": self = .done
        default: return nil
        }
    }
}

extension PageEnd {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .complete: return "complete"
        case .missing: return "missing"
        case .repeated: return "repeated"
        case .unsure: return "unsure"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "complete": self = .complete
        case "missing": self = .missing
        case "repeated": self = .repeated
        case "unsure": self = .unsure
        default: return nil
        }
    }
}

extension ExchangeFailureKind {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .refused: return "refused"
        case .unreachable: return "unreachable"
        case .unexpectedResponse: return "unexpected_response"
        case .cancelled: return "cancelled"
        case .keyRefused: return "key_refused"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "refused": self = .refused
        case "unreachable": self = .unreachable
        case "unexpected_response": self = .unexpectedResponse
        case "cancelled": self = .cancelled
        case "key_refused": self = .keyRefused
        default: return nil
        }
    }
}

extension CarriedOut {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .no: return "no"
        case .unknown: return "unknown"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "no": self = .no
        case "unknown": self = .unknown
        default: return nil
        }
    }
}

extension ExchangeEventKind {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .response: return "response"
        case .notSent: return "not_sent"
        case .lost: return "lost"
        case .timedOut: return "timed_out"
        case .waited: return "waited"
        case .more: return "more"
        case .cancelled: return "cancelled"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "response": self = .response
        case "not_sent": self = .notSent
        case "lost": self = .lost
        case "timed_out": self = .timedOut
        case "waited": self = .waited
        case "more": self = .more
        case "cancelled": self = .cancelled
        default: return nil
        }
    }
}

extension Verdict {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .ok: return "ok"
        case .malformed: return "malformed"
        case .notAnObject: return "not_an_object"
        case .missingHeader: return "missing_header"
        case .missingSignature: return "missing_signature"
        case .badSignatureEncoding: return "bad_signature_encoding"
        case .duplicateKey: return "duplicate_key"
        case .tooLarge: return "too_large"
        case .tooDeep: return "too_deep"
        case .emptySecret: return "empty_secret"
        case .mismatch: return "mismatch"
        case .tooOld: return "too_old"
        case .tooNew: return "too_new"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "ok": self = .ok
        case "malformed": self = .malformed
        case "not_an_object": self = .notAnObject
        case "missing_header": self = .missingHeader
        case "missing_signature": self = .missingSignature
        case "bad_signature_encoding": self = .badSignatureEncoding
        case "duplicate_key": self = .duplicateKey
        case "too_large": self = .tooLarge
        case "too_deep": self = .tooDeep
        case "empty_secret": self = .emptySecret
        case "mismatch": self = .mismatch
        case "too_old": self = .tooOld
        case "too_new": self = .tooNew
        default: return nil
        }
    }
}

extension SignedForm {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .asSent: return "as_sent"
        case .unescaped: return "unescaped"
        case .php: return "php"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "as_sent": self = .asSent
        case "unescaped": self = .unescaped
        case "php": self = .php
        default: return nil
        }
    }
}

extension EventEntity {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .customer: return "customer"
        case .sale: return "sale"
        case .service: return "service"
        case .paymentMethod: return "payment_method"
        case .plan: return "plan"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "customer": self = .customer
        case "sale": self = .sale
        case "service": self = .service
        case "payment_method": self = .paymentMethod
        case "plan": self = .plan
        default: return nil
        }
    }
}

extension Cause {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .nothing: return "nothing"
        case .form: return "form"
        case .secretSpace: return "secret_space"
        case .escapes: return "escapes"
        case .numbers: return "numbers"
        case .indented: return "indented"
        case .base64Signature: return "base64_signature"
        case .prefixedSignature: return "prefixed_signature"
        case .doubleEncoded: return "double_encoded"
        case .compressed: return "compressed"
        case .parsedObject: return "parsed_object"
        case .secretOrData: return "secret_or_data"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "nothing": self = .nothing
        case "form": self = .form
        case "secret_space": self = .secretSpace
        case "escapes": self = .escapes
        case "numbers": self = .numbers
        case "indented": self = .indented
        case "base64_signature": self = .base64Signature
        case "prefixed_signature": self = .prefixedSignature
        case "double_encoded": self = .doubleEncoded
        case "compressed": self = .compressed
        case "parsed_object": self = .parsedObject
        case "secret_or_data": self = .secretOrData
        default: return nil
        }
    }
}

extension Flavour {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .php: return "php"
        case .phpUnescaped: return "php_unescaped"
        case .js: return "js"
        case .python: return "python"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "php": self = .php
        case "php_unescaped": self = .phpUnescaped
        case "js": self = .js
        case "python": self = .python
        default: return nil
        }
    }
}

extension OperationV1 {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .salesList: return "sales.list"
        case .salesInsert: return "sales.insert"
        case .salesSelect: return "sales.select"
        case .salesUpdate: return "sales.update"
        case .salesDelete: return "sales.delete"
        case .salesCancelInvoice: return "sales.cancel_invoice"
        case .salesConfirmReceipt: return "sales.confirm_receipt"
        case .salesUpdateBoleto: return "sales.update_boleto"
        case .servicesList: return "services.list"
        case .servicesInsert: return "services.insert"
        case .servicesSelect: return "services.select"
        case .servicesUpdate: return "services.update"
        case .servicesDelete: return "services.delete"
        case .customersList: return "customers.list"
        case .customersInsert: return "customers.insert"
        case .customersSelect: return "customers.select"
        case .customersUpdate: return "customers.update"
        case .customersDelete: return "customers.delete"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "sales.list": self = .salesList
        case "sales.insert": self = .salesInsert
        case "sales.select": self = .salesSelect
        case "sales.update": self = .salesUpdate
        case "sales.delete": self = .salesDelete
        case "sales.cancel_invoice": self = .salesCancelInvoice
        case "sales.confirm_receipt": self = .salesConfirmReceipt
        case "sales.update_boleto": self = .salesUpdateBoleto
        case "services.list": self = .servicesList
        case "services.insert": self = .servicesInsert
        case "services.select": self = .servicesSelect
        case "services.update": self = .servicesUpdate
        case "services.delete": self = .servicesDelete
        case "customers.list": self = .customersList
        case "customers.insert": self = .customersInsert
        case "customers.select": self = .customersSelect
        case "customers.update": self = .customersUpdate
        case "customers.delete": self = .customersDelete
        default: return nil
        }
    }
}

extension DirectionV1 {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .asc: return "ASC"
        case .desc: return "DESC"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "ASC": self = .asc
        case "DESC": self = .desc
        default: return nil
        }
    }
}

extension Language {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .en: return "en"
        case .ptBr: return "pt-BR"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "en": self = .en
        case "pt-BR": self = .ptBr
        default: return nil
        }
    }
}

extension FormInput {
    /// The string that JSON has for this value.
    public var text: String {
        switch self {
        case .text: return "text"
        case .textarea: return "textarea"
        case .email: return "email"
        case .tel: return "tel"
        case .integer: return "integer"
        case .decimal: return "decimal"
        case .money: return "money"
        case .percent: return "percent"
        case .date: return "date"
        case .dateTime: return "datetime"
        case .checkbox: return "checkbox"
        case .select: return "select"
        case .password: return "password"
        case .group: return "group"
        case .list: return "list"
        case .hidden: return "hidden"
        }
    }

    /// The value for a string of JSON; nil if there is none.
    public init?(text: String) {
        switch text {
        case "text": self = .text
        case "textarea": self = .textarea
        case "email": self = .email
        case "tel": self = .tel
        case "integer": self = .integer
        case "decimal": self = .decimal
        case "money": self = .money
        case "percent": self = .percent
        case "date": self = .date
        case "datetime": self = .dateTime
        case "checkbox": self = .checkbox
        case "select": self = .select
        case "password": self = .password
        case "group": self = .group
        case "list": self = .list
        case "hidden": self = .hidden
        default: return nil
        }
    }
}

/// A response: either a value or the service's error.
public enum ApiAnswer: Hashable, Sendable {
    /// The record, the listing `{header, data}`, or the list that the operation returns.
    case success(value: JsonText, issues: [LastroIssue])
    /// The service's error.
    case failure(apiError: ApiFailure)
}

extension ApiAnswerParts {
    func cases() throws -> ApiAnswer {
        if let value { return .success(value: value, issues: issues) }
        guard let apiError else { throw fault("swift.case") }
        return .failure(apiError: apiError)
    }
}

/// What your program must do next in an exchange.
public enum ExchangeStep: Hashable, Sendable {
    /// Send this request, without following redirects, and report the outcome as an event.
    case send(request: ApiRequest, timeoutMs: Int64?, state: JsonText, gate: JsonText)
    /// Wait this many milliseconds, then send the event `waited`.
    case wait(waitMs: Int64, state: JsonText, gate: JsonText)
    /// Set if the exchange has failed.
    case failed(failure: ExchangeFailure, state: JsonText, gate: JsonText)
    /// The records of a page. Send the event `more` for the next page, unless `end` is set.
    case page(items: [JsonText], end: PageEnd?, countChanged: Bool?, issues: [LastroIssue], state: JsonText, gate: JsonText)
    /// The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
    /// found no record to return.
    case done(value: JsonText?, issues: [LastroIssue], state: JsonText, gate: JsonText)

    /// The state to pass to the next step: plain data that contains neither the key nor the record.
    public var state: JsonText {
        switch self {
        case .send(_, _, let value, _): return value
        case .wait(_, let value, _): return value
        case .failed(_, let value, _): return value
        case .page(_, _, _, _, let value, _): return value
        case .done(_, _, let value, _): return value
        }
    }

    /// The rate limit, and whether the API key was rejected: shared by all exchanges with this key. Pass the latest value to
    /// the next step of any of them.
    public var gate: JsonText {
        switch self {
        case .send(_, _, _, let value): return value
        case .wait(_, _, let value): return value
        case .failed(_, _, let value): return value
        case .page(_, _, _, _, _, let value): return value
        case .done(_, _, _, let value): return value
        }
    }
}

extension ExchangeStepParts {
    func cases() throws -> ExchangeStep {
        if let request { return .send(request: request, timeoutMs: timeoutMs, state: state, gate: gate) }
        if let waitMs { return .wait(waitMs: waitMs, state: state, gate: gate) }
        if let failure { return .failed(failure: failure, state: state, gate: gate) }
        if let items { return .page(items: items, end: end, countChanged: countChanged, issues: issues, state: state, gate: gate) }
        return .done(value: value, issues: issues, state: state, gate: gate)
    }
}

/// The result of verifying a body.
public enum Verification: Hashable, Sendable {
    /// Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`.
    case genuine(secretIndex: Int64, form: SignedForm?, event: Event?, dedupeKey: String?, verdict: Verdict)
    /// None of the other cases.
    case refused(verdict: Verdict)

    /// `ok`, or the reason for rejecting the body.
    public var verdict: Verdict {
        switch self {
        case .genuine(_, _, _, _, let value): return value
        case .refused(let value): return value
        }
    }
}

extension VerificationParts {
    func cases() throws -> Verification {
        if let secretIndex { return .genuine(secretIndex: secretIndex, form: form, event: event, dedupeKey: dedupeKey, verdict: verdict) }
        return .refused(verdict: verdict)
    }
}

/// An event and its record. The record is in the field of its type; if this version of the library does not know the type,
/// it is only in `data`.
public enum WebhookEvent: Hashable, Sendable {
    /// The customer.
    case customerEvent(customer: Customer, event: Event, data: JsonText, issues: [LastroIssue])
    /// The sale or contract.
    case saleEvent(sale: Sale, event: Event, data: JsonText, issues: [LastroIssue])
    /// The service.
    case serviceEvent(service: Service, event: Event, data: JsonText, issues: [LastroIssue])
    /// The payment method.
    case paymentMethodEvent(paymentMethod: PaymentMethod, event: Event, data: JsonText, issues: [LastroIssue])
    /// The plan.
    case planEvent(plan: Plan, event: Event, data: JsonText, issues: [LastroIssue])
    /// None of the other cases.
    case otherEvent(event: Event, data: JsonText, issues: [LastroIssue])

    /// The event's header.
    public var event: Event {
        switch self {
        case .customerEvent(_, let value, _, _): return value
        case .saleEvent(_, let value, _, _): return value
        case .serviceEvent(_, let value, _, _): return value
        case .paymentMethodEvent(_, let value, _, _): return value
        case .planEvent(_, let value, _, _): return value
        case .otherEvent(let value, _, _): return value
        }
    }

    /// The record as JSON, unchanged.
    public var data: JsonText {
        switch self {
        case .customerEvent(_, _, let value, _): return value
        case .saleEvent(_, _, let value, _): return value
        case .serviceEvent(_, _, let value, _): return value
        case .paymentMethodEvent(_, _, let value, _): return value
        case .planEvent(_, _, let value, _): return value
        case .otherEvent(_, let value, _): return value
        }
    }

    /// An issue for each value that is invalid for its field, with its path.
    public var issues: [LastroIssue] {
        switch self {
        case .customerEvent(_, _, _, let value): return value
        case .saleEvent(_, _, _, let value): return value
        case .serviceEvent(_, _, _, let value): return value
        case .paymentMethodEvent(_, _, _, let value): return value
        case .planEvent(_, _, _, let value): return value
        case .otherEvent(_, _, let value): return value
        }
    }
}

extension WebhookEventParts {
    func cases() throws -> WebhookEvent {
        if let customer { return .customerEvent(customer: customer, event: event, data: data, issues: issues) }
        if let sale { return .saleEvent(sale: sale, event: event, data: data, issues: issues) }
        if let service { return .serviceEvent(service: service, event: event, data: data, issues: issues) }
        if let paymentMethod { return .paymentMethodEvent(paymentMethod: paymentMethod, event: event, data: data, issues: issues) }
        if let plan { return .planEvent(plan: plan, event: event, data: data, issues: issues) }
        return .otherEvent(event: event, data: data, issues: issues)
    }
}

/// A response: either a value or the service's error.
public enum ApiAnswerV1: Hashable, Sendable {
    /// The record, the listing, or the result of the action.
    case success(value: JsonText, issues: [LastroIssue])
    /// The service's error.
    case failure(apiError: ApiFailureV1)
}

extension ApiAnswerV1Parts {
    func cases() throws -> ApiAnswerV1 {
        if let value { return .success(value: value, issues: issues) }
        guard let apiError else { throw fault("swift.case") }
        return .failure(apiError: apiError)
    }
}

extension Service: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.service

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Service] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Service` that a query may filter by, each with the operators of its type.
public enum ServiceFields {
    /// Primary key, given by the service on insert.
    public static let id = OrderedField<Service, Int64>(name: "id") { String(describing: $0) }
    /// Display name; required on insert.
    public static let nome = TextFilterField<Service>(name: "nome")
    /// Whether the service is active; a new service is active by default.
    public static let status = OrderedField<Service, ActiveStatus>(name: "status") { String($0.code) }
    /// Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102.
    public static let idServico = OrderedField<Service, Int64>(name: "id_servico") { String(describing: $0) }
    /// Display text of the list item.
    public static let servico = TextFilterField<Service>(name: "servico")
    /// CNAE identifier.
    public static let idAtividade = OrderedField<Service, Int64>(name: "id_atividade") { String(describing: $0) }
    /// Display text of the CNAE.
    public static let atividade = TextFilterField<Service>(name: "atividade")
    /// Descriptive text.
    public static let discriminacao = TextFilterField<Service>(name: "discriminacao")
    /// Default value; 0 if unset in an insert.
    public static let valor = OrderedField<Service, Amount>(name: "valor") { exactText($0) }
    /// Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert.
    public static let impostosPercentual = OrderedField<Service, Rate>(name: "impostos_percentual") { exactText($0) }
    /// Municipal tax code, which the city hall needs to issue invoices.
    public static let codigoTributacaoMunicipio = TextFilterField<Service>(name: "codigo_tributacao_municipio")
}

extension PaymentMethod: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.paymentMethod

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [PaymentMethod] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `PaymentMethod` that a query may filter by, each with the operators of its type.
public enum PaymentMethodFields {
    /// Primary key.
    public static let id = OrderedField<PaymentMethod, Int64>(name: "id") { String(describing: $0) }
    /// Display name.
    public static let nome = TextFilterField<PaymentMethod>(name: "nome")
    /// Whether the payment method is active.
    public static let status = OrderedField<PaymentMethod, ActiveStatus>(name: "status") { String($0.code) }
    /// Kind of payment method.
    public static let tipo = OrderedField<PaymentMethod, PaymentKind>(name: "tipo") { String($0.code) }
    /// Fine for late payment, in per cent.
    public static let multa = OrderedField<PaymentMethod, Rate>(name: "multa") { exactText($0) }
    /// Interest for late payment, in per cent per month.
    public static let juros = OrderedField<PaymentMethod, Rate>(name: "juros") { exactText($0) }
}

extension Customer: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.customer

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Customer] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Customer` that a query may filter by, each with the operators of its type.
public enum CustomerFields {
    /// Primary key, given by the service on insert.
    public static let id = OrderedField<Customer, Int64>(name: "id") { String(describing: $0) }
    /// Additional reference code of the customer.
    public static let codigo = OrderedField<Customer, Int64>(name: "codigo") { String(describing: $0) }
    /// When the customer was registered.
    public static let dataCadastro = OrderedField<Customer, Moment>(name: "data_cadastro") { $0.text }
    /// Whether the customer is active; a new customer is active by default.
    public static let status = OrderedField<Customer, ActiveStatus>(name: "status") { String($0.code) }
    /// Legal entity or individual; required on insert.
    public static let tipo = OrderedField<Customer, PersonKind>(name: "tipo") { String($0.code) }
    /// Display name; required on insert.
    public static let nome = TextFilterField<Customer>(name: "nome")
    /// CNPJ of a legal entity, with or without punctuation.
    public static let cnpj = TextFilterField<Customer>(name: "cnpj")
    /// Registered name of a legal entity; defaults to `nome` on insert.
    public static let razaoSocial = TextFilterField<Customer>(name: "razao_social")
    /// State registration of a legal entity.
    public static let inscricaoEstadual = TextFilterField<Customer>(name: "inscricao_estadual")
    /// Municipal registration of a legal entity.
    public static let inscricaoMunicipal = TextFilterField<Customer>(name: "inscricao_municipal")
    /// CPF of an individual.
    public static let cpf = TextFilterField<Customer>(name: "cpf")
    /// Identity document of an individual.
    public static let identidade = TextFilterField<Customer>(name: "identidade")
    /// Date of birth of an individual.
    public static let dataNascimento = OrderedField<Customer, CalendarDate>(name: "data_nascimento") { String(describing: $0) }
    /// Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading.
    public static let genero = OrderedField<Customer, Gender>(name: "genero") { String($0.code) }
    /// Free notes.
    public static let obs = TextFilterField<Customer>(name: "obs")
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    public static let cep = TextFilterField<Customer>(name: "cep")
    /// IBGE code of the city.
    public static let idCidade = OrderedField<Customer, Int64>(name: "id_cidade") { String(describing: $0) }
    /// Display name of the city.
    public static let cidade = TextFilterField<Customer>(name: "cidade")
    /// IBGE code of the federative unit: the first two digits of the city's.
    public static let estado = OrderedField<Customer, Int64>(name: "estado") { String(describing: $0) }
    /// Street.
    public static let endereco = TextFilterField<Customer>(name: "endereco")
    /// Number in the street.
    public static let numero = TextFilterField<Customer>(name: "numero")
    /// Flat, floor or block.
    public static let complemento = TextFilterField<Customer>(name: "complemento")
    /// District.
    public static let bairro = TextFilterField<Customer>(name: "bairro")
    /// Primary key, given by the service on insert.
    public static let contatosId = OrderedField<Customer, Int64>(name: "contatos.id") { String(describing: $0) }
    /// Key of the customer.
    public static let contatosIdPessoa = OrderedField<Customer, Int64>(name: "contatos.id_pessoa") { String(describing: $0) }
    /// Kind of contact, as free text.
    public static let contatosTipo = TextFilterField<Customer>(name: "contatos.tipo")
    /// Whether it is the main contact.
    public static let contatosPrincipal = OrderedField<Customer, Flag>(name: "contatos.principal") { String($0.code) }
    /// Name of the contact.
    public static let contatosNome = TextFilterField<Customer>(name: "contatos.nome")
    /// CPF of the contact.
    public static let contatosCpf = TextFilterField<Customer>(name: "contatos.cpf")
    /// Date of birth.
    public static let contatosDataNascimento = OrderedField<Customer, CalendarDate>(name: "contatos.data_nascimento") { String(describing: $0) }
    /// Identity document.
    public static let contatosIdentidade = TextFilterField<Customer>(name: "contatos.identidade")
    /// Gender. It is sent as a code and returned as display text; both are accepted when reading.
    public static let contatosGenero = OrderedField<Customer, Gender>(name: "contatos.genero") { String($0.code) }
    /// E-mail address.
    public static let contatosEmail = TextFilterField<Customer>(name: "contatos.email")
    /// Phone number.
    public static let contatosTelefone = TextFilterField<Customer>(name: "contatos.telefone")
    /// Mobile phone number.
    public static let contatosCelular = TextFilterField<Customer>(name: "contatos.celular")
    /// Free notes.
    public static let contatosObs = TextFilterField<Customer>(name: "contatos.obs")
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    public static let contatosCep = TextFilterField<Customer>(name: "contatos.cep")
    /// IBGE code of the city.
    public static let contatosIdCidade = OrderedField<Customer, Int64>(name: "contatos.id_cidade") { String(describing: $0) }
    /// Display name of the city.
    public static let contatosCidade = TextFilterField<Customer>(name: "contatos.cidade")
    /// IBGE code of the federative unit: the first two digits of the city's.
    public static let contatosEstado = OrderedField<Customer, Int64>(name: "contatos.estado") { String(describing: $0) }
    /// Street.
    public static let contatosEndereco = TextFilterField<Customer>(name: "contatos.endereco")
    /// Number in the street.
    public static let contatosNumero = TextFilterField<Customer>(name: "contatos.numero")
    /// Flat, floor or block.
    public static let contatosComplemento = TextFilterField<Customer>(name: "contatos.complemento")
    /// District.
    public static let contatosBairro = TextFilterField<Customer>(name: "contatos.bairro")
    /// Primary key, given by the service on insert.
    public static let cartoesId = OrderedField<Customer, Int64>(name: "cartoes.id") { String(describing: $0) }
    /// Key of the customer.
    public static let cartoesIdPessoa = OrderedField<Customer, Int64>(name: "cartoes.id_pessoa") { String(describing: $0) }
    /// Key of the payment method.
    public static let cartoesIdMeioPagamento = OrderedField<Customer, Int64>(name: "cartoes.id_meio_pagamento") { String(describing: $0) }
    /// Display name of the payment method.
    public static let cartoesMeioPagamento = TextFilterField<Customer>(name: "cartoes.meio_pagamento")
    /// Whether it is the card used by default.
    public static let cartoesPadrao = OrderedField<Customer, Flag>(name: "cartoes.padrao") { String($0.code) }
    /// Name of the holder.
    public static let cartoesTitular = TextFilterField<Customer>(name: "cartoes.titular")
    /// Name of the card's network.
    public static let cartoesBandeira = TextFilterField<Customer>(name: "cartoes.bandeira")
    /// Expiry date.
    public static let cartoesValidade = OrderedField<Customer, CalendarDate>(name: "cartoes.validade") { String(describing: $0) }
}

extension Sale: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.sale

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Sale] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Sale` that a query may filter by, each with the operators of its type.
public enum SaleFields {
    /// Primary key, given by the service on insert.
    public static let id = OrderedField<Sale, Int64>(name: "id") { String(describing: $0) }
    /// Registration date; a record without it is a contract.
    public static let data = OrderedField<Sale, CalendarDate>(name: "data") { String(describing: $0) }
    /// Whether the record is a contract.
    public static let agendamento = OrderedField<Sale, Flag>(name: "agendamento") { String($0.code) }
    /// Date of a contract's next occurrence, on which a sale is generated.
    public static let agendamentoData = OrderedField<Sale, CalendarDate>(name: "agendamento_data") { String(describing: $0) }
    /// Months between two occurrences.
    public static let agendamentoFrequencia = OrderedField<Sale, Frequency>(name: "agendamento_frequencia") { String($0.code) }
    /// Whether a sale is generated automatically on `agendamento_data`.
    public static let agendamentoAutomatico = OrderedField<Sale, Flag>(name: "agendamento_automatico") { String($0.code) }
    /// How long the contract repeats.
    public static let agendamentoRepetir = OrderedField<Sale, Repetition>(name: "agendamento_repetir") { String($0.code) }
    /// Last day on which a sale is generated, if the contract repeats until a date.
    public static let agendamentoDataFim = OrderedField<Sale, CalendarDate>(name: "agendamento_data_fim") { String(describing: $0) }
    /// Number of occurrences, including the first, if the contract repeats a number of times.
    public static let agendamentoNumero = OrderedField<Sale, Int64>(name: "agendamento_numero") { String(describing: $0) }
    /// Whether the contract is active; a paused one generates no sales.
    public static let agendamentoAtivo = OrderedField<Sale, Flag>(name: "agendamento_ativo") { String($0.code) }
    /// When `agendamento_ativo` was last changed.
    public static let agendamentoAtivoData = OrderedField<Sale, Moment>(name: "agendamento_ativo_data") { $0.text }
    /// Whether this sale is the last one of its contract.
    public static let agendamentoUltimaOcorrencia = OrderedField<Sale, Flag>(name: "agendamento_ultima_ocorrencia") { String($0.code) }
    /// Date on which a contract generated this sale.
    public static let agendamentoDataGeracao = OrderedField<Sale, CalendarDate>(name: "agendamento_data_geracao") { String(describing: $0) }
    /// Number of this sale among those that its contract generated, from 1.
    public static let agendamentoSequencia = OrderedField<Sale, Int64>(name: "agendamento_sequencia") { String(describing: $0) }
    /// Key of the customer.
    public static let idCliente = OrderedField<Sale, Int64>(name: "id_cliente") { String(describing: $0) }
    /// Display name of the customer.
    public static let cliente = TextFilterField<Sale>(name: "cliente")
    /// Descriptive text, also used on the invoice.
    public static let discriminacao = TextFilterField<Sale>(name: "discriminacao")
    /// Discount on the total of the services.
    public static let desconto = OrderedField<Sale, Amount>(name: "desconto") { exactText($0) }
    /// Value of the sale, on which the invoice is based. The installments may charge another amount.
    public static let valorVenda = OrderedField<Sale, Amount>(name: "valor_venda") { exactText($0) }
    /// When the invoice is issued.
    public static let metodoCobranca = OrderedField<Sale, BillingMethod>(name: "metodo_cobranca") { String($0.code) }
    /// When the e-mail was sent.
    public static let emailEnviado = OrderedField<Sale, Moment>(name: "email_enviado") { $0.text }
    /// When sending the e-mail failed.
    public static let emailErro = OrderedField<Sale, Moment>(name: "email_erro") { $0.text }
    /// When the e-mail was delivered.
    public static let emailEntrega = OrderedField<Sale, Moment>(name: "email_entrega") { $0.text }
    /// When the e-mail was read.
    public static let emailLeitura = OrderedField<Sale, Moment>(name: "email_leitura") { $0.text }
    /// When the SMS was sent.
    public static let smsEnviado = OrderedField<Sale, Moment>(name: "sms_enviado") { $0.text }
    /// When sending the SMS failed.
    public static let smsErro = OrderedField<Sale, Moment>(name: "sms_erro") { $0.text }
    /// Whether to send a WhatsApp message.
    public static let whatsappEnviar = OrderedField<Sale, YesNo>(name: "whatsapp_enviar") { String($0.code) }
    /// When the WhatsApp message was sent.
    public static let whatsappEnviado = OrderedField<Sale, Moment>(name: "whatsapp_enviado") { $0.text }
    /// When sending the WhatsApp message failed.
    public static let whatsappErro = OrderedField<Sale, Moment>(name: "whatsapp_erro") { $0.text }
    /// When the WhatsApp message was delivered.
    public static let whatsappEntrega = OrderedField<Sale, Moment>(name: "whatsapp_entrega") { $0.text }
    /// When the WhatsApp message was read.
    public static let whatsappLeitura = OrderedField<Sale, Moment>(name: "whatsapp_leitura") { $0.text }
    /// Key of the payment method to use.
    public static let idMeioPagamento = OrderedField<Sale, Int64>(name: "id_meio_pagamento") { String(describing: $0) }
    /// Display name of the payment method.
    public static let meioPagamento = TextFilterField<Sale>(name: "meio_pagamento")
    /// Payment state of the sale, derived from all installments.
    public static let parcelaStatus = OrderedField<Sale, InstallmentStatus>(name: "parcela_status") { String($0.code) }
    /// Unique code of the online payment page, `{base_url}/fatura/{code}`.
    public static let pagamentoOnlineCodigo = TextFilterField<Sale>(name: "pagamento_online_codigo")
    /// State of the invoice.
    public static let nfseStatus = OrderedField<Sale, InvoiceStatus>(name: "nfse_status") { String($0.code) }
    /// Key of the sale.
    public static let agendamentoDadosIdVenda = OrderedField<Sale, Int64>(name: "agendamento_dados.id_venda") { String(describing: $0) }
    /// Key of the e-mail template.
    public static let agendamentoDadosIdModelo = OrderedField<Sale, Int64>(name: "agendamento_dados.id_modelo") { String(describing: $0) }
    /// Display name of the template.
    public static let agendamentoDadosModelo = TextFilterField<Sale>(name: "agendamento_dados.modelo")
    /// Whether to attach the invoice PDF, if it exists.
    public static let agendamentoDadosAnexoNfse = OrderedField<Sale, Flag>(name: "agendamento_dados.anexo_nfse") { String($0.code) }
    /// Whether to attach the boleto PDF, if it exists.
    public static let agendamentoDadosAnexoBoleto = OrderedField<Sale, Flag>(name: "agendamento_dados.anexo_boleto") { String($0.code) }
    /// Recipient: the key of a contact of the sale's customer, or -1 for the main contacts.
    public static let agendamentoDadosIdContato = OrderedField<Sale, Int64>(name: "agendamento_dados.id_contato") { String(describing: $0) }
    /// ISS rate, in per cent.
    public static let nfseDadosAliquota = OrderedField<Sale, Amount>(name: "nfse_dados.aliquota") { exactText($0) }
    /// Whether the customer withholds the ISS.
    public static let nfseDadosIssRetido = OrderedField<Sale, YesNo>(name: "nfse_dados.iss_retido") { String($0.code) }
    /// Kind of the provisional receipt (RPS).
    public static let nfseDadosRpsTipo = OrderedField<Sale, RpsKind>(name: "nfse_dados.rps_tipo") { String($0.code) }
    /// Series of the RPS, 1 to 5 characters.
    public static let nfseDadosRpsSerie = TextFilterField<Sale>(name: "nfse_dados.rps_serie")
    /// Withheld IR.
    public static let nfseDadosValorIr = OrderedField<Sale, Amount>(name: "nfse_dados.valor_ir") { exactText($0) }
    /// Withheld PIS.
    public static let nfseDadosValorPis = OrderedField<Sale, Amount>(name: "nfse_dados.valor_pis") { exactText($0) }
    /// Withheld CSLL.
    public static let nfseDadosValorCsll = OrderedField<Sale, Amount>(name: "nfse_dados.valor_csll") { exactText($0) }
    /// Withheld INSS.
    public static let nfseDadosValorInss = OrderedField<Sale, Amount>(name: "nfse_dados.valor_inss") { exactText($0) }
    /// Withheld COFINS.
    public static let nfseDadosValorCofins = OrderedField<Sale, Amount>(name: "nfse_dados.valor_cofins") { exactText($0) }
    /// Total of other deductions.
    public static let nfseDadosValorDeducoes = OrderedField<Sale, Amount>(name: "nfse_dados.valor_deducoes") { exactText($0) }
    /// Other withholdings.
    public static let nfseDadosOutrasRetencoes = OrderedField<Sale, Amount>(name: "nfse_dados.outras_retencoes") { exactText($0) }
    /// Whether federal taxes are withheld.
    public static let nfseDadosImpostosFederais = OrderedField<Sale, YesNo>(name: "nfse_dados.impostos_federais") { String($0.code) }
    /// Nature of the operation, which states where and whether ISS is due.
    public static let nfseDadosNaturezaOperacao = OrderedField<Sale, OperationNature>(name: "nfse_dados.natureza_operacao") { String($0.code) }
    /// IBGE code of the municipality where the service is rendered.
    public static let nfseDadosIdMunicipio = OrderedField<Sale, Int64>(name: "nfse_dados.id_municipio") { String(describing: $0) }
    /// IBGE code of the municipality that issues the invoice.
    public static let nfseDadosIdMunicipioEmissao = OrderedField<Sale, Int64>(name: "nfse_dados.id_municipio_emissao") { String(describing: $0) }
    /// Primary key, given by the service on insert.
    public static let parcelasId = OrderedField<Sale, Int64>(name: "parcelas.id") { String(describing: $0) }
    /// Key of the sale.
    public static let parcelasIdVenda = OrderedField<Sale, Int64>(name: "parcelas.id_venda") { String(describing: $0) }
    /// Sequence number in the sale, from 1.
    public static let parcelasParcela = OrderedField<Sale, Int64>(name: "parcelas.parcela") { String(describing: $0) }
    /// Number given by the service.
    public static let parcelasNumero = TextFilterField<Sale>(name: "parcelas.numero")
    /// Due date.
    public static let parcelasDataVencimento = OrderedField<Sale, CalendarDate>(name: "parcelas.data_vencimento") { String(describing: $0) }
    /// Estimated credit date.
    public static let parcelasDataCredito = OrderedField<Sale, CalendarDate>(name: "parcelas.data_credito") { String(describing: $0) }
    /// Due date before any boleto update.
    public static let parcelasDataVencimentoOriginal = OrderedField<Sale, CalendarDate>(name: "parcelas.data_vencimento_original") { String(describing: $0) }
    /// Amount charged.
    public static let parcelasValor = OrderedField<Sale, Amount>(name: "parcelas.valor") { exactText($0) }
    /// Amount before any boleto update.
    public static let parcelasValorOriginal = OrderedField<Sale, Amount>(name: "parcelas.valor_original") { exactText($0) }
    /// Amount received, recorded by bank reconciliation or manually.
    public static let parcelasValorRecebido = OrderedField<Sale, Amount>(name: "parcelas.valor_recebido") { exactText($0) }
    /// Total fees of the payment method.
    public static let parcelasValorTarifas = OrderedField<Sale, Amount>(name: "parcelas.valor_tarifas") { exactText($0) }
    /// Payment state of the installment.
    public static let parcelasStatus = OrderedField<Sale, InstallmentStatus>(name: "parcelas.status") { String($0.code) }
    /// When the payment was received.
    public static let parcelasDataRecebimento = OrderedField<Sale, Moment>(name: "parcelas.data_recebimento") { $0.text }
    /// Date on which a third-party payment provider transfers the money.
    public static let parcelasDataRepasse = OrderedField<Sale, CalendarDate>(name: "parcelas.data_repasse") { String(describing: $0) }
    /// URL of the boleto's PDF.
    public static let parcelasPdfUrl = TextFilterField<Sale>(name: "parcelas.pdf_url")
    /// The boleto's linha digitável: the digits above its barcode, for typing.
    public static let parcelasLinhaDigitavel = TextFilterField<Sale>(name: "parcelas.linha_digitavel")
    /// URL of an image of the Pix QR code.
    public static let parcelasPixImagemUrl = TextFilterField<Sale>(name: "parcelas.pix_imagem_url")
    /// Pix copy-and-paste code.
    public static let parcelasPixCodigo = TextFilterField<Sale>(name: "parcelas.pix_codigo")
    /// Primary key, given by the service on insert.
    public static let itensId = OrderedField<Sale, Int64>(name: "itens.id") { String(describing: $0) }
    /// Key of the sale.
    public static let itensIdVenda = OrderedField<Sale, Int64>(name: "itens.id_venda") { String(describing: $0) }
    /// Whether the item recurs in every sale of a contract; otherwise only the first sale has it.
    public static let itensRecorrente = OrderedField<Sale, Flag>(name: "itens.recorrente") { String($0.code) }
    /// Key of the service.
    public static let itensIdServico = OrderedField<Sale, Int64>(name: "itens.id_servico") { String(describing: $0) }
    /// Display name of the service.
    public static let itensServico = TextFilterField<Sale>(name: "itens.servico")
    /// Unit value.
    public static let itensValor = OrderedField<Sale, Amount>(name: "itens.valor") { exactText($0) }
    /// Quantity.
    public static let itensQtd = OrderedField<Sale, Count>(name: "itens.qtd") { exactText($0) }
    /// `valor` multiplied by `qtd`, rounded half-up to cents.
    public static let itensTotal = OrderedField<Sale, Amount>(name: "itens.total") { exactText($0) }
}

extension Plan: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.plan

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Plan] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Plan` that a query may filter by, each with the operators of its type.
public enum PlanFields {
    /// Primary key.
    public static let id = OrderedField<Plan, Int64>(name: "id") { String(describing: $0) }
    /// Title.
    public static let titulo = TextFilterField<Plan>(name: "titulo")
    /// Subtitle.
    public static let subtitulo = TextFilterField<Plan>(name: "subtitulo")
    /// Content of the detail view in sales links, as HTML.
    public static let detalhamento = TextFilterField<Plan>(name: "detalhamento")
    /// Displayed value.
    public static let valor = OrderedField<Plan, Amount>(name: "valor") { exactText($0) }
    /// What is displayed as the frequency: the plan's frequency or a custom text.
    public static let frequenciaExibida = OrderedField<Plan, FrequencyDisplay>(name: "frequencia_exibida") { String($0.code) }
    /// Custom text that is displayed instead of the frequency.
    public static let frequenciaExibidaTextoCustomizado = TextFilterField<Plan>(name: "frequencia_exibida_texto_customizado")
    /// Comment.
    public static let comentario = TextFilterField<Plan>(name: "comentario")
    /// Text of the button that starts the sign-up.
    public static let textoBotao = TextFilterField<Plan>(name: "texto_botao")
    /// Message shown at the end of the sign-up.
    public static let mensagemConfirmacao = TextFilterField<Plan>(name: "mensagem_confirmacao")
    /// File of the terms of use. Its form is not documented; it is read as a string.
    public static let termosUso = TextFilterField<Plan>(name: "termos_uso")
    /// Whether customers are prevented from cancelling the plan themselves.
    public static let cancelamentoImpedir = OrderedField<Plan, Flag>(name: "cancelamento_impedir") { String($0.code) }
    /// Whether customers are prevented from changing the items.
    public static let impedirAlteracaoItens = OrderedField<Plan, Flag>(name: "impedir_alteracao_itens") { String($0.code) }
    /// Whether value and frequency can be customized.
    public static let personalizavel = OrderedField<Plan, Flag>(name: "personalizavel") { String($0.code) }
    /// Months between two sales.
    public static let frequencia = OrderedField<Plan, Frequency>(name: "frequencia") { String($0.code) }
    /// Whether sales are generated automatically.
    public static let agendamentoAutomatico = OrderedField<Plan, Flag>(name: "agendamento_automatico") { String($0.code) }
    /// How long the sales repeat.
    public static let agendamentoRepetir = OrderedField<Plan, Repetition>(name: "agendamento_repetir") { String($0.code) }
    /// Last day on which a sale is generated, if the sales repeat until a date.
    public static let agendamentoDataFim = OrderedField<Plan, CalendarDate>(name: "agendamento_data_fim") { String(describing: $0) }
    /// Number of sales, if they repeat a number of times.
    public static let agendamentoNumero = OrderedField<Plan, Int64>(name: "agendamento_numero") { String(describing: $0) }
    /// Text shown on issued charges.
    public static let discriminacao = TextFilterField<Plan>(name: "discriminacao")
    /// Discount.
    public static let desconto = OrderedField<Plan, Amount>(name: "desconto") { exactText($0) }
    /// When the invoice is issued.
    public static let metodoCobranca = OrderedField<Plan, BillingMethod>(name: "metodo_cobranca") { String($0.code) }
    /// Code in the URL of the sign-up page.
    public static let identificador = TextFilterField<Plan>(name: "identificador")
    /// Whether the plan is active.
    public static let status = OrderedField<Plan, ActiveStatus>(name: "status") { String($0.code) }
    /// ISS rate, in per cent.
    public static let nfseDadosAliquota = OrderedField<Plan, Amount>(name: "nfse_dados.aliquota") { exactText($0) }
    /// Whether the customer withholds the ISS.
    public static let nfseDadosIssRetido = OrderedField<Plan, YesNo>(name: "nfse_dados.iss_retido") { String($0.code) }
    /// Kind of the provisional receipt (RPS).
    public static let nfseDadosRpsTipo = OrderedField<Plan, RpsKind>(name: "nfse_dados.rps_tipo") { String($0.code) }
    /// Series of the RPS, 1 to 5 characters.
    public static let nfseDadosRpsSerie = TextFilterField<Plan>(name: "nfse_dados.rps_serie")
    /// Withheld IR.
    public static let nfseDadosValorIr = OrderedField<Plan, Amount>(name: "nfse_dados.valor_ir") { exactText($0) }
    /// Withheld PIS.
    public static let nfseDadosValorPis = OrderedField<Plan, Amount>(name: "nfse_dados.valor_pis") { exactText($0) }
    /// Withheld CSLL.
    public static let nfseDadosValorCsll = OrderedField<Plan, Amount>(name: "nfse_dados.valor_csll") { exactText($0) }
    /// Withheld INSS.
    public static let nfseDadosValorInss = OrderedField<Plan, Amount>(name: "nfse_dados.valor_inss") { exactText($0) }
    /// Withheld COFINS.
    public static let nfseDadosValorCofins = OrderedField<Plan, Amount>(name: "nfse_dados.valor_cofins") { exactText($0) }
    /// Total of other deductions.
    public static let nfseDadosValorDeducoes = OrderedField<Plan, Amount>(name: "nfse_dados.valor_deducoes") { exactText($0) }
    /// Other withholdings.
    public static let nfseDadosOutrasRetencoes = OrderedField<Plan, Amount>(name: "nfse_dados.outras_retencoes") { exactText($0) }
    /// Whether federal taxes are withheld.
    public static let nfseDadosImpostosFederais = OrderedField<Plan, YesNo>(name: "nfse_dados.impostos_federais") { String($0.code) }
    /// Nature of the operation, which states where and whether ISS is due.
    public static let nfseDadosNaturezaOperacao = OrderedField<Plan, OperationNature>(name: "nfse_dados.natureza_operacao") { String($0.code) }
    /// IBGE code of the municipality where the service is rendered.
    public static let nfseDadosIdMunicipio = OrderedField<Plan, Int64>(name: "nfse_dados.id_municipio") { String(describing: $0) }
    /// IBGE code of the municipality that issues the invoice.
    public static let nfseDadosIdMunicipioEmissao = OrderedField<Plan, Int64>(name: "nfse_dados.id_municipio_emissao") { String(describing: $0) }
    /// Primary key.
    public static let itensId = OrderedField<Plan, Int64>(name: "itens.id") { String(describing: $0) }
    /// Key of the plan.
    public static let itensIdPlano = OrderedField<Plan, Int64>(name: "itens.id_plano") { String(describing: $0) }
    /// Key of the service.
    public static let itensIdServico = OrderedField<Plan, Int64>(name: "itens.id_servico") { String(describing: $0) }
    /// Display name of the service.
    public static let itensServico = TextFilterField<Plan>(name: "itens.servico")
    /// Whether a charge is issued for the item.
    public static let itensEmitirCobranca = OrderedField<Plan, Flag>(name: "itens.emitir_cobranca") { String($0.code) }
    /// Unit value.
    public static let itensValor = OrderedField<Plan, Amount>(name: "itens.valor") { exactText($0) }
    /// Default quantity.
    public static let itensQtdPadrao = OrderedField<Plan, Count>(name: "itens.qtd_padrao") { exactText($0) }
    /// Maximum quantity.
    public static let itensQtdMaxima = OrderedField<Plan, Count>(name: "itens.qtd_maxima") { exactText($0) }
    /// Flexible quantity.
    public static let itensQtdFlexivel = OrderedField<Plan, Count>(name: "itens.qtd_flexivel") { exactText($0) }
    /// Quantity.
    public static let itensQtd = OrderedField<Plan, Count>(name: "itens.qtd") { exactText($0) }
    /// `valor` multiplied by `qtd`.
    public static let itensTotal = OrderedField<Plan, Amount>(name: "itens.total") { exactText($0) }
    /// Primary key.
    public static let meiosPagamentoId = OrderedField<Plan, Int64>(name: "meios_pagamento.id") { String(describing: $0) }
    /// Key of the plan.
    public static let meiosPagamentoIdPlano = OrderedField<Plan, Int64>(name: "meios_pagamento.id_plano") { String(describing: $0) }
    /// Whether the payment date is flexible.
    public static let meiosPagamentoDataPagamentoFlexivel = OrderedField<Plan, Flag>(name: "meios_pagamento.data_pagamento_flexivel") { String($0.code) }
    /// Key of the payment method.
    public static let meiosPagamentoIdMeioPagamento = OrderedField<Plan, Int64>(name: "meios_pagamento.id_meio_pagamento") { String(describing: $0) }
    /// Display name of the payment method.
    public static let meiosPagamentoMeioPagamento = TextFilterField<Plan>(name: "meios_pagamento.meio_pagamento")
    /// Whether the customer may enter the card data later.
    public static let meiosPagamentoPermitirPreenchimentoDepois = OrderedField<Plan, Flag>(name: "meios_pagamento.permitir_preenchimento_depois") { String($0.code) }
}

extension Cnae: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.cnae

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Cnae] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Cnae` that a query may filter by, each with the operators of its type.
public enum CnaeFields {
    /// Identifier.
    public static let id = OrderedField<Cnae, Int64>(name: "id") { String(describing: $0) }
    /// Name.
    public static let nome = TextFilterField<Cnae>(name: "nome")
}

extension ServiceListItem: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.serviceListItem

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [ServiceListItem] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `ServiceListItem` that a query may filter by, each with the operators of its type.
public enum ServiceListItemFields {
    /// Item, digits only: 1.02 is 102.
    public static let id = OrderedField<ServiceListItem, Int64>(name: "id") { String(describing: $0) }
    /// Name.
    public static let nome = TextFilterField<ServiceListItem>(name: "nome")
}

extension Municipality: Listed {
    /// The entity's name as an argument of operations.
    public static let resource = Resource.municipality

    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [Municipality] { try step.items.map { try decode(json: $0).value } }
}

/// The fields of `Municipality` that a query may filter by, each with the operators of its type.
public enum MunicipalityFields {
    /// IBGE code, 7 digits.
    public static let id = OrderedField<Municipality, Int64>(name: "id") { String(describing: $0) }
    /// Name.
    public static let nome = TextFilterField<Municipality>(name: "nome")
    /// Federative unit.
    public static let uf = OrderedField<Municipality, FederativeUnit>(name: "uf") { String($0.code) }
}
