import Foundation
import Testing

/// A file of the checkout.
struct SourceFile {
  /// The path from the top of the checkout: `Sources/Markdown/Issue.swift`.
  let path: String
  let text: String

  var lines: [Substring] { text.lines }

  /// The target of a Swift file in `Sources`, which is the second part of the path.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
}

/// The files of the checkout. The files are found by walking the folders, because an export without git is
/// tested too.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names at the top level, without git's own folder and without the files that git ignores.
  static let topLevel: [String] = names(in: root).filter { !isIgnored($0) }

  /// Every file and folder from the top. A folder's path ends in a slash.
  static let paths: [String] = topLevel.flatMap { walk($0, root.appendingPathComponent($0)) }

  /// True for files that are material of tests, written as apps are. The project's own rules do not apply to
  /// material.
  static func isMaterial(_ path: String) -> Bool {
    path.hasPrefix("Tests/Findings/") || path.hasPrefix("Tests/RealCode/")
  }

  static let swiftFiles: [SourceFile] = paths.filter {
    $0.hasSuffix(".swift") && !isMaterial($0)
  }.compactMap(file)

  static func file(_ path: String) -> SourceFile? {
    guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { return nil }
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }

  static func isIgnored(_ name: String) -> Bool {
    [
      ".git", "_site", "dist", ".lifeguard-cache", ".swiftpm", ".venv", ".DS_Store",
      "Package.resolved",
    ].contains(name)
      || name.hasPrefix(".build")
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func walk(_ path: String, _ url: URL) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [path] }
    return [path + "/"]
      + names(in: url).flatMap { walk(path + "/" + $0, url.appendingPathComponent($0)) }
  }
}

extension String {
  /// The lines without their line feeds.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }

  /// True if a file's text holds a part. `contains` takes a hundred times as long in a debug build.
  func holds(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}

/// Fails with all problems, each on a line.
func report(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !problems.isEmpty else { return }
  let text = problems.joined(separator: "\n")
  Issue.record("\(problems.count) to mend:\n\(text)", sourceLocation: sourceLocation)
}
