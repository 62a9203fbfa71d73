import LifecycleEngine

/// An action of an actor.
package struct ActionMark: Sendable {
  /// The two actors beside the code.
  package enum Actor: Sendable { case user, system }
  /// The actor of the action.
  package var actor: Actor
  /// The action as written in the scenario: `beginSwipeBack()`.
  package var text: String
  /// The number of events before the action.
  package var firstEvent: Int
  /// The number of spans that began before the action. The spans of the action come after.
  package var firstSpan: Int
  /// The time of the action.
  package var time: Tick
  /// The turn of the action in the run loop.
  package var turn: Int

  package init(
    actor: ActionMark.Actor, text: String, firstEvent: Int, firstSpan: Int, time: Tick, turn: Int
  ) {
    self.actor = actor
    self.text = text
    self.firstEvent = firstEvent
    self.firstSpan = firstSpan
    self.time = time
    self.turn = turn
  }
}
