import Diagnostics
import Foundation
import Markdown
import Scenarios

@testable import SiteGenerator

/// The pages of `Tests/Evidence`: observations of sources, as scenarios that must hold.
struct EvidenceSuite: Sendable {
  /// The suite of this checkout.
  static let shared = EvidenceSuite(folder: "Tests/Evidence")

  /// The root folder of this checkout.
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The page that lists the sources without an encoding.
  static let exceptionsPage = "not-encoded.md"

  /// The entries in the order of their pages.
  let entries: [EvidenceEntry]
  /// The sources that cannot be encoded, with the reasons.
  let exceptions: [EvidenceException]
  /// The scenarios of all pages, in entries or not.
  let scenarios: [EvidenceScenario]
  /// The problems of the folder or its pages.
  let problems: [String]

  init(folder: String) {
    var files: [(String, [UInt8])] = []
    var problem: String?
    do throws(InputError) {
      let content = try ContentFolder(EvidenceSuite.root + "/" + folder)
      for page in content.pagePaths {
        files.append((page, try FileTree.bytes(of: content.path(of: page))))
      }
    } catch {
      problem = error.description
    }
    self.init(files, in: folder, problem)
  }

  /// Reads pages from memory.
  init(
    _ files: [(path: String, bytes: [UInt8])], in folder: String = "Tests/Evidence",
    _ problem: String? = nil
  ) {
    let read = files.map { path, bytes in
      Page(path: path, file: "\(folder)/\(path)", bytes: bytes)
    }
    let catalog = ScenarioCatalog(read)
    let pages = read.map { VerifiedPage($0, in: catalog) }
    problems =
      (problem.map { [$0] } ?? [])
      + pages.flatMap(\.problems).map { DiagnosticText.render($0.located) }
    scenarios = pages.flatMap(\.scenarios).map(EvidenceScenario.init)
    entries = pages.filter { $0.page.path != EvidenceSuite.exceptionsPage }
      .flatMap(EvidenceEntry.entries)
    exceptions = pages.filter { $0.page.path == EvidenceSuite.exceptionsPage }
      .flatMap(EvidenceException.exceptions)
  }

  /// The scenarios that cite a source.
  func scenarios(citing id: String) -> [EvidenceScenario] {
    scenarios.filter { $0.evidence.contains(id) }
  }

  /// The ids that at least one scenario cites.
  var encodedIDs: Set<String> {
    Set(scenarios.flatMap(\.evidence))
  }

  /// The ids of the exceptions.
  var exceptionIDs: Set<String> { Set(exceptions.map(\.id)) }

  /// The observations that are neither encoded nor listed with a reason.
  var missing: [EvidenceSource] {
    let (encoded, excepted) = (encodedIDs, exceptionIDs)
    return EvidenceRegister.shared.sources.filter {
      $0.kind.isObservation && !encoded.contains($0.id) && !excepted.contains($0.id)
    }
  }
}

/// A scenario of the suite with the results of its runs.
struct EvidenceScenario: Sendable {
  let scenario: Scenario
  let verdict: ScenarioVerdict
  /// The place for failures: `Tests/Evidence/pages.md:17`.
  let place: String

  init(_ placed: PlacedScenario) {
    let verified = placed.scenario
    scenario = verified.scenario
    verdict = verified.verdict
    place = "\(placed.place.page.file):\(placed.place.block.fenceLine)"
  }

  var id: String { scenario.attributes.id }
  /// The cited sources.
  var evidence: [String] { scenario.attributes.evidence }
  /// True if the scenario checks something, and every check holds on all its releases.
  var isPassing: Bool { scenario.checkCount > 0 && verdict.diagnostics.isEmpty }
}

/// A source with its encoding: a section of a page.
struct EvidenceEntry: Sendable {
  let id: String
  /// The place for failures: `Tests/Evidence/pages.md:12`.
  let place: String
  /// The topic: the name of the page without its ending.
  let topic: String
  /// The items `- key: text` below its heading.
  let notes: [String: String]
  let scenarios: [EvidenceScenario]

  /// The reason that the entry covers less than its source; nil if the entry covers all.
  var narrower: String? { notes["narrower"] }

  /// The contradiction of the source, which the scenario repeats; nil without a contradiction.
  var refuted: String? { notes["refuted"] }

  /// True if the entry has scenarios and all of them hold.
  var isPassing: Bool { !scenarios.isEmpty && scenarios.allSatisfy(\.isPassing) }

  static func entries(of verified: VerifiedPage) -> [EvidenceEntry] {
    guard let document = verified.page.document else { return [] }
    let headings = document.headings.filter { $0.level == 2 }
    let lineCount = verified.page.source.lineCount
    return headings.enumerated().map { index, heading in
      let end = index + 1 < headings.count ? headings[index + 1].line : lineCount + 1
      let lines = (heading.line..<end).map { verified.page.source.line($0) }
      return EvidenceEntry(
        id: heading.text, place: "\(verified.page.file):\(heading.line)",
        topic: String(verified.page.path.dropLast(3)), notes: notes(in: lines),
        scenarios: verified.scenarios.filter {
          $0.place.block.fenceLine > heading.line && $0.place.block.fenceLine < end
        }.map(EvidenceScenario.init))
    }
  }

  /// The items of a list before the first scenario. An indented line continues an item.
  private static func notes(in lines: [String]) -> [String: String] {
    var result: [String: String] = [:]
    var current: String?
    for line in lines {
      if line.hasPrefix("```") { break }
      if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let key = String(line[..<colon].dropFirst(2))
        current = key
        result[key] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
      } else if line.hasPrefix("  "), let key = current {
        result[key, default: ""] += " " + line.trimmingCharacters(in: .whitespaces)
      } else {
        current = nil
      }
    }
    return result
  }
}

/// A source that cannot be encoded.
struct EvidenceException: Sendable {
  let id: String
  let confidence: String
  let reason: String
  /// The place for failures.
  let place: String

  /// The rows of the page's table.
  static func exceptions(of verified: VerifiedPage) -> [EvidenceException] {
    let source = verified.page.source
    return (1...max(source.lineCount, 1)).compactMap { number in
      let line = source.line(number)
      guard line.hasPrefix("|"), !line.hasPrefix("|-"), !line.hasPrefix("| id ") else { return nil }
      let fields = EvidenceSource.fields(of: Substring(line)).dropFirst().dropLast()
      guard fields.count >= 3 else { return nil }
      return EvidenceException(
        id: fields[1], confidence: fields[2],
        reason: fields[3...].joined(separator: "|"), place: "\(verified.page.file):\(number)")
    }
  }
}
