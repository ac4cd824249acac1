internal import Foundation

/// Where text goes: a stream of the process, or memory in tests.
public struct TextOutput: Sendable {
  private let body: @Sendable (String) throws -> Void

  /// An output that hands each text to `body`, which throws if it cannot be written.
  public init(_ body: @escaping @Sendable (_ text: String) throws -> Void) {
    self.body = body
  }

  /// Writes `text` as it is, without a line break of its own.
  public func write(_ text: String) throws {
    try body(text)
  }

  /// The process's standard output.
  public static let standardOutput = TextOutput {
    try FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
  }

  /// The process's standard error.
  public static let standardError = TextOutput {
    try FileHandle.standardError.write(contentsOf: Data($0.utf8))
  }
}
