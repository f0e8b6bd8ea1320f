// Runs every benchmark. Prints one line of JSON per contender. Arguments: the file inputs.json, and --check to compare results
// without timing.

import Foundation
import Lastro

struct Inputs: Decodable {
    struct Split: Decodable {
        let valor: String
        let parcelas: Int
    }
    struct Late: Decodable {
        let valor, multa, juros_mensal: String
        let dias: Int64
    }
    struct Schedule: Decodable {
        let first: String
        let count: Int
    }
    struct Documents: Decodable {
        let cpf, cnpj, linha: [String]
    }
    let split: Split
    let late: Late
    let schedule: Schedule
    let documents: Documents
}

let inputs = try JSONDecoder().decode(Inputs.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))

func decimal(_ text: String) throws -> Decimal {
    guard let value = Decimal(string: text) else { throw Wrong(what: "\(text) is no decimal") }
    return value
}

let (valor, dias) = (try decimal(inputs.late.valor), inputs.late.dias)
let (multa, juros) = (try decimal(inputs.late.multa), try decimal(inputs.late.juros_mensal))
try work(
    "late", "1 of them", late(valor, multa, juros, dias),
    Contender("lastro", { try Boleto.lateCharges(valor: valor, multa: multa, jurosMensal: juros, dias: dias) }) {
        [$0.multaTotal, $0.jurosMensalTotal, $0.valorNovo]
    },
    Contender("plain Swift", { late(valor, multa, juros, dias) }) { $0 }
)

let (total, shares) = (try decimal(inputs.split.valor), inputs.split.parcelas)
try work(
    "split", "\(shares) shares", split(total, shares),
    Contender("lastro", { try Installments.split(valor: total, parcelas: Int64(shares)) }) { $0 },
    Contender("plain Swift", { split(total, shares) }) { $0 }
)

guard let first = LocalDate(inputs.schedule.first) else { throw Wrong(what: "no date: \(inputs.schedule.first)") }
let (start, count) = (midnight(first.year, first.month, first.day), inputs.schedule.count)
try work(
    "occurrences", "\(count) dates", occurrences(start, count),
    Contender(
        "lastro",
        {
            try Schedule.occurrences(
                agendamentoData: first, agendamentoFrequencia: .monthly, agendamentoRepetir: .always, limit: Int64(count))
        }
    ) { $0.map { midnight($0.year, $0.month, $0.day) } },
    Contender("plain Swift", { occurrences(start, count) }) { $0 }
)

let documents: [(String, [String], (String) throws -> Bool, (String) -> Bool)] = [
    ("cpf", inputs.documents.cpf, { try Cpf.isValid(cpf: $0) }, isCpf),
    ("cnpj", inputs.documents.cnpj, { try Cnpj.isValid(cnpj: $0) }, isCnpj),
    ("linha", inputs.documents.linha, { try Boleto.isValidLinhaDigitavel(linha: $0) }, isLinhaDigitavel),
]
for (name, texts, ours, plain) in documents {
    try work(
        name, "2 of them", [true, false],
        Contender("lastro", { try texts.map(ours) }) { $0 },
        Contender("plain Swift", { texts.map(plain) }) { $0 }
    )
}
