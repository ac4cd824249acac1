#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The sRGB transfer function of IEC 61966-2-1, odd-extended to negative values as in CSS Color 4.
public enum TransferFunction {
  /// Linear light of an encoded sRGB component.
  ///
  /// The threshold is 0.04045 as in IEC 61966-2-1 and WCAG 2.2, not the older 0.03928.
  public static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    guard magnitude > 0.04045 else { return encoded / 12.92 }
    let value = pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// Encoded sRGB component of linear light, the inverse of ``linear(_:)``.
  public static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    guard magnitude > 0.0031308 else { return linear * 12.92 }
    let value = 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
