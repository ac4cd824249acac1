import SceneModel

/// Diagnostics without repetitions, in the order of their places.
struct DiagnosticList {
  private var found: Set<Diagnostic> = []

  mutating func add(_ code: String, _ message: String, at location: SourceLocation) {
    found.insert(Diagnostic(code: code, message: message, location: location))
  }

  mutating func formUnion(_ other: DiagnosticList) {
    found.formUnion(other.found)
  }

  var sorted: [Diagnostic] {
    found.sorted { ($0.location, $0.code, $0.message) < ($1.location, $1.code, $1.message) }
  }
}
