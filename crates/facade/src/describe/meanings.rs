//! What each argument of an operation means, with its unit, range and default: one table for the documentation of every language.

/// By the argument's name, or by `area.function.argument` where it means something else.
const ARGUMENTS: &[(&str, &str)] = &[
    ("after", "The day before the first one that counts."),
    ("agendamento_ativo", "A paused contract has no dates; unset is active."),
    ("agendamento_data", "The first day, from which all others are counted."),
    ("agendamento_data_fim", "The last day, inclusive, if it repeats until a date."),
    ("agendamento_frequencia", "How far one day is from the next."),
    ("agendamento_numero", "How often it occurs, the first included, if it repeats a number of times."),
    ("agendamento_repetir", "When it ends: never, after a number of times, or on a day."),
    ("aliquota", "ISS rate, in per cent."),
    ("anchor_day", "Day of the month meant, 1 to 31; the day of `agendamento_data` when unset."),
    (
        "any_entry",
        "Whether any entry of the signature list may fit, not the first alone. Entries that are not digests are skipped then.",
    ),
    ("api", "The version in the event's header; \"2\" when unset."),
    ("api_key", "The account's key. No message shows it."),
    ("attempt", "Which attempt it was, counted from 1."),
    ("barcode", "The 44 digits of a barcode."),
    ("base", "The first 12 digits or letters, bare or printed."),
    ("base_url", "Where the service is: https, or http on this machine."),
    ("body", "The body's bytes, exactly as they arrived."),
    ("cep", "A postal code, bare or printed."),
    ("chave", "The PIX key: CPF, CNPJ, telephone, e-mail or a random key."),
    ("cidade", "The receiver's city, at most 15 characters."),
    ("cnpj", "A company's number, bare or printed."),
    ("code", "The code as a text."),
    ("context", "What is known beside the parameters; what it leaves out is unknown."),
    ("contract", "The sale that repeats."),
    ("cpf", "A person's number, bare or printed."),
    ("data", "The event's record as a JSON document."),
    ("data_pagamento", "The day of payment."),
    ("data_vencimento", "The due date."),
    ("data_vencimento_novo", "The new due date."),
    ("date", "The day."),
    ("desconto_condicionado", "Discount that lowers only what is paid."),
    ("desconto_incondicionado", "Discount that lowers the base."),
    ("dias", "Days late, 0 to 36500."),
    ("digests", "The host's HMAC-SHA-256 of the ranges, one for each secret, 64 hexadecimal digits each."),
    ("edited", "The record as it is to be."),
    ("elapsed_ms", "How long it took since the first attempt began. In milliseconds."),
    ("endpoint", "Which records the event is about, as the service writes it: `clientes`."),
    ("entity", "Which records are listed."),
    ("every_days", "Days from one due date to the next, 1 to 36500; months are counted when unset."),
    ("every_months", "Calendar months from one due date to the next, 1 to 1200; 1 when unset."),
    ("expand", "Nested records to include."),
    ("fields", "Fields to return; none means all."),
    ("filters", "Conditions, in order."),
    ("first_due", "The first due date."),
    ("flavour", "By which library the body is written."),
    ("form", "The text of a form, `a=1&b=2`."),
    ("future_s", "How far in the future the event may lie at most; not checked when unset. In seconds."),
    ("headers", "The answer's headers."),
    ("holidays", "Local holidays, in addition to the national ones; none when unset."),
    ("id", "Key of the record, where the path names one."),
    ("impostos_percentual", "The approximate taxes in per cent, 0 to 100."),
    ("info", "A note for the payer; none when unset."),
    ("installment", "The installment."),
    ("iss_retido", "Whether the customer withholds the ISS."),
    ("issue", "The problem."),
    ("item", "The item as it is printed, `1.02`."),
    ("json", "The record's JSON document."),
    ("juros_mensal", "Interest a month in per cent, 0 to 100."),
    ("k", "Which occurrence, counted from 0."),
    ("language", "The language of the text."),
    ("limit", "Most records, 1 to 1000; 100 when unset."),
    ("linha", "The digits of a linha digitável, bare or printed."),
    ("listing", "What to list."),
    ("multa", "The fine in per cent, 0 to 100."),
    ("natureza_operacao", "Where and whether the ISS is due."),
    ("nome", "The receiver's name, at most 25 characters."),
    ("now", "The current moment; needed when a limit is given. In Unix seconds."),
    ("number", "The card's number: digits, or groups of them with single spaces."),
    ("offset", "Records to skip; none when unset."),
    ("operation", "The operation of the interface."),
    ("original", "The record as the service has it."),
    ("outras_retencoes", "Other withholdings."),
    ("pagamento_online_codigo", "The sale's code for its payment page."),
    ("parameters", "Names and values."),
    ("parcelas", "How many shares, 1 to 1000."),
    ("plan", "The plan of the first step."),
    ("policy", "Which shares get the cents left over; `spread` when unset."),
    ("qtd", "The quantity."),
    ("query", "What to list, as `query.build` gives it or as the query itself."),
    ("receipt", "The receipt to confirm."),
    ("record", "The record as a JSON document."),
    ("records", "The records as JSON documents."),
    ("reference_date", "A day near the due date, by which one of its two meanings is chosen."),
    ("response", "The answer to the last request."),
    ("retry_after", "The text of the header `Retry-After`, if the answer had one."),
    (
        "rounding",
        "How the fraction of a cent is treated, once, at the end of each formula; half away from zero when unset.",
    ),
    ("sale", "The sale."),
    ("secret", "The shared secret. No message shows it."),
    ("secrets", "The shared secrets, at most four: while one is replaced, the old and the new one."),
    ("seed", "Any number, from which the jitter comes."),
    ("service_version", "The version to use, if it is not the account's own."),
    ("sha256", "SHA-256 of the ranges, for the dedupe key."),
    ("sort", "Names of fields, `-` in front for descending."),
    ("state", "The state of the walk, as the last step gave it."),
    ("status", "The answer's status, 100 to 599."),
    ("strict", "Whether only the body as sent counts. Otherwise the other ways to escape its texts are tried too."),
    ("text", "The amount as a text with a point: `129.90`."),
    ("timestamp", "The moment of the event. In Unix seconds."),
    ("today", "The current day, for the rules that need it."),
    ("tolerance_s", "How old the event may be at most; not checked when unset. In seconds."),
    ("total", "The amount to share."),
    ("txid", "The payment's identifier, at most 25 letters and digits; none when unset."),
    ("until", "None after this day."),
    ("validade", "Year and month, `YYYYMM`."),
    ("valor", "The amount."),
    ("valor_cofins", "Withheld COFINS."),
    ("valor_csll", "Withheld CSLL."),
    ("valor_deducoes", "Deductions from the base."),
    ("valor_inss", "Withheld INSS."),
    ("valor_ir", "Withheld IR."),
    ("valor_pis", "Withheld PIS."),
    ("valor_servicos", "The price of the services."),
    ("value", "The record."),
    ("version", "The version of the interface that the body is for; 2 when unset."),
    ("weights", "The weights, none below zero and one at least above it."),
    ("year", "The year, 1 to 9999."),
    ("forms.fields.entity", "The name of the entity: `sale`."),
    ("lc116.to_code.item", "The item as it is printed, `1.02`."),
    ("lc116.to_item.code", "The number that the service takes: 102."),
    ("municipality.is_valid_code.code", "The code, as a number or as a text."),
    ("pages.start.operation", "The operation that lists."),
    ("query.parse.query", "The query string, without `?`."),
    ("request.build.body", "What to send, as `body` of the entity's area gives it. Debug output never shows it."),
    ("request.build.cpf", "CPF of the wallet, where the path names one."),
    ("request.build.query", "What to list or show."),
    ("retry.next.now", "The current moment. In Unix seconds."),
    ("retry.next.status", "The answer's status, 100 to 599; unset if no answer came."),
    ("schedule.next_after.limit", "At most so many dates, 1 to 10000."),
    ("schedule.occurrences.limit", "At most so many dates, 1 to 10000."),
    ("schema.arguments.operation", "The name of an operation of this library: `sale.validate`."),
    ("schema.entity.entity", "The name of the entity: `sale`."),
    ("schema.result.operation", "The name of an operation of this library: `sale.validate`."),
    ("v1.pages.start.operation", "The operation that lists."),
    (
        "v1.request.build.parameters",
        "What to send, as `parameters` of the record's area gives it. Debug output never shows the values.",
    ),
    ("v1.retry.next.now", "The current moment. In Unix seconds."),
    ("v1.retry.next.status", "The answer's status, 100 to 599; unset if no answer came."),
    ("webhook.sign.operation", "What happened to the record: `insert`, `update` or `delete`."),
];

/// What an argument of an operation means, by the names of both; `None` if no operation has such an argument.
#[must_use]
pub fn meaning(operation: &str, argument: &str) -> Option<&'static str> {
    let find = |wanted: &str| ARGUMENTS.iter().find_map(|(key, text)| (*key == wanted).then_some(*text));
    let for_write = argument == "operation" && [".body", ".validate"].iter().any(|end| operation.ends_with(end));
    if for_write {
        return Some("Whether the record is inserted or updated.");
    }
    find(&format!("{operation}.{argument}")).or_else(|| find(argument))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_has_a_meaning_and_every_meaning_an_argument() {
        let all = || {
            crate::operations()
                .flat_map(|operation| operation.arguments.iter().map(move |argument| (operation, argument)))
        };
        for (operation, argument) in all() {
            assert!(meaning(operation.name, argument.name).is_some(), "{}.{}", operation.name, argument.name);
        }
        for (key, text) in ARGUMENTS {
            let mut meanings = all().map(|(operation, argument)| meaning(operation.name, argument.name));
            assert!(meanings.any(|found| found == Some(*text)), "{key}");
        }
    }
}
