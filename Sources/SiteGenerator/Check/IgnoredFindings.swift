import Diagnostics
import Foundation
import Scenarios

/// The comments of a file that let a finding pass: `// lifeguard:ignore ID reason`, at the end of the line of the
/// finding or on the line above.
struct IgnoredFindings {
  private struct Comment {
    /// The line of the comment, and the line that the comment is about.
    let line: Int
    let target: Int
    let range: SourceRange
    let id: String
    let reason: String
  }

  private static let mark = "lifeguard:ignore"

  private let comments: [Comment]
  private let source: SourceText
  private let path: String

  /// Reads the comments of a file.
  init(_ source: SourceText, path: String) {
    self.source = source
    self.path = path
    guard String(decoding: source.bytes, as: UTF8.self).contains(IgnoredFindings.mark) else {
      comments = []
      return
    }
    var found: [Comment] = []
    // A comment on a line of its own is about the next line with code.
    var waiting: [Int] = []
    var texts: [(line: Int, range: SourceRange, id: String, reason: String, target: Int)] = []
    for line in 1...source.lineCount {
      let text = source.line(line)
      guard let match = text.firstMatch(of: #/\/\/[ \t]*lifeguard:ignore(?:[ \t]+(\S+))?[ \t]*(.*)/#)
      else {
        if !text.allSatisfy(\.isWhitespace) {
          for index in waiting { texts[index].target = line }
          waiting = []
        }
        continue
      }
      let start = source.start(ofLine: line)
      let before = text[..<match.range.lowerBound]
      let offset = start + before.utf8.count
      let isAlone = before.allSatisfy(\.isWhitespace)
      if isAlone { waiting.append(texts.count) }
      texts.append(
        (
          line, SourceRange(offset, start + text.utf8.count), match.1.map(String.init) ?? "",
          match.2.trimmingCharacters(in: .whitespaces), line
        ))
      guard !isAlone else { continue }
      for index in waiting { texts[index].target = line }
      waiting = []
    }
    for text in texts {
      found.append(
        Comment(
          line: text.line, target: text.target, range: text.range, id: text.id, reason: text.reason))
    }
    comments = found
  }

  /// Takes out the problems that comments let pass.
  /// - Parameters:
  ///   - problems: The problems of the file.
  ///   - isComplete: True if all classes of the file were driven, so that comments without a finding are told.
  /// - Returns: The other problems with those of the comments, and the number of ignored problems.
  func applied(to problems: [Problem], isComplete: Bool) -> (left: [Problem], ignored: Int) {
    guard !comments.isEmpty else { return (problems, 0) }
    var used = Set<Int>()
    var left: [Problem] = []
    for problem in problems {
      let index = comments.firstIndex {
        $0.target == problem.located.line && $0.id == problem.located.diagnostic.id
          && !$0.reason.isEmpty && CheckSettings.ids.contains($0.id)
      }
      if let index { used.insert(index) } else { left.append(problem) }
    }
    let ignored = problems.count - left.count
    for (index, comment) in comments.enumerated() where !used.contains(index) {
      if let diagnostic = wrong(comment) ?? (isComplete ? unused(comment) : nil) {
        left.append(Problem(LocatedDiagnostic(diagnostic, path: path, source), .input))
      }
    }
    return (left, ignored)
  }

  /// The problem with a comment that cannot let anything pass.
  private func wrong(_ comment: Comment) -> Diagnostic? {
    if comment.id.isEmpty || !CheckSettings.ids.contains(comment.id) {
      let id = comment.id
      return Diagnostic(
        .warning, id: "bad-ignore",
        id.isEmpty ? "This comment names no finding to ignore" : "There is no finding '\(id)' to ignore",
        at: comment.range,
        help: [
          Suggestion.text(for: id, among: CheckSettings.ids.sorted())
            ?? "write the id in brackets behind the message, and the reason: '// lifeguard:ignore retain-cycle the cache empties itself'"
        ])
    }
    guard comment.reason.isEmpty else { return nil }
    return Diagnostic(
      .warning, id: "bad-ignore", "This comment gives no reason to ignore '\(comment.id)'",
      at: comment.range, help: ["write the reason behind the id; until then, the finding counts"])
  }

  private func unused(_ comment: Comment) -> Diagnostic {
    Diagnostic(
      .warning, id: "unused-ignore", "Line \(comment.target) has no '\(comment.id)' to ignore",
      at: comment.range, help: ["remove the comment"])
  }
}
