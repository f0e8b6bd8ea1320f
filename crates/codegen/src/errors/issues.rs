//! Cause and remedy of every issue code.

use lastro::IssueCode as Code;

/// The cause of an issue and its remedy, as Markdown.
pub fn advice(code: Code) -> (&'static str, &'static str) {
    match code {
        Code::MalformedJson => (
            "The text ends too early, has a trailing comma or single quotes, or is another format, such as the HTML page of a proxy.",
            "Look at the byte that `offset` names. Write JSON with a library instead of joining strings.",
        ),
        Code::NotJson => (
            "A value has no form in JSON: a function, a symbol, a `Set`, an `ArrayBuffer`, or an object that contains itself.",
            "Pass plain objects, lists, strings, numbers, booleans and null.",
        ),
        Code::NotReady => (
            "A function of a `slim` entry was called before `init` had finished.",
            "Write `await init(...)` once, when your program starts, and call the functions after it.",
        ),
        Code::AlreadyStarted => (
            "`init` was called twice, for example by two modules.",
            "Call `init` in one module. The others wait for its promise.",
        ),
        Code::NotAnEngine => (
            "The source given to `init` is not a wasm file of this package. Often it is the HTML page that a server returns for a missing file, or a content security policy forbids wasm.",
            "Open the address of the wasm file: it must return the file. A content security policy needs `'wasm-unsafe-eval'`.",
        ),
        Code::AnotherEngine => (
            "The wasm file belongs to another entry or another version of the package, often after an upgrade with a cached file.",
            "Load the file of the entry that you import, from the same version of the package.",
        ),
        Code::TooDeep => (
            "Lists and objects are nested more than 128 levels deep. No record of the service comes near that.",
            "Check that the document is the one that you meant to pass.",
        ),
        Code::TooLarge => (
            "The text has more than 16 MiB, usually because it holds many records.",
            "Pass one page or one record at a time, or use `lastro bulk`, which reads files of any size.",
        ),
        Code::InvalidUtf8 => (
            "The bytes are in another encoding, often Windows-1252, or were cut within a character.",
            "Convert the text to UTF-8. Cut files between lines only.",
        ),
        Code::LoneSurrogate => (
            "A string was cut within a character such as an emoji, or has an escape such as `\\ud83d` without its second half.",
            "Cut strings by characters, not by UTF-16 units, and remove the half that is left.",
        ),
        Code::DuplicateKey => (
            "An object has the same member twice, or a list has two records with the same key. It is unclear which one counts.",
            "Remove one of them.",
        ),
        Code::InvalidType => (
            "The value has another type than its field: a number where a string belongs, a string where a list belongs, in Python a float for an amount.",
            "Pass what `expected` names. For amounts, Python's `json.loads` takes `parse_float=Decimal`. If `cast` is given, cast the column to that Arrow type.",
        ),
        Code::Required => (
            "A field or an argument that must be given is missing or null.",
            "Add it. [Rules](rules.md) lists what each record requires, and `forms.fields` marks these fields.",
        ),
        Code::Blank => {
            ("The string is empty or has only white space.", "Give a text. If the field is optional, leave it out.")
        }
        Code::InvalidInteger => (
            "The number has decimals, an exponent or a leading zero, or is beyond ±(2^53 - 1).",
            "Write digits only. A code with leading zeros belongs in a string field.",
        ),
        Code::InvalidMoney => (
            "The amount has a decimal comma, a thousands separator, a currency sign or an exponent.",
            "Write a decimal point and nothing else: `129.90`. Show it as `R$ 129,90` only when you print it.",
        ),
        Code::InvalidPercent => (
            "The percentage has a decimal comma or a percent sign.",
            "Write 2.5 % as `2.5`, with at most two decimal places.",
        ),
        Code::InvalidQuantity => (
            "The quantity has a decimal comma, an exponent or a unit.",
            "Write a decimal point and nothing else: `1.5`.",
        ),
        Code::TooManyDecimals => (
            "The value has more than `places` decimal places, often because it was multiplied or divided before.",
            "Round it by the rule of your contract, or let an operation compute it. lastro never rounds its input.",
        ),
        Code::OutOfRange => (
            "The value is below `min` or above `max`: a negative amount, a percentage above 100, an expired card, a list with too many elements.",
            "Give a value between `min` and `max`, or the one in `also`. If `count` is given, pass exactly that many values.",
        ),
        Code::InvalidDate => (
            "The day does not exist (`2027-02-29`), has another order (`31/01/2027`), or a time follows it.",
            "Write `2027-01-31`, or the form that `expected` names.",
        ),
        Code::InvalidMonth => {
            ("The month is not between 01 and 12, or a day follows it.", "Write year and month: `2027-01`.")
        }
        Code::InvalidDateTime => (
            "The offset from UTC or the seconds are missing, or the day does not exist.",
            "Write `2027-01-31T09:00:00-03:00`. `Z` is accepted too.",
        ),
        Code::InvalidChoice => {
            ("The string is not one of the allowed values. Case matters.", "Use one of those in `allowed`.")
        }
        Code::InvalidBase64 => (
            "The text has characters that base64 does not have, or was cut.",
            "Encode the bytes again, with the standard alphabet.",
        ),
        Code::InvalidCode => (
            "The service does not document this number, so it is not sent. In records that you read, unknown numbers are kept.",
            "Use one of the numbers in `allowed`.",
        ),
        Code::Mismatch => (
            "Two values that depend on each other disagree: an amount and its percentage, the installments and `valor_venda`, a card's network and its number.",
            "Use the value in `expected`, or correct the value that it is computed from. A warning may be intended.",
        ),
        Code::TooLong => ("The string has more than `max` characters.", "Shorten it."),
        Code::Contradiction => (
            "Two values exclude each other: a CPF for a legal entity, `agendamento` 1 without `agendamento_data`, both `every_months` and `every_days`.",
            "Change this value or the one that `field` names.",
        ),
        Code::OutOfOrder => (
            "A due date is earlier than that of the installment before it.",
            "Sort the list by date. If the order is intended, the request may be sent.",
        ),
        Code::UnknownField => (
            "The name is misspelt, belongs to another record, or is newer than this version of lastro.",
            "Use the name in `nearest` if it is what you meant. In records of the service this is a warning: the member is kept and sent.",
        ),
        Code::Ignored => (
            "The service fills in this field (a key, a display text, a total), or does not use it here: `reason` says why.",
            "Leave it out. It does no harm, since it is not sent.",
        ),
        Code::InvalidMunicipality => (
            "The code is not one of IBGE: it has another length, a wrong check digit, or is a code of SIAFI.",
            "Use the seven digits of IBGE. `municipalities.list` of the service has all of them.",
        ),
        Code::InvalidServiceItem => (
            "The list of Lei Complementar 116 has no such item, or the item is in the wrong form: `1.07` where digits are required.",
            "Use what `digits` or `printed` suggests. `service_list.list` of the service has all items.",
        ),
        Code::TooShort => (
            "A reason to cancel an invoice has fewer than `min` characters, not counting the white space around it.",
            "Write a longer reason.",
        ),
        Code::InvalidCpf => (
            "A digit was mistyped, a leading zero was lost in a spreadsheet, or it is a CNPJ.",
            "Ask the customer again. Keep a CPF as text, never as a number.",
        ),
        Code::InvalidCnpj => (
            "A character was mistyped, a leading zero was lost in a spreadsheet, or it is a CPF. A CNPJ may have letters.",
            "Ask the customer again. Keep a CNPJ as text, never as a number.",
        ),
        Code::InvalidCep => (
            "A postal code has eight digits. Often a leading zero was lost in a spreadsheet.",
            "Write `01310-100`, `01.310-100` or `01310100`.",
        ),
        Code::InvalidEmail => (
            "The address has no `@`, no domain, or white space.",
            "Give one address. Several addresses belong in several contacts.",
        ),
        Code::InvalidTaxCode => (
            "The municipal tax code has punctuation or letters where digits are required.",
            "Use what `digits` suggests. The city hall publishes its codes.",
        ),
        Code::InvalidCardNumber => (
            "The number is not 12 to 19 digits, or its check digit is wrong: usually a typing error.",
            "Ask for the number again. It never appears in a message.",
        ),
        Code::InvalidSecurityCode => (
            "The code has another number of digits than those of the card's network.",
            "Ask for the three digits on the back of the card, four on the front of an American Express card.",
        ),
        Code::InvalidLinhaDigitavel => (
            "A digit was mistyped or is missing. All check digits are verified.",
            "Copy the line again: 47 digits for a boleto, 48 for a utility slip, bare or exactly as printed.",
        ),
        Code::InvalidBarcode => (
            "The text is not 44 digits, or its check digit is wrong. Often it is the linha digitável, which has 47 or 48.",
            "Use `boleto.parse_linha_digitavel`, which returns the barcode.",
        ),
        Code::InvalidPix => {
            ("The code cannot be paid. `reason` says why.", "Copy the whole code again, or have it issued again.")
        }
        Code::InvalidPixKey => (
            "The string does not have the form of a Pix key. Eleven digits count as a CPF.",
            "Write a phone number with `+55`. CPF, CNPJ, e-mail and random keys are written as registered.",
        ),
        Code::InvalidUrl => (
            "The address begins with `http` for another machine, or has a user, a query, a fragment or an empty path segment.",
            "Give the account's address: `https://conta.example`. For a twin in a private network set `allow_http`.",
        ),
        Code::LockedAfterIssue => (
            "The invoice of the sale is issued. From then on only the payment method may change.",
            "Send the other fields as they are, or cancel the invoice first.",
        ),
        Code::InvoiceIssued => (
            "A sale with an issued invoice cannot be deleted.",
            "Cancel the invoice with `sales.cancel_invoice`, then delete the sale.",
        ),
        Code::NoEquivalent => (
            "The other version of the service has no such field or code.",
            "Decide whether you can do without the value. [From version 1 to version 2](guides/from-version-1.md) lists all of them.",
        ),
        Code::Dropped => (
            "The value does not fit its field in the other version, or would reveal a card.",
            "Correct the value in the source and convert again, or do without it.",
        ),
        Code::Derived => (
            "The other version writes this in another way, so the value was computed from other fields.",
            "Nothing needs to be done. Check a few of the values.",
        ),
        Code::Placeholder => (
            "Listings of version 1 abbreviate nested records to a string such as `...`.",
            "Read the record by its key, which returns all of it.",
        ),
        Code::InvalidCharacters => (
            "The receiver cannot accept a character of the text: a colon in an API key, a hyphen in the `txid` of a Pix code, a byte in a form that is not UTF-8.",
            "Remove or replace the character.",
        ),
        Code::UnknownKey => (
            "No record has this key, or the list in `field` does not have it: a deleted customer, an installment of another sale.",
            "Read the record again and use one of its keys.",
        ),
        Code::AboveLegalLimit => (
            "A fine above `max` per cent is not allowed for consumers (Código de Defesa do Consumidor, art. 52, § 1º).",
            "Lower the fine. Between companies a higher one may be agreed on, so this is a warning.",
        ),
        Code::NoOccurrence => (
            "The contract is paused, has ended, or has fewer occurrences than the number that was requested.",
            "List the occurrences with `schedule.occurrences`.",
        ),
        Code::NothingToCharge => (
            "All items of the contract were for its first occurrence only (`recorrente` 0).",
            "Give the contract a recurring item, or end it.",
        ),
        Code::NothingToReceive => (
            "The receipt has no amount, which means the rest of the installment, and the rest is zero.",
            "Give `valor_recebido`, or choose another installment.",
        ),
        Code::NoPositiveWeight => {
            ("All weights are zero, so no share can be computed.", "Give at least one weight above zero.")
        }
        Code::Unbounded => ("The contract repeats without an end.", "Give `limit` or `until`."),
        Code::InvalidOperator => (
            "The field's type does not have this operator, such as `contains` on an amount.",
            "Use one of those in `allowed`.",
        ),
        Code::ReservedName => (
            "The name has a meaning of its own: `_limit` in a filter, or a documented parameter in `extra` of version 1.",
            "Use the field that `field` names. In a query, `_` begins functions such as `_sort` only.",
        ),
        Code::UnknownOperation => (
            "The name is misspelt, or the entry of the npm package that you import does not have the operation.",
            "Use the name in `nearest`. `lastro operations` lists all of them.",
        ),
        Code::MoreIssues => (
            "The document has more than 1,000 issues. `count` says how many are not listed.",
            "Correct those that are listed. Usually one mistake is repeated in every record.",
        ),
        Code::Internal => (
            "Two parts of lastro contradict each other. Your input is not the reason.",
            "Please report it, with the path of the issue and an input that shows it.",
        ),
        Code::UnknownArgument => (
            "The operation has no argument of this name. Misspelt arguments are never ignored.",
            "Use the name in `nearest`. `lastro help OPERATION` lists the arguments.",
        ),
        Code::UnknownColumn => (
            "A string given to an operation over columns is the name of a column, and the table has none of this name.",
            "Use the name in `nearest`. Write a constant as `lit(\"..\")`.",
        ),
        Code::ColumnExists => (
            "The table is kept (`keep`), and one of its columns has the name of a result.",
            "Pass a `suffix`, or rename the column.",
        ),
    }
}
