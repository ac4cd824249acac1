import Foundation
import Testing

@testable import CommandLineTool

/// A style definition with one control of `body` that paints all of its frame.
private func theme(_ body: String, before: String = "", after: String = "") -> String {
  """
  <theme xmlns="urn:a11yaudit:style:1">
    <appearance name="light" window="#FFFFFF"/>
  \(before)
    <style name="Plain">
      <label/>
      \(body)
      <foreground-style color="#FFFFFF"/>
      <background color="#000000"/>
    </style>
    <control name="Close" role="button" style="Plain">
      <icon width="12" height="12"/>
    </control>
  \(after)
  </theme>

  """
}

/// An Android layout on white that holds `view`.
private func layout(_ view: String) -> String {
  """
  <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="match_parent" android:layout_height="match_parent"
      android:background="#FFFFFF">
    \(view)
  </FrameLayout>

  """
}

private let resources = """
  <resources>
    <dimen name="side">20dp</dimen>
    <style name="App" parent="android:Theme.Material.Light"/>
  </resources>

  """

/// Targets have to be 24 x 24 points by the rule set that counts unless another one is named.
@Suite("Fixes of sizes")
struct FixSizeTests {
  private let fix = ["--fix", "--report", "text", "."]

  @Test(
    "a style's length that the target follows gets the least sufficient value",
    arguments: [
      // The frame is the target.
      (
        "<frame width=\"60\" height=\"20\"/>", "<frame width=\"60\" height=\"24\"/>",
        "set frame height to 24 (a.xml:6)"
      ),
      (
        "<frame width=\"20.0\" height=\"20\"/>", "<frame width=\"24.0\" height=\"24\"/>",
        "set frame width to 24.0 (a.xml:6) and frame height to 24 (a.xml:6)"
      ),
      // 12 points of the icon and 4 on both sides are 20.
      ("<padding length=\"4\"/>", "<padding length=\"6\"/>", "set padding length to 6 (a.xml:6)"),
      // The content is higher than the minimum, which has to exceed it.
      (
        "<frame min-width=\"60\" min-height=\"10\"/>",
        "<frame min-width=\"60\" min-height=\"24\"/>",
        "set frame min-height to 24 (a.xml:6)"
      ),
    ])
  func style(body: String, expected: String, suggestion: String) async throws {
    let project = try TemporaryProject(["a.xml": theme(body)])
    let audit = await project.run(["--report", "text", "."])
    #expect(audit.output.contains(suggestion), "\(audit.output)")
    let run = await project.run(fix)
    #expect(run.status == .passed, "\(run.output)\(run.errors)")
    #expect(try project.read("a.xml") == theme(expected), "\(run.errors)")
    let again = await project.run(fix)
    #expect(again.errors.contains("fixed 0 values in 0 files"), "\(again.errors)")
  }

  // 24 are 95 % of 25.26.
  @Test("a length is enough for a state that shrinks")
  func pressed() async throws {
    let fill = "<background color=\"#000000\"/>"
    let text = theme("<frame width=\"60\" height=\"20\"/>").replacing(
      fill, with: fill + "<scale-effect by=\"0.95\" when=\"pressed\"/>")
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(
      try project.read("a.xml") == text.replacing("\"20\"", with: "\"26\""), "\(run.errors)")
    #expect(!run.output.contains("target-size"), "\(run.output)")
  }

  @Test("a dimension that both extents follow is changed once")
  func dimension() async throws {
    let token = "  <dimension name=\"side\" value=\"20\"/>"
    let body = "<frame width=\"side\" height=\"side\"/>"
    let project = try TemporaryProject(["a.xml": theme(body, before: token)])
    let run = await project.run(fix)
    #expect(
      run.errors.contains("a.xml:3:26: fixed side: 20 -> 24 (20 -> 24 points)"), "\(run.errors)")
    #expect(run.status == .passed, "\(run.output)")
    #expect(
      try project.read("a.xml") == theme(body, before: token.replacing("\"20\"", with: "\"24\"")))
  }

  @Test("a padding that has a name is not blamed for one target")
  func namedPadding() async throws {
    let text = theme(
      "<padding length=\"gap\"/>", before: "  <dimension name=\"gap\" value=\"4\"/>")
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(
      run.output.contains("make the hit area 4 wider and 4 taller, by padding"), "\(run.output)")
    #expect(try project.read("a.xml") == text)
  }

  @Test("the default of a parameter is changed where nobody sets the parameter")
  func parameter() async throws {
    let body = """
      <parameter name="side" type="number" default="20"/>
          <label/><frame width="60" height="$side"/>
      """
    let text = theme("").replacing("<label/>", with: body).replacing(
      "</theme>",
      with: """
          <control name="Tall" role="button" style="Plain"><set parameter="side" value="40"/>
            <icon width="12" height="12"/></control>
        </theme>
        """)
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(run.errors.contains("fixed side: 20 -> 24"), "\(run.errors)\(run.output)")
    #expect(
      try project.read("a.xml")
        == text.replacing("default=\"20\"", with: "default=\"24\""))
  }

  @Test("a dimension that decides something else as well stays")
  func otherUse() async throws {
    let token = "  <dimension name=\"side\" value=\"20\"/>"
    let text = theme(
      "<frame width=\"60\" height=\"side\"/>", before: token,
      after: """
          <control name="Text" role="button" style="Plain">
            <hstack spacing="side"><text value="A"/><text value="B"/><font size="9"/></hstack>
          </control>
        """)
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(
      run.errors.contains("not fixed: side 20: it is also used at a.xml:14"), "\(run.errors)")
    #expect(try project.read("a.xml") == text)
  }

  // The lower control starts where the upper one ends: 4 points more of it lie on each other.
  @Test("a size is taken back if targets then lie on each other")
  func overlap() async throws {
    let text = """
      <theme xmlns="urn:a11yaudit:style:1">
        <appearance name="light" window="#FFFFFF"/>
        <style name="Flat"><label/><frame width="60" height="20"/>
          <foreground-style color="#FFFFFF"/><background color="#000000"/></style>
        <style name="Tall"><label/><frame width="60" height="40"/>
          <foreground-style color="#FFFFFF"/><background color="#000000"/></style>
        <screen name="Main" width="200" height="100">
          <control name="Upper" role="button" style="Flat" x="0" y="0"><icon width="9"/></control>
          <control name="Lower" role="button" style="Tall" x="0" y="20"><icon width="9"/></control>
        </screen>
      </theme>

      """
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(run.status == .failed, "\(run.output)")
    #expect(run.errors.contains("not fixed: frame height 20: 24 would break"), "\(run.errors)")
    #expect(try project.read("a.xml") == text)
  }

  // #999999 and the red of the error have 3.08:1; with #949494, which has 3:1 with white, it is 2.89:1.
  @Test("a colour that has to be taken back takes no length along")
  func separateBlame() async throws {
    let text = """
      <theme xmlns="urn:a11yaudit:style:1">
        <appearance name="light" window="#FFFFFF"/>
        <color name="edge" value="#999999"><case when="error" value="#9B0000"/></color>
        <style name="Field"><label/><frame width="120" height="20"/>
          <foreground-style color="#000000"/><background color="#FFFFFF"/>
          <overlay><rectangle stroke-border="edge" line-width="2"/></overlay>
          <content-shape shape="rectangle"/></style>
        <control name="Name" role="field" style="Field"><text value="x"/><font size="9"/></control>
      </theme>

      """
    let project = try TemporaryProject(["a.xml": text])
    let run = await project.run(fix)
    #expect(
      run.errors.contains("not fixed: edge #999999: #949494 would break")
        && run.errors.contains("use-of-color"), "\(run.errors)")
    #expect(
      try project.read("a.xml") == text.replacing("height=\"20\"", with: "height=\"24\""))
  }

  @Test(
    "an Android length keeps its unit, and only the length changes",
    arguments: [
      (
        "android:layout_width=\"60dp\" android:layout_height=\"20dip\"",
        "android:layout_height=\"24dip\"", "set android:layout_height to 24dip"
      ),
      // A line of 10 sp is 13.3 points high, less than the minimum.
      (
        "android:layout_width=\"60dp\" android:layout_height=\"wrap_content\""
          + " android:minHeight=\"16.0dp\"",
        "android:minHeight=\"24.0dp\"", "set android:minHeight to 24.0dp"
      ),
      // 13.3 points with 2 above and below are 17.3; 24 need 5.35 of each.
      (
        "android:layout_width=\"60dp\" android:layout_height=\"wrap_content\""
          + " android:padding=\"2dp\"",
        "android:padding=\"6dp\"", "set android:padding to 6dp"
      ),
    ])
  func android(attributes: String, value: String, suggestion: String) async throws {
    let view =
      "<TextView android:id=\"@+id/x\" android:onClick=\"x\" android:text=\"Go\""
      + " android:textColor=\"#000000\" android:textSize=\"10sp\" \(attributes)/>"
    let project = try TemporaryProject([
      "res/layout/screen.xml": layout(view), "res/values/values.xml": resources,
    ])
    let audit = await project.run(["--report", "text", "."])
    #expect(
      audit.output.contains("\(suggestion) (res/layout/screen.xml:4)"), "\(audit.output)")
    let run = await project.run(fix)
    let name = value.prefix { $0 != "=" }
    let old = try #require(
      attributes.split(separator: " ").first { $0.hasPrefix(name + "=") }.map(String.init))
    #expect(
      try project.read("res/layout/screen.xml") == layout(view.replacing(old, with: value)),
      "\(run.errors)")
    #expect(!run.output.contains("target-size"), "\(run.output)")
  }

  @Test("a resource is changed where it is defined, unless something else uses it")
  func resource() async throws {
    let view =
      "<ImageButton android:id=\"@+id/x\" android:layout_width=\"@dimen/side\""
      + " android:layout_height=\"@dimen/side\" android:background=\"#FFFFFF\"/>"
    let project = try TemporaryProject([
      "res/layout/screen.xml": layout(view), "res/values/values.xml": resources,
    ])
    let run = await project.run(fix)
    #expect(
      try project.read("res/values/values.xml") == resources.replacing("20dp", with: "24dp"),
      "\(run.output)\(run.errors)")
    #expect(try project.read("res/layout/screen.xml") == layout(view))

    let image =
      "\n  <ImageView android:layout_width=\"@dimen/side\" android:layout_height=\"9dp\"/>"
    let other = try TemporaryProject([
      "res/layout/screen.xml": layout(view + image), "res/values/values.xml": resources,
    ])
    let refused = await other.run(fix)
    #expect(
      refused.errors.contains("it is also used at res/layout/screen.xml:5"), "\(refused.errors)")
    #expect(try other.read("res/values/values.xml") == resources)
  }

  @Test("a report that is read back says the same of sizes")
  func joined() async throws {
    let project = try TemporaryProject(["a.xml": theme("<frame width=\"20\" height=\"20\"/>")])
    let run = await project.run(["--report", "json=a.json", "--report", "text", "."])
    let joined = await project.run(["merge", "--report", "text", "a.json"])
    #expect(run.output == joined.output && run.output.contains("set frame width to 24"))
  }
}
