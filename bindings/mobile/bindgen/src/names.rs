//! Converts names to the spelling of each language.

/// Converts `late_charges` to `lateCharges`.
pub fn camel(snake: &str) -> String {
    let mut words = snake.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capital(word))
}

/// Converts `late_charges` to `LateCharges`.
pub fn pascal(snake: &str) -> String {
    snake.split('_').map(capital).collect()
}

/// Converts `PartiallyReceived` to `PARTIALLY_RECEIVED`.
pub fn upper_snake(pascal: &str) -> String {
    let mut out = String::new();
    for (index, c) in pascal.chars().enumerate() {
        if c.is_ascii_uppercase() && index > 0 {
            out.push('_');
        }
        out.push(c.to_ascii_uppercase());
    }
    out
}

/// Converts `PartiallyReceived` to `partiallyReceived`.
pub fn lower_first(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map_or_else(String::new, |c| c.to_ascii_lowercase().to_string() + chars.as_str())
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |c| c.to_ascii_uppercase().to_string() + chars.as_str())
}
