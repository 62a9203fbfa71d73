import Testing

@testable import ExampleRuns

/// A crash is certain if the code in the example alone causes the crash in every app.
@Suite struct CertainCrashTests {
  /// The ids of the diagnostics of a correct example.
  private static func told(_ code: String) throws -> Set<String> {
    Set(try ExampleVerdict(code, attributes: ExampleAttributes(.correct)).diagnostics.map(\.id))
  }

  /// A screen with code for low memory. Only some drives run short of memory.
  private static func screen(_ members: String, doing body: String = "") -> String {
    let warned =
      "override func didReceiveMemoryWarning() {\nsuper.didReceiveMemoryWarning()\n\(body)\n}\n"
    return "final class Screen: UIViewController {\n\(members)\n\(warned)}\n"
  }

  @Test(arguments: [
    "let a = [1]; print(a[3])",
    "let text = \"x\"; print(Int(text)!)",
    "let zero = 0; print(7 / zero)",
    "let value: Any = 1; print(value as! String)",
    "let label = UILabel(); view.addSubview(label); print([label][1])",
    "navigationItem.title = \"a\"; view.backgroundColor = .red; print([1][1])",
  ])
  func aPlainCrashIsCertain(_ body: String) throws {
    #expect(try Self.told(Self.screen("", doing: body)) == ["crashing-example"])
    let open = Self.screen("", doing: body).replacing("final class", with: "class")
    #expect(try Self.told(open) == ["crashing-example"])
    // If no run ends, the diagnostic is about the unfinished runs.
    let load = open.replacing("didReceiveMemoryWarning", with: "viewDidLoad")
    let verdict = try ExampleVerdict(load, attributes: ExampleAttributes(.correct))
    #expect(verdict.diagnostics.map(\.severity) == [.error])
    #expect(verdict.diagnostics.allSatisfy { $0.notes.last?.hasPrefix("no run of") == true })
  }

  @Test(arguments: [
    ("private var rows: [Int] = []", "print(rows[0])"),
    ("private var job: String?", "print(job!)"),
    ("private static var rows: [Int] = []", "print(Self.rows[0])"),
    ("private(set) var rows = [1]", "rows.removeAll(); print(rows[0])"),
    ("fileprivate var count = 0", "print(1 / count)"),
    // UIKit calls no other method of the class before.
    (
      "private var job: String?\noverride func viewDidAppear(_ animated: Bool) {\n"
        + "super.viewDidAppear(animated)\njob = nil\n}", "print(job!)"
    ),
    (
      "private var count = 0\noverride func viewDidLayoutSubviews() {\n"
        + "super.viewDidLayoutSubviews()\ncount += 1\n}", "print([1][count + 1])"
    ),
  ])
  func whatNobodyElseSetsIsCertain(_ members: String, _ body: String) throws {
    #expect(try Self.told(Self.screen(members, doing: body)) == ["crashing-example"])
  }

  @Test func aNameMeansTheVariableOfItsType() throws {
    let screen = Self.screen("private var items: [String] = []", doing: "print(items[0])")
    let store =
      "struct Store { var items: [String] = []\nmutating func fill() { items = [\"\"] } }\n"
    #expect(try Self.told(store + screen) == ["crashing-example"])
    let open = screen.replacing("private var items", with: "var items")
    let hidden = "final class Store { private var items: [String] = [] }\n"
    #expect(try Self.told(hidden + open) == ["runs-broke-off"])
    // Any type in the file can set a property visible in the whole file.
    let ofFile = screen.replacing("private var items", with: "fileprivate var items")
    let other = "func fill(_ screen: Screen) { screen.items = [\"\"] }\n"
    #expect(try Self.told(other + ofFile) == ["runs-broke-off"])
  }

  @Test(arguments: [
    "var", "private var", "private(set) var", "fileprivate var", "@objc private var",
  ])
  func whatOneOfItsMethodsMayFillFirstIsNotCertain(_ declaration: String) throws {
    for (type, use) in [
      ("String?", "print(job!)"), ("[Int]", "print(job[0])"), ("Int", "print(1 / job)"),
    ] {
      let value = ["String?": "nil", "[Int]": "[]", "Int": "0"][type] ?? ""
      let other = ["String?": "\"a\"", "[Int]": "[1]", "Int": "1"][type] ?? ""
      let members = "\(declaration) job: \(type) = \(value)\n"
      for way in [
        "func load() { job = \(other) }",
        "func load() { (job, _) = (\(other), 1) }",
        "func load() { fill(&job) }\nfunc fill(_ job: inout \(type)) { job = \(other) }",
        "static func make() -> Screen {\nlet screen = Screen()\nscreen.job = \(other)\nreturn screen\n}",
        "convenience init(job: \(type)) {\nself.init()\nself.job = job\n}",
        "var onLoad: () -> Void {\n{ self.job = \(other) }\n}",
      ] {
        let code = Self.screen(members + way, doing: use)
        let told = try Self.told(code)
        #expect(told == ["runs-broke-off"] || way.hasPrefix("convenience") && told == [], "\(code)")
      }
    }
  }

  @Test(arguments: [
    "func load() { rows.append(1) }",
    "func load() { rows += [1] }",
    "func load() { rows[rows.startIndex...] = [1] }",
    "func load() -> String { \"\\(rows.insert(1, at: 0))\" }",
    "private var rowsAndMore: [Int] { get { rows } set { rows = newValue } }",
    // UIKit calls the method, but so does the author, or the method only makes the filling code.
    "func load() { viewDidLayoutSubviews() }\noverride func viewDidLayoutSubviews() {\n"
      + "super.viewDidLayoutSubviews()\nif rows.count > 7 { rows = [1] }\n}",
    "var fill: (() -> Void)?\noverride func loadView() {\nview = UIView()\n"
      + "fill = { [weak self] in self?.rows = [1] }\n}",
    "override func viewWillTransition(\nto size: CGSize, "
      + "with coordinator: UIViewControllerTransitionCoordinator\n) {\n"
      + "super.viewWillTransition(to: size, with: coordinator)\nrows = [1]\n}",
  ])
  func whateverChangesAListCounts(_ members: String) throws {
    let code = Self.screen("private var rows: [Int] = []\n" + members, doing: "print(rows[0])")
    #expect(try Self.told(code) == ["runs-broke-off"])
  }

  @Test(arguments: [
    "fatalError()", "preconditionFailure()", "assertionFailure()", "precondition(false)",
    "assert(isViewLoaded == false)",
    "switch traitCollection.userInterfaceIdiom { default: fatalError() }",
    "precondition(view.bounds.width > 3_200)", "print(title!.count)",
    "print([1, 2][traitCollection.verticalSizeClass == .regular ? 2 : 0])",
    "print([1, 2][isBeingPresented ? 0 : 2])",
    "print([320: 2][Int(view.bounds.width)]!)",
    "print([1][Int(view.bounds.width)])",
    "let idiom = UIApplication.shared.applicationState; print([1][idiom == .background ? 0 : 1])",
    "print(navigationController!.viewControllers[1])",
    "print(UIApplication.shared.delegate as! Screen)",
    "print([2, 1].randomElement()! == 2 ? [1][1] : 0)",
  ])
  func whatTheDriveDecidesIsNotCertain(_ body: String) throws {
    #expect(try Self.told(Self.screen("", doing: body)) == ["runs-broke-off"])
  }

  @Test func theSizeThatACallbackIsGivenIsNotCertain() throws {
    let code = Self.screen(
      "override func viewWillTransition(\nto size: CGSize, "
        + "with coordinator: UIViewControllerTransitionCoordinator\n) {\n"
        + "super.viewWillTransition(to: size, with: coordinator)\n"
        + "print([1: 2][Int(size.width)]!)\n}")
    #expect(try Self.told(code) == ["runs-broke-off"])
  }

  @Test(arguments: [
    "private let pages: [String]\ninit(pages: [String] = []) {\nself.pages = pages\n"
      + "super.init(nibName: nil, bundle: nil)\n}",
    "private let pages: [String]\ninit() {\npages = []\nsuper.init(nibName: nil, bundle: nil)\n}\n"
      + "init(pages: [String]) {\nself.pages = pages\nsuper.init(nibName: nil, bundle: nil)\n}",
  ])
  func whatAnInitializerMayBeGivenIsNotCertain(_ members: String) throws {
    let code = Self.screen(
      members + "\nrequired init?(coder: NSCoder) { fatalError() }", doing: "print(pages[0])")
    #expect(try Self.told(code) == ["runs-broke-off"])
  }

  @Test func whatAMethodMayBeGivenIsNotCertain() throws {
    let code = Self.screen("func show(_ page: Int = 3) { print([1][page]) }")
    #expect(try Self.told(code) == ["runs-broke-off"])
  }

  @Test(arguments: [
    ("func pages() -> [String] { [] }", "print(pages()[0])"),
    ("var pages: [String] { [] }", "print(pages[0])"),
    ("var pages: [String] { [] }", "print(\"\\(pages[0])\")"),
  ])
  func whatSubclassesAnswerIsNotCertain(_ member: String, _ body: String) throws {
    let code = Self.screen(member, doing: body)
    #expect(try Self.told(code) == ["crashing-example"])
    let open = code.replacing("final class", with: "class")
    #expect(try Self.told(open) == ["runs-broke-off"])
    for word in ["private", "final"] {
      let own = open.replacing(member, with: "\(word) \(member)")
      #expect(try Self.told(own) == ["crashing-example"])
    }
  }
}

extension String {
  /// Replaces a part of the text with another text.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }

  @Test(arguments: [
    (
      "let c = view.widthAnchor.constraint(equalToConstant: 1); c.priority = UILayoutPriority(1500)",
      true
    ),
    (
      "let c = view.widthAnchor.constraint(equalToConstant: 1); c.priority = UILayoutPriority(750)",
      false
    ),
    ("_ = view.topAnchor.constraint(equalTo: view.leadingAnchor)", true),
    ("_ = view.topAnchor.constraint(equalTo: view.bottomAnchor)", false),
    (
      "_ = NSLayoutConstraint.constraints(withVisualFormat: \"|-[b]-|\", metrics: nil, views: [\"a\": view!])",
      true
    ),
    (
      "_ = NSLayoutConstraint.constraints(withVisualFormat: \"|-[a]-|\", metrics: nil, views: [\"a\": view!])",
      false
    ),
    ("let s = UIStackView(); s.insertArrangedSubview(UIView(), at: 2); view.addSubview(s)", true),
    ("let s = UIStackView(); s.insertArrangedSubview(UIView(), at: 0); view.addSubview(s)", false),
    (
      "let s = UISplitViewController(); s.setViewController(nil, for: .primary); present(s, animated: true)",
      true
    ),
    (
      "let x = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert); x.addAction(UIAlertAction(title: nil, style: .default)); present(x, animated: true)",
      true
    ),
    (
      "let x = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert); x.addAction(UIAlertAction(title: \"b\", style: .default)); present(x, animated: true)",
      false
    ),
    (
      "let n = UIViewPropertyAnimator(duration: 1, curve: .linear) {}; n.startAnimation(); n.finishAnimation(at: .end)",
      true
    ),
    ("let n = UIViewPropertyAnimator(duration: 1, curve: .linear) {}; n.startAnimation()", false),
  ])
  func anExceptionOfUIKitIsCertain(_ body: String, _ isCrash: Bool) throws {
    let code =
      "final class Screen: UIViewController {\noverride func viewDidAppear(_ animated: Bool) {\n"
      + "super.viewDidAppear(animated)\n\(body)\n}\n}\n"
    let told = try ExampleVerdict(code, attributes: ExampleAttributes(.correct)).diagnostics
    #expect(told.contains { $0.summary.contains("certain-crash") } == isCrash, "\(told)")
  }
}
