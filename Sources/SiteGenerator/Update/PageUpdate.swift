import Diagnostics
import Foundation
import Markdown
import Scenarios

/// The changes of a page that make its expectations match what happened.
package struct PageUpdate {
  /// The page as the user named it.
  package let file: String
  /// The lines of the page with line breaks.
  private let lines: [[UInt8]]
  private let edits: [LineEdit]

  /// The contents of the file when the scenarios were run.
  private let original: [UInt8]
  /// The reasons why unmet expectations are not changed, each with a place.
  package let refusals: [String]

  /// - Returns: `nil` if no expectation is wrong.
  init?(_ page: VerifiedPage) {
    file = page.page.file
    original = page.page.source.bytes
    lines = PageUpdate.lines(of: page.page.source)
    var edits: [LineEdit] = []
    var bodies: [Int: String] = [:]
    var refusals: [String] = []
    for (scenario, block) in page.scenarios.map({ ($0.scenario, $0.place.block) })
    where !scenario.verdict.diagnostics.isEmpty {
      do throws(UpdateRefusal) {
        let update = try scenario.scenario.updates(on: scenario.verdict.run.release)
        edits += try PageUpdate.edits(update.edits, of: block, in: page.page.source)
        bodies[block.fenceLine] = update.source
        if let reason = update.unchanged { throw reason }
      } catch {
        guard let reason = error.reason(on: scenario.verdict.run.release) else { continue }
        let line = block.fenceLine
        let part = bodies[line] == nil ? "" : " as a whole"
        refusals.append("\(file):\(line): not rewritten\(part): \(reason)")
      }
    }
    self.edits = edits
    self.refusals = refusals
    if edits.isEmpty, refusals.isEmpty { return nil }
    // A page with other blocks must not be written, whatever the reason.
    guard PageUpdate.hasOnlyNewBodies(updated, of: page.page, bodies) else { return nil }
  }

  /// The edits of a block as edits of the page. The prefix of the old lines, such as the mark of a
  /// quote, is put before the new lines, too.
  static func edits(
    _ own: [LineEdit], of block: FencedCodeBlock, in page: SourceText
  ) throws(UpdateRefusal) -> [LineEdit] {
    let text = SourceText(block.literal)
    var edits: [LineEdit] = []
    for edit in own {
      let number = edit.lines.lowerBound
      // An empty line may lack the prefix of the other lines.
      var model = number
      while model > 1, text.line(model).allSatisfy({ $0 == " " || $0 == "\t" }) { model -= 1 }
      let whole = page.line(block.fileLine(ofLine: model))
      // A line with a tab across the prefix and the block cannot be divided.
      guard whole.hasSuffix(text.line(model)),
        edits.last.map({ $0.lines.upperBound <= block.fileLine(ofLine: number) }) ?? true
      else { throw .unsafe }
      let prefix = whole.dropLast(text.line(model).count)
      edits.append(
        LineEdit(
          lines: block.fileLine(ofLine: number)..<block.fileLine(ofLine: edit.lines.upperBound),
          replacement: edit.replacement.map { prefix + $0 }))
    }
    return edits
  }

  /// True if a page has the same blocks as before, except for rewritten bodies.
  private static func hasOnlyNewBodies(
    _ updated: [UInt8], of page: Page, _ bodies: [Int: String]
  ) -> Bool {
    let new = Page(path: page.path, file: page.file, bytes: updated)
    guard let old = page.document?.fencedCodeBlocks, let blocks = new.document?.fencedCodeBlocks,
      old.count == blocks.count
    else { return false }
    return zip(old, blocks).allSatisfy { before, after in
      before.info == after.info && before.isClosed == after.isClosed
        && after.literal == bodies[before.fenceLine] ?? before.literal
    }
  }

  private static func lines(of source: SourceText) -> [[UInt8]] {
    (1...source.lineCount).map { number in
      Array(source.bytes[source.start(ofLine: number)..<source.start(ofLine: number + 1)])
    }
  }

  // MARK: The result

  /// The new contents of the file.
  var updated: [UInt8] {
    var result: [UInt8] = []
    var next = 1
    for edit in edits {
      while next < edit.lines.lowerBound {
        result += lines[next - 1]
        next += 1
      }
      for line in edit.replacement { result += line.utf8 + lineBreak(at: edit.lines.lowerBound) }
      next = max(next, edit.lines.upperBound)
    }
    for line in lines[(next - 1)...] { result += line }
    return result
  }

  /// The line break of a line, or of the line before.
  private func lineBreak(at number: Int) -> [UInt8] {
    for line in [number, number - 1] where lines.indices.contains(line - 1) {
      let ending = lines[line - 1].suffix(while: { $0 == 10 || $0 == 13 })
      if !ending.isEmpty { return ending }
    }
    return [10]
  }

  /// True if the page has changes.
  package var hasEdits: Bool { !edits.isEmpty }

  /// Replaces the file atomically.
  /// - Throws: An error if the file cannot be written, or has changed since the run of the
  ///   scenarios. The file is then unchanged.
  package func write() throws(InputError) {
    guard try FileTree.bytes(of: file) == original else {
      throw InputError(
        "'\(file)' has changed since it was read and is left as it is",
        help: "run the command again")
    }
    try AtomicFile.replace(file, with: updated)
  }

  /// The difference in the format of `diff -u`.
  package var diff: String {
    var text = "--- \(file)\n+++ \(file)\n"
    var shift = 0
    for hunk in hunks {
      text += hunk.text(of: lines, shiftedBy: &shift)
    }
    return text
  }

  /// The edits in groups of near edits.
  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    for edit in edits {
      if let last = hunks.last, edit.lines.lowerBound - last.end <= 2 * Hunk.context {
        hunks[hunks.count - 1].edits.append(edit)
      } else {
        hunks.append(Hunk(edits: [edit]))
      }
    }
    return hunks
  }
}

/// Edits that are shown together.
private struct Hunk {
  /// The number of lines to show around the edits.
  static let context = 3

  var edits: [LineEdit]

  var start: Int { edits[0].lines.lowerBound }
  /// The line behind the last edit.
  var end: Int { edits[edits.count - 1].lines.upperBound }

  /// - Parameter shift: The lines that earlier edits added. The method adds the new lines.
  func text(of lines: [[UInt8]], shiftedBy shift: inout Int) -> String {
    let first = max(1, start - Hunk.context)
    let last = min(lines.count + 1, end + Hunk.context)
    var body = ""
    var next = first
    var added = 0
    func keep(until line: Int) {
      while next < line {
        if !(next == lines.count && lines[next - 1].isEmpty) { body += " " + show(lines[next - 1]) }
        next += 1
      }
    }
    for edit in edits {
      keep(until: edit.lines.lowerBound)
      for number in edit.lines { body += "-" + show(lines[number - 1]) }
      for line in edit.replacement { body += "+" + line + "\n" }
      added += edit.replacement.count - edit.lines.count
      next = max(next, edit.lines.upperBound)
    }
    keep(until: last)
    let old = last - first - (last == lines.count + 1 && lines[lines.count - 1].isEmpty ? 1 : 0)
    defer { shift += added }
    return "@@ -\(first),\(old) +\(first + shift),\(old + added) @@\n" + body
  }

  private func show(_ line: [UInt8]) -> String {
    let text = line.prefix { $0 != 10 && $0 != 13 }
    return String(decoding: text, as: UTF8.self) + "\n"
  }
}

extension Array where Element == UInt8 {
  /// The elements at the end that meet a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return Array(self[start...])
  }
}

extension Verification {
  /// The changes that make unmet expectations match what happened, page by page.
  package var updates: [PageUpdate] {
    folders.flatMap(\.pages).compactMap { PageUpdate($0) }
  }
}
