import LifecycleEngine

/// Decimal numbers without the C library, so that they read the same on every platform.
enum DecimalText {
  /// A number of points with at most three decimals; `nil` for what is not finite.
  ///
  /// A magnitude beyond 10¹⁵, which no screen has, is cut off there.
  static func number(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    let limit = 1e15
    let magnitude = min(value < 0 ? -value : value, limit)
    let thousandths = Int64(magnitude * 1000 + 0.5)
    guard thousandths > 0 else { return "0" }
    return (value < 0 ? "-" : "") + fraction(thousandths, digits: 3, padded: false)
  }

  /// A point in time in seconds, exact to the microsecond, without trailing zeros.
  static func exactSeconds(_ microseconds: Int64) -> String {
    let sign = microseconds < 0 ? "-" : ""
    return sign + fraction(Int64(clamping: microseconds.magnitude), digits: 6, padded: false)
  }

  /// A point in time in seconds with three decimals, cut off and not rounded, so that a time never
  /// reads as later than it is.
  static func seconds(_ time: Tick) -> String {
    let sign = time.microseconds < 0 ? "-" : ""
    let microseconds = Int64(clamping: time.microseconds.magnitude)
    return sign + fraction(microseconds / 1000, digits: 3, padded: true)
  }

  private static func fraction(_ scaled: Int64, digits: Int, padded: Bool) -> String {
    var rest = scaled
    var decimals: [UInt8] = []
    for _ in 0..<digits {
      decimals.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    decimals.reverse()
    while !padded, decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
    let whole = String(rest)
    return decimals.isEmpty ? whole : whole + "." + String(decoding: decimals, as: UTF8.self)
  }
}
