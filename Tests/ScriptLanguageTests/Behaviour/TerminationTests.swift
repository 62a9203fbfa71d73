import LifecycleEngine
import Scenarios
import Testing

/// The end of the app: `system.terminate()`.
@Suite struct TerminationTests {
  private let scene = """
    class Scene: NSObject, UIWindowSceneDelegate {
        func sceneWillResignActive(_ scene: UIScene) { print("resigns") }
        func sceneDidDisconnect(_ scene: UIScene) { print("disconnects") }
    }
    class App: NSObject, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { print("ends") }
    }
    let scene = Scene(), delegate = App(), A = UIViewController()
    window.windowScene?.delegate = scene
    UIApplication.shared.delegate = delegate
    window.rootViewController = A

    """

  @Test func anAppInFrontIsTold() {
    checkHolds(
      scene + """
        when "killed" { system.terminate() }
        expect(.app, of: scene, delegate) {
            scene.sceneWillResignActive
            scene.sceneDidDisconnect
            delegate.applicationWillTerminate
        }
        expect(.console) {
            console.print("resigns")
            console.print("disconnects")
            console.print("ends")
        }
        require UIApplication.shared.applicationState == .inactive at scene.sceneDidDisconnect
        """)
  }

  @Test func aSuspendedAppWithoutScenesIsToldNothing() {
    let left = "system.enterBackground()\nwhen \"killed\" { system.terminate() }\n"
    checkHolds(
      """
      class App: NSObject, UIApplicationDelegate {
          func applicationWillTerminate(_ application: UIApplication) { print("ends") }
      }
      let delegate = App(), A = UIViewController()
      UIApplication.shared.delegate = delegate
      window.rootViewController = A
      \(left)expect(.all, of: delegate, A, console) { }
      """)
    for event in ["scene.sceneDidDisconnect", "A.deinit", "console.print(\"disconnects\")"] {
      checkProblems(
        scene + left + "require never \(event)",
        "14:15: The engine does not know if '\(event)' comes here [not-modelled]")
    }
  }

  @Test func anAppWithoutScenesIsTold() {
    let app = """
      class App: NSObject, UIApplicationDelegate {
          func applicationWillResignActive(_ application: UIApplication) {}
          func applicationWillTerminate(_ application: UIApplication) {}
      }
      let delegate = App()
      UIApplication.shared.delegate = delegate
      when "killed" { system.terminate() }

      """
    for major in [9, 12, 17] {
      checkHolds(
        app + """
          expect(.app) {
              delegate.applicationWillResignActive
              delegate.applicationWillTerminate
          }
          """, ScenarioAttributes(on: major))
    }
  }

  @Test func theBackgroundIsUnknownThere() {
    let script = """
      class Scene: NSObject, UIWindowSceneDelegate {
          var saved = false
          func sceneDidEnterBackground(_ scene: UIScene) { print("saved") }
      }
      let scene = Scene(), A = UIViewController()
      window.windowScene?.delegate = scene
      window.rootViewController = A
      when "killed" { system.terminate() }

      """
    checkProblems(
      script + "require never scene.sceneDidEnterBackground",
      "9:15: The engine does not know if 'scene.sceneDidEnterBackground' comes here [not-modelled]")
    checkProblems(
      script + "require never console.print(\"saved\")",
      "9:15: The engine does not know if 'console.print(\"saved\")' comes here [not-modelled]")
    checkProblems(
      script + "require never A.viewWillDisappear",
      "9:15: The engine does not know if 'A.viewWillDisappear' comes here [not-modelled]")
    checkProblems(
      script + "require count(A.deinit) == 0",
      "9:15: The engine does not know if 'A.deinit' comes here [not-modelled]")
  }

  @Test func anObserverOfTheBackgroundIsUnknownToo() {
    checkProblems(
      """
      NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in print("saved") }
      when "killed" { system.terminate() }
      require never console.print("saved")
      """,
      "3:15: The engine does not know if 'console.print(\"saved\")' comes here [not-modelled]")
  }

  @Test func noStateIsLeft() {
    for condition in ["A.isDeallocated", "leaks.isEmpty", "A.view.window == nil"] {
      checkProblems(
        "var A = UIViewController()\nwindow.rootViewController = A\n"
          + "when \"killed\" { system.terminate() }\nrequire \(condition)",
        "4:9: No app is left for which '\(condition)' could be true [not-modelled]")
    }
  }

  @Test func nothingRunsAfterwards() {
    let ended = "'system.terminate()' ended the app, so nothing runs here [impossible-action]"
    checkProblems(
      "when \"killed\" { system.terminate() }\nwhen \"later\" { print(1) }\nrequire never app.sceneDidBecomeActive",
      "2:22: \(ended)")
    checkProblems(
      "when \"killed\" {\n    system.terminate()\n    print(1)\n}\nexpect(.app) { }",
      "3:11: \(ended)")
    checkProblems(
      "when \"killed\" { for _ in 0..<2 { system.terminate() } }\nexpect(.app) { }",
      "1:17: \(ended)")
  }
}
