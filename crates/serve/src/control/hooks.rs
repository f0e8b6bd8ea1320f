//! Adds and ends subscriptions while the server runs, and resends notifications.

use std::sync::Arc;

use lastro_twin::config::Subscription;
use lastro_twin::http::read_json;

use super::reads::{count, object};
use super::{Refused, json, nothing};
use crate::front::{Answer, Front};

impl Front {
    /// Adds a subscription that lasts until the server ends. No response contains the secret of a subscription.
    pub(super) async fn subscribe(self: &Arc<Self>, body: &[u8]) -> Result<Answer, Refused> {
        let subscription: Subscription = read_json(body)?;
        subscription.checked()?;
        self.hosts.receiver(&subscription.url).map_err(|why| Refused::bad(format!("url: {why}")))?;
        let added = self.change(move |core| {
            let index = core.engine.subscribe(subscription);
            *core.changed |= index.is_ok();
            Ok(index)
        });
        let index = i64::try_from(added.await??).unwrap_or(i64::MAX);
        Ok(json(200, &object([("index", count(index))])))
    }

    /// Ends a subscription.
    pub(super) async fn unsubscribe(self: &Arc<Self>, index: &str) -> Result<Answer, Refused> {
        let index: usize =
            index.parse().map_err(|_| Refused::bad("the index of a subscription must be a whole number"))?;
        let ended = self.change(move |core| {
            let ended = core.engine.unsubscribe(index);
            *core.changed |= ended;
            Ok(ended)
        });
        if ended.await? { Ok(nothing()) } else { Err(Refused::unknown("there is no such subscription")) }
    }

    /// Sends a notification again.
    pub(super) async fn resend(self: &Arc<Self>, delivery: &str) -> Result<Answer, Refused> {
        let delivery =
            delivery.parse().map_err(|_| Refused::bad("the key of a notification must be a whole number"))?;
        let sent = self.change(move |core| core.engine.resend(core.store, delivery)).await?;
        let why = "there is no such notification, or it is already being sent";
        if sent { Ok(nothing()) } else { Err(Refused::unknown(why)) }
    }
}
