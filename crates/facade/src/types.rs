//! Reexports every type that an operation accepts or returns, for the code that is generated for the bindings.

pub use crate::v1::{
    customer::decoded::*, installment::decoded::*, invoice::decoded::*, item::decoded::*, listing::decoded::*,
    payment_method::decoded::*, sale::decoded::*, service::decoded::*,
};
pub use crate::{
    adjustment_index::decoded::*, api_error::decoded::*, boleto_update::decoded::*, cancellation::decoded::*,
    card::decoded::*, cnae::decoded::*, contact::decoded::*, customer::decoded::*, customer_listing::decoded::*,
    deleted::decoded::*, installment::decoded::*, item::decoded::*, listing::decoded::*, municipality::decoded::*,
    nfse_data::decoded::*, payment_method::decoded::*, plan::decoded::*, receipt::decoded::*, sale::decoded::*,
    sale_listing::decoded::*, schedule_data::decoded::*, service::decoded::*, service_list_item::decoded::*,
    service_listing::decoded::*, wallet_entry::decoded::*,
};
pub use lastro::brazil::card::{CardBrand, CardInspection};
pub use lastro::brazil::linha_digitavel::{Slip, SlipKind};
pub use lastro::brazil::pix::{PixCheck, PixCode, PixFault, PixKind, PixWarning};
pub use lastro::calc::installments::SplitPolicy;
pub use lastro::calc::late::{LateCharges, Rounding};
pub use lastro::calc::nfse::{InvoiceTotals, ZeroIssReason};
pub use lastro::calc::totals::SaleTotals;
pub use lastro::exchange::{
    CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeFailure, ExchangeFailureKind, ExchangeSettings, ExchangeStep,
};
pub use lastro::http::{
    ApiAnswer, ApiFailure, ApiOperation, ApiRequest, ErrorKind, PageEnd, PageRequest, PageStep, RetryAction, RetryPlan,
};
pub use lastro::issue::Params;
pub use lastro::model::codes::*;
pub use lastro::model::{
    AdjustmentIndex, ApiError, BoletoUpdate, Bytes, Cancellation, Card, CardNumber, Cnae, ConcealedText, Contact,
    Customer, CustomerListing, Deleted, Document, Headers, HiredPlan, Installment, Item, Json, Listing, ListingHeader,
    Municipality, NfseData, PaymentMethod, Plan, PlanItem, PlanPaymentMethod, Receipt, Sale, SaleListing, Scalar,
    ScheduleData, Secrets, SecurityCode, Service, ServiceListItem, ServiceListing, WalletEntry,
};
#[cfg(feature = "describe")]
pub use lastro::model::{FormChoice, FormField, FormInput, FormLabel};
pub use lastro::query::{Filter, ListPage, Operator, PageHeader, Query, QuerySource, Resource};
pub use lastro::rules::{ApiVersion, Validation, WriteOperation};
pub use lastro::v1::conversion::{
    CustomerConverted, CustomerParametersConverted, PaymentMethodConverted, ReportLine, SaleConverted,
    SaleParametersConverted, ServiceConverted, ServiceParametersConverted,
};
pub use lastro::v1::http::{
    ApiAnswerV1, ApiFailureV1, DirectionV1, ListingQueryV1, OperationV1, PageRequestV1, PageStepV1,
};
pub use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CityV1, ContextV1, CustomerParameters, CustomerV1, EntryV1,
    FormPairs, FrequencyV1, InstallmentParameters, InstallmentStatusV1, InstallmentV1, InvoiceStatusV1, InvoiceV1,
    ItemV1, ListingV1, NewCustomer, PaymentMethodV1, ReceiptParameters, SaleParameters, SaleV1, ServiceParameters,
    ServiceV1,
};
pub use lastro::webhook::{
    ByteRange, Cause, Event, EventEntity, Explanation, Flavour, SignaturePlan, SignedForm, Verdict, Verification,
    WebhookEvent,
};
pub use lastro::{
    DateTime, Issue, IssueCode, Language, LastroError, LocalDate, Money, Number, Percent, Quantity, Severity, YearMonth,
};
