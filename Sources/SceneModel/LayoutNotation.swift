/// How a source writes sizes and tap areas, so that advice can be given in its words.
public enum LayoutNotation: String, Hashable, Sendable {
  /// None in particular.
  case any
  /// SwiftUI's modifiers.
  case swiftUI
  /// Frames and constraints of Interface Builder.
  case interfaceBuilder = "interface-builder"

  /// What to do so that a tap area has at least the lengths in points; `nil` for an axis that has.
  public func enlarging(toWidth width: String?, height: String?) -> String? {
    guard self == .swiftUI else { return nil }
    let lengths = [
      width.map { "minWidth: \($0)" }, height.map { "minHeight: \($0)" },
    ].compactMap(\.self)
    return ".frame(\(lengths.joined(separator: ", "))).contentShape(Rectangle()) on the label"
  }

  /// What to do so that all of a visible shape takes taps.
  public var covering: String {
    switch self {
    case .any: "set a content shape, a fill, or pointer-events on the whole shape"
    case .interfaceBuilder: "enlarge the view around it, or move what lies over it"
    case .swiftUI: "write .contentShape(Rectangle()) behind the modifier that gives the size"
    }
  }

  /// What to do so that all of a frame takes taps.
  public var coveringFrame: String {
    switch self {
    case .any: "paint the background after the frame, or set a content shape on the frame"
    case .interfaceBuilder: "enlarge the view around it, or move what lies over it"
    case .swiftUI:
      "write .contentShape(Rectangle()) behind the modifier that gives the size, or paint all of it"
    }
  }

  /// What to do so that a control takes taps at all.
  public var takingTaps: String {
    switch self {
    case .any: "let the control take taps: give it a fill, a content shape or pointer-events"
    case .interfaceBuilder:
      "let the control take taps: enlarge the view around it, or move what lies over it"
    case .swiftUI: "let the control take taps: .contentShape(Rectangle()) on the label"
    }
  }
}
