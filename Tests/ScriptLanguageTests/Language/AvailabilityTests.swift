import LifecycleEngine
import Testing

@testable import Scenarios
@testable import UIKitNames

/// Some members exist only in newer releases.
@Suite struct AvailabilityTests {
  /// Members usable without simulation. No list of members contains the names.
  private static let decoration: [UIKitClass: [String]] = [
    .presentationController: ["registerForTraitChanges", "traitOverrides"],
    .view: [
      "directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea", "overrideUserInterfaceStyle",
      "keyboardLayoutGuide", "safeAreaLayoutGuide", "traitOverrides", "updateTraitsIfNeeded",
    ],
    .viewController: [
      "bottomLayoutGuide", "contentScrollView", "setContentScrollView",
      "setNeedsUpdateOfHomeIndicatorAutoHidden", "topLayoutGuide",
    ],
  ]

  /// Simulated members of classes outside the engine, or with more than a name.
  private static let others = [
    "backAction", "requestGeometryUpdate", "searchController", "show(_ column:)", "init(style:)",
    "performWithoutAnimation", "notifications",
  ]

  private func isKnown(_ name: String, _ row: SimulatedAPI.Members) -> Bool {
    if AvailabilityTests.others.contains(name) { return true }
    guard let table = MemberTable.all.first(where: { $0.owner == row.owner }) else { return false }
    let isModeled = table.names(.simulated).contains(name)
    guard let base = table.base else { return isModeled }
    if AvailabilityTests.decoration[base]?.contains(name) == true { return !isModeled }
    if isModeled { return true }
    return Callback.named(name).contains { $0.releases.contains(Release(row.major)) }
  }

  @Test func theTableIsSortedAndNamesWhatThereIs() {
    let keys = SimulatedAPI.members.map { ($0.major, $0.owner) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    for row in SimulatedAPI.members {
      #expect(row.names == row.names.sorted(), "\(row.owner) of iOS \(row.major)")
      for name in row.names {
        #expect(isKnown(name, row), "\(row.owner).\(name)")
      }
    }
  }

  private func check(
    _ source: String, on major: Int, _ expected: String...,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let attributes = ScenarioAttributes(on: major)
    #expect(outcome(of: source, attributes).problems == expected, sourceLocation: location)
  }

  @Test func aTraitIsSetFromTheReleaseThatHasIt() {
    check(
      "system.setTraits(userInterfaceStyle: .dark)", on: 11,
      "1:1: 'userInterfaceStyle' exists from iOS 12 [unavailable]")
    check("system.setTraits(userInterfaceStyle: .dark)", on: 12)
  }

  @Test func aMemberIsThatOfItsClass() {
    let tabs = "let tabs = UITabBarController()\n"
    check(
      tabs + "tabs.isTabBarHidden = true", on: 17,
      "2:1: 'isTabBarHidden' exists from iOS 18 [unavailable]")
    check(
      tabs + "tabs.setTabBarHidden(true, animated: false)", on: 17,
      "2:1: 'setTabBarHidden' exists from iOS 18 [unavailable]")
    check(tabs + "tabs.setTabBarHidden(true, animated: false)", on: 18)
    let split = "let split = UISplitViewController()\n"
    check(
      split + "print(split.style)", on: 13, "2:7: 'style' exists from iOS 14 [unavailable]")
    check(
      split + "split.hide(.primary)", on: 13, "2:1: 'hide' exists from iOS 14 [unavailable]")
    check(
      split + "split.show(.primary)", on: 13,
      "2:1: 'show(_ column:)' exists from iOS 14 [unavailable]")
    check(split + "split.show(UIViewController(), sender: nil)", on: 8)
    check(
      "let split = UISplitViewController(style: .doubleColumn)", on: 13,
      "1:13: 'init(style:)' exists from iOS 14 [unavailable]")
    check(
      "class Own: UITabBarController {}\nprint(Own().isTabBarHidden)", on: 17,
      "2:7: 'isTabBarHidden' exists from iOS 18 [unavailable]")
  }

  @Test func whatCameWithALaterReleaseIsNotThereBefore() {
    check(
      "print(window.windowScene as Any)", on: 12,
      "1:7: 'windowScene' exists from iOS 13 [unavailable]")
    check("print(window.windowScene as Any)", on: 13)
    let a = "let a = UIViewController()\n"
    check(
      a + "a.transitioningDelegate = nil", on: 6,
      "2:1: 'transitioningDelegate' exists from iOS 7 [unavailable]")
    check(
      a + "a.view.setNeedsUpdateConstraints()", on: 5,
      "2:1: 'setNeedsUpdateConstraints' exists from iOS 6 [unavailable]")
    check(
      "UIView.performWithoutAnimation { }", on: 6,
      "1:1: 'performWithoutAnimation' exists from iOS 7 [unavailable]")
    check("UIView.performWithoutAnimation { }", on: 7)
    let pages = "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)"
    check(pages, on: 5, "1:1: '.scroll' exists from iOS 6 [unavailable]")
    check(pages, on: 6)
  }

  @Test func aClassThatIsNotThereCannotBeMade() {
    check(
      "let alert = UIAlertController()", on: 7,
      "1:13: 'UIAlertController' exists from iOS 8 [unavailable]")
  }

  @Test func aSubclassOfAClassThatIsNotThereCannotBeMade() {
    let source = """
      class Screen: UIHostingController<Text> {}
      class Home: Screen {}
      let home = Home(rootView: Text("Home"))
      """
    check(source, on: 12, "3:12: 'UIHostingController' exists from iOS 13 [unavailable]")
    check(source, on: 13)
  }
}
