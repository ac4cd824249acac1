import ColorMath
import Testing

@testable import AndroidLoading

@Suite("Ripples")
struct RippleOverlayTests {
  /// Material's opacities in `values-v28` and `values-v21`, and what its specification shows.
  @Test(
    "Material's opacities for a level of the platform show as its specification says",
    arguments: [
      (ViewState.hovered, 28, 0.4, 0.08), (.focused, 28, 0.17, 0.10), (.pressed, 28, 0.1, 0.10),
      (.hovered, 21, 0.16, 0.08), (.focused, 21, 0.2, 0.10), (.pressed, 21, 0.2, 0.10),
    ])
  func opacity(state: ViewState, level: Int, written: Double, shown: Double) throws {
    let color = Color(rgb: 0x123456, alpha: written)
    let overlay = try #require(
      RippleOverlay.color(color, in: [.enabled, state], apiLevel: level))
    #expect(abs(overlay.alpha - shown) < 0.005)
  }

  @Test("an opaque ripple covers at most half")
  func limit() throws {
    let overlay = try #require(RippleOverlay.color(.black, in: .pressed, apiLevel: 36))
    #expect(abs(overlay.alpha - 128.0 / 255) < 1e-9)
  }

  @Test("a view that nobody touches shows no ripple")
  func none() {
    #expect(RippleOverlay.color(.black, in: .normal, apiLevel: 36) == nil)
  }
}
