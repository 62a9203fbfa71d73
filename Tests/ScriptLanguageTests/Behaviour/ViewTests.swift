import Scenarios
import Testing

/// Tests the author's views and the places of views in the hierarchy.
@Suite struct ViewTests {
  private let view = """
    class Probe: UIView {
        override func willMove(toWindow new: UIWindow?) { print("willMove", new != nil) }
        override func didMoveToWindow() { print("didMove", window != nil) }
        override func layoutSubviews() { super.layoutSubviews(); print("layout") }
        override func traitCollectionDidChange(_ old: UITraitCollection?) { print("traits") }
    }
    class Screen: UIViewController {
        override func loadView() { view = Probe() }
    }
    let A = Screen()

    """

  @Test func aFrameThatIsNoNumberRaises() {
    func check(_ rect: String, _ middle: String) {
      checkHolds(
        """
        let v = UIView()
        when "x" { \(rect) }
        require console contains "CALayerInvalidGeometry"
        require console contains "CALayer position contains NaN: [\(middle)"
        """)
    }
    check("v.frame = CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4)", "nan 4]")
    check("v.frame = CGRect(x: 0, y: -7.75, width: 0.0 / 0.0, height: 0.5)", "nan -7.5]")
    check("v.frame = CGRect(x: 1.125, y: 0, width: 0, height: CGFloat.nan)", "1.125 nan]")
    check("_ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))", "nan 0.5]")
    checkPrint(
      "let v = UIView()\nv.frame = CGRect(x: 1, y: 2, width: 3, height: 4)\nprint(v.frame)",
      "(1.0, 2.0, 3.0, 4.0)")
    checkPrint(
      "print(CGFloat.nan, Double.nan == Double.nan, Double.infinity > 1, CGFloat.pi > 3.1)",
      "nan false true true")
  }

  @Test func aRootViewHearsOfItsWindowBetweenTheCallbacksOfItsController() {
    checkHolds(
      view + """
        when "it is shown" { window.rootViewController = A }
        expect(.appearance + .layout + .console) {
            A.viewWillAppear
            console.print("willMove true")
            console.print("didMove true")
            A.viewLayoutMarginsDidChange
            A.viewSafeAreaInsetsDidChange
            A.viewIsAppearing
            A.updateProperties
            A.updateViewConstraints
            A.viewWillLayoutSubviews
            console.print("layout")
            A.viewDidLayoutSubviews
            A.viewDidAppear
        }
        when "it becomes dark" { system.setTraits(userInterfaceStyle: .dark) }
        expect(.geometry + .console) {
            A.traitCollectionDidChange
            console.print("traits")
        }
        when "it goes" { window.rootViewController = nil }
        expect(.classic + .console) {
            A.viewWillDisappear
            console.print("willMove false")
            console.print("didMove false")
            A.viewDidDisappear
        }
        """)
  }

  @Test func whatAViewIsToldIsNoEvent() {
    checkHolds(
      view + """
        window.rootViewController = A
        let v = A.view!
        when "it becomes dark" { system.setTraits(userInterfaceStyle: .dark) }
        expect(.all, of: A) { A.traitCollectionDidChange }
        """)
  }

  @Test func subviewsHaveTheirPlaces() {
    checkPrint(
      """
      class Named: UIView { var name = "" }
      func make(_ name: String) -> Named { let v = Named(); v.name = name; return v }
      let v = UIView(), a = make("a"), b = make("b"), c = make("c"), d = make("d")
      func order() { print(v.subviews.map { ($0 as! Named).name }.joined(separator: " ")) }
      v.addSubview(a)
      v.insertSubview(b, at: 0)
      v.insertSubview(c, belowSubview: a)
      v.insertSubview(d, aboveSubview: b)
      order()
      v.bringSubviewToFront(b)
      order()
      v.sendSubviewToBack(a)
      order()
      v.exchangeSubview(at: 0, withSubviewAt: 3)
      order()
      v.exchangeSubview(at: 0, withSubviewAt: 9)
      v.addSubview(b)
      order()
      """,
      "b d c a", "d c a b", "a d c b", "b d c a", "d c a b")
  }

  @Test func oneViewTakesThePlaceOfAnother() {
    checkHolds(
      """
      let P = UIViewController(), A = UIViewController(), B = UIViewController()
      window.rootViewController = P
      P.addChild(A)
      P.view.addSubview(A.view)
      A.didMove(toParent: P)
      when "B takes its place" {
          P.addChild(B)
          A.willMove(toParent: nil)
          UIView.transition(from: A.view, to: B.view, duration: 0.3, options: .transitionCrossDissolve) { _ in
              print("done")
              A.removeFromParent()
          }
      }
      expect(.classic + .console) {
          B.viewWillAppear
          A.viewWillDisappear
          A.viewDidDisappear
          B.viewDidAppear
          console.print("done")
      }
      require A.parent == nil
      """)
  }

  @Test func aTransitionThatHidesLeavesBothViewsInPlace() {
    checkPrint(
      """
      let v = UIView(), a = UIView(), b = UIView()
      v.addSubview(a)
      v.addSubview(b)
      UIView.transition(from: a, to: b, duration: 0, options: .showHideTransitionViews)
      print(a.isHidden, b.isHidden, v.subviews.count)
      """, "true false 2")
  }
}
