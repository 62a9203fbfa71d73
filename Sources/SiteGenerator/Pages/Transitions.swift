/// The pages of the transitions, with the old address of each combination.
final class Transitions {
  private let builtIns: BuiltIns
  private let hasReference: Bool
  private lazy var all = TransitionPage.all(builtIns.observations, hasReference: hasReference)

  /// - Parameters:
  ///   - builtIns: The built-in scenarios.
  ///   - hasReference: True if callbacks have pages to link to.
  init(_ builtIns: BuiltIns, hasReference: Bool) {
    self.builtIns = builtIns
    self.hasReference = hasReference
  }

  /// The list, then the pages of the transitions.
  var pages: [Page] { [TransitionPage.list] + all.map(\.page) }

  /// The HTML below the text of a page: the table of all combinations.
  /// - Returns: `nil` for a page that is not about a transition.
  func html(of path: String, _ theme: Theme) -> String? {
    all.first { $0.outputPath == path }.map { theme.render("combinations", $0.values) }
  }

  /// Each combination once had a page of its own.
  var moved: [(path: String, to: String)] {
    builtIns.scenarios.compactMap { scenario in
      guard let combination = builtIns.combination(scenario.reference) else { return nil }
      let name = FilePath.name(of: combination.outputPath)
      return (combination.formerPath, "\(name)#\(combination.fragment)")
    }
  }
}
