//! Validation of pages: each record is checked by the rules of its type.

use super::{Check, Context, Validate};
use crate::model::{CustomerListing, SaleListing, ServiceListing};

impl Validate for SaleListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        check.each("data", self.data.as_deref().unwrap_or_default(), |record, c| record.rules(context, c));
    }
}

impl Validate for CustomerListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        check.each("data", self.data.as_deref().unwrap_or_default(), |record, c| record.rules(context, c));
    }
}

impl Validate for ServiceListing {
    fn rules(&self, context: &Context, check: &mut Check) {
        check.each("data", self.data.as_deref().unwrap_or_default(), |record, c| record.rules(context, c));
    }
}
