/// The types of resources that are looked up, as references name them.
enum ResourceType: String, Hashable, Sendable, CaseIterable {
  case color, dimen, drawable, layout, style, macro, bool, integer, string, attr, xml
}

/// What a reference such as `@color/x` or `@android:style/X` names.
struct ResourceName: Hashable, Sendable {
  var type: ResourceType
  /// The part after the slash.
  var name: String
  /// Whether it belongs to the platform and not to the application and its libraries.
  var isFramework = false
  /// The module whose definition is meant, where several define the name; `nil` for that of whoever
  /// refers to it.
  var home: Home?

  /// A module of a project.
  struct Home: Hashable, Sendable {
    /// One of its files.
    var path: String
    /// Told in reports; `nil` for the first module that defines the name.
    var label: String?
  }

  /// Names are looked up all the time, and hardly any is that of two resources.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name as any module writes it.
  var plain: ResourceName {
    var name = self
    name.home = nil
    return name
  }

  /// The name as reports tell it.
  var title: String { home?.label.map { "\(name) (\($0))" } ?? name }

  /// As a reference writes it.
  var reference: String { "@\(isFramework ? "android:" : "")\(type.rawValue)/\(name)" }
}
