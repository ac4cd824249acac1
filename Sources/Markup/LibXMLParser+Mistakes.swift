internal import CLibXML2

extension LibXMLParser {
  /// Turns libxml2's report, which newer versions declare constant, into the failure or a warning.
  func report(_ error: UnsafePointer<xmlError>?) {
    guard failure == nil, let error = unsafe error else { return }
    let code = unsafe xmlParserErrors(rawValue: UInt32(bitPattern: error.pointee.code))
    let names = unsafe [error.pointee.str1, error.pointee.str2].compactMap {
      unsafe $0.map { unsafe String(cString: $0) }
    }
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
    let mistake = LibXMLMistake(code: code, names: names, message: message)
    if unsafe error.pointee.level == XML_ERR_FATAL || mistake.isFatal {
      fail(mistake.problem(at: offset, in: builder))
    } else if unsafe error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue) {
      warn(mistake)
    }
  }

  private func warn(_ mistake: LibXMLMistake) {
    guard builder.takesWarnings, warnedMessages.insert(mistake.warningMessage).inserted else {
      return
    }
    // The element is not in the tree yet, but the nearest `<` is its own.
    let start = builder.offset(ofLast: UInt8(ascii: "<"), before: offset)
    builder.warn(mistake.warningKind, mistake.warningMessage, at: start)
  }
}
