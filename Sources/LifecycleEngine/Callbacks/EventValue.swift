/// The value of a recorded argument.
public enum EventValue: Equatable, Sendable {
  case none
  case boolean(Bool)
  case number(Double)
  case text(String)
  case object(ObjectID)
  case objects([ObjectID])
  case size(Size)
  /// A member of an enumeration, as the name after the dot.
  case symbol(String)
  indirect case traits(TraitCollection)
}

/// The reference to the step that produced an event.
///
/// A call by the author's code has the step `author`: `init`, a direct call of a callback, `print`.
/// UIKit's answer to such a call has a step, like all behaviour of UIKit.
public struct StepReference: Hashable, Sendable {
  /// The index into the world's choreographies; negative when the author's code made the call.
  public let choreography: Int16
  /// The index into the steps and then the cancellation; negative for a call by the author.
  public let step: Int16

  /// The step of a call that the author's code made.
  public static let author = StepReference(choreography: -1, step: -1)
}
