/// The drawing of the examples of the rules for suppressions.
enum SuppressionExample {
  /// A button with a label of the colour `fill` on white, after a comment of `remark`.
  static func drawing(_ remark: String, fill: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="120" height="48">
      <rect width="120" height="48" fill="#fff"/>
      <!-- \(remark) -->
      <g role="button" aria-label="Send">
        <rect width="120" height="48" fill="#fff" stroke="#555"/>
        <text x="40" y="30" font-family="sans-serif" font-size="16" fill="\(fill)">Send</text>
      </g>
    </svg>
    """
  }
}
