import SwiftUI

enum Asset {
  enum Colors {
    static let brand = ColorAsset(name: "Brand")
    static let onBrand = ColorAsset(name: "OnBrand")
  }
}

final class ColorAsset {
  fileprivate(set) var name: String
  private(set) lazy var swiftUIColor: Color = { Color(asset: self) }()
  init(name: String) { self.name = name }
}

extension Color {
  init(asset: ColorAsset) { self.init(asset.name, bundle: Bundle.main) }
}

struct SampleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 44)
      .background(Asset.Colors.brand.swiftUIColor)
      .foregroundColor(Asset.Colors.onBrand.swiftUIColor)
  }
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
