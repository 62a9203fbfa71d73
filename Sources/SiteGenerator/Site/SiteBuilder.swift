import Foundation
import LifecycleEngine
import ScriptLanguage

/// Writes the site of a verified content folder.
public struct SiteBuilder {
  /// The folder of the pages.
  public var content: String
  /// The folder of the theme; nil for the one that the command has within it.
  public var theme: String?
  /// The folder to write.
  public var output: String
  /// Where the site will stand; nil for what the configuration says.
  public var baseURL: String?
  /// What is known of blocks; nil to run them all.
  public var cache: BlockCache?
  /// Folders with colons between them, in which a Swift compiler is looked for; nil to do without.
  public var toolPath: String?
  /// Told of each page before it is verified: its file, its number from 1, and how many there are.
  public var progress: ((String, Int, Int) -> Void)?

  /// Creates a builder.
  /// - Parameters:
  ///   - content: The folder of the pages.
  ///   - theme: The folder of the theme; nil for the one that the command has within it.
  ///   - output: The folder to write.
  ///   - baseURL: Where the site will stand, with its scheme; nil for what the configuration says.
  ///   - cache: What is known of blocks; nil to run them all.
  public init(
    content: String, theme: String?, output: String, baseURL: String? = nil,
    cache: BlockCache? = nil
  ) {
    self.cache = cache
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
    /// The number of pages that nobody has written, which were written beside them.
    public let generatedCount: Int
    /// The file that a reader opens first: `index.html`, or else that of the first page; nil where
    /// nothing was written.
    public let firstFile: String?
  }

  /// Verifies every page, and writes the site if they all agree with the engine.
  /// - Throws: A folder that cannot be used; nothing is written then either.
  public func build() throws(InputError) -> Result {
    try checkBaseURL()
    let theme = try Theme.read(self.theme)
    let folder = try ContentFolder(content)
    let output = try OutputFolder(self.output, sources: [content, self.theme].compactMap { $0 })
    guard folder.pagePaths.contains(where: { Page.outputPath(ofPage: $0) != Page.missing }) else {
      let help =
        folder.pagePaths.isEmpty
        ? "a page is a file that ends in '.md'"
        : "'\(folder.pagePaths[0])' is shown where there is no page: write another one"
      throw InputError("There is no page in '\(content)'", help: help)
    }
    var files = try files(of: theme, folder)
    var options = VerificationOptions.forPages(cache: cache)
    options.progress = progress
    options.toolPath = toolPath
    var dealer = ShardDealer(options)
    let verified = try VerifiedFolder(folder, &dealer)
    let verification = Verification([verified])
    guard verification.outcome == .agreement else {
      return Result(verification: verification, pageCount: 0, generatedCount: 0, firstFile: nil)
    }
    let site = RenderedSite(
      PageRenderer(folder: verified, theme: theme, baseURL: base(of: verified)),
      VerificationOptions(cache: cache))
    let made = MadeFiles(of: site)
    for file in made.all {
      let collision = files.add(file.path, from: file.origin)
      if let collision { throw InputError(collision, help: "rename the file") }
    }
    try output.replace(version: EngineVersion.current) { write throws(InputError) in
      try writeSite(site, made, folder, theme, write)
    }
    return Result(
      verification: verification, pageCount: verified.pages.count,
      generatedCount: site.paths.count - verified.listed.count,
      firstFile: verified.home?.outputPath)
  }

  private func checkBaseURL() throws(InputError) {
    guard let baseURL else { return }
    guard SiteConfiguration.isWebAddress(baseURL) else {
      throw InputError(
        "'\(baseURL)' is not a web address", help: "write it with its scheme: https://example.com/")
    }
    guard SiteConfiguration.isAddressOfFolder(baseURL) else {
      throw InputError(
        "'\(baseURL)' has a query or a fragment",
        help: "leave out what begins with '?' or '#': the addresses of pages are appended")
    }
  }

  /// Where the site will stand.
  private func base(of folder: VerifiedFolder) -> String? {
    baseURL.map(SiteConfiguration.folder) ?? folder.configuration.baseURL
  }

  /// The files of theme and content, none of which is in another's way.
  private func files(of theme: Theme, _ folder: ContentFolder) throws(InputError) -> SiteFiles {
    var files = SiteFiles()
    // What collides within the content is found when it is verified.
    // The page for what is not there is among what is made.
    for page in folder.pagePaths where Page.outputPath(ofPage: page) != Page.missing {
      _ = files.add(Page.outputPath(ofPage: page), from: "'\(folder.path(of: page))'")
    }
    for file in folder.filePaths { _ = files.add(file, from: "'\(folder.path(of: file))'") }
    for asset in theme.assets {
      let collision = files.add(asset, from: "'\(theme.origin)\(asset)'")
      guard let collision else { continue }
      throw InputError(collision, help: "rename the file of the content folder")
    }
    return files
  }

  private func writeSite(
    _ site: RenderedSite, _ made: MadeFiles, _ folder: ContentFolder, _ theme: Theme,
    _ write: (String, [UInt8]) throws(InputError) -> Void
  ) throws(InputError) {
    for (index, path) in site.paths.enumerated() {
      progress?(FilePath.join(output, path), index + 1, site.paths.count)
      if let html = site.html(path) { try write(path, html) }
      for file in made.steps(of: path) { try write(file.path, file.bytes()) }
    }
    for file in folder.filePaths {
      try write(file, try FileTree.bytes(of: folder.path(of: file)))
    }
    for asset in theme.assets { try write(asset, theme.bytes(of: asset)) }
    for file in made.others { try write(file.path, file.bytes()) }
  }
}
