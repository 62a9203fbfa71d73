import LifecycleEngine
import Scenarios

/// The material of the reference pages.
final class ReferenceMaterial {
  /// A built-in way with the runs of all its nestings.
  struct Way {
    let title: String
    let choreography: String
    /// The choreography of the way.
    let ownChoreography: Choreography?
    /// On the newest version that has each.
    let runs: [TransitionObservations.Run]
    /// The runs on older versions with other behaviour.
    let older: [TransitionObservations.Run]
    /// The fewest and the most calls in one of the runs, counted once for the pages of all callbacks.
    private let counts: [TransitionObservations.Call: ClosedRange<Int>]

    init(
      title: String, choreography: String, runs: [TransitionObservations.Run],
      older: [TransitionObservations.Run]
    ) {
      self.title = title
      self.choreography = choreography
      ownChoreography = runs.first?.scenario.ownChoreography
      self.runs = runs
      self.older = older
      let calls = Set(runs.flatMap(\.counts.keys))
      counts = Dictionary(
        uniqueKeysWithValues: calls.map { call in
          let counts = runs.map { $0.counts[call] ?? 0 }
          return (call, (counts.min() ?? 0)...(counts.max() ?? 0))
        })
    }

    /// The fewest and the most calls in one of the runs.
    func count(_ call: TransitionObservations.Call) -> ClosedRange<Int> { counts[call] ?? 0...0 }
  }

  let builtIns: BuiltIns
  private(set) lazy var authored = AuthoredSubjects(pages)
  private let pages: [JudgedPage]
  private(set) lazy var observations = builtIns.observations
  private(set) lazy var ways = ReferenceMaterial.ways(of: observations)
  private let findings: () -> [JudgedPage]
  private lazy var ofFindings = AuthoredSubjects(findings())

  /// - Parameters:
  ///   - builtIns: The built-in scenarios.
  ///   - pages: The authors' pages in the order of the site.
  ///   - findings: The pages of the findings, reduced to the examples. Called on first use.
  init(
    _ builtIns: BuiltIns, _ pages: [JudgedPage], findings: @escaping () -> [JudgedPage] = { [] }
  ) {
    self.builtIns = builtIns
    self.findings = findings
    self.pages = pages
  }

  /// The examples of the findings that implement a callback, each pair once.
  func findingExamples(with callback: Callback) -> [AuthoredSubjects.Block] {
    ofFindings.examples(with: callback)
  }

  /// A page of the guide about the simulator itself. Other sites do not have the page.
  struct GuidePage {
    let path: String
    let title: String

    static let evidence = GuidePage(
      path: "reference/evidence.md", title: "Evidence behind the simulator")
    static let claims = GuidePage(
      path: "claims.md", title: "Is what I read about the UIViewController lifecycle true?")
  }

  /// A link to the page from a page one folder down; nil if the site has no page with the path and
  /// the title.
  func link(to report: GuidePage, _ text: String) -> String? {
    pages.contains { $0.page.path == report.path && $0.page.title == report.title }
      ? "[\(text)](../\(Page.outputPath(ofPage: report.path)))" : nil
  }

  /// The runs by way, in the order of the built-in scenarios.
  static func ways(of observations: TransitionObservations) -> [Way] {
    var ways: [Way] = []
    var (runs, older): ([TransitionObservations.Run], [TransitionObservations.Run]) = ([], [])
    func close() {
      guard let first = runs.first?.scenario else { return }
      ways.append(
        Way(title: first.wayTitle, choreography: first.choreography, runs: runs, older: older))
      (runs, older) = ([], [])
    }
    for (run, before) in zip(observations.runs, observations.older) {
      if let first = runs.first?.scenario, !first.isSameWay(as: run.scenario) { close() }
      runs.append(run)
      older += before
    }
    close()
    return ways
  }
}

extension BuiltInScenario {
  /// The choreography of the way.
  var ownChoreography: Choreography? { Choreography.all.first { $0.id == choreography } }

  /// True if another scenario is the same way in another nesting.
  func isSameWay(as other: BuiltInScenario) -> Bool {
    wayTitle == other.wayTitle && choreography == other.choreography
  }
}

extension ReferenceMaterial.Way {
  /// The run without a nesting, or else the first run.
  var plain: TransitionObservations.Run? {
    runs.first { $0.scenario.surroundings.isEmpty } ?? runs.first
  }
}
