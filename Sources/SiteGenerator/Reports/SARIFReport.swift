import Diagnostics
import ExampleRuns
import Foundation
import LifecycleEngine

/// Diagnostics as SARIF 2.1.0.
/// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFReport: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - fixes: The correction of each diagnostic; empty for none.
  init(_ diagnostics: [LocatedDiagnostic], fixes: [CodeFix?] = []) {
    runs = [Run(diagnostics, fixes)]
  }

  /// The document with keys in alphabetical order, and a line feed.
  var text: String { JSONText.render(self) }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private struct Run: Encodable {
    let tool: Tool
    // The unit of columns in this project.
    let columnKind = "unicodeCodePoints"
    let results: [Result]

    init(_ diagnostics: [LocatedDiagnostic], _ fixes: [CodeFix?]) {
      let rules = Set(diagnostics.map(\.diagnostic.id)).sorted()
      tool = Tool(driver: Driver(rules: rules.map { Rule(id: $0) }))
      var known: [String: Int] = [:]
      results = diagnostics.enumerated().map { index, located in
        // Equal problems on equal lines are told apart by their number.
        let print = Fingerprint.of(located)
        known[print, default: 0] += 1
        return Result(
          located, ruleIndex: rules.firstIndex(of: located.diagnostic.id) ?? 0,
          fingerprint: "\(print):\(known[print] ?? 1)", index < fixes.count ? fixes[index] : nil)
      }
    }
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "lifeguard"
    let version = EngineVersion.current
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    private let shortDescription: Message
    private let fullDescription: Message?
    private let help: Message?
    private let helpUri: String?

    /// The description of all diagnostics with an id.
    init(id: String) {
      self.id = id
      guard let finding = Finding.named(id) else {
        // A rule without a description is named by its id.
        let statement = DiagnosticStatement.named(id)?.statement
        shortDescription = Message(text: statement ?? id)
        (fullDescription, help, helpUri) = (nil, nil, nil)
        return
      }
      shortDescription = Message(text: finding.statement)
      fullDescription = Message(text: "\(finding.statement) \(finding.why)")
      let lines = Explanation.lines(of: finding).joined(separator: "\n")
      help = Message(text: lines, markdown: FindingsPage.details(of: finding))
      helpUri = Explanation.address(of: finding)
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?

    init(_ located: LocatedDiagnostic, ruleIndex: Int, fingerprint: String, _ fix: CodeFix?) {
      ruleId = located.diagnostic.id
      self.ruleIndex = ruleIndex
      level = located.diagnostic.severity == .error ? "error" : "warning"
      message = Message(text: located.diagnostic.explanation)
      locations = [Location(located)]
      partialFingerprints = ["lifeguard/v1": fingerprint]
      fixes = fix.map { [Fix($0, in: located.path)] }
    }
  }

  /// The content of a problem without its line number, so that the problem is the same after edits
  /// elsewhere in the file.
  private enum Fingerprint {
    static func of(_ located: LocatedDiagnostic) -> String {
      var hash = FastHash()
      let parts = [
        located.path, located.diagnostic.id, located.diagnostic.summary,
        located.sourceLine.split { $0.isWhitespace }.joined(separator: " "),
      ]
      for part in parts {
        hash.add(part.utf8)
        hash.add([0xFF])
      }
      return String(hash.value, radix: 16)
    }
  }

  private struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]

    init(_ fix: CodeFix, in path: String) {
      description = Message(text: fix.title)
      let replacements = fix.edits.map { edit in
        Replacement(
          deletedRegion: Bytes(byteOffset: edit.range.lowerBound, byteLength: edit.range.count),
          insertedContent: edit.text.isEmpty ? nil : Message(text: edit.text))
      }
      artifactChanges = [
        Change(
          artifactLocation: ArtifactLocation(uri: URLPath.encoded(path)), replacements: replacements)
      ]
    }
  }

  private struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  private struct Replacement: Encodable {
    let deletedRegion: Bytes
    let insertedContent: Message?
  }

  private struct Bytes: Encodable {
    let byteOffset: Int
    let byteLength: Int
  }

  private struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(_ located: LocatedDiagnostic) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: URLPath.encoded(located.path)),
        region: Region(
          startLine: located.line, startColumn: located.column,
          endColumn: located.column + located.markedWidth))
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  private struct ArtifactLocation: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endColumn: Int
  }
}
