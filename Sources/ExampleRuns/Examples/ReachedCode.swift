import Diagnostics
import ScriptCompiler
import ScriptMachine

/// The code of a file of an app, and the part that ran in the runs of a class.
struct ReachedCode {
  let ran: RanCode
  private let functions: [FunctionCode]

  init(_ program: Program) {
    ran = RanCode(program) { $0.isOfExample }
    functions = program.functions
  }

  /// True if all code in some ranges ran.
  func hasReachedAll(of ranges: [SourceRange]) -> Bool {
    !functions.indices.contains { index in
      functions[index].ranges.enumerated().contains { position, range in
        ranges.contains { $0.contains(range) } && !ran.hasRun(index, position)
      }
    }
  }

  /// The lines in some ranges of a file.
  func lines(in ranges: [SourceRange], of source: ParsedSource) -> ReachedLines {
    let ranges = ranges.filter { $0.source == source.id }
    var all: Set<Int> = []
    var reached: Set<Int> = []
    for (index, code) in functions.enumerated() {
      for (position, range) in code.ranges.enumerated()
      where ranges.contains(where: { $0.contains(range) }) {
        let line = source.line(of: range.start)
        all.insert(line)
        if ran.hasRun(index, position) { reached.insert(line) }
      }
    }
    return ReachedLines(count: all.count, others: all.subtracting(reached).sorted())
  }
}

/// The lines of a class with code, and the lines that no run reached.
package struct ReachedLines: Sendable {
  /// The number of lines with code.
  package let count: Int
  /// The lines that no run reached, in order, each counted from 1.
  package let others: [Int]

  /// The number of lines that ran.
  package var reachedCount: Int { count - others.count }

  /// A sentence that tells the share of the lines that ran, and the other lines; `nil` if all ran.
  func note(of name: String) -> String? {
    guard !others.isEmpty else { return nil }
    var groups: [String] = []
    var start = others[0]
    for (index, line) in others.enumerated() {
      let next = index + 1 < others.count ? others[index + 1] : nil
      guard next != line + 1 else { continue }
      groups.append(start == line ? "\(line)" : "\(start)–\(line)")
      start = next ?? 0
    }
    let share = reachedCount * 100 / max(1, count)
    let subject = others.count == 1 ? "line" : "lines"
    return "\(share) % of the lines of '\(name)' ran; no run reached \(subject) "
      + groups.joined(separator: ", ")
  }
}
