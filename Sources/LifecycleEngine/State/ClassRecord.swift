/// The record of a class.
public struct ClassRecord: Equatable, Sendable {
  /// The name of the class in its declaration.
  public var name: String
  /// The nearest UIKit class above the class.
  public var base: UIKitClass
  /// The callbacks that the author's code implements, in the class or in a superclass.
  public var implements: CallbackSet
  /// True if the author declared the class.
  public var isDeclaredByAuthor: Bool
  /// The class of the view that UIKit's `loadView` makes; `nil` means a plain view.
  public internal(set) var rootView: String? = nil
  /// The class of a view that UIKit's `loadView` puts into that view.
  var innerView: String? = nil
}
