//! Fields that know their type.

use core::marker::PhantomData;

/// A field of an entity that holds a `T`: `Sale::VALOR_VENDA` is a `FieldOf<Money>`. `T` decides which operators a query
/// can use on it; any other operator does not compile.
#[derive(Debug)]
pub struct FieldOf<T> {
    name: &'static str,
    of: PhantomData<fn() -> T>,
}

// derived implementations would require the same trait of `T`
impl<T> Clone for FieldOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for FieldOf<T> {}

impl<T> FieldOf<T> {
    /// A field by its wire name.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, of: PhantomData }
    }

    /// The wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }
}
