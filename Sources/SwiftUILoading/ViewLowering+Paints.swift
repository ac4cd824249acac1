import SceneModel
import ViewLayout

extension Evaluator {
  /// `paint` without references to the environment.
  mutating func resolved(_ paint: PaintValue) -> PaintValue {
    switch paint {
    case .foreground: return environment.foreground ?? .label(0)
    case .tint: return environment.tint ?? platformAccent
    case .hierarchical(let level):
      switch environment.foreground {
      case nil: return .label(min(level, 3))
      case .label(let outer)?: return .label(min(outer + level, 3))
      case let explicit?:
        return level > 0 ? explicit.faded(by: Self.levelOpacities[min(level, 3)]) : explicit
      }
    case .faded(let inner, let alpha): return resolved(inner).faded(by: alpha)
    case .background:
      guard case .paint(let style)? = environment.values["backgroundStyle"] else { return paint }
      if case .background = style { return paint }
      return resolved(style)
    case .color, .gradient, .label: return paint
    }
  }

  /// The accent where nobody sets one; only that of a catalogue is written anywhere.
  private var platformAccent: PaintValue {
    mutating get {
      guard case .color(var color) = accent(.init(file: 0, start: 0, end: 0)) else {
        return .hierarchical(0)
      }
      color.steps.removeFirst(min(color.steps.count, 1))
      return .color(color)
    }
  }

  /// A colour of the platform's that no code names.
  mutating func unwritten(_ name: String) -> PaintValue? {
    guard case .color(let color)? = platformColor(name, .init(file: 0, start: 0, end: 0)) else {
      return nil
    }
    return .color(ColorValue(paint: color.paint, steps: []))
  }

  mutating func viewPaint(_ paint: PaintValue) -> ViewPaint {
    switch resolved(paint) {
    case .color(let color):
      return .paint(Resolved(color.paint, provenance: Provenance(color.steps)))
    case .gradient(let gradient): return gradient
    case .label(let level):
      return withoutSteps(labelColor(level, .init(file: 0, start: 0, end: 0)))
    case .background:
      return withoutSteps(
        platformColor("systemBackground", .init(file: 0, start: 0, end: 0)) ?? .foreground)
    case .foreground, .tint, .hierarchical:
      return withoutSteps(labelColor(0, .init(file: 0, start: 0, end: 0)))
    case .faded(let inner, let alpha): return viewPaint(inner).faded(by: alpha)
    }
  }

  /// How a shape is drawn, with what the environment says.
  mutating func lowered(_ drawing: ShapeValue.Drawing) -> ShapeDrawing {
    switch drawing {
    case .fill(let paint): .fill(viewPaint(paint ?? .foreground))
    case .stroke(let paint, let style, isInside: true):
      .strokeBorder(viewPaint(paint ?? .foreground), style)
    case .stroke(let paint, let style, isInside: false):
      .stroke(viewPaint(paint ?? .foreground), style)
    }
  }

  /// A colour of the platform's own, which is written nowhere.
  private func withoutSteps(_ paint: PaintValue) -> ViewPaint {
    guard case .color(let color) = paint else {
      return .paint(
        Resolved(.unresolved(IncompleteCause(.systemColor, "the platform's colour is not known"))))
    }
    return .paint(Resolved(color.paint))
  }
}

extension ViewPaint {
  /// The paint with its alpha multiplied.
  func faded(by alpha: Double) -> ViewPaint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { stop in
        var stop = stop
        stop.color.value = stop.color.value.multiplyingAlpha(by: alpha)
        return stop
      }
    }
    switch self {
    case .paint(let paint):
      guard case .color(let color) = paint.value else { return self }
      return .paint(
        Resolved(.color(color.multiplyingAlpha(by: alpha)), provenance: paint.provenance))
    case .linearGradient(let start, let end, let stops, let provenance):
      return .linearGradient(start: start, end: end, stops: faded(stops), provenance)
    case .radialGradient(let center, let startRadius, let endRadius, let stops, let provenance):
      return .radialGradient(
        center: center, startRadius: startRadius, endRadius: endRadius, stops: faded(stops),
        provenance)
    case .angularGradient(let center, let startAngle, let endAngle, let stops, let provenance):
      return .angularGradient(
        center: center, startAngle: startAngle, endAngle: endAngle, stops: faded(stops),
        provenance)
    case .foreground, .tint: return self
    }
  }
}
