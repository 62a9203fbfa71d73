import ScriptLanguage

/// The examples of the findings, which are judged when a page first shows them or leads to them.
final class FindingExamples {
  private let catalog: ScenarioCatalog
  private let section: ((JudgedBlock) -> BlockSection)?
  /// Keeps their outcomes, because they stand on the pages of the findings too.
  let cache: BlockCache

  /// - Parameters:
  ///   - catalog: The scenarios that blocks can be about.
  ///   - options: The cache, and what makes sections.
  init(_ catalog: ScenarioCatalog, _ options: VerificationOptions) {
    self.catalog = catalog
    section = options.section
    cache = options.cache ?? BlockCache()
  }

  /// The pages of the findings as far as examples stand on them.
  private(set) lazy var pages: [JudgedPage] = {
    var options = VerificationOptions(cache: cache)
    options.section = section
    var dealer = ShardDealer(options)
    let catalog = catalog
    return FindingPage.examples.map { VerifiedPage($0, in: catalog, &dealer).judged }
  }()
}
