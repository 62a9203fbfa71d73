import Foundation
import Testing

@testable import ScriptLanguage

/// A file that says in its first line which findings it shows, and through which drives.
struct ExampleFile: CustomTestStringConvertible {
  let path: String
  let text: String
  let findings: [String]
  let drives: [DriveKind]?

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
  }

  /// The files of a folder of `Tests`, by name.
  static func all(in folder: String) -> [ExampleFile] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { ExampleFile("\(folder)/\($0)") }
  }

  /// The findings that some text shows, sorted.
  static func findings(
    of text: String, _ drives: [DriveKind]?
  ) throws -> (ids: [String], problems: [String]) {
    let verdict = try ExampleVerdict(
      text, attributes: ExampleAttributes(.incorrect, drives: drives))
    return (verdict.findings.sorted(), verdict.diagnostics.map(\.summary))
  }
}
