import LifecycleEngine
import Scenarios

/// A change to a script that leaves the events of every object unchanged.
struct Metamorphosis: Sendable {
  let name: String
  /// The least number of scenarios to cover.
  let leastCount: Int
  /// The lens that is not compared, because a source says that the change affects the lens.
  var leftOut: Lens?
  /// The changed source; nil if there is nothing to change.
  let change: @Sendable (ScriptTokens, _ controllers: Set<String>) -> String?

  /// The prefix of new names.
  static let prefix = "Zq"
  /// The prefix of the names of added objects.
  static let added = "Added"

  static let all = [renaming, unseenWindow, unseenTab, deeperStack]

  /// Every controller and class has another name.
  static let renaming = Metamorphosis(name: "renaming", leastCount: 300) { script, names in
    let starts = script.places(of: names).map(script.start) + script.namesInStrings(names)
    guard !starts.isEmpty else { return nil }
    return script.source(starts.map { .init(start: $0, end: $0, text: prefix) })
  }

  /// Adds a window with a root that stays hidden. Before an app is launched or given an Info.plist,
  /// no window has a root.
  static let unseenWindow = Metamorphosis(name: "unseen-window", leastCount: 300) { script, _ in
    let window = "let \(added)Window = UIWindow()"
    let root = [
      "let \(added)Root = UIViewController()", "\(added)Window.rootViewController = \(added)Root",
    ]
    let starts = ["launch", "setInfoPlist"].contains {
      !script.openings(after: ["system", ".", $0]).isEmpty
    }
    return script.source([], after: [window] + (starts ? [] : root))
  }

  /// Adds a tab that nobody selects to every tab bar controller. Until iOS 5, all tabs are asked
  /// for permission to turn the interface, and the new tab permits every turn.
  static let unseenTab = Metamorphosis(name: "unseen-tab", leastCount: 15) { script, _ in
    let lists =
      script.openings(after: ["UITabBarController"]).filter { script.text($0 + 1) != "tabs" }
      + script.openings(after: ["tabs", ".", "viewControllers", "="])
      + script.openings(after: ["tabs", ".", "setViewControllers", "("])
    let filled = lists.filter { script.closing($0) > $0 + 1 }
    guard !filled.isEmpty else { return nil }
    let tab = "\(added)Tab"
    let edits = filled.enumerated().map { number, list in
      let end = script.start(script.closing(list))
      let name = script.text(list - 1) == "UITabBarController" ? "\(tab)\(number)" : tab
      return ScriptTokens.Edit(start: end, end: end, text: ", \(name)")
    }
    let willing = """
      class \(added)Willing: UIViewController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
      }
      """
    let tabs = [tab] + filled.indices.map { "\(tab)\($0)" }
    let prelude = [willing] + tabs.map { "let \($0) = \(added)Willing()" }
    return script.source(edits, after: prelude)
  }

  /// Adds a controller at the bottom of every stack. The layouts of the lowest controller may
  /// differ in number. Source: `nav-launch-push-pop-layout-jp-ios14`.
  static let deeperStack = Metamorphosis(name: "deeper-stack", leastCount: 100, leftOut: .layout) {
    script, _ in
    let calls = script.openings(after: ["UINavigationController"])
      .filter { script.closing($0) > $0 + 1 }
    let assignments =
      script.openings(after: ["nav", ".", "viewControllers", "="])
      + script.openings(after: ["nav", ".", "setViewControllers", "("])
    guard !calls.isEmpty else { return nil }
    let bottom = "\(added)Bottom"
    let edits = calls.enumerated().map { number, call in
      let isLabelled = script.text(call + 1) == "rootViewController" && script.text(call + 2) == ":"
      let isNav = script.text(call - 2) == "=" && script.text(call - 3) == "nav"
      let name = isNav ? bottom : "\(bottom)\(number)"
      return ScriptTokens.Edit(
        start: script.end(call), end: script.start(isLabelled ? call + 3 : call + 1),
        text: "\(name), ")
    }
    let others = assignments.filter { script.closing($0) > $0 + 1 }.map {
      ScriptTokens.Edit(start: script.end($0), end: script.end($0), text: "\(bottom), ")
    }
    let names = [bottom] + calls.indices.map { "\(bottom)\($0)" }
    return script.source(edits + others, after: names.map { "let \($0) = UIViewController()" })
  }
}
