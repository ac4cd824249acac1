import Foundation
import SceneModel
import SwiftUILoading
import TestSupport
import Testing

/// A control written in Swift, and what it comes to by hand.
struct StyleFixture: Decodable, Sendable, CustomTestStringConvertible {
  /// What a part looks like where its contrast is lowest.
  struct Part: Decodable, Sendable {
    var color: String
    var background: String
    var ratio: Double
  }

  /// The final colour at a place, without texts.
  struct Spot: Decodable, Sendable {
    var x: Double
    var y: Double
    var color: String
  }

  /// Whether the control takes a tap at a place.
  struct Tap: Decodable, Sendable {
    var x: Double
    var y: Double
    var reacts: Bool
  }

  /// The control in one state and appearance; what is not written is not compared.
  struct Look: Decodable, Sendable {
    /// Width and height.
    var frame: [Double]?
    /// Points by which extents may differ because the width of a text is estimated.
    var tolerance: Double?
    /// Of the whole hit region, also outside the frame.
    var hitArea: Double?
    /// Side of the largest square inside one piece of the hit region.
    var square: Double?
    var label: String?
    var background: String?
    var ratio: Double?
    var icon: Part?
    var indicator: Part?
    var colors: [Spot]?
    var taps: [Tap]?
    /// Code of the cause why the label's contrast is not known.
    var unresolved: String?
  }

  /// A colour of the catalogue.
  struct Asset: Decodable, Sendable {
    var any: String
    var dark: String?
  }

  var construct: String
  var derivation: [String]
  var control: String
  /// Version of iOS whose colours are used.
  var ios: Int
  /// By state and appearance, such as `pressed dark`.
  var states: [String: Look]
  /// States that look like the normal one.
  var absent: [String]?
  /// Kinds of observations, all of them.
  var observations: [String]?
  var assets: [String: Asset]?
  /// The name of the files.
  private(set) var name = ""

  private enum CodingKeys: String, CodingKey {
    case construct, derivation, control, ios, states, absent, observations, assets
  }

  var testDescription: String { name }

  private static let folder = Bundle.module.resourceURL?
    .appendingPathComponent("Fixtures/Styles")

  /// All pairs of files by their names.
  static let all: [StyleFixture] = {
    guard let folder,
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { $0.pathExtension == "json" }.compactMap { file in
      guard let data = try? Data(contentsOf: file),
        var fixture = try? JSONDecoder().decode(StyleFixture.self, from: data)
      else { return nil }
      fixture.name = file.deletingPathExtension().lastPathComponent
      return fixture
    }
    .sorted { $0.name < $1.name }
  }()

  /// How many files of a kind there are.
  static func count(ofFilesNamed suffix: String) -> Int {
    let names = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(atPath: $0.path)
    }
    return names?.filter { $0.hasSuffix(suffix) }.count ?? 0
  }

  /// The text of the Swift file.
  func code() throws -> String {
    let file = try Self.folder.map {
      try Data(contentsOf: $0.appendingPathComponent(name + ".swift"))
    }
    return String(decoding: file ?? Data(), as: UTF8.self)
  }

  /// The project of the Swift file and its catalogue.
  func loaded() throws -> LoadedProject {
    let loader = SwiftUILoader(options: LoadingOptions(platforms: ["ios": ios]))
    let code = try Self.folder.map {
      try Data(contentsOf: $0.appendingPathComponent(name + ".swift"))
    }
    var files: [String: [UInt8]] = ["App/\(name).swift": Array(code ?? Data())]
    for (name, asset) in assets ?? [:] {
      var entries = [Self.entry(asset.any)]
      if let dark = asset.dark { entries.append(Self.entry(dark, "dark")) }
      let path = "App/Assets.xcassets/\(name).colorset/Contents.json"
      files[path] = Array(ColorSetText.contents(entries).utf8)
    }
    let documents = try files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      try SwiftUILoader.use(of: SourceFile(path: path, head: bytes)).map { use in
        ProjectDocument(
          path: path, use: use, content: try loader.parse(Source(path: path, bytes: bytes)))
      }
    }
    return loader.resolve(documents, in: "")
  }

  private static func entry(_ hex: String, _ appearances: String...) -> String {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    return appearances.isEmpty
      ? ColorSetText.entry(value) : ColorSetText.entry(value, appearances[0])
  }
}
