internal import Dispatch

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Ends the process on SIGINT and SIGTERM between two files, never inside one.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches both signals as long as it lives.
  init() {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        // 128 plus the signal's number, as shells report it (POSIX.1-2024, 2.8.2).
        ReportWriter.isWriting.withLock { _ -> Void in _exit(128 + number) }
      }
      source.resume()
      return source
    }
  }
}
