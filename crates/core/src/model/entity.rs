//! The traits of all models, implemented by means of their tables.

use super::node::Node;
use super::view::View;
use super::writer::{Target, Writer};
use super::{Codec, Document, Extra, Json, ModelTable, Name, Reader};
use crate::issue::{Issue, LastroError};

/// A record type with its table.
pub trait Model: Codec + Parts {
    /// Its name and fields.
    const TABLE: &'static ModelTable;

    /// Reads JSON text. Every problem is listed with its path, and the record has all values that could be read.
    ///
    /// ```
    /// use lastro::model::Model as _;
    /// use lastro::model::Sale;
    ///
    /// let (sale, issues) = Sale::from_json(br#"{"data": "2027-01-31", "valor_venda": "12,50"}"#)?;
    /// assert_eq!(sale.data.map(|day| day.to_string()).as_deref(), Some("2027-01-31"));
    /// assert_eq!(issues[0].path, "valor_venda");
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the input is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid)
    /// if the document is not an object, or has a member twice.
    fn from_json(json: &[u8]) -> Result<(Self, Vec<Issue>), LastroError> {
        let mut read = None;
        let ((), reader) = Reader::document(json, |node, reader| Self::read_into(&mut read, node, reader))?;
        found(read, reader)
    }

    /// Reads the records of a list, or of the `data` of a listing, in one traversal: each with its own issues, whose paths
    /// begin at the record.
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the input is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid)
    /// if there is no list, an element is not an object, or a member is given twice.
    fn list_from_json(json: &[u8]) -> Result<Vec<(Self, Vec<Issue>)>, LastroError> {
        let (records, reader) = Reader::document(json, |node, reader| {
            let mut records = Vec::new();
            reader.each_record(node, &mut records);
            records
        })?;
        reader.finish(Some(records))
    }

    /// As [`from_json`](Self::from_json), from a document in memory.
    ///
    /// # Errors
    /// [`Invalid`](crate::LastroErrorKind::Invalid) if the document is not an object.
    fn decode(json: &Json) -> Result<(Self, Vec<Issue>), LastroError> {
        let mut reader = Reader::new();
        found(Self::read(&Node::from(&json.0), &mut reader), reader)
    }

    /// As [`from_json`](Self::from_json), from a document that has not been read yet.
    ///
    /// # Errors
    /// As [`from_json`](Self::from_json).
    fn from_document(document: &Document) -> Result<(Self, Vec<Issue>), LastroError> {
        let (read, reader) = document.walk(|node, reader| Self::read(node, reader))?;
        found(read, reader)
    }

    /// The whole record as the service would write it: money as JSON numbers, unset fields left out.
    fn encode(&self) -> Json {
        Json(self.value(Target::Wire))
    }
}

impl Reader<'_> {
    /// Reads the records of a list, or of the `data` of a listing.
    fn each_record<T: Codec>(&mut self, node: &Node<'_>, records: &mut Vec<(T, Vec<Issue>)>) {
        match node {
            Node::List(list) => self.items(list, &mut |node, r| {
                let mut read = None;
                let ((), issues) = r.apart(|r| T::read_into(&mut read, node, r));
                match read {
                    Some(record) => records.push((record, issues.into_list())),
                    None => r.adopt(LastroError::invalid_all(issues.into_list())),
                }
            }),
            Node::Object(listing) => {
                let mut listed = false;
                self.members(listing, &mut |name, node, r| {
                    if let Node::List(_) = node
                        && name == "data"
                    {
                        listed = true;
                        r.at_member("data", |r| r.each_record(node, records));
                    }
                    Name::Unknown
                });
                if !listed {
                    self.at_member("data", Self::required);
                }
            }
            other => {
                self.wrong_type::<()>("list", other);
            }
        }
    }
}

fn found<T>(read: Option<T>, reader: Reader<'_>) -> Result<(T, Vec<Issue>), LastroError> {
    let issues = reader.into_issues();
    match read {
        Some(value) => Ok((value, issues)),
        None => Err(LastroError::invalid_all(issues)),
    }
}

/// A field as the shared writer uses it.
#[doc(hidden)]
pub trait Part {
    /// Writes it.
    fn write_part(&self, writer: &mut Writer);
    /// Its value as checks read it.
    fn view(&self) -> View<'_>;
}

impl<T: Codec> Part for T {
    fn write_part(&self, writer: &mut Writer) {
        self.write(writer);
    }
    fn view(&self) -> View<'_> {
        Codec::view(self)
    }
}

/// A field of an entity, or an argument, as the shared reader fills it.
#[doc(hidden)]
pub trait Slot {
    /// Sets it from a value; false, with at least one issue reported, if the value does not fit.
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool;

    /// Sets it from bytes that were passed outside of the JSON.
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool;
}

impl<T: Codec> Slot for Option<T> {
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        T::read_into(self, node, reader);
        self.is_some()
    }
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool {
        *self = T::from_bytes(bytes, reader);
        self.is_some()
    }
}

/// The fields of a record by their index in its table, so that one encoder serves every record.
#[doc(hidden)]
pub trait Parts {
    /// Its name and fields.
    fn table(&self) -> &'static ModelTable;
    /// Calls `see` with each field that has a value and its index in the table.
    fn set_parts<'v>(&'v self, see: &mut dyn FnMut(usize, &'v dyn Part));
    /// As [`set_parts`](Self::set_parts), with each field's value as checks read it.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>)) {
        self.set_parts(&mut |place, part| see(place, part.view()));
    }
    /// Whether the field at an index of the table has a value.
    fn has_value(&self, place: usize) -> bool;
    /// Members that are not fields; `None` for a result, which has exactly its fields.
    fn extra(&self) -> Option<&Extra>;
}

/// An entity of the service: read from a document by one decoder, written back without loss.
#[doc(hidden)]
pub trait Entity: Parts {
    /// Reads a value into the field at an index of the table. Returns false if the value does not fit the field's type.
    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool;
    /// Members that are not fields.
    fn extra_mut(&mut self) -> &mut Extra;
}

/// The constructor of an empty record, for [`ModelTable::empty`]; `None` without `describe`.
#[must_use]
#[doc(hidden)]
pub const fn maker<T: Entity + Default + 'static>() -> Option<fn() -> Box<dyn Entity>> {
    if cfg!(feature = "describe") { Some(|| Box::new(T::default())) } else { None }
}
