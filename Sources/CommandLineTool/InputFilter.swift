internal import SceneModel

/// Which of the files in folders are audited, by path relative to the project root.
///
/// What is not included is still read where others refer to it; what is excluded is not read.
struct InputFilter {
  /// What is audited; empty for everything.
  var includes: [PathPattern] = []
  /// What is passed over.
  var excludes: [PathPattern] = []
  /// Files of the tool's own: the configuration, the baseline and the reports.
  var own: Set<String> = []

  /// Whether a file is to be audited.
  func includes(_ path: String) -> Bool {
    includes.isEmpty || includes.contains { $0.matches(path) }
  }

  /// Whether a file or folder is passed over.
  func excludes(_ path: String) -> Bool {
    own.contains(path) || excludes.contains { $0.matches(path) }
  }
}
