/// A definition that uses every element with each of its attributes, and the files that it includes.
enum EveryElement {
  static let files = [
    "tokens/colors.xml": """
    <theme xmlns="urn:a11yaudit:style:1">
      <color name="ink" light="#1A1A1A" dark="#F2F2F2" sepia="rgb(60 40 20)"/>
      <color name="paper" light="white" dark="black" sepia="#F4ECD8"/>
    </theme>
    """
  ]

  private static let outline = """
    d="M0 0h24v24H0zM6 6h12v12H6z" view-box="0 0 24 24" fill-rule="evenodd"
    """

  /// Shapes hold one paint at a time, so each stands here once for every paint.
  private static let shapes: String = {
    let line = "line-width=\"hairline\" line-cap=\"round\" line-join=\"bevel\""
    let portion = "trim-from=\"0.1\" trim-to=\"0.9\" inset=\"1\""
    let attributes = "when=\"!selected\" name=\"a shape\" part=\"decoration\" \(line) \(portion)"
    let shapes = [
      ("rectangle", ""), ("rounded-rectangle", "radius=\"4\""), ("capsule", ""), ("circle", ""),
      ("ellipse", ""), ("path", outline),
    ]
    return shapes.flatMap { name, own in
      ["fill", "stroke", "stroke-border"].filter { name != "path" || $0 != "stroke-border" }
        .map { "<\(name) \(own) \($0)=\"ink 50%\" \(attributes)/>" }
    }.joined(separator: "\n")
  }()

  static let theme = """
    <theme xmlns="urn:a11yaudit:style:1">
      <include href="tokens/colors.xml"/>
      <appearance name="light" window="paper"/>
      <appearance name="sepia" based-on="light" window="paper" dark="false"
                  increased-contrast="false"/>

      <color name="alias" value="ink"/>
      <color name="tone" value="alias 80%">
        <case when="selected+disabled pressed" value="shine" sepia="#804000"/>
      </color>
      <dimension name="hairline" value="1">
        <case when="pressed" value="2"/>
      </dimension>
      <gradient name="shine" start="leading" end="trailing">
        <stop at="0" color="alias"/>
        <stop at="1" color="paper 50%"/>
      </gradient>
      <gradient name="glow" center="top" start-radius="hairline" end-radius="20">
        <stop at="0" color="alias"/>
        <stop at="1" color="clear"/>
      </gradient>
      <text-style name="caps" size="11" weight="semibold" design="rounded"/>

      <style name="Base">
        <parameter name="fill" type="color" default="tone"/>
        <parameter name="gap" type="number" default="hairline"/>
        <parameter name="hint" type="text" default="none"/>
        <parameter name="icon" type="flag"/>
        <label when="disabled !disabled" name="title" part="label"/>
        <padding edges="leading trailing" length="$gap" when="!selected"/>
      </style>
      <style name="Derived" based-on="Base">
        <set parameter="icon" value="true" when="selected"/>
        <set parameter="icon" value="false"/>
        <background color="$fill" when="!selected"/>
        <overlay when="$icon+selected"><text value="$hint"/></overlay>
      </style>
      <style name="Everything">
        <vstack when="disabled !disabled" name="column" part="container" spacing="4" alignment="leading">
          <hstack when="!disabled" name="row" part="container" spacing="4" alignment="top">
            <text when="!disabled" name="word" part="label" value="Text"/>
            <spacer when="!disabled" name="gap" part="decoration" min-length="4"/>
            <divider when="!disabled" name="rule" part="decoration"/>
            <use when="!disabled" name="inner" part="container" style="Derived">
              <set parameter="gap" value="2" when="pressed"/>
              <text value="Label"/>
            </use>
          </hstack>
          <icon when="!disabled" name="mark" part="icon" width="24" height="24" resizable="false"
                \(outline) fill="ink" line-width="1" line-cap="butt" line-join="round"/>
          <icon \(outline) stroke="tint"/>
          <image when="!disabled" name="photo" part="icon" width="20" height="20"
                 resizable="true"/>
          <zstack when="!disabled" name="pile" part="container" alignment="bottom-trailing">
            \(shapes)
          </zstack>
          <choose when="!disabled">
            <text value="on" when="selected"/>
            <text value="off"/>
          </choose>
        </vstack>
        <foreground-style color="tone" when="!selected"/>
        <tint color="glow" when="!selected"/>
        <font style="caps" size="12" weight="bold" design="default" when="!selected"/>
        <frame width="100" height="120" alignment="leading" when="!selected"/>
        <frame min-width="10" ideal-width="20" max-width="infinity" min-height="10"
               ideal-height="20" max-height="400" when="!selected"/>
        <background color="shine" shape="rounded-rectangle" radius="4" alignment="top"/>
        <background color="paper" shape="path" \(outline)/>
        <overlay color="glow" shape="rounded-rectangle" radius="4" alignment="top" when="selected"/>
        <overlay color="paper 1%" shape="path" \(outline)/>
        <opacity value="0.9" when="pressed"/>
        <compositing-group when="pressed"/>
        <scale-effect by="0.95" anchor="top" when="pressed"/>
        <offset x="1" y="1" when="pressed"/>
        <rotation-effect degrees="5" anchor="bottom" when="pressed"/>
        <clip-shape shape="rounded-rectangle" radius="4" inset="1" when="pressed"/>
        <clip-shape shape="path" \(outline)/>
        <content-shape shape="rounded-rectangle" radius="4" inset="1" when="!pressed"/>
        <content-shape shape="path" \(outline) when="pressed"/>
        <allows-hit-testing enabled="false" when="disabled"/>
        <hidden when="disabled"/>
        <fixed-size horizontal="true" vertical="false" when="selected"/>
        <aspect-ratio ratio="2" mode="fit" when="selected"/>
        <layout-priority value="1" when="selected"/>
        <choose when="selected">
          <padding length="4"/>
        </choose>
      </style>

      <screen name="Screen" width="320" height="568" background="paper">
        <control name="Derived" role="button" style="Derived" label="Label" action="go" x="10"
                 y="20" available-width="200" available-height="100"
                 exempt="inline essential user-agent logotype decorative">
          <set parameter="gap" value="3"/>
          <padding/>
        </control>
      </screen>
      <control name="Everything" role="checkbox" style="Everything"/>
    </theme>
    """
}
