// The code with which lastro is compared: the same work in plain Swift, with only Foundation.

import Foundation

/// The digits of a string that matches one of the masks (`#` is a digit); nil if it matches none.
private func digits(_ text: String, _ masks: [String]) -> [Int]? {
    let given = Array(text.utf8)
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    let fits = masks.contains { mask in
        mask.utf8.count == given.count && zip(mask.utf8, given).allSatisfy { $0 == 35 ? isDigit($1) : $0 == $1 }
    }
    return fits ? given.filter(isDigit).map { Int($0) - 48 } : nil
}

/// The check digit modulo 11 of `digits`. From right to left, the weights are 2 to `largest`, then 2 again and so on.
private func modulo11(_ digits: some Collection<Int>, largest: Int) -> Int {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() { sum += digit * (2 + place % (largest - 1)) }
    let rest = sum % 11
    return rest < 2 ? 0 : 11 - rest
}

func isCpf(_ text: String) -> Bool {
    guard let d = digits(text, ["###########", "###.###.###-##"]), !d.allSatisfy({ $0 == d[0] }) else { return false }
    return d[9] == modulo11(d[..<9], largest: 11) && d[10] == modulo11(d[..<10], largest: 11)
}

/// Checks numeric CNPJs only, not the newer alphanumeric ones.
func isCnpj(_ text: String) -> Bool {
    guard let d = digits(text, ["##############", "##.###.###/####-##"]), !d.allSatisfy({ $0 == d[0] }) else { return false }
    return d[12] == modulo11(d[..<12], largest: 9) && d[13] == modulo11(d[..<13], largest: 9)
}

/// Checks the unformatted linha digitável of a bank's boleto.
func isLinhaDigitavel(_ text: String) -> Bool {
    guard let d = digits(text, [String(repeating: "#", count: 47)]) else { return false }
    for (start, end) in [(0, 9), (10, 20), (21, 31)] {
        var sum = 0
        for place in start..<end {
            let product = d[place] * ((end - place) % 2 == 1 ? 2 : 1)
            sum += product / 10 + product % 10
        }
        if (10 - sum % 10) % 10 != d[end] { return false }
    }
    let check = modulo11(d[0...3] + d[33...46] + d[4...8] + d[10...19] + d[21...30], largest: 9)
    return d[32] == max(check, 1)
}

private func rounded(_ value: Decimal, _ places: Int, _ mode: NSDecimalNumber.RoundingMode = .plain) -> Decimal {
    var (given, result) = (value, Decimal())
    NSDecimalRound(&result, &given, places, mode)
    return result
}

func split(_ total: Decimal, _ count: Int) -> [Decimal] {
    let cent = Decimal(sign: .plus, exponent: -2, significand: 1)
    let share = rounded(total / Decimal(count), 2, .down)
    let rest = NSDecimalNumber(decimal: (total - share * Decimal(count)) / cent).intValue
    return (0..<count).map { $0 < rest ? share + cent : share }
}

/// A calendar in UTC. Foundation has no date without a time, so a date is represented by midnight in UTC.
private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
}()

func midnight(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day))!
}

func occurrences(_ first: Date, _ count: Int) -> [Date] {
    (0..<count).map { calendar.date(byAdding: .month, value: $0, to: first)! }
}

/// The fine, the interest, and the total of a late boleto.
func late(_ valor: Decimal, _ multa: Decimal, _ jurosMensal: Decimal, _ dias: Int64) -> [Decimal] {
    let fine = rounded(valor * multa / 100, 2)
    let interest = rounded(valor * jurosMensal * Decimal(dias) / 3000, 2)
    return [fine, interest, valor + fine + interest]
}
