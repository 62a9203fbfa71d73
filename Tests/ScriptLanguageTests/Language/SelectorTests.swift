import Scenarios
import Testing

/// `#selector` has to name an existing method.
@Suite struct SelectorTests {
  private static func source(_ selector: String) -> String {
    """
    class A: UIViewController {
        @objc func tapped() {}
        override func viewDidLoad() {
            super.viewDidLoad()
            let s = #selector(\(selector))
        }
    }
    """
  }

  @Test(arguments: [
    ("taped", "There is no method 'taped' in 'A'; did you mean 'tapped'?"),
    ("self.nope(_:)", "There is no method 'nope' in 'A'"),
    ("A.nope", "There is no method 'nope' in 'A'"),
    ("nope", "There is no method 'nope' in 'A'"),
  ])
  func whatNobodyDeclares(_ selector: String, _ summary: String) {
    checkProblems(Self.source(selector), "5:27: \(summary) [unknown-name]")
  }

  @Test(arguments: [
    "tapped", "self.tapped", "A.tapped", "viewDidLoad", "UIView.endEditing(_:)", "paste(_:)",
    "dismiss(animated:completion:)", "setEditing(_:animated:)", "UIResponder.resignFirstResponder",
    "accessibilityEscape", "reloadInputViews", "setNeedsStatusBarAppearanceUpdate",
  ])
  func whatThereIs(_ selector: String) {
    checkProblems(Self.source(selector))
  }

  @Test func aViewHasMethodsThatAreListedNowhere() {
    func source(_ selector: String) -> String {
      """
      class Table: UITableView {
          @objc func refreshRows() { let s = #selector(\(selector)) }
      }
      class Nearer: Table {
          @objc func other() { let s = #selector(\(selector)) }
      }
      extension UIView { @objc func fadeAll() {} }
      """
    }
    for selector in ["reloadData", "refreshRows", "fadeAll"] { checkProblems(source(selector)) }
    checkProblems(
      source("refrehRows"),
      "2:50: There is no method 'refrehRows' in 'Table'; did you mean 'refreshRows'? "
        + "[unknown-name]",
      "5:44: There is no method 'refrehRows' in 'Nearer'; did you mean 'refreshRows'? "
        + "[unknown-name]")
  }

  @Test func whatIsNoViewIsNotAssignedToOne() {
    checkProblems(
      """
      let a = UIViewController()
      a.view = UIViewController()
      """, "2:1: 'UIViewController' cannot be assigned to 'view' [type-mismatch]")
  }
}
