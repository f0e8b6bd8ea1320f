import Foundation
import XCTest
@testable import Lastro

/// Records as a Swift program uses them.
final class RecordsTests: XCTestCase {
    func testNothingIsLost() throws {
        let text = #"{"id":7,"nfse_status":9,"custom_a":1.0e+25,"novo":{"x":[10.0]}}"#
        let decoded = try Sale.decode(json: text)
        XCTAssertEqual(decoded.issues, [])
        XCTAssertEqual(decoded.value.nfseStatus, .unknown(9))
        XCTAssertEqual(decoded.value.extra.first, ExtraMember(name: "custom_a", json: "1.0e+25"))
        XCTAssertEqual(try decoded.value.encode(), text)
    }

    func testAFieldHasTheOperatorsOfItsType() throws {
        let filters = [
            SaleFields.valorVenda.gte(100),
            SaleFields.data.between(LocalDate(year: 2026, month: 1, day: 1)!, LocalDate(year: 2026, month: 1, day: 31)!),
            SaleFields.parcelasNumero.contains("Nº"), SaleFields.agendamentoFrequencia.eq(.monthly), SaleFields.idCliente.isNull(),
        ]
        XCTAssertEqual(
            try ApiQuery.build(entity: .sale, filters: filters),
            "valor_venda[gte]=100.00&data[between]=2026-01-01,2026-01-31&parcelas.numero[contains]=N%C2%BA"
                + "&agendamento_frequencia=1&id_cliente[isnull]&_limit=100")
    }

    func testNativeTypes() throws {
        let item = Item(idServico: 1, valor: 100, qtd: Decimal(string: "1.50")!)
        let sale = Sale(agendamentoData: LocalDate("2027-01-31"), valorVenda: Decimal(string: "129.9")!, itens: [item])
        XCTAssertEqual(try sale.totals().itens.amountText, "150.00")
        let body = #"{"agendamento_data":"2027-01-31","valor_venda":129.90,"itens":[{"id_servico":1,"valor":100.00,"qtd":1.5}]}"#
        XCTAssertEqual(try sale.body(operation: .insert), body)
        XCTAssertEqual(InstallmentStatus.paid.code, 2)
        XCTAssertEqual(InstallmentStatus(code: 77), .unknown(77))
    }

    func testDates() throws {
        XCTAssertNil(LocalDate("2027-02-29"))
        XCTAssertNil(LocalDate("2027-2-09"))
        XCTAssertNil(LocalDate(year: 0, month: 1, day: 1))
        let date = try XCTUnwrap(LocalDate(year: 2028, month: 2, day: 29))
        XCTAssertEqual(date.description, "2028-02-29")
        XCTAssertLessThan(date, try XCTUnwrap(LocalDate("2028-03-01")))
        XCTAssertEqual(try JSONDecoder().decode([LocalDate].self, from: JSONEncoder().encode([date])), [date])
        let moment = Date(timeIntervalSince1970: 1_800_000_000)
        XCTAssertEqual(LocalDate(moment, in: try XCTUnwrap(TimeZone(identifier: "America/Sao_Paulo")))?.description, "2027-01-15")
        XCTAssertEqual(date.start(in: .gmt), Date(timeIntervalSince1970: 1_835_395_200))
        XCTAssertNotNil(LocalDate.today())
    }

    func testDaysAndMonthsAreAdded() throws {
        let last = try XCTUnwrap(LocalDate("2027-01-31"))
        XCTAssertEqual(last.adding(months: 1)?.description, "2027-02-28")
        XCTAssertEqual(last.adding(months: -2)?.description, "2026-11-30")
        XCTAssertEqual(last.adding(days: 1)?.description, "2027-02-01")
        XCTAssertEqual(last.adding(days: -365)?.description, "2026-01-31")
        XCTAssertEqual(last.days(until: try XCTUnwrap(LocalDate("2028-02-29"))), 394)
        XCTAssertNil(LocalDate("9999-12-31")?.adding(days: 1))
        XCTAssertNil(LocalDate("0001-01-01")?.adding(months: -1))
        XCTAssertNil(last.adding(days: .max))
    }

    /// A record is a value: what is changed is a copy.
    func testARecordIsChanged() throws {
        let sale = try Sale.decode(json: #"{"id":7,"valor_venda":10,"custom_a":1}"#).value
        var edited = sale
        edited.desconto = 1
        XCTAssertEqual(try edited.encode(), #"{"id":7,"desconto":1.00,"valor_venda":10.00,"custom_a":1}"#)
        XCTAssertNil(sale.desconto)
        XCTAssertEqual(WriteOperation.allCases.count, 2)
        XCTAssertFalse(Cpf.isValid(cpf: "529.982.247-24"))
    }

    func testErrorsSpeak() {
        XCTAssertThrowsError(try Money.parse(text: Decimal(string: "1.005")!)) { thrown in
            guard let error = thrown as? LastroError else { return XCTFail("\(thrown)") }
            XCTAssertEqual(error.code, "invalid")
            XCTAssertEqual(error.text(.ptBr), "text: tem mais de 2 casas decimais")
            XCTAssertEqual(error.problems.first?.params, ["places": "2"])
            XCTAssertEqual("\(error)", "text: has more than 2 decimal places")
            XCTAssertEqual(error.localizedDescription, "\(error)")
        }
    }
}
