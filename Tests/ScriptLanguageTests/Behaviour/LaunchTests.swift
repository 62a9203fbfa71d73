import Scenarios
import Testing

/// The app starts with scenes or without scenes.
@Suite struct LaunchTests {
  @Test func withoutDelegatesTheAppItselfIsToldAndTheStoryboardsControllerAppears() {
    checkHolds(
      """
      class Screen: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      when "launch" { system.launch(Screen.self) }
      expect(.app + .classic + .loading) {
          app.application(willFinishLaunchingWithOptions:)
          app.application(didFinishLaunchingWithOptions:)
          Screen1.init
          Screen1.awakeFromNib
          app.scene(willConnectTo:)
          Screen1.loadView
          Screen1.viewDidLoad
          Screen1.viewWillAppear
          app.sceneWillEnterForeground
          app.sceneDidBecomeActive
          Screen1.viewDidAppear
      }
      require window.isKeyWindow
      """)
  }

  @Test func theKeyPassesOnToTheTopmostVisibleWindow() {
    checkHolds(
      """
      let second = UIWindow(), third = UIWindow()
      second.isHidden = false
      third.makeKeyAndVisible()
      when "the key window is hidden" { third.isHidden = true }
      require second.isKeyWindow
      require !third.isKeyWindow
      when "it is shown again" { third.isHidden = false }
      require second.isKeyWindow
      when "the next one is hidden, and nothing else" {
          second.isHidden = true
          third.isHidden = true
      }
      require window.isKeyWindow
      """)
  }

  @Test func aWindowThatIsHiddenAgainWhileTheSceneConnectsHasLoadedItsRoot() {
    checkHolds(
      """
      class Scene: NSObject, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              window.rootViewController = A
              window.makeKeyAndVisible()
              window.isHidden = true
          }
      }
      let A = UIViewController(), delegate = Scene()
      window.windowScene?.delegate = delegate
      when "launch" { system.launch() }
      require count(A.viewDidLoad) == 1
      require never A.viewDidAppear
      when "the window is shown" { window.isHidden = false }
      expect(.classic) {
          A.viewWillAppear
          A.viewDidAppear
      }
      """)
  }

  @Test func aRootThatIsExchangedWhileTheSceneConnectsNeverAppears() {
    checkHolds(
      """
      class Scene: NSObject, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
              window.rootViewController = A
              window.makeKeyAndVisible()
              window.rootViewController = B
          }
      }
      let A = UIViewController(), B = UIViewController(), delegate = Scene()
      window.windowScene?.delegate = delegate
      when "launch" { system.launch() }
      expect(.classic) {
          A.viewWillAppear
          A.viewWillDisappear
          B.viewWillAppear
          A.viewDidDisappear
          B.viewDidAppear
      }
      """)
  }

  @Test func anAppWithoutScenesLoadsItsRootWhenItsCodeShowsTheWindow() {
    checkHolds(
      """
      class App: NSObject, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
              window.rootViewController = A
              window.makeKeyAndVisible()
              print("shown")
              return true
          }
          func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      let A = UIViewController(), delegate = App()
      UIApplication.shared.delegate = delegate
      when "launch" { system.launch() }
      expect(.app + .classic + .console) {
          delegate.application(didFinishLaunchingWithOptions:)
          A.viewWillAppear
          console.print("shown")
          console.warning("UIScene lifecycle will soon be required")
          delegate.applicationDidBecomeActive
          A.viewDidAppear
      }
      """)
  }

  @Test func anAppThatShowsSomethingCannotLaunch() {
    checkProblems(
      """
      window.rootViewController = UIViewController()
      when "launch" { system.launch() }
      require never console.exception
      """,
      "2:17: 'system.launch()' is impossible: the windows must be empty before that, "
        + "and the app not in the background [impossible-action]")
  }
}
