import LifecycleEngine
import Scenarios
import Testing

/// A doubt of the engine stays a doubt on the way through the author's code.
@Suite struct DoubtTests {
  private let table = """
    class Table: UITableViewController {
      var made = 0
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
      override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        made += 1
        return UITableViewCell()
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("cells \\(made)")
        print("appeared")
        if made == 0 { navigationController?.pushViewController(UIViewController(), animated: false) }
      }
    }
    let A = Table()
    let nav = UINavigationController(A)
    when "shown" { window.rootViewController = nav }

    """

  @Test func aPrintedUnknownValueProvesNothing() {
    let line = "The engine does not know if UIKit leads to the same line of the console"
    #expect(
      outcome(of: table + "require console contains \"cells 0\"").problems
        == ["18:1: \(line) [not-modelled]"])
    #expect(
      outcome(of: table + "require count(console.print(\"cells\")) >= 1").problems
        == ["18:15: \(line) [not-modelled]"])
  }

  @Test func aBranchOnAnUnknownValueProvesNothing() {
    #expect(
      outcome(of: table + "require nav.viewControllers.count == 2").problems
        == ["18:9: The engine does not know 'viewControllers' here [not-modelled]"])
  }

  /// A text that only unknown code could print is not missing for sure.
  @Test func aMissingLineIsNotDenied() {
    let cells = """
      class Table: UITableViewController {
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          print("cell")
          return UITableViewCell()
        }
      }
      let A = Table()
      when "shown" { window.rootViewController = A }
      require console contains "cell"
      """
    checkProblems(
      cells, "9:1: The engine does not know if a line has the text [not-modelled]")
  }

  private let download = """
    class Screen: UIViewController {
      var items = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.global().async {
          print("work")
          DispatchQueue.main.async {
            self.items = 3
            print("done")
          }
        }
      }
    }
    let A = UIViewController(), B = Screen()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "pushed" { nav.pushViewController(B, animated: true) }

    """

  @Test func whatRacingWorkGivesAwayRaces() {
    checkProblems(
      download + "require console.print(\"done\") < B.viewDidAppear",
      "18:9: The engine does not know the order of 'console.print(\"done\")' and 'B.viewDidAppear' "
        + "[not-modelled]")
    checkProblems(
      download + "require B.items == 3 at B.viewDidAppear",
      "18:9: The engine does not know 'items' here [not-modelled]")
    // Work comes before what the work gives away, and is over at the end of the step.
    checkHolds(
      download + """
        require console.print("work") < console.print("done")
        require count(console.print("done")) == 1
        require B.items == 3
        require B.viewDidLoad < console.print("done")
        """)
  }

  @Test func theViewsOfContainersAreUIKitsOwn() {
    let shown = """
      let A = UIViewController()
      let nav = UINavigationController(A)
      when "shown" { window.rootViewController = nav }

      """
    checkHolds(shown + "require A.view.superview != nil\nrequire A.view.window == window")
    for check in ["A.view.superview == nav.view", "nav.view.superview == window"] {
      #expect(
        outcome(of: shown + "require \(check)").problems.first?.hasSuffix("[opaque-condition]")
          == true, "\(check)")
    }
    for check in ["nav.view.subviews.count == 1", "window.subviews.isEmpty"] {
      #expect(!outcome(of: shown + "require \(check)").problems.isEmpty, "\(check)")
    }
  }

  @Test func aPermissionMayMakeTheAppInactive() {
    checkProblems(
      """
      class Scene: UIWindowSceneDelegate { func sceneWillResignActive(_ scene: UIScene) {} }
      let scene = Scene(), A = UIViewController()
      window.windowScene?.delegate = scene
      window.rootViewController = A
      when "asked" { CLLocationManager().requestWhenInUseAuthorization() }
      require never scene.sceneWillResignActive
      """,
      "6:15: The engine does not know if 'scene.sceneWillResignActive' comes here [not-modelled]")
  }

  @Test func aNotificationOfStrangersMayCome() {
    let observer = """
      let token = NotificationCenter.default.addObserver(
        forName: .storeDidChange, object: nil, queue: nil) { _ in print("changed") }

      """
    checkProblems(
      observer + "when \"saved\" { Store.shared.save() }\nrequire never console.print(\"changed\")",
      "4:15: The engine does not know if 'console.print(\"changed\")' comes here [not-modelled]")
    checkHolds(
      observer
        + "when \"posted\" { NotificationCenter.default.post(name: .storeDidChange, object: nil) }\n"
        + "require count(console.print(\"changed\")) == 1")
  }

  @Test(arguments: [("UIStackView()", 8), ("UIAction { _ in }", 12), ("UIMenu()", 12)])
  func aReleaseLacksNewerTypes(_ type: String, _ release: Int) throws {
    let attributes = try ScenarioAttributes(info: "scenario a ios=\(release)")
    let problems = outcome(
      of: """
        let A = UIViewController()
        when "made" { _ = \(type) }
        require A.isViewLoaded == false
        """, attributes
    ).problems
    #expect(problems.first?.hasSuffix("[unavailable]") == true, "\(problems)")
  }

  @Test func aTableOfStatesDoesNotTellWhatNobodyKnows() throws {
    let source = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      nav.navigationBar.prefersLargeTitles = true
      when "pushed" { nav.pushViewController(B, animated: true) }
      """
    let info = try StateTableAttributes(InfoString("state-table scenario=a of=B"))
    let attributes = try ScenarioAttributes(info: "scenario a ios=17")
    let known = try StateTable("columns viewDidAppear\nrows isViewLoaded", attributes: info)
    #expect(try known.cells(in: source, attributes) == [[.truth(true)]])
    let unknown = try StateTable(
      "columns viewDidAppear\nrows view.safeAreaInsets.top == 113", attributes: info)
    #expect(throws: (any Error).self) { try unknown.cells(in: source, attributes) }
  }

  /// UIKit asks for cells again whenever the table moves, and prepares them for other rows.
  @Test func theDoubtAboutCellsLasts() {
    let source = """
      class Cell: UITableViewCell {
        override func prepareForReuse() { super.prepareForReuse(); print("prepared") }
      }
      class Table: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 90 }
        override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "cell", for: i)
        }
      }
      let A = Table()
      window.rootViewController = A
      when "scrolled" { A.tableView.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false) }
      require never console.print("prepared")
      """
    #expect(outcome(of: source).problems.map { $0.hasSuffix("[not-modelled]") } == [true])
  }
}
