// Made from the core's tables by `cargo xtask generate`: change them, not this file.

// Every function here throws a `LastroError` for a wrong argument, even if its own `@throws` does not say so: an argument that
// is missing (`required`), unknown (`unknown_argument`), or invalid (`invalid_type`, `invalid_money`, `invalid_date` and so
// on). In the `slim` entries, every function also throws `not_ready` until `init` has finished.

import type {
  Money,
  MoneyInput,
  Decimal,
  DecimalInput,
  IntegerInput,
  CodeInput,
  LocalDate,
  LocalDateInput,
  YearMonthInput,
  DateTime,
  DateTimeInput,
  LineOf,
  JsonValue,
  InstallmentStatus,
  Frequency,
  Repetition,
  Flag,
  YesNo,
  OperationNature,
  BillingMethod,
  InvoiceStatus,
  RpsKind,
  CancellationReason,
  ApiVersion,
  ActiveStatus,
  PaymentKind,
  PersonKind,
  Gender,
  FrequencyDisplay,
  FederativeUnit,
  SplitPolicy,
  Rounding,
  SlipKind,
  ZeroIssReason,
  IssueCode,
  Severity,
  WriteOperation,
  CardBrand,
  PixKind,
  PixFault,
  PixWarning,
  Resource,
  Operator,
  ApiOperation,
  ErrorKind,
  RetryAction,
  PageEnd,
  Verdict,
  SignedForm,
  EventEntity,
  Cause,
  Flavour,
  Language,
  FormInput,
  Installment,
  LateCharges,
  Slip,
  InvoiceTotals,
  ScheduleData,
  NfseData,
  Item,
  Sale,
  SaleTotals,
  Receipt,
  Issue,
  SaleDecoded,
  Validation,
  ItemDecoded,
  InstallmentDecoded,
  NfseDataDecoded,
  ScheduleDataDecoded,
  Cancellation,
  CancellationDecoded,
  ReceiptDecoded,
  BoletoUpdate,
  BoletoUpdateDecoded,
  Service,
  ServiceDecoded,
  PaymentMethod,
  PaymentMethodDecoded,
  Contact,
  Card,
  Customer,
  CustomerDecoded,
  ContactDecoded,
  CardInspection,
  CardDecoded,
  PlanItem,
  PlanPaymentMethod,
  Plan,
  PlanDecoded,
  HiredPlan,
  WalletEntry,
  WalletEntryDecoded,
  Cnae,
  CnaeDecoded,
  ServiceListItem,
  ServiceListItemDecoded,
  Municipality,
  MunicipalityDecoded,
  AdjustmentIndex,
  AdjustmentIndexDecoded,
  ListingHeader,
  Listing,
  ListingDecoded,
  SaleListing,
  SaleListingDecoded,
  CustomerListing,
  CustomerListingDecoded,
  ServiceListing,
  ServiceListingDecoded,
  Deleted,
  DeletedDecoded,
  ApiError,
  ApiErrorDecoded,
  PixCode,
  PixCheck,
  Filter,
  Query,
  PageHeader,
  ListPage,
  ApiRequest,
  ApiFailure,
  ApiAnswer,
  RetryPlan,
  PageRequest,
  PageStep,
  Event,
  Verification,
  ByteRange,
  SignaturePlan,
  Explanation,
  WebhookEvent,
  FormLabel,
  FormChoice,
  FormField,
  InstallmentInput,
  LateChargesInput,
  SlipInput,
  InvoiceTotalsInput,
  ScheduleDataInput,
  NfseDataInput,
  ItemInput,
  SaleInput,
  SaleTotalsInput,
  ReceiptInput,
  IssueInput,
  SaleDecodedInput,
  ValidationInput,
  ItemDecodedInput,
  InstallmentDecodedInput,
  NfseDataDecodedInput,
  ScheduleDataDecodedInput,
  CancellationInput,
  CancellationDecodedInput,
  ReceiptDecodedInput,
  BoletoUpdateInput,
  BoletoUpdateDecodedInput,
  ServiceInput,
  ServiceDecodedInput,
  PaymentMethodInput,
  PaymentMethodDecodedInput,
  ContactInput,
  CardInput,
  CustomerInput,
  CustomerDecodedInput,
  ContactDecodedInput,
  CardInspectionInput,
  CardDecodedInput,
  PlanItemInput,
  PlanPaymentMethodInput,
  PlanInput,
  PlanDecodedInput,
  HiredPlanInput,
  WalletEntryInput,
  WalletEntryDecodedInput,
  CnaeInput,
  CnaeDecodedInput,
  ServiceListItemInput,
  ServiceListItemDecodedInput,
  MunicipalityInput,
  MunicipalityDecodedInput,
  AdjustmentIndexInput,
  AdjustmentIndexDecodedInput,
  ListingHeaderInput,
  ListingInput,
  ListingDecodedInput,
  SaleListingInput,
  SaleListingDecodedInput,
  CustomerListingInput,
  CustomerListingDecodedInput,
  ServiceListingInput,
  ServiceListingDecodedInput,
  DeletedInput,
  DeletedDecodedInput,
  ApiErrorInput,
  ApiErrorDecodedInput,
  PixCodeInput,
  PixCheckInput,
  QueryInput,
  PageHeaderInput,
  ListPageInput,
  ApiRequestInput,
  ApiFailureInput,
  ApiAnswerInput,
  RetryPlanInput,
  PageRequestInput,
  PageStepInput,
  EventInput,
  VerificationInput,
  ByteRangeInput,
  SignaturePlanInput,
  ExplanationInput,
  WebhookEventInput,
  FormLabelInput,
  FormChoiceInput,
  FormFieldInput,
} from "./api.js";

/** The value that version 1 sends instead of a nested record. It is kept unchanged. */
export type Placeholder = string | number | boolean | readonly JsonValue[];
/** Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat. */
export type FrequencyV1 = 1 | 2 | 3 | 6 | 12 | (number & {});
/** Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat. */
export declare const FrequencyV1: {
  /** Every month. */
  readonly MONTHLY: 1;
  /** Every 2 months. */
  readonly BIMONTHLY: 2;
  /** Every 3 months. */
  readonly QUARTERLY: 3;
  /** Every 6 months. */
  readonly SEMIANNUAL: 6;
  /** Every 12 months. */
  readonly ANNUAL: 12;
};
/** Payment state of an installment, or of a sale, derived from its installments. */
export type InstallmentStatusV1 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | (number & {});
/** Payment state of an installment, or of a sale, derived from its installments. */
export declare const InstallmentStatusV1: {
  /** Not paid yet. */
  readonly PENDING: 1;
  /** Paid. */
  readonly PAID: 2;
  /** Paid in part. */
  readonly PARTIALLY_RECEIVED: 3;
  /** Cancelled. */
  readonly CANCELLED: 4;
  /** Past its due date. */
  readonly OVERDUE: 5;
  /** Suspended. */
  readonly SUSPENDED: 6;
  /** The card's issuer rejected the payment. */
  readonly NOT_AUTHORIZED: 7;
  /** Expired. */
  readonly EXPIRED: 8;
  /** Collected outside the service. */
  readonly EXTERNAL_COLLECTION: 9;
  /** The charge failed. */
  readonly ERROR: 10;
};
/** State of an invoice. */
export type InvoiceStatusV1 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | (number & {});
/** State of an invoice. */
export declare const InvoiceStatusV1: {
  /** Issued. */
  readonly ISSUED: 1;
  /** Cancelled. */
  readonly CANCELLED: 2;
  /** Waiting to be issued. */
  readonly PENDING: 3;
  /** The city hall rejected it. */
  readonly ISSUE_ERROR: 4;
  /** Will be issued once the sale is paid. */
  readonly AWAITING_RECEIPT: 5;
  /** Will not be issued. */
  readonly NOT_ISSUED: 6;
  /** In remittance to the city hall. */
  readonly REMITTANCE: 7;
  /** Being issued. */
  readonly ISSUING: 8;
  /** Being cancelled. */
  readonly CANCELLING: 9;
};
/**
 * An operation of version 1.
 * - `sales.list`: `GET /venda`.
 * - `sales.insert`: `POST /venda`.
 * - `sales.select`: `GET /venda/{ID}`.
 * - `sales.update`: `POST /venda/{ID}`.
 * - `sales.delete`: `DELETE /venda/{ID}`.
 * - `sales.cancel_invoice`: `POST /venda/{ID}/nfse-cancelar`.
 * - `sales.confirm_receipt`: `POST /venda/{ID}/recebimento-confirmar`.
 * - `sales.update_boleto`: `POST /venda/{ID}/boleto-atualizar`.
 * - `services.list`: `GET /servico`.
 * - `services.insert`: `POST /servico`.
 * - `services.select`: `GET /servico/{ID}`.
 * - `services.update`: `POST /servico/{ID}`.
 * - `services.delete`: `DELETE /servico/{ID}`.
 * - `customers.list`: `GET /cliente`.
 * - `customers.insert`: `POST /cliente`.
 * - `customers.select`: `GET /cliente/{ID}`.
 * - `customers.update`: `POST /cliente/{ID}`.
 * - `customers.delete`: `DELETE /cliente/{ID}`.
 */
export type OperationV1 = "sales.list" | "sales.insert" | "sales.select" | "sales.update" | "sales.delete" | "sales.cancel_invoice" | "sales.confirm_receipt" | "sales.update_boleto" | "services.list" | "services.insert" | "services.select" | "services.update" | "services.delete" | "customers.list" | "customers.insert" | "customers.select" | "customers.update" | "customers.delete";
/**
 * The direction of a listing's sort.
 * - `ASC`: Ascending.
 * - `DESC`: Descending.
 */
export type DirectionV1 = "ASC" | "DESC";
/** Data of a customer that the service creates with a sale. CNPJ and CPF are parameters of the sale itself. */
export interface NewCustomer {
  /** Name. */
  nome?: string;
  /** Legal entity or individual. */
  tipo?: PersonKind;
  /** Registered name. */
  razao_social?: string;
  /** State registration. */
  inscricao_estadual?: string;
  /** Municipal registration. */
  inscricao_municipal?: string;
  /** Date of birth. */
  data_nascimento?: LocalDate;
  /** Free notes. */
  obs?: string;
  /** Postal code. */
  cep?: string;
  /** IBGE code of the city. */
  id_cidade?: number;
  /** The first two digits of the city's IBGE code. */
  estado?: number;
  /** Street. */
  endereco?: string;
  /** Number in the street. */
  numero?: string;
  /** Flat, floor or block. */
  complemento?: string;
  /** District. */
  bairro?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** Data of a customer that the service creates with a sale. CNPJ and CPF are parameters of the sale itself. */
export interface NewCustomerInput {
  /** Name. */
  nome?: string | null;
  /** Legal entity or individual. */
  tipo?: CodeInput<PersonKind> | null;
  /** Registered name. */
  razao_social?: string | null;
  /** State registration. */
  inscricao_estadual?: string | null;
  /** Municipal registration. */
  inscricao_municipal?: string | null;
  /** Date of birth. */
  data_nascimento?: LocalDateInput | null;
  /** Free notes. */
  obs?: string | null;
  /** Postal code. */
  cep?: string | null;
  /** IBGE code of the city. */
  id_cidade?: IntegerInput | null;
  /** The first two digits of the city's IBGE code. */
  estado?: IntegerInput | null;
  /** Street. */
  endereco?: string | null;
  /** Number in the street. */
  numero?: string | null;
  /** Flat, floor or block. */
  complemento?: string | null;
  /** District. */
  bairro?: string | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** One installment of a new sale. */
export interface InstallmentParameters {
  /** Amount. */
  valor?: Money;
  /** Due date. */
  data_vencimento?: LocalDate;
  /** Statement printed on the boleto. */
  demonstrativo?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** One installment of a new sale. */
export interface InstallmentParametersInput {
  /** Amount. */
  valor?: MoneyInput | null;
  /** Due date. */
  data_vencimento?: LocalDateInput | null;
  /** Statement printed on the boleto. */
  demonstrativo?: string | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/**
 * The parameters for inserting or updating a sale. Parameters that the service's documents do not mention, such as the e-mail
 * address, are in `extra`.
 */
export interface SaleParameters {
  /** Date of the sale; required if there is no schedule. */
  data?: LocalDate;
  /** Date of the next occurrence of the schedule; required if there is no `data`. */
  agendamento_data?: LocalDate;
  /** Whether the schedule repeats. */
  agendamento_repetir?: Flag;
  /** Months between two occurrences: 1, 2, 3, 6 or 12. */
  agendamento_frequencia?: FrequencyV1;
  /** Key or name of the customer; required. */
  cliente?: string;
  /** CNPJ of the customer. */
  cliente_cnpj?: string;
  /** CPF of the customer. */
  cliente_cpf?: string;
  /** Data of a customer that the service creates with the sale, sent as parameters `cliente_...`. */
  cliente_campos?: NewCustomer;
  /** Name of the service; required. */
  servico?: string;
  /** Description; required if an invoice is issued. */
  discriminacao?: string;
  /** Value of the sale; required. */
  valor_venda?: Money;
  /** When the invoice is issued; required. */
  emissao_nfse?: BillingMethod;
  /** Name of the payment method; required. If no payment method has this name, the service creates one. */
  meio_pagamento?: string;
  /** Installments, for boletos only, sent as parameters `valor_1`, `data_vencimento_1`, `demonstrativo_1` and so on. */
  parcelas?: readonly InstallmentParameters[];
  /** IBGE code of the municipality that issues the invoice. */
  nfse_municipio_emissao?: number;
  /** Item of the service list, digits only: 1.02 is 102. */
  nfse_item_servico?: string;
  /** Municipal tax code, digits only: 6204-0/00 is 6204000. */
  nfse_codigo_tributacao_municipio?: string;
  /** Municipal registration of the company. */
  nfse_inscricao_municipal?: string;
  /** Whether the company is in the tax regime Simples Nacional. */
  nfse_optante_simples_nacional?: YesNo;
  /** Whether the company is a registered sponsor of culture (incentivador cultural). */
  nfse_incentivador_cultural?: YesNo;
  /** Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`. */
  cartao_bandeira?: string;
  /** Number of the card, digits only. */
  cartao_numero?: string;
  /** Expiry of the card, `YYYYMM`. */
  cartao_validade?: string;
  /** Security code of the card. */
  cartao_codigo?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/**
 * The parameters for inserting or updating a sale. Parameters that the service's documents do not mention, such as the e-mail
 * address, are in `extra`.
 */
export interface SaleParametersInput {
  /** Date of the sale; required if there is no schedule. */
  data?: LocalDateInput | null;
  /** Date of the next occurrence of the schedule; required if there is no `data`. */
  agendamento_data?: LocalDateInput | null;
  /** Whether the schedule repeats. */
  agendamento_repetir?: CodeInput<Flag> | null;
  /** Months between two occurrences: 1, 2, 3, 6 or 12. */
  agendamento_frequencia?: CodeInput<FrequencyV1> | null;
  /** Key or name of the customer; required. */
  cliente?: string | null;
  /** CNPJ of the customer. */
  cliente_cnpj?: string | null;
  /** CPF of the customer. */
  cliente_cpf?: string | null;
  /** Data of a customer that the service creates with the sale, sent as parameters `cliente_...`. */
  cliente_campos?: NewCustomerInput | null;
  /** Name of the service; required. */
  servico?: string | null;
  /** Description; required if an invoice is issued. */
  discriminacao?: string | null;
  /** Value of the sale; required. */
  valor_venda?: MoneyInput | null;
  /** When the invoice is issued; required. */
  emissao_nfse?: CodeInput<BillingMethod> | null;
  /** Name of the payment method; required. If no payment method has this name, the service creates one. */
  meio_pagamento?: string | null;
  /** Installments, for boletos only, sent as parameters `valor_1`, `data_vencimento_1`, `demonstrativo_1` and so on. */
  parcelas?: readonly InstallmentParametersInput[] | null;
  /** IBGE code of the municipality that issues the invoice. */
  nfse_municipio_emissao?: IntegerInput | null;
  /** Item of the service list, digits only: 1.02 is 102. */
  nfse_item_servico?: string | null;
  /** Municipal tax code, digits only: 6204-0/00 is 6204000. */
  nfse_codigo_tributacao_municipio?: string | null;
  /** Municipal registration of the company. */
  nfse_inscricao_municipal?: string | null;
  /** Whether the company is in the tax regime Simples Nacional. */
  nfse_optante_simples_nacional?: CodeInput<YesNo> | null;
  /** Whether the company is a registered sponsor of culture (incentivador cultural). */
  nfse_incentivador_cultural?: CodeInput<YesNo> | null;
  /** Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`. */
  cartao_bandeira?: string | null;
  /** Number of the card, digits only. */
  cartao_numero?: string | null;
  /** Expiry of the card, `YYYYMM`. */
  cartao_validade?: string | null;
  /** Security code of the card. */
  cartao_codigo?: string | number | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** Information that the validation rules need but that parameters do not contain. An unset field means "unknown". */
export interface ContextV1 {
  /** Whether an invoice for this service has already been issued. */
  service_issued_before: boolean | null;
  /** Whether an invoice has already been issued at this city hall. */
  city_issued_before: boolean | null;
  /** The kind of the payment method. */
  payment_type: PaymentKind | null;
  /** Whether the customer is resident or established abroad. */
  customer_abroad: boolean | null;
}
/** Information that the validation rules need but that parameters do not contain. An unset field means "unknown". */
export interface ContextV1Input {
  /** Whether an invoice for this service has already been issued. */
  service_issued_before?: boolean | null;
  /** Whether an invoice has already been issued at this city hall. */
  city_issued_before?: boolean | null;
  /** The kind of the payment method. */
  payment_type?: CodeInput<PaymentKind> | null;
  /** Whether the customer is resident or established abroad. */
  customer_abroad?: boolean | null;
}
/** An entry of a reference list, with its key and name. */
export interface EntryV1 {
  /** Key. */
  id?: number;
  /** Name. */
  nome?: string;
}
/** An entry of a reference list, with its key and name. */
export interface EntryV1Input {
  /** Key. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
}
/** A service. A separate service has the nested records `servico` and `atividade`; inside a sale it has only their keys. */
export interface ServiceV1 {
  /** Identifier. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Descriptive text. */
  discriminacao?: string;
  /** Default value. */
  valor?: Money;
  /** Estimated taxes printed on the invoice, in per cent. */
  impostos_percentual?: Decimal;
  /** Item of the service list, inside a sale. */
  id_servico?: number;
  /** CNAE identifier, inside a sale. */
  id_atividade?: number;
  /** Item of the service list. */
  servico?: EntryV1 | Placeholder;
  /** Economic activity (CNAE). */
  atividade?: EntryV1 | Placeholder;
}
/** A service. A separate service has the nested records `servico` and `atividade`; inside a sale it has only their keys. */
export interface ServiceV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Descriptive text. */
  discriminacao?: string | null;
  /** Default value. */
  valor?: MoneyInput | null;
  /** Estimated taxes printed on the invoice, in per cent. */
  impostos_percentual?: DecimalInput | null;
  /** Item of the service list, inside a sale. */
  id_servico?: IntegerInput | null;
  /** CNAE identifier, inside a sale. */
  id_atividade?: IntegerInput | null;
  /** Item of the service list. */
  servico?: EntryV1Input | Placeholder | null;
  /** Economic activity (CNAE). */
  atividade?: EntryV1Input | Placeholder | null;
}
/** One item of a sale (`servicos`). */
export interface ItemV1 {
  /** Whether the item recurs in every sale of a contract. */
  recorrente?: Flag;
  /** Key of the service. */
  id_servico?: number;
  /** Unit value. */
  valor?: Money;
  /** Quantity. */
  qtd?: Decimal;
  /** Total. */
  total?: Money;
  /** Service. */
  servico?: ServiceV1 | Placeholder;
}
/** One item of a sale (`servicos`). */
export interface ItemV1Input {
  /** Whether the item recurs in every sale of a contract. */
  recorrente?: CodeInput<Flag> | null;
  /** Key of the service. */
  id_servico?: IntegerInput | null;
  /** Unit value. */
  valor?: MoneyInput | null;
  /** Quantity. */
  qtd?: DecimalInput | null;
  /** Total. */
  total?: MoneyInput | null;
  /** Service. */
  servico?: ServiceV1Input | Placeholder | null;
}
/** One installment of a sale (`parcelas_venda`). */
export interface InstallmentV1 {
  /** Identifier. */
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
  /** Amount received. */
  valor_recebido?: Money;
  /** Fees of the payment method. */
  valor_tarifas?: Money;
  /** Payment state of the installment. */
  status?: InstallmentStatusV1;
  /** When the payment was received. */
  data_recebimento?: LocalDate;
  /** URL of the boleto's PDF. */
  pdf_url?: string;
  /** The boleto's linha digitável: the digits above its barcode, for typing. */
  linha_digitavel?: string;
}
/** One installment of a sale (`parcelas_venda`). */
export interface InstallmentV1Input {
  /** Identifier. */
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
  /** Amount received. */
  valor_recebido?: MoneyInput | null;
  /** Fees of the payment method. */
  valor_tarifas?: MoneyInput | null;
  /** Payment state of the installment. */
  status?: CodeInput<InstallmentStatusV1> | null;
  /** When the payment was received. */
  data_recebimento?: LocalDateInput | null;
  /** URL of the boleto's PDF. */
  pdf_url?: string | null;
  /** The boleto's linha digitável: the digits above its barcode, for typing. */
  linha_digitavel?: string | null;
}
/** A payment method. The service's documents do not explain the fields after `tipo`; they are strings, kept unchanged. */
export interface PaymentMethodV1 {
  /** Identifier. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Kind of payment method. */
  tipo?: PaymentKind;
  /** Installments, as the service sent it. */
  parcelas?: string;
  /** Time to credit, as the service sent it. */
  tempo_credito?: string;
  /** Term of payment, as the service sent it. */
  prazo_pagamento?: string;
  /** Bank, as the service sent it. */
  banco?: string;
  /** Portfolio of the boletos, as the service sent it. */
  carteira?: string;
  /** Branch, as the service sent it. */
  agencia?: string;
  /** Check digit of the branch, as the service sent it. */
  agencia_dv?: string;
  /** Account, as the service sent it. */
  conta?: string;
  /** Check digit of the account, as the service sent it. */
  conta_dv?: string;
  /** First line of instructions, as the service sent it. */
  instrucoes1?: string;
  /** Second line of instructions, as the service sent it. */
  instrucoes2?: string;
  /** Third line of instructions, as the service sent it. */
  instrucoes3?: string;
  /** Fourth line of instructions, as the service sent it. */
  instrucoes4?: string;
  /** First instruction, as the service sent it. */
  instrucao_1?: string;
  /** Second instruction, as the service sent it. */
  instrucao_2?: string;
  /** Confirmation of the boleto, as the service sent it. */
  boleto_confirmacao?: string;
  /** Kind of the boleto, as the service sent it. */
  especie?: string;
  /** Acceptance of the boleto, as the service sent it. */
  aceite?: string;
  /** Term, as the service sent it. */
  prazo?: string;
  /** Agreement with the bank, as the service sent it. */
  convenio?: string;
}
/** A payment method. The service's documents do not explain the fields after `tipo`; they are strings, kept unchanged. */
export interface PaymentMethodV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Kind of payment method. */
  tipo?: CodeInput<PaymentKind> | null;
  /** Installments, as the service sent it. */
  parcelas?: string | null;
  /** Time to credit, as the service sent it. */
  tempo_credito?: string | null;
  /** Term of payment, as the service sent it. */
  prazo_pagamento?: string | null;
  /** Bank, as the service sent it. */
  banco?: string | null;
  /** Portfolio of the boletos, as the service sent it. */
  carteira?: string | null;
  /** Branch, as the service sent it. */
  agencia?: string | null;
  /** Check digit of the branch, as the service sent it. */
  agencia_dv?: string | null;
  /** Account, as the service sent it. */
  conta?: string | null;
  /** Check digit of the account, as the service sent it. */
  conta_dv?: string | null;
  /** First line of instructions, as the service sent it. */
  instrucoes1?: string | null;
  /** Second line of instructions, as the service sent it. */
  instrucoes2?: string | null;
  /** Third line of instructions, as the service sent it. */
  instrucoes3?: string | null;
  /** Fourth line of instructions, as the service sent it. */
  instrucoes4?: string | null;
  /** First instruction, as the service sent it. */
  instrucao_1?: string | null;
  /** Second instruction, as the service sent it. */
  instrucao_2?: string | null;
  /** Confirmation of the boleto, as the service sent it. */
  boleto_confirmacao?: string | null;
  /** Kind of the boleto, as the service sent it. */
  especie?: string | null;
  /** Acceptance of the boleto, as the service sent it. */
  aceite?: string | null;
  /** Term, as the service sent it. */
  prazo?: string | null;
  /** Agreement with the bank, as the service sent it. */
  convenio?: string | null;
}
/** The municipal service invoice of a sale (`nfse`). */
export interface InvoiceV1 {
  /** Identifier. */
  id?: number;
  /** Number of the invoice. */
  numero?: string;
  /** Verification code. */
  codigo_verificacao?: string;
  /** Date and time of issue, in the form in which the service returned it. */
  data_emissao?: string;
  /** Date and time of the cancellation, in the form in which the service returned it. */
  cancelamento_data?: string;
  /** Reason for the cancellation. */
  cancelamento_codigo?: CancellationReason;
  /** State of the invoice. */
  status?: InvoiceStatusV1;
  /** Key of the company that provides the service. */
  id_prestador?: number;
  /** Key of the customer who receives the service. */
  id_tomador?: number;
  /** Nature of the operation, which states where and whether ISS is due. */
  natureza_operacao?: OperationNature;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: number;
  /** IBGE code of the municipality that issues the invoice. */
  id_municipio_emissao?: number;
  /** Item of the service list. */
  id_servico?: number;
  /** CNAE identifier. */
  id_atividade?: number;
  /** Descriptive text. */
  discriminacao?: string;
  /** Whether federal taxes are withheld. */
  impostos_federais?: YesNo;
  /** Withheld PIS. */
  valor_pis?: Money;
  /** Withheld COFINS. */
  valor_cofins?: Money;
  /** Withheld INSS. */
  valor_inss?: Money;
  /** Withheld IR. */
  valor_ir?: Money;
  /** Withheld CSLL. */
  valor_csll?: Money;
  /** Other withholdings. */
  outras_retencoes?: Money;
  /** Whether the customer withholds the ISS. */
  iss_retido?: YesNo;
  /** Withheld ISS. */
  valor_iss_retido?: Money;
  /** ISS rate, in per cent. */
  aliquota?: Money;
  /** Value of the services. */
  valor_servicos?: Money;
  /** Conditional discount: it lowers only the amount paid, not the tax base. */
  desconto_condicionado?: Money;
  /** Unconditional discount: it lowers the tax base and the amount paid. */
  desconto_incondicionado?: Money;
  /** Total of other deductions. */
  valor_deducoes?: Money;
  /** Net value: the amount that the customer pays. */
  valor_liquido_nfse?: Money;
  /** Tax base of the ISS. */
  base_calculo?: Money;
  /** Amount of the ISS. */
  valor_iss?: Money;
  /** Kind of the provisional receipt (RPS). */
  rps_tipo?: RpsKind;
  /** Series of the RPS. */
  rps_serie?: string;
  /** Number of the RPS. */
  rps_numero?: string;
  /** URL of the PDF. */
  url_pdf?: string;
}
/** The municipal service invoice of a sale (`nfse`). */
export interface InvoiceV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Number of the invoice. */
  numero?: string | null;
  /** Verification code. */
  codigo_verificacao?: string | null;
  /** Date and time of issue, in the form in which the service returned it. */
  data_emissao?: string | null;
  /** Date and time of the cancellation, in the form in which the service returned it. */
  cancelamento_data?: string | null;
  /** Reason for the cancellation. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** State of the invoice. */
  status?: CodeInput<InvoiceStatusV1> | null;
  /** Key of the company that provides the service. */
  id_prestador?: IntegerInput | null;
  /** Key of the customer who receives the service. */
  id_tomador?: IntegerInput | null;
  /** Nature of the operation, which states where and whether ISS is due. */
  natureza_operacao?: CodeInput<OperationNature> | null;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: IntegerInput | null;
  /** IBGE code of the municipality that issues the invoice. */
  id_municipio_emissao?: IntegerInput | null;
  /** Item of the service list. */
  id_servico?: IntegerInput | null;
  /** CNAE identifier. */
  id_atividade?: IntegerInput | null;
  /** Descriptive text. */
  discriminacao?: string | null;
  /** Whether federal taxes are withheld. */
  impostos_federais?: CodeInput<YesNo> | null;
  /** Withheld PIS. */
  valor_pis?: MoneyInput | null;
  /** Withheld COFINS. */
  valor_cofins?: MoneyInput | null;
  /** Withheld INSS. */
  valor_inss?: MoneyInput | null;
  /** Withheld IR. */
  valor_ir?: MoneyInput | null;
  /** Withheld CSLL. */
  valor_csll?: MoneyInput | null;
  /** Other withholdings. */
  outras_retencoes?: MoneyInput | null;
  /** Whether the customer withholds the ISS. */
  iss_retido?: CodeInput<YesNo> | null;
  /** Withheld ISS. */
  valor_iss_retido?: MoneyInput | null;
  /** ISS rate, in per cent. */
  aliquota?: MoneyInput | null;
  /** Value of the services. */
  valor_servicos?: MoneyInput | null;
  /** Conditional discount: it lowers only the amount paid, not the tax base. */
  desconto_condicionado?: MoneyInput | null;
  /** Unconditional discount: it lowers the tax base and the amount paid. */
  desconto_incondicionado?: MoneyInput | null;
  /** Total of other deductions. */
  valor_deducoes?: MoneyInput | null;
  /** Net value: the amount that the customer pays. */
  valor_liquido_nfse?: MoneyInput | null;
  /** Tax base of the ISS. */
  base_calculo?: MoneyInput | null;
  /** Amount of the ISS. */
  valor_iss?: MoneyInput | null;
  /** Kind of the provisional receipt (RPS). */
  rps_tipo?: CodeInput<RpsKind> | null;
  /** Series of the RPS. */
  rps_serie?: string | null;
  /** Number of the RPS. */
  rps_numero?: string | null;
  /** URL of the PDF. */
  url_pdf?: string | null;
}
/** A city. */
export interface CityV1 {
  /** IBGE code. */
  id?: number;
  /** Name. */
  nome?: string;
  /** Federative unit (state), in the form in which the service returned it. */
  uf?: string;
}
/** A city. */
export interface CityV1Input {
  /** IBGE code. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Federative unit (state), in the form in which the service returned it. */
  uf?: string | null;
}
/** A customer. A separate customer has the nested record `cidade`; inside a sale it has only the city's key. */
export interface CustomerV1 {
  /** Identifier. */
  id?: number;
  /** Legal entity or individual. */
  tipo?: PersonKind;
  /** CNPJ of a legal entity. */
  cnpj?: string;
  /** Name. */
  nome?: string;
  /** Registered name. */
  razao_social?: string;
  /** State registration. */
  inscricao_estadual?: string;
  /** Municipal registration. */
  inscricao_municipal?: string;
  /** CPF of an individual. */
  cpf?: string;
  /** Date of birth. */
  data_nascimento?: LocalDate;
  /** Free notes. */
  obs?: string;
  /** Postal code. */
  cep?: string;
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
  /** City. */
  cidade?: CityV1 | Placeholder;
  /** IBGE code of the city, inside a sale. */
  id_cidade?: number;
}
/** A customer. A separate customer has the nested record `cidade`; inside a sale it has only the city's key. */
export interface CustomerV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Legal entity or individual. */
  tipo?: CodeInput<PersonKind> | null;
  /** CNPJ of a legal entity. */
  cnpj?: string | null;
  /** Name. */
  nome?: string | null;
  /** Registered name. */
  razao_social?: string | null;
  /** State registration. */
  inscricao_estadual?: string | null;
  /** Municipal registration. */
  inscricao_municipal?: string | null;
  /** CPF of an individual. */
  cpf?: string | null;
  /** Date of birth. */
  data_nascimento?: LocalDateInput | null;
  /** Free notes. */
  obs?: string | null;
  /** Postal code. */
  cep?: string | null;
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
  /** City. */
  cidade?: CityV1Input | Placeholder | null;
  /** IBGE code of the city, inside a sale. */
  id_cidade?: IntegerInput | null;
}
/**
 * A sale. The service may return it in an abbreviated form, with placeholders in place of nested records; placeholders are
 * kept in `extra`.
 */
export interface SaleV1 {
  /** Identifier. */
  id?: number;
  /** Whether the record is a contract: a scheduled or recurring sale. */
  agendamento?: Flag;
  /** Date of the next occurrence. */
  agendamento_data?: LocalDate;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: Flag;
  /** Whether the schedule repeats. */
  agendamento_repetir?: Flag;
  /** Last day on which a sale is generated. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences. */
  agendamento_numero?: number;
  /** Date on which a contract generated the sale. */
  agendamento_data_geracao?: LocalDate;
  /** Whether the schedule is active. */
  agendamento_ativo?: Flag;
  /** Date of the sale. */
  data?: LocalDate;
  /** Descriptive text. */
  discriminacao?: string;
  /** Discount. */
  desconto?: Money;
  /** Value of the sale. */
  valor_venda?: Money;
  /** When the invoice is issued. */
  metodo_cobranca?: BillingMethod;
  /** When the e-mail was sent. */
  email_enviado?: string;
  /** When sending the e-mail failed. */
  email_erro?: string;
  /** When the e-mail was delivered. */
  email_entrega?: string;
  /** When the e-mail was read. */
  email_leitura?: string;
  /** When the SMS was sent. */
  sms_enviado?: string;
  /** When sending the SMS failed. */
  sms_erro?: string;
  /** When the WhatsApp message was sent. */
  whatsapp_enviado?: string;
  /** When sending the WhatsApp message failed. */
  whatsapp_erro?: string;
  /** When the WhatsApp message was delivered. */
  whatsapp_entrega?: string;
  /** When the WhatsApp message was read. */
  whatsapp_leitura?: string;
  /** Number of installments. */
  parcelas?: number;
  /** Amount received. */
  valor_recebido?: Money;
  /** Amount of one installment. */
  valor_parcelas?: Money;
  /** Due date. */
  data_vencimento?: LocalDate;
  /** Receipt date. */
  data_recebimento?: LocalDate;
  /** Payment state of the sale, derived from all installments. */
  parcela_status?: InstallmentStatusV1;
  /** Days overdue. */
  vencido_dias?: number;
  /** State of the invoice. */
  nfse_status?: InvoiceStatusV1;
  /** Key of the main service. */
  id_servico?: number;
  /** Additional data: a string of JSON text, kept unchanged. */
  dados_extra?: string;
  /** Main service. */
  servico?: ServiceV1 | Placeholder;
  /** Items sold. */
  servicos?: readonly ItemV1[] | Placeholder;
  /** Installments. */
  parcelas_venda?: readonly InstallmentV1[] | Placeholder;
  /** Payment method. */
  meio_pagamento?: PaymentMethodV1 | Placeholder;
  /** Invoice. */
  nfse?: InvoiceV1 | Placeholder;
  /** Customer. */
  cliente?: CustomerV1 | Placeholder;
  /** URLs of the boletos; not in the abbreviated form. */
  boletos?: readonly string[];
}
/**
 * A sale. The service may return it in an abbreviated form, with placeholders in place of nested records; placeholders are
 * kept in `extra`.
 */
export interface SaleV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Whether the record is a contract: a scheduled or recurring sale. */
  agendamento?: CodeInput<Flag> | null;
  /** Date of the next occurrence. */
  agendamento_data?: LocalDateInput | null;
  /** Months between two occurrences. */
  agendamento_frequencia?: CodeInput<Frequency> | null;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** Whether the schedule repeats. */
  agendamento_repetir?: CodeInput<Flag> | null;
  /** Last day on which a sale is generated. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of occurrences. */
  agendamento_numero?: IntegerInput | null;
  /** Date on which a contract generated the sale. */
  agendamento_data_geracao?: LocalDateInput | null;
  /** Whether the schedule is active. */
  agendamento_ativo?: CodeInput<Flag> | null;
  /** Date of the sale. */
  data?: LocalDateInput | null;
  /** Descriptive text. */
  discriminacao?: string | null;
  /** Discount. */
  desconto?: MoneyInput | null;
  /** Value of the sale. */
  valor_venda?: MoneyInput | null;
  /** When the invoice is issued. */
  metodo_cobranca?: CodeInput<BillingMethod> | null;
  /** When the e-mail was sent. */
  email_enviado?: string | null;
  /** When sending the e-mail failed. */
  email_erro?: string | null;
  /** When the e-mail was delivered. */
  email_entrega?: string | null;
  /** When the e-mail was read. */
  email_leitura?: string | null;
  /** When the SMS was sent. */
  sms_enviado?: string | null;
  /** When sending the SMS failed. */
  sms_erro?: string | null;
  /** When the WhatsApp message was sent. */
  whatsapp_enviado?: string | null;
  /** When sending the WhatsApp message failed. */
  whatsapp_erro?: string | null;
  /** When the WhatsApp message was delivered. */
  whatsapp_entrega?: string | null;
  /** When the WhatsApp message was read. */
  whatsapp_leitura?: string | null;
  /** Number of installments. */
  parcelas?: IntegerInput | null;
  /** Amount received. */
  valor_recebido?: MoneyInput | null;
  /** Amount of one installment. */
  valor_parcelas?: MoneyInput | null;
  /** Due date. */
  data_vencimento?: LocalDateInput | null;
  /** Receipt date. */
  data_recebimento?: LocalDateInput | null;
  /** Payment state of the sale, derived from all installments. */
  parcela_status?: CodeInput<InstallmentStatusV1> | null;
  /** Days overdue. */
  vencido_dias?: IntegerInput | null;
  /** State of the invoice. */
  nfse_status?: CodeInput<InvoiceStatusV1> | null;
  /** Key of the main service. */
  id_servico?: IntegerInput | null;
  /** Additional data: a string of JSON text, kept unchanged. */
  dados_extra?: string | null;
  /** Main service. */
  servico?: ServiceV1Input | Placeholder | null;
  /** Items sold. */
  servicos?: readonly ItemV1Input[] | Placeholder | null;
  /** Installments. */
  parcelas_venda?: readonly InstallmentV1Input[] | Placeholder | null;
  /** Payment method. */
  meio_pagamento?: PaymentMethodV1Input | Placeholder | null;
  /** Invoice. */
  nfse?: InvoiceV1Input | Placeholder | null;
  /** Customer. */
  cliente?: CustomerV1Input | Placeholder | null;
  /** URLs of the boletos; not in the abbreviated form. */
  boletos?: readonly string[] | null;
}
/** A sale of version 1 as it was read, and the values that did not fit. */
export interface SaleV1Decoded {
  /** The record. */
  value: SaleV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A sale of version 1 as it was read, and the values that did not fit. */
export interface SaleV1DecodedInput {
  /** The record. */
  value: SaleV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** An item of version 1 as it was read, and the values that did not fit. */
export interface ItemV1Decoded {
  /** The record. */
  value: ItemV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An item of version 1 as it was read, and the values that did not fit. */
export interface ItemV1DecodedInput {
  /** The record. */
  value: ItemV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** An installment of version 1 as it was read, and the values that did not fit. */
export interface InstallmentV1Decoded {
  /** The record. */
  value: InstallmentV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An installment of version 1 as it was read, and the values that did not fit. */
export interface InstallmentV1DecodedInput {
  /** The record. */
  value: InstallmentV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** An invoice of version 1 as it was read, and the values that did not fit. */
export interface InvoiceV1Decoded {
  /** The record. */
  value: InvoiceV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** An invoice of version 1 as it was read, and the values that did not fit. */
export interface InvoiceV1DecodedInput {
  /** The record. */
  value: InvoiceV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** A payment method of version 1 as it was read, and the values that did not fit. */
export interface PaymentMethodV1Decoded {
  /** The record. */
  value: PaymentMethodV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A payment method of version 1 as it was read, and the values that did not fit. */
export interface PaymentMethodV1DecodedInput {
  /** The record. */
  value: PaymentMethodV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The parameters for inserting or updating a service. */
export interface ServiceParameters {
  /** Name; required. */
  nome?: string;
  /** Item of the service list, digits only. */
  id_servico?: string;
  /** CNAE identifier. */
  id_atividade?: number;
  /** Municipal tax code, digits only. */
  codigo_tributacao_municipio?: string;
  /** Descriptive text. */
  discriminacao?: string;
  /** Default value. */
  valor?: Money;
  /** Estimated taxes printed on each invoice, in per cent. */
  impostos_percentual?: Decimal;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters for inserting or updating a service. */
export interface ServiceParametersInput {
  /** Name; required. */
  nome?: string | null;
  /** Item of the service list, digits only. */
  id_servico?: string | null;
  /** CNAE identifier. */
  id_atividade?: IntegerInput | null;
  /** Municipal tax code, digits only. */
  codigo_tributacao_municipio?: string | null;
  /** Descriptive text. */
  discriminacao?: string | null;
  /** Default value. */
  valor?: MoneyInput | null;
  /** Estimated taxes printed on each invoice, in per cent. */
  impostos_percentual?: DecimalInput | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** A service of version 1 as it was read, and the values that did not fit. */
export interface ServiceV1Decoded {
  /** The record. */
  value: ServiceV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A service of version 1 as it was read, and the values that did not fit. */
export interface ServiceV1DecodedInput {
  /** The record. */
  value: ServiceV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The parameters for inserting or updating a customer. */
export interface CustomerParameters {
  /** Name; required. */
  nome?: string;
  /** Legal entity or individual. */
  tipo?: PersonKind;
  /** CNPJ of a legal entity. */
  cnpj?: string;
  /** Registered name. */
  razao_social?: string;
  /** State registration. */
  inscricao_estadual?: string;
  /** Municipal registration. */
  inscricao_municipal?: string;
  /** CPF of an individual. */
  cpf?: string;
  /** Date of birth. */
  data_nascimento?: LocalDate;
  /** Free notes. */
  obs?: string;
  /** Postal code. */
  cep?: string;
  /** IBGE code of the city. */
  id_cidade?: number;
  /** The first two digits of the city's IBGE code. */
  estado?: number;
  /** Street. */
  endereco?: string;
  /** Number in the street. */
  numero?: string;
  /** Flat, floor or block. */
  complemento?: string;
  /** District. */
  bairro?: string;
  /** Name of the card's payment method. */
  meio_pagamento?: string;
  /** Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`. */
  cartao_bandeira?: string;
  /** Number of the card, digits only. */
  cartao_numero?: string;
  /** Expiry of the card, `YYYYMM`. */
  cartao_validade?: string;
  /** Security code of the card. */
  cartao_codigo?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters for inserting or updating a customer. */
export interface CustomerParametersInput {
  /** Name; required. */
  nome?: string | null;
  /** Legal entity or individual. */
  tipo?: CodeInput<PersonKind> | null;
  /** CNPJ of a legal entity. */
  cnpj?: string | null;
  /** Registered name. */
  razao_social?: string | null;
  /** State registration. */
  inscricao_estadual?: string | null;
  /** Municipal registration. */
  inscricao_municipal?: string | null;
  /** CPF of an individual. */
  cpf?: string | null;
  /** Date of birth. */
  data_nascimento?: LocalDateInput | null;
  /** Free notes. */
  obs?: string | null;
  /** Postal code. */
  cep?: string | null;
  /** IBGE code of the city. */
  id_cidade?: IntegerInput | null;
  /** The first two digits of the city's IBGE code. */
  estado?: IntegerInput | null;
  /** Street. */
  endereco?: string | null;
  /** Number in the street. */
  numero?: string | null;
  /** Flat, floor or block. */
  complemento?: string | null;
  /** District. */
  bairro?: string | null;
  /** Name of the card's payment method. */
  meio_pagamento?: string | null;
  /** Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`. */
  cartao_bandeira?: string | null;
  /** Number of the card, digits only. */
  cartao_numero?: string | null;
  /** Expiry of the card, `YYYYMM`. */
  cartao_validade?: string | null;
  /** Security code of the card. */
  cartao_codigo?: string | number | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** A customer of version 1 as it was read, and the values that did not fit. */
export interface CustomerV1Decoded {
  /** The record. */
  value: CustomerV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A customer of version 1 as it was read, and the values that did not fit. */
export interface CustomerV1DecodedInput {
  /** The record. */
  value: CustomerV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** One page of records. */
export interface ListingV1 {
  /** Index of the first record. */
  inicio?: number;
  /** Maximum number of records per page. */
  limite?: number;
  /** The records as JSON. The `decode` operation of their kind reads each of them. */
  data?: readonly string[];
}
/** One page of records. */
export interface ListingV1Input {
  /** Index of the first record. */
  inicio?: IntegerInput | null;
  /** Maximum number of records per page. */
  limite?: IntegerInput | null;
  /** The records as JSON. The `decode` operation of their kind reads each of them. */
  data?: readonly (string | object)[] | null;
}
/** A listing of version 1 as it was read, and the values that did not fit. */
export interface ListingV1Decoded {
  /** The record. */
  value: ListingV1;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly Issue[];
}
/** A listing of version 1 as it was read, and the values that did not fit. */
export interface ListingV1DecodedInput {
  /** The record. */
  value: ListingV1Input;
  /** An issue for each value that is invalid for its field, with its path. */
  issues: readonly IssueInput[];
}
/** The parameters of "cancel invoice". */
export interface CancellationParameters {
  /** Reason for the cancellation, as a code; required. */
  cancelamento_codigo?: CancellationReason;
  /** Reason for the cancellation, as text of at least 15 characters; required if the code is 4. */
  cancelamento_motivo?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "cancel invoice". */
export interface CancellationParametersInput {
  /** Reason for the cancellation, as a code; required. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** Reason for the cancellation, as text of at least 15 characters; required if the code is 4. */
  cancelamento_motivo?: string | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "confirm receipt". */
export interface ReceiptParameters {
  /** Receipt date; required. */
  data_recebimento?: LocalDate;
  /** Amount received; if unset, the value of the sale. */
  valor_recebido?: Money;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "confirm receipt". */
export interface ReceiptParametersInput {
  /** Receipt date; required. */
  data_recebimento?: LocalDateInput | null;
  /** Amount received; if unset, the value of the sale. */
  valor_recebido?: MoneyInput | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "update boleto". The service does not compute fine or interest: the caller sends all values. */
export interface BoletoUpdateParameters {
  /** Sequence number of the installment in the sale, from 1; required. */
  parcela?: number;
  /** New due date; required. */
  data_vencimento_novo?: LocalDate;
  /** New amount; required. */
  valor_novo?: Money;
  /** Fine, in per cent. */
  multa?: Decimal;
  /** Fine, as an amount. */
  multa_total?: Money;
  /** Interest, in per cent per month. */
  juros_mensal?: Decimal;
  /** Interest, as an amount. */
  juros_mensal_total?: Money;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "update boleto". The service does not compute fine or interest: the caller sends all values. */
export interface BoletoUpdateParametersInput {
  /** Sequence number of the installment in the sale, from 1; required. */
  parcela?: IntegerInput | null;
  /** New due date; required. */
  data_vencimento_novo?: LocalDateInput | null;
  /** New amount; required. */
  valor_novo?: MoneyInput | null;
  /** Fine, in per cent. */
  multa?: DecimalInput | null;
  /** Fine, as an amount. */
  multa_total?: MoneyInput | null;
  /** Interest, in per cent per month. */
  juros_mensal?: DecimalInput | null;
  /** Interest, as an amount. */
  juros_mensal_total?: MoneyInput | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** Which records a listing returns, and in which order. */
export interface ListingQueryV1 {
  /** Index of the first record, from 0. */
  inicio: number | null;
  /** Maximum number of records per page, 1 to 100; 10 if unset. */
  limite: number | null;
  /** Field to sort by. */
  ordenarColuna: string | null;
  /** Direction of the sort. */
  ordenarDirecao: DirectionV1 | null;
}
/** Which records a listing returns, and in which order. */
export interface ListingQueryV1Input {
  /** Index of the first record, from 0. */
  inicio?: IntegerInput | null;
  /** Maximum number of records per page, 1 to 100; 10 if unset. */
  limite?: IntegerInput | null;
  /** Field to sort by. */
  ordenarColuna?: string | null;
  /** Direction of the sort. */
  ordenarDirecao?: DirectionV1 | null;
}
/** An error as version 1 returns it. */
export interface ApiFailureV1 {
  /** Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is not an error of the service. */
  tipo: string | null;
  /** The kind of error that the HTTP status stands for. */
  kind: ErrorKind;
  /**
   * The service's message. It may quote the API key: debug output never shows the message, and if the key is known, it is
   * masked in the message.
   */
  message: string | null;
}
/** An error as version 1 returns it. */
export interface ApiFailureV1Input {
  /** Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is not an error of the service. */
  tipo?: string | null;
  /** The kind of error that the HTTP status stands for. */
  kind: ErrorKind;
  /**
   * The service's message. It may quote the API key: debug output never shows the message, and if the key is known, it is
   * masked in the message.
   */
  message?: string | null;
}
/** A response: either a value or the service's error. */
export interface ApiAnswerV1 {
  /** The record, the listing, or the result of the action. */
  value: string | null;
  /** The service's error. */
  api_error: ApiFailureV1 | null;
  /**
   * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
   * `value`.
   */
  issues: readonly Issue[];
}
/** A response: either a value or the service's error. */
export interface ApiAnswerV1Input {
  /** The record, the listing, or the result of the action. */
  value?: string | object | null;
  /** The service's error. */
  api_error?: ApiFailureV1Input | null;
  /**
   * An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
   * `value`.
   */
  issues: readonly IssueInput[];
}
/** The next request of a pagination. */
export interface PageRequestV1 {
  /** Which operation. */
  operation: OperationV1;
  /** Which records to list. */
  listing: ListingQueryV1;
}
/** The next request of a pagination. */
export interface PageRequestV1Input {
  /** Which operation. */
  operation: OperationV1;
  /** Which records to list. */
  listing: ListingQueryV1Input;
}
/** A step of a pagination. */
export interface PageStepV1 {
  /** State of the pagination. Pass it unchanged to the next step. */
  state: string;
  /** The next request; unset after the last page. */
  request: PageRequestV1 | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without records that an earlier step returned. */
  items: readonly string[];
  /** How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages. */
  end: PageEnd | null;
}
/** A step of a pagination. */
export interface PageStepV1Input {
  /** State of the pagination. Pass it unchanged to the next step. */
  state: string | object;
  /** The next request; unset after the last page. */
  request?: PageRequestV1Input | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without records that an earlier step returned. */
  items: readonly (string | object)[];
  /** How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages. */
  end?: PageEnd | null;
}
/** A line of a conversion's report: a value that was lost or changed. */
export interface ReportLine {
  /** Path of the value in the given record. */
  path: string;
  /** What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`. */
  code: IssueCode;
}
/** A line of a conversion's report: a value that was lost or changed. */
export interface ReportLineInput {
  /** Path of the value in the given record. */
  path: string;
  /** What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`. */
  code: IssueCode;
}
/** A sale converted to version 2, with its report. */
export interface SaleConverted {
  /** The converted record. */
  value: Sale;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A sale converted to version 2, with its report. */
export interface SaleConvertedInput {
  /** The converted record. */
  value: SaleInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A customer converted to version 2, with its report. */
export interface CustomerConverted {
  /** The converted record. */
  value: Customer;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A customer converted to version 2, with its report. */
export interface CustomerConvertedInput {
  /** The converted record. */
  value: CustomerInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A service converted to version 2, with its report. */
export interface ServiceConverted {
  /** The converted record. */
  value: Service;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A service converted to version 2, with its report. */
export interface ServiceConvertedInput {
  /** The converted record. */
  value: ServiceInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A payment method converted to version 2, with its report. */
export interface PaymentMethodConverted {
  /** The converted record. */
  value: PaymentMethod;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A payment method converted to version 2, with its report. */
export interface PaymentMethodConvertedInput {
  /** The converted record. */
  value: PaymentMethodInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A sale converted to version 1 parameters, with its report. */
export interface SaleParametersConverted {
  /** The converted record. */
  value: SaleParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A sale converted to version 1 parameters, with its report. */
export interface SaleParametersConvertedInput {
  /** The converted record. */
  value: SaleParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A customer converted to version 1 parameters, with its report. */
export interface CustomerParametersConverted {
  /** The converted record. */
  value: CustomerParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A customer converted to version 1 parameters, with its report. */
export interface CustomerParametersConvertedInput {
  /** The converted record. */
  value: CustomerParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A service converted to version 1 parameters, with its report. */
export interface ServiceParametersConverted {
  /** The converted record. */
  value: ServiceParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A service converted to version 1 parameters, with its report. */
export interface ServiceParametersConvertedInput {
  /** The converted record. */
  value: ServiceParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}

export declare const sale: {
  /**
   * Converts a sale to request parameters, in the order of the service's documents; members of `extra` come last. Unset
   * fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar; `out_of_range` for more than 999 installments.
   */
  parameters(input: { value: SaleParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): SaleParameters;
  /**
   * Validates the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the date
   * of birth. Unset fields of `context` mean "unknown". For an update, pass the sale to be changed as `original`: once its
   * invoice is issued, only the payment method may change.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object, or if `original` is given for an insert. All other problems are returned as issues.
   */
  validate(input: { value: SaleParametersInput; operation: WriteOperation; today?: LocalDateInput | null; context?: ContextV1Input | null; original?: SaleV1Input | null }): Validation;
  /**
   * Checks a changed sale: if the invoice of `original` is issued, only the payment method may differ.
   * @throws {LastroError} Only for a wrong argument, never for values of the type.
   */
  validateUpdate(input: { original: SaleV1Input; edited: SaleV1Input }): Validation;
  /**
   * Checks whether a sale may be deleted: reports an error if its invoice is issued.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  validateDelete(input: { sale: SaleV1Input }): Validation;
  /**
   * The JSON value of the field `dados_extra`, which is a string of JSON text; null if the field is unset.
   * @throws {LastroError} An error of kind `malformed` if the string is not JSON.
   */
  extraData(input: { value: SaleV1Input }): string | null;
  /**
   * Reads a sale of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): SaleV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<SaleV1Decoded>[];
  /**
   * Writes a sale of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: SaleV1Input }): string;
};

export declare const item: {
  /**
   * Reads an item of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ItemV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ItemV1Decoded>[];
  /**
   * Writes an item of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ItemV1Input }): string;
};

export declare const installment: {
  /**
   * Reads an installment of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): InstallmentV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<InstallmentV1Decoded>[];
  /**
   * Writes an installment of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: InstallmentV1Input }): string;
};

export declare const invoice: {
  /**
   * Reads an invoice of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): InvoiceV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<InvoiceV1Decoded>[];
  /**
   * Writes an invoice of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: InvoiceV1Input }): string;
};

export declare const paymentMethod: {
  /**
   * Reads a payment method of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): PaymentMethodV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<PaymentMethodV1Decoded>[];
  /**
   * Writes a payment method of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: PaymentMethodV1Input }): string;
};

export declare const service: {
  /**
   * Converts a service to request parameters, in the order of the service's documents; members of `extra` come last. Unset
   * fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar.
   */
  parameters(input: { value: ServiceParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): ServiceParameters;
  /**
   * Validates the parameters before they are sent. `today` and `context` have no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
   */
  validate(input: { value: ServiceParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
  /**
   * Reads a service of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ServiceV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ServiceV1Decoded>[];
  /**
   * Writes a service of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ServiceV1Input }): string;
};

export declare const customer: {
  /**
   * Converts a customer to request parameters, in the order of the service's documents; members of `extra` come last. Unset
   * fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar.
   */
  parameters(input: { value: CustomerParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): CustomerParameters;
  /**
   * Validates the parameters before they are sent. `today` is used for the date of birth and the card's expiry. `context` is
   * used to check whether a card fits the payment method.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
   */
  validate(input: { value: CustomerParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
  /**
   * Reads a customer of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): CustomerV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<CustomerV1Decoded>[];
  /**
   * Writes a customer of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: CustomerV1Input }): string;
};

export declare const listing: {
  /**
   * Reads a listing of version 1 from a JSON document. Every problem is listed with its path, and what could be read is in the value.
   * @throws {LastroError} `invalid` if the text is not JSON or not an object, or a key is given twice.
   */
  decode(input: { json: string | object }): ListingV1Decoded;
  /**
   * `decode` of each line of NDJSON, in one call. A line that cannot be read has only issues, and the others are
   * read. Blank lines are counted and left out.
   * @throws {LastroError} Only for a wrong argument, never for a line.
   */
  decodeLines(lines: string | Uint8Array): readonly LineOf<ListingV1Decoded>[];
  /**
   * Writes a listing of version 1 as the service does: numbers and amounts as texts, unset fields left out, nothing else lost.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  encode(input: { value: ListingV1Input }): string;
};

export declare const cancellation: {
  /**
   * Converts the record to the parameters of "cancel invoice", in the order of the service's documents; members of
   * `extra` come last. Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar.
   */
  parameters(input: { value: CancellationParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): CancellationParameters;
  /**
   * Validates the parameters before they are sent. `today` and `context` have no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
   */
  validate(input: { value: CancellationParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const receipt: {
  /**
   * Converts the record to the parameters of "confirm receipt", in the order of the service's documents; members of `extra`
   * come last. Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar.
   */
  parameters(input: { value: ReceiptParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): ReceiptParameters;
  /**
   * Validates the parameters before they are sent. `today` and `context` have no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
   */
  validate(input: { value: ReceiptParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const boletoUpdate: {
  /**
   * Converts the record to the parameters of "update boleto", in the order of the service's documents; members of `extra`
   * come last. Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` with the name of a documented parameter; `invalid_type` at a member of `extra` that is not a scalar.
   */
  parameters(input: { value: BoletoUpdateParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from `parameters` (names and values) or from `form` (an encoded form).
   * @throws {LastroError} `required` at `parameters` if neither is given; `contradiction` if both are; `duplicate_key` at a name that occurs twice; the issue of a value that is invalid for its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): BoletoUpdateParameters;
  /**
   * Validates the parameters before they are sent. `today` and `context` have no effect here.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; an error of kind `invalid` if the value is not an object. All other problems are returned as issues.
   */
  validate(input: { value: BoletoUpdateParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const form: {
  /**
   * Encodes names and values as a form, in the given order. The form is UTF-8; spaces become `+`.
   * @throws {LastroError} Only for a wrong argument.
   */
  encode(input: { parameters: readonly (readonly [string, string])[] }): string;
  /**
   * Decodes a form to its names and values, in order.
   * @throws {LastroError} `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
   */
  decode(input: { form: string }): [name: string, value: string][];
};

export declare const request: {
  /**
   * Builds the request of an operation. `parameters` is the result of an operation such as `v1.sale.parameters`, and is
   * sent as a form. `service_version` is sent only if it is given; otherwise the service uses the account's default
   * version, which was fixed by its first request.
   * @throws {LastroError} Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to 100.
   */
  build(input: { operation: OperationV1; base_url: string; api_key: string; id?: IntegerInput | null; listing?: ListingQueryV1Input | null; parameters?: readonly (readonly [string, string])[] | null; service_version?: LocalDateInput | null }): ApiRequest;
};

export declare const response: {
  /**
   * Decodes a response as a value or an error, depending on its status. If the API key is given, its beginning is masked in
   * the error's message. A value that is invalid for its field is kept unchanged, and is listed in `issues` with its path in
   * `value`; the rest of the response is decoded normally.
   * @throws {LastroError} `unexpected_response` if the body of a success does not have the structure that the operation returns. The paths of its issues begin with `body`.
   */
  decode(input: { operation: OperationV1; status: IntegerInput; body?: string | Uint8Array; body_base64?: string; api_key?: string | null }): ApiAnswerV1;
};

export declare const retry: {
  /**
   * Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt may already have
   * been carried out, so the action is `reconcile`: first look up whether it was. Other changes get `reconcile` when an
   * earlier attempt may have carried them out, and they are rejected or cannot be sent again.
   * @throws {LastroError} `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
   */
  next(input: { operation: OperationV1; attempt: IntegerInput; now: IntegerInput; seed: IntegerInput; elapsed_ms: IntegerInput; status?: IntegerInput | null; retry_after?: string | number | boolean | null }): RetryPlan;
};

export declare const pages: {
  /**
   * Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the service's default order is not
   * stable.
   * @throws {LastroError} `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
   */
  start(input: { operation: OperationV1; listing?: ListingQueryV1Input | null }): PageStepV1;
  /**
   * Continues with the response to the last request: the listing itself, or the result of `v1.response.decode`. The
   * pagination ends at a page without a new record, or with fewer records than the page size that the response states.
   * `end` states whether every record has certainly been returned.
   * @throws {LastroError} `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error below `state` if the caller has modified the state.
   */
  next(input: { state: string | object; response: string | object }): PageStepV1;
};

export declare const convert: {
  /**
   * Converts a sale of version 1 to version 2. `servicos` becomes `itens`, `parcelas_venda` becomes `parcelas`, and `nfse`
   * becomes `nfse_dados`. The nested objects of customer, payment method and services are replaced by their keys and names.
   * Every value that is lost or changed is in the report.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  saleToV2(input: { value: SaleV1Input }): SaleConverted;
  /**
   * Converts a customer of version 1 to version 2. The nested object of the city is replaced by its key and name.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  customerToV2(input: { value: CustomerV1Input }): CustomerConverted;
  /**
   * Converts a service of version 1 to version 2. The nested objects of list item and activity are replaced by their keys
   * and names.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  serviceToV2(input: { value: ServiceV1Input }): ServiceConverted;
  /**
   * Converts a payment method of version 1 to version 2. Only key, name and kind are kept.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  paymentMethodToV2(input: { value: PaymentMethodV1Input }): PaymentMethodConverted;
  /**
   * Converts a sale of version 2 to the version 1 parameters of an insert. Version 1 identifies customer, service and
   * payment method by their names, so the sale must contain these names.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  saleParametersFromV2(input: { value: SaleInput }): SaleParametersConverted;
  /**
   * Converts a customer of version 2 to version 1 parameters. Version 1 has one card per customer: the first card is kept.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  customerParametersFromV2(input: { value: CustomerInput }): CustomerParametersConverted;
  /**
   * Converts a service of version 2 to version 1 parameters.
   * @throws {LastroError} An error of kind `invalid` if the value is not an object. A value that is invalid for its field is listed in the report.
   */
  serviceParametersFromV2(input: { value: ServiceInput }): ServiceParametersConverted;
};
