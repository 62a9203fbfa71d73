/// The properties of UIKit that unknown calls may change.
public enum UIKitChanges: Sendable {
  case none
  /// The properties that layout settles.
  case sizes
  /// All properties of views.
  case views
  /// The end of objects.
  case lives
  /// The properties whose rows name the situation.
  case named
  case all
}

/// A moment of a run in one of the situations.
public struct UnknownMoment: Sendable {
  /// The situation.
  public let calls: UnknownCalls
  /// The number of events before the moment.
  public let firstEvent: Int
  /// The objects that may be called; empty if any object may be called.
  public let objects: [ObjectID]

  /// The moment with other calls.
  public func replacing(_ calls: UnknownCalls) -> UnknownMoment {
    UnknownMoment(calls: calls, firstEvent: firstEvent, objects: objects)
  }

  /// True if an object may be called. A receiver without an object may be any object.
  public func concerns(_ object: ObjectID?) -> Bool {
    objects.isEmpty || object.map { objects.contains($0) } ?? true
  }

  /// True if UIKit may leave out an event that came.
  public func mayUndo(_ event: Event) -> Bool {
    guard calls.mayUndo, firstEvent <= event.number else { return false }
    guard calls.changesOfUIKit != .all else { return true }
    guard calls.callbacks.contains(event.callback) else { return false }
    if case .object(let object) = event.receiver { return concerns(object) }
    return concerns(nil)
  }

  /// True if the unknown calls may be among the events from a number on.
  public func concerns(eventsSince start: Int) -> Bool { calls.isLasting || firstEvent >= start }
}
