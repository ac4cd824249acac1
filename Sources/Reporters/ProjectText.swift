internal import Audit
internal import SceneModel

/// What a project's results rest on, in words.
struct ProjectText {
  /// One kind of reference.
  struct Resolution {
    /// Such as `1,203 of 1,310 colour references resolved (91.8 %)`.
    var summary: String
    /// What stands in the way, the most frequent first.
    var unresolved: [ResolutionCount.Unresolved]
  }

  /// The format as a name: `Android`.
  let format: String
  /// The folder, `.` for the project root.
  let path: String
  /// Facts that the files do not state, joined; empty if none were used.
  let basis: String
  /// How much was resolved, one entry for each kind of reference.
  let resolutions: [Resolution]

  /// How the makers of formats write their names.
  private static let names = ["android": "Android", "swiftui": "SwiftUI", "xcode": "Xcode"]

  init(_ project: ProjectSummary) {
    format = Self.names[project.format] ?? VisibleText.collapsed(project.format)
    path = project.path.isEmpty ? "." : VisibleText.collapsed(project.path)
    basis = project.basis.map { VisibleText.collapsed($0) }.joined(separator: "; ")
    resolutions = project.references.map { Resolution($0) }
  }
}

extension ProjectText.Resolution {
  fileprivate init(_ count: ResolutionCount) {
    let (resolved, total) = (count.resolved, count.total)
    var text = "\(Figure.grouped(resolved)) of \(Figure.grouped(total)) "
    text += VisibleText.collapsed(count.subject) + " resolved"
    if total > 0 { text += " (\(Figure.percentage(Double(resolved) / Double(total))))" }
    summary = text
    unresolved = count.unresolved.sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
  }
}

extension ResolutionCount.Unresolved {
  /// The cause with what would help: `style Foo of a library: give the library with --library`.
  var text: String {
    VisibleText.collapsed(remedy.isEmpty ? cause : cause + ": " + remedy, limit: 300)
  }
}
