import Diagnostics
import ScriptCompiler
import SwiftSubset

/// The script of a scenario up to a step, followed by a gesture of the reader's.
///
/// The statements stay byte for byte as the author wrote them. The checks are left out, because the checks
/// judge the author's run.
package struct GestureScript {
  /// The text to leave out if the reader's gesture replaces a held gesture.
  private struct Beginning {
    var ranges: [SourceRange]
    /// True if the range ends a step whose other statements stay.
    let isInsideStep: Bool
  }

  private let bytes: [UInt8]
  private let items: [ScenarioSyntax.Item]
  private let tokens: [Token]

  /// - Parameter source: The body of the block.
  /// - Throws: The first syntax error.
  package init(_ source: String) throws(ScriptError) {
    bytes = Array(source.utf8)
    items = try ScenarioParser.parse(bytes).items
    tokens = try Parser(script: bytes, in: .main).tokens
  }

  /// The script with a gesture; `nil` if the scenario has no such step.
  /// - Parameters:
  ///   - step: The number of the step after which the gesture begins; 0 for the set-up.
  ///   - gesture: The gesture. A gesture that the author's code holds after the step gives way to it.
  package func text(after step: Int, _ gesture: ReadersGesture) -> String? {
    guard let end = self.end(ofStep: step) else { return nil }
    var removed = checks(before: end)
    let held = heldBeginning(upTo: end)
    if let held { removed += held.ranges }
    var kept: [UInt8] = []
    var position = 0
    for range in removed.sorted(by: { $0.start < $1.start }) where range.end > position {
      kept += bytes[position..<max(position, range.start)]
      position = range.end
    }
    if position < end { kept += bytes[position..<end] }
    while let last = kept.last, GestureScript.isBlank(last) || last == 10 { kept.removeLast() }
    if held?.isInsideStep == true { kept += Array("\n}".utf8) }
    let start = kept.isEmpty ? "" : String(decoding: kept, as: UTF8.self) + "\n\n"
    return start + gesture.step
  }

  // MARK: Places

  /// The place after a step; for 0, the place of the first step, or the end of a script without steps.
  private func end(ofStep step: Int) -> Int? {
    var count = 0
    for case .step(_, _, let range) in items {
      if step == 0 { return range.start }
      count += 1
      if count == step { return closing(after: range) }
    }
    return step == 0 ? bytes.count : nil
  }

  /// The place after the closing brace of a step.
  private func closing(after title: SourceRange) -> Int? {
    var depth = 0
    for token in tokens where token.range.start >= title.end {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace {
        depth -= 1
        if depth == 0 { return token.range.end }
      }
    }
    return nil
  }

  /// The checks, each with the rest of its line if nothing else stands there.
  private func checks(before end: Int) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for case .check(let check) in items where check.range.start < end {
      switch check {
      case .expectation(let expectation):
        ranges.append(line(of: expectation.range.union(expectation.end)))
      case .requirement(_, let range): ranges.append(line(of: range))
      }
    }
    return ranges
  }

  /// A range with the semicolon behind, and with the rest of the lines if nothing else stands there.
  private func line(of range: SourceRange) -> SourceRange {
    var (start, end) = (range.start, skippingBlanks(from: range.end))
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end = skippingBlanks(from: end + 1) }
    while start > 0, GestureScript.isBlank(bytes[start - 1]) { start -= 1 }
    guard start == 0 || bytes[start - 1] == 10, end == bytes.count || bytes[end] == 10 else {
      return SourceRange(range.start, end)
    }
    return SourceRange(start, min(end + 1, bytes.count))
  }

  private func skippingBlanks(from start: Int) -> Int {
    var place = start
    while place < bytes.count, GestureScript.isBlank(bytes[place]) { place += 1 }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  // MARK: The held gesture

  /// The text from the beginning of the gesture that is held at a place: the rest of the steps, or the
  /// statements alone in the set-up.
  private func heldBeginning(upTo end: Int) -> Beginning? {
    var held: Beginning?
    for item in items {
      switch item {
      case .statement(let statement):
        guard statement.range.start < end, let name = action(of: statement) else { continue }
        if ReadersGesture.beginnings.contains(name) {
          held = Beginning(ranges: [line(of: statement.range)], isInsideStep: false)
        }
        if ReadersGesture.ends.contains(name) { held = nil }
        if name == "moveSwipe" { held?.ranges.append(line(of: statement.range)) }
      case .step(_, let body, let range):
        guard range.start < end else { return held }
        for (index, statement) in body.enumerated() {
          guard let name = action(of: statement) else { continue }
          if ReadersGesture.ends.contains(name) { held = nil }
          if name == "moveSwipe" { held?.ranges.append(line(of: statement.range)) }
          guard ReadersGesture.beginnings.contains(name) else { continue }
          let start = index == 0 ? range.start : statement.range.start
          held = Beginning(ranges: [SourceRange(start, end)], isInsideStep: index > 0)
        }
      case .check: break
      }
    }
    return held
  }

  /// The name of the user's action that a statement asks for.
  private func action(of statement: Statement) -> String? {
    guard case .expression(let expression) = statement.kind,
      case .call(let callee, _) = expression.kind,
      case .member(let base, let name) = callee.kind,
      case .identifier("user") = base.kind
    else { return nil }
    return name
  }
}
