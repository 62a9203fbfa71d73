import Testing

@testable import ExampleRuns

/// Faults make a correct example red without being findings; similar code without a fault stays green.
@Suite struct FaultTests {
  private static func told(_ code: String) throws -> Set<String> {
    Set(try ExampleVerdict(code, attributes: ExampleAttributes(.correct)).diagnostics.map(\.id))
  }

  private static func loading(_ body: String, _ members: String = "") -> String {
    "\(members)\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n\(body)\n}\n"
  }

  @Test(arguments: [
    "DispatchQueue.global().async { self.label.text = \"x\" }",
    "DispatchQueue.global().async { self.view.addSubview(UIView()) }",
    "DispatchQueue(label: \"q\").async { self.title = \"x\" }",
    "URLSession.shared.dataTask(with: url) { _, _, _ in self.label.text = \"x\" }.resume()",
  ])
  func uikitOffTheMainThreadIsAFault(_ body: String) throws {
    #expect(try Self.told(Self.loading(body, "let label = UILabel()")) == ["off-main-thread"])
  }

  @Test(arguments: [
    "DispatchQueue.global().async { DispatchQueue.main.async { self.label.text = \"x\" } }",
    "DispatchQueue.global().async { self.rows = [1] }",
    "Task { self.label.text = \"x\" }",
    """
    URLSession.shared.dataTask(with: url) { _, _, _ in
      DispatchQueue.main.async { self.label.text = "x" } }.resume()
    """,
  ])
  func whatGoesBackToTheMainThreadIsNoFault(_ body: String) throws {
    let members = "let label = UILabel()\nvar rows: [Int] = []"
    #expect(try Self.told(Self.loading(body, members)) == [])
  }

  @Test(arguments: [
    """
    func go() {
      present(UIViewController(), animated: true)
      present(UIViewController(), animated: true)
    }
    """,
    """
    let next = UIViewController()
    func go() {
      navigationController?.pushViewController(next, animated: true)
      navigationController?.pushViewController(next, animated: true)
    }
    """,
    """
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      present(UIViewController(), animated: true)
      present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
    }
    """,
  ])
  func aRequestThatUIKitRefusesIsAFault(_ code: String) throws {
    #expect(try Self.told(code).contains("uikit-warning"))
  }

  @Test(arguments: [
    "func a() { present(UIViewController(), animated: true) }\n"
      + "func b() { present(UIViewController(), animated: true) }",
    "let next = UIViewController()\n"
      + "func go() { navigationController?.pushViewController(next, animated: true) }",
    """
    func go() {
      present(UIViewController(), animated: true) { [weak self] in
        self?.dismiss(animated: true) { self?.present(UIViewController(), animated: true) } }
    }
    """,
  ])
  func oneRequestATurnIsNoFault(_ code: String) throws {
    #expect(try !Self.told(code).contains("uikit-warning"))
  }

  @Test(arguments: [
    "service.observeChanges { self.title = \"x\" }",
    "ImageLoader.shared.onChange = { self.title = \"x\" }",
  ])
  func aClosureOfWhichNothingTellsTheHolderIsAFault(_ body: String) throws {
    #expect(try Self.told(Self.loading(body)) == ["unknown-holder"])
  }

  @Test(arguments: [
    "service.observeChanges { [weak self] in self?.title = \"x\" }",
    "service.onChange = { [weak self] in self?.title = \"x\" }",
    "ImageLoader.shared.onChange = { [weak self] in self?.title = \"x\" }",
    "service.load { self.title = \"x\" }",
  ])
  func aClosureThatHoldsNoScreenIsNoFault(_ body: String) throws {
    #expect(try Self.told(Self.loading(body)) == [])
  }

  @Test(arguments: [
    "box.layer.cornerRadius = box.frame.height / 2",
    "let top = navigationController?.navigationBar.frame.maxY ?? 0\n"
      + "view.addSubview(UIView(frame: CGRect(x: 0, y: top, width: 10, height: 10)))",
    "title = view.window?.windowScene?.title",
  ])
  func anEarlyReadWithoutAKnownValueIsAFault(_ body: String) throws {
    #expect(try Self.told(Self.loading(body, "@IBOutlet var box: UIView!")) == ["early-read"])
  }

  private static func turning(_ body: String) -> String {
    """
    let box = UIView()
    override func viewDidLoad() { super.viewDidLoad(); view.addSubview(box) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      \(body)
    }
    """
  }

  @Test(arguments: [
    "box.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)",
    "let width = view.frame.size.width\nbox.frame.size.width = width / 2",
    "box.layer.cornerRadius = view.bounds.height / 2",
  ])
  func theOldSizeForAPlaceIsAFault(_ body: String) throws {
    #expect(try Self.told(Self.turning(body)) == ["early-read"])
  }

  @Test(arguments: [
    "box.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)",
    "if size != view.bounds.size { box.frame.size.width = size.width }",
    """
    coordinator.animate(alongsideTransition: { _ in
      self.box.frame.size.width = self.view.bounds.width
    })
    """,
  ])
  func theNewSizeIsNoFault(_ body: String) throws {
    #expect(try Self.told(Self.turning(body)) == [])
  }

  @Test func theWindowIsNilInWillAppear() throws {
    let code = """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = view.window?.windowScene?.title
      }
      """
    #expect(try Self.told(code) == ["early-read"])
  }

  @Test func aReadInLayoutIsNoFault() throws {
    let code = """
      @IBOutlet var box: UIView!
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.layer.cornerRadius = box.frame.height / 2
      }
      """
    #expect(try Self.told(code) == [])
  }

  @Test func anExampleRunsOnBothSidesOfAnAvailabilityCheck() throws {
    let code = """
      override func viewWillAppear(_ animated: Bool) {
        if #available(iOS 26, *) { super.viewWillAppear(animated) }
      }
      """
    let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.correct))
    #expect(verdict.findings == ["missing-super"])
    #expect(verdict.occurrences.first?.evidence.last?.hasPrefix("seen on iOS 18") == true)
    let other = """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if #available(iOS 26, *) { title = "new" } else { title = "old" }
      }
      """
    #expect(try Self.told(other) == [])
  }
}
