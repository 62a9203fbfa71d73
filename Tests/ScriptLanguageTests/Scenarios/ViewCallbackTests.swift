import Scenarios
import Testing

/// Callbacks of the author's views, in situations of which no source tells.
@Suite struct ViewCallbackTests {
  private func ids(_ source: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a ios=17")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private let view = """
    class Box: UIView {
        override func updateConstraints() { super.updateConstraints(); print("constraints") }
        override func layoutSubviews() { super.layoutSubviews(); print("layout") }
        override func draw(_ rect: CGRect) { print("draw") }
    }
    let A = UIViewController(), box = Box(), inner = UIView()
    window.rootViewController = A
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    A.view.addSubview(box)
    box.addSubview(inner)

    """

  @Test(arguments: [
    ("box.setNeedsUpdateConstraints()", "constraints"),
    ("inner.removeFromSuperview()", "layout"),
    ("box.removeFromSuperview(); A.view.addSubview(box)", "layout"),
    ("box.layoutMargins.left = 50", "layout"),
    ("system.setTraits(userInterfaceStyle: .dark)", "layout"),
    ("system.setTraits(userInterfaceStyle: .dark)", "draw"),
    ("system.setTraits(userInterfaceStyle: .dark)", "constraints"),
    ("box.backgroundColor = .red", "draw"),
    ("box.frame.size.width = 50", "draw"),
    (
      "inner.translatesAutoresizingMaskIntoConstraints = false; "
        + "inner.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true", "layout"
    ),
  ])
  func aCallThatMayComeIsNotDenied(change: String, line: String) throws {
    let step = view + "when \"changed\" { \(change) }\n"
    #expect(try ids(step + "require never console.print(\"\(line)\")") == ["[not-modelled]"])
  }

  @Test(arguments: [
    ("box.center = CGPoint(x: 300, y: 300)", "layout"), ("A.view.setNeedsLayout()", "layout"),
    ("box.frame = box.frame.offsetBy(dx: 10, dy: 10)", "draw"), ("inner.isHidden = true", "draw"),
  ])
  func aCallThatDoesNotComeIsDenied(change: String, line: String) throws {
    let step = view + "when \"changed\" { \(change) }\n"
    checkHolds(step + "require never console.print(\"\(line)\")")
  }

  @Test(arguments: [
    "system.setTraits(userInterfaceStyle: .dark)", "A.overrideUserInterfaceStyle = .dark",
    "box.removeFromSuperview()",
  ])
  func theLayoutOfTheControllerMayFollow(change: String) throws {
    let step = view + "when \"changed\" { \(change) }\n"
    #expect(try ids(step + "require never A.viewDidLayoutSubviews") == ["[not-modelled]"])
  }

  @Test(arguments: [
    "reloadData()",
    "scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: false)",
    "contentOffset = CGPoint(x: 0, y: 100)",
  ])
  func aTableLaysOutItsRows(change: String) throws {
    let table = """
      let s = UITableViewController()
      window.rootViewController = s
      when "changed" { s.tableView.\(change) }
      require never s.viewDidLayoutSubviews
      """
    #expect(try ids(table) == ["[not-modelled]"])
  }

  @Test(arguments: ["a.isHidden = true", "s.axis = .vertical", "s.spacing = 8"])
  func aStackViewLaysOutWhatItArranges(change: String) throws {
    let stack = """
      class Stack: UIStackView {
          override func layoutSubviews() { super.layoutSubviews(); print("layout") }
      }
      let A = UIViewController(), s = Stack(), a = UIView()
      window.rootViewController = A
      s.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      A.view.addSubview(s)
      s.addArrangedSubview(a)
      when "changed" { \(change) }
      require never console.print("layout")
      """
    #expect(try ids(stack) == ["[not-modelled]"])
  }

  @Test func anotherSizeOfASubviewMayLayOutItsSuperview() throws {
    let box = """
      let A = UIViewController(), box = UIView()
      window.rootViewController = A
      A.view.addSubview(box)
      when "moved" { box.frame.origin.x = 5 }
      require never A.viewDidLayoutSubviews
      when "larger" { box.frame.size.width = 50 }

      """
    #expect(try ids(box + "require never A.viewDidLayoutSubviews") == ["[not-modelled]"])
    #expect(try ids(box + "require never A.viewWillAppear") == [])
  }

  @Test(arguments: [
    ("UIButton", "setTitle(\"x\", for: .normal)"), ("UITextField", "text = \"x\""),
    ("UIScrollView", "contentSize = CGSize(width: 10, height: 10)"),
  ])
  func newContentMayLayOutAViewOfUIKit(type: String, change: String) throws {
    let box = """
      class Box: \(type) { override func layoutSubviews() { super.layoutSubviews(); print("layout") } }
      let A = UIViewController(), box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      A.view.addSubview(box)
      window.rootViewController = A

      """
    let check = "require never console.print(\"layout\")"
    #expect(try ids(box + "when \"changed\" { box.\(change) }\n" + check) == ["[not-modelled]"])
    #expect(try ids(box + "when \"tagged\" { box.tag = 5 }\n" + check) == [])
  }

  private let fitted = """
    class Badge: UIView {
        var side: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    let A = UIViewController(), b = UIButton(type: .system), badge = Badge()
    let s = UISegmentedControl(items: ["a"]), f = UITextField()
    let stack = UIStackView(arrangedSubviews: [badge])
    window.rootViewController = A
    for v in [b, s, f, stack] {
        v.translatesAutoresizingMaskIntoConstraints = false
        A.view.addSubview(v)
        v.topAnchor.constraint(equalTo: A.view.topAnchor).isActive = true
    }

    """

  @Test(arguments: [
    "b.setTitle(\"Continue\", for: .normal)", "b.titleLabel?.text = \"Continue\"",
    "b.configuration?.title = \"Continue\"", "badge.side = 80", "f.placeholder = \"Name\"",
    "s.insertSegment(withTitle: \"b\", at: 0, animated: false)",
  ])
  func aViewThatSizesItselfMayMoveOthers(change: String) throws {
    let step = fitted + "when \"changed\" { \(change) }\nrequire never A.viewDidLayoutSubviews"
    #expect(try ids(step) == ["[not-modelled]"])
  }

  @Test(arguments: ["b.isSelected = true", "b.tag = 4", "s.selectedSegmentIndex = 0"])
  func aViewOfTheSameSizeMovesNothing(change: String) throws {
    checkHolds(fitted + "when \"changed\" { \(change) }\nrequire never A.viewDidLayoutSubviews")
  }
}
