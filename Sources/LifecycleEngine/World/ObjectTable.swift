/// The identity of anything that lives in a world: a controller, a view, or an object of the code
/// the world runs. Identities are never used twice in one world.
public struct ObjectID: Hashable, Sendable {
  /// The position in the world's object table.
  public let index: Int32
  init(index: Int32) { self.index = index }

  /// The identity at a place of a world's object table.
  public init(at place: Int) { index = Int32(place) }
}

/// What an object is to the engine.
public enum ObjectKind: Sendable {
  case controller
  case view
  case presentationController
  case transitionCoordinator
  /// An object the engine only keeps alive: an instance, closure or collection of the code it runs.
  case foreign
}

/// What the world knows of every object.
struct ObjectRecord: Equatable {
  var kind: ObjectKind
  /// The index into the table of its kind; for a foreign object whatever its owner chose.
  var slot: Int32
  var `class`: ClassID
  var strongCount: Int32
  var isDeallocated: Bool
}

/// The identity of a class known to a world.
public struct ClassID: Hashable, Sendable {
  /// The position in the world's table of classes.
  public let index: Int32
  init(index: Int32) { self.index = index }

  /// The classes every world knows, in the order of `UIKitClass`.
  public init(_ builtIn: UIKitClass) { index = Int32(builtIn.rawValue) }
}

/// The UIKit classes with behaviour of their own in the engine.
public enum UIKitClass: UInt8, CaseIterable, Sendable {
  case object
  case viewController
  case navigationController
  case tabBarController
  case pageViewController
  case splitViewController
  case view
  case window
  case textField
  case presentationController
  case sheetPresentationController
  case popoverPresentationController
  case alertController

  /// The name the class has in UIKit.
  public var name: String {
    switch self {
    case .object: "NSObject"
    case .viewController: "UIViewController"
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .pageViewController: "UIPageViewController"
    case .splitViewController: "UISplitViewController"
    case .view: "UIView"
    case .window: "UIWindow"
    case .textField: "UITextField"
    case .presentationController: "UIPresentationController"
    case .sheetPresentationController: "UISheetPresentationController"
    case .popoverPresentationController: "UIPopoverPresentationController"
    case .alertController: "UIAlertController"
    }
  }

  /// Whether instances are containers that show one of their children at a time, so that the next
  /// one takes its place in a transition.
  public var showsOneChild: Bool {
    switch self {
    case .navigationController, .tabBarController, .pageViewController: true
    default: false
    }
  }

  /// Whether instances are containers of UIKit's, however they show their children.
  public var isContainer: Bool { showsOneChild || self == .splitViewController }

  /// Whether instances are view controllers.
  public var isController: Bool {
    switch self {
    case .viewController, .alertController: true
    default: isContainer
    }
  }

  /// Whether instances are presentation controllers.
  public var isPresentationController: Bool {
    switch self {
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      true
    default: false
    }
  }
}

/// What the world knows of a class.
public struct ClassRecord: Equatable, Sendable {
  /// The name it was declared with.
  public var name: String
  /// The nearest UIKit class it descends from.
  public var base: UIKitClass
  /// The callbacks that code of the author implements, its superclasses' included.
  public var implements: CallbackSet
  /// Whether the author declared it.
  public var isDeclaredByAuthor: Bool
  /// The name of the class whose instance UIKit's `loadView` makes, where that is no plain view.
  public internal(set) var rootView: String? = nil
}
