//! Requests and responses of version 1. Unlike version 2, requests send forms instead of JSON, and pages are requested by
//! `inicio` and `limite`. Building requests, retries and pagination use the same code as version 2.

use lastro_macros::model;

use super::pairs::FormPairs;
use super::record::{CustomerV1, ListingV1, SaleV1, ServiceV1};
use crate::http::{
    ApiOperation, ApiRequest, ErrorKind, Method, Narrowing, Page, PageEnd, Repeat, Route, Shape, Walk, assembled,
    authorization, checked, figure, kind_of, masked, page_of, record_part, success,
};
use crate::issue::{Issue, IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec, ConcealedText, Headers, Json, Node, Reader, Target};
use crate::value::{Choice as _, LocalDate, choices};

choices! {
    /// An operation of version 1.
    pub enum OperationV1 {
        /// `GET /venda`.
        SalesList = "sales.list",
        /// `POST /venda`.
        SalesInsert = "sales.insert",
        /// `GET /venda/{ID}`.
        SalesSelect = "sales.select",
        /// `POST /venda/{ID}`.
        SalesUpdate = "sales.update",
        /// `DELETE /venda/{ID}`.
        SalesDelete = "sales.delete",
        /// `POST /venda/{ID}/nfse-cancelar`.
        SalesCancelInvoice = "sales.cancel_invoice",
        /// `POST /venda/{ID}/recebimento-confirmar`.
        SalesConfirmReceipt = "sales.confirm_receipt",
        /// `POST /venda/{ID}/boleto-atualizar`.
        SalesUpdateBoleto = "sales.update_boleto",
        /// `GET /servico`.
        ServicesList = "services.list",
        /// `POST /servico`.
        ServicesInsert = "services.insert",
        /// `GET /servico/{ID}`.
        ServicesSelect = "services.select",
        /// `POST /servico/{ID}`.
        ServicesUpdate = "services.update",
        /// `DELETE /servico/{ID}`.
        ServicesDelete = "services.delete",
        /// `GET /cliente`.
        CustomersList = "customers.list",
        /// `POST /cliente`.
        CustomersInsert = "customers.insert",
        /// `GET /cliente/{ID}`.
        CustomersSelect = "customers.select",
        /// `POST /cliente/{ID}`.
        CustomersUpdate = "customers.update",
        /// `DELETE /cliente/{ID}`.
        CustomersDelete = "customers.delete",
    }
}

impl OperationV1 {
    /// The route of the operation.
    #[must_use]
    pub fn route(self) -> &'static Route {
        // the table has exactly one row per variant: the compiler checks its length
        const { assert!(ROUTES.len() == OperationV1::ALL.len()) };
        let [first, ..] = &ROUTES;
        ROUTES.get(self as usize).unwrap_or(first)
    }

    /// The equivalent operation of version 2, which has the same name.
    #[must_use]
    pub fn in_v2(self) -> ApiOperation {
        ApiOperation::from_text(self.as_str()).unwrap_or(ApiOperation::SalesList)
    }
}

/// The routes, in the order of the variants of [`OperationV1`].
static ROUTES: [Route; 18] = [
    list::<SaleV1>("/venda"),
    write::<SaleV1>("/venda", Repeat::Reconcile),
    select::<SaleV1>("/venda/{}"),
    write::<SaleV1>("/venda/{}", Repeat::Write),
    delete("/venda/{}"),
    done("/venda/{}/nfse-cancelar", "nfse-cancelar", Repeat::Write),
    done("/venda/{}/recebimento-confirmar", "recebimento-confirmar", Repeat::Reconcile),
    done("/venda/{}/boleto-atualizar", "boleto-atualizar", Repeat::Write),
    list::<ServiceV1>("/servico"),
    write::<ServiceV1>("/servico", Repeat::Reconcile),
    select::<ServiceV1>("/servico/{}"),
    write::<ServiceV1>("/servico/{}", Repeat::Write),
    delete("/servico/{}"),
    list::<CustomerV1>("/cliente"),
    write::<CustomerV1>("/cliente", Repeat::Reconcile),
    select::<CustomerV1>("/cliente/{}"),
    write::<CustomerV1>("/cliente/{}", Repeat::Write),
    delete("/cliente/{}"),
];

const fn row(method: Method, path: &'static str, shape: Shape, repeat: Repeat) -> Route {
    let body = matches!(method, Method::Post);
    Route { method, path, body, shape, narrowing: Narrowing::Nothing, repeat }
}

const fn list<T: Codec>(path: &'static str) -> Route {
    row(Method::Get, path, Shape::Listing { page: ListingV1::TYPE, records: Vec::<T>::TYPE }, Repeat::Read)
}

const fn select<T: Codec>(path: &'static str) -> Route {
    row(Method::Get, path, Shape::Whole(T::TYPE), Repeat::Read)
}

const fn write<T: Codec>(path: &'static str, repeat: Repeat) -> Route {
    row(Method::Post, path, Shape::Whole(T::TYPE), repeat)
}

const fn done(path: &'static str, what: &'static str, repeat: Repeat) -> Route {
    row(Method::Post, path, Shape::Done(what), repeat)
}

const fn delete(path: &'static str) -> Route {
    row(Method::Delete, path, Shape::Done("deleted"), Repeat::Delete)
}

choices! {
    /// The direction of a listing's sort.
    pub enum DirectionV1 {
        /// Ascending.
        Asc = "ASC",
        /// Descending.
        Desc = "DESC",
    }
}

/// Which records a listing returns, and in which order.
#[model(answer)]
#[expect(non_snake_case, reason = "the document's own names, the same in every language")]
#[derive(Default)]
pub struct ListingQueryV1 {
    /// Index of the first record, from 0; 0 if unset.
    pub inicio: Option<i64>,
    /// Maximum number of records per page, 1 to 100; 10 if unset.
    pub limite: Option<i64>,
    /// Field to sort by; if unset, a pagination sorts by `id`, and a single request leaves the order to the service.
    pub ordenarColuna: Option<String>,
    /// Direction of the sort; ascending if unset.
    pub ordenarDirecao: Option<DirectionV1>,
}

/// Maximum number of records per page if `limite` is unset.
pub const DEFAULT_LIMIT: i64 = 10;
/// Maximum value of `limite`.
pub const MAX_LIMIT: i64 = 100;

impl ListingQueryV1 {
    /// Builds the query string. It always contains `limite`.
    ///
    /// # Errors
    /// `out_of_range` at `listing.inicio` below 0 or `listing.limite` outside 1 to 100.
    pub fn build(&self) -> Result<String, LastroError> {
        let limit = self.limite.unwrap_or(DEFAULT_LIMIT);
        let mut issues = Vec::new();
        if self.inicio.is_some_and(|start| start < 0) {
            issues.push(Issue::error("listing.inicio", IssueCode::OutOfRange).with("min", "0"));
        }
        if !(1..=MAX_LIMIT).contains(&limit) {
            issues.push(Issue::error("listing.limite", IssueCode::OutOfRange).with("min", "1").with("max", "100"));
        }
        LastroError::if_any(issues)?;
        let mut pairs = Vec::new();
        let mut push = |name: &str, value: Option<String>| pairs.extend(value.map(|value| (name.to_owned(), value)));
        push("inicio", self.inicio.map(|start| start.to_string()));
        push("limite", Some(limit.to_string()));
        push("ordenarColuna", self.ordenarColuna.clone());
        push("ordenarDirecao", self.ordenarDirecao.map(|direction| direction.to_string()));
        Ok(FormPairs::new(pairs).encode())
    }
}

/// The arguments for building a request.
#[derive(Debug, Clone)]
pub struct NewRequestV1<'a> {
    /// The operation to call.
    pub operation: OperationV1,
    /// Base URL of the account, such as `https://conta.example`.
    pub base_url: &'a str,
    /// Whether http is allowed for every host. With http the API key is sent unencrypted, so use it only for a test server in a
    /// private network.
    pub allow_http: bool,
    /// The account's API key.
    pub api_key: &'a ConcealedText,
    /// Key of the record, if the path contains one.
    pub id: Option<i64>,
    /// Which records to list, if the operation is a listing; the first 10 if unset.
    pub listing: Option<ListingQueryV1>,
    /// The parameters to send, as an operation such as `v1.sale.parameters` returns them.
    pub parameters: Option<&'a FormPairs>,
    /// Date of the API version to use, such as 2014-09-17; if unset, the version that the account's first request fixed.
    pub service_version: Option<LocalDate>,
}

impl<'a> NewRequestV1<'a> {
    /// The arguments for an operation that needs only address and API key. Set the other fields as the operation requires.
    #[must_use]
    pub const fn new(operation: OperationV1, base_url: &'a str, api_key: &'a ConcealedText) -> Self {
        let (id, listing, parameters, service_version) = (None, None, None, None);
        Self { operation, base_url, allow_http: false, api_key, id, listing, parameters, service_version }
    }
}

const FORM: &str = "application/x-www-form-urlencoded";

/// Builds a request. Set every argument that the operation needs, and no argument that it does not accept.
///
/// # Errors
/// Every problem is reported at once:
/// - `invalid_url` at `base_url`; `blank` or `invalid_characters` at `api_key`;
/// - `required` at `id` or `parameters` if the operation needs this argument and it is missing;
/// - `unknown_argument` at `id`, `listing` or `parameters` if the operation does not accept this argument;
/// - `out_of_range` at `id` below 1, and below `listing`.
pub fn build(new: &NewRequestV1<'_>) -> Result<ApiRequest, LastroError> {
    let route = new.operation.route();
    let mut issues = Vec::new();
    let mut note = |error: LastroError| issues.extend_from_slice(error.issues());
    let base = checked(new.base_url, new.allow_http).map_err(&mut note).unwrap_or_default();
    let authorization = authorization(new.api_key.reveal()).map_err(&mut note).unwrap_or_default();
    let part = record_part(route, false, new.id, None).map_err(&mut note).unwrap_or_default();
    let lists = matches!(route.shape, Shape::Listing { .. });
    let query = match (&new.listing, lists) {
        (Some(_), false) => Err(LastroError::at("listing", IssueCode::UnknownArgument)),
        (None, false) => Ok(String::new()),
        (listing, true) => listing.clone().unwrap_or_default().build(),
    };
    let query = query.map_err(&mut note).unwrap_or_default();
    if route.body != new.parameters.is_some() {
        let code = if route.body { IssueCode::Required } else { IssueCode::UnknownArgument };
        issues.push(Issue::error("parameters", code));
    }
    LastroError::if_any(issues)?;
    let body = new.parameters.map(|parameters| (FORM, parameters.encode()));
    let mut request = assembled(route, &[base, "/api"], &part, &query, authorization, body);
    if let Some(version) = new.service_version {
        let headers = request.headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned()));
        let version = ("Service-Versao".to_owned(), version.to_string());
        request.headers = Headers::new(headers.chain([version]).collect());
    }
    Ok(request)
}

/// An error as version 1 returns it.
#[model(answer)]
pub struct ApiFailureV1 {
    /// Type of the error, such as `requisicao_invalida` or `api_erro`; unset if the body is not an error of the service.
    pub tipo: Option<String>,
    /// The kind of error that the HTTP status indicates.
    pub kind: ErrorKind,
    /// The service's message; unset if `tipo` is unset. It may quote the API key: debug output never shows the message, and a
    /// known key is masked in it.
    pub message: Option<ConcealedText>,
}

/// A response: either a value or the service's error.
#[model(answer(Success(value, issues), Failure(api_error)))]
pub struct ApiAnswerV1 {
    /// The record, the listing, or the result of the action.
    pub value: Option<Json>,
    /// The service's error.
    pub api_error: Option<ApiFailureV1>,
    /// An issue for each value that is invalid for its field, with its path in `value`. Such values are kept unchanged in
    /// `value`.
    pub issues: Vec<Issue>,
}

/// Decodes a response as a value or an error, depending on its status. A value that is invalid for its field is kept unchanged
/// and gets an issue; the rest of the response is decoded normally. `key`: API key to mask in an error's message.
///
/// # Errors
/// `out_of_range` at a `status` outside 100 to 599. [`UnexpectedResponse`](crate::LastroErrorKind::UnexpectedResponse) if the
/// body of a success does not have the structure that the operation returns; the paths of its issues begin with `body`.
pub fn decode(
    operation: OperationV1,
    status: i64,
    body: &[u8],
    key: Option<&ConcealedText>,
) -> Result<ApiAnswerV1, LastroError> {
    if let Some((value, issues)) = success(operation.route().shape, status, body)? {
        return Ok(ApiAnswerV1 { value: Some(value), api_error: None, issues });
    }
    let document = Json::parse(body).map(|Json(document)| document).unwrap_or_default();
    let text = |name: &str| document.get(name).and_then(Value::as_str);
    let told = text("tipo").zip(text("mensagem"));
    let failure = ApiFailureV1 {
        tipo: told.map(|(tipo, _)| tipo.to_owned()),
        kind: kind_of(status),
        message: told.map(|(_, message)| masked(message, key)),
    };
    Ok(ApiAnswerV1 { value: None, api_error: Some(failure), issues: Vec::new() })
}

/// The next request of a pagination.
#[model(answer)]
pub struct PageRequestV1 {
    /// The operation to call: a listing.
    pub operation: OperationV1,
    /// Which records to list.
    pub listing: ListingQueryV1,
}

/// A step of a pagination.
#[model(answer)]
pub struct PageStepV1 {
    /// State of the pagination. Pass it unchanged to the next step.
    pub state: Json,
    /// The next request; unset after the last page.
    pub request: Option<PageRequestV1>,
    /// Whether the pagination has ended.
    pub done: bool,
    /// The records of the last response, without records that an earlier step returned.
    pub items: Vec<Json>,
    /// How the pagination ended, and whether it certainly returned every record. Unset while there may be more pages.
    pub end: Option<PageEnd>,
}

/// The state of a pagination between two pages.
#[model(answer)]
struct PageStateV1 {
    /// The operation to call for each page: a listing.
    operation: OperationV1,
    /// Which records to list, without `inicio`.
    listing: ListingQueryV1,
    /// What the pages so far have returned: counts of records, and the keys of the last page's records.
    walk: Walk,
}

/// Begins a pagination. If no order is given, `ordenarColuna=id` is added.
///
/// # Errors
/// `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
pub fn start(operation: OperationV1, listing: Option<ListingQueryV1>) -> Result<PageStepV1, LastroError> {
    let lists = |operation: &&OperationV1| matches!(operation.route().shape, Shape::Listing { .. });
    if !lists(&&operation) {
        let names = OperationV1::ALL.iter().filter(lists).map(|operation| operation.as_str().to_owned());
        let issue = Issue::error("operation", IssueCode::InvalidChoice);
        return Err(LastroError::invalid(issue.with("allowed", &allowed(names))));
    }
    let mut listing = listing.unwrap_or_default();
    listing.build()?;
    let walk = Walk::from(listing.inicio.take().unwrap_or_default());
    listing.limite = listing.limite.or(Some(DEFAULT_LIMIT));
    listing.ordenarColuna = listing.ordenarColuna.or_else(|| Some("id".to_owned()));
    Ok(step(PageStateV1 { operation, listing, walk }, Vec::new()))
}

/// Continues with the response to the last request: the listing itself, or the result of `v1.response.decode`. The pagination
/// ends at a page without a new record, with fewer records than the page size that the response states, or that may be the
/// previous page again. `end` states how it ended.
///
/// # Errors
/// `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error below
/// `state` if the caller has modified the state.
pub fn next(state: &Json, response: &Json) -> Result<PageStepV1, LastroError> {
    let mut reader = Reader::new();
    let read = reader.at_member("state", |r| PageStateV1::read(&Node::from(&state.0), r));
    let mut state = reader.finish(read)?;
    let (listing, data) = page_of(&state.walk, response)?;
    let said = |name, min| figure(Some(listing), name, min);
    let asked = state.listing.limite.unwrap_or(DEFAULT_LIMIT);
    // version 1 does not state how many records a listing has
    let page = Page { data, asked, limit: said("limite", 1), offset: said("inicio", 0), count: None };
    let items = state.walk.take(&page);
    Ok(step(state, items))
}

fn step(state: PageStateV1, items: Vec<Json>) -> PageStepV1 {
    let listing = ListingQueryV1 { inicio: Some(state.walk.offset), ..state.listing.clone() };
    let request = PageRequestV1 { operation: state.operation, listing };
    let (end, state) = (state.walk.end, Json(state.value(Target::Program)));
    PageStepV1 { state, request: end.is_none().then_some(request), done: end.is_some(), items, end }
}
