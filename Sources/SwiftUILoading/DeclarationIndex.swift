/// The declarations of one file, found in one pass over its bytes.
///
/// Bodies of functions and values of variables are passed over. What the parser would say of broken
/// code does not matter here: the pass goes on at the next declaration.
struct DeclarationIndex: Sendable {
  private(set) var declarations: [Declaration] = []
  /// Whether the file says that it shows views.
  private(set) var mentionsSwiftUI = false

  init(_ bytes: [UInt8]) {
    var scanner = DeclarationScanner(bytes)
    scanner.scan()
    declarations = scanner.declarations
    mentionsSwiftUI = scanner.imports.contains {
      $0 == "SwiftUI" || $0 == "AppKit" || $0 == "UIKit"
    }
  }
}
