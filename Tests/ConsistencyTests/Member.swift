import LifecycleEngine

/// An object that every generated world has, with the same name in a scenario.
struct Member: Hashable, Sendable {
  /// The purpose of an object.
  enum Role: String, Sendable, CaseIterable {
    case plain, navigation, scrollingPages, curlingPages, tabBar, split
    /// A split view controller of three columns, on releases with columns.
    case tripleSplit
    /// A page view controller whose pages a data source gives, and such a page.
    case sourcedPages, page
    /// A controller that segues unwind to.
    case home
    /// A controller whose view comes from a nib, with an outlet.
    case nib
    /// A controller that makes its own view.
    case handmade
    /// A controller that decides about its orientations.
    case turning
    /// The first controller of the main storyboard.
    case entry
    /// The author's own container.
    case box
    /// The author's own container, which does not forward appearance.
    case closedBox
    /// The author's own container, which forwards appearance by hand.
    case forwardingBox
    /// A controller without a place, which hears only of begin and end by hand.
    case puppet
    case alert, search
    case window, textField, textView, delegate
    /// A delegate of presentations that chooses styles by traits, and controllers for them.
    case chooser
    /// An animator of transitions.
    case animator
    /// The delegates of the app and of its scene.
    case appDelegate, sceneDelegate
    /// A delegate of the app that sets its scenes up.
    case sceneApp
    /// A view of the author's class.
    case view
    /// Any presentation controller of the author's class, which the delegate makes.
    case presentation
  }

  /// The place in `all`.
  let index: Int

  static let cast: [(name: String, role: Role)] =
    ["A", "B", "C", "D", "E", "F", "G", "H"].map { ($0, .plain) }
    + ["nav1", "nav2", "nav3"].map { ($0, .navigation) } + [
      ("pages", .scrollingPages), ("book", .curlingPages), ("tabs1", .tabBar), ("tabs2", .tabBar),
      ("split", .split), ("box1", .box), ("box2", .box), ("closedBox", .closedBox),
      ("puppet1", .puppet), ("puppet2", .puppet), ("alert", .alert), ("window1", .window),
      ("window2", .window), ("field1", .textField), ("field2", .textField),
      ("delegate", .delegate), ("presentation", .presentation), ("split3", .tripleSplit),
      ("album", .sourcedPages), ("page1", .page), ("page2", .page), ("page3", .page),
      ("home1", .home), ("home2", .home), ("reader", .nib), ("handmade", .handmade),
      ("turner", .turning), ("entry", .entry), ("openBox", .forwardingBox), ("chooser", .chooser),
      ("appDelegate", .appDelegate), ("sceneDelegate", .sceneDelegate), ("view1", .view),
      ("view2", .view), ("sceneApp", .sceneApp), ("notes", .textView), ("search", .search),
      ("fade", .animator),
    ]
  static let all = cast.indices.map { Member(index: $0) }

  var name: String { Member.cast[index].name }
  var role: Role { Member.cast[index].role }

  static func with(_ roles: Role...) -> [Member] {
    all.filter { roles.contains($0.role) }
  }

  /// Controllers that contain nothing.
  static let plain = with(.plain, .home, .nib, .handmade, .turning)
  static let navigations = with(.navigation)
  static let pages = with(.scrollingPages, .curlingPages)
  static let album = with(.sourcedPages)[0]
  static let albumPages = with(.page)
  static let tabBars = with(.tabBar)
  static let splits = with(.split, .tripleSplit)
  static let boxes = with(.box)
  /// Containers that do not let UIKit forward appearance.
  static let closedBoxes = with(.closedBox, .forwardingBox)
  static let puppets = with(.puppet)
  static let windows = with(.window)
  static let fields = with(.textField, .textView)
  static let alert = with(.alert)[0]
  static let search = with(.search)[0]
  static let delegate = with(.delegate)[0]
  static let chooser = with(.chooser)[0]
  static let animator = with(.animator)[0]
  static let apps = with(.appDelegate, .sceneApp)
  static let scene = with(.sceneDelegate)[0]
  static let entry = with(.entry)[0]
  static let views = with(.view)
  static let presentation = with(.presentation)[0]
  /// Every controller.
  static let controllers = all.filter { $0.role.isController }
  /// The controllers that UIKit or a parent brings onto the screen.
  static let shown = controllers.filter {
    ![.puppet, .alert, .search, .page].contains($0.role)
  }
}

extension Member.Role {
  var isController: Bool {
    switch self {
    case .window, .textField, .textView, .delegate, .presentation, .chooser, .animator,
      .appDelegate, .sceneDelegate, .sceneApp, .view:
      false
    default: true
    }
  }

  /// UIKit's class.
  var base: UIKitClass {
    switch self {
    case .plain, .box, .closedBox, .forwardingBox, .puppet, .page, .home, .nib, .handmade,
      .turning, .entry:
      .viewController
    case .navigation: .navigationController
    case .scrollingPages, .curlingPages, .sourcedPages: .pageViewController
    case .tabBar: .tabBarController
    case .split, .tripleSplit: .splitViewController
    case .alert: .alertController
    case .search: .searchController
    case .window: .window
    case .textField: .textField
    case .textView: .textView
    case .view: .view
    case .delegate, .chooser, .animator, .appDelegate, .sceneDelegate, .sceneApp: .object
    case .presentation: .presentationController
    }
  }
}
