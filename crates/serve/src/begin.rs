//! Prepares the state with which a server starts: a new state, the state of a snapshot, or an existing state.
//!
//! Seed, start instant and policies are stored together with the state. A server that continues with an existing state uses the
//! stored values.

use lastro::issue::Params;
use lastro::model::{Codec as _, Target};
use lastro_twin::config::Settings;
use lastro_twin::fault::{FaultPlan, Faults};
use lastro_twin::http::read_json;
use lastro_twin::seed_data::furnish;
use lastro_twin::snapshot::Contents;
use lastro_twin::state::{Memory, Store as _, StoreFault};
use lastro_twin::{Config, Engine, Moment, Snapshot};

use crate::keeper::State;
use crate::server::Problem;

/// Completes the configuration of a server with the settings that are stored with its state (`kept`).
///
/// # Errors
/// The seed or the start instant of the configuration differs from that of the state, or `kept` is not a valid configuration.
pub fn completed(config: Config, kept: Option<&str>) -> Result<Config, Problem> {
    let Some(kept) = kept else { return Ok(config) };
    let kept: Config = read_json(kept.as_bytes()).map_err(Problem::Config)?;
    if let (Some(given), Some(seed)) = (config.seed.filter(|given| Some(*given) != kept.seed), kept.seed) {
        return Err(Problem::State(format!("it was created with seed {seed} and cannot continue with seed {given}")));
    }
    let start = kept.now.as_ref().map(Moment::of);
    if config.now.as_ref().is_some_and(|given| Some(Moment::of(given)) != start) {
        let start = start.map(Moment::text).unwrap_or_default();
        return Err(Problem::State(format!(
            "it was created with the start time {start}: advance its clock instead of setting it"
        )));
    }
    // the new configuration takes precedence over the stored choices
    let mut policies = Params::default();
    let chosen = config.policies.clone().unwrap_or_default();
    for (name, choice) in kept.policies.iter().flat_map(Params::iter).filter(|(name, _)| chosen.get(name).is_none()) {
        policies.push(name, choice);
    }
    for (name, choice) in chosen.iter() {
        policies.push(name, choice);
    }
    Ok(Config { seed: kept.seed, now: kept.now, policies: Some(policies), ..config })
}

/// Prepares the state that a server serves: a new state, the state of a snapshot, or an existing state. `there`: whether a
/// state already exists.
///
/// # Errors
/// `snapshot` is given although a state already exists; the snapshot or the fault plan is not valid; or the state cannot be
/// read or written.
pub fn begin(
    state: &mut State,
    engine: &mut Engine,
    there: bool,
    snapshot: Option<&str>,
    faults: Option<FaultPlan>,
) -> Result<(), Problem> {
    match (snapshot, there) {
        (Some(_), true) => {
            return Err(Problem::State("a snapshot needs a new database, and this one already has a state".to_owned()));
        }
        (Some(text), false) => {
            let contents = Snapshot::read(text).map_err(Problem::Snapshot)?;
            restore(state, engine, restored(&contents)?, contents);
        }
        (None, true) => {
            remember(state, engine.settings());
            engine.started(state)?;
        }
        (None, false) => {
            furnish(state, engine.settings())?;
            remember(state, engine.settings());
        }
    }
    if faults.is_some() {
        engine.set_faults(state, Faults::new(faults).map_err(Problem::Faults)?)?;
    }
    Ok(())
}

/// Builds the in-memory state of a snapshot.
///
/// # Errors
/// A row is not a JSON object.
pub fn restored(contents: &Contents) -> Result<Memory, StoreFault> {
    let mut memory = Memory::default();
    memory.apply(contents.changes.clone())?;
    Ok(memory)
}

/// Replaces the state by `memory`, the state that [`restored`] has built from the snapshot `contents`.
pub fn restore(state: &mut State, engine: &mut Engine, memory: Memory, contents: Contents) {
    engine.resume(&contents);
    state.replace(memory, contents);
    remember(state, engine.settings());
}

/// Stores seed, start instant and policies together with the state.
fn remember(state: &mut State, settings: &Settings) {
    let mut policies = Params::default();
    for (name, choice) in settings.policies.chosen() {
        policies.push(name, choice);
    }
    let kept = Config {
        seed: Some(settings.seed),
        now: settings.start.date_time(),
        policies: Some(policies),
        ..Config::default()
    };
    state.remember(kept.json(Target::Program));
}
