//! API keys: the key of a request, and the operations that the profile of a key allows.

use ctutils::CtEq as _;
use lastro::model::Bytes;

use crate::config::ApiKey;
use crate::decide::Refusal;
use crate::http::Request;
use crate::route::{Operation, Version};

/// How a request is authenticated. No variant contains a complete API key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyUse {
    /// The request has no key, or the header is not valid Basic authentication.
    Missing,
    /// The key is unknown. The string is the part of the key that the error response quotes.
    Unknown(String),
    /// Any key, for a twin that accepts every key.
    Any,
    /// A known key: its index in the configuration.
    Known(usize),
}

/// Number of characters of an unknown key that a response quotes.
const QUOTED: usize = 8;

/// Finds the API key of a request. The comparison takes constant time and includes every known key, so its duration reveals
/// nothing about the keys.
#[must_use]
pub fn key_of(request: &Request, keys: &[ApiKey]) -> KeyUse {
    let Some(given) = request.header("Authorization").and_then(user_of) else { return KeyUse::Missing };
    if keys.is_empty() {
        return KeyUse::Any;
    }
    let mut found = None;
    for (place, known) in keys.iter().enumerate() {
        if known.key.reveal().as_bytes().ct_eq(given.as_bytes()).to_bool() {
            found = Some(place);
        }
    }
    found.map_or_else(|| KeyUse::Unknown(beginning(&given)), KeyUse::Known)
}

/// The user name of a Basic authentication header, which is the API key. According to the service's documentation, the password
/// is empty. Returns `None` if the header has another form or no user name.
#[must_use]
pub fn user_of(header: &str) -> Option<String> {
    let (scheme, credentials) = header.trim().split_once(' ')?;
    if !scheme.eq_ignore_ascii_case("Basic") {
        return None;
    }
    let mut user = String::from_utf8(Bytes::from_base64(credentials.trim())?.0).ok()?;
    user.truncate(user.find(':')?);
    (!user.is_empty()).then_some(user)
}

/// The part of a key that an error response quotes: the first [`QUOTED`] characters. If the key has no more characters than
/// that, the response quotes only the first half, so that it never contains the whole key.
fn beginning(key: &str) -> String {
    let length = key.chars().count();
    let quoted = if length > QUOTED { QUOTED } else { length / 2 };
    key.chars().take(quoted).collect()
}

impl KeyUse {
    /// The error response for a request with this key; `None` if the key is accepted.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Missing => Some(Refusal::new(
                401,
                "Informe a chave da API como usuário da autenticação básica, com a senha vazia.",
            )),
            Self::Unknown(beginning) => {
                Some(Refusal::new(401, format!("A chave {beginning}... é inválida: confira a chave da API.")))
            }
            Self::Any | Self::Known(_) => None,
        }
    }

    /// Whether the profile of the key allows an operation.
    #[must_use]
    pub fn allows(&self, operation: Operation, keys: &[ApiKey]) -> bool {
        match self {
            Self::Any => true,
            Self::Known(place) => keys.get(*place).is_some_and(|key| allows(key, operation)),
            Self::Missing | Self::Unknown(_) => false,
        }
    }
}

fn allows(key: &ApiKey, operation: Operation) -> bool {
    let version = operation.version() == Version::V2 || key.v1.unwrap_or(true);
    version && key.allow.as_ref().is_none_or(|allowed| allowed.iter().any(|given| operation.is_named(given)))
}
