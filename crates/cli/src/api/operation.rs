//! The operation that a command line selects, in either version of the API, and the call that its arguments describe.

use clap::ArgMatches;
use lastro::LastroError;
use lastro::exchange::{Call, record_rules};
use lastro::http::{ApiOperation, Route};
use lastro::model::{Json, ModelTable};
use lastro::query::QuerySource;
use lastro::v1;
use lastro::v1::exchange::parameter_table;
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::value::Choice as _;
use lastro_client::AnyCall;

use super::text;

#[derive(Clone, Copy)]
pub enum Operation {
    V2(ApiOperation),
    V1(OperationV1),
}

impl Operation {
    /// Finds the operation that the subcommands select, such as `sales list` or `v1 sales list`. Also returns the arguments of
    /// the last subcommand.
    pub fn of(given: &ArgMatches) -> Option<(Self, &ArgMatches)> {
        let (first, given) = given.subcommand()?;
        if first == "v1" {
            let (operation, given) = Self::of(given)?;
            return Some((Self::V1(operation.in_v2().as_str().parse().ok()?), given));
        }
        let (method, given) = given.subcommand()?;
        Some((Self::V2([first, ".", method].concat().parse().ok()?), given))
    }

    /// The name of the operation: `sales.list`, or `v1.sales.list` in version 1.
    pub fn name(self) -> String {
        let version = if matches!(self, Self::V1(_)) { "v1." } else { "" };
        [version, self.in_v2().as_str()].concat()
    }

    /// The corresponding operation of version 2.
    pub fn in_v2(self) -> ApiOperation {
        match self {
            Self::V2(operation) => operation,
            Self::V1(operation) => operation.in_v2(),
        }
    }

    pub fn route(self) -> &'static Route {
        match self {
            Self::V2(operation) => operation.route(),
            Self::V1(operation) => operation.route(),
        }
    }

    /// The field table of the record that the operation reads from standard input; `None` if the operation takes no record.
    pub fn record(self) -> Option<&'static ModelTable> {
        match self {
            Self::V2(operation) => record_rules(operation).map(|(rules, _)| rules.table),
            Self::V1(operation) => parameter_table(operation),
        }
    }

    /// Builds the call. Returns an error if the record of a version 1 operation cannot be sent as form parameters.
    pub fn call(
        self,
        given: &ArgMatches,
        query: Option<String>,
        record: Option<&Json>,
        original: Option<&Json>,
    ) -> Result<AnyCall, LastroError> {
        let id = number(given, "id");
        match self {
            Self::V2(operation) => {
                let (cpf, query) = (text(given, "cpf"), query.map(QuerySource::Text));
                Ok(Call { operation, id, cpf, query, record, original }.into())
            }
            Self::V1(operation) => {
                let pairs = record.zip(self.record()).map(|(record, table)| v1::pairs_of(&record.0, table));
                let parameters = pairs.transpose().map_err(|error| error.under("parameters"))?;
                let (listing, parameters) = (listing(given), parameters.as_ref());
                Ok(v1::exchange::Call { operation, id, listing, parameters }.into())
            }
        }
    }
}

/// The pagination and sort parameters of a version 1 listing; `None` if no such argument is given.
fn listing(given: &ArgMatches) -> Option<ListingQueryV1> {
    let listing = ListingQueryV1 {
        inicio: number(given, "inicio"),
        limite: number(given, "limite"),
        ordenarColuna: text(given, "ordenar-coluna").map(str::to_owned),
        ordenarDirecao: text(given, "ordenar-direcao").and_then(|direction| direction.parse().ok()),
    };
    (listing != ListingQueryV1::default()).then_some(listing)
}

/// The integer value of an argument; `None` if it is missing, or if the operation does not have this argument.
pub fn number(given: &ArgMatches, id: &str) -> Option<i64> {
    given.try_get_one::<i64>(id).ok().flatten().copied()
}
