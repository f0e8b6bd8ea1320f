import Foundation

/// A point in time with its offset from UTC. It stores the original string, so that reading and writing a record does not change it.
/// Use ``date`` for computations.
public struct Timestamp: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The timestamp in ISO 8601: `2026-11-20T10:30:00-03:00`.
    public let text: String

    /// The point in time, with the precision of `Date`.
    public var date: Date {
        guard let parts = Self.parts(text), let midnight = parts.day.start(in: .gmt) else { return .distantPast }
        return midnight.addingTimeInterval(parts.seconds)
    }

    /// The offset from UTC in seconds: -10800 for `-03:00`.
    public var secondsFromGMT: Int { Self.parts(text)?.ahead ?? 0 }

    /// Creates a timestamp from a point in time, rounded to milliseconds, with the offset of a time zone, by default UTC. Nil outside
    /// the years 1 to 9999.
    public init?(_ date: Date, in timeZone: TimeZone = .gmt) {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        guard abs(milliseconds) < 1e15 else { return nil }
        let whole = Date(timeIntervalSince1970: (milliseconds / 1000).rounded(.down))
        let ahead = timeZone.secondsFromGMT(for: whole) / 60 * 60
        guard let zone = TimeZone(secondsFromGMT: ahead) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute, .second], from: whole)
        guard let day = LocalDate(whole, in: zone), let hour = parts.hour, let minute = parts.minute, let second = parts.second
        else { return nil }
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let fraction = Int64(milliseconds) - Int64(whole.timeIntervalSince1970) * 1000
        let digits = fraction == 0 ? "" : "." + String(String(1000 + fraction).dropFirst())
        let sign = ahead < 0 ? "-" : "+"
        let offset = ahead == 0 ? "Z" : sign + two(abs(ahead) / 3600) + ":" + two(abs(ahead) / 60 % 60)
        text = "\(day)T\(two(hour)):\(two(minute)):\(two(second))" + digits + offset
    }

    /// Parses `YYYY-MM-DDTHH:MM:SS`, an optional fraction, and `Z` or an offset. Nil for any other string.
    public init?(_ text: String) {
        guard Self.parts(text) != nil else { return nil }
        self.text = text
    }

    /// Splits a timestamp into its day, the seconds from 00:00 UTC of that day, and its offset in seconds. Nil if it is invalid.
    private static func parts(_ text: String) -> (day: LocalDate, seconds: Double, ahead: Int)? {
        let bytes = Array(text.utf8)
        func digits(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count, bytes[range].allSatisfy({ (48...57).contains($0) }) else { return nil }
            return bytes[range].reduce(0) { $0 * 10 + Int($1 - 48) }
        }
        guard let hour = digits(11..<13), let minute = digits(14..<16), let second = digits(17..<19), hour < 24, minute < 60,
            second < 60, bytes[10] == 84, bytes[13] == 58, bytes[16] == 58, bytes.count > 19,
            let day = LocalDate(String(decoding: bytes[..<10], as: UTF8.self))
        else { return nil }
        var (at, fraction, unit) = (19, 0.0, 0.1)
        if bytes[at] == 46 {
            at += 1
            while at < bytes.count, (48...57).contains(bytes[at]) {
                (fraction, unit, at) = (fraction + Double(bytes[at] - 48) * unit, unit / 10, at + 1)
            }
            guard at > 20, at < bytes.count else { return nil }
        }
        var ahead = 0
        if bytes[at] != 90 || bytes.count != at + 1 {
            let colon = bytes.count == at + 6 && bytes[at + 3] == 58
            guard bytes[at] == 43 || bytes[at] == 45, colon || bytes.count == at + 5, let hours = digits(at + 1..<at + 3),
                let minutes = digits(bytes.count - 2..<bytes.count), hours < 24, minutes < 60
            else { return nil }
            ahead = (hours * 60 + minutes) * (bytes[at] == 45 ? -60 : 60)
        }
        return (day, Double(hour * 3600 + minute * 60 + second - ahead) + fraction, ahead)
    }

    /// Parses a timestamp that the core wrote. Any other string is a bug in this library, so it throws.
    init(core text: String) throws {
        guard let timestamp = Timestamp(text) else { throw fault("swift.timestamp") }
        self = timestamp
    }

    public init(from decoder: Decoder) throws {
        self = try written(decoder, "a timestamp with an offset") { Timestamp($0) }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public var description: String { text }

    /// Compares points in time. If they are equal, compares the strings.
    public static func < (left: Timestamp, right: Timestamp) -> Bool { (left.date, left.text) < (right.date, right.text) }
}

/// Converts a whole `Double` to `Int64`. A value outside its range becomes the largest or smallest number, NaN the smallest.
private func whole(_ number: Double) -> Int64 { Int64(exactly: number) ?? (number > 0 ? .max : .min) }

/// A date as whole seconds since 1970, rounded down.
func unixSeconds(_ date: Date) -> Int64 { whole(date.timeIntervalSince1970.rounded(.down)) }

/// A duration in whole seconds, rounded down.
func wholeSeconds(_ interval: TimeInterval) -> Int64 { whole(interval.rounded(.down)) }

/// A duration in milliseconds, rounded to the nearest whole number.
package func wholeMilliseconds(_ interval: TimeInterval) -> Int64 { whole((interval * 1000).rounded()) }
