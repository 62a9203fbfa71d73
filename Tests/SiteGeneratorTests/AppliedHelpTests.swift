import Foundation
import Testing

@testable import SiteGenerator

/// Every diagnostic has a help, and who does what the help says is rid of the diagnostic.
@Suite struct AppliedHelpTests {
  private static let folder = "Tests/Formats/help"

  /// The ids with cases, which are the names of files.
  private static let ids: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/\(folder)")
    return (files ?? []).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }()

  @Test(arguments: ids)
  func anAppliedHelpEndsItsDiagnostic(id: String) throws {
    let cases = HelpCase.all(in: Checkout.file("\(Self.folder)/\(id).md"))
    #expect(!cases.isEmpty)
    for (index, each) in cases.enumerated() {
      let place = "case \(index + 1)"
      let wrong = try each.look(for: id, in: each.wrong)
      #expect(wrong.isFound, "\(place)")
      #expect(!each.help.isEmpty, "\(place)")
      for words in each.help {
        #expect(wrong.help.contains { $0.contains(words) }, "\(place): \(wrong.help)")
      }
      let mended = try each.look(for: id, in: each.mended)
      #expect(!mended.isFound, "\(place)")
      #expect(mended.agrees, "\(place)")
    }
  }

  @Test func everyIdHasCasesOrAReasonForHavingNone() {
    let rows = Checkout.file("\(Self.folder)/without-case.txt").split(separator: "\n")
    let parts = rows.map { $0.split(separator: "\t") }
    #expect(parts.allSatisfy { $0.count == 2 })
    let all = Self.ids + parts.compactMap { $0.first.map(String.init) }
    #expect(all.sorted() == DiagnosticStatement.all.map(\.id).sorted())
  }
}

/// Files with a diagnostic, the words of its help, and the files after an author did as they say.
private struct HelpCase {
  private(set) var wrong: [String: [String]] = [:]
  private(set) var mended: [String: [String]] = [:]
  /// Parts of the lines of help.
  private(set) var help: [String] = []
  /// The arguments of the command; empty to verify `Content`.
  private var command: [String] = []

  /// Reads cases. A line `===== wrong PATH` or `===== mended PATH` begins a file, a page without a
  /// path. `===== command` and `===== help` begin lines about the case, and the help ends the case.
  static func all(in text: String) -> [HelpCase] {
    let mark = "===== "
    var cases: [HelpCase] = []
    var section = ""
    var path = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(mark) {
        let words = line.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
        if cases.isEmpty || section == "help" { cases.append(HelpCase()) }
        section = words.first.map(String.init) ?? ""
        path = words.count > 1 ? String(words[1]) : "Content/page.md"
      } else if !cases.isEmpty {
        cases[cases.count - 1].add(String(line), to: section, path)
      }
    }
    return cases
  }

  private mutating func add(_ line: String, to section: String, _ path: String) {
    switch section {
    case "wrong": wrong[path, default: []].append(line)
    case "mended": mended[path, default: []].append(line)
    case "help": help.append(line)
    default: command += line.split(separator: " ").map(String.init)
    }
  }

  /// The result of a look at files.
  struct Look {
    var isFound: Bool
    var help: [String]
    var agrees: Bool
  }

  /// Looks for a diagnostic in files.
  func look(for id: String, in files: [String: [String]]) throws -> Look {
    let folder = try TemporaryFolder()
    for (path, lines) in files { try write(lines.map { $0 + "\n" }.joined(), path, in: folder) }
    guard command.isEmpty else {
      let result = try Command.run(command, in: folder)
      let text = result.output + result.errors
      return Look(isFound: text.contains(id), help: [text], agrees: result.status == 0)
    }
    let verification = try folder.verification()
    let found = verification.diagnostics.map(\.diagnostic).filter { $0.id == id }
    return Look(
      isFound: !found.isEmpty, help: found.flatMap(\.help),
      agrees: verification.outcome == .agreement)
  }

  /// Writes a file, in UTF-16 if its path ends so.
  private func write(_ text: String, _ path: String, in folder: TemporaryFolder) throws {
    let wide = " as UTF-16"
    guard path.hasSuffix(wide) else { return try folder.write(text, to: path) }
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write([0xFF, 0xFE] + bytes, to: String(path.dropLast(wide.count)))
  }
}
