internal import SceneModel

/// What a control shows apart from the look of its style.
struct WidgetContent {
  /// A picture with the attributes that may name its tint.
  struct Picture {
    var use: Definition
    var tints: [String]
  }

  /// A text or picture inside a control that is no control of its own.
  struct Part {
    var context: WidgetContext
    /// Set if only code says the colour of the text.
    var codeColor: Traced<ColorOutcome>?
    /// `nil` for a picture.
    var text: String?
    var markup: StringMarkup?
    var pictures: [Picture]
    /// The backgrounds between the control and the part, the lowest first.
    var backgrounds: [WidgetContext]
  }

  /// The text; `nil` for none.
  var text: String?
  /// The text, if the files hold it, so that it can be measured.
  var knownText: String?
  /// What the text shows in colours of its own.
  var markup: StringMarkup?
  /// Set if only code says the colour of the text.
  var codeColor: Traced<ColorOutcome>?
  /// The pictures; `nil` if they are not known, so that a specimen stands for them.
  var pictures: [Picture]?
  var parts: [Part] = []
  /// Whether a text holds links, which have a colour of their own.
  var hasLinks = false
  /// What a text field says, or another text while it is empty.
  var hint: String?
  var helper: String?
  /// What stands before and after the text of a field, and in its place.
  var prefix: String?
  var suffix: String?
  var placeholder: String?
  /// Whether a field has an icon at its end that its class draws.
  var hasEndIcon = false
  /// How many characters a field holds.
  var counter: String?
  /// What a bar says below its title.
  var subtitle: String?
  var error: String?
  /// The view inside a text field that takes the text.
  var input: WidgetContext?

  /// What stands for the content of a style; few say their text themselves.
  static func specimen(of context: WidgetContext) -> WidgetContent {
    let own = context.use("android:text").flatMap { use -> String? in
      guard case .text(let text) = context.resolver.end(of: use, under: context.theme)?.value,
        !text.isEmpty
      else { return nil }
      return text
    }
    // The hint of a view inside a box is the box's; of one without a box the style says none.
    let hint = context.kind == .editText ? nil : "Hint"
    return WidgetContent(text: own ?? "Label", hint: hint, helper: "Helper", error: "Error")
  }
}
