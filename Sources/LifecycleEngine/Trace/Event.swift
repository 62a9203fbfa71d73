/// One delivered callback in the trace.
public struct Event: Sendable {
  /// The index of the event in the trace, from 0.
  public var number: Int
  /// The time of the delivery.
  public var time: Tick
  /// The number of the turn of the main run loop, from 1.
  public var turn: Int
  /// The number of the transaction that commits the changes of the event, from 1.
  public var transaction: Int
  /// The choreography step that produced the event.
  public var step: StepReference
  /// The step of another choreography that began the choreography of this event; `nil` if the
  /// author's code, the user or the system did.
  public var cause: StepReference? = nil
  /// The cause of the event, through the author's code too.
  public var origin = Origin.none
  /// The container or window of the transition; `nil` without a transition, and for a call by the
  /// author's code.
  public var container: ObjectID? = nil
  /// The receiver of the callback.
  public var receiver: Receiver
  /// The callback.
  public var callback: Callback
  /// The arguments of the callback.
  public var arguments: [EventArgument]
  /// The number of running deliveries when the event came.
  public var depth: Int
  /// The readiness of the receiver's view just before the callback's body; empty if the receiver is
  /// no controller.
  public var readiness: ViewReadiness = []
  /// The state just before the callback's body; `nil` if the trace records no states.
  public var state: StateSnapshot?

  /// The number of the first frame shown after the event.
  public var frame: Int { time.nextFrame }
}

/// The receiver of a callback.
public enum Receiver: Hashable, Sendable {
  case object(ObjectID)
  case console
  case app
}

/// A recorded argument.
public struct EventArgument: Equatable, Sendable {
  /// The recorded label of the argument.
  public var label: String
  /// The value of the argument.
  public var value: EventValue

  /// Creates an argument.
  public init(_ label: String, _ value: EventValue) {
    self.label = label
    self.value = value
  }
}

/// A step that was taken by a player of its role.
public struct TakenStep: Equatable, Sendable {
  /// The reference to the step and its choreography.
  public let step: StepReference
  /// The time of the step.
  public let time: Tick
  /// The number of events recorded before the step.
  public let firstEvent: Int
  /// The cause of the step.
  public let origin: Origin
}

/// All events of a world, in order.
public struct Trace: Sendable {
  /// The delivered callbacks.
  public internal(set) var events: [Event] = []
  /// The spans of gestures, animations and transactions, for diagrams.
  public internal(set) var spans: [Span] = []
  /// The steps that were taken, with or without an event; empty if the trace records no steps.
  public internal(set) var steps: [TakenStep] = []
  /// The moments at which UIKit may call something that no source tells.
  public internal(set) var unknownMoments: [UnknownMoment] = []
  /// The events whose order no source tells.
  public internal(set) var unorderedEvents: [UnorderedEvents] = []
  /// The questions on which sources disagree, and to which the run came.
  public internal(set) var disagreements: [Disagreement] = []
  /// The work whose time nobody knows.
  public internal(set) var racingWork: [RacingWork] = []
  /// The steps that led to other steps.
  var causes = CauseTable()
  /// True if each event keeps the state of the world.
  public var recordsStates = false
  /// True if the steps are kept.
  public var recordsSteps = false
  /// The largest number of events in a run. A run with more events is stopped.
  public static let budget = 20_000

  /// The steps that led to an event or step, the nearest first. The first step began the
  /// transition, or sent the callback whose body made the call. The next step began that step, and
  /// so on.
  public func steps(leadingTo origin: Origin) -> [StepReference] {
    causes.steps(leadingTo: origin)
  }

  /// Makes room for the events of a usual scenario.
  mutating func reserve() { events.reserveCapacity(64) }

  /// Releases the states of the events, which take most of the memory of a trace.
  public mutating func forgetStates() {
    guard recordsStates else { return }
    recordsStates = false
    for index in events.indices { events[index].state = nil }
  }
}

/// A span of time: an animation or a held gesture.
public struct Span: Equatable, Sendable {
  /// The kinds of spans.
  public enum Kind: Sendable { case animation, gesture }
  /// The kind of the span.
  public var kind: Kind
  /// A short name: `push`, `swipe back`.
  public var title: String
  /// The container of the span's transition.
  public var container: ObjectID? = nil
  /// The number of events recorded before the beginning.
  public var firstEvent: Int
  /// The number of events recorded before the end; `nil` while the span is open.
  public var endEvent: Int?
  /// The time of the beginning.
  public var start: Tick
  /// The time of the end; `nil` while the span is open.
  public var end: Tick?
  /// True if the gesture was cancelled.
  public var isCancelled = false
}
