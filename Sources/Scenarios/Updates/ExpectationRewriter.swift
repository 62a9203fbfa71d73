import Diagnostics

/// Rewrites the body of an expectation to the actual events.
struct ExpectationRewriter {
  private let failed: FailedExpectation
  private let text: SourceText

  init(_ failed: FailedExpectation, in text: SourceText) {
    self.failed = failed
    self.text = text
  }

  private var patterns: [EventPattern] { failed.expectation.lines }

  /// The edits in the order of the lines.
  var edits: [LineEdit] {
    hasLinesOfTheirOwn && !hasCommentOfSeveralLines ? editsByLine : [rewriting]
  }

  /// True if a comment spans several lines. No line can be added inside such a comment.
  private var hasCommentOfSeveralLines: Bool {
    let body = Array(text.bytes[failed.expectation.opening.end..<failed.expectation.end.start])
    var depth = 0
    var index = 0
    var isInString = false
    func stands(_ marks: StaticString) -> Bool {
      index + 1 < body.count && body[index] == marks.utf8Start[0]
        && body[index + 1] == marks.utf8Start[1]
    }
    while index < body.count {
      let byte = body[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") || byte == 10 { isInString = false }
      } else if stands("/*") {
        depth += 1
        index += 1
      } else if depth > 0 {
        if byte == 10 { return true }
        if stands("*/") {
          depth -= 1
          index += 1
        }
      } else if stands("//") {
        while index + 1 < body.count, body[index + 1] != 10 { index += 1 }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      index += 1
    }
    return false
  }

  // MARK: One event on a line

  /// True if every event and both braces stand on lines of their own.
  private var hasLinesOfTheirOwn: Bool {
    var last = line(of: failed.expectation.opening.start)
    for pattern in patterns {
      let (first, end) = (line(of: pattern.range.start), line(of: pattern.range.end))
      guard first > last, first == end else { return false }
      last = end
    }
    return line(of: failed.expectation.end.start) > last
  }

  private var editsByLine: [LineEdit] {
    var edits: [LineEdit] = []
    // The place of the next added event: after the line of the previous event.
    var place = line(of: failed.expectation.opening.start) + 1
    var isBehindEvent = false
    for (index, row) in failed.rows.enumerated() {
      if let expected = row.expected {
        let number = line(of: patterns[expected].range.start)
        if failed.moved.contains(expected) {
          edits.append(LineEdit(lines: number..<number + 1, replacement: []))
        } else if !row.agrees {
          edits.append(removal(of: patterns[expected], at: number))
        }
        place = number + 1
        isBehindEvent = true
      } else if let actual = failed.actual[index] {
        if !isBehindEvent, let next = nextLine(behind: index) { place = next }
        // A moved line keeps its comment.
        let moved = failed.moved[index].map { text.line(line(of: patterns[$0].range.start)) }
        let event = moved.map(ExpectationRewriter.trimmed) ?? actual
        edits.append(
          LineEdit(lines: place..<place, replacement: [indentation(at: place) + event]))
      }
    }
    return edits
  }

  /// The line of the next expected event.
  private func nextLine(behind row: Int) -> Int? {
    for later in failed.rows[row...] {
      if let expected = later.expected { return line(of: patterns[expected].range.start) }
    }
    return nil
  }

  /// Removes an event, and its line if the line has no comment.
  private func removal(of pattern: EventPattern, at number: Int) -> LineEdit {
    let before = slice(text.start(ofLine: number), pattern.range.start)
    var after = slice(pattern.range.end, text.start(ofLine: number) + text.line(number).utf8.count)
    let trimmed = ExpectationRewriter.trimmed(after)
    after = trimmed.utf8.first == UInt8(ascii: ";") ? String(trimmed.dropFirst()) : trimmed
    let comment = ExpectationRewriter.trimmed(before) + ExpectationRewriter.trimmed(after)
    guard !comment.isEmpty else { return LineEdit(lines: number..<number + 1, replacement: []) }
    return LineEdit(
      lines: number..<number + 1, replacement: [indentation(ofLine: number) + comment])
  }

  /// The indentation of events: that of the first event, or one step more than the brace.
  private func indentation(at place: Int) -> String {
    if let first = patterns.first { return indentation(ofLine: line(of: first.range.start)) }
    return indentation(ofLine: line(of: failed.expectation.end.start)) + ExpectationRewriter.step
  }

  // MARK: Several on a line

  private static let step = "    "

  /// Rewrites the lines from one brace to the other, with every event on its own line.
  private var rewriting: LineEdit {
    let (opening, end) = (failed.expectation.opening, failed.expectation.end)
    let (first, last) = (line(of: opening.start), line(of: end.start))
    let outer = indentation(ofLine: first)
    var lines = [ExpectationRewriter.trimmedAtEnd(slice(text.start(ofLine: first), opening.end))]
    var position = opening.end
    func add(_ line: String) { lines.append(outer + ExpectationRewriter.step + line) }
    func addComments(until end: Int) {
      for comment in comments(in: slice(position, end)) { add(comment) }
    }
    for (index, row) in failed.rows.enumerated() {
      if let expected = row.expected {
        let pattern = patterns[expected]
        addComments(until: pattern.range.start)
        if row.agrees { add(pattern.text) }
        position = pattern.range.end
      } else if let actual = failed.actual[index] {
        add(failed.moved[index].map { patterns[$0].text } ?? actual)
      }
    }
    addComments(until: end.start)
    let rest = slice(end.start, text.start(ofLine: last) + text.line(last).utf8.count)
    lines.append(outer + rest)
    return LineEdit(lines: first..<last + 1, replacement: lines)
  }

  /// The comments between two events.
  private func comments(in gap: String) -> [String] {
    gap.utf8.split { $0 == 10 || $0 == 13 }.compactMap { line in
      let bytes = line.drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ";") }
      let comment = ExpectationRewriter.trimmed(String(decoding: Array(bytes), as: UTF8.self))
      return comment.isEmpty ? nil : comment
    }
  }

  // MARK: Places

  private func line(of offset: Int) -> Int { text.location(of: offset).line }

  private func slice(_ start: Int, _ end: Int) -> String {
    String(decoding: text.bytes[start..<max(start, end)], as: UTF8.self)
  }

  private func indentation(ofLine number: Int) -> String {
    let bytes = text.line(number).utf8.prefix { $0 == 32 || $0 == 9 }
    return String(decoding: Array(bytes), as: UTF8.self)
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = text.utf8.drop { $0 == 32 || $0 == 9 }
    return trimmedAtEnd(String(decoding: Array(bytes), as: UTF8.self))
  }

  private static func trimmedAtEnd(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
