/// The files in the folder of a theme that the site does not use.
enum UnusedThemeFiles {
  /// The endings of files that authors put into a theme.
  private static let endings: Set<String> = [
    "css", "gif", "html", "ico", "jpeg", "jpg", "js", "less", "mjs", "mustache", "otf", "png",
    "sass", "scss", "svg", "ttf", "webp", "woff", "woff2",
  ]

  /// A sentence for each unused file.
  /// - Parameters:
  ///   - paths: The paths of all files, relative to the folder.
  ///   - folder: The folder of the theme.
  static func notes(_ paths: [String], in folder: String) -> [String] {
    paths.compactMap { path in
      place(of: path).map { "not used: '\(FilePath.join(folder, path))'; \($0)" }
    }
  }

  /// The place for a file; nil for a file in its place, and for a file that is no part of a theme.
  private static func place(of path: String) -> String? {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    switch path.prefix(while: { $0 != "/" }) {
    case "templates", "assets", "node_modules": return nil
    case "styles": return path.hasSuffix(".css") ? nil : "the name of a style sheet ends in '.css'"
    default: break
    }
    guard endings.contains(ending) else { return nil }
    switch ending {
    case "css": return "style sheets belong in 'styles/'"
    case "less", "sass", "scss": return "the site takes CSS, in 'styles/'"
    case "html", "mustache": return "templates belong in 'templates/' and end in '.mustache'"
    default: return "files to copy belong in 'assets/'"
    }
  }
}
