extension String {
  /// True if the name begins with a capital letter of ASCII, as the names of types do.
  package var isCapitalized: Bool {
    guard let first = utf8.first else { return false }
    return first >= 65 && first <= 90
  }
}
