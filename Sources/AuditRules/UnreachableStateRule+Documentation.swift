public import Audit

extension UnreachableStateRule {
  /// What the rule is.
  public static let metadata = RuleMetadata(
    id: "unreachable-state",
    title: "Unreachable state",
    summary: """
      Reports an entry of a list of states that can never be chosen, since an earlier one meets \
      every state that it asks for.
      """,
    rationale: """
      A disabled or focused look that nobody ever sees was meant to be seen.
      """,
    limitations: """
      An entry that several earlier ones hide together is not found.
      """)

  /// Small colour state lists with the outcomes they must have.
  public static let examples: [RuleExample] = [
    RuleExample(
      title: "A default before the state that it hides",
      fileName: "res/color/label.xml",
      source: """
        <selector xmlns:android="http://schemas.android.com/apk/res/android">
          <item android:color="#1A1A1A"/>
          <item android:state_enabled="false" android:color="#949494"/>
        </selector>
        """,
      expected: ["@color/label any failed"]),
    RuleExample(
      title: "The default last",
      fileName: "res/color/label.xml",
      source: """
        <selector xmlns:android="http://schemas.android.com/apk/res/android">
          <item android:state_enabled="false" android:color="#949494"/>
          <item android:color="#1A1A1A"/>
        </selector>
        """,
      expected: []),
  ]
}
