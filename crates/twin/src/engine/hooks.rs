//! Operations on notifications for the person who runs the twin: resend a notification, subscribe, unsubscribe.

use std::sync::Arc;

use lastro::{Issue, IssueCode, LastroError};

use super::Engine;
use crate::config::{MAX_SUBSCRIPTIONS, Settings, Subscription};
use crate::effects::outbox;
use crate::journal::{Entry, EntryReport};
use crate::state::{Store, StoreFault};

impl Engine {
    /// Sends a notification again, if its status is `delivered`, `dead` or `collected`. Returns `false` if the notification does
    /// not exist, or if its status is `waiting` or `sending`.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn resend(&mut self, store: &mut dyn Store, delivery: i64) -> Result<bool, StoreFault> {
        let now = self.now(store.view())?;
        let (changes, effects) = {
            let context = self.context(store.view(), now);
            let mut draft = context.draft();
            let Some(effects) = outbox::resend(&context, &mut draft, delivery)? else { return Ok(false) };
            (draft.finish(), effects)
        };
        let entry = self.keeps(true).then(|| {
            let report = Some(EntryReport { delivery, status: None, at: None });
            Entry { report, ..Entry::new("resend", now) }
        });
        self.commit(store, (now, now), changes, &[], entry)?;
        self.effects.extend(effects);
        Ok(true)
    }

    /// Adds a subscription, which receives notifications from now on. Returns its index.
    ///
    /// # Errors
    /// Every problem of the subscription, each at its path; `out_of_range` if the maximum number of subscriptions already
    /// exists.
    pub fn subscribe(&mut self, subscription: Subscription) -> Result<usize, LastroError> {
        subscription.checked()?;
        let index = self.settings.subscriptions.len();
        if index >= MAX_SUBSCRIPTIONS {
            let issue = Issue::error("subscriptions", IssueCode::OutOfRange);
            return Err(LastroError::invalid(issue.with("max", &MAX_SUBSCRIPTIONS.to_string())));
        }
        let mut settings = Settings::clone(&self.settings);
        settings.subscriptions.push(subscription);
        self.settings = Arc::new(settings);
        Ok(index)
    }

    /// Ends a subscription. Notifications that were created before are still sent. Returns `false` if the subscription does
    /// not exist or has ended.
    pub fn unsubscribe(&mut self, index: usize) -> bool {
        let mut settings = Settings::clone(&self.settings);
        let Some(subscription) = settings.subscriptions.get_mut(index).filter(|one| !one.has_ended()) else {
            return false;
        };
        subscription.end();
        self.settings = Arc::new(settings);
        true
    }
}
