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
/**
 * Why an exchange failed.
 * - `refused`: The service responded with an error, see `api_error`.
 * - `unreachable`: No attempt got a usable response.
 * - `unexpected_response`: The response to a read does not have the structure that the operation returns; `issues` lists the differences.
 * - `cancelled`: The caller cancelled it.
 * - `key_refused`: Nothing was sent, because the service has already rejected the API key.
 */
export type ExchangeFailureKind = "refused" | "unreachable" | "unexpected_response" | "cancelled" | "key_refused";
/**
 * Whether a change was carried out.
 * - `no`: It was not carried out, and will not be.
 * - `unknown`: It may have been carried out. If the exchange is resumable, resume it later to look the change up again; otherwise
 *  check the records at the service.
 */
export type CarriedOut = "no" | "unknown";
/**
 * What happened since the last step of an exchange.
 * - `response`: A complete response arrived: pass its status, its body and its `Retry-After`.
 * - `not_sent`: There was no connection, so nothing was sent.
 * - `lost`: The connection broke after the request was sent, before the response was complete.
 * - `timed_out`: No complete response arrived within `timeout_ms`.
 * - `waited`: The `wait_ms` of the step have passed.
 * - `more`: The caller requests the next page of a listing.
 * - `cancelled`: The caller cancels the exchange.
 */
export type ExchangeEventKind = "response" | "not_sent" | "lost" | "timed_out" | "waited" | "more" | "cancelled";
/** Address, API key and limits for exchanges with one account. */
export interface ExchangeSettings {
  /** The account's address. It must use https; http is accepted for this machine, and for every host if `allow_http` is set. */
  base_url: string;
  /** The account's API key. */
  api_key: string;
  /** The current date, for the validation rules that need it. If unset, these rules are skipped. */
  today: LocalDate | null;
  /** Timeout of one request in milliseconds; default 30,000. */
  timeout_ms: number | null;
  /** Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the limit applies to each page. */
  deadline_ms: number | null;
  /**
   * For how many milliseconds after a response was lost the service may still carry out the request. If a look-up does not
   * find the change after this time, the change counts as not carried out. If unset, a change that is not found stays
   * unknown, because the service's documents state no limit.
   */
  settled_after_ms: number | null;
  /**
   * Whether to read the newest record's key before an insert, and the installment before a receipt; default true. This data
   * is needed to find the change if its response is lost. If false, the outcome of such an insert or receipt is always
   * unknown.
   */
  look_before: boolean | null;
  /** Maximum number of requests per second of all exchanges that share a `gate`; default unlimited. */
  per_second: number | null;
  /**
   * Whether http is allowed for every host; default false. With http the API key is sent unencrypted, so use it only for a
   * test server in a private network.
   */
  allow_http: boolean | null;
}
/** Address, API key and limits for exchanges with one account. */
export interface ExchangeSettingsInput {
  /** The account's address. It must use https; http is accepted for this machine, and for every host if `allow_http` is set. */
  base_url: string;
  /** The account's API key. */
  api_key: string;
  /** The current date, for the validation rules that need it. If unset, these rules are skipped. */
  today?: LocalDateInput | null;
  /** Timeout of one request in milliseconds; default 30,000. */
  timeout_ms?: IntegerInput | null;
  /** Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the limit applies to each page. */
  deadline_ms?: IntegerInput | null;
  /**
   * For how many milliseconds after a response was lost the service may still carry out the request. If a look-up does not
   * find the change after this time, the change counts as not carried out. If unset, a change that is not found stays
   * unknown, because the service's documents state no limit.
   */
  settled_after_ms?: IntegerInput | null;
  /**
   * Whether to read the newest record's key before an insert, and the installment before a receipt; default true. This data
   * is needed to find the change if its response is lost. If false, the outcome of such an insert or receipt is always
   * unknown.
   */
  look_before?: boolean | null;
  /** Maximum number of requests per second of all exchanges that share a `gate`; default unlimited. */
  per_second?: IntegerInput | null;
  /**
   * Whether http is allowed for every host; default false. With http the API key is sent unencrypted, so use it only for a
   * test server in a private network.
   */
  allow_http?: boolean | null;
}
/** Why an exchange failed, and whether its change may have been carried out. */
export interface ExchangeFailure {
  /** The kind of failure. */
  kind: ExchangeFailureKind;
  /** Whether the change was carried out; `no` for an operation that only reads. */
  carried_out: CarriedOut;
  /** Whether the exchange can be resumed to look up the outcome of its change again. */
  resumable: boolean;
  /** The service's error, if it responded with one. */
  api_error: ApiFailure | null;
  /** How a response differs from the structure that the operation returns; paths begin with `body`. */
  issues: readonly Issue[];
}
/** Why an exchange failed, and whether its change may have been carried out. */
export interface ExchangeFailureInput {
  /** The kind of failure. */
  kind: ExchangeFailureKind;
  /** Whether the change was carried out; `no` for an operation that only reads. */
  carried_out: CarriedOut;
  /** Whether the exchange can be resumed to look up the outcome of its change again. */
  resumable: boolean;
  /** The service's error, if it responded with one. */
  api_error?: ApiFailureInput | null;
  /** How a response differs from the structure that the operation returns; paths begin with `body`. */
  issues: readonly IssueInput[];
}
/** What your program must do next in an exchange. */
export interface ExchangeStep {
  /** The state to pass to the next step: plain data that contains neither the key nor the record. */
  state: string;
  /**
   * The rate limit, and whether the API key was rejected: shared by all exchanges with this key. Pass the latest value to
   * the next step of any of them.
   */
  gate: string;
  /** Send this request, without following redirects, and report the outcome as an event. */
  request: ApiRequest | null;
  /** Timeout of the request in milliseconds. */
  timeout_ms: number | null;
  /** Wait this many milliseconds, then send the event `waited`. */
  wait_ms: number | null;
  /** Set if the exchange has failed. */
  failure: ExchangeFailure | null;
  /** The records of a page. Send the event `more` for the next page, unless `end` is set. */
  items: readonly string[] | null;
  /** Set after the last page of a listing: whether the listing returned every record. */
  end: PageEnd | null;
  /** Whether the service's count of records changed between pages. */
  count_changed: boolean | null;
  /**
   * The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
   * found no record to return.
   */
  value: string | null;
  /** Issues of values that are invalid for their field, each with its path in `value`. */
  issues: readonly Issue[];
}
/** What your program must do next in an exchange. */
export interface ExchangeStepInput {
  /** The state to pass to the next step: plain data that contains neither the key nor the record. */
  state: string | object;
  /**
   * The rate limit, and whether the API key was rejected: shared by all exchanges with this key. Pass the latest value to
   * the next step of any of them.
   */
  gate: string | object;
  /** Send this request, without following redirects, and report the outcome as an event. */
  request?: ApiRequestInput | null;
  /** Timeout of the request in milliseconds. */
  timeout_ms?: IntegerInput | null;
  /** Wait this many milliseconds, then send the event `waited`. */
  wait_ms?: IntegerInput | null;
  /** Set if the exchange has failed. */
  failure?: ExchangeFailureInput | null;
  /** The records of a page. Send the event `more` for the next page, unless `end` is set. */
  items?: readonly (string | object)[] | null;
  /** Set after the last page of a listing: whether the listing returned every record. */
  end?: PageEnd | null;
  /** Whether the service's count of records changed between pages. */
  count_changed?: boolean | null;
  /**
   * The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
   * found no record to return.
   */
  value?: string | object | null;
  /** Issues of values that are invalid for their field, each with its path in `value`. */
  issues: readonly IssueInput[];
}
/** An event that your program reports to an exchange. */
export interface ExchangeEvent {
  /** What happened. */
  kind: ExchangeEventKind;
  /** Current time in milliseconds since 1970. A time before that of the previous step is replaced by the previous time. */
  now_ms: number;
  /** Seed for the random wait before a retry: a different number for each step. */
  seed: number;
  /** The HTTP status of a response. */
  status: number | null;
  /** The `Retry-After` of a response. */
  retry_after: string | null;
}
/** An event that your program reports to an exchange. */
export interface ExchangeEventInput {
  /** What happened. */
  kind: ExchangeEventKind;
  /** Current time in milliseconds since 1970. A time before that of the previous step is replaced by the previous time. */
  now_ms: IntegerInput;
  /** Seed for the random wait before a retry: a different number for each step. */
  seed: IntegerInput;
  /** The HTTP status of a response. */
  status?: IntegerInput | null;
  /** The `Retry-After` of a response. */
  retry_after?: string | null;
}

export declare const exchange: {
  /**
   * Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
   * happened as an event to `exchange.next`. A record that the validation rules reject is not sent. A change is not sent
   * twice unless that is safe: if its response is lost, the change is looked up.
   * @throws {LastroError} Every problem at once: the errors of the record, below `record` and `original`; `required` and `unknown_argument` at `record` and `original`; the errors of `request.build`, with those of address and API key below `settings`.
   */
  start(input: { operation: ApiOperation; settings: ExchangeSettingsInput; now_ms: IntegerInput; gate?: string | object | null; id?: IntegerInput | null; cpf?: string | null; query?: string | Query | QueryInput | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
  /**
   * Returns the step that follows an event. Pass the same `record` and `original` as to `exchange.start`: the state
   * does not contain them.
   * @throws {LastroError} `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at `event.status`; `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
   */
  next(input: { state: string | object; settings: ExchangeSettingsInput; event: ExchangeEventInput; body?: string | Uint8Array; body_base64?: string; gate?: string | object | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
  /**
   * Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
   * whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `record` and
   * `original` as to `exchange.start`.
   * @throws {LastroError} `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended; `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
   */
  resume(input: { operation: ApiOperation; state: string | object; settings: ExchangeSettingsInput; now_ms: IntegerInput; seed: IntegerInput; gate?: string | object | null; record?: string | object | null; original?: string | object | null }): ExchangeStep;
};
