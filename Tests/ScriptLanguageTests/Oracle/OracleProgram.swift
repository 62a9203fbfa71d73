@testable import ScriptLanguage

/// A program that our parser accepts, as a file of Swift that no grammar of ours is needed for.
struct OracleProgram: Sendable {
  /// Where it comes from: `Content-guide-loading.md-12`.
  let name: String
  let text: [UInt8]

  /// Reads a text as a script or as a scenario.
  /// - Returns: Nothing where our parser rejects it.
  init?(name: String, _ source: [UInt8]) {
    guard let text = OracleProgram.plain(source) else { return nil }
    self.name = name
    self.text = OracleProgram.wrapped(text) ?? text
  }

  init(name: String, accepted text: [UInt8]) {
    self.name = name
    self.text = text
  }

  /// Whether our parser accepts a text as a script.
  static func accepts(_ text: [UInt8]) -> Bool { (try? Parser.parse(text)) != nil }

  /// A script as it is, a scenario without its checks and with its steps as blocks of `do`.
  ///
  /// What is left out becomes blank, so that everything stands on its line.
  private static func plain(_ source: [UInt8]) -> [UInt8]? {
    if accepts(source) { return source }
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

  /// A script with members at top level, as examples have them, with a class around those.
  /// - Returns: Nothing where there are none.
  private static func wrapped(_ source: [UInt8]) -> [UInt8]? {
    guard let statements = try? Parser.parse(source),
      statements.contains(where: isOnlyAMember)
    else { return nil }
    // The parts keep their lines and what stands between them, each in a copy of the whole.
    var copies = [SourceCopy](repeating: SourceCopy(source), count: 3)
    let starts = [0] + statements.dropFirst().map(\.range.start) + [source.count]
    for (index, statement) in statements.enumerated() {
      for place in copies.indices where place != self.place(of: statement) {
        copies[place].blank(starts[index]..<starts[index + 1])
      }
    }
    let parts = copies.map(\.bytes)
    return parts[0] + [UInt8]("\nclass Screen: UIViewController {\n".utf8) + parts[1]
      + [UInt8]("\nfunc statements() {\n".utf8) + parts[2] + [UInt8]("\n}\n}\n".utf8)
  }

  /// Whether a statement can stand in a type only.
  private static func isOnlyAMember(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .function(let function):
      if case .function = function.role { return isOfMember(function.modifiers) }
      return true
    case .variable(let variable): return isOfMember(variable.modifiers)
    default: return false
    }
  }

  private static func isOfMember(_ modifiers: Modifiers) -> Bool {
    modifiers.isOverride || modifiers.isStatic || modifiers.isMutating || modifiers.isConvenience
      || modifiers.isLazy
  }

  /// 0 at top level, 1 in the class, 2 in a method of it.
  private static func place(of statement: Statement) -> Int {
    switch statement.kind {
    case .type, .import, .typeAlias: 0
    case .function, .variable: 1
    default: 2
    }
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
