import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

@Suite struct OverrideTests {
  /// Compares all diagnostics of a class declaration, with the offered help.
  private func check(
    _ source: String, _ expected: String..., at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var found: [String] = []
    do throws(ScriptError) {
      _ = try Scenario(source, attributes: ScenarioAttributes())
    } catch {
      found = error.diagnostics.map { ([$0.id] + $0.help).joined(separator: ": ") }
    }
    #expect(found == expected, sourceLocation: location)
  }

  @Test func aMisspeltNameOverridesNothing() {
    checkProblems(
      "class V: UIViewController { override func viewDidApear(_ animated: Bool) {} }",
      "1:43: 'viewDidApear(_:)' overrides nothing: no superclass has a method with this name and "
        + "these labels [overrides-nothing]")
    check(
      "class V: UINavigationController { override func viewDidApear(_ animated: Bool) {} }",
      "overrides-nothing: did you mean 'viewDidAppear'?")
    check(
      "class A { func run() {} }\nclass B: A { override func ran() {} }",
      "overrides-nothing: did you mean 'run'?")
  }

  @Test func wrongLabelsOverrideNothing() {
    check(
      """
      class V: UIViewController {
          override func viewWillAppear() {}
          override func viewDidAppear(animated: Bool) {}
          override func willMove(to parent: UIViewController?) {}
      }
      """,
      "overrides-nothing: write 'override func viewWillAppear(_ animated: Bool)'",
      "overrides-nothing: write 'override func viewDidAppear(_ animated: Bool)'",
      "overrides-nothing: write 'override func willMove(toParent parent: UIViewController?)'")
  }

  @Test func anOverrideSaysSo() {
    check(
      "class V: UIViewController { func viewDidLoad() {} }",
      "missing-override: a superclass has it: write 'override func'")
    check(
      "class A { func f(_ n: Int) {} }\nclass B: A { func f(_ n: Int) {} }",
      "missing-override: a superclass has it: write 'override func'")
    check("class A { func f(_ n: Int) {} }\nclass B: A { func f(_ text: String) {} }")
  }

  @Test func methodsThatTheCodeCallsCanBeOverridden() {
    check(
      """
      class V: UIViewController {
          override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
          override func setEditing(_ editing: Bool, animated: Bool) {}
      }
      class W: UIView {
          override func setNeedsLayout() {}
          override func endEditing(_ force: Bool) -> Bool { true }
      }
      class T: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
      }
      class Unknown: LibraryClass { override func anything() {} }
      """)
    check(
      "class T: UITableViewController { override func viewDidLod() {} }",
      "overrides-nothing: did you mean 'viewDidLoad'?")
  }

  @Test(arguments: [
    ("UIView", "safeAreaInsetsDidChange()", "safeAreaInsetsDidChange()"),
    ("UIWindow", "becomeKey()", "becomeKey()"),
    ("UITextField", "becomeFirstResponder() -> Bool", "becomeFirstResponder()"),
    ("UITextField", "resignFirstResponder() -> Bool", "resignFirstResponder()"),
    ("UIViewController", "loadViewIfNeeded()", "loadViewIfNeeded()"),
    (
      "UIViewController",
      "overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection?",
      "overrideTraitCollection(forChild:)"
    ),
    (
      "UIViewController",
      "targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?",
      "targetViewController(forAction:sender:)"
    ),
  ])
  func whatIsNeverCalledCannotBeOverridden(
    _ superclass: String, _ method: String, _ signature: String
  ) {
    checkProblems(
      "class A: \(superclass) {\n  override func \(method) { fatalError() }\n}",
      "2:17: '\(signature)' is not called by the simulator yet [not-simulated]")
  }

  @Test func whatIsDeliveredCanBeOverridden() {
    for callback in Callback.allCases where !callback.isProperty {
      guard callback.lens == .classic || callback.lens == .layout || callback == .viewDidLoad else {
        continue
      }
      let parameter = callback.declarationLabels.isEmpty ? "" : "_ animated: Bool"
      check(
        "class A: UIViewController { override func \(callback.baseName)(\(parameter)) {} }")
    }
  }

  @Test func delegateMethodsThatAreNeverCalledCannotBeImplemented() {
    let never = "is not called by the simulator yet [not-simulated]"
    checkProblems(
      """
      class D: NSObject, UITabBarControllerDelegate {
          func tabBarController(_ t: UITabBarController, willBeginCustomizing v: [UIViewController]) {}
          func other() {}
      }
      class E: NSObject {}
      extension E: UINavigationControllerDelegate {
          func navigationController(
              _ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
      }
      class F: E {
          func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController) {}
      }
      class G { func textFieldDidBeginEditing(_ field: UITextField) {} }
      """,
      "2:10: 'tabBarController(_:willBeginCustomizing:)' \(never)",
      "11:10: 'navigationControllerSupportedInterfaceOrientations(_:)' \(never)")
  }

  @Test func aConformanceIsNoOverride() {
    check(
      """
      protocol Screen { func show() }
      class A: Screen { func show() {} }
      class B: NSObject, UINavigationControllerDelegate {
          func navigationController(
              _ navigationController: UINavigationController, willShow viewController: UIViewController,
              animated: Bool) {}
      }
      """)
  }

  @Test func whatNothingSimulatedCallsCanBeOverridden() {
    checkPrint(
      """
      class Field: UITextField {
          override func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
          override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
          override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
          override func caretRect(for position: UITextPosition) -> CGRect { .zero }
          override func deleteBackward() { super.deleteBackward() }
          override func paste(_ sender: Any?) { super.paste(sender) }
      }
      class Screen: UIViewController {
          override func accessibilityPerformEscape() -> Bool { true }
          override func accessibilityPerformMagicTap() -> Bool { true }
          override func paste(_ sender: Any?) {}
          override func addKeyCommand(_ command: UIKeyCommand) { super.addKeyCommand(command) }
          override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
          func select(_ index: IndexPath) {}
          func delete(_ count: Int) {}
      }
      class Panel: UIView {
          override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
          override func addConstraint(_ constraint: NSLayoutConstraint) {}
          override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
          override func setContentHuggingPriority(
              _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
          ) {}
          override func accessibilityScroll(
              _ direction: UIAccessibilityScrollDirection
          ) -> Bool { true }
      }
      class Split: UISplitViewController {
          override func show(_ column: UISplitViewController.Column) {
              print("show")
              super.show(column)
          }
          override func setViewController(
              _ vc: UIViewController?, for column: UISplitViewController.Column
          ) { super.setViewController(vc, for: column) }
      }
      class Alert: UIAlertController {
          override func addAction(_ action: UIAlertAction) { super.addAction(action) }
      }
      let split = Split(style: .doubleColumn)
      split.setViewController(Screen(), for: .primary)
      split.show(.primary)
      let alert = Alert(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "b", style: .default))
      print(alert.actions.count, Screen().accessibilityPerformEscape())
      """, "show", "1 true")
    checkProblems(
      "class V: UIViewController { func paste(_ sender: Any?) {} }",
      "1:34: 'paste(_:)' is declared without 'override' [missing-override]")
    checkProblems(
      "class V: UIViewController { override func textRect(forBounds b: CGRect) -> CGRect { b } }",
      "1:43: 'textRect(forBounds:)' overrides nothing: no superclass has a method with this name "
        + "and these labels [overrides-nothing]")
  }
}
