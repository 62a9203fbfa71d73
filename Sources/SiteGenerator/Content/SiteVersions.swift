import Foundation
import Markdown

/// The versions of a site that the configuration names: older builds, which are copied, and other
/// sites. Each page has links to the same page of the other versions.
struct SiteVersions: Equatable {
  private struct Version: Equatable {
    let name: String
    /// The folder of the build in the site; nil for another site and for this version.
    var folder: String?
    /// The files of the build, relative to its folder.
    var files: Set<String> = []
    /// The first page of the build, or the address of another site; nil for this version.
    var home: String?
  }

  private var versions: [Version] = []
  /// The files of older builds: the path in the site, and the file to copy.
  private(set) var files: [(path: String, source: String)] = []
  private(set) var issues: [Issue] = []

  static func == (a: SiteVersions, b: SiteVersions) -> Bool { a.versions == b.versions }

  /// The folders that the configuration names, as paths in the site.
  static func folders(of configuration: SiteConfiguration) -> [String] {
    configuration.versions.compactMap { $0["path"].flatMap { place(of: $0.value) } }
  }

  /// The path in the site of a build beside the content folder or in the content folder.
  private static func place(of path: String) -> String? {
    let parts = FilePath.normalized(path).split(separator: "/").drop { $0 == ".." }
    guard !path.hasPrefix("/"), !parts.isEmpty, parts != ["."], !parts.contains("..") else {
      return nil
    }
    return parts.joined(separator: "/")
  }

  /// Reads the builds that the configuration of a folder names.
  init(of folder: ContentFolder) {
    for entry in folder.configurationFile.configuration.versions {
      guard let name = entry["name"] else {
        let place = entry.values.min { ($0.line, $0.column) < ($1.line, $1.column) }
        report(at: place, "A version has no name", help: "add the name: 'name: \"1.0\"'")
        continue
      }
      var version = Version(name: name.value)
      if versions.contains(where: { $0.name == name.value }) {
        report(at: name, "There are two versions '\(name.value)'", help: "give one another name")
      }
      switch (entry["path"], entry["url"]) {
      case (let path?, nil): read(path, in: folder, &version)
      case (nil, let url?):
        if !SiteConfiguration.isWebAddress(url.value) {
          report(
            at: url, "'\(url.value)' is not a web address",
            help: "write it with its scheme: 'https://example.com/'")
        }
        version.home = url.value
      case (.some, let url?):
        version.home = url.value
        report(
          at: url, "The version '\(name.value)' has a path and an address",
          help: "remove one of 'path' and 'url'")
      case (nil, nil):
        if versions.contains(where: { $0.home == nil }) {
          report(
            at: name, "There are two versions without 'path' and 'url'",
            help: "the one without is this version; give the others a 'path' or a 'url'")
        }
      }
      versions.append(version)
    }
  }

  private mutating func read(
    _ path: KeyedYAML.Text, in folder: ContentFolder, _ version: inout Version
  ) {
    // An entry with a wrong path is no second entry for this version.
    version.home = ""
    guard let place = SiteVersions.place(of: path.value) else {
      return report(
        at: path, "'\(path.value)' is no folder for an older build",
        help: "name a folder relative to the content folder: 'path: old/1.0'")
    }
    let source = FilePath.join(folder.name, FilePath.normalized(path.value))
    let names: [String]
    do throws(InputError) {
      names = try FileTree.files(in: source)
    } catch {
      return report(
        at: path, error.message, help: "put the older build there, or remove the version")
    }
    let pages = names.filter { $0.hasSuffix(".html") && $0 != Page.missing }
    let home = pages.first { $0 == "index.html" } ?? pages.first { !$0.contains("/") }
    guard let home = home ?? pages.first else {
      return report(
        at: path, "'\(path.value)' has no page that ends in '.html'",
        help: "name the folder that 'lifeguard build' wrote for that version")
    }
    version.folder = place
    version.files = Set(names)
    version.home = "\(place)/\(home)"
    files += names.map { ("\(place)/\($0)", FilePath.join(source, $0)) }
  }

  private mutating func report(at text: KeyedYAML.Text?, _ message: String, help: String) {
    issues.append(
      Issue(
        line: text?.line ?? 1, column: text?.column ?? 1, id: "configuration-version",
        message: message, help: help))
  }

  /// The values of a template; empty for a site without versions.
  /// - Parameters:
  ///   - path: The path of the page in the site; nil for a page without one address.
  ///   - root: The address of the site's root, relative to the page.
  func values(at path: String?, root: String) -> [String: Any] {
    guard !versions.isEmpty else { return [:] }
    let current = versions.first { $0.home == nil }
    return [
      "versionName": current?.name ?? "Versions",
      "versions": versions.map { version -> [String: Any] in
        guard let home = version.home else { return ["name": version.name, "isCurrent": true] }
        guard let folder = version.folder else { return ["name": version.name, "href": home] }
        let same = path.flatMap { version.files.contains($0) ? "\(folder)/\($0)" : nil }
        return ["name": version.name, "href": root + URLPath.encoded(same ?? home)]
      },
    ]
  }
}
