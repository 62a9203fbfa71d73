import Diagnostics
import Foundation
import Testing

@testable import ExampleRuns

/// A file with a first line about the shown findings and the drives.
struct ExampleFile: CustomTestStringConvertible {
  let path: String
  let text: String
  let findings: [String]
  let drives: [DriveKind]?
  /// The findings named by comments at the ends of lines.
  let marks: [JudgedLine]

  var testDescription: String { path }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  init(_ path: String) {
    self.path = path
    text = (try? String(contentsOfFile: "\(ExampleFile.root)/\(path)", encoding: .utf8)) ?? ""
    var findings: [String] = []
    var drives: [DriveKind]?
    let first = text.split(separator: "\n").first ?? ""
    for word in first.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2 else { continue }
      let values = parts[1].split(separator: ",").map(String.init)
      if parts[0] == "finding" { findings = values.filter { $0 != "none" } }
      if parts[0] == "drive" { drives = values.compactMap(DriveKind.init) }
    }
    self.findings = findings
    self.drives = drives
    marks = JudgedLine.marks(in: text)
  }

  /// The files of a folder of `Tests`, by name.
  static func all(in folder: String) -> [ExampleFile] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { ExampleFile("\(folder)/\($0)") }
  }

  /// The findings in a text, sorted, with the places of the evidence.
  static func findings(
    of text: String, _ drives: [DriveKind]?
  ) throws -> (ids: [String], marks: [JudgedLine], problems: [String]) {
    let verdict = try ExampleVerdict(
      text, attributes: ExampleAttributes(.incorrect, drives: drives))
    #expect(verdict.runCount + verdict.brokenCount < Driving.runLimit)
    let marks = verdict.occurrences.map { JudgedLine($0, verdict, SourceText(text)) }
    return (
      verdict.findings.sorted(), Set(marks).sorted(), verdict.diagnostics.map(\.summary)
    )
  }
}

/// The place of a finding in an example. A comment such as `// <- missing-super, push,
/// viewWillAppear` at the end of a line names the finding, the drive and the callback of the
/// evidence's event.
struct JudgedLine: Hashable, Comparable, CustomStringConvertible {
  let line: Int
  let text: String

  var description: String { "\(line): \(text)" }

  init(_ line: Int, _ text: String) {
    self.line = line
    self.text = text
  }

  init(_ occurrence: Occurrence, _ verdict: ExampleVerdict, _ source: SourceText) {
    line = source.location(of: occurrence.range.start).line
    let events = verdict.traces.first { $0.number == occurrence.run }?.run.trace.events ?? []
    var callback = "no event"
    if let event = occurrence.event {
      callback =
        events.indices.contains(event) ? events[event].callback.baseName : "an event of another run"
    }
    text = "\(occurrence.finding), \(occurrence.drive.rawValue), \(callback)"
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.line, one.text) < (other.line, other.text)
  }

  private static let sign = "// <- "

  static func marks(in text: String) -> [JudgedLine] {
    var result: [JudgedLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard let sign = line.range(of: sign) else { continue }
      for mark in line[sign.upperBound...].components(separatedBy: "; ") {
        result.append(JudgedLine(index + 1, mark))
      }
    }
    return result.sorted()
  }
}
