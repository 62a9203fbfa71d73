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
      let values = list(control.options.map { $0.value })
      return "\(control.id):\(values):\(list(control.written))"
    }.joined(separator: " ")
  }

  /// Reads the text that `code(of:)` makes.
  /// - Returns: The controls; nil for any other text.
  package static func controls(inCode code: String) -> [Control]? {
    var result: [Control] = []
    for part in code.split(separator: " ") {
      let fields = part.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
      guard fields.count == 3, let subject = Subject(rawValue: fields[0]),
        let values = values(in: fields[1]), let written = WhatIf.values(in: fields[2])
      else { return nil }
      result.append(
        Control(subject: subject, options: values.map { Option(subject, $0) }, written: written))
    }
    return result
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

  private static func values(in list: String) -> [String]? {
    var result: [String] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
        Int(String($0))
      }
      if ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < 1000 {
        result += (first...last).map { "\($0)" }
      } else if ends.count == 1, !part.isEmpty {
        result.append(String(part))
      } else {
        return nil
      }
    }
    return result
  }
}
