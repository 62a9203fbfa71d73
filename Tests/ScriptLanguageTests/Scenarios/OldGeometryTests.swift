import LifecycleEngine
import Testing

@testable import Scenarios

/// Places of views before iOS 8.
@Suite struct OldGeometryTests {
  private func isRefused(_ script: String, on major: Int) -> Bool {
    let problems = outcome(of: script, ScenarioAttributes(on: major)).problems
    return problems.count == 1 && problems[0].hasSuffix("[opaque-condition]")
  }

  private static let root = "let A = UIViewController()\nwindow.rootViewController = A\n"
  private static let turned =
    root + "when \"turned\" { user.rotate(to: .landscapeLeft) }\n"
  private static let pushed =
    "let A = UIViewController()\nlet nav = UINavigationController(A)\nwindow.rootViewController = nav\n"

  @Test(arguments: [
    root + "require A.view.frame.origin.y == 0", root + "require A.view.bounds.height == 852",
    root + "require A.view.bounds == window.bounds", pushed + "require A.view.bounds.height > 800",
    turned + "require A.view.bounds.height == 393", turned + "require A.view.frame.width > 500",
    root
      + "when \"x\" { print(\"h \\(A.view.bounds.height)\") }\nrequire console contains \"h 852\"",
    root + "let C = UIViewController()\nwhen \"x\" {\n A.addChild(C)\n A.view.addSubview(C.view)\n"
      + " C.view.frame = A.view.bounds\n}\nrequire C.view.bounds.height == 852",
  ])
  func theHeightIsNotKnownUpToIOS6(_ script: String) {
    #expect(isRefused(script, on: 6), "\(script)")
    checkHolds(script, ScenarioAttributes(on: 8))
  }

  @Test(arguments: [
    root + "require A.view.bounds.width == 393", root + "require A.view.bounds.origin == .zero",
    root + "require A.view.bounds.width < A.view.bounds.height",
    root + "require A.view.bounds.height <= 852",
    root + "let v = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 8))\nA.view.addSubview(v)\n"
      + "require v.frame.height == 8",
    root + "require window.bounds.height == 852",
  ])
  func theRestIsKnown(_ script: String) {
    for major in [5, 6, 7, 8, 26] { checkHolds(script, ScenarioAttributes(on: major)) }
  }

  /// On iOS 5 a controller turns only if its class says so.
  @Test(arguments: [6, 7, 8, 26]) func theBoundsOfARootTurn(major: Int) {
    checkHolds(Self.turned + "require A.view.bounds.width == 852", ScenarioAttributes(on: major))
  }

  @Test func aWindowStaysUprightUpToIOS7() {
    for major in [5, 6, 7] {
      checkHolds(
        Self.turned + "require window.bounds.width == 393\nrequire window.frame.height == 852",
        ScenarioAttributes(on: major))
    }
    checkHolds(
      Self.turned + "require A.view.frame.width == 393\nrequire A.view.bounds.width == 852",
      ScenarioAttributes(on: 7))
    checkHolds(
      Self.turned + "require window.bounds.width == 852\nrequire A.view.frame.width == 852",
      ScenarioAttributes(on: 8))
  }

  @Test func aViewThatGetsAnUnknownFrameIsNotKnown() {
    let script = """
      class Screen: UIViewController {
          let box = UIView()
          override func viewDidLoad() {
              super.viewDidLoad()
              box.frame = view.bounds
              view.addSubview(box)
          }
      }
      let A = Screen()
      window.rootViewController = A
      require A.box.frame.height == 852
      """
    checkHolds(script, ScenarioAttributes(on: 7))
    let problems = outcome(of: script, ScenarioAttributes(on: 6)).problems
    #expect(problems.count == 1 && problems[0].hasSuffix("[not-simulated]"), "\(problems)")
    checkHolds(
      script.replacing("A.box.frame.height == 852", with: "A.box.superview == A.view"),
      ScenarioAttributes(on: 6))
  }
}
