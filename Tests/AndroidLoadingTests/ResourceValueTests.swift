import ColorMath
import Testing

@testable import AndroidLoading

@Suite("Values of Android resources")
struct ResourceValueTests {
  @Test(
    "alpha comes first in a literal of four or eight digits",
    arguments: [
      ("#F00", Color(rgb: 0xFF0000)), ("#8F00", Color(rgb: 0xFF0000, alpha: 136.0 / 255)),
      ("#123456", Color(rgb: 0x123456)), ("#5C000000", Color(rgb: 0, alpha: 92.0 / 255)),
    ])
  func literal(text: String, color: Color) {
    #expect(ResourceValue(text) == .color(color))
  }

  @Test(
    "a literal of five digits or with a wrong digit is no colour", arguments: ["#12345", "#GGG"])
  func wrongLiteral(text: String) {
    #expect(ResourceValue(text) == .text(text))
  }

  @Test(
    "an attribute may be named with and without its type and package",
    arguments: [
      ("?attr/x", "x"), ("?x", "x"), ("?android:attr/x", "android:x"), ("?android:x", "android:x"),
    ])
  func attribute(text: String, name: String) {
    #expect(ResourceValue(text) == .attribute(name))
  }

  @Test(
    "a length that no device can hold is none",
    arguments: ["1e308dp", "8388608dp", "-1e300sp", "nandp", "infdp", "1e400"])
  func outOfRange(text: String) {
    #expect(ResourceValue(text) == .text(text))
  }

  @Test("the longest length that a device can hold is one")
  func longest() {
    #expect(Dimension("8388607dp")?.points == 8_388_607)
  }

  @Test("a private reference of the platform is one of the platform")
  func privateReference() {
    let name = ResourceName(type: .color, name: "x", isFramework: true)
    #expect(ResourceValue("@*android:color/x") == .reference(name))
    #expect(ResourceValue("@android:color/x") == .reference(name))
  }

  @Test("device pixels have no length without a density")
  func pixels() throws {
    #expect(try #require(Dimension("3px")).points == nil)
    #expect(try #require(Dimension("12.5sp")).points == 12.5)
    #expect(try #require(Dimension("1in")).points == 160)
  }
}
