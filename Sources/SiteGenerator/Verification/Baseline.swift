import Diagnostics
import Foundation
import Scenarios

/// Problems that a team knows and mends later. A verification or a check tells these problems, and does
/// not fail because of them.
///
/// An entry has no line number, because other edits of a page move lines.
package struct Baseline: Sendable {
  /// The content of a problem.
  struct Entry: Hashable, Sendable {
    let file: String
    let id: String
    let summary: String
    /// The line of the problem, without the spaces around.
    let line: String

    /// The entry as a line of the file.
    var text: String { [file, id, summary, line].joined(separator: "\t") }
  }

  /// The path of the file.
  let path: String
  /// The entries in the order of the file, each with its line.
  private var entries: [(entry: Entry, line: Int)] = []

  private static let header =
    "# Problems that '--baseline' reports and lets pass.\n"

  /// The empty baseline of a file that is still to be written.
  package init(newAt path: String) { self.path = path }

  /// Reads a baseline.
  /// - Throws: An error if the file is missing, or has a line that is no entry.
  package init(readAt path: String) throws(InputError) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError(
        "There is no baseline '\(path)'", help: "write one with '--update-baseline'")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw InputError("The baseline '\(path)' is not text in UTF-8")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      guard !line.isEmpty, line.first != "#" else { continue }
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4 else {
        throw InputError(
          "\(path):\(index + 1): This line of the baseline has \(parts.count) of 4 parts",
          help: "a line is file, id, problem and source line with tabs between them; write the "
            + "file again with '--update-baseline'")
      }
      let entry = Entry(
        file: String(parts[0]), id: String(parts[1]), summary: String(parts[2]),
        line: String(parts[3]))
      entries.append((entry, index + 1))
    }
  }

  // MARK: Use

  /// Finds the problems that the baseline has. Each entry stands for one problem.
  /// - Parameter isComplete: Returns true for a file whose problems are all known, so that an entry
  ///   without a problem is reported.
  /// - Returns: The same problems, with warnings instead of the known errors, and a warning for each
  ///   entry without a problem.
  func applied(to problems: [Problem], isComplete: (String) -> Bool) -> [Problem] {
    var left: [Entry: [Int]] = [:]
    for (entry, line) in entries.reversed() { left[entry, default: []].append(line) }
    var result: [Problem] = []
    for problem in problems {
      guard problem.isError, let line = left[entry(of: problem)]?.popLast() else {
        result.append(problem)
        continue
      }
      var known = problem
      known.isKnown = true
      known.located.diagnostic.severity = .warning
      known.located.diagnostic.notes.append("known: line \(line) of the baseline has this problem")
      result.append(known)
    }
    for (entry, line) in entries where left[entry]?.contains(line) == true && isComplete(entry.file)
    {
      result.append(unused(entry, line))
    }
    return result
  }

  private func unused(_ entry: Entry, _ line: Int) -> Problem {
    let diagnostic = Diagnostic(
      .warning, id: "unused-baseline-entry",
      "'\(entry.file)' no longer has this problem [\(entry.id)]", at: SourceRange(0, 0),
      help: ["remove the line, or write the file again with '--update-baseline'"])
    return Problem(
      LocatedDiagnostic(diagnostic, path: path, line: line, column: 1, sourceLine: entry.text),
      .input)
  }

  private func entry(of problem: Problem) -> Entry {
    let located = problem.located
    return Entry(
      file: file(located.path), id: located.diagnostic.id,
      summary: Baseline.plain(located.diagnostic.summary),
      line: Baseline.plain(located.sourceLine))
  }

  /// The path of a file from the folder of the baseline, so that it does not matter where the command
  /// is started.
  func file(_ path: String) -> String {
    let folder = Baseline.absolute(self.path).deletingLastPathComponent().path
    let file = Baseline.absolute(path).path
    let start = folder == "/" ? folder : folder + "/"
    return Baseline.plain(file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file)
  }

  /// True if there is no file at a path from the folder of the baseline.
  func isGone(_ file: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return !FileManager.default.fileExists(
      atPath: URL(fileURLWithPath: file, relativeTo: folder).path)
  }

  private static func absolute(_ path: String) -> URL {
    URL(fileURLWithPath: path).standardizedFileURL
  }

  /// A text on one line, without tabs and without spaces at its ends.
  private static func plain(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: Writing

  /// Writes the errors of a verification, and keeps the entries of files that were not verified.
  /// - Parameter isComplete: Returns true for a file whose problems are all known.
  /// - Returns: The number of entries.
  func write(_ problems: [Problem], isComplete: (String) -> Bool) throws(InputError) -> Int {
    let kept = entries.map { $0.entry }.filter { !isComplete($0.file) }
    let found = problems.filter { $0.isError }.map(entry(of:))
    let lines = (kept + found).map(\.text).sorted()
    let text = Baseline.header + lines.map { $0 + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw InputError("The baseline '\(path)' cannot be written")
    }
    return lines.count
  }
}

extension Verification {
  /// The verification with the problems of a baseline told and let pass.
  package func knowing(_ baseline: Baseline) -> Verification {
    replacing { baseline.applied(to: $0, isComplete: isComplete(baseline)) }
  }

  /// Writes all errors to the file of a baseline.
  /// - Returns: The number of entries.
  package func write(_ baseline: Baseline) throws(InputError) -> Int {
    try baseline.write(problems, isComplete: isComplete(baseline))
  }

  /// Returns true for the verified pages, and for files that are gone.
  private func isComplete(_ baseline: Baseline) -> (String) -> Bool {
    let pages = folders.flatMap(\.pages)
    let skipped = pages.contains { !$0.isLookedAt || !$0.skippedLines.isEmpty }
    let whole = Set(pages.map { baseline.file($0.page.file) })
    return { file in
      if skipped { return false }
      return whole.contains(file) || baseline.isGone(file)
    }
  }
}
