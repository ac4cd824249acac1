import Markup
import SceneModel

/// Why a style definition cannot be read; several are collected before one is thrown.
struct StyleProblem: Error, Hashable {
  /// The kinds of mistakes; the raw values are stable codes.
  enum Kind: String, CaseIterable {
    case malformedXML = "malformed-xml"
    case tooDeep = "too-deep"
    case tooComplex = "too-complex"
    case unknownElement = "unknown-element"
    case misplacedElement = "misplaced-element"
    case missingElement = "missing-element"
    case unknownAttribute = "unknown-attribute"
    case missingAttribute = "missing-attribute"
    case invalidValue = "invalid-value"
    case unknownName = "unknown-name"
    case duplicateName = "duplicate-name"
    case missingValue = "missing-value"
    case aliasCycle = "alias-cycle"
    case styleCycle = "style-cycle"
    case includeCycle = "include-cycle"
    case includeNotFound = "include-not-found"
    case includeOutsideRoot = "include-outside-root"
  }

  var kind: Kind
  var message: String
  var location: SourceLocation

  init(_ kind: Kind, _ message: String, at location: SourceLocation) {
    self.kind = kind
    self.message = message
    self.location = location
  }

  /// A problem with a name that is none of `candidates`; proposes the nearest or lists them.
  static func unknown(
    _ kind: Kind, _ what: String, _ name: String, among candidates: some Sequence<String>,
    at location: SourceLocation
  ) -> StyleProblem {
    StyleProblem(
      kind, "unknown \(what) '\(name)'\(proposal(for: name, among: candidates))", at: location)
  }

  /// What to write instead of `name`: the nearest candidate, else all of them if they are few.
  static func proposal(for name: String, among candidates: some Sequence<String>) -> String {
    let candidates = candidates.sorted()
    if let nearest = nearestName(to: name, in: candidates) { return "; did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= longestList else { return "" }
    return "; write one of " + candidates.joined(separator: ", ")
  }

  /// Problems after which nothing further is looked at: finding the nearest names takes time.
  static let maximumCount = 100

  /// The most names that a message lists.
  private static let longestList = 24
}

extension LoaderError {
  /// The first of the problems by place, with the number of the others; `nil` if there are none.
  init?(_ problems: [StyleProblem], in path: String) {
    // The main file's own mistakes come before those of files that it includes.
    let sorted = Set(problems).sorted {
      ($0.location.path == path ? 0 : 1, $0.location, $0.message)
        < ($1.location.path == path ? 0 : 1, $1.location, $1.message)
    }
    guard let first = sorted.first else { return nil }
    let others = sorted.count - 1
    let suffix = others == 0 ? "" : " (and \(others) further error\(others == 1 ? "" : "s"))"
    self.init(
      code: first.kind.rawValue, message: first.message + suffix, location: first.location)
  }
}
