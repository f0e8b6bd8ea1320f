import Foundation
import Lastro
import LastroClient
import XCTest

/// Tests the example programs against a twin behind an HTTP server.
final class ExampleTests: XCTestCase {
    private func twin(_ key: String) throws -> Twin {
        try Twin(config: TwinConfig(seed: 7, keys: [TwinApiKey(key: Concealed(key))]))
    }

    func testTheExampleOfTheReadmeInsertsACustomer() async throws {
        let twin = try twin(key)
        let server = LocalServer(twin)
        try await billing(server.url, Concealed(key))
        XCTAssertTrue(try twin.snapshot().text.contains("Ana"))
    }

    func testAStoryIsPrintedAsALine() async throws {
        let server = LocalServer(try twin("chave-para-testes"))
        let stories = [
            "1\tcustomers.insert\t\t\t{\"tipo\":2,\"nome\":\"Ana\"}\t\ttrue\t10\t60000": "1 done 1",
            "2\tcustomers.list\t\t_limit=2": "2 complete 1",
            "3\tcustomers.insert\t\t\t{\"tipo\":2}\t\tfalse\t\t": "3 invalid record.nome",
            "4\tsales.select\t9": "4 refused no 404",
            "5\tcustomers.delete\t1": "5 done -",
            "6\twallet.select\t52998224725": "6 done -",
        ]
        for (story, line) in stories.sorted(by: { $0.key < $1.key }) {
            let told = await Story(story[...]).told(server.url)
            XCTAssertEqual(told, line)
        }
    }

    func testAStoryThatCanBeResumedHasTwoOutcomes() async throws {
        let before = #"{"header":{"offset":0,"limit":1,"count":0},"data":[]}"#
        let server = LocalServer { number, _ in number == 1 ? .response(200, before) : .nothing }
        let told = await Story("7\tcustomers.insert\t\t\t{\"tipo\":2,\"nome\":\"Ana\"}\t\ttrue").told(server.url)
        XCTAssertEqual(told, "7 unreachable unknown -; again: unreachable unknown -")
        let blind = await Story("8\tcustomers.insert\t\t\t{\"tipo\":2,\"nome\":\"Ana\"}\t\tfalse").told(server.url)
        XCTAssertEqual(blind, "8 unreachable unknown -")
    }
}
