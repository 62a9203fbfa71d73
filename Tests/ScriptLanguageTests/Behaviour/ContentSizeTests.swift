import LifecycleEngine
import Scenarios
import Testing

/// Tests the size that a controller prefers for its presentation.
@Suite struct ContentSizeTests {
  private func check(
    _ source: String, device: Device.Idiom = .pad,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes(on: 26)
    attributes.device = Device(device)
    checkHolds(
      "let A = UIViewController(), M = UIViewController()\n" + source, attributes, at: location)
  }

  @Test func aFormSheetHasTheSizeThatIsPreferred() {
    check(
      """
      window.rootViewController = A
      M.modalPresentationStyle = .formSheet
      M.preferredContentSize = CGSize(width: 300, height: 280)
      when "presented" { A.present(M, animated: true) }
      require M.view.bounds.size == CGSize(width: 300, height: 280)
      require M.view.frame.origin == .zero
      when "it asks for more" { M.preferredContentSize.height = 400 }
      expect(.layout) {
          M.viewWillLayoutSubviews
          M.viewDidLayoutSubviews
      }
      require M.view.bounds.size.height == 400
      when "for more than there is" { M.preferredContentSize = CGSize(width: 2000, height: 0) }
      require M.view.bounds.size == CGSize(width: 1024, height: 620)
      """)
  }

  @Test func aNavigationControllerPassesOnWhatItsTopAsksFor() {
    check(
      """
      let nav = UINavigationController(M)
      window.rootViewController = A
      nav.modalPresentationStyle = .formSheet
      M.preferredContentSize = CGSize(width: 300, height: 280)
      when "presented" { A.present(nav, animated: true) }
      require nav.view.bounds.size == CGSize(width: 300, height: 280)
      when "the top asks for more" { M.preferredContentSize = CGSize(width: 310, height: 290) }
      require nav.view.bounds.size == CGSize(width: 310, height: 290)
      """)
  }

  @Test func aSheetOfAPhoneIsAsLargeAsEver() {
    check(
      """
      window.rootViewController = A
      M.preferredContentSize = CGSize(width: 300, height: 280)
      when "presented" { A.present(M, animated: true) }
      require M.view.bounds.size.width == 393
      """, device: .phone)
  }

  @Test func rectanglesHaveAnOrigin() {
    check(
      """
      window.rootViewController = A
      when "the frame moves" {
          A.view.frame.origin.y = 20
          A.view.frame = CGRect(origin: CGPoint(x: 7, y: 8), size: A.view.frame.size)
      }
      require A.view.frame.origin.x == 7
      require A.view.frame.origin == CGPoint(x: 7, y: 8)
      require CGRect(x: 0, y: 0, width: 10, height: 20).midY == 10
      """)
  }
}
