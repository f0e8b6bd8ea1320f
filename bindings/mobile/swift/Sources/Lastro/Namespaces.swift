// Made from the core's tables by `cargo xtask swift`: change them, not this file.

import Foundation

/// The operations of the area `money`.
public enum Money {
    /// Reads an amount from exact text and gives it in its canonical form, with two places.
    ///
    /// - Throws:
    /// `invalid_money` for anything but `-?digits[.d[d]]`; `too_many_decimals` for a third place, which is never
    /// rounded; `out_of_range` past 999999999999999.99.
    public static func parse(text: Amount) throws -> Amount {
        try moneyParse(text: text)
    }

    /// Shares an amount by weight, so that the shares add up to it exactly: the largest remainder method, ties to the
    /// lower index; a weight of zero never receives a cent.
    ///
    /// - Throws:
    /// `no_positive_weight` when no weight is above zero; `out_of_range` at a negative weight.
    public static func allocate(total: Amount, weights: [Count]) throws -> [Amount] {
        try moneyAllocate(total: total, weights: weights)
    }

}

/// The operations of the area `installments`.
public enum Installments {
    /// Splits an amount into equal shares that add up to it exactly. Cents left over go one each to the first
    /// shares (`spread`, the default), or all to the `first` or the `last`.
    ///
    /// - Throws:
    /// `out_of_range` at `parcelas` outside 1 to 1000.
    public static func split(valor: Amount, parcelas: Int64, policy: SplitPolicy? = nil) throws -> [Amount] {
        try installmentsSplit(valor: valor, parcelas: parcelas, policy: policy)
    }

    /// Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
    /// neither step is given; the 31st stays the 31st after a February), or every `every_days` days.
    ///
    /// - Throws:
    /// As `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months
    /// or 1 to 36500 days, or a date past the year 9999.
    public static func plan(valor: Amount, parcelas: Int64, firstDue: CalendarDate, everyMonths: Int64? = nil, everyDays: Int64? = nil, policy: SplitPolicy? = nil) throws -> [Installment] {
        try installmentsPlan(valor: valor, parcelas: parcelas, firstDue: firstDue, everyMonths: everyMonths, everyDays: everyDays, policy: policy)
    }

}

/// The operations of the area `schedule`.
public enum Schedule {
    /// Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
    /// only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
    /// `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.
    ///
    /// - Throws:
    /// `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`,
    /// `required` or `out_of_range` at the field that makes no sense.
    public static func occurrences(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, agendamentoNumero: Int64? = nil, agendamentoDataFim: CalendarDate? = nil, agendamentoAtivo: Flag? = nil, anchorDay: Int64? = nil, limit: Int64? = nil, until: CalendarDate? = nil) throws -> [CalendarDate] {
        try scheduleOccurrences(agendamentoData: agendamentoData, agendamentoFrequencia: agendamentoFrequencia, agendamentoRepetir: agendamentoRepetir, agendamentoNumero: agendamentoNumero, agendamentoDataFim: agendamentoDataFim, agendamentoAtivo: agendamentoAtivo, anchorDay: anchorDay, limit: limit, until: until)
    }

    /// The first date of a contract after a day, or nothing when there is none.
    ///
    /// - Throws:
    /// As `occurrences`, but a contract without an end is no error.
    public static func nextAfter(agendamentoData: CalendarDate, agendamentoFrequencia: Frequency, agendamentoRepetir: Repetition, after: CalendarDate, agendamentoNumero: Int64? = nil, agendamentoDataFim: CalendarDate? = nil, agendamentoAtivo: Flag? = nil, anchorDay: Int64? = nil, limit: Int64? = nil, until: CalendarDate? = nil) throws -> CalendarDate? {
        try scheduleNextAfter(agendamentoData: agendamentoData, agendamentoFrequencia: agendamentoFrequencia, agendamentoRepetir: agendamentoRepetir, after: after, agendamentoNumero: agendamentoNumero, agendamentoDataFim: agendamentoDataFim, agendamentoAtivo: agendamentoAtivo, anchorDay: anchorDay, limit: limit, until: until)
    }

}

extension Sale {
    /// Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.
    ///
    /// - Throws:
    /// `out_of_range` at `valor` when the product is past the range of money.
    public static func itemTotal(valor: Amount, qtd: Count) throws -> Amount {
        try saleItemTotal(valor: valor, qtd: qtd)
    }

    /// Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
    ///
    /// - Throws:
    /// `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`;
    /// `out_of_range` past the range of money.
    public static func totals(sale: Sale) throws -> SaleTotals {
        try saleTotals(sale: sale)
    }

    /// Checks a sale or contract before it is sent, with its items, installments, invoice data and e-mail parameters.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: Sale, operation: WriteOperation) throws -> Validation {
        try saleValidate(value: value, operation: operation)
    }

    /// Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> SaleDecoded {
        try saleDecode(json: json)
    }

    /// Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Sale) throws -> JsonText {
        try saleEncode(value: value)
    }

    /// The body to send for a sale: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Sale, operation: WriteOperation) throws -> JsonText {
        try saleBody(value: value, operation: operation)
    }

}

extension Item {
    /// Checks an item before it is sent: its service, and that its total is its value times its quantity.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: Item, operation: WriteOperation) throws -> Validation {
        try itemValidate(value: value, operation: operation)
    }

    /// Reads a item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> ItemDecoded {
        try itemDecode(json: json)
    }

    /// Writes a item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Item) throws -> JsonText {
        try itemEncode(value: value)
    }

    /// The body to send for a item: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Item, operation: WriteOperation) throws -> JsonText {
        try itemBody(value: value, operation: operation)
    }

}

extension Installment {
    /// Checks an installment before it is sent: its due date and its value.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: Installment, operation: WriteOperation) throws -> Validation {
        try installmentValidate(value: value, operation: operation)
    }

    /// Reads a installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> InstallmentDecoded {
        try installmentDecode(json: json)
    }

    /// Writes a installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Installment) throws -> JsonText {
        try installmentEncode(value: value)
    }

    /// The body to send for a installment: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Installment, operation: WriteOperation) throws -> JsonText {
        try installmentBody(value: value, operation: operation)
    }

}

extension NfseData {
    /// Checks invoice data before it is sent: series, cities, and withheld taxes that contradict each other.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: NfseData, operation: WriteOperation) throws -> Validation {
        try nfseDataValidate(value: value, operation: operation)
    }

    /// Reads a nfse_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> NfseDataDecoded {
        try nfseDataDecode(json: json)
    }

    /// Writes a nfse_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: NfseData) throws -> JsonText {
        try nfseDataEncode(value: value)
    }

    /// The body to send for a nfse_data: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: NfseData, operation: WriteOperation) throws -> JsonText {
        try nfseDataBody(value: value, operation: operation)
    }

}

extension ScheduleData {
    /// Checks e-mail parameters before it is sent: attachments are numbered from 1, the contact is -1 or a key.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: ScheduleData, operation: WriteOperation) throws -> Validation {
        try scheduleDataValidate(value: value, operation: operation)
    }

    /// Reads a schedule_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> ScheduleDataDecoded {
        try scheduleDataDecode(json: json)
    }

    /// Writes a schedule_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: ScheduleData) throws -> JsonText {
        try scheduleDataEncode(value: value)
    }

    /// The body to send for a schedule_data: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: ScheduleData, operation: WriteOperation) throws -> JsonText {
        try scheduleDataBody(value: value, operation: operation)
    }

}

extension Service {
    /// Checks a service before it is sent: its name, its item of LC 116, its value and its taxes.
    ///
    /// - Throws:
    /// `invalid` where the value is not an object at all; everything else is an issue.
    public static func validate(value: Service, operation: WriteOperation) throws -> Validation {
        try serviceValidate(value: value, operation: operation)
    }

    /// Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> ServiceDecoded {
        try serviceDecode(json: json)
    }

    /// Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Service) throws -> JsonText {
        try serviceEncode(value: value)
    }

    /// The body to send for a service: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Service, operation: WriteOperation) throws -> JsonText {
        try serviceBody(value: value, operation: operation)
    }

}

extension Listing {
    /// Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> ListingDecoded {
        try listingDecode(json: json)
    }

    /// Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Listing) throws -> JsonText {
        try listingEncode(value: value)
    }

    /// The body to send for a listing: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Listing, operation: WriteOperation) throws -> JsonText {
        try listingBody(value: value, operation: operation)
    }

}

extension Deleted {
    /// Reads a deleted from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> DeletedDecoded {
        try deletedDecode(json: json)
    }

    /// Writes a deleted as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: Deleted) throws -> JsonText {
        try deletedEncode(value: value)
    }

    /// The body to send for a deleted: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: Deleted, operation: WriteOperation) throws -> JsonText {
        try deletedBody(value: value, operation: operation)
    }

}

extension ApiError {
    /// Reads a api_error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
    ///
    /// - Throws:
    /// `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
    public static func decode(json: JsonText) throws -> ApiErrorDecoded {
        try apiErrorDecode(json: json)
    }

    /// Writes a api_error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func encode(value: ApiError) throws -> JsonText {
        try apiErrorEncode(value: value)
    }

    /// The body to send for a api_error: read-only and display fields left out, and on insert the keys.
    ///
    /// - Throws:
    /// None for a value of the type.
    public static func body(value: ApiError, operation: WriteOperation) throws -> JsonText {
        try apiErrorBody(value: value, operation: operation)
    }

}

/// The operations of the area `query`.
public enum Query {
    /// Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
    /// `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
    ///
    /// - Throws:
    /// Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
    /// that the field's type does not have, a value that the type refuses, `out_of_range`.
    public static func build(entity: Resource, filters: [Filter]? = nil, sort: [String]? = nil, fields: [String]? = nil, expand: [String]? = nil, limit: Int64? = nil, offset: Int64? = nil) throws -> String {
        try queryBuild(entity: entity, filters: filters, sort: sort, fields: fields, expand: expand, limit: limit, offset: offset)
    }

}

/// The operations of the area `webhook`.
public enum Webhook {
    /// Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
    /// given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Only
    /// the form as sent counts, so `strict` changes nothing yet. `any_entry` lets any entry of the signature list fit.
    ///
    /// - Throws:
    /// Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
    /// negative limit or more than four secrets. Whatever the body holds, there is a verdict.
    public static func verify(secrets: SecretList, body: ByteData, now: Int64? = nil, toleranceS: Int64? = nil, futureS: Int64? = nil, strict: Bool? = nil, anyEntry: Bool? = nil) throws -> Verification {
        try webhookVerify(secrets: secrets, body: body, now: now, toleranceS: toleranceS, futureS: futureS, strict: strict, anyEntry: anyEntry)
    }

}

/// The operations of the area `issues`.
public enum Issues {
    /// The message of an issue in a language, its path in front and its figures filled in.
    ///
    /// - Throws:
    /// None for an issue that an operation gave.
    public static func text(issue: Issue, language: Language) throws -> String {
        try issuesText(issue: issue, language: language)
    }

}

extension InstallmentStatus {
    /// The number on the wire.
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

    /// The named value of a number, else `unknown`.
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
    /// The number on the wire.
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

    /// The named value of a number, else `unknown`.
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
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .always: return 1
        case .count: return 2
        case .untilDate: return 3
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
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
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .no: return 0
        case .yes: return 1
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
    public init(code: Int64) {
        switch code {
        case 0: self = .no
        case 1: self = .yes
        default: self = .unknown(code)
        }
    }
}

extension BillingMethod {
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .issueNow: return 1
        case .afterPayment: return 2
        case .doNotIssue: return 3
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
    public init(code: Int64) {
        switch code {
        case 1: self = .issueNow
        case 2: self = .afterPayment
        case 3: self = .doNotIssue
        default: self = .unknown(code)
        }
    }
}

extension YesNo {
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .yes: return 1
        case .no: return 2
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
    public init(code: Int64) {
        switch code {
        case 1: self = .yes
        case 2: self = .no
        default: self = .unknown(code)
        }
    }
}

extension InvoiceStatus {
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .issued: return 1
        case .cancelled: return 2
        case .pending: return 3
        case .error: return 4
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
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
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .normal: return 1
        case .mixed: return 2
        case .coupon: return 3
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
    public init(code: Int64) {
        switch code {
        case 1: self = .normal
        case 2: self = .mixed
        case 3: self = .coupon
        default: self = .unknown(code)
        }
    }
}

extension OperationNature {
    /// The number on the wire.
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

    /// The named value of a number, else `unknown`.
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

extension ActiveStatus {
    /// The number on the wire.
    public var code: Int64 {
        switch self {
        case .active: return 1
        case .inactive: return 2
        case .unknown(let code): return code
        }
    }

    /// The named value of a number, else `unknown`.
    public init(code: Int64) {
        switch code {
        case 1: self = .active
        case 2: self = .inactive
        default: self = .unknown(code)
        }
    }
}

extension SplitPolicy {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .spread: return "spread"
        case .first: return "first"
        case .last: return "last"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "spread": self = .spread
        case "first": self = .first
        case "last": self = .last
        default: return nil
        }
    }
}

extension WriteOperation {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .insert: return "insert"
        case .update: return "update"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "insert": self = .insert
        case "update": self = .update
        default: return nil
        }
    }
}

extension IssueCode {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .malformedJson: return "malformed_json"
        case .notJson: return "not_json"
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
        case .noPositiveWeight: return "no_positive_weight"
        case .unbounded: return "unbounded"
        case .invalidOperator: return "invalid_operator"
        case .reservedName: return "reserved_name"
        case .unknownOperation: return "unknown_operation"
        case .unknownArgument: return "unknown_argument"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "malformed_json": self = .malformedJson
        case "not_json": self = .notJson
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
        case "no_positive_weight": self = .noPositiveWeight
        case "unbounded": self = .unbounded
        case "invalid_operator": self = .invalidOperator
        case "reserved_name": self = .reservedName
        case "unknown_operation": self = .unknownOperation
        case "unknown_argument": self = .unknownArgument
        default: return nil
        }
    }
}

extension Severity {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .error: return "error"
        case .warning: return "warning"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "error": self = .error
        case "warning": self = .warning
        default: return nil
        }
    }
}

extension Resource {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .service: return "service"
        case .sale: return "sale"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "service": self = .service
        case "sale": self = .sale
        default: return nil
        }
    }
}

extension Operator {
    /// The text on the wire.
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

    /// The value of a text, or nil.
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

extension Verdict {
    /// The text on the wire.
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

    /// The value of a text, or nil.
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

extension Form {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .asSent: return "as_sent"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "as_sent": self = .asSent
        default: return nil
        }
    }
}

extension Language {
    /// The text on the wire.
    public var text: String {
        switch self {
        case .en: return "en"
        case .ptBr: return "pt-BR"
        }
    }

    /// The value of a text, or nil.
    public init?(text: String) {
        switch text {
        case "en": self = .en
        case "pt-BR": self = .ptBr
        default: return nil
        }
    }
}
