/// The identity of an object in a world: a controller, a view, or an object of the author's code.
/// No identity is used twice in one world.
public struct ObjectID: Hashable, Sendable {
  /// The position in the world's object table.
  public let index: Int32
  init(index: Int32) { self.index = index }

  /// The identity at a place of a world's object table.
  public init(at place: Int) { index = Int32(place) }
}

/// The kind of an object for the engine.
public enum ObjectKind: Sendable {
  case controller
  case view
  case presentationController
  case transitionCoordinator
  /// An object that the engine only keeps alive: an instance, closure or collection of the code.
  case foreign
}

/// The identity of a class known to a world.
public struct ClassID: Hashable, Sendable {
  /// The position in the world's table of classes.
  public let index: Int32
  init(index: Int32) { self.index = index }

  /// The classes every world knows, in the order of `UIKitClass`.
  public init(_ builtIn: UIKitClass) { index = Int32(builtIn.rawValue) }
}

/// The UIKit classes with special behaviour in the engine.
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
  case textView
  case presentationController
  case sheetPresentationController
  case popoverPresentationController
  case alertController
  case searchController

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
    case .textView: "UITextView"
    case .presentationController: "UIPresentationController"
    case .sheetPresentationController: "UISheetPresentationController"
    case .popoverPresentationController: "UIPopoverPresentationController"
    case .alertController: "UIAlertController"
    case .searchController: "UISearchController"
    }
  }

  /// True for containers that show one child at a time, so that the next child replaces the child
  /// in a transition.
  public var showsOneChild: Bool {
    switch self {
    case .navigationController, .tabBarController, .pageViewController: true
    default: false
    }
  }

  /// True for UIKit's containers, however many children they show.
  public var isContainer: Bool { showsOneChild || self == .splitViewController }

  /// True if instances are view controllers.
  public var isController: Bool {
    switch self {
    case .viewController, .alertController, .searchController: true
    default: isContainer
    }
  }

  /// True if instances are views.
  public var isView: Bool {
    switch self {
    case .view, .window, .textField, .textView: true
    default: false
    }
  }

  /// True if the user edits text in instances.
  public var isTextInput: Bool { self == .textField || self == .textView }

  /// True if instances are presentation controllers.
  public var isPresentationController: Bool {
    switch self {
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      true
    default: false
    }
  }
}
