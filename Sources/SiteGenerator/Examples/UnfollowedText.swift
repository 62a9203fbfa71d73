import Diagnostics
import ExampleRuns

/// The calls of an example that no run followed, in one line: each name once, with its lines.
struct UnfollowedText {
  private var entries: [(name: String, lines: [Int])] = []

  /// The most names. An example with more calls is hardly run at all.
  private static let limit = 8

  /// - Parameter line: The line at an offset in the example; nil for a hidden line.
  init(_ calls: [UnfollowedCall], line: (Int) -> Int?) {
    for call in calls {
      let place = line(call.offset)
      let index = entries.firstIndex { $0.name == call.name } ?? entries.count
      if index == entries.count { entries.append((call.name, [])) }
      if let place, !entries[index].lines.contains(place) { entries[index].lines.append(place) }
    }
  }

  /// The names with their lines: `performBatchUpdates, line 12; moveRow, lines 14 and 16`.
  var plain: String { text { $0 } }

  /// The same with the names as code in HTML.
  var html: String { text { ExampleText.html("'\($0)'") } }

  private func text(_ shown: (String) -> String) -> String {
    let names = entries.prefix(Self.limit).map { entry in
      shown(entry.name) + Self.places(entry.lines)
    }
    let more = entries.count - names.count
    return names.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  private static func places(_ lines: [Int]) -> String {
    guard let last = lines.last else { return ", in a hidden line" }
    guard lines.count > 1 else { return ", line \(last)" }
    return ", lines " + lines.dropLast().map { "\($0)" }.joined(separator: ", ") + " and \(last)"
  }
}
