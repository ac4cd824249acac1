import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Styles that nothing shows as they are")
struct StyleUseTests {
  private static let styles = """
    <style name="App" parent="Theme.Material3.Light">
    <item name="snackbarButtonStyle">@style/My.Button.Named</item></style>
    <style name="My.Button" parent="Widget.Material3.Button"/>
    <style name="My.Button.Leaf"/>
    <style name="My.Button.Named"/>
    <style name="My.Button.Named.Child"/>
    <style name="My.Button.Shown"/>
    <style name="My.Button.Shown.Child"/>
    <style name="My.Button.Replaced"/>
    <style name="My.Button.Colored"><item name="android:textColor">#222222</item></style>
    <style name="My.Button.Colored.Child"/>
    <style name="My.Base" parent=""><item name="android:minHeight">48dp</item></style>
    <style name="My.ButtonFrame" parent=""><item name="android:background">#FFFFFF</item></style>
    <style name="My.Frame" parent="My.ButtonFrame"><item name="android:background">@null</item></style>
    """

  /// The project, with a screen called `name`.
  private func project(screen name: String = "activity_main") throws -> LoadedProject {
    try AndroidFixture.load([
      "res/values/all.xml": AndroidFixture.resources(Self.styles),
      "res/layout/\(name).xml": """
      <LinearLayout xmlns:android="\(ValuesReader.androidNamespace)" \
      xmlns:app="http://schemas.android.com/apk/res-auto">
      <Button style="@style/My.Button.Shown"/>
      <Button style="@style/My.Button.Shown" android:textColor="#000000"/>
      <Button style="@style/My.Button.Replaced" app:backgroundTint="#000000"/>
      </LinearLayout>
      """,
    ])
  }

  @Test("a style that only others inherit from is a template, one that anything names is not")
  func inherited() throws {
    let project = try project()
    #expect(try project.control("My.Button").isTemplate)
    for shown in [
      "My.Button.Leaf", "My.Button.Named", "My.Button.Shown", "My.Button.Colored",
    ] {
      #expect(try !project.control(shown).isTemplate, "\(shown)")
    }
  }

  @Test("so is one of which every view replaces the colours")
  func replaced() throws {
    #expect(try project().control("My.Button.Replaced").isTemplate)
  }

  @Test("a style is judged if no style that inherits from it is")
  func lonely() throws {
    // The name of the child says of no control.
    #expect(try !project().control("My.ButtonFrame").isTemplate)
  }

  @Test("a project without a screen publishes its styles for others")
  func library() throws {
    let project = try project(screen: "row")
    #expect(try !project.control("My.Button").isTemplate)
    #expect(try !project.control("My.Button.Replaced").isTemplate)
  }
}
