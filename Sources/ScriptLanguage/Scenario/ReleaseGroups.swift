import LifecycleEngine

/// The releases of a scenario in groups on which the same is called in the same order, whatever the
/// time between two calls is.
public struct ReleaseGroups: Equatable, Sendable {
  /// The groups, of which none is empty. Each begins where something differs from the release before.
  public private(set) var groups: [[Release]] = []

  /// No groups; runs are added one by one.
  init() {}

  /// Groups runs.
  /// - Parameter runs: What runs of one scenario show, each on another release, in the order of these.
  public init(of runs: some Sequence<ShownEvents>) {
    var last: ShownEvents?
    for run in runs {
      add(run, after: last)
      last = run
    }
  }

  /// Adds what a run on the next release shows.
  /// - Returns: True if the same happens as on the release before, whose group it joins.
  @discardableResult
  mutating func add(_ run: ShownEvents, after last: ShownEvents?) -> Bool {
    if let last, run.isSame(as: last) {
      groups[groups.count - 1].append(run.release)
      return true
    }
    groups.append([run.release])
    return false
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
}

/// The events of a run that a page shows, under their names.
public struct ShownEvents: Sendable {
  /// The release of the run.
  public let release: Release
  /// The events in order.
  public let events: [Event]
  private let names: ObjectNames

  /// - Parameters:
  ///   - events: The events in order.
  ///   - names: What the objects are called.
  ///   - release: The release of the run.
  public init(_ events: [Event], _ names: ObjectNames, on release: Release) {
    self.events = events
    self.names = names
    self.release = release
  }

  /// Each event as an expectation would write it.
  /// - Parameter arguments: Which arguments to show.
  public func lines(arguments: EventText.ArgumentChoice = .all) -> [String] {
    events.map { EventText.describe($0, names, arguments: arguments) }
  }

  /// Returns true if the same is called in the same order.
  func isSame(as other: ShownEvents) -> Bool {
    guard events.count == other.events.count else { return false }
    for (left, right) in zip(events, other.events) {
      guard left.callback == right.callback,
        names[left.receiver] == other.names[right.receiver]
      else { return false }
      // Texts take time to make, and most arguments are none or a flag.
      if left.arguments.isEmpty, right.arguments.isEmpty { continue }
      if ShownEvents.isTold(left), left.arguments == right.arguments { continue }
      if EventText.call(left, names) != EventText.call(right, other.names) { return false }
    }
    return true
  }

  /// Returns true if the arguments name no object, so that equal ones are written alike.
  private static func isTold(_ event: Event) -> Bool {
    event.arguments.allSatisfy { argument in
      switch argument.value {
      case .none, .boolean, .number, .text, .symbol: true
      default: false
      }
    }
  }
}
