import Foundation

/// A calendar day without time or zone, years 1 to 9999. Its string form is `YYYY-MM-DD`.
public struct LocalDate: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to the last day of the month.
    public let day: Int

    /// Creates a day. Nil if it does not exist in the calendar.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Parses a day in the form `YYYY-MM-DD`. Nil for any other string.
    public init?(_ text: String) {
        var numbers = [0, 0, 0]
        var part = 0
        for (place, byte) in text.utf8.enumerated() {
            switch (place, byte) {
            case (4, 45), (7, 45): part += 1
            case (4, _), (7, _), (10..., _): return nil
            case (_, 48...57): numbers[part] = numbers[part] * 10 + Int(byte - 48)
            default: return nil
            }
        }
        guard text.utf8.count == 10 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The calendar day at a point in time, as seen in a time zone. Nil outside the years 1 to 9999.
    public init?(_ moment: Date, in timeZone: TimeZone) {
        let parts = Self.calendar(timeZone).dateComponents([.era, .year, .month, .day], from: moment)
        guard parts.era == 1 else { return nil }
        self.init(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }

    /// The current day in a time zone.
    public static func today(in timeZone: TimeZone = .current) -> LocalDate? { LocalDate(Date(), in: timeZone) }

    /// The point in time at which the day begins in a time zone. Nil if the calendar cannot determine it.
    public func start(in timeZone: TimeZone) -> Date? {
        Self.calendar(timeZone).date(from: DateComponents(year: year, month: month, day: day))
    }

    /// The day `days` days later, or earlier if negative. Nil outside the years 1 to 9999.
    public func adding(days: Int) -> LocalDate? { moved(.day, days) }

    /// The same day `months` months later, or earlier if negative. If that month is shorter, its last day: 31 January plus one month
    /// is 28 February. Nil outside the years 1 to 9999.
    public func adding(months: Int) -> LocalDate? { moved(.month, months) }

    /// The number of days until `other`. Negative if `other` is earlier.
    public func days(until other: LocalDate) -> Int {
        guard let here = start(in: .gmt), let there = other.start(in: .gmt) else { return 0 }
        return Self.calendar(.gmt).dateComponents([.day], from: here, to: there).day ?? 0
    }

    private func moved(_ unit: Calendar.Component, _ count: Int) -> LocalDate? {
        // a larger count always leaves the years 1 to 9999, and Foundation's sum could overflow without an error
        guard (-4_000_000...4_000_000).contains(count) else { return nil }
        let moment = start(in: .gmt).flatMap { Self.calendar(.gmt).date(byAdding: unit, value: count, to: $0) }
        return moment.flatMap { LocalDate($0, in: .gmt) }
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// Parses a date that the core wrote. Any other string is a bug in this library, so it throws.
    init(core text: String) throws {
        guard let date = LocalDate(text) else { throw fault("swift.date") }
        self = date
    }

    public init(from decoder: Decoder) throws {
        self = try written(decoder, "a date YYYY-MM-DD") { LocalDate($0) }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public var description: String {
        let digits = [year / 1000, year / 100, year / 10, year, -1, month / 10, month, -1, day / 10, day]
        return String(decoding: digits.map { $0 < 0 ? 45 : UInt8(48 + $0 % 10) }, as: UTF8.self)
    }

    public static func < (left: LocalDate, right: LocalDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// Decodes a value that is encoded as a string. `form` describes the expected string in the error.
func written<Value>(_ decoder: Decoder, _ form: String, _ read: (String) -> Value?) throws -> Value {
    if let value = read(try decoder.singleValueContainer().decode(String.self)) { return value }
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not \(form)"))
}
