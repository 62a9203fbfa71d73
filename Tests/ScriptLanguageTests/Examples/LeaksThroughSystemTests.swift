import Testing

@testable import ExampleRuns

/// A screen that registers with an object of the system stays in memory until the registration ends.
@Suite struct LeaksThroughSystemTests {
  private static func findings(_ members: String, _ protocols: String = "") throws -> [String] {
    try ReachTests.findings(
      "final class Screen: UIViewController\(protocols) {\n\(members)\n}\n")
  }

  private static func loading(_ statements: String) -> String {
    "override func viewDidLoad() {\nsuper.viewDidLoad()\n\(statements)\n}\n"
  }

  private static func disappearing(_ statements: String) -> String {
    "override func viewDidDisappear(_ animated: Bool) {\nsuper.viewDidDisappear(animated)\n"
      + "\(statements)\n}\n"
  }

  /// Statements of `viewDidLoad` with a closure that captures the screen.
  private static let closures = [
    "token = page.observe(\\.title) { _, _ in self.update() }",
    "tokens.append(page.observe(\\.title) { _, _ in self.update() })",
    "Store.shared.changes.sink { _ in self.update() }.store(in: &bag)",
    "token = Store.shared.changes.sink { _ in self.update() }",
    "button.addAction(UIAction { _ in self.update() }, for: .touchUpInside)",
    "view.addSubview(UIButton(type: .system, primaryAction: UIAction { _ in self.update() }))",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: "
      + "UIAction { _ in self.update() })",
    "button.menu = UIMenu(title: \"\", children: [UIAction(title: \"a\") { _ in self.update() }])",
    "source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in "
      + "self.update(); return nil }",
    "let host = UIHostingController(rootView: Card(onTap: { self.update() }))\naddChild(host)\n"
      + "view.addSubview(host.view)\nhost.didMove(toParent: self)",
    "NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) "
      + "{ _ in self.update() }",
    "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.update() }",
    "alert.addAction(UIAlertAction(title: \"a\", style: .default) { _ in self.update() })",
    "token = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { _ in self.update() }",
  ]

  private static let members = """
    private let page = Page()
    private let player = AVPlayer()
    private let interval = CMTime(value: 1, timescale: 1)
    private let button = UIButton()
    private let table = UITableView()
    private let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    private var token: Any?
    private var tokens: [Any] = []
    private var bag = Set<AnyCancellable>()
    private var source: Any?
    private var timer: Timer?
    private func update() { view.setNeedsLayout() }
    deinit { timer?.invalidate() }

    """

  @Test(arguments: closures)
  func aClosureHoldsTheScreen(_ statement: String) throws {
    let shown = "view.addSubview(button)\nview.addSubview(table)\n"
    let code = Self.members + Self.loading(shown + statement)
    #expect(try Self.findings(code) == ["retain-cycle"], "\(statement)")
    let sound = code.replacing("self.update()", with: "self?.update()")
      .replacing("_, _, _ in self?", with: "[weak self] _, _, _ in self?")
      .replacing("{ _, _ in self?", with: "{ [weak self] _, _ in self?")
      .replacing("{ _ in self?", with: "{ [weak self] _ in self?")
      .replacing("{ self?", with: "{ [weak self] in self?")
    #expect(try Self.findings(sound) == [], "\(statement)")
  }

  /// Objects that hold the screen itself: the members, and the statement that lets go of the screen.
  private static let targets = [
    (
      "private var link: CADisplayLink?\n@objc private func tick() {}\ndeinit { link?.invalidate() }\n"
        + loading(
          "link = CADisplayLink(target: self, selector: #selector(tick))\n"
            + "link?.add(to: .main, forMode: .common)"),
      "link?.invalidate()"
    ),
    (
      "private var timer: Timer?\n@objc private func tick() {}\ndeinit { timer?.invalidate() }\n"
        + loading(
          "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), "
            + "userInfo: nil, repeats: true)"),
      "timer?.invalidate()"
    ),
    (
      "private let page = WKWebView()\n"
        + loading(
          "view.addSubview(page)\npage.configuration.userContentController.add(self, name: \"a\")"),
      "page.configuration.userContentController.removeScriptMessageHandler(forName: \"a\")"
    ),
    (
      "private var page: WKWebView!\n"
        + loading(
          "let content = WKUserContentController()\ncontent.add(self, name: \"a\")\n"
            + "let configuration = WKWebViewConfiguration()\n"
            + "configuration.userContentController = content\n"
            + "page = WKWebView(frame: .zero, configuration: configuration)\nview.addSubview(page)"),
      "page.configuration.userContentController.removeAllScriptMessageHandlers()"
    ),
    (
      "private var session: URLSession?\n"
        + loading(
          "session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)"),
      "session?.invalidateAndCancel()"
    ),
  ]

  @Test(arguments: targets)
  func anObjectHoldsTheScreen(_ members: String, _ end: String) throws {
    let protocols = ", WKScriptMessageHandler"
    #expect(try Self.findings(members, protocols) == ["retain-cycle"], "\(members)")
    let sound = members + Self.disappearing(end)
    #expect(try !Self.findings(sound, protocols).contains("retain-cycle"), "\(members)")
  }

  @Test func theReportNamesTheLineOfTheProperty() throws {
    let code = """
      final class Screen: UIViewController {
        private var link: CADisplayLink?
        override func viewDidLoad() {
          super.viewDidLoad()
          link = CADisplayLink(target: self, selector: #selector(tick))
          link?.add(to: .main, forMode: .common)
        }
        @objc private func tick() {}
      }
      """
    let file = try CheckedFile(AppFile(Array(code.utf8)))
    let range = try #require(file.classes.first?.diagnostics.first?.range)
    let start = code.utf8.index(code.startIndex, offsetBy: range.start)
    #expect(code[start...].hasPrefix("link = CADisplayLink"))
  }
}
