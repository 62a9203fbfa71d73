import LifecycleEngine

/// An action of an actor.
public struct ActionMark: Sendable {
  /// The two actors beside the code.
  public enum Actor: Sendable { case user, system }
  /// The actor of the action.
  public var actor: Actor
  /// The action as written in the scenario: `beginSwipeBack()`.
  public var text: String
  /// The number of events before the action.
  public var firstEvent: Int
  /// The number of spans that began before the action. The spans of the action come after.
  public var firstSpan: Int
  /// The time of the action.
  public var time: Tick
  /// The turn of the action in the run loop.
  public var turn: Int
}
