public import Audit

extension TargetSizeRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "target-size",
    title: "Target size",
    summary: """
      Measures the largest axis-aligned square inside the points that operate the control and \
      nothing else. Platform rule sets compare the width and height of the bounding box, as \
      their documentation does. An undersized target is excused when the circle around its \
      centre meets neither another target nor the circle of another undersized one. A target that \
      is large enough and shrinks below the minimum while it is pressed is a warning of its own: \
      the tap is not lost, but a trembling finger slips off.
      """,
    rationale: """
      People whose hands tremble, or who are in a moving train, miss small targets or hit \
      their neighbours.
      """,
    limitations: """
      Of a control that the source puts on no screen nobody knows the neighbours, so undersized it \
      is a warning. Where only the height is known it is compared alone, as texts are mostly wide \
      enough; a width alone proves nothing but a miss. The exceptions for an equivalent control elsewhere and for legal requirements cannot be \
      seen in a file; mark such controls.
      """)

  /// Small drawings with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "Two 20-point targets side by side",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <rect id="minus" role="button" width="20" height="20" fill="#595959"/>
          <rect id="plus" role="button" x="20" width="20" height="20" fill="#1a1a1a"/>
        </svg>
        """,
      expected: ["minus any failed", "plus any failed"]),
    RuleExample(
      title: "A 20-point target far from others is excused",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <rect id="plus" role="button" width="20" height="20" fill="#1a1a1a"/>
          <rect id="save" role="button" x="100" width="80" height="40" fill="#1a1a1a"/>
        </svg>
        """,
      expected: ["plus any exempt", "save any passed"]),
    RuleExample(
      title: "Of a 20-point target without neighbours nobody knows what is beside it",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" style="background:#fff">
          <rect id="plus" role="button" width="20" height="20" fill="#1a1a1a"/>
        </svg>
        """,
      expected: ["plus any failed"]),
    RuleExample(
      title: "A 34-point circle holds the square, a 33-point circle is excused by its spacing",
      fileName: "example.svg",
      source: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
          <circle id="big" role="button" cx="20" cy="20" r="17" fill="#1a1a1a"/>
          <circle id="near" role="button" cx="58" cy="20" r="16.5" fill="#1a1a1a"/>
        </svg>
        """,
      expected: ["big any passed", "near any exempt"]),
    RuleExample(
      title:
        "25 points are enough, the 22.5 points that are left while it is pressed are a warning",
      fileName: "example.xml",
      source: """
        <theme xmlns="urn:a11yaudit:style:1">
          <style name="Shrinking">
            <label/>
            <frame width="60" height="25"/>
            <background color="#FFFFFF"/>
            <scale-effect by="0.9" when="pressed"/>
          </style>
          <control name="Send" role="button" style="Shrinking" label="Send"/>
        </theme>
        """,
      expected: ["Send normal passed", "Send pressed failed"]),
  ]
}
