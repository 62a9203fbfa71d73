import Diagnostics
import Testing

@testable import ExampleRuns

/// A misspelt name of UIKit would count as a name without simulation. The verdict on the example
/// would then ignore the misspelt code.
@Suite struct NameSlipTests {
  private func said(of code: String) -> [String] {
    do throws(ScriptError) {
      _ = try ExampleVerdict(code, attributes: ExampleAttributes(.correct, drives: [.launch]))
      return []
    } catch {
      let text = SourceText(Array(code.utf8))
      return error.diagnostics.map { diagnostic in
        let place = text.location(of: diagnostic.range.start)
        return "\(place.line):\(place.column) \(diagnostic.summary)"
      }
    }
  }

  @Test func misspeltNamesAreReportedAtTheirPlace() {
    #expect(
      said(
        of: """
          class A: UIVieController {
              let box = UIView()
              override func viewDidLoad() {
                  super.viewDidLoad()
                  view.adSubview(box)
                  navigationControler?.setToolbarHidden(true, animated: false)
                  box.removeFromSuperView()
                  let center = NotificationCenter.default
                  center.addObserver(self, selector: #selector(keybordShown), name: nil, object: nil)
              }
              @objc func keyboardShown() { }
          }
          """) == [
          "1:10 'UIVieController' is not declared; did you mean 'UIViewController'?",
          "5:14 'adSubview' is not declared; did you mean 'addSubview'?",
          "6:9 'navigationControler' is not declared; did you mean 'navigationController'?",
          "7:13 'removeFromSuperView' is not declared; did you mean 'removeFromSuperview'?",
          "9:54 'keybordShown' is not declared; did you mean 'keyboardShown'?",
        ])
  }

  /// An author may well have such names: a plural, other capitals of a name other than a method's,
  /// another word, a short name, and every name declared in the example.
  @Test(arguments: [
    "view.addSubviews(header, footer)", "tableview.reloadData()", "viewcontroller.start()",
    "navigationControllers.forEach { $0.start() }", "view.addSubviewAnimated(header)",
    "model.preset()", "loader.loaded()", "let adSubview = 1; print(adSubview)",
    "func adSubview() { }; adSubview()", "run { adSubview in print(adSubview) }",
    "//# let adSubview = banner\nadSubview.start()", "presentor.start()",
  ]) func namesOfOnesOwnAreFree(_ code: String) {
    #expect(said(of: code) == [])
  }

  /// The compiler accepted the files of an app, so an unchecked file declares the name.
  @Test func filesMayNameWhatOthersDeclare() throws {
    let code = """
      class A: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); view.adSubview(UIView()) }
      }
      """
    let file = try CheckedFile(AppFile(Array(code.utf8)))
    #expect(file.classes.map { $0.diagnostics.count } == [0])
  }
}
