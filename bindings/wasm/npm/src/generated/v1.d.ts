// Made from the core's tables by `cargo xtask generate`: change them, not this file.

// Every function here throws a `LastroError` for a wrong argument, whatever its own `@throws` says: one that is missing
// (`required`), unknown (`unknown_argument`), or not a valid value (`invalid_type`, `invalid_money`, `invalid_date`
// and the like). In the `slim` entries, also before the end of `init` (`not_ready`).

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

/** The placeholder that version 1 sends for a nested record, kept unchanged. */
export type Placeholder = string | number | boolean | readonly JsonValue[];
/** Months between two occurrences, in parameters. There is no code for a schedule that does not repeat. */
export type FrequencyV1 = 1 | 2 | 3 | 6 | 12 | (number & {});
/** Months between two occurrences, in parameters. There is no code for a schedule that does not repeat. */
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
/** State of an installment, or of a sale's installments taken together. */
export type InstallmentStatusV1 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | (number & {});
/** State of an installment, or of a sale's installments taken together. */
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
  /** Rejected by the card's issuer. */
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
  /** To be issued. */
  readonly PENDING: 3;
  /** The city hall rejected it. */
  readonly ISSUE_ERROR: 4;
  /** Issued once the sale is paid. */
  readonly AWAITING_RECEIPT: 5;
  /** Not to be issued. */
  readonly NOT_ISSUED: 6;
  /** In remittance. */
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
/** The customer that a sale creates; its CNPJ and CPF are parameters of the sale itself. */
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
/** The customer that a sale creates; its CNPJ and CPF are parameters of the sale itself. */
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
 * The parameters of a sale's insert or update. Parameters that the documents do not name, such as the e-mail address,
 * are in `extra`.
 */
export interface SaleParameters {
  /** Date of the sale; needed without a schedule. */
  data?: LocalDate;
  /** Next occurrence of the schedule; needed without `data`. */
  agendamento_data?: LocalDate;
  /** Whether the schedule repeats. */
  agendamento_repetir?: Flag;
  /** Months between two occurrences: 1, 2, 3, 6 or 12. */
  agendamento_frequencia?: FrequencyV1;
  /** Code or name of the customer; required. */
  cliente?: string;
  /** CNPJ of the customer. */
  cliente_cnpj?: string;
  /** CPF of the customer. */
  cliente_cpf?: string;
  /** Fields to create the customer with, sent as `cliente_...`. */
  cliente_campos?: NewCustomer;
  /** Name of the service; required. */
  servico?: string;
  /** Description; required when an invoice is issued. */
  discriminacao?: string;
  /** Value of the sale; required. */
  valor_venda?: Money;
  /** When the invoice is issued; required. */
  emissao_nfse?: BillingMethod;
  /** Name of the payment method; required. If no payment method has this name, the service creates one. */
  meio_pagamento?: string;
  /** Installments, for boletos only, sent as `valor_1`, `data_vencimento_1`, `demonstrativo_1`. */
  parcelas?: readonly InstallmentParameters[];
  /** IBGE code of the municipality of issue. */
  nfse_municipio_emissao?: number;
  /** Item of the service list, digits only: 1.02 is 102. */
  nfse_item_servico?: string;
  /** Municipal tax code, digits only: 6204-0/00 is 6204000. */
  nfse_codigo_tributacao_municipio?: string;
  /** Municipal registration of the company. */
  nfse_inscricao_municipal?: string;
  /** Whether the company is in the Simples Nacional. */
  nfse_optante_simples_nacional?: YesNo;
  /** Whether the company sponsors culture. */
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
 * The parameters of a sale's insert or update. Parameters that the documents do not name, such as the e-mail address,
 * are in `extra`.
 */
export interface SaleParametersInput {
  /** Date of the sale; needed without a schedule. */
  data?: LocalDateInput | null;
  /** Next occurrence of the schedule; needed without `data`. */
  agendamento_data?: LocalDateInput | null;
  /** Whether the schedule repeats. */
  agendamento_repetir?: CodeInput<Flag> | null;
  /** Months between two occurrences: 1, 2, 3, 6 or 12. */
  agendamento_frequencia?: CodeInput<FrequencyV1> | null;
  /** Code or name of the customer; required. */
  cliente?: string | null;
  /** CNPJ of the customer. */
  cliente_cnpj?: string | null;
  /** CPF of the customer. */
  cliente_cpf?: string | null;
  /** Fields to create the customer with, sent as `cliente_...`. */
  cliente_campos?: NewCustomerInput | null;
  /** Name of the service; required. */
  servico?: string | null;
  /** Description; required when an invoice is issued. */
  discriminacao?: string | null;
  /** Value of the sale; required. */
  valor_venda?: MoneyInput | null;
  /** When the invoice is issued; required. */
  emissao_nfse?: CodeInput<BillingMethod> | null;
  /** Name of the payment method; required. If no payment method has this name, the service creates one. */
  meio_pagamento?: string | null;
  /** Installments, for boletos only, sent as `valor_1`, `data_vencimento_1`, `demonstrativo_1`. */
  parcelas?: readonly InstallmentParametersInput[] | null;
  /** IBGE code of the municipality of issue. */
  nfse_municipio_emissao?: IntegerInput | null;
  /** Item of the service list, digits only: 1.02 is 102. */
  nfse_item_servico?: string | null;
  /** Municipal tax code, digits only: 6204-0/00 is 6204000. */
  nfse_codigo_tributacao_municipio?: string | null;
  /** Municipal registration of the company. */
  nfse_inscricao_municipal?: string | null;
  /** Whether the company is in the Simples Nacional. */
  nfse_optante_simples_nacional?: CodeInput<YesNo> | null;
  /** Whether the company sponsors culture. */
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
/** Facts that the rules need and parameters do not contain. An unset field is unknown. */
export interface ContextV1 {
  /** Whether an invoice for this service was issued before. */
  service_issued_before: boolean | null;
  /** Whether an invoice was issued at this city hall before. */
  city_issued_before: boolean | null;
  /** The kind of the payment method. */
  payment_type: PaymentKind | null;
  /** Whether the customer is resident or established abroad. */
  customer_abroad: boolean | null;
}
/** Facts that the rules need and parameters do not contain. An unset field is unknown. */
export interface ContextV1Input {
  /** Whether an invoice for this service was issued before. */
  service_issued_before?: boolean | null;
  /** Whether an invoice was issued at this city hall before. */
  city_issued_before?: boolean | null;
  /** The kind of the payment method. */
  payment_type?: CodeInput<PaymentKind> | null;
  /** Whether the customer is resident or established abroad. */
  customer_abroad?: boolean | null;
}
/** An entry of a list, by key and name. */
export interface EntryV1 {
  /** Key. */
  id?: number;
  /** Name. */
  nome?: string;
}
/** An entry of a list, by key and name. */
export interface EntryV1Input {
  /** Key. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
}
/** A service. On its own it has `servico` and `atividade`; inside a sale it has their keys. */
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
/** A service. On its own it has `servico` and `atividade`; inside a sale it has their keys. */
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
  /** Whether it recurs. */
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
  /** Whether it recurs. */
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
  /** Sequence in the sale, from 1. */
  parcela?: number;
  /** Number given by the service. */
  numero?: string;
  /** Due date. */
  data_vencimento?: LocalDate;
  /** Estimated credit date. */
  data_credito?: LocalDate;
  /** Due date before updates. */
  data_vencimento_original?: LocalDate;
  /** Amount charged. */
  valor?: Money;
  /** Amount before updates. */
  valor_original?: Money;
  /** Amount received. */
  valor_recebido?: Money;
  /** Fees of the payment method. */
  valor_tarifas?: Money;
  /** Its state. */
  status?: InstallmentStatusV1;
  /** When it was received. */
  data_recebimento?: LocalDate;
  /** URL of the boleto's PDF. */
  pdf_url?: string;
  /** Digitable line of the boleto. */
  linha_digitavel?: string;
}
/** One installment of a sale (`parcelas_venda`). */
export interface InstallmentV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Key of the sale. */
  id_venda?: IntegerInput | null;
  /** Sequence in the sale, from 1. */
  parcela?: IntegerInput | null;
  /** Number given by the service. */
  numero?: string | null;
  /** Due date. */
  data_vencimento?: LocalDateInput | null;
  /** Estimated credit date. */
  data_credito?: LocalDateInput | null;
  /** Due date before updates. */
  data_vencimento_original?: LocalDateInput | null;
  /** Amount charged. */
  valor?: MoneyInput | null;
  /** Amount before updates. */
  valor_original?: MoneyInput | null;
  /** Amount received. */
  valor_recebido?: MoneyInput | null;
  /** Fees of the payment method. */
  valor_tarifas?: MoneyInput | null;
  /** Its state. */
  status?: CodeInput<InstallmentStatusV1> | null;
  /** When it was received. */
  data_recebimento?: LocalDateInput | null;
  /** URL of the boleto's PDF. */
  pdf_url?: string | null;
  /** Digitable line of the boleto. */
  linha_digitavel?: string | null;
}
/** A payment method. The documents do not explain its further fields: they are strings, kept unchanged. */
export interface PaymentMethodV1 {
  /** Identifier. */
  id?: number;
  /** Name. */
  nome?: string;
  /** What it is. */
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
/** A payment method. The documents do not explain its further fields: they are strings, kept unchanged. */
export interface PaymentMethodV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** What it is. */
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
  /** Number. */
  numero?: string;
  /** Verification code. */
  codigo_verificacao?: string;
  /** Date and time of issue, as the service sent it. */
  data_emissao?: string;
  /** When it was cancelled, as the service sent it. */
  cancelamento_data?: string;
  /** Why it was cancelled. */
  cancelamento_codigo?: CancellationReason;
  /** Its state. */
  status?: InvoiceStatusV1;
  /** Key of the company that renders the service. */
  id_prestador?: number;
  /** Key of the customer that the service is rendered to. */
  id_tomador?: number;
  /** Where and whether the ISS is due. */
  natureza_operacao?: OperationNature;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: number;
  /** IBGE code of the municipality of issue. */
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
  /** Discount under a condition. */
  desconto_condicionado?: Money;
  /** Discount without a condition. */
  desconto_incondicionado?: Money;
  /** Total of other deductions. */
  valor_deducoes?: Money;
  /** Net value. */
  valor_liquido_nfse?: Money;
  /** Tax base of the ISS. */
  base_calculo?: Money;
  /** ISS. */
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
  /** Number. */
  numero?: string | null;
  /** Verification code. */
  codigo_verificacao?: string | null;
  /** Date and time of issue, as the service sent it. */
  data_emissao?: string | null;
  /** When it was cancelled, as the service sent it. */
  cancelamento_data?: string | null;
  /** Why it was cancelled. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** Its state. */
  status?: CodeInput<InvoiceStatusV1> | null;
  /** Key of the company that renders the service. */
  id_prestador?: IntegerInput | null;
  /** Key of the customer that the service is rendered to. */
  id_tomador?: IntegerInput | null;
  /** Where and whether the ISS is due. */
  natureza_operacao?: CodeInput<OperationNature> | null;
  /** IBGE code of the municipality where the service is rendered. */
  id_municipio?: IntegerInput | null;
  /** IBGE code of the municipality of issue. */
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
  /** Discount under a condition. */
  desconto_condicionado?: MoneyInput | null;
  /** Discount without a condition. */
  desconto_incondicionado?: MoneyInput | null;
  /** Total of other deductions. */
  valor_deducoes?: MoneyInput | null;
  /** Net value. */
  valor_liquido_nfse?: MoneyInput | null;
  /** Tax base of the ISS. */
  base_calculo?: MoneyInput | null;
  /** ISS. */
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
  /** Federative unit, as the service sent it. */
  uf?: string;
}
/** A city. */
export interface CityV1Input {
  /** IBGE code. */
  id?: IntegerInput | null;
  /** Name. */
  nome?: string | null;
  /** Federative unit, as the service sent it. */
  uf?: string | null;
}
/** A customer. On its own it has `cidade`; inside a sale it has the city's key. */
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
/** A customer. On its own it has `cidade`; inside a sale it has the city's key. */
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
/** A sale, complete or abbreviated. A placeholder of a nested record is kept in `extra`. */
export interface SaleV1 {
  /** Identifier. */
  id?: number;
  /** Whether it is scheduled or recurring. */
  agendamento?: Flag;
  /** Next occurrence. */
  agendamento_data?: LocalDate;
  /** Months between two occurrences. */
  agendamento_frequencia?: Frequency;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: Flag;
  /** Whether it repeats. */
  agendamento_repetir?: Flag;
  /** Last occurrence. */
  agendamento_data_fim?: LocalDate;
  /** Number of occurrences. */
  agendamento_numero?: number;
  /** When it was generated. */
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
  /** State of the installments taken together. */
  parcela_status?: InstallmentStatusV1;
  /** Days overdue. */
  vencido_dias?: number;
  /** State of the invoice. */
  nfse_status?: InvoiceStatusV1;
  /** Key of the main service. */
  id_servico?: number;
  /** Extra data, a JSON string kept unchanged. */
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
  /** URLs of the boletos; in the complete form only. */
  boletos?: readonly string[];
}
/** A sale, complete or abbreviated. A placeholder of a nested record is kept in `extra`. */
export interface SaleV1Input {
  /** Identifier. */
  id?: IntegerInput | null;
  /** Whether it is scheduled or recurring. */
  agendamento?: CodeInput<Flag> | null;
  /** Next occurrence. */
  agendamento_data?: LocalDateInput | null;
  /** Months between two occurrences. */
  agendamento_frequencia?: CodeInput<Frequency> | null;
  /** Whether sales are generated automatically. */
  agendamento_automatico?: CodeInput<Flag> | null;
  /** Whether it repeats. */
  agendamento_repetir?: CodeInput<Flag> | null;
  /** Last occurrence. */
  agendamento_data_fim?: LocalDateInput | null;
  /** Number of occurrences. */
  agendamento_numero?: IntegerInput | null;
  /** When it was generated. */
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
  /** State of the installments taken together. */
  parcela_status?: CodeInput<InstallmentStatusV1> | null;
  /** Days overdue. */
  vencido_dias?: IntegerInput | null;
  /** State of the invoice. */
  nfse_status?: CodeInput<InvoiceStatusV1> | null;
  /** Key of the main service. */
  id_servico?: IntegerInput | null;
  /** Extra data, a JSON string kept unchanged. */
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
  /** URLs of the boletos; in the complete form only. */
  boletos?: readonly string[] | null;
}
/** A sale of version 1 as it was read, and the values that did not fit. */
export interface SaleV1Decoded {
  /** The record. */
  value: SaleV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A sale of version 1 as it was read, and the values that did not fit. */
export interface SaleV1DecodedInput {
  /** The record. */
  value: SaleV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An item of version 1 as it was read, and the values that did not fit. */
export interface ItemV1Decoded {
  /** The record. */
  value: ItemV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An item of version 1 as it was read, and the values that did not fit. */
export interface ItemV1DecodedInput {
  /** The record. */
  value: ItemV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An installment of version 1 as it was read, and the values that did not fit. */
export interface InstallmentV1Decoded {
  /** The record. */
  value: InstallmentV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An installment of version 1 as it was read, and the values that did not fit. */
export interface InstallmentV1DecodedInput {
  /** The record. */
  value: InstallmentV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** An invoice of version 1 as it was read, and the values that did not fit. */
export interface InvoiceV1Decoded {
  /** The record. */
  value: InvoiceV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** An invoice of version 1 as it was read, and the values that did not fit. */
export interface InvoiceV1DecodedInput {
  /** The record. */
  value: InvoiceV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** A payment method of version 1 as it was read, and the values that did not fit. */
export interface PaymentMethodV1Decoded {
  /** The record. */
  value: PaymentMethodV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A payment method of version 1 as it was read, and the values that did not fit. */
export interface PaymentMethodV1DecodedInput {
  /** The record. */
  value: PaymentMethodV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The parameters of a service's insert or update. */
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
/** The parameters of a service's insert or update. */
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
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A service of version 1 as it was read, and the values that did not fit. */
export interface ServiceV1DecodedInput {
  /** The record. */
  value: ServiceV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The parameters of a customer's insert or update. */
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
  /** Name of the payment method of the card. */
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
/** The parameters of a customer's insert or update. */
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
  /** Name of the payment method of the card. */
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
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A customer of version 1 as it was read, and the values that did not fit. */
export interface CustomerV1DecodedInput {
  /** The record. */
  value: CustomerV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** One page of records. */
export interface ListingV1 {
  /** Index of the first record. */
  inicio?: number;
  /** Number of records requested. */
  limite?: number;
  /** The records, each to be read by its own `decode`. */
  data?: readonly string[];
}
/** One page of records. */
export interface ListingV1Input {
  /** Index of the first record. */
  inicio?: IntegerInput | null;
  /** Number of records requested. */
  limite?: IntegerInput | null;
  /** The records, each to be read by its own `decode`. */
  data?: readonly (string | object)[] | null;
}
/** A listing of version 1 as it was read, and the values that did not fit. */
export interface ListingV1Decoded {
  /** The record. */
  value: ListingV1;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly Issue[];
}
/** A listing of version 1 as it was read, and the values that did not fit. */
export interface ListingV1DecodedInput {
  /** The record. */
  value: ListingV1Input;
  /** An issue for each value that does not fit its field, at its path. */
  issues: readonly IssueInput[];
}
/** The parameters of "cancel invoice". */
export interface CancellationParameters {
  /** Why, as a code; required. */
  cancelamento_codigo?: CancellationReason;
  /** Why, in at least 15 characters; required when the code is 4. */
  cancelamento_motivo?: string;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "cancel invoice". */
export interface CancellationParametersInput {
  /** Why, as a code; required. */
  cancelamento_codigo?: CodeInput<CancellationReason> | null;
  /** Why, in at least 15 characters; required when the code is 4. */
  cancelamento_motivo?: string | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "confirm receipt". */
export interface ReceiptParameters {
  /** Receipt date; required. */
  data_recebimento?: LocalDate;
  /** Amount received; the value of the sale when unset. */
  valor_recebido?: Money;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "confirm receipt". */
export interface ReceiptParametersInput {
  /** Receipt date; required. */
  data_recebimento?: LocalDateInput | null;
  /** Amount received; the value of the sale when unset. */
  valor_recebido?: MoneyInput | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "update boleto". The service does not compute any of them. */
export interface BoletoUpdateParameters {
  /** Sequence of the installment in the sale, from 1; required. */
  parcela?: number;
  /** New due date; required. */
  data_vencimento_novo?: LocalDate;
  /** New amount; required. */
  valor_novo?: Money;
  /** Fine, in per cent. */
  multa?: Decimal;
  /** Fine applied. */
  multa_total?: Money;
  /** Interest, in per cent per month. */
  juros_mensal?: Decimal;
  /** Interest applied. */
  juros_mensal_total?: Money;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** The parameters of "update boleto". The service does not compute any of them. */
export interface BoletoUpdateParametersInput {
  /** Sequence of the installment in the sale, from 1; required. */
  parcela?: IntegerInput | null;
  /** New due date; required. */
  data_vencimento_novo?: LocalDateInput | null;
  /** New amount; required. */
  valor_novo?: MoneyInput | null;
  /** Fine, in per cent. */
  multa?: DecimalInput | null;
  /** Fine applied. */
  multa_total?: MoneyInput | null;
  /** Interest, in per cent per month. */
  juros_mensal?: DecimalInput | null;
  /** Interest applied. */
  juros_mensal_total?: MoneyInput | null;
  /** Parameters that the documents do not name. */
  extra?: { readonly [name: string]: string | number | boolean };
}
/** Which records a listing returns, and in which order. */
export interface ListingQueryV1 {
  /** Index of the first record, from 0. */
  inicio: number | null;
  /** Records to return, 1 to 100; 10 when unset. */
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
  /** Records to return, 1 to 100; 10 when unset. */
  limite?: IntegerInput | null;
  /** Field to sort by. */
  ordenarColuna?: string | null;
  /** Direction of the sort. */
  ordenarDirecao?: DirectionV1 | null;
}
/** An error as version 1 returns it. */
export interface ApiFailureV1 {
  /** `requisicao_invalida`, `api_erro`, or another; unset if the body is not the service's error. */
  tipo: string | null;
  /** The kind of error of the status. */
  kind: ErrorKind;
  /** The service's message. Debug output never shows it; the key is masked in it if it is given. */
  message: string | null;
}
/** An error as version 1 returns it. */
export interface ApiFailureV1Input {
  /** `requisicao_invalida`, `api_erro`, or another; unset if the body is not the service's error. */
  tipo?: string | null;
  /** The kind of error of the status. */
  kind: ErrorKind;
  /** The service's message. Debug output never shows it; the key is masked in it if it is given. */
  message?: string | null;
}
/** A response: either a value or the service's error. */
export interface ApiAnswerV1 {
  /** The record, the listing, or the result of the action. */
  value: string | null;
  /** The service's error. */
  api_error: ApiFailureV1 | null;
  /** An issue for each value that does not fit its field, with its path in `value`, where the value is kept unchanged. */
  issues: readonly Issue[];
}
/** A response: either a value or the service's error. */
export interface ApiAnswerV1Input {
  /** The record, the listing, or the result of the action. */
  value?: string | object | null;
  /** The service's error. */
  api_error?: ApiFailureV1Input | null;
  /** An issue for each value that does not fit its field, with its path in `value`, where the value is kept unchanged. */
  issues: readonly IssueInput[];
}
/** The next request of a pagination. */
export interface PageRequestV1 {
  /** Which operation. */
  operation: OperationV1;
  /** What to list. */
  listing: ListingQueryV1;
}
/** The next request of a pagination. */
export interface PageRequestV1Input {
  /** Which operation. */
  operation: OperationV1;
  /** What to list. */
  listing: ListingQueryV1Input;
}
/** A step of a pagination. */
export interface PageStepV1 {
  /** Everything that the next step needs: plain data, to be passed on unchanged. */
  state: string;
  /** The next request; unset when done. */
  request: PageRequestV1 | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without those that were returned before. */
  items: readonly string[];
  /** How the pagination ended: whether it certainly returned every record. Unset while it continues. */
  end: PageEnd | null;
}
/** A step of a pagination. */
export interface PageStepV1Input {
  /** Everything that the next step needs: plain data, to be passed on unchanged. */
  state: string | object;
  /** The next request; unset when done. */
  request?: PageRequestV1Input | null;
  /** Whether the pagination has ended. */
  done: boolean;
  /** The records of the last response, without those that were returned before. */
  items: readonly (string | object)[];
  /** How the pagination ended: whether it certainly returned every record. Unset while it continues. */
  end?: PageEnd | null;
}
/** A value that was lost or changed. */
export interface ReportLine {
  /** Its path in the given record. */
  path: string;
  /** `no_equivalent`, `dropped`, `derived` or `placeholder`. */
  code: IssueCode;
}
/** A value that was lost or changed. */
export interface ReportLineInput {
  /** Its path in the given record. */
  path: string;
  /** `no_equivalent`, `dropped`, `derived` or `placeholder`. */
  code: IssueCode;
}
/** A sale of version 2. */
export interface SaleConverted {
  /** The record of the other version. */
  value: Sale;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A sale of version 2. */
export interface SaleConvertedInput {
  /** The record of the other version. */
  value: SaleInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A customer of version 2. */
export interface CustomerConverted {
  /** The record of the other version. */
  value: Customer;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A customer of version 2. */
export interface CustomerConvertedInput {
  /** The record of the other version. */
  value: CustomerInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A service of version 2. */
export interface ServiceConverted {
  /** The record of the other version. */
  value: Service;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A service of version 2. */
export interface ServiceConvertedInput {
  /** The record of the other version. */
  value: ServiceInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** A payment method of version 2. */
export interface PaymentMethodConverted {
  /** The record of the other version. */
  value: PaymentMethod;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** A payment method of version 2. */
export interface PaymentMethodConvertedInput {
  /** The record of the other version. */
  value: PaymentMethodInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** The parameters of a sale. */
export interface SaleParametersConverted {
  /** The record of the other version. */
  value: SaleParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** The parameters of a sale. */
export interface SaleParametersConvertedInput {
  /** The record of the other version. */
  value: SaleParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** The parameters of a customer. */
export interface CustomerParametersConverted {
  /** The record of the other version. */
  value: CustomerParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** The parameters of a customer. */
export interface CustomerParametersConvertedInput {
  /** The record of the other version. */
  value: CustomerParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}
/** The parameters of a service. */
export interface ServiceParametersConverted {
  /** The record of the other version. */
  value: ServiceParameters;
  /** The values that were lost or changed. */
  report: readonly ReportLine[];
}
/** The parameters of a service. */
export interface ServiceParametersConvertedInput {
  /** The record of the other version. */
  value: ServiceParametersInput;
  /** The values that were lost or changed. */
  report: readonly ReportLineInput[];
}

export declare const sale: {
  /**
   * The parameters of a sale, in the order of the API's documentation; unknown members come last. Unset
   * fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar, `out_of_range` at more than 999 installments.
   */
  parameters(input: { value: SaleParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): SaleParameters;
  /**
   * Checks the parameters of an insert or update before they are sent. `today` is used for the card's expiry and the
   * date of birth; what `context` leaves out is unknown. `original` is the sale that an update changes: once its
   * invoice is issued, only the payment method may change.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object, or if an insert has an `original`. All other problems are listed as issues.
   */
  validate(input: { value: SaleParametersInput; operation: WriteOperation; today?: LocalDateInput | null; context?: ContextV1Input | null; original?: SaleV1Input | null }): Validation;
  /**
   * Checks a changed sale: once its invoice is issued, only the payment method may change.
   * @throws {LastroError} Only for a wrong argument, never for values of the type.
   */
  validateUpdate(input: { original: SaleV1Input; edited: SaleV1Input }): Validation;
  /**
   * Checks a sale that is to be deleted: one whose invoice is issued cannot be.
   * @throws {LastroError} Only for a wrong argument, never for a value of the type.
   */
  validateDelete(input: { sale: SaleV1Input }): Validation;
  /**
   * The value of `dados_extra`, which is a JSON string; null if it is unset.
   * @throws {LastroError} `malformed` if it is not JSON.
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
   * The parameters of a service, in the order of the API's documentation; unknown members come last.
   * Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
   */
  parameters(input: { value: ServiceParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): ServiceParameters;
  /**
   * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems are listed as issues.
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
   * The parameters of a customer, in the order of the API's documentation; unknown members come last.
   * Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
   */
  parameters(input: { value: CustomerParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): CustomerParameters;
  /**
   * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems are listed as issues.
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
   * The parameters of "cancel invoice", in the order of the API's documentation; unknown members come last.
   * Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
   */
  parameters(input: { value: CancellationParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): CancellationParameters;
  /**
   * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: CancellationParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const receipt: {
  /**
   * The parameters of "confirm receipt", in the order of the API's documentation; unknown members come last.
   * Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
   */
  parameters(input: { value: ReceiptParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): ReceiptParameters;
  /**
   * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: ReceiptParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const boletoUpdate: {
  /**
   * The parameters of "update boleto", in the order of the API's documentation; unknown members come last.
   * Unset fields are not sent; an empty string clears a field.
   * @throws {LastroError} `reserved_name` at a member of `extra` whose name the document uses, `invalid_type` at one that is not a scalar.
   */
  parameters(input: { value: BoletoUpdateParametersInput }): [name: string, value: string][];
  /**
   * The inverse of `parameters`: reads the record from names and values, or from an encoded form.
   * @throws {LastroError} `required` at `parameters` if neither is given, `contradiction` if both are; `duplicate_key` at a repeated name; a value that does not fit its field, at its path.
   */
  parseParameters(input?: { parameters?: readonly (readonly [string, string])[] | null; form?: string | null }): BoletoUpdateParameters;
  /**
   * Checks the parameters before they are sent. `today` and `context` are for the rules that need them.
   * @throws {LastroError} `invalid_code` at an unknown `context.payment_type`; `invalid` if the value is not an object. All other problems are listed as issues.
   */
  validate(input: { value: BoletoUpdateParametersInput; today?: LocalDateInput | null; context?: ContextV1Input | null }): Validation;
};

export declare const form: {
  /**
   * Encodes a form as UTF-8, with spaces as `+`, in the given order.
   * @throws {LastroError} Only for a wrong argument.
   */
  encode(input: { parameters: readonly (readonly [string, string])[] }): string;
  /**
   * Decodes the names and values of a form, in order.
   * @throws {LastroError} `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
   */
  decode(input: { form: string }): [name: string, value: string][];
};

export declare const request: {
  /**
   * Makes the request of an operation: `parameters` is the result of its area's `parameters`, and is sent as a form.
   * `service_version` is sent only where it is given: an account's own was fixed at its first request.
   * @throws {LastroError} Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to 100.
   */
  build(input: { operation: OperationV1; base_url: string; api_key: string; id?: IntegerInput | null; listing?: ListingQueryV1Input | null; parameters?: readonly (readonly [string, string])[] | null; service_version?: LocalDateInput | null }): ApiRequest;
};

export declare const response: {
  /**
   * Reads a response by its status: the record, the page, the confirmation, or the service's error by kind. If the key
   * is given, its beginning is masked in the error's message. A value that does not fit its field stays unchanged,
   * and is listed in `issues` with its path in `value`: it never hides the rest of the response.
   * @throws {LastroError} `unexpected_response` if a success does not have the operation's shape at all. The paths of its issues begin with `body`.
   */
  decode(input: { operation: OperationV1; status: IntegerInput; body?: string | Uint8Array; body_base64?: string; api_key?: string | null }): ApiAnswerV1;
};

export declare const retry: {
  /**
   * Decides what to do after an attempt. Reads, updates and deletes may be sent again. Inserts and receipts may have
   * been carried out, so the action is `reconcile`: look them up first. The same holds for any other change that an
   * earlier attempt may have carried out, once a later attempt is refused or no attempts are left.
   * @throws {LastroError} `out_of_range` at `attempt` below 1, `elapsed_ms` below 0 and a `status` outside 100 to 599.
   */
  next(input: { operation: OperationV1; attempt: IntegerInput; now: IntegerInput; seed: IntegerInput; elapsed_ms: IntegerInput; status?: IntegerInput | null; retry_after?: string | number | boolean | null }): RetryPlan;
};

export declare const pages: {
  /**
   * Begins a pagination. Without an order it adds `ordenarColuna=id`, since the service's own order is not stable.
   * @throws {LastroError} `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
   */
  start(input: { operation: OperationV1; listing?: ListingQueryV1Input | null }): PageStepV1;
  /**
   * Continues with the response to the last request: the listing, or the result of `v1.response.decode`. The
   * pagination ends at a page that is empty, has no new record, or is shorter than the page size that the service
   * states. `end` says whether every record is known to have been returned.
   * @throws {LastroError} `required` at `response.data`; `contradiction` at `state` for a pagination that has ended; any problem of a state that was changed.
   */
  next(input: { state: string | object; response: string | object }): PageStepV1;
};

export declare const convert: {
  /**
   * A sale of version 1 as one of version 2: `servicos` become `itens`, `parcelas_venda` `parcelas`, `nfse`
   * `nfse_dados`, the objects of customer, payment method and services their keys and names. Everything lost or
   * changed is in the report.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  saleToV2(input: { value: SaleV1Input }): SaleConverted;
  /**
   * A customer of version 1 as one of version 2: the city's object becomes its key and name.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  customerToV2(input: { value: CustomerV1Input }): CustomerConverted;
  /**
   * A service of version 1 as one of version 2: the objects of list item and activity become keys and names.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  serviceToV2(input: { value: ServiceV1Input }): ServiceConverted;
  /**
   * A payment method of version 1 as one of version 2: key, name and kind.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  paymentMethodToV2(input: { value: PaymentMethodV1Input }): PaymentMethodConverted;
  /**
   * The parameters of version 1 for a sale of version 2, which names customer, service and payment method.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  saleParametersFromV2(input: { value: SaleInput }): SaleParametersConverted;
  /**
   * The parameters of version 1 for a customer of version 2; its first card is the one that pays online.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  customerParametersFromV2(input: { value: CustomerInput }): CustomerParametersConverted;
  /**
   * The parameters of version 1 for a service of version 2.
   * @throws {LastroError} `invalid` if the value is not an object. A value that does not fit its field is a line of the report.
   */
  serviceParametersFromV2(input: { value: ServiceInput }): ServiceParametersConverted;
};
