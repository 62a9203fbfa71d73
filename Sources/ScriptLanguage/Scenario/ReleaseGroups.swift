import LifecycleEngine

/// The releases of a scenario in groups on which the same is called in the same order, whatever the
/// time between two calls is.
public struct ReleaseGroups: Equatable, Sendable {
  /// The groups, of which none is empty. Each begins where something differs from the release before.
  public private(set) var groups: [[Release]] = []

  /// Groups runs.
  /// - Parameters:
  ///   - runs: Runs of one scenario, each on another release, in the order of these.
  ///   - events: The events of a run that count.
  public init(of runs: [ScenarioRun], by events: (ScenarioRun) -> [Event]) {
    var last: (run: ScenarioRun, events: [Event])?
    for run in runs {
      let current = (run: run, events: events(run))
      if let last, ReleaseGroups.areSame(last, current) {
        groups[groups.count - 1].append(run.release)
      } else {
        groups.append([run.release])
      }
      last = current
    }
  }

  /// Groups that are known from before.
  /// - Parameters:
  ///   - releases: All releases, in order.
  ///   - starts: The major versions with which groups begin.
  public init(_ releases: [Release], starts: [Int]) {
    for release in releases {
      if groups.isEmpty || starts.contains(release.major) {
        groups.append([release])
      } else {
        groups[groups.count - 1].append(release)
      }
    }
  }

  /// The major versions with which the groups begin.
  public var starts: [Int] { groups.map { $0[0].major } }

  /// What a group is called: `iOS 13–26`, or `iOS 12`.
  /// - Parameter group: Releases in order.
  public static func label(of group: [Release]) -> String {
    guard let first = group.first, let last = group.last else { return "iOS" }
    return first == last ? "iOS \(first.major)" : "iOS \(first.major)–\(last.major)"
  }

  private static func areSame(
    _ a: (run: ScenarioRun, events: [Event]), _ b: (run: ScenarioRun, events: [Event])
  ) -> Bool {
    guard a.events.count == b.events.count else { return false }
    for (left, right) in zip(a.events, b.events) {
      guard left.callback == right.callback,
        a.run.names[left.receiver] == b.run.names[right.receiver]
      else { return false }
      // Texts take time to make, and most arguments are none or a flag.
      if left.arguments.isEmpty, right.arguments.isEmpty { continue }
      if isTold(left), left.arguments == right.arguments { continue }
      if EventText.call(left, a.run.names) != EventText.call(right, b.run.names) { return false }
    }
    return true
  }

  /// Whether the arguments name no object, so that equal ones are written alike.
  private static func isTold(_ event: Event) -> Bool {
    event.arguments.allSatisfy { argument in
      switch argument.value {
      case .none, .boolean, .number, .text, .symbol: true
      default: false
      }
    }
  }
}
