import Scenarios
import Testing

/// UIKit asks the author's code, and the answer is not simulated: nothing behind the question is judged.
@Suite struct UnknownAnswerTests {
  private func ids(_ source: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a ios=17")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private let turned = """
    class S: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ANSWER } }
    let A = S()
    window.rootViewController = A
    when "turned" { user.rotate(to: .landscapeLeft) }
    require A.view.bounds.width == 852
    """

  private let selected = """
    class D: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { ANSWER }
    }
    let A = UIViewController(), B = UIViewController(), d = D()
    let tabs = UITabBarController(A, B)
    tabs.delegate = d
    window.rootViewController = tabs
    when "tapped" { user.tapTab(1) }
    require tabs.selectedIndex == 1
    """

  private let edited = """
    class S: UIViewController, UITextFieldDelegate {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field); field.delegate = self }
        func textFieldShouldBeginEditing(_ t: UITextField) -> Bool { ANSWER }
    }
    let s = S()
    window.rootViewController = s
    when "tapped" { user.tap(s.field) }
    require s.field.isFirstResponder
    """

  @Test func anUnknownAnswerIsNoDefault() throws {
    #expect(
      try ids(turned.replacing("ANSWER", with: "[.portrait, Theme.mask]")) == ["[not-modelled]"])
    #expect(try ids(turned.replacing("ANSWER", with: "Theme.mask")) == ["[not-modelled]"])
    #expect(try ids(turned.replacing("ANSWER", with: ".all")) == [])
    for script in [selected, edited] {
      #expect(try ids(script.replacing("ANSWER", with: "Auth.isIn")) == ["[not-modelled]"])
      #expect(try ids(script.replacing("ANSWER", with: "true")) == [])
      #expect(try ids(script.replacing("ANSWER", with: "false")) == ["[requirement-failed]"])
    }
  }
}
