/// A day of the Gregorian calendar, without time or zone.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The day counted from 1970-01-01, which is 0.
  public let dayNumber: Int

  /// The day on which a moment lies in UTC, counted in seconds since 1970-01-01T00:00:00Z.
  public init(secondsSince1970 seconds: Int) {
    dayNumber = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
  }

  /// The day of a text `YYYY-MM-DD` (RFC 3339, full-date); `nil` if it is another form or no day.
  public init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = fields.compactMap { field in
      field.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        ? field.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
    }
    guard numbers.count == 3, numbers[0] > 0, 1...12 ~= numbers[1], numbers[2] >= 1,
      numbers[2] <= Self.dayCount(ofMonth: numbers[1], in: numbers[0])
    else { return nil }
    dayNumber = Self.dayNumber(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// How many days later `other` is; negative if it is earlier.
  public func days(until other: CalendarDate) -> Int { other.dayNumber - dayNumber }

  /// Orders by time.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    first.dayNumber < second.dayNumber
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days before the first of January of `year`, counted from that of the year 1.
  private static func dayCount(beforeYear year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400
  }

  private static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let months = (1..<month).reduce(0) { $0 + dayCount(ofMonth: $1, in: year) }
    return dayCount(beforeYear: year) - dayCount(beforeYear: 1970) + months + day - 1
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    // The estimate by the mean length of a year is off by one at most.
    var year = max(1970 + dayNumber * 400 / 146_097, 1)
    if Self.dayNumber(year: year, month: 1, day: 1) > dayNumber { year -= 1 }
    if Self.dayNumber(year: year + 1, month: 1, day: 1) <= dayNumber { year += 1 }
    var rest = dayNumber - Self.dayNumber(year: year, month: 1, day: 1)
    var month = 1
    while rest >= Self.dayCount(ofMonth: month, in: year) {
      rest -= Self.dayCount(ofMonth: month, in: year)
      month += 1
    }
    func padded(_ number: Int, to width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(width - text.count, 0)) + text
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(rest + 1, to: 2))"
  }
}
