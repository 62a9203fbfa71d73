extension String {
  /// True if the text can be the name of a member: not an operator, a macro or a regular expression.
  package var isName: Bool {
    guard let first = unicodeScalars.first else { return false }
    switch first.value {
    case 65...90, 97...122, 95, 96: return true
    case 0..<0x80: return false
    default: return !Lexer.isOperatorScalar(first.value)
    }
  }
}
