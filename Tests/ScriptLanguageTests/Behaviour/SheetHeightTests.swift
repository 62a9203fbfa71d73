import LifecycleEngine
import Scenarios
import Testing

/// Tests the heights of sheets in scenarios.
@Suite struct SheetHeightTests {
  private let setUp = """
    class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var heard = 0
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheet: UISheetPresentationController
        ) { heard += 1 }
    }
    let A = UIViewController(), B = UIViewController(), delegate = Delegate()
    window.rootViewController = A
    let sheet = B.sheetPresentationController!
    sheet.delegate = delegate

    """

  private func check(
    _ source: String, on major: Int = 26, _ device: Device = Device(),
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: major)
    attributes.device = device
    checkHolds(setUp + source, attributes, at: location)
  }

  private func checkProblem(
    _ source: String, _ expected: String, on major: Int = 26, _ device: Device = Device(),
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: major)
    attributes.device = device
    #expect(
      outcome(of: setUp + source, attributes).problems == [expected], sourceLocation: location)
  }

  @Test func theUserDragsASheetAndTheDelegateHearsOfIt() {
    check(
      """
      sheet.detents = [.medium(), .large()]
      A.present(B, animated: true)
      when "the user drags it" { user.dragSheet(to: .large) }
      expect(.delegates) {
          delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier
      }
      require sheet.selectedDetentIdentifier == .large
      require B.view.frame.height == 783
      require delegate.heard == 1
      """, on: 15)
  }

  @Test func codeChangesTheHeightAndTheDelegateHearsNothing() {
    check(
      """
      sheet.detents = [.medium(), .large()]
      A.present(B, animated: true)
      when "code selects" { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
      require count(B.viewDidLayoutSubviews) == 1
      require B.view.frame.height == 783
      when "code selects nothing" { sheet.selectedDetentIdentifier = nil }
      require sheet.selectedDetentIdentifier == nil
      require B.view.frame.height == 426
      require delegate.heard == 0
      """)
  }

  @Test func whatNobodyHasSetIsWhatUIKitHas() {
    check(
      """
      require sheet.detents.count == 1
      require sheet.detents[0].identifier == .large
      require sheet.selectedDetentIdentifier == nil
      require sheet.largestUndimmedDetentIdentifier == nil
      """)
  }

  @Test func detentsOfTheAuthorsHaveTheHeightThatTheirClosureSays() {
    check(
      """
      extension UISheetPresentationController.Detent.Identifier {
          static let small = UISheetPresentationController.Detent.Identifier("com.app.small")
          static let tall: UISheetPresentationController.Detent.Identifier = .init("tall")
      }
      extension UISheetPresentationController.Detent {
          static func tall() -> UISheetPresentationController.Detent {
              .custom(identifier: .tall) { $0.maximumDetentValue * 0.5 }
          }
      }
      var height = 200.0
      sheet.detents = [.custom(identifier: .small) { _ in height }, .tall()]
      sheet.detents.append(.large())
      A.present(B, animated: true)
      when "shown" { print("") }
      require B.view.frame.height == 234
      when "another height" { height = 300; sheet.invalidateDetents() }
      require B.view.frame.height == 334
      when "the user drags it" { user.dragSheet(to: .tall) }
      require B.view.frame.height == 408.5
      require sheet.selectedDetentIdentifier == .tall
      require sheet.selectedDetentIdentifier?.rawValue == "tall"
      when "the user drags it again" {
          user.dragSheet(to: UISheetPresentationController.Detent.Identifier("com.app.small"))
      }
      require sheet.selectedDetentIdentifier == .small
      require sheet.selectedDetentIdentifier != .tall
      require sheet.detents.count == 3
      require sheet.detents[0].identifier == .small
      require delegate.heard == 2
      """)
  }

  @Test func detentsAreWrittenWithTheirTypesToo() {
    check(
      """
      typealias Sheet = UISheetPresentationController
      let low: UISheetPresentationController.Detent = .medium()
      let high = UISheetPresentationController.Detent.large()
      let own = UISheetPresentationController.Detent.custom(
          identifier: .init(rawValue: "own"), resolver: { context in context.maximumDetentValue })
      let none = UISheetPresentationController.Detent.custom { _ in nil }
      sheet.detents = [none, low, own, high]
      A.present(B, animated: true)
      when "code selects" {
          sheet.selectedDetentIdentifier = UISheetPresentationController.Detent.Identifier.large
      }
      require B.view.frame.height == 783
      when "code selects its own" { sheet.selectedDetentIdentifier = .init("own") }
      require sheet.selectedDetentIdentifier == .init("own")
      require B.view.frame.height == 783
      when "code selects none" { sheet.selectedDetentIdentifier = nil }
      require B.view.frame.height == 426
      """)
  }

  @Test func whatIsSelectedIsSwitchedOver() {
    check(
      """
      func name() -> String {
          switch sheet.selectedDetentIdentifier {
          case .medium: return "medium"
          case .large: return "large"
          default: return "none"
          }
      }
      require name() == "none"
      when "one is selected" { sheet.selectedDetentIdentifier = .large }
      require name() == "large"
      """)
  }

  private func impossible(_ line: Int, _ detent: String, _ reason: String) -> String {
    "\(line):1: 'user.dragSheet(to: \(detent))' is impossible: \(reason) [impossible-action]"
  }

  @Test func aDragThatIsImpossibleSaysWhy() {
    let present = "sheet.detents = [.medium(), .large()]\nA.present(B, animated: true)\n"
    checkProblem(
      "user.dragSheet(to: .large)", impossible(11, ".large", "it needs a sheet on screen"))
    checkProblem(
      present + "user.dragSheet(to: .medium)",
      impossible(13, ".medium", "the sheet already rests there"))
    checkProblem(
      present + "user.dragSheet(to: .small)",
      impossible(13, ".small", "the sheet has no such detent"))
    checkProblem(
      present + "user.dragSheet(to: .large)",
      impossible(13, ".large", "it needs a sheet at the bottom edge on screen"), on: 26,
      Device(.pad))
    #expect(
      outcome(of: "user.dragSheet(to: .large)", ScenarioAttributes(on: 14)).problems
        == [impossible(1, ".large", "it came with iOS 15")])
  }

  @Test func slipsAreFound() {
    checkProblem(
      "sheet.detents = []", "11:1: 'detents' needs at least one detent [wrong-argument]")
    checkProblem(
      "sheet.detents = [.large]",
      "11:1: A height of a sheet is a detent, not '.large' [wrong-argument]")
    checkProblem(
      "sheet.detents = .large()",
      "11:1: 'detents' needs an array of detents, but got '.large' [wrong-argument]")
    checkProblem(
      "sheet.selectedDetentIdentifier = .mediun",
      "11:1: No detent has the identifier '.mediun'; did you mean '.medium'? [unknown-member]")
    checkProblem(
      "sheet.selectedDetentIdentifier = \"large\"",
      "11:1: A detent is named by its identifier, not by String [wrong-argument]")
    checkProblem(
      "sheet.detents = [.custom(identifier: .small)]",
      "11:1: A custom detent needs a closure that returns its height [wrong-argument]")
    checkProblem(
      "sheet.detents = [.custom { _ in 100 }]",
      "11:1: 'custom(identifier:resolver:)' exists from iOS 16 [unavailable]", on: 15)
    checkProblem(
      "user.dragSheet(to: 3)",
      "11:1: A detent is named by its identifier, not by Int [wrong-argument]")
    checkProblem(
      "sheet.detents = [.custom { _ in screen.height }]\nA.present(B, animated: true)",
      "11:26: 'height' is not simulated, so this detent has no height [opaque-condition]")
    checkProblem(
      "sheet.detents = [.custom { _ in \"high\" }]\nA.present(B, animated: true)",
      "11:26: The closure of a detent returns a height in points, not String [type-mismatch]")
  }
}
