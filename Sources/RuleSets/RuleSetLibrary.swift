internal import EmbeddedFiles
internal import Markup

/// Rule sets by name, with what they inherit from each other.
public struct RuleSetLibrary: Sendable {
  /// The rule set that is used unless another one is asked for.
  public static let defaultName = "wcag22-aa"

  /// The rule sets that are compiled into the program.
  public static let embedded = RuleSetLibrary(
    names: EmbeddedFile.names(in: "Rules").compactMap { name in
      name.hasSuffix(".xml") ? String(name.dropLast(".xml".count)) : nil
    },
    bytes: { EmbeddedFile.bytes(at: "Rules/\($0).xml") })

  /// The names of all rule sets, the default first.
  public let names: [String]
  private let bytes: @Sendable (_ name: String) -> [UInt8]?

  /// A library of the files that `bytes` gives for `names`, which are without `.xml`.
  public init(names: [String], bytes: @escaping @Sendable (_ name: String) -> [UInt8]?) {
    self.names = names
    self.bytes = bytes
  }

  /// The rule set called `name`, with all that it inherits.
  ///
  /// Throws if there is none, or if a file on the way is malformed, extends itself, or changes a
  /// rule or an option that the rule set below it does not have; then with file, line and column.
  public func ruleSet(named name: String) throws(RuleSetError) -> RuleSet {
    guard names.contains(name) else {
      throw RuleSetError(message: unknown(name))
    }
    var chain = [try file(named: name)]
    var visited = [name]
    while let last = chain.last, let parent = last.parent {
      guard !visited.contains(parent.value) else {
        let circle = (visited + [parent.value]).joined(separator: "' extends '")
        throw last.error("a rule set cannot extend itself: '\(circle)'", at: parent.location)
      }
      guard names.contains(parent.value) else {
        throw last.error(unknown(parent.value), at: parent.location)
      }
      chain.append(try file(named: parent.value))
      visited.append(parent.value)
    }
    var ruleSet: RuleSet?
    for (name, file) in zip(visited, chain).reversed() {
      ruleSet = try file.ruleSet(named: name, over: ruleSet)
    }
    guard let ruleSet else { throw RuleSetError(message: unknown(name)) }
    return ruleSet
  }

  private func file(named name: String) throws(RuleSetError) -> RuleSetFile {
    guard let content = bytes(name) else {
      throw RuleSetError(message: "the rule set '\(name)' has no file")
    }
    return try RuleSetFile(content, path: "Rules/\(name).xml")
  }

  private func unknown(_ name: String) -> String {
    let hint = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" }
    return "there is no rule set '\(name)'"
      + (hint ?? "; there are \(names.joined(separator: ", "))")
  }
}
