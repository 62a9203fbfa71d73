import Diagnostics
import Foundation
import Testing

@testable import ExampleRuns

/// Examples as authors write them: wrong ones, each with the ids that a correct example then shows, and
/// ordinary right ones, which stay green.
@Suite struct ExampleKindsTests {
  struct Kind: CustomTestStringConvertible {
    let name: String
    /// The ids of findings and of other diagnostics.
    let expected: Set<String>
    let code: String

    var testDescription: String { name }
  }

  /// The examples of a file. A line `=== name | id id` begins each example.
  static func all(_ file: String) -> [Kind] {
    let path = "\(ExampleFile.root)/Examples/\(file).txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "=== ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      let head = part[..<end].components(separatedBy: " | ")
      let ids = head.count > 1 ? head[1].split(separator: " ").map(String.init) : []
      return Kind(name: head[0], expected: Set(ids), code: String(part[end...].dropFirst()))
    }
  }

  @Test(arguments: all("wrong"))
  func aWrongExampleShowsItsFault(_ kind: Kind) {
    #expect(Self.told(kind.code) == kind.expected)
    #expect(!kind.expected.isEmpty)
  }

  @Test(arguments: all("right"))
  func anOrdinaryExampleIsGreen(_ kind: Kind) { #expect(Self.told(kind.code) == []) }

  @Test func theFilesHaveExamples() {
    #expect(Self.all("wrong").count > 60)
    #expect(Self.all("right").count > 40)
  }

  private static func told(_ code: String) -> Set<String> {
    do throws(ScriptError) {
      let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.correct))
      let ids = verdict.diagnostics.filter { $0.severity == .error }.map(\.id)
      return Set(ids.filter { $0 != "harmful-example" } + verdict.findings)
    } catch {
      return Set(error.diagnostics.map(\.id))
    }
  }
}
