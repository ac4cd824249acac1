internal import EmbeddedFiles
internal import Markup
internal import SceneModel

/// The values of the platform and its libraries, from the files under `Platforms/android`.
enum BuiltInResources {
  /// All definitions; read once.
  static let candidates: [ResourceTable.Candidate] = EmbeddedFile.names(in: "Platforms").flatMap {
    read("Platforms/\($0)")
  }

  private static func read(_ file: String) -> [ResourceTable.Candidate] {
    guard file.hasPrefix("Platforms/android/"), let path = ResourcePath(file),
      let bytes = EmbeddedFile.bytes(at: file),
      let document = try? XMLDocument.parse(bytes, path: file)
    else { return [] }
    let isFramework = file.hasPrefix("Platforms/android/framework/")
    return ValuesReader(document, at: path, path: file, isFramework: isFramework).definitions.map {
      ResourceTable.Candidate(
        path: path, origin: .builtIn, isAudited: false, definition: $0)
    }
  }
}
