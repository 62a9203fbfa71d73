import SwiftSubset

// Containers around the root of a window.
extension WhatIf {
  /// The containers that a reader can put around the root of a window.
  enum Container: String, CaseIterable {
    case navigation, tabs, split

    fileprivate var className: String {
      switch self {
      case .navigation: "UINavigationController"
      case .tabs: "UITabBarController"
      case .split: "UISplitViewController"
      }
    }

    /// The code in front of the root. In a split view controller the root is the detail, which a
    /// narrow and a wide window show.
    fileprivate var opening: String {
      switch self {
      case .navigation: "UINavigationController(rootViewController: "
      case .tabs: "UITabBarController("
      case .split: "UISplitViewController(primary: UIViewController(), secondary: "
      }
    }
  }

  /// The roots that a container may go around: never a container of the same kind.
  func roots(for container: Container) -> [Expression] {
    sites.roots.filter { root in
      controllers.isAuthors(root) && controllers.libraryClass(of: root) != container.className
    }
  }

  func containerEdits(_ container: Container) -> [TextEdit] {
    roots(for: container).flatMap { root in
      [TextEdit(at: root.range.start, container.opening), TextEdit(at: root.range.end, ")")]
    }
  }
}
