import LifecycleEngine
import Scenarios
import Testing

/// The SDK an app was built with: `sdk=`.
@Suite struct SDKTests {
  private func attributes(_ info: String) throws -> ScenarioAttributes {
    try ScenarioAttributes(info: "scenario a \(info)")
  }

  private func problems(_ source: String, _ info: String) throws -> [String] {
    outcome(of: source, try attributes(info)).problems
  }

  @Test func theDefaultStyleBelongsToTheSDK() throws {
    let shown = """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "shown" { A.present(B, animated: true) }

      """
    for release in [13, 17, 26] {
      checkHolds(
        shown + "require count(A.viewDidDisappear) == 1", try attributes("ios=\(release) sdk=12"))
      checkHolds(
        shown + "require never A.viewWillDisappear", try attributes("ios=\(release) sdk=13"))
    }
  }

  @Test func anOldSDKHasNoScenes() throws {
    checkHolds(
      """
      class App: NSObject, UIApplicationDelegate {
          func applicationDidEnterBackground(_ application: UIApplication) {}
      }
      let delegate = App()
      UIApplication.shared.delegate = delegate
      when "left" { system.enterBackground() }
      expect(.app) { delegate.applicationDidEnterBackground }
      """, try attributes("ios=13...17 sdk=12"))
    checkHolds(
      "when \"left\" { system.enterBackground() }\nrequire never app.sceneDidEnterBackground\n"
        + "require count(app.applicationDidEnterBackground) == 1",
      try attributes("ios=17 sdk=12"))
  }

  @Test func whatTheSDKLacksDoesNotCompile() throws {
    #expect(
      try problems("require window.windowScene != nil", "ios=17 sdk=12") == [
        "1:9: 'windowScene' is not in the SDK of iOS 12 [unavailable]"
      ])
    let scene = """
      class Scene: UIResponder, UIWindowSceneDelegate {
          func sceneDidEnterBackground(_ scene: UIScene) { print("bg") }
      }
      require never console.print("bg")
      """
    #expect(
      try problems(scene, "ios=17 sdk=12").first?.hasSuffix(
        "'sceneDidEnterBackground' in 'Scene' is not in the SDK of iOS 12 [unavailable]") == true)
    #expect(try problems(scene, "ios=17 sdk=13").isEmpty)
  }

  /// The callback came with a later SDK than the first release that calls the callback.
  @Test func anOverrideNeedsTheSDKThatDeclaresTheMethod() throws {
    let screen = """
      class Screen: UIViewController {
          override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
      }
      let A = Screen()
      when "shown" { window.rootViewController = A }
      require count(A.viewIsAppearing) == 1
      """
    #expect(
      try problems(screen, "ios=17 sdk=16").first?.contains("is not in the SDK of iOS 16") == true)
    checkHolds(screen, try attributes("ios=13 sdk=17"))
    checkHolds(screen, try attributes("ios=13"))
  }

  @Test func theNextSDKDemandsScenes() throws {
    let app = """
      class App: NSObject, UIApplicationDelegate {}
      let delegate = App()
      UIApplication.shared.delegate = delegate
      when "launched" { system.launch() }
      require never console.exception
      """
    let found = try problems(app, "ios=26 sdk=27")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("4:19: 'system.launch()' is impossible: an app without scenes") == true
    )
    #expect(try problems(app, "ios=26 sdk=26").isEmpty)
    checkHolds(
      "when \"left\" { system.enterBackground() }\nrequire count(app.sceneDidEnterBackground) == 1",
      try attributes("ios=26 sdk=27"))
    #expect(throws: (any Error).self) { try attributes("ios=26 sdk=28") }
    #expect(throws: (any Error).self) { try attributes("ios=27") }
  }

  @Test func aSecondSceneIsRefusedByName() {
    for call in [
      "requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)",
      "activateSceneSession(for: request)", "requestSceneSessionRefresh(session)",
      "requestSceneSessionDestruction(session, options: nil)",
    ] {
      let name = call.prefix { $0 != "(" }
      let found = outcome(
        of: "when \"asked\" { UIApplication.shared.\(call) }\nrequire window.isKeyWindow"
      ).problems
      #expect(
        found.first?.hasSuffix("'\(name)' is not simulated yet [not-simulated]") == true, "\(found)"
      )
    }
  }

  @Test func stateRestorationIsRefusedByName() {
    checkProblems(
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
          func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
      }
      require window.isKeyWindow
      """,
      "2:10: 'stateRestorationActivity(for:)' is not called by the simulator yet [not-simulated]")
    // Nothing was saved before a first launch, and no quick action is chosen.
    checkHolds(
      """
      class Scene: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) { print("restored") }
          func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
      }
      let scene = Scene()
      window.windowScene?.delegate = scene
      when "launched" { system.launch() }
      require never console.print("restored")
      """)
  }
}
