import Foundation
import XCTest
@testable import Lastro

/// Tests how Swift programs use records.
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
        let january = SaleFields.data.between(LocalDate("2026-01-01")!, LocalDate("2026-01-31")!)
        XCTAssertEqual(
            try Sale.query(where: [
                SaleFields.valorVenda.gte(100), january, SaleFields.parcelasNumero.contains("Nº"),
                SaleFields.agendamentoFrequencia.eq(.monthly), SaleFields.idCliente.isNull(),
            ]),
            "valor_venda[gte]=100.00&data[between]=2026-01-01,2026-01-31&parcelas.numero[contains]=N%C2%BA"
                + "&agendamento_frequencia=1&id_cliente[isnull]&_limit=100")
    }

    /// `Sale.query(where: [CustomerFields.nome.contains("Ana")])` must not compile. This test checks the reason: the condition has the
    /// type `FilterCondition<Customer>`.
    func testAQueryIsOfOneEntity() throws {
        let ana: FilterCondition<Customer> = CustomerFields.nome.contains("Ana")
        let order: [FieldOrder<Customer>] = [CustomerFields.nome.ascending, CustomerFields.id.descending]
        XCTAssertEqual(
            try Customer.query(where: [ana], sort: order, fields: ["id", "nome"], limit: 10, offset: 20),
            "nome[contains]=Ana&_sort=nome,-id&_fields=id,nome&_offset=20&_limit=10")
        let custom = FilterCondition<Customer>(Filter(field: "custom_peso", operator: .gt, value: "3"))
        XCTAssertEqual(
            try Customer.query(where: [custom], sort: [FieldOrder("-custom_peso")]), "custom_peso[gt]=3&_sort=-custom_peso&_limit=100")
        XCTAssertThrowsError(try Sale.query(sort: [SaleFields.itensValor.ascending]))
    }

    func testAResponseIsOneOfTwoCases() throws {
        func read(_ status: Int64, _ body: String) throws -> String? {
            switch try ApiResponses.decode(operation: .customersSelect, status: status, body: Data(body.utf8)) {
            case .success(let value, _): return try Customer.decode(json: value).value.nome
            case .failure(let error): return "\(error.kind.text) \(error.message?.reveal() ?? "")"
            }
        }
        XCTAssertEqual(try read(200, #"{"id":1,"nome":"Ana"}"#), "Ana")
        XCTAssertEqual(try read(404, #"{"code":404,"message":"não há"}"#), "not_found não há")
    }

    func testAVerdictIsOneOfItsCases() throws {
        let secret = Concealed("segredo")
        let signed = try Webhook.sign(
            endpoint: "vendas", operation: "insert", data: #"{"id":7,"valor_venda":10.00}"#,
            timestamp: Date(timeIntervalSince1970: 1_800_000_000), secret: secret, flavour: .js)
        let body = Data(signed.utf8)
        guard case .genuine(let index, _, _, let key, .ok) = try Webhook.verify(secrets: [secret], body: body) else {
            return XCTFail("refused")
        }
        XCTAssertEqual(index, 0)
        XCTAssertEqual(key?.count, 64)
        let refused = try Webhook.verify(secrets: [Concealed("outro")], body: body)
        XCTAssertEqual(refused, .refused(verdict: .mismatch))
        XCTAssertEqual(refused.verdict, .mismatch)
        guard case .saleEvent(let sale, let event, _, _) = try Webhook.event(body: body) else { return XCTFail("no sale") }
        XCTAssertEqual(sale.id, 7)
        XCTAssertEqual(event.operation, "insert")
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

    /// Records are value types: changing a copy does not change the original.
    func testChangingACopyOfARecord() throws {
        let sale = try Sale.decode(json: #"{"id":7,"valor_venda":10,"custom_a":1}"#).value
        var edited = sale
        edited.desconto = 1
        XCTAssertEqual(try edited.encode(), #"{"id":7,"desconto":1.00,"valor_venda":10.00,"custom_a":1}"#)
        XCTAssertNil(sale.desconto)
        XCTAssertEqual(WriteOperation.allCases.count, 2)
        XCTAssertFalse(Cpf.isValid(cpf: "529.982.247-24"))
    }

    /// `Money.parse` reads an amount that a person typed, exactly.
    func testAnAmountIsReadFromText() throws {
        XCTAssertEqual(try Money.parse(text: "1234.5"), Decimal(string: "1234.50"))
        XCTAssertThrowsError(try Money.parse(text: "1,50")) { XCTAssertEqual(($0 as? LastroError)?.problems.map(\.code), [.invalidMoney]) }
    }

    func testARecordIsCodable() throws {
        let text = #"{"id":7,"data":"2027-01-31","valor_venda":129.90,"itens":[{"id":1,"qtd":1.5}],"custom_a":{"b":[1,"x",null]},"novo":12345678901234567890.12}"#
        let sale = try Sale.decode(json: text).value
        let stored = try JSONEncoder().encode(["sale": sale])
        XCTAssertEqual(String(decoding: stored, as: UTF8.self).contains(#""valor_venda":129.9"#), true)
        let again = try XCTUnwrap(try JSONDecoder().decode([String: Sale].self, from: stored)["sale"])
        XCTAssertEqual(again.valorVenda, sale.valorVenda)
        XCTAssertEqual(again.data, LocalDate("2027-01-31"))
        XCTAssertEqual(again.itens, sale.itens)
        XCTAssertEqual(Set(again.extra.map(\.name)), ["custom_a", "novo"])
        XCTAssertEqual(again.extra.first { $0.name == "novo" }?.json, "12345678901234567890.12")
        XCTAssertThrowsError(try JSONDecoder().decode(Sale.self, from: Data(#"{"data":"31/01/2027"}"#.utf8))) { thrown in
            XCTAssertEqual((thrown as? LastroError)?.problems.map(\.path), ["data"])
        }
        XCTAssertEqual(Set([sale, sale]).count, 1)
    }

    func testTheExamplesOfTheDocumentationPrintTheirResults() throws {
        let all = try examples()
        XCTAssertGreaterThan(all.count, 20)
        for example in all { XCTAssertEqual(example.printed, example.wanted) }
    }

    func testErrorMessagesForPeople() {
        XCTAssertThrowsError(try Money.parse(text: "1.005")) { thrown in
            guard let error = thrown as? LastroError else { return XCTFail("\(thrown)") }
            XCTAssertEqual(error.code, "invalid")
            XCTAssertEqual(error.text(.ptBr), "text: tem mais de 2 casas decimais")
            XCTAssertEqual(error.problems.first?.params, ["places": "2"])
            XCTAssertEqual("\(error)", "text: has more than 2 decimal places")
            XCTAssertEqual(error.localizedDescription, "\(error)")
        }
    }
}
