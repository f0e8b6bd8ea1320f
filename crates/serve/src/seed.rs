//! Fills a database with a generated company, for `lastro seed`.

use std::path::Path;

use lastro_twin::decide::Context;
use lastro_twin::seed_data::{Sizes, generate};
use lastro_twin::state::{Counter, Table, View as _};
use lastro_twin::{Config, Engine};

use crate::begin::{begin, completed};
use crate::keeper::State;
use crate::server::{Problem, lists};
use crate::store::{Database, Options};

/// Fills a database with a plausible company, which is generated from the seed of the configuration. Creates the file if it
/// does not exist. On an error, no record of the company is stored.
///
/// # Errors
/// The database cannot be opened or written, has another seed, or already contains customers or sales.
pub fn seed(path: &Path, config: Config, sizes: Sizes) -> Result<(), Problem> {
    let mut database = Database::open(path, &Options::default()).map_err(Problem::Open)?;
    let kept = database.remembered()?;
    let config = completed(config, kept.as_deref())?;
    let lists = lists(&config)?;
    let mut engine = Engine::new(&config, lists.clone()).map_err(Problem::Config)?;
    let mut state = State::kept(database.load()?);
    begin(&mut state, &mut engine, kept.is_some(), None, None)?;
    for table in [Table::Customer, Table::Sale] {
        if state.memory().counter(Counter::Key(table))? > 0 {
            return Err(Problem::State("it already has customers or sales: a company needs a new database".to_owned()));
        }
    }
    let settings = engine.settings();
    let now = engine.now(state.memory())?;
    let context = Context { view: state.memory(), reference: &lists, settings, now };
    let unreadable = |_| Problem::State("it cannot be read".to_owned());
    let company = generate(&context, settings.seed, sizes).map_err(unreadable)?;
    state.commit(Some(&mut database))?;
    // all steps are in one transaction; they go to the file only, and not to a state in memory
    let mut transaction = database.begin()?;
    for step in company {
        transaction.put(&[step.map_err(unreadable)?])?;
    }
    transaction.commit()?;
    Ok(database.close()?)
}
