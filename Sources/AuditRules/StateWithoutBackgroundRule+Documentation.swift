public import Audit

extension StateWithoutBackgroundRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "state-without-background",
    title: "State without a background",
    summary: """
      Reports a state that changes the foreground to a colour which does not show on the only \
      background that the files give.
      """,
    rationale: """
      White text while pressed needs a dark button while pressed; where a file says the first and \
      nothing the second, either code does or nobody can read it.
      """,
    limitations: """
      What code paints while the control is in the state is not seen, so a failure is a warning.
      """)

  private static func document(_ pressed: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" colorMatched="YES">
      <objects>
        <view contentMode="scaleToFill" id="pad">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <button id="key">
              <rect key="frame" x="10" y="10" width="80" height="48"/>
              <state key="normal" title="7">
                <color key="titleColor" white="0.0" alpha="1" colorSpace="deviceWhite"/>
              </state>
              <state key="highlighted">
                <color key="titleColor" white="\(pressed)" alpha="1" colorSpace="deviceWhite"/>
              </state>
            </button>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="deviceWhite"/>
        </view>
      </objects>
    </document>
    """
  }

  /// Small interface files with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A title that turns white on a white view",
      fileName: "Keypad.xib", source: document("1"), expected: ["key pressed failed"]),
    RuleExample(
      title: "A title that turns grey",
      fileName: "Keypad.xib", source: document("0.3"), expected: []),
  ]
}
