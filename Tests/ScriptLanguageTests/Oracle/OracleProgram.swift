import Diagnostics

@testable import ExampleRuns
@testable import Scenarios
@testable import SwiftSubset

/// A program that our parser accepts, as a file of Swift that no grammar of ours is needed for.
struct OracleProgram: Sendable {
  /// How a text is read.
  enum Mode: Sendable {
    /// As a scenario, or a script without steps and checks.
    case scenario
    /// As a fragment that is judged: bare members and statements belong to a screen.
    case example
    /// As a file of an app, or anything that stands at its top level as it is.
    case file
  }

  /// Where it comes from: `Content-guide-loading.md-12`.
  let name: String
  let text: [UInt8]
  /// How our parser reads `text`, which has no checks and no bare members: as a scenario or as a file.
  let mode: Mode

  /// Reads a text in the mode in which it is used.
  /// - Returns: Nothing where our parser rejects it.
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

  /// Reads a text of which nobody says how it is used, as a script or scenario if it is one.
  /// - Returns: Nothing where our parser rejects it.
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

  /// Whether our parser accepts a text as a script, or as a file of an app.
  static func accepts(_ text: [UInt8], as mode: Mode) -> Bool {
    mode == .scenario ? (try? Parser.parse(text)) != nil : (try? ExampleCode(file: text)) != nil
  }

  /// What our parser reads of a text: branches of `#if` that do not count are left out.
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

  /// A script as it is, a scenario without its checks and with its steps as blocks of `do`.
  ///
  /// What is left out becomes blank, so that everything stands on its line.
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

  /// An example with a class around bare members, and with a method around bare statements, as it is run.
  /// - Returns: Nothing where our parser rejects it.
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
    // The parts keep their lines and what stands between them, each in a copy of the whole.
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

  /// Whether each directive stands inside of a part: one between two parts would be torn from what it is about.
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
  /// Whether something stands alone in it that can stand in a type only.
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

/// A text of which parts are changed; the places are those of the copy as it is.
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
  /// The offset at which the item begins.
  fileprivate var start: Int {
    switch self {
    case .statement(let statement): statement.range.start
    case .step(_, _, let range): range.start
    case .check(let check): check.range.start
    }
  }
}
