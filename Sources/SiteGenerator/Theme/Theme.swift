import ExampleRuns
import Foundation
import Mustache
import Scenarios
import StandardTheme

/// The templates and assets of a site.
package struct Theme: Sendable, Equatable {
  private let library: MustacheLibrary
  /// The files by path: `assets/site.css`.
  private var files: [String: [UInt8]]
  /// True if the site has the simulator for the browser.
  private(set) var isLive = false
  /// The text before the path of a file in messages: `Site/`.
  let origin: String

  /// The templates a theme needs.
  static let templateNames =
    ["layout"] + LiveBlockKind.allCases.filter { $0 != .swift }.map(\.rawValue)
    + ["example", "examples", "combinations"]

  /// Reads a theme.
  /// - Parameter folder: A folder with `templates`, and `assets` or `styles`.
  /// - Throws: An error if a folder or template is missing, or a template is not Mustache.
  package init(folder: String) throws(InputError) {
    var files: [String: [UInt8]] = [:]
    for name in Theme.templateNames {
      let path = "templates/\(name).mustache"
      guard FileManager.default.fileExists(atPath: "\(folder)/\(path)") else {
        throw InputError(
          "The theme has no template '\(folder)/\(path)'",
          help: "name the theme's folder with '--theme DIR'")
      }
      files[path] = try FileTree.bytes(of: "\(folder)/\(path)")
    }
    for part in ["assets", "styles"] {
      guard FileManager.default.fileExists(atPath: "\(folder)/\(part)") else { continue }
      for file in try FileTree.files(in: "\(folder)/\(part)") {
        files["\(part)/\(file)"] = try FileTree.bytes(of: "\(folder)/\(part)/\(file)")
      }
    }
    try self.init(files, origin: "\(folder)/")
  }

  /// The theme of a folder, or the theme of the command.
  /// - Parameters:
  ///   - folder: The folder of the theme; nil for the theme of the command.
  ///   - module: The simulator for the browser; nil for pages without live editing.
  /// - Throws: An error if the folder's theme lacks a file.
  static func read(_ folder: String?, _ module: EngineModule?) throws(InputError) -> Theme {
    var theme = if let folder { try Theme(folder: folder) } else { try Theme() }
    if let module {
      theme.isLive = true
      theme.files.merge(module.files) { _, new in new }
    }
    return theme
  }

  /// The theme of the command.
  /// - Throws: An error for a template that is not Mustache, which the tests would find.
  package init() throws(InputError) {
    let files = Dictionary(uniqueKeysWithValues: StandardTheme.contents.map { ($0.path, $0.bytes) })
    try self.init(files, origin: "the standard theme's ")
  }

  private init(_ files: [String: [UInt8]], origin: String) throws(InputError) {
    self.files = Theme.joined(files)
    self.origin = origin
    var templates: [String: MustacheTemplate] = [:]
    for name in Theme.templateNames {
      let path = "templates/\(name).mustache"
      templates[name] = try Theme.template(files[path] ?? [], at: origin + path)
    }
    library = MustacheLibrary(templates: templates)
  }

  /// The style of the site: the text of `assets/site.css`, and then the files of `styles` in the
  /// order of their names.
  private static func joined(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
    let styles = files.keys.filter { $0.hasPrefix("styles/") && $0.hasSuffix(".css") }.sorted()
    guard !styles.isEmpty else { return files }
    var files = files
    var style = files["assets/site.css"] ?? []
    for name in styles { style += files[name] ?? [] }
    files["assets/site.css"] = style
    return files
  }

  private static func template(
    _ bytes: [UInt8], at path: String
  ) throws(InputError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch let error as MustacheTemplate.ParserError {
      let place = "\(path):\(error.context.lineNumber):\(error.context.columnNumber)"
      throw InputError("\(place): the template is not Mustache: \(error.error)")
    } catch {
      throw InputError("\(path): the template is not Mustache")
    }
  }

  /// The paths of the assets, in order: `assets/site.css`.
  var assets: [String] { files.keys.sorted().filter { $0.hasPrefix("assets/") } }

  /// Themes with the same files look the same.
  package static func == (a: Theme, b: Theme) -> Bool { a.files == b.files }

  /// Fills in a template. Every template can ask `isLive`: true if the site has the simulator for the browser.
  /// - Parameters:
  ///   - template: The name of the template.
  ///   - values: The values for the template; a missing key counts as false.
  func render(_ template: String, _ values: [String: Any]) -> String {
    var values = values
    values["isLive"] = isLive
    return library.render(values, withTemplate: template) ?? ""
  }

  /// An asset's bytes.
  func bytes(of asset: String) -> [UInt8] { files[asset] ?? [] }
}
