/// An app of many Swift files, always the same one, for measuring how long such an app takes.
///
/// Of sixteen files seven are screens, three models, two view models, one each a service, a style,
/// tokens and extensions: a mixture like that of real apps, whose styles refer to other files.
struct SampleApp: SampleProject {
  /// Bytes of a file on average: 1,600 files are 10 MB.
  private static let size = 6_250

  let count: Int

  func file(_ index: Int) -> SampleFile {
    let feature = index / 16
    let (kind, section): (String, (Int) -> String)
    switch index % 16 {
    case 0...6:
      (kind, section) = ("Screen", { Self.screen("\(feature)_\(index % 16)_\($0)", feature) })
    case 7...9: (kind, section) = ("Model", { Self.model("\(feature)_\(index % 16)_\($0)") })
    case 10, 11:
      (kind, section) = ("ViewModel", { Self.viewModel("\(feature)_\(index % 16)_\($0)") })
    case 12: (kind, section) = ("Service", { Self.service("\(feature)_\($0)") })
    case 13: (kind, section) = ("Style", { Self.style("\(feature)_\($0)", feature) })
    case 14: (kind, section) = ("Tokens", { Self.tokens(feature, $0) })
    default: (kind, section) = ("Extensions", { Self.extensions("\(feature)_\($0)") })
    }
    var text = "import SwiftUI\n"
    var part = 0
    while text.utf8.count < Self.size {
      // A style file holds one style; the rest of it is helpers.
      text +=
        "\n" + (kind == "Style" && part > 0 ? Self.extensions("s\(index)_\(part)") : section(part))
      part += 1
    }
    return SampleFile(path: "Features/Feature\(feature)/\(kind)\(index).swift", text: text)
  }

  private static func screen(_ name: String, _ feature: Int) -> String {
    """
    /// What people see first of the part \(name).
    struct Screen\(name): View {
      @StateObject private var model = ViewModel\(feature)_10_0()
      @State private var isPresented = false
      let title: String

      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: Space\(feature)_0.medium) {
            Text(title).font(.headline).foregroundColor(.primary)
            ForEach(model.items, id: \\.self) { item in
              HStack {
                Image(systemName: "star.fill").foregroundColor(.yellow)
                Text(item).lineLimit(1)
                Spacer()
              }
              .padding(.vertical, 8)
            }
            Button("Continue") {
              model.load()
              isPresented.toggle()
            }
            .buttonStyle(FilledStyle\(feature)_0())
          }
          .padding()
        }
        .sheet(isPresented: $isPresented) { Text("Done") }
        .navigationTitle(title)
      }

      private func row(_ text: String, at index: Int) -> some View {
        Text("\\(index): \\(text)").frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    """
  }

  private static func model(_ name: String) -> String {
    """
    /// An entry of the list \(name), as the server sends it.
    struct Model\(name): Codable, Hashable, Identifiable {
      enum Status: String, Codable {
        case open, closed, archived
      }

      enum CodingKeys: String, CodingKey {
        case id, name, status, amount = "total_amount", createdAt = "created_at"
      }

      let id: Int
      var name: String
      var status: Status
      var amount: Double
      var createdAt: Date

      var isOpen: Bool { status == .open }

      func discounted(by share: Double) -> Self {
        var copy = self
        copy.amount = max(0, amount * (1 - share))
        return copy
      }
    }

    """
  }

  private static func viewModel(_ name: String) -> String {
    """
    @MainActor
    final class ViewModel\(name): ObservableObject {
      @Published private(set) var items: [String] = []
      @Published private(set) var isLoading = false
      private var task: Task<Void, Never>?

      func load() {
        isLoading = true
        task = Task { [weak self] in
          let names = (0..<20).map { "Item \\($0)" }
          guard let self, !Task.isCancelled else { return }
          self.items = names.filter { !$0.isEmpty }.sorted()
          self.isLoading = false
        }
      }

      func cancel() {
        task?.cancel()
        task = nil
      }
    }

    """
  }

  private static func service(_ name: String) -> String {
    """
    /// Asks the server for what the part \(name) shows; errors are those of the connection.
    actor Service\(name) {
      private var cache: [URL: Data] = [:]

      func data(from url: URL) async throws -> Data {
        if let known = cache[url] { return known }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        cache[url] = data
        return data
      }
    }

    """
  }

  private static func style(_ name: String, _ feature: Int) -> String {
    """
    struct FilledStyle\(name): ButtonStyle {
      @Environment(\\.isEnabled) private var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .font(.system(size: 16, weight: .semibold))
          .foregroundColor(.white)
          .padding(.horizontal, Space\(feature)_0.medium)
          .frame(maxWidth: .infinity, minHeight: Space\(feature)_0.target)
          .background(isEnabled ? Palette\(feature)_0.accent : Color.gray)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .opacity(configuration.isPressed ? 0.8 : 1)
      }
    }

    """
  }

  private static func tokens(_ feature: Int, _ part: Int) -> String {
    """
    enum Space\(feature)_\(part) {
      static let small: CGFloat = 4
      static let medium: CGFloat = small * 4
      static let target: CGFloat = 44
    }

    enum Palette\(feature)_\(part) {
      static let accent = Color(red: 0.\(feature % 5), green: 0.2, blue: 0.\(3 + feature % 4))
      static let surface = Color(.systemBackground)
    }

    """
  }

  private static func extensions(_ name: String) -> String {
    """
    extension Array {
      /// The elements in groups of at most `size`.
      func grouped\(name)(by size: Int) -> [[Element]] {
        guard size > 0 else { return [] }
        return stride(from: 0, to: count, by: size).map { start in
          Array(self[start..<Swift.min(start + size, count)])
        }
      }
    }

    """
  }
}
