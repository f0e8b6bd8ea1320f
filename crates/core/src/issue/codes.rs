//! Every issue code, once: its stable name, its meaning, and its messages in English and Portuguese.

/// Defines [`IssueCode`] and its messages from one table. `{name}` in a message is a parameter of the issue. A part in
/// `[..]` is left out if the issue lacks its parameter; `[a|b]` is `b` in that case. A parameter that is a word, such as
/// `text` for `expected`, is translated by `words.rs`.
macro_rules! issue_codes {
    ($( $(#[doc = $doc:literal])* $variant:ident = $text:literal, en $en:literal, pt $pt:literal; )*) => {
        crate::value::choices! {
            /// A stable, machine-readable name of a problem. The same in every language.
            pub enum IssueCode { $( $(#[doc = $doc])* $variant = $text, )* }
        }
        impl IssueCode {
            /// The message template in a language: parameters are in braces; a part in brackets is left out if the issue
            /// lacks its parameter.
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
    /// A language of the messages.
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
    /// A call before the end of `init`, in an entry of the npm package that the program must initialize.
    NotReady = "not_ready",
        en "cannot be called before init has ended", pt "não pode ser chamado antes do fim de init";
    /// A second call of `init`: one engine serves every call.
    AlreadyStarted = "already_started",
        en "has been started before", pt "já foi iniciado";
    /// The argument of `init` is not a wasm file of this package.
    NotAnEngine = "not_an_engine",
        en "is not a wasm file of lastro", pt "não é um arquivo wasm do lastro";
    /// The argument of `init` is the wasm file of another entry or of another version.
    AnotherEngine = "another_engine",
        en "is the wasm file of another entry or version", pt "é o arquivo wasm de outra entrada ou versão";
    /// More than 128 levels of nesting.
    TooDeep = "too_deep",
        en "is nested more than 128 levels deep", pt "tem mais de 128 níveis de aninhamento";
    /// More bytes than the limit of 16 MiB.
    TooLarge = "too_large",
        en "is larger than 16 MiB", pt "é maior que 16 MiB";
    /// The input is not UTF-8. `offset`: the byte.
    InvalidUtf8 = "invalid_utf8",
        en "is not valid UTF-8 (byte {offset})", pt "não é UTF-8 válido (byte {offset})";
    /// A string contains half of a surrogate pair, which is not a character.
    LoneSurrogate = "lone_surrogate",
        en "has half of a surrogate pair[ (byte {offset})]", pt "tem metade de um par substituto[ (byte {offset})]";
    /// A member is given more than once in one object.
    DuplicateKey = "duplicate_key",
        en "appears more than once", pt "aparece mais de uma vez";
    /// A value of another JSON type, or a column of a type that the value cannot be read from. `expected`, `found`; `cast`:
    /// the Arrow type to cast the column to, if a cast makes it readable.
    InvalidType = "invalid_type",
        en "must be {expected}, not {found}[: cast it to {cast}]", pt "deve ser {expected}, não {found}[: converta para {cast}]";
    /// A required value is missing.
    Required = "required",
        en "is required", pt "campo obrigatório";
    /// A string is blank but must not be.
    Blank = "blank",
        en "must not be blank", pt "não pode ficar em branco";
    /// Not a whole number within ±(2^53 - 1). A JSON number may have zeros as decimals (`5.0`); a string has digits only,
    /// without a leading zero.
    InvalidInteger = "invalid_integer",
        en "is not a whole number", pt "não é um número inteiro";
    /// Not an exact amount: optional minus sign, digits without a leading zero, a dot and up to two digits.
    InvalidMoney = "invalid_money",
        en "is not a valid amount; use a decimal point (129.90)", pt "valor inválido; use ponto decimal (129.90)";
    /// Not a percentage with up to two places.
    InvalidPercent = "invalid_percent",
        en "is not a valid percentage; use a decimal point (2.5)", pt "percentual inválido; use ponto decimal (2.5)";
    /// Not an exact quantity.
    InvalidQuantity = "invalid_quantity",
        en "is not a valid quantity; use a decimal point (1.5)", pt "quantidade inválida; use ponto decimal (1.5)";
    /// More decimal places than allowed; nothing is rounded. `places`.
    TooManyDecimals = "too_many_decimals",
        en "has more than {places} decimal places", pt "tem mais de {places} casas decimais";
    /// Outside the allowed range. `min` and `max`, if there are limits; `also`: one more allowed value outside of them;
    /// `count`: how many values there must be.
    OutOfRange = "out_of_range",
        en "is outside the allowed range[, minimum {min}][, maximum {max}][ ({also} is allowed too)][: exactly {count} values are needed]", pt "está fora da faixa permitida[, mínimo {min}][, máximo {max}][ ({also} também é aceito)][: são necessários exatamente {count} valores]";
    /// Not a real date `YYYY-MM-DD`. `expected`: the form, if another one is needed, such as `YYYYMM` for a card in
    /// version 1.
    InvalidDate = "invalid_date",
        en "is not a date [{expected}|YYYY-MM-DD]", pt "não é uma data [{expected}|AAAA-MM-DD]";
    /// Not a month of a year `YYYY-MM`.
    InvalidMonth = "invalid_month",
        en "is not a month YYYY-MM", pt "não é um mês AAAA-MM";
    /// Not an ISO 8601 date-time with an offset.
    InvalidDateTime = "invalid_date_time",
        en "is not an ISO 8601 date and time with its offset from UTC", pt "não é uma data e hora ISO 8601 com fuso horário";
    /// Not one of the allowed strings. `allowed`.
    InvalidChoice = "invalid_choice",
        en "must be one of these: {allowed}", pt "deve ser um dos seguintes valores: {allowed}";
    /// Not base64.
    InvalidBase64 = "invalid_base64",
        en "is not base64", pt "não é base64";
    /// A code that the service does not document, on write. `allowed`.
    InvalidCode = "invalid_code",
        en "is not a known code (known: {allowed})", pt "código inválido (aceitos: {allowed})";
    /// A value differs from what it should be. `expected`.
    Mismatch = "mismatch",
        en "should be {expected}", pt "deveria ser {expected}";
    /// A string longer than allowed. `max`: the limit in characters.
    TooLong = "too_long",
        en "has more than {max} characters", pt "tem mais de {max} caracteres";
    /// Two fields contradict each other. `field`: the other one.
    Contradiction = "contradiction",
        en "contradicts {field}", pt "é incompatível com {field}";
    /// A date earlier than the one before it in the list. `previous`.
    OutOfOrder = "out_of_order",
        en "is earlier than {previous}, the date before it in the list", pt "é anterior a {previous}, a data que vem antes na lista";
    /// A field that this version does not know; it is kept and sent. `nearest`: the known name it resembles, if any.
    UnknownField = "unknown_field",
        en "is not a known field[ (did you mean {nearest}?)]", pt "campo desconhecido[ (você quis dizer {nearest}?)]";
    /// A field that the service fills in itself; it is not sent. `reason`: another reason why it has no effect
    /// (`payment_method`: this payment method does not use it).
    Ignored = "ignored",
        en "[is ignored: {reason}|is filled in by the service and is not sent]", pt "[é ignorado: {reason}|é preenchido pelo serviço e não é enviado]";
    /// Not an IBGE municipality code: 7 digits, the last of them a check digit.
    InvalidMunicipality = "invalid_municipality",
        en "is not a 7-digit IBGE municipality code", pt "não é um código IBGE de município com 7 dígitos";
    /// Not an item of the service list of LC 116. `digits`: the right digits, if digits are required and a printed form
    /// was given; `printed`: the printed form, if that is required and digits were given.
    InvalidServiceItem = "invalid_service_item",
        en "is not an item of the LC 116 service list[ in digits only ({digits})][ as it is printed ({printed})]", pt "não é um item da lista de serviços da LC 116[ só com dígitos ({digits})][ como é impresso ({printed})]";
    /// A string shorter than needed. `min` characters, white space around it not counted.
    TooShort = "too_short",
        en "needs at least {min} characters", pt "deve ter pelo menos {min} caracteres";
    /// Not a CPF: 11 digits with the right check digits, bare or printed.
    InvalidCpf = "invalid_cpf",
        en "is not a valid CPF", pt "não é um CPF válido";
    /// Not a CNPJ: 14 characters with the right check digits, bare or printed.
    InvalidCnpj = "invalid_cnpj",
        en "is not a valid CNPJ", pt "não é um CNPJ válido";
    /// Not a CEP: 8 digits, bare or printed.
    InvalidCep = "invalid_cep",
        en "is not a CEP of 8 digits", pt "não é um CEP de 8 dígitos";
    /// Not an e-mail address.
    InvalidEmail = "invalid_email",
        en "is not an e-mail address", pt "não é um endereço de e-mail";
    /// Not the digits of a municipal tax code. `digits`: the correct ones, if a printed form was given.
    InvalidTaxCode = "invalid_tax_code",
        en "is not a municipal tax code[ in digits only ({digits})]", pt "não é um código de tributação municipal[ só com dígitos ({digits})]";
    /// A card's number is not 12 to 19 digits with the right check digit. The number is never part of the message.
    InvalidCardNumber = "invalid_card_number",
        en "is not a valid card number", pt "não é um número de cartão válido";
    /// A card's security code does not have the digits of its network.
    InvalidSecurityCode = "invalid_security_code",
        en "is not a security code of 3 digits (4 for American Express)", pt "não é um código de segurança de 3 dígitos (4 no American Express)";
    /// Not a linha digitável with correct check digits.
    InvalidLinhaDigitavel = "invalid_linha_digitavel",
        en "is not a valid linha digitável", pt "não é uma linha digitável válida";
    /// Not a barcode of 44 digits with a correct check digit.
    InvalidBarcode = "invalid_barcode",
        en "is not a valid boleto barcode", pt "não é um código de barras de boleto válido";
    /// Not a Pix code that can be paid. `reason`.
    InvalidPix = "invalid_pix",
        en "is not a valid Pix code ({reason})", pt "não é um código Pix válido ({reason})";
    /// Not a Pix key of any kind. Eleven digits are a CPF; a telephone has `+55` or its area code in parentheses.
    InvalidPixKey = "invalid_pix_key",
        en "is not a Pix key (CPF, CNPJ, e-mail, random key, or a phone number with +55)", pt "não é uma chave Pix (CPF, CNPJ, e-mail, chave aleatória ou telefone com +55)";
    /// Not an address that requests may use: https, or http on this machine or with `allow_http`; no user, query or fragment.
    InvalidUrl = "invalid_url",
        en "must be an https address without user, query or fragment; a client needs allow_http to use http with another machine", pt "deve ser um endereço https sem usuário, parâmetros de consulta nem fragmento; para usar http com outra máquina, o cliente precisa de allow_http";
    /// A changed field of a sale with an issued invoice: version 1 then allows changes of the payment method only.
    LockedAfterIssue = "locked_after_issue",
        en "cannot be changed after the invoice is issued", pt "não pode ser alterado depois da emissão da nota fiscal";
    /// A sale whose invoice is issued cannot be deleted.
    InvoiceIssued = "invoice_issued",
        en "has an issued invoice: cancel the invoice first", pt "tem nota fiscal emitida: cancele a nota primeiro";
    /// The other version has no equivalent; a code keeps its number, anything else is left out.
    NoEquivalent = "no_equivalent",
        en "has no equivalent in the other version", pt "não tem equivalente na outra versão";
    /// The value is not carried over to the other version.
    Dropped = "dropped",
        en "is not carried over to the other version", pt "não é levado para a outra versão";
    /// In the other version the value is derived from something else.
    Derived = "derived",
        en "is derived from other fields", pt "é derivado de outros campos";
    /// Version 1 sent a placeholder instead of a nested record; it is kept unchanged.
    Placeholder = "placeholder",
        en "is a placeholder for the whole record, kept as received", pt "registro resumido, mantido como recebido";
    /// A character that the receiving system does not accept.
    InvalidCharacters = "invalid_characters",
        en "has characters that cannot be used here", pt "tem caracteres que não podem ser usados aqui";
    /// A key that no record of the list has.
    UnknownKey = "unknown_key",
        en "is not the key of any record in {field}", pt "não é a chave de nenhum registro em {field}";
    /// A fine above what consumer law allows. `max` per cent.
    AboveLegalLimit = "above_legal_limit",
        en "is above the legal limit of {max}% for consumers", pt "está acima do limite legal de {max}% em relações de consumo";
    /// The contract has no such occurrence: it is paused, or has ended.
    NoOccurrence = "no_occurrence",
        en "is not an occurrence of the contract", pt "não é uma ocorrência do contrato";
    /// The contract has nothing left to charge: all of its items were for the first occurrence only.
    NothingToCharge = "nothing_to_charge",
        en "has nothing left to charge: every item was for the first occurrence only", pt "não tem mais o que cobrar: todos os itens eram só da primeira ocorrência";
    /// A receipt without an amount is for the rest of its installment, but the installment was already received in full.
    NothingToReceive = "nothing_to_receive",
        en "has nothing left to receive: give an amount", pt "não tem mais nada a receber: informe o valor";
    /// No weight is above zero, so there is nothing to share by.
    NoPositiveWeight = "no_positive_weight",
        en "needs a weight above zero", pt "precisa de um peso maior que zero";
    /// A schedule without an end needs `limit` or `until`.
    Unbounded = "unbounded",
        en "never ends: give limit or until", pt "não tem fim: informe limit ou until";
    /// The operator does not exist for the field's type. `operator`, `allowed`.
    InvalidOperator = "invalid_operator",
        en "does not take {operator} (allowed: {allowed})", pt "não aceita {operator} (aceitos: {allowed})";
    /// A reserved name: in a query, one that begins with `_`; in `extra` of version 1's parameters, one that the
    /// documents use. `field`: the field to use instead, if there is one.
    ReservedName = "reserved_name",
        en "is a reserved name[: the field for it is {field}]", pt "é um nome reservado[: o campo para isso é {field}]";
    /// No operation has this name.
    UnknownOperation = "unknown_operation",
        en "is not an operation[ (did you mean {nearest}?)]", pt "operação desconhecida[ (você quis dizer {nearest}?)]";
    /// There are more issues than the 1,000 that one result lists. `count`: how many more. It is an error if one of
    /// those is.
    MoreIssues = "more_issues",
        en "has more problems than are listed ({count} more)", pt "tem mais problemas do que os listados (mais {count})";
    /// A fault of this library. The path names the part where it was found.
    Internal = "internal",
        en "is an internal error; please report it", pt "erro interno; por favor, reporte";
    /// The operation has no argument of this name. `nearest`.
    UnknownArgument = "unknown_argument",
        en "is not an argument of this operation[ (did you mean {nearest}?)]", pt "não é um argumento desta operação[ (você quis dizer {nearest}?)]";
    /// The table has no column of this name. A constant string is written with `lit`. `nearest`.
    UnknownColumn = "unknown_column",
        en "is not a column of the table[ (did you mean {nearest}?)]; write a constant string as lit(\"..\")", pt "não é uma coluna da tabela[ (você quis dizer {nearest}?)]; escreva um texto constante como lit(\"..\")";
    /// A column that is kept has the name of a result. Set a suffix for results, or rename the column.
    ColumnExists = "column_exists",
        en "is a column of the table already: give a suffix for results, or rename it", pt "já é uma coluna da tabela: informe um sufixo para os resultados ou renomeie a coluna";
}
