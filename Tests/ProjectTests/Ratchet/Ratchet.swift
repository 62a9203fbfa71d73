/// The table of sizes that are over their limits today. A recorded size may only fall.
struct Ratchet {
  static let path = "Tests/ratchet.txt"
  static let command = "make record TEST=RatchetTests"

  private static let head = """
    # Each row names a thing that is over its limit, with its size. A size may only fall.
    # An order has the lowest folder first. A row 'upward' counts the names of higher folders that a folder uses.
    # Written by: \(command)

    """
  private static let arrow = " → "

  /// The recorded size of each row.
  private(set) var sizes: [String: Int] = [:]
  /// The recorded order of the folders of a target.
  private(set) var orders: [String: [String]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "order", words.count > 2 {
        orders[words[1]] = Array(words[2...])
      } else if let place = words.firstIndex(of: "→") {
        // A line has all rows of a folder: upward Script Machine → API 63, Conduct 30
        let start = words[..<place].joined(separator: " ") + Self.arrow
        for item in words[(place + 1)...].joined(separator: " ").split(separator: ",") {
          add(start, item.split(separator: " ").map(String.init))
        }
      } else {
        add("", words)
      }
    }
  }

  private mutating func add(_ start: String, _ words: [String]) {
    guard let last = words.last, let size = Int(last) else { return }
    sizes[start + words.dropLast().joined(separator: " ")] = size
  }

  /// The text of a table that records these measures.
  static func text(_ measures: [Measure], orders: [String: [String]]) -> String {
    var lines = orders.keys.sorted().map {
      "order \($0) \((orders[$0] ?? []).joined(separator: " "))"
    }
    var start = ""
    for measure in measures where measure.value > measure.limit {
      let row = "\(measure.key) \(measure.value)"
      let end = measure.key.firstRange(of: arrow)?.upperBound ?? measure.key.startIndex
      let prefix = String(measure.key[..<end])
      if !prefix.isEmpty, prefix == start {
        lines[lines.count - 1] += ", \(row.dropFirst(prefix.count))"
      } else {
        lines.append(row)
      }
      start = prefix
    }
    return head + lines.joined(separator: "\n") + "\n"
  }

  /// The sizes that are over both the recorded size and the limit.
  func growth(_ measures: [Measure]) -> [String] {
    measures.compactMap { measure in
      let allowed = max(measure.limit, sizes[measure.key] ?? 0)
      guard measure.value > allowed else { return nil }
      let before =
        sizes[measure.key].map { "\($0) are recorded" } ?? "the limit is \(measure.limit)"
      let text = "\(measure.key): \(measure.value), \(before); \(measure.advice)"
      return ([text] + measure.places).joined(separator: "\n    ")
    }
  }

  /// The rows that allow more than today's size.
  func leftovers(_ measures: [Measure]) -> [String] {
    let known = Dictionary(
      measures.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = sizes.keys.sorted().compactMap { key -> String? in
      let size = sizes[key] ?? 0
      guard let measure = known[key], measure.value > measure.limit else {
        return "\(key): within its limit now; delete the row"
      }
      guard measure.value * 100 < size * (100 - measure.slack) else { return nil }
      return "\(key): \(measure.value), \(size) are recorded; lower the row"
    }
    let targets = Set(
      measures.filter { $0.key.hasPrefix("cycle ") }.map { String($0.key.dropFirst(6)) })
    return rows
      + orders.keys.sorted().filter { !targets.contains($0) }.map {
        "order \($0): its folders have no cycle any more; delete the row"
      }
  }
}
