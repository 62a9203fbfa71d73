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

  private static let card = """
    class Card: UIView {
        override func didMoveToSuperview() { super.didMoveToSuperview(); print("superview") }
        override func didMoveToWindow() { super.didMoveToWindow(); print("window") }
    }
    let A = UIViewController(), card = Card()

    """

  @Test func theWindowAndTheSuperviewOfAnAddedViewHaveNoKnownOrder() {
    let shown = ContestedOrderTests.card + "window.rootViewController = A\n"
    let added = shown + "when \"added\" { A.view.addSubview(card) }\n"
    for check in [
      "\"window\") < console.print(\"superview", "\"superview\") < console.print(\"window",
    ] {
      #expect(ids(added + "require console.print(\(check)\")\n", on: 15) == ["not-modelled]"])
    }
    #expect(ids(added + "require count(console.print(\"window\")) == 1\n", on: 15).isEmpty)
    let removed =
      shown + """
        A.view.addSubview(card)
        when "removed" { card.removeFromSuperview() }
        require console.print("window") < console.print("superview")

        """
    #expect(ids(removed, on: 15).isEmpty)
    let early =
      ContestedOrderTests.card + """
        A.view.addSubview(card)
        when "shown" { window.rootViewController = A }
        require console.print("window") < A.viewDidAppear
        require never console.print("superview")

        """
    #expect(ids(early, on: 15).isEmpty)
  }

  @Test func theTraitsOutOfAWindowAreUnknownUpTo12() {
    let script = """
      let A = UIViewController(), box = UIView()
      window.rootViewController = A
      when "waited" { system.wait() }

      """
    func check(_ name: String) -> String {
      script + "require \(name).traitCollection.horizontalSizeClass == .compact\n"
    }
    #expect(ids(check("box"), on: 12) == ["not-modelled]"])
    #expect(ids(check("box"), on: 13).isEmpty)
    #expect(ids(check("A"), on: 12).isEmpty)
    #expect(ids(check("A.view!"), on: 12).isEmpty)
  }
}
