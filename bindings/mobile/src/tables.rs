// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The codes, the choices, the records and the operations.

use lastro::model::Extra;
use lastro_facade as api;
use lastro_facade::types::*;
use lastro_twin::config::*;

use crate::crossing::{self, Run};

#[uniffi::remote(Enum)]
/// Payment state of an installment, or of a sale. The state of a sale is derived from its installments.
pub enum InstallmentStatus {
    /// Nothing received yet, and not past due.
    Pending,
    /// Received in full.
    Paid,
    /// Received in part.
    PartiallyReceived,
    /// No longer charged.
    Cancelled,
    /// Nothing received, and past due.
    Overdue,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Months between two occurrences of a contract.
pub enum Frequency {
    /// A single occurrence.
    Once,
    /// Every month. The version 2 documents omit this code from their list, but use it in an example; the version 1
    /// documents list it.
    Monthly,
    /// Every two months.
    Bimonthly,
    /// Every three months.
    Quarterly,
    /// Every six months.
    Semiannual,
    /// Every twelve months.
    Annual,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// How long a contract repeats.
pub enum Repetition {
    /// Without an end.
    Always,
    /// A number of occurrences, `agendamento_numero`.
    Count,
    /// Up to a date, `agendamento_data_fim`, inclusive.
    UntilDate,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// A yes/no flag that the service writes as 1 for yes and 0 for no.
pub enum Flag {
    /// No.
    No,
    /// Yes.
    Yes,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// A yes/no flag that the service writes as 1 for yes and 2 for no.
pub enum YesNo {
    /// Yes.
    Yes,
    /// No.
    No,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Where and whether the ISS of an NFS-e is due (`natureza_operacao`).
pub enum OperationNature {
    /// Taxed in the municipality.
    TaxedInMunicipality,
    /// Taxed outside the municipality.
    TaxedOutside,
    /// Exempt.
    Exempt,
    /// Immune.
    Immune,
    /// Collection suspended by court decision.
    SuspendedByCourt,
    /// Collection suspended by administrative procedure.
    SuspendedByAdministration,
    /// Export of services.
    Export,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// When the invoice of a sale is issued.
pub enum BillingMethod {
    /// Immediately.
    IssueNow,
    /// When the payment arrives.
    AfterPayment,
    /// Never.
    DoNotIssue,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// State of the municipal service invoice (NFS-e) of a sale.
pub enum InvoiceStatus {
    /// Issued.
    Issued,
    /// Cancelled.
    Cancelled,
    /// Waiting to be issued.
    Pending,
    /// Rejected by the city hall, or failed.
    Error,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Kind of the provisional receipt (RPS) from which an NFS-e is issued.
pub enum RpsKind {
    /// Provisional service receipt.
    Normal,
    /// Invoice of goods and services together.
    Mixed,
    /// Receipt of a till (cupom).
    Coupon,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Why an invoice is cancelled.
pub enum CancellationReason {
    /// It was issued with an error.
    IssueError,
    /// Service not rendered.
    ServiceNotRendered,
    /// Issued twice.
    Duplicity,
    /// Anything else.
    Other,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// A version of the service's API.
pub enum ApiVersion {
    /// The old version.
    V1,
    /// The current version.
    V2,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Whether a service, a customer, a payment method or a plan is in use.
pub enum ActiveStatus {
    /// In use; the state of a new record.
    Active,
    /// Not in use.
    Inactive,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Kind of a payment method.
pub enum PaymentKind {
    /// Cash.
    Cash,
    /// Boleto.
    Boleto,
    /// Cheque.
    Cheque,
    /// Credit card that is charged outside the service.
    ExternalCreditCard,
    /// Debit card that is charged outside the service.
    ExternalDebitCard,
    /// Deposit.
    Deposit,
    /// Bank transfer.
    Transfer,
    /// Other collection outside the service.
    ExternalCollection,
    /// Card that the service charges online.
    OnlineCard,
    /// Pix.
    Pix,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Whether a customer is a legal entity or an individual.
pub enum PersonKind {
    /// Legal entity, which has a CNPJ.
    LegalEntity,
    /// Individual, who has a CPF.
    Individual,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Gender of a person. The service accepts this code, but returns the display text instead.
pub enum Gender {
    /// Female.
    Female,
    /// Male.
    Male,
    /// Other.
    Other,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// What is displayed as the frequency of a plan.
pub enum FrequencyDisplay {
    /// The plan's frequency.
    PlanFrequency,
    /// A custom text.
    CustomText,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// A federative unit by its IBGE code.
pub enum FederativeUnit {
    /// Rondônia.
    Ro,
    /// Acre.
    Ac,
    /// Amazonas.
    Am,
    /// Roraima.
    Rr,
    /// Pará.
    Pa,
    /// Amapá.
    Ap,
    /// Tocantins.
    To,
    /// Maranhão.
    Ma,
    /// Piauí.
    Pi,
    /// Ceará.
    Ce,
    /// Rio Grande do Norte.
    Rn,
    /// Paraíba.
    Pb,
    /// Pernambuco.
    Pe,
    /// Alagoas.
    Al,
    /// Sergipe.
    Se,
    /// Bahia.
    Ba,
    /// Minas Gerais.
    Mg,
    /// Espírito Santo.
    Es,
    /// Rio de Janeiro.
    Rj,
    /// São Paulo.
    Sp,
    /// Paraná.
    Pr,
    /// Santa Catarina.
    Sc,
    /// Rio Grande do Sul.
    Rs,
    /// Mato Grosso do Sul.
    Ms,
    /// Mato Grosso.
    Mt,
    /// Goiás.
    Go,
    /// Distrito Federal.
    Df,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Months between two occurrences, as a request parameter. There is no code for a schedule that does not repeat.
pub enum FrequencyV1 {
    /// Every month.
    Monthly,
    /// Every 2 months.
    Bimonthly,
    /// Every 3 months.
    Quarterly,
    /// Every 6 months.
    Semiannual,
    /// Every 12 months.
    Annual,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Payment state of an installment, or of a sale, derived from its installments.
pub enum InstallmentStatusV1 {
    /// Not paid yet.
    Pending,
    /// Paid.
    Paid,
    /// Paid in part.
    PartiallyReceived,
    /// Cancelled.
    Cancelled,
    /// Past its due date.
    Overdue,
    /// Suspended.
    Suspended,
    /// The card's issuer rejected the payment.
    NotAuthorized,
    /// Expired.
    Expired,
    /// Collected outside the service.
    ExternalCollection,
    /// The charge failed.
    Error,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// State of an invoice.
pub enum InvoiceStatusV1 {
    /// Issued.
    Issued,
    /// Cancelled.
    Cancelled,
    /// Waiting to be issued.
    Pending,
    /// The city hall rejected it.
    IssueError,
    /// Will be issued once the sale is paid.
    AwaitingReceipt,
    /// Will not be issued.
    NotIssued,
    /// In remittance to the city hall.
    Remittance,
    /// Being issued.
    Issuing,
    /// Being cancelled.
    Cancelling,
    /// A number that this version does not know, kept unchanged.
    Unknown(i64),
}

#[uniffi::remote(Enum)]
/// Which installments receive the cents that remain after an amount is split equally.
pub enum SplitPolicy {
    /// One cent each for the first installments.
    Spread,
    /// All remaining cents for the first installment.
    First,
    /// All remaining cents for the last installment.
    Last,
}

#[uniffi::remote(Enum)]
/// How a fraction of a cent is rounded. Each formula is rounded only once, at its end.
pub enum Rounding {
    /// To the nearest cent, halves away from zero.
    HalfUp,
    /// Towards zero: the fraction is dropped.
    Down,
}

#[uniffi::remote(Enum)]
/// The kind of slip of a linha digitável.
pub enum SlipKind {
    /// A bank's boleto: 47 digits.
    Boleto,
    /// A utility or tax slip: 48 digits, the first an 8.
    Arrecadacao,
}

#[uniffi::remote(Enum)]
/// Why no ISS is due.
pub enum ZeroIssReason {
    /// The service is exempt: nature 3.
    Exempt,
    /// The provider is immune from the tax: nature 4.
    Immune,
    /// The service is exported: nature 51.
    Export,
    /// No rate was given.
    NoRate,
    /// The rate is 0.
    ZeroRate,
    /// The tax base is 0 after deductions and unconditional discount.
    ZeroBase,
}

#[uniffi::remote(Enum)]
/// A stable, machine-readable name for a kind of problem. It is the same in every programming language.
pub enum IssueCode {
    /// The input is not JSON. `offset`: the byte where reading stopped.
    MalformedJson,
    /// A value of the host language that JSON cannot hold: a function, a symbol, an object that contains itself.
    NotJson,
    /// An operation was called before `init` had ended, in an entry point of the npm package that needs `init`.
    NotReady,
    /// `init` was called a second time. The wasm module is loaded only once.
    AlreadyStarted,
    /// The argument of `init` is not a wasm file of this package.
    NotAnEngine,
    /// The argument of `init` is the wasm file of another entry point or another version of this package.
    AnotherEngine,
    /// More than 128 levels of nesting.
    TooDeep,
    /// More bytes than the limit of 16 MiB.
    TooLarge,
    /// The input is not UTF-8. `offset`: the first invalid byte.
    InvalidUtf8,
    /// A string contains half of a surrogate pair, which is not a character.
    LoneSurrogate,
    /// A member is given more than once in one object.
    DuplicateKey,
    /// The value has the wrong JSON type, or a column has a type from which the value cannot be read. `expected` and `found`:
    /// the types. `cast`: Arrow type to which the column can be cast to make it readable.
    InvalidType,
    /// A required value is missing.
    Required,
    /// A string is blank but must not be.
    Blank,
    /// Not an integer within ±(2^53 - 1). A JSON number may have zeros as decimals (`5.0`). A string may have only digits,
    /// without leading zeros.
    InvalidInteger,
    /// Not an amount of money. The form is: an optional minus sign, digits without leading zeros, optionally a dot and up to
    /// two digits.
    InvalidMoney,
    /// Not a percentage with up to two decimal places.
    InvalidPercent,
    /// Not a quantity: a decimal number with a dot.
    InvalidQuantity,
    /// More decimal places than allowed: numbers are never rounded silently. `places`: the allowed number.
    TooManyDecimals,
    /// Outside the allowed range. `min` and `max`: the limits, if there are any. `also`: another allowed value outside these
    /// limits. `count`: the required number of values.
    OutOfRange,
    /// Not an existing date in the form `YYYY-MM-DD`. `expected`: the required form, if it is a different one, such as `YYYYMM`
    /// for a card's expiry in version 1.
    InvalidDate,
    /// Not a month of a year `YYYY-MM`.
    InvalidMonth,
    /// Not an ISO 8601 date and time with an offset from UTC.
    InvalidDateTime,
    /// Not one of the allowed strings. `allowed`: these strings.
    InvalidChoice,
    /// Not base64.
    InvalidBase64,
    /// A numeric code that the service does not document, in a value to be sent. `allowed`: the documented codes.
    InvalidCode,
    /// A value differs from the computed one. `expected`: the computed value.
    Mismatch,
    /// A string is too long. `max`: maximum length in characters.
    TooLong,
    /// Two fields contradict each other. `field`: the other field.
    Contradiction,
    /// A date is earlier than the previous date in the list. `previous`: that date.
    OutOfOrder,
    /// A field that this library does not know. Its value is kept and sent. `nearest`: a known name that is similar, if any.
    UnknownField,
    /// The field has no effect. Without `reason`: the service fills it in itself, so it is not sent. `reason`: another
    /// cause, such as `payment_method`, if the chosen payment method does not use the field.
    Ignored,
    /// Not an IBGE municipality code: 7 digits, the last of them a check digit.
    InvalidMunicipality,
    /// Not an item of the service list of LC 116. `digits`: the correct value, if digits without a dot are required but the
    /// printed form was given. `printed`: the correct value, if the printed form is required but digits were given.
    InvalidServiceItem,
    /// A string is too short. `min`: minimum length in characters, not counting leading and trailing white space.
    TooShort,
    /// Not a CPF: 11 digits with correct check digits, with or without punctuation.
    InvalidCpf,
    /// Not a CNPJ: 14 characters with correct check digits, with or without punctuation.
    InvalidCnpj,
    /// Not a CEP: 8 digits, with or without punctuation.
    InvalidCep,
    /// Not an e-mail address.
    InvalidEmail,
    /// Not a municipal tax code in digits only. `digits`: the correct value, if the code was given with punctuation.
    InvalidTaxCode,
    /// Not a card number: 12 to 19 digits with a correct check digit. The number is never part of the message.
    InvalidCardNumber,
    /// A card's security code does not have the number of digits that its network uses.
    InvalidSecurityCode,
    /// Not a linha digitável with correct check digits.
    InvalidLinhaDigitavel,
    /// Not a barcode of 44 digits with a correct check digit.
    InvalidBarcode,
    /// Not a Pix code that can be paid. `reason`: the cause, a `PixFault`.
    InvalidPix,
    /// Not a Pix key of any kind. Eleven digits are read as a CPF; a telephone needs `+55`, or its area code in parentheses.
    InvalidPixKey,
    /// Not a valid base URL. It must use https; http is accepted for this machine, and for every host with `allow_http`. It
    /// must not have a user name, query or fragment.
    InvalidUrl,
    /// The field cannot be changed, because the invoice of the sale is issued. In version 1, only the payment method can
    /// then be changed.
    LockedAfterIssue,
    /// A sale whose invoice is issued cannot be deleted.
    InvoiceIssued,
    /// The other API version has no equivalent for this value. A numeric code keeps its number; any other value is left out.
    NoEquivalent,
    /// The value is left out when the record is converted to the other API version.
    Dropped,
    /// The other API version derives this value from other fields, so it is not converted itself.
    Derived,
    /// Version 1 returned a placeholder instead of a nested record. The placeholder is kept unchanged.
    Placeholder,
    /// The string has a character that the receiving system does not accept.
    InvalidCharacters,
    /// No record in the list has this key. `field`: the list.
    UnknownKey,
    /// A fine above the limit of consumer law. `max`: the limit in per cent.
    AboveLegalLimit,
    /// The contract has no occurrence of this number: it is paused, or ends earlier.
    NoOccurrence,
    /// The contract has nothing left to charge: all of its items were for the first occurrence only.
    NothingToCharge,
    /// The receipt states no amount, and nothing of the installment remains to be received.
    NothingToReceive,
    /// No weight is above zero, so the amount cannot be split.
    NoPositiveWeight,
    /// A schedule without an end needs `limit` or `until`.
    Unbounded,
    /// The field's type does not support the query operator. `operator`: the operator. `allowed`: the supported operators.
    InvalidOperator,
    /// The name is reserved: in a query, names that begin with `_`; in `extra` of version 1 parameters, the names of documented
    /// parameters. `field`: the field to use instead, if there is one.
    ReservedName,
    /// No operation has this name.
    UnknownOperation,
    /// A result lists at most 1,000 issues, and there are more. `count`: how many are not listed. This issue is an error if one
    /// of the unlisted issues is an error, otherwise a warning.
    MoreIssues,
    /// A bug in this library. The path names the part of the library that found it.
    Internal,
    /// The operation has no argument of this name. `nearest`: a similar argument name, if any.
    UnknownArgument,
    /// The table has no column of this name. Use `lit` for a constant string. `nearest`: a similar column name, if any.
    UnknownColumn,
    /// A column of the input table has the same name as a result column. Set a suffix for results, or rename the column.
    ColumnExists,
}

#[uniffi::remote(Enum)]
/// Whether an issue stops a request.
pub enum Severity {
    /// The problem must be corrected before the request can be sent.
    Error,
    /// The problem should be reviewed, but the request may be sent.
    Warning,
}

#[uniffi::remote(Enum)]
/// The operation for which a record is validated or its body is written.
pub enum WriteOperation {
    /// A new record.
    Insert,
    /// A change of an existing record.
    Update,
}

#[uniffi::remote(Enum)]
/// A card's network.
pub enum CardBrand {
    /// Elo.
    Elo,
    /// Hipercard.
    Hipercard,
    /// American Express.
    Amex,
    /// Diners Club.
    Diners,
    /// Mastercard.
    Mastercard,
    /// Visa.
    Visa,
    /// None of these.
    Unknown,
}

#[uniffi::remote(Enum)]
/// Kind of a Pix code: static codes contain the receiver's key, dynamic codes a URL of the charge.
pub enum PixKind {
    /// The key is in the code.
    Static,
    /// A URL is in the code.
    Dynamic,
}

#[uniffi::remote(Enum)]
/// Why a Pix code is not valid.
pub enum PixFault {
    /// The check sum at its end does not match the code.
    Crc,
    /// It ends too early.
    Truncated,
    /// It is not a sequence of tags, lengths and values, or a required tag is missing, empty or wrong.
    Malformed,
    /// It is a payment code of another payment scheme than Pix.
    NotPix,
    /// The name has more than 25 characters.
    NameTooLong,
    /// The city has more than 15 characters.
    CityTooLong,
    /// It does not begin with version 01 of the format.
    WrongVersion,
    /// The currency is not the real (986).
    WrongCurrency,
    /// The country is not BR.
    WrongCountry,
    /// The amount is not valid: a valid one has digits, a dot and up to two decimal places, at most 13 characters.
    InvalidAmount,
    /// The key is not a valid Pix key, or not in the form in which keys are registered.
    InvalidKey,
    /// The address of the charge is not valid: a valid one has up to 77 characters, without `https://`.
    InvalidUrl,
    /// The transaction identifier of a static code is not 1 to 25 letters and digits, or `***`.
    InvalidTxid,
    /// A tag, or the receiver's Pix account, occurs more than once.
    Duplicate,
}

#[uniffi::remote(Enum)]
/// What is unusual about a valid Pix code.
pub enum PixWarning {
    /// The check sum is written in lower case, which some readers reject.
    LowerCaseCrc,
    /// The letters of the key are not in the registered form's case, which some readers reject.
    KeyCase,
}

#[uniffi::remote(Enum)]
/// A kind of record that can be listed with a query.
pub enum Resource {
    /// Services.
    Service,
    /// Payment methods.
    PaymentMethod,
    /// Customers.
    Customer,
    /// Sales and contracts.
    Sale,
    /// Plans.
    Plan,
    /// Economic activities (CNAE).
    Cnae,
    /// Items of the service list of LC 116.
    ServiceListItem,
    /// Municipalities.
    Municipality,
}

#[uniffi::remote(Enum)]
/// The comparison operator of a filter.
pub enum Operator {
    /// Equal.
    Eq,
    /// Different.
    Neq,
    /// Greater than.
    Gt,
    /// Less than.
    Lt,
    /// Greater or equal.
    Gte,
    /// Less or equal.
    Lte,
    /// Between two values, both included.
    Between,
    /// Is null; takes no value.
    IsNull,
    /// Is not null; takes no value.
    IsNotNull,
    /// Contains the text.
    Contains,
    /// Does not contain the text.
    NotContains,
}

#[uniffi::remote(Enum)]
/// An operation of the service.
pub enum ApiOperation {
    /// List services.
    ServicesList,
    /// Insert a service.
    ServicesInsert,
    /// Select a service.
    ServicesSelect,
    /// Update a service.
    ServicesUpdate,
    /// Delete a service.
    ServicesDelete,
    /// List payment methods.
    PaymentMethodsList,
    /// List customers.
    CustomersList,
    /// Insert a customer.
    CustomersInsert,
    /// Select a customer.
    CustomersSelect,
    /// Update a customer.
    CustomersUpdate,
    /// Delete a customer.
    CustomersDelete,
    /// List sales.
    SalesList,
    /// Insert a sale.
    SalesInsert,
    /// Select a sale.
    SalesSelect,
    /// Update a sale.
    SalesUpdate,
    /// Delete a sale.
    SalesDelete,
    /// Cancel the invoice of a sale.
    SalesCancelInvoice,
    /// Confirm a receipt.
    SalesConfirmReceipt,
    /// Update a boleto.
    SalesUpdateBoleto,
    /// List plans.
    PlansList,
    /// Select a plan.
    PlansSelect,
    /// Look up the virtual wallet of a CPF.
    WalletSelect,
    /// List economic activities.
    CnaeList,
    /// List items of the service list.
    ServiceListList,
    /// List municipalities.
    MunicipalitiesList,
    /// List adjustment indices.
    IndicesList,
}

#[uniffi::remote(Enum)]
/// The kind of error that an HTTP status stands for.
pub enum ErrorKind {
    /// 400, 422 and all other errors in the request.
    BadRequest,
    /// 401 and 403: the key is invalid, or its profile does not allow it.
    Unauthorized,
    /// 404 and 410: there is no such record or address.
    NotFound,
    /// 429: too many requests.
    RateLimited,
    /// 500 and all other errors of the server.
    Server,
    /// 502, 503 and 504: not available now.
    Unavailable,
    /// Anything else that is not a success.
    Other,
}

#[uniffi::remote(Enum)]
/// What to do after an attempt.
pub enum RetryAction {
    /// Send the request again after the wait.
    Retry,
    /// Report the failure: sending again will not help, or the limit of attempts or time is reached.
    GiveUp,
    /// The change may have been carried out: after the wait, look up whether it was. If it was not, and the response was
    /// a rejection (4xx), sending it again will be rejected too.
    Reconcile,
    /// Nothing to do: the request has been carried out.
    Done,
}

#[uniffi::remote(Enum)]
/// How a pagination ended.
pub enum PageEnd {
    /// Every record was returned, by the service's own count.
    Complete,
    /// Fewer records were returned than the service counts.
    Missing,
    /// The last page had only records that were already returned. It is unknown whether more records follow.
    Repeated,
    /// Some records may be missing or returned twice. The service sent more records than it counts, or a page without
    /// an offset that may not be the requested page.
    Unsure,
}

#[uniffi::remote(Enum)]
/// Why an exchange failed.
pub enum ExchangeFailureKind {
    /// The service responded with an error, see `api_error`.
    Refused,
    /// No attempt got a usable response.
    Unreachable,
    /// The response to a read does not have the structure that the operation returns; `issues` lists the differences.
    UnexpectedResponse,
    /// The caller cancelled it.
    Cancelled,
    /// Nothing was sent, because the service has already rejected the API key.
    KeyRefused,
}

#[uniffi::remote(Enum)]
/// Whether a change was carried out.
pub enum CarriedOut {
    /// It was not carried out, and will not be.
    No,
    /// It may have been carried out. If the exchange is resumable, resume it later to look the change up again; otherwise
    /// check the records at the service.
    Unknown,
}

#[uniffi::remote(Enum)]
/// What happened since the last step of an exchange.
pub enum ExchangeEventKind {
    /// A complete response arrived: pass its status, its body and its `Retry-After`.
    Response,
    /// There was no connection, so nothing was sent.
    NotSent,
    /// The connection broke after the request was sent, before the response was complete.
    Lost,
    /// No complete response arrived within `timeout_ms`.
    TimedOut,
    /// The `wait_ms` of the step have passed.
    Waited,
    /// The caller requests the next page of a listing.
    More,
    /// The caller cancels the exchange.
    Cancelled,
}

#[uniffi::remote(Enum)]
/// The outcome of a verification: `ok`, or the reason for rejecting the body.
pub enum Verdict {
    /// The signature is correct, and the event's age is within the limits, if any are set.
    Ok,
    /// Not a JSON document.
    Malformed,
    /// JSON, but not an object.
    NotAnObject,
    /// The body has no member `header` that is an object.
    MissingHeader,
    /// The header has no `signature`, or it is null, an empty string or an empty list.
    MissingSignature,
    /// The signature is not 64 hexadecimal digits.
    BadSignatureEncoding,
    /// The body has two members `header`, or the header has two members `signature`.
    DuplicateKey,
    /// More than 16 MiB.
    TooLarge,
    /// More than 128 levels of nesting.
    TooDeep,
    /// No secret was given, or an empty one.
    EmptySecret,
    /// The signature was computed for other bytes, or with another secret.
    Mismatch,
    /// The event is older than allowed, or a limit is set but the event has no valid timestamp.
    TooOld,
    /// The event is further in the future than allowed.
    TooNew,
}

#[uniffi::remote(Enum)]
/// Which form of the body was signed.
pub enum SignedForm {
    /// The bytes as they were sent, without white space outside strings.
    AsSent,
    /// The body with strings escaped only where JSON requires it.
    Unescaped,
    /// The body with strings escaped as PHP does by default: `\/` and `\u00e9`.
    Php,
}

#[uniffi::remote(Enum)]
/// The kind of record of an event, among those that this version of the library knows.
pub enum EventEntity {
    /// A customer.
    Customer,
    /// A sale or contract.
    Sale,
    /// A service.
    Service,
    /// A payment method.
    PaymentMethod,
    /// A plan.
    Plan,
}

#[uniffi::remote(Enum)]
/// The likely cause why the signature of a body is not accepted.
pub enum Cause {
    /// Nothing is wrong: the signature is correct.
    Nothing,
    /// The form of the body is invalid. The evidence is the verdict of `verify`.
    Form,
    /// The secret has leading or trailing white space.
    SecretSpace,
    /// Strings were escaped in another way after signing, for example with or without `\/` and `\u00e9`.
    Escapes,
    /// Numbers were rewritten after signing: `10.0` became `10`.
    Numbers,
    /// The sender signed the body with its white space, or white space was added to it after signing.
    Indented,
    /// The signature is base64, not hexadecimal.
    Base64Signature,
    /// The signature has a prefix such as `sha256=`.
    PrefixedSignature,
    /// The body is a JSON string that contains the JSON of the event.
    DoubleEncoded,
    /// The body is compressed.
    Compressed,
    /// A parsed object was serialized again instead of passing on the received bytes.
    ParsedObject,
    /// None of the other causes: the secret is wrong, or the data was changed.
    SecretOrData,
}

#[uniffi::remote(Enum)]
/// A JSON encoder, which determines how strings are escaped and numbers are written.
pub enum Flavour {
    /// PHP's `json_encode`: slashes and characters beyond ASCII are escaped.
    Php,
    /// PHP's `json_encode` with `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
    PhpUnescaped,
    /// JavaScript's `JSON.stringify`.
    Js,
    /// Python's `json.dumps` with compact separators: characters beyond ASCII are escaped.
    Python,
}

#[uniffi::remote(Enum)]
/// An operation of version 1.
pub enum OperationV1 {
    /// `GET /venda`.
    SalesList,
    /// `POST /venda`.
    SalesInsert,
    /// `GET /venda/{ID}`.
    SalesSelect,
    /// `POST /venda/{ID}`.
    SalesUpdate,
    /// `DELETE /venda/{ID}`.
    SalesDelete,
    /// `POST /venda/{ID}/nfse-cancelar`.
    SalesCancelInvoice,
    /// `POST /venda/{ID}/recebimento-confirmar`.
    SalesConfirmReceipt,
    /// `POST /venda/{ID}/boleto-atualizar`.
    SalesUpdateBoleto,
    /// `GET /servico`.
    ServicesList,
    /// `POST /servico`.
    ServicesInsert,
    /// `GET /servico/{ID}`.
    ServicesSelect,
    /// `POST /servico/{ID}`.
    ServicesUpdate,
    /// `DELETE /servico/{ID}`.
    ServicesDelete,
    /// `GET /cliente`.
    CustomersList,
    /// `POST /cliente`.
    CustomersInsert,
    /// `GET /cliente/{ID}`.
    CustomersSelect,
    /// `POST /cliente/{ID}`.
    CustomersUpdate,
    /// `DELETE /cliente/{ID}`.
    CustomersDelete,
}

#[uniffi::remote(Enum)]
/// The direction of a listing's sort.
pub enum DirectionV1 {
    /// Ascending.
    Asc,
    /// Descending.
    Desc,
}

#[uniffi::remote(Enum)]
/// The language of a message.
pub enum Language {
    /// English.
    En,
    /// Brazilian Portuguese.
    PtBr,
}

#[uniffi::remote(Enum)]
/// The kind of input element for a field.
pub enum FormInput {
    /// One line of text.
    Text,
    /// Several lines of text.
    Textarea,
    /// An e-mail address.
    Email,
    /// A phone number.
    Tel,
    /// A whole number.
    Integer,
    /// An exact decimal.
    Decimal,
    /// An amount in reais.
    Money,
    /// A percentage.
    Percent,
    /// A date.
    Date,
    /// A date and time.
    DateTime,
    /// Yes or no.
    Checkbox,
    /// One of `choices`.
    Select,
    /// A secret, hidden while it is typed.
    Password,
    /// A nested record. Its fields follow; their paths begin with the path of this field.
    Group,
    /// A list of records. The fields of one record follow; their paths begin with the path of this field and `[]`.
    List,
    /// A field that users do not see or fill in.
    Hidden,
}

#[uniffi::remote(Record)]
/// One installment of a sale (`parcelas`).
pub struct Installment {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the sale.
    #[uniffi(default)]
    pub id_venda: Option<i64>,
    /// Sequence number in the sale, from 1.
    #[uniffi(default)]
    pub parcela: Option<i64>,
    /// Number given by the service.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Due date.
    #[uniffi(default)]
    pub data_vencimento: Option<LocalDate>,
    /// Estimated credit date.
    #[uniffi(default)]
    pub data_credito: Option<LocalDate>,
    /// Due date before any boleto update.
    #[uniffi(default)]
    pub data_vencimento_original: Option<LocalDate>,
    /// Amount charged.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Amount before any boleto update.
    #[uniffi(default)]
    pub valor_original: Option<Money>,
    /// Amount received, recorded by bank reconciliation or manually.
    #[uniffi(default)]
    pub valor_recebido: Option<Money>,
    /// Total fees of the payment method.
    #[uniffi(default)]
    pub valor_tarifas: Option<Money>,
    /// Payment state of the installment.
    #[uniffi(default)]
    pub status: Option<InstallmentStatus>,
    /// When the payment was received.
    #[uniffi(default)]
    pub data_recebimento: Option<DateTime>,
    /// Date on which a third-party payment provider transfers the money.
    #[uniffi(default)]
    pub data_repasse: Option<LocalDate>,
    /// URL of the boleto's PDF.
    #[uniffi(default)]
    pub pdf_url: Option<String>,
    /// The boleto's linha digitável: the digits above its barcode, for typing.
    #[uniffi(default)]
    pub linha_digitavel: Option<String>,
    /// URL of an image of the Pix QR code.
    #[uniffi(default)]
    pub pix_imagem_url: Option<String>,
    /// Pix copy-and-paste code.
    #[uniffi(default)]
    pub pix_codigo: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The charges for late payment.
pub struct LateCharges {
    /// Fine, charged once: it does not depend on the number of days.
    pub multa_total: Money,
    /// Simple interest over the days late.
    pub juros_mensal_total: Money,
    /// The original value plus fine and interest.
    pub valor_novo: Money,
}

#[uniffi::remote(Record)]
/// The contents of a linha digitável.
pub struct Slip {
    /// Boleto or utility slip.
    pub tipo: SlipKind,
    /// The 44 digits of the barcode.
    pub barcode: String,
    /// Amount; unset on a utility slip that has a quantity instead.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Due date of a boleto. Each due date factor has two possible dates, see [`parse`]. Unset if `fator` is 0, or if neither
    /// date is near the reference date.
    #[uniffi(default)]
    pub data_vencimento: Option<LocalDate>,
    /// Due date factor of a boleto: its due date as a day number. 0 if the boleto has no due date.
    #[uniffi(default)]
    pub fator: Option<i64>,
    /// Bank of a boleto, 3 digits.
    #[uniffi(default)]
    pub banco: Option<String>,
    /// Segment of a utility slip, 1 digit.
    #[uniffi(default)]
    pub segmento: Option<String>,
}

#[uniffi::remote(Record)]
/// The totals of an invoice.
pub struct InvoiceTotals {
    /// Tax base: value of the services minus deductions and unconditional discount.
    pub base_calculo: Money,
    /// ISS: tax base times rate; 0.00 if no ISS is due.
    pub valor_iss: Money,
    /// The ISS that the customer withholds.
    pub valor_iss_retido: Money,
    /// Amount that the customer pays: value of the services minus all withheld taxes and both discounts.
    pub valor_liquido_nfse: Money,
    /// Why no ISS is due; unset if ISS is due.
    #[uniffi(default)]
    pub motivo_iss_zero: Option<ZeroIssReason>,
}

#[uniffi::remote(Record)]
/// E-mail parameters of a contract (`agendamento_dados`). Attachments that users add are members `anexo_1`, `anexo_2` and so
/// on; they are kept in `extra`.
pub struct ScheduleData {
    /// Key of the sale.
    #[uniffi(default)]
    pub id_venda: Option<i64>,
    /// Key of the e-mail template.
    #[uniffi(default)]
    pub id_modelo: Option<i64>,
    /// Display name of the template.
    #[uniffi(default)]
    pub modelo: Option<String>,
    /// Whether to attach the invoice PDF, if it exists.
    #[uniffi(default)]
    pub anexo_nfse: Option<Flag>,
    /// Whether to attach the boleto PDF, if it exists.
    #[uniffi(default)]
    pub anexo_boleto: Option<Flag>,
    /// Recipient: the key of a contact of the sale's customer, or -1 for the main contacts.
    #[uniffi(default)]
    pub id_contato: Option<i64>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// Data of the municipal service invoice (`nfse_dados`). Which fields are required depends on the city.
pub struct NfseData {
    /// ISS rate, in per cent.
    #[uniffi(default)]
    pub aliquota: Option<Money>,
    /// Whether the customer withholds the ISS.
    #[uniffi(default)]
    pub iss_retido: Option<YesNo>,
    /// Kind of the provisional receipt (RPS).
    #[uniffi(default)]
    pub rps_tipo: Option<RpsKind>,
    /// Series of the RPS, 1 to 5 characters.
    #[uniffi(default)]
    pub rps_serie: Option<String>,
    /// Withheld IR.
    #[uniffi(default)]
    pub valor_ir: Option<Money>,
    /// Withheld PIS.
    #[uniffi(default)]
    pub valor_pis: Option<Money>,
    /// Withheld CSLL.
    #[uniffi(default)]
    pub valor_csll: Option<Money>,
    /// Withheld INSS.
    #[uniffi(default)]
    pub valor_inss: Option<Money>,
    /// Withheld COFINS.
    #[uniffi(default)]
    pub valor_cofins: Option<Money>,
    /// Total of other deductions.
    #[uniffi(default)]
    pub valor_deducoes: Option<Money>,
    /// Other withholdings.
    #[uniffi(default)]
    pub outras_retencoes: Option<Money>,
    /// Whether federal taxes are withheld.
    #[uniffi(default)]
    pub impostos_federais: Option<YesNo>,
    /// Nature of the operation, which states where and whether ISS is due.
    #[uniffi(default)]
    pub natureza_operacao: Option<OperationNature>,
    /// IBGE code of the municipality where the service is rendered.
    #[uniffi(default)]
    pub id_municipio: Option<i64>,
    /// IBGE code of the municipality that issues the invoice.
    #[uniffi(default)]
    pub id_municipio_emissao: Option<i64>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One item of a sale (`itens`).
pub struct Item {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the sale.
    #[uniffi(default)]
    pub id_venda: Option<i64>,
    /// Whether the item recurs in every sale of a contract; otherwise only the first sale has it.
    #[uniffi(default)]
    pub recorrente: Option<Flag>,
    /// Key of the service.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// Display name of the service.
    #[uniffi(default)]
    pub servico: Option<String>,
    /// Unit value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Quantity.
    #[uniffi(default)]
    pub qtd: Option<Quantity>,
    /// `valor` multiplied by `qtd`, rounded half-up to cents.
    #[uniffi(default)]
    pub total: Option<Money>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A sale or a contract. A contract is a scheduled, recurring sale; it has `agendamento_data` and no `data`.
pub struct Sale {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Registration date; a record without it is a contract.
    #[uniffi(default)]
    pub data: Option<LocalDate>,
    /// Whether the record is a contract.
    #[uniffi(default)]
    pub agendamento: Option<Flag>,
    /// Date of a contract's next occurrence, on which a sale is generated.
    #[uniffi(default)]
    pub agendamento_data: Option<LocalDate>,
    /// Months between two occurrences.
    #[uniffi(default)]
    pub agendamento_frequencia: Option<Frequency>,
    /// Whether a sale is generated automatically on `agendamento_data`.
    #[uniffi(default)]
    pub agendamento_automatico: Option<Flag>,
    /// How long the contract repeats.
    #[uniffi(default)]
    pub agendamento_repetir: Option<Repetition>,
    /// Last day on which a sale is generated, if the contract repeats until a date.
    #[uniffi(default)]
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of occurrences, including the first, if the contract repeats a number of times.
    #[uniffi(default)]
    pub agendamento_numero: Option<i64>,
    /// Whether the contract is active; a paused one generates no sales.
    #[uniffi(default)]
    pub agendamento_ativo: Option<Flag>,
    /// When `agendamento_ativo` was last changed.
    #[uniffi(default)]
    pub agendamento_ativo_data: Option<DateTime>,
    /// Whether this sale is the last one of its contract.
    #[uniffi(default)]
    pub agendamento_ultima_ocorrencia: Option<Flag>,
    /// Date on which a contract generated this sale.
    #[uniffi(default)]
    pub agendamento_data_geracao: Option<LocalDate>,
    /// Number of this sale among those that its contract generated, from 1.
    #[uniffi(default)]
    pub agendamento_sequencia: Option<i64>,
    /// Parameters of the e-mail that is sent for a sale.
    #[uniffi(default)]
    pub agendamento_dados: Option<ScheduleData>,
    /// Key of the customer.
    #[uniffi(default)]
    pub id_cliente: Option<i64>,
    /// Display name of the customer.
    #[uniffi(default)]
    pub cliente: Option<String>,
    /// Descriptive text, also used on the invoice.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Discount on the total of the services.
    #[uniffi(default)]
    pub desconto: Option<Money>,
    /// Value of the sale, on which the invoice is based. The installments may charge another amount.
    #[uniffi(default)]
    pub valor_venda: Option<Money>,
    /// When the invoice is issued.
    #[uniffi(default)]
    pub metodo_cobranca: Option<BillingMethod>,
    /// When the e-mail was sent.
    #[uniffi(default)]
    pub email_enviado: Option<DateTime>,
    /// When sending the e-mail failed.
    #[uniffi(default)]
    pub email_erro: Option<DateTime>,
    /// When the e-mail was delivered.
    #[uniffi(default)]
    pub email_entrega: Option<DateTime>,
    /// When the e-mail was read.
    #[uniffi(default)]
    pub email_leitura: Option<DateTime>,
    /// When the SMS was sent.
    #[uniffi(default)]
    pub sms_enviado: Option<DateTime>,
    /// When sending the SMS failed.
    #[uniffi(default)]
    pub sms_erro: Option<DateTime>,
    /// Whether to send a WhatsApp message.
    #[uniffi(default)]
    pub whatsapp_enviar: Option<YesNo>,
    /// When the WhatsApp message was sent.
    #[uniffi(default)]
    pub whatsapp_enviado: Option<DateTime>,
    /// When sending the WhatsApp message failed.
    #[uniffi(default)]
    pub whatsapp_erro: Option<DateTime>,
    /// When the WhatsApp message was delivered.
    #[uniffi(default)]
    pub whatsapp_entrega: Option<DateTime>,
    /// When the WhatsApp message was read.
    #[uniffi(default)]
    pub whatsapp_leitura: Option<DateTime>,
    /// Key of the payment method to use.
    #[uniffi(default)]
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[uniffi(default)]
    pub meio_pagamento: Option<String>,
    /// Payment state of the sale, derived from all installments.
    #[uniffi(default)]
    pub parcela_status: Option<InstallmentStatus>,
    /// Unique code of the online payment page, `{base_url}/fatura/{code}`.
    #[uniffi(default)]
    pub pagamento_online_codigo: Option<String>,
    /// State of the invoice.
    #[uniffi(default)]
    pub nfse_status: Option<InvoiceStatus>,
    /// Invoice data.
    #[uniffi(default)]
    pub nfse_dados: Option<NfseData>,
    /// Installments.
    #[uniffi(default)]
    pub parcelas: Option<Vec<Installment>>,
    /// Items sold.
    #[uniffi(default)]
    pub itens: Option<Vec<Item>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The totals of a sale, computed from its items and installments.
pub struct SaleTotals {
    /// Sum of the items' totals; 0.00 without items.
    pub itens: Money,
    /// Discount on the services; 0.00 when unset.
    pub desconto: Money,
    /// `itens` minus `desconto`. For a sale without items, its `valor_venda`, from which the discount is already subtracted.
    pub total: Money,
    /// Sum of the installments; 0.00 if there are none.
    pub parcelas: Money,
    /// `total` minus `parcelas`: the amount that no installment charges. Negative if the installments charge more than the
    /// total.
    pub difference: Money,
}

#[uniffi::remote(Record)]
/// The body of "confirm receipt" (`/vendas/{ID}/recebimento-confirmar`).
pub struct Receipt {
    /// Receipt date; required.
    #[uniffi(default)]
    pub data_recebimento: Option<LocalDate>,
    /// Key of the installment; required if the sale has more than one.
    #[uniffi(default)]
    pub id_parcela: Option<i64>,
    /// Amount received; if unset, the remaining amount of the installment.
    #[uniffi(default)]
    pub valor_recebido: Option<Money>,
    /// Note for the installment's history.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One problem, with its path.
pub struct Issue {
    /// Path of the value, such as `parcelas[2].valor`; empty if the issue is about the whole document or argument.
    pub path: String,
    /// The kind of problem.
    pub code: IssueCode,
    /// Whether the issue stops the request.
    pub severity: Severity,
    /// Parameters of the message, such as limits and allowed values.
    pub params: Params,
}

#[uniffi::remote(Record)]
/// A sale as it was read, and the values that did not fit.
pub struct SaleDecoded {
    /// The record.
    pub value: Sale,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The result of a validation.
pub struct Validation {
    /// Every problem, with its path; if the list is empty, the record may be sent.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An item as it was read, and the values that did not fit.
pub struct ItemDecoded {
    /// The record.
    pub value: Item,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An installment as it was read, and the values that did not fit.
pub struct InstallmentDecoded {
    /// The record.
    pub value: Installment,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The data of an NFS-e as it was read, and the values that did not fit.
pub struct NfseDataDecoded {
    /// The record.
    pub value: NfseData,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The schedule data of a contract as it was read, and the values that did not fit.
pub struct ScheduleDataDecoded {
    /// The record.
    pub value: ScheduleData,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The body of "cancel invoice" (`/vendas/{ID}/nfse-cancelar`).
pub struct Cancellation {
    /// Reason for the cancellation, as a code; required.
    #[uniffi(default)]
    pub cancelamento_codigo: Option<CancellationReason>,
    /// Reason for the cancellation, as text of at least 15 characters; required.
    #[uniffi(default)]
    pub cancelamento_motivo: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A cancellation as it was read, and the values that did not fit.
pub struct CancellationDecoded {
    /// The record.
    pub value: Cancellation,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A receipt as it was read, and the values that did not fit.
pub struct ReceiptDecoded {
    /// The record.
    pub value: Receipt,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The body of "update boleto" (`/vendas/{ID}/boleto-atualizar`). The service does not compute fine or interest: the caller
/// sends all values.
pub struct BoletoUpdate {
    /// Key of the installment; required.
    #[uniffi(default)]
    pub id_parcela: Option<i64>,
    /// New due date; required.
    #[uniffi(default)]
    pub data_vencimento_novo: Option<LocalDate>,
    /// New value: the original value with fine and interest; required.
    #[uniffi(default)]
    pub valor_novo: Option<Money>,
    /// Fine, in per cent of the original value.
    #[uniffi(default)]
    pub multa: Option<Percent>,
    /// Fine, as an amount.
    #[uniffi(default)]
    pub multa_total: Option<Money>,
    /// Interest, in per cent per month of 30 days.
    #[uniffi(default)]
    pub juros_mensal: Option<Percent>,
    /// Interest, as an amount.
    #[uniffi(default)]
    pub juros_mensal_total: Option<Money>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A boleto update as it was read, and the values that did not fit.
pub struct BoletoUpdateDecoded {
    /// The record.
    pub value: BoletoUpdate,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A service that is sold and invoiced.
pub struct Service {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Display name; required on insert.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Whether the service is active; a new service is active by default.
    #[uniffi(default)]
    pub status: Option<ActiveStatus>,
    /// Item of the service list of Lei Complementar 116, digits only: item 1.02 is 102.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// Display text of the list item.
    #[uniffi(default)]
    pub servico: Option<String>,
    /// CNAE identifier.
    #[uniffi(default)]
    pub id_atividade: Option<i64>,
    /// Display text of the CNAE.
    #[uniffi(default)]
    pub atividade: Option<String>,
    /// Descriptive text.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Default value; 0 if unset in an insert.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Estimated taxes printed on the invoice, in per cent; 0 if unset in an insert.
    #[uniffi(default)]
    pub impostos_percentual: Option<Percent>,
    /// Municipal tax code, which the city hall needs to issue invoices.
    #[uniffi(default)]
    pub codigo_tributacao_municipio: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A service as it was read, and the values that did not fit.
pub struct ServiceDecoded {
    /// The record.
    pub value: Service,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A payment method (`/meios-pagamento/`).
pub struct PaymentMethod {
    /// Primary key.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Display name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Whether the payment method is active.
    #[uniffi(default)]
    pub status: Option<ActiveStatus>,
    /// Kind of payment method.
    #[uniffi(default)]
    pub tipo: Option<PaymentKind>,
    /// Fine for late payment, in per cent.
    #[uniffi(default)]
    pub multa: Option<Percent>,
    /// Interest for late payment, in per cent per month.
    #[uniffi(default)]
    pub juros: Option<Percent>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A payment method as it was read, and the values that did not fit.
pub struct PaymentMethodDecoded {
    /// The record.
    pub value: PaymentMethod,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A contact of a customer (`contatos`).
pub struct Contact {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the customer.
    #[uniffi(default)]
    pub id_pessoa: Option<i64>,
    /// Kind of contact, as free text.
    #[uniffi(default)]
    pub tipo: Option<String>,
    /// Whether it is the main contact.
    #[uniffi(default)]
    pub principal: Option<Flag>,
    /// Name of the contact.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// CPF of the contact.
    #[uniffi(default)]
    pub cpf: Option<String>,
    /// Date of birth.
    #[uniffi(default)]
    pub data_nascimento: Option<LocalDate>,
    /// Identity document.
    #[uniffi(default)]
    pub identidade: Option<String>,
    /// Gender. It is sent as a code and returned as display text; both are accepted when reading.
    #[uniffi(default)]
    pub genero: Option<Gender>,
    /// E-mail address.
    #[uniffi(default)]
    pub email: Option<String>,
    /// Phone number.
    #[uniffi(default)]
    pub telefone: Option<String>,
    /// Mobile phone number.
    #[uniffi(default)]
    pub celular: Option<String>,
    /// Free notes.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    #[uniffi(default)]
    pub cep: Option<String>,
    /// IBGE code of the city.
    #[uniffi(default)]
    pub id_cidade: Option<i64>,
    /// Display name of the city.
    #[uniffi(default)]
    pub cidade: Option<String>,
    /// IBGE code of the federative unit: the first two digits of the city's.
    #[uniffi(default)]
    pub estado: Option<i64>,
    /// Street.
    #[uniffi(default)]
    pub endereco: Option<String>,
    /// Number in the street.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Flat, floor or block.
    #[uniffi(default)]
    pub complemento: Option<String>,
    /// District.
    #[uniffi(default)]
    pub bairro: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A stored card of a customer (`cartoes`). Its number and security code never appear in debug output, messages or logs.
pub struct Card {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the customer.
    #[uniffi(default)]
    pub id_pessoa: Option<i64>,
    /// Key of the payment method.
    #[uniffi(default)]
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[uniffi(default)]
    pub meio_pagamento: Option<String>,
    /// Whether it is the card used by default.
    #[uniffi(default)]
    pub padrao: Option<Flag>,
    /// Name of the holder.
    #[uniffi(default)]
    pub titular: Option<String>,
    /// Name of the card's network.
    #[uniffi(default)]
    pub bandeira: Option<String>,
    /// Card number: complete on insert; in responses masked, with only the last digits visible.
    #[uniffi(default)]
    pub numero: Option<CardNumber>,
    /// Expiry date.
    #[uniffi(default)]
    pub validade: Option<LocalDate>,
    /// Security code of 3 digits, or 4 for American Express; the service never returns it.
    #[uniffi(default)]
    pub codigo: Option<SecurityCode>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A customer: a legal entity or an individual. Custom fields have names that begin with `custom_`; they are kept in `extra`.
pub struct Customer {
    /// Primary key, given by the service on insert.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Additional reference code of the customer.
    #[uniffi(default)]
    pub codigo: Option<i64>,
    /// When the customer was registered.
    #[uniffi(default)]
    pub data_cadastro: Option<DateTime>,
    /// Whether the customer is active; a new customer is active by default.
    #[uniffi(default)]
    pub status: Option<ActiveStatus>,
    /// Legal entity or individual; required on insert.
    #[uniffi(default)]
    pub tipo: Option<PersonKind>,
    /// Display name; required on insert.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// CNPJ of a legal entity, with or without punctuation.
    #[uniffi(default)]
    pub cnpj: Option<String>,
    /// Registered name of a legal entity; defaults to `nome` on insert.
    #[uniffi(default)]
    pub razao_social: Option<String>,
    /// State registration of a legal entity.
    #[uniffi(default)]
    pub inscricao_estadual: Option<String>,
    /// Municipal registration of a legal entity.
    #[uniffi(default)]
    pub inscricao_municipal: Option<String>,
    /// CPF of an individual.
    #[uniffi(default)]
    pub cpf: Option<String>,
    /// Identity document of an individual.
    #[uniffi(default)]
    pub identidade: Option<String>,
    /// Date of birth of an individual.
    #[uniffi(default)]
    pub data_nascimento: Option<LocalDate>,
    /// Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading.
    #[uniffi(default)]
    pub genero: Option<Gender>,
    /// Free notes.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    #[uniffi(default)]
    pub cep: Option<String>,
    /// IBGE code of the city.
    #[uniffi(default)]
    pub id_cidade: Option<i64>,
    /// Display name of the city.
    #[uniffi(default)]
    pub cidade: Option<String>,
    /// IBGE code of the federative unit: the first two digits of the city's.
    #[uniffi(default)]
    pub estado: Option<i64>,
    /// Street.
    #[uniffi(default)]
    pub endereco: Option<String>,
    /// Number in the street.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Flat, floor or block.
    #[uniffi(default)]
    pub complemento: Option<String>,
    /// District.
    #[uniffi(default)]
    pub bairro: Option<String>,
    /// Contacts; returned only if the query parameter `_expand` contains `contatos`.
    #[uniffi(default)]
    pub contatos: Option<Vec<Contact>>,
    /// Cards; returned only if the query parameter `_expand` contains `cartoes`.
    #[uniffi(default)]
    pub cartoes: Option<Vec<Card>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A customer as it was read, and the values that did not fit.
pub struct CustomerDecoded {
    /// The record.
    pub value: Customer,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A contact as it was read, and the values that did not fit.
pub struct ContactDecoded {
    /// The record.
    pub value: Contact,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The facts that a card's number reveals.
pub struct CardInspection {
    /// Its network.
    pub bandeira: CardBrand,
    /// Whether it has 12 to 19 digits and the right check digit.
    pub luhn: bool,
}

#[uniffi::remote(Record)]
/// A card as it was read, and the values that did not fit.
pub struct CardDecoded {
    /// The record.
    pub value: Card,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An item of a plan (`itens`).
pub struct PlanItem {
    /// Primary key.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the plan.
    #[uniffi(default)]
    pub id_plano: Option<i64>,
    /// Key of the service.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// Display name of the service.
    #[uniffi(default)]
    pub servico: Option<String>,
    /// Whether a charge is issued for the item.
    #[uniffi(default)]
    pub emitir_cobranca: Option<Flag>,
    /// Unit value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Default quantity.
    #[uniffi(default)]
    pub qtd_padrao: Option<Quantity>,
    /// Maximum quantity.
    #[uniffi(default)]
    pub qtd_maxima: Option<Quantity>,
    /// Flexible quantity.
    #[uniffi(default)]
    pub qtd_flexivel: Option<Quantity>,
    /// Quantity.
    #[uniffi(default)]
    pub qtd: Option<Quantity>,
    /// `valor` multiplied by `qtd`.
    #[uniffi(default)]
    pub total: Option<Money>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A payment method of a plan (`meios_pagamento`).
pub struct PlanPaymentMethod {
    /// Primary key.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the plan.
    #[uniffi(default)]
    pub id_plano: Option<i64>,
    /// Whether the payment date is flexible.
    #[uniffi(default)]
    pub data_pagamento_flexivel: Option<Flag>,
    /// Key of the payment method.
    #[uniffi(default)]
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[uniffi(default)]
    pub meio_pagamento: Option<String>,
    /// Whether the customer may enter the card data later.
    #[uniffi(default)]
    pub permitir_preenchimento_depois: Option<Flag>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A plan that customers sign up for through a link.
pub struct Plan {
    /// Primary key.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Title.
    #[uniffi(default)]
    pub titulo: Option<String>,
    /// Subtitle.
    #[uniffi(default)]
    pub subtitulo: Option<String>,
    /// Content of the detail view in sales links, as HTML.
    #[uniffi(default)]
    pub detalhamento: Option<String>,
    /// Displayed value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// What is displayed as the frequency: the plan's frequency or a custom text.
    #[uniffi(default)]
    pub frequencia_exibida: Option<FrequencyDisplay>,
    /// Custom text that is displayed instead of the frequency.
    #[uniffi(default)]
    pub frequencia_exibida_texto_customizado: Option<String>,
    /// Comment.
    #[uniffi(default)]
    pub comentario: Option<String>,
    /// Text of the button that starts the sign-up.
    #[uniffi(default)]
    pub texto_botao: Option<String>,
    /// Message shown at the end of the sign-up.
    #[uniffi(default)]
    pub mensagem_confirmacao: Option<String>,
    /// File of the terms of use. Its form is not documented; it is read as a string.
    #[uniffi(default)]
    pub termos_uso: Option<String>,
    /// Whether customers are prevented from cancelling the plan themselves.
    #[uniffi(default)]
    pub cancelamento_impedir: Option<Flag>,
    /// Whether customers are prevented from changing the items.
    #[uniffi(default)]
    pub impedir_alteracao_itens: Option<Flag>,
    /// Whether value and frequency can be customized.
    #[uniffi(default)]
    pub personalizavel: Option<Flag>,
    /// Months between two sales.
    #[uniffi(default)]
    pub frequencia: Option<Frequency>,
    /// Whether sales are generated automatically.
    #[uniffi(default)]
    pub agendamento_automatico: Option<Flag>,
    /// How long the sales repeat.
    #[uniffi(default)]
    pub agendamento_repetir: Option<Repetition>,
    /// Last day on which a sale is generated, if the sales repeat until a date.
    #[uniffi(default)]
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of sales, if they repeat a number of times.
    #[uniffi(default)]
    pub agendamento_numero: Option<i64>,
    /// Text shown on issued charges.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Discount.
    #[uniffi(default)]
    pub desconto: Option<Money>,
    /// When the invoice is issued.
    #[uniffi(default)]
    pub metodo_cobranca: Option<BillingMethod>,
    /// Invoice data.
    #[uniffi(default)]
    pub nfse_dados: Option<NfseData>,
    /// Code in the URL of the sign-up page.
    #[uniffi(default)]
    pub identificador: Option<String>,
    /// Whether the plan is active.
    #[uniffi(default)]
    pub status: Option<ActiveStatus>,
    /// Items; returned only if the query parameter `_expand` contains `itens`.
    #[uniffi(default)]
    pub itens: Option<Vec<PlanItem>>,
    /// Payment methods; returned only if the query parameter `_expand` contains `meios_pagamento`.
    #[uniffi(default)]
    pub meios_pagamento: Option<Vec<PlanPaymentMethod>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A plan as it was read, and the values that did not fit.
pub struct PlanDecoded {
    /// The record.
    pub value: Plan,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A plan that the customer signed up for (`planos_contratados`).
pub struct HiredPlan {
    /// Key of the sign-up.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the plan, if there is one.
    #[uniffi(default)]
    pub id_plano: Option<i64>,
    /// Key of the customer.
    #[uniffi(default)]
    pub id_cliente: Option<i64>,
    /// First day of the current period.
    #[uniffi(default)]
    pub data_inicio_vigente: Option<LocalDate>,
    /// Last day of the current period.
    #[uniffi(default)]
    pub data_fim_vigente: Option<LocalDate>,
    /// First day on which the wallet may be used.
    #[uniffi(default)]
    pub carteira_virtual_data_liberacao: Option<LocalDate>,
    /// Whether the wallet of this plan is active.
    #[uniffi(default)]
    pub carteira_virtual_status: Option<bool>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// An entry of the virtual wallet: a customer or a dependent with the CPF that was looked up.
pub struct WalletEntry {
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Name of the holder, if this person is a dependent; unset for the holder.
    #[uniffi(default)]
    pub titular: Option<String>,
    /// CPF.
    #[uniffi(default)]
    pub cpf: Option<String>,
    /// CNPJ, if there is one.
    #[uniffi(default)]
    pub cnpj: Option<String>,
    /// Whether the wallet is active.
    #[uniffi(default)]
    pub carteira_virtual_status: Option<bool>,
    /// Plans that the customer signed up for.
    #[uniffi(default)]
    pub planos_contratados: Option<Vec<HiredPlan>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A wallet entry as it was read, and the values that did not fit.
pub struct WalletEntryDecoded {
    /// The record.
    pub value: WalletEntry,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An economic activity of the CNAE (`/cnae/`).
pub struct Cnae {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A CNAE activity as it was read, and the values that did not fit.
pub struct CnaeDecoded {
    /// The record.
    pub value: Cnae,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An item of the service list of Lei Complementar 116 (`/lista-servicos/`).
pub struct ServiceListItem {
    /// Item, digits only: 1.02 is 102.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// An item of the LC 116 service list as it was read, and the values that did not fit.
pub struct ServiceListItemDecoded {
    /// The record.
    pub value: ServiceListItem,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A municipality (`/municipios/`).
pub struct Municipality {
    /// IBGE code, 7 digits.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Federative unit.
    #[uniffi(default)]
    pub uf: Option<FederativeUnit>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A municipality as it was read, and the values that did not fit.
pub struct MunicipalityDecoded {
    /// The record.
    pub value: Municipality,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The value of an adjustment index in a month (`/indices/`).
pub struct AdjustmentIndex {
    /// Code of the index.
    #[uniffi(default)]
    pub codigo: Option<i64>,
    /// Short name.
    #[uniffi(default)]
    pub sigla: Option<String>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// The month for which the value is valid.
    #[uniffi(default)]
    pub mes: Option<YearMonth>,
    /// Value of the index in that month. It may have any size and notation, so it is kept as a string.
    #[uniffi(default)]
    pub valor: Option<Number>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// An adjustment index as it was read, and the values that did not fit.
pub struct AdjustmentIndexDecoded {
    /// The record.
    pub value: AdjustmentIndex,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The header of a listing.
pub struct ListingHeader {
    /// Index of the first record returned within the full result, from 0.
    #[uniffi(default)]
    pub offset: Option<i64>,
    /// Maximum number of records in one response, 1 to 1000.
    #[uniffi(default)]
    pub limit: Option<i64>,
    /// Total number of records that match the filters.
    #[uniffi(default)]
    pub count: Option<i64>,
    /// The sort parameter used, if any.
    #[uniffi(default)]
    pub sort: Option<String>,
    /// Identifier of the request, to be quoted to the service's support.
    #[uniffi(default)]
    pub requestId: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One page of records.
pub struct Listing {
    /// Offset, limit and count.
    #[uniffi(default)]
    pub header: Option<ListingHeader>,
    /// The records as JSON. The `decode` operation of their kind reads each of them. The operations of `sale_listing`,
    /// `customer_listing` and `service_listing` read a whole page with its records.
    #[uniffi(default)]
    pub data: Option<Vec<Json>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A listing as it was read, and the values that did not fit.
pub struct ListingDecoded {
    /// The record.
    pub value: Listing,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// One page of sales. Each sale is read by the same rules as in `sale.decode`.
pub struct SaleListing {
    /// Offset, limit and count.
    #[uniffi(default)]
    pub header: Option<ListingHeader>,
    /// The sales.
    #[uniffi(default)]
    pub data: Option<Vec<Sale>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A sale listing as it was read, and the values that did not fit.
pub struct SaleListingDecoded {
    /// The record.
    pub value: SaleListing,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// One page of customers. Each customer is read by the same rules as in `customer.decode`.
pub struct CustomerListing {
    /// Offset, limit and count.
    #[uniffi(default)]
    pub header: Option<ListingHeader>,
    /// The customers.
    #[uniffi(default)]
    pub data: Option<Vec<Customer>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A customer listing as it was read, and the values that did not fit.
pub struct CustomerListingDecoded {
    /// The record.
    pub value: CustomerListing,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// One page of services. Each service is read by the same rules as in `service.decode`.
pub struct ServiceListing {
    /// Offset, limit and count.
    #[uniffi(default)]
    pub header: Option<ListingHeader>,
    /// The services.
    #[uniffi(default)]
    pub data: Option<Vec<Service>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A service listing as it was read, and the values that did not fit.
pub struct ServiceListingDecoded {
    /// The record.
    pub value: ServiceListing,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The response to a delete.
pub struct Deleted {
    /// Key of the record that was deleted, as a string.
    #[uniffi(default)]
    pub id: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The response to a delete as it was read, and the values that did not fit.
pub struct DeletedDecoded {
    /// The record.
    pub value: Deleted,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An error as the service returns it.
pub struct ApiError {
    /// The HTTP status.
    #[uniffi(default)]
    pub code: Option<i64>,
    /// Short description of the problem and a possible fix. The message of a 401 quotes the beginning of the API key.
    #[uniffi(default)]
    pub message: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// An API error as it was read, and the values that did not fit.
pub struct ApiErrorDecoded {
    /// The record.
    pub value: ApiError,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The contents of a Pix code.
pub struct PixCode {
    /// Static or dynamic.
    pub tipo: PixKind,
    /// Key of the receiver, in a static code.
    #[uniffi(default)]
    pub chave: Option<String>,
    /// Address of the charge, without `https://`, in a dynamic code.
    #[uniffi(default)]
    pub url: Option<String>,
    /// Note to the payer.
    #[uniffi(default)]
    pub info: Option<String>,
    /// Name of the receiver.
    pub nome: String,
    /// City of the receiver.
    pub cidade: String,
    /// Amount, if it is fixed.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Transaction identifier; `***` if the receiver set none.
    #[uniffi(default)]
    pub txid: Option<String>,
}

#[uniffi::remote(Record)]
/// Whether a Pix code is valid.
pub struct PixCheck {
    /// Whether it can be paid unchanged.
    pub valid: bool,
    /// Why it cannot be paid.
    #[uniffi(default)]
    pub reason: Option<PixFault>,
    /// Something unusual about a valid code.
    #[uniffi(default)]
    pub warning: Option<PixWarning>,
}

#[uniffi::remote(Record)]
/// One condition of a query. Conditions on the same field with the same operator are joined by "or", all others by "and".
pub struct Filter {
    /// Name of a field of the record, `section.field` of a nested record, or the name of a custom field.
    pub field: String,
    /// The comparison operator; `eq` if unset.
    #[uniffi(default)]
    pub operator: Option<Operator>,
    /// The value to compare with; unset for `between`, `isnull` and `isnotnull`.
    #[uniffi(default)]
    pub value: Option<Scalar>,
    /// The lower and upper value of `between`.
    #[uniffi(default)]
    pub values: Option<Vec<Scalar>>,
}

#[uniffi::remote(Record)]
/// A list query: which records to list, in which order, and what to return of them.
pub struct Query {
    /// The kind of record. It may be left out if the operation has an argument for it.
    #[uniffi(default)]
    pub entity: Option<Resource>,
    /// Conditions, in order.
    #[uniffi(default)]
    pub filters: Option<Vec<Filter>>,
    /// Names of fields to sort by, with the prefix `-` for descending.
    #[uniffi(default)]
    pub sort: Option<Vec<String>>,
    /// Fields to return; all if unset.
    #[uniffi(default)]
    pub fields: Option<Vec<String>>,
    /// Sections (nested records) to include.
    #[uniffi(default)]
    pub expand: Option<Vec<String>>,
    /// Maximum number of records per page, 1 to 1000; 100 if unset.
    #[uniffi(default)]
    pub limit: Option<i64>,
    /// Number of records to skip; 0 if unset.
    #[uniffi(default)]
    pub offset: Option<i64>,
}

#[uniffi::remote(Record)]
/// The header of a page.
pub struct PageHeader {
    /// Index of the first record returned within the full result.
    pub offset: i64,
    /// Maximum number of records in one response.
    pub limit: i64,
    /// Total number of records that match, on all pages.
    pub count: i64,
    /// The sort parameter used.
    #[uniffi(default)]
    pub sort: Option<String>,
    /// Always unset, because no request was sent to the service.
    #[uniffi(default)]
    pub requestId: Option<String>,
}

#[uniffi::remote(Record)]
/// One page of records, with the structure of the service's listings.
pub struct ListPage {
    /// Offset, limit and count.
    pub header: PageHeader,
    /// The records, with only the requested fields and sections and otherwise unchanged.
    pub data: Vec<Json>,
}

#[uniffi::remote(Record)]
/// A request, to be sent with your program's HTTP client. Debug output never shows headers and body, because they may contain
/// the API key and card numbers.
pub struct ApiRequest {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: String,
    /// The whole URL, including the query string.
    pub url: String,
    /// The headers to send. They include the API key.
    pub headers: Headers,
    /// The body, JSON text in version 2; unset if the request has none.
    #[uniffi(default)]
    pub body: Option<ConcealedText>,
}

#[uniffi::remote(Record)]
/// An error as the service returned it.
pub struct ApiFailure {
    /// The HTTP status.
    pub code: i64,
    /// What kind of error it is.
    pub kind: ErrorKind,
    /// The service's message; unset if the body is not an error of the service. The message of a 401 quotes the beginning of
    /// the API key. Debug output therefore never shows the message, and if the key is known, it is masked in the message.
    #[uniffi(default)]
    pub message: Option<ConcealedText>,
}

#[uniffi::remote(Record)]
/// A response: either a value or the service's error.
pub struct ApiAnswer {
    /// The record, the listing `{header, data}`, or the list that the operation returns.
    #[uniffi(default)]
    pub value: Option<Json>,
    /// The service's error.
    #[uniffi(default)]
    pub api_error: Option<ApiFailure>,
    /// An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
    /// `value`.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// What to do after an attempt, and how long to wait before that.
pub struct RetryPlan {
    /// The action.
    pub action: RetryAction,
    /// Milliseconds to wait before the request is sent again, or its outcome is looked up.
    #[uniffi(default)]
    pub wait_ms: Option<i64>,
}

#[uniffi::remote(Record)]
/// The next request of a pagination, for `request.build`.
pub struct PageRequest {
    /// Which operation.
    pub operation: ApiOperation,
    /// Its query string.
    pub query: String,
}

#[uniffi::remote(Record)]
/// A step of a pagination.
pub struct PageStep {
    /// State of the pagination. Pass it unchanged to the next step.
    pub state: Json,
    /// The next request; unset after the last page.
    #[uniffi(default)]
    pub request: Option<PageRequest>,
    /// Whether the pagination has ended.
    pub done: bool,
    /// The records of the last response, without records that an earlier step returned.
    pub items: Vec<Json>,
    /// Whether the service's count of records changed between pages. Records were then added or removed in the meantime, so
    /// some may be missing or returned twice.
    pub count_changed: bool,
    /// How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages.
    #[uniffi(default)]
    pub end: Option<PageEnd>,
}

#[uniffi::remote(Record)]
/// Address, API key and limits for exchanges with one account.
pub struct ExchangeSettings {
    /// The account's address. It must use https; http is accepted for this machine, and for every host if `allow_http` is set.
    pub base_url: String,
    /// The account's API key.
    pub api_key: ConcealedText,
    /// The current date, for the validation rules that need it. If unset, these rules are skipped.
    #[uniffi(default)]
    pub today: Option<LocalDate>,
    /// Timeout of one request in milliseconds; default 30,000.
    #[uniffi(default)]
    pub timeout_ms: Option<i64>,
    /// Time limit of the whole exchange in milliseconds; default 300,000. In a listing, the limit applies to each page.
    #[uniffi(default)]
    pub deadline_ms: Option<i64>,
    /// For how many milliseconds after a response was lost the service may still carry out the request. If a look-up does not
    /// find the change after this time, the change counts as not carried out. If unset, a change that is not found stays
    /// unknown, because the service's documents state no limit.
    #[uniffi(default)]
    pub settled_after_ms: Option<i64>,
    /// Whether to read the newest record's key before an insert, and the installment before a receipt; default true. This data
    /// is needed to find the change if its response is lost. If false, the outcome of such an insert or receipt is always
    /// unknown.
    #[uniffi(default)]
    pub look_before: Option<bool>,
    /// Maximum number of requests per second of all exchanges that share a `gate`; default unlimited.
    #[uniffi(default)]
    pub per_second: Option<i64>,
    /// Whether http is allowed for every host; default false. With http the API key is sent unencrypted, so use it only for a
    /// test server in a private network.
    #[uniffi(default)]
    pub allow_http: Option<bool>,
}

#[uniffi::remote(Record)]
/// Why an exchange failed, and whether its change may have been carried out.
pub struct ExchangeFailure {
    /// The kind of failure.
    pub kind: ExchangeFailureKind,
    /// Whether the change was carried out; `no` for an operation that only reads.
    pub carried_out: CarriedOut,
    /// Whether the exchange can be resumed to look up the outcome of its change again.
    pub resumable: bool,
    /// The service's error, if it responded with one.
    #[uniffi(default)]
    pub api_error: Option<ApiFailure>,
    /// How a response differs from the structure that the operation returns; paths begin with `body`.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// What your program must do next in an exchange.
pub struct ExchangeStep {
    /// The state to pass to the next step: plain data that contains neither the key nor the record.
    pub state: Json,
    /// The rate limit, and whether the API key was rejected: shared by all exchanges with this key. Pass the latest value to
    /// the next step of any of them.
    pub gate: Json,
    /// Send this request, without following redirects, and report the outcome as an event.
    #[uniffi(default)]
    pub request: Option<ApiRequest>,
    /// Timeout of the request in milliseconds.
    #[uniffi(default)]
    pub timeout_ms: Option<i64>,
    /// Wait this many milliseconds, then send the event `waited`.
    #[uniffi(default)]
    pub wait_ms: Option<i64>,
    /// Set if the exchange has failed.
    #[uniffi(default)]
    pub failure: Option<ExchangeFailure>,
    /// The records of a page. Send the event `more` for the next page, unless `end` is set.
    #[uniffi(default)]
    pub items: Option<Vec<Json>>,
    /// Set after the last page of a listing: whether the listing returned every record.
    #[uniffi(default)]
    pub end: Option<PageEnd>,
    /// Whether the service's count of records changed between pages.
    #[uniffi(default)]
    pub count_changed: Option<bool>,
    /// The value that the operation returns. Unset if the response to a change was lost, and a look-up confirmed the change but
    /// found no record to return.
    #[uniffi(default)]
    pub value: Option<Json>,
    /// Issues of values that are invalid for their field, each with its path in `value`.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An event that your program reports to an exchange.
pub struct ExchangeEvent {
    /// What happened.
    pub kind: ExchangeEventKind,
    /// Current time in milliseconds since 1970. A time before that of the previous step is replaced by the previous time.
    pub now_ms: i64,
    /// Seed for the random wait before a retry: a different number for each step.
    pub seed: i64,
    /// The HTTP status of a response.
    #[uniffi(default)]
    pub status: Option<i64>,
    /// The `Retry-After` of a response.
    #[uniffi(default)]
    pub retry_after: Option<String>,
}

#[uniffi::remote(Record)]
/// The header of an event.
pub struct Event {
    /// Kind of record; unset if this version of the library does not know the endpoint.
    #[uniffi(default)]
    pub entity: Option<EventEntity>,
    /// API version, which determines the format of the record.
    #[uniffi(default)]
    pub api: Option<String>,
    /// Kind of record as the service names it, such as `clientes` or `vendas`.
    #[uniffi(default)]
    pub endpoint: Option<String>,
    /// `insert`, `update` or `delete`.
    #[uniffi(default)]
    pub operation: Option<String>,
    /// When the service generated the event, in seconds since 1970.
    #[uniffi(default)]
    pub timestamp: Option<i64>,
}

#[uniffi::remote(Record)]
/// The result of verifying a body.
pub struct Verification {
    /// `ok`, or the reason for rejecting the body.
    pub verdict: Verdict,
    /// Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`.
    #[uniffi(default)]
    pub secret_index: Option<i64>,
    /// The form of the body that was signed. Set only if the verdict is `ok`.
    #[uniffi(default)]
    pub form: Option<SignedForm>,
    /// The event's header. Set only if the verdict is `ok`.
    #[uniffi(default)]
    pub event: Option<Event>,
    /// Key for recognizing repeated deliveries of the same event, because events have no id: the SHA-256 of the signed bytes in
    /// hexadecimal. Set only if the verdict is `ok`.
    #[uniffi(default)]
    pub dedupe_key: Option<String>,
}

#[uniffi::remote(Record)]
/// A range of bytes. It includes `start` and excludes `end`.
pub struct ByteRange {
    /// Offset of the first byte.
    pub start: i64,
    /// Offset after the last byte.
    pub end: i64,
}

#[uniffi::remote(Record)]
/// The result of the first step: the bytes to hash, and the digests that the body contains.
pub struct SignaturePlan {
    /// Set if the body is rejected because of its form. There is then nothing to hash.
    #[uniffi(default)]
    pub verdict: Option<Verdict>,
    /// The signed bytes as ranges of the body, to be hashed one after the other.
    pub ranges: Vec<ByteRange>,
    /// The digests in the body's signature, as hexadecimal digits: only the first entry, or all entries if `any_entry` is set.
    pub expected: Vec<String>,
    /// The event's header. Do not trust it before the second step has accepted the body.
    #[uniffi(default)]
    pub event: Option<Event>,
}

#[uniffi::remote(Record)]
/// The likely causes and their evidence.
pub struct Explanation {
    /// The likely cause; the first of `causes` if there are several.
    pub likely: Cause,
    /// All likely causes together: the signature is correct once all of them are undone.
    pub causes: Vec<Cause>,
    /// The evidence for the causes. It never contains a secret or a digest.
    pub evidence: String,
}

#[uniffi::remote(Record)]
/// An event and its record. The record is in the field of its type; if this version of the library does not know the type,
/// it is only in `data`.
pub struct WebhookEvent {
    /// The event's header.
    pub event: Event,
    /// The customer.
    #[uniffi(default)]
    pub customer: Option<Customer>,
    /// The sale or contract.
    #[uniffi(default)]
    pub sale: Option<Sale>,
    /// The service.
    #[uniffi(default)]
    pub service: Option<Service>,
    /// The payment method.
    #[uniffi(default)]
    pub payment_method: Option<PaymentMethod>,
    /// The plan.
    #[uniffi(default)]
    pub plan: Option<Plan>,
    /// The record as JSON, unchanged.
    pub data: Json,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// Data of a customer that the service creates with a sale. CNPJ and CPF are parameters of the sale itself.
pub struct NewCustomer {
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Legal entity or individual.
    #[uniffi(default)]
    pub tipo: Option<PersonKind>,
    /// Registered name.
    #[uniffi(default)]
    pub razao_social: Option<String>,
    /// State registration.
    #[uniffi(default)]
    pub inscricao_estadual: Option<String>,
    /// Municipal registration.
    #[uniffi(default)]
    pub inscricao_municipal: Option<String>,
    /// Date of birth.
    #[uniffi(default)]
    pub data_nascimento: Option<LocalDate>,
    /// Free notes.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Postal code.
    #[uniffi(default)]
    pub cep: Option<String>,
    /// IBGE code of the city.
    #[uniffi(default)]
    pub id_cidade: Option<i64>,
    /// The first two digits of the city's IBGE code.
    #[uniffi(default)]
    pub estado: Option<i64>,
    /// Street.
    #[uniffi(default)]
    pub endereco: Option<String>,
    /// Number in the street.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Flat, floor or block.
    #[uniffi(default)]
    pub complemento: Option<String>,
    /// District.
    #[uniffi(default)]
    pub bairro: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One installment of a new sale.
pub struct InstallmentParameters {
    /// Amount.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Due date.
    #[uniffi(default)]
    pub data_vencimento: Option<LocalDate>,
    /// Statement printed on the boleto.
    #[uniffi(default)]
    pub demonstrativo: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The parameters for inserting or updating a sale. Parameters that the service's documents do not mention, such as the e-mail
/// address, are in `extra`.
pub struct SaleParameters {
    /// Date of the sale; required if there is no schedule.
    #[uniffi(default)]
    pub data: Option<LocalDate>,
    /// Date of the next occurrence of the schedule; required if there is no `data`.
    #[uniffi(default)]
    pub agendamento_data: Option<LocalDate>,
    /// Whether the schedule repeats.
    #[uniffi(default)]
    pub agendamento_repetir: Option<Flag>,
    /// Months between two occurrences: 1, 2, 3, 6 or 12.
    #[uniffi(default)]
    pub agendamento_frequencia: Option<FrequencyV1>,
    /// Key or name of the customer; required.
    #[uniffi(default)]
    pub cliente: Option<String>,
    /// CNPJ of the customer.
    #[uniffi(default)]
    pub cliente_cnpj: Option<String>,
    /// CPF of the customer.
    #[uniffi(default)]
    pub cliente_cpf: Option<String>,
    /// Data of a customer that the service creates with the sale, sent as parameters `cliente_...`.
    #[uniffi(default)]
    pub cliente_campos: Option<NewCustomer>,
    /// Name of the service; required.
    #[uniffi(default)]
    pub servico: Option<String>,
    /// Description; required if an invoice is issued.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Value of the sale; required.
    #[uniffi(default)]
    pub valor_venda: Option<Money>,
    /// When the invoice is issued; required.
    #[uniffi(default)]
    pub emissao_nfse: Option<BillingMethod>,
    /// Name of the payment method; required. If no payment method has this name, the service creates one.
    #[uniffi(default)]
    pub meio_pagamento: Option<String>,
    /// Installments, for boletos only, sent as parameters `valor_1`, `data_vencimento_1`, `demonstrativo_1` and so on.
    #[uniffi(default)]
    pub parcelas: Option<Vec<InstallmentParameters>>,
    /// IBGE code of the municipality that issues the invoice.
    #[uniffi(default)]
    pub nfse_municipio_emissao: Option<i64>,
    /// Item of the service list, digits only: 1.02 is 102.
    #[uniffi(default)]
    pub nfse_item_servico: Option<String>,
    /// Municipal tax code, digits only: 6204-0/00 is 6204000.
    #[uniffi(default)]
    pub nfse_codigo_tributacao_municipio: Option<String>,
    /// Municipal registration of the company.
    #[uniffi(default)]
    pub nfse_inscricao_municipal: Option<String>,
    /// Whether the company is in the tax regime Simples Nacional.
    #[uniffi(default)]
    pub nfse_optante_simples_nacional: Option<YesNo>,
    /// Whether the company is a registered sponsor of culture (incentivador cultural).
    #[uniffi(default)]
    pub nfse_incentivador_cultural: Option<YesNo>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    #[uniffi(default)]
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    #[uniffi(default)]
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    #[uniffi(default)]
    pub cartao_validade: Option<String>,
    /// Security code of the card.
    #[uniffi(default)]
    pub cartao_codigo: Option<SecurityCode>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// Information that the validation rules need but that parameters do not contain. An unset field means "unknown".
pub struct ContextV1 {
    /// Whether an invoice for this service has already been issued.
    #[uniffi(default)]
    pub service_issued_before: Option<bool>,
    /// Whether an invoice has already been issued at this city hall.
    #[uniffi(default)]
    pub city_issued_before: Option<bool>,
    /// The kind of the payment method.
    #[uniffi(default)]
    pub payment_type: Option<PaymentKind>,
    /// Whether the customer is resident or established abroad.
    #[uniffi(default)]
    pub customer_abroad: Option<bool>,
}

#[uniffi::remote(Record)]
/// An entry of a reference list, with its key and name.
pub struct EntryV1 {
    /// Key.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A service. A separate service has the nested records `servico` and `atividade`; inside a sale it has only their keys.
pub struct ServiceV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Descriptive text.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Default value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Estimated taxes printed on the invoice, in per cent.
    #[uniffi(default)]
    pub impostos_percentual: Option<Percent>,
    /// Item of the service list, inside a sale.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// CNAE identifier, inside a sale.
    #[uniffi(default)]
    pub id_atividade: Option<i64>,
    /// Item of the service list.
    #[uniffi(default)]
    pub servico: Option<EntryV1>,
    /// Economic activity (CNAE).
    #[uniffi(default)]
    pub atividade: Option<EntryV1>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One item of a sale (`servicos`).
pub struct ItemV1 {
    /// Whether the item recurs in every sale of a contract.
    #[uniffi(default)]
    pub recorrente: Option<Flag>,
    /// Key of the service.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// Unit value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Quantity.
    #[uniffi(default)]
    pub qtd: Option<Quantity>,
    /// Total.
    #[uniffi(default)]
    pub total: Option<Money>,
    /// Service.
    #[uniffi(default)]
    pub servico: Option<ServiceV1>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// One installment of a sale (`parcelas_venda`).
pub struct InstallmentV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Key of the sale.
    #[uniffi(default)]
    pub id_venda: Option<i64>,
    /// Sequence number in the sale, from 1.
    #[uniffi(default)]
    pub parcela: Option<i64>,
    /// Number given by the service.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Due date.
    #[uniffi(default)]
    pub data_vencimento: Option<LocalDate>,
    /// Estimated credit date.
    #[uniffi(default)]
    pub data_credito: Option<LocalDate>,
    /// Due date before any boleto update.
    #[uniffi(default)]
    pub data_vencimento_original: Option<LocalDate>,
    /// Amount charged.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Amount before any boleto update.
    #[uniffi(default)]
    pub valor_original: Option<Money>,
    /// Amount received.
    #[uniffi(default)]
    pub valor_recebido: Option<Money>,
    /// Fees of the payment method.
    #[uniffi(default)]
    pub valor_tarifas: Option<Money>,
    /// Payment state of the installment.
    #[uniffi(default)]
    pub status: Option<InstallmentStatusV1>,
    /// When the payment was received.
    #[uniffi(default)]
    pub data_recebimento: Option<LocalDate>,
    /// URL of the boleto's PDF.
    #[uniffi(default)]
    pub pdf_url: Option<String>,
    /// The boleto's linha digitável: the digits above its barcode, for typing.
    #[uniffi(default)]
    pub linha_digitavel: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A payment method. The service's documents do not explain the fields after `tipo`; they are strings, kept unchanged.
pub struct PaymentMethodV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Kind of payment method.
    #[uniffi(default)]
    pub tipo: Option<PaymentKind>,
    /// Installments, as the service sent it.
    #[uniffi(default)]
    pub parcelas: Option<String>,
    /// Time to credit, as the service sent it.
    #[uniffi(default)]
    pub tempo_credito: Option<String>,
    /// Term of payment, as the service sent it.
    #[uniffi(default)]
    pub prazo_pagamento: Option<String>,
    /// Bank, as the service sent it.
    #[uniffi(default)]
    pub banco: Option<String>,
    /// Portfolio of the boletos, as the service sent it.
    #[uniffi(default)]
    pub carteira: Option<String>,
    /// Branch, as the service sent it.
    #[uniffi(default)]
    pub agencia: Option<String>,
    /// Check digit of the branch, as the service sent it.
    #[uniffi(default)]
    pub agencia_dv: Option<String>,
    /// Account, as the service sent it.
    #[uniffi(default)]
    pub conta: Option<String>,
    /// Check digit of the account, as the service sent it.
    #[uniffi(default)]
    pub conta_dv: Option<String>,
    /// First line of instructions, as the service sent it.
    #[uniffi(default)]
    pub instrucoes1: Option<String>,
    /// Second line of instructions, as the service sent it.
    #[uniffi(default)]
    pub instrucoes2: Option<String>,
    /// Third line of instructions, as the service sent it.
    #[uniffi(default)]
    pub instrucoes3: Option<String>,
    /// Fourth line of instructions, as the service sent it.
    #[uniffi(default)]
    pub instrucoes4: Option<String>,
    /// First instruction, as the service sent it.
    #[uniffi(default)]
    pub instrucao_1: Option<String>,
    /// Second instruction, as the service sent it.
    #[uniffi(default)]
    pub instrucao_2: Option<String>,
    /// Confirmation of the boleto, as the service sent it.
    #[uniffi(default)]
    pub boleto_confirmacao: Option<String>,
    /// Kind of the boleto, as the service sent it.
    #[uniffi(default)]
    pub especie: Option<String>,
    /// Acceptance of the boleto, as the service sent it.
    #[uniffi(default)]
    pub aceite: Option<String>,
    /// Term, as the service sent it.
    #[uniffi(default)]
    pub prazo: Option<String>,
    /// Agreement with the bank, as the service sent it.
    #[uniffi(default)]
    pub convenio: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The municipal service invoice of a sale (`nfse`).
pub struct InvoiceV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Number of the invoice.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Verification code.
    #[uniffi(default)]
    pub codigo_verificacao: Option<String>,
    /// Date and time of issue, in the form in which the service returned it.
    #[uniffi(default)]
    pub data_emissao: Option<String>,
    /// Date and time of the cancellation, in the form in which the service returned it.
    #[uniffi(default)]
    pub cancelamento_data: Option<String>,
    /// Reason for the cancellation.
    #[uniffi(default)]
    pub cancelamento_codigo: Option<CancellationReason>,
    /// State of the invoice.
    #[uniffi(default)]
    pub status: Option<InvoiceStatusV1>,
    /// Key of the company that provides the service.
    #[uniffi(default)]
    pub id_prestador: Option<i64>,
    /// Key of the customer who receives the service.
    #[uniffi(default)]
    pub id_tomador: Option<i64>,
    /// Nature of the operation, which states where and whether ISS is due.
    #[uniffi(default)]
    pub natureza_operacao: Option<OperationNature>,
    /// IBGE code of the municipality where the service is rendered.
    #[uniffi(default)]
    pub id_municipio: Option<i64>,
    /// IBGE code of the municipality that issues the invoice.
    #[uniffi(default)]
    pub id_municipio_emissao: Option<i64>,
    /// Item of the service list.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// CNAE identifier.
    #[uniffi(default)]
    pub id_atividade: Option<i64>,
    /// Descriptive text.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Whether federal taxes are withheld.
    #[uniffi(default)]
    pub impostos_federais: Option<YesNo>,
    /// Withheld PIS.
    #[uniffi(default)]
    pub valor_pis: Option<Money>,
    /// Withheld COFINS.
    #[uniffi(default)]
    pub valor_cofins: Option<Money>,
    /// Withheld INSS.
    #[uniffi(default)]
    pub valor_inss: Option<Money>,
    /// Withheld IR.
    #[uniffi(default)]
    pub valor_ir: Option<Money>,
    /// Withheld CSLL.
    #[uniffi(default)]
    pub valor_csll: Option<Money>,
    /// Other withholdings.
    #[uniffi(default)]
    pub outras_retencoes: Option<Money>,
    /// Whether the customer withholds the ISS.
    #[uniffi(default)]
    pub iss_retido: Option<YesNo>,
    /// Withheld ISS.
    #[uniffi(default)]
    pub valor_iss_retido: Option<Money>,
    /// ISS rate, in per cent.
    #[uniffi(default)]
    pub aliquota: Option<Money>,
    /// Value of the services.
    #[uniffi(default)]
    pub valor_servicos: Option<Money>,
    /// Conditional discount: it lowers only the amount paid, not the tax base.
    #[uniffi(default)]
    pub desconto_condicionado: Option<Money>,
    /// Unconditional discount: it lowers the tax base and the amount paid.
    #[uniffi(default)]
    pub desconto_incondicionado: Option<Money>,
    /// Total of other deductions.
    #[uniffi(default)]
    pub valor_deducoes: Option<Money>,
    /// Net value: the amount that the customer pays.
    #[uniffi(default)]
    pub valor_liquido_nfse: Option<Money>,
    /// Tax base of the ISS.
    #[uniffi(default)]
    pub base_calculo: Option<Money>,
    /// Amount of the ISS.
    #[uniffi(default)]
    pub valor_iss: Option<Money>,
    /// Kind of the provisional receipt (RPS).
    #[uniffi(default)]
    pub rps_tipo: Option<RpsKind>,
    /// Series of the RPS.
    #[uniffi(default)]
    pub rps_serie: Option<String>,
    /// Number of the RPS.
    #[uniffi(default)]
    pub rps_numero: Option<String>,
    /// URL of the PDF.
    #[uniffi(default)]
    pub url_pdf: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A city.
pub struct CityV1 {
    /// IBGE code.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Federative unit (state), in the form in which the service returned it.
    #[uniffi(default)]
    pub uf: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A customer. A separate customer has the nested record `cidade`; inside a sale it has only the city's key.
pub struct CustomerV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Legal entity or individual.
    #[uniffi(default)]
    pub tipo: Option<PersonKind>,
    /// CNPJ of a legal entity.
    #[uniffi(default)]
    pub cnpj: Option<String>,
    /// Name.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Registered name.
    #[uniffi(default)]
    pub razao_social: Option<String>,
    /// State registration.
    #[uniffi(default)]
    pub inscricao_estadual: Option<String>,
    /// Municipal registration.
    #[uniffi(default)]
    pub inscricao_municipal: Option<String>,
    /// CPF of an individual.
    #[uniffi(default)]
    pub cpf: Option<String>,
    /// Date of birth.
    #[uniffi(default)]
    pub data_nascimento: Option<LocalDate>,
    /// Free notes.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Postal code.
    #[uniffi(default)]
    pub cep: Option<String>,
    /// IBGE code of the federative unit: the first two digits of the city's.
    #[uniffi(default)]
    pub estado: Option<i64>,
    /// Street.
    #[uniffi(default)]
    pub endereco: Option<String>,
    /// Number in the street.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Flat, floor or block.
    #[uniffi(default)]
    pub complemento: Option<String>,
    /// District.
    #[uniffi(default)]
    pub bairro: Option<String>,
    /// City.
    #[uniffi(default)]
    pub cidade: Option<CityV1>,
    /// IBGE code of the city, inside a sale.
    #[uniffi(default)]
    pub id_cidade: Option<i64>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A sale. The service may return it in an abbreviated form, with placeholders in place of nested records; placeholders are
/// kept in `extra`.
pub struct SaleV1 {
    /// Identifier.
    #[uniffi(default)]
    pub id: Option<i64>,
    /// Whether the record is a contract: a scheduled or recurring sale.
    #[uniffi(default)]
    pub agendamento: Option<Flag>,
    /// Date of the next occurrence.
    #[uniffi(default)]
    pub agendamento_data: Option<LocalDate>,
    /// Months between two occurrences.
    #[uniffi(default)]
    pub agendamento_frequencia: Option<Frequency>,
    /// Whether sales are generated automatically.
    #[uniffi(default)]
    pub agendamento_automatico: Option<Flag>,
    /// Whether the schedule repeats.
    #[uniffi(default)]
    pub agendamento_repetir: Option<Flag>,
    /// Last day on which a sale is generated.
    #[uniffi(default)]
    pub agendamento_data_fim: Option<LocalDate>,
    /// Number of occurrences.
    #[uniffi(default)]
    pub agendamento_numero: Option<i64>,
    /// Date on which a contract generated the sale.
    #[uniffi(default)]
    pub agendamento_data_geracao: Option<LocalDate>,
    /// Whether the schedule is active.
    #[uniffi(default)]
    pub agendamento_ativo: Option<Flag>,
    /// Date of the sale.
    #[uniffi(default)]
    pub data: Option<LocalDate>,
    /// Descriptive text.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Discount.
    #[uniffi(default)]
    pub desconto: Option<Money>,
    /// Value of the sale.
    #[uniffi(default)]
    pub valor_venda: Option<Money>,
    /// When the invoice is issued.
    #[uniffi(default)]
    pub metodo_cobranca: Option<BillingMethod>,
    /// When the e-mail was sent.
    #[uniffi(default)]
    pub email_enviado: Option<String>,
    /// When sending the e-mail failed.
    #[uniffi(default)]
    pub email_erro: Option<String>,
    /// When the e-mail was delivered.
    #[uniffi(default)]
    pub email_entrega: Option<String>,
    /// When the e-mail was read.
    #[uniffi(default)]
    pub email_leitura: Option<String>,
    /// When the SMS was sent.
    #[uniffi(default)]
    pub sms_enviado: Option<String>,
    /// When sending the SMS failed.
    #[uniffi(default)]
    pub sms_erro: Option<String>,
    /// When the WhatsApp message was sent.
    #[uniffi(default)]
    pub whatsapp_enviado: Option<String>,
    /// When sending the WhatsApp message failed.
    #[uniffi(default)]
    pub whatsapp_erro: Option<String>,
    /// When the WhatsApp message was delivered.
    #[uniffi(default)]
    pub whatsapp_entrega: Option<String>,
    /// When the WhatsApp message was read.
    #[uniffi(default)]
    pub whatsapp_leitura: Option<String>,
    /// Number of installments.
    #[uniffi(default)]
    pub parcelas: Option<i64>,
    /// Amount received.
    #[uniffi(default)]
    pub valor_recebido: Option<Money>,
    /// Amount of one installment.
    #[uniffi(default)]
    pub valor_parcelas: Option<Money>,
    /// Due date.
    #[uniffi(default)]
    pub data_vencimento: Option<LocalDate>,
    /// Receipt date.
    #[uniffi(default)]
    pub data_recebimento: Option<LocalDate>,
    /// Payment state of the sale, derived from all installments.
    #[uniffi(default)]
    pub parcela_status: Option<InstallmentStatusV1>,
    /// Days overdue.
    #[uniffi(default)]
    pub vencido_dias: Option<i64>,
    /// State of the invoice.
    #[uniffi(default)]
    pub nfse_status: Option<InvoiceStatusV1>,
    /// Key of the main service.
    #[uniffi(default)]
    pub id_servico: Option<i64>,
    /// Additional data: a string of JSON text, kept unchanged.
    #[uniffi(default)]
    pub dados_extra: Option<String>,
    /// Main service.
    #[uniffi(default)]
    pub servico: Option<ServiceV1>,
    /// Items sold.
    #[uniffi(default)]
    pub servicos: Option<Vec<ItemV1>>,
    /// Installments.
    #[uniffi(default)]
    pub parcelas_venda: Option<Vec<InstallmentV1>>,
    /// Payment method.
    #[uniffi(default)]
    pub meio_pagamento: Option<PaymentMethodV1>,
    /// Invoice.
    #[uniffi(default)]
    pub nfse: Option<InvoiceV1>,
    /// Customer.
    #[uniffi(default)]
    pub cliente: Option<CustomerV1>,
    /// URLs of the boletos; not in the abbreviated form.
    #[uniffi(default)]
    pub boletos: Option<Vec<String>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A sale of version 1 as it was read, and the values that did not fit.
pub struct SaleV1Decoded {
    /// The record.
    pub value: SaleV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An item of version 1 as it was read, and the values that did not fit.
pub struct ItemV1Decoded {
    /// The record.
    pub value: ItemV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An installment of version 1 as it was read, and the values that did not fit.
pub struct InstallmentV1Decoded {
    /// The record.
    pub value: InstallmentV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// An invoice of version 1 as it was read, and the values that did not fit.
pub struct InvoiceV1Decoded {
    /// The record.
    pub value: InvoiceV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// A payment method of version 1 as it was read, and the values that did not fit.
pub struct PaymentMethodV1Decoded {
    /// The record.
    pub value: PaymentMethodV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The parameters for inserting or updating a service.
pub struct ServiceParameters {
    /// Name; required.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Item of the service list, digits only.
    #[uniffi(default)]
    pub id_servico: Option<String>,
    /// CNAE identifier.
    #[uniffi(default)]
    pub id_atividade: Option<i64>,
    /// Municipal tax code, digits only.
    #[uniffi(default)]
    pub codigo_tributacao_municipio: Option<String>,
    /// Descriptive text.
    #[uniffi(default)]
    pub discriminacao: Option<String>,
    /// Default value.
    #[uniffi(default)]
    pub valor: Option<Money>,
    /// Estimated taxes printed on each invoice, in per cent.
    #[uniffi(default)]
    pub impostos_percentual: Option<Percent>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A service of version 1 as it was read, and the values that did not fit.
pub struct ServiceV1Decoded {
    /// The record.
    pub value: ServiceV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The parameters for inserting or updating a customer.
pub struct CustomerParameters {
    /// Name; required.
    #[uniffi(default)]
    pub nome: Option<String>,
    /// Legal entity or individual.
    #[uniffi(default)]
    pub tipo: Option<PersonKind>,
    /// CNPJ of a legal entity.
    #[uniffi(default)]
    pub cnpj: Option<String>,
    /// Registered name.
    #[uniffi(default)]
    pub razao_social: Option<String>,
    /// State registration.
    #[uniffi(default)]
    pub inscricao_estadual: Option<String>,
    /// Municipal registration.
    #[uniffi(default)]
    pub inscricao_municipal: Option<String>,
    /// CPF of an individual.
    #[uniffi(default)]
    pub cpf: Option<String>,
    /// Date of birth.
    #[uniffi(default)]
    pub data_nascimento: Option<LocalDate>,
    /// Free notes.
    #[uniffi(default)]
    pub obs: Option<String>,
    /// Postal code.
    #[uniffi(default)]
    pub cep: Option<String>,
    /// IBGE code of the city.
    #[uniffi(default)]
    pub id_cidade: Option<i64>,
    /// The first two digits of the city's IBGE code.
    #[uniffi(default)]
    pub estado: Option<i64>,
    /// Street.
    #[uniffi(default)]
    pub endereco: Option<String>,
    /// Number in the street.
    #[uniffi(default)]
    pub numero: Option<String>,
    /// Flat, floor or block.
    #[uniffi(default)]
    pub complemento: Option<String>,
    /// District.
    #[uniffi(default)]
    pub bairro: Option<String>,
    /// Name of the card's payment method.
    #[uniffi(default)]
    pub meio_pagamento: Option<String>,
    /// Network of the card: `visa`, `mastercard`, `amex`, `elo`, `diners`.
    #[uniffi(default)]
    pub cartao_bandeira: Option<String>,
    /// Number of the card, digits only.
    #[uniffi(default)]
    pub cartao_numero: Option<CardNumber>,
    /// Expiry of the card, `YYYYMM`.
    #[uniffi(default)]
    pub cartao_validade: Option<String>,
    /// Security code of the card.
    #[uniffi(default)]
    pub cartao_codigo: Option<SecurityCode>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A customer of version 1 as it was read, and the values that did not fit.
pub struct CustomerV1Decoded {
    /// The record.
    pub value: CustomerV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// One page of records.
pub struct ListingV1 {
    /// Index of the first record.
    #[uniffi(default)]
    pub inicio: Option<i64>,
    /// Maximum number of records per page.
    #[uniffi(default)]
    pub limite: Option<i64>,
    /// The records as JSON. The `decode` operation of their kind reads each of them.
    #[uniffi(default)]
    pub data: Option<Vec<Json>>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// A listing of version 1 as it was read, and the values that did not fit.
pub struct ListingV1Decoded {
    /// The record.
    pub value: ListingV1,
    /// An issue for each value that is invalid for its field, with its path.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The parameters of "cancel invoice".
pub struct CancellationParameters {
    /// Reason for the cancellation, as a code; required.
    #[uniffi(default)]
    pub cancelamento_codigo: Option<CancellationReason>,
    /// Reason for the cancellation, as text of at least 15 characters; required if the code is 4.
    #[uniffi(default)]
    pub cancelamento_motivo: Option<String>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The parameters of "confirm receipt".
pub struct ReceiptParameters {
    /// Receipt date; required.
    #[uniffi(default)]
    pub data_recebimento: Option<LocalDate>,
    /// Amount received; if unset, the value of the sale.
    #[uniffi(default)]
    pub valor_recebido: Option<Money>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// The parameters of "update boleto". The service does not compute fine or interest: the caller sends all values.
pub struct BoletoUpdateParameters {
    /// Sequence number of the installment in the sale, from 1; required.
    #[uniffi(default)]
    pub parcela: Option<i64>,
    /// New due date; required.
    #[uniffi(default)]
    pub data_vencimento_novo: Option<LocalDate>,
    /// New amount; required.
    #[uniffi(default)]
    pub valor_novo: Option<Money>,
    /// Fine, in per cent.
    #[uniffi(default)]
    pub multa: Option<Percent>,
    /// Fine, as an amount.
    #[uniffi(default)]
    pub multa_total: Option<Money>,
    /// Interest, in per cent per month.
    #[uniffi(default)]
    pub juros_mensal: Option<Percent>,
    /// Interest, as an amount.
    #[uniffi(default)]
    pub juros_mensal_total: Option<Money>,
    /// Members that are not fields: `custom_*`, attachments and names that this version does not know.
    #[uniffi(default)]
    pub extra: Extra,
}

#[uniffi::remote(Record)]
/// Which records a listing returns, and in which order.
pub struct ListingQueryV1 {
    /// Index of the first record, from 0.
    #[uniffi(default)]
    pub inicio: Option<i64>,
    /// Maximum number of records per page, 1 to 100; 10 if unset.
    #[uniffi(default)]
    pub limite: Option<i64>,
    /// Field to sort by.
    #[uniffi(default)]
    pub ordenarColuna: Option<String>,
    /// Direction of the sort.
    #[uniffi(default)]
    pub ordenarDirecao: Option<DirectionV1>,
}

#[uniffi::remote(Record)]
/// An error as version 1 returns it.
pub struct ApiFailureV1 {
    /// Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is not an error of the service.
    #[uniffi(default)]
    pub tipo: Option<String>,
    /// The kind of error that the HTTP status stands for.
    pub kind: ErrorKind,
    /// The service's message. It may quote the API key: debug output never shows the message, and if the key is known, it is
    /// masked in the message.
    #[uniffi(default)]
    pub message: Option<ConcealedText>,
}

#[uniffi::remote(Record)]
/// A response: either a value or the service's error.
pub struct ApiAnswerV1 {
    /// The record, the listing, or the result of the action.
    #[uniffi(default)]
    pub value: Option<Json>,
    /// The service's error.
    #[uniffi(default)]
    pub api_error: Option<ApiFailureV1>,
    /// An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
    /// `value`.
    pub issues: Vec<Issue>,
}

#[uniffi::remote(Record)]
/// The next request of a pagination.
pub struct PageRequestV1 {
    /// Which operation.
    pub operation: OperationV1,
    /// Which records to list.
    pub listing: ListingQueryV1,
}

#[uniffi::remote(Record)]
/// A step of a pagination.
pub struct PageStepV1 {
    /// State of the pagination. Pass it unchanged to the next step.
    pub state: Json,
    /// The next request; unset after the last page.
    #[uniffi(default)]
    pub request: Option<PageRequestV1>,
    /// Whether the pagination has ended.
    pub done: bool,
    /// The records of the last response, without records that an earlier step returned.
    pub items: Vec<Json>,
    /// How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages.
    #[uniffi(default)]
    pub end: Option<PageEnd>,
}

#[uniffi::remote(Record)]
/// A line of a conversion's report: a value that was lost or changed.
pub struct ReportLine {
    /// Path of the value in the given record.
    pub path: String,
    /// What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`.
    pub code: IssueCode,
}

#[uniffi::remote(Record)]
/// A sale converted to version 2, with its report.
pub struct SaleConverted {
    /// The converted record.
    pub value: Sale,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A customer converted to version 2, with its report.
pub struct CustomerConverted {
    /// The converted record.
    pub value: Customer,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A service converted to version 2, with its report.
pub struct ServiceConverted {
    /// The converted record.
    pub value: Service,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A payment method converted to version 2, with its report.
pub struct PaymentMethodConverted {
    /// The converted record.
    pub value: PaymentMethod,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A sale converted to version 1 parameters, with its report.
pub struct SaleParametersConverted {
    /// The converted record.
    pub value: SaleParameters,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A customer converted to version 1 parameters, with its report.
pub struct CustomerParametersConverted {
    /// The converted record.
    pub value: CustomerParameters,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A service converted to version 1 parameters, with its report.
pub struct ServiceParametersConverted {
    /// The converted record.
    pub value: ServiceParameters,
    /// The values that were lost or changed.
    pub report: Vec<ReportLine>,
}

#[uniffi::remote(Record)]
/// A label in every supported language.
pub struct FormLabel {
    /// English.
    pub en: String,
    /// Brazilian Portuguese.
    pub pt_br: String,
}

#[uniffi::remote(Record)]
/// A value that the user can choose.
pub struct FormChoice {
    /// The numeric code that is sent.
    pub value: i64,
    /// The label that the user sees.
    pub label: FormLabel,
}

#[uniffi::remote(Record)]
/// One field of a form.
pub struct FormField {
    /// Path of the field in the record: `nome`, `nfse_dados.aliquota`, or `itens[].valor` for a field of each item.
    pub path: String,
    /// The field's name.
    pub name: String,
    /// The label that the user sees next to the input.
    pub label: FormLabel,
    /// The kind of input element.
    pub input: FormInput,
    /// Whether every insert requires the field. Other fields may be required depending on values; `validate` reports those.
    pub required: bool,
    /// Whether the service fills in the field. Show it, but do not let the user change it: it is never sent.
    pub read_only: bool,
    /// Maximum number of characters, if there is a limit.
    #[uniffi(default)]
    pub max_length: Option<i64>,
    /// The values to choose from.
    #[uniffi(default)]
    pub choices: Option<Vec<FormChoice>>,
}

#[uniffi::remote(Record)]
/// A key of the account.
pub struct ApiKey {
    /// The key, without a colon, which Basic authentication does not allow.
    pub key: ConcealedText,
    /// The operations that its profile allows, by name (`sales.insert`) or by area (`sales`); default: all.
    #[uniffi(default)]
    pub allow: Option<Vec<String>>,
    /// Whether the key may use version 1 of the API; default: yes.
    #[uniffi(default)]
    pub v1: Option<bool>,
}

#[uniffi::remote(Record)]
/// A server that is notified of changes.
pub struct Subscription {
    /// The URL to which notifications are sent.
    pub url: String,
    /// The key that signs notifications. It is not part of the state: a snapshot does not contain it.
    pub secret: ConcealedText,
    /// The previous signing key, for notifications that a fault plan signs with an old secret.
    #[uniffi(default)]
    pub old_secret: Option<ConcealedText>,
    /// The structures (kinds of records, such as `clientes` or `vendas`) whose changes are notified; default: all.
    #[uniffi(default)]
    pub endpoints: Option<Vec<String>>,
    /// The operations that are notified: `insert`, `update` or `delete`; default: all.
    #[uniffi(default)]
    pub operations: Option<Vec<String>>,
}

#[uniffi::remote(Record)]
/// The rate limit of a key.
pub struct Limit {
    /// Size of the token bucket: the maximum number of requests in a burst.
    pub requests: i64,
    /// Seconds in which an empty bucket becomes full again.
    pub seconds: i64,
}

#[uniffi::remote(Record)]
/// The contents of the reference lists, in the format of the files in `crates/twin/data` of the repository. A missing list is
/// replaced by a sample.
pub struct ReferenceLists {
    /// The contents of `municipios.tsv`.
    #[uniffi(default)]
    pub municipios: Option<String>,
    /// The contents of `cnae.tsv`.
    #[uniffi(default)]
    pub cnae: Option<String>,
    /// The contents of `lista-servicos.tsv`.
    #[uniffi(default)]
    pub lista_servicos: Option<String>,
    /// The contents of `indices.tsv`.
    #[uniffi(default)]
    pub indices: Option<String>,
}

#[uniffi::remote(Record)]
/// The configuration of a twin. Every member is optional.
pub struct Config {
    /// Seed of all pseudorandom values; default 0.
    #[uniffi(default)]
    pub seed: Option<i64>,
    /// The instant at which the twin starts; default: 1 January 2027, 9:00 in Brasília.
    #[uniffi(default)]
    pub now: Option<DateTime>,
    /// The base of the addresses that responses contain; default: `https://twin.example`.
    #[uniffi(default)]
    pub base_url: Option<String>,
    /// The accepted API keys. If the list is missing or empty, every key is accepted and may use every operation.
    #[uniffi(default)]
    pub keys: Option<Vec<ApiKey>>,
    /// The servers that are notified of changes.
    #[uniffi(default)]
    pub subscriptions: Option<Vec<Subscription>>,
    /// The payment methods of a new account, each with its key; default: those of the policy `fresh-account`.
    #[uniffi(default)]
    pub payment_methods: Option<Vec<PaymentMethod>>,
    /// The plans of a new account, each with its key, its items and its payment methods; default: those of the policy
    /// `fresh-account`.
    #[uniffi(default)]
    pub plans: Option<Vec<Plan>>,
    /// The plans that customers of a new account signed up for, each with its own key and the customer's key. If a customer is
    /// inserted later and gets that customer key, the plans belong to this customer too.
    #[uniffi(default)]
    pub hired_plans: Option<Vec<HiredPlan>>,
    /// Choices for undocumented behaviour that differ from the default, as policy name to choice.
    #[uniffi(default)]
    pub policies: Option<Params>,
    /// The rate limit, which applies to each API key separately; default: no limit, since the service's documents give no
    /// figures.
    #[uniffi(default)]
    pub limit: Option<Limit>,
    /// The reference lists; default: a sample of each, in `lastro serve` the complete lists.
    #[uniffi(default)]
    pub lists: Option<ReferenceLists>,
}

/// The operations, in the order of the facade's list.
pub const OPERATIONS: &[Run] = &[
    |given| { let text = given.argument("text"); given.end()?; crossing::value(api::money::parse(text?)) },
    |given| { let total = given.argument("total"); let weights = given.argument("weights"); given.end()?; crossing::value(api::money::allocate(total?, weights?)) },
    |given| { let valor = given.argument("valor"); let parcelas = given.argument("parcelas"); let policy = given.argument("policy"); given.end()?; crossing::value(api::installments::split(valor?, parcelas?, policy?)) },
    |given| { let valor = given.argument("valor"); let parcelas = given.argument("parcelas"); let first_due = given.argument("first_due"); let every_months = given.argument("every_months"); let every_days = given.argument("every_days"); let policy = given.argument("policy"); given.end()?; crossing::value(api::installments::plan(valor?, parcelas?, first_due?, every_months?, every_days?, policy?)) },
    |given| { let installment = given.argument("installment"); let today = given.argument("today"); let holidays = given.argument("holidays"); given.end()?; crossing::value(api::installments::status(installment?, today?, holidays?)) },
    |given| { let agendamento_data = given.argument("agendamento_data"); let agendamento_frequencia = given.argument("agendamento_frequencia"); let agendamento_repetir = given.argument("agendamento_repetir"); let agendamento_numero = given.argument("agendamento_numero"); let agendamento_data_fim = given.argument("agendamento_data_fim"); let agendamento_ativo = given.argument("agendamento_ativo"); let anchor_day = given.argument("anchor_day"); let limit = given.argument("limit"); let until = given.argument("until"); given.end()?; crossing::value(api::schedule::occurrences(agendamento_data?, agendamento_frequencia?, agendamento_repetir?, agendamento_numero?, agendamento_data_fim?, agendamento_ativo?, anchor_day?, limit?, until?)) },
    |given| { let agendamento_data = given.argument("agendamento_data"); let agendamento_frequencia = given.argument("agendamento_frequencia"); let agendamento_repetir = given.argument("agendamento_repetir"); let after = given.argument("after"); let agendamento_numero = given.argument("agendamento_numero"); let agendamento_data_fim = given.argument("agendamento_data_fim"); let agendamento_ativo = given.argument("agendamento_ativo"); let anchor_day = given.argument("anchor_day"); let limit = given.argument("limit"); let until = given.argument("until"); given.end()?; crossing::value(api::schedule::next_after(agendamento_data?, agendamento_frequencia?, agendamento_repetir?, after?, agendamento_numero?, agendamento_data_fim?, agendamento_ativo?, anchor_day?, limit?, until?)) },
    |given| { let valor = given.argument("valor"); let multa = given.argument("multa"); let juros_mensal = given.argument("juros_mensal"); let dias = given.argument("dias"); let rounding = given.argument("rounding"); given.end()?; crossing::value(api::boleto::late_charges(valor?, multa?, juros_mensal?, dias?, rounding?)) },
    |given| { let data_vencimento = given.argument("data_vencimento"); let data_pagamento = given.argument("data_pagamento"); let holidays = given.argument("holidays"); given.end()?; crossing::value(api::boleto::days_late(data_vencimento?, data_pagamento?, holidays?)) },
    |given| { let installment = given.argument("installment"); let data_vencimento_novo = given.argument("data_vencimento_novo"); let today = given.argument("today"); let multa = given.argument("multa"); let juros_mensal = given.argument("juros_mensal"); let holidays = given.argument("holidays"); given.end()?; crossing::value(api::boleto::update_body(installment?, data_vencimento_novo?, today?, multa?, juros_mensal?, holidays?)) },
    |given| { let date = given.argument("date"); given.end()?; crossing::value(api::boleto::fator_vencimento(date?)) },
    |given| { let linha = given.argument("linha"); let reference_date = given.argument("reference_date"); given.end()?; crossing::value(api::boleto::parse_linha_digitavel(linha?, reference_date?)) },
    |given| { let linha = given.argument("linha"); given.end()?; crossing::value(api::boleto::is_valid_linha_digitavel(linha?)) },
    |given| { let barcode = given.argument("barcode"); given.end()?; crossing::value(api::boleto::to_linha_digitavel(barcode?)) },
    |given| { let date = given.argument("date"); let holidays = given.argument("holidays"); given.end()?; crossing::value(api::calendar::next_business_day(date?, holidays?)) },
    |given| { let year = given.argument("year"); given.end()?; crossing::value(api::calendar::bank_holidays(year?)) },
    |given| { let valor_servicos = given.argument("valor_servicos"); let aliquota = given.argument("aliquota"); let iss_retido = given.argument("iss_retido"); let valor_pis = given.argument("valor_pis"); let valor_cofins = given.argument("valor_cofins"); let valor_inss = given.argument("valor_inss"); let valor_ir = given.argument("valor_ir"); let valor_csll = given.argument("valor_csll"); let outras_retencoes = given.argument("outras_retencoes"); let valor_deducoes = given.argument("valor_deducoes"); let desconto_incondicionado = given.argument("desconto_incondicionado"); let desconto_condicionado = given.argument("desconto_condicionado"); let natureza_operacao = given.argument("natureza_operacao"); given.end()?; crossing::value(api::nfse::totals(valor_servicos?, aliquota?, iss_retido?, valor_pis?, valor_cofins?, valor_inss?, valor_ir?, valor_csll?, outras_retencoes?, valor_deducoes?, desconto_incondicionado?, desconto_condicionado?, natureza_operacao?)) },
    |given| { let valor = given.argument("valor"); let impostos_percentual = given.argument("impostos_percentual"); given.end()?; crossing::value(api::nfse::approximate_taxes(valor?, impostos_percentual?)) },
    |given| { let valor = given.argument("valor"); let qtd = given.argument("qtd"); given.end()?; crossing::value(api::sale::item_total(valor?, qtd?)) },
    |given| { let sale = given.argument("sale"); given.end()?; crossing::value(api::sale::totals(sale?)) },
    |given| { let sale = given.argument("sale"); let today = given.argument("today"); let holidays = given.argument("holidays"); given.end()?; crossing::value(api::sale::status(sale?, today?, holidays?)) },
    |given| { let contract = given.argument("contract"); let k = given.argument("k"); let anchor_day = given.argument("anchor_day"); given.end()?; crossing::value(api::sale::from_contract(contract?, k?, anchor_day?)) },
    |given| { let sale = given.argument("sale"); let receipt = given.argument("receipt"); given.end()?; crossing::value(api::sale::confirm_receipt(sale?, receipt?)) },
    |given| { let base_url = given.argument("base_url"); let pagamento_online_codigo = given.argument("pagamento_online_codigo"); given.end()?; crossing::value(api::sale::payment_page_url(base_url?, pagamento_online_codigo?)) },
    |given| { let original = given.argument("original"); let edited = given.argument("edited"); given.end()?; crossing::value(api::sale::update_body(original?, edited?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::sale::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::sale::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::sale::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::sale::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::item::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::item::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::item::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::item::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::installment::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::installment::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::installment::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::installment::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::nfse_data::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::nfse_data::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::nfse_data::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::nfse_data::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::schedule_data::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::schedule_data::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::schedule_data::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::schedule_data::validate(value?, operation?, today?)) },
    |given| { let value = given.draft("value"); let sale = given.argument("sale"); let version = given.argument("version"); given.end()?; crossing::value(api::cancellation::validate(value?, sale?, version?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::cancellation::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::cancellation::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::cancellation::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let sale = given.argument("sale"); let version = given.argument("version"); given.end()?; crossing::value(api::receipt::validate(value?, sale?, version?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::receipt::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::receipt::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::receipt::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let sale = given.argument("sale"); let version = given.argument("version"); given.end()?; crossing::value(api::boleto_update::validate(value?, sale?, version?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::boleto_update::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::boleto_update::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::boleto_update::body(value?, operation?)) },
    |given| { let original = given.argument("original"); let edited = given.argument("edited"); given.end()?; crossing::value(api::service::update_body(original?, edited?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::service::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::service::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::service::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::service::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::payment_method::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::payment_method::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::payment_method::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::payment_method::validate(value?, operation?, today?)) },
    |given| { let original = given.argument("original"); let edited = given.argument("edited"); given.end()?; crossing::value(api::customer::update_body(original?, edited?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::customer::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::customer::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::customer::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::customer::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::contact::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::contact::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::contact::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::contact::validate(value?, operation?, today?)) },
    |given| { let number = given.argument("number"); given.end()?; crossing::value(api::card::inspect(number?)) },
    |given| { let validade = given.argument("validade"); let today = given.argument("today"); given.end()?; crossing::value(api::card::is_valid_expiry(validade?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::card::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::card::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::card::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::card::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::plan::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::plan::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::plan::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::plan::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::wallet_entry::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::wallet_entry::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::wallet_entry::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::wallet_entry::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::cnae::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::cnae::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::cnae::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::cnae::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::service_list_item::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::service_list_item::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::service_list_item::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::service_list_item::validate(value?, operation?, today?)) },
    |given| { let code = given.argument("code"); given.end()?; crossing::value(api::municipality::is_valid_code(code?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::municipality::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::municipality::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::municipality::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::municipality::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::adjustment_index::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::adjustment_index::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::adjustment_index::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::adjustment_index::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::listing::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::listing::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::listing::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::listing::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::sale_listing::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::sale_listing::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::sale_listing::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::sale_listing::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::customer_listing::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::customer_listing::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::customer_listing::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::customer_listing::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::service_listing::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::service_listing::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::service_listing::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::service_listing::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::deleted::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::deleted::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::deleted::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::deleted::validate(value?, operation?, today?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::api_error::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::api_error::encode(value?)) },
    |given| { let value = given.argument("value"); let operation = given.argument("operation"); given.end()?; crossing::value(api::api_error::body(value?, operation?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); given.end()?; crossing::value(api::api_error::validate(value?, operation?, today?)) },
    |given| { let cpf = given.argument("cpf"); given.end()?; crossing::value(api::cpf::is_valid(cpf?)) },
    |given| { let cpf = given.argument("cpf"); given.end()?; crossing::value(api::cpf::format(cpf?)) },
    |given| { let cnpj = given.argument("cnpj"); given.end()?; crossing::value(api::cnpj::is_valid(cnpj?)) },
    |given| { let cnpj = given.argument("cnpj"); given.end()?; crossing::value(api::cnpj::format(cnpj?)) },
    |given| { let base = given.argument("base"); given.end()?; crossing::value(api::cnpj::check_digits(base?)) },
    |given| { let cep = given.argument("cep"); given.end()?; crossing::value(api::cep::is_valid(cep?)) },
    |given| { let cep = given.argument("cep"); given.end()?; crossing::value(api::cep::format(cep?)) },
    |given| { let item = given.argument("item"); given.end()?; crossing::value(api::lc116::to_code(item?)) },
    |given| { let code = given.argument("code"); given.end()?; crossing::value(api::lc116::to_item(code?)) },
    |given| { let code = given.argument("code"); given.end()?; crossing::value(api::tax_code::digits(code?)) },
    |given| { let code = given.argument("code"); given.end()?; crossing::value(api::pix::parse(code?)) },
    |given| { let code = given.argument("code"); given.end()?; crossing::value(api::pix::check(code?)) },
    |given| { let chave = given.argument("chave"); let nome = given.argument("nome"); let cidade = given.argument("cidade"); let valor = given.argument("valor"); let txid = given.argument("txid"); let info = given.argument("info"); given.end()?; crossing::value(api::pix::generate(chave?, nome?, cidade?, valor?, txid?, info?)) },
    |given| { let entity = given.argument("entity"); let filters = given.argument("filters"); let sort = given.argument("sort"); let fields = given.argument("fields"); let expand = given.argument("expand"); let limit = given.argument("limit"); let offset = given.argument("offset"); given.end()?; crossing::value(api::query::build(entity?, filters?, sort?, fields?, expand?, limit?, offset?)) },
    |given| { let entity = given.argument("entity"); let query = given.argument("query"); given.end()?; crossing::value(api::query::parse(entity?, query?)) },
    |given| { let entity = given.argument("entity"); let query = given.argument("query"); let record = given.argument("record"); given.end()?; crossing::value(api::query::matches(entity?, query?, record?)) },
    |given| { let entity = given.argument("entity"); let query = given.argument("query"); let records = given.argument("records"); given.end()?; crossing::value(api::query::apply(entity?, query?, records?)) },
    |given| { let operation = given.argument("operation"); let base_url = given.argument("base_url"); let api_key = given.argument("api_key"); let id = given.argument("id"); let cpf = given.argument("cpf"); let query = given.argument("query"); let body = given.argument("body"); given.end()?; crossing::value(api::request::build(operation?, base_url?, api_key?, id?, cpf?, query?, body?)) },
    |given| { let operation = given.argument("operation"); let status = given.argument("status"); let body = given.argument("body"); let headers = given.argument("headers"); let api_key = given.argument("api_key"); given.end()?; crossing::value(api::response::decode(operation?, status?, body?, headers?, api_key?)) },
    |given| { let operation = given.argument("operation"); let attempt = given.argument("attempt"); let now = given.argument("now"); let seed = given.argument("seed"); let elapsed_ms = given.argument("elapsed_ms"); let status = given.argument("status"); let retry_after = given.argument("retry_after"); given.end()?; crossing::value(api::retry::next(operation?, attempt?, now?, seed?, elapsed_ms?, status?, retry_after?)) },
    |given| { let operation = given.argument("operation"); let query = given.argument("query"); given.end()?; crossing::value(api::pages::start(operation?, query?)) },
    |given| { let state = given.argument("state"); let response = given.argument("response"); given.end()?; crossing::value(api::pages::next(state?, response?)) },
    |given| { let operation = given.argument("operation"); let settings = given.argument("settings"); let now_ms = given.argument("now_ms"); let gate = given.argument("gate"); let id = given.argument("id"); let cpf = given.argument("cpf"); let query = given.argument("query"); let record = given.argument("record"); let original = given.argument("original"); given.end()?; crossing::value(api::exchange::start(operation?, settings?, now_ms?, gate?, id?, cpf?, query?, record?, original?)) },
    |given| { let state = given.argument("state"); let settings = given.argument("settings"); let event = given.argument("event"); let body = given.argument("body"); let gate = given.argument("gate"); let record = given.argument("record"); let original = given.argument("original"); given.end()?; crossing::value(api::exchange::next(state?, settings?, event?, body?, gate?, record?, original?)) },
    |given| { let operation = given.argument("operation"); let state = given.argument("state"); let settings = given.argument("settings"); let now_ms = given.argument("now_ms"); let seed = given.argument("seed"); let gate = given.argument("gate"); let record = given.argument("record"); let original = given.argument("original"); given.end()?; crossing::value(api::exchange::resume(operation?, state?, settings?, now_ms?, seed?, gate?, record?, original?)) },
    |given| { let secrets = given.argument("secrets"); let body = given.argument("body"); let now = given.argument("now"); let tolerance_s = given.argument("tolerance_s"); let future_s = given.argument("future_s"); let strict = given.argument("strict"); let any_entry = given.argument("any_entry"); given.end()?; crossing::value(api::webhook::verify(secrets?, body?, now?, tolerance_s?, future_s?, strict?, any_entry?)) },
    |given| { let body = given.argument("body"); let any_entry = given.argument("any_entry"); given.end()?; crossing::value(api::webhook::plan(body?, any_entry?)) },
    |given| { let plan = given.argument("plan"); let digests = given.argument("digests"); let sha256 = given.argument("sha256"); let now = given.argument("now"); let tolerance_s = given.argument("tolerance_s"); let future_s = given.argument("future_s"); given.end()?; crossing::value(api::webhook::conclude(plan?, digests?, sha256?, now?, tolerance_s?, future_s?)) },
    |given| { let secret = given.argument("secret"); let body = given.argument("body"); given.end()?; crossing::value(api::webhook::explain(secret?, body?)) },
    |given| { let body = given.argument("body"); given.end()?; crossing::value(api::webhook::event(body?)) },
    |given| { let endpoint = given.argument("endpoint"); let operation = given.argument("operation"); let data = given.argument("data"); let timestamp = given.argument("timestamp"); let secret = given.argument("secret"); let flavour = given.argument("flavour"); let api = given.argument("api"); given.end()?; crossing::value(api::webhook::sign(endpoint?, operation?, data?, timestamp?, secret?, flavour?, api?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::sale::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::sale::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let operation = given.argument("operation"); let today = given.argument("today"); let context = given.argument("context"); let original = given.argument("original"); given.end()?; crossing::value(api::v1::sale::validate(value?, operation?, today?, context?, original?)) },
    |given| { let original = given.argument("original"); let edited = given.argument("edited"); given.end()?; crossing::value(api::v1::sale::validate_update(original?, edited?)) },
    |given| { let sale = given.argument("sale"); given.end()?; crossing::value(api::v1::sale::validate_delete(sale?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::sale::extra_data(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::sale::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::sale::encode(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::item::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::item::encode(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::installment::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::installment::encode(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::invoice::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::invoice::encode(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::payment_method::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::payment_method::encode(value?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::service::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::service::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let today = given.argument("today"); let context = given.argument("context"); given.end()?; crossing::value(api::v1::service::validate(value?, today?, context?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::service::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::service::encode(value?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::customer::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::customer::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let today = given.argument("today"); let context = given.argument("context"); given.end()?; crossing::value(api::v1::customer::validate(value?, today?, context?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::customer::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::customer::encode(value?)) },
    |given| { let json = given.argument("json"); given.end()?; crossing::value(api::v1::listing::decode(json?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::listing::encode(value?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::cancellation::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::cancellation::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let today = given.argument("today"); let context = given.argument("context"); given.end()?; crossing::value(api::v1::cancellation::validate(value?, today?, context?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::receipt::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::receipt::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let today = given.argument("today"); let context = given.argument("context"); given.end()?; crossing::value(api::v1::receipt::validate(value?, today?, context?)) },
    |given| { let value = given.argument("value"); given.end()?; crossing::value(api::v1::boleto_update::parameters(value?)) },
    |given| { let parameters = given.argument("parameters"); let form = given.argument("form"); given.end()?; crossing::value(api::v1::boleto_update::parse_parameters(parameters?, form?)) },
    |given| { let value = given.draft("value"); let today = given.argument("today"); let context = given.argument("context"); given.end()?; crossing::value(api::v1::boleto_update::validate(value?, today?, context?)) },
    |given| { let parameters = given.argument("parameters"); given.end()?; crossing::value(api::v1::form::encode(parameters?)) },
    |given| { let form = given.argument("form"); given.end()?; crossing::value(api::v1::form::decode(form?)) },
    |given| { let operation = given.argument("operation"); let base_url = given.argument("base_url"); let api_key = given.argument("api_key"); let id = given.argument("id"); let listing = given.argument("listing"); let parameters = given.argument("parameters"); let service_version = given.argument("service_version"); given.end()?; crossing::value(api::v1::request::build(operation?, base_url?, api_key?, id?, listing?, parameters?, service_version?)) },
    |given| { let operation = given.argument("operation"); let status = given.argument("status"); let body = given.argument("body"); let api_key = given.argument("api_key"); given.end()?; crossing::value(api::v1::response::decode(operation?, status?, body?, api_key?)) },
    |given| { let operation = given.argument("operation"); let attempt = given.argument("attempt"); let now = given.argument("now"); let seed = given.argument("seed"); let elapsed_ms = given.argument("elapsed_ms"); let status = given.argument("status"); let retry_after = given.argument("retry_after"); given.end()?; crossing::value(api::v1::retry::next(operation?, attempt?, now?, seed?, elapsed_ms?, status?, retry_after?)) },
    |given| { let operation = given.argument("operation"); let listing = given.argument("listing"); given.end()?; crossing::value(api::v1::pages::start(operation?, listing?)) },
    |given| { let state = given.argument("state"); let response = given.argument("response"); given.end()?; crossing::value(api::v1::pages::next(state?, response?)) },
    |given| { let operation = given.argument("operation"); let settings = given.argument("settings"); let now_ms = given.argument("now_ms"); let gate = given.argument("gate"); let id = given.argument("id"); let listing = given.argument("listing"); let parameters = given.argument("parameters"); given.end()?; crossing::value(api::v1::exchange::start(operation?, settings?, now_ms?, gate?, id?, listing?, parameters?)) },
    |given| { let state = given.argument("state"); let settings = given.argument("settings"); let event = given.argument("event"); let body = given.argument("body"); let gate = given.argument("gate"); let parameters = given.argument("parameters"); given.end()?; crossing::value(api::v1::exchange::next(state?, settings?, event?, body?, gate?, parameters?)) },
    |given| { let operation = given.argument("operation"); let state = given.argument("state"); let settings = given.argument("settings"); let now_ms = given.argument("now_ms"); let seed = given.argument("seed"); let gate = given.argument("gate"); let parameters = given.argument("parameters"); given.end()?; crossing::value(api::v1::exchange::resume(operation?, state?, settings?, now_ms?, seed?, gate?, parameters?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::sale_to_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::customer_to_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::service_to_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::payment_method_to_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::sale_parameters_from_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::customer_parameters_from_v2(value?)) },
    |given| { let value = given.draft("value"); given.end()?; crossing::value(api::v1::convert::service_parameters_from_v2(value?)) },
    |given| { let issue = given.argument("issue"); let language = given.argument("language"); given.end()?; crossing::value(api::issues::text(issue?, language?)) },
    |given| { let entity = given.argument("entity"); given.end()?; crossing::value(api::schema::entity(entity?)) },
    |given| { let operation = given.argument("operation"); given.end()?; crossing::value(api::schema::arguments(operation?)) },
    |given| { let operation = given.argument("operation"); given.end()?; crossing::value(api::schema::result(operation?)) },
    |given| { let entity = given.argument("entity"); given.end()?; crossing::value(api::forms::fields(entity?)) },
];

/// Of the operations and these types: a package with other tables is rejected.
pub const FINGERPRINT: i64 = 8104695390890114995;
