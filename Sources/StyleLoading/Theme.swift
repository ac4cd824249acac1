import ColorMath
import SceneModel

/// Everything that a file and the files it includes define.
struct Theme: Sendable {
  /// An appearance with what it falls back on.
  struct AppearanceDefinition: Sendable {
    var appearance: Appearance
    /// The appearance whose values count where this one has none.
    var basedOn: String?
    var window: AttributeValue?
    var location: SourceLocation?
  }

  /// A control with the screen around it.
  struct ControlDefinition: Sendable {
    var element: StyleElement
    var screen: StyleElement?
  }

  /// Styles that are based on each other in a row at most.
  static let maximumLineage = 32
  /// Appearances of one theme at most.
  static let maximumAppearances = 32

  private(set) var appearances: [String: AppearanceDefinition] = [:]
  /// The names of declared appearances, in the order of declaration.
  private(set) var declaredAppearances: [String] = []
  private(set) var colors: [String: StyleElement] = [:]
  private(set) var dimensions: [String: StyleElement] = [:]
  private(set) var gradients: [String: StyleElement] = [:]
  private(set) var textStyles: [String: StyleElement] = [:]
  private(set) var styles: [String: StyleElement] = [:]
  /// The controls of the main file.
  private(set) var controls: [ControlDefinition] = []
  private(set) var problems: [StyleProblem] = []

  init() {
    for appearance in Appearance.standard {
      appearances[appearance.name] = AppearanceDefinition(
        appearance: appearance,
        basedOn: appearance.isIncreasedContrast
          ? (appearance.isDark ? Appearance.dark.name : Appearance.light.name) : nil)
    }
  }

  /// Adds the definitions of a file; controls only of the main one.
  mutating func add(_ file: StyleElement, isMain: Bool) {
    for element in file.children {
      guard case .definition(let name) = element.name else { continue }
      switch name {
      case .appearance: addAppearance(element)
      case .color: add(element, to: \.colors)
      case .gradient: add(element, to: \.gradients)
      case .dimension: add(element, to: \.dimensions)
      case .textStyle: add(element, to: \.textStyles)
      case .style: add(element, to: \.styles)
      case .control where isMain: addControl(element, on: nil)
      case .screen where isMain:
        for control in element.children { addControl(control, on: element) }
      case .control, .screen, .theme, .include, .case, .stop, .parameter, .set: break
      }
    }
  }

  private mutating func add(
    _ element: StyleElement, to table: WritableKeyPath<Theme, [String: StyleElement]>
  ) {
    guard let name = element.word(.name) else { return }
    // Colours and gradients are used alike, so they share their names.
    let isColor = element.name == .definition(.color)
    let isPaint = isColor || element.name == .definition(.gradient)
    let others = isColor ? gradients : isPaint ? colors : [:]
    if isPaint,
      (Vocabulary.fixedColors + Vocabulary.environmentPaints).contains(name)
    {
      problems.append(
        StyleProblem(
          .duplicateName, "'\(name)' is a colour of the format itself; choose another name",
          at: element.location))
    } else if let first = self[keyPath: table][name] ?? others[name] {
      problems.append(.duplicate(element.name.rawValue, name, first.location, at: element.location))
    } else {
      self[keyPath: table][name] = element
    }
  }

  private mutating func addControl(_ element: StyleElement, on screen: StyleElement?) {
    controls.append(ControlDefinition(element: element, screen: screen))
  }

  private mutating func addAppearance(_ element: StyleElement) {
    guard let name = element.word(.name) else { return }
    let standard = appearances[name]
    if let first = standard?.location {
      problems.append(.duplicate("appearance", name, first, at: element.location))
      return
    }
    declaredAppearances.append(name)
    let base = element.word(.basedOn) ?? standard?.basedOn
    let inherited = standard?.appearance ?? base.flatMap { appearances[$0]?.appearance }
    appearances[name] = AppearanceDefinition(
      appearance: Appearance(
        name: name, isDark: element.flag(.dark) ?? inherited?.isDark ?? false,
        isIncreasedContrast: element.flag(.increasedContrast) ?? inherited?.isIncreasedContrast
          ?? false),
      basedOn: base, window: element[.window], location: element.location)
  }

  /// The appearances to evaluate: those declared, else those that values are given for and `light`.
  var evaluatedAppearances: [AppearanceDefinition] {
    var names = Set(declaredAppearances)
    if names.isEmpty {
      names.insert(Appearance.light.name)
      for element in colors.values {
        for variant in element.variants { names.insert(variant.appearance) }
      }
    }
    return names.compactMap { appearances[$0] }.sorted { $0.appearance < $1.appearance }
  }

  /// The names whose values count for an appearance, the most particular first.
  func fallbacks(of appearance: String) -> [String] {
    var names = [appearance]
    while let last = names.last, let base = appearances[last]?.basedOn, !names.contains(base) {
      names.append(base)
    }
    return names
  }

  /// The style and those that it is based on, itself first; ends before a cycle and at
  /// ``maximumLineage``.
  func lineage(of style: StyleElement) -> [StyleElement] {
    var styles = [style]
    var names: Set<String> = [style.word(.name) ?? ""]
    while styles.count < Self.maximumLineage,
      let base = styles[styles.count - 1].word(.basedOn), names.insert(base).inserted,
      let next = self.styles[base]
    {
      styles.append(next)
    }
    return styles
  }

  /// The parameters of a style, its own first, with the types that they take.
  func parameters(of style: StyleElement) -> [String: StyleElement] {
    var parameters: [String: StyleElement] = [:]
    for style in lineage(of: style) {
      for parameter in style.children(.parameter) {
        guard let name = parameter.word(.name), parameters[name] == nil else { continue }
        parameters[name] = parameter
      }
    }
    return parameters
  }
}

extension StyleElement {
  func flag(_ name: AttributeName) -> Bool? {
    guard case .flag(let value)? = self[name]?.expression else { return nil }
    return value
  }
}

extension StyleProblem {
  /// A second definition of a name.
  static func duplicate(
    _ what: String, _ name: String, _ first: SourceLocation, at location: SourceLocation
  ) -> StyleProblem {
    StyleProblem(
      .duplicateName,
      "\(what) '\(name)' is already defined at \(first.path):\(first.line):\(first.column)",
      at: location)
  }
}
