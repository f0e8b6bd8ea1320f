//! Pages of records, each checked by its own rules.

use super::{Check, Context, Validate};
use crate::model::{CustomerListing, SaleListing, ServiceListing};

/// The rules of each record, at its place in `data`.
fn of_each<T: Validate>(data: Option<&Vec<T>>, context: &Context, check: &mut Check) {
    check.each("data", data.map_or(&[], Vec::as_slice), |record, c| record.rules(context, c));
}

impl Validate for SaleListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        of_each(self.data.as_ref(), context, check);
    }
}

impl Validate for CustomerListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        of_each(self.data.as_ref(), context, check);
    }
}

impl Validate for ServiceListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        of_each(self.data.as_ref(), context, check);
    }
}
