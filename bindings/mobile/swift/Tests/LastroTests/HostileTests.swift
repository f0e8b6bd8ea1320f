import Foundation
import XCTest
@testable import Lastro

/// Tests inputs that the JSON test cases in tests/vectors cannot express. Each gives a typed error, and the library still works
/// afterwards.
final class HostileTests: XCTestCase {
    override func tearDown() {
        XCTAssertEqual(try? Installments.split(valor: 10, parcelas: 3).map(\.amountText), ["3.34", "3.33", "3.33"])
    }

    private func refused<T>(_ call: @autoclosure () throws -> T, _ codes: [IssueCode], at paths: [String]? = nil, line: UInt = #line) {
        XCTAssertThrowsError(try call(), line: line) { error in
            let problems = (error as? LastroError)?.problems ?? []
            XCTAssertEqual(problems.map(\.code), codes, line: line)
            if let paths { XCTAssertEqual(problems.map(\.path), paths, line: line) }
        }
    }

    /// Invalid JSON as the arguments of `dispatch`. An unpaired surrogate is possible only as a JSON escape, not in a Swift string.
    func testArgumentsThatAreNotJson() throws {
        let texts = [
            "{": "malformed_json", "{\"text\":\"\0\"}": "malformed_json", "{\"text\":\"\\ud800\"}": "lone_surrogate",
            String(repeating: "[", count: 100_000): "too_deep", String(repeating: " ", count: 20_000_000): "too_large",
        ]
        for (text, code) in texts {
            let error = try JSON.parse(LastroLibrary.dispatch("money.parse", text))["error"]
            XCTAssertEqual(error?["issues"]?.items.first?["code"]?.string, code)
        }
    }

    func testNestedAHundredThousandTimes() {
        let text = String(repeating: "[", count: 100_000)
        refused(try Sale(extra: [ExtraMember(name: "custom_x", json: text)]).encode(), [.tooDeep])
    }

    /// The parsers for strings from the core throw a typed error for a string that the core never writes. They return neither NaN nor a date
    /// for it.
    func testInvalidStringsFromTheCore() throws {
        for text in ["", "x", "NaN", "1x", "1.2.3", "-", "1.", ".5", "1e3", "--1", " 1", "+1", "1,00"] {
            XCTAssertThrowsError(try exactDecimal(text), text) { error in
                XCTAssertEqual((error as? LastroError)?.code, "internal", text)
                XCTAssertEqual((error as? LastroError)?.problems.map(\.path), ["swift.decimal"], text)
            }
        }
        XCTAssertEqual(try exactDecimal("-999999999999999.99"), Decimal(string: "-999999999999999.99"))
        XCTAssertEqual(try exactDecimal("9999999999.9999999999"), Decimal(string: "9999999999.9999999999"))
        for text in ["", "x", "2026-02-30", "2026-2-3", "2026-02-03T", "2026-02"] {
            XCTAssertThrowsError(try LocalDate(core: text), text) { error in
                XCTAssertEqual((error as? LastroError)?.problems.map(\.path), ["swift.date"], text)
                XCTAssertEqual((error as? LastroError)?.problems.map(\.code), [.internal], text)
            }
        }
        XCTAssertEqual(try LocalDate(core: "9999-12-31").description, "9999-12-31")
        XCTAssertEqual(Decimal.nan.amountText, "NaN")
    }

    func testInvalidAmounts() {
        refused(try Installments.split(valor: Decimal(0.1) / 3, parcelas: 1), [.tooManyDecimals], at: ["valor"])
        refused(try Installments.split(valor: Decimal(string: "12345678901234567890123456789012345678")!, parcelas: 1), [.outOfRange])
        refused(try Installments.split(valor: Decimal(sign: .plus, exponent: 100, significand: 1), parcelas: 1), [.outOfRange])
        refused(try Installments.split(valor: 1, parcelas: Int64.max), [.outOfRange])
    }

    /// The core rejects NaN in any argument, with an error that names the argument.
    func testNotANumber() {
        refused(try Boleto.lateCharges(valor: 100, multa: .nan, jurosMensal: 1, dias: 10), [.invalidPercent], at: ["multa"])
        refused(try Boleto.lateCharges(valor: .nan, multa: 2, jurosMensal: 1, dias: 10), [.invalidMoney], at: ["valor"])
        refused(try Money.allocate(total: 100, weights: [1, .nan]), [.invalidQuantity], at: ["weights[1]"])
        refused(try Sale(desconto: .nan).totals(), [.invalidMoney], at: ["sale.desconto"])
        XCTAssertThrowsError(try Sale.query(where: [SaleFields.valorVenda.gte(.nan)]))
    }

    /// Records with values that their fields do not accept. Validating such a record returns an issue with the path of each value; other
    /// operations throw an error with the same issues.
    func testInvalidValuesInARecord() throws {
        let third = Item(idServico: 1, valor: Decimal(string: "1.005"), qtd: .nan)
        let bad = Sale(desconto: Decimal(string: "1e30"), itens: [Item(idServico: 1), third])
        let misfits = [
            "desconto": IssueCode.outOfRange, "itens[1].valor": .tooManyDecimals, "itens[1].qtd": .invalidQuantity,
        ]
        let report = try bad.validate(operation: .insert).issues
        for (path, code) in misfits { XCTAssertTrue(report.contains { $0.path == path && $0.code == code }, "\(path): \(report)") }
        XCTAssertTrue(report.contains { $0.path == "agendamento_data" && $0.code == .required }, "\(report)")
        XCTAssertThrowsError(try bad.totals()) { error in
            let problems = (error as? LastroError)?.problems ?? []
            XCTAssertEqual(problems.map(\.path).sorted(), misfits.keys.map { "sale.\($0)" }.sorted())
        }
        refused(
            try Boleto.lateCharges(valor: .nan, multa: .nan, jurosMensal: 1, dias: 1), [.invalidMoney, .invalidPercent],
            at: ["valor", "multa"])
    }

    /// `exactText` formats a decimal like Foundation, however the decimal was created, and `exactDecimal` parses it to the same decimal.
    func testDecimalsAsStrings() throws {
        let texts = [
            "0", "-0", "1", "-1", "0.5", "-0.5", "0.05", "129.9", "129.90", "1.50", "100", "1e2", "1e-10", "1e30", "-1e-5",
            "999999999999999.99", "-999999999999999.99", "9999999999.9999999999", "18446744073709551615", "18446744073709551616",
            "184467440737095516.15", "123456789012345678", "1234567890123456789", "0.000000000000000001", "0.0000000000000000001",
            "12345678901234567890123456789012345678", "1e100",
        ]
        for text in texts {
            let value = try XCTUnwrap(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
            for value in [value, -value, value / 3, value * 3] {
                let shown = exactText(value)
                XCTAssertEqual(shown, NSDecimalNumber(decimal: value).description(withLocale: Locale(identifier: "en_US_POSIX")))
                // `exactDecimal` uses Foundation, which reads at most 38 digits. The core never writes more.
                if shown.utf8.count <= 38 { XCTAssertEqual(try exactDecimal(shown), value, text) }
            }
        }
        XCTAssertEqual(exactText(Decimal(sign: .minus, exponent: -3, significand: 1500)), "-1.5")
        XCTAssertEqual(exactText(Decimal(sign: .plus, exponent: -4, significand: 0)), "0")
    }

    /// Neither results nor errors leak memory.
    func testMemoryStaysFlat() throws {
        func calls(_ count: Int) throws {
            for _ in 0..<count {
                XCTAssertTrue(try Cpf.isValid(cpf: "529.982.247-25"))
                XCTAssertEqual(try Boleto.lateCharges(valor: 1250, multa: 2, jurosMensal: 1, dias: 10).valorNovo.amountText, "1279.17")
                XCTAssertThrowsError(try Money.parse(text: "NaN"))
            }
        }
        // the number of resident memory pages: the second number of the line
        func pages() -> Int? {
            let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
        try calls(2_000)
        guard let before = pages() else { throw XCTSkip("no /proc here") }
        try calls(20_000)
        let grown = (pages() ?? 0) - before
        XCTAssertLessThan(grown, 2048, "8 MB of pages of 4 KB, where 60,000 answers would be more")
    }

    func testTwentyMegabytes() throws {
        XCTAssertEqual(try Webhook.verify(secrets: [Concealed("s")], body: Data(repeating: 32, count: 20_000_000)).verdict, .tooLarge)
    }

    func testSixteenThousandRejectedInputs() {
        let bad = Sale(desconto: Decimal(string: "0.001")!)
        for _ in 0..<16_000 { XCTAssertThrowsError(try bad.totals()) }
    }

    func testNoErrorContainsASecret() {
        let secrets = Array(repeating: Concealed("muito-secreto"), count: 5)
        XCTAssertThrowsError(try Webhook.verify(secrets: secrets, body: Data(), tolerance: 1)) { error in
            XCTAssertFalse("\(error) \(error.localizedDescription) \(String(reflecting: error))".contains("muito-secreto"))
        }
    }

    func testDescriptionOfFormParametersHidesTheCard() throws {
        let pairs = try V1.Sale.parameters(value: SaleParameters(cartaoNumero: Concealed("4111111111111111")))
        XCTAssertFalse("\(pairs)".contains("4111"))
    }
}
