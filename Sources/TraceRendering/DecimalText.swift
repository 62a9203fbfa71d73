import LifecycleEngine

/// Times in seconds, made of whole microseconds. Programs get exact times. Text, tables and diagrams round to
/// milliseconds.
enum DecimalText {
  /// A time in seconds, exact to the microsecond, without trailing zeros.
  static func exactSeconds(_ microseconds: Int64) -> String {
    let sign = microseconds < 0 ? "-" : ""
    return sign + fraction(Int64(clamping: microseconds.magnitude), digits: 6, padded: false)
  }

  /// A point in time in seconds with three decimals.
  static func seconds(_ time: Tick) -> String {
    rounded(time.microseconds, padded: true)
  }

  /// A duration in seconds with at most three decimals.
  static func duration(_ microseconds: Int64) -> String {
    rounded(microseconds, padded: false)
  }

  /// The nearest whole number of milliseconds, halves away from zero, in seconds.
  private static func rounded(_ microseconds: Int64, padded: Bool) -> String {
    let magnitude = Int64(clamping: microseconds.magnitude)
    let milliseconds = magnitude / 1000 + (magnitude % 1000 < 500 ? 0 : 1)
    let sign = microseconds < 0 && milliseconds > 0 ? "-" : ""
    return sign + fraction(milliseconds, digits: 3, padded: padded)
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
