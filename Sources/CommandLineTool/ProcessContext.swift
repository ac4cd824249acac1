internal import Foundation
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// All that the program knows of the process around it: passed in, so that tests can choose it.
public struct ProcessContext: Sendable {
  /// The environment variables; none of them changes a verdict.
  public var environment: [String: String]
  /// The working directory, absolute.
  public var workingDirectory: String
  /// How many cores there are.
  public var processorCount: Int
  /// Whether standard output is a terminal.
  public var isTerminal: Bool
  /// Whether standard error is a terminal.
  public var isErrorTerminal: Bool
  /// Seconds since 1970-01-01T00:00:00Z, for the time stamp that JUnit demands.
  public var now: @Sendable () -> Int
  /// Seconds since some moment, in fractions, to time files by.
  public var clock: @Sendable () -> Double
  /// Waits for some seconds; `false` if nobody waits any more.
  public var wait: @Sendable (_ seconds: Double) async -> Bool
  /// Takes what is large and done with: where the process ends soon, all memory goes at once, and
  /// nothing is freed piece by piece.
  public var keep: @Sendable (_ value: any Sendable) -> Void
  /// Everything on standard input.
  public var readStandardInput: @Sendable () -> [UInt8]
  /// Results.
  public var output: TextOutput
  /// Everything else.
  public var errors: TextOutput

  /// A context from its parts.
  public init(
    environment: [String: String], workingDirectory: String, processorCount: Int = 1,
    isTerminal: Bool = false, isErrorTerminal: Bool = false,
    now: @escaping @Sendable () -> Int = { 0 },
    clock: @escaping @Sendable () -> Double = { 0 },
    wait: @escaping @Sendable (_ seconds: Double) async -> Bool = { _ in false },
    keep: @escaping @Sendable (_ value: any Sendable) -> Void = { _ in },
    readStandardInput: @escaping @Sendable () -> [UInt8] = { [] }, output: TextOutput,
    errors: TextOutput
  ) {
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.processorCount = processorCount
    self.isTerminal = isTerminal
    self.isErrorTerminal = isErrorTerminal
    self.now = now
    self.clock = clock
    self.wait = wait
    self.keep = keep
    self.readStandardInput = readStandardInput
    self.output = output
    self.errors = errors
  }

  /// What is kept until the process ends.
  private static let kept = Mutex<[any Sendable]>([])

  /// The context of the running process.
  public static func current() -> ProcessContext {
    ProcessContext(
      environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      now: { Int(Date().timeIntervalSince1970) },
      clock: { ProcessInfo.processInfo.systemUptime },
      wait: { seconds in (try? await Task.sleep(for: .seconds(seconds))) != nil },
      keep: { value in kept.withLock { $0.append(value) } },
      readStandardInput: {
        (try? FileHandle.standardInput.read(upToCount: SourceInput.maximumByteCount + 1))
          .flatMap { $0 }.map(Array.init) ?? []
      },
      output: .standardOutput, errors: .standardError)
  }
}
