import LifecycleEngine

/// Numbers as text without Foundation, the same natively and in the browser.
public enum NumberText {
  /// A number with up to three decimals, always with one: `393.0`, `0.125`.
  public static func describe(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else {
      return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf")
    }
    let scaled = Int64(abs(value) * 1000 + 0.5)
    var fraction = String(scaled % 1000)
    while fraction.utf8.count < 3 { fraction = "0" + fraction }
    while fraction.utf8.count > 1, fraction.utf8.last == 48 { fraction.removeLast() }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(scaled / 1000).\(fraction)"
  }

  static func describe(_ size: Size) -> String {
    "(\(describe(size.width)), \(describe(size.height)))"
  }

  static func describe(_ insets: Insets) -> String {
    "(top: \(describe(insets.top)), left: \(describe(insets.left)), "
      + "bottom: \(describe(insets.bottom)), right: \(describe(insets.right)))"
  }
}
