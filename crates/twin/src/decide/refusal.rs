//! The error responses of the service.

use lastro::value::Choice as _;
use lastro::{LastroError, LastroErrorKind};

use crate::http::Response;
use crate::route::Version;
use crate::state::StoreFault;

/// An error response: a status and a message for people. The message contains no data of the request, with one exception: the
/// message about an unknown API key quotes the beginning of the key, as in the service's documentation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// 400, 401, 404, 405, 429, 500 or 503.
    pub status: u16,
    /// The message: the problem, and how to solve it.
    pub message: String,
    /// Seconds after which the client may repeat the request.
    pub retry_after: Option<i64>,
    /// The error of the store, if it could not be read or written. In this case the engine returns the error to its caller, and
    /// not an HTTP response.
    pub fault: Option<StoreFault>,
}

impl Refusal {
    /// A refusal with a message.
    #[must_use]
    pub fn new(status: u16, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), retry_after: None, fault: None }
    }

    /// 400 with a message.
    #[must_use]
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new(400, message)
    }

    /// 404: the path does not exist, or no record has the key.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(404, "Não há serviço ou registro neste endereço: confira o caminho e o identificador.")
    }

    /// 404: a path of version 1, in a build without version 1.
    #[must_use]
    pub fn without_version_1() -> Self {
        Self::new(404, "Aqui só há a versão 2 do serviço: a versão 1 está em lastro-twin/v1.")
    }

    /// 400 with every problem that the core found, each with its path, code and parameters. The message does not depend on the
    /// host language, so that every language gets the same bytes.
    #[must_use]
    pub fn invalid(error: &LastroError) -> Self {
        let problems = error.issues().iter().filter(|issue| issue.stops()).map(|issue| {
            let figures: Vec<String> = issue.params.iter().map(|(name, figure)| format!("{name}: {figure}")).collect();
            let figures = if figures.is_empty() { String::new() } else { format!(" ({})", figures.join(", ")) };
            format!("{}: {}{figures}", if issue.path.is_empty() { "corpo" } else { &issue.path }, issue.code.as_str())
        });
        Self::bad(format!("Há parâmetros inválidos. {}", problems.collect::<Vec<_>>().join("; ")))
    }

    /// The HTTP response in the format of a version.
    #[must_use]
    pub fn response(&self, version: Version) -> Response {
        let text = |text: &str| lastro::json::Value::String(text.to_owned()).to_json();
        let message = text(&self.message);
        let body = match version {
            Version::V2 => format!("{{\"code\":{},\"message\":{message}}}", self.status),
            Version::V1 => {
                let kind = if self.status < 500 { "requisicao_invalida" } else { "api_erro" };
                format!("{{\"tipo\":{},\"mensagem\":{message}}}", text(kind))
            }
        };
        let response = Response::json(self.status, body);
        match self.retry_after {
            Some(seconds) => response.with_header("Retry-After", seconds.to_string()),
            None => response,
        }
    }
}

impl From<StoreFault> for Refusal {
    fn from(fault: StoreFault) -> Self {
        let message = "O sistema não conseguiu ler ou gravar os dados. Tente novamente.";
        Self { fault: Some(fault), ..Self::new(500, message) }
    }
}

impl From<Refusal> for StoreFault {
    /// Converts a refusal of due work into an error of the store. Work that the twin itself planned is refused only if a stored
    /// record cannot be read.
    fn from(refusal: Refusal) -> Self {
        refusal.fault.unwrap_or(Self::Failed(refusal.message))
    }
}

impl From<&LastroError> for Refusal {
    fn from(error: &LastroError) -> Self {
        Self::invalid(error)
    }
}

impl From<LastroError> for Refusal {
    fn from(error: LastroError) -> Self {
        match error.kind() {
            // an internal error is a bug of this library, and not an error of the request
            LastroErrorKind::Internal => Self::new(500, "Há um problema no sistema."),
            _ => Self::invalid(&error),
        }
    }
}
