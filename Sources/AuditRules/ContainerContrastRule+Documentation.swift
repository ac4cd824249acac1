public import Audit

extension ContainerContrastRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "container-contrast",
    title: "Container contrast",
    summary: """
      Compares the colours on both sides of a control's outline. Fill or border, whichever \
      stands out more, must reach the threshold. A failure is an error for controls that are \
      known only by their container (field, checkbox, radio, switch, slider) and advice for \
      labelled buttons, where WCAG does not ask for a visible edge. So it is for a choice whose \
      text lies in its container, as that of a chip, and for a field that has the colour of its \
      surroundings in every state and appearance: it has no edge of its own. What the control \
      paints inside its container, such as a check mark, is looked through, and where the control \
      itself covers the edge nothing is compared.
      """,
    rationale: """
      An empty field without a visible edge is not there for people with low vision.
      """,
    limitations: """
      A container of which only a part of the edge stands out is incomplete, or advice where it \
      is not needed: whether the rest identifies it, a person must say. It passes, with the \
      figures of that shape, if a shape along one side stands out all around, such as the line \
      along the bottom of a field.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A field with a faint border",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="name" role="textbox">
            <rect x="10" y="10" width="160" height="44" fill="#ffffff" stroke="#dddddd"/>
          </g>
        </svg>
        """,
      expected: ["name normal failed"]),
    RuleExample(
      title: "A field with a clear border",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="name" role="textbox">
            <rect x="10" y="10" width="160" height="44" fill="#ffffff" stroke="#767676"/>
          </g>
        </svg>
        """,
      expected: ["name normal passed"]),
    RuleExample(
      title: "A filled field with a clear line along its bottom",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="name" role="textbox">
            <rect x="10" y="10" width="160" height="44" fill="#f0f0f0"/>
            <rect x="10" y="52" width="160" height="2" fill="#606060"/>
          </g>
        </svg>
        """,
      expected: ["name normal passed"]),
    RuleExample(
      title: "A filled field with a faint line along its bottom",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="name" role="textbox">
            <rect x="10" y="10" width="160" height="44" fill="#f0f0f0"/>
            <rect x="10" y="52" width="160" height="2" fill="#bbbbbb"/>
          </g>
        </svg>
        """,
      expected: ["name normal failed"]),
    RuleExample(
      title: "A field without an edge of its own",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <g id="name" role="textbox">
            <rect x="10" y="10" width="160" height="44" fill="#ffffff"/>
          </g>
        </svg>
        """,
      expected: ["name normal failed"]),
  ]
}
