/// The named constants of the fractional number types.
enum FractionalConstant {
  /// The value of a named constant of the fractional number types.
  static func value(_ name: String) -> Double? {
    switch name {
    case "zero": 0
    case "nan": .nan
    case "infinity": .infinity
    case "pi": .pi
    case "greatestFiniteMagnitude": .greatestFiniteMagnitude
    default: nil
    }
  }
}
