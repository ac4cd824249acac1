internal import SceneModel

/// The versions of the platform and its libraries that a project is resolved for.
struct PlatformVersions {
  /// API level of the device.
  let apiLevel: Int

  init(_ options: LoadingOptions) {
    apiLevel = options.platforms["android"] ?? Self.newest
  }

  /// Android 16.
  private static let newest = 36

  /// The device that resources are chosen for.
  func device(isNight: Bool) -> DeviceConfiguration {
    DeviceConfiguration(isNight: isNight, apiLevel: apiLevel)
  }

  /// What results rest on, for a report.
  var basis: [String] {
    let size = "\(DeviceConfiguration.width) x \(DeviceConfiguration.height) dp"
    return [
      "Android API \(apiLevel) on a phone of \(size)",
      "built-in values of the framework, AppCompat 1.7 and Material Components 1.14",
      "each style under the themes that set what it refers to; themes that set it alike share one",
    ]
  }
}
