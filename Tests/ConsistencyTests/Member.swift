import LifecycleEngine

/// One of the objects that every generated world has, under the name that it has in a scenario.
struct Member: Hashable, Sendable {
  /// What an object is good for.
  enum Role: String, Sendable, CaseIterable {
    case plain, navigation, scrollingPages, curlingPages, tabBar, split
    /// The author's own container.
    case box
    /// The author's own container, which does not forward appearance.
    case closedBox
    /// A controller without a place, which hears of begin and end by hand only.
    case puppet
    case alert
    case window, textField, delegate
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
      ("puppet1", .puppet), ("puppet2", .puppet), ("alert", .alert), ("window", .window),
      ("window2", .window), ("field1", .textField), ("field2", .textField),
      ("delegate", .delegate), ("presentation", .presentation),
    ]
  static let all = cast.indices.map { Member(index: $0) }

  var name: String { Member.cast[index].name }
  var role: Role { Member.cast[index].role }

  static func with(_ roles: Role...) -> [Member] {
    all.filter { roles.contains($0.role) }
  }

  static let plain = with(.plain)
  static let navigations = with(.navigation)
  static let pages = with(.scrollingPages, .curlingPages)
  static let tabBars = with(.tabBar)
  static let splits = with(.split)
  static let boxes = with(.box)
  static let puppets = with(.puppet)
  static let windows = with(.window)
  static let fields = with(.textField)
  static let alert = with(.alert)[0]
  static let closedBox = with(.closedBox)[0]
  static let delegate = with(.delegate)[0]
  static let presentation = with(.presentation)[0]
  /// Every controller.
  static let controllers = all.filter { $0.role.isController }
  /// The controllers that UIKit or a parent brings onto the screen.
  static let shown = controllers.filter { $0.role != .puppet && $0.role != .alert }
}

extension Member.Role {
  var isController: Bool {
    switch self {
    case .window, .textField, .delegate, .presentation: false
    default: true
    }
  }

  /// UIKit's class.
  var base: UIKitClass {
    switch self {
    case .plain, .box, .closedBox, .puppet: .viewController
    case .navigation: .navigationController
    case .scrollingPages, .curlingPages: .pageViewController
    case .tabBar: .tabBarController
    case .split: .splitViewController
    case .alert: .alertController
    case .window: .window
    case .textField: .textField
    case .delegate: .object
    case .presentation: .presentationController
    }
  }
}
