import CZlib
import Foundation
import Testing

@testable import SiteGenerator

/// The text that `PackedText` packed; nil for anything else.
func unpacked(_ text: Substring) -> String? {
  guard let packed = Data(base64Encoded: String(text)) else { return nil }
  var room = uLong(1 << 20)
  var bytes = [UInt8](repeating: 0, count: Int(room))
  guard uncompress(&bytes, &room, [UInt8](packed), uLong(packed.count)) == Z_OK else { return nil }
  return String(decoding: bytes.prefix(Int(room)), as: UTF8.self)
}

/// A folder with files. The folder is removed with the last reference.
final class TemporaryFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "lifeguard-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// - Parameter options: `.atomic` for a file that another process may be reading.
  func write(_ text: String, to file: String, options: Data.WritingOptions = []) throws {
    try write([UInt8](text.utf8), to: file, options: options)
  }

  func write(_ bytes: [UInt8], to file: String, options: Data.WritingOptions = []) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: options)
  }

  /// A folder for `PATH`.
  var tools: String { path + "/tools" }

  /// Writes an executable script into the folder of tools.
  func writeTool(_ script: String, _ name: String) throws {
    try write(script, to: "tools/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(tools)/\(name)")
  }

  func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// The unpacked object of a step file.
  func steps(_ file: String) throws -> String {
    let parts = try text(file).split(separator: "\"")
    return try #require(unpacked(parts[3]))
  }

  /// The unpacked content of a part of the search's index.
  func searchFile(_ name: String) throws -> String {
    let parts = try text("_site/assets/search/\(name).js").split(separator: "\"")
    return try #require(unpacked(parts[parts.count - 2]))
  }

  func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(file)")
  }

  /// Every file below a folder with its bytes, including hidden files.
  func files(in folder: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    let root = "\(path)/\(folder)"
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
      result[file] = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
    }
    return result
  }

  /// The diagnostics of the folder `Content`, one line a diagnostic, without the folder's path.
  func diagnostics() throws -> [String] {
    try verification().diagnostics.map { located in
      let file = located.path.dropFirst(path.count + 1)
      return "\(file):\(located.line):\(located.column): \(located.diagnostic.summary) "
        + "[\(located.diagnostic.id)]"
    }
  }

  /// The places and ids of the diagnostics, for diagnostics with the words of another target.
  func places() throws -> [String] {
    try diagnostics().map { line in
      let place = line.prefix { $0 != " " }
      return place + (line.lastIndex(of: "[").map { " " + line[$0...] } ?? "")
    }
  }

  func verification() throws -> Verification {
    let toolPath = ProcessInfo.processInfo.environment["PATH"]
    return try Verification(
      paths: ["\(path)/Content"], options: VerificationOptions(toolPath: toolPath))
  }

  /// A theme that shows the values of its templates.
  static let theme = [
    "Site/templates/layout.mustache":
      "{{pageTitle}}|{{siteTitle}}|{{root}}|{{#navigation}}{{href}}{{#isCurrent}}*{{/isCurrent}} "
      + "{{/navigation}}|{{#previous}}{{href}}{{/previous}}|{{#next}}{{href}}{{/next}}|"
      + "{{canonicalURL}}\n{{{body}}}",
    "Site/templates/scenario.mustache":
      "<h{{level}} id=\"{{id}}\">{{title}}</h{{level}}>\n{{^isVerified}}not verified\n"
      + "{{/isVerified}}{{releases}}, {{device}}, {{evidence}}\n{{{tableHTML}}}{{{svg}}}",
    "Site/templates/claims.mustache":
      "{{runCount}}\n{{#claims}}{{quantifier}} {{first}} {{second}}:"
      + "{{#outcomes}} {{count}} {{href}}{{/outcomes}}\n{{/claims}}",
    "Site/templates/compare.mustache":
      "{{#columns}}{{title}} {{release}} {{href}} {{/columns}}\n{{#rows}}{{number}}"
      + "{{#isFirstDifference}}*{{/isFirstDifference}}{{#cells}}|{{text}}{{/cells}}\n{{/rows}}"
      + "{{summary}}\n",
    "Site/templates/example.mustache": "{{#examples}}{{mark}}: {{{sourceHTML}}}{{/examples}}",
    "Site/templates/state-table.mustache":
      "{{receiver}} {{title}} {{href}} {{release}}{{#columns}}|{{.}}{{/columns}}\n"
      + "{{#rows}}{{text}}{{#cells}}|{{text}}{{/cells}}\n{{/rows}}",
    "Site/templates/examples.mustache":
      "{{pairCount}}, {{singleCount}}\n{{#groups}}{{id}}: {{count}}\n{{#entries}}{{href}} {{title}}"
      + "|{{home}}|{{kind}}|{{#callbacks}}{{name}} {{/callbacks}}|"
      + "{{#containers}}{{name}} {{/containers}}\n{{/entries}}{{/groups}}",
    "Site/templates/combinations.mustache":
      "{{count}}\n{{#rows}}<p id=\"{{id}}\">{{title}}|{{block}}|{{releases}}</p>\n{{/rows}}",
    "Site/assets/site.css": "body {}\n",
  ]

  func builder(baseURL: String? = nil) -> SiteBuilder {
    SiteBuilder(
      content: "\(path)/Content", theme: "\(path)/Site", output: "\(path)/_site", baseURL: baseURL)
  }
}

/// Scenarios for tests, as fences.
enum Fence {
  /// A push whose expectation holds, or does not.
  static func push(_ id: String = "push", isRight: Bool = true, info: String = "") -> String {
    """
    ```scenario \(id)\(info)
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" {
        nav.pushViewController(B, animated: true)
    }
    expect(.classic) {
        A.viewWillDisappear
        B.viewWillAppear
        \(isRight ? "A.viewDidDisappear" : "B.viewDidAppear")
        \(isRight ? "B.viewDidAppear" : "A.viewDidDisappear")
    }
    ```

    """
  }
}
