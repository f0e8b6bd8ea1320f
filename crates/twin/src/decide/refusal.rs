//! Refusals of the service.

use lastro::value::Choice as _;
use lastro::{LastroError, LastroErrorKind};

use crate::http::Response;
use crate::route::Version;
use crate::state::StoreFault;

/// A refusal: a status and a message for people. The message never contains data from the request, except for the beginning of
/// an unknown key, which the documents quote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// 400, 401, 404, 405, 429, 500 or 503.
    pub status: u16,
    /// The problem, and how to solve it.
    pub message: String,
    /// Seconds after which the request may be repeated.
    pub retry_after: Option<i64>,
    /// The fault of the state, if it could not be read or written. Then this is not a refusal: the engine returns the fault.
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

    /// 404: no service at the address, or no such record.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(404, "Não há serviço ou registro neste endereço: confira o caminho e o identificador.")
    }

    /// 404: an address of version 1, in a twin without it.
    #[must_use]
    pub fn without_version_1() -> Self {
        Self::new(404, "Aqui só há a versão 2 do serviço: a versão 1 está em lastro/twin/v1.")
    }

    /// 400 with every problem that the core found, each with its path, code and figures. The message is the same in every host
    /// language, so that the bytes of a response are too.
    #[must_use]
    pub fn invalid(error: &LastroError) -> Self {
        let problems = error.issues().iter().filter(|issue| issue.stops()).map(|issue| {
            let figures: Vec<String> = issue.params.iter().map(|(name, figure)| format!("{name}: {figure}")).collect();
            let figures = if figures.is_empty() { String::new() } else { format!(" ({})", figures.join(", ")) };
            format!("{}: {}{figures}", if issue.path.is_empty() { "corpo" } else { &issue.path }, issue.code.as_str())
        });
        Self::bad(format!("Há parâmetros inválidos. {}", problems.collect::<Vec<_>>().join("; ")))
    }

    /// The response in the format of a version.
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
    /// The fault behind a refusal. The twin's own work is refused only because of a stored record.
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
            // a bug of this library, not an error of the request
            LastroErrorKind::Internal => Self::new(500, "Há um problema no sistema."),
            _ => Self::invalid(&error),
        }
    }
}
