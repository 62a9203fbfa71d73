import Foundation
import LifecycleEngine
import Scenarios

/// Writes the site of a verified content folder.
package struct SiteBuilder {
  /// The folder of the pages.
  package var content: String
  /// The folder of the theme; nil for the theme of the command.
  package var theme: String?
  /// The folder to write.
  package var output: String
  /// The address of the site; nil for the configured address.
  package var baseURL: String?
  /// The simulator for the browser; nil for pages without live editing.
  package var module: EngineModule?
  /// The cache of outcomes; nil to run all blocks.
  package var cache: BlockCache?
  /// Folders with colons between them, to search for a Swift compiler and for the programs that draw
  /// the images of links; nil for no programs.
  package var toolPath: String?
  /// Lets the known problems of a verification pass.
  package var baseline: ((Verification) throws(InputError) -> Verification)?
  /// The code from which the playground can start.
  var playTemplates = PlayTemplate.all
  /// Called before each page is verified, with the file, the number from 1, and the total.
  package var progress: ((String, Int, Int) -> Void)?

  /// Creates a builder.
  /// - Parameters:
  ///   - content: The folder of the pages.
  ///   - theme: The folder of the theme; nil for the theme of the command.
  ///   - output: The folder to write.
  ///   - baseURL: The address of the site with its scheme; nil for the configured address.
  ///   - cache: The cache of outcomes; nil to run all blocks.
  package init(
    content: String, theme: String?, output: String, baseURL: String? = nil,
    cache: BlockCache? = nil
  ) {
    self.cache = cache
    self.content = content
    self.theme = theme
    self.output = output
    self.baseURL = baseURL
  }

  /// The result of a build.
  package struct Result {
    /// The result of the verification.
    package let verification: Verification
    /// The number of written pages; 0 unless every page agrees with the engine.
    package let pageCount: Int
    /// The number of generated pages that were written in addition.
    package let generatedCount: Int
    /// The file that a reader opens first: `index.html`, or else the file of the first page; nil if
    /// nothing was written.
    package let firstFile: String?
    /// Sentences about the files that were copied and left out.
    package let notes: [String]
  }

  /// Verifies every page, and writes the site if all pages agree with the engine.
  /// - Throws: An error if a folder cannot be used. Nothing is written then.
  package func build() throws(InputError) -> Result {
    try checkBaseURL()
    let theme = try Theme.read(self.theme, module)
    let folder = try ContentFolder(content)
    let builds = folder.configurationFile.configuration.versions.compactMap { $0["path"]?.value }
    let output = try OutputFolder(
      self.output,
      sources: [content, self.theme].compactMap { $0 } + builds.map { folder.path(of: $0) })
    guard folder.pagePaths.contains(where: { Page.outputPath(ofPage: $0) != Page.missing }) else {
      let help =
        folder.pagePaths.isEmpty
        ? "a page is a file that ends in '.md'"
        : "'\(folder.pagePaths[0])' is shown where there is no page: write another one"
      throw InputError("There is no page in '\(content)'", help: help)
    }
    var options = VerificationOptions.forPages(cache: cache)
    options.progress = progress
    options.toolPath = toolPath
    options.builtIns = BuiltIns(cache: cache)
    var dealer = ShardDealer(options)
    let verified = try VerifiedFolder(folder, &dealer)
    let copies = verified.copies(of: folder)
    var files = try files(of: theme, folder, copies)
    var verification = Verification([verified])
    if let baseline { verification = try baseline(verification) }
    guard verification.outcome == .agreement else {
      return Result(
        verification: verification, pageCount: 0, generatedCount: 0, firstFile: nil, notes: [])
    }
    guard !verified.listed.isEmpty else {
      throw InputError(
        "Every page in '\(content)' is a draft",
        help: "remove 'draft: true' from the front matter of one")
    }
    let images = LinkImages(
      in: toolPath, siteTitle: verified.configuration.title, cache: cache)
    let site = RenderedSite(
      PageRenderer(
        folder: verified, theme: theme, baseURL: base(of: verified), images: images),
      VerificationOptions(cache: cache))
    let made = MadeFiles(of: site, templates: playTemplates)
    for file in made.all {
      let collision = files.add(file.path, from: file.origin)
      if let collision { throw InputError(collision, help: "rename the file") }
    }
    try output.replace(version: EngineVersion.current) { write throws(InputError) in
      try writeSite(site, made, copies, theme, write)
    }
    return Result(
      verification: verification, pageCount: verified.pages.count - verified.drafts.count,
      generatedCount: site.paths.count - verified.listed.count,
      firstFile: verified.home?.outputPath, notes: verified.notes)
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
        help: "remove the part that begins with '?' or '#': the addresses of pages are appended")
    }
  }

  /// The address of the site.
  private func base(of folder: VerifiedFolder) -> String? {
    baseURL.map(SiteConfiguration.folder) ?? folder.configuration.baseURL
  }

  /// The files of theme and content, without conflicts.
  private func files(
    of theme: Theme, _ folder: ContentFolder, _ copies: [(path: String, source: String)]
  ) throws(InputError) -> SiteFiles {
    var files = SiteFiles()
    // The verification of the content finds conflicts within the content. The generated files
    // include 404.html.
    for page in folder.pagePaths where Page.outputPath(ofPage: page) != Page.missing {
      _ = files.add(Page.outputPath(ofPage: page), from: "'\(folder.path(of: page))'")
    }
    for (file, source) in copies { _ = files.add(file, from: "'\(source)'") }
    for asset in theme.assets {
      let collision = files.add(asset, from: theme.origin(of: asset))
      guard let collision else { continue }
      throw InputError(collision, help: "rename the file of the content folder")
    }
    return files
  }

  private func writeSite(
    _ site: RenderedSite, _ made: MadeFiles, _ copies: [(path: String, source: String)],
    _ theme: Theme, _ write: (String, [UInt8]) throws(InputError) -> Void
  ) throws(InputError) {
    for (index, path) in site.paths.enumerated() {
      progress?(FilePath.join(output, path), index + 1, site.paths.count)
      if let html = site.html(path) { try write(path, html) }
      for file in made.steps(of: path) { try write(file.path, file.bytes()) }
    }
    for (file, source) in copies { try write(file, try FileTree.bytes(of: source)) }
    for asset in theme.assets { try write(asset, theme.bytes(of: asset)) }
    for file in made.others { try write(file.path, file.bytes()) }
  }
}
