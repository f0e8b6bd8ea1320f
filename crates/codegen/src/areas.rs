//! Selects areas and types by the version of the service's API. An area is a group of operations on one subject, such as
//! `sale`; the areas of version 1 begin with `v1.`.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use lastro_facade::Area;
use lastro_facade::describe::{Described, described, described_by};
use lastro_mobile_bindgen::areas::{Areas, is_legacy};

use crate::entries::{CLIENT, CLIENT_V1, is_current, is_legacy_entry};

/// The names of the types that only operations of version 1 use.
pub fn legacy_names() -> &'static BTreeSet<&'static str> {
    static NAMES: OnceLock<BTreeSet<&str>> = OnceLock::new();
    NAMES.get_or_init(found_legacy_names)
}

fn found_legacy_names() -> BTreeSet<&'static str> {
    let names = |described: Described| {
        let codes = described.codes.into_iter().map(|table| table.name);
        let choices = described.choices.into_iter().map(|table| table.name);
        codes.chain(choices).chain(described.models.into_iter().map(|table| table.name)).collect::<BTreeSet<_>>()
    };
    let present = names(described_by(lastro_facade::operations().filter(|operation| !is_legacy(operation))));
    names(described()).difference(&present).copied().collect()
}

/// The areas of version 2, except the area of the client and the areas that return messages, schemas and forms.
pub fn core_areas() -> Areas {
    by_name(|area| is_current(area) && area.name != CLIENT)
}

/// The area `exchange`, whose operations a client of version 2 uses.
pub fn client_areas() -> Areas {
    by_name(|area| area.name == CLIENT)
}

/// The area `v1.exchange`, whose operations a client of version 1 uses.
pub fn legacy_client_areas() -> Areas {
    by_name(|area| area.name == CLIENT_V1)
}

/// The areas of version 1, except `v1.exchange`.
pub fn legacy_areas() -> Areas {
    by_name(is_legacy_entry)
}

fn by_name(wanted: fn(&Area) -> bool) -> Areas {
    let chosen = lastro_facade::AREAS.iter().filter(|area| wanted(area));
    chosen.filter_map(|area| Some((area.operations.first()?.area(), area.operations.iter().collect()))).collect()
}
