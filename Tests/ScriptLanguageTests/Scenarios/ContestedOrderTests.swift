import Scenarios
import Testing

/// A check on which reports disagree is refused both ways.
@Suite struct ContestedOrderTests {
  private func ids(_ script: String, on major: Int) -> [String] {
    outcome(of: script, ScenarioAttributes(on: major)).problems.map {
      String($0.split(separator: "[").last ?? "")
    }
  }

  private static let early = """
    class P: UIViewController {
        let c = UIViewController()
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            guard c.parent == nil else { return }
            addChild(c)
            view.addSubview(c.view)
            c.didMove(toParent: self)
        }
    }
    let p = P()
    when "shown" { window.rootViewController = p }

    """

  @Test(arguments: [
    "require count(p.c.viewWillAppear) == 1", "require never p.c.viewWillAppear",
  ])
  func aChildThatComesInTheLayoutMayHaveNoWillAppear(check: String) {
    #expect(ids(ContestedOrderTests.early + check + "\n", on: 10) == ["not-modelled]"])
    #expect(
      ids(ContestedOrderTests.early + "require count(p.c.viewDidAppear) == 1\n", on: 10)
        .isEmpty)
  }

  @Test(arguments: ["list.layoutIfNeeded()", "list.insertRows(at: [], with: .none)"])
  func aTableOutsideOfAWindowMayBringAWarning(step: String) {
    let script = "let list = UITableView()\nwhen \"laid out\" { \(step) }\n"
    #expect(ids(script + "require never console.warning\n", on: 26) == ["not-modelled]"])
    #expect(ids(script + "require never console.warning\n", on: 12).isEmpty)
  }
}
