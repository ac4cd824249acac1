// PrimaryButtonStyleCustom of "How to Build a Custom Component in SwiftUI", with its spinner;
// `themes/primary-custom.xml` defines the same.
import SwiftUI

public struct PrimaryButtonStyleCustom: ButtonStyle {
  private var disabled: Bool
  private var image: String?
  @Binding private var showLoader: Bool
  private var btnBg: Color
  private var cornerRadius: CGFloat
  private var buttonHeight: CGFloat
  private var textColor: Color

  public init(
    disabled: Bool = false, image: String? = nil, showIndicator: Binding<Bool> = .constant(false),
    btnBg: Color = .accentColor, cornerRadius: CGFloat = 0, buttonHeight: CGFloat = 0,
    textColor: Color = .black
  ) {
    self.disabled = disabled
    self.image = image
    self._showLoader = showIndicator
    self.btnBg = btnBg
    self.cornerRadius = cornerRadius
    self.buttonHeight = buttonHeight
    self.textColor = textColor
  }

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if showLoader {
        CircularProgress()
      } else {
        if image != nil {
          Image(image ?? "")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(height: 13.33)
        }
        configuration.label
      }
    }
    .font(.callout)
    .foregroundColor(textColor)
    .frame(height: buttonHeight)
    .frame(minWidth: 0, maxWidth: .infinity)
    .background(disabled ? Color.gray : btnBg)
    .cornerRadius(cornerRadius)
    .scaleEffect(disabled ? 1 : configuration.isPressed ? 0.95 : 1)
  }
}

/// A ring with a turning arc, measured at the first moment of its animation.
struct CircularProgress: View {
  @State private var isCircleRotation = true
  @State private var animationStart = false
  @State private var animationEnd = false

  var body: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: 4)
        .fill(Color.white)
        .frame(width: 20, height: 20)
      Circle()
        .trim(from: animationStart ? 1 / 3 : 1 / 9, to: animationEnd ? 2 / 5 : 1)
        .stroke(lineWidth: 4)
        .rotationEffect(.degrees(isCircleRotation ? 360 : 0))
        .frame(width: 20, height: 20)
        .foregroundColor(.accentColor)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
            self.isCircleRotation.toggle()
          }
        }
    }
  }
}

struct LogInScreen: View {
  @State private var isLoading = false

  var body: some View {
    VStack {
      Button {
        isLoading = true
      } label: {
        Text("Log in").font(.callout)
      }
      .buttonStyle(
        PrimaryButtonStyleCustom(
          showIndicator: $isLoading, cornerRadius: 10, buttonHeight: 45, textColor: .white))
    }
    .padding()
  }
}

/// Every default: the height is 0, so nothing can be seen.
struct DefaultLogInScreen: View {
  var body: some View {
    VStack {
      Button("Log in") {}.buttonStyle(PrimaryButtonStyleCustom())
    }
    .padding()
  }
}
