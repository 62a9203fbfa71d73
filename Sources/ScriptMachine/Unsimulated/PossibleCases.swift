// The outcomes of comparisons with unsimulated values. The simulated devices are phones and pads.
extension UnknownValues {
  private static let otherIdioms = [".tv", ".mac", ".carPlay", ".vision"]

  /// Decides if two values are equal, as their identities name them.
  func isEqual(_ one: String, _ other: String) -> Bool {
    !isImpossible(one, other) && !isImpossible(other, one) && decide("\(one) == \(other)")
  }

  /// Decides if a value is a case of an enumeration.
  func isCase(_ name: String, _ origin: String) -> Bool {
    !isImpossible(origin, ".\(name)") && decide("\(origin) is .\(name)")
  }

  /// Returns true for the idiom of a device that is not simulated.
  private func isImpossible(_ origin: String, _ value: String) -> Bool {
    origin.hasSuffix("userInterfaceIdiom") && UnknownValues.otherIdioms.contains(value)
  }
}
