import ExampleRuns
import SwiftSubset

/// The mechanical correction of a finding.
struct FindingFix {
  private let document: TextDocument
  /// The lines of the code.
  private let lines: ClosedRange<Int>
  /// The marked part of the code.
  private let span: Range<Int>

  /// - Parameters:
  ///   - document: The document.
  ///   - lines: The lines of the code.
  ///   - span: The marked part of the code.
  init(_ document: TextDocument, in lines: ClosedRange<Int>, at span: Range<Int>) {
    self.document = document
    self.lines = lines
    self.span = span
  }

  private var line: Int { document.line(at: span.lowerBound) }
  private var end: Int { document.end(ofLine: lines.upperBound) }
  private var marked: String { document.text(span) }

  /// The title of the correction and the edits.
  /// - Returns: `nil` for a finding without a mechanical correction, and for code of another form.
  func edits(for finding: Finding) -> (title: String, edits: [DocumentEdit])? {
    switch finding.superRule {
    case .called: return superCall.map { ("Add the call of 'super'", $0) }
    case .notCalled: return withoutSuper.map { ("Remove the call of 'super'", $0) }
    case nil: break
    }
    switch finding.correction {
    case .loadIfNeeded: return loading.map { ("Call 'loadViewIfNeeded()'", $0) }
    case .dropStatement: return withoutStatement.map { ("Remove the call", $0) }
    case .confirmChild: return didMove.map { ("Add 'didMove(toParent:)'", $0) }
    case .addChild: return child.map { ("Add 'addChild' and 'didMove(toParent:)'", $0) }
    case nil: return nil
    }
  }

  // MARK: super

  private var superCall: [DocumentEdit]? {
    let code = Array(document.bytes[span.lowerBound..<max(span.lowerBound, end)])
    let tokens = TokenizedText(code).tokens
    func text(_ token: Token) -> String {
      String(decoding: code[token.start..<token.end], as: UTF8.self)
    }
    guard let brace = tokens.first(where: { text($0) == "{" }),
      let call = SuperCall(declaration: String(decoding: code[..<brace.start], as: UTF8.self))
    else { return nil }
    let open = span.lowerBound + brace.end
    let number = document.line(at: open)
    guard document.text(open..<document.end(ofLine: number)).allSatisfy(\.isWhitespace) else {
      return [DocumentEdit(open..<open, " \(call.text);")]
    }
    var depth = 0
    let close = tokens.first { token in
      guard token.start >= brace.start else { return false }
      if text(token) == "{" { depth += 1 }
      if text(token) == "}" { depth -= 1 }
      return depth == 0
    }
    guard let close else { return nil }
    let last = document.line(at: span.lowerBound + close.start)
    let indentation = bodyIndentation(from: number + 1, to: last, outer: number)
    // Constraints are changed first, and UIKit then uses the constraints.
    let place = call.text.hasPrefix("super.updateViewConstraints") ? last : number + 1
    return [insertion(of: [indentation + call.text], before: place)]
  }

  private func bodyIndentation(from first: Int, to last: Int, outer: Int) -> String {
    let body = (first..<max(first, last)).first { !trimmed($0).isEmpty }
    return body.map(indentation) ?? indentation(outer) + "    "
  }

  private var withoutSuper: [DocumentEdit]? {
    var number = line - 1
    while number >= lines.lowerBound {
      let text = trimmed(number)
      if text == "super.loadView()" { return [removal(of: number)] }
      if text.contains("func ") { return nil }
      number -= 1
    }
    return nil
  }

  private var loading: [DocumentEdit]? {
    let old = "loadView()"
    let text = marked
    guard text.hasSuffix(old) else { return nil }
    return [DocumentEdit(span.upperBound - old.utf8.count..<span.upperBound, "loadViewIfNeeded()")]
  }

  private var withoutStatement: [DocumentEdit]? {
    trimmed(line) == marked.trimmingSpaces ? [removal(of: line)] : nil
  }

  // MARK: Children

  private var didMove: [DocumentEdit]? {
    guard let call = Call(marked, of: "addChild"), trimmed(line) == marked.trimmingSpaces else {
      return nil
    }
    let last = lastUse(of: "\(call.argument).view") ?? line
    return [
      insertion(
        of: [indentation(line) + "\(call.argument).didMove(toParent: \(call.receiver ?? "self"))"],
        before: last + 1)
    ]
  }

  /// The last line of the block with a text, as far as each line is a statement of its own.
  private func lastUse(of text: String) -> Int? {
    var found: Int?
    var number = line + 1
    while number <= lines.upperBound, trimmed(number) != "}" {
      if trimmed(number).contains(text) { found = number }
      guard trimmed(number).last != "{" else { break }
      number += 1
    }
    return found
  }

  private var child: [DocumentEdit]? {
    guard let call = Call(marked, of: "addSubview"), trimmed(line) == marked.trimmingSpaces,
      call.argument.hasSuffix(".view"), let view = call.receiver,
      view == "view" || view.hasSuffix(".view")
    else { return nil }
    let child = String(call.argument.dropLast(".view".count))
    let parent = view == "view" ? nil : String(view.dropLast(".view".count))
    let space = indentation(line)
    let prefix = parent == nil || parent == "self" ? "" : parent.map { $0 + "." } ?? ""
    return [
      insertion(of: ["\(space)\(prefix)addChild(\(child))"], before: line),
      insertion(
        of: ["\(space)\(child).didMove(toParent: \(parent ?? "self"))"], before: line + 1),
    ]
  }

  /// `RECEIVER.NAME(ARGUMENT)`.
  private struct Call {
    let receiver: String?
    let argument: String

    init?(_ text: String, of name: String) {
      let text = text.trimmingSpaces
      guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
      let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
      guard let last = path.last, last == name else { return nil }
      receiver = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
      argument = String(text[text.index(after: open)...].dropLast())
      // A call in the argument must not be made twice.
      let isPath = argument.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      guard !argument.isEmpty, isPath else { return nil }
    }
  }

  // MARK: Lines

  /// The spaces, and the marks of quotes, in front of the code of a line.
  private func indentation(_ number: Int) -> String {
    String(document.source.line(number).prefix { " \t>".contains($0) })
  }

  private func trimmed(_ number: Int) -> String {
    String(document.source.line(number).drop { " \t>".contains($0) }).trimmingSpaces
  }

  private func removal(of number: Int) -> DocumentEdit {
    DocumentEdit(
      document.source.start(ofLine: number)..<document.source.start(ofLine: number + 1), "")
  }

  private func insertion(of new: [String], before number: Int) -> DocumentEdit {
    let lineBreak = document.lineBreak(ofLine: max(1, number - 1))
    let start = document.source.start(ofLine: number)
    return DocumentEdit(start..<start, new.map { $0 + lineBreak }.joined())
  }
}

extension String {
  /// The text without spaces around.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
