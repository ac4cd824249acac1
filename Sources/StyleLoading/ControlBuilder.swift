import ColorMath
import Geometry
import SceneModel
import ViewLayout

/// Evaluates controls in all their states and appearances.
struct ControlBuilder {
  private let theme: Theme
  private let options: LoadingOptions
  private let appearances: [Theme.AppearanceDefinition]
  private var stateSpace: StateSpace
  private var cache = RenderingCache()
  private var elementCount = 0
  private var trialElementCount = 0
  private var keys: [String: SourceLocation] = [:]
  /// The levers of the control that is being built.
  private var levers: [LeverSearch.Key: SizeLevers] = [:]
  private(set) var scenes: [Scene] = []
  private(set) var controls: [Control] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var problems: [StyleProblem] = []

  /// Elements that are evaluated for all controls, states and appearances at most.
  static let maximumElements = 1_000_000

  /// Elements that are evaluated in search of levers at most; controls after that have none.
  static let maximumTrialElements = 100_000

  /// The size that a control is offered unless it or its screen says otherwise: the smallest
  /// iPhone's screen in points.
  static let standardScreen = Size(width: 320, height: 568)

  init(_ theme: Theme, _ options: LoadingOptions) {
    self.theme = theme
    self.options = options
    appearances = theme.evaluatedAppearances.filter {
      options.appearances.isEmpty || options.appearances.contains($0.appearance.name)
    }
    stateSpace = StateSpace(theme)
  }

  /// Adds a control with its renditions and scenes, or its problem.
  mutating func add(_ definition: Theme.ControlDefinition) {
    let element = definition.element
    guard problems.count < StyleProblem.maximumCount, let name = element.word(.name),
      let role = element.word(.role).flatMap(Role.init)
    else { return }
    let screen = definition.screen?.word(.name)
    let key = screen.map { "\($0)/\(name)" } ?? name
    if let first = keys[key] {
      problems.append(.duplicate("control", key, first, at: element.location))
      return
    }
    keys[key] = element.location
    do throws(StyleProblem) {
      let renditions = try renditions(of: definition)
      var exemptions: Set<Exemption> = []
      if case .words(let words)? = element[.exempt]?.expression {
        exemptions = Set(words.compactMap(Exemption.init))
      }
      controls.append(
        Control(
          key: key, name: name, role: role, location: element.location, screen: screen,
          action: element[.action]?.written, exemptions: exemptions, renditions: renditions))
    } catch {
      problems.append(error)
    }
  }

  private mutating func renditions(
    of definition: Theme.ControlDefinition
  ) throws(StyleProblem) -> [Rendition] {
    let element = definition.element
    let (states, isComplete) = stateSpace.states(of: element)
    if !isComplete {
      note(
        "too-many-states",
        "more than \(StateSpace.maximumStates) states; those with most flags are not audited",
        at: element.location)
    }
    var renditions: [Rendition] = []
    var isDegenerate = false
    levers = [:]
    for appearance in appearances {
      for state in states {
        var evaluator = Evaluator(theme, state, appearance)
        let (scene, rendering) = try scene(of: definition, &evaluator)
        elementCount += evaluator.elementCount + 1
        guard elementCount <= Self.maximumElements else {
          throw StyleProblem(
            .tooComplex,
            "all controls, states and appearances together need more than "
              + "\(Self.maximumElements) elements; split the file", at: element.location)
        }
        isDegenerate = isDegenerate || rendering.frame.isEmpty
        let levers = levers(of: definition, evaluator, rendering.hitRegion)
        renditions.append(
          Rendition(
            state: state, appearance: appearance.appearance, scene: scenes.count,
            layers: Array(rendering.drawing.layers.indices), frame: rendering.frame,
            hitRegion: .region(rendering.hitRegion), sizeLevers: levers))
        scenes.append(scene)
      }
    }
    if isDegenerate {
      note(
        "empty-frame", "the control's frame has no area, so its coverage cannot be told",
        at: element.location)
    }
    return renditions
  }

  /// The lengths that `region` follows, of a control in the state and appearance of `evaluator`.
  private mutating func levers(
    of definition: Theme.ControlDefinition, _ evaluator: Evaluator, _ region: Region
  ) -> SizeLevers {
    guard let size = region.boundingBox?.size,
      min(size.width, size.height) < SizeLever.greatestMinimum, !evaluator.lengths.isEmpty,
      trialElementCount < Self.maximumTrialElements
    else { return SizeLevers() }
    let key = LeverSearch.Key(lengths: evaluator.lengths, size: size)
    if let known = levers[key] { return known }
    let theme = theme
    var builder = self
    builder.cache = RenderingCache()
    let search = LeverSearch(lengths: evaluator.lengths, size: size) { trial in
      var other = Evaluator(theme, evaluator.state, evaluator.appearance)
      other.trial = trial
      let rendering = try? builder.scene(of: definition, &other).1
      builder.trialElementCount += other.elementCount + 1
      return rendering?.hitRegion.boundingBox?.size
    }
    let found = search.levers()
    trialElementCount = builder.trialElementCount
    levers[key] = found
    return found
  }

  private mutating func note(_ code: String, _ message: String, at location: SourceLocation) {
    diagnostics.append(Diagnostic(code: code, message: message, location: location))
  }

  private mutating func scene(
    of definition: Theme.ControlDefinition, _ evaluator: inout Evaluator
  ) throws(StyleProblem) -> (Scene, ViewRendering) {
    let element = definition.element
    let screen = definition.screen
    let scope = Scope()
    let view =
      try evaluator.view(of: element) ?? View(.empty, location: element.location)
    var size = Self.standardScreen
    if let screen {
      size.width = try evaluator.number(screen, .width, scope) ?? size.width
      size.height = try evaluator.number(screen, .height, scope) ?? size.height
    }
    let proposal = Size(
      width: try evaluator.number(element, .availableWidth, scope) ?? size.width,
      height: try evaluator.number(element, .availableHeight, scope) ?? size.height)
    let origin = Point(
      x: try evaluator.number(element, .x, scope) ?? 0,
      y: try evaluator.number(element, .y, scope) ?? 0)
    let (foreground, tint) = (try evaluator.primary(), try evaluator.accent())
    let rendering: ViewRendering
    do throws(ViewLayoutError) {
      rendering = try ViewRendering(
        of: view, proposal: proposal, origin: origin, foreground: foreground, tint: tint,
        cache: &cache)
    } catch {
      throw StyleProblem(error)
    }
    let window = try window(of: screen, &evaluator)
    let bounds = screen == nil ? rendering.frame : Rect(size: size)
    return (Scene(drawing: rendering.drawing, window: window, bounds: bounds), rendering)
  }

  /// What lies under a control: its screen's background over the appearance's window.
  private func window(
    of screen: StyleElement?, _ evaluator: inout Evaluator
  ) throws(StyleProblem) -> Window {
    let appearance = evaluator.appearance
    var window = Window.assumed(for: appearance.appearance)
    if let color = options.windows[appearance.appearance.name] {
      window = .stated(Resolved(color))
    } else if let value = appearance.window {
      let color = try evaluator.color(value, use: "appearance window", Scope())
      window = Self.window(color, over: window)
    }
    guard let value = screen?[.background] else { return window }
    return Self.window(
      try evaluator.color(value, use: "screen background", Scope()), over: window)
  }

  /// `color` as a window; a translucent one on what would lie there without it.
  private static func window(_ color: Resolved<Color>, over window: Window) -> Window {
    if color.value.alpha == 1 { return .stated(color) }
    var result = window
    result.color = Resolved(
      color.value.composited(over: window.color.value), provenance: color.provenance)
    return result
  }
}
