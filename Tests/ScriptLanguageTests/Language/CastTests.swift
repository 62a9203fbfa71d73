import LifecycleEngine
import Scenarios
import Testing

/// Casts follow the inheritance of UIKit's classes.
@Suite struct CastTests {
  @Test func aSceneIsAWindowScene() {
    checkHolds(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              guard let windowScene = (scene as? UIWindowScene) else { return }
              window = UIWindow(windowScene: windowScene)
              window?.rootViewController = A
              window?.makeKeyAndVisible()
          }
      }
      let A = UIViewController()
      let delegate = SceneDelegate()
      window.windowScene?.delegate = delegate
      when "launched" { system.launch() }
      expect(.classic) {
          A.viewWillAppear
          A.viewDidAppear
      }
      """)
  }

  @Test(arguments: [
    "A is UIResponder", "A.view is UIResponder", "A is NSObject", "UITextField() is UIControl",
    "window is UIResponder", "window.windowScene is UIScene", "UIApplication.shared is UIResponder",
    "!(A is UIControl)", "!(A is UINavigationController)", "!(window.windowScene is UIApplication)",
    "UIApplication.shared.connectedScenes.first is UIWindowScene",
  ])
  func classesHaveTheirSuperclasses(_ condition: String) {
    checkHolds(
      """
      let A = UIViewController()
      window.rootViewController = A
      when "asked" { print(\(condition)) }
      require count(console.print("true")) == 1
      """)
  }
}
