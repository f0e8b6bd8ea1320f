//! Items of the service list of Lei Complementar 116. An item such as `1.02` has the number 102: the group, followed by the
//! sub-item in two digits.

/// The number of an item: `1.02` is 102. `1.2` is rejected, because it could mean 1.02 or 1.20.
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

/// The item with a given number: 102 is `1.02`, 1002 is `10.02`. `None` if [`is_valid_code`] rejects the number.
#[must_use]
pub fn to_item(code: i64) -> Option<String> {
    let zero = if code % 100 < 10 { "0" } else { "" };
    is_valid_code(code).then(|| [&(code / 100).to_string(), ".", zero, &(code % 100).to_string()].concat())
}

/// Whether a number has the form of an item: a group from 1 to 40 and a sub-item from 01 to 99.
#[must_use]
pub fn is_valid_code(code: i64) -> bool {
    (101..=4099).contains(&code) && code % 100 != 0
}
