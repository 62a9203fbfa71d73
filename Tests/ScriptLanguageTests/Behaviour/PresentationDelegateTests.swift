import LifecycleEngine
import Scenarios
import Testing

/// Tests the arguments passed to the delegate of a presentation.
@Suite struct PresentationDelegateTests {
  private func check(
    _ source: String, device: Device.Idiom = .phone, on major: Int = 26,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: major)
    attributes.device = Device(device)
    checkHolds(
      """
      let A = UIViewController(), M = UIViewController()
      window.rootViewController = A

      """ + source, attributes, at: location)
  }

  @Test func thePresenterIsKnownWhenItsSheetIsGone() {
    check(
      """
      class Watcher: UIAdaptivePresentationControllerDelegate {
          var name = ""
          func presentationControllerDidDismiss(_ p: UIPresentationController) {
              if p.presentingViewController === A { name = "A" }
          }
      }
      let watcher = Watcher()
      A.present(M, animated: false)
      M.presentationController?.delegate = watcher
      when "the user pulls it down" { user.beginSheetSwipe(); user.finishSwipe() }
      require watcher.name == "A"
      require M.presentingViewController == nil
      """)
  }

  private let keeper = """
    class Keeper: UIPopoverPresentationControllerDelegate {
        var isCompact = false
        func adaptivePresentationStyle(
            for c: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            isCompact = traitCollection.horizontalSizeClass == .compact
            return .none
        }
    }
    let keeper = Keeper()
    M.modalPresentationStyle = .popover
    M.preferredContentSize = CGSize(width: 200, height: 150)
    M.popoverPresentationController?.sourceView = A.view
    M.popoverPresentationController?.delegate = keeper

    """

  @Test func aPopoverThatStaysOneOnAPhoneHasItsSize() {
    check(
      keeper + """
        when "presented" { A.present(M, animated: true) }
        require keeper.isCompact
        require M.view.bounds.size == CGSize(width: 200, height: 150)
        require A.view.window != nil
        """)
  }

  @Test func theTraitsAreThoseOfTheRoomThereWillBe() {
    check(
      keeper + """
        A.present(M, animated: true)
        system.wait(1)
        require !keeper.isCompact
        when "the window becomes narrow" { system.resize(width: 320, height: 1366) }
        require keeper.isCompact
        """, device: .pad)
  }

  @Test func aWindowIsNotHiddenUnderAPresentation() {
    var attributes = ScenarioAttributes(on: 17)
    attributes.device = Device(.phone)
    let (_, problems) = outcome(
      of: """
        let A = UIViewController(), M = UIViewController()
        window.rootViewController = A
        A.present(M, animated: false)
        when "hidden" { window.isHidden = true }
        """, attributes)
    #expect(
      problems == [
        "4:17: The end of a presentation whose window is hidden is not simulated yet "
          + "[not-simulated]"
      ])
  }
}
