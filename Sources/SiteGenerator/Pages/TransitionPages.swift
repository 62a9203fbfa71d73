import ScriptLanguage

/// The built-in scenarios and their pages, each made when it is asked for first.
final class TransitionPages {
  let scenarios = BuiltInScenario.all()
  private lazy var byReference = Dictionary(
    uniqueKeysWithValues: scenarios.map { ($0.reference, $0) })
  private var pages: [String: TransitionPage] = [:]
  private weak var cache: BlockCache?

  /// - Parameter cache: Where what is found out of them is kept.
  init(cache: BlockCache? = nil) { self.cache = cache }

  func scenario(_ reference: String) -> BuiltInScenario? { byReference[reference] }

  func page(_ reference: String) -> TransitionPage? {
    if let known = pages[reference] { return known }
    guard let scenario = byReference[reference] else { return nil }
    let page = TransitionPage(scenario, cache)
    pages[reference] = page
    return page
  }

  /// All of them in the order of the registry of choreographies.
  var all: [TransitionPage] { scenarios.compactMap { page($0.reference) } }

  /// What happens in them, counted when a page first asks for it.
  private(set) lazy var observations = TransitionObservations(all, cache)
  /// The pages of the findings as far as examples stand on them, which are run when a page first asks.
  private(set) lazy var findings: [VerifiedPage] = {
    let catalog = ScenarioCatalog([], transitions: self)
    var dealer = ShardDealer(VerificationOptions(cache: cache))
    return FindingPage.examples.map { VerifiedPage($0, in: catalog, &dealer) }
  }()
  /// The generated pages that authors can link to.
  private(set) lazy var targets = GeneratedTargets(self)
}

extension TransitionPages {
  /// The pages of the built-in scenarios and their list, if something on a page is about them.
  static func part(for folder: VerifiedFolder) -> GeneratedPart? {
    let hasReference = folder.configuration.hasReference
    guard hasReference || folder.pages.contains(where: { $0.isAboutBuiltIn(folder.catalog) })
    else { return nil }
    let transitions = folder.catalog.transitions
    return GeneratedPart(
      folder: TransitionPage.folder, subject: "built-in scenarios",
      reason: hasReference
        ? "'reference: true' asks for these" : "something on a page leads to these",
      pages: {
        let variants = transitions.all
        let choreographies = ChoreographyPage.all(
          transitions.observations, hasReference: hasReference)
        return [TransitionPage.list(transitions.scenarios)] + choreographies.map(\.page)
          + variants.map(\.page)
      })
  }
}
