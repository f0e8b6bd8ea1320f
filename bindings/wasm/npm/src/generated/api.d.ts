// Made from the core's tables by `cargo xtask generate`: change them, not this file.

// Every function here throws a `LastroError` for a wrong argument, even if its own `@throws` does not say so: an argument that
// is missing (`required`), unknown (`unknown_argument`), or invalid (`invalid_type`, `invalid_money`, `invalid_date` and so
// on). In the `slim` entries, every function also throws `not_ready` until `init` has finished.

export {};
declare global {
  /** Settings of a program for the types of `lastro`. Importing `lastro/branded` adds the member `branded`. */
  interface LastroTypes {}
}
/** A string. If the program imports `lastro/branded`, a branded string, to which other strings cannot be assigned. */
type Text<Name extends string> = LastroTypes extends { readonly branded: true } ? string & { readonly "~lastro": Name } : string;
/** An exact amount with two decimal places: `"129.90"`. Calculate with the operations, never with floats. */
export type Money = Text<"Money">;
/** An amount as input: a string, or a number, read as its shortest decimal (129.9 is 129.90). */
export type MoneyInput = string | number;
/** An exact decimal: a percentage or a quantity. */
export type Decimal = Text<"Decimal">;
/** An exact decimal as input. */
export type DecimalInput = string | number;
/** An integer as input. It may be a string of digits, such as the value of a form field. */
export type IntegerInput = number | string;
/** A code as input. It may be a string of digits, such as the value of a form field. */
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
/** The result for a line of NDJSON: the number of the line, counted from 1; the record, if it could be read; and its issues. */
export type LineOf<Answer extends { issues: readonly Issue[] }> = { line: number } & Partial<Answer> & Pick<Answer, "issues">;
/** Any JSON value. It stands for members whose structure is not known; they are kept unchanged. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };
/** Payment state of an installment, or of a sale. The state of a sale is derived from its installments. */
export type InstallmentStatus = 1 | 2 | 3 | 4 | 5 | (number & {});
/** Payment state of an installment, or of a sale. The state of a sale is derived from its installments. */
export declare const InstallmentStatus: {
  /** Nothing received yet, and not past due. */
  readonly PENDING: 1;
  /** Received in full. */
  readonly PAID: 2;
  /** Received in part. */
  readonly PARTIALLY_RECEIVED: 3;
  /** No longer charged. */
  readonly CANCELLED: 4;
  /** Nothing received, and past due. */
  readonly OVERDUE: 5;
};
/** Months between two occurrences of a contract. */
export type Frequency = 0 | 1 | 2 | 3 | 6 | 12 | (number & {});
/** Months between two occurrences of a contract. */
export declare const Frequency: {
  /** A single occurrence. */
  readonly ONCE: 0;
  /**
   * Every month. The version 2 documents omit this code from their list, but use it in an example; the version 1
   *  documents list it.
   */
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
/** A yes/no flag that the service writes as 1 for yes and 0 for no. */
export type Flag = 0 | 1 | (number & {});
/** A yes/no flag that the service writes as 1 for yes and 0 for no. */
export declare const Flag: {
  /** No. */
  readonly NO: 0;
  /** Yes. */
  readonly YES: 1;
};
/** A yes/no flag that the service writes as 1 for yes and 2 for no. */
export type YesNo = 1 | 2 | (number & {});
/** A yes/no flag that the service writes as 1 for yes and 2 for no. */
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
  /** Immediately. */
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
  /** Waiting to be issued. */
  readonly PENDING: 3;
  /** Rejected by the city hall, or failed. */
  readonly ERROR: 4;
};
/** Kind of the provisional receipt (RPS) from which an NFS-e is issued. */
export type RpsKind = 1 | 2 | 3 | (number & {});
/** Kind of the provisional receipt (RPS) from which an NFS-e is issued. */
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
/** A version of the service's API. */
export type ApiVersion = 1 | 2 | (number & {});
/** A version of the service's API. */
export declare const ApiVersion: {
  /** The old version. */
  readonly V1: 1;
  /** The current version. */
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
/** Kind of a payment method. */
export type PaymentKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 11 | 12 | (number & {});
/** Kind of a payment method. */
export declare const PaymentKind: {
  /** Cash. */
  readonly CASH: 1;
  /** Boleto. */
  readonly BOLETO: 2;
  /** Cheque. */
  readonly CHEQUE: 3;
  /** Credit card that is charged outside the service. */
  readonly EXTERNAL_CREDIT_CARD: 4;
  /** Debit card that is charged outside the service. */
  readonly EXTERNAL_DEBIT_CARD: 5;
  /** Deposit. */
  readonly DEPOSIT: 6;
  /** Bank transfer. */
  readonly TRANSFER: 7;
  /** Other collection outside the service. */
  readonly EXTERNAL_COLLECTION: 9;
  /** Card that the service charges online. */
  readonly ONLINE_CARD: 11;
  /** Pix. */
  readonly PIX: 12;
};
/** Whether a customer is a legal entity or an individual. */
export type PersonKind = 1 | 2 | (number & {});
/** Whether a customer is a legal entity or an individual. */
export declare const PersonKind: {
  /** Legal entity, which has a CNPJ. */
  readonly LEGAL_ENTITY: 1;
  /** Individual, who has a CPF. */
  readonly INDIVIDUAL: 2;
};
/** Gender of a person. The service accepts this code, but returns the display text instead. */
export type Gender = 1 | 2 | 3 | (number & {});
/** Gender of a person. The service accepts this code, but returns the display text instead. */
export declare const Gender: {
  /** Female. */
  readonly FEMALE: 1;
  /** Male. */
  readonly MALE: 2;
  /** Other. */
  readonly OTHER: 3;
};
/** What is displayed as the frequency of a plan. */
export type FrequencyDisplay = 1 | 2 | (number & {});
/** What is displayed as the frequency of a plan. */
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
 * Which installments receive the cents that remain after an amount is split equally.
 * - `spread`: One cent each for the first installments.
 * - `first`: All remaining cents for the first installment.
 * - `last`: All remaining cents for the last installment.
 */
export type SplitPolicy = "spread" | "first" | "last";
/**
 * How a fraction of a cent is rounded. Each formula is rounded only once, at its end.
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
 * - `immune`: The provider is immune from the tax: nature 4.
 * - `export`: The service is exported: nature 51.
 * - `no_rate`: No rate was given.
 * - `zero_rate`: The rate is 0.
 * - `zero_base`: The tax base is 0 after deductions and unconditional discount.
 */
export type ZeroIssReason = "exempt" | "immune" | "export" | "no_rate" | "zero_rate" | "zero_base";
/**
 * A stable, machine-readable name for a kind of problem. It is the same in every programming language.
 * - `malformed_json`: The input is not JSON. `offset`: the byte where reading stopped.
 * - `not_json`: A value of the host language that JSON cannot hold: a function, a symbol, an object that contains itself.
 * - `not_ready`: An operation was called before `init` had ended, in an entry point of the npm package that needs `init`.
 * - `already_started`: `init` was called a second time. The wasm module is loaded only once.
 * - `not_an_engine`: The argument of `init` is not a wasm file of this package.
 * - `another_engine`: The argument of `init` is the wasm file of another entry point or another version of this package.
 * - `too_deep`: More than 128 levels of nesting.
 * - `too_large`: More bytes than the limit of 16 MiB.
 * - `invalid_utf8`: The input is not UTF-8. `offset`: the first invalid byte.
 * - `lone_surrogate`: A string contains half of a surrogate pair, which is not a character.
 * - `duplicate_key`: A member is given more than once in one object.
 * - `invalid_type`: The value has the wrong JSON type, or a column has a type from which the value cannot be read. `expected` and `found`:
 *  the types. `cast`: Arrow type to which the column can be cast to make it readable.
 * - `required`: A required value is missing.
 * - `blank`: A string is blank but must not be.
 * - `invalid_integer`: Not an integer within ±(2^53 - 1). A JSON number may have zeros as decimals (`5.0`). A string may have only digits,
 *  without leading zeros.
 * - `invalid_money`: Not an amount of money. The form is: an optional minus sign, digits without leading zeros, optionally a dot and up to
 *  two digits.
 * - `invalid_percent`: Not a percentage with up to two decimal places.
 * - `invalid_quantity`: Not a quantity: a decimal number with a dot.
 * - `too_many_decimals`: More decimal places than allowed: numbers are never rounded silently. `places`: the allowed number.
 * - `out_of_range`: Outside the allowed range. `min` and `max`: the limits, if there are any. `also`: another allowed value outside these
 *  limits. `count`: the required number of values.
 * - `invalid_date`: Not an existing date in the form `YYYY-MM-DD`. `expected`: the required form, if it is a different one, such as `YYYYMM`
 *  for a card's expiry in version 1.
 * - `invalid_month`: Not a month of a year `YYYY-MM`.
 * - `invalid_date_time`: Not an ISO 8601 date and time with an offset from UTC.
 * - `invalid_choice`: Not one of the allowed strings. `allowed`: these strings.
 * - `invalid_base64`: Not base64.
 * - `invalid_code`: A numeric code that the service does not document, in a value to be sent. `allowed`: the documented codes.
 * - `mismatch`: A value differs from the computed one. `expected`: the computed value.
 * - `too_long`: A string is too long. `max`: maximum length in characters.
 * - `contradiction`: Two fields contradict each other. `field`: the other field.
 * - `out_of_order`: A date is earlier than the previous date in the list. `previous`: that date.
 * - `unknown_field`: A field that this library does not know. Its value is kept and sent. `nearest`: a known name that is similar, if any.
 * - `ignored`: The field has no effect. Without `reason`: the service fills it in itself, so it is not sent. `reason`: another
 *  cause, such as `payment_method`, if the chosen payment method does not use the field.
 * - `invalid_municipality`: Not an IBGE municipality code: 7 digits, the last of them a check digit.
 * - `invalid_service_item`: Not an item of the service list of LC 116. `digits`: the correct value, if digits without a dot are required but the
 *  printed form was given. `printed`: the correct value, if the printed form is required but digits were given.
 * - `too_short`: A string is too short. `min`: minimum length in characters, not counting leading and trailing white space.
 * - `invalid_cpf`: Not a CPF: 11 digits with correct check digits, with or without punctuation.
 * - `invalid_cnpj`: Not a CNPJ: 14 characters with correct check digits, with or without punctuation.
 * - `invalid_cep`: Not a CEP: 8 digits, with or without punctuation.
 * - `invalid_email`: Not an e-mail address.
 * - `invalid_tax_code`: Not a municipal tax code in digits only. `digits`: the correct value, if the code was given with punctuation.
 * - `invalid_card_number`: Not a card number: 12 to 19 digits with a correct check digit. The number is never part of the message.
 * - `invalid_security_code`: A card's security code does not have the number of digits that its network uses.
 * - `invalid_linha_digitavel`: Not a linha digitável with correct check digits.
 * - `invalid_barcode`: Not a barcode of 44 digits with a correct check digit.
 * - `invalid_pix`: Not a Pix code that can be paid. `reason`: the cause, a `PixFault`.
 * - `invalid_pix_key`: Not a Pix key of any kind. Eleven digits are read as a CPF; a telephone needs `+55`, or its area code in parentheses.
 * - `invalid_url`: Not a valid base URL. It must use https; http is accepted for this machine, and for every host with `allow_http`. It
 *  must not have a user name, query or fragment.
 * - `locked_after_issue`: The field cannot be changed, because the invoice of the sale is issued. In version 1, only the payment method can
 *  then be changed.
 * - `invoice_issued`: A sale whose invoice is issued cannot be deleted.
 * - `no_equivalent`: The other API version has no equivalent for this value. A numeric code keeps its number; any other value is left out.
 * - `dropped`: The value is left out when the record is converted to the other API version.
 * - `derived`: The other API version derives this value from other fields, so it is not converted itself.
 * - `placeholder`: Version 1 returned a placeholder instead of a nested record. The placeholder is kept unchanged.
 * - `invalid_characters`: The string has a character that the receiving system does not accept.
 * - `unknown_key`: No record in the list has this key. `field`: the list.
 * - `above_legal_limit`: A fine above the limit of consumer law. `max`: the limit in per cent.
 * - `no_occurrence`: The contract has no occurrence of this number: it is paused, or ends earlier.
 * - `nothing_to_charge`: The contract has nothing left to charge: all of its items were for the first occurrence only.
 * - `nothing_to_receive`: The receipt states no amount, and nothing of the installment remains to be received.
 * - `no_positive_weight`: No weight is above zero, so the amount cannot be split.
 * - `unbounded`: A schedule without an end needs `limit` or `until`.
 * - `invalid_operator`: The field's type does not support the query operator. `operator`: the operator. `allowed`: the supported operators.
 * - `reserved_name`: The name is reserved: in a query, names that begin with `_`; in `extra` of version 1 parameters, the names of documented
 *  parameters. `field`: the field to use instead, if there is one.
 * - `unknown_operation`: No operation has this name.
 * - `more_issues`: A result lists at most 1,000 issues, and there are more. `count`: how many are not listed. This issue is an error if one
 *  of the unlisted issues is an error, otherwise a warning.
 * - `internal`: A bug in this library. The path names the part of the library that found it.
 * - `unknown_argument`: The operation has no argument of this name. `nearest`: a similar argument name, if any.
 * - `unknown_column`: The table has no column of this name. Use `lit` for a constant string. `nearest`: a similar column name, if any.
 * - `column_exists`: A column of the input table has the same name as a result column. Set a suffix for results, or rename the column.
 */
export type IssueCode = "malformed_json" | "not_json" | "not_ready" | "already_started" | "not_an_engine" | "another_engine" | "too_deep" | "too_large" | "invalid_utf8" | "lone_surrogate" | "duplicate_key" | "invalid_type" | "required" | "blank" | "invalid_integer" | "invalid_money" | "invalid_percent" | "invalid_quantity" | "too_many_decimals" | "out_of_range" | "invalid_date" | "invalid_month" | "invalid_date_time" | "invalid_choice" | "invalid_base64" | "invalid_code" | "mismatch" | "too_long" | "contradiction" | "out_of_order" | "unknown_field" | "ignored" | "invalid_municipality" | "invalid_service_item" | "too_short" | "invalid_cpf" | "invalid_cnpj" | "invalid_cep" | "invalid_email" | "invalid_tax_code" | "invalid_card_number" | "invalid_security_code" | "invalid_linha_digitavel" | "invalid_barcode" | "invalid_pix" | "invalid_pix_key" | "invalid_url" | "locked_after_issue" | "invoice_issued" | "no_equivalent" | "dropped" | "derived" | "placeholder" | "invalid_characters" | "unknown_key" | "above_legal_limit" | "no_occurrence" | "nothing_to_charge" | "nothing_to_receive" | "no_positive_weight" | "unbounded" | "invalid_operator" | "reserved_name" | "unknown_operation" | "more_issues" | "internal" | "unknown_argument" | "unknown_column" | "column_exists";
/**
 * Whether an issue stops a request.
 * - `error`: The problem must be corrected before the request can be sent.
 * - `warning`: The problem should be reviewed, but the request may be sent.
 */
export type Severity = "error" | "warning";
/**
 * The operation for which a record is validated or its body is written.
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
 * Kind of a Pix code: static codes contain the receiver's key, dynamic codes a URL of the charge.
 * - `estatico`: The key is in the code.
 * - `dinamico`: A URL is in the code.
 */
export type PixKind = "estatico" | "dinamico";
/**
 * Why a Pix code is not valid.
 * - `crc`: The check sum at its end does not match the code.
 * - `truncated`: It ends too early.
 * - `malformed`: It is not a sequence of tags, lengths and values, or a required tag is missing, empty or wrong.
 * - `not_pix`: It is a payment code of another payment scheme than Pix.
 * - `name_too_long`: The name has more than 25 characters.
 * - `city_too_long`: The city has more than 15 characters.
 * - `wrong_version`: It does not begin with version 01 of the format.
 * - `wrong_currency`: The currency is not the real (986).
 * - `wrong_country`: The country is not BR.
 * - `invalid_amount`: The amount is not valid: a valid one has digits, a dot and up to two decimal places, at most 13 characters.
 * - `invalid_key`: The key is not a valid Pix key, or not in the form in which keys are registered.
 * - `invalid_url`: The address of the charge is not valid: a valid one has up to 77 characters, without `https://`.
 * - `invalid_txid`: The transaction identifier of a static code is not 1 to 25 letters and digits, or `***`.
 * - `duplicate`: A tag, or the receiver's Pix account, occurs more than once.
 */
export type PixFault = "crc" | "truncated" | "malformed" | "not_pix" | "name_too_long" | "city_too_long" | "wrong_version" | "wrong_currency" | "wrong_country" | "invalid_amount" | "invalid_key" | "invalid_url" | "invalid_txid" | "duplicate";
/**
 * What is unusual about a valid Pix code.
 * - `lower_case_crc`: The check sum is written in lower case, which some readers reject.
 * - `key_case`: The letters of the key are not in the registered form's case, which some readers reject.
 */
export type PixWarning = "lower_case_crc" | "key_case";
/**
 * A kind of record that can be listed with a query.
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
 * The comparison operator of a filter.
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
 * The kind of error that an HTTP status stands for.
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
 * What to do after an attempt.
 * - `retry`: Send the request again after the wait.
 * - `give_up`: Report the failure: sending again will not help, or the limit of attempts or time is reached.
 * - `reconcile`: The change may have been carried out: after the wait, look up whether it was. If it was not, and the response was
 *  a rejection (4xx), sending it again will be rejected too.
 * - `done`: Nothing to do: the request has been carried out.
 */
export type RetryAction = "retry" | "give_up" | "reconcile" | "done";
/**
 * How a pagination ended.
 * - `complete`: Every record was returned, by the service's own count.
 * - `missing`: Fewer records were returned than the service counts.
 * - `repeated`: The last page had only records that were already returned. It is unknown whether more records follow.
 * - `unsure`: Some records may be missing or returned twice. The service sent more records than it counts, or a page without
 *  an offset that may not be the requested page.
 */
export type PageEnd = "complete" | "missing" | "repeated" | "unsure";
/**
 * The outcome of a verification: `ok`, or the reason for rejecting the body.
 * - `ok`: The signature is correct, and the event's age is within the limits, if any are set.
 * - `malformed`: Not a JSON document.
 * - `not_an_object`: JSON, but not an object.
 * - `missing_header`: The body has no member `header` that is an object.
 * - `missing_signature`: The header has no `signature`, or it is null, an empty string or an empty list.
 * - `bad_signature_encoding`: The signature is not 64 hexadecimal digits.
 * - `duplicate_key`: The body has two members `header`, or the header has two members `signature`.
 * - `too_large`: More than 16 MiB.
 * - `too_deep`: More than 128 levels of nesting.
 * - `empty_secret`: No secret was given, or an empty one.
 * - `mismatch`: The signature was computed for other bytes, or with another secret.
 * - `too_old`: The event is older than allowed, or a limit is set but the event has no valid timestamp.
 * - `too_new`: The event is further in the future than allowed.
 */
export type Verdict = "ok" | "malformed" | "not_an_object" | "missing_header" | "missing_signature" | "bad_signature_encoding" | "duplicate_key" | "too_large" | "too_deep" | "empty_secret" | "mismatch" | "too_old" | "too_new";
/**
 * Which form of the body was signed.
 * - `as_sent`: The bytes as they were sent, without white space outside strings.
 * - `unescaped`: The body with strings escaped only where JSON requires it.
 * - `php`: The body with strings escaped as PHP does by default: `\/` and `\u00e9`.
 */
export type SignedForm = "as_sent" | "unescaped" | "php";
/**
 * The kind of record of an event, among those that this version of the library knows.
 * - `customer`: A customer.
 * - `sale`: A sale or contract.
 * - `service`: A service.
 * - `payment_method`: A payment method.
 * - `plan`: A plan.
 */
export type EventEntity = "customer" | "sale" | "service" | "payment_method" | "plan";
/**
 * The likely cause why the signature of a body is not accepted.
 * - `nothing`: Nothing is wrong: the signature is correct.
 * - `form`: The form of the body is invalid. The evidence is the verdict of `verify`.
 * - `secret_space`: The secret has leading or trailing white space.
 * - `escapes`: Strings were escaped in another way after signing, for example with or without `\/` and `\u00e9`.
 * - `numbers`: Numbers were rewritten after signing: `10.0` became `10`.
 * - `indented`: The sender signed the body with its white space, or white space was added to it after signing.
 * - `base64_signature`: The signature is base64, not hexadecimal.
 * - `prefixed_signature`: The signature has a prefix such as `sha256=`.
 * - `double_encoded`: The body is a JSON string that contains the JSON of the event.
 * - `compressed`: The body is compressed.
 * - `parsed_object`: A parsed object was serialized again instead of passing on the received bytes.
 * - `secret_or_data`: None of the other causes: the secret is wrong, or the data was changed.
 */
export type Cause = "nothing" | "form" | "secret_space" | "escapes" | "numbers" | "indented" | "base64_signature" | "prefixed_signature" | "double_encoded" | "compressed" | "parsed_object" | "secret_or_data";
/**
 * A JSON encoder, which determines how strings are escaped and numbers are written.
 * - `php`: PHP's `json_encode`: slashes and characters beyond ASCII are escaped.
 * - `php_unescaped`: PHP's `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
 * - `js`: JavaScript's `JSON.stringify`.
 * - `python`: Python's `json.dumps` with compact separators: characters beyond ASCII are escaped.
 */
export type Flavour = "php" | "php_unescaped" | "js" | "python";
/**
 * The language of a message.
 * - `en`: English.
 * - `pt-BR`: Brazilian Portuguese.
 */
export type Language = "en" | "pt-BR";
/**
 * The kind of input element for a field.
 * - `text`: One line of text.
 * - `textarea`: Several lines of text.
 * - `email`: An e-mail address.
 * - `tel`: A phone number.
 * - `integer`: A whole number.
 * - `decimal`: An exact decimal.
 * - `money`: An amount in reais.
 * - `percent`: A percentage.
 * - `date`: A date.
 * - `datetime`: A date and time.
 * - `checkbox`: Yes or no.
 * - `select`: One of `choices`.
 * - `password`: A secret, hidden while it is typed.
 * - `group`: A nested record. Its fields follow; their paths begin with the path of this field.
 * - `list`: A list of records. The fields of one record follow; their paths begin with the path of this field and `[]`.
 * - `hidden`: A field that users do not see or fill in.
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
  /** Due date before any boleto update. */
  data_vencimento_original?: LocalDate;
  /** Amount charged. */
  valor?: Money;
  /** Amount before any boleto update. */
  valor_original?: Money;
  /** Amount received, recorded by bank reconciliation or manually. */
  valor_recebido?: Money;
  /** Total fees of the payment method. */
  valor_tarifas?: Money;
  /** Payment state of the installment. */
  status?: InstallmentStatus;
  /** When the payment was received. */
  data_recebimento?: DateTime;
  /** Date on which a third-party payment provider transfers the money. */
  data_repasse?: LocalDate;
  /** URL of the boleto's PDF. */
  pdf_url?: string;
  /** The boleto's linha digitável: the digits above its barcode, for typing. */
  linha_digitavel?: string;
  /** URL of an image of the Pix QR code. */
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
  /** Due date before any boleto update. */
  data_vencimento_original?: LocalDateInput | null;
  /** Amount charged. */
  valor?: MoneyInput | null;
  /** Amount before any boleto update. */
  valor_original?: MoneyInput | null;
  /** Amount received, recorded by bank reconciliation or manually. */
  valor_recebido?: MoneyInput | null;
  /** Total fees of the payment method. */
  valor_tarifas?: MoneyInput | null;
  /** Payment state of the installment. */
  status?: CodeInput<InstallmentStatus> | null;
  /** When the payment was received. */
  data_recebimento?: DateTimeInput | null;
  /** Date on which a third-party payment provider transfers the money. */
  data_repasse?: LocalDateInput | null;
  /** URL of the boleto's PDF. */
  pdf_url?: string | null;
  /** The boleto's linha digitável: the digits above its barcode, for typing. */
  linha_digitavel?: string | null;
  /** URL of an image of the Pix QR code. */
  pix_imagem_url?: string | null;
  /** Pix copy-and-paste code. */
  pix_codigo?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The charges for late payment. */
export interface LateCharges {
  /** Fine, charged once: it does not depend on the number of days. */
  multa_total: Money;
  /** Simple interest over the days late. */
  juros_mensal_total: Money;
  /** The original value plus fine and interest. */
  valor_novo: Money;
}
/** The charges for late payment. */
export interface LateChargesInput {
  /** Fine, charged once: it does not depend on the number of days. */
  multa_total: MoneyInput;
  /** Simple interest over the days late. */
  juros_mensal_total: MoneyInput;
  /** The original value plus fine and interest. */
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
   * Due date of a boleto. Each due date factor has two possible dates, see [`parse`]. Unset if `fator` is 0, or if neither
   * date is near the reference date.
   */
  data_vencimento: LocalDate | null;
  /** Due date factor of a boleto: its due date as a day number. 0 if the boleto has no due date. */
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
   * Due date of a boleto. Each due date factor has two possible dates, see [`parse`]. Unset if `fator` is 0, or if neither
   * date is near the reference date.
   */
  data_vencimento?: LocalDateInput | null;
  /** Due date factor of a boleto: its due date as a day number. 0 if the boleto has no due date. */
  fator?: IntegerInput | null;
  /** Bank of a boleto, 3 digits. */
  banco?: string | null;
  /** Segment of a utility slip, 1 digit. */
  segmento?: string | null;
}
/** The totals of an invoice. */
export interface InvoiceTotals {
  /** Tax base: value of the services minus deductions and unconditional discount. */
  base_calculo: Money;
  /** ISS: tax base times rate; 0.00 if no ISS is due. */
  valor_iss: Money;
  /** The ISS that the customer withholds. */
  valor_iss_retido: Money;
  /** Amount that the customer pays: value of the services minus all withheld taxes and both discounts. */
  valor_liquido_nfse: Money;
  /** Why no ISS is due; unset if ISS is due. */
  motivo_iss_zero: ZeroIssReason | null;
}
/** The totals of an invoice. */
export interface InvoiceTotalsInput {
  /** Tax base: value of the services minus deductions and unconditional discount. */
  base_calculo: MoneyInput;
  /** ISS: tax base times rate; 0.00 if no ISS is due. */
  valor_iss: MoneyInput;
  /** The ISS that the customer withholds. */
  valor_iss_retido: MoneyInput;
  /** Amount that the customer pays: value of the services minus all withheld taxes and both discounts. */
  valor_liquido_nfse: MoneyInput;
  /** Why no ISS is due; unset if ISS is due. */
  motivo_iss_zero?: ZeroIssReason | null;
}
/**
 * E-mail parameters of a contract (`agendamento_dados`). Attachments that users add are members `anexo_1`, `anexo_2` and so
 * on; they are kept in `extra`.
 */
export interface ScheduleData {
  /** Key of the sale. */
  id_venda?: number;
  /** Key of the e-mail template. */
  id_modelo?: number;
  /** Display name of the template. */
  modelo?: string;
  /** Whether to attach the invoice PDF, if it exists. */
  anexo_nfse?: Flag;
  /** Whether to attach the boleto PDF, if it exists. */
  anexo_boleto?: Flag;
  /** Recipient: the key of a contact of the sale's customer, or -1 for the main contacts. */
  id_contato?: number;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/**
 * E-mail parameters of a contract (`agendamento_dados`). Attachments that users add are members `anexo_1`, `anexo_2` and so
 * on; they are kept in `extra`.
 */
export interface ScheduleDataInput {
  /** Key of the sale. */
  id_venda?: IntegerInput | null;
  /** Key of the e-mail template. */
  id_modelo?: IntegerInput | null;
  /** Display name of the template. */
  modelo?: string | null;
  /** Whether to attach the invoice PDF, if it exists. */
  anexo_nfse?: CodeInput<Flag> | null;
  /** Whether to attach the boleto PDF, if it exists. */
  anexo_boleto?: CodeInput<Flag> | null;
  /** Recipient: the key of a contact of the sale's customer, or -1 for the main contacts. */
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
  /** Nature of the operation, which states where and whether ISS is due. */
  natureza_operacao?: OperationNature;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: number;
  /** IBGE code of the municipality that issues the invoice. */
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
  /** Nature of the operation, which states where and whether ISS is due. */
  natureza_operacao?: CodeInput<OperationNature> | null;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: IntegerInput | null;
  /** IBGE code of the municipality that issues the invoice. */
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
  /** Whether the item recurs in every sale of a contract; otherwise only the first sale has it. */
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
  /** Whether the item recurs in every sale of a contract; otherwise only the first sale has it. */
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
/** A sale or a contract. A contract is a scheduled, recurring sale; it has `agendamento_data` and no `data`. */
export interface Sale {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Registration date; a record without it is a contract. */
  data?: LocalDate;
  /** Whether the record is a contract. */
  agendamento?: Flag;
  /** Date of a contract's next occurrence, on which a sale is generated. */
  agendamento_data?: LocalDate;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency;
  /** Whether a sale is generated automatically on `agendamento_data`. */
  agendamento_automatico?: Flag;
  /** How long the contract repeats. */
  agendamento_repetir?: Repetition;
  /** Last day on which a sale is generated, if the contract repeats until a date. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences, including the first, if the contract repeats a number of times. */
  agendamento_numero?: number;
  /** Whether the contract is active; a paused one generates no sales. */
  agendamento_ativo?: Flag;
  /** When `agendamento_ativo` was last changed. */
  agendamento_ativo_data?: DateTime;
  /** Whether this sale is the last one of its contract. */
  agendamento_ultima_ocorrencia?: Flag;
  /** Date on which a contract generated this sale. */
  agendamento_data_geracao?: LocalDate;
  /** Number of this sale among those that its contract generated, from 1. */
  agendamento_sequencia?: number;
  /** Parameters of the e-mail that is sent for a sale. */
  agendamento_dados?: ScheduleData;
  /** Key of the customer. */
  id_cliente?: number;
  /** Display name of the customer. */
  cliente?: string;
  /** Descriptive text, also used on the invoice. */
  discriminacao?: string;
  /** Discount on the total of the services. */
  desconto?: Money;
  /** Value of the sale, on which the invoice is based. The installments may charge another amount. */
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
  /** Payment state of the sale, derived from all installments. */
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
/** A sale or a contract. A contract is a scheduled, recurring sale; it has `agendamento_data` and no `data`. */
export interface SaleInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Registration date; a record without it is a contract. */
  data?: LocalDateInput | null;
  /** Whether the record is a contract. */
  agendamento?: CodeInput<Flag> | null;
  /** Date of a contract's next occurrence, on which a sale is generated. */
  agendamento_data?: LocalDateInput | null;
  /** Months between two occurrences. */
  agendamento_frequencia?: CodeInput<Frequency> | null;
  /** Whether a sale is generated automatically on `agendamento_data`. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** How long the contract repeats. */
  agendamento_repetir?: CodeInput<Repetition> | null;
  /** Last day on which a sale is generated, if the contract repeats until a date. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of occurrences, including the first, if the contract repeats a number of times. */
  agendamento_numero?: IntegerInput | null;
  /** Whether the contract is active; a paused one generates no sales. */
  agendamento_ativo?: CodeInput<Flag> | null;
  /** When `agendamento_ativo` was last changed. */
  agendamento_ativo_data?: DateTimeInput | null;
  /** Whether this sale is the last one of its contract. */
  agendamento_ultima_ocorrencia?: CodeInput<Flag> | null;
  /** Date on which a contract generated this sale. */
  agendamento_data_geracao?: LocalDateInput | null;
  /** Number of this sale among those that its contract generated, from 1. */
  agendamento_sequencia?: IntegerInput | null;
  /** Parameters of the e-mail that is sent for a sale. */
  agendamento_dados?: ScheduleDataInput | null;
  /** Key of the customer. */
  id_cliente?: IntegerInput | null;
  /** Display name of the customer. */
  cliente?: string | null;
  /** Descriptive text, also used on the invoice. */
  discriminacao?: string | null;
  /** Discount on the total of the services. */
  desconto?: MoneyInput | null;
  /** Value of the sale, on which the invoice is based. The installments may charge another amount. */
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
  /** Payment state of the sale, derived from all installments. */
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
/** The totals of a sale, computed from its items and installments. */
export interface SaleTotals {
  /** Sum of the items' totals; 0.00 without items. */
  itens: Money;
  /** Discount on the services; 0.00 when unset. */
  desconto: Money;
  /** `itens` minus `desconto`. For a sale without items, its `valor_venda`, from which the discount is already subtracted. */
  total: Money;
  /** Sum of the installments; 0.00 if there are none. */
  parcelas: Money;
  /**
   * `total` minus `parcelas`: the amount that no installment charges. Negative if the installments charge more than the
   * total.
   */
  difference: Money;
}
/** The totals of a sale, computed from its items and installments. */
export interface SaleTotalsInput {
  /** Sum of the items' totals; 0.00 without items. */
  itens: MoneyInput;
  /** Discount on the services; 0.00 when unset. */
  desconto: MoneyInput;
  /** `itens` minus `desconto`. For a sale without items, its `valor_venda`, from which the discount is already subtracted. */
  total: MoneyInput;
  /** Sum of the installments; 0.00 if there are none. */
  parcelas: MoneyInput;
  /**
   * `total` minus `parcelas`: the amount that no installment charges. Negative if the installments charge more than the
   * total.
   */
  difference: MoneyInput;
}
/** The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`). */
export interface Receipt {
  /** Receipt date; required. */
  data_recebimento?: LocalDate;
  /** Key of the installment; required if the sale has more than one. */
  id_parcela?: number;
  /** Amount received; if unset, the remaining amount of the installment. */
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
  /** Key of the installment; required if the sale has more than one. */
  id_parcela?: IntegerInput | null;
  /** Amount received; if unset, the remaining amount of the installment. */
  valor_recebido?: MoneyInput | null;
  /** Note for the installment's history. */
  obs?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One problem, with its path. */
export interface Issue {
  /** Path of the value, such as `parcelas[2].valor`; empty if the issue is about the whole document or argument. */
  path: string;
  /** The kind of problem. */
  code: IssueCode;
  /** Whether the issue stops the request. */
  severity: Severity;
  /** Parameters of the message, such as limits and allowed values. */
  params: { readonly [name: string]: string };
}
/** One problem, with its path. */
export interface IssueInput {
  /** Path of the value, such as `parcelas[2].valor`; empty if the issue is about the whole document or argument. */
  path: string;
  /** The kind of problem. */
  code: IssueCode;
  /** Whether the issue stops the request. */
  severity: Severity;
  /** Parameters of the message, such as limits and allowed values. */
  params: { readonly [name: string]: string };
}
/** A sale as it was read, and the values that did not fit. */
export interface SaleDecoded {
  /** The record. */
  value: Sale;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A sale as it was read, and the values that did not fit. */
export interface SaleDecodedInput {
  /** The record. */
  value: SaleInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An item as it was read, and the values that did not fit. */
export interface ItemDecodedInput {
  /** The record. */
  value: ItemInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** An installment as it was read, and the values that did not fit. */
export interface InstallmentDecoded {
  /** The record. */
  value: Installment;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An installment as it was read, and the values that did not fit. */
export interface InstallmentDecodedInput {
  /** The record. */
  value: InstallmentInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The data of an NFS-e as it was read, and the values that did not fit. */
export interface NfseDataDecoded {
  /** The record. */
  value: NfseData;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** The data of an NFS-e as it was read, and the values that did not fit. */
export interface NfseDataDecodedInput {
  /** The record. */
  value: NfseDataInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The schedule data of a contract as it was read, and the values that did not fit. */
export interface ScheduleDataDecoded {
  /** The record. */
  value: ScheduleData;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** The schedule data of a contract as it was read, and the values that did not fit. */
export interface ScheduleDataDecodedInput {
  /** The record. */
  value: ScheduleDataInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`). */
export interface Cancellation {
  /** Reason for the cancellation, as a code; required. */
  cancelamento_codigo?: CancellationReason;
  /** Reason for the cancellation, as text of at least 15 characters; required. */
  cancelamento_motivo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`). */
export interface CancellationInput {
  /** Reason for the cancellation, as a code; required. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** Reason for the cancellation, as text of at least 15 characters; required. */
  cancelamento_motivo?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A cancellation as it was read, and the values that did not fit. */
export interface CancellationDecoded {
  /** The record. */
  value: Cancellation;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A cancellation as it was read, and the values that did not fit. */
export interface CancellationDecodedInput {
  /** The record. */
  value: CancellationInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A receipt as it was read, and the values that did not fit. */
export interface ReceiptDecoded {
  /** The record. */
  value: Receipt;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A receipt as it was read, and the values that did not fit. */
export interface ReceiptDecodedInput {
  /** The record. */
  value: ReceiptInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/**
 * The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute fine or interest: the caller
 * sends all values.
 */
export interface BoletoUpdate {
  /** Key of the installment; required. */
  id_parcela?: number;
  /** New due date; required. */
  data_vencimento_novo?: LocalDate;
  /** New value: the original value with fine and interest; required. */
  valor_novo?: Money;
  /** Fine, in per cent of the original value. */
  multa?: Decimal;
  /** Fine, as an amount. */
  multa_total?: Money;
  /** Interest, in per cent per month of 30 days. */
  juros_mensal?: Decimal;
  /** Interest, as an amount. */
  juros_mensal_total?: Money;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/**
 * The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute fine or interest: the caller
 * sends all values.
 */
export interface BoletoUpdateInput {
  /** Key of the installment; required. */
  id_parcela?: IntegerInput | null;
  /** New due date; required. */
  data_vencimento_novo?: LocalDateInput | null;
  /** New value: the original value with fine and interest; required. */
  valor_novo?: MoneyInput | null;
  /** Fine, in per cent of the original value. */
  multa?: DecimalInput | null;
  /** Fine, as an amount. */
  multa_total?: MoneyInput | null;
  /** Interest, in per cent per month of 30 days. */
  juros_mensal?: DecimalInput | null;
  /** Interest, as an amount. */
  juros_mensal_total?: MoneyInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A boleto update as it was read, and the values that did not fit. */
export interface BoletoUpdateDecoded {
  /** The record. */
  value: BoletoUpdate;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A boleto update as it was read, and the values that did not fit. */
export interface BoletoUpdateDecodedInput {
  /** The record. */
  value: BoletoUpdateInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A service that is sold and invoiced. */
export interface Service {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Display name; required on insert. */
  nome?: string;
  /** Whether the service is active; a new service is active by default. */
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
  /** Default value; 0 if unset in an insert. */
  valor?: Money;
  /** Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert. */
  impostos_percentual?: Decimal;
  /** Municipal tax code, which the city hall needs to issue invoices. */
  codigo_tributacao_municipio?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A service that is sold and invoiced. */
export interface ServiceInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Display name; required on insert. */
  nome?: string | null;
  /** Whether the service is active; a new service is active by default. */
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
  /** Default value; 0 if unset in an insert. */
  valor?: MoneyInput | null;
  /** Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert. */
  impostos_percentual?: DecimalInput | null;
  /** Municipal tax code, which the city hall needs to issue invoices. */
  codigo_tributacao_municipio?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A service as it was read, and the values that did not fit. */
export interface ServiceDecoded {
  /** The record. */
  value: Service;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A service as it was read, and the values that did not fit. */
export interface ServiceDecodedInput {
  /** The record. */
  value: ServiceInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A payment method (`/meios-pagamento/`). */
export interface PaymentMethod {
  /** Primary key. */
  id?: number;
  /** Display name. */
  nome?: string;
  /** Whether the payment method is active. */
  status?: ActiveStatus;
  /** Kind of payment method. */
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
  /** Whether the payment method is active. */
  status?: CodeInput<ActiveStatus> | null;
  /** Kind of payment method. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A payment method as it was read, and the values that did not fit. */
export interface PaymentMethodDecodedInput {
  /** The record. */
  value: PaymentMethodInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A contact of a customer (`contatos`). */
export interface Contact {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the customer. */
  id_pessoa?: number;
  /** Kind of contact, as free text. */
  tipo?: string;
  /** Whether it is the main contact. */
  principal?: Flag;
  /** Name of the contact. */
  nome?: string;
  /** CPF of the contact. */
  cpf?: string;
  /** Date of birth. */
  data_nascimento?: LocalDate;
  /** Identity document. */
  identidade?: string;
  /** Gender. It is sent as a code and returned as display text; both are accepted when reading. */
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
  /** Kind of contact, as free text. */
  tipo?: string | null;
  /** Whether it is the main contact. */
  principal?: CodeInput<Flag> | null;
  /** Name of the contact. */
  nome?: string | null;
  /** CPF of the contact. */
  cpf?: string | null;
  /** Date of birth. */
  data_nascimento?: LocalDateInput | null;
  /** Identity document. */
  identidade?: string | null;
  /** Gender. It is sent as a code and returned as display text; both are accepted when reading. */
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
/** A stored card of a customer (`cartoes`). Its number and security code never appear in debug output, messages or logs. */
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
  /** Card number: complete on insert; in responses masked, with only the last digits visible. */
  numero?: string;
  /** Expiry date. */
  validade?: LocalDate;
  /** Security code of 3 digits, or 4 for American Express; the service never returns it. */
  codigo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A stored card of a customer (`cartoes`). Its number and security code never appear in debug output, messages or logs. */
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
  /** Card number: complete on insert; in responses masked, with only the last digits visible. */
  numero?: string | null;
  /** Expiry date. */
  validade?: LocalDateInput | null;
  /** Security code of 3 digits, or 4 for American Express; the service never returns it. */
  codigo?: string | number | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer: a legal entity or an individual. Custom fields have names that begin with `custom_`; they are kept in `extra`. */
export interface Customer {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Additional reference code of the customer. */
  codigo?: number;
  /** When the customer was registered. */
  data_cadastro?: DateTime;
  /** Whether the customer is active; a new customer is active by default. */
  status?: ActiveStatus;
  /** Legal entity or individual; required on insert. */
  tipo?: PersonKind;
  /** Display name; required on insert. */
  nome?: string;
  /** CNPJ of a legal entity, with or without punctuation. */
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
  /** Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading. */
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
  /** Contacts; returned only if the query parameter `_expand` contains `contatos`. */
  contatos?: readonly Contact[];
  /** Cards; returned only if the query parameter `_expand` contains `cartoes`. */
  cartoes?: readonly Card[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer: a legal entity or an individual. Custom fields have names that begin with `custom_`; they are kept in `extra`. */
export interface CustomerInput {
  /** Primary key, given by the service on insert. */
  id?: IntegerInput | null;
  /** Additional reference code of the customer. */
  codigo?: IntegerInput | null;
  /** When the customer was registered. */
  data_cadastro?: DateTimeInput | null;
  /** Whether the customer is active; a new customer is active by default. */
  status?: CodeInput<ActiveStatus> | null;
  /** Legal entity or individual; required on insert. */
  tipo?: CodeInput<PersonKind> | null;
  /** Display name; required on insert. */
  nome?: string | null;
  /** CNPJ of a legal entity, with or without punctuation. */
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
  /** Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading. */
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
  /** Contacts; returned only if the query parameter `_expand` contains `contatos`. */
  contatos?: readonly ContactInput[] | null;
  /** Cards; returned only if the query parameter `_expand` contains `cartoes`. */
  cartoes?: readonly CardInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A customer as it was read, and the values that did not fit. */
export interface CustomerDecoded {
  /** The record. */
  value: Customer;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A customer as it was read, and the values that did not fit. */
export interface CustomerDecodedInput {
  /** The record. */
  value: CustomerInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A contact as it was read, and the values that did not fit. */
export interface ContactDecoded {
  /** The record. */
  value: Contact;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A contact as it was read, and the values that did not fit. */
export interface ContactDecodedInput {
  /** The record. */
  value: ContactInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A card as it was read, and the values that did not fit. */
export interface CardDecodedInput {
  /** The record. */
  value: CardInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** Whether a charge is issued for the item. */
  emitir_cobranca?: Flag;
  /** Unit value. */
  valor?: Money;
  /** Default quantity. */
  qtd_padrao?: Decimal;
  /** Maximum quantity. */
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
  /** Whether a charge is issued for the item. */
  emitir_cobranca?: CodeInput<Flag> | null;
  /** Unit value. */
  valor?: MoneyInput | null;
  /** Default quantity. */
  qtd_padrao?: DecimalInput | null;
  /** Maximum quantity. */
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
  /** Whether the customer may enter the card data later. */
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
  /** Whether the customer may enter the card data later. */
  permitir_preenchimento_depois?: CodeInput<Flag> | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan that customers sign up for through a link. */
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
  /** What is displayed as the frequency: the plan's frequency or a custom text. */
  frequencia_exibida?: FrequencyDisplay;
  /** Custom text that is displayed instead of the frequency. */
  frequencia_exibida_texto_customizado?: string;
  /** Comment. */
  comentario?: string;
  /** Text of the button that starts the sign-up. */
  texto_botao?: string;
  /** Message shown at the end of the sign-up. */
  mensagem_confirmacao?: string;
  /** File of the terms of use. Its form is not documented; it is read as a string. */
  termos_uso?: string;
  /** Whether customers are prevented from cancelling the plan themselves. */
  cancelamento_impedir?: Flag;
  /** Whether customers are prevented from changing the items. */
  impedir_alteracao_itens?: Flag;
  /** Whether value and frequency can be customized. */
  personalizavel?: Flag;
  /** Months between two sales. */
  frequencia?: Frequency;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: Flag;
  /** How long the sales repeat. */
  agendamento_repetir?: Repetition;
  /** Last day on which a sale is generated, if the sales repeat until a date. */
  agendamento_data_fim?: LocalDate;
  /** Number of sales, if they repeat a number of times. */
  agendamento_numero?: number;
  /** Text shown on issued charges. */
  discriminacao?: string;
  /** Discount. */
  desconto?: Money;
  /** When the invoice is issued. */
  metodo_cobranca?: BillingMethod;
  /** Invoice data. */
  nfse_dados?: NfseData;
  /** Code in the URL of the sign-up page. */
  identificador?: string;
  /** Whether the plan is active. */
  status?: ActiveStatus;
  /** Items; returned only if the query parameter `_expand` contains `itens`. */
  itens?: readonly PlanItem[];
  /** Payment methods; returned only if the query parameter `_expand` contains `meios_pagamento`. */
  meios_pagamento?: readonly PlanPaymentMethod[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan that customers sign up for through a link. */
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
  /** What is displayed as the frequency: the plan's frequency or a custom text. */
  frequencia_exibida?: CodeInput<FrequencyDisplay> | null;
  /** Custom text that is displayed instead of the frequency. */
  frequencia_exibida_texto_customizado?: string | null;
  /** Comment. */
  comentario?: string | null;
  /** Text of the button that starts the sign-up. */
  texto_botao?: string | null;
  /** Message shown at the end of the sign-up. */
  mensagem_confirmacao?: string | null;
  /** File of the terms of use. Its form is not documented; it is read as a string. */
  termos_uso?: string | null;
  /** Whether customers are prevented from cancelling the plan themselves. */
  cancelamento_impedir?: CodeInput<Flag> | null;
  /** Whether customers are prevented from changing the items. */
  impedir_alteracao_itens?: CodeInput<Flag> | null;
  /** Whether value and frequency can be customized. */
  personalizavel?: CodeInput<Flag> | null;
  /** Months between two sales. */
  frequencia?: CodeInput<Frequency> | null;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** How long the sales repeat. */
  agendamento_repetir?: CodeInput<Repetition> | null;
  /** Last day on which a sale is generated, if the sales repeat until a date. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of sales, if they repeat a number of times. */
  agendamento_numero?: IntegerInput | null;
  /** Text shown on issued charges. */
  discriminacao?: string | null;
  /** Discount. */
  desconto?: MoneyInput | null;
  /** When the invoice is issued. */
  metodo_cobranca?: CodeInput<BillingMethod> | null;
  /** Invoice data. */
  nfse_dados?: NfseDataInput | null;
  /** Code in the URL of the sign-up page. */
  identificador?: string | null;
  /** Whether the plan is active. */
  status?: CodeInput<ActiveStatus> | null;
  /** Items; returned only if the query parameter `_expand` contains `itens`. */
  itens?: readonly PlanItemInput[] | null;
  /** Payment methods; returned only if the query parameter `_expand` contains `meios_pagamento`. */
  meios_pagamento?: readonly PlanPaymentMethodInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A plan as it was read, and the values that did not fit. */
export interface PlanDecoded {
  /** The record. */
  value: Plan;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A plan as it was read, and the values that did not fit. */
export interface PlanDecodedInput {
  /** The record. */
  value: PlanInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** First day on which the wallet may be used. */
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
  /** First day on which the wallet may be used. */
  carteira_virtual_data_liberacao?: LocalDateInput | null;
  /** Whether the wallet of this plan is active. */
  carteira_virtual_status?: boolean | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An entry of the virtual wallet: a customer or a dependent with the CPF that was looked up. */
export interface WalletEntry {
  /** Name. */
  nome?: string;
  /** Name of the holder, if this person is a dependent; unset for the holder. */
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
/** An entry of the virtual wallet: a customer or a dependent with the CPF that was looked up. */
export interface WalletEntryInput {
  /** Name. */
  nome?: string | null;
  /** Name of the holder, if this person is a dependent; unset for the holder. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A wallet entry as it was read, and the values that did not fit. */
export interface WalletEntryDecodedInput {
  /** The record. */
  value: WalletEntryInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A CNAE activity as it was read, and the values that did not fit. */
export interface CnaeDecodedInput {
  /** The record. */
  value: CnaeInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An item of the LC 116 service list as it was read, and the values that did not fit. */
export interface ServiceListItemDecodedInput {
  /** The record. */
  value: ServiceListItemInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A municipality as it was read, and the values that did not fit. */
export interface MunicipalityDecodedInput {
  /** The record. */
  value: MunicipalityInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** The month for which the value is valid. */
  mes?: string;
  /** Value of the index in that month. It may have any size and notation, so it is kept as a string. */
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
  /** The month for which the value is valid. */
  mes?: YearMonthInput | null;
  /** Value of the index in that month. It may have any size and notation, so it is kept as a string. */
  valor?: DecimalInput | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An adjustment index as it was read, and the values that did not fit. */
export interface AdjustmentIndexDecoded {
  /** The record. */
  value: AdjustmentIndex;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An adjustment index as it was read, and the values that did not fit. */
export interface AdjustmentIndexDecodedInput {
  /** The record. */
  value: AdjustmentIndexInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The header of a listing. */
export interface ListingHeader {
  /** Index of the first record returned within the full result, from 0. */
  offset?: number;
  /** Maximum number of records in one response, 1 to 1000. */
  limit?: number;
  /** Total number of records that match the filters. */
  count?: number;
  /** The sort parameter used, if any. */
  sort?: string;
  /** Identifier of the request, to be quoted to the service's support. */
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
  /** Total number of records that match the filters. */
  count?: IntegerInput | null;
  /** The sort parameter used, if any. */
  sort?: string | null;
  /** Identifier of the request, to be quoted to the service's support. */
  requestId?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of records. */
export interface Listing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /**
   * The records as JSON. The `decode` operation of their kind reads each of them. The operations of `sale_listing`,
   * `customer_listing` and `service_listing` read a whole page with its records.
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
   * The records as JSON. The `decode` operation of their kind reads each of them. The operations of `sale_listing`,
   * `customer_listing` and `service_listing` read a whole page with its records.
   */
  data?: readonly (string | object)[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A listing as it was read, and the values that did not fit. */
export interface ListingDecoded {
  /** The record. */
  value: Listing;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A listing as it was read, and the values that did not fit. */
export interface ListingDecodedInput {
  /** The record. */
  value: ListingInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** One page of sales. Each sale is read by the same rules as in `sale.decode`. */
export interface SaleListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The sales. */
  data?: readonly Sale[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of sales. Each sale is read by the same rules as in `sale.decode`. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A sale listing as it was read, and the values that did not fit. */
export interface SaleListingDecodedInput {
  /** The record. */
  value: SaleListingInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** One page of customers. Each customer is read by the same rules as in `customer.decode`. */
export interface CustomerListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The customers. */
  data?: readonly Customer[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of customers. Each customer is read by the same rules as in `customer.decode`. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A customer listing as it was read, and the values that did not fit. */
export interface CustomerListingDecodedInput {
  /** The record. */
  value: CustomerListingInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** One page of services. Each service is read by the same rules as in `service.decode`. */
export interface ServiceListing {
  /** Offset, limit and count. */
  header?: ListingHeader;
  /** The services. */
  data?: readonly Service[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of services. Each service is read by the same rules as in `service.decode`. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A service listing as it was read, and the values that did not fit. */
export interface ServiceListingDecodedInput {
  /** The record. */
  value: ServiceListingInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** The response to a delete as it was read, and the values that did not fit. */
export interface DeletedDecodedInput {
  /** The record. */
  value: DeletedInput;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** An error as the service returns it. */
export interface ApiError {
  /** The HTTP status. */
  code?: number;
  /** Short description of the problem and a possible fix. The message of a 401 quotes the beginning of the API key. */
  message?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An error as the service returns it. */
export interface ApiErrorInput {
  /** The HTTP status. */
  code?: IntegerInput | null;
  /** Short description of the problem and a possible fix. The message of a 401 quotes the beginning of the API key. */
  message?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An API error as it was read, and the values that did not fit. */
export interface ApiErrorDecoded {
  /** The record. */
  value: ApiError;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An API error as it was read, and the values that did not fit. */
export interface ApiErrorDecodedInput {
  /** The record. */
  value: ApiErrorInput;
  /** An issue for each value that is invalid for its field, with its path. */
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
/** One condition of a query. Conditions on the same field with the same operator are joined by "or", all others by "and". */
export interface Filter {
  /** Name of a field of the record, `section.field` of a nested record, or the name of a custom field. */
  field: string;
  /** The comparison operator; `eq` if unset. */
  operator: Operator | null;
  /** The value to compare with; unset for `between`, `isnull` and `isnotnull`. */
  value: string | number | null;
  /** The lower and upper value of `between`. */
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
/** A custom field of a customer. Its type is not documented, so any operator is allowed. */
export type CustomField<E extends Resource = Resource> = E extends "customer" ? `custom_${string}` : never;
/** One condition. Conditions with the same field and operator are combined by "or", all others by "and". */
export type FilterInput<E extends Resource = Resource> =
  | { field: FilterFields[E]["any"] | CustomField<E>; operator?: "eq" | "neq" | null; value: LocalDateInput | number | boolean; values?: null }
  | { field: FilterFields[E]["any"] | CustomField<E>; operator: "isnull" | "isnotnull"; value?: null; values?: null }
  | { field: FilterFields[E]["ordered"] | CustomField<E>; operator: "gt" | "lt" | "gte" | "lte"; value: LocalDateInput | number; values?: null }
  | { field: FilterFields[E]["ordered"] | CustomField<E>; operator: "between"; value?: null; values: readonly [LocalDateInput | number, LocalDateInput | number] }
  | { field: FilterFields[E]["textual"] | CustomField<E>; operator: "contains" | "notcontains"; value: string; values?: null };
/** A list query: which records to list, in which order, and what to return of them. */
export interface Query {
  /** The kind of record. It may be left out if the operation has an argument for it. */
  entity: Resource | null;
  /** Conditions, in order. */
  filters: readonly Filter[] | null;
  /** Names of fields to sort by, with the prefix `-` for descending. */
  sort: readonly string[] | null;
  /** Fields to return; all if unset. */
  fields: readonly string[] | null;
  /** Sections (nested records) to include. */
  expand: readonly string[] | null;
  /** Maximum number of records per page, 1 to 1000; 100 if unset. */
  limit: number | null;
  /** Number of records to skip; 0 if unset. */
  offset: number | null;
}
/** A list query: which records to list, in which order, and what to return of them. */
export interface QueryInput<E extends Resource = Resource> {
  /** The kind of record. It may be left out if the operation has an argument for it. */
  entity?: E | null;
  /** Conditions, in order. */
  filters?: readonly FilterInput<E>[] | null;
  /** Names of fields to sort by, with the prefix `-` for descending. */
  sort?: readonly string[] | null;
  /** Fields to return; all if unset. */
  fields?: readonly string[] | null;
  /** Sections (nested records) to include. */
  expand?: readonly string[] | null;
  /** Maximum number of records per page, 1 to 1000; 100 if unset. */
  limit?: IntegerInput | null;
  /** Number of records to skip; 0 if unset. */
  offset?: IntegerInput | null;
}
/** The header of a page. */
export interface PageHeader {
  /** Index of the first record returned within the full result. */
  offset: number;
  /** Maximum number of records in one response. */
  limit: number;
  /** Total number of records that match, on all pages. */
  count: number;
  /** The sort parameter used. */
  sort: string | null;
  /** Always unset, because no request was sent to the service. */
  requestId: string | null;
}
/** The header of a page. */
export interface PageHeaderInput {
  /** Index of the first record returned within the full result. */
  offset: IntegerInput;
  /** Maximum number of records in one response. */
  limit: IntegerInput;
  /** Total number of records that match, on all pages. */
  count: IntegerInput;
  /** The sort parameter used. */
  sort?: string | null;
  /** Always unset, because no request was sent to the service. */
  requestId?: string | null;
}
/** One page of records, with the structure of the service's listings. */
export interface ListPage {
  /** Offset, limit and count. */
  header: PageHeader;
  /** The records, with only the requested fields and sections and otherwise unchanged. */
  data: readonly string[];
}
/** One page of records, with the structure of the service's listings. */
export interface ListPageInput {
  /** Offset, limit and count. */
  header: PageHeaderInput;
  /** The records, with only the requested fields and sections and otherwise unchanged. */
  data: readonly (string | object)[];
}
/**
 * A request, to be sent with your program's HTTP client. Debug output never shows headers and body, because they may contain
 * the API key and card numbers.
 */
export interface ApiRequest {
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  method: string;
  /** The whole URL, including the query string. */
  url: string;
  /** The headers to send. They include the API key. */
  headers: { readonly [name: string]: string };
  /** The body, JSON text in version 2; unset if the request has none. */
  body: string | null;
}
/**
 * A request, to be sent with your program's HTTP client. Debug output never shows headers and body, because they may contain
 * the API key and card numbers.
 */
export interface ApiRequestInput {
  /** `GET`, `POST`, `PUT` or `DELETE`. */
  method: string;
  /** The whole URL, including the query string. */
  url: string;
  /** The headers to send. They include the API key. */
  headers: { readonly [name: string]: string };
  /** The body, JSON text in version 2; unset if the request has none. */
  body?: string | null;
}
/** An error as the service returned it. */
export interface ApiFailure {
  /** The HTTP status. */
  code: number;
  /** What kind of error it is. */
  kind: ErrorKind;
  /**
   * The service's message; unset if the body is not an error of the service. The message of a 401 quotes the beginning of
   * the API key. Debug output therefore never shows the message, and if the key is known, it is masked in the message.
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
   * The service's message; unset if the body is not an error of the service. The message of a 401 quotes the beginning of
   * the API key. Debug output therefore never shows the message, and if the key is known, it is masked in the message.
   */
  message?: string | null;
}
/** A response: either a value or the service's error. */
export interface ApiAnswer {
  /** The record, the listing `{header, data}`, or the list that the operation returns. */
  value: string | null;
  /** The service's error. */
  api_error: ApiFailure | null;
  /**
   * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
   * `value`.
   */
  issues: readonly Issue[];
}
/** A response: either a value or the service's error. */
export interface ApiAnswerInput {
  /** The record, the listing `{header, data}`, or the list that the operation returns. */
  value?: string | object | null;
  /** The service's error. */
  api_error?: ApiFailureInput | null;
  /**
   * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
   * `value`.
   */
  issues: readonly IssueInput[];
}
/** What to do after an attempt, and how long to wait before that. */
export interface RetryPlan {
  /** The action. */
  action: RetryAction;
  /** Milliseconds to wait before the request is sent again, or its outcome is looked up. */
  wait_ms: number | null;
}
/** What to do after an attempt, and how long to wait before that. */
export interface RetryPlanInput {
  /** The action. */
  action: RetryAction;
  /** Milliseconds to wait before the request is sent again, or its outcome is looked up. */
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
  /** State of the pagination. Pass it unchanged to the next step. */
  state: string;
  /** The next request; unset after the last page. */
  request: PageRequest | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without records that an earlier step returned. */
  items: readonly string[];
  /**
   * Whether the service's count of records changed between pages. Records were then added or removed in the meantime, so
   * some may be missing or returned twice.
   */
  count_changed: boolean;
  /** How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages. */
  end: PageEnd | null;
}
/** A step of a pagination. */
export interface PageStepInput {
  /** State of the pagination. Pass it unchanged to the next step. */
  state: string | object;
  /** The next request; unset after the last page. */
  request?: PageRequestInput | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without records that an earlier step returned. */
  items: readonly (string | object)[];
  /**
   * Whether the service's count of records changed between pages. Records were then added or removed in the meantime, so
   * some may be missing or returned twice.
   */
  count_changed: boolean;
  /** How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages. */
  end?: PageEnd | null;
}
/** The header of an event. */
export interface Event {
  /** Kind of record; unset if this version of the library does not know the endpoint. */
  entity: EventEntity | null;
  /** API version, which determines the format of the record. */
  api: string | null;
  /** Kind of record as the service names it, such as `clientes` or `vendas`. */
  endpoint: string | null;
  /** `insert`, `update` or `delete`. */
  operation: string | null;
  /** When the service generated the event, in seconds since 1970. */
  timestamp: number | null;
}
/** The header of an event. */
export interface EventInput {
  /** Kind of record; unset if this version of the library does not know the endpoint. */
  entity?: EventEntity | null;
  /** API version, which determines the format of the record. */
  api?: string | null;
  /** Kind of record as the service names it, such as `clientes` or `vendas`. */
  endpoint?: string | null;
  /** `insert`, `update` or `delete`. */
  operation?: string | null;
  /** When the service generated the event, in seconds since 1970. */
  timestamp?: IntegerInput | null;
}
/** The result of verifying a body. */
export interface Verification {
  /** `ok`, or the reason for rejecting the body. */
  verdict: Verdict;
  /** Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`. */
  secret_index: number | null;
  /** The form of the body that was signed. Set only if the verdict is `ok`. */
  form: SignedForm | null;
  /** The event's header. Set only if the verdict is `ok`. */
  event: Event | null;
  /**
   * Key for recognizing repeated deliveries of the same event, because events have no id: the SHA-256 of the signed bytes in
   * hexadecimal. Set only if the verdict is `ok`.
   */
  dedupe_key: string | null;
}
/** The result of verifying a body. */
export interface VerificationInput {
  /** `ok`, or the reason for rejecting the body. */
  verdict: Verdict;
  /** Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`. */
  secret_index?: IntegerInput | null;
  /** The form of the body that was signed. Set only if the verdict is `ok`. */
  form?: SignedForm | null;
  /** The event's header. Set only if the verdict is `ok`. */
  event?: EventInput | null;
  /**
   * Key for recognizing repeated deliveries of the same event, because events have no id: the SHA-256 of the signed bytes in
   * hexadecimal. Set only if the verdict is `ok`.
   */
  dedupe_key?: string | null;
}
/** A range of bytes. It includes `start` and excludes `end`. */
export interface ByteRange {
  /** Offset of the first byte. */
  start: number;
  /** Offset after the last byte. */
  end: number;
}
/** A range of bytes. It includes `start` and excludes `end`. */
export interface ByteRangeInput {
  /** Offset of the first byte. */
  start: IntegerInput;
  /** Offset after the last byte. */
  end: IntegerInput;
}
/** The result of the first step: the bytes to hash, and the digests that the body contains. */
export interface SignaturePlan {
  /** Set if the body is rejected because of its form. There is then nothing to hash. */
  verdict: Verdict | null;
  /** The signed bytes as ranges of the body, to be hashed one after the other. */
  ranges: readonly ByteRange[];
  /** The digests in the body's signature, as hexadecimal digits: only the first entry, or all entries if `any_entry` is set. */
  expected: readonly string[];
  /** The event's header. Do not trust it before the second step has accepted the body. */
  event: Event | null;
}
/** The result of the first step: the bytes to hash, and the digests that the body contains. */
export interface SignaturePlanInput {
  /** Set if the body is rejected because of its form. There is then nothing to hash. */
  verdict?: Verdict | null;
  /** The signed bytes as ranges of the body, to be hashed one after the other. */
  ranges: readonly ByteRangeInput[];
  /** The digests in the body's signature, as hexadecimal digits: only the first entry, or all entries if `any_entry` is set. */
  expected: readonly string[];
  /** The event's header. Do not trust it before the second step has accepted the body. */
  event?: EventInput | null;
}
/** The likely causes and their evidence. */
export interface Explanation {
  /** The likely cause; the first of `causes` if there are several. */
  likely: Cause;
  /** All likely causes together: the signature is correct once all of them are undone. */
  causes: readonly Cause[];
  /** The evidence for the causes. It never contains a secret or a digest. */
  evidence: string;
}
/** The likely causes and their evidence. */
export interface ExplanationInput {
  /** The likely cause; the first of `causes` if there are several. */
  likely: Cause;
  /** All likely causes together: the signature is correct once all of them are undone. */
  causes: readonly Cause[];
  /** The evidence for the causes. It never contains a secret or a digest. */
  evidence: string;
}
/**
 * An event and its record. The record is in the field of its type; if this version of the library does not know the type,
 * it is only in `data`.
 */
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
  /** The record as JSON, unchanged. */
  data: string;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/**
 * An event and its record. The record is in the field of its type; if this version of the library does not know the type,
 * it is only in `data`.
 */
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
  /** The record as JSON, unchanged. */
  data: string | object;
  /** An issue for each value that is invalid for its field, with its path. */
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
/** A value that the user can choose. */
export interface FormChoice {
  /** The numeric code that is sent. */
  value: number;
  /** The label that the user sees. */
  label: FormLabel;
}
/** A value that the user can choose. */
export interface FormChoiceInput {
  /** The numeric code that is sent. */
  value: IntegerInput;
  /** The label that the user sees. */
  label: FormLabelInput;
}
/** One field of a form. */
export interface FormField {
  /** Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor` for a field of each item. */
  path: string;
  /** The field's name. */
  name: string;
  /** The label that the user sees next to the input. */
  label: FormLabel;
  /** The kind of input element. */
  input: FormInput;
  /** Whether every insert requires the field. Other fields may be required depending on values; `validate` reports those. */
  required: boolean;
  /** Whether the service fills in the field. Show it, but do not let the user change it: it is never sent. */
  read_only: boolean;
  /** Maximum number of characters, if there is a limit. */
  max_length: number | null;
  /** The values to choose from. */
  choices: readonly FormChoice[] | null;
}
/** One field of a form. */
export interface FormFieldInput {
  /** Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor` for a field of each item. */
  path: string;
  /** The field's name. */
  name: string;
  /** The label that the user sees next to the input. */
  label: FormLabelInput;
  /** The kind of input element. */
  input: FormInput;
  /** Whether every insert requires the field. Other fields may be required depending on values; `validate` reports those. */
  required: boolean;
  /** Whether the service fills in the field. Show it, but do not let the user change it: it is never sent. */
  read_only: boolean;
  /** Maximum number of characters, if there is a limit. */
  max_length?: IntegerInput | null;
  /** The values to choose from. */
  choices?: readonly FormChoiceInput[] | null;
}

export declare const money: {
  /**
   * Reads an amount from a string and returns its canonical form, with two decimal places.
   * @throws {LastroError} `invalid_money` if the string does not have the form `-?digits[.d[d]]`, or has leading zeros (`007.50`); `too_many_decimals` for a third decimal place, which is never rounded; `out_of_range` above 999999999999999.99.
   */
  parse(input: { text: MoneyInput }): Money;
  /**
   * Splits an amount by weights into shares that add up to it exactly, using the largest remainder method. Of equal
   * remainders, the one with the lower index gets the cent. A weight of zero never receives a cent.
   * @throws {LastroError} `no_positive_weight` if no weight is above zero; `out_of_range` at a negative weight.
   */
  allocate(input: { total: MoneyInput; weights: readonly DecimalInput[] }): readonly Money[];
};

export declare const installments: {
  /**
   * Splits an amount into equal shares that add up to it exactly. Remaining cents are added to the first shares, one cent
   * each (`spread`, the default), or all to the `first` or the `last` share.
   * @throws {LastroError} `out_of_range` at `parcelas` outside 1 to 1000.
   */
  split(input: { valor: MoneyInput; parcelas: IntegerInput; policy?: SplitPolicy | null }): readonly Money[];
  /**
   * Splits an amount into equal installments with due dates. The dates are `every_months` calendar months or `every_days`
   * days apart; one month if neither is given. Months are counted from the first date, so a plan that begins on a 31st
   * returns to the 31st after February.
   * @throws {LastroError} Those of `split`; `contradiction` if both `every_months` and `every_days` are given; `out_of_range` if `every_months` is outside 1 to 1200, `every_days` is outside 1 to 36500, or a date would be past the year 9999.
   */
  plan(input: { valor: MoneyInput; parcelas: IntegerInput; first_due: LocalDateInput; every_months?: IntegerInput | null; every_days?: IntegerInput | null; policy?: SplitPolicy | null }): readonly Installment[];
  /**
   * The payment state of an installment on a given day. A cancelled installment stays cancelled. An installment is paid
   * if its whole amount was received, and partially received if a part was. If nothing was received, it is overdue after
   * the first business day on or after its due date, and pending until then. `holidays`: local holidays, in addition to
   * the national ones.
   * @throws {LastroError} `required` at `installment.valor` if it is missing, and at `installment.data_vencimento` if it is missing and nothing was received; `out_of_range` at `valor` or `valor_recebido` below zero, and at `data_vencimento` if no business day follows within a year.
   */
  status(input: { installment: InstallmentInput; today: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): InstallmentStatus;
};

export declare const schedule: {
  /**
   * Lists the dates of a contract, each counted from the first one: 31 January, 28 February, 31 March. The service stores
   * only the next date. If that date is the last day of a short month, pass the intended day (1 to 31) as `anchor_day`.
   * `agendamento_data_fim` is inclusive; `agendamento_numero` includes the first date; a paused contract has no dates.
   * @throws {LastroError} `unbounded` if the contract has no end and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required` or `out_of_range` at an invalid or missing field.
   */
  occurrences(input: { agendamento_data: LocalDateInput; agendamento_frequencia: CodeInput<Frequency>; agendamento_repetir: CodeInput<Repetition>; agendamento_numero?: IntegerInput | null; agendamento_data_fim?: LocalDateInput | null; agendamento_ativo?: CodeInput<Flag> | null; anchor_day?: IntegerInput | null; limit?: IntegerInput | null; until?: LocalDateInput | null }): readonly LocalDate[];
  /**
   * The first date of a contract after a day; null if there is none.
   * @throws {LastroError} Those of `occurrences`, except that a contract may be without an end.
   */
  nextAfter(input: { agendamento_data: LocalDateInput; agendamento_frequencia: CodeInput<Frequency>; agendamento_repetir: CodeInput<Repetition>; after: LocalDateInput; agendamento_numero?: IntegerInput | null; agendamento_data_fim?: LocalDateInput | null; agendamento_ativo?: CodeInput<Flag> | null; anchor_day?: IntegerInput | null; limit?: IntegerInput | null; until?: LocalDateInput | null }): LocalDate | null;
};

export declare const boleto: {
  /**
   * Fine and interest on a late boleto, and the new total. `valor` is the original value. The fine does not depend on the
   * number of days. The interest is simple interest per calendar day, with months of 30 days. Each amount is rounded once,
   * at the end. At 0 days both are zero.
   * @throws {LastroError} `out_of_range` at `valor` below zero, at a percentage outside 0 to 100, and at `dias` outside 0 to 36500.
   */
  lateCharges(input: { valor: MoneyInput; multa: DecimalInput; juros_mensal: DecimalInput; dias: IntegerInput; rounding?: Rounding | null }): LateCharges;
  /**
   * The number of days a payment is late (Lei 7.089/1983). If the due date is not a business day, payment on the next
   * business day is in time, and the result is 0. A later payment is late by the calendar days since the due date itself.
   * `holidays`: local holidays, in addition to the national ones.
   * @throws {LastroError} `out_of_range` at `data_vencimento` if no business day follows it within a year.
   */
  daysLate(input: { data_vencimento: LocalDateInput; data_pagamento: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): number;
  /**
   * The body of "update boleto" for an installment and a new due date, with fine and interest up to that date. The
   * service does not compute these amounts itself.
   * @throws {LastroError} `required` at `installment.id`, `installment.data_vencimento` or `installment.valor` if it is missing; `out_of_range` at a new due date that is before `today` or more than 36500 days late, at a percentage outside 0 to 100, and at a value of the installment that is not above zero or is too large to compute the charges.
   */
  updateBody(input: { installment: InstallmentInput; data_vencimento_novo: LocalDateInput; today: LocalDateInput; multa?: DecimalInput | null; juros_mensal?: DecimalInput | null; holidays?: readonly LocalDateInput[] | null }): string;
  /**
   * The due date factor of a date (FEBRABAN). Factors count the days since 1997-10-07, up to 9999 on 2025-02-21; from the
   * next day they count again from 1000.
   * @throws {LastroError} `out_of_range` outside 1997-10-08 to 2049-10-13.
   */
  fatorVencimento(input: { date: LocalDateInput }): number;
  /**
   * Reads a linha digitável of 47 digits (boleto) or 48 digits (utility slip), without punctuation or in its printed
   * form. All check digits are checked. A due date factor stands for two dates, 9000 days apart: the date between 3000
   * days before and 5500 days after `reference_date` is used.
   * @throws {LastroError} `invalid_linha_digitavel`.
   */
  parseLinhaDigitavel(input: { linha: string; reference_date: LocalDateInput }): Slip;
  /**
   * Whether a string is a linha digitável with correct check digits.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValidLinhaDigitavel(input: { linha: string }): boolean;
  /**
   * The linha digitável, without dots and spaces, of a barcode of 44 digits.
   * @throws {LastroError} `invalid_barcode`.
   */
  toLinhaDigitavel(input: { barcode: string }): string;
};

export declare const calendar: {
  /**
   * The first day on or after a date on which banks are open (Resolução CMN 4.880/2020). `holidays`: local holidays, in
   * addition to the national ones.
   * @throws {LastroError} `out_of_range` at `date` if there is no business day within a year, or if it would be past the year 9999.
   */
  nextBusinessDay(input: { date: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): LocalDate;
  /**
   * The national bank holidays of a year, in order. They include Carnival Monday and Tuesday, Good Friday and Corpus
   * Christi, and from 2024 on also 20 November.
   * @throws {LastroError} `out_of_range` at `year` outside 1 to 9999.
   */
  bankHolidays(input: { year: IntegerInput }): readonly LocalDate[];
};

export declare const nfse: {
  /**
   * Tax base, ISS, withheld ISS and net value of an invoice (ABRASF). The tax base is the value of the services minus
   * deductions and unconditional discount. ISS = tax base x rate / 100, rounded once; it is 0 for the operation natures 3, 4
   * and 51. The net value is the value of the services minus all withheld taxes and both discounts. Missing amounts count as
   * 0.00.
   * @throws {LastroError} `out_of_range` at an amount below zero, at `aliquota` outside 0 to 100, and at `valor_servicos` if the tax base or the net value would be below zero; `invalid_code` at an unknown code.
   */
  totals(input: { valor_servicos: MoneyInput; aliquota?: DecimalInput | null; iss_retido?: CodeInput<YesNo> | null; valor_pis?: MoneyInput | null; valor_cofins?: MoneyInput | null; valor_inss?: MoneyInput | null; valor_ir?: MoneyInput | null; valor_csll?: MoneyInput | null; outras_retencoes?: MoneyInput | null; valor_deducoes?: MoneyInput | null; desconto_incondicionado?: MoneyInput | null; desconto_condicionado?: MoneyInput | null; natureza_operacao?: CodeInput<OperationNature> | null }): InvoiceTotals;
  /**
   * The approximate taxes that are printed on an invoice for the buyer's information (Lei 12.741/2012). They are not part of
   * any total.
   * @throws {LastroError} `out_of_range` at `impostos_percentual` outside 0 to 100.
   */
  approximateTaxes(input: { valor: MoneyInput; impostos_percentual: DecimalInput }): Money;
};

export declare const sale: {
  /**
   * Multiplies a unit value by a quantity exactly, and rounds the product once to the nearest cent, halves away from zero.
   * @throws {LastroError} `out_of_range` at `valor` if the product is out of the range of amounts.
   */
  itemTotal(input: { valor: MoneyInput; qtd: DecimalInput }): Money;
  /**
   * Computes the totals of a sale: items, discount, total, installments, and the amount that no installment charges.
   * @throws {LastroError} `required` at `sale.itens[i].valor` or `sale.itens[i].qtd` if it is missing and the item has no `total` either, and at `sale.parcelas[i].valor` if it is missing; `out_of_range` at the list whose sum is out of the range of amounts.
   */
  totals(input: { sale: SaleInput }): SaleTotals;
  /**
   * The payment state of a sale on a given day, derived from its installments. The sale is cancelled if all installments
   * are. Otherwise the cancelled ones do not count: the sale is paid if all installments are paid, overdue if any is
   * overdue, partially received if anything was received, and pending in all other cases. `holidays`: local holidays, in
   * addition to the national ones.
   * @throws {LastroError} `required` at `sale.parcelas[i].valor` if it is missing, and at its `data_vencimento` if it is missing and nothing was received; `out_of_range` at `data_vencimento` if no business day follows within a year.
   */
  status(input: { sale: SaleInput; today: LocalDateInput; holidays?: readonly LocalDateInput[] | null }): InstallmentStatus;
  /**
   * The sale that a contract generates for occurrence `k`, counted from 0. After the first occurrence, items that do not
   * recur are left out. The discount is then reduced to at most the total of the remaining items, and total and
   * installments are recomputed. If the contract's date is the last day of a short month, pass the intended day (1 to 31)
   * as `anchor_day`.
   * @throws {LastroError} `no_occurrence` at `k` if the contract is paused, or has ended before it; `nothing_to_charge` at `contract.itens` if no item recurs; `required` at a field that the schedule needs; `out_of_range` at an amount below zero, at a discount greater than the amount it is subtracted from, and at a due date past the year 9999; the errors of `totals`; the errors of `sale.validate` for the generated sale, each at the field of the contract that causes it.
   */
  fromContract(input: { contract: SaleInput; k: IntegerInput; anchor_day?: IntegerInput | null }): Sale;
  /**
   * The sale after a receipt is confirmed: with the new received amount, receipt date and state of the installment, and the
   * new state of the sale. The receipts of an installment add up. A receipt without an amount is for the whole remaining
   * amount. The installment's receipt date is the latest of its receipts.
   * @throws {LastroError} The errors of `receipt.validate` with the sale, below `receipt`, such as `nothing_to_receive` at `valor_recebido` if the receipt has no amount and nothing remains; `required` at `sale.parcelas` if the sale has no installments, and at the installment's `valor` if it is missing; `contradiction` at the `status` of a cancelled installment.
   */
  confirmReceipt(input: { sale: SaleInput; receipt: ReceiptInput }): Sale;
  /**
   * The URL of a sale's online payment page, `{base_url}/fatura/{code}`.
   * @throws {LastroError} `invalid_url` at `base_url`; `blank` or `invalid_characters` at `pagamento_online_codigo`.
   */
  paymentPageUrl(input: { base_url: string; pagamento_online_codigo: string }): string;
  /**
   * The body for an update of a sale, which must contain the whole sale. Fields that were cleared are null.
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
   * Validates the body of "cancel invoice" before it is sent. The text of the reason must have at least 15 characters; in
   * version 1 it is required only if the code is 4. `sale` has no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
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
   * Validates the body of "confirm receipt" before it is sent. If `sale` is given, also checks that the receipt fits its
   * installments. `version` has no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
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
   * Validates the body of "update boleto" before it is sent. Warns if fine or interest differs by more than a cent from
   * the amount that its percentage gives. If `sale` is given, the amounts are also compared with its installment.
   * `version` has no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `version`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
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
   * The smallest body that updates a service: only the fields that differ from `original`, with null for a field that was
   * cleared.
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
   * The smallest body that updates a customer: only the fields that differ from `original`, with null for a field that was
   * cleared. A list of contacts or cards that differs is sent as a whole.
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
   * The network of a card number, and whether its check digit (Luhn) is correct. The number consists of digits, or of groups
   * of digits separated by single spaces.
   * @throws {LastroError} Only for a wrong argument: any other string has no network and no valid check digit.
   */
  inspect(input: { number: string }): CardInspection;
  /**
   * Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also not be before the month of `today`.
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
   * Whether a code is an IBGE municipality code: 7 digits, of which the last is a check digit (modulo 10). Nine official
   * codes whose check digit does not follow the formula (NT 2008.004) are valid too.
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
   * Whether a string is a CPF: 11 digits with correct check digits (Receita Federal) that are not all equal, without
   * punctuation or as `XXX.XXX.XXX-XX`.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValid(input: { cpf: string }): boolean;
  /**
   * The printed form of a valid CPF, `XXX.XXX.XXX-XX`.
   * @throws {LastroError} `invalid_cpf`.
   */
  format(input: { cpf: string }): string;
};

export declare const cnpj: {
  /**
   * Whether a string is a CNPJ: 12 digits or letters and two check digits (IN RFB 2.229/2024), without punctuation or as
   * `XX.XXX.XXX/XXXX-XX`, in upper or lower case.
   * @throws {LastroError} Only for a wrong argument: returns false for any other string.
   */
  isValid(input: { cnpj: string }): boolean;
  /**
   * The printed form of a valid CNPJ, `XX.XXX.XXX/XXXX-XX`, in upper case.
   * @throws {LastroError} `invalid_cnpj`.
   */
  format(input: { cnpj: string }): string;
  /**
   * Computes the two check digits of a CNPJ from its first 12 characters.
   * @throws {LastroError} `invalid_cnpj` at `base` if it is not 12 digits or letters, with or without punctuation.
   */
  checkDigits(input: { base: string }): string;
};

export declare const cep: {
  /**
   * Whether a string is a CEP: 8 digits without punctuation, as `XX.YYY-ZZZ`, or as `XXYYY-ZZZ`. Shorter numbers are not
   * padded.
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
   * The number by which the service identifies an item: `1.02` is 102. The sub-item must have two digits.
   * @throws {LastroError} `invalid_service_item`. If only digits were given, its parameter `printed` is the item in its printed form.
   */
  toCode(input: { item: string }): number;
  /**
   * The item with a given number: 102 is `1.02`.
   * @throws {LastroError} `invalid_service_item`.
   */
  toItem(input: { code: IntegerInput }): string;
};

export declare const taxCode: {
  /**
   * Removes dots, hyphens and slashes from a code: `6204-0/00` becomes `6204000`. Leading zeros are kept.
   * @throws {LastroError} `invalid_tax_code` if the code has any other character, no digits, or more than 20 digits.
   */
  digits(input: { code: string }): string;
};

export declare const pix: {
  /**
   * Reads a Pix code.
   * @throws {LastroError} `invalid_pix` with the same `reason` as `check`, if the code cannot be paid.
   */
  parse(input: { code: string }): PixCode;
  /**
   * Checks whether a Pix code is valid. If it is not, the result states the reason.
   * @throws {LastroError} Only for a wrong argument: any other string is not valid.
   */
  check(input: { code: string }): PixCheck;
  /**
   * Generates a static Pix code. The key is written in its registered form: CPF or CNPJ without punctuation, telephone with
   * `+55`, e-mail or random key in lower case. Accents are removed from name, city and note, because Pix codes have none.
   * Nothing is truncated. An amount of zero is left out, so that the payer can enter it.
   * @throws {LastroError} At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, or `too_long` above 77 characters. At the other strings: `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters for the name, 15 for the city, 25 for the identifier, and 73 minus the length of the key for the note. At `valor`: `out_of_range` below zero or above 9999999999.99.
   */
  generate(input: { chave: string; nome: string; cidade: string; valor?: MoneyInput | null; txid?: string | null; info?: string | null }): string;
};

export declare const query: {
  /**
   * Builds the query string of a list request, without `?`. It has the filters in the given order, then `_sort`, `_fields`,
   * `_expand`, `_offset` (unless it is 0) and `_limit` (always; 100 if none is given, at most 1000).
   * @throws {LastroError} Every problem at once, each at its path: `unknown_field`; `reserved_name`; `invalid_operator` for an operator that the field's type does not support; the issues of a value that is invalid for the field's type; `out_of_range` for limit and offset, for more than 100 fields to sort by, and for more than 100 conditions. Conditions with `eq` on a documented field do not count.
   */
  build<E extends Resource>(input: { entity: E; filters?: readonly FilterInput<E>[] | null; sort?: readonly string[] | null; fields?: readonly string[] | null; expand?: readonly string[] | null; limit?: IntegerInput | null; offset?: IntegerInput | null }): string;
  /**
   * Parses a query string into a query. The string need not be in the form that `build` writes: `field[eq]=`, `+` for a
   * space, encoded brackets and commas, and any order are accepted.
   * @throws {LastroError} Every problem at once, below `query`: `reserved_name` for an unknown name that begins with `_`; `duplicate_key` for such a name that occurs twice; `invalid_characters` if the encoding is broken or a bracket is not closed; the errors of `build`.
   */
  parse<E extends Resource>(input: { entity: E; query: string }): Query;
  /**
   * Whether a record matches a query. Conditions on the same field with the same operator are joined by "or", all others
   * by "and". Null matches only `isnull`, `neq` and `notcontains`. Strings are compared without case, but with accents.
   * Values of custom fields are compared as numbers if both are numbers.
   * @throws {LastroError} The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at `record` if it is not a record, and below `record` for a value that the query uses but that is invalid for its field.
   */
  matches<E extends Resource>(input: { entity: E; query: string | Query | QueryInput<E>; record: string | object }): boolean;
  /**
   * Filters and sorts a list in memory, and returns the requested page with the requested fields and sections. The result
   * has the structure of the service's listings.
   * @throws {LastroError} The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at `records[i]` if it is not a record, and below `records[i]` for a value that the query uses but that is invalid for its field.
   */
  apply<E extends Resource>(input: { entity: E; query: string | Query | QueryInput<E>; records: readonly (string | object)[] }): ListPage;
};

export declare const request: {
  /**
   * Builds a request: method, whole URL, headers with the API key (Basic authentication), and JSON body. `base_url` must use
   * https; http is accepted for this machine. `query` is a query or the result of `query.build`. `body` is the result of an
   * operation such as `sale.body`. Pass exactly the arguments that the operation needs.
   * @throws {LastroError} Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of `query.build`.
   */
  build(input: { operation: ApiOperation; base_url: string; api_key: string; id?: IntegerInput | null; cpf?: string | null; query?: string | Query | QueryInput | null; body?: string | object | null }): ApiRequest;
};

export declare const response: {
  /**
   * Decodes a response as a value or an error, depending on its status; the content type is ignored. If the API key is
   * given, its beginning is masked in the error's message. A value that is invalid for its field is kept unchanged, and
   * is listed in `issues` with its path in `value`; the rest of the response is decoded normally.
   * @throws {LastroError} `unexpected_response` if the body of a success does not have the structure that the operation returns, such as an HTML page, or a list instead of a record. The paths of its issues begin with `body`.
   */
  decode(input: { operation: ApiOperation; status: IntegerInput; body?: string | Uint8Array; body_base64?: string; headers?: { readonly [name: string]: string } | null; api_key?: string | null }): ApiAnswer;
};

export declare const retry: {
  /**
   * Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
   * been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
   * earlier attempt may have carried them out, and they are rejected or cannot be sent again.
   * @throws {LastroError} `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
   */
  next(input: { operation: ApiOperation; attempt: IntegerInput; now: IntegerInput; seed: IntegerInput; elapsed_ms: IntegerInput; status?: IntegerInput | null; retry_after?: string | number | boolean | null }): RetryPlan;
};

export declare const pages: {
  /**
   * Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any programming
   * language. If the query has no order, `_sort=id` is added, because the service's default order is not stable.
   * @throws {LastroError} `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
   */
  start(input: { operation: ApiOperation; query?: string | Query | QueryInput | null }): PageStep;
  /**
   * Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
   * pagination ends when the service's count is reached, or at a page without a new record. `end` states whether every
   * record has certainly been returned; `count_changed` states whether the service's count changed between pages.
   * @throws {LastroError} `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error below `state` if the caller has modified the state.
   */
  next(input: { state: string | object; response: string | object }): PageStep;
};

export declare const webhook: {
  /**
   * Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a limit is set, also checks the
   * age of the event; an age equal to the limit is accepted. If the signature does not match the body as it was sent, the
   * body is also tried with its strings escaped in other ways, unless `strict` is set.
   * @throws {LastroError} `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets. An invalid body is not an error: it returns a verdict other than `ok`.
   */
  verify(input: { secret?: string; secrets?: readonly string[]; body?: string | Uint8Array; body_base64?: string; now?: IntegerInput | null; tolerance_s?: IntegerInput | null; future_s?: IntegerInput | null; strict?: boolean | null; any_entry?: boolean | null }): Verification;
  /**
   * The first of two steps of verification, for callers that compute the HMAC themselves. Returns the ranges of the body to
   * hash in order, and the digests that the body contains.
   * @throws {LastroError} Only for a wrong argument: an invalid body returns a plan that already has the verdict.
   */
  plan(input: { body?: string | Uint8Array; body_base64?: string; any_entry?: boolean | null }): SignaturePlan;
  /**
   * The second step of verification: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256
   * of the plan's ranges with each secret, in hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as
   * the dedupe key.
   * @throws {LastroError} Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64 hexadecimal digits.
   */
  conclude(input: { plan: SignaturePlanInput; digests: readonly string[]; sha256?: string | null; now?: IntegerInput | null; tolerance_s?: IntegerInput | null; future_s?: IntegerInput | null }): Verification;
  /**
   * Finds the likely causes why the signature of a body is not accepted. Examples are white space around the secret,
   * strings that were escaped in another way, `10.0` rewritten as `10`, another encoding of the signature, and a body
   * that was parsed, compressed or encoded twice.
   * @throws {LastroError} Only for a wrong argument, never for any body.
   */
  explain(input: { secret: string; body?: string | Uint8Array; body_base64?: string }): Explanation;
  /**
   * Reads the event in a body, with its record as a typed value if the kind of record is known. Verify the body first.
   * @throws {LastroError} An error of kind `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or contains an invalid string.
   */
  event(input: { body?: string | Uint8Array; body_base64?: string }): WebhookEvent;
  /**
   * Creates a signed body in the form in which the service sends it, for testing a receiver. `flavour` selects the JSON
   * encoder whose form strings and numbers get: PHP's `json_encode`, with or without escapes, JavaScript's
   * `JSON.stringify`, or Python's `json.dumps`. For example, `10.00` becomes `10`, with `python` `10.0`; the value of a
   * number never changes. `api` is "2" if unset.
   * @throws {LastroError} Only for a wrong argument.
   */
  sign(input: { endpoint: string; operation: string; data: string | object; timestamp: IntegerInput; secret: string; flavour: Flavour; api?: string | null }): string;
};
