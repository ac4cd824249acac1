/// A 3 by 3 matrix between linear colour spaces.
///
/// All values: https://www.w3.org/TR/css-color-4/#color-conversion-code, whose fractions come from
/// the chromaticities of each space and its white point.
struct ColorMatrix {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }

  /// Linear sRGB to XYZ D65.
  static let sRGBToXYZ = ColorMatrix(
    SIMD3(506752 / 1_228_815, 87881 / 245763, 12673 / 70218),
    SIMD3(87098 / 409605, 175762 / 245763, 12673 / 175545),
    SIMD3(7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270))

  /// XYZ D65 to linear sRGB.
  static let xyzToSRGB = ColorMatrix(
    SIMD3(12831 / 3959, -329 / 214, -1974 / 3959),
    SIMD3(-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
    SIMD3(705 / 12673, -2585 / 12673, 705 / 667))

  /// Linear Display P3 to XYZ D65.
  static let displayP3ToXYZ = ColorMatrix(
    SIMD3(608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160),
    SIMD3(35783 / 156275, 247089 / 357200, 198249 / 2_500_400),
    SIMD3(0, 32229 / 714400, 5_220_557 / 5_000_800))

  /// XYZ D65 to linear Display P3.
  static let xyzToDisplayP3 = ColorMatrix(
    SIMD3(446124 / 178915, -333277 / 357830, -72051 / 178915),
    SIMD3(-14852 / 17905, 63121 / 35810, 423 / 17905),
    SIMD3(11844 / 330415, -50337 / 660830, 316169 / 330415))

  /// Linear Adobe RGB (1998) to XYZ D65.
  static let a98RGBToXYZ = ColorMatrix(
    SIMD3(573536 / 994567, 263643 / 1_420_810, 187206 / 994567),
    SIMD3(591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835),
    SIMD3(53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835))

  /// XYZ D65 to linear Adobe RGB (1998).
  static let xyzToA98RGB = ColorMatrix(
    SIMD3(1_829_569 / 896150, -506331 / 896150, -308931 / 896150),
    SIMD3(-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
    SIMD3(16779 / 1_248_040, -147721 / 1_248_040, 1_266_979 / 1_248_040))

  /// Linear ITU-R BT.2020 to XYZ D65.
  static let rec2020ToXYZ = ColorMatrix(
    SIMD3(63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
    SIMD3(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
    SIMD3(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))

  /// XYZ D65 to linear ITU-R BT.2020.
  static let xyzToRec2020 = ColorMatrix(
    SIMD3(30_757_411 / 17_917_100, -6_372_589 / 17_917_100, -4_539_589 / 17_917_100),
    SIMD3(-19_765_991 / 29_648_200, 47_925_759 / 29_648_200, 467509 / 29_648_200),
    SIMD3(792561 / 44_930_125, -1_921_689 / 44_930_125, 42_328_811 / 44_930_125))

  /// Linear ROMM RGB to XYZ D50.
  static let prophotoRGBToXYZD50 = ColorMatrix(
    SIMD3(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    SIMD3(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    SIMD3(0, 0, 0.82510460251046020))

  /// XYZ D50 to linear ROMM RGB.
  static let xyzD50ToProphotoRGB = ColorMatrix(
    SIMD3(1.34578688164715830, -0.25557208737979464, -0.05110186497554526),
    SIMD3(-0.54463070512490190, 1.50824774284514680, 0.02052744743642139),
    SIMD3(0, 0, 1.21196754563894520))

  /// Bradford adaptation of XYZ from D65 to D50.
  static let d65ToD50 = ColorMatrix(
    SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))

  /// Bradford adaptation of XYZ from D50 to D65.
  static let d50ToD65 = ColorMatrix(
    SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))
}
