//! Translates issue parameters that are words, such as the type name `integer`, when they appear in a message. The parameter
//! itself is the same in every language, so that programs can compare it. Numbers, dates and field names are not translated.

use super::Language;

/// The translatable parameter values: the value, its text in English, its text in Portuguese.
const WORDS: &[(&str, &str, &str)] = &[
    // names of types: those that `Type::name` returns, and those that the reader uses when it reports a wrong type
    ("JSON", "a value that JSON can hold", "um valor que o JSON comporte"),
    ("boolean", "true or false", "verdadeiro ou falso"),
    ("bytes", "raw bytes or their text", "uma sequência de bytes ou seu texto"),
    ("choice", "one of the known texts", "um dos textos conhecidos"),
    ("code", "a code", "um código"),
    ("date", "a date", "uma data"),
    ("date-time", "a date and time", "uma data e hora"),
    ("decimal", "a Decimal, int or str", "Decimal, int ou str"),
    ("false", "false", "falso"),
    // the type float of Python: `json.loads` converts numbers to floats, unless its argument `parse_float` is given
    ("float", "float (json.loads takes parse_float=Decimal)", "float (json.loads aceita parse_float=Decimal)"),
    ("integer", "a whole number", "um número inteiro"),
    ("list", "a list", "uma lista"),
    ("money", "an amount", "um valor monetário"),
    ("month", "a month of a year", "um mês de um ano"),
    ("null", "null", "nulo"),
    ("number", "a number", "um número"),
    ("object", "an object", "um objeto"),
    ("pair", "a name and a value", "um nome e um valor"),
    ("percent", "a percentage", "um percentual"),
    ("quantity", "a quantity", "uma quantidade"),
    ("scalar", "a number, a text, true or false", "um número, um texto, verdadeiro ou falso"),
    ("secret", "a text or a list of texts", "um texto ou uma lista de textos"),
    ("text", "a text", "um texto"),
    ("true", "true", "verdadeiro"),
    // the form of a card's expiry month
    ("YYYYMM", "YYYYMM", "AAAAMM"),
    // values of `reason` for the issue `ignored`
    ("payment_method", "this payment method does not use it", "este meio de pagamento não o usa"),
    // values of `reason` for the issue `invalid_pix`: the strings of `PixFault`
    ("city_too_long", "the city has more than 15 characters", "a cidade tem mais de 15 caracteres"),
    ("crc", "its check sum is wrong", "a soma de verificação não confere"),
    ("duplicate", "a field or an account is in it twice", "um campo ou uma conta aparece duas vezes"),
    ("invalid_amount", "its amount is not valid", "o valor não é válido"),
    ("invalid_key", "its key is not in the registered form", "a chave não está na forma registrada"),
    ("invalid_txid", "its transaction identifier is not valid", "o identificador da transação não é válido"),
    ("invalid_url", "its address is not valid", "o endereço não é válido"),
    ("malformed", "its fields cannot be read or are incomplete", "os campos não podem ser lidos ou estão incompletos"),
    ("name_too_long", "the name has more than 25 characters", "o nome tem mais de 25 caracteres"),
    ("not_pix", "it belongs to another arrangement", "é de outro arranjo de pagamento"),
    ("truncated", "it ends too early", "termina cedo demais"),
    ("wrong_country", "its country is not BR", "o país não é BR"),
    ("wrong_currency", "its currency is not the real", "a moeda não é o real"),
    ("wrong_version", "it does not begin with version 01", "não começa com a versão 01"),
];

impl Language {
    /// The parameters whose values are translated in messages.
    pub const WORDED: [&'static str; 3] = ["expected", "found", "reason"];

    /// The translatable parameter values, each with its text in this language. Any other value appears in messages unchanged.
    pub fn words(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        WORDS.iter().map(move |(value, en, pt)| (*value, if self == Self::En { *en } else { *pt }))
    }

    /// The text for the value of the parameter `name` in this language; `None` if the value is not translated.
    pub(super) fn said(self, name: &str, value: &str) -> Option<&'static str> {
        let worded = Self::WORDED.contains(&name);
        worded.then(|| self.words().find_map(|(word, said)| (word == value).then_some(said))).flatten()
    }
}
