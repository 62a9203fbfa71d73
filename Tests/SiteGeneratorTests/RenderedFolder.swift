@testable import SiteGenerator

/// The site of a content folder with the pages of the built-in scenarios, of which only those are rendered
/// that a test asks for: writing all of the thousand takes a debug build a quarter of a minute.
struct RenderedFolder {
  let verified: VerifiedFolder
  let site: RenderedSite
  private let cache = SharedCache.cache ?? BlockCache()

  /// - Throws: A folder that cannot be used.
  init(_ folder: TemporaryFolder) throws {
    var dealer = ShardDealer(VerificationOptions.forPages(cache: cache))
    verified = try VerifiedFolder(ContentFolder("\(folder.path)/Content"), &dealer)
    let renderer = PageRenderer(
      folder: verified, theme: try Theme.read("\(folder.path)/Site"), baseURL: nil)
    site = RenderedSite(renderer, .forPages(cache: cache))
  }

  var verification: Verification { Verification([verified]) }

  /// What is wrong with a page that nobody has written.
  func problems(of page: Page) -> [Problem] {
    var dealer = ShardDealer(VerificationOptions(cache: cache))
    return VerifiedPage(page, in: verified.catalog, &dealer).problems
  }

  /// The HTML of a page; nil where the site has none of this path.
  func text(_ path: String) -> String? {
    site.html(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
