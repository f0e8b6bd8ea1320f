//! The engine with its state in memory.

use lastro::LastroError;

use crate::config::Config;
use crate::decide::Refusal;
use crate::effects::Effect;
use crate::engine::{Engine, Outcome, Progress};
use crate::http::Request;
use crate::moment::Moment;
use crate::reference;
use crate::state::Memory;

/// A service in memory.
#[derive(Debug, Clone)]
pub struct Twin {
    engine: Engine,
    state: Memory,
}

impl Twin {
    /// A service with nothing in it but the small reference lists.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn new(config: &Config) -> Result<Self, LastroError> {
        Self::with_reference(config, reference::samples()?)
    }

    /// A service with nothing in it but some reference lists.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn with_reference(config: &Config, lists: Memory) -> Result<Self, LastroError> {
        Ok(Self { engine: Engine::new(config, lists)?, state: Memory::default() })
    }

    /// Answers a request; without a moment, at the current one.
    pub fn handle(&mut self, request: &Request, at: Option<Moment>) -> Outcome {
        let at = at.unwrap_or(Moment::from_millis(i64::MIN));
        self.engine.handle(&mut self.state, request, at)
    }

    /// Moves the clock forward, as [`Engine::advance`].
    ///
    /// # Errors
    /// A stored record cannot be read.
    pub fn advance(&mut self, to: Moment, budget: usize) -> Result<Progress, Refusal> {
        self.engine.advance(&mut self.state, to, budget)
    }

    /// What has to happen outside since this was asked last.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.engine.take_effects()
    }

    /// Another service with the same state, in constant time. What happens to one does not happen to the other.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.clone()
    }
}
