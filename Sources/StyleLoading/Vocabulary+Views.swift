import SceneModel

extension Vocabulary {
  private static func view(
    _ attributes: [AttributeName: ValueType] = [:], required: Set<AttributeName> = [],
    children: [ElementName] = [], maximumViews: Int = .max
  ) -> ElementSchema {
    let common: [AttributeName: ValueType] = [
      .when: .condition, .name: .text, .part: .choice(Part.allCases.map(\.rawValue)),
    ]
    return ElementSchema(
      category: .view, attributes: common.merging(attributes) { _, own in own },
      required: required, children: children + modifierNames, maximumViews: maximumViews)
  }

  private static let painting: [AttributeName: ValueType] = [
    .fill: .color, .stroke: .color, .strokeBorder: .color, .lineWidth: .number,
    .lineCap: .choice(["butt", "round", "square"]), .trimFrom: .number, .trimTo: .number,
    .inset: .number,
  ]

  private static let stackAttributes: [AttributeName: ValueType] = [
    .spacing: .number, .alignment: .choice(alignments),
  ]

  static let views: [ViewName: ElementSchema] = [
    .text: view([.value: .text], required: [.value]),
    .label: view(),
    .icon: view([.width: .number, .height: .number, .resizable: .flag]),
    .image: view(
      [.width: .number, .height: .number, .resizable: .flag], required: [.width, .height]),
    .rectangle: view(painting),
    .roundedRectangle: view(
      painting.merging([.radius: .number]) { first, _ in first }, required: [.radius]),
    .capsule: view(painting),
    .circle: view(painting),
    .ellipse: view(painting),
    .hstack: view(stackAttributes, children: viewNames),
    .vstack: view(stackAttributes, children: viewNames),
    .zstack: view([.alignment: .choice(alignments)], children: viewNames),
    .spacer: view([.minLength: .number]),
    .divider: view(),
    .use: view(
      [.style: .identifier], required: [.style], children: [.definition(.set)] + viewNames,
      maximumViews: 1),
  ]

  static let alternatives = ElementSchema(
    category: .choice, attributes: [.when: .condition], children: viewNames + modifierNames)
}
