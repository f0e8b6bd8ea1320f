// Made from the core's tables by `cargo xtask generate`: change them, not this file.

// Every function here throws a `LastroError` for a wrong argument, whatever its own `@throws` says: one that is missing
// (`required`), unknown (`unknown_argument`), or not a valid value (`invalid_type`, `invalid_money`, `invalid_date`
// and the like). In the `slim` entries, also before the end of `init` (`not_ready`).

export {};
declare global {
  /** Options of a program for the types of `lastro`. Empty unless the program imports `lastro/branded`. */
  interface LastroTypes {}
}
/** A string; with `lastro/branded` a branded one, to which no other string can be assigned. */
type Text<Name extends string> = LastroTypes extends { readonly branded: true } ? string & { readonly "~lastro": Name } : string;
/** An exact amount with two decimal places: `"129.90"`. Calculate with it by the operations, never as a float. */
export type Money = Text<"Money">;
/** An amount as input: a string, or a number, read as its shortest decimal (129.9 is 129.90). */
export type MoneyInput = string | number;
/** An exact decimal: a percentage or a quantity. */
export type Decimal = Text<"Decimal">;
/** An exact decimal as input. */
export type DecimalInput = string | number;
/** A whole number as input, or its digits as a string, as in forms. */
export type IntegerInput = number | string;
/** A code as input, or its digits as a string, as in forms. */
export type CodeInput<C extends number> = C | string;
/** A day of the calendar, `YYYY-MM-DD`. */
export type LocalDate = Text<"LocalDate">;
/** A day as input: a string, or a `Temporal.PlainDate` of the ISO calendar. Not a `Date`, whose day depends on the time zone. */
export type LocalDateInput = string | { readonly [Symbol.toStringTag]: "Temporal.PlainDate"; toString(): string };
/** A month as input, `YYYY-MM`: a string, or a `Temporal.PlainYearMonth` of the ISO calendar. */
export type YearMonthInput = string | { readonly [Symbol.toStringTag]: "Temporal.PlainYearMonth"; toString(): string };
/** A point in time, ISO 8601 with offset. */
export type DateTime = Text<"DateTime">;
/** A point in time as input. */
export type DateTimeInput = string;
/** The result of a line of NDJSON: its number from 1, the record if it could be read, and its issues. */
export type LineOf<Answer extends { issues: readonly Issue[] }> = { line: number } & Partial<Answer> & Pick<Answer, "issues">;
/** JSON that the core keeps unchanged. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };
/** State of an installment, and of a sale, derived from its installments. */
export type InstallmentStatus = 1 | 2 | 3 | 4 | 5 | (number & {});
/** State of an installment, and of a sale, derived from its installments. */
export declare const InstallmentStatus: {
  /** Nothing received yet, not past due. */
  readonly PENDING: 1;
  /** Received in full. */
  readonly PAID: 2;
  /** Received in part. */
  readonly PARTIALLY_RECEIVED: 3;
  /** No longer charged. */
  readonly CANCELLED: 4;
  /** Not received and past due. */
  readonly OVERDUE: 5;
};
/** Months between two occurrences of a contract. */
export type Frequency = 0 | 1 | 2 | 3 | 6 | 12 | (number & {});
/** Months between two occurrences of a contract. */
export declare const Frequency: {
  /** A single occurrence. */
  readonly ONCE: 0;
  /** Every month. The list of version 2 omits it, but its insert example sends it, and version 1 lists it. */
  readonly MONTHLY: 1;
  /** Every two months. */
  readonly BIMONTHLY: 2;
  /** Every three months. */
  readonly QUARTERLY: 3;
  /** Every six months. */
  readonly SEMIANNUAL: 6;
  /** Every twelve months. */
  readonly ANNUAL: 12;
};
/** How long a contract repeats. */
export type Repetition = 1 | 2 | 3 | (number & {});
/** How long a contract repeats. */
export declare const Repetition: {
  /** Without an end. */
  readonly ALWAYS: 1;
  /** A number of occurrences, `agendamento_numero`. */
  readonly COUNT: 2;
  /** Up to a date, `agendamento_data_fim`, inclusive. */
  readonly UNTIL_DATE: 3;
};
/** A flag of the documents that is 1 for yes and 0 for no. */
export type Flag = 0 | 1 | (number & {});
/** A flag of the documents that is 1 for yes and 0 for no. */
export declare const Flag: {
  /** No. */
  readonly NO: 0;
  /** Yes. */
  readonly YES: 1;
};
/** A flag of the documents that is 1 for yes and 2 for no. */
export type YesNo = 1 | 2 | (number & {});
/** A flag of the documents that is 1 for yes and 2 for no. */
export declare const YesNo: {
  /** Yes. */
  readonly YES: 1;
  /** No. */
  readonly NO: 2;
};
/** Where and whether the ISS of an NFS-e is due (`natureza_operacao`). */
export type OperationNature = 1 | 2 | 3 | 4 | 5 | 6 | 51 | (number & {});
/** Where and whether the ISS of an NFS-e is due (`natureza_operacao`). */
export declare const OperationNature: {
  /** Taxed in the municipality. */
  readonly TAXED_IN_MUNICIPALITY: 1;
  /** Taxed outside the municipality. */
  readonly TAXED_OUTSIDE: 2;
  /** Exempt. */
  readonly EXEMPT: 3;
  /** Immune. */
  readonly IMMUNE: 4;
  /** Collection suspended by court decision. */
  readonly SUSPENDED_BY_COURT: 5;
  /** Collection suspended by administrative procedure. */
  readonly SUSPENDED_BY_ADMINISTRATION: 6;
  /** Export of services. */
  readonly EXPORT: 51;
};
/** When the invoice of a sale is issued. */
export type BillingMethod = 1 | 2 | 3 | (number & {});
/** When the invoice of a sale is issued. */
export declare const BillingMethod: {
  /** At once. */
  readonly ISSUE_NOW: 1;
  /** When the payment arrives. */
  readonly AFTER_PAYMENT: 2;
  /** Never. */
  readonly DO_NOT_ISSUE: 3;
};
/** State of the municipal service invoice (NFS-e) of a sale. */
export type InvoiceStatus = 1 | 2 | 3 | 4 | (number & {});
/** State of the municipal service invoice (NFS-e) of a sale. */
export declare const InvoiceStatus: {
  /** Issued. */
  readonly ISSUED: 1;
  /** Cancelled. */
  readonly CANCELLED: 2;
  /** Waiting. */
  readonly PENDING: 3;
  /** Rejected by the city hall or failed. */
  readonly ERROR: 4;
};
/** Kind of the provisional receipt (RPS) behind an NFS-e. */
export type RpsKind = 1 | 2 | 3 | (number & {});
/** Kind of the provisional receipt (RPS) behind an NFS-e. */
export declare const RpsKind: {
  /** Provisional service receipt. */
  readonly NORMAL: 1;
  /** Invoice of goods and services together. */
  readonly MIXED: 2;
  /** Receipt of a till (cupom). */
  readonly COUPON: 3;
};
/** Why an invoice is cancelled. */
export type CancellationReason = 1 | 2 | 3 | 4 | (number & {});
/** Why an invoice is cancelled. */
export declare const CancellationReason: {
  /** It was issued with an error. */
  readonly ISSUE_ERROR: 1;
  /** Service not rendered. */
  readonly SERVICE_NOT_RENDERED: 2;
  /** Issued twice. */
  readonly DUPLICITY: 3;
  /** Anything else. */
  readonly OTHER: 4;
};
/** A version of the service's interface. */
export type ApiVersion = 1 | 2 | (number & {});
/** A version of the service's interface. */
export declare const ApiVersion: {
  /** The legacy interface. */
  readonly V1: 1;
  /** The current interface. */
  readonly V2: 2;
};
/** Whether a service, a customer, a payment method or a plan is in use. */
export type ActiveStatus = 1 | 2 | (number & {});
/** Whether a service, a customer, a payment method or a plan is in use. */
export declare const ActiveStatus: {
  /** In use; the state of a new record. */
  readonly ACTIVE: 1;
  /** Not in use. */
  readonly INACTIVE: 2;
};
/** What a payment method is. */
export type PaymentKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 11 | 12 | (number & {});
/** What a payment method is. */
export declare const PaymentKind: {
  /** Cash. */
  readonly CASH: 1;
  /** Boleto. */
  readonly BOLETO: 2;
  /** Cheque. */
  readonly CHEQUE: 3;
  /** Credit card outside the service. */
  readonly EXTERNAL_CREDIT_CARD: 4;
  /** Debit card outside the service. */
  readonly EXTERNAL_DEBIT_CARD: 5;
  /** Deposit. */
  readonly DEPOSIT: 6;
  /** Bank transfer. */
  readonly TRANSFER: 7;
  /** Collection outside the service. */
  readonly EXTERNAL_COLLECTION: 9;
  /** Card charged online. */
  readonly ONLINE_CARD: 11;
  /** Pix. */
  readonly PIX: 12;
};
/** What a customer is. */
export type PersonKind = 1 | 2 | (number & {});
/** What a customer is. */
export declare const PersonKind: {
  /** Legal entity, which has a CNPJ. */
  readonly LEGAL_ENTITY: 1;
  /** Individual, who has a CPF. */
  readonly INDIVIDUAL: 2;
};
/** Gender of a person. The service accepts the code and responds with the display text. */
export type Gender = 1 | 2 | 3 | (number & {});
/** Gender of a person. The service accepts the code and responds with the display text. */
export declare const Gender: {
  /** Female. */
  readonly FEMALE: 1;
  /** Male. */
  readonly MALE: 2;
  /** Other. */
  readonly OTHER: 3;
};
/** What a plan displays as its frequency. */
export type FrequencyDisplay = 1 | 2 | (number & {});
/** What a plan displays as its frequency. */
export declare const FrequencyDisplay: {
  /** The plan's frequency. */
  readonly PLAN_FREQUENCY: 1;
  /** A custom text. */
  readonly CUSTOM_TEXT: 2;
};
/** A federative unit by its IBGE code. */
export type FederativeUnit = 11 | 12 | 13 | 14 | 15 | 16 | 17 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 31 | 32 | 33 | 35 | 41 | 42 | 43 | 50 | 51 | 52 | 53 | (number & {});
/** A federative unit by its IBGE code. */
export declare const FederativeUnit: {
  /** Rondônia. */
  readonly RO: 11;
  /** Acre. */
  readonly AC: 12;
  /** Amazonas. */
  readonly AM: 13;
  /** Roraima. */
  readonly RR: 14;
  /** Pará. */
  readonly PA: 15;
  /** Amapá. */
  readonly AP: 16;
  /** Tocantins. */
  readonly TO: 17;
  /** Maranhão. */
  readonly MA: 21;
  /** Piauí. */
  readonly PI: 22;
  /** Ceará. */
  readonly CE: 23;
  /** Rio Grande do Norte. */
  readonly RN: 24;
  /** Paraíba. */
  readonly PB: 25;
  /** Pernambuco. */
  readonly PE: 26;
  /** Alagoas. */
  readonly AL: 27;
  /** Sergipe. */
  readonly SE: 28;
  /** Bahia. */
  readonly BA: 29;
  /** Minas Gerais. */
  readonly MG: 31;
  /** Espírito Santo. */
  readonly ES: 32;
  /** Rio de Janeiro. */
  readonly RJ: 33;
  /** São Paulo. */
  readonly SP: 35;
  /** Paraná. */
  readonly PR: 41;
  /** Santa Catarina. */
  readonly SC: 42;
  /** Rio Grande do Sul. */
  readonly RS: 43;
  /** Mato Grosso do Sul. */
  readonly MS: 50;
  /** Mato Grosso. */
  readonly MT: 51;
  /** Goiás. */
  readonly GO: 52;
  /** Distrito Federal. */
  readonly DF: 53;
};
/**
 * Which shares receive the cents left over by an equal split.
 * - `spread`: One each to the first shares.
 * - `first`: All to the first share.
 * - `last`: All to the last share.
 */
export type SplitPolicy = "spread" | "first" | "last";
/**
 * How a fraction of a cent is rounded, once, at the end of each formula.
 * - `half_up`: To the nearest cent, halves away from zero.
 * - `down`: Towards zero: the fraction is dropped.
 */
export type Rounding = "half_up" | "down";
/**
 * The kind of slip of a linha digitável.
 * - `boleto`: A bank's boleto: 47 digits.
 * - `arrecadacao`: A utility or tax slip: 48 digits, the first an 8.
 */
export type SlipKind = "boleto" | "arrecadacao";
/**
 * Why no ISS is due.
 * - `exempt`: The service is exempt: nature 3.
 * - `immune`: The provider is immune: nature 4.
 * - `export`: The service is exported: nature 51.
 * - `no_rate`: No rate was given.
 * - `zero_rate`: The rate is 0.
 * - `zero_base`: The base is 0 after deductions and discount.
 */
export type ZeroIssReason = "exempt" | "immune" | "export" | "no_rate" | "zero_rate" | "zero_base";
/**
 * A stable, machine-readable name of a problem. The same in every language.
 * - `malformed_json`: The input is not JSON. `offset`: the byte where reading stopped.
 * - `not_json`: A value of the host language that JSON cannot hold: a function, a symbol, an object that contains itself.
 * - `not_ready`: A call before the end of `init`, in an entry of the npm package that the program must initialize.
 * - `already_started`: A second call of `init`: one engine serves every call.
 * - `not_an_engine`: The argument of `init` is not a wasm file of this package.
 * - `another_engine`: The argument of `init` is the wasm file of another entry or of another version.
 * - `too_deep`: More than 128 levels of nesting.
 * - `too_large`: More bytes than the limit of 16 MiB.
 * - `invalid_utf8`: The input is not UTF-8. `offset`: the byte.
 * - `lone_surrogate`: A string contains half of a surrogate pair, which is not a character.
 * - `duplicate_key`: A member is given more than once in one object.
 * - `invalid_type`: A value of another JSON type, or a column of a type that the value cannot be read from. `expected`, `found`; `cast`:
 *  the Arrow type to cast the column to, if a cast makes it readable.
 * - `required`: A required value is missing.
 * - `blank`: A string is blank but must not be.
 * - `invalid_integer`: Not a whole number within ±(2^53 - 1). A JSON number may have zeros as decimals (`5.0`); a string has digits only,
 *  without a leading zero.
 * - `invalid_money`: Not an exact amount: optional minus sign, digits without a leading zero, a dot and up to two digits.
 * - `invalid_percent`: Not a percentage with up to two places.
 * - `invalid_quantity`: Not an exact quantity.
 * - `too_many_decimals`: More decimal places than allowed; nothing is rounded. `places`.
 * - `out_of_range`: Outside the allowed range. `min` and `max`, if there are limits; `also`: one more allowed value outside of them;
 *  `count`: how many values there must be.
 * - `invalid_date`: Not a real date `YYYY-MM-DD`. `expected`: the form, if another one is needed, such as `YYYYMM` for a card in
 *  version 1.
 * - `invalid_month`: Not a month of a year `YYYY-MM`.
 * - `invalid_date_time`: Not an ISO 8601 date-time with an offset.
 * - `invalid_choice`: Not one of the allowed strings. `allowed`.
 * - `invalid_base64`: Not base64.
 * - `invalid_code`: A code that the service does not document, on write. `allowed`.
 * - `mismatch`: A value differs from what it should be. `expected`.
 * - `too_long`: A string longer than allowed. `max`: the limit in characters.
 * - `contradiction`: Two fields contradict each other. `field`: the other one.
 * - `out_of_order`: A date earlier than the one before it in the list. `previous`.
 * - `unknown_field`: A field that this version does not know; it is kept and sent. `nearest`: the known name it resembles, if any.
 * - `ignored`: A field that the service fills in itself; it is not sent. `reason`: another reason why it has no effect
 *  (`payment_method`: this payment method does not use it).
 * - `invalid_municipality`: Not an IBGE municipality code: 7 digits, the last of them a check digit.
 * - `invalid_service_item`: Not an item of the service list of LC 116. `digits`: the right digits, if digits are required and a printed form
 *  was given; `printed`: the printed form, if that is required and digits were given.
 * - `too_short`: A string shorter than needed. `min` characters, white space around it not counted.
 * - `invalid_cpf`: Not a CPF: 11 digits with the right check digits, bare or printed.
 * - `invalid_cnpj`: Not a CNPJ: 14 characters with the right check digits, bare or printed.
 * - `invalid_cep`: Not a CEP: 8 digits, bare or printed.
 * - `invalid_email`: Not an e-mail address.
 * - `invalid_tax_code`: Not the digits of a municipal tax code. `digits`: the correct ones, if a printed form was given.
 * - `invalid_card_number`: A card's number is not 12 to 19 digits with the right check digit. The number is never part of the message.
 * - `invalid_security_code`: A card's security code does not have the digits of its network.
 * - `invalid_linha_digitavel`: Not a linha digitável with correct check digits.
 * - `invalid_barcode`: Not a barcode of 44 digits with a correct check digit.
 * - `invalid_pix`: Not a Pix code that can be paid. `reason`.
 * - `invalid_pix_key`: Not a Pix key of any kind. Eleven digits are a CPF; a telephone has `+55` or its area code in parentheses.
 * - `invalid_url`: Not an address that requests may use: https, or http on this machine or with `allow_http`; no user, query or fragment.
 * - `locked_after_issue`: A changed field of a sale with an issued invoice: version 1 then allows changes of the payment method only.
 * - `invoice_issued`: A sale whose invoice is issued cannot be deleted.
 * - `no_equivalent`: The other version has no equivalent; a code keeps its number, anything else is left out.
 * - `dropped`: The value is not carried over to the other version.
 * - `derived`: In the other version the value is derived from something else.
 * - `placeholder`: Version 1 sent a placeholder instead of a nested record; it is kept unchanged.
 * - `invalid_characters`: A character that the receiving system does not accept.
 * - `unknown_key`: A key that no record of the list has.
 * - `above_legal_limit`: A fine above what consumer law allows. `max` per cent.
 * - `no_occurrence`: The contract has no such occurrence: it is paused, or has ended.
 * - `nothing_to_charge`: The contract has nothing left to charge: all of its items were for the first occurrence only.
 * - `nothing_to_receive`: A receipt without an amount is for the rest of its installment, but the installment was already received in full.
 * - `no_positive_weight`: No weight is above zero, so there is nothing to share by.
 * - `unbounded`: A schedule without an end needs `limit` or `until`.
 * - `invalid_operator`: The operator does not exist for the field's type. `operator`, `allowed`.
 * - `reserved_name`: A reserved name: in a query, one that begins with `_`; in `extra` of version 1's parameters, one that the
 *  documents use. `field`: the field to use instead, if there is one.
 * - `unknown_operation`: No operation has this name.
 * - `more_issues`: There are more issues than the 1,000 that one result lists. `count`: how many more. It is an error if one of
 *  those is.
 * - `internal`: A fault of this library. The path names the part where it was found.
 * - `unknown_argument`: The operation has no argument of this name. `nearest`.
 * - `unknown_column`: The table has no column of this name. A constant string is written with `lit`. `nearest`.
 * - `column_exists`: A column that is kept has the name of a result. Set a suffix for results, or rename the column.
 */
export type IssueCode = "malformed_json" | "not_json" | "not_ready" | "already_started" | "not_an_engine" | "another_engine" | "too_deep" | "too_large" | "invalid_utf8" | "lone_surrogate" | "duplicate_key" | "invalid_type" | "required" | "blank" | "invalid_integer" | "invalid_money" | "invalid_percent" | "invalid_quantity" | "too_many_decimals" | "out_of_range" | "invalid_date" | "invalid_month" | "invalid_date_time" | "invalid_choice" | "invalid_base64" | "invalid_code" | "mismatch" | "too_long" | "contradiction" | "out_of_order" | "unknown_field" | "ignored" | "invalid_municipality" | "invalid_service_item" | "too_short" | "invalid_cpf" | "invalid_cnpj" | "invalid_cep" | "invalid_email" | "invalid_tax_code" | "invalid_card_number" | "invalid_security_code" | "invalid_linha_digitavel" | "invalid_barcode" | "invalid_pix" | "invalid_pix_key" | "invalid_url" | "locked_after_issue" | "invoice_issued" | "no_equivalent" | "dropped" | "derived" | "placeholder" | "invalid_characters" | "unknown_key" | "above_legal_limit" | "no_occurrence" | "nothing_to_charge" | "nothing_to_receive" | "no_positive_weight" | "unbounded" | "invalid_operator" | "reserved_name" | "unknown_operation" | "more_issues" | "internal" | "unknown_argument" | "unknown_column" | "column_exists";
/**
 * Whether an issue stops a request.
 * - `error`: It must be corrected first.
 * - `warning`: It should be reviewed, but the request may be sent.
 */
export type Severity = "error" | "warning";
/**
 * The operation for which a record is checked or written.
 * - `insert`: A new record.
 * - `update`: A change of an existing record.
 */
export type WriteOperation = "insert" | "update";
/**
 * A card's network.
 * - `elo`: Elo.
 * - `hipercard`: Hipercard.
 * - `amex`: American Express.
 * - `diners`: Diners Club.
 * - `mastercard`: Mastercard.
 * - `visa`: Visa.
 * - `unknown`: None of these.
 */
export type CardBrand = "elo" | "hipercard" | "amex" | "diners" | "mastercard" | "visa" | "unknown";
/**
 * Whether a code holds the receiver's key or the address of the charge.
 * - `estatico`: The key is in the code.
 * - `dinamico`: A URL is in the code.
 */
export type PixKind = "estatico" | "dinamico";
/**
 * Why a Pix code is not valid.
 * - `crc`: The check sum at its end is not that of the code.
 * - `truncated`: It ends too early.
 * - `malformed`: It is not a sequence of tags, lengths and values, or a required tag is missing, empty or wrong.
 * - `not_pix`: It is a payment code of another arrangement.
 * - `name_too_long`: The name has more than 25 characters.
 * - `city_too_long`: The city has more than 15 characters.
 * - `wrong_version`: It does not begin with version 01 of the format.
 * - `wrong_currency`: The currency is not the real (986).
 * - `wrong_country`: The country is not BR.
 * - `invalid_amount`: The amount is not valid: a valid one has digits, a dot and up to two decimal places, at most 13 characters.
 * - `invalid_key`: The key is not in its registered form.
 * - `invalid_url`: The address of the charge is not valid: a valid one has up to 77 characters, without `https://`.
 * - `invalid_txid`: The transaction identifier of a static code is not 1 to 25 letters and digits, or `***`.
 * - `duplicate`: A tag, or the Pix account, is in it more than once.
 */
export type PixFault = "crc" | "truncated" | "malformed" | "not_pix" | "name_too_long" | "city_too_long" | "wrong_version" | "wrong_currency" | "wrong_country" | "invalid_amount" | "invalid_key" | "invalid_url" | "invalid_txid" | "duplicate";
/**
 * What is unusual about a valid Pix code.
 * - `lower_case_crc`: The check sum is written in lower case, which some readers reject.
 * - `key_case`: The key differs from its registered form in upper and lower case, which some readers reject.
 */
export type PixWarning = "lower_case_crc" | "key_case";
/**
 * An entity that can be listed with a query.
 * - `service`: Services.
 * - `payment_method`: Payment methods.
 * - `customer`: Customers.
 * - `sale`: Sales and contracts.
 * - `plan`: Plans.
 * - `cnae`: Economic activities (CNAE).
 * - `service_list_item`: Items of the service list of LC 116.
 * - `municipality`: Municipalities.
 */
export type Resource = "service" | "payment_method" | "customer" | "sale" | "plan" | "cnae" | "service_list_item" | "municipality";
/**
 * How a filter compares.
 * - `eq`: Equal.
 * - `neq`: Different.
 * - `gt`: Greater than.
 * - `lt`: Less than.
 * - `gte`: Greater or equal.
 * - `lte`: Less or equal.
 * - `between`: Between two values, both included.
 * - `isnull`: Is null; takes no value.
 * - `isnotnull`: Is not null; takes no value.
 * - `contains`: Contains the text.
 * - `notcontains`: Does not contain the text.
 */
export type Operator = "eq" | "neq" | "gt" | "lt" | "gte" | "lte" | "between" | "isnull" | "isnotnull" | "contains" | "notcontains";
/**
 * An operation of the service.
 * - `services.list`: List services.
 * - `services.insert`: Insert a service.
 * - `services.select`: Select a service.
 * - `services.update`: Update a service.
 * - `services.delete`: Delete a service.
 * - `payment_methods.list`: List payment methods.
 * - `customers.list`: List customers.
 * - `customers.insert`: Insert a customer.
 * - `customers.select`: Select a customer.
 * - `customers.update`: Update a customer.
 * - `customers.delete`: Delete a customer.
 * - `sales.list`: List sales.
 * - `sales.insert`: Insert a sale.
 * - `sales.select`: Select a sale.
 * - `sales.update`: Update a sale.
 * - `sales.delete`: Delete a sale.
 * - `sales.cancel_invoice`: Cancel the invoice of a sale.
 * - `sales.confirm_receipt`: Confirm a receipt.
 * - `sales.update_boleto`: Update a boleto.
 * - `plans.list`: List plans.
 * - `plans.select`: Select a plan.
 * - `wallet.select`: Look up the virtual wallet of a CPF.
 * - `cnae.list`: List economic activities.
 * - `service_list.list`: List items of the service list.
 * - `municipalities.list`: List municipalities.
 * - `indices.list`: List adjustment indices.
 */
export type ApiOperation = "services.list" | "services.insert" | "services.select" | "services.update" | "services.delete" | "payment_methods.list" | "customers.list" | "customers.insert" | "customers.select" | "customers.update" | "customers.delete" | "sales.list" | "sales.insert" | "sales.select" | "sales.update" | "sales.delete" | "sales.cancel_invoice" | "sales.confirm_receipt" | "sales.update_boleto" | "plans.list" | "plans.select" | "wallet.select" | "cnae.list" | "service_list.list" | "municipalities.list" | "indices.list";
/**
 * The kind of error of a status.
 * - `bad_request`: 400, 422 and all other errors in the request.
 * - `unauthorized`: 401 and 403: the key is invalid, or its profile does not allow it.
 * - `not_found`: 404 and 410: there is no such record or address.
 * - `rate_limited`: 429: too many requests.
 * - `server`: 500 and all other errors of the server.
 * - `unavailable`: 502, 503 and 504: not available now.
 * - `other`: Anything else that is not a success.
 */
export type ErrorKind = "bad_request" | "unauthorized" | "not_found" | "rate_limited" | "server" | "unavailable" | "other";
/**
 * What to do next.
 * - `retry`: Send it again after the wait.
 * - `give_up`: Report the failure: repeating will not help, or the limits are reached.
 * - `reconcile`: It may have been carried out: look it up after the wait, then decide. If it was not, and the response was a
 *  rejection (4xx), a repeat will be rejected too.
 * - `done`: Nothing to do: it has been carried out.
 */
export type RetryAction = "retry" | "give_up" | "reconcile" | "done";
/**
 * How a pagination ended.
 * - `complete`: Every record was returned, by the service's own count.
 * - `missing`: The service counts more records than were returned.
 * - `repeated`: The last page had only records that were returned before: whether more records follow is unknown.
 * - `unsure`: Some records may be missing or returned twice: the service sent more than it counts, or a page without its
 *  offset that may not be the requested one.
 */
export type PageEnd = "complete" | "missing" | "repeated" | "unsure";
/**
 * The outcome: `ok`, or the reason not to trust the body.
 * - `ok`: The signature fits, and the age is allowed if it is limited.
 * - `malformed`: Not a JSON document.
 * - `not_an_object`: JSON, but not an object.
 * - `missing_header`: No top-level `header` that is an object.
 * - `missing_signature`: No signature: the member is missing, null, empty, or an empty list.
 * - `bad_signature_encoding`: An entry that is not 64 hexadecimal digits.
 * - `duplicate_key`: A second `header` or a second `signature`.
 * - `too_large`: More than 16 MiB.
 * - `too_deep`: More than 128 levels of nesting.
 * - `empty_secret`: No secret was given, or an empty one.
 * - `mismatch`: The signature is for other bytes or with another secret.
 * - `too_old`: Older than the tolerance, or without a readable timestamp although a limit was given.
 * - `too_new`: Further in the future than allowed.
 */
export type Verdict = "ok" | "malformed" | "not_an_object" | "missing_header" | "missing_signature" | "bad_signature_encoding" | "duplicate_key" | "too_large" | "too_deep" | "empty_secret" | "mismatch" | "too_old" | "too_new";
/**
 * Which form of the body was signed.
 * - `as_sent`: The bytes as they were sent, white space outside strings aside.
 * - `unescaped`: With strings escaped only where JSON requires it.
 * - `php`: With strings escaped as by PHP: `\/` and `\u00e9`.
 */
export type SignedForm = "as_sent" | "unescaped" | "php";
/**
 * The entity of an event, among those that this version knows.
 * - `customer`: A customer.
 * - `sale`: A sale or contract.
 * - `service`: A service.
 * - `payment_method`: A payment method.
 * - `plan`: A plan.
 */
export type EventEntity = "customer" | "sale" | "service" | "payment_method" | "plan";
/**
 * The likely cause.
 * - `nothing`: Nothing is wrong: it verifies.
 * - `form`: The form of the body is invalid; the evidence is the verdict.
 * - `secret_space`: The secret has white space around it.
 * - `escapes`: Strings were escaped in another way after signing: `\/`, `\u00e9`.
 * - `numbers`: Numbers were rewritten: `10.0` became `10`.
 * - `indented`: The bytes were signed with their white space, or the body was indented again.
 * - `base64_signature`: The signature is base64, not hexadecimal.
 * - `prefixed_signature`: The signature has a prefix, `sha256=`.
 * - `double_encoded`: The body is a JSON string that contains the JSON.
 * - `compressed`: The body is compressed.
 * - `parsed_object`: A parsed object was serialized again instead of passing on the received bytes.
 * - `secret_or_data`: None of the other causes: another secret, or other data.
 */
export type Cause = "nothing" | "form" | "secret_space" | "escapes" | "numbers" | "indented" | "base64_signature" | "prefixed_signature" | "double_encoded" | "compressed" | "parsed_object" | "secret_or_data";
/**
 * How a program writes the strings and numbers of its JSON.
 * - `php`: PHP's `json_encode`: slashes and everything beyond ASCII escaped.
 * - `php_unescaped`: PHP's with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
 * - `js`: JavaScript's `JSON.stringify`.
 * - `python`: Python's `json.dumps` with compact separators: everything beyond ASCII escaped.
 */
export type Flavour = "php" | "php_unescaped" | "js" | "python";
/**
 * A language of the messages.
 * - `en`: English.
 * - `pt-BR`: Brazilian Portuguese.
 */
export type Language = "en" | "pt-BR";
/**
 * The kind of input of a field.
 * - `text`: One line of text.
 * - `textarea`: Several lines of text.
 * - `email`: An e-mail address.
 * - `tel`: A phone number.
 * - `integer`: A whole number.
 * - `decimal`: An exact decimal.
 * - `money`: An amount in reais.
 * - `percent`: A percentage.
 * - `date`: A day.
 * - `datetime`: An instant.
 * - `checkbox`: Yes or no.
 * - `select`: One of `choices`.
 * - `password`: Text that is hidden while it is typed.
 * - `group`: A group of the fields whose paths begin with this one's.
 * - `list`: A list: the fields whose paths begin with this one's and `[]`, any number of times.
 * - `hidden`: Not filled in by a person.
 */
export type FormInput = "text" | "textarea" | "email" | "tel" | "integer" | "decimal" | "money" | "percent" | "date" | "datetime" | "checkbox" | "select" | "password" | "group" | "list" | "hidden";
/** One installment of a sale (`parcelas`). */
export interface Installment {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the sale. */
  id_venda?: number;
  /** Sequence number in the sale, from 1. */
  parcela?: number;
  /** Number given by the service. */
  numero?: string;
  /** Due date. */
  data_vencimento?: LocalDate;
  /** Estimated credit date. */
  data_credito?: LocalDate;
  /** Due date before updates. */
  data_vencimento_original?: LocalDate;
  /** Amount effectively charged. */
  valor?: Money;
  /** Amount before updates. */
  valor_original?: Money;
  /** Amount received, by bank reconciliation or by hand. */
  valor_recebido?: Money;
  /** Total fees of the payment method. */
  valor_tarifas?: Money;
  /** Its state. */
  status?: InstallmentStatus;
  /** When it was received. */
  data_recebimento?: DateTime;
  /** Transfer date of third-party payment methods. */
  data_repasse?: LocalDate;
  /** URL of the boleto's PDF. */
  pdf_url?: string;
  /** The digits printed above the barcode of the boleto, for typing. */
  linha_digitavel?: string;
  /** URL of the Pix QR code's picture. */
  pix_imagem_url?: string;
  /** Pix copy-and-paste code. */
  pix_codigo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One installment of a sale (`parcelas`). */
export interface InstallmentInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Key of the sale. */
  id_venda?: IntegerInput | null;
  /** Sequence number in the sale, from 1. */
  parcela?: IntegerInput | null;
  /** Number given by the service. */
  numero?: string | null;
  /** Due date. */
  data_vencimento?: LocalDateInput | null;
  /** Estimated credit date. */
  data_credito?: LocalDateInput | null;
  /** Due date before updates. */
  data_vencimento_original?: LocalDateInput | null;
  /** Amount effectively charged. */
  valor?: MoneyInput | null;
  /** Amount before updates. */
  valor_original?: MoneyInput | null;
  /** Amount received, by bank reconciliation or by hand. */
  valor_recebido?: MoneyInput | null;
  /** Total fees of the payment method. */
  valor_tarifas?: MoneyInput | null;
  /** Its state. */
  status?: CodeInput<InstallmentStatus> | null;
  /** When it was received. */
  data_recebimento?: DateTimeInput | null;
  /** Transfer date of third-party payment methods. */
  data_repasse?: LocalDateInput | null;
  /** URL of the boleto's PDF. */
  pdf_url?: string | null;
  /** The digits printed above the barcode of the boleto, for typing. */
  linha_digitavel?: string | null;
  /** URL of the Pix QR code's picture. */
  pix_imagem_url?: string | null;
  /** Pix copy-and-paste code. */
  pix_codigo?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The charges for late payment. */
export interface LateCharges {
  /** Fine, once, whatever the number of days. */
  multa_total: Money;
  /** Simple interest over the days late. */
  juros_mensal_total: Money;
  /** The original value with both. */
  valor_novo: Money;
}
/** The charges for late payment. */
export interface LateChargesInput {
  /** Fine, once, whatever the number of days. */
  multa_total: MoneyInput;
  /** Simple interest over the days late. */
  juros_mensal_total: MoneyInput;
  /** The original value with both. */
  valor_novo: MoneyInput;
}
/** The contents of a linha digitável. */
export interface Slip {
  /** Boleto or utility slip. */
  tipo: SlipKind;
  /** The 44 digits of the barcode. */
  barcode: string;
  /** Amount; unset on a utility slip that has a quantity instead. */
  valor: Money | null;
  /**
   * Due date of a boleto; unset if the factor is 0, or if neither of its two possible dates is near enough to the
   * reference date.
   */
  data_vencimento: LocalDate | null;
  /** Due factor of a boleto, 0 without a due date. */
  fator: number | null;
  /** Bank of a boleto, 3 digits. */
  banco: string | null;
  /** Segment of a utility slip, 1 digit. */
  segmento: string | null;
}
/** The contents of a linha digitável. */
export interface SlipInput {
  /** Boleto or utility slip. */
  tipo: SlipKind;
  /** The 44 digits of the barcode. */
  barcode: string;
  /** Amount; unset on a utility slip that has a quantity instead. */
  valor?: MoneyInput | null;
  /**
   * Due date of a boleto; unset if the factor is 0, or if neither of its two possible dates is near enough to the
   * reference date.
   */
  data_vencimento?: LocalDateInput | null;
  /** Due factor of a boleto, 0 without a due date. */
  fator?: IntegerInput | null;
  /** Bank of a boleto, 3 digits. */
  banco?: string | null;
  /** Segment of a utility slip, 1 digit. */
  segmento?: string | null;
}
/** The totals of an invoice. */
export interface InvoiceTotals {
  /** Services less deductions and unconditional discount. */
  base_calculo: Money;
  /** Base times rate; 0.00 if no ISS is due. */
  valor_iss: Money;
  /** The ISS that the customer withholds. */
  valor_iss_retido: Money;
  /** Amount that the customer pays: services less everything withheld, less both discounts. */
  valor_liquido_nfse: Money;
  /** Why `valor_iss` is 0.00; unset if it is not. */
  motivo_iss_zero: ZeroIssReason | null;
}
/** The totals of an invoice. */
export interface InvoiceTotalsInput {
  /** Services less deductions and unconditional discount. */
  base_calculo: MoneyInput;
  /** Base times rate; 0.00 if no ISS is due. */
  valor_iss: MoneyInput;
  /** The ISS that the customer withholds. */
  valor_iss_retido: MoneyInput;
  /** Amount that the customer pays: services less everything withheld, less both discounts. */
  valor_liquido_nfse: MoneyInput;
  /** Why `valor_iss` is 0.00; unset if it is not. */
  motivo_iss_zero?: ZeroIssReason | null;
}
/**
 * E-mail parameters of a contract (`agendamento_dados`). Attachments added by hand are members `anexo_1`,
 * `anexo_2` and so on, kept in `extra`.
 */
export interface ScheduleData {
  /** Key of the sale. */
  id_venda?: number;
  /** Key of the e-mail template. */
  id_modelo?: number;
  /** Display name of the template. */
  modelo?: string;
  /** Whether the invoice PDF is attached, when it exists. */
  anexo_nfse?: Flag;
  /** Whether the boleto PDF is attached, when it exists. */
  anexo_boleto?: Flag;
  /** -1 to send to the main contacts, or the key of a contact of the sale's customer. */
  id_contato?: number;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/**
 * E-mail parameters of a contract (`agendamento_dados`). Attachments added by hand are members `anexo_1`,
 * `anexo_2` and so on, kept in `extra`.
 */
export interface ScheduleDataInput {
  /** Key of the sale. */
  id_venda?: IntegerInput | null;
  /** Key of the e-mail template. */
  id_modelo?: IntegerInput | null;
  /** Display name of the template. */
  modelo?: string | null;
  /** Whether the invoice PDF is attached, when it exists. */
  anexo_nfse?: CodeInput<Flag> | null;
  /** Whether the boleto PDF is attached, when it exists. */
  anexo_boleto?: CodeInput<Flag> | null;
  /** -1 to send to the main contacts, or the key of a contact of the sale's customer. */
  id_contato?: IntegerInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city. */
export interface NfseData {
  /** ISS rate, in per cent. */
  aliquota?: Money;
  /** Whether the customer withholds the ISS. */
  iss_retido?: YesNo;
  /** Kind of the provisional receipt (RPS). */
  rps_tipo?: RpsKind;
  /** Series of the RPS, 1 to 5 characters. */
  rps_serie?: string;
  /** Withheld IR. */
  valor_ir?: Money;
  /** Withheld PIS. */
  valor_pis?: Money;
  /** Withheld CSLL. */
  valor_csll?: Money;
  /** Withheld INSS. */
  valor_inss?: Money;
  /** Withheld COFINS. */
  valor_cofins?: Money;
  /** Total of other deductions. */
  valor_deducoes?: Money;
  /** Other withholdings. */
  outras_retencoes?: Money;
  /** Whether federal taxes are withheld. */
  impostos_federais?: YesNo;
  /** Where and whether the ISS is due. */
  natureza_operacao?: OperationNature;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: number;
  /** IBGE code of the municipality of issue. */
  id_municipio_emissao?: number;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city. */
export interface NfseDataInput {
  /** ISS rate, in per cent. */
  aliquota?: MoneyInput | null;
  /** Whether the customer withholds the ISS. */
  iss_retido?: CodeInput<YesNo> | null;
  /** Kind of the provisional receipt (RPS). */
  rps_tipo?: CodeInput<RpsKind> | null;
  /** Series of the RPS, 1 to 5 characters. */
  rps_serie?: string | null;
  /** Withheld IR. */
  valor_ir?: MoneyInput | null;
  /** Withheld PIS. */
  valor_pis?: MoneyInput | null;
  /** Withheld CSLL. */
  valor_csll?: MoneyInput | null;
  /** Withheld INSS. */
  valor_inss?: MoneyInput | null;
  /** Withheld COFINS. */
  valor_cofins?: MoneyInput | null;
  /** Total of other deductions. */
  valor_deducoes?: MoneyInput | null;
  /** Other withholdings. */
  outras_retencoes?: MoneyInput | null;
  /** Whether federal taxes are withheld. */
  impostos_federais?: CodeInput<YesNo> | null;
  /** Where and whether the ISS is due. */
  natureza_operacao?: CodeInput<OperationNature> | null;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: IntegerInput | null;
  /** IBGE code of the municipality of issue. */
  id_municipio_emissao?: IntegerInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One item of a sale (`itens`). */
export interface Item {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the sale. */
  id_venda?: number;
  /** Whether it recurs: an item that does not is left out of the contract's later sales. */
  recorrente?: Flag;
  /** Key of the service. */
  id_servico?: number;
  /** Display name of the service. */
  servico?: string;
  /** Unit value. */
  valor?: Money;
  /** Quantity. */
  qtd?: Decimal;
  /** `valor` multiplied by `qtd`, rounded half-up to cents. */
  total?: Money;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One item of a sale (`itens`). */
export interface ItemInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Key of the sale. */
  id_venda?: IntegerInput | null;
  /** Whether it recurs: an item that does not is left out of the contract's later sales. */
  recorrente?: CodeInput<Flag> | null;
  /** Key of the service. */
  id_servico?: IntegerInput | null;
  /** Display name of the service. */
  servico?: string | null;
  /** Unit value. */
  valor?: MoneyInput | null;
  /** Quantity. */
  qtd?: DecimalInput | null;
  /** `valor` multiplied by `qtd`, rounded half-up to cents. */
  total?: MoneyInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A sale, or a contract: a scheduled, recurring sale, which has `agendamento_data` and no `data`. */
export interface Sale {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Registration date; a record without it is a contract. */
  data?: LocalDate;
  /** Whether it is a contract. */
  agendamento?: Flag;
  /** Day on which the sale is to be generated: the next occurrence of a contract. */
  agendamento_data?: LocalDate;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency;
  /** Whether a sale is generated automatically on `agendamento_data`. */
  agendamento_automatico?: Flag;
  /** How long the contract repeats. */
  agendamento_repetir?: Repetition;
  /** Last day of the contract, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences, the first included, when it repeats a number of times. */
  agendamento_numero?: number;
  /** Whether the contract is active; a paused one generates no sales. */
  agendamento_ativo?: Flag;
  /** Last change of `agendamento_ativo`. */
  agendamento_ativo_data?: DateTime;
  /** Whether this sale is the last of its contract. */
  agendamento_ultima_ocorrencia?: Flag;
  /** Generation date of a sale that came from a contract. */
  agendamento_data_geracao?: LocalDate;
  /** Generation order of a sale that came from a contract, from 1. */
  agendamento_sequencia?: number;
  /** E-mail parameters. */
  agendamento_dados?: ScheduleData;
  /** Key of the customer. */
  id_cliente?: number;
  /** Display name of the customer. */
  cliente?: string;
  /** Descriptive text, also used on the invoice. */
  discriminacao?: string;
  /** Discount on the total of the services. */
  desconto?: Money;
  /** Value of the sale: the basis of the invoice, not necessarily the amount charged in installments. */
  valor_venda?: Money;
  /** When the invoice is issued. */
  metodo_cobranca?: BillingMethod;
  /** When the e-mail was sent. */
  email_enviado?: DateTime;
  /** When sending the e-mail failed. */
  email_erro?: DateTime;
  /** When the e-mail was delivered. */
  email_entrega?: DateTime;
  /** When the e-mail was read. */
  email_leitura?: DateTime;
  /** When the SMS was sent. */
  sms_enviado?: DateTime;
  /** When sending the SMS failed. */
  sms_erro?: DateTime;
  /** Whether to send a WhatsApp message. */
  whatsapp_enviar?: YesNo;
  /** When the WhatsApp message was sent. */
  whatsapp_enviado?: DateTime;
  /** When sending the WhatsApp message failed. */
  whatsapp_erro?: DateTime;
  /** When the WhatsApp message was delivered. */
  whatsapp_entrega?: DateTime;
  /** When the WhatsApp message was read. */
  whatsapp_leitura?: DateTime;
  /** Key of the payment method to use. */
  id_meio_pagamento?: number;
  /** Display name of the payment method. */
  meio_pagamento?: string;
  /** State of the installments taken together. */
  parcela_status?: InstallmentStatus;
  /** Unique code of the online payment page, `{base_url}/fatura/{code}`. */
  pagamento_online_codigo?: string;
  /** State of the invoice. */
  nfse_status?: InvoiceStatus;
  /** Invoice data. */
  nfse_dados?: NfseData;
  /** Installments. */
  parcelas?: readonly Installment[];
  /** Items sold. */
  itens?: readonly Item[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A sale, or a contract: a scheduled, recurring sale, which has `agendamento_data` and no `data`. */
export interface SaleInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Registration date; a record without it is a contract. */
  data?: LocalDateInput | null;
  /** Whether it is a contract. */
  agendamento?: CodeInput<Flag> | null;
  /** Day on which the sale is to be generated: the next occurrence of a contract. */
  agendamento_data?: LocalDateInput | null;
  /** Months between two occurrences. */
  agendamento_frequencia?: CodeInput<Frequency> | null;
  /** Whether a sale is generated automatically on `agendamento_data`. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** How long the contract repeats. */
  agendamento_repetir?: CodeInput<Repetition> | null;
  /** Last day of the contract, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of occurrences, the first included, when it repeats a number of times. */
  agendamento_numero?: IntegerInput | null;
  /** Whether the contract is active; a paused one generates no sales. */
  agendamento_ativo?: CodeInput<Flag> | null;
  /** Last change of `agendamento_ativo`. */
  agendamento_ativo_data?: DateTimeInput | null;
  /** Whether this sale is the last of its contract. */
  agendamento_ultima_ocorrencia?: CodeInput<Flag> | null;
  /** Generation date of a sale that came from a contract. */
  agendamento_data_geracao?: LocalDateInput | null;
  /** Generation order of a sale that came from a contract, from 1. */
  agendamento_sequencia?: IntegerInput | null;
  /** E-mail parameters. */
  agendamento_dados?: ScheduleDataInput | null;
  /** Key of the customer. */
  id_cliente?: IntegerInput | null;
  /** Display name of the customer. */
  cliente?: string | null;
  /** Descriptive text, also used on the invoice. */
  discriminacao?: string | null;
  /** Discount on the total of the services. */
  desconto?: MoneyInput | null;
  /** Value of the sale: the basis of the invoice, not necessarily the amount charged in installments. */
  valor_venda?: MoneyInput | null;
  /** When the invoice is issued. */
  metodo_cobranca?: CodeInput<BillingMethod> | null;
  /** When the e-mail was sent. */
  email_enviado?: DateTimeInput | null;
  /** When sending the e-mail failed. */
  email_erro?: DateTimeInput | null;
  /** When the e-mail was delivered. */
  email_entrega?: DateTimeInput | null;
  /** When the e-mail was read. */
  email_leitura?: DateTimeInput | null;
  /** When the SMS was sent. */
  sms_enviado?: DateTimeInput | null;
  /** When sending the SMS failed. */
  sms_erro?: DateTimeInput | null;
  /** Whether to send a WhatsApp message. */
  whatsapp_enviar?: CodeInput<YesNo> | null;
  /** When the WhatsApp message was sent. */
  whatsapp_enviado?: DateTimeInput | null;
  /** When sending the WhatsApp message failed. */
  whatsapp_erro?: DateTimeInput | null;
  /** When the WhatsApp message was delivered. */
  whatsapp_entrega?: DateTimeInput | null;
  /** When the WhatsApp message was read. */
  whatsapp_leitura?: DateTimeInput | null;
  /** Key of the payment method to use. */
  id_meio_pagamento?: IntegerInput | null;
  /** Display name of the payment method. */
  meio_pagamento?: string | null;
  /** State of the installments taken together. */
  parcela_status?: CodeInput<InstallmentStatus> | null;
  /** Unique code of the online payment page, `{base_url}/fatura/{code}`. */
  pagamento_online_codigo?: string | null;
  /** State of the invoice. */
  nfse_status?: CodeInput<InvoiceStatus> | null;
  /** Invoice data. */
  nfse_dados?: NfseDataInput | null;
  /** Installments. */
  parcelas?: readonly InstallmentInput[] | null;
  /** Items sold. */
  itens?: readonly ItemInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The figures of a sale, computed from its parts. */
export interface SaleTotals {
  /** Sum of the items' totals; 0.00 without items. */
  itens: Money;
  /** Discount on the services; 0.00 when unset. */
  desconto: Money;
  /** `itens` less `desconto`; without items, `valor_venda`, which is already net. */
  total: Money;
  /** Sum of the installments; 0.00 without any. */
  parcelas: Money;
  /** `total` less `parcelas`: the amount not yet charged by installments; negative if they charge more. */
  difference: Money;
}
/** The figures of a sale, computed from its parts. */
export interface SaleTotalsInput {
  /** Sum of the items' totals; 0.00 without items. */
  itens: MoneyInput;
  /** Discount on the services; 0.00 when unset. */
  desconto: MoneyInput;
  /** `itens` less `desconto`; without items, `valor_venda`, which is already net. */
  total: MoneyInput;
  /** Sum of the installments; 0.00 without any. */
  parcelas: MoneyInput;
  /** `total` less `parcelas`: the amount not yet charged by installments; negative if they charge more. */
  difference: MoneyInput;
}
/** The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`). */
export interface Receipt {
  /** Receipt date; required. */
  data_recebimento?: LocalDate;
  /** Key of the installment; required when the sale has more than one. */
  id_parcela?: number;
  /** Amount received; the rest of the installment when unset. */
  valor_recebido?: Money;
  /** Note for the installment's history. */
  obs?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`). */
export interface ReceiptInput {
  /** Receipt date; required. */
  data_recebimento?: LocalDateInput | null;
  /** Key of the installment; required when the sale has more than one. */
  id_parcela?: IntegerInput | null;
  /** Amount received; the rest of the installment when unset. */
  valor_recebido?: MoneyInput | null;
  /** Note for the installment's history. */
  obs?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One problem, with its path. */
export interface Issue {
  /** Path of the value: `parcelas[2].valor`; empty for the whole value. */
  path: string;
  /** The kind of problem, by a stable name. */
  code: IssueCode;
  /** Whether it stops the request. */
  severity: Severity;
  /** The figures and names in the message. */
  params: { readonly [name: string]: string };
}
/** One problem, with its path. */
export interface IssueInput {
  /** Path of the value: `parcelas[2].valor`; empty for the whole value. */
  path: string;
  /** The kind of problem, by a stable name. */
  code: IssueCode;
  /** Whether it stops the request. */
  severity: Severity;
  /** The figures and names in the message. */
  params: { readonly [name: string]: string };
}
/** A sale as it was read, and the values that did not fit. */
export interface SaleDecoded {
  /** The record. */
  value: Sale;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A sale as it was read, and the values that did not fit. */
export interface SaleDecodedInput {
  /** The record. */
  value: SaleInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The result of a validation. */
export interface Validation {
  /** Every problem, with its path; if the list is empty, the record may be sent. */
  issues: readonly Issue[];
}
/** The result of a validation. */
export interface ValidationInput {
  /** Every problem, with its path; if the list is empty, the record may be sent. */
  issues: readonly IssueInput[];
}
/** An item as it was read, and the values that did not fit. */
export interface ItemDecoded {
  /** The record. */
  value: Item;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An item as it was read, and the values that did not fit. */
export interface ItemDecodedInput {
  /** The record. */
  value: ItemInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An installment as it was read, and the values that did not fit. */
export interface InstallmentDecoded {
  /** The record. */
  value: Installment;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An installment as it was read, and the values that did not fit. */
export interface InstallmentDecodedInput {
  /** The record. */
  value: InstallmentInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The data of an NFS-e as it was read, and the values that did not fit. */
export interface NfseDataDecoded {
  /** The record. */
  value: NfseData;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** The data of an NFS-e as it was read, and the values that did not fit. */
export interface NfseDataDecodedInput {
  /** The record. */
  value: NfseDataInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The schedule data of a contract as it was read, and the values that did not fit. */
export interface ScheduleDataDecoded {
  /** The record. */
  value: ScheduleData;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** The schedule data of a contract as it was read, and the values that did not fit. */
export interface ScheduleDataDecodedInput {
  /** The record. */
  value: ScheduleDataInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`). */
export interface Cancellation {
  /** Why, as a code; required. */
  cancelamento_codigo?: CancellationReason;
  /** Why, in at least 15 characters; required. */
  cancelamento_motivo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`). */
export interface CancellationInput {
  /** Why, as a code; required. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** Why, in at least 15 characters; required. */
  cancelamento_motivo?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A cancellation as it was read, and the values that did not fit. */
export interface CancellationDecoded {
  /** The record. */
  value: Cancellation;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A cancellation as it was read, and the values that did not fit. */
export interface CancellationDecodedInput {
  /** The record. */
  value: CancellationInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A receipt as it was read, and the values that did not fit. */
export interface ReceiptDecoded {
  /** The record. */
  value: Receipt;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A receipt as it was read, and the values that did not fit. */
export interface ReceiptDecodedInput {
  /** The record. */
  value: ReceiptInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute any of it. */
export interface BoletoUpdate {
  /** Key of the installment; required. */
  id_parcela?: number;
  /** New due date; required. */
  data_vencimento_novo?: LocalDate;
  /** New value: the original value with fine and interest; required. */
  valor_novo?: Money;
  /** Fine, in per cent of the original value. */
  multa?: Decimal;
  /** Fine applied, as an amount. */
  multa_total?: Money;
  /** Interest, in per cent per month of 30 days. */
  juros_mensal?: Decimal;
  /** Interest applied, as an amount. */
  juros_mensal_total?: Money;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute any of it. */
export interface BoletoUpdateInput {
  /** Key of the installment; required. */
  id_parcela?: IntegerInput | null;
  /** New due date; required. */
  data_vencimento_novo?: LocalDateInput | null;
  /** New value: the original value with fine and interest; required. */
  valor_novo?: MoneyInput | null;
  /** Fine, in per cent of the original value. */
  multa?: DecimalInput | null;
  /** Fine applied, as an amount. */
  multa_total?: MoneyInput | null;
  /** Interest, in per cent per month of 30 days. */
  juros_mensal?: DecimalInput | null;
  /** Interest applied, as an amount. */
  juros_mensal_total?: MoneyInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A boleto update as it was read, and the values that did not fit. */
export interface BoletoUpdateDecoded {
  /** The record. */
  value: BoletoUpdate;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A boleto update as it was read, and the values that did not fit. */
export interface BoletoUpdateDecodedInput {
  /** The record. */
  value: BoletoUpdateInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A service: what is sold and invoiced. */
export interface Service {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Display name; required on insert. */
  nome?: string;
  /** Whether it is in use; a new service starts as active. */
  status?: ActiveStatus;
  /** Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102. */
  id_servico?: number;
  /** Display text of the list item. */
  servico?: string;
  /** CNAE identifier. */
  id_atividade?: number;
  /** Display text of the CNAE. */
  atividade?: string;
  /** Descriptive text. */
  discriminacao?: string;
  /** Default value; 0 on a new service. */
  valor?: Money;
  /** Estimated taxes printed on the invoice, in per cent; 0 on a new service. */
  impostos_percentual?: Decimal;
  /** Code needed to issue invoices at the city hall. */
  codigo_tributacao_municipio?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A service: what is sold and invoiced. */
export interface ServiceInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Display name; required on insert. */
  nome?: string | null;
  /** Whether it is in use; a new service starts as active. */
  status?: CodeInput<ActiveStatus> | null;
  /** Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102. */
  id_servico?: IntegerInput | null;
  /** Display text of the list item. */
  servico?: string | null;
  /** CNAE identifier. */
  id_atividade?: IntegerInput | null;
  /** Display text of the CNAE. */
  atividade?: string | null;
  /** Descriptive text. */
  discriminacao?: string | null;
  /** Default value; 0 on a new service. */
  valor?: MoneyInput | null;
  /** Estimated taxes printed on the invoice, in per cent; 0 on a new service. */
  impostos_percentual?: DecimalInput | null;
  /** Code needed to issue invoices at the city hall. */
  codigo_tributacao_municipio?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A service as it was read, and the values that did not fit. */
export interface ServiceDecoded {
  /** The record. */
  value: Service;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A service as it was read, and the values that did not fit. */
export interface ServiceDecodedInput {
  /** The record. */
  value: ServiceInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A payment method (`/meios-pagamento/`). */
export interface PaymentMethod {
  /** Primary key. */
  id?: number;
  /** Display name. */
  nome?: string;
  /** Whether it is in use. */
  status?: ActiveStatus;
  /** What it is. */
  tipo?: PaymentKind;
  /** Fine for late payment, in per cent. */
  multa?: Decimal;
  /** Interest for late payment, in per cent per month. */
  juros?: Decimal;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A payment method (`/meios-pagamento/`). */
export interface PaymentMethodInput {
  /** Primary key. */
  id?: IntegerInput | null;
  /** Display name. */
  nome?: string | null;
  /** Whether it is in use. */
  status?: CodeInput<ActiveStatus> | null;
  /** What it is. */
  tipo?: CodeInput<PaymentKind> | null;
  /** Fine for late payment, in per cent. */
  multa?: DecimalInput | null;
  /** Interest for late payment, in per cent per month. */
  juros?: DecimalInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A payment method as it was read, and the values that did not fit. */
export interface PaymentMethodDecoded {
  /** The record. */
  value: PaymentMethod;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A payment method as it was read, and the values that did not fit. */
export interface PaymentMethodDecodedInput {
  /** The record. */
  value: PaymentMethodInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A contact of a customer (`contatos`). */
export interface Contact {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the customer. */
  id_pessoa?: number;
  /** Kind of contact, in the account's own words. */
  tipo?: string;
  /** Whether it is the main contact. */
  principal?: Flag;
  /** Name. */
  nome?: string;
  /** CPF. */
  cpf?: string;
  /** Date of birth. */
  data_nascimento?: LocalDate;
  /** Identity document. */
  identidade?: string;
  /** Gender: written as a code, returned as its display text; both are read. */
  genero?: Gender;
  /** E-mail address. */
  email?: string;
  /** Phone number. */
  telefone?: string;
  /** Mobile phone number. */
  celular?: string;
  /** Free notes. */
  obs?: string;
  /** Postal code; sent in the form `XX.YYY-ZZZ`. */
  cep?: string;
  /** IBGE code of the city. */
  id_cidade?: number;
  /** Display name of the city. */
  cidade?: string;
  /** IBGE code of the federative unit: the first two digits of the city's. */
  estado?: number;
  /** Street. */
  endereco?: string;
  /** Number in the street. */
  numero?: string;
  /** Flat, floor or block. */
  complemento?: string;
  /** District. */
  bairro?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A contact of a customer (`contatos`). */
export interface ContactInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Key of the customer. */
  id_pessoa?: IntegerInput | null;
  /** Kind of contact, in the account's own words. */
  tipo?: string | null;
  /** Whether it is the main contact. */
  principal?: CodeInput<Flag> | null;
  /** Name. */
  nome?: string | null;
  /** CPF. */
  cpf?: string | null;
  /** Date of birth. */
  data_nascimento?: LocalDateInput | null;
  /** Identity document. */
  identidade?: string | null;
  /** Gender: written as a code, returned as its display text; both are read. */
  genero?: CodeInput<Gender> | null;
  /** E-mail address. */
  email?: string | null;
  /** Phone number. */
  telefone?: string | null;
  /** Mobile phone number. */
  celular?: string | null;
  /** Free notes. */
  obs?: string | null;
  /** Postal code; sent in the form `XX.YYY-ZZZ`. */
  cep?: string | null;
  /** IBGE code of the city. */
  id_cidade?: IntegerInput | null;
  /** Display name of the city. */
  cidade?: string | null;
  /** IBGE code of the federative unit: the first two digits of the city's. */
  estado?: IntegerInput | null;
  /** Street. */
  endereco?: string | null;
  /** Number in the street. */
  numero?: string | null;
  /** Flat, floor or block. */
  complemento?: string | null;
  /** District. */
  bairro?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A stored card of a customer (`cartoes`). Its number and security code never appear in a debug form, message or log. */
export interface Card {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the customer. */
  id_pessoa?: number;
  /** Key of the payment method. */
  id_meio_pagamento?: number;
  /** Display name of the payment method. */
  meio_pagamento?: string;
  /** Whether it is the card used by default. */
  padrao?: Flag;
  /** Name of the holder. */
  titular?: string;
  /** Name of the card's network. */
  bandeira?: string;
  /** Number: whole on insert, masked with only the last digits visible in responses. */
  numero?: string;
  /** Expiry date. */
  validade?: LocalDate;
  /** Security code of 3 digits, or 4 for American Express; never in a response. */
  codigo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A stored card of a customer (`cartoes`). Its number and security code never appear in a debug form, message or log. */
export interface CardInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Key of the customer. */
  id_pessoa?: IntegerInput | null;
  /** Key of the payment method. */
  id_meio_pagamento?: IntegerInput | null;
  /** Display name of the payment method. */
  meio_pagamento?: string | null;
  /** Whether it is the card used by default. */
  padrao?: CodeInput<Flag> | null;
  /** Name of the holder. */
  titular?: string | null;
  /** Name of the card's network. */
  bandeira?: string | null;
  /** Number: whole on insert, masked with only the last digits visible in responses. */
  numero?: string | null;
  /** Expiry date. */
  validade?: LocalDateInput | null;
  /** Security code of 3 digits, or 4 for American Express; never in a response. */
  codigo?: string | number | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer: a legal entity or an individual. Custom fields are members `custom_...`, kept in `extra`. */
export interface Customer {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Extra reference code. */
  codigo?: number;
  /** When the customer was registered. */
  data_cadastro?: DateTime;
  /** Whether it is in use; a new customer starts as active. */
  status?: ActiveStatus;
  /** Legal entity or individual; required on insert. */
  tipo?: PersonKind;
  /** Display name; required on insert. */
  nome?: string;
  /** CNPJ of a legal entity, digits and letters or in its printed form. */
  cnpj?: string;
  /** Registered name of a legal entity; defaults to `nome` on insert. */
  razao_social?: string;
  /** State registration of a legal entity. */
  inscricao_estadual?: string;
  /** Municipal registration of a legal entity. */
  inscricao_municipal?: string;
  /** CPF of an individual. */
  cpf?: string;
  /** Identity document of an individual. */
  identidade?: string;
  /** Date of birth of an individual. */
  data_nascimento?: LocalDate;
  /** Gender of an individual: written as a code, returned as its display text; both are read. */
  genero?: Gender;
  /** Free notes. */
  obs?: string;
  /** Postal code; sent in the form `XX.YYY-ZZZ`. */
  cep?: string;
  /** IBGE code of the city. */
  id_cidade?: number;
  /** Display name of the city. */
  cidade?: string;
  /** IBGE code of the federative unit: the first two digits of the city's. */
  estado?: number;
  /** Street. */
  endereco?: string;
  /** Number in the street. */
  numero?: string;
  /** Flat, floor or block. */
  complemento?: string;
  /** District. */
  bairro?: string;
  /** Contacts; only if the request asks for them. */
  contatos?: readonly Contact[];
  /** Cards; only if the request asks for them. */
  cartoes?: readonly Card[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer: a legal entity or an individual. Custom fields are members `custom_...`, kept in `extra`. */
export interface CustomerInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Extra reference code. */
  codigo?: IntegerInput | null;
  /** When the customer was registered. */
  data_cadastro?: DateTimeInput | null;
  /** Whether it is in use; a new customer starts as active. */
  status?: CodeInput<ActiveStatus> | null;
  /** Legal entity or individual; required on insert. */
  tipo?: CodeInput<PersonKind> | null;
  /** Display name; required on insert. */
  nome?: string | null;
  /** CNPJ of a legal entity, digits and letters or in its printed form. */
  cnpj?: string | null;
  /** Registered name of a legal entity; defaults to `nome` on insert. */
  razao_social?: string | null;
  /** State registration of a legal entity. */
  inscricao_estadual?: string | null;
  /** Municipal registration of a legal entity. */
  inscricao_municipal?: string | null;
  /** CPF of an individual. */
  cpf?: string | null;
  /** Identity document of an individual. */
  identidade?: string | null;
  /** Date of birth of an individual. */
  data_nascimento?: LocalDateInput | null;
  /** Gender of an individual: written as a code, returned as its display text; both are read. */
  genero?: CodeInput<Gender> | null;
  /** Free notes. */
  obs?: string | null;
  /** Postal code; sent in the form `XX.YYY-ZZZ`. */
  cep?: string | null;
  /** IBGE code of the city. */
  id_cidade?: IntegerInput | null;
  /** Display name of the city. */
  cidade?: string | null;
  /** IBGE code of the federative unit: the first two digits of the city's. */
  estado?: IntegerInput | null;
  /** Street. */
  endereco?: string | null;
  /** Number in the street. */
  numero?: string | null;
  /** Flat, floor or block. */
  complemento?: string | null;
  /** District. */
  bairro?: string | null;
  /** Contacts; only if the request asks for them. */
  contatos?: readonly ContactInput[] | null;
  /** Cards; only if the request asks for them. */
  cartoes?: readonly CardInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer as it was read, and the values that did not fit. */
export interface CustomerDecoded {
  /** The record. */
  value: Customer;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A customer as it was read, and the values that did not fit. */
export interface CustomerDecodedInput {
  /** The record. */
  value: CustomerInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A contact as it was read, and the values that did not fit. */
export interface ContactDecoded {
  /** The record. */
  value: Contact;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A contact as it was read, and the values that did not fit. */
export interface ContactDecodedInput {
  /** The record. */
  value: ContactInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The facts that a card's number reveals. */
export interface CardInspection {
  /** Its network. */
  bandeira: CardBrand;
  /** Whether it has 12 to 19 digits and the right check digit. */
  luhn: boolean;
}
/** The facts that a card's number reveals. */
export interface CardInspectionInput {
  /** Its network. */
  bandeira: CardBrand;
  /** Whether it has 12 to 19 digits and the right check digit. */
  luhn: boolean;
}
/** A card as it was read, and the values that did not fit. */
export interface CardDecoded {
  /** The record. */
  value: Card;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A card as it was read, and the values that did not fit. */
export interface CardDecodedInput {
  /** The record. */
  value: CardInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An item of a plan (`itens`). */
export interface PlanItem {
  /** Primary key. */
  id?: number;
  /** Key of the plan. */
  id_plano?: number;
  /** Key of the service. */
  id_servico?: number;
  /** Display name of the service. */
  servico?: string;
  /** Whether a charge is issued for it. */
  emitir_cobranca?: Flag;
  /** Unit value. */
  valor?: Money;
  /** Default quantity. */
  qtd_padrao?: Decimal;
  /** Largest quantity. */
  qtd_maxima?: Decimal;
  /** Flexible quantity. */
  qtd_flexivel?: Decimal;
  /** Quantity. */
  qtd?: Decimal;
  /** `valor` multiplied by `qtd`. */
  total?: Money;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An item of a plan (`itens`). */
export interface PlanItemInput {
  /** Primary key. */
  id?: IntegerInput | null;
  /** Key of the plan. */
  id_plano?: IntegerInput | null;
  /** Key of the service. */
  id_servico?: IntegerInput | null;
  /** Display name of the service. */
  servico?: string | null;
  /** Whether a charge is issued for it. */
  emitir_cobranca?: CodeInput<Flag> | null;
  /** Unit value. */
  valor?: MoneyInput | null;
  /** Default quantity. */
  qtd_padrao?: DecimalInput | null;
  /** Largest quantity. */
  qtd_maxima?: DecimalInput | null;
  /** Flexible quantity. */
  qtd_flexivel?: DecimalInput | null;
  /** Quantity. */
  qtd?: DecimalInput | null;
  /** `valor` multiplied by `qtd`. */
  total?: MoneyInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A payment method of a plan (`meios_pagamento`). */
export interface PlanPaymentMethod {
  /** Primary key. */
  id?: number;
  /** Key of the plan. */
  id_plano?: number;
  /** Whether the payment date is flexible. */
  data_pagamento_flexivel?: Flag;
  /** Key of the payment method. */
  id_meio_pagamento?: number;
  /** Display name of the payment method. */
  meio_pagamento?: string;
  /** Whether card data may be filled in later. */
  permitir_preenchimento_depois?: Flag;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A payment method of a plan (`meios_pagamento`). */
export interface PlanPaymentMethodInput {
  /** Primary key. */
  id?: IntegerInput | null;
  /** Key of the plan. */
  id_plano?: IntegerInput | null;
  /** Whether the payment date is flexible. */
  data_pagamento_flexivel?: CodeInput<Flag> | null;
  /** Key of the payment method. */
  id_meio_pagamento?: IntegerInput | null;
  /** Display name of the payment method. */
  meio_pagamento?: string | null;
  /** Whether card data may be filled in later. */
  permitir_preenchimento_depois?: CodeInput<Flag> | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan for which customers sign up through a link. */
export interface Plan {
  /** Primary key. */
  id?: number;
  /** Title. */
  titulo?: string;
  /** Subtitle. */
  subtitulo?: string;
  /** Content of the detail view in sales links, as HTML. */
  detalhamento?: string;
  /** Displayed value. */
  valor?: Money;
  /** What is displayed as the frequency. */
  frequencia_exibida?: FrequencyDisplay;
  /** The text displayed instead of the frequency. */
  frequencia_exibida_texto_customizado?: string;
  /** Comment. */
  comentario?: string;
  /** Text of the button that starts the sign-up. */
  texto_botao?: string;
  /** Message shown at the end of the sign-up. */
  mensagem_confirmacao?: string;
  /** File of the terms of use. Its form is not documented; it is read as a string. */
  termos_uso?: string;
  /** Whether customers cannot cancel by themselves. */
  cancelamento_impedir?: Flag;
  /** Whether customers cannot change the items that they sign up for. */
  impedir_alteracao_itens?: Flag;
  /** Whether value and frequency are flexible. */
  personalizavel?: Flag;
  /** Months between two occurrences. */
  frequencia?: Frequency;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: Flag;
  /** How long it repeats. */
  agendamento_repetir?: Repetition;
  /** Last day, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences, when it repeats a number of times. */
  agendamento_numero?: number;
  /** Text shown on issued charges. */
  discriminacao?: string;
  /** Discount. */
  desconto?: Money;
  /** When the invoice is issued. */
  metodo_cobranca?: BillingMethod;
  /** Invoice data. */
  nfse_dados?: NfseData;
  /** Code in the address of the sign-up page. */
  identificador?: string;
  /** Whether it is in use. */
  status?: ActiveStatus;
  /** Items; only if the request asks for them. */
  itens?: readonly PlanItem[];
  /** Payment methods; only if the request asks for them. */
  meios_pagamento?: readonly PlanPaymentMethod[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan for which customers sign up through a link. */
export interface PlanInput {
  /** Primary key. */
  id?: IntegerInput | null;
  /** Title. */
  titulo?: string | null;
  /** Subtitle. */
  subtitulo?: string | null;
  /** Content of the detail view in sales links, as HTML. */
  detalhamento?: string | null;
  /** Displayed value. */
  valor?: MoneyInput | null;
  /** What is displayed as the frequency. */
  frequencia_exibida?: CodeInput<FrequencyDisplay> | null;
  /** The text displayed instead of the frequency. */
  frequencia_exibida_texto_customizado?: string | null;
  /** Comment. */
  comentario?: string | null;
  /** Text of the button that starts the sign-up. */
  texto_botao?: string | null;
  /** Message shown at the end of the sign-up. */
  mensagem_confirmacao?: string | null;
  /** File of the terms of use. Its form is not documented; it is read as a string. */
  termos_uso?: string | null;
  /** Whether customers cannot cancel by themselves. */
  cancelamento_impedir?: CodeInput<Flag> | null;
  /** Whether customers cannot change the items that they sign up for. */
  impedir_alteracao_itens?: CodeInput<Flag> | null;
  /** Whether value and frequency are flexible. */
  personalizavel?: CodeInput<Flag> | null;
  /** Months between two occurrences. */
  frequencia?: CodeInput<Frequency> | null;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** How long it repeats. */
  agendamento_repetir?: CodeInput<Repetition> | null;
  /** Last day, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of occurrences, when it repeats a number of times. */
  agendamento_numero?: IntegerInput | null;
  /** Text shown on issued charges. */
  discriminacao?: string | null;
  /** Discount. */
  desconto?: MoneyInput | null;
  /** When the invoice is issued. */
  metodo_cobranca?: CodeInput<BillingMethod> | null;
  /** Invoice data. */
  nfse_dados?: NfseDataInput | null;
  /** Code in the address of the sign-up page. */
  identificador?: string | null;
  /** Whether it is in use. */
  status?: CodeInput<ActiveStatus> | null;
  /** Items; only if the request asks for them. */
  itens?: readonly PlanItemInput[] | null;
  /** Payment methods; only if the request asks for them. */
  meios_pagamento?: readonly PlanPaymentMethodInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan as it was read, and the values that did not fit. */
export interface PlanDecoded {
  /** The record. */
  value: Plan;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A plan as it was read, and the values that did not fit. */
export interface PlanDecodedInput {
  /** The record. */
  value: PlanInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A plan that the customer signed up for (`planos_contratados`). */
export interface HiredPlan {
  /** Key of the sign-up. */
  id?: number;
  /** Key of the plan, if there is one. */
  id_plano?: number;
  /** Key of the customer. */
  id_cliente?: number;
  /** First day of the current period. */
  data_inicio_vigente?: LocalDate;
  /** Last day of the current period. */
  data_fim_vigente?: LocalDate;
  /** Day from which the wallet may be used. */
  carteira_virtual_data_liberacao?: LocalDate;
  /** Whether the wallet of this plan is active. */
  carteira_virtual_status?: boolean;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan that the customer signed up for (`planos_contratados`). */
export interface HiredPlanInput {
  /** Key of the sign-up. */
  id?: IntegerInput | null;
  /** Key of the plan, if there is one. */
  id_plano?: IntegerInput | null;
  /** Key of the customer. */
  id_cliente?: IntegerInput | null;
  /** First day of the current period. */
  data_inicio_vigente?: LocalDateInput | null;
  /** Last day of the current period. */
  data_fim_vigente?: LocalDateInput | null;
  /** Day from which the wallet may be used. */
  carteira_virtual_data_liberacao?: LocalDateInput | null;
  /** Whether the wallet of this plan is active. */
  carteira_virtual_status?: boolean | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer or a dependent, as found by CPF. */
export interface WalletEntry {
  /** Name. */
  nome?: string;
  /** Name of the holder that a dependent belongs to; unset for the holder. */
  titular?: string;
  /** CPF. */
  cpf?: string;
  /** CNPJ, if there is one. */
  cnpj?: string;
  /** Whether the wallet is active. */
  carteira_virtual_status?: boolean;
  /** Plans that the customer signed up for. */
  planos_contratados?: readonly HiredPlan[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer or a dependent, as found by CPF. */
export interface WalletEntryInput {
  /** Name. */
  nome?: string | null;
  /** Name of the holder that a dependent belongs to; unset for the holder. */
  titular?: string | null;
  /** CPF. */
  cpf?: string | null;
  /** CNPJ, if there is one. */
  cnpj?: string | null;
  /** Whether the wallet is active. */
  carteira_virtual_status?: boolean | null;
  /** Plans that the customer signed up for. */
  planos_contratados?: readonly HiredPlanInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A wallet entry as it was read, and the values that did not fit. */
export interface WalletEntryDecoded {
  /** The record. */
  value: WalletEntry;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A wallet entry as it was read, and the values that did not fit. */
export interface WalletEntryDecodedInput {
  /** The record. */
  value: WalletEntryInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An economic activity of the CNAE (`/cnae/`). */
export interface Cnae {
  /** Identifier. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An economic activity of the CNAE (`/cnae/`). */
export interface CnaeInput {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A CNAE activity as it was read, and the values that did not fit. */
export interface CnaeDecoded {
  /** The record. */
  value: Cnae;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A CNAE activity as it was read, and the values that did not fit. */
export interface CnaeDecodedInput {
  /** The record. */
  value: CnaeInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An item of the service list of Lei Complementar 116 (`/lista-servicos/`). */
export interface ServiceListItem {
  /** Item, digits only: 1.02 is 102. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An item of the service list of Lei Complementar 116 (`/lista-servicos/`). */
export interface ServiceListItemInput {
  /** Item, digits only: 1.02 is 102. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An item of the LC 116 service list as it was read, and the values that did not fit. */
export interface ServiceListItemDecoded {
  /** The record. */
  value: ServiceListItem;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An item of the LC 116 service list as it was read, and the values that did not fit. */
export interface ServiceListItemDecodedInput {
  /** The record. */
  value: ServiceListItemInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A municipality (`/municipios/`). */
export interface Municipality {
  /** IBGE code, 7 digits. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Federative unit. */
  uf?: FederativeUnit;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A municipality (`/municipios/`). */
export interface MunicipalityInput {
  /** IBGE code, 7 digits. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Federative unit. */
  uf?: CodeInput<FederativeUnit> | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A municipality as it was read, and the values that did not fit. */
export interface MunicipalityDecoded {
  /** The record. */
  value: Municipality;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A municipality as it was read, and the values that did not fit. */
export interface MunicipalityDecodedInput {
  /** The record. */
  value: MunicipalityInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The value of an adjustment index in a month (`/indices/`). */
export interface AdjustmentIndex {
  /** Code of the index. */
  codigo?: number;
  /** Short name. */
  sigla?: string;
  /** Name. */
  nome?: string;
  /** The month of the value. */
  mes?: string;
  /** Value: a number of any size and notation, kept as a string. */
  valor?: Decimal;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The value of an adjustment index in a month (`/indices/`). */
export interface AdjustmentIndexInput {
  /** Code of the index. */
  codigo?: IntegerInput | null;
  /** Short name. */
  sigla?: string | null;
  /** Name. */
  nome?: string | null;
  /** The month of the value. */
  mes?: YearMonthInput | null;
  /** Value: a number of any size and notation, kept as a string. */
  valor?: DecimalInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An adjustment index as it was read, and the values that did not fit. */
export interface AdjustmentIndexDecoded {
  /** The record. */
  value: AdjustmentIndex;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An adjustment index as it was read, and the values that did not fit. */
export interface AdjustmentIndexDecodedInput {
  /** The record. */
  value: AdjustmentIndexInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The header of a listing. */
export interface ListingHeader {
  /** Index of the first record returned within the full result, from 0. */
  offset?: number;
  /** Maximum number of records in one response, 1 to 1000. */
  limit?: number;
  /** How many records match the filter in all. */
  count?: number;
  /** The sort parameter used, if any. */
  sort?: string;
  /** Hash that names the request to the service's support. */
  requestId?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The header of a listing. */
export interface ListingHeaderInput {
  /** Index of the first record returned within the full result, from 0. */
  offset?: IntegerInput | null;
  /** Maximum number of records in one response, 1 to 1000. */
  limit?: IntegerInput | null;
  /** How many records match the filter in all. */
  count?: IntegerInput | null;
  /** The sort parameter used, if any. */
  sort?: string | null;
  /** Hash that names the request to the service's support. */
  requestId?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of records. */
export interface Listing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /**
   * The records, in the format of their entity; each is read by that entity's `decode`. Pages of sales, customers and
   * services are read whole by `sale_listing`, `customer_listing` and `service_listing`.
   */
  data?: readonly string[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of records. */
export interface ListingInput {
  /** Offset, limit and count. */
  header?: ListingHeaderInput | null;
  /**
   * The records, in the format of their entity; each is read by that entity's `decode`. Pages of sales, customers and
   * services are read whole by `sale_listing`, `customer_listing` and `service_listing`.
   */
  data?: readonly (string | object)[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A listing as it was read, and the values that did not fit. */
export interface ListingDecoded {
  /** The record. */
  value: Listing;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A listing as it was read, and the values that did not fit. */
export interface ListingDecodedInput {
  /** The record. */
  value: ListingInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** One page of sales. Each is read as by `sale.decode`. */
export interface SaleListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The sales. */
  data?: readonly Sale[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of sales. Each is read as by `sale.decode`. */
export interface SaleListingInput {
  /** Offset, limit and count. */
  header?: ListingHeaderInput | null;
  /** The sales. */
  data?: readonly SaleInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A sale listing as it was read, and the values that did not fit. */
export interface SaleListingDecoded {
  /** The record. */
  value: SaleListing;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A sale listing as it was read, and the values that did not fit. */
export interface SaleListingDecodedInput {
  /** The record. */
  value: SaleListingInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** One page of customers. Each is read as by `customer.decode`. */
export interface CustomerListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The customers. */
  data?: readonly Customer[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of customers. Each is read as by `customer.decode`. */
export interface CustomerListingInput {
  /** Offset, limit and count. */
  header?: ListingHeaderInput | null;
  /** The customers. */
  data?: readonly CustomerInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer listing as it was read, and the values that did not fit. */
export interface CustomerListingDecoded {
  /** The record. */
  value: CustomerListing;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A customer listing as it was read, and the values that did not fit. */
export interface CustomerListingDecodedInput {
  /** The record. */
  value: CustomerListingInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** One page of services. Each is read as by `service.decode`. */
export interface ServiceListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The services. */
  data?: readonly Service[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of services. Each is read as by `service.decode`. */
export interface ServiceListingInput {
  /** Offset, limit and count. */
  header?: ListingHeaderInput | null;
  /** The services. */
  data?: readonly ServiceInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A service listing as it was read, and the values that did not fit. */
export interface ServiceListingDecoded {
  /** The record. */
  value: ServiceListing;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A service listing as it was read, and the values that did not fit. */
export interface ServiceListingDecodedInput {
  /** The record. */
  value: ServiceListingInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The response to a delete. */
export interface Deleted {
  /** Key of the record that was deleted, as a string. */
  id?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The response to a delete. */
export interface DeletedInput {
  /** Key of the record that was deleted, as a string. */
  id?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The response to a delete as it was read, and the values that did not fit. */
export interface DeletedDecoded {
  /** The record. */
  value: Deleted;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** The response to a delete as it was read, and the values that did not fit. */
export interface DeletedDecodedInput {
  /** The record. */
  value: DeletedInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An error as the service returns it. */
export interface ApiError {
  /** The HTTP status. */
  code?: number;
  /** Short description of the problem and a possible fix. The message of a 401 quotes the beginning of the key. */
  message?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An error as the service returns it. */
export interface ApiErrorInput {
  /** The HTTP status. */
  code?: IntegerInput | null;
  /** Short description of the problem and a possible fix. The message of a 401 quotes the beginning of the key. */
  message?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An API error as it was read, and the values that did not fit. */
export interface ApiErrorDecoded {
  /** The record. */
  value: ApiError;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An API error as it was read, and the values that did not fit. */
export interface ApiErrorDecodedInput {
  /** The record. */
  value: ApiErrorInput;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The contents of a Pix code. */
export interface PixCode {
  /** Static or dynamic. */
  tipo: PixKind;
  /** Key of the receiver, in a static code. */
  chave: string | null;
  /** Address of the charge, without `https://`, in a dynamic code. */
  url: string | null;
  /** Note to the payer. */
  info: string | null;
  /** Name of the receiver. */
  nome: string;
  /** City of the receiver. */
  cidade: string;
  /** Amount, if it is fixed. */
  valor: Money | null;
  /** Transaction identifier; `***` if the receiver set none. */
  txid: string | null;
}
/** The contents of a Pix code. */
export interface PixCodeInput {
  /** Static or dynamic. */
  tipo: PixKind;
  /** Key of the receiver, in a static code. */
  chave?: string | null;
  /** Address of the charge, without `https://`, in a dynamic code. */
  url?: string | null;
  /** Note to the payer. */
  info?: string | null;
  /** Name of the receiver. */
  nome: string;
  /** City of the receiver. */
  cidade: string;
  /** Amount, if it is fixed. */
  valor?: MoneyInput | null;
  /** Transaction identifier; `***` if the receiver set none. */
  txid?: string | null;
}
/** Whether a Pix code is valid. */
export interface PixCheck {
  /** Whether it can be paid unchanged. */
  valid: boolean;
  /** Why it cannot be paid. */
  reason: PixFault | null;
  /** Something unusual about a valid code. */
  warning: PixWarning | null;
}
/** Whether a Pix code is valid. */
export interface PixCheckInput {
  /** Whether it can be paid unchanged. */
  valid: boolean;
  /** Why it cannot be paid. */
  reason?: PixFault | null;
  /** Something unusual about a valid code. */
  warning?: PixWarning | null;
}
/** One condition. Conditions on the same field with the same operator are joined by "or", all others by "and". */
export interface Filter {
  /** A field of the entity, `section.field` of a nested record, or a custom field. */
  field: string;
  /** The comparison; `eq` when unset. */
  operator: Operator | null;
  /** The value to compare with; unset for `between`, `isnull` and `isnotnull`. */
  value: string | number | null;
  /** The two ends of `between`. */
  values: readonly (string | number)[] | null;
}
/** The fields of each entity, by the operators that they take. */
export interface FilterFields {
  service: { any: "id" | "nome" | "status" | "id_servico" | "servico" | "id_atividade" | "atividade" | "discriminacao" | "valor" | "impostos_percentual" | "codigo_tributacao_municipio"; ordered: "id" | "status" | "id_servico" | "id_atividade" | "valor" | "impostos_percentual"; textual: "nome" | "servico" | "atividade" | "discriminacao" | "codigo_tributacao_municipio" };
  payment_method: { any: "id" | "nome" | "status" | "tipo" | "multa" | "juros"; ordered: "id" | "status" | "tipo" | "multa" | "juros"; textual: "nome" };
  customer: { any: "id" | "codigo" | "data_cadastro" | "status" | "tipo" | "nome" | "cnpj" | "razao_social" | "inscricao_estadual" | "inscricao_municipal" | "cpf" | "identidade" | "data_nascimento" | "genero" | "obs" | "cep" | "id_cidade" | "cidade" | "estado" | "endereco" | "numero" | "complemento" | "bairro" | "contatos.id" | "contatos.id_pessoa" | "contatos.tipo" | "contatos.principal" | "contatos.nome" | "contatos.cpf" | "contatos.data_nascimento" | "contatos.identidade" | "contatos.genero" | "contatos.email" | "contatos.telefone" | "contatos.celular" | "contatos.obs" | "contatos.cep" | "contatos.id_cidade" | "contatos.cidade" | "contatos.estado" | "contatos.endereco" | "contatos.numero" | "contatos.complemento" | "contatos.bairro" | "cartoes.id" | "cartoes.id_pessoa" | "cartoes.id_meio_pagamento" | "cartoes.meio_pagamento" | "cartoes.padrao" | "cartoes.titular" | "cartoes.bandeira" | "cartoes.validade"; ordered: "id" | "codigo" | "data_cadastro" | "status" | "tipo" | "data_nascimento" | "genero" | "id_cidade" | "estado" | "contatos.id" | "contatos.id_pessoa" | "contatos.principal" | "contatos.data_nascimento" | "contatos.genero" | "contatos.id_cidade" | "contatos.estado" | "cartoes.id" | "cartoes.id_pessoa" | "cartoes.id_meio_pagamento" | "cartoes.padrao" | "cartoes.validade"; textual: "nome" | "cnpj" | "razao_social" | "inscricao_estadual" | "inscricao_municipal" | "cpf" | "identidade" | "obs" | "cep" | "cidade" | "endereco" | "numero" | "complemento" | "bairro" | "contatos.tipo" | "contatos.nome" | "contatos.cpf" | "contatos.identidade" | "contatos.email" | "contatos.telefone" | "contatos.celular" | "contatos.obs" | "contatos.cep" | "contatos.cidade" | "contatos.endereco" | "contatos.numero" | "contatos.complemento" | "contatos.bairro" | "cartoes.meio_pagamento" | "cartoes.titular" | "cartoes.bandeira" };
  sale: { any: "id" | "data" | "agendamento" | "agendamento_data" | "agendamento_frequencia" | "agendamento_automatico" | "agendamento_repetir" | "agendamento_data_fim" | "agendamento_numero" | "agendamento_ativo" | "agendamento_ativo_data" | "agendamento_ultima_ocorrencia" | "agendamento_data_geracao" | "agendamento_sequencia" | "id_cliente" | "cliente" | "discriminacao" | "desconto" | "valor_venda" | "metodo_cobranca" | "email_enviado" | "email_erro" | "email_entrega" | "email_leitura" | "sms_enviado" | "sms_erro" | "whatsapp_enviar" | "whatsapp_enviado" | "whatsapp_erro" | "whatsapp_entrega" | "whatsapp_leitura" | "id_meio_pagamento" | "meio_pagamento" | "parcela_status" | "pagamento_online_codigo" | "nfse_status" | "agendamento_dados.id_venda" | "agendamento_dados.id_modelo" | "agendamento_dados.modelo" | "agendamento_dados.anexo_nfse" | "agendamento_dados.anexo_boleto" | "agendamento_dados.id_contato" | "nfse_dados.aliquota" | "nfse_dados.iss_retido" | "nfse_dados.rps_tipo" | "nfse_dados.rps_serie" | "nfse_dados.valor_ir" | "nfse_dados.valor_pis" | "nfse_dados.valor_csll" | "nfse_dados.valor_inss" | "nfse_dados.valor_cofins" | "nfse_dados.valor_deducoes" | "nfse_dados.outras_retencoes" | "nfse_dados.impostos_federais" | "nfse_dados.natureza_operacao" | "nfse_dados.id_municipio" | "nfse_dados.id_municipio_emissao" | "parcelas.id" | "parcelas.id_venda" | "parcelas.parcela" | "parcelas.numero" | "parcelas.data_vencimento" | "parcelas.data_credito" | "parcelas.data_vencimento_original" | "parcelas.valor" | "parcelas.valor_original" | "parcelas.valor_recebido" | "parcelas.valor_tarifas" | "parcelas.status" | "parcelas.data_recebimento" | "parcelas.data_repasse" | "parcelas.pdf_url" | "parcelas.linha_digitavel" | "parcelas.pix_imagem_url" | "parcelas.pix_codigo" | "itens.id" | "itens.id_venda" | "itens.recorrente" | "itens.id_servico" | "itens.servico" | "itens.valor" | "itens.qtd" | "itens.total"; ordered: "id" | "data" | "agendamento" | "agendamento_data" | "agendamento_frequencia" | "agendamento_automatico" | "agendamento_repetir" | "agendamento_data_fim" | "agendamento_numero" | "agendamento_ativo" | "agendamento_ativo_data" | "agendamento_ultima_ocorrencia" | "agendamento_data_geracao" | "agendamento_sequencia" | "id_cliente" | "desconto" | "valor_venda" | "metodo_cobranca" | "email_enviado" | "email_erro" | "email_entrega" | "email_leitura" | "sms_enviado" | "sms_erro" | "whatsapp_enviar" | "whatsapp_enviado" | "whatsapp_erro" | "whatsapp_entrega" | "whatsapp_leitura" | "id_meio_pagamento" | "parcela_status" | "nfse_status" | "agendamento_dados.id_venda" | "agendamento_dados.id_modelo" | "agendamento_dados.anexo_nfse" | "agendamento_dados.anexo_boleto" | "agendamento_dados.id_contato" | "nfse_dados.aliquota" | "nfse_dados.iss_retido" | "nfse_dados.rps_tipo" | "nfse_dados.valor_ir" | "nfse_dados.valor_pis" | "nfse_dados.valor_csll" | "nfse_dados.valor_inss" | "nfse_dados.valor_cofins" | "nfse_dados.valor_deducoes" | "nfse_dados.outras_retencoes" | "nfse_dados.impostos_federais" | "nfse_dados.natureza_operacao" | "nfse_dados.id_municipio" | "nfse_dados.id_municipio_emissao" | "parcelas.id" | "parcelas.id_venda" | "parcelas.parcela" | "parcelas.data_vencimento" | "parcelas.data_credito" | "parcelas.data_vencimento_original" | "parcelas.valor" | "parcelas.valor_original" | "parcelas.valor_recebido" | "parcelas.valor_tarifas" | "parcelas.status" | "parcelas.data_recebimento" | "parcelas.data_repasse" | "itens.id" | "itens.id_venda" | "itens.recorrente" | "itens.id_servico" | "itens.valor" | "itens.qtd" | "itens.total"; textual: "cliente" | "discriminacao" | "meio_pagamento" | "pagamento_online_codigo" | "agendamento_dados.modelo" | "nfse_dados.rps_serie" | "parcelas.numero" | "parcelas.pdf_url" | "parcelas.linha_digitavel" | "parcelas.pix_imagem_url" | "parcelas.pix_codigo" | "itens.servico" };
  plan: { any: "id" | "titulo" | "subtitulo" | "detalhamento" | "valor" | "frequencia_exibida" | "frequencia_exibida_texto_customizado" | "comentario" | "texto_botao" | "mensagem_confirmacao" | "termos_uso" | "cancelamento_impedir" | "impedir_alteracao_itens" | "personalizavel" | "frequencia" | "agendamento_automatico" | "agendamento_repetir" | "agendamento_data_fim" | "agendamento_numero" | "discriminacao" | "desconto" | "metodo_cobranca" | "identificador" | "status" | "nfse_dados.aliquota" | "nfse_dados.iss_retido" | "nfse_dados.rps_tipo" | "nfse_dados.rps_serie" | "nfse_dados.valor_ir" | "nfse_dados.valor_pis" | "nfse_dados.valor_csll" | "nfse_dados.valor_inss" | "nfse_dados.valor_cofins" | "nfse_dados.valor_deducoes" | "nfse_dados.outras_retencoes" | "nfse_dados.impostos_federais" | "nfse_dados.natureza_operacao" | "nfse_dados.id_municipio" | "nfse_dados.id_municipio_emissao" | "itens.id" | "itens.id_plano" | "itens.id_servico" | "itens.servico" | "itens.emitir_cobranca" | "itens.valor" | "itens.qtd_padrao" | "itens.qtd_maxima" | "itens.qtd_flexivel" | "itens.qtd" | "itens.total" | "meios_pagamento.id" | "meios_pagamento.id_plano" | "meios_pagamento.data_pagamento_flexivel" | "meios_pagamento.id_meio_pagamento" | "meios_pagamento.meio_pagamento" | "meios_pagamento.permitir_preenchimento_depois"; ordered: "id" | "valor" | "frequencia_exibida" | "cancelamento_impedir" | "impedir_alteracao_itens" | "personalizavel" | "frequencia" | "agendamento_automatico" | "agendamento_repetir" | "agendamento_data_fim" | "agendamento_numero" | "desconto" | "metodo_cobranca" | "status" | "nfse_dados.aliquota" | "nfse_dados.iss_retido" | "nfse_dados.rps_tipo" | "nfse_dados.valor_ir" | "nfse_dados.valor_pis" | "nfse_dados.valor_csll" | "nfse_dados.valor_inss" | "nfse_dados.valor_cofins" | "nfse_dados.valor_deducoes" | "nfse_dados.outras_retencoes" | "nfse_dados.impostos_federais" | "nfse_dados.natureza_operacao" | "nfse_dados.id_municipio" | "nfse_dados.id_municipio_emissao" | "itens.id" | "itens.id_plano" | "itens.id_servico" | "itens.emitir_cobranca" | "itens.valor" | "itens.qtd_padrao" | "itens.qtd_maxima" | "itens.qtd_flexivel" | "itens.qtd" | "itens.total" | "meios_pagamento.id" | "meios_pagamento.id_plano" | "meios_pagamento.data_pagamento_flexivel" | "meios_pagamento.id_meio_pagamento" | "meios_pagamento.permitir_preenchimento_depois"; textual: "titulo" | "subtitulo" | "detalhamento" | "frequencia_exibida_texto_customizado" | "comentario" | "texto_botao" | "mensagem_confirmacao" | "termos_uso" | "discriminacao" | "identificador" | "nfse_dados.rps_serie" | "itens.servico" | "meios_pagamento.meio_pagamento" };
  cnae: { any: "id" | "nome"; ordered: "id"; textual: "nome" };
  service_list_item: { any: "id" | "nome"; ordered: "id"; textual: "nome" };
  municipality: { any: "id" | "nome" | "uf"; ordered: "id" | "uf"; textual: "nome" };
}
/** A custom field, which customers have: its type is not documented, so it takes any operator. */
export type CustomField<E extends Resource = Resource> = E extends "customer" ? `custom_${string}` : never;
/** One condition. The same field and operator given again is "or"; everything else is "and". */
export type FilterInput<E extends Resource = Resource> =
  | { field: FilterFields[E]["any"] | CustomField<E>; operator?: "eq" | "neq" | null; value: LocalDateInput | number | boolean; values?: null }
  | { field: FilterFields[E]["any"] | CustomField<E>; operator: "isnull" | "isnotnull"; value?: null; values?: null }
  | { field: FilterFields[E]["ordered"] | CustomField<E>; operator: "gt" | "lt" | "gte" | "lte"; value: LocalDateInput | number; values?: null }
  | { field: FilterFields[E]["ordered"] | CustomField<E>; operator: "between"; value?: null; values: readonly [LocalDateInput | number, LocalDateInput | number] }
  | { field: FilterFields[E]["textual"] | CustomField<E>; operator: "contains" | "notcontains"; value: string; values?: null };
/** What to list. */
export interface Query {
  /** The entity. It may be left out if the operation has an argument for it. */
  entity: Resource | null;
  /** Conditions, in order. */
  filters: readonly Filter[] | null;
  /** Names of fields to sort by, with the prefix `-` for descending. */
  sort: readonly string[] | null;
  /** Fields to return; all when unset. */
  fields: readonly string[] | null;
  /** Nested records to include. */
  expand: readonly string[] | null;
  /** Maximum number of records, 1 to 1000; 100 when unset. */
  limit: number | null;
  /** Records to skip; none when unset. */
  offset: number | null;
}
/** What to list. */
export interface QueryInput<E extends Resource = Resource> {
  /** The entity. It may be left out if the operation has an argument for it. */
  entity?: E | null;
  /** Conditions, in order. */
  filters?: readonly FilterInput<E>[] | null;
  /** Names of fields to sort by, with the prefix `-` for descending. */
  sort?: readonly string[] | null;
  /** Fields to return; all when unset. */
  fields?: readonly string[] | null;
  /** Nested records to include. */
  expand?: readonly string[] | null;
  /** Maximum number of records, 1 to 1000; 100 when unset. */
  limit?: IntegerInput | null;
  /** Records to skip; none when unset. */
  offset?: IntegerInput | null;
}
/** The header of a page. */
export interface PageHeader {
  /** Index of the first record returned within the full result. */
  offset: number;
  /** Maximum number of records in one response. */
  limit: number;
  /** How many records match, before paging. */
  count: number;
  /** The sort parameter used. */
  sort: string | null;
  /** Always unset: no request was made. */
  requestId: string | null;
}
/** The header of a page. */
export interface PageHeaderInput {
  /** Index of the first record returned within the full result. */
  offset: IntegerInput;
  /** Maximum number of records in one response. */
  limit: IntegerInput;
  /** How many records match, before paging. */
  count: IntegerInput;
  /** The sort parameter used. */
  sort?: string | null;
  /** Always unset: no request was made. */
  requestId?: string | null;
}
/** One page of records, in the shape of a listing. */
export interface ListPage {
  /** Offset, limit and count. */
  header: PageHeader;
  /** The records unchanged, but with only the requested fields and sections. */
  data: readonly string[];
}
/** One page of records, in the shape of a listing. */
export interface ListPageInput {
  /** Offset, limit and count. */
  header: PageHeaderInput;
  /** The records unchanged, but with only the requested fields and sections. */
  data: readonly (string | object)[];
}
/**
 * A request for the program's own HTTP client. Debug output never shows headers and body, since they contain the key and
 * cards.
 */
export interface ApiRequest {
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  method: string;
  /** The whole address, the query string included. */
  url: string;
  /** The headers to send, the key among them. */
  headers: { readonly [name: string]: string };
  /** The body, if there is one: JSON text. */
  body: string | null;
}
/**
 * A request for the program's own HTTP client. Debug output never shows headers and body, since they contain the key and
 * cards.
 */
export interface ApiRequestInput {
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  method: string;
  /** The whole address, the query string included. */
  url: string;
  /** The headers to send, the key among them. */
  headers: { readonly [name: string]: string };
  /** The body, if there is one: JSON text. */
  body?: string | null;
}
/** An error as the service returned it. */
export interface ApiFailure {
  /** The HTTP status. */
  code: number;
  /** What kind of error it is. */
  kind: ErrorKind;
  /**
   * The service's message; unset if the body is not the service's error. Debug output never shows it, since the
   * message of a 401 quotes the beginning of the key, which is masked here if the key is given.
   */
  message: string | null;
}
/** An error as the service returned it. */
export interface ApiFailureInput {
  /** The HTTP status. */
  code: IntegerInput;
  /** What kind of error it is. */
  kind: ErrorKind;
  /**
   * The service's message; unset if the body is not the service's error. Debug output never shows it, since the
   * message of a 401 quotes the beginning of the key, which is masked here if the key is given.
   */
  message?: string | null;
}
/** A response: either a value or the service's error. */
export interface ApiAnswer {
  /** The record, the listing `{header, data}`, or the list that the operation returns. */
  value: string | null;
  /** The service's error. */
  api_error: ApiFailure | null;
  /** An issue for each value that does not fit its field, with its path in `value`, where the value is kept unchanged. */
  issues: readonly Issue[];
}
/** A response: either a value or the service's error. */
export interface ApiAnswerInput {
  /** The record, the listing `{header, data}`, or the list that the operation returns. */
  value?: string | object | null;
  /** The service's error. */
  api_error?: ApiFailureInput | null;
  /** An issue for each value that does not fit its field, with its path in `value`, where the value is kept unchanged. */
  issues: readonly IssueInput[];
}
/** The next action, and the wait before it. */
export interface RetryPlan {
  /** The action. */
  action: RetryAction;
  /** Milliseconds to wait before sending it again or looking it up. */
  wait_ms: number | null;
}
/** The next action, and the wait before it. */
export interface RetryPlanInput {
  /** The action. */
  action: RetryAction;
  /** Milliseconds to wait before sending it again or looking it up. */
  wait_ms?: IntegerInput | null;
}
/** The next request of a pagination, for `request.build`. */
export interface PageRequest {
  /** Which operation. */
  operation: ApiOperation;
  /** Its query string. */
  query: string;
}
/** The next request of a pagination, for `request.build`. */
export interface PageRequestInput {
  /** Which operation. */
  operation: ApiOperation;
  /** Its query string. */
  query: string;
}
/** A step of a pagination. */
export interface PageStep {
  /** Everything that the next step needs: plain data, to be passed on unchanged. */
  state: string;
  /** The next request; unset when done. */
  request: PageRequest | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without those that were returned before. */
  items: readonly string[];
  /**
   * Whether the service's count changed during the pagination: records were added or removed, and some may be missing or
   * returned twice.
   */
  count_changed: boolean;
  /** How the pagination ended: whether it certainly returned every record. Unset while it continues. */
  end: PageEnd | null;
}
/** A step of a pagination. */
export interface PageStepInput {
  /** Everything that the next step needs: plain data, to be passed on unchanged. */
  state: string | object;
  /** The next request; unset when done. */
  request?: PageRequestInput | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without those that were returned before. */
  items: readonly (string | object)[];
  /**
   * Whether the service's count changed during the pagination: records were added or removed, and some may be missing or
   * returned twice.
   */
  count_changed: boolean;
  /** How the pagination ended: whether it certainly returned every record. Unset while it continues. */
  end?: PageEnd | null;
}
/** The event's header. */
export interface Event {
  /** The entity; unset if this version does not know the endpoint. */
  entity: EventEntity | null;
  /** API version, which decides the format of the record. */
  api: string | null;
  /** Structure concerned, `clientes` or `vendas`. */
  endpoint: string | null;
  /** `insert`, `update` or `delete`. */
  operation: string | null;
  /** Unix seconds of generation. */
  timestamp: number | null;
}
/** The event's header. */
export interface EventInput {
  /** The entity; unset if this version does not know the endpoint. */
  entity?: EventEntity | null;
  /** API version, which decides the format of the record. */
  api?: string | null;
  /** Structure concerned, `clientes` or `vendas`. */
  endpoint?: string | null;
  /** `insert`, `update` or `delete`. */
  operation?: string | null;
  /** Unix seconds of generation. */
  timestamp?: IntegerInput | null;
}
/** The result of verifying a body. */
export interface Verification {
  /** `ok`, or why not. */
  verdict: Verdict;
  /** Index of the secret that fits, from 0; when ok. */
  secret_index: number | null;
  /** The form that was signed; when ok. */
  form: SignedForm | null;
  /** The event's header; when ok. */
  event: Event | null;
  /** SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it. */
  dedupe_key: string | null;
}
/** The result of verifying a body. */
export interface VerificationInput {
  /** `ok`, or why not. */
  verdict: Verdict;
  /** Index of the secret that fits, from 0; when ok. */
  secret_index?: IntegerInput | null;
  /** The form that was signed; when ok. */
  form?: SignedForm | null;
  /** The event's header; when ok. */
  event?: EventInput | null;
  /** SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it. */
  dedupe_key?: string | null;
}
/** Bytes from `start` to before `end`. */
export interface ByteRange {
  /** First byte. */
  start: number;
  /** After the last byte. */
  end: number;
}
/** Bytes from `start` to before `end`. */
export interface ByteRangeInput {
  /** First byte. */
  start: IntegerInput;
  /** After the last byte. */
  end: IntegerInput;
}
/** The bytes to hash, and the digests to expect. */
export interface SignaturePlan {
  /** The verdict, if the form of the body alone decides it; then there is nothing to hash. */
  verdict: Verdict | null;
  /** The signed bytes as ranges of the body, to be hashed one after the other. */
  ranges: readonly ByteRange[];
  /** The digests that the body claims, as hexadecimal digits: of the first entry, or of every entry that is a digest. */
  expected: readonly string[];
  /** The event's header. Do not trust it before the verdict. */
  event: Event | null;
}
/** The bytes to hash, and the digests to expect. */
export interface SignaturePlanInput {
  /** The verdict, if the form of the body alone decides it; then there is nothing to hash. */
  verdict?: Verdict | null;
  /** The signed bytes as ranges of the body, to be hashed one after the other. */
  ranges: readonly ByteRangeInput[];
  /** The digests that the body claims, as hexadecimal digits: of the first entry, or of every entry that is a digest. */
  expected: readonly string[];
  /** The event's header. Do not trust it before the verdict. */
  event?: EventInput | null;
}
/** The likely causes and their evidence. */
export interface Explanation {
  /** The likely cause; the first one if there are several. */
  likely: Cause;
  /** Every likely cause: the signature fits once all of them are undone. */
  causes: readonly Cause[];
  /** The evidence for it, which never contains a secret or a digest. */
  evidence: string;
}
/** The likely causes and their evidence. */
export interface ExplanationInput {
  /** The likely cause; the first one if there are several. */
  likely: Cause;
  /** Every likely cause: the signature fits once all of them are undone. */
  causes: readonly Cause[];
  /** The evidence for it, which never contains a secret or a digest. */
  evidence: string;
}
/** An event with its record: one of the entities, or only the data if this version does not know the entity. */
export interface WebhookEvent {
  /** The event's header. */
  event: Event;
  /** The customer. */
  customer: Customer | null;
  /** The sale or contract. */
  sale: Sale | null;
  /** The service. */
  service: Service | null;
  /** The payment method. */
  payment_method: PaymentMethod | null;
  /** The plan. */
  plan: Plan | null;
  /** The data unchanged. */
  data: string;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An event with its record: one of the entities, or only the data if this version does not know the entity. */
export interface WebhookEventInput {
  /** The event's header. */
  event: EventInput;
  /** The customer. */
  customer?: CustomerInput | null;
  /** The sale or contract. */
  sale?: SaleInput | null;
  /** The service. */
  service?: ServiceInput | null;
  /** The payment method. */
  payment_method?: PaymentMethodInput | null;
  /** The plan. */
  plan?: PlanInput | null;
  /** The data unchanged. */
  data: string | object;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A label in every supported language. */
export interface FormLabel {
  /** English. */
  en: string;
  /** Brazilian Portuguese. */
  pt_br: string;
}
/** A label in every supported language. */
export interface FormLabelInput {
  /** English. */
  en: string;
  /** Brazilian Portuguese. */
  pt_br: string;
}
/** One value to choose. */
export interface FormChoice {
  /** The number on the wire. */
  value: number;
  /** What a person reads. */
  label: FormLabel;
}
/** One value to choose. */
export interface FormChoiceInput {
  /** The number on the wire. */
  value: IntegerInput;
  /** What a person reads. */
  label: FormLabelInput;
}
/** One field of a form. */
export interface FormField {
  /** Its path in the record: `nome`, `nfse_dados.aliquota`, `itens[].valor` of each item. */
  path: string;
  /** The field's name. */
  name: string;
  /** The label that a person reads next to it. */
  label: FormLabel;
  /** The kind of input. */
  input: FormInput;
  /** Whether every insert needs it. Some records need more fields; `validate` reports those. */
  required: boolean;
  /** Whether the service fills it in: shown, and never sent. */
  read_only: boolean;
  /** Maximum number of characters, if there is a limit. */
  max_length: number | null;
  /** The values to choose from. */
  choices: readonly FormChoice[] | null;
}
/** One field of a form. */
export interface FormFieldInput {
  /** Its path in the record: `nome`, `nfse_dados.aliquota`, `itens[].valor` of each item. */
  path: string;
  /** The field's name. */
  name: string;
  /** The label that a person reads next to it. */
  label: FormLabelInput;
  /** The kind of input. */
  input: FormInput;
  /** Whether every insert needs it. Some records need more fields; `validate` reports those. */
  required: boolean;
  /** Whether the service fills it in: shown, and never sent. */
  read_only: boolean;
  /** Maximum number of characters, if there is a limit. */
  max_length?: IntegerInput | null;
  /** The values to choose from. */
  choices?: readonly FormChoiceInput[] | null;
}

export declare const money: {
  /**
   * Reads an amount from a string and returns its canonical form, with two decimal places.
   * @throws {LastroError} `invalid_money` for anything but `-?digits[.d[d]]`, where the digits have no leading zero (`007.50`); `too_many_decimals` for a third place, which is never rounded; `out_of_range` past 999999999999999.99.
   */
  parse(input: { text: MoneyInput }): Money;
  /**
   * Shares an amount by weight, so that the shares add up to it exactly: the largest remainder method, ties to the
   * lower index; a weight of zero never receives a cent.
   * @throws {LastroError} `no_positive_weight` when no weight is above zero; `out_of_range` at a negative weight.
   */
  allocate(input: { total: MoneyInput; weights: readonly DecimalInput[] }): readonly Money[];
};

export declare const installments: {
  /**
   * Splits an amount into equal shares that add up to it exactly. Cents left over go one each to the first
   * shares (`spread`, the default), or all to the `first` or the `last`.
   * @throws {LastroError} `out_of_range` at `parcelas` outside 1 to 1000.
   */
  split(input: { valor: MoneyInput; parcelas: IntegerInput; policy?: SplitPolicy | null }): readonly Money[];
  /**
   * Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
   * neither step is given; the 31st stays the 31st after a February), or every `every_days` days.
   * @throws {LastroError} Those of `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months or 1 to 36500 days, or a date past the year 9999.
   */
  plan(input: { valor: MoneyInput; parcelas: IntegerInput; first_due: LocalDateInput; every_months?: IntegerInput | null; every_days?: IntegerInput | null; policy?: SplitPolicy | null }): readonly Installment[];
  /**
   * The state of an installment on a day: cancelled stays; received in full is paid, in part is partially received;
   * not received and past the first business day on or after the due date is overdue; else pending. `holidays`:
   * local holidays, in addition to the national ones.
   * @throws {LastroError} `required` at `installment.valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at its `valor` or `valor_recebido` below zero, and at `data_vencimento` if no business day follows within a year.
   */
  status(input: { installment: InstallmentInput; today: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): InstallmentStatus;
};

export declare const schedule: {
  /**
   * Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
   * only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
   * `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.
   * @throws {LastroError} `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required` or `out_of_range` at the field that makes no sense.
   */
  occurrences(input: { agendamento_data: LocalDateInput; agendamento_frequencia: CodeInput<Frequency>; agendamento_repetir: CodeInput<Repetition>; agendamento_numero?: IntegerInput | null; agendamento_data_fim?: LocalDateInput | null; agendamento_ativo?: CodeInput<Flag> | null; anchor_day?: IntegerInput | null; limit?: IntegerInput | null; until?: LocalDateInput | null }): readonly LocalDate[];
  /**
   * The first date of a contract after a day; null if there is none.
   * @throws {LastroError} Those of `occurrences`, except that a contract without an end is not an error.
   */
  nextAfter(input: { agendamento_data: LocalDateInput; agendamento_frequencia: CodeInput<Frequency>; agendamento_repetir: CodeInput<Repetition>; after: LocalDateInput; agendamento_numero?: IntegerInput | null; agendamento_data_fim?: LocalDateInput | null; agendamento_ativo?: CodeInput<Flag> | null; anchor_day?: IntegerInput | null; limit?: IntegerInput | null; until?: LocalDateInput | null }): LocalDate | null;
};

export declare const boleto: {
  /**
   * Fine and interest on a late boleto, and the new total. `valor` is the original value. The fine is charged once.
   * The interest is simple, by calendar days of a 30-day month. Each is rounded once, at the end. At 0 days both
   * are zero.
   * @throws {LastroError} `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, at `dias` outside 0 to 36500.
   */
  lateCharges(input: { valor: MoneyInput; multa: DecimalInput; juros_mensal: DecimalInput; dias: IntegerInput; rounding?: Rounding | null }): LateCharges;
  /**
   * Days late: 0 when paid on or before the first business day on or after the due date, else the calendar days from
   * the due date itself (Lei 7.089/1983). `holidays`: local holidays, in addition to the national ones.
   * @throws {LastroError} `out_of_range` at `data_vencimento` where no business day follows within a year.
   */
  daysLate(input: { data_vencimento: LocalDateInput; data_pagamento: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): number;
  /**
   * The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
   * service computes none of it.
   * @throws {LastroError} `required` at `installment.id`, `installment.data_vencimento` or `installment.valor`; `out_of_range` at a new due date before `today` or more than 36500 days late, at a percentage outside 0 to 100, at a value of the installment that is not above zero or is too large for the charges.
   */
  updateBody(input: { installment: InstallmentInput; data_vencimento_novo: LocalDateInput; today: LocalDateInput; multa?: DecimalInput | null; juros_mensal?: DecimalInput | null; holidays?: readonly LocalDateInput[] | null }): string;
  /**
   * The due factor of a date (FEBRABAN): days since 1997-10-07 up to 9999 on 2025-02-21, from 1000 again the day
   * after.
   * @throws {LastroError} `out_of_range` outside 1997-10-08 to 2049-10-13.
   */
  fatorVencimento(input: { date: LocalDateInput }): number;
  /**
   * Reads a linha digitável of 47 digits (boleto) or 48 (utility slip), bare or as printed; every check digit is
   * checked. A due factor means two dates 9000 days apart: it is the one from 3000 days before `reference_date` to
   * 5500 days after.
   * @throws {LastroError} `invalid_linha_digitavel`.
   */
  parseLinhaDigitavel(input: { linha: string; reference_date: LocalDateInput }): Slip;
  /**
   * Whether a string is a linha digitável with correct check digits.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValidLinhaDigitavel(input: { linha: string }): boolean;
  /**
   * The linha digitável of a barcode of 44 digits, without dots and spaces.
   * @throws {LastroError} `invalid_barcode`.
   */
  toLinhaDigitavel(input: { barcode: string }): string;
};

export declare const calendar: {
  /**
   * The first day on or after a date on which banks work (Resolução CMN 4.880/2020). `holidays`: local holidays, in
   * addition to the national ones.
   * @throws {LastroError} `out_of_range` at `date` if there is none within a year, or before the year 10000.
   */
  nextBusinessDay(input: { date: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): LocalDate;
  /**
   * The national bank holidays of a year, in order: Carnival Monday and Tuesday, Good Friday and Corpus Christi
   * among them, 20 November from 2024.
   * @throws {LastroError} `out_of_range` at `year` outside 1 to 9999.
   */
  bankHolidays(input: { year: IntegerInput }): readonly LocalDate[];
};

export declare const nfse: {
  /**
   * Base, ISS, withheld ISS and net value of an invoice (ABRASF). Base = services - deductions - unconditional
   * discount; ISS = base x rate / 100, rounded once, 0 for natures 3, 4 and 51; net = services - everything
   * withheld - both discounts. Missing amounts count as 0.00.
   * @throws {LastroError} `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the base or the net value would be below zero; `invalid_code` at an unknown code.
   */
  totals(input: { valor_servicos: MoneyInput; aliquota?: DecimalInput | null; iss_retido?: CodeInput<YesNo> | null; valor_pis?: MoneyInput | null; valor_cofins?: MoneyInput | null; valor_inss?: MoneyInput | null; valor_ir?: MoneyInput | null; valor_csll?: MoneyInput | null; outras_retencoes?: MoneyInput | null; valor_deducoes?: MoneyInput | null; desconto_incondicionado?: MoneyInput | null; desconto_condicionado?: MoneyInput | null; natureza_operacao?: CodeInput<OperationNature> | null }): InvoiceTotals;
  /**
   * The approximate taxes printed on an invoice (Lei 12.741/2012): for information, never part of a total.
   * @throws {LastroError} `out_of_range` at `impostos_percentual` outside 0 to 100.
   */
  approximateTaxes(input: { valor: MoneyInput; impostos_percentual: DecimalInput }): Money;
};

export declare const sale: {
  /**
   * Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.
   * @throws {LastroError} `out_of_range` at `valor` when the product is past the range of money.
   */
  itemTotal(input: { valor: MoneyInput; qtd: DecimalInput }): Money;
  /**
   * Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
   * @throws {LastroError} `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if one of them and the item's `total` are missing, and at `sale.parcelas[i].valor`; `out_of_range` past the range of money.
   */
  totals(input: { sale: SaleInput }): SaleTotals;
  /**
   * The state of a sale on a day, from what its installments received: cancelled when all are; paid when all others
   * are; else overdue if any is; else partially received if anything was received; else pending. `holidays`: local
   * holidays, in addition to the national ones.
   * @throws {LastroError} `required` at `sale.parcelas[i].valor`, or at its `data_vencimento` if nothing was received; `out_of_range` at `data_vencimento` if no business day follows within a year.
   */
  status(input: { sale: SaleInput; today: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): InstallmentStatus;
  /**
   * The sale that a contract generates at its `k`-th occurrence, from 0. After the first, items that do not recur
   * are left out; the discount is at most the total of the remaining items; total and installments are computed
   * again. Give `anchor_day` (1 to 31) if the contract's date is the end of a short month.
   * @throws {LastroError} `no_occurrence` at `k` if the contract is paused or has ended; `nothing_to_charge` at `contract.itens` if no item recurs; `required` at a field that its schedule needs; `out_of_range` at an amount below zero, at a discount above the amount it is taken from, at a due date past the year 9999; the errors of `totals`; and the errors of `sale.validate` for the sale, each at the field of the contract that causes it.
   */
  fromContract(input: { contract: SaleInput; k: IntegerInput; anchor_day?: IntegerInput | null }): Sale;
  /**
   * What confirming a receipt does to a sale: amount, date and state of the installment, and the state of the sale.
   * Receipts of one installment add up; one without an amount is for the rest of it. The receipt date is the latest
   * one.
   * @throws {LastroError} The errors of `receipt.validate` with the sale, below `receipt`, such as `nothing_to_receive` at `valor_recebido` if the amount is missing and nothing is left; `required` at `sale.parcelas` if there are none; `contradiction` at the `status` of a cancelled installment; `required` at a missing `valor` of the installment.
   */
  confirmReceipt(input: { sale: SaleInput; receipt: ReceiptInput }): Sale;
  /**
   * The address of a sale's online payment page, `{base_url}/fatura/{code}`.
   * @throws {LastroError} `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
   */
  paymentPageUrl(input: { base_url: string; pagamento_online_codigo: string }): string;
  /**
   * The document that updates a sale: all of it, as the service wants it, null where a field was cleared.
   * @throws {LastroError} Only for a wrong argument, never for values of the type.
   */
  updateBody(input: { original: SaleInput; edited: SaleInput }): string;
  /**
   * Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): SaleDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<SaleDecoded>[];
  /**
   * Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: SaleInput }): string;
  /**
   * The body to send for a sale: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: SaleInput; operation: WriteOperation }): string;
  /**
   * Checks a sale before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: SaleInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const item: {
  /**
   * Reads an item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ItemDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ItemDecoded>[];
  /**
   * Writes an item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ItemInput }): string;
  /**
   * The body to send for an item: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ItemInput; operation: WriteOperation }): string;
  /**
   * Checks an item before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ItemInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const installment: {
  /**
   * Reads an installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): InstallmentDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<InstallmentDecoded>[];
  /**
   * Writes an installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: InstallmentInput }): string;
  /**
   * The body to send for an installment: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: InstallmentInput; operation: WriteOperation }): string;
  /**
   * Checks an installment before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: InstallmentInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const nfseData: {
  /**
   * Reads the data of an NFS-e from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): NfseDataDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<NfseDataDecoded>[];
  /**
   * Writes the data of an NFS-e as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: NfseDataInput }): string;
  /**
   * The body to send for the data of an NFS-e: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: NfseDataInput; operation: WriteOperation }): string;
  /**
   * Checks the data of an NFS-e before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: NfseDataInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const scheduleData: {
  /**
   * Reads the schedule data of a contract from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ScheduleDataDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ScheduleDataDecoded>[];
  /**
   * Writes the schedule data of a contract as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ScheduleDataInput }): string;
  /**
   * The body to send for the schedule data of a contract: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ScheduleDataInput; operation: WriteOperation }): string;
  /**
   * Checks the schedule data of a contract before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ScheduleDataInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const cancellation: {
  /**
   * Checks the body of "cancel invoice" before it is sent. The reason has at least 15 characters; version 1 needs
   * one with code 4 only. The `sale` decides nothing here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CancellationInput; sale?: SaleInput | null; version?: CodeInput<ApiVersion> | null }): Validation;
  /**
   * Reads a cancellation from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CancellationDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CancellationDecoded>[];
  /**
   * Writes a cancellation as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CancellationInput }): string;
  /**
   * The body to send for a cancellation: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: CancellationInput; operation: WriteOperation }): string;
};

export declare const receipt: {
  /**
   * Checks the body of "confirm receipt" before it is sent. With the `sale` the installment is checked too. The
   * `version` decides nothing here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ReceiptInput; sale?: SaleInput | null; version?: CodeInput<ApiVersion> | null }): Validation;
  /**
   * Reads a receipt from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ReceiptDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ReceiptDecoded>[];
  /**
   * Writes a receipt as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ReceiptInput }): string;
  /**
   * The body to send for a receipt: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ReceiptInput; operation: WriteOperation }): string;
};

export declare const boletoUpdate: {
  /**
   * Checks the body of "update boleto" before it is sent. The totals must follow from their percentages, and
   * with the `sale` the figures from its installment; a difference above a cent is a warning. The `version` decides
   * nothing here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: BoletoUpdateInput; sale?: SaleInput | null; version?: CodeInput<ApiVersion> | null }): Validation;
  /**
   * Reads a boleto update from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): BoletoUpdateDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<BoletoUpdateDecoded>[];
  /**
   * Writes a boleto update as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: BoletoUpdateInput }): string;
  /**
   * The body to send for a boleto update: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: BoletoUpdateInput; operation: WriteOperation }): string;
};

export declare const service: {
  /**
   * The smallest body that updates a service: the fields that differ, null where one was cleared.
   * @throws {LastroError} Only for a wrong argument, never for values of the type.
   */
  updateBody(input: { original: ServiceInput; edited: ServiceInput }): string;
  /**
   * Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ServiceDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ServiceDecoded>[];
  /**
   * Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ServiceInput }): string;
  /**
   * The body to send for a service: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ServiceInput; operation: WriteOperation }): string;
  /**
   * Checks a service before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ServiceInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const paymentMethod: {
  /**
   * Reads a payment method from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): PaymentMethodDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<PaymentMethodDecoded>[];
  /**
   * Writes a payment method as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: PaymentMethodInput }): string;
  /**
   * The body to send for a payment method: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: PaymentMethodInput; operation: WriteOperation }): string;
  /**
   * Checks a payment method before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: PaymentMethodInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const customer: {
  /**
   * The smallest body that updates a customer: the fields that differ, null where one was cleared. A list of
   * contacts or cards that differs goes out whole.
   * @throws {LastroError} Only for a wrong argument, never for values of the type.
   */
  updateBody(input: { original: CustomerInput; edited: CustomerInput }): string;
  /**
   * Reads a customer from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CustomerDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CustomerDecoded>[];
  /**
   * Writes a customer as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CustomerInput }): string;
  /**
   * The body to send for a customer: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: CustomerInput; operation: WriteOperation }): string;
  /**
   * Checks a customer before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CustomerInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const contact: {
  /**
   * Reads a contact from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ContactDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ContactDecoded>[];
  /**
   * Writes a contact as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ContactInput }): string;
  /**
   * The body to send for a contact: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ContactInput; operation: WriteOperation }): string;
  /**
   * Checks a contact before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ContactInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const card: {
  /**
   * The network and the check digit (Luhn) of a card's number: digits, or groups of them with single spaces.
   * @throws {LastroError} Only for a wrong argument: any other string has no network and no valid check digit.
   */
  inspect(input: { number: string }): CardInspection;
  /**
   * Whether a string is a valid month `YYYYMM`, and not before the month of `today` if that is given.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValidExpiry(input: { validade: string; today?: LocalDateInput | null }): boolean;
  /**
   * Reads a card from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CardDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CardDecoded>[];
  /**
   * Writes a card as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CardInput }): string;
  /**
   * The body to send for a card: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: CardInput; operation: WriteOperation }): string;
  /**
   * Checks a card before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CardInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const plan: {
  /**
   * Reads a plan from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): PlanDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<PlanDecoded>[];
  /**
   * Writes a plan as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: PlanInput }): string;
  /**
   * The body to send for a plan: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: PlanInput; operation: WriteOperation }): string;
  /**
   * Checks a plan before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: PlanInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const walletEntry: {
  /**
   * Reads a wallet entry from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): WalletEntryDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<WalletEntryDecoded>[];
  /**
   * Writes a wallet entry as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: WalletEntryInput }): string;
  /**
   * The body to send for a wallet entry: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: WalletEntryInput; operation: WriteOperation }): string;
  /**
   * Checks a wallet entry before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: WalletEntryInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const cnae: {
  /**
   * Reads a CNAE activity from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CnaeDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CnaeDecoded>[];
  /**
   * Writes a CNAE activity as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CnaeInput }): string;
  /**
   * The body to send for a CNAE activity: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: CnaeInput; operation: WriteOperation }): string;
  /**
   * Checks a CNAE activity before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CnaeInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const serviceListItem: {
  /**
   * Reads an item of the LC 116 service list from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ServiceListItemDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ServiceListItemDecoded>[];
  /**
   * Writes an item of the LC 116 service list as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ServiceListItemInput }): string;
  /**
   * The body to send for an item of the LC 116 service list: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ServiceListItemInput; operation: WriteOperation }): string;
  /**
   * Checks an item of the LC 116 service list before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ServiceListItemInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const municipality: {
  /**
   * Whether it is an IBGE code: 7 digits, the last the check digit (modulo 10), or one of the nine official codes
   * that fail the formula (NT 2008.004).
   * @throws {LastroError} Only for a wrong argument: returns false for anything else.
   */
  isValidCode(input: { code: string | number | boolean }): boolean;
  /**
   * Reads a municipality from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): MunicipalityDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<MunicipalityDecoded>[];
  /**
   * Writes a municipality as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: MunicipalityInput }): string;
  /**
   * The body to send for a municipality: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: MunicipalityInput; operation: WriteOperation }): string;
  /**
   * Checks a municipality before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: MunicipalityInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const adjustmentIndex: {
  /**
   * Reads an adjustment index from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): AdjustmentIndexDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<AdjustmentIndexDecoded>[];
  /**
   * Writes an adjustment index as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: AdjustmentIndexInput }): string;
  /**
   * The body to send for an adjustment index: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: AdjustmentIndexInput; operation: WriteOperation }): string;
  /**
   * Checks an adjustment index before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: AdjustmentIndexInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const listing: {
  /**
   * Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ListingDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ListingDecoded>[];
  /**
   * Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ListingInput }): string;
  /**
   * The body to send for a listing: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ListingInput; operation: WriteOperation }): string;
  /**
   * Checks a listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ListingInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const saleListing: {
  /**
   * Reads a sale listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): SaleListingDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<SaleListingDecoded>[];
  /**
   * Writes a sale listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: SaleListingInput }): string;
  /**
   * The body to send for a sale listing: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: SaleListingInput; operation: WriteOperation }): string;
  /**
   * Checks a sale listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: SaleListingInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const customerListing: {
  /**
   * Reads a customer listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CustomerListingDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CustomerListingDecoded>[];
  /**
   * Writes a customer listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CustomerListingInput }): string;
  /**
   * The body to send for a customer listing: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: CustomerListingInput; operation: WriteOperation }): string;
  /**
   * Checks a customer listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CustomerListingInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const serviceListing: {
  /**
   * Reads a service listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ServiceListingDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ServiceListingDecoded>[];
  /**
   * Writes a service listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ServiceListingInput }): string;
  /**
   * The body to send for a service listing: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ServiceListingInput; operation: WriteOperation }): string;
  /**
   * Checks a service listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ServiceListingInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const deleted: {
  /**
   * Reads the response to a delete from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): DeletedDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<DeletedDecoded>[];
  /**
   * Writes the response to a delete as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: DeletedInput }): string;
  /**
   * The body to send for the response to a delete: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: DeletedInput; operation: WriteOperation }): string;
  /**
   * Checks the response to a delete before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: DeletedInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const apiError: {
  /**
   * Reads an API error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ApiErrorDecoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ApiErrorDecoded>[];
  /**
   * Writes an API error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ApiErrorInput }): string;
  /**
   * The body to send for an API error: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  body(input: { value: ApiErrorInput; operation: WriteOperation }): string;
  /**
   * Checks an API error before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ApiErrorInput; operation: WriteOperation; today?: LocalDateInput | null }): Validation;
  /**
   * `validate` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  validateLines(lines: string | Uint8Array, input: { operation: WriteOperation; today?: LocalDateInput | null }): readonly LineOf<Validation>[];
};

export declare const cpf: {
  /**
   * Whether a string is a CPF: 11 digits that are not all equal, bare or as `XXX.XXX.XXX-XX`, with correct check digits
   * (Receita Federal).
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValid(input: { cpf: string }): boolean;
  /**
   * A valid CPF as it is printed, `XXX.XXX.XXX-XX`.
   * @throws {LastroError} `invalid_cpf`.
   */
  format(input: { cpf: string }): string;
};

export declare const cnpj: {
  /**
   * Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), bare or as
   * `XX.XXX.XXX/XXXX-XX`, in either case of letters.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValid(input: { cnpj: string }): boolean;
  /**
   * A valid CNPJ as it is printed, `XX.XXX.XXX/XXXX-XX`, in upper case.
   * @throws {LastroError} `invalid_cnpj`.
   */
  format(input: { cnpj: string }): string;
  /**
   * The two check digits of a CNPJ's first 12 characters.
   * @throws {LastroError} `invalid_cnpj` at `base` for anything but 12 digits or letters, bare or printed.
   */
  checkDigits(input: { base: string }): string;
};

export declare const cep: {
  /**
   * Whether a string is a CEP: 8 digits, bare, as `XX.YYY-ZZZ` or as `XXYYY-ZZZ`. Shorter numbers are not padded.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValid(input: { cep: string }): boolean;
  /**
   * A CEP in the format that the service requires, `XX.YYY-ZZZ`.
   * @throws {LastroError} `invalid_cep`.
   */
  format(input: { cep: string }): string;
};

export declare const lc116: {
  /**
   * The number that the service takes for an item: `1.02` is 102. The sub-item always has two digits.
   * @throws {LastroError} `invalid_service_item`, with the item as it is `printed` where digits alone were given.
   */
  toCode(input: { item: string }): number;
  /**
   * The item of a number: 102 is `1.02`.
   * @throws {LastroError} `invalid_service_item`.
   */
  toItem(input: { code: IntegerInput }): string;
};

export declare const taxCode: {
  /**
   * The digits of a code printed with dots, hyphens or slashes: `6204-0/00` is `6204000`. Zeros in front count.
   * @throws {LastroError} `invalid_tax_code` for any other character, no digit, or more than 20.
   */
  digits(input: { code: string }): string;
};

export declare const pix: {
  /**
   * Reads a code that can be paid as it stands.
   * @throws {LastroError} `invalid_pix` with the same `reason` as `check`.
   */
  parse(input: { code: string }): PixCode;
  /**
   * Whether a code can be paid as it stands, and why not.
   * @throws {LastroError} Only for a wrong argument: any other string is not valid.
   */
  check(input: { code: string }): PixCheck;
  /**
   * Makes a static code. The key is written as it is registered (bare CPF or CNPJ, `+55` and a telephone, e-mail or
   * random key in lower case); accents are removed from name, city and note, since Pix codes have none. Nothing is
   * cut. An amount of zero is left out, so that the payer fills it in.
   * @throws {LastroError} At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, `too_long` (e-mail 77). At the other strings: `blank`, `too_long` (name 25, city 15, identifier 25 characters; the note what its key leaves of 73) or `invalid_characters`. At `valor`: `out_of_range` below zero or above 9999999999.99.
   */
  generate(input: { chave: string; nome: string; cidade: string; valor?: MoneyInput | null; txid?: string | null; info?: string | null }): string;
};

export declare const query: {
  /**
   * Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
   * `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
   * @throws {LastroError} Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator that the field's type does not have, an error for a value that the type rejects, `out_of_range` for limit and offset, for more than 100 names to sort by, and for more than 100 conditions (not counting those that a documented field equals a value).
   */
  build<E extends Resource>(input: { entity: E; filters?: readonly FilterInput<E>[] | null; sort?: readonly string[] | null; fields?: readonly string[] | null; expand?: readonly string[] | null; limit?: IntegerInput | null; offset?: IntegerInput | null }): string;
  /**
   * Reads a query string back. `field[eq]=`, `+` for a space, encoded brackets and commas, and any order are
   * accepted.
   * @throws {LastroError} Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `duplicate_key` for one given twice, `invalid_characters` if the encoding is broken or a bracket is not closed, and the errors of `build`.
   */
  parse<E extends Resource>(input: { entity: E; query: string }): Query;
  /**
   * Whether a record matches a query: "or" within one field and operator, "and" between them. Null matches only
   * `isnull`, `neq` and `notcontains`. Strings compare ignoring case, but not accents; custom fields compare as numbers
   * if both are numbers.
   * @throws {LastroError} The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `record` a value that is not a record, and below it a value that the query uses and that does not fit its field.
   */
  matches<E extends Resource>(input: { entity: E; query: string | Query | QueryInput<E>; record: string | object }): boolean;
  /**
   * Filters, sorts, pages and expands a list in memory, returned in the shape of a listing.
   * @throws {LastroError} The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `records[i]` a value that is not a record, and below it a value that the query uses and that does not fit its field.
   */
  apply<E extends Resource>(input: { entity: E; query: string | Query | QueryInput<E>; records: readonly (string | object)[] }): ListPage;
};

export declare const request: {
  /**
   * Makes a request: method, whole address, headers with the key (Basic authentication), JSON body. `base_url` is https,
   * or http on this machine; `query` is that of `query.build` or the query itself; `body` is the result of `ENTITY.body`.
   * Give exactly the arguments that the operation takes.
   * @throws {LastroError} Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; what `query.build` refuses.
   */
  build(input: { operation: ApiOperation; base_url: string; api_key: string; id?: IntegerInput | null; cpf?: string | null; query?: string | Query | QueryInput | null; body?: string | object | null }): ApiRequest;
};

export declare const response: {
  /**
   * Reads a response by its status, whatever its content type says: the record, listing or list of the operation, or
   * the service's error by kind. If the key is given, its beginning is masked in the error's message. A value that
   * does not fit its field stays unchanged, and is listed in `issues` with its path in `value`: it never hides the
   * rest of the response.
   * @throws {LastroError} `unexpected_response` if a success does not have the operation's structure at all (an HTML page, a list instead of a record). The paths of its issues begin with `body`.
   */
  decode(input: { operation: ApiOperation; status: IntegerInput; body?: string | Uint8Array; body_base64?: string; headers?: { readonly [name: string]: string } | null; api_key?: string | null }): ApiAnswer;
};

export declare const retry: {
  /**
   * Decides what to do after an attempt. Reads, updates and deletes may be sent again. Inserts and receipts may have
   * been carried out, so the action is `reconcile`: look them up first. The same holds for any other change that an
   * earlier attempt may have carried out, once a later attempt is refused or no attempts are left.
   * @throws {LastroError} `out_of_range` at `attempt` below 1, `elapsed_ms` below 0 and a `status` outside 100 to 599.
   */
  next(input: { operation: ApiOperation; attempt: IntegerInput; now: IntegerInput; seed: IntegerInput; elapsed_ms: IntegerInput; status?: IntegerInput | null; retry_after?: string | number | boolean | null }): RetryPlan;
};

export declare const pages: {
  /**
   * Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any language.
   * Without an order `_sort=id` is added, since the service's own order is not stable.
   * @throws {LastroError} `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
   */
  start(input: { operation: ApiOperation; query?: string | Query | QueryInput | null }): PageStep;
  /**
   * Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
   * pagination ends when the service's figures say that no records are left, or at a page that is empty or has no new
   * record. `end` says whether every record is known to have been returned, `count_changed` whether the service's
   * count changed between pages.
   * @throws {LastroError} `required` at `response.data`; `contradiction` at `state` for a pagination that has ended; any problem of a state that was changed.
   */
  next(input: { state: string | object; response: string | object }): PageStep;
};

export declare const webhook: {
  /**
   * Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
   * given: an age of exactly the limit is still accepted. If the signature does not match the body as sent, other
   * ways to escape its strings are tried too, unless `strict`.
   * @throws {LastroError} Only for the caller's settings: `required` at `now` when a limit is given without it, `out_of_range` for a negative limit or more than four secrets. Whatever the body holds, there is a verdict.
   */
  verify(input: { secret?: string; secrets?: readonly string[]; body?: string | Uint8Array; body_base64?: string; now?: IntegerInput | null; tolerance_s?: IntegerInput | null; future_s?: IntegerInput | null; strict?: boolean | null; any_entry?: boolean | null }): Verification;
  /**
   * The first of two steps for callers with their own cryptography. Returns the ranges of the body to hash in order,
   * and the digests that the body claims.
   * @throws {LastroError} Only for a wrong argument: any body has a plan. If the form of the body alone decides, the plan already holds the verdict.
   */
  plan(input: { body?: string | Uint8Array; body_base64?: string; any_entry?: boolean | null }): SignaturePlan;
  /**
   * The second step: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256 of the plan's
   * ranges with each secret, in hexadecimal. `sha256` is the hash of the ranges, for the dedupe key.
   * @throws {LastroError} Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64 hexadecimal digits.
   */
  conclude(input: { plan: SignaturePlanInput; digests: readonly string[]; sha256?: string | null; now?: IntegerInput | null; tolerance_s?: IntegerInput | null; future_s?: IntegerInput | null }): Verification;
  /**
   * The likely causes of a mismatch, all of them if several apply: white space around the secret, strings
   * escaped in another way, `10.0` turned into `10`, another encoding of the signature, a body that was parsed,
   * compressed or encoded twice.
   * @throws {LastroError} Only for a wrong argument, never for any body.
   */
  explain(input: { secret: string; body?: string | Uint8Array; body_base64?: string }): Explanation;
  /**
   * The event of a verified body and its record, typed if this version knows the endpoint.
   * @throws {LastroError} `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or a string in it cannot be read.
   */
  event(input: { body?: string | Uint8Array; body_base64?: string }): WebhookEvent;
  /**
   * A whole signed body as the service would send it, for the tests of a receiver. `flavour` writes strings and numbers as
   * PHP's `json_encode`, the same unescaped, JavaScript's `JSON.stringify` or Python's `json.dumps` does: `10.00` is `10`,
   * with `python` it is `10.0`. The value of a number never changes. `api` is "2" when unset.
   * @throws {LastroError} Only for a wrong argument.
   */
  sign(input: { endpoint: string; operation: string; data: string | object; timestamp: IntegerInput; secret: string; flavour: Flavour; api?: string | null }): string;
};
