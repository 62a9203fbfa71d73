/// One delivered callback, as the trace keeps it.
public struct Event: Sendable {
  /// Its place in the trace, from 0.
  public var number: Int
  /// When it was delivered.
  public var time: Tick
  /// The turn of the main run loop it came in, from 1.
  public var turn: Int
  /// The transaction its changes are committed in, from 1.
  public var transaction: Int
  /// The choreography step that produced it.
  public var step: StepReference
  /// The step of another choreography that began the one it comes from; `nil` where the author's code,
  /// the user or the system did.
  public var cause: StepReference? = nil
  /// The cause of it, through the author's code too.
  public var origin = Origin.none
  /// The container or window in whose transition UIKit sent it; `nil` where there is none, and for
  /// a call of the author's code.
  public var container: ObjectID? = nil
  /// Who it was delivered to.
  public var receiver: Receiver
  /// Which callback it is.
  public var callback: Callback
  /// What it was called with.
  public var arguments: [EventArgument]
  /// The number of deliveries that were under way when it came.
  public var depth: Int
  /// The state just before the callback's body, where the trace records states.
  public var state: StateSnapshot?

  /// The number of the first frame shown after it.
  public var frame: Int { time.nextFrame }
}

/// Who a callback was delivered to.
public enum Receiver: Hashable, Sendable {
  case object(ObjectID)
  case console
  case app
}

/// A recorded argument.
public struct EventArgument: Equatable, Sendable {
  /// The label it is recorded under.
  public var label: String
  /// What was passed.
  public var value: EventValue

  /// Creates an argument.
  public init(_ label: String, _ value: EventValue) {
    self.label = label
    self.value = value
  }
}

/// A step that was taken, by somebody who was there to take it.
public struct TakenStep: Equatable, Sendable {
  /// Which step of which choreography.
  public let step: StepReference
  /// When it was taken.
  public let time: Tick
  /// The number of events recorded before it.
  public let firstEvent: Int
  /// The cause of it.
  public let origin: Origin
}

/// Everything that happened in a world, in order.
public struct Trace: Sendable {
  /// The delivered callbacks.
  public internal(set) var events: [Event] = []
  /// What gestures, animations and transactions did, for diagrams.
  public internal(set) var spans: [Span] = []
  /// The steps that were taken, whether or not they sent an event, where the trace records them.
  public internal(set) var steps: [TakenStep] = []
  /// The steps that led to others.
  var causes = CauseTable()
  /// True if each event keeps the state of the world.
  public var recordsStates = false
  /// True if the steps are kept.
  public var recordsSteps = false
  /// The most events a run may record before it is stopped.
  public static let budget = 20_000

  /// The steps that led to something, the nearest first: the one that began the transition it comes
  /// from, or sent the callback whose body asked for it, then the one that began that, and so on.
  public func steps(leadingTo origin: Origin) -> [StepReference] {
    causes.steps(leadingTo: origin)
  }

  /// Makes room for the events of a usual scenario.
  mutating func reserve() { events.reserveCapacity(64) }

  /// Gives the states of the events free, which take most of the memory of a trace.
  public mutating func forgetStates() {
    guard recordsStates else { return }
    recordsStates = false
    for index in events.indices { events[index].state = nil }
  }
}

/// Something that lasts: an animation or a held gesture.
public struct Span: Equatable, Sendable {
  /// What lasts.
  public enum Kind: Sendable { case animation, gesture }
  /// Which of the two it is.
  public var kind: Kind
  /// A short name: `push`, `swipe back`.
  public var title: String
  /// The container in whose transition it came.
  public var container: ObjectID? = nil
  /// The number of events recorded when it began.
  public var firstEvent: Int
  /// The number of events recorded when it ended; `nil` while it lasts.
  public var endEvent: Int?
  /// When it began.
  public var start: Tick
  /// When it ended; `nil` while it lasts.
  public var end: Tick?
  /// True if the gesture was cancelled.
  public var isCancelled = false
}
