import ExampleRuns

/// The container of an example's screens, by which readers find examples.
enum ExampleContainer: String, CaseIterable, Codable {
  case navigation = "navigation controller"
  case tabBar = "tab bar controller"
  case pages = "page view controller"
  case split = "split view controller"
  case custom = "custom container"
  case presentation = "presentation"
  case storyboard = "storyboard"

  /// The container of a drive; `nil` if the screen stands alone in its window.
  init?(of drive: DriveKind) {
    switch drive {
    case .push, .swipeCancel: self = .navigation
    case .tabs, .resize: self = .tabBar
    case .cover, .sheet, .sheetCancel: self = .presentation
    case .removal: self = .custom
    case .storyboard: self = .storyboard
    case .launch, .rotate, .memory, .background: return nil
    }
  }

  /// True if code uses the container.
  /// - Parameter names: The names that the code uses.
  func isUsed(by names: [String]) -> Bool {
    names.contains { Self.names(of: self).contains($0) }
  }

  /// The names in UIKit that code with the container uses.
  private static func names(of container: ExampleContainer) -> [String] {
    switch container {
    case .navigation:
      ["UINavigationController", "navigationController", "pushViewController", "popViewController"]
    case .tabBar: ["UITabBarController", "tabBarController"]
    case .pages: ["UIPageViewController"]
    case .split: ["UISplitViewController", "splitViewController"]
    case .custom: ["addChild", "removeFromParent", "beginAppearanceTransition"]
    case .presentation:
      ["present", "dismiss", "modalPresentationStyle", "presentingViewController"]
    case .storyboard: ["performSegue", "instantiateViewController", "IBOutlet", "IBAction"]
    }
  }
}
