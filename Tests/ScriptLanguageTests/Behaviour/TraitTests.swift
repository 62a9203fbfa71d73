import Scenarios
import Testing

/// Tests the receivers of changed traits.
@Suite struct TraitTests {
  @Test func onlyTheTraitsThatWereAskedForAreTold() {
    checkHolds(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                  print("style", previous.userInterfaceStyle == .light)
              }
              registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self], action: #selector(changed))
          }
          @objc func changed() { print("room") }
      }
      let A = Screen()
      window.rootViewController = A
      when "it becomes dark" { system.setTraits(userInterfaceStyle: .dark) }
      expect(.geometry + .console) {
          A.traitCollectionDidChange
          console.print("style true")
      }
      when "it is turned" { user.rotate(to: .landscapeLeft) }
      expect(.console) { console.print("room") }
      """)
  }

  @Test func aSelectorsTargetIsNotHeldAndGetsWhatItTakes() {
    checkHolds(
      """
      class Watcher: NSObject {
          @objc func changed(_ object: UIViewController, previous: UITraitCollection) {
              print("seen", object == A, previous.userInterfaceStyle == .light)
          }
      }
      let A = UIViewController()
      var watcher: Watcher? = Watcher()
      A.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: watcher!, action: #selector(Watcher.changed))
      window.rootViewController = A
      when "it becomes dark" { system.setTraits(userInterfaceStyle: .dark) }
      expect(.console) { console.print("seen true true") }
      when "the target is gone" {
          watcher = nil
          system.setTraits(userInterfaceStyle: .light)
      }
      expect(.console) {}
      """)
  }

  @Test(arguments: [17, 18, 26])
  func viewsAreToldOfTheTraitsTheyHaveAskedFor(release: Int) {
    checkHolds(
      """
      class Badge: UILabel {
          override init(frame: CGRect) {
              super.init(frame: frame)
              registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                  print("badge", self.traitCollection.userInterfaceStyle == .dark, previous.userInterfaceStyle == .light)
              }
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          deinit { print("gone") }
      }
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(Badge(frame: .zero))
              view.registerForTraitChanges([UITraitVerticalSizeClass.self], target: self, action: #selector(changed))
          }
          @objc func changed() { print("room") }
      }
      let A = Screen()
      window.rootViewController = A
      when "it becomes dark" { system.setTraits(userInterfaceStyle: .dark) }
      expect(.console) { console.print("badge true true") }
      when "it is turned" { user.rotate(to: .landscapeLeft) }
      expect(.console) { console.print("room") }
      when "the label is removed" {
          A.view.subviews[0].removeFromSuperview()
          system.setTraits(userInterfaceStyle: .light)
      }
      expect(.console) { console.print("gone") }
      """, ScenarioAttributes(on: release))
  }

  @Test func aWindowAndAnEarlierReleaseCannotAsk() {
    let call =
      "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (a: UIView, b: UITraitCollection) in }"
    checkProblems(
      "window.\(call)", "1:1: 'registerForTraitChanges' is not simulated yet [not-simulated]")
    let (_, problems) = outcome(of: "UIView().\(call)", ScenarioAttributes(on: 16))
    #expect(
      problems == ["1:1: 'registerForTraitChanges' exists from iOS 17 [unavailable]"])
  }

  @Test func aListOfTraitsIsNeeded() {
    checkProblems(
      "UIViewController().registerForTraitChanges(3) { (a: UIViewController, b: UITraitCollection) in }",
      "1:1: 'registerForTraitChanges' needs a list of traits [wrong-argument]")
  }

  @Test func aTraitThatNeverChangesHereIsRefused() {
    let source = """
      let A = UIViewController()
      window.rootViewController = A
      A.registerForTraitChanges([UITraitActiveAppearance.self]) { (a: UIViewController, p: UITraitCollection) in print("changed") }
      when "left" { system.enterBackground() }
      require never console.print("changed")
      """
    #expect(
      outcome(of: source, ScenarioAttributes(on: 17)).problems.map {
        $0.contains("'UITraitActiveAppearance' is not simulated yet [not-simulated]")
      } == [true])
  }
}
