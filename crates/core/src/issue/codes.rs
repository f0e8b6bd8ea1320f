//! The table of issue codes. Each row has the stable name of a code, its meaning, and its messages in English and Portuguese.

/// Defines [`IssueCode`] and its message templates from one table. In a template:
/// - `{name}` is replaced by the issue's parameter of that name;
/// - `[text {name}]` is left out if the issue does not have the parameter;
/// - `[a {name}|b]` becomes `b` if the issue does not have the parameter.
///
/// Parameters that are words, such as the type name `integer` in `expected`, are translated by `words.rs`.
macro_rules! issue_codes {
    ($( $(#[doc = $doc:literal])* $variant:ident = $text:literal, en $en:literal, pt $pt:literal; )*) => {
        crate::value::choices! {
            /// A stable, machine-readable name for a kind of problem. It is the same in every programming language.
            pub enum IssueCode { $( $(#[doc = $doc])* $variant = $text, )* }
        }
        impl IssueCode {
            /// The message template in a language. Parameters are in braces; a part in brackets is left out if the issue
            /// does not have its parameter.
            #[cfg(feature = "describe")]
            #[must_use]
            pub const fn template(self, language: Language) -> &'static str {
                match (self, language) {
                    $( (Self::$variant, Language::En) => $en, (Self::$variant, Language::PtBr) => $pt, )*
                }
            }
        }
    };
}

crate::value::choices! {
    /// The language of a message.
    pub enum Language {
        /// English.
        En = "en",
        /// Brazilian Portuguese.
        PtBr = "pt-BR",
    }
}

issue_codes! {
    /// The input is not JSON. `offset`: the byte where reading stopped.
    MalformedJson = "malformed_json",
        en "is not valid JSON (byte {offset})", pt "não é JSON válido (byte {offset})";
    /// A value of the host language that JSON cannot hold: a function, a symbol, an object that contains itself.
    NotJson = "not_json",
        en "has a value that JSON cannot hold", pt "contém um valor que o JSON não comporta";
    /// An operation was called before `init` had ended, in an entry point of the npm package that needs `init`.
    NotReady = "not_ready",
        en "cannot be called before init has ended", pt "não pode ser chamado antes do fim de init";
    /// `init` was called a second time. The wasm module is loaded only once.
    AlreadyStarted = "already_started",
        en "has been started before", pt "já foi iniciado";
    /// The argument of `init` is not a wasm file of this package.
    NotAnEngine = "not_an_engine",
        en "is not a wasm file of lastro", pt "não é um arquivo wasm do lastro";
    /// The argument of `init` is the wasm file of another entry point or another version of this package.
    AnotherEngine = "another_engine",
        en "is the wasm file of another entry or version", pt "é o arquivo wasm de outra entrada ou versão";
    /// More than 128 levels of nesting.
    TooDeep = "too_deep",
        en "is nested more than 128 levels deep", pt "tem mais de 128 níveis de aninhamento";
    /// The input has more bytes than the limit of 16 MiB.
    TooLarge = "too_large",
        en "is larger than 16 MiB", pt "é maior que 16 MiB";
    /// The input is not UTF-8. `offset`: the first invalid byte, or the first byte of the string that contains it.
    InvalidUtf8 = "invalid_utf8",
        en "is not valid UTF-8 (byte {offset})", pt "não é UTF-8 válido (byte {offset})";
    /// A string contains half of a surrogate pair, which is not a character. `offset`: the first byte of the string, if known.
    LoneSurrogate = "lone_surrogate",
        en "has half of a surrogate pair[ (byte {offset})]", pt "tem metade de um par substituto[ (byte {offset})]";
    /// A name occurs more than once in one object, form, query or list of arguments, or two records of one list have the same
    /// key.
    DuplicateKey = "duplicate_key",
        en "appears more than once", pt "aparece mais de uma vez";
    /// The value has the wrong JSON type, or a column has a type from which the value cannot be read. `expected` and `found`:
    /// the types. `cast`: Arrow type to which the column can be cast to make it readable.
    InvalidType = "invalid_type",
        en "must be {expected}, not {found}[: cast it to {cast}]", pt "deve ser {expected}, não {found}[: converta para {cast}]";
    /// A required value is missing.
    Required = "required",
        en "is required", pt "campo obrigatório";
    /// A string is blank but must not be.
    Blank = "blank",
        en "must not be blank", pt "não pode ficar em branco";
    /// Not an integer within ±(2^53 - 1). A JSON number may have zeros as decimals (`5.0`). A string may have only digits
    /// without leading zeros, and a minus sign.
    InvalidInteger = "invalid_integer",
        en "is not a whole number", pt "não é um número inteiro";
    /// Not an amount of money. The form is: an optional minus sign, digits without leading zeros, optionally a dot and up to
    /// two digits.
    InvalidMoney = "invalid_money",
        en "is not a valid amount; use a decimal point (129.90)", pt "valor inválido; use ponto decimal (129.90)";
    /// Not a percentage with up to two decimal places.
    InvalidPercent = "invalid_percent",
        en "is not a valid percentage; use a decimal point (2.5)", pt "percentual inválido; use ponto decimal (2.5)";
    /// Not a quantity. A quantity is a decimal number with a dot.
    InvalidQuantity = "invalid_quantity",
        en "is not a valid quantity; use a decimal point (1.5)", pt "quantidade inválida; use ponto decimal (1.5)";
    /// More decimal places than allowed: numbers are never rounded silently. `places`: the allowed number.
    TooManyDecimals = "too_many_decimals",
        en "has more than {places} decimal places", pt "tem mais de {places} casas decimais";
    /// Outside the allowed range. `min` and `max`: the limits, if there are any. `also`: another allowed value outside these
    /// limits. `count`: the required number of values.
    OutOfRange = "out_of_range",
        en "is outside the allowed range[, minimum {min}][, maximum {max}][ ({also} is allowed too)][: exactly {count} values are needed]", pt "está fora da faixa permitida[, mínimo {min}][, máximo {max}][ ({also} também é aceito)][: são necessários exatamente {count} valores]";
    /// Not an existing date in the form `YYYY-MM-DD`. `expected`: the required form, if it is a different one, such as `YYYYMM`
    /// for a card's expiry in version 1.
    InvalidDate = "invalid_date",
        en "is not a date [{expected}|YYYY-MM-DD]", pt "não é uma data [{expected}|AAAA-MM-DD]";
    /// Not a month of a year `YYYY-MM`.
    InvalidMonth = "invalid_month",
        en "is not a month YYYY-MM", pt "não é um mês AAAA-MM";
    /// Not an ISO 8601 date and time with an offset from UTC.
    InvalidDateTime = "invalid_date_time",
        en "is not an ISO 8601 date and time with its offset from UTC", pt "não é uma data e hora ISO 8601 com fuso horário";
    /// Not one of the allowed strings. `allowed`: these strings.
    InvalidChoice = "invalid_choice",
        en "must be one of these: {allowed}", pt "deve ser um dos seguintes valores: {allowed}";
    /// Not base64.
    InvalidBase64 = "invalid_base64",
        en "is not base64", pt "não é base64";
    /// A numeric code that the service does not document, in a value to be sent or an argument. In a value that was read, a
    /// display text that the service does not document. `allowed`: the documented codes or texts.
    InvalidCode = "invalid_code",
        en "is not a known code (known: {allowed})", pt "código inválido (aceitos: {allowed})";
    /// A value differs from the one that other data requires. `expected`: the required value. `found`: the actual value, if the
    /// issue states it, such as the sum of the installments.
    Mismatch = "mismatch",
        en "should be {expected}", pt "deveria ser {expected}";
    /// A string is too long. `max`: maximum length in characters.
    TooLong = "too_long",
        en "has more than {max} characters", pt "tem mais de {max} caracteres";
    /// Two fields or arguments contradict each other. `field`: the other one.
    Contradiction = "contradiction",
        en "contradicts {field}", pt "é incompatível com {field}";
    /// A date is earlier than the previous date in the list. `previous`: that date.
    OutOfOrder = "out_of_order",
        en "is earlier than {previous}, the date before it in the list", pt "é anterior a {previous}, a data que vem antes na lista";
    /// A field that this library does not know. In a record, its value is kept and sent. `nearest`: a known name that is
    /// similar, if any.
    UnknownField = "unknown_field",
        en "is not a known field[ (did you mean {nearest}?)]", pt "campo desconhecido[ (você quis dizer {nearest}?)]";
    /// The field has no effect. Without `reason`: the service fills it in itself, so it is not sent. `reason`: another
    /// cause, such as `payment_method`, if the chosen payment method does not use the field.
    Ignored = "ignored",
        en "[is ignored: {reason}|is filled in by the service and is not sent]", pt "[é ignorado: {reason}|é preenchido pelo serviço e não é enviado]";
    /// Not an IBGE municipality code. Such a code has 7 digits, of which the last is a check digit.
    InvalidMunicipality = "invalid_municipality",
        en "is not a 7-digit IBGE municipality code", pt "não é um código IBGE de município com 7 dígitos";
    /// Not an item of the service list of LC 116. `digits`: the correct value, if digits without a dot are required but the
    /// printed form was given. `printed`: the correct value, if the printed form is required but digits were given.
    InvalidServiceItem = "invalid_service_item",
        en "is not an item of the LC 116 service list[ in digits only ({digits})][ as it is printed ({printed})]", pt "não é um item da lista de serviços da LC 116[ só com dígitos ({digits})][ como é impresso ({printed})]";
    /// A string is too short. `min`: minimum length in characters, not counting leading and trailing white space.
    TooShort = "too_short",
        en "needs at least {min} characters", pt "deve ter pelo menos {min} caracteres";
    /// Not a CPF. A CPF has 11 digits with correct check digits, with or without punctuation.
    InvalidCpf = "invalid_cpf",
        en "is not a valid CPF", pt "não é um CPF válido";
    /// Not a CNPJ. A CNPJ has 14 characters with correct check digits, with or without punctuation.
    InvalidCnpj = "invalid_cnpj",
        en "is not a valid CNPJ", pt "não é um CNPJ válido";
    /// Not a CEP. A CEP has 8 digits, with or without punctuation.
    InvalidCep = "invalid_cep",
        en "is not a CEP of 8 digits", pt "não é um CEP de 8 dígitos";
    /// Not an e-mail address.
    InvalidEmail = "invalid_email",
        en "is not an e-mail address", pt "não é um endereço de e-mail";
    /// Not a municipal tax code in digits only. `digits`: the correct value, if the code was given with punctuation.
    InvalidTaxCode = "invalid_tax_code",
        en "is not a municipal tax code[ in digits only ({digits})]", pt "não é um código de tributação municipal[ só com dígitos ({digits})]";
    /// Not a card number. A card number has 12 to 19 digits with a correct check digit. The number is never part of the
    /// message.
    InvalidCardNumber = "invalid_card_number",
        en "is not a valid card number", pt "não é um número de cartão válido";
    /// A card's security code does not have the number of digits that its network uses.
    InvalidSecurityCode = "invalid_security_code",
        en "is not a security code of 3 digits (4 for American Express)", pt "não é um código de segurança de 3 dígitos (4 no American Express)";
    /// Not a linha digitável with correct check digits.
    InvalidLinhaDigitavel = "invalid_linha_digitavel",
        en "is not a valid linha digitável", pt "não é uma linha digitável válida";
    /// Not a barcode of 44 digits with a correct check digit.
    InvalidBarcode = "invalid_barcode",
        en "is not a valid boleto barcode", pt "não é um código de barras de boleto válido";
    /// Not a Pix code that can be paid. `reason`: the cause, a `PixFault`.
    InvalidPix = "invalid_pix",
        en "is not a valid Pix code ({reason})", pt "não é um código Pix válido ({reason})";
    /// Not a Pix key of any kind. Eleven digits are read as a CPF; a telephone needs `+55`, or its area code in parentheses.
    InvalidPixKey = "invalid_pix_key",
        en "is not a Pix key (CPF, CNPJ, e-mail, random key, or a phone number with +55)", pt "não é uma chave Pix (CPF, CNPJ, e-mail, chave aleatória ou telefone com +55)";
    /// Not a valid base URL. A base URL must use https. http is accepted for a server on the same machine, and for every host
    /// with `allow_http`. A base URL must not have a user name, query or fragment.
    InvalidUrl = "invalid_url",
        en "must be an https address without user, query or fragment; a client needs allow_http to use http with another machine", pt "deve ser um endereço https sem usuário, parâmetros de consulta nem fragmento; para usar http com outra máquina, o cliente precisa de allow_http";
    /// The field cannot be changed, because the invoice of the sale is issued. In version 1, only the payment method and its
    /// card can then be changed.
    LockedAfterIssue = "locked_after_issue",
        en "cannot be changed after the invoice is issued", pt "não pode ser alterado depois da emissão da nota fiscal";
    /// A sale whose invoice is issued cannot be deleted.
    InvoiceIssued = "invoice_issued",
        en "has an issued invoice: cancel the invoice first", pt "tem nota fiscal emitida: cancele a nota primeiro";
    /// The other API version has no equivalent for this value. A numeric code keeps its number; any other value is left out.
    NoEquivalent = "no_equivalent",
        en "has no equivalent in the other version", pt "não tem equivalente na outra versão";
    /// The value is left out when the record is converted to the other API version.
    Dropped = "dropped",
        en "is not carried over to the other version", pt "não é levado para a outra versão";
    /// The other API version derives this value from other fields, so it is not converted itself.
    Derived = "derived",
        en "is derived from other fields", pt "é derivado de outros campos";
    /// Version 1 returned a placeholder instead of a nested record. The placeholder is kept unchanged.
    Placeholder = "placeholder",
        en "is a placeholder for the whole record, kept as received", pt "registro resumido, mantido como recebido";
    /// The string has a character that the receiving system does not accept.
    InvalidCharacters = "invalid_characters",
        en "has characters that cannot be used here", pt "tem caracteres que não podem ser usados aqui";
    /// No record in the list has this key. `field`: the list.
    UnknownKey = "unknown_key",
        en "is not the key of any record in {field}", pt "não é a chave de nenhum registro em {field}";
    /// A fine above the limit of consumer law. `max`: the limit in per cent.
    AboveLegalLimit = "above_legal_limit",
        en "is above the legal limit of {max}% for consumers", pt "está acima do limite legal de {max}% em relações de consumo";
    /// The contract has no occurrence of this number: it is paused, or ends earlier.
    NoOccurrence = "no_occurrence",
        en "is not an occurrence of the contract", pt "não é uma ocorrência do contrato";
    /// The contract has nothing left to charge: all of its items were for the first occurrence only.
    NothingToCharge = "nothing_to_charge",
        en "has nothing left to charge: every item was for the first occurrence only", pt "não tem mais o que cobrar: todos os itens eram só da primeira ocorrência";
    /// The receipt states no amount, and nothing of the installment remains to be received.
    NothingToReceive = "nothing_to_receive",
        en "has nothing left to receive: give an amount", pt "não tem mais nada a receber: informe o valor";
    /// No weight is above zero, so the amount cannot be split.
    NoPositiveWeight = "no_positive_weight",
        en "needs a weight above zero", pt "precisa de um peso maior que zero";
    /// A schedule without an end needs `limit` or `until`.
    Unbounded = "unbounded",
        en "never ends: give limit or until", pt "não tem fim: informe limit ou until";
    /// The field's type does not support the query operator. `operator`: the operator. `allowed`: the supported operators.
    InvalidOperator = "invalid_operator",
        en "does not take {operator} (allowed: {allowed})", pt "não aceita {operator} (aceitos: {allowed})";
    /// The name is reserved: in a query, names that begin with `_`; in `extra` of version 1 parameters, the names of documented
    /// parameters. `field`: the field to use instead, if there is one.
    ReservedName = "reserved_name",
        en "is a reserved name[: the field for it is {field}]", pt "é um nome reservado[: o campo para isso é {field}]";
    /// No operation has this name.
    UnknownOperation = "unknown_operation",
        en "is not an operation[ (did you mean {nearest}?)]", pt "operação desconhecida[ (você quis dizer {nearest}?)]";
    /// A result lists at most 1,000 issues, and there are more. `count`: how many are not listed. This issue is an error if one
    /// of the unlisted issues is an error, otherwise a warning.
    MoreIssues = "more_issues",
        en "has more problems than are listed ({count} more)", pt "tem mais problemas do que os listados (mais {count})";
    /// A bug in this library. The issue's path names the part of the library that found it.
    Internal = "internal",
        en "is an internal error; please report it", pt "erro interno; por favor, reporte";
    /// The operation has no argument of this name. `nearest`: a similar argument name, if any.
    UnknownArgument = "unknown_argument",
        en "is not an argument of this operation[ (did you mean {nearest}?)]", pt "não é um argumento desta operação[ (você quis dizer {nearest}?)]";
    /// The table has no column of this name. Use `lit` for a constant string. `nearest`: a similar column name, if any.
    UnknownColumn = "unknown_column",
        en "is not a column of the table[ (did you mean {nearest}?)]; write a constant string as lit(\"..\")", pt "não é uma coluna da tabela[ (você quis dizer {nearest}?)]; escreva um texto constante como lit(\"..\")";
    /// A column of the input table has the same name as a result column. Set a suffix for results, or rename the column.
    ColumnExists = "column_exists",
        en "is a column of the table already: give a suffix for results, or rename it", pt "já é uma coluna da tabela: informe um sufixo para os resultados ou renomeie a coluna";
}
