internal import CLibXML2

/// Collects what libxml2 reports while it compiles a schema or validates with it.
final class RelaxNGLog {
  private(set) var violations: [RelaxNGViolation] = []

  /// More than these help nobody.
  private static let maximumCount = 100

  /// The handler to register with an unretained pointer to a log that outlives the context.
  static var callback: xmlStructuredErrorFunc {
    { userData, error in
      guard let userData = unsafe userData, let error = unsafe error else { return }
      let log = unsafe Unmanaged<RelaxNGLog>.fromOpaque(userData).takeUnretainedValue()
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
      unsafe log.add(line: Int(error.pointee.line), message: message)
    }
  }

  private func add(line: Int, message: String) {
    guard violations.count < Self.maximumCount else { return }
    let violation = RelaxNGViolation(line: line, message: message.filter { !$0.isNewline })
    if violations.last != violation { violations.append(violation) }
  }
}
