import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().prefersLargeTitles = true
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = MainTabBarController()
        window.makeKeyAndVisible()
        self.window = window
        if let url = connectionOptions.urlContexts.first?.url {
            (window.rootViewController as? DeepLinkHandling)?.handle(.init(url: url))
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.forEach { context in
            (window?.rootViewController as? DeepLinkHandling)?.handle(DeepLink(url: context.url))
        }
    }
}

enum DeepLink: Equatable {
    case home
    case mail(id: Int)
    case unknown

    init(url: URL) {
        let parts = url.pathComponents.filter { $0 != "/" }
        switch (url.host, parts.first.flatMap(Int.init)) {
        case ("home", _): self = .home
        case ("mail", let id?): self = .mail(id: id)
        default: self = .unknown
        }
    }
}

protocol DeepLinkHandling {
    @discardableResult func handle(_ link: DeepLink) -> Bool
}

final class MainTabBarController: UITabBarController, DeepLinkHandling, UITabBarControllerDelegate {
    private let mail = MailSplitViewController(style: .doubleColumn)

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let home = UINavigationController(rootViewController: PlainListController(items: ["a", "b"]))
        home.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
        mail.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 1)
        viewControllers = [home, mail]
    }

    func handle(_ link: DeepLink) -> Bool {
        switch link {
        case .home:
            selectedIndex = 0
        case .mail(let id):
            selectedIndex = 1
            mail.open(id: id)
        case .unknown:
            return false
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        if viewController === selectedViewController, let nav = viewController as? UINavigationController {
            nav.popToRootViewController(animated: true)
            return false
        }
        return true
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations ?? .all
    }
}

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = PlainListController(items: (1...20).map(String.init))

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        presentsWithGesture = true
        setViewController(list, for: .primary)
        setViewController(UINavigationController(rootViewController: DetailController(text: nil)), for: .secondary)
        list.onSelect = { [weak self] item in
            self?.open(text: item)
        }
    }

    func open(id: Int) { open(text: String(id)) }

    private func open(text: String) {
        let detail = DetailController(text: text)
        setViewController(UINavigationController(rootViewController: detail), for: .secondary)
        show(.secondary)
    }

    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        .primary
    }
}

class PlainListController: UITableViewController {
    let items: [String]
    var onSelect: ((String) -> ())?

    init(items: [String]) {
        self.items = items
        super.init(style: .plain)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel!.text = items[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(items[indexPath.row])
    }
}

final class DetailController: UIViewController {
    private let text: String?
    init(text: String?) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = text ?? "Nothing selected"
        navigationItem.leftItemsSupplementBackButton = true
    }
}
