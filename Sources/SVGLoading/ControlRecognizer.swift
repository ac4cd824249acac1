import SceneModel

/// Finds the elements that are controls: by what the source says, else by their names.
struct ControlRecognizer {
  /// How sure it is that an element is a control.
  enum Evidence {
    /// A role, a link, a handler, a pointer cursor or an attribute for this program.
    case explicit
    /// A word in a name, or rules for states such as `:hover`.
    case named
  }

  /// What is known about a control before it is drawn.
  struct Candidate {
    var evidence: Evidence
    var role: Role
    var state = ControlState.normal
    /// Whether a name or attribute states the state, be it the normal one.
    var namesState = false
    var appearance: Appearance?
    /// Equal for all states of one control; `nil` if the source names nothing to tell it by.
    var key: String?
    var variantSet: String?
    var action: String?
  }

  private let document: SVGDocument?
  private var candidates: [Int: Candidate] = [:]
  /// Elements that are declared to be no controls.
  private var excluded: Set<Int> = []

  /// Recognises nothing, for the content of masks.
  static let none = ControlRecognizer()

  private init() { document = nil }

  /// Reads all elements of `document`; `fileName` is its path's last part.
  ///
  /// `dynamic` are the elements whose style depends on states such as `:hover`; `patterns` are the
  /// caller's, which attributes overrule and which overrule the words of names.
  init(
    _ document: SVGDocument, fileName: String, dynamic: Set<Int>, patterns: [NamePattern]
  ) {
    self.document = document
    let names = ElementNames(document, fileName: fileName)
    for index in document.nodes.indices {
      var explicit = ExplicitControl(document, index)
      if !patterns.isEmpty {
        explicit.apply(NameRulings(patterns, names: names.texts(of: index)))
      }
      if explicit.isExcluded { excluded.insert(index) }
      if let role = explicit.role {
        candidates[index] = candidate(index, .explicit, role, explicit, names)
      } else if explicit.isExcluded {
        continue
      } else if let role = names.role(of: index) {
        candidates[index] = candidate(index, .named, role, explicit, names)
      } else if dynamic.contains(index), names.suggestsControl(index) {
        candidates[index] = candidate(index, .named, .control, explicit, names)
      }
    }
    removeWrappers()
  }

  private func candidate(
    _ index: Int, _ evidence: Evidence, _ role: Role, _ explicit: ExplicitControl,
    _ names: ElementNames
  ) -> Candidate {
    let name = names.name(of: index)
    let refined = role == .control ? name?.role ?? role : role
    return Candidate(
      evidence: evidence, role: refined,
      state: explicit.state ?? (name?.state ?? .normal).union(explicit.flags),
      namesState: name?.namesState ?? false,
      appearance: explicit.appearance ?? name?.appearance,
      key: explicit.key ?? names.key(of: index), variantSet: names.variantSet(of: index),
      action: explicit.action)
  }

  /// Drops the named candidates that only hold others, such as a bar of tabs called `Tab`.
  private mutating func removeWrappers() {
    guard let document else { return }
    var inner: [Int: Int] = [:]
    var explicitInside: Set<Int> = []
    for (index, candidate) in candidates {
      var parent = document[index].parent
      while let current = parent {
        inner[current, default: 0] += 1
        if candidate.evidence == .explicit { explicitInside.insert(current) }
        parent = document[current].parent
      }
    }
    candidates = candidates.filter { index, candidate in
      guard candidate.evidence == .named else { return true }
      return (inner[index] ?? 0) < 2 && !explicitInside.contains(index)
    }
  }

  /// The control that `index` may be; a pointer cursor of its own makes it one.
  func candidate(_ index: Int, style: Style, parent: Style) -> Candidate? {
    guard let document, !excluded.contains(index) else { return nil }
    if let candidate = candidates[index] {
      return candidate
    }
    guard style.hasPointerCursor, !parent.hasPointerCursor else { return nil }
    let explicit = ExplicitControl(document, index)
    let name = LayerName(ElementNames.label(of: index, in: document) ?? "")
    return Candidate(
      evidence: .explicit, role: name.role ?? .control,
      state: explicit.state ?? name.state.union(explicit.flags), appearance: name.appearance,
      key: explicit.key ?? (name.key.isEmpty ? nil : name.key), action: explicit.action)
  }

  /// Whether `candidate` is a control of its own inside `outer`.
  func isControl(_ candidate: Candidate, inside outer: Candidate?) -> Bool {
    outer == nil || candidate.evidence == .explicit
  }

  /// Whether the whole drawing is one control.
  var isWholeDrawing: Bool { candidates[0] != nil }

  /// The elements that may be controls and are operated one at a time.
  var elements: [Int] { candidates.keys.sorted() }
}
