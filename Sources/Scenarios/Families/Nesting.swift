import LifecycleEngine

/// A container, or a presentation, around the controller that shows a transition.
enum Surrounding: String {
  case tab, navigation, child, page, split, fullScreen, sheet

  /// The name in ids.
  var id: String {
    switch self {
    case .fullScreen: "full-screen"
    default: rawValue
    }
  }

  /// The name in the address of a combination.
  var address: String {
    switch self {
    case .tab: "tabs"
    case .page: "pages"
    default: id
    }
  }

  var title: String {
    switch self {
    case .tab: "a tab bar controller"
    case .navigation: "a navigation controller"
    case .child: "a custom container"
    case .page: "a page view controller"
    case .split: "a split view controller"
    case .fullScreen: "a full-screen presentation"
    case .sheet: "a sheet"
    }
  }

  /// The releases that have the container or presentation.
  var releases: ClosedRange<Release> {
    let first: Release
    switch self {
    case .page: first = Release(6)
    case .split: first = Release(8)
    case .sheet: first = Release(13)
    default: first = .oldest
    }
    return first...Release.newest
  }

  /// The name of the variable that holds the surrounding controller.
  var name: String {
    switch self {
    case .tab: "outerTabs"
    case .navigation: "outerNavigation"
    case .child: "box"
    case .page: "outerPages"
    case .split: "split"
    case .fullScreen, .sheet: "below"
    }
  }

  /// The statements that put a controller into the container or presentation.
  func statements(around screen: String) -> [String] {
    switch self {
    case .tab:
      ["let outerTabs = UITabBarController()", "outerTabs.viewControllers = [\(screen)]"]
    case .navigation:
      ["let outerNavigation = UINavigationController(rootViewController: \(screen))"]
    case .child:
      [
        "let box = UIViewController()", "box.addChild(\(screen))",
        "box.view.addSubview(\(screen).view)", "\(screen).didMove(toParent: box)",
      ]
    case .page: ["let outerPages = UIPageViewController(.scroll, \(screen))"]
    case .split:
      [
        "let split = UISplitViewController()",
        "split.viewControllers = [UIViewController(), \(screen)]",
      ]
    case .fullScreen, .sheet:
      [
        "let below = UIViewController()",
        "\(screen).modalPresentationStyle = .\(self == .sheet ? "pageSheet" : "fullScreen")",
      ]
    }
  }
}

/// The surroundings of a transition, from the inside to the outside.
struct Nesting {
  let surroundings: [Surrounding]

  /// All nestings in which transitions are enumerated: each container and presentation alone, and
  /// common combinations.
  static let all = [
    [], [.tab], [.navigation], [.child], [.page], [.split], [.fullScreen], [.sheet],
    [.navigation, .tab], [.tab, .split], [.tab, .sheet], [.child, .navigation],
    [.navigation, .tab, .sheet], [.tab, .split, .fullScreen],
  ].map { Nesting(surroundings: $0) }

  var id: String { surroundings.map { "-in-" + $0.id }.joined() }
  var idiom: Device.Idiom { surroundings.contains(.split) ? .pad : .phone }

  /// True if UIKit allows the nesting around the controller that shows a transition.
  func surrounds(_ way: Way) -> Bool {
    switch way.place {
    case .rootOnly: surroundings.isEmpty
    // A navigation controller cannot hold another navigation controller.
    case .container: way.screen != "nav" || surroundings.first != .navigation
    case .presentation: true
    }
  }

  func holds(on release: Release) -> Bool {
    surroundings.allSatisfy { $0.releases.contains(release) }
  }

  /// The statements that nest a controller and put the whole into the window.
  func statements(around screen: String) -> [String] {
    var lines: [String] = []
    var name = screen
    for surrounding in surroundings {
      lines += surrounding.statements(around: name)
      switch surrounding {
      case .fullScreen, .sheet:
        lines.append("window.rootViewController = below")
        lines.append("below.present(\(name), animated: false)")
        return lines
      default: name = surrounding.name
      }
    }
    return lines + ["window.rootViewController = \(name)"]
  }
}
