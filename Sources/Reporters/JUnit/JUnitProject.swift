internal import SceneModel

/// What a project rests on, as properties of the suites of its files.
struct JUnitProject {
  /// Most causes that are named, and the longest value, as consumers show properties in a line.
  private static let causeLimit = 5
  private static let valueLimit = 1000

  /// The properties in their order.
  let properties: [(name: String, value: String)]

  init(_ project: ProjectSummary) {
    let text = ProjectText(project)
    let prefix = "a11yaudit.\(project.format)."
    var properties = [(prefix + "project", text.path)]
    func add(_ name: String, _ parts: [String]) {
      guard !parts.isEmpty else { return }
      let value = VisibleText.collapsed(parts.joined(separator: "; "), limit: Self.valueLimit)
      properties.append((prefix + name, value))
    }
    add("basis", project.basis)
    add("references", text.resolutions.map(\.summary))
    let causes = text.resolutions.flatMap(\.unresolved)
    var missing = causes.prefix(Self.causeLimit).map { "\($0.count) \($0.text)" }
    let hidden = causes.count - Self.causeLimit
    if hidden > 0 { missing.append("and \(hidden) more causes") }
    add("unresolved", missing)
    self.properties = properties
  }
}
