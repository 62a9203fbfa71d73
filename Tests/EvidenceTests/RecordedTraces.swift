import Scenarios

@testable import LifecycleEngine
@testable import SiteGenerator

/// Whole traces of the scripts in `Tests/Transitions`, as text. The traces are no evidence. The
/// traces fix every step of the choreographies, so that each change shows.
struct RecordedTraces: Sendable {
  static let folder = "Tests/Transitions"
  static let shared = RecordedTraces(EvidenceSuite(folder: folder))

  /// The problems of the scripts. An exception of UIKit is no problem.
  let problems: [String]
  /// The scripts by page, in order.
  let pages: [(name: String, scripts: [EvidenceScenario])]

  /// The scripts of all pages.
  var scripts: [EvidenceScenario] { pages.flatMap(\.scripts) }

  init(_ suite: EvidenceSuite) {
    problems = suite.problems.filter { !$0.contains("[uncaught-exception]") }
    var pages: [(name: String, scripts: [EvidenceScenario])] = []
    for script in suite.scenarios {
      let file = script.place.prefix { $0 != ":" }.split(separator: "/").last ?? ""
      let name = String(file.dropLast(3))
      if pages.last?.name == name {
        pages[pages.count - 1].scripts.append(script)
      } else {
        pages.append((name, [script]))
      }
    }
    self.pages = pages
  }

  /// The releases of a script's records: the first, the last, and those with many changes.
  static func releases(of script: EvidenceScenario) -> [Release] {
    let all = script.scenario.attributes.releases
    let ends = [all.first, all.last].compactMap { $0 }
    return all.filter { ends.contains($0) || [6, 12, 13, 17, 18].contains($0.major) }
  }

  /// The record of a page: every script, followed by the releases, grouped by equal traces.
  static func text(of scripts: [EvidenceScenario]) -> String {
    var lines: [String] = []
    for script in scripts {
      var traces: [(releases: [Release], trace: String)] = []
      for release in releases(of: script) {
        let trace = trace(of: script, on: release)
        if let index = traces.firstIndex(where: { $0.trace == trace }) {
          traces[index].releases.append(release)
        } else {
          traces.append(([release], trace))
        }
      }
      for (releases, trace) in traces {
        let names = releases.map { "\($0.major)" }.joined(separator: ", ")
        lines.append("== \(script.id), iOS \(names)\n\(trace)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The trace of a script: turn and transaction, the event, and the changes until then.
  static func trace(
    of script: EvidenceScenario, on release: Release,
    choreographies: [Choreography] = Choreography.all
  ) -> String {
    ObservedTrace.text(of: script.scenario, on: release, choreographies: choreographies)
  }
}
