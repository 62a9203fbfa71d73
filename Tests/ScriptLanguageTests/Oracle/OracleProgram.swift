import Diagnostics

@testable import ExampleRuns
@testable import Scenarios
@testable import SwiftSubset

/// A program accepted by our parser, as a file of Swift. The file needs no grammar of ours.
struct OracleProgram: Sendable {
  /// The ways to read a text.
  enum Mode: Sendable {
    /// A scenario, or a script without steps and checks.
    case scenario
    /// A fragment to judge. Bare members and statements belong to a screen.
    case example
    /// A file of an app, or any text with the top level of a file.
    case file
  }

  /// The origin of the program: `Content-guide-loading.md-12`.
  let name: String
  let text: [UInt8]
  /// The mode for `text`. The text has no checks and no bare members, so the mode is scenario or
  /// file.
  let mode: Mode

  /// Reads a text in the mode of its use.
  /// - Returns: Nil if our parser rejects the text.
  init?(name: String, _ source: [UInt8], as mode: Mode) {
    let text: [UInt8]?
    switch mode {
    case .scenario: text = OracleProgram.plain(source)
    case .example: text = OracleProgram.wrapped(source)
    case .file: text = OracleProgram.accepts(source, as: .file) ? source : nil
    }
    guard let text else { return nil }
    self.init(name: name, accepted: OracleProgram.read(text), as: mode)
  }

  /// Reads a text of unknown use, as a script or scenario if possible.
  /// - Returns: Nil if our parser rejects the text.
  init?(name: String, _ source: [UInt8]) {
    let hasMembers = (try? ExampleCode(source))?.hasBareMembers ?? false
    let modes: [Mode] = hasMembers ? [.example] : [.scenario, .example]
    for mode in modes {
      guard let program = OracleProgram(name: name, source, as: mode) else { continue }
      self = program
      return
    }
    return nil
  }

  init(name: String, accepted text: [UInt8], as mode: Mode) {
    self.name = name
    self.text = text
    self.mode = mode == .scenario ? .scenario : .file
  }

  /// True if our parser accepts a text as a script, or as a file of an app.
  static func accepts(_ text: [UInt8], as mode: Mode) -> Bool {
    mode == .scenario ? (try? Parser.parse(text)) != nil : (try? ExampleCode(file: text)) != nil
  }

  /// The part of a text read by our parser, without the inactive branches of `#if`.
  static func read(_ text: [UInt8]) -> [UInt8] {
    guard var active = try? ActiveCode(of: text).bytes, let parser = try? Parser(text) else {
      return text
    }
    for token in parser.tokens where token.kind == .poundOther {
      guard active[token.start] != text[token.start] else { continue }
      let end = text[token.start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      active.replaceSubrange(token.start..<end, with: text[token.start..<end])
    }
    return active
  }

  /// Leaves a script unchanged. A scenario loses the checks, and the steps become blocks of `do`.
  ///
  /// Blanks replace the omitted text, so everything keeps its line.
  private static func plain(_ source: [UInt8]) -> [UInt8]? {
    if accepts(source, as: .scenario) { return source }
    guard let scenario = try? ScenarioParser.parse(source), scenario.problems.isEmpty else {
      return nil
    }
    var text = SourceCopy(source)
    let starts = scenario.items.map(\.start) + [source.count]
    for (index, item) in scenario.items.enumerated().reversed() {
      switch item {
      case .statement: break
      case .check: text.blank(starts[index]..<starts[index + 1])
      case .step(_, _, let range):
        text.insert("; do", at: range.end)
        text.replace(range.start..<range.start + "when".utf8.count, with: "_ = ")
      }
    }
    return text.bytes
  }

  /// An example as run, with a class around bare members and a method around bare statements.
  /// - Returns: Nil if our parser rejects the example.
  private static func wrapped(_ example: [UInt8]) -> [UInt8]? {
    let source = ExampleSource(String(decoding: example, as: UTF8.self)).code
    guard let code = try? ExampleCode(source) else { return nil }
    guard let wrapper = code.wrapper, let screen = code.family.entry(named: wrapper) else {
      return source
    }
    var parts: [(range: SourceRange, place: Int)] = []
    for statement in code.statements where statement.range.start != screen.range.start {
      parts.append((statement.range, 0))
    }
    for member in screen.members {
      guard case .function(let function) = member.kind, function.name == code.body else {
        parts.append((member.range, 1))
        continue
      }
      parts += (function.body ?? []).map { ($0.range, 2) }
    }
    parts.sort { $0.range.start < $1.range.start }
    // The parts keep the lines and the text between the parts, each in a copy of the whole.
    let whole = keepsDirectives(source, in: parts.map(\.range)) ? source : active(source)
    var copies = [SourceCopy](repeating: SourceCopy(whole), count: 3)
    let starts = [0] + parts.dropFirst().map(\.range.start) + [source.count]
    for (index, part) in parts.enumerated() {
      for place in copies.indices where place != part.place {
        copies[place].blank(starts[index]..<starts[index + 1])
      }
    }
    let texts = copies.map(\.bytes)
    return texts[0] + [UInt8]("\nclass \(wrapper): UIViewController {\n".utf8) + texts[1]
      + [UInt8]("\nfunc \(code.body ?? "statements")() async throws {\n".utf8) + texts[2]
      + [UInt8]("\n}\n}\n".utf8)
  }

  /// True if each directive is inside a part. A directive between two parts would lose its code.
  private static func keepsDirectives(_ source: [UInt8], in parts: [SourceRange]) -> Bool {
    guard let tokens = try? Lexer.tokens(of: source) else { return true }
    let active = active(source)
    return tokens.allSatisfy { token in
      token.kind != .poundOther || active[token.start] == source[token.start]
        || parts.contains { $0.start < token.start && token.end < $0.end }
    }
  }

  private static func active(_ source: [UInt8]) -> [UInt8] {
    (try? ActiveCode(of: source).bytes) ?? source
  }
}

extension ExampleCode {
  /// True if the code has a declaration outside a type that only a type may contain.
  fileprivate var hasBareMembers: Bool {
    guard let wrapper, let screen = family.entry(named: wrapper) else { return false }
    return screen.members.contains { member in
      switch member.kind {
      case .function(let function):
        if case .function = function.role { return function.modifiers.isOfMember }
        return true
      case .variable(let variable): return variable.modifiers.isOfMember
      default: return false
      }
    }
  }
}

extension Modifiers {
  fileprivate var isOfMember: Bool {
    isOverride || isStatic || isMutating || isConvenience || isLazy
  }
}

/// A text with changes to some parts. The places are places in the unchanged copy.
private struct SourceCopy {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func blank(_ range: Range<Int>) {
    for place in range where !Lexer.isNewline(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
  }

  mutating func insert(_ text: String, at place: Int) {
    bytes.insert(contentsOf: text.utf8, at: place)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    bytes.replaceSubrange(range, with: text.utf8)
  }
}

extension ScenarioSyntax.Item {
  /// The offset of the item's beginning.
  fileprivate var start: Int {
    switch self {
    case .statement(let statement): statement.range.start
    case .step(_, _, let range): range.start
    case .check(let check): check.range.start
    }
  }
}
