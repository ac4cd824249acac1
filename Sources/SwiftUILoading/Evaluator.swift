import ColorMath
import SceneModel
import TextMetrics
import ViewLayout

/// Works out the values of a project's code in one state and appearance.
struct Evaluator {
  var symbols: SymbolTable
  let platform: PlatformValues
  /// Types that extend the label of a style's configuration.
  let labelExtensions: [TypeID]
  var inputs: EvaluationInputs
  /// What flows down to the view whose body is evaluated.
  var environment = ViewSurroundings()
  /// Whether any code asked for reduced motion.
  var readsReduceMotion = false
  /// What could not be evaluated, once for each place.
  var notes: [EvaluationNote] = []
  private var notedPlaces: Set<EvaluationNote> = []
  /// The style whose own flags count as states of the control.
  var auditedStyle: TypeID?
  /// Why sizes are not known, `nil` if they are.
  var sizeObstacle: Obstacle?
  /// The modifier that gives the control its size, `nil` for the label itself.
  var sizePlace: Expression.Place?
  /// Why it is not known where taps land, `nil` if it is.
  var hitObstacle: Obstacle?
  /// Whether a size is the platform's own, which it does not publish.
  var isPlatformSized = false
  /// Whether a colour's value for increased contrast is not published.
  var isUnpublished = false
  /// Calls that are open.
  var depth = 0
  /// Expressions that are open.
  var nesting = 0
  /// Expressions evaluated for the current state.
  var steps = 0
  /// Values of static and global variables in the current state.
  var constants: [ConstantKey: Value] = [:]
  /// Those of them that are the same in all states, by appearance.
  var fixedConstants: [Appearance: [ConstantKey: FixedConstant]] = [:]
  /// How often something was read that differs between states, or noted.
  var readCount = 0
  /// Shapes of the project whose outlines depend on their bounds, in the order of their numbers.
  var customShapes: [(instance: Instance, place: Expression.Place)] = []
  /// Shapes whose code is not evaluated, with what stands in the way.
  var unevaluatedShapes: [TypeID: Obstacle] = [:]
  /// Views of the current state that take taps.
  var tapTargetCount = 0
  /// Those of them that nothing around them disables.
  var enabledTargetCount = 0
  /// The style that is audited with every default, each of which callers may replace.
  var openDefaults: TypeID?
  /// Where the view is made whose control is audited, and the views around that.
  var viewUses: [TypeID: [ViewUse]] = [:]
  /// The places on the way of using it that is looked at, where there are several.
  var settingUses: [TypeID: [ViewUse]] = [:]
  /// What callers give for properties, worked out once for all states.
  var givenValues: [ConstantKey: [GivenValue]] = [:]
  /// Flags that literal arguments of the audited style set, whatever the state.
  var fixedFlags: ControlState = .normal
  /// Whether sample labels and all that is not known take next to no space, to tell what size is
  /// sure.
  var hasLeastSizes = false
  /// Calls of the open body whose results are not used, if it comes to a `return`.
  var possibleEffects: [Expression.Place] = []
  /// Whether a statement was passed over that may change a value.
  var hasSkippedSteps = false
  /// What views around the control paint behind it, the innermost first.
  var surfaces: [SurfacePaint] = []
  /// Elements of a list that are looked at.
  var elementLimit = Evaluator.maximumElements
  /// Constants and initialisers that are being evaluated.
  var open: Set<ConstantKey> = []

  /// The extent of what takes next to no space: what lies behind it has an area all the same.
  static let leastExtent = 0.01
  /// Calls in calls that are followed.
  static let maximumDepth = 64
  /// Expressions in expressions, over all open calls; each takes some of the stack.
  static let maximumNesting = 320
  /// Expressions that are evaluated for one state.
  static let maximumSteps = 100_000

  init(symbols: SymbolTable, platform: PlatformValues, appearance: Appearance, version: Int) {
    self.symbols = symbols
    self.platform = platform
    labelExtensions = Self.labelExtensions(in: symbols)
    inputs = EvaluationInputs(appearance: appearance, version: version)
  }

  /// Starts on another state or appearance.
  mutating func begin(_ state: ControlState, _ values: [String: Int], _ appearance: Appearance) {
    inputs = EvaluationInputs(
      appearance: appearance, version: inputs.version, state: state, values: values)
    environment = ViewSurroundings()
    constants.removeAll(keepingCapacity: true)
    customShapes.removeAll(keepingCapacity: true)
    surfaces.removeAll(keepingCapacity: true)
    tapTargetCount = 0
    enabledTargetCount = 0
    fixedFlags = .normal
    sizeObstacle = nil
    sizePlace = nil
    hitObstacle = nil
    isPlatformSized = false
    isUnpublished = false
    notes.removeAll()
    notedPlaces.removeAll()
    steps = 0
    depth = 0
  }

  mutating func note(_ kind: EvaluationNote.Kind, _ message: String, at place: Expression.Place) {
    readCount += 1
    let note = EvaluationNote(kind: kind, message: message, place: place)
    if notedPlaces.insert(note).inserted { notes.append(note) }
  }

  /// Takes back what was said of a background, since another one comes after the frame.
  mutating func forgetBackgrounds(_ places: [Expression.Place]) {
    notes.removeAll { note in
      guard note.kind == .backgroundBeforeFrame, places.contains(note.place) else { return false }
      notedPlaces.remove(note)
      return true
    }
  }

  /// Where the member called `name` of a type is declared.
  mutating func place(ofMember name: String, of type: TypeID) -> Expression.Place? {
    for id in symbols.members(name, of: type) {
      if let property = symbols.property(name, at: id) { return property.place }
    }
    return nil
  }

  mutating func location(_ place: Expression.Place) -> SourceLocation { symbols.location(place) }

  /// A value that is not known because of `cause`.
  func unknown(_ cause: String, _ place: Expression.Place, key: String? = nil) -> Value {
    .unknown(Obstacle(cause: cause, place: place, key: key))
  }

  /// The value of a symbol that these files do not define.
  func undefined(_ symbol: String, _ place: Expression.Place, key: String? = nil) -> Value {
    .unknown(Obstacle(cause: missing(symbol), place: place, key: key, symbol: symbol))
  }

  mutating func cause(_ obstacle: Obstacle) -> IncompleteCause {
    IncompleteCause(.unresolvedReference, obstacle.cause, at: location(obstacle.place))
  }

  /// Whether `value` holds; an unknown one is decided by an axis.
  mutating func truth(_ value: Value, _ expression: Expression) -> Bool {
    switch value {
    case .bool(let bool): return bool
    case .unknown(let obstacle):
      return decide(obstacle.key ?? code(at: expression.place))
    case .number, .string, .nothing, .paint, .font, .shape, .view, .closure, .instance, .type,
      .platformType, .enumCase, .tuple, .array, .method, .symbol, .record, .configuration,
      .deferred:
      return decide(code(at: expression.place))
    }
  }

  /// The value of a condition that only an axis can decide.
  mutating func decide(_ key: String) -> Bool {
    if let name = FlagName(key) {
      let isSet = value(of: Axis(key: key, kind: .flag(name.flag))) == 1
      return isSet != name.isNegated
    }
    return value(of: Axis(key: key, kind: .condition)) == 1
  }

  /// The value of something that is not fixed by the code.
  mutating func value(of axis: Axis) -> Int {
    readCount += 1
    return inputs.value(of: axis)
  }

  /// The code at a place on one line, as messages show it.
  func code(at place: Expression.Place) -> String { symbols.code(at: place) }
}

/// One of the variables of a declaration.
struct ConstantKey: Hashable, Sendable {
  var id: DeclarationID
  var name: String
}

/// The value of a variable that is the same in all states.
struct FixedConstant: Sendable {
  var value: Value
  /// Whether it may be another one with the other contrast.
  var readsContrast: Bool
}

/// Something that evaluation met and that a report should say.
struct EvaluationNote: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A modifier that is taken as doing nothing.
    case unknownModifier
    /// A symbol that these files do not define.
    case unknownSymbol
    /// A statement in a body that does something.
    case sideEffect
    /// An animation that goes on for ever.
    case repeatingAnimation
    case tooComplex
    /// A background that a later frame does not enlarge; the message is how it is written.
    case backgroundBeforeFrame
  }
  var kind: Kind
  var message: String
  var place: Expression.Place
}

/// What views around a view set for it.
struct ViewSurroundings: Sendable {
  /// The explicit foreground, `nil` for the default.
  var foreground: PaintValue?
  /// Where the foreground is set.
  var foregroundPlace: Expression.Place?
  var tint: PaintValue?
  var font: FontValue?
  var weight: Double?
  var design: SystemFont.Design?
  var isEnabled = true
  var buttonStyle: Value?
  var toggleStyle: Value?
  var imageScale: Double?
  var labelStyle: Value?
  /// Whether symbols are painted in several colours.
  var hasLayeredSymbols = false
  /// What of the platform the control stands in.
  var context = FoundControl.Context.view
  /// Whether the views are those of a spinner: a part of a ring on a ring.
  var isSpinner = false
  var values: [String: Value] = [:]
}
