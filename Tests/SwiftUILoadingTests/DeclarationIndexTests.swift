import Testing

@testable import SwiftUILoading

struct DeclarationIndexTests {
  private func names(_ text: String) -> [String] {
    let index = DeclarationIndex(Array(text.utf8))
    return index.declarations.map { declaration in
      let parent = declaration.parent.map { index.declarations[$0].name + "." } ?? ""
      return parent + declaration.name
    }
  }

  @Test("members are found with the types around them, bodies are passed over")
  func members() {
    let text = """
      public struct A: ButtonStyle {
        private let x = 1, y = { let hidden = 2; return hidden }()
        enum B { case one, two(Int); static var c: Int { 3 } }
        init(_ a: Int) where Int: Sendable { var z = a }
        func makeBody(configuration: Configuration) -> some View { let inner = 1 }
      }
      extension A.B { func d() {} }
      """
    #expect(
      names(text) == ["A", "A.x", "A.B", "B.one", "B.c", "A.init", "A.makeBody", "A.B", "A.B.d"])
  }

  @Test("code may break off anywhere")
  func breakingOff() throws {
    let text = #"""
      import SwiftUI
      extension `A`.B where T: (X, [Y]) { /* a /* b */ */
        @State(wrappedValue: "a\(b("c"))") private var x: [Int] = [1, 2]; let y = "\u{1F600}\\"
        static func == (a: A, b: B) -> Bool { a.x == b.x /* c */ }
        case one(Int), two
        func makeBody(configuration: Configuration) -> some View {
          Button("""
            text "quoted"
            """) { #"raw \#(1) "# }.buttonStyle(.plain)  // end
        }
        #if os(iOS)
        init?<T>(_ a: T...) where T: P {}
        #endif
      }
      #Preview("a") { A() }
      struct C: ViewuttonStyle(X())
        }
      """#
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let part = String(decoding: bytes[..<count], as: UTF8.self)
      for ranged in DeclarationIndex(Array(part.utf8)).declarations {
        #expect(ranged.range.upperBound <= part.utf8.count)
      }
      _ = try SwiftProject(part)
    }
  }

  @Test("braces and quotes in comments, strings and interpolations do not count")
  func quoting() {
    let text = #"""
      struct A {
        // }
        /* } /* } */ */
        let a = "}\("{" + "}")"
        let b = #"}"\#("}")"#
        let c = """
          } "
          """
      }
      struct B {}
      """#
    #expect(names(text) == ["A", "A.a", "A.b", "A.c", "B"])
  }

  @Test("a variable goes on where its line cannot end")
  func continuation() {
    let text = """
      let a =
        1
      let b = x
        .c()
        .d { 1 }
      var e: Int
      {
        1
      }
      let f = g ?? h
      let i = true
        ? 1
        : 2
      let j = 1
      """
    #expect(names(text) == ["a", "b", "e", "f", "i", "j"])
  }

  @Test("code that is not built for iOS is left out")
  func conditions() {
    let text = """
      #if os(macOS)
      struct Mac {}
      #elseif canImport(UIKit) && !DEBUG
      struct Phone {}
      #else
      struct Other {}
      #endif
      #if DEBUG
      #if os(iOS)
      struct Debug {}
      #endif
      #endif
      struct Last {}
      """
    #expect(names(text) == ["Phone", "Last"])
  }

  @Test("broken code is read as far as it goes")
  func broken() {
    #expect(names("struct A { func f( ").first == "A")
    #expect(names("struct A { let x = \"") == ["A", "A.x"])
    #expect(names("}}} struct A {} )") == ["A"])
    #expect(names("struct") == [])
  }

  @Test("a button in a body is noted at its declaration, a name that only starts so is not")
  func mentions() {
    let text = """
      struct V: View {
        var body: some View { Button("A") {}; ButtonBar(); x.buttonStyle(S()) }
        let kind = Button.self
      }
      """
    let index = DeclarationIndex(Array(text.utf8))
    #expect(
      index.declarations.map { $0.mentions.map(\.kind) } == [[], [.button, .buttonStyle], []])
  }

  @Test("deep nesting is passed over without recursion")
  func deep() {
    let text = "struct A { let x = " + String(repeating: "(", count: 100_000)
    #expect(names(text) == ["A", "A.x"])
    let types = String(repeating: "struct A {", count: 10_000)
    #expect(names(types).count == DeclarationScanner.maximumDepth + 1)
  }
}
