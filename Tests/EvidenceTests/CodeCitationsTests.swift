import Foundation
import Testing

@testable import SiteGenerator

/// `lifeguard explain` lists the citations of sources in the code.
@Suite struct CodeCitationsTests {
  private static let table = GeneratedTable(
    path: "Sources/SiteGenerator/Evidence/Register/CodeCitationsTable.swift", name: "codeCitations",
    comment: "The sources that the engine's code cites, and in which files.")
  private static let targets = [
    "LifecycleEngine", "SwiftSubset", "UIKitNames", "ScriptCompiler", "ScriptMachine", "Scenarios",
    "ExampleRuns",
  ]

  private static var found: [String: Set<String>] {
    get throws {
      var found: [String: Set<String>] = [:]
      for target in targets {
        let folder = "Sources/\(target)"
        for file in try FileManager.default.subpathsOfDirectory(
          atPath: "\(EvidenceSuite.root)/\(folder)") where file.hasSuffix(".swift")
        {
          let path = "\(folder)/\(file)"
          let code = try String(contentsOfFile: "\(EvidenceSuite.root)/\(path)", encoding: .utf8)
          for id in CodeCitations.ids(in: code) { found[id, default: []].insert(path) }
        }
      }
      return found
    }
  }

  @Test func everySourceThatCodeCitesIsInTheRegister() throws {
    report(
      try Self.found.filter { EvidenceRegister.source($0.key) == nil }
        .flatMap { id, files in files.map { "\($0) cites '\(id)', which is not in the register" } })
  }

  @Test func theTableIsWhatStandsInTheCode() throws {
    try Self.table.check(CodeCitations.table(of: try Self.found))
  }

  private func check(_ comment: String, _ expected: [String]) {
    #expect(CodeCitations.ids(in: comment) == expected)
  }

  @Test func aCitationGoesFromItsWordToTheEndOfTheSentence() {
    check("/// Does it. Source: `a-b`, `c-1`.\nfunc f() {}", ["a-b", "c-1"])
    check("// Source: `a-b` (iOS 13; no other). It is not `c-d`.", ["a-b"])
    check("// Source: `a-b`.\nlet a = 1\n// Another is `c-d`.", ["a-b"])
    check("  /// Those of `x-y`. Source: `a-b`,\n  /// `c-d`. So `e-f` is.", ["a-b", "c-d"])
    check("// See `a-b`.", [])
  }

  @Test func aNameOfUIKitOrAnAddressIsNoCitationOfTheRegister() {
    check("// Source: Apple's documentation of `supportedInterfaceOrientations`.", [])
    check("/// - Parameter source: `text` of it.", [])
    check("// Source: https://a.b/c-d", [])
  }
}
