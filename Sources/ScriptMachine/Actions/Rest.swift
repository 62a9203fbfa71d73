import LifecycleEngine

/// The moment after a step of a scenario, when everything has come to rest.
package struct Rest: Sendable {
  /// The number of events before the moment.
  package let eventCount: Int
  /// The gestures that the user holds or could begin.
  package let gestures: [HeldGesture]
  /// The state of the world.
  package let state: StateSnapshot

  /// - Parameters:
  ///   - eventCount: The number of events before the moment.
  ///   - gestures: The gestures that the user holds or could begin.
  ///   - state: The state of the world.
  package init(eventCount: Int, gestures: [HeldGesture], state: StateSnapshot) {
    self.eventCount = eventCount
    self.gestures = gestures
    self.state = state
  }
}
