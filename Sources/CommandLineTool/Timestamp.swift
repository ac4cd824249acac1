internal import Foundation

/// The time stamp that JUnit demands, the only one in any report.
enum Timestamp {
  /// UTC as `YYYY-MM-DDTHH:MM:SS` for seconds since 1970.
  ///
  /// `SOURCE_DATE_EPOCH` (reproducible-builds.org, specification 1.1) wins over the clock; throws
  /// if it is no number of seconds in the years 1970 to 9999.
  static func text(in context: ProcessContext) throws(UsageError) -> String {
    let seconds: Int
    if let text = context.environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
      guard let value = Int(text), 0...latest ~= value else {
        throw UsageError(
          .other("SOURCE_DATE_EPOCH is '\(text)', which is no number of seconds since 1970"))
      }
      seconds = value
    } else {
      seconds = min(max(context.now(), 0), latest)
    }
    return String(Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast())
  }

  /// 9999-12-31T23:59:59Z.
  private static let latest = 253_402_300_799
}
