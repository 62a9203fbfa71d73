import Diagnostics
import Foundation

@testable import ScriptMachine
@testable import SwiftSubset

/// The programs of the checkout.
enum OracleCorpus {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let folders: [(String, OracleProgram.Mode)] = [
    ("Tests/Findings", .example), ("Tests/RealCode", .file),
  ]

  /// The names of the programs from examples and files of apps.
  static func exampleFiles() throws -> [String] {
    try folders.flatMap { try files(in: $0.0, ".swift").map { name($0) } }
  }

  /// Every program accepted by our parser, each text once.
  static func programs() throws -> [OracleProgram] {
    var programs: [OracleProgram] = []
    for folder in ["Content", "Tests/Evidence", "Tests/Transitions"] {
      for path in try files(in: folder, ".md") { programs += blocks(of: try text(path), path) }
    }
    for (folder, mode) in folders {
      for path in try files(in: folder, ".swift") {
        let source = [UInt8](try text(path).utf8)
        if let program = OracleProgram(name: name(path), source, as: mode) {
          programs.append(program)
        }
      }
    }
    for path in try files(in: "Tests/ScriptLanguageTests", ".swift") {
      programs += literals(of: [UInt8](try text(path).utf8), path)
    }
    var seen: Set<[UInt8]> = []
    return programs.filter { seen.insert($0.text).inserted }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files below a folder in the order of paths.
  private static func files(in folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// The name of the file for a program from a place, without the ending.
  private static func name(_ path: String, _ place: String = "") -> String {
    path.replacing("/", with: "-").replacing(".swift", with: "") + (place.isEmpty ? "" : "-")
      + place
  }

  /// The scenarios and Swift blocks of a page. The number in a name is the line of the fence.
  static func blocks(of page: String, _ path: String) -> [OracleProgram] {
    var programs: [OracleProgram] = []
    var open: (fence: Substring, words: [Substring], line: Int)?
    var body: [Substring] = []
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let fence = line.prefix { $0 == "`" }
      if let block = open {
        guard fence.count >= block.fence.count, fence.endIndex == line.endIndex else {
          body.append(line)
          continue
        }
        let source = [UInt8](body.joined(separator: "\n").utf8)
        let name = name(path, "\(block.line)")
        if let program = program(named: name, source, block.words) { programs.append(program) }
        open = nil
      } else if fence.count >= 3 {
        open = (fence, line[fence.endIndex...].split(separator: " "), index + 1)
        body = []
      }
    }
    return programs
  }

  /// The program of a block with some words behind the fence; nil for other blocks.
  private static func program(
    named name: String, _ source: [UInt8], _ words: [Substring]
  ) -> OracleProgram? {
    switch words.first {
    case "scenario": OracleProgram(name: name, source, as: .scenario)
    case "swift" where words.contains("correct") || words.contains("incorrect"):
      OracleProgram(name: name, source, as: .example)
    case "swift": OracleProgram(name: name, source)
    default: nil
    }
  }

  /// The programs among the string literals of a test. The numbers are the line and column.
  ///
  /// A single word is usually the name of something, so single words are not programs.
  static func literals(of test: [UInt8], _ path: String) -> [OracleProgram] {
    guard var parser = try? Parser(test) else { return [] }
    let source = SourceText(test)
    var programs: [OracleProgram] = []
    for (index, token) in parser.tokens.enumerated()
    where token.kind == .string || token.kind == .stringStart {
      parser.position = index
      guard let literal = try? parser.parseString(), case .string(let segments) = literal.kind
      else { continue }
      var text = ""
      for case .text(let part) in segments { text += part }
      let isWhole = segments.allSatisfy { if case .text = $0 { true } else { false } }
      let bytes = [UInt8](text.utf8)
      guard isWhole, let tokens = try? Lexer.tokens(of: bytes), tokens.count > 2 else { continue }
      let place = source.location(of: token.start)
      let name = name(path, "\(place.line).\(place.column)")
      if let program = OracleProgram(name: name, bytes) { programs.append(program) }
    }
    return programs
  }
}
