#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Program {
  /// Runs the program as a process of its own.
  public static func main() async -> Never {
    // A closed pipe is a report that could not be written, not a silent death.
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption()
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: .current())
    withExtendedLifetime(interruption) { exit(status.rawValue) }
  }
}
