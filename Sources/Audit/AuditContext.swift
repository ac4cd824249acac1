/// What a rule may know besides the control: its source's scenes, its neighbours, the rule set.
public struct AuditContext: Sendable {
}
