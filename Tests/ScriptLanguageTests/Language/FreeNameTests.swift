import Testing

/// Undeclared names stand for other parts of an app. The tested names are deliberately near to
/// declared names.
@Suite struct FreeNameTests {
  @Test(arguments: [
    ("class HomeViewController: UIViewController {}", "DetailViewController()"),
    ("class LoginViewController: UIViewController {}", "SignupViewController()"),
    ("class AViewController: UIViewController {}", "BViewController()"),
    ("class MainViewController: UIViewController {}", "MailViewController()"),
    ("class UserService {}", "OrderService.shared.load()"),
    ("class UserService {}", "UserServices().load()"), ("enum AppState {}", "AppStore.shared"),
    ("let loginButton = UIButton()", "logoutButton"), ("let service1 = 3", "service2.load()"),
    ("let viewModel = 3", "viewModels.load()"), ("let detailView = UIView()", "detailLabel"),
    ("func setupViews() {}", "setupView()"), ("let item1 = 1", "item2"), ("", "user1.load()"),
    ("", "keyWindow?.makeKey()"), ("", "appWindow.makeKey()"), ("", "mainWindow"),
    ("", "dprint(3)"), ("", "ASViewController()"), ("", "ScrollView { 3 }"), ("", "TextField(3)"),
    ("", "Timers()"), ("", "Tasker()"), ("", "XUIViewController()"),
  ])
  func areNoSlips(_ declaration: String, _ use: String) {
    checkProblems("\(declaration)\nlet x = \(use)")
  }

  @Test(arguments: [
    "MyViewController", "ViewController", "NavigationController", "TabBarController",
    "PageViewController", "AlertController", "TableViewController", "DetailViewController",
  ])
  func serveAsControllers(_ name: String) {
    checkHolds(
      """
      class HomeViewController: UIViewController {
          func open() { navigationController?.pushViewController(\(name)(), animated: false) }
      }
      let home = HomeViewController()
      let nav = UINavigationController(rootViewController: home)
      window.rootViewController = nav
      when "one is pushed" { home.open() }
      require nav.viewControllers.count == 2
      """)
    checkProblems("class Own: \(name) { var items = [1]; func f() {} }\nlet own = Own()")
  }

  @Test(arguments: [
    ("let counter = 3", "countr", "counter"), ("let titleLabel = 3", "titelLabel", "titleLabel"),
    ("let userName = 3", "usrName", "userName"), ("let items = 3", "itmes", "items"),
    ("class UserService {}", "UserServcie", "UserService"), ("", "userr", "user"),
    ("", "UINavigationControler", "UINavigationController"), ("", "UITableVew", "UITableView"),
    ("", "UIviewController", "UIViewController"), ("", "pritn", "print"),
    ("let presentationStyle = 3", "presentaionStlye", "presentationStyle"),
  ])
  func slipsAreErrors(_ declaration: String, _ name: String, _ near: String) {
    checkProblems(
      "\(declaration)\nlet x = \(name)",
      "2:9: '\(name)' is not declared; did you mean '\(near)'? [unknown-name]")
  }

  @Test func membersOfUnknownSuperclassesAreNoSlips() {
    checkProblems(
      """
      class Screen: BaseScreen {
          var viewModel2 = 3, itemA = 1
          func work() { viewModel.load(); self.viewModel.load(); self.itemB = 3; loader() }
          func loaders() {}
      }
      Screen().work()
      """)
  }

  @Test(arguments: [("userDidLogout", "userDidLogin"), ("cartChanged", "chatChanged")])
  func notificationsAreNoSlipsOfEachOther(_ own: String, _ other: String) {
    checkProblems(
      """
      extension Notification.Name { static let \(own) = Notification.Name("o") }
      NotificationCenter.default.addObserver(forName: .\(other), object: nil, queue: nil) { _ in }
      NotificationCenter.default.post(name: .\(other), object: nil)
      """)
  }
}
