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

/// Which step of which choreography produced an event.
///
/// A call that the author's code makes itself carries `author`: `init`, a callback called by hand,
/// `print`. What UIKit does in answer to such a call has a step like everything else it does.
public struct StepReference: Hashable, Sendable {
  /// The index into the world's choreographies; negative when the author's code made the call.
  public let choreography: Int16
  /// The index into its steps and after them its cancellation; negative as above.
  public let step: Int16

  /// The step of a call that the author's code made.
  public static let author = StepReference(choreography: -1, step: -1)
}
