internal import ColorMath
internal import SceneModel

// What the drawables of toggles and bars are painted in where the view sets no tint: AppCompat's
// built-in values hold it as items whose names start with `own`, Material Components' code says it for
// toggles that use the theme's colours, and the platform's drawables name it themselves.
extension WidgetContext {
  /// The tint of a check box or radio button: its own, or else that of the class.
  func buttonTint(in state: ViewState) -> Traced<ColorOutcome>? {
    color("buttonTint", "android:buttonTint", in: state)
      ?? materialTint(in: state, on: "colorControlActivated", off: ("colorOnSurface", 0.54), 0.38)
      ?? color("ownButtonTint", in: state) ?? platformButtonTint(in: state)
  }

  /// `color/control_checkable_material.xml`, which `btn_check_material_anim` and
  /// `btn_radio_material_anim` are painted in.
  func platformButtonTint(in state: ViewState) -> Traced<ColorOutcome>? {
    guard state.contains(.enabled) else { return fadedPlatformColor }
    return platformColor(
      state.contains(.checked) ? "android:colorControlActivated" : "android:colorControlNormal")
  }

  /// The colour of the played part and the thumb of a bar (`seekbar_track_material`), and of full stars
  /// (`ratingbar_material`).
  func activeTint(in state: ViewState) -> Traced<ColorOutcome>? {
    color("android:progressTint", "ownProgressTint", in: state)
      ?? platformColor("android:colorControlActivated")
  }

  /// The colour of the text cursor of a field: that of activated controls, or of its text where the
  /// view has no drawable for it (`Editor.loadCursorDrawable`).
  func caretColor(in state: ViewState) -> Traced<ColorOutcome>? {
    guard let own = use("android:textCursorDrawable") else {
      return platformColor("android:colorControlActivated")
    }
    let color = resolver.color(own, under: theme, in: state)
    return color.value == .nothing ? textColor(in: state) : color
  }

  /// The colour of empty stars, `color/ratingbar_background_material.xml`.
  func emptyStarTint(in state: ViewState) -> Traced<ColorOutcome>? {
    color("android:progressBackgroundTint", "ownProgressBackgroundTint", in: state)
      ?? fadedPlatformColor
  }

  /// A colour that the theme gives the platform's own controls.
  private func platformColor(_ name: String) -> Traced<ColorOutcome>? {
    theme.item(name).map { resolver.color($0, under: theme, in: .normal) }
  }

  private var fadedPlatformColor: Traced<ColorOutcome>? {
    guard var traced = platformColor("android:colorControlNormal"),
      let item = theme.item("android:disabledAlpha"),
      let alpha = resolver.number(item, under: theme)
    else { return nil }
    guard case .color(let color) = traced.value else { return traced }
    traced.value = .color(color.withAlpha(ResourceResolver.product(color.alpha, alpha)))
    return traced
  }

  /// The tint of a switch's track.
  func trackTint(in state: ViewState) -> Traced<ColorOutcome>? {
    if let own = switchColor("trackTint", in: state) { return own }
    guard isMaterialSwitch else { return nil }
    let isOn = state.contains(.checked)
    let part = (isOn ? "colorControlActivated" : "colorOnSurface", isOn ? 0.54 : 0.32)
    return materialColor(part.0, alpha: state.contains(.enabled) ? part.1 : 0.12)
  }

  /// The tint of a switch's thumb.
  ///
  /// By night surfaces that are raised are lighter, by how much depends on the views around.
  func thumbTint(in state: ViewState) -> Traced<ColorOutcome>? {
    if let own = switchColor("thumbTint", in: state) { return own }
    guard isMaterialSwitch else { return nil }
    if state.contains(.checked) {
      return materialColor("colorControlActivated", alpha: state.contains(.enabled) ? 1 : 0.38)
    }
    let isRaised = theme.item("elevationOverlayEnabled").flatMap {
      resolver.end(of: $0, under: theme)?.value
    }
    return isRaised == .boolean(true) ? nil : materialColor("colorSurface", alpha: 1)
  }

  /// A colour of a switch; the platform's own class does not know the libraries' attributes.
  private func switchColor(_ attribute: String, in state: ViewState) -> Traced<ColorOutcome>? {
    let isPlatform = levels.first.map { $0.name.type != .style && $0.name.name == "Switch" }
    return isPlatform == true
      ? color("android:\(attribute)", in: state)
      : color(attribute, "android:\(attribute)", in: state)
  }

  /// Whether the view is a `SwitchMaterial` that uses the theme's colours; other switches inherit the
  /// setting and ignore it.
  private var isMaterialSwitch: Bool {
    guard flag("useMaterialThemeColors"), let first = levels.first else { return false }
    return first.name.type == .style || first.name.name.hasSuffix("SwitchMaterial")
  }

  /// `MaterialCheckBox` and `MaterialRadioButton`, `getMaterialThemeColorsTintList`: colours of the
  /// theme laid over its surface.
  private func materialTint(
    in state: ViewState, on: String, off: (name: String, alpha: Double), _ disabledAlpha: Double
  ) -> Traced<ColorOutcome>? {
    guard flag("useMaterialThemeColors") else { return nil }
    guard state.contains(.enabled) else { return materialColor(off.name, alpha: disabledAlpha) }
    return state.contains(.checked)
      ? materialColor(on, alpha: 1) : materialColor(off.name, alpha: off.alpha)
  }

  /// A colour of the theme, as opaque as `alpha` says, over the theme's surface.
  private func materialColor(_ name: String, alpha: Double) -> Traced<ColorOutcome>? {
    guard let item = theme.item(name), let base = theme.item("colorSurface") else { return nil }
    var traced = resolver.color(item, under: theme, in: .normal)
    let surface = resolver.color(base, under: theme, in: .normal)
    guard case .color(let color) = traced.value else { return traced }
    guard let behind = surface.color else { return surface }
    traced.value = .color(color.multiplyingAlpha(by: alpha).composited(over: behind))
    return traced
  }

  /// Says that only pictures of the platform show a part of the view.
  func picture(of part: String, remedy: String, at place: SourceLocation) -> Traced<ColorOutcome> {
    Traced(
      value: .unresolved(
        IncompleteCause(
          .rasterImage, "the platform draws the \(part) with a picture; set \(remedy)", at: place)),
      chain: [])
  }
}
