//! Finds the part of a JavaScript value that cannot be converted, and why.

use js_sys::{Array, ArrayBuffer, JsString, Map, Object, Symbol};
use wasm_bindgen::{JsCast as _, JsValue};

use crate::issue::{Issue, IssueCode, Path};
use crate::json::MAX_DEPTH;

/// The issue for the first part of a value that cannot be converted; `None` if all parts can be converted.
pub(super) fn first(value: &JsValue) -> Option<Issue> {
    let mut path = Path::default();
    let code = search(value, 0, &mut path).err()?;
    // for `too_deep` the path is left out: with 128 steps it would be of no use
    let path = if code == IssueCode::TooDeep { String::new() } else { path.text() };
    Some(Issue::error(&path, code))
}

/// Searches a value and everything in it for a part that cannot be converted. If there is one, returns its issue code and
/// leaves its path in `path`.
fn search(value: &JsValue, depth: usize, path: &mut Path) -> Result<(), IssueCode> {
    if let Some(text) = value.dyn_ref::<JsString>() {
        return whole(text);
    }
    if value.is_bigint() {
        let fits = i64::try_from(value.clone()).is_ok() || u64::try_from(value.clone()).is_ok();
        return if fits { Ok(()) } else { Err(IssueCode::OutOfRange) };
    }
    if value.is_function() || value.is_symbol() {
        return Err(IssueCode::NotJson);
    }
    if !value.is_object() {
        return Ok(());
    }
    if depth >= MAX_DEPTH {
        return Err(IssueCode::TooDeep);
    }
    if let Some(list) = value.dyn_ref::<Array>() {
        return list.iter().enumerate().try_for_each(|(index, item)| {
            path.enter_index(index);
            search(&item, depth + 1, path)?;
            path.leave();
            Ok(())
        });
    }
    members(value, depth, path)
}

/// Searches the members of an object or a `Map` for a part that cannot be converted, like [`search`].
fn members(value: &JsValue, depth: usize, path: &mut Path) -> Result<(), IssueCode> {
    let pairs = if value.is_instance_of::<Map>() {
        Array::from(value)
    } else if Symbol::iterator().js_in(value) || value.is_instance_of::<ArrayBuffer>() {
        return Err(IssueCode::NotJson);
    } else {
        Object::entries(value.unchecked_ref())
    };
    pairs.iter().try_for_each(|pair| {
        let pair: Array = pair.unchecked_into();
        let name: JsString = pair.get(0).dyn_into().map_err(|_| IssueCode::NotJson)?;
        path.enter_given(&String::from(&name));
        whole(&name)?;
        search(&pair.get(1), depth + 1, path)?;
        path.leave();
        Ok(())
    })
}

/// Rejects a string with half of a surrogate pair, because the conversion to UTF-8 would replace it silently.
fn whole(text: &JsString) -> Result<(), IssueCode> {
    if text.is_valid_utf16() { Ok(()) } else { Err(IssueCode::LoneSurrogate) }
}
