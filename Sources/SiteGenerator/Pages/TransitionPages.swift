import ScriptLanguage

/// The built-in scenarios and their pages, each made when it is asked for first.
final class TransitionPages {
  let scenarios = BuiltInScenario.all()
  private lazy var byID = Dictionary(uniqueKeysWithValues: scenarios.map { ($0.id, $0) })
  private var pages: [String: TransitionPage] = [:]
  private weak var cache: BlockCache?

  /// - Parameter cache: Where what is found out of them is kept.
  init(cache: BlockCache? = nil) { self.cache = cache }

  func scenario(_ id: String) -> BuiltInScenario? { byID[id] }

  func page(_ id: String) -> TransitionPage? {
    if let known = pages[id] { return known }
    guard let scenario = byID[id] else { return nil }
    let page = TransitionPage(scenario, cache)
    pages[id] = page
    return page
  }

  /// All of them in the order of the registry of choreographies.
  var all: [TransitionPage] { scenarios.compactMap { page($0.id) } }
}
