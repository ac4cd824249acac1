/// Small inputs of known outcome.
enum Samples {
  /// #949494 on white is 3.03:1, below 4.5 (WebAIM's and every other contrast checker).
  static let failing = drawing(label: "#949494")
  /// #1A1A1A on white is 17.4:1.
  static let passing = drawing(label: "#1a1a1a")

  /// A labelled button of 120 x 40 on white.
  static func drawing(label color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
      <g id="save" role="button">
        <rect width="120" height="40" fill="#ffffff" stroke="#767676"/>
        <text x="20" y="26" font-size="16" fill="\(color)">Save</text>
      </g>
    </svg>

    """
  }

  /// A labelled button over a picture that is not in the file: its text cannot be measured.
  static let unmeasurable = """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">
      <g id="save" role="button">
        <image width="120" height="40" href="missing.png"/>
        <text x="20" y="26" font-size="16" fill="#1a1a1a">Save</text>
      </g>
    </svg>

    """

  /// A button of 20 x 20 that overlaps nothing: only `target-size` has anything to say, a warning
  /// if it is made one.
  static let small = """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" style="background:#fff">
      <rect id="plus" role="button" x="10" y="10" width="20" height="20" fill="#1a1a1a"/>
      <rect id="minus" role="button" x="31" y="10" width="20" height="20" fill="#1a1a1a"/>
    </svg>

    """

  /// A style definition with one button of white on blue in two states.
  static func style(fill: String = "#0040dd", element: String = "padding") -> String {
    """
    <theme xmlns="urn:a11yaudit:style:1">
      <color name="fill" value="\(fill)"/>
      <style name="Plain">
        <label/>
        <\(element) length="24"/>
        <foreground-style color="white"/>
        <background color="fill"/>
      </style>
      <control name="Send" role="button" style="Plain" label="Send"/>
    </theme>

    """
  }

  /// `depth` groups inside each other.
  static func nested(_ depth: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\">"
      + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      + "</svg>\n"
  }

  /// Entities that add up to a billion characters ("billion laughs").
  static var entityBomb: String {
    var declarations = "<!ENTITY e0 \"aaaaaaaaaa\">"
    for level in 1...8 {
      let reference = String(repeating: "&e\(level - 1);", count: 10)
      declarations += "<!ENTITY e\(level) \"\(reference)\">"
    }
    return "<!DOCTYPE svg [\(declarations)]>\n"
      + "<svg xmlns=\"http://www.w3.org/2000/svg\"><text>&e8;</text></svg>\n"
  }

  /// An entity that stands for a file of the machine.
  static let externalEntity = """
    <!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
    <svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>

    """
}
