import ColorMath
import SceneModel
import Testing

@testable import AndroidLoading

/// Loads projects that are written in a test.
enum AndroidFixture {
  /// The project of `files`: contents by path.
  static func load(
    _ files: [String: String], libraries: [String: String] = [:],
    options: LoadingOptions = LoadingOptions()
  ) throws -> LoadedProject {
    let loader = AndroidLoader(options: options)
    var documents: [ProjectDocument<AndroidLoader.Content>] = []
    for (path, text) in files {
      let content = try loader.parse(Source(path: path, bytes: Array(text.utf8)))
      documents.append(ProjectDocument(path: path, use: .audited, content: content))
    }
    for (path, text) in libraries {
      let content = try loader.parse(Source(path: path, bytes: Array(text.utf8)))
      documents.append(
        ProjectDocument(path: path, use: .context, isLibrary: true, content: content))
    }
    return loader.resolve(documents.sorted { $0.path < $1.path }, in: "")
  }

  /// A resource file around `inner`.
  static func resources(_ inner: String) -> String {
    """
    <resources xmlns:android="\(ValuesReader.androidNamespace)" \
    xmlns:tools="\(ValuesReader.toolsNamespace)">
    \(inner)
    </resources>
    """
  }
}

extension LoadedProject {
  /// The control of a key.
  func control(_ key: String) throws -> Control {
    try #require(sources.flatMap(\.controls).first { $0.key == key })
  }

  /// The layers of a control's rendition.
  func layers(
    _ key: String, _ state: ControlState = .normal, in appearance: String
  ) throws -> [Layer] {
    for source in sources {
      guard let control = source.controls.first(where: { $0.key == key }) else { continue }
      let rendition = try #require(
        control.renditions.first { $0.state == state && $0.appearance.name == appearance })
      return rendition.layers.map { source.scenes[rendition.scene].drawing.layers[$0] }
    }
    Issue.record("there is no control \(key)")
    return []
  }
}

extension Layer {
  /// The colour of a layer that has one.
  var color: Color? {
    guard case .color(let color) = paint.value else { return nil }
    return color
  }
}
