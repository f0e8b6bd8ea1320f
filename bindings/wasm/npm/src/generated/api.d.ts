// Made from the core's tables by `cargo xtask wasm`: change them, not this file.

/** An exact amount with two decimal places: `"129.90"`. Calculate with it by the operations, never as a float. */
export type Money = string;
/** An amount going in: text, or a number read through its shortest decimal text (129.9 is 129.90). */
export type MoneyInput = string | number;
/** An exact decimal: a percentage or a quantity. */
export type Decimal = string;
/** An exact decimal going in. */
export type DecimalInput = string | number;
/** A day of the calendar, `YYYY-MM-DD`. */
export type LocalDate = string;
/** A moment, ISO 8601 with offset. */
export type DateTime = string;
/** JSON that the core keeps as it is. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };
/** State of an installment, and of a sale as the sum of its installments. */
export type InstallmentStatus = 1 | 2 | 3 | 4 | 5 | (number & {});
/** State of an installment, and of a sale as the sum of its installments. */
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
  /** Every month. The list of version 2 leaves it out, its insert example sends it, version 1 lists it. */
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
/** A flag of the documents that is 1 for yes and 2 for no. */
export type YesNo = 1 | 2 | (number & {});
/** A flag of the documents that is 1 for yes and 2 for no. */
export declare const YesNo: {
  /** Yes. */
  readonly YES: 1;
  /** No. */
  readonly NO: 2;
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
  /** Refused by the city hall or failed. */
  readonly ERROR: 4;
};
/** Kind of the provisional receipt (RPS) behind an NFS-e. */
export type RpsKind = 1 | 2 | 3 | (number & {});
/** Kind of the provisional receipt (RPS) behind an NFS-e. */
export declare const RpsKind: {
  /** Provisional service receipt. */
  readonly NORMAL: 1;
  /** Mixed invoice. */
  readonly MIXED: 2;
  /** Coupon. */
  readonly COUPON: 3;
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
  /** Suspended by court decision. */
  readonly SUSPENDED_BY_COURT: 5;
  /** Suspended by administrative procedure. */
  readonly SUSPENDED_BY_ADMINISTRATION: 6;
  /** Export of services. */
  readonly EXPORT: 51;
};
/** Whether a service, a customer, a payment method or a plan is in use. */
export type ActiveStatus = 1 | 2 | (number & {});
/** Whether a service, a customer, a payment method or a plan is in use. */
export declare const ActiveStatus: {
  /** In use; what is new starts so. */
  readonly ACTIVE: 1;
  /** Not in use. */
  readonly INACTIVE: 2;
};
/**
 * Who gets the cents that an equal split leaves over.
 * - `spread`: One each to the first shares.
 * - `first`: All to the first share.
 * - `last`: All to the last share.
 */
export type SplitPolicy = "spread" | "first" | "last";
/**
 * A stable, machine-readable name of a problem. The same in every language.
 * - `malformed_json`: The text is not JSON. `offset`: the byte where reading stopped.
 * - `not_json`: A host's value that no JSON can hold: a function, a symbol, an object that holds itself.
 * - `too_deep`: More than 128 levels of nesting.
 * - `too_large`: More bytes than the limit of 16 MiB.
 * - `invalid_utf8`: Text that is not UTF-8. `offset`: the byte.
 * - `lone_surrogate`: A text holds half of a surrogate pair, which is no character.
 * - `duplicate_key`: A member stands more than once in one object.
 * - `invalid_type`: A value of another JSON type. `expected`, `found`.
 * - `required`: Something that must be given is not.
 * - `blank`: A text that must say something is blank.
 * - `invalid_integer`: Not a whole number within ±(2^53 - 1) written without decimals.
 * - `invalid_money`: Not an exact amount: optional minus sign, digits, a dot and up to two digits.
 * - `invalid_percent`: Not a percentage with up to two places.
 * - `invalid_quantity`: Not an exact quantity.
 * - `too_many_decimals`: More decimal places than allowed; nothing is rounded. `places`.
 * - `out_of_range`: Outside the allowed range. `min` and `max`, where there is one.
 * - `invalid_date`: Not a real date `YYYY-MM-DD`.
 * - `invalid_date_time`: Not an ISO 8601 date-time with an offset.
 * - `invalid_choice`: Not one of the texts allowed. `allowed`.
 * - `invalid_base64`: Not base64.
 * - `invalid_code`: A code that the service does not document, on write. `allowed`.
 * - `mismatch`: A figure does not follow from the others. `expected`.
 * - `too_long`: A text longer than allowed. `max` characters.
 * - `contradiction`: Two fields contradict each other. `field`: the other one.
 * - `out_of_order`: A date earlier than the one before it in the list. `previous`.
 * - `unknown_field`: A field that this version does not know; it is kept and sent. `nearest`: the known name it resembles, if any.
 * - `ignored`: A field that the service fills in itself; it is not sent.
 * - `invalid_municipality`: Not a 7-digit IBGE municipality code.
 * - `invalid_service_item`: Not the digits of an item of the service list of LC 116.
 * - `no_positive_weight`: No weight is above zero, so there is nothing to share by.
 * - `unbounded`: A schedule without an end needs `limit` or `until`.
 * - `invalid_operator`: The operator does not exist for the field's type. `operator`, `allowed`.
 * - `reserved_name`: A name that begins with `_` is reserved for functions of the API.
 * - `unknown_operation`: No operation has this name.
 * - `unknown_argument`: The operation has no argument of this name. `nearest`.
 */
export type IssueCode = "malformed_json" | "not_json" | "too_deep" | "too_large" | "invalid_utf8" | "lone_surrogate" | "duplicate_key" | "invalid_type" | "required" | "blank" | "invalid_integer" | "invalid_money" | "invalid_percent" | "invalid_quantity" | "too_many_decimals" | "out_of_range" | "invalid_date" | "invalid_date_time" | "invalid_choice" | "invalid_base64" | "invalid_code" | "mismatch" | "too_long" | "contradiction" | "out_of_order" | "unknown_field" | "ignored" | "invalid_municipality" | "invalid_service_item" | "no_positive_weight" | "unbounded" | "invalid_operator" | "reserved_name" | "unknown_operation" | "unknown_argument";
/**
 * Whether an issue stops a request.
 * - `error`: It must be put right first.
 * - `warning`: It is worth a look; the request may go out.
 */
export type Severity = "error" | "warning";
/**
 * What a record is about to be used for.
 * - `insert`: A new record.
 * - `update`: A change of one that exists.
 */
export type WriteOperation = "insert" | "update";
/**
 * An entity that can be listed.
 * - `service`: Services.
 * - `sale`: Sales and contracts.
 */
export type Resource = "service" | "sale";
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
 * The outcome: `ok`, or the reason why a body is not to be trusted.
 * - `ok`: The signature fits, and the age where it is asked about.
 * - `malformed`: Not a JSON document.
 * - `not_an_object`: JSON, but not an object.
 * - `missing_header`: No top-level `header` that is an object.
 * - `missing_signature`: No signature: the member is missing, null, empty, or an empty list.
 * - `bad_signature_encoding`: An entry that is not 64 hexadecimal digits.
 * - `duplicate_key`: A second `header` or a second `signature`.
 * - `too_large`: More than 16 MiB.
 * - `too_deep`: More than 128 levels of nesting.
 * - `empty_secret`: No secret was given, or an empty one.
 * - `mismatch`: The signature is of other bytes or by another secret.
 * - `too_old`: Older than the tolerance, or without a readable time although a limit was given.
 * - `too_new`: Further in the future than allowed.
 */
export type Verdict = "ok" | "malformed" | "not_an_object" | "missing_header" | "missing_signature" | "bad_signature_encoding" | "duplicate_key" | "too_large" | "too_deep" | "empty_secret" | "mismatch" | "too_old" | "too_new";
/**
 * Which form of the body was signed.
 * - `as_sent`: The bytes as they were sent, white space outside strings aside.
 */
export type Form = "as_sent";
/**
 * A language of the messages.
 * - `en`: English.
 * - `pt-BR`: Brazilian Portuguese.
 */
export type Language = "en" | "pt-BR";
/** One installment of a sale (`parcelas`). */
export interface Installment {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the sale. */
  id_venda?: number;
  /** Sequence number in the sale, from 1. */
  parcela?: number;
  /** Number made by the system. */
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
  /** Digitable line of the boleto. */
  linha_digitavel?: string;
  /** URL of the PIX QR code's picture. */
  pix_imagem_url?: string;
  /** PIX copy-and-paste code. */
  pix_codigo?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One installment of a sale (`parcelas`). */
export interface InstallmentInput {
  /** Primary key, given by the service on insert. */
  id?: number | null;
  /** Key of the sale. */
  id_venda?: number | null;
  /** Sequence number in the sale, from 1. */
  parcela?: number | null;
  /** Number made by the system. */
  numero?: string | null;
  /** Due date. */
  data_vencimento?: LocalDate | null;
  /** Estimated credit date. */
  data_credito?: LocalDate | null;
  /** Due date before updates. */
  data_vencimento_original?: LocalDate | null;
  /** Amount effectively charged. */
  valor?: MoneyInput | null;
  /** Amount before updates. */
  valor_original?: MoneyInput | null;
  /** Amount received, by bank reconciliation or by hand. */
  valor_recebido?: MoneyInput | null;
  /** Total fees of the payment method. */
  valor_tarifas?: MoneyInput | null;
  /** Its state. */
  status?: InstallmentStatus | null;
  /** When it was received. */
  data_recebimento?: DateTime | null;
  /** Transfer date of third-party payment methods. */
  data_repasse?: LocalDate | null;
  /** URL of the boleto's PDF. */
  pdf_url?: string | null;
  /** Digitable line of the boleto. */
  linha_digitavel?: string | null;
  /** URL of the PIX QR code's picture. */
  pix_imagem_url?: string | null;
  /** PIX copy-and-paste code. */
  pix_codigo?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
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
  id_venda?: number | null;
  /** Key of the e-mail template. */
  id_modelo?: number | null;
  /** Display name of the template. */
  modelo?: string | null;
  /** Whether the invoice PDF is attached, when it exists. */
  anexo_nfse?: Flag | null;
  /** Whether the boleto PDF is attached, when it exists. */
  anexo_boleto?: Flag | null;
  /** -1 to send to the main contacts, or the key of a contact of the sale's customer. */
  id_contato?: number | null;
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
  iss_retido?: YesNo | null;
  /** Kind of the provisional receipt (RPS). */
  rps_tipo?: RpsKind | null;
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
  impostos_federais?: YesNo | null;
  /** Where and whether the ISS is due. */
  natureza_operacao?: OperationNature | null;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: number | null;
  /** IBGE code of the municipality of issue. */
  id_municipio_emissao?: number | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One item of a sale (`itens`). */
export interface Item {
  /** Primary key, given by the service on insert. */
  id?: number;
  /** Key of the sale. */
  id_venda?: number;
  /** Whether it recurs: one that does not is left out of the contract's next occurrences. */
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
  id?: number | null;
  /** Key of the sale. */
  id_venda?: number | null;
  /** Whether it recurs: one that does not is left out of the contract's next occurrences. */
  recorrente?: Flag | null;
  /** Key of the service. */
  id_servico?: number | null;
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
  /** Expected generation date of the sale: the next occurrence of a contract. */
  agendamento_data?: LocalDate;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency;
  /** Whether a sale is generated on `agendamento_data` without anybody's doing. */
  agendamento_automatico?: Flag;
  /** How long the contract repeats. */
  agendamento_repetir?: Repetition;
  /** Last occurrence, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences, the first included, when it repeats a number of times. */
  agendamento_numero?: number;
  /** Whether the contract is active; a paused one yields nothing. */
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
  id?: number | null;
  /** Registration date; a record without it is a contract. */
  data?: LocalDate | null;
  /** Whether it is a contract. */
  agendamento?: Flag | null;
  /** Expected generation date of the sale: the next occurrence of a contract. */
  agendamento_data?: LocalDate | null;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency | null;
  /** Whether a sale is generated on `agendamento_data` without anybody's doing. */
  agendamento_automatico?: Flag | null;
  /** How long the contract repeats. */
  agendamento_repetir?: Repetition | null;
  /** Last occurrence, inclusive, when it repeats up to a date. */
  agendamento_data_fim?: LocalDate | null;
  /** Number of occurrences, the first included, when it repeats a number of times. */
  agendamento_numero?: number | null;
  /** Whether the contract is active; a paused one yields nothing. */
  agendamento_ativo?: Flag | null;
  /** Last change of `agendamento_ativo`. */
  agendamento_ativo_data?: DateTime | null;
  /** Whether this sale is the last of its contract. */
  agendamento_ultima_ocorrencia?: Flag | null;
  /** Generation date of a sale that came from a contract. */
  agendamento_data_geracao?: LocalDate | null;
  /** Generation order of a sale that came from a contract, from 1. */
  agendamento_sequencia?: number | null;
  /** E-mail parameters. */
  agendamento_dados?: ScheduleDataInput | null;
  /** Key of the customer. */
  id_cliente?: number | null;
  /** Display name of the customer. */
  cliente?: string | null;
  /** Descriptive text, also used on the invoice. */
  discriminacao?: string | null;
  /** Discount on the total of the services. */
  desconto?: MoneyInput | null;
  /** Value of the sale: the basis of the invoice, not necessarily the amount charged in installments. */
  valor_venda?: MoneyInput | null;
  /** When the invoice is issued. */
  metodo_cobranca?: BillingMethod | null;
  /** When the e-mail was sent. */
  email_enviado?: DateTime | null;
  /** When sending the e-mail failed. */
  email_erro?: DateTime | null;
  /** When the e-mail was delivered. */
  email_entrega?: DateTime | null;
  /** When the e-mail was read. */
  email_leitura?: DateTime | null;
  /** When the SMS was sent. */
  sms_enviado?: DateTime | null;
  /** When sending the SMS failed. */
  sms_erro?: DateTime | null;
  /** Whether to send a WhatsApp message. */
  whatsapp_enviar?: YesNo | null;
  /** When the WhatsApp message was sent. */
  whatsapp_enviado?: DateTime | null;
  /** When sending the WhatsApp message failed. */
  whatsapp_erro?: DateTime | null;
  /** When the WhatsApp message was delivered. */
  whatsapp_entrega?: DateTime | null;
  /** When the WhatsApp message was read. */
  whatsapp_leitura?: DateTime | null;
  /** Key of the payment method to use. */
  id_meio_pagamento?: number | null;
  /** Display name of the payment method. */
  meio_pagamento?: string | null;
  /** State of the installments taken together. */
  parcela_status?: InstallmentStatus | null;
  /** Unique code of the online payment page, `{base_url}/fatura/{code}`. */
  pagamento_online_codigo?: string | null;
  /** State of the invoice. */
  nfse_status?: InvoiceStatus | null;
  /** Invoice data. */
  nfse_dados?: NfseDataInput | null;
  /** Installments. */
  parcelas?: readonly InstallmentInput[] | null;
  /** Items sold. */
  itens?: readonly ItemInput[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The figures of a sale as its parts give them. */
export interface SaleTotals {
  /** Sum of the items' totals; 0.00 without items. */
  itens: Money;
  /** Discount on the services; 0.00 when unset. */
  desconto: Money;
  /** `itens` less `desconto`; without items the `valor_venda`, which is already net. */
  total: Money;
  /** Sum of the installments; 0.00 without any. */
  parcelas: Money;
  /** `total` less `parcelas`: what no installment charges yet, negative when they charge more. */
  difference: Money;
}
/** The figures of a sale as its parts give them. */
export interface SaleTotalsInput {
  /** Sum of the items' totals; 0.00 without items. */
  itens: MoneyInput;
  /** Discount on the services; 0.00 when unset. */
  desconto: MoneyInput;
  /** `itens` less `desconto`; without items the `valor_venda`, which is already net. */
  total: MoneyInput;
  /** Sum of the installments; 0.00 without any. */
  parcelas: MoneyInput;
  /** `total` less `parcelas`: what no installment charges yet, negative when they charge more. */
  difference: MoneyInput;
}
/** One problem, at its place. */
export interface Issue {
  /** Where: `parcelas[2].valor`; empty for the whole value. */
  path: string;
  /** What, by a stable name. */
  code: IssueCode;
  /** Whether it stops the request. */
  severity: Severity;
  /** What the message speaks of. */
  params: { readonly [name: string]: string };
}
/** One problem, at its place. */
export interface IssueInput {
  /** Where: `parcelas[2].valor`; empty for the whole value. */
  path: string;
  /** What, by a stable name. */
  code: IssueCode;
  /** Whether it stops the request. */
  severity: Severity;
  /** What the message speaks of. */
  params: { readonly [name: string]: string };
}
/** A sale as it was read, and what did not fit. */
export interface SaleDecoded {
  /** The record. */
  value: Sale;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A sale as it was read, and what did not fit. */
export interface SaleDecodedInput {
  /** The record. */
  value: SaleInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** What was found. */
export interface Validation {
  /** Every problem, each at its path; none means that the record may go out. */
  issues: readonly Issue[];
}
/** What was found. */
export interface ValidationInput {
  /** Every problem, each at its path; none means that the record may go out. */
  issues: readonly IssueInput[];
}
/** A item as it was read, and what did not fit. */
export interface ItemDecoded {
  /** The record. */
  value: Item;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A item as it was read, and what did not fit. */
export interface ItemDecodedInput {
  /** The record. */
  value: ItemInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** A installment as it was read, and what did not fit. */
export interface InstallmentDecoded {
  /** The record. */
  value: Installment;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A installment as it was read, and what did not fit. */
export interface InstallmentDecodedInput {
  /** The record. */
  value: InstallmentInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** A nfse_data as it was read, and what did not fit. */
export interface NfseDataDecoded {
  /** The record. */
  value: NfseData;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A nfse_data as it was read, and what did not fit. */
export interface NfseDataDecodedInput {
  /** The record. */
  value: NfseDataInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** A schedule_data as it was read, and what did not fit. */
export interface ScheduleDataDecoded {
  /** The record. */
  value: ScheduleData;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A schedule_data as it was read, and what did not fit. */
export interface ScheduleDataDecodedInput {
  /** The record. */
  value: ScheduleDataInput;
  /** What did not fit, each at its path. */
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
  id?: number | null;
  /** Display name; required on insert. */
  nome?: string | null;
  /** Whether it is in use; a new service starts as active. */
  status?: ActiveStatus | null;
  /** Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102. */
  id_servico?: number | null;
  /** Display text of the list item. */
  servico?: string | null;
  /** CNAE identifier. */
  id_atividade?: number | null;
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
/** A service as it was read, and what did not fit. */
export interface ServiceDecoded {
  /** The record. */
  value: Service;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A service as it was read, and what did not fit. */
export interface ServiceDecodedInput {
  /** The record. */
  value: ServiceInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** What a listing says of itself. */
export interface ListingHeader {
  /** Index of the first record returned within the full result, from 0. */
  offset?: number;
  /** Most records in one answer, 1 to 1000. */
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
/** What a listing says of itself. */
export interface ListingHeaderInput {
  /** Index of the first record returned within the full result, from 0. */
  offset?: number | null;
  /** Most records in one answer, 1 to 1000. */
  limit?: number | null;
  /** How many records match the filter in all. */
  count?: number | null;
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
  /** The records, in the format of their entity; each is read by that entity's `decode`. */
  data?: readonly string[];
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** One page of records. */
export interface ListingInput {
  /** Offset, limit and count. */
  header?: ListingHeaderInput | null;
  /** The records, in the format of their entity; each is read by that entity's `decode`. */
  data?: readonly (string | object)[] | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A listing as it was read, and what did not fit. */
export interface ListingDecoded {
  /** The record. */
  value: Listing;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A listing as it was read, and what did not fit. */
export interface ListingDecodedInput {
  /** The record. */
  value: ListingInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** The answer to a delete. */
export interface Deleted {
  /** Key of the record that was deleted; the service writes it as a text. */
  id?: number;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** The answer to a delete. */
export interface DeletedInput {
  /** Key of the record that was deleted; the service writes it as a text. */
  id?: number | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A deleted as it was read, and what did not fit. */
export interface DeletedDecoded {
  /** The record. */
  value: Deleted;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A deleted as it was read, and what did not fit. */
export interface DeletedDecodedInput {
  /** The record. */
  value: DeletedInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** An error as the service answers it. */
export interface ApiError {
  /** The HTTP status. */
  code?: number;
  /** Short description of the problem and a possible fix. The one of a 401 quotes the beginning of the key. */
  message?: string;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** An error as the service answers it. */
export interface ApiErrorInput {
  /** The HTTP status. */
  code?: number | null;
  /** Short description of the problem and a possible fix. The one of a 401 quotes the beginning of the key. */
  message?: string | null;
  /** Custom fields, attachments and fields that this version does not know. */
  [name: `custom_${string}` | `anexo_${number}`]: JsonValue | undefined;
}
/** A api_error as it was read, and what did not fit. */
export interface ApiErrorDecoded {
  /** The record. */
  value: ApiError;
  /** What did not fit, each at its path. */
  issues: readonly Issue[];
}
/** A api_error as it was read, and what did not fit. */
export interface ApiErrorDecodedInput {
  /** The record. */
  value: ApiErrorInput;
  /** What did not fit, each at its path. */
  issues: readonly IssueInput[];
}
/** One condition. The same field and operator given again is "or"; everything else is "and". */
export interface Filter {
  /** A field of the entity, `section.field` of a record it holds, or a custom field. */
  field: string;
  /** How to compare; equal when unset. */
  operator: Operator | null;
  /** What to compare with; not for `between`, `isnull` and `isnotnull`. */
  value: string | null;
  /** The two ends of `between`. */
  values: readonly string[] | null;
}
/** One condition. The same field and operator given again is "or"; everything else is "and". */
export interface FilterInput {
  /** A field of the entity, `section.field` of a record it holds, or a custom field. */
  field: string;
  /** How to compare; equal when unset. */
  operator?: Operator | null;
  /** What to compare with; not for `between`, `isnull` and `isnotnull`. */
  value?: string | number | boolean | null;
  /** The two ends of `between`. */
  values?: readonly (string | number | boolean)[] | null;
}
/** What the event is about, as its header says it. */
export interface Event {
  /** API version, which decides the format of the record. */
  api: string | null;
  /** Structure concerned, `clientes` or `vendas`. */
  endpoint: string | null;
  /** `insert`, `update` or `delete`. */
  operation: string | null;
  /** Unix seconds of generation. */
  timestamp: number | null;
}
/** What the event is about, as its header says it. */
export interface EventInput {
  /** API version, which decides the format of the record. */
  api?: string | null;
  /** Structure concerned, `clientes` or `vendas`. */
  endpoint?: string | null;
  /** `insert`, `update` or `delete`. */
  operation?: string | null;
  /** Unix seconds of generation. */
  timestamp?: number | null;
}
/** What a body is worth. */
export interface Verification {
  /** `ok`, or why not. */
  verdict: Verdict;
  /** Which of the secrets fits, from 0; when ok. */
  secret_index: number | null;
  /** Which form was signed; when ok. */
  form: Form | null;
  /** What the event is about; when ok. */
  event: Event | null;
  /** SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it. */
  dedupe_key: string | null;
}
/** What a body is worth. */
export interface VerificationInput {
  /** `ok`, or why not. */
  verdict: Verdict;
  /** Which of the secrets fits, from 0; when ok. */
  secret_index?: number | null;
  /** Which form was signed; when ok. */
  form?: Form | null;
  /** What the event is about; when ok. */
  event?: EventInput | null;
  /** SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it. */
  dedupe_key?: string | null;
}

export declare const money: {
  /**
   * Reads an amount from exact text and gives it in its canonical form, with two places.
   * @throws {LastroError} `invalid_money` for anything but `-?digits[.d[d]]`; `too_many_decimals` for a third place, which is never rounded; `out_of_range` past 999999999999999.99.
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
  split(input: { valor: MoneyInput; parcelas: number; policy?: SplitPolicy | null }): readonly Money[];
  /**
   * Splits an amount and dates each share: every `every_months` calendar months from the first due date (1 when
   * neither step is given; the 31st stays the 31st after a February), or every `every_days` days.
   * @throws {LastroError} As `split`; `contradiction` when both steps are given; `out_of_range` for a step outside 1 to 1200 months or 1 to 36500 days, or a date past the year 9999.
   */
  plan(input: { valor: MoneyInput; parcelas: number; first_due: LocalDate; every_months?: number | null; every_days?: number | null; policy?: SplitPolicy | null }): readonly Installment[];
};

export declare const schedule: {
  /**
   * Lists a contract's dates, each counted from the anchor: 31 January, 28 February, 31 March. The service stores
   * only the next date, so give `anchor_day` (1 to 31) to go on with a schedule after a short month.
   * `agendamento_data_fim` is inclusive, `agendamento_numero` counts the first, a paused contract has none.
   * @throws {LastroError} `unbounded` when it repeats always and neither `limit` (1 to 10000) nor `until` is given; `invalid_code`, `required` or `out_of_range` at the field that makes no sense.
   */
  occurrences(input: { agendamento_data: LocalDate; agendamento_frequencia: Frequency; agendamento_repetir: Repetition; agendamento_numero?: number | null; agendamento_data_fim?: LocalDate | null; agendamento_ativo?: Flag | null; anchor_day?: number | null; limit?: number | null; until?: LocalDate | null }): readonly LocalDate[];
  /**
   * The first date of a contract after a day, or nothing when there is none.
   * @throws {LastroError} As `occurrences`, but a contract without an end is no error.
   */
  nextAfter(input: { agendamento_data: LocalDate; agendamento_frequencia: Frequency; agendamento_repetir: Repetition; after: LocalDate; agendamento_numero?: number | null; agendamento_data_fim?: LocalDate | null; agendamento_ativo?: Flag | null; anchor_day?: number | null; limit?: number | null; until?: LocalDate | null }): LocalDate | null;
};

export declare const sale: {
  /**
   * Multiplies a unit value by a quantity, exactly, and rounds once, half-up away from zero, to the cent.
   * @throws {LastroError} `out_of_range` at `valor` when the product is past the range of money.
   */
  itemTotal(input: { valor: MoneyInput; qtd: DecimalInput }): Money;
  /**
   * Adds up a sale: items, discount, total, installments, and what the installments leave uncharged.
   * @throws {LastroError} `required` at `sale.itens[i].valor` of an item that has neither `valor` and `qtd` nor a `total`; `out_of_range` past the range of money.
   */
  totals(input: { sale: SaleInput }): SaleTotals;
  /**
   * Reads a sale from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): SaleDecoded;
  /**
   * Writes a sale as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: SaleInput }): string;
  /**
   * The body to send for a sale: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: SaleInput; operation: WriteOperation }): string;
  /**
   * Checks a sale before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: SaleInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const item: {
  /**
   * Reads a item from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): ItemDecoded;
  /**
   * Writes a item as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: ItemInput }): string;
  /**
   * The body to send for a item: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: ItemInput; operation: WriteOperation }): string;
  /**
   * Checks a item before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: ItemInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const installment: {
  /**
   * Reads a installment from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): InstallmentDecoded;
  /**
   * Writes a installment as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: InstallmentInput }): string;
  /**
   * The body to send for a installment: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: InstallmentInput; operation: WriteOperation }): string;
  /**
   * Checks a installment before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: InstallmentInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const nfseData: {
  /**
   * Reads a nfse_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): NfseDataDecoded;
  /**
   * Writes a nfse_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: NfseDataInput }): string;
  /**
   * The body to send for a nfse_data: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: NfseDataInput; operation: WriteOperation }): string;
  /**
   * Checks a nfse_data before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: NfseDataInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const scheduleData: {
  /**
   * Reads a schedule_data from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): ScheduleDataDecoded;
  /**
   * Writes a schedule_data as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: ScheduleDataInput }): string;
  /**
   * The body to send for a schedule_data: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: ScheduleDataInput; operation: WriteOperation }): string;
  /**
   * Checks a schedule_data before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: ScheduleDataInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const service: {
  /**
   * Reads a service from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): ServiceDecoded;
  /**
   * Writes a service as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: ServiceInput }): string;
  /**
   * The body to send for a service: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: ServiceInput; operation: WriteOperation }): string;
  /**
   * Checks a service before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: ServiceInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const listing: {
  /**
   * Reads a listing from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): ListingDecoded;
  /**
   * Writes a listing as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: ListingInput }): string;
  /**
   * The body to send for a listing: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: ListingInput; operation: WriteOperation }): string;
  /**
   * Checks a listing before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: ListingInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const deleted: {
  /**
   * Reads a deleted from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): DeletedDecoded;
  /**
   * Writes a deleted as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: DeletedInput }): string;
  /**
   * The body to send for a deleted: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: DeletedInput; operation: WriteOperation }): string;
  /**
   * Checks a deleted before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: DeletedInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const apiError: {
  /**
   * Reads a api_error from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `malformed` where the text is no JSON; `invalid` where it is not an object or a key stands twice.
   */
  decode(input: { json: string | object }): ApiErrorDecoded;
  /**
   * Writes a api_error as the service does: money as JSON numbers with two places, unset fields left out, nothing else lost.
   * @throws {LastroError} None for a value of the type.
   */
  encode(input: { value: ApiErrorInput }): string;
  /**
   * The body to send for a api_error: read-only and display fields left out, and on insert the keys.
   * @throws {LastroError} None for a value of the type.
   */
  body(input: { value: ApiErrorInput; operation: WriteOperation }): string;
  /**
   * Checks a api_error before it is sent: values, codes, names, and its own rules as `docs/rules.md` lists them. `today` is for the rules that need it.
   * @throws {LastroError} `invalid` where the value is not an object at all; everything else is an issue.
   */
  validate(input: { value: ApiErrorInput; operation: WriteOperation; today?: LocalDate | null }): Validation;
};

export declare const query: {
  /**
   * Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
   * `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
   * @throws {LastroError} Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator that the field's type does not have, a value that the type refuses, `out_of_range`.
   */
  build(input: { entity: Resource; filters?: readonly FilterInput[] | null; sort?: readonly string[] | null; fields?: readonly string[] | null; expand?: readonly string[] | null; limit?: number | null; offset?: number | null }): string;
};

export declare const webhook: {
  /**
   * Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
   * given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Only
   * the form as sent counts, so `strict` changes nothing yet. `any_entry` lets any entry of the signature list fit.
   * @throws {LastroError} Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a negative limit or more than four secrets. Whatever the body holds, there is a verdict.
   */
  verify(input: { secret?: string; secrets?: readonly string[]; body?: string | Uint8Array; body_base64?: string; now?: number | null; tolerance_s?: number | null; future_s?: number | null; strict?: boolean | null; any_entry?: boolean | null }): Verification;
};

export declare const issues: {
  /**
   * The message of an issue in a language, its path in front and its figures filled in.
   * @throws {LastroError} None for an issue that an operation gave.
   */
  text(input: { issue: IssueInput; language: Language }): string;
};
