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
/**
 * Why an exchange failed.
 * - `refused`: The service responded with an error, see `api_error`.
 * - `unreachable`: No attempt got a usable response.
 * - `unexpected_response`: The response to a read does not have the operation's shape; `issues` lists where.
 * - `cancelled`: The caller cancelled it.
 * - `key_refused`: It was not sent, because the service had rejected the key before.
 */
export type ExchangeFailureKind = "refused" | "unreachable" | "unexpected_response" | "cancelled" | "key_refused";
/**
 * Whether a change was carried out.
 * - `no`: It was not, and will not be.
 * - `unknown`: It may have been. Resume the exchange later to look it up again; if it is not resumable, check the records.
 */
export type CarriedOut = "no" | "unknown";
/**
 * What happened since the last step of an exchange.
 * - `response`: A complete response arrived: pass its status, its body and its `Retry-After`.
 * - `not_sent`: There was no connection, so nothing was sent.
 * - `lost`: The connection broke after the request was sent, before the response was complete.
 * - `timed_out`: No complete response arrived within `timeout_ms`.
 * - `waited`: The `wait_ms` of the step have passed.
 * - `more`: The next page is wanted.
 * - `cancelled`: The caller no longer wants the result.
 */
export type ExchangeEventKind = "response" | "not_sent" | "lost" | "timed_out" | "waited" | "more" | "cancelled";
/** Address, key and limits of the exchanges with an account. */
export interface ExchangeSettings {
  /** The account's address: https; http on this machine, or with `allow_http`. */
  base_url: string;
  /** The account's key. */
  api_key: string;
  /** The current day, for the rules that need it. Unset: these rules are skipped. */
  today: LocalDate | null;
  /** Timeout of one request in milliseconds; default 30,000. */
  timeout_ms: number | null;
  /** Time limit of the whole exchange in milliseconds, or of each page of a listing; default 300,000. */
  deadline_ms: number | null;
  /**
   * Milliseconds after which the service no longer carries out a request whose response was lost. A change that is not
   * found after that was not carried out. Unset: a change that is not found stays unknown, since the documents state no limit.
   */
  settled_after_ms: number | null;
  /**
   * Whether to read the newest key before an insert, and the installment before a receipt; default true. Without it, an
   * insert or a receipt whose response is lost is always unknown.
   */
  look_before: boolean | null;
  /** Requests per second, at most, of all exchanges that share a gate; default unlimited. */
  per_second: number | null;
  /**
   * Whether http is allowed for every host; default false. The key is then sent unencrypted: meant for a twin in a private
   * network.
   */
  allow_http: boolean | null;
}
/** Address, key and limits of the exchanges with an account. */
export interface ExchangeSettingsInput {
  /** The account's address: https; http on this machine, or with `allow_http`. */
  base_url: string;
  /** The account's key. */
  api_key: string;
  /** The current day, for the rules that need it. Unset: these rules are skipped. */
  today?: LocalDateInput | null;
  /** Timeout of one request in milliseconds; default 30,000. */
  timeout_ms?: IntegerInput | null;
  /** Time limit of the whole exchange in milliseconds, or of each page of a listing; default 300,000. */
  deadline_ms?: IntegerInput | null;
  /**
   * Milliseconds after which the service no longer carries out a request whose response was lost. A change that is not
   * found after that was not carried out. Unset: a change that is not found stays unknown, since the documents state no limit.
   */
  settled_after_ms?: IntegerInput | null;
  /**
   * Whether to read the newest key before an insert, and the installment before a receipt; default true. Without it, an
   * insert or a receipt whose response is lost is always unknown.
   */
  look_before?: boolean | null;
  /** Requests per second, at most, of all exchanges that share a gate; default unlimited. */
  per_second?: IntegerInput | null;
  /**
   * Whether http is allowed for every host; default false. The key is then sent unencrypted: meant for a twin in a private
   * network.
   */
  allow_http?: boolean | null;
}
/** A failure. */
export interface ExchangeFailure {
  /** Why. */
  kind: ExchangeFailureKind;
  /** Whether a change was carried out; `no` for a read. */
  carried_out: CarriedOut;
  /** Whether the exchange can be resumed, to look up a change whose outcome is unknown once more. */
  resumable: boolean;
  /** The service's error, if it responded with one. */
  api_error: ApiFailure | null;
  /** The mismatches in a response of another shape; paths begin with `body`. */
  issues: readonly Issue[];
}
/** A failure. */
export interface ExchangeFailureInput {
  /** Why. */
  kind: ExchangeFailureKind;
  /** Whether a change was carried out; `no` for a read. */
  carried_out: CarriedOut;
  /** Whether the exchange can be resumed, to look up a change whose outcome is unknown once more. */
  resumable: boolean;
  /** The service's error, if it responded with one. */
  api_error?: ApiFailureInput | null;
  /** The mismatches in a response of another shape; paths begin with `body`. */
  issues: readonly IssueInput[];
}
/** What to do next. */
export interface ExchangeStep {
  /** The state to pass to the next step: plain data that contains neither the key nor the record. */
  state: string;
  /** Rate limit and key check, shared by all exchanges with this key. Pass it to the next step of any of them. */
  gate: string;
  /** Send this request, without following redirects, and report the outcome as an event. */
  request: ApiRequest | null;
  /** Timeout of the request in milliseconds. */
  timeout_ms: number | null;
  /** Wait this many milliseconds, then send the event `waited`. */
  wait_ms: number | null;
  /** The exchange has failed. */
  failure: ExchangeFailure | null;
  /** The records of a page. Send the event `more` for the next page, unless `end` is set. */
  items: readonly string[] | null;
  /** Whether the listing returned every record. Unset while there may be more pages. */
  end: PageEnd | null;
  /** Whether the service's count of records changed between pages. */
  count_changed: boolean | null;
  /** The value of the response. Unset if the change was carried out, its response was lost, and there is no record to read. */
  value: string | null;
  /** The values that do not fit their fields, each with its path in `value`. */
  issues: readonly Issue[];
}
/** What to do next. */
export interface ExchangeStepInput {
  /** The state to pass to the next step: plain data that contains neither the key nor the record. */
  state: string | object;
  /** Rate limit and key check, shared by all exchanges with this key. Pass it to the next step of any of them. */
  gate: string | object;
  /** Send this request, without following redirects, and report the outcome as an event. */
  request?: ApiRequestInput | null;
  /** Timeout of the request in milliseconds. */
  timeout_ms?: IntegerInput | null;
  /** Wait this many milliseconds, then send the event `waited`. */
  wait_ms?: IntegerInput | null;
  /** The exchange has failed. */
  failure?: ExchangeFailureInput | null;
  /** The records of a page. Send the event `more` for the next page, unless `end` is set. */
  items?: readonly (string | object)[] | null;
  /** Whether the listing returned every record. Unset while there may be more pages. */
  end?: PageEnd | null;
  /** Whether the service's count of records changed between pages. */
  count_changed?: boolean | null;
  /** The value of the response. Unset if the change was carried out, its response was lost, and there is no record to read. */
  value?: string | object | null;
  /** The values that do not fit their fields, each with its path in `value`. */
  issues: readonly IssueInput[];
}
/** An event. */
export interface ExchangeEvent {
  /** What happened. */
  kind: ExchangeEventKind;
  /** Current time in milliseconds since 1970. An earlier time than before counts as the same time. */
  now_ms: number;
  /** Seed of the random wait: any number, a new one per step. */
  seed: number;
  /** The HTTP status of a response. */
  status: number | null;
  /** The `Retry-After` of a response. */
  retry_after: string | null;
}
/** An event. */
export interface ExchangeEventInput {
  /** What happened. */
  kind: ExchangeEventKind;
  /** Current time in milliseconds since 1970. An earlier time than before counts as the same time. */
  now_ms: IntegerInput;
  /** Seed of the random wait: any number, a new one per step. */
  seed: IntegerInput;
  /** The HTTP status of a response. */
  status?: IntegerInput | null;
  /** The `Retry-After` of a response. */
  retry_after?: string | null;
}

export declare const exchange: {
  /**
   * Begins a call. The step says what to send, how long to wait, or that the call has ended; pass the next event to
   * `exchange.next`. A record that the rules reject is not sent. A change is not sent twice unless that is safe: if
   * the response to one is lost, it is looked up.
   * @throws {LastroError} Every problem at once: the issues of the record that stop it, below `record` and `original`; `required` and `unknown_argument` at `record` and `original`; the errors of `request.build`, those of address and key below `settings`.
   */
  start(input: { operation: ApiOperation; settings: ExchangeSettingsInput; now_ms: IntegerInput; gate?: string | object | null; id?: IntegerInput | null; cpf?: string | null; query?: string | Query | QueryInput | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
  /**
   * Returns the step that follows an event. Pass the same `record` and `original` as to `exchange.start`: the state
   * does not contain them.
   * @throws {LastroError} `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at `event.status`; `required` at `record`; any problem of a state that was changed.
   */
  next(input: { state: string | object; settings: ExchangeSettingsInput; event: ExchangeEventInput; body?: string | Uint8Array; body_base64?: string; gate?: string | object | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
  /**
   * Resumes from a stored state: after the program was stopped, for the next page, or to look up an unknown change
   * again. A request that was in progress counts as lost. Pass the same `record` and `original` as to
   * `exchange.start`.
   * @throws {LastroError} `contradiction` at `operation` if the state is of another operation, at `state` if the exchange has ended; `required` at `record`; any problem of a state that was changed.
   */
  resume(input: { operation: ApiOperation; state: string | object; settings: ExchangeSettingsInput; now_ms: IntegerInput; seed: IntegerInput; gate?: string | object | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
};
