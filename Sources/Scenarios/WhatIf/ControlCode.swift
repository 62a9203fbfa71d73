import LifecycleEngine

// Controls as a short text for the attribute `data-live` of a page.
//
// Each control is `id:values:written`. Commas separate values, and the last part has the values
// that change nothing. Versions that follow each other are a range. A space separates controls:
//
//     ios:5-18,26:13-18,26 device:phone,pad:phone animated:on,off:on gesture:finish,cancel:cancel
extension WhatIf {
  /// The controls as a short text.
  package static func code(of controls: [Control]) -> String {
    controls.map { control in
      "\(control.subject.rawValue):\(list(control.values)):\(list(control.written))"
    }.joined(separator: " ")
  }

  /// Values with commas between them, and numbers that follow each other as a range.
  private static func list(_ values: [String]) -> String {
    var parts: [String] = []
    var range: ClosedRange<Int>?
    func endRange() {
      guard let ended = range else { return }
      let isOne = ended.lowerBound == ended.upperBound
      parts.append(isOne ? "\(ended.lowerBound)" : "\(ended.lowerBound)-\(ended.upperBound)")
      range = nil
    }
    for value in values {
      guard let number = Int(value) else {
        endRange()
        parts.append(value)
        continue
      }
      if let open = range, open.upperBound + 1 == number {
        range = open.lowerBound...number
      } else {
        endRange()
        range = number...number
      }
    }
    endRange()
    return parts.joined(separator: ",")
  }
}
