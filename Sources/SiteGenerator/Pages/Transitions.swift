/// The pages of the transitions, with the old address of each combination.
final class Transitions {
  private let builtIns: BuiltIns
  /// The references of the scenarios to show; nil for all scenarios of a site with a reference.
  private let chosen: Set<String>?
  private lazy var all = TransitionPage.all(observations, hasReference: chosen == nil)

  /// - Parameters:
  ///   - builtIns: The built-in scenarios.
  ///   - chosen: The references of the scenarios to show; nil for all scenarios of a site with a reference, where
  ///     callbacks have pages to link to.
  init(_ builtIns: BuiltIns, only chosen: Set<String>?) {
    self.builtIns = builtIns
    self.chosen = chosen
  }

  /// A scenario that no page shows is not even run.
  private var observations: TransitionObservations {
    guard let chosen else { return builtIns.observations }
    let references = builtIns.scenarios.map(\.reference).filter(chosen.contains)
    return builtIns.observations(of: references.compactMap(builtIns.place))
  }

  /// The list, then the pages of the transitions.
  var pages: [Page] { [TransitionPage.list(of: chosen == nil ? nil : all)] + all.map(\.page) }

  /// The HTML below the text of a page: the table of all combinations.
  /// - Returns: `nil` for a page that is not about a transition.
  func html(of path: String, _ theme: Theme) -> String? {
    all.first { $0.outputPath == path }.map { page in
      theme.render("combinations", page.values(isWhole: chosen == nil))
    }
  }

  /// Each combination once had a page of its own.
  var moved: [(path: String, to: String)] {
    builtIns.scenarios.compactMap { scenario in
      guard chosen?.contains(scenario.reference) ?? true,
        let combination = builtIns.combination(scenario.reference)
      else { return nil }
      return (combination.formerPath, "\(combination.pageName).html#\(combination.fragment)")
    }
  }
}
