import Diagnostics
import LifecycleEngine

/// One run of a scenario on one release: the events, and the author's names of the objects.
public struct ScenarioRun: Sendable {
  /// The scenario's id. Empty for a bare script.
  public var scenario: String
  /// The title, or an empty text.
  public var title: String
  /// The release of the run.
  public var release: Release
  /// The device of the run.
  public var device: Device
  /// All events, in order.
  public var trace: Trace
  /// The names of the objects.
  public var names: ObjectNames
  /// The number of the first shown event. The set-up stays out of the shown trace.
  public var firstShownEvent: Int
  /// The `when` steps in order. A scenario without `when` has none.
  public var steps: [StepMark]
  /// The actions of the user and the system, in order.
  public var actions: [ActionMark]
  /// The results of the checks, in the order of the source.
  public var checks: [CheckResult]
  /// The problems of the run. Empty if the scenario holds.
  public var diagnostics: [Diagnostic]
  /// True if the run ended before its script, so later behaviour is unknown.
  public var endedEarly = false
  /// True if the run ended because the states of its events exceeded the budget. The same script
  /// can run without states.
  public var hasTooManyStates = false

  /// The shown events.
  public var shownEvents: ArraySlice<Event> {
    trace.events[min(firstShownEvent, trace.events.count)...]
  }

  /// Drops the states of the events, which take most of a run's memory.
  mutating func forgetStates() { trace.forgetStates() }
}

/// The start of a `when` step in the trace.
public struct StepMark: Sendable {
  /// The text after `when`.
  public var title: String
  /// The number of events before the step.
  public var firstEvent: Int
  /// The time at the start of the step's turn.
  public var time: Tick
  /// The line in the source, from 1.
  public var line: Int
}

/// The result of one `expect` or `require`.
public struct CheckResult: Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// `expect` or `require`.
  public var kind: String
  /// True if the demand of the check is met.
  public var isMet: Bool
  /// True if the run reached the check. Otherwise the result is unknown.
  public var isJudged = true
  /// The failure. Empty if the check is met.
  public var message: String
  /// The numbers of the events that the check looked at.
  public var events: Range<Int> = 0..<0
}

/// The names of objects on a page: the name of the top-level variable that first held the object,
/// else its class and number among the unnamed objects of the class in order of creation.
public struct ObjectNames: Sendable {
  private var names: [String?]
  private var isShown: [Bool]
  private var isUIKitContainer: [Bool]
  /// The objects of other top-level variables, as further names. The table is only looked up.
  private var aliases: [String: ObjectID]

  init(
    names: [String?], isShown: [Bool], isUIKitContainer: [Bool], aliases: [String: ObjectID] = [:]
  ) {
    self.names = names
    self.aliases = aliases
    self.isShown = isShown
    self.isUIKitContainer = isUIKitContainer
  }

  /// The name of an object.
  public subscript(_ id: ObjectID) -> String {
    let index = Int(id.index)
    return index < names.count ? names[index] ?? "object\(index)" : "object\(index)"
  }

  /// True if the object has a name on the page.
  func hasName(_ id: ObjectID) -> Bool {
    names.indices.contains(Int(id.index)) && names[Int(id.index)] != nil
  }

  /// The name of a receiver.
  public subscript(_ receiver: Receiver) -> String {
    switch receiver {
    case .object(let id): self[id]
    case .console: "console"
    case .app: "app"
    }
  }

  /// True if a receiver's events are shown even if no check names the receiver: the author's
  /// objects, `console` and `app`, but no instance of UIKit's own container classes.
  public func isShownByDefault(_ receiver: Receiver) -> Bool {
    guard case .object(let id) = receiver else { return true }
    let index = Int(id.index)
    return index < isShown.count && isShown[index]
  }

  /// True if an event is shown even if no check names its receiver. A completion closure is always
  /// the author's.
  public func isShownByDefault(_ event: Event) -> Bool {
    event.callback == .completion || isShownByDefault(event.receiver)
  }

  /// True if the object is an instance of UIKit's own container class, drawn as part of UIKit.
  public func isUIKitContainer(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    return index < isUIKitContainer.count && isUIKitContainer[index]
  }

  /// The object with this name, be it the shown name or a further name.
  public func object(named name: String) -> ObjectID? {
    guard let index = names.firstIndex(of: name) else { return aliases[name] }
    return ObjectID(at: index)
  }

  /// True if a name means this receiver. A further name does not count if the name is the shown
  /// name of another object.
  func means(_ name: String, _ receiver: Receiver) -> Bool {
    if self[receiver] == name { return true }
    guard case .object(let id) = receiver, aliases[name] == id else { return false }
    return !names.contains(name)
  }
}
