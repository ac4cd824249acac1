/// A side of a view, where text runs from left to right.
enum ViewSide: String {
  case start = "Start"
  case top = "Top"
  case end = "End"
  case bottom = "Bottom"

  /// The side's name in drawables, which know no direction of text.
  var absoluteName: String {
    switch self {
    case .start: "Left"
    case .end: "Right"
    case .top, .bottom: rawValue
    }
  }

  /// The attributes that set the padding of the side, the one that wins first.
  ///
  /// Source: the constructor of `android.view.View`. `padding` beats those of single sides and pairs,
  /// whatever level of the styles sets it; what depends on the direction of text beats it.
  var paddingAttributes: [String] {
    switch self {
    case .start, .end:
      [
        "android:padding\(rawValue)", "android:padding", "android:paddingHorizontal",
        "android:padding\(absoluteName)",
      ]
    case .top, .bottom:
      ["android:padding", "android:paddingVertical", "android:padding\(rawValue)"]
    }
  }
}
