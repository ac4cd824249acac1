/// Placeholder until the real type lands; whoever writes it replaces this file.
public struct Region: Hashable, Sendable {}
