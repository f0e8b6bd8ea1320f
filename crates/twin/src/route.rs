//! Finds the operation for the method and path of a request, by the routes in the service's documentation.

use std::sync::OnceLock;

use lastro::http::{ApiOperation, Method, Narrowing, Route, Shape};
use lastro::model::{BoletoUpdate, Cancellation, Model as _, ModelTable, Receipt, Type};
#[cfg(feature = "v1")]
use lastro::v1::{self, http::OperationV1};
use lastro::value::Choice as _;

/// An operation of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation {
    /// An operation of version 2.
    V2(ApiOperation),
    /// An operation of version 1.
    #[cfg(feature = "v1")]
    V1(OperationV1),
}

impl Operation {
    /// The name of the operation, which may be the same in both versions: `sales.insert`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::V2(operation) => operation.as_str(),
            #[cfg(feature = "v1")]
            Self::V1(operation) => operation.as_str(),
        }
    }

    /// The operation's row in the core's table of routes.
    #[must_use]
    pub fn route(self) -> &'static Route {
        match self {
            Self::V2(operation) => operation.route(),
            #[cfg(feature = "v1")]
            Self::V1(operation) => operation.route(),
        }
    }

    /// The version of the interface that the operation belongs to.
    #[must_use]
    pub const fn version(self) -> Version {
        match self {
            #[cfg(feature = "v1")]
            Self::V1(_) => Version::V1,
            Self::V2(_) => Version::V2,
        }
    }

    /// The area of the operation: `sales`.
    #[must_use]
    pub fn area(self) -> &'static str {
        let name = self.name();
        name.split_once('.').map_or(name, |(area, _)| area)
    }

    /// Whether `name` is the operation's own name (`sales.insert`), its area (`sales`) or `*`.
    #[must_use]
    pub fn is_named(self, name: &str) -> bool {
        name == "*" || name == self.name() || name == self.area()
    }

    /// Every operation of both versions.
    pub fn all() -> impl Iterator<Item = Self> {
        operations(Version::V2).chain(operations(Version::V1))
    }

    /// Whether the operation accepts a query string.
    #[must_use]
    pub fn takes_parameters(self) -> bool {
        let route = self.route();
        let lists = matches!(route.shape, Shape::Listing { .. }) && self.version() == Version::V1;
        lists || route.narrowing != Narrowing::Nothing
    }

    /// The type of the record in the body of the operation's requests. In version 1, it is the record of the parameters. `None`
    /// if the operation has no body.
    #[must_use]
    pub fn sent(self) -> Option<&'static ModelTable> {
        match self {
            Self::V2(ApiOperation::SalesCancelInvoice) => Some(Cancellation::TABLE),
            Self::V2(ApiOperation::SalesConfirmReceipt) => Some(Receipt::TABLE),
            Self::V2(ApiOperation::SalesUpdateBoleto) => Some(BoletoUpdate::TABLE),
            Self::V2(operation) => match (operation.route().shape, operation.route().body) {
                (Shape::Whole(Type::Record(table)), true) => Some(table),
                _ => None,
            },
            #[cfg(feature = "v1")]
            Self::V1(operation) => match operation {
                OperationV1::SalesInsert | OperationV1::SalesUpdate => Some(v1::SaleParameters::TABLE),
                OperationV1::ServicesInsert | OperationV1::ServicesUpdate => Some(v1::ServiceParameters::TABLE),
                OperationV1::CustomersInsert | OperationV1::CustomersUpdate => Some(v1::CustomerParameters::TABLE),
                OperationV1::SalesCancelInvoice => Some(v1::CancellationParameters::TABLE),
                OperationV1::SalesConfirmReceipt => Some(v1::ReceiptParameters::TABLE),
                OperationV1::SalesUpdateBoleto => Some(v1::BoletoUpdateParameters::TABLE),
                _ => None,
            },
        }
    }

    /// The type of the record in the operation's responses: a single record, an element of a list, or an element of a listing's
    /// `data`. `None` if the responses contain no record.
    #[must_use]
    pub fn shown(self) -> Option<&'static ModelTable> {
        match self.route().shape {
            Shape::Whole(ty) | Shape::Listing { records: ty, .. } => record_of(ty),
            Shape::Done(_) => None,
        }
    }

    /// Whether the operation only reads.
    #[must_use]
    pub fn reads(self) -> bool {
        self.route().method == Method::Get
    }
}

/// The record of a type that is a record or a list of records; `None` for any other type.
#[must_use]
pub const fn record_of(ty: Type) -> Option<&'static ModelTable> {
    match ty.required() {
        Type::Record(table) => Some(table),
        Type::List(Type::Record(table)) => Some(table),
        _ => None,
    }
}

/// The version of the interface that a path belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Version 1: `/api/...`.
    V1,
    /// Version 2: `/api/v2/...`.
    V2,
}

/// The target of a request: an operation, a page for the payer, or an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked<'r> {
    /// An operation, and the part of the path in the place of `{}` in its route: a record's key or a CPF.
    Operation(Operation, &'r str),
    /// A public page for the payer of a sale, such as the payment page.
    Page(Page<'r>),
    /// An error: the path exists, but does not accept the method.
    Method(Version),
    /// An error: the path does not exist. The version is that of the path's prefix.
    Nothing(Version),
}

impl Asked<'_> {
    /// The version of the API in whose format the response is written.
    #[must_use]
    pub const fn version(&self) -> Version {
        match self {
            Self::Operation(operation, _) => operation.version(),
            Self::Page(_) => Version::V2,
            Self::Method(version) | Self::Nothing(version) => *version,
        }
    }
}

/// A public page for the payer of a sale. It needs no API key. Its path contains the code of the sale's payment page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page<'r> {
    /// The payment page, with its code.
    Payment(&'r str),
    /// The boleto of an installment, as a PDF. The strings are the code of the payment page and the installment's key.
    Boleto(&'r str, &'r str),
    /// The QR code of an installment's Pix, as a picture. The strings are the code of the payment page and the installment's
    /// key.
    Pix(&'r str, &'r str),
    /// The invoice as a PDF. The string is the code of the payment page.
    Invoice(&'r str),
}

/// Finds the operation or page of a method and a path. Trailing slashes in the path of an operation are ignored.
#[must_use]
pub fn asked<'r>(method: &str, path: &'r str) -> Asked<'r> {
    if let Some(page) = page(path) {
        return if PAGE_METHODS.contains(&method) { Asked::Page(page) } else { Asked::Method(Version::V2) };
    }
    let (version, rest) = parts(path);
    let mut other = false;
    for pattern in patterns(version) {
        let Some(part) = pattern.part_of(rest) else { continue };
        if pattern.operation.route().method.as_str() == method {
            return Asked::Operation(pattern.operation, part);
        }
        other = true;
    }
    if other { Asked::Method(version) } else { Asked::Nothing(version) }
}

/// The methods that a page for the payer accepts.
const PAGE_METHODS: [&str; 1] = [Method::Get.as_str()];

/// The page for the payer at this path; `None` if the path is not the path of a page.
fn page(path: &str) -> Option<Page<'_>> {
    let (folder, name) = path.strip_prefix('/')?.split_once('/')?;
    let page = match folder {
        "fatura" => Page::Payment(name),
        "boleto" => name.strip_suffix(".pdf")?.split_once('-').map(|(code, id)| Page::Boleto(code, id))?,
        "pix" => name.strip_suffix(".png")?.split_once('-').map(|(code, id)| Page::Pix(code, id))?,
        "nfse" => Page::Invoice(name.strip_suffix(".pdf")?),
        _ => return None,
    };
    (!name.is_empty() && !name.contains('/')).then_some(page)
}

/// The version of a path, and the part of the path after the version's prefix, without trailing slashes.
fn parts(path: &str) -> (Version, &str) {
    match (path.strip_prefix("/api/v2/"), path.strip_prefix("/api/")) {
        (Some(rest), _) => (Version::V2, rest.trim_end_matches('/')),
        // a path without a known prefix gets the errors of version 2, since new programs use version 2
        (None, None) => (Version::V2, ""),
        (None, Some(rest)) => (Version::V1, rest.trim_end_matches('/')),
    }
}

/// The methods that a path accepts, in the order of the service's documentation.
#[must_use]
pub fn methods(path: &str) -> Vec<&'static str> {
    if page(path).is_some() {
        return PAGE_METHODS.to_vec();
    }
    let (version, rest) = parts(path);
    let mut found: Vec<&'static str> = Vec::new();
    for pattern in patterns(version).iter().filter(|pattern| pattern.part_of(rest).is_some()) {
        let method = pattern.operation.route().method.as_str();
        if !found.contains(&method) {
            found.push(method);
        }
    }
    found
}

/// The operations of a version. Without the feature `v1`, version 1 has none.
pub fn operations(version: Version) -> impl Iterator<Item = Operation> {
    let all = ApiOperation::ALL.iter().copied().map(Operation::V2);
    #[cfg(feature = "v1")]
    let all = all.chain(OperationV1::ALL.iter().copied().map(Operation::V1));
    all.filter(move |operation| operation.version() == version)
}

/// A route whose path is split at `{}`.
struct Pattern {
    operation: Operation,
    /// The part before `{}`; the whole path of a route without `{}`.
    before: &'static str,
    /// The part after `{}`; `None` for a route without `{}`.
    after: Option<&'static str>,
}

/// The routes of a version, in the order of its operations.
fn patterns(version: Version) -> &'static [Pattern] {
    static V1: OnceLock<Vec<Pattern>> = OnceLock::new();
    static V2: OnceLock<Vec<Pattern>> = OnceLock::new();
    let patterns = match version {
        Version::V1 => &V1,
        Version::V2 => &V2,
    };
    patterns.get_or_init(|| operations(version).map(Pattern::of).collect())
}

impl Pattern {
    fn of(operation: Operation) -> Self {
        let path = operation.route().path.trim_matches('/');
        match path.split_once("{}") {
            Some((before, after)) => Self { operation, before, after: Some(after) },
            None => Self { operation, before: path, after: None },
        }
    }

    /// The part of `path` in the place of `{}`; empty for a route without `{}`. Returns `None` if the path does not match the
    /// route.
    fn part_of<'r>(&self, path: &'r str) -> Option<&'r str> {
        let part = path.strip_prefix(self.before)?;
        let Some(after) = self.after else { return part.is_empty().then_some(part) };
        let part = part.strip_suffix(after)?;
        (!part.is_empty() && !part.contains('/')).then_some(part)
    }
}
