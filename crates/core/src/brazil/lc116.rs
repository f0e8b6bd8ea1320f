//! Items of the service list of Lei Complementar 116: `1.02` is written 102; the sub-item always has two digits.

/// The digits of an item: `1.02` is 102. `1.2` is rejected, since it may be 1.02 or 1.20.
#[must_use]
pub fn to_code(item: &str) -> Option<i64> {
    let (group, sub) = item.split_once('.')?;
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let shaped = (1..=2).contains(&group.len()) && sub.len() == 2 && !group.starts_with('0');
    if !shaped || !digits(group) || !digits(sub) {
        return None;
    }
    let code = [group, sub].concat().parse().ok()?;
    is_valid_code(code).then_some(code)
}

/// The item of a number: 102 is `1.02`, 1002 is `10.02`.
#[must_use]
pub fn to_item(code: i64) -> Option<String> {
    let zero = if code % 100 < 10 { "0" } else { "" };
    is_valid_code(code).then(|| [&(code / 100).to_string(), ".", zero, &(code % 100).to_string()].concat())
}

/// Whether a number can be an item: groups 1 to 40, sub-items from 01.
#[must_use]
pub fn is_valid_code(code: i64) -> bool {
    (101..=4099).contains(&code) && code % 100 != 0
}
