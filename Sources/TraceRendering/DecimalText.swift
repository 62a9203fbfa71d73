import LifecycleEngine

/// Times in seconds, made of whole microseconds without rounding.
enum DecimalText {
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
