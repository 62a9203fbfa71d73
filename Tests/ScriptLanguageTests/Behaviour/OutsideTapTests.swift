import LifecycleEngine
import Scenarios
import Testing

/// A tap beside what is presented dismisses a popover or a card.
@Suite struct OutsideTapTests {
  private func presented(_ style: String, answer: String = "true") -> String {
    """
    class Delegate: UIPopoverPresentationControllerDelegate {
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        \(answer)
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    }
    let A = UIViewController(), B = UIViewController(), delegate = Delegate()
    window.rootViewController = A
    B.modalPresentationStyle = .\(style)
    B.presentationController?.delegate = delegate
    B.popoverPresentationController?.sourceView = A.view
    A.present(B, animated: true)

    """
  }

  private func pad() -> ScenarioAttributes {
    var attributes = ScenarioAttributes()
    attributes.device = Device(.pad)
    return attributes
  }

  private func problems(_ source: String, _ attributes: ScenarioAttributes) -> [String] {
    outcome(of: source, attributes).problems
  }

  @Test func theDelegateHearsOfTheDismissal() {
    for style in ["popover", "formSheet", "pageSheet"] {
      checkHolds(
        presented(style) + """
          when "outside" { user.tapOutside() }
          expect(.classic + .delegates, of: B, delegate) {
            delegate.presentationControllerShouldDismiss
            delegate.presentationControllerWillDismiss
            B.viewWillDisappear
            B.viewDidDisappear
            delegate.presentationControllerDidDismiss
          }
          require A.presentedViewController == nil
          """, pad())
      checkHolds(
        presented(style, answer: "false") + """
          when "outside" { user.tapOutside() }
          expect(.classic + .delegates, of: B, delegate) {
            delegate.presentationControllerShouldDismiss
          }
          require A.presentedViewController == B
          """, pad())
      checkHolds(
        presented(style)
          + "B.isModalInPresentation = true\nwhen \"outside\" { user.tapOutside() }\n"
          + "require A.presentedViewController == B", pad())
    }
  }

  @Test func anActionSheetIsCancelled() {
    let sheet = """
      let A = UIViewController()
      window.rootViewController = A
      let sheet = UIAlertController(title: "", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "x", style: .default) { _ in print("x") })

      """
    let present = """
      sheet.popoverPresentationController?.sourceView = A.view
      A.present(sheet, animated: true)
      system.wait()
      user.tapOutside()
      system.wait()
      print(A.presentedViewController == nil)
      """
    checkPrint(
      sheet
        + "sheet.addAction(UIAlertAction(title: \"c\", style: .cancel) { _ in print(\"cancel\") })\n"
        + present, "cancel", "true")
    #expect(
      outcome(of: sheet + present).problems.first?.contains("without a cancel action") == true)
  }

  @Test func whatHasNoRoomBesideIsNotTappedBeside() {
    #expect(
      outcome(of: "window.rootViewController = UIViewController()\nuser.tapOutside()").problems == [
        "2:1: 'user.tapOutside()' is impossible: it needs something presented on screen "
          + "[impossible-action]"
      ])
    let full = outcome(of: presented("fullScreen") + "system.wait()\nuser.tapOutside()").problems
    #expect(full.first?.contains("leaves room around it on screen") == true)
    let sheet = outcome(of: presented("pageSheet") + "system.wait()\nuser.tapOutside()").problems
    #expect(sheet.first?.contains("A tap outside a sheet at the bottom edge is not") == true)
  }
}
