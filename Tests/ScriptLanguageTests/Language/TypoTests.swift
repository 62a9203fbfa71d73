import Diagnostics
import Testing

@testable import ScriptMachine

/// A missing, extra or misplaced letter makes no new name in places for UIKit's names only. The
/// length of the misspelt word does not matter.
@Suite struct TypoTests {
  @Test(arguments: [
    ("nav.poViewController(animated: true)", "popViewController"),
    ("window.rootVieCwontroller = a", "rootViewController"), ("a.adChild(b)", "addChild"),
    ("a.view.adSubview(b.view)", "addSubview"), ("v.aaddSubview(UIView())", "addSubview"),
    ("V().go()", "viewDidLoad"),
  ])
  func membersOfUIKit(_ line: String, _ near: String) {
    let (_, problems) = outcome(
      of: """
        class V: UIViewController { func go() { super.viewDiLoad() } }
        let a = UIViewController(), b = UIViewController(), v = UIView()
        let nav = UINavigationController(rootViewController: a)
        \(line)
        """)
    if line.hasPrefix("v.aa") { return #expect(problems.isEmpty) }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("did you mean '\(near)'? [unknown-member]") == true)
  }

  @Test(arguments: [
    ("let a = UIVieController()", "1:9", "UIVieController", "UIViewController"),
    ("class V: UViewController { }", "1:7", "UViewController", "UIViewController"),
    ("class V: UIViewoCntroller { }", "1:7", "UIViewoCntroller", "UIViewController"),
    ("Taks { print(1) }", "1:1", "Taks", "Task"),
    ("protocol Themed { }\nclass V: UIViewController, Themd { }", "2:7", "Themd", "Themed"),
    (
      "class V: UIViewController { }\nextension V: UITextFieldDelgate { }", "2:11",
      "UITextFieldDelgate", "UITextFieldDelegate"
    ),
  ])
  func types(_ source: String, _ place: String, _ name: String, _ near: String) {
    checkProblems(
      source, "\(place): '\(name)' is not declared; did you mean '\(near)'? [unknown-name]")
  }

  @Test func keywordsInClasses() {
    checkProblems(
      """
      class V: UIViewController {
          override func viewDidLoad() { sper.viewDidLoad(); slef.title = "x"; shelf.open() }
      }
      """, "2:35: 'sper' is not declared; did you mean 'super'? [unknown-name]",
      "2:55: 'slef' is not declared; did you mean 'self'? [unknown-name]")
  }

  @Test(arguments: [
    ("addSubviews", "addSubview"), ("setViewController", "setViewControllers"),
    ("pushViewsController", "pushViewController"), ("NSViewController", "UIViewController"),
    ("DispatchTimer", "DispatchTime"), ("showDetailViewController2", "showDetailViewController"),
    ("isMovingToParents", "isMovingToParent"), ("titles", "title"), ("mainViewControllers", "x"),
    ("becomesFirstResponder", "becomeFirstResponder"),
  ])
  func namesOfTheirOwn(_ name: String, _ known: String) {
    #expect(!Slips.isTypo(name, of: known))
  }
}
