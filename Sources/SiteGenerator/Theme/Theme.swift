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
  /// The folder of the files that differ from the theme of the command.
  private let folder: String
  private let ownPaths: Set<String>
  /// Sentences about files of the folder that the site does not use.
  private(set) var notes: [String] = []

  /// The templates a theme needs.
  static let templateNames =
    ["layout"] + LiveBlockKind.allCases.filter { $0 != .swift }.map(\.rawValue)
    + ["example", "examples", "combinations"]

  /// Reads a theme. A folder may hold only what differs from the theme of the command.
  /// - Parameter folder: A folder with `templates`, `styles` or `assets`.
  /// - Throws: An error if the folder is missing or empty, has an unknown template, or a template is wrong.
  package init(folder: String) throws(InputError) {
    var own: [String: [UInt8]] = [:]
    for part in Theme.parts {
      guard FileManager.default.fileExists(atPath: "\(folder)/\(part)") else { continue }
      for file in try FileTree.files(in: "\(folder)/\(part)") {
        own["\(part)/\(file)"] = try FileTree.bytes(of: "\(folder)/\(part)/\(file)")
      }
    }
    guard !own.isEmpty else {
      throw InputError(
        "'\(folder)' is no theme: the folder has neither templates nor styles nor assets",
        help: "name the theme's folder with '--theme DIR'; 'lifeguard theme --dump DIR' writes one")
    }
    let unknown = own.keys.sorted().filter { path in
      path.hasPrefix("templates/")
        && !Theme.templateNames.contains { path == "templates/\($0).mustache" }
    }
    let errors = unknown.map { path in
      let known = Theme.templateNames.map { "templates/\($0).mustache" }
      return InputError(
        "'\(folder)/\(path)' is no template of a theme",
        help: Suggestion.text(for: path, among: known)
          ?? "a theme has the templates \(Theme.templateNames.joined(separator: ", "))")
    }
    if let error = InputError(errors) { throw error }
    try self.init(own, in: folder)
    notes = UnusedThemeFiles.notes(try FileTree.files(in: folder), in: folder)
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
    try self.init([:], in: "")
  }

  /// - Parameters:
  ///   - own: The files that differ from the theme of the command, by path.
  ///   - folder: The folder of these files.
  private init(_ own: [String: [UInt8]], in folder: String) throws(InputError) {
    // The style is one file of the site, so a file of that name replaces all styles of the command.
    let replacesStyle = own[Theme.style] != nil
    var files = Dictionary(uniqueKeysWithValues: StandardTheme.contents.map { ($0.path, $0.bytes) })
      .filter { !replacesStyle || !$0.key.hasPrefix("styles/") }
    files.merge(own) { $1 }
    self.files = Theme.joined(files)
    (ownPaths, self.folder) = (Set(own.keys), folder)
    var templates: [String: MustacheTemplate] = [:]
    var errors: [InputError] = []
    for name in Theme.templateNames {
      let path = "templates/\(name).mustache"
      let place = own[path] == nil ? "the standard theme's \(path)" : "\(folder)/\(path)"
      do throws(InputError) {
        let check = TemplateCheck.errors(in: files[path] ?? [], of: name, at: place)
        errors += check.errors
        if check.isMustache {
          templates[name] = try Theme.template(files[path] ?? [], at: place)
        }
      } catch {
        errors.append(error)
      }
    }
    for path in own.keys.sorted() where path.lowercased().hasSuffix(".css") {
      errors += StyleCheck.errors(in: own[path] ?? [], at: "\(folder)/\(path)")
    }
    if let error = InputError(errors) { throw error }
    library = MustacheLibrary(templates: templates)
  }

  /// The source of a file of the theme, for messages.
  func origin(of path: String) -> String {
    // The files of `styles` are joined into one file.
    let isOwn =
      ownPaths.contains(path)
      || path == Theme.style && ownPaths.contains { $0.hasPrefix("styles/") }
    return isOwn ? "'\(folder)/\(path)'" : "the standard theme's '\(path)'"
  }

  private static let style = "assets/site.css"
  private static let parts = ["templates", "styles", "assets"]

  /// Writes the theme of the command into a new folder.
  /// - Returns: The paths of the files in the folder, in order.
  /// - Throws: An error if the folder is not empty or cannot be written.
  package static func write(to folder: String) throws(InputError) -> [String] {
    try NewFolder.write(StandardTheme.contents, to: folder)
  }

  /// The style of the site: the text of `assets/site.css`, and then the files of `styles` in the
  /// order of their names.
  private static func joined(_ files: [String: [UInt8]]) -> [String: [UInt8]] {
    let styles = files.keys.filter { $0.hasPrefix("styles/") && $0.hasSuffix(".css") }.sorted()
    guard !styles.isEmpty else { return files }
    var files = files
    var style = files[Theme.style] ?? []
    for name in styles { style += files[name] ?? [] }
    files[Theme.style] = style
    return files
  }

  private static func template(
    _ bytes: [UInt8], at path: String
  ) throws(InputError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    } catch let error as MustacheTemplate.ParserError {
      let place = "\(path):\(error.context.lineNumber):\(error.context.columnNumber)"
      throw InputError(
        "The template is not Mustache", help: Theme.help(for: error.error), at: place)
    } catch {
      throw InputError("The template is not Mustache", at: path)
    }
  }

  /// The remedy for an error of Mustache that `TemplateCheck` does not find.
  private static func help(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .unfinishedName: "a tag has one name without spaces: '{{title}}'"
    case .invalidSetDelimiter: "new delimiters stand between equals signs: '{{=<% %>=}}'"
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable:
      "remove the tag: '{{%' begins a setting of the reader of templates"
    case .transformAppliedToInheritanceSection, .illegalTokenInsideInheritSection,
      .textInsideInheritSection:
      "between '{{<' and its end, write sections with '{{$' only"
    case .sectionCloseNameIncorrect, .expectedSectionEnd, nil:
      "each '{{#' and '{{^' needs its '{{/'"
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
