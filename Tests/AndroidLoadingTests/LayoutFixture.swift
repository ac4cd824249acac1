import SceneModel
import Testing

@testable import AndroidLoading

/// A project of one theme and some layouts that are written in a test.
struct LayoutFixture {
  var project: LoadedProject

  /// The layouts by name, in a project with `values`; the theme is a light one of the platform.
  init(
    _ layouts: [String: String], items: String = "", values: String = "",
    files: [String: String] = [:]
  ) throws {
    var all = files
    all["res/values/themes.xml"] = AndroidFixture.resources(
      "<style name=\"App\" parent=\"android:Theme.Material.Light\">\(items)</style>\(values)")
    for (name, text) in layouts {
      // The first element declares the namespaces.
      let end = try #require(text.firstIndex { $0 == " " || $0 == ">" || $0 == "/" })
      all["res/layout/\(name).xml"] = """
        \(text[..<end]) xmlns:android="\(ValuesReader.androidNamespace)" \
        xmlns:tools="\(ValuesReader.toolsNamespace)" \
        xmlns:app="http://schemas.android.com/apk/res-auto"\(text[end...])
        """
    }
    project = try AndroidFixture.load(all)
  }

  /// A project with one screen that holds `view` in a white frame as large as the screen.
  init(screen view: String, items: String = "", values: String = "", files: [String: String] = [:])
    throws
  {
    try self.init(
      [
        "screen": """
        <FrameLayout android:layout_width="match_parent" android:layout_height="match_parent" \
        android:background="#FFFFFF">\(view)</FrameLayout>
        """
      ], items: items, values: values, files: files)
  }

  /// A drawing of 24 points with a square of 16 in it.
  static func square(_ color: String, tint: String? = nil, mode: String = "src_in") -> String {
    let tint = tint.map { " android:tint=\"\($0)\" android:tintMode=\"\(mode)\"" } ?? ""
    return """
      <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
      android:height="24dp" android:viewportWidth="24" android:viewportHeight="24"\(tint)>\
      <path android:fillColor="\(color)" android:pathData="M4,4h16v16h-16z"/></vector>
      """
  }

  /// The controls of a layout and the texts outside of them.
  private func all(_ layout: String) -> [Control] {
    project.sources.first { $0.path == "res/layout/\(layout).xml" }?.controls ?? []
  }

  /// The controls of a layout.
  func controls(_ layout: String = "screen") -> [Control] {
    all(layout).filter(\.role.isOperable)
  }

  /// The texts of a layout that nobody operates.
  func texts(_ layout: String = "screen") -> [Control] {
    all(layout).filter { !$0.role.isOperable }
  }

  /// A control's rendition, by day unless another appearance is named.
  func rendition(
    _ key: String, _ state: ControlState = .normal, in layout: String = "screen",
    _ appearance: String = "App"
  ) throws -> Rendition {
    let control = try #require(all(layout).first { $0.key == key })
    return try #require(
      control.renditions.first { $0.state == state && $0.appearance.name == appearance })
  }

  /// The scene of a control's rendition, by day unless another appearance is named.
  func scene(
    _ key: String, _ state: ControlState = .normal, in layout: String = "screen",
    _ appearance: String = "App"
  ) throws -> Scene {
    let rendition = try rendition(key, state, in: layout, appearance)
    let source = try #require(project.sources.first { $0.path == "res/layout/\(layout).xml" })
    return source.scenes[rendition.scene]
  }

  /// The colours of a scene's layers, the lowest first; nothing for what is not resolved.
  func colors(
    _ key: String, _ state: ControlState = .normal, in layout: String = "screen",
    _ appearance: String = "App"
  ) throws -> [String] {
    try scene(key, state, in: layout, appearance).drawing.layers.map { layer in
      guard let color = layer.color else { return "\(layer.part): unresolved" }

      return "\(layer.part): \(color.hex)"
    }
  }
}
