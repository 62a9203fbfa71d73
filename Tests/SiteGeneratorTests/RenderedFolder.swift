@testable import SiteGenerator

/// The site of a content folder with the pages of the built-in scenarios. Pages are rendered on
/// demand, because a debug build needs a quarter of a minute for all of the thousand.
struct RenderedFolder {
  let verified: VerifiedFolder
  let site: RenderedSite
  private let cache = SharedCache.cache ?? BlockCache()

  /// - Throws: An error if the folder cannot be used.
  init(_ folder: TemporaryFolder) throws {
    var dealer = ShardDealer(VerificationOptions.forPages(cache: cache))
    verified = try VerifiedFolder(ContentFolder("\(folder.path)/Content"), &dealer)
    let renderer = PageRenderer(
      folder: verified, theme: try Theme.read("\(folder.path)/Site", nil), baseURL: nil)
    site = RenderedSite(renderer, .forPages(cache: cache))
  }

  var verification: Verification { Verification([verified]) }

  /// The problems of a generated page.
  func problems(of page: Page) -> [Problem] {
    var dealer = ShardDealer(VerificationOptions(cache: cache))
    return VerifiedPage(page, in: verified.catalog, &dealer).problems
  }

  /// The HTML of a page; nil if the site has no such page.
  func text(_ path: String) -> String? {
    site.html(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
