import LifecycleEngine
import Scenarios
import Testing

/// Small mistakes about the heights and delegates of sheets have diagnostics.
@Suite struct SheetSlipTests {
  private let setUp = """
    let A = UIViewController(), B = UIViewController()
    window.rootViewController = A
    let sheet = B.sheetPresentationController!

    """

  private func problems(_ source: String) -> [String] {
    outcome(of: setUp + source, ScenarioAttributes(on: 26)).problems
  }

  private func check(_ source: String, at location: Testing.SourceLocation = #_sourceLocation) {
    checkHolds(setUp + source, ScenarioAttributes(on: 26), at: location)
  }

  // MARK: The delegate

  private let adaptive = """
    class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var heard = 0
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { heard += 1 }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { heard += 10 }
    }
    let delegate = Delegate()

    """

  @Test(
    arguments: [
      "sheet.delegate", "B.sheetPresentationController?.delegate",
      "(B.presentationController as! UISheetPresentationController).delegate",
    ])
  func theDelegateOfASheetNamesItsProtocol(_ property: String) {
    #expect(
      problems(adaptive + "\(property) = delegate") == [
        "12:1: 'Delegate' does not conform to 'UISheetPresentationControllerDelegate', which "
          + "'delegate' requires [type-mismatch]"
      ])
  }

  @Test func theDelegateOfAPopoverNamesItsProtocol() {
    #expect(
      problems(
        adaptive
          + """
          A.modalPresentationStyle = .popover
          A.popoverPresentationController?.delegate = delegate
          """) == [
          "13:1: 'Delegate' does not conform to 'UIPopoverPresentationControllerDelegate', which "
            + "'delegate' requires [type-mismatch]"
        ])
  }

  @Test(
    arguments: [
      "sheetPresentationController?.delegate = self",
      "if let sheet = sheetPresentationController { sheet.delegate = self }",
      "guard let sheet = self.sheetPresentationController else { return }; sheet.delegate = self",
      "let sheet = sheetPresentationController; sheet?.delegate = self",
      "if let s = presentationController as? UISheetPresentationController { s.delegate = self }",
    ])
  func aControllerReadsItsOwnSheet(code: String) {
    let found = problems(
      """
      class Own: UIViewController, UIAdaptivePresentationControllerDelegate {
          func adapt() {
              \(code)
          }
      }
      let own = Own()
      when "it adapts" { own.adapt() }
      """)
    #expect(
      found.map { String($0.drop { $0 != "'" }) } == [
        "'Own' does not conform to 'UISheetPresentationControllerDelegate', which 'delegate' "
          + "requires [type-mismatch]"
      ])
  }

  @Test func aPropertyOfThatNameIsTheAuthors() {
    check(
      """
      class Panel { var delegate: Panel? }
      class Own { let sheetPresentationController: Panel? = Panel() }
      let own = Own(), other = Panel()
      when "it is set" { own.sheetPresentationController?.delegate = other }
      require own.sheetPresentationController?.delegate === other
      """)
  }

  @Test func aMethodOfAProtocolThatTheClassDoesNotNameIsNotCalled() {
    check(
      adaptive
        + """
        sheet.detents = [.medium(), .large()]
        B.presentationController?.delegate = delegate
        A.present(B, animated: true)
        when "the user drags it" { user.dragSheet(to: .large) }
        require sheet.selectedDetentIdentifier == .large
        require delegate.heard == 0
        when "the user pulls it down" { user.beginSheetSwipe(); user.finishSwipe() }
        require delegate.heard == 10
        """)
  }

  @Test(arguments: [": UISheetPresentationControllerDelegate", ": Heard", ": Base"])
  func aMethodOfAProtocolThatTheClassNamesSomewhereIsCalled(_ conformance: String) {
    check(
      """
      typealias Heard = UISheetPresentationControllerDelegate
      class Base: NSObject, UISheetPresentationControllerDelegate { }
      class Delegate\(conformance) {
          var heard = 0
          func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
              _ sheet: UISheetPresentationController
          ) { heard += 1 }
      }
      let delegate = Delegate()
      sheet.detents = [.medium(), .large()]
      sheet.delegate = delegate
      A.present(B, animated: true)
      when "the user drags it" { user.dragSheet(to: .large) }
      require delegate.heard == 1
      """)
  }

  @Test func theSheetOfAPopoverIsNotThere() {
    #expect(
      problems(
        """
        B.modalPresentationStyle = .popover
        let other = B.popoverPresentationController?.adaptiveSheetPresentationController
        """) == [
          "5:13: 'adaptiveSheetPresentationController' is not simulated yet [not-simulated]"
        ])
  }

  // MARK: Identifiers

  @Test(
    arguments: [
      (".medum", "No detent has the identifier '.medum'; did you mean '.medium'? [unknown-member]"),
      ("\"medium\"", "A detent is named by its identifier, not by String [wrong-argument]"),
      ("1", "A detent is named by its identifier, not by Int [wrong-argument]"),
    ])
  func aCheckIsHeldAgainstWhatIdentifiesADetent(_ value: String, _ problem: String) {
    #expect(
      problems("require sheet.selectedDetentIdentifier != \(value)") == ["4:43: \(problem)"])
    #expect(
      problems("require !(\(value) == sheet.largestUndimmedDetentIdentifier)")
        == ["4:11: \(problem)"])
  }

  @Test func identifiersOfTheAuthorsAreCompared() {
    check(
      """
      extension UISheetPresentationController.Detent.Identifier {
          static let medum = UISheetPresentationController.Detent.Identifier("medum")
      }
      require sheet.selectedDetentIdentifier != .medum
      require sheet.selectedDetentIdentifier != .small
      """)
  }

  @Test func aTextInAVariableIsNoIdentifier() {
    #expect(
      problems(
        """
        let name = "large"
        when "it is compared" {
            sheet.selectedDetentIdentifier = .large
            print(sheet.selectedDetentIdentifier == name)
        }
        """) == ["7:11: A detent is named by its identifier, not by String [wrong-argument]"])
  }

  @Test func everyDetentHasAnIdentifierOfItsOwn() {
    check(
      """
      sheet.detents = [.custom { _ in 100 }, .medium(), .custom { _ in 200 }]
      sheet.detents.removeAll { $0.identifier == .medium }
      require sheet.detents.count == 2
      require sheet.detents[0].identifier == sheet.detents[0].identifier
      require sheet.detents[0].identifier != sheet.detents[1].identifier
      A.present(B, animated: true)
      when "code selects" { sheet.selectedDetentIdentifier = sheet.detents[1].identifier }
      require B.view.frame.height == 234
      """)
  }

  @Test func nobodyKnowsAnIdentifierThatUIKitMadeUp() {
    #expect(
      problems(
        """
        sheet.detents = [.custom { _ in 100 }]
        require sheet.detents[0].identifier.rawValue == "a"
        """) == [
          "5:9: 'identifier' is not simulated, so a scenario cannot depend on it "
            + "[opaque-condition]"
        ])
  }

  // MARK: Detents

  @Test(
    arguments: [
      (".zero", 34.0), (".infinity", 783.0), (".greatestFiniteMagnitude", 783.0),
    ])
  func aHeightMayBeANumberThatHasAName(_ value: String, _ height: Double) {
    check(
      """
      sheet.detents = [.custom { _ in \(value) }]
      when "shown" { A.present(B, animated: true) }
      require B.view.frame.height == \(height)
      """)
  }

  @Test(
    arguments: [
      (
        "sheet.detents = [.medium(), .custom(identifer: .init(\"a\")) { _ in 3 }]",
        "4:1: 'custom' does not take an argument 'identifer:' here; did you mean 'identifier:'? "
          + "[wrong-argument]"
      ),
      (
        "sheet.detents = [.medum(), .large()]",
        "4:1: A height of a sheet is a detent, not '.medum'; did you mean '.medium()'? "
          + "[wrong-argument]"
      ),
      (
        "sheet.detents = [.costum { _ in 3 }]",
        "4:1: A height of a sheet is a detent, not '.costum'; did you mean '.custom'? "
          + "[wrong-argument]"
      ),
      (
        "sheet.detent = [.medium()]",
        "4:1: 'UISheetPresentationController' has no member 'detent' in the simulator; "
          + "did you mean 'detents'? [unknown-member]"
      ),
      (
        "sheet.detents = [.custom { $0.maximumDetentVal }]; A.present(B, animated: true)",
        "4:28: The context of a detent has no member 'maximumDetentVal'; "
          + "did you mean 'maximumDetentValue'? [unknown-member]"
      ),
      (
        "let own = sheet.detents[0].resolvedValue(in: 3)",
        "4:11: 'resolvedValue(in:)' is not simulated yet [not-simulated]"
      ),
    ])
  func slipsAreNamed(_ source: String, _ problem: String) {
    #expect(problems(source) == [problem])
  }
}
