import Scenarios

/// The examples of the findings. The examples are judged when a page first needs the examples.
final class FindingExamples {
  private let catalog: ScenarioCatalog
  private let section: ((JudgedBlock) -> BlockSection)?
  /// The cache of the outcomes, because the pages of the findings show the examples, too.
  let cache: BlockCache

  /// - Parameters:
  ///   - catalog: The scenarios that blocks can be about.
  ///   - options: The cache, and the function that makes sections.
  init(_ catalog: ScenarioCatalog, _ options: VerificationOptions) {
    self.catalog = catalog
    section = options.section
    cache = options.cache ?? BlockCache()
  }

  /// The pages of the findings, reduced to the examples.
  private(set) lazy var pages: [JudgedPage] = {
    var options = VerificationOptions(cache: cache)
    options.section = section
    var dealer = ShardDealer(options)
    let catalog = catalog
    return FindingPage.examples.map { VerifiedPage($0, in: catalog, &dealer).judged }
  }()
}
