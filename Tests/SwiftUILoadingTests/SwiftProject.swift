import ColorMath
import Geometry
import SceneModel
import Testing

@testable import SwiftUILoading

/// Swift files in memory, loaded as a project.
struct SwiftProject {
  let loaded: LoadedProject

  init(_ files: [String: String], options: LoadingOptions = LoadingOptions()) throws {
    let loader = SwiftUILoader(options: options)
    let documents = try files.sorted { $0.key < $1.key }.map { path, text in
      ProjectDocument(
        path: path, use: path.hasSuffix(".swift") ? ProjectFileUse.audited : .context,
        content: try loader.parse(Source(path: path, bytes: Array(text.utf8))))
    }
    loaded = loader.resolve(documents, in: "")
  }

  /// A single file.
  init(_ text: String) throws {
    try self.init(["Styles.swift": "import SwiftUI\n" + text])
  }

  var controls: [Control] { loaded.sources.flatMap(\.controls) }

  var diagnostics: [Diagnostic] { loaded.sources.flatMap(\.diagnostics) }

  func control(_ key: String) throws -> Control {
    try #require(controls.first { $0.key == key }, "\(controls.map(\.key))")
  }

  /// The rendition of a control in a state and appearance.
  func rendition(
    _ key: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> Rendition {
    let renditions = try control(key).renditions.filter { $0.appearance == appearance }
    return try #require(renditions.first { $0.state == state })
  }

  /// The colour of the control's first layer that is no text, or why it has none.
  func fill(
    _ key: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> Paint {
    let rendition = try rendition(key, state, appearance)
    let source = try #require(
      loaded.sources.first { source in source.controls.contains { $0.key == key } })
    let layers = source.scenes[rendition.scene].drawing.layers
    let own = rendition.layers.map { layers[$0] }
    return try #require(own.first { $0.text == nil }).paint.value
  }

  func hex(
    _ key: String, _ state: ControlState = .normal, _ appearance: Appearance = .light
  ) throws -> String {
    guard case .color(let color) = try fill(key, state, appearance) else { throw NoColor() }
    return color.hex
  }

  struct NoColor: Error {}

  /// A style `S` whose label stands on `background`, with more code around it.
  static func style(_ background: String, members: String = "", outside: String = "") throws
    -> SwiftProject
  {
    try SwiftProject(
      """
      struct S: ButtonStyle {
        \(members)
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(\(background))
        }
      }
      \(outside)
      """)
  }
}
