import Diagnostics
import LifecycleEngine

/// One execution of a scenario on one release: what happened, under the names the author uses.
public struct ScenarioRun: Sendable {
  /// The scenario's id, empty for a bare script.
  public var scenario: String
  /// The title; empty where none is given.
  public var title: String
  /// The release it ran on.
  public var release: Release
  /// The device it runs on.
  public var device: Device
  /// Everything that happened, in order.
  public var trace: Trace
  /// What the objects are called.
  public var names: ObjectNames
  /// The number of the first event that is shown: set-up stays out of the shown trace.
  public var firstShownEvent: Int
  /// The `when` steps in order; a scenario without `when` has none.
  public var steps: [StepMark]
  /// What the user and the system did, in order.
  public var actions: [ActionMark]
  /// The results of its checks, in the order they stand in the source.
  public var checks: [CheckResult]
  /// What went wrong, in the order it stands in the source; empty when the scenario holds.
  public var diagnostics: [Diagnostic]
  /// True if something ended it before its script did, so that nothing is known of what would follow.
  public var endedEarly = false
  /// True if the states of its events were too many to be kept, which has ended it. The same script can be run
  /// without them.
  public var hasTooManyStates = false

  /// The events that are shown.
  public var shownEvents: ArraySlice<Event> {
    trace.events[min(firstShownEvent, trace.events.count)...]
  }

  /// Gives the states of its events free, which take most of the memory that a run needs.
  mutating func forgetStates() { trace.forgetStates() }
}

/// Where a `when` step begins in the trace.
public struct StepMark: Sendable {
  /// The text after `when`.
  public var title: String
  /// The number of events recorded before it.
  public var firstEvent: Int
  /// When its turn began.
  public var time: Tick
  /// The line in the source, from 1.
  public var line: Int
}

/// Something an actor did.
public struct ActionMark: Sendable {
  /// The two actors beside the code.
  public enum Actor: Sendable { case user, system }
  /// Who did it.
  public var actor: Actor
  /// As it is written in the scenario: `beginSwipeBack()`.
  public var text: String
  /// The number of events recorded before it.
  public var firstEvent: Int
  /// The number of spans of the trace that had begun before it: those that it began come after.
  public var firstSpan: Int
  /// When it was done.
  public var time: Tick
  /// The turn of the run loop it was done in.
  public var turn: Int
}

/// The result of one `expect` or `require`.
public struct CheckResult: Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// `expect` or `require`.
  public var kind: String
  /// True if what it demands was so.
  public var isMet: Bool
  /// True if the run came as far as the check; if not, nothing is known of it.
  public var isJudged = true
  /// Empty when it is met.
  public var message: String
  /// The numbers of the events among which it looked.
  public var events: Range<Int> = 0..<0
}

/// The names objects have on a page: the name of the top-level variable that first held them, else
/// their class and number among the unnamed of that class in order of creation.
public struct ObjectNames: Sendable {
  private var names: [String?]
  private var isShown: [Bool]
  private var isUIKitContainer: [Bool]
  /// What other top-level variables hold: further names of objects. They are only asked for.
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

  /// True if events of this receiver are shown unless a check names it: the author's objects,
  /// `console` and `app` are, an instance of UIKit's own container class is not.
  public func isShownByDefault(_ receiver: Receiver) -> Bool {
    guard case .object(let id) = receiver else { return true }
    let index = Int(id.index)
    return index < isShown.count && isShown[index]
  }

  /// True if an event is shown unless a check names its receiver: a completion closure is the
  /// author's, whatever object it was given to.
  public func isShownByDefault(_ event: Event) -> Bool {
    event.callback == .completion || isShownByDefault(event.receiver)
  }

  /// True if the object is an instance of UIKit's own container class, drawn as part of UIKit.
  public func isUIKitContainer(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    return index < isUIKitContainer.count && isUIKitContainer[index]
  }

  /// The object with this name, be it the one that is shown or a further one.
  public func object(named name: String) -> ObjectID? {
    guard let index = names.firstIndex(of: name) else { return aliases[name] }
    return ObjectID(at: index)
  }

  /// True if a name means this receiver. A further name of an object counts unless another object
  /// is shown under it.
  func means(_ name: String, _ receiver: Receiver) -> Bool {
    if self[receiver] == name { return true }
    guard case .object(let id) = receiver, aliases[name] == id else { return false }
    return !names.contains(name)
  }
}
