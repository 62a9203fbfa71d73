/// The record of a class.
public struct ClassRecord: Equatable, Sendable {
  /// The name it was declared with.
  public var name: String
  /// The nearest UIKit class it descends from.
  public var base: UIKitClass
  /// The callbacks that code of the author implements, its superclasses' included.
  public var implements: CallbackSet
  /// True if the author declared it.
  public var isDeclaredByAuthor: Bool
  /// The name of the class whose instance UIKit's `loadView` makes, where that is no plain view.
  public internal(set) var rootView: String? = nil
}
