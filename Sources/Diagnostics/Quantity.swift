/// Numbers as they stand in sentences.
package enum Quantity {
  /// A number with its noun: `1 run`, `2,160 runs`.
  package static func text(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }

  /// A number with commas between its thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = Array(String(number).utf8)
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
