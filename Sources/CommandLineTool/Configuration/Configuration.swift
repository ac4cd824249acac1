internal import Audit
internal import SceneModel

/// A configuration: values of options and what no option says, each with its place.
struct Configuration {
  /// The value of an option.
  struct Setting {
    /// The option's name.
    var option: String
    /// The value as the option takes it; `nil` switches on what takes none.
    var value: String?
    /// What messages call it: the attribute of its element.
    var subject: String
    /// Where it is written.
    var location: SourceLocation
  }

  /// A pattern of paths.
  struct Path {
    /// Relative to the configuration's folder.
    var pattern: String
    var location: SourceLocation
  }

  /// A suppression with the paths that it is about.
  struct SuppressElement {
    var suppression: Suppression
    var path: String?
    var control: String?
  }

  /// The file.
  var file: FilePath
  /// Whether it says to be the outermost.
  var isRoot = false
  var settings: [Setting] = []
  /// What is audited; empty for everything in the folder.
  var includes: [Path] = []
  /// What is not even read.
  var excludes: [Path] = []
  var suppressions: [SuppressElement] = []

  /// The folder that its paths are relative to.
  var folder: FilePath { file.parent }

  /// Where the files to audit are looked for: the folders before the wildcards of what is included,
  /// without those inside others.
  var searchedPaths: [FilePath] {
    if includes.isEmpty { return [folder] }
    let paths = includes.map { FilePath(PathPattern($0.pattern).fixedPath, in: folder) }
    var kept: [FilePath] = []
    for path in paths where !kept.contains(path) {
      if !paths.contains(where: { $0 != path && path.isInside($0) }) { kept.append(path) }
    }
    return kept
  }

  /// `pattern` of this configuration for paths relative to `root`.
  func pattern(_ pattern: String, below root: FilePath) -> PathPattern {
    PathPattern(FilePath(pattern, in: folder).relative(to: root))
  }

  /// The suppressions for an audit with paths relative to `root`.
  func suppressionPatterns(below root: FilePath) -> [SuppressionPattern] {
    suppressions.map { element in
      var suppression = element.suppression
      suppression.location.path = file.relative(to: root)
      return SuppressionPattern(
        suppression, path: element.path.map { pattern($0, below: root) },
        control: element.control.map { NamePattern(pattern: $0, meaning: .noControl) })
    }
  }
}
