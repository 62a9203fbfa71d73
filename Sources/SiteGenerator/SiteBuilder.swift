import Foundation
import LifecycleEngine
import ScriptLanguage

/// Writes the site of a verified content folder.
public struct SiteBuilder {
  /// The folder of the pages.
  public var content: String
  /// The folder of the theme.
  public var theme: String
  /// The folder to write.
  public var output: String
  /// Where the site will stand; nil for what the configuration says.
  public var baseURL: String?

  /// Creates a builder.
  public init(content: String, theme: String, output: String, baseURL: String? = nil) {
    self.content = content
    self.theme = theme
    self.output = output
    self.baseURL = baseURL
  }

  /// What a build did.
  public struct Result {
    /// What the verification found.
    public let verification: Verification
    /// The number of pages that were written: none unless every page agrees with the engine.
    public let pageCount: Int
  }

  /// Verifies every page, and writes the site if they all agree with the engine.
  /// - Throws: A folder that cannot be used; nothing is written then either.
  public func build() throws(InputError) -> Result {
    if let baseURL, !SiteConfiguration.isWebAddress(baseURL) {
      throw InputError(
        "'\(baseURL)' is not a web address", help: "write it with its scheme: https://example.com/")
    }
    let theme = try Theme(folder: self.theme)
    let folder = try ContentFolder(content)
    // Where the program runs is nothing it may replace.
    let output = try OutputFolder(self.output, sources: [content, self.theme, "."])
    guard !folder.pagePaths.isEmpty else {
      throw InputError(
        "There is no page in '\(content)'", help: "a page is a file that ends in '.md'")
    }
    try checkAssets(of: theme, folder)
    let verified = try VerifiedFolder(folder)
    let verification = Verification([verified])
    guard verification.outcome == .agreement else {
      return Result(verification: verification, pageCount: 0)
    }
    try output.replace(version: EngineVersion.current) { write throws(InputError) in
      try writeSite(verified, folder, theme, write)
    }
    return Result(verification: verification, pageCount: verified.pages.count)
  }

  private func checkAssets(of theme: Theme, _ folder: ContentFolder) throws(InputError) {
    for asset in theme.assets where folder.filePaths.contains(asset) {
      throw InputError(
        "'\(folder.path(of: asset))' and '\(self.theme)/\(asset)' would be the same file of the site",
        help: "rename the file of the content folder")
    }
  }

  private func writeSite(
    _ verified: VerifiedFolder, _ folder: ContentFolder, _ theme: Theme,
    _ write: (String, [UInt8]) throws(InputError) -> Void
  ) throws(InputError) {
    let base = baseURL.map(SiteConfiguration.folder) ?? verified.configuration.baseURL
    let renderer = PageRenderer(folder: verified, theme: theme, baseURL: base)
    for (index, page) in verified.pages.enumerated() {
      try write(page.page.outputPath, [UInt8](renderer.html(of: page, at: index).utf8))
    }
    for file in folder.filePaths {
      try write(file, try FileTree.bytes(of: folder.path(of: file)))
    }
    for asset in theme.assets { try write(asset, try theme.bytes(of: asset)) }
  }
}
