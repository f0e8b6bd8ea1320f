//! The state in an SQLite file.
//!
//! One [`Database`] owns the file: it holds an exclusive lock beside it, and the only connection that writes. Any number of
//! [`Reader`]s read beside it, each a consistent state as of its last commit. Both are a [`View`](lastro_twin::state::View),
//! so the decisions are those of the state in memory, and give the same answers.
//!
//! A server commits many requests at once:
//!
//! ```no_run
//! # use lastro_serve::store::{Database, Options};
//! # use lastro_twin::{Engine, Moment, Request};
//! # fn batch(engine: &mut Engine, requests: &[Request], at: Moment) -> Result<(), Box<dyn core::error::Error>> {
//! let mut database = Database::open("lastro.db".as_ref(), &Options::default())?;
//! database.begin()?;
//! for request in requests {
//!     let outcome = database.attempt(|store| {
//!         let outcome = engine.handle(store, request, at);
//!         store.journal_append(1, "{}").map(|()| outcome)
//!     });
//!     // an error undid what this request changed, and nothing else
//!     drop(outcome);
//! }
//! database.commit()?; // only now may the answers leave
//! # Ok(())
//! # }
//! ```
