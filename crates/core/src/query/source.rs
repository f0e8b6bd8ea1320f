//! The query argument of an operation, which may be a query string or a [`Query`].

use super::build::Query;
use super::fields::Resource;
use super::parse::parse;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::{Codec, Node, Reader, Type, Writer};
use crate::value::Choice as _;

/// A query, given as a query string or as a [`Query`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuerySource {
    /// A query string, written by [`Query::build`] or by another program.
    Text(String),
    /// The query itself.
    Query(Query),
}

impl From<String> for QuerySource {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for QuerySource {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Query> for QuerySource {
    fn from(query: Query) -> Self {
        Self::Query(query)
    }
}

impl QuerySource {
    /// Parses or checks the query, and returns it. If the query states a kind of record, it must be `entity`.
    ///
    /// # Errors
    /// The errors of [`parse`] or [`Query::build`], whose paths begin with `query`; `mismatch` at `query.entity` if the query is for
    /// another kind of record.
    pub fn resolve(self, entity: Resource) -> Result<Query, LastroError> {
        match self {
            Self::Text(text) => parse(entity, &text),
            Self::Query(mut query) => {
                if query.entity.is_some_and(|of| of != entity) {
                    let issue = Issue::error("query.entity", IssueCode::Mismatch);
                    return Err(LastroError::invalid(issue.with("expected", entity.as_str())));
                }
                query.entity = Some(entity);
                query.build().map_err(|error| error.under("query"))?;
                Ok(query)
            }
        }
    }
}

impl Codec for QuerySource {
    const TYPE: Type = Type::Query(<Query as crate::model::Model>::TABLE);
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Text(text) => Some(Self::Text((*text).to_owned())),
            other => Query::read(other, reader).map(Self::Query),
        }
    }
    fn write(&self, writer: &mut Writer) {
        match self {
            Self::Text(text) => writer.string(text),
            Self::Query(query) => query.write(writer),
        }
    }
}
