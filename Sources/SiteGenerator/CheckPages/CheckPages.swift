import Diagnostics
import ExampleRuns
import Foundation
import Scenarios

/// The findings of a check as a small site: a list, a page for each finding, and a playground that opens the
/// classes. Everything stays on the disk.
package struct CheckPages {
  /// The file that leads to the playground, which pages of a content folder cannot link.
  static let opener = "open.html"

  private let code: CheckedCode
  private let module: EngineModule?
  private let findings: [FoundPage]

  /// - Parameters:
  ///   - code: The check, with the events of the runs.
  ///   - module: The simulator for the browser; nil for pages without a playground.
  package init(_ code: CheckedCode, module: EngineModule?) {
    self.code = code
    self.module = module
    var findings: [FoundPage] = []
    var files: [String] = []
    for file in code.files {
      for problem in file.problems where problem.kind == .disagreement && !problem.isKnown {
        if !files.contains(file.path) { files.append(file.path) }
        findings.append(
          FoundPage(
            problem.located, in: file, number: findings.count + 1,
            template: module == nil ? nil : files.count - 1))
      }
    }
    self.findings = findings
  }

  /// Writes the site.
  /// - Parameter output: The folder. It is replaced if an earlier check wrote it.
  /// - Returns: The path of the page to open first.
  /// - Throws: An error if the folder has files of others, or cannot be written.
  package func write(to output: String) throws(InputError) -> String {
    let content = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeguard-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: content) }
    do {
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      for (name, text) in texts {
        try Data(text.utf8).write(to: content.appendingPathComponent(name))
      }
    } catch {
      throw InputError("The pages of the report cannot be prepared in '\(content.path)'")
    }
    var builder = SiteBuilder(
      content: content.path, theme: nil, output: output, cache: BlockCache())
    builder.module = module
    builder.playTemplates = templates
    let result = try builder.build()
    if let first = result.verification.diagnostics.first {
      throw InputError("A page of the report is wrong: \(first.diagnostic.summary)")
    }
    return FilePath.join(output, result.firstFile ?? "index.html")
  }

  /// The files with findings, from which the playground can start.
  private var templates: [PlayTemplate] {
    var known: Set<String> = []
    return findings.filter { known.insert($0.file.path).inserted }.map { found in
      PlayTemplate(
        title: found.file.path, scenario: nil,
        controller: String(decoding: found.file.source.bytes, as: UTF8.self))
    }
  }

  private var texts: [(name: String, text: String)] {
    let configuration = [
      "title: Check of view controllers",
      "description: The findings of lifeguard check", "pages:", "  - index.md",
      "files: [\(CheckPages.opener)]",
    ]
    let opener =
      "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Opening the playground</title>\n"
      + "<script>location.replace(\"\(PlayPage.outputPath)\" + location.hash)</script>\n"
    return [(SiteConfiguration.fileName, configuration.joined(separator: "\n") + "\n")]
      + [("index.md", index), (CheckPages.opener, opener)]
      + findings.map { ($0.path, $0.markdown) }
  }

  private var index: String {
    var lines = ["# Findings", ""]
    lines += code.counts.summary.split(separator: "\n").map { MarkdownText.escaped(String($0)) + ".  " }
    lines.append("")
    if findings.isEmpty { lines.append("The check found nothing.") } else {
      lines += ["| file | line | finding |", "|---|---|---|"]
      lines += findings.map { found in
        "| \(MarkdownText.escaped(found.file.path)) | \(found.located.line) "
          + "| [\(MarkdownText.escaped(found.located.diagnostic.summary))](\(found.path)) |"
      }
      lines += ["", "Nothing on these pages is sent anywhere."]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Text that stands as written in Markdown.
enum MarkdownText {
  /// The text with a backslash in front of each character that has a meaning in Markdown.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_{}[]<>()#+-.!|&~:$^=\"@".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Lines as a block of code, whose fence is longer than any in the lines.
  static func block(_ info: String, _ lines: [String]) -> [String] {
    var fence = "```"
    while lines.contains(where: { $0.contains(fence) }) { fence += "`" }
    return ["\(fence)\(info)"] + lines + [fence]
  }
}
