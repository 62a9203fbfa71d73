import LifecycleEngine
import Scenarios
import Testing

/// A popover needs an anchor. Tests the anchors, and popovers without an anchor.
@Suite struct PopoverTests {
  /// Presents a controller after some code. The controller appears unless an exception is expected.
  private func check(
    _ presented: String, after code: String = "", on release: Int = 26,
    _ device: Device.Idiom = .pad, raises expected: String?,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(release)]
    attributes.device = Device(device)
    let judgement =
      expected.map { "console contains \"\($0)\"" }
      ?? "\(presented).view.window != nil && A.presentedViewController == \(presented)"
    checkHolds(
      """
      class Delegate: UIPopoverPresentationControllerDelegate {
          func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
              popover.sourceView = A.view
          }
          func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {}
      }
      let A = UIViewController(), B = UIViewController(), delegate = Delegate()
      let sheet = UIAlertController(title: "1", message: nil, preferredStyle: .actionSheet)
      let alert = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
      B.modalPresentationStyle = .popover
      window.rootViewController = A
      when "it is presented" {
          \(code)
          A.present(\(presented), animated: true)
      }
      require \(judgement)
      """, attributes, at: location)
  }

  private static let missing =
    "NSGenericException: UIPopoverPresentationController (<UIPopoverPresentationController: 0x"

  @Test(arguments: [8, 13, 26])
  func aPopoverThatPointsToNothingIsAnException(release: Int) {
    check("B", on: release, raises: Self.missing)
    check(
      "B", after: "B.popoverPresentationController?.sourceRect = A.view.bounds", on: release,
      raises: Self.missing)
  }

  @Test func aViewOrABarButtonItemOrAnItemIsSomethingToPointTo() {
    for anchor in [
      "sourceView = A.view", "barButtonItem = UIBarButtonItem()", "sourceItem = UIBarButtonItem()",
    ] {
      check("B", after: "B.popoverPresentationController?.\(anchor)", raises: nil)
    }
  }

  @Test func nilIsNothingToPointToUnlessThereIsSomethingElse() {
    let popover = "let popover = B.popoverPresentationController!\npopover.sourceView = A.view\n"
    check("B", after: popover + "popover.sourceView = nil", raises: Self.missing)
    check(
      "B",
      after: popover + "popover.barButtonItem = UIBarButtonItem()\npopover.sourceView = nil",
      raises: nil)
  }

  @Test func itsDelegateMayGiveItAViewAtTheLastMoment() {
    check("B", after: "B.popoverPresentationController?.delegate = delegate", raises: nil)
    check("sheet", after: "sheet.popoverPresentationController?.delegate = delegate", raises: nil)
  }

  @Test func whereThereIsNoRoomForAPopoverNothingIsMissing() {
    check("B", .phone, raises: nil)
    check("B", after: "system.resize(width: 320, height: 1366)", raises: nil)
    check("sheet", after: "system.resize(width: 320, height: 1366)", raises: nil)
  }

  @Test func aPhonesActionSheetHasAPopoverPresentationControllerFromIOS26On() {
    let look = "print(\"none: \\(sheet.popoverPresentationController == nil)\")"
    check("sheet", after: look, .phone, raises: "none: false")
    check("sheet", after: look, on: 18, .phone, raises: "none: true")
  }

  @Test func anActionSheetThatPointsToNothingIsAnExceptionOnAPadOnly() {
    let text = "of style UIAlertControllerStyleActionSheet"
    check("sheet", on: 12, raises: text + ". The modalPresentationStyle")
    check("sheet", on: 13, raises: text + " from UIViewController (<UIViewController: 0x")
    check("sheet", .phone, raises: nil)
    check("alert", raises: nil)
  }
}
