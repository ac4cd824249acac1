internal import CSS
internal import SceneModel
internal import StyleLoading

extension LoadingOptions {
  /// The options of all commands that load sources.
  init(_ arguments: BoundArguments) throws(UsageError) {
    self.init(appearances: Set(arguments.all("appearance")))
    for (appearance, color) in try arguments.pairs("canvas", value: "COLOUR") {
      guard let window = CanvasColor.color(color) else {
        throw UsageError(
          .invalidValue(
            option: "canvas", value: color, expected: "an opaque colour such as dark=#1E1E1E"))
      }
      windows[appearance] = window
    }
    namePatterns = try arguments.all("name-pattern").map {
      (text: String) throws(UsageError) -> NamePattern in try Self.namePattern(text)
    }
    for (name, version) in try arguments.pairs("platform", value: "VERSION") {
      guard let number = Int(version), number > 0 else {
        throw UsageError(
          .invalidValue(option: "platform", value: version, expected: "a number such as ios=18"))
      }
      guard Registry.platforms.contains(name) else {
        throw UsageError(.unknown("platform", name, known: Registry.platforms))
      }
      let known = Registry.platformVersions[name, default: []]
      guard known.contains(where: { $0.contains(number) }) else {
        let ranges = known.map {
          $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
        }
        throw UsageError(
          .invalidValue(
            option: "platform", value: "\(name)=\(version)",
            expected: "a version whose values are known: " + ranges.joined(separator: " or ")))
      }
      platforms[name] = number
    }
    theme = try ThemeDefinitions(arguments).sheet.map { [$0] } ?? []
  }

  /// The options with the style sheets and style definitions of `--tokens`, which yield to what `--define` says.
  func addingTokens(
    _ files: [String], workingDirectory: FilePath, root: FilePath, fileSystem: FileSystem
  ) throws(UsageError) -> LoadingOptions {
    var sheets: [ThemeSheet] = []
    for text in files {
      let (file, appearance) = Self.tokenFile(text, in: workingDirectory, fileSystem)
      let path = FilePath(file, in: workingDirectory)
      let bytes = try fileSystem.argument(path, named: file)
      let name = path.relative(to: root)
      let first = sheets.count
      defer { for index in sheets[first...].indices { sheets[index].appearance = appearance } }
      if ThemeTokens.recognizes(
        SourceFile(path: name, head: Array(bytes.prefix(SourceFile.headLength))))
      {
        sheets += try Self.tokenSheets(
          of: Source(path: name, bytes: bytes, readFile: fileSystem.includes(inside: root)))
        continue
      }
      guard !StyleSheet(bytes).rules.isEmpty else {
        throw UsageError(
          .other(
            "'\(file)' holds no rule of CSS and is no style definition; write some, such"
              + " as ':root { --brand: #0040dd }'")
        )
      }
      sheets.append(ThemeSheet(path: name, bytes: bytes))
    }
    var options = self
    options.theme = sheets + theme
    return options
  }

  /// A value of `--tokens` as the file and the appearance that it is for, `nil` for all: what
  /// follows the last `@`, unless a file is called so.
  static func tokenFile(
    _ text: String, in workingDirectory: FilePath, _ fileSystem: FileSystem
  ) -> (file: String, appearance: String?) {
    guard let at = text.lastIndex(of: "@"), at != text.startIndex,
      fileSystem.kind(at: FilePath(text, in: workingDirectory)) == nil
    else { return (text, nil) }
    let appearance = text[text.index(after: at)...]
    guard !appearance.isEmpty, !appearance.contains(where: { "/.".contains($0) }) else {
      return (text, nil)
    }
    return (String(text[..<at]), String(appearance))
  }

  /// The tokens of a style definition.
  private static func tokenSheets(of source: Source) throws(UsageError) -> [ThemeSheet] {
    do {
      return TokenSheets(try ThemeTokens(source)).sheets
    } catch {
      throw UsageError(
        .other("\(error.location.path):\(error.location.line): \(error.message)"))
    }
  }

  /// A pattern and what it means, parted by the last `=`, since names of variants hold some.
  private static func namePattern(_ text: String) throws(UsageError) -> NamePattern {
    guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
      throw UsageError(
        .invalidValue(option: "name-pattern", value: text, expected: "PATTERN=MEANING"))
    }
    let word = String(text[text.index(after: equals)...])
    let meaning: NamePattern.Meaning
    if word == "none" {
      meaning = .noControl
    } else if let role = Role(rawValue: word), role.isOperable {
      meaning = .role(role)
    } else if let state = ControlState(name: word) {
      meaning = .state(state)
    } else {
      let roles = Role.allCases.filter(\.isOperable).map(\.rawValue)
      let states = ["normal"] + ControlState.flags.map(\.name)
      throw UsageError(.unknown("meaning", word, known: ["none"] + roles + states))
    }
    return NamePattern(pattern: String(text[..<equals]), meaning: meaning)
  }
}

extension BoundArguments {
  /// The states that `--state` names, in order.
  var states: [ControlState] {
    get throws(UsageError) {
      try all("state").map { (name: String) throws(UsageError) -> ControlState in
        guard let state = ControlState(name: name) else {
          let known = ["normal"] + ControlState.flags.map(\.name)
          throw UsageError(.unknown("state", name, known: known))
        }
        return state
      }
    }
  }
}

extension FileSystem {
  /// The content of a file that an option names.
  func argument(_ path: FilePath, named name: String) throws(UsageError) -> [UInt8] {
    do {
      return try read(path, limit: SourceInput.maximumByteCount)
    } catch {
      throw UsageError(.other("'\(name)' cannot be read: \(error.reason)"))
    }
  }
}
