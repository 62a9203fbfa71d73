import Scenarios
import Testing

/// UIKit calls the author's views about constraints and drawing.
@Suite struct DrawingTests {
  private let views = """
    class Canvas: UIView {
        var name = ""
        override func updateConstraints() {
            print("\\(name) constraints")
            super.updateConstraints()
        }
        override func draw(_ rect: CGRect) { print("\\(name) \\(rect.width)") }
    }
    let outer = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.name = "outer"
    inner.name = "inner"
    outer.addSubview(inner)
    let A = UIViewController()

    """

  /// Evidence: `view-layer-order-with-constraints`. In the author's container a child's view is
  /// like any other view. The children of UIKit's own containers wait for the container's layout.
  @Test func constraintsOfAChildAreUpdatedBeforeTheLayoutOfItsParent() {
    checkHolds(
      """
      let P = UIViewController(), C = UIViewController()
      P.addChild(C)
      P.view.addSubview(C.view)
      C.didMove(toParent: P)
      when "it appears" { window.rootViewController = P }
      require C.updateViewConstraints < P.updateViewConstraints
      require P.updateViewConstraints < P.viewWillLayoutSubviews
      require C.viewIsAppearing < C.updateViewConstraints
      require C.updateProperties < C.updateViewConstraints
      require count(C.updateViewConstraints) == 1
      """)
  }

  @Test func constraintsGoUpAndDrawingGoesDown() {
    checkHolds(
      views + """
        when "they come on screen" {
            A.view.addSubview(outer)
            window.rootViewController = A
        }
        expect(.console) {
            console.print("inner constraints")
            console.print("outer constraints")
            console.print("outer 40.0")
            console.print("inner 20.0")
        }
        require A.viewDidLayoutSubviews < console.print("outer 40.0")
        require console.print("inner 20.0") < A.viewDidAppear
        when "one asks to be drawn" {
            inner.setNeedsDisplay()
            inner.setNeedsDisplay()
        }
        expect(.console) { console.print("inner 20.0") }
        """)
  }

  @Test func whatIsHiddenIsNotDrawnUntilItIsShown() {
    checkHolds(
      views + """
        when "one is hidden" {
            outer.isHidden = true
            A.view.addSubview(outer)
            window.rootViewController = A
        }
        require never console.print("outer 40.0")
        require never console.print("inner 20.0")
        when "it is shown" { outer.isHidden = false }
        require console.print("outer 40.0") < console.print("inner 20.0")
        """)
  }

  @Test func anOverrideWithoutSuperKeepsTheRootViewFromItsConstraints() {
    checkHolds(
      """
      class Root: UIView {
          override func updateConstraints() { print("root") }
      }
      class Screen: UIViewController {
          override func loadView() { view = Root() }
          override func updateViewConstraints() {}
      }
      let A = Screen()
      when "it appears" { window.rootViewController = A }
      require count(A.updateViewConstraints) == 1
      require never console.print("root")
      """)
  }

  /// A controller's own `draw` is an ordinary method, because UIKit's `draw(_:)` belongs to views.
  @Test func aMethodNamedLikeAMethodOfViewsIsOrdinaryInOtherClasses() {
    checkHolds(
      """
      enum Style { case plain }
      class Screen: UIViewController {
          func draw(_ style: Style) { print("draws \\(style)") }
          func layoutSubviews() { print("lays out") }
          override func viewDidLoad() {
              super.viewDidLoad()
              draw(.plain)
              layoutSubviews()
          }
      }
      let A = Screen()
      when "it appears" { window.rootViewController = A }
      require console contains "draws plain"
      require console contains "lays out"
      """)
  }
}
