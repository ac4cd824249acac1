import SceneModel
import Testing

@testable import AndroidLoading

@Suite("Views of the application's own classes")
struct CustomViewTests {
  private static let files = [
    "res/drawable/ic.xml": """
    <vector xmlns:android="\(ValuesReader.androidNamespace)" android:width="24dp" \
    android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">\
    <path android:fillColor="#DDDDDD" android:pathData="M4,4H20V20H4Z"/></vector>
    """
  ]

  private func colors(_ view: String) throws -> [String] {
    try LayoutFixture(screen: view, files: Self.files).colors("a")
  }

  @Test(
    "a picture that the layout gives to a view is measured",
    arguments: [
      "org.example.PlayButton android:background=\"@null\"",
      "org.example.SquareImageView android:clickable=\"true\"",
      "org.example.Fancy android:clickable=\"true\"",
    ])
  func picture(view: String) throws {
    for attribute in ["app:srcCompat", "android:src"] {
      #expect(
        try colors("<\(view) android:id=\"@+id/a\" \(attribute)=\"@drawable/ic\"/>")
          == ["decoration: #FFFFFF", "icon: #DDDDDD"])
    }
  }

  @Test("a text in the colour that the layout gives it is measured, with taps or without")
  func text() throws {
    for touch in ["", "android:clickable=\"true\""] {
      #expect(
        try colors(
          """
          <org.example.Fancy android:id="@+id/a" android:text="Play" \(touch)
          android:textColor="#CCCCCC"/>
          """) == ["decoration: #FFFFFF", "label: #CCCCCC"])
    }
  }

  @Test("a text whose colour only code says is not known")
  func unknownColor() throws {
    for touch in ["", "android:clickable=\"true\""] {
      #expect(
        try colors("<org.example.Fancy android:id=\"@+id/a\" android:text=\"Play\" \(touch)/>")
          == ["decoration: #FFFFFF", "label: unresolved"])
    }
    #expect(
      try colors("<org.example.PlayButton android:id=\"@+id/a\" android:text=\"Play\"/>")
        == ["decoration: #FFFFFF", "label: unresolved"])
  }

  @Test("a class that holds views shows those and no text of its own")
  func container() throws {
    let layouts = try LayoutFixture(
      screen: """
        <org.example.Row android:id="@+id/a" android:text="Play"><TextView
        android:id="@+id/b" android:textColor="#CCCCCC"/></org.example.Row>
        """)
    #expect(layouts.texts().map(\.key) == ["b"])
  }
}
