import Geometry
import SceneModel
import ViewLayout

extension Evaluator {
  /// Views that scroll: along the axis they take all the space that is offered.
  mutating func scrolled(
    _ arguments: [Argument], _ views: [ViewNode], _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    let axes = arguments.first { $0.label == nil && !$0.isTrailingClosure }
    let isHorizontal = symbol(axes, scope) == "horizontal"
    let all = FlexibleLength(minimum: 0, ideal: nil, maximum: .infinity)
    let own = FlexibleLength()
    let start = UnitPoint(x: isHorizontal ? 0 : 0.5, y: isHorizontal ? 0.5 : 0)
    return ViewNode(
      content: .stack(.vertical, .center, spacing: nil, views), place: place
    )
    .adding(.layout(.fixedSize(horizontal: isHorizontal, vertical: !isHorizontal)), at: place)
    .adding(
      .layout(
        .flexibleFrame(
          width: isHorizontal ? all : own, height: isHorizontal ? own : all, alignment: start)),
      at: place
    )
    .adding(.layout(.clip(ShapeGeometry(.rectangle))), at: place)
  }

  /// A view that is drawn again as time goes by: what does not depend on the time is known.
  mutating func timeline(
    _ builder: Argument?, _ place: Expression.Place, _ scope: Scope
  ) -> ViewNode {
    guard let builder, case .closure(let closure, var captured) = evaluate(builder.value, scope)
    else { return ViewNode(content: .empty, place: place) }
    captured.locals[closure.parameters.first ?? "$0"] = unknown(
      "it changes as time goes by", builder.value.place)
    return node(from: outcome(of: closure.body, &captured, expecting: nil), place)
      ?? ViewNode(content: .empty, place: place)
  }
}
