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

/// The named levels of windows.
enum WindowLevel {
  static func value(_ name: String) -> Double? {
    switch name {
    case "normal": 0
    case "statusBar": 1000
    case "alert": 2000
    default: nil
    }
  }
}
