/// Judges paths by whether every consumer of a report reads them alike.
enum PortablePath {
  /// Whether `path` is relative, normalised and free of characters that had to be made visible.
  static func isPortable(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return VisibleText.collapsed(path) == path && !path.contains("\\") && !path.contains(":")
      && !path.hasPrefix("~") && !parts.contains("") && !parts.contains("..") && parts.first != "."
  }
}
