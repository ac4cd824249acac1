extension Vocabulary {
  private static func modifier(
    _ attributes: [AttributeName: ValueType] = [:], required: Set<AttributeName> = [],
    children: [ElementName] = []
  ) -> ElementSchema {
    ElementSchema(
      category: .modifier, attributes: attributes.merging([.when: .condition]) { own, _ in own },
      required: required, children: children, maximumViews: 1)
  }

  private static let secondary: [AttributeName: ValueType] = [
    .color: .color, .shape: .choice(shapes), .radius: .number, .alignment: .choice(alignments),
  ].merging(pathOutline) { own, _ in own }

  private static let outline: [AttributeName: ValueType] = [
    .shape: .choice(shapes), .radius: .number, .inset: .number,
  ].merging(pathOutline) { own, _ in own }

  static let modifiers: [ModifierName: ElementSchema] = [
    .padding: modifier([.edges: .choices(edges), .length: .number]),
    .frame: modifier([
      .width: .number, .height: .number, .minWidth: .number, .idealWidth: .number,
      .maxWidth: .limit, .minHeight: .number, .idealHeight: .number, .maxHeight: .limit,
      .alignment: .choice(alignments),
    ]),
    .background: modifier(secondary, children: viewNames),
    .overlay: modifier(secondary, children: viewNames),
    .foregroundStyle: modifier([.color: .color], required: [.color]),
    .font: modifier([
      .style: .identifier, .size: .number, .weight: .choice(weights.map(\.name)),
      .design: .choice(designs),
    ]),
    .tint: modifier([.color: .color], required: [.color]),
    .opacity: modifier([.value: .number], required: [.value]),
    .compositingGroup: modifier(),
    .scaleEffect: modifier([.by: .number, .anchor: .choice(alignments)], required: [.by]),
    .offset: modifier([.x: .number, .y: .number]),
    .rotationEffect: modifier(
      [.degrees: .number, .anchor: .choice(alignments)], required: [.degrees]),
    .clipShape: modifier(outline, required: [.shape]),
    .contentShape: modifier(outline, required: [.shape]),
    .allowsHitTesting: modifier([.enabled: .flag], required: [.enabled]),
    .hidden: modifier(),
    .fixedSize: modifier([.horizontal: .flag, .vertical: .flag]),
    .aspectRatio: modifier([.ratio: .number, .mode: .choice(["fit", "fill"])], required: [.mode]),
    .layoutPriority: modifier([.value: .number], required: [.value]),
  ]
}
