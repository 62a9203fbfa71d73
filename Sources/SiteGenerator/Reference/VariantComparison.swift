import Diagnostics
import LifecycleEngine
import Scenarios

/// The events of variants side by side, with equal events in one row. Variants with the same events
/// share a column.
struct VariantComparison {
  private struct Row {
    let text: String
    let callback: Callback
    /// The place of the event in each column; nil if the event does not come.
    var numbers: [Int?]
  }

  private struct Column {
    let texts: [String]
    var combinations: [Combination]
  }

  private var columns: [Column] = []
  private var rows: [Row] = []

  /// - Parameter runs: A run of each variant.
  init(_ runs: [TransitionObservations.Run]) {
    for run in runs {
      let texts = run.events.map(VariantComparison.key)
      if let known = columns.firstIndex(where: { $0.texts == texts }) {
        columns[known].combinations.append(run.combination)
      } else {
        add(texts, run.events)
        columns.append(Column(texts: texts, combinations: [run.combination]))
      }
    }
  }

  /// The text without the `animated` argument, which the titles of the variants state.
  private static func key(of event: TransitionObservations.Event) -> String {
    for ending in ["(animated: true)", "(animated: false)"] where event.text.hasSuffix(ending) {
      return String(event.text.dropLast(ending.count))
    }
    return event.text
  }

  private mutating func add(_ texts: [String], _ events: [TransitionObservations.Event]) {
    var isNew: Set<Int> = []
    var isMissing: Set<Int> = []
    for change in texts.difference(from: rows.map(\.text)) {
      switch change {
      case .insert(let offset, _, _): isNew.insert(offset)
      case .remove(let offset, _, _): isMissing.insert(offset)
      }
    }
    var result: [Row] = []
    var (old, own) = (0, 0)
    while old < rows.count || own < texts.count {
      if old < rows.count, isMissing.contains(old) || own >= texts.count {
        result.append(rows[old])
        result[result.count - 1].numbers.append(nil)
        old += 1
      } else if isNew.contains(own) || old >= rows.count {
        let before = [Int?](repeating: nil, count: columns.count)
        result.append(
          Row(text: texts[own], callback: events[own].callback, numbers: before + [own + 1]))
        own += 1
      } else {
        result.append(rows[old])
        result[result.count - 1].numbers.append(own + 1)
        old += 1
        own += 1
      }
    }
    rows = result
  }

  // MARK: Markdown

  /// The variants, the summary and the table.
  /// - Parameter root: The relative path to the root of the site; nil if callbacks have no pages.
  func lines(_ root: String?) -> [String] {
    guard !rows.isEmpty else { return legend + ["No controller receives a callback.", ""] }
    let head = ["Callback", "In"] + columns.indices.map(VariantComparison.letter)
    return legend + [summary, ""]
      + ReferenceText.table(
        head,
        rows.map { row in
          [link(to: row, root), place(of: row)] + row.numbers.map { $0.map { "\($0)" } ?? "–" }
        })
  }

  private static func letter(_ column: Int) -> String {
    column < 26 ? String(UnicodeScalar(UInt8(97 + column))) : "\(column + 1)"
  }

  /// The variants of each column, with the versions of the variants.
  private var legend: [String] {
    columns.indices.map { column in
      let links = columns[column].combinations.map { combination in
        let scenario = combination.scenario
        let (first, last) = (scenario.releases.first?.major, scenario.releases.last?.major)
        let span = first == last ? "" : "\(first ?? 0) to "
        return "[\(scenario.title)](#\(combination.fragment)) (iOS \(span)\(last ?? 0))"
      }
      return "- **\(VariantComparison.letter(column)):** \(links.joined(separator: "; "))"
    } + [""]
  }

  private var summary: String {
    let order = "The numbers give the order on the newest iOS version that has the variant."
    let differing = rows.count { $0.numbers.contains(nil) }
    if columns.count == 1 { return "All variants send the same callbacks. " + order }
    if differing == 0 {
      return "All variants send the same callbacks in different orders. " + order
    }
    let rows = Quantity.text(differing, "callback does", "callbacks do")
    return "\(rows) not occur in every variant; the second column names the variants. " + order
  }

  private func link(to row: Row, _ root: String?) -> String {
    ReferenceText.callback(row.callback, as: ReferenceText.cell(row.text), root: root)
  }

  /// The columns with an event, in words.
  private func place(of row: Row) -> String {
    let present = row.numbers.indices.filter { row.numbers[$0] != nil }
    guard present.count < columns.count else { return "all" }
    return "**only** " + present.map(VariantComparison.letter).joined(separator: ", ")
  }
}
