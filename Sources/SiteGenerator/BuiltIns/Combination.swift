import LifecycleEngine
import Scenarios

/// A built-in scenario as a combination of choices on the page of its transition.
struct Combination {
  /// The folder of the pages of transitions.
  static let folder = "transitions"

  /// True for the path of a transition's page in the site.
  static func isTransition(_ path: String) -> Bool {
    path.hasPrefix(folder + "/") && path != "\(folder)/index.html"
  }

  /// One choice, such as the container around the transition.
  struct Choice {
    /// The kinds of choices, in the order of the address.
    enum Kind: String, CaseIterable {
      case container, nesting, way, animated, finished

      /// The label of the choice.
      var title: String {
        switch self {
        case .container: "Container"
        case .nesting: "Around the container"
        case .way: "Transition"
        case .animated: "Animated"
        case .finished: "Finished"
        }
      }
    }

    let kind: Kind
    /// The value in the address: `tabs`.
    let value: String
    /// The value in words, as Markdown: `a tab bar controller`.
    let text: String
  }

  let scenario: BuiltInScenario
  let choices: [Choice]

  /// The fragment of the address: `container=tabs&finished=no`.
  var fragment: String { choices.map { "\($0.kind.rawValue)=\($0.value)" }.joined(separator: "&") }

  /// The file name of the transition's page, without an ending.
  let pageName: String

  /// The path of the page in the site.
  var outputPath: String { "\(Combination.folder)/\(pageName).html" }

  /// The combination's former page, which leads to the present one.
  var formerPath: String { "\(Combination.folder)/\(scenario.id).html" }

  /// The choice of a kind; nil where the transition leaves no such choice.
  func choice(_ kind: Choice.Kind) -> Choice? { choices.first { $0.kind == kind } }

  private init(_ scenario: BuiltInScenario, on pageName: String, hasOtherWays: Bool) {
    self.scenario = scenario
    self.pageName = pageName
    let containers = zip(scenario.containers, scenario.surroundings)
    var choices = [
      containers.first { _ in true }.map { Choice(kind: .container, value: $0, text: $1) }
        ?? Choice(kind: .container, value: "none", text: "none")
    ]
    let nesting = Array(containers.dropFirst())
    if !nesting.isEmpty {
      choices.append(
        Choice(
          kind: .nesting, value: nesting.map(\.0).joined(separator: ","),
          text: nesting.map(\.1).joined(separator: ", in ")))
    }
    if hasOtherWays {
      choices.append(Choice(kind: .way, value: scenario.way, text: scenario.transitionTitle))
    }
    for (kind, value) in [
      (Choice.Kind.animated, scenario.isAnimated), (.finished, scenario.isFinished),
    ] {
      guard let value else { continue }
      let text = value ? "yes" : "no"
      choices.append(Choice(kind: kind, value: text, text: text))
    }
    self.choices = choices
  }

  /// The combinations by the ids of the scenarios.
  static func all(of scenarios: [BuiltInScenario]) -> [String: Combination] {
    var ways: [String: Set<String>] = [:]
    for scenario in scenarios { ways[scenario.choreography, default: []].insert(scenario.way) }
    let names = Dictionary(
      Choreography.all.map { ($0.id, $0.pageName) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(
      uniqueKeysWithValues: scenarios.map { scenario in
        let (own, page) = (scenario.choreography, names[scenario.choreography])
        let hasOtherWays = (ways[own]?.count ?? 0) > 1
        return (scenario.id, Combination(scenario, on: page ?? own, hasOtherWays: hasOtherWays))
      })
  }
}

extension Choreography {
  /// The file name of the transition's page, without an ending: the id, unless a built-in scenario
  /// has the id.
  var pageName: String {
    let isTaken = Choreography.all.contains { $0.ways.contains { $0.id == id } }
    return id + (isTaken ? "-variants" : "")
  }
}
