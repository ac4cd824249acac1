/// Identifies a check across edits elsewhere, so that baselines and history survive them.
///
/// No line, column, message, ratio or colour goes in. Text is hashed as the UTF-8 it came as: the
/// standard library offers no public normalisation, so a path that two file systems spell in
/// different Unicode normal forms has to be normalised (NFC) by whoever reads the file system.
public enum Fingerprint {
  /// 32 lower-case hex digits: the first half of SHA-256 over the fields, parted by NUL.
  ///
  /// `path` is relative to the project root; `state`, `appearance` and `part` are `any` where the
  /// check does not depend on them; `occurrence` counts up from 0 where a document repeats all
  /// other fields.
  public static func make(
    rule: String, path: String, control: String, state: String, appearance: String, part: String,
    occurrence: Int
  ) -> String {
    let fields = ["v1", rule, path, control, state, appearance, part, String(occurrence)]
    var message: [UInt8] = []
    message.reserveCapacity(fields.reduce(fields.count) { $0 + $1.utf8.count })
    for (index, field) in fields.enumerated() {
      if index > 0 { message.append(0) }
      message += field.utf8
    }
    return String(SHA256.hex(of: message).prefix(32))
  }
}
