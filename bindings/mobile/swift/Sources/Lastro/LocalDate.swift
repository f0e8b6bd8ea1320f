import Foundation

/// A day of the calendar without time or zone, years 1 to 9999. Its text is `YYYY-MM-DD`.
public struct LocalDate: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to the last of the month.
    public let day: Int

    /// The day, or nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `YYYY-MM-DD` and nothing else.
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

    /// The day that a moment is in, in a time zone.
    public init?(_ moment: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        self.init(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }

    /// Reads a date that the core wrote. Any other text is a fault of this library, never another day.
    init(core text: String) throws {
        guard let date = LocalDate(text) else { throw fault("swift.date") }
        self = date
    }

    public init(from decoder: Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let date = LocalDate(text) else {
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a date YYYY-MM-DD")
            throw DecodingError.dataCorrupted(context)
        }
        self = date
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
