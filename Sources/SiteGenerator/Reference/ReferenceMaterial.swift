import LifecycleEngine
import ScriptLanguage

/// What the pages of the reference are made of.
final class ReferenceMaterial {
  /// A built-in way with the runs of all its nestings.
  struct Way {
    let title: String
    let choreography: String
    let runs: [TransitionObservations.Run]
  }

  let transitions: TransitionPages
  let authored: AuthoredSubjects
  /// The paths of the authors' pages.
  private let paths: Set<String>
  private(set) lazy var observations = transitions.observations
  private(set) lazy var ways = ReferenceMaterial.ways(of: observations)

  /// - Parameters:
  ///   - transitions: The built-in scenarios.
  ///   - pages: The authors' pages in the order of the site.
  init(_ transitions: TransitionPages, _ pages: [VerifiedPage]) {
    self.transitions = transitions
    authored = AuthoredSubjects(pages)
    paths = Set(pages.map(\.page.path))
  }

  /// A link to an author's page from a page one folder down; nil where there is no such page.
  func link(to path: String, _ text: String) -> String? {
    paths.contains(path) ? "[\(text)](../\(Page.outputPath(ofPage: path)))" : nil
  }

  /// The runs by way, in the order of the built-in scenarios.
  static func ways(of observations: TransitionObservations) -> [Way] {
    var ways: [Way] = []
    var runs: [TransitionObservations.Run] = []
    func close() {
      guard let first = runs.first?.scenario else { return }
      ways.append(Way(title: first.wayTitle, choreography: first.choreography, runs: runs))
      runs = []
    }
    for run in observations.runs {
      if let first = runs.first?.scenario,
        first.wayTitle != run.scenario.wayTitle || first.choreography != run.scenario.choreography
      {
        close()
      }
      runs.append(run)
    }
    close()
    return ways
  }
}

extension ReferenceMaterial.Way {
  /// The run without a nesting, or else the first one.
  var plain: TransitionObservations.Run? {
    runs.first { $0.scenario.surroundings.isEmpty } ?? runs.first
  }
}
