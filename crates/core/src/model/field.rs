//! Typed field names, for building queries.

use core::marker::PhantomData;

/// The name of a record's field, together with the field's type `T`: `Sale::VALOR_VENDA` is a `FieldOf<Money>`. A query on the
/// field can use only the operators that `T` supports; any other operator does not compile.
#[derive(Debug)]
pub struct FieldOf<T> {
    name: &'static str,
    of: PhantomData<fn() -> T>,
}

// implemented by hand, because `derive` would require that `T` implements these traits too
impl<T> Clone for FieldOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for FieldOf<T> {}

impl<T> FieldOf<T> {
    /// A field with its name in JSON.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, of: PhantomData }
    }

    /// The field's name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }
}
