// Compares contenders: lastro and plain Swift code that does the same work. All must return the same result before they are timed.

import Dispatch
import Foundation

/// A contender: its name, the work that it runs, and the conversion of its result to a common form.
struct Contender<Answer: Equatable> {
    let who: String
    /// Runs the work this many times, and returns the last result.
    let run: (Int) throws -> Answer

    init<T>(_ who: String, _ call: @escaping () throws -> T, answer: @escaping (T) -> Answer) {
        self.who = who
        run = { times in
            var last = try call()
            for _ in 1..<times { last = try call() }
            return answer(last)
        }
    }
}

struct Line: Encodable {
    let work, size, who, language: String
    let ns: Double?
    let note: String?
}

struct Wrong: Error {
    let what: String
}

let onlyCheck = CommandLine.arguments.contains("--check")
let calls = 1_000_000
let rounds = 10
let longestRound = 4e8

/// Checks that every contender returns `wanted`, then times all of them. `size` describes the size of the input. Each contender
/// is called a million times in ten rounds, or less often if a call takes longer than four microseconds. The contenders run in
/// turns, and the median of the rounds counts.
func work<Answer>(_ name: String, _ size: String, _ wanted: Answer, _ contenders: Contender<Answer>...) throws {
    for contender in contenders {
        let given = try contender.run(1)
        guard given == wanted else { throw Wrong(what: "\(name): \(contender.who) answers \(given), not \(wanted)") }
    }
    guard !onlyCheck else {
        for contender in contenders { try tell(Line(work: name, size: size, who: contender.who, language: "Swift", ns: nil, note: nil)) }
        return
    }
    let ofARound = try contenders.map { max(1, min(calls / rounds, Int(longestRound / (try time($0, 2000))))) }
    var times = contenders.map { _ in [Double]() }
    for _ in 0..<rounds {
        for (which, contender) in contenders.enumerated() { times[which].append(try time(contender, ofARound[which])) }
    }
    for (which, contender) in contenders.enumerated() {
        let sorted = times[which].sorted()
        let slowest = String(format: "%.2f", sorted[rounds - 1] / 1000)
        let note = "\(ofARound[which] * rounds) calls, the slowest tenth \(slowest) µs each"
        let median = (sorted[rounds / 2 - 1] + sorted[rounds / 2]) / 2
        try tell(Line(work: name, size: size, who: contender.who, language: "Swift", ns: median, note: note))
    }
}

/// Times a number of calls. Returns nanoseconds per call.
private func time<Answer>(_ contender: Contender<Answer>, _ calls: Int) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    _ = try contender.run(calls)
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(calls)
}

private func tell(_ line: Line) throws {
    print(String(decoding: try JSONEncoder().encode(line), as: UTF8.self))
}
