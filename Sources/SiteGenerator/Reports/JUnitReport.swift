import Diagnostics
import ExampleRuns
import LifecycleEngine
import Scenarios

/// A verification as JUnit's XML: a suite for each file. A suite has a test case for each judged
/// block, and a test case for all other errors.
struct JUnitReport {
  /// The document.
  let text: String

  init(_ verification: Verification) {
    let pages = verification.folders.flatMap(\.pages)
    let diagnostics = Dictionary(grouping: verification.diagnostics, by: \.path)
    var suites = pages.map { page in
      Suite(page, diagnostics[page.page.file] ?? [])
    }
    // Other files than pages can have errors, such as the configuration.
    let known = Set(pages.map(\.page.file))
    for file in diagnostics.keys.sorted() where !known.contains(file) {
      suites.append(Suite(file, [], diagnostics[file] ?? []))
    }
    self.init(suites)
  }

  /// Files of an app: a suite for each file, with a test case for each class.
  init(_ code: CheckedCode) {
    self.init(
      code.files.map { file in
        var left = file.diagnostics
        let cases = zip(file.classes, file.lines).map { checked, line in
          func isOwn(_ located: LocatedDiagnostic) -> Bool {
            checked.diagnostics.contains {
              $0.id == located.diagnostic.id && $0.range == located.diagnostic.range
            }
          }
          let own = left.filter(isOwn)
          left.removeAll(where: isOwn)
          return Case(name: checked.name, line: line, failures: own, isSkipped: false)
        }
        return Suite(file.path, cases, left, rest: "file")
      })
  }

  private init(_ suites: [Suite]) {
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failureCount }
    let skipped = suites.reduce(0) { $0 + $1.skippedCount }
    text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"lifeguard\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "skipped=\"\(skipped)\"\(JUnitReport.time(suites.compactMap(\.seconds)))>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  /// A file.
  private struct Suite {
    let file: String
    let cases: [Case]

    init(_ page: VerifiedPage, _ diagnostics: [LocatedDiagnostic]) {
      var left = diagnostics
      var counts: [LiveBlockKind: Int] = [:]
      let cases = page.judgedBlocks.map { place in
        let own = left.filter { place.contains($0) }
        left.removeAll { place.contains($0) }
        let kind = place.kind ?? .scenario
        counts[kind, default: 0] += 1
        // A block without an id has a number among the blocks of its kind, which other edits keep.
        return Case(
          name: place.scenarioID
            ?? "\(kind == .swift ? "example" : kind.rawValue) \(counts[kind] ?? 0)",
          line: place.block.fenceLine, failures: own,
          isSkipped: own.isEmpty && page.skippedLines.contains(place.block.fenceLine),
          seconds: page.seconds[place.block.fenceLine],
          reason: own.isEmpty ? page.outcomes[place.block.fenceLine]?.reasonNotRun : nil)
      }
      self.init(page.page.file, cases, left, isSkipped: left.isEmpty && !page.isLookedAt)
    }

    /// - Parameters:
    ///   - diagnostics: The errors outside of the cases.
    ///   - rest: The name of the case for errors outside of the cases.
    ///   - isSkipped: True if another shard of the verification checks the rest of the file.
    init(
      _ file: String, _ cases: [Case], _ diagnostics: [LocatedDiagnostic],
      rest: String = "page", isSkipped: Bool = false
    ) {
      self.file = file
      let page = Case(name: rest, line: 1, failures: diagnostics, isSkipped: isSkipped)
      self.cases = (diagnostics.isEmpty && !cases.isEmpty ? [] : [page]) + cases
    }

    var failureCount: Int { cases.count { $0.isFailure } }

    /// The sum of the times; nil if no case has a time.
    var seconds: Double? {
      let all = cases.compactMap(\.seconds)
      return all.isEmpty ? nil : all.reduce(0, +)
    }

    var skippedCount: Int { cases.count { $0.isSkipped || $0.reason != nil } }

    var text: String {
      let name = JUnitReport.escaped(file)
      return
        "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failureCount)\" "
        + "skipped=\"\(skippedCount)\"\(JUnitReport.time(cases.compactMap(\.seconds)))>\n"
        + "    <properties><property name=\"engine\" value=\"\(EngineVersion.current)\"/></properties>\n"
        + cases.map { $0.text(in: name) }.joined() + "  </testsuite>\n"
    }
  }

  /// A block, or the rest of a page.
  private struct Case {
    let name: String
    let line: Int
    let failures: [LocatedDiagnostic]
    /// True if another shard of the verification runs the case.
    let isSkipped: Bool
    /// The time that the case took; nil if nobody measured the time.
    var seconds: Double?
    /// The reason why the block is not run; `nil` for a block that is run.
    var reason: String?

    /// True if the case has an error. Warnings do not fail a case.
    var isFailure: Bool { failures.contains { $0.diagnostic.severity == .error } }

    func text(in file: String) -> String {
      let start =
        "    <testcase classname=\"\(file)\" name=\"\(JUnitReport.escaped(name))\" file=\"\(file)\" "
        + "line=\"\(line)\"" + JUnitReport.time(seconds.map { [$0] } ?? [])
      if let reason {
        return start + "><skipped message=\"\(JUnitReport.escaped(reason))\"/></testcase>\n"
      }
      if isSkipped { return start + "><skipped message=\"part of another shard\"/></testcase>\n" }
      guard !failures.isEmpty else { return start + "/>\n" }
      return start + ">\n" + failures.map(JUnitReport.element).joined() + "    </testcase>\n"
    }
  }

  /// An attribute with the sum of some times, in seconds; empty without times.
  private static func time(_ seconds: [Double]) -> String {
    guard !seconds.isEmpty else { return "" }
    let milliseconds = Int((seconds.reduce(0, +) * 1000).rounded())
    let rest = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return " time=\"\(milliseconds / 1000).\(zeros)\(rest)\""
  }

  private static func element(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    let text = escaped(DiagnosticText.render(located))
    guard diagnostic.severity == .error else { return "      <system-err>\(text)</system-err>\n" }
    return "      <failure type=\"\(escaped(diagnostic.id))\" "
      + "message=\"\(escaped(diagnostic.summary))\">\(text)</failure>\n"
  }

  /// Text as the content of an element or an attribute; XML has no form for control characters.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case let other where other.value < 0x20 || other.value == 0xFFFE || other.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension BlockPlace {
  /// True if a diagnostic of the page stands in the block.
  fileprivate func contains(_ located: LocatedDiagnostic) -> Bool {
    let end = block.fenceLine + block.strippedColumns.count + 1
    return (block.fenceLine...end).contains(located.line)
  }
}
