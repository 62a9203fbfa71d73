import LifecycleEngine
import Testing

@testable import ExampleRuns

/// The declarations of an example tell the implemented callbacks.
@Suite struct ImplementedCallbacksTests {
  private func check(
    _ source: String, _ expected: [Callback],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      ExampleVerdict.callbacks(implementedIn: source) == expected, sourceLocation: sourceLocation)
  }

  @Test func theyComeInTheOrderOfTheEngineEachOnce() {
    check(
      """
      final class A: UIViewController {
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      }
      final class B: UIViewController {
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
          override func viewDidLoad() { super.viewDidLoad() }
      }
      """, [.viewWillAppear, .viewDidLoad])
  }

  @Test func methodsOfOneNameAreToldApartByTheirLabels() {
    check(
      """
      override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {}
      """, Callback.allCases.filter { $0.baseName == "viewWillTransition" })
    check(
      "func textFieldDidEndEditing(_ textField: UITextField) {}",
      Callback.allCases.filter {
        $0.baseName == "textFieldDidEndEditing" && $0.declarationLabels.count == 1
      })
    check("func viewWillAppear(soon animated: Bool) {}", [])
    check("func viewDidLoad(_ again: Bool) {}", [])
  }

  @Test func anExtensionImplementsAsItsTypeDoes() {
    check(
      """
      final class A: UIViewController {}
      extension A {
          override func viewDidLoad() { super.viewDidLoad() }
      }
      """, [.viewDidLoad])
  }

  @Test func aPropertyIsOneWhereItHasAGetter() {
    check("override var prefersStatusBarHidden: Bool { true }", [])
    check(
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }",
      [.supportedInterfaceOrientations])
    check("let supportedInterfaceOrientations = 1", [])
  }

  @Test func whatIsOnlySaidOrCalledIsNoImplementation() {
    check(
      """
      // override func viewDidLoad() {}
      let text = "func viewDidAppear(_ animated: Bool) {"
      func reload() { viewDidLoad() }
      """, [])
    check("deinit { print(1) }", [.deinitialize])
    check("func viewDidLoad( {", [])
  }

  @Test func theVerdictSaysTheSame() throws {
    for finding in Finding.all {
      let verdict = try ExampleVerdict(
        finding.holding, attributes: ExampleAttributes(.correct, drives: [.launch]))
      #expect(verdict.callbacks == ExampleVerdict.callbacks(implementedIn: finding.holding))
    }
  }
}
