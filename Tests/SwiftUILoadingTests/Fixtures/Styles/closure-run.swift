import SwiftUI

enum Run {
  static func now<T>(_ perform: () -> T) -> T {
    perform()
  }

  static func now<T>(_ perform: () throws -> T) throws -> T {
    try perform()
  }
}

enum Extent {
  case small, regular
}

struct SampleStyle: ButtonStyle {
  var extent = Extent.regular

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .frame(
        width: 100,
        height: Run.now {
          switch extent {
          case .small:
            return 24
          case .regular:
            return 44
          }
        }
      )
      .background(
        Run.now {
          switch extent {
          case .small: return .black
          case .regular: return .brandGreen
          }
        })
  }
}

extension Color {
  static let brandGreen = Color(hex: 0x336633)
}

struct Sample: View {
  var body: some View {
    Button("Save") {}
      .buttonStyle(SampleStyle())
  }
}
