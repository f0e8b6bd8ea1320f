import Foundation
import Lastro
import XCTest

/// The screen of the tutorial, as its page shows it.
final class SaleScreenTests: XCTestCase {
    private let screen = SaleScreen(customer: 7, service: 10, today: LocalDate("2027-01-15")!)
    private let due = LocalDate("2027-01-31")!

    override func setUp() {
        LastroLibrary.language = .ptBr
    }

    override func tearDown() { LastroLibrary.language = .en }

    func testTheInstallmentsAreShownWhileTheUserTypes() throws {
        let shown = screen.show(amount: "1.129,90", count: 3, firstDue: due)
        let lines = ["1: 2027-01-31, R$ 376,64", "2: 2027-02-28, R$ 376,63", "3: 2027-03-31, R$ 376,63"]
        XCTAssertEqual(shown.installments.map { $0.replacingOccurrences(of: "\u{a0}", with: " ") }, lines)
        XCTAssertEqual(shown.problems, [])
        let body = try XCTUnwrap(shown.body)
        XCTAssertTrue(body.contains(#""parcelas":[{"parcela":1,"data_vencimento":"2027-01-31","valor":376.64}"#), body)
    }

    func testWhatIsWrongIsToldInTheLanguageOfTheApp() {
        let none = screen.show(amount: "129,90", count: 2000, firstDue: due)
        XCTAssertEqual(none.problems, ["Parcelas: parcelas: está fora da faixa permitida, mínimo 1, máximo 1000"])
        XCTAssertNil(none.body)
        XCTAssertEqual(screen.show(amount: "abc", count: 2, firstDue: due).problems, ["text: valor inválido; use ponto decimal (129.90)"])
    }
}
