import LifecycleEngine
import Scenarios
import Testing

/// The Info.plist and the delegate of the app restrict the app's orientations.
@Suite struct OrientationTests {
  private func check(_ script: String, on release: Int = 26, _ device: Device = Device()) {
    var attributes = ScenarioAttributes(on: release)
    attributes.device = device
    checkHolds(script, attributes)
  }

  @Test(arguments: [8, 13, 26])
  func theInterfaceTurnsOnlyToWhatTheInfoPlistNames(release: Int) {
    check(
      """
      system.setInfoPlist([
          "UISupportedInterfaceOrientations": [
              "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight",
          ],
      ])
      let A = UIViewController()
      window.rootViewController = A
      when "the device is turned left" { user.rotate(to: .landscapeLeft) }
      require never A.viewWillLayoutSubviews
      require window.bounds.width == 393
      when "it is turned right" { user.rotate(to: .landscapeRight) }
      require window.bounds.width == 852
      """, on: release)
  }

  @Test(arguments: [8, 13, 26])
  func anAppOfOneWayUpBeginsLikeThat(release: Int) {
    check(
      """
      system.setInfoPlist([
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
      ])
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              print("\\(view.window == nil)")
          }
      }
      let A = Screen()
      when "the root comes" { window.rootViewController = A }
      require window.bounds.width == 852 at A.viewDidLoad
      require never A.viewWillTransition
      require A.view.bounds.width == 852
      """, on: release)
  }

  @Test(arguments: [8, 12, 13, 26])
  func theDelegateOfTheAppIsAskedInsteadOfTheInfoPlist(release: Int) {
    check(
      """
      system.setInfoPlist([
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ])
      class App: UIApplicationDelegate {
          var mask = UIInterfaceOrientationMask.all
          func application(
              _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
              print("asked \\(application === UIApplication.shared) \\(window != nil)")
              return mask
          }
      }
      let app1 = App(), A = UIViewController()
      UIApplication.shared.delegate = app1
      window.rootViewController = A
      when "the device is turned" { user.rotate(to: .landscapeLeft) }
      require console contains "asked true true"
      require window.bounds.width == 852
      when "the app is no longer upright" {
          app1.mask = .landscape
          user.rotate(to: .portrait)
      }
      require window.bounds.width == 852
      """, on: release)
  }

  @Test(arguments: [6, 12, 16, 26])
  func aControllerThatSharesNoOrientationWithTheAppRaisesAnException(release: Int) {
    check(
      """
      system.setInfoPlist([
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ])
      class Wide: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      let A = Wide()
      when "it becomes the root" { window.rootViewController = A }
      require console contains "no common orientation with the application"
      require never A.viewDidAppear
      """, on: release)
  }

  @Test func aPadThatRequiresTheFullScreenAsksItsControllers() {
    check(
      """
      system.setInfoPlist(["UIRequiresFullScreen": true])
      class Upright: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      let A = Upright()
      window.rootViewController = A
      when "the pad is turned" { user.rotate(to: .landscapeLeft) }
      require window.bounds.width == 1024
      """, Device(.pad))
  }

  @Test func thePadsOwnKeyWinsOnAPad() {
    check(
      """
      system.setInfoPlist([
          "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
          "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
      ])
      let A = UIViewController()
      window.rootViewController = A
      when "the pad is turned" { user.rotate(to: .landscapeLeft) }
      require window.bounds.width == 1024
      """, Device(.pad))
  }

  @Test func whatAnInfoPlistCannotSayIsAnError() {
    checkProblems(
      #"system.setInfoPlist(["UISupportedInterfaceOrientations": ["portrait"]])"#,
      "1:1: An element of 'UISupportedInterfaceOrientations' is not an orientation "
        + "[wrong-argument]")
    checkProblems(
      #"system.setInfoPlist(["UISupportedInterfaceOrientations": []])"#,
      "1:1: 'UISupportedInterfaceOrientations' needs an array with an orientation "
        + "[wrong-argument]")
    checkProblems(
      #"system.setInfoPlist(["UIStatusBarHidden": true])"#,
      "1:1: 'UIStatusBarHidden' is not simulated yet [not-simulated]")
    checkProblems(
      "system.setInfoPlist()",
      "1:1: 'setInfoPlist' needs the keys of an Info.plist [wrong-argument]")
    checkProblems(
      #"""
      window.rootViewController = UIViewController()
      system.setInfoPlist(["UIRequiresFullScreen": true])
      """#,
      "2:1: 'system.setInfoPlist([\"UIRequiresFullScreen\": true])' is impossible: the windows must "
        + "be empty before that, and the app not in the background [impossible-action]")
  }
}
