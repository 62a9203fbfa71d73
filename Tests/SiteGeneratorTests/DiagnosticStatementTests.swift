import Foundation
import Testing

@testable import ExampleRuns
@testable import ScriptMachine
@testable import SiteGenerator

/// The statements about the ids of diagnostics, in SARIF and by `explain`.
@Suite struct DiagnosticStatementTests {
  /// The ids that the sources give to diagnostics.
  private static let ids: Set<String> = {
    let call =
      /(?:id:|error\(|failed\(|failure\(|inInfo\(|LinkFailure\(|endlessCause\()\s*"(?<id>[a-z0-9]+(?:-[a-z0-9]+)+)"/
    var ids = Set(RunReason.allCases.map(\.rawValue))
    let modules = [
      "Markdown", "SwiftSubset", "UIKitNames", "ScriptCompiler", "ScriptMachine", "Scenarios",
      "ExampleRuns", "SiteGenerator",
    ]
    for module in modules {
      let folder = "\(Checkout.root)/Sources/\(module)"
      for file in FileManager.default.enumerator(atPath: folder) ?? .init() {
        guard let file = file as? String, file.hasSuffix(".swift"),
          let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        else { continue }
        for match in text.matches(of: call) { ids.insert(String(match.output.id)) }
      }
    }
    // Only the beginning of ids.
    return ids.subtracting(["front-matter"])
  }()

  @Test func everyIdIsDescribedOnce() {
    let described = DiagnosticStatement.all.map(\.id)
    #expect(Set(described).count == described.count)
    let known = Set(described + Finding.all.map(\.id))
    #expect(Self.ids.count > 100)
    #expect(Self.ids.subtracting(known).sorted() == [])
    #expect(described.filter { Finding.named($0) != nil } == [])
  }

  /// The ids of YAML diagnostics consist of a subject and a kind.
  @Test func everyIdOfYAMLIsDescribed() {
    let reader = Checkout.file("Sources/Markdown/FrontMatter/KeyedYAML.swift")
    let kinds = Set(
      reader.matches(of: /report\(\s*\w+, "(?<kind>[a-z]+)"/).map { String($0.output.kind) })
    #expect(kinds.count > 3)
    for subject in ["front-matter", "configuration"] {
      for kind in kinds.union(["yaml"]) {
        #expect(DiagnosticStatement.named("\(subject)-\(kind)") != nil, "\(subject)-\(kind)")
      }
    }
  }

  @Test func everyStatementIsASentence() {
    for each in DiagnosticStatement.all {
      #expect(each.statement.hasSuffix("."), "\(each.id)")
      #expect(each.statement.first?.isLowercase == false, "\(each.id)")
    }
  }

  @Test func anIdCanBeExplained() throws {
    for id in DiagnosticStatement.all.map(\.id) {
      let text = try Explanation(of: id, content: nil).text
      #expect(text.hasPrefix("\(id)\n  "), "\(text)")
    }
  }
}
