//! The traits that all record types implement. Their methods use the table of the record's fields.

use super::node::Node;
use super::view::View;
use super::writer::{Target, Writer};
use super::{Codec, Document, Extra, Json, ModelTable, Name, Reader};
use crate::issue::{Issue, LastroError};

/// A record type of the service, with a table of its fields.
pub trait Model: Codec + Parts {
    /// Name and fields of the record type.
    const TABLE: &'static ModelTable;

    /// Reads a record from JSON text. Returns the record with all values that could be read, and an issue for each problem.
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
    /// if the document is not an object, or has a duplicate member.
    fn from_json(json: &[u8]) -> Result<(Self, Vec<Issue>), LastroError> {
        let mut read = None;
        let ((), reader) = Reader::document(json, |node, reader| Self::read_into(&mut read, node, reader))?;
        found(read, reader)
    }

    /// Reads a list of records from JSON text: an array, or the member `data` of a listing. Each record is returned with its
    /// own issues, whose paths begin at the record.
    ///
    /// # Errors
    /// [`Malformed`](crate::LastroErrorKind::Malformed) if the input is not JSON; [`Invalid`](crate::LastroErrorKind::Invalid)
    /// if there is no list, an element is not an object, or there is a duplicate member.
    fn list_from_json(json: &[u8]) -> Result<Vec<(Self, Vec<Issue>)>, LastroError> {
        let (records, reader) = Reader::document(json, |node, reader| {
            let mut records = Vec::new();
            reader.each_record(node, &mut records);
            records
        })?;
        reader.finish(Some(records))
    }

    /// Like [`from_json`](Self::from_json), from a JSON value in memory.
    ///
    /// # Errors
    /// [`Invalid`](crate::LastroErrorKind::Invalid) if the document is not an object.
    fn decode(json: &Json) -> Result<(Self, Vec<Issue>), LastroError> {
        let mut reader = Reader::new();
        found(Self::read(&Node::from(&json.0), &mut reader), reader)
    }

    /// Like [`from_json`](Self::from_json), from a [`Document`]. This method parses the document if it is text.
    ///
    /// # Errors
    /// As [`from_json`](Self::from_json).
    fn from_document(document: &Document) -> Result<(Self, Vec<Issue>), LastroError> {
        let (read, reader) = document.walk(|node, reader| Self::read(node, reader))?;
        found(read, reader)
    }

    /// The whole record as JSON in the service's form: money as JSON numbers, without unset fields.
    fn encode(&self) -> Json {
        Json(self.value(Target::Wire))
    }
}

impl Reader<'_> {
    /// Reads a list of records: an array, or the member `data` of a listing.
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

/// A field of any type, as seen by the encoder that all record types share.
#[doc(hidden)]
pub trait Part {
    /// Writes the field's value.
    fn write_part(&self, writer: &mut Writer);
    /// The field's value in the form in which the validation rules read it.
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

/// A field of a record, or an argument of an operation. The decoder that all record types share sets its value.
#[doc(hidden)]
pub trait Slot {
    /// Sets the value from JSON. Returns false if the JSON is invalid for the type of the value; at least one issue has then
    /// been reported.
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool;

    /// Like [`fill`](Self::fill), from raw bytes that were passed outside the JSON.
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

/// Access to the fields of a record by their index in its table, so that one encoder works for all record types.
#[doc(hidden)]
pub trait Parts {
    /// Name and fields of the record type.
    fn table(&self) -> &'static ModelTable;
    /// Calls `see` for each field that has a value, with its index in the table.
    fn set_parts<'v>(&'v self, see: &mut dyn FnMut(usize, &'v dyn Part));
    /// Like [`set_parts`](Self::set_parts), with each value in the form in which the validation rules read it.
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>)) {
        self.set_parts(&mut |place, part| see(place, part.view()));
    }
    /// Whether the field at an index of the table has a value.
    fn has_value(&self, place: usize) -> bool;
    /// The JSON members that are not fields. `None` for the result of an operation, which never has such members.
    fn extra(&self) -> Option<&Extra>;
}

/// A record of the service. It can be read from JSON and written back without loss.
#[doc(hidden)]
pub trait Entity: Parts {
    /// Reads a value into the field at an index of the table. Returns false if the value does not fit the field's type.
    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool;
    /// The JSON members that are not fields.
    fn extra_mut(&mut self) -> &mut Extra;
}

/// A function that creates an empty record, for [`ModelTable::empty`]. `None` without the feature `describe`.
#[must_use]
#[doc(hidden)]
pub const fn maker<T: Entity + Default + 'static>() -> Option<fn() -> Box<dyn Entity>> {
    if cfg!(feature = "describe") { Some(|| Box::new(T::default())) } else { None }
}
