import ScriptLanguage
import Testing

/// Who hears of traits that change.
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

  @Test func aListOfTraitsIsNeeded() {
    checkProblems(
      "UIViewController().registerForTraitChanges(3) { (a: UIViewController, b: UITraitCollection) in }",
      "1:1: 'registerForTraitChanges' needs a list of traits [wrong-argument]")
  }
}
