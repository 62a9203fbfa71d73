// finding=none
// The superclasses are not declared: one is a navigation controller, one has methods of its own.
final class Nav: BaseNav {
  override func viewDidLoad() { super.viewDidLoad() }
  override func pushViewController(_ v: UIViewController, animated: Bool) { super.pushViewController(v, animated: animated) }
}
final class Tabs: BaseTabs {
  override func viewDidLoad() { super.viewDidLoad() }
  override func setViewControllers(_ v: [UIViewController]?, animated: Bool) { super.setViewControllers(v, animated: animated) }
}
final class Load: Base3 {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillLoad() { super.viewWillLoad() }
  override func dismiss(reason: String) { super.dismiss(reason: reason) }
}
final class SettingsScreen: BaseScreen { override var prefersStatusBarHidden: Bool { true } }
