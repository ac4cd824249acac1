/// A type that the project defines or extends: an index into the symbol table.
struct TypeID: Hashable, Sendable {
  var index: Int
}

/// A declaration of the project.
struct DeclarationID: Hashable, Sendable {
  var file: Int
  var index: Int
}
