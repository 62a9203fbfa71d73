import Foundation
import Mustache

/// The templates and assets that give a site its look.
public struct Theme: Sendable {
  private let library: MustacheLibrary
  /// The paths of the assets relative to the theme's folder, in order: `assets/site.css`.
  let assets: [String]
  private let folder: String

  /// The templates a theme needs.
  private static let templateNames = ["layout", "scenario", "claims", "compare", "state-table"]

  /// Reads a theme.
  /// - Parameter folder: A folder with `templates` and `assets`.
  /// - Throws: A folder or template that is missing, or a template that is not Mustache.
  public init(folder: String) throws(InputError) {
    self.folder = folder
    var templates: [String: MustacheTemplate] = [:]
    for name in Theme.templateNames {
      let path = "\(folder)/templates/\(name).mustache"
      guard FileManager.default.fileExists(atPath: path) else {
        throw InputError(
          "The theme has no template '\(path)'", help: "name the theme's folder with '--theme DIR'")
      }
      templates[name] = try Theme.template(at: path)
    }
    library = MustacheLibrary(templates: templates)
    let assetFolder = "\(folder)/assets"
    guard FileManager.default.fileExists(atPath: assetFolder) else {
      assets = []
      return
    }
    assets = try FileTree.files(in: assetFolder).map { "assets/\($0)" }
  }

  private static func template(at path: String) throws(InputError) -> MustacheTemplate {
    let text = String(decoding: try FileTree.bytes(of: path), as: UTF8.self)
    do {
      return try MustacheTemplate(string: text)
    } catch let error as MustacheTemplate.ParserError {
      let place = "\(path):\(error.context.lineNumber):\(error.context.columnNumber)"
      throw InputError("\(place): the template is not Mustache: \(error.error)")
    } catch {
      throw InputError("\(path): the template is not Mustache")
    }
  }

  /// Fills in a template.
  /// - Parameters:
  ///   - template: Its name.
  ///   - values: What it may use; a key that is missing counts as false.
  func render(_ template: String, _ values: [String: Any]) -> String {
    library.render(values, withTemplate: template) ?? ""
  }

  /// An asset's bytes.
  func bytes(of asset: String) throws(InputError) -> [UInt8] {
    try FileTree.bytes(of: "\(folder)/\(asset)")
  }
}
