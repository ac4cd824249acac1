/// The types of resources that are looked up, as references name them.
enum ResourceType: String, Hashable, Sendable, CaseIterable {
  case color, dimen, drawable, layout, style, macro, bool, integer, string, attr

  /// The types that a folder of files may hold, one resource a file.
  static let ofFiles: Set<ResourceType> = [.color, .drawable, .layout]
}

/// What a reference such as `@color/x` or `@android:style/X` names.
struct ResourceName: Hashable, Sendable {
  var type: ResourceType
  /// The part after the slash.
  var name: String
  /// Whether it belongs to the platform and not to the application and its libraries.
  var isFramework = false

  /// As a reference writes it.
  var reference: String { "@\(isFramework ? "android:" : "")\(type.rawValue)/\(name)" }
}
