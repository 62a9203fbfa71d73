import LifecycleEngine
import ScriptMachine

/// The releases of a scenario in groups with the same calls in the same order, whatever the time
/// between two calls.
package struct ReleaseGroups: Equatable, Sendable {
  /// The groups, none empty. A group begins at a release that differs from the one before.
  package private(set) var groups: [[Release]] = []

  /// Makes no groups. Runs are added one by one.
  init() {}

  /// Groups runs.
  /// - Parameter runs: The shown events of one scenario's runs, one run for each release, in order.
  package init(of runs: some Sequence<ShownEvents>) {
    var last: ShownEvents?
    for run in runs {
      add(run, after: last)
      last = run
    }
  }

  /// Adds the shown events of a run on the next release.
  /// - Returns: True if the release joins the group of the release before.
  @discardableResult
  mutating func add(_ run: ShownEvents, after last: ShownEvents?) -> Bool {
    if let last, run.isSame(as: last) {
      groups[groups.count - 1].append(run.release)
      return true
    }
    groups.append([run.release])
    return false
  }

  /// Makes groups that are known already.
  /// - Parameters:
  ///   - releases: All releases, in order.
  ///   - starts: The first major versions of the groups.
  package init(_ releases: [Release], starts: [Int]) {
    for release in releases {
      if groups.isEmpty || starts.contains(release.major) {
        groups.append([release])
      } else {
        groups[groups.count - 1].append(release)
      }
    }
  }

  /// The first major versions of the groups.
  package var starts: [Int] { groups.map { $0[0].major } }

  /// The label of a group: `iOS 13–26`, or `iOS 12`.
  /// - Parameter group: Releases in order.
  package static func label(of group: [Release]) -> String {
    guard let first = group.first, let last = group.last else { return "iOS" }
    return first == last ? "iOS \(first.major)" : "iOS \(first.major)–\(last.major)"
  }
}

/// The events of a run that a page shows, with the names of the objects.
package struct ShownEvents: Sendable {
  /// The release of the run.
  package let release: Release
  /// The events in order.
  package let events: [Event]
  /// The names of the objects.
  package let names: ObjectNames

  /// - Parameters:
  ///   - events: The events in order.
  ///   - names: The names of the objects.
  ///   - release: The release of the run.
  package init(_ events: [Event], _ names: ObjectNames, on release: Release) {
    self.events = events
    self.names = names
    self.release = release
  }

  /// Each event in the notation of an expectation.
  /// - Parameter arguments: The arguments to show.
  package func lines(arguments: EventText.ArgumentChoice = .all) -> [String] {
    events.map { EventText.describe($0, names, arguments: arguments) }
  }

  /// Returns true if both runs have the same calls in the same order.
  func isSame(as other: ShownEvents) -> Bool {
    guard events.count == other.events.count else { return false }
    for (left, right) in zip(events, other.events) {
      guard left.callback == right.callback,
        names[left.receiver] == other.names[right.receiver]
      else { return false }
      // The texts are slow to make, so events whose arguments name no object are compared first.
      if left.arguments.isEmpty, right.arguments.isEmpty { continue }
      if ShownEvents.isTold(left), left.arguments == right.arguments { continue }
      if EventText.call(left, names) != EventText.call(right, other.names) { return false }
    }
    return true
  }

  /// Returns true if the arguments name no object. Equal arguments then have equal texts.
  private static func isTold(_ event: Event) -> Bool {
    event.arguments.allSatisfy { argument in
      switch argument.value {
      case .none, .boolean, .number, .text, .symbol: true
      default: false
      }
    }
  }
}
