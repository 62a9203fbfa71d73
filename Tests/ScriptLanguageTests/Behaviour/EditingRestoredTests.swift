import LifecycleEngine
import Scenarios
import Testing

/// A text field is edited again when its controller returns, if the field was edited when the
/// controller left.
@Suite struct EditingRestoredTests {
  /// Checks steps after a tap on the text field of the root. The steps contain the expectations.
  private func check(_ steps: String, ios: Int = 17, device: Device = Device(.phone)) {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    attributes.device = device
    checkHolds(
      """
      class Form: UIViewController {
          let field = UITextField(), other = UITextField()
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field); view.addSubview(other) }
      }
      let A = Form(), B = Form()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      user.tap(A.field)
      require A.field.isFirstResponder
      \(steps)
      """, attributes)
  }

  @Test(arguments: [7, 9, 10, 17, 26]) func whatWasEditedUnderAPushIsEditedAgain(ios: Int) {
    check(
      """
      nav.pushViewController(B, animated: true)
      system.wait()
      require !A.field.isFirstResponder
      when "back" { user.tapBack() }
      require A.field.isFirstResponder
      """, ios: ios)
  }

  @Test func itIsNotBeforeIOS7() {
    check(
      """
      nav.pushViewController(B, animated: true)
      system.wait()
      when "back" { user.tapBack() }
      require !A.field.isFirstResponder
      """, ios: 6)
  }

  @Test func whatElseIsEditedByThenStays() {
    check(
      """
      nav.pushViewController(B, animated: true)
      system.wait()
      nav.popViewController(animated: true)
      when "appearing" { A.other.becomeFirstResponder() }
      require A.other.isFirstResponder
      require !A.field.isFirstResponder
      """)
  }

  @Test func aFieldThatIsGoneIsNotEdited() {
    check(
      """
      nav.pushViewController(B, animated: true)
      system.wait()
      A.field.removeFromSuperview()
      when "back" { user.tapBack() }
      require !A.field.isFirstResponder
      """)
  }

  @Test func itIsRememberedOnce() {
    check(
      """
      nav.pushViewController(B, animated: true)
      system.wait()
      user.tapBack()
      system.wait()
      A.field.resignFirstResponder()
      nav.pushViewController(B, animated: true)
      system.wait()
      when "back" { user.tapBack() }
      require !A.field.isFirstResponder
      """)
  }

  @Test(arguments: ["fullScreen", "pageSheet", "overFullScreen", "formSheet"])
  func whatWasEditedUnderAPresentationIsEditedAgain(style: String) {
    for device in [Device(.phone), Device(.pad)] {
      check(
        """
        B.modalPresentationStyle = .\(style)
        nav.present(B, animated: true)
        require !A.field.isFirstResponder at B.viewWillAppear
        system.wait()
        require !A.field.isFirstResponder
        when "gone" { nav.dismiss(animated: true) }
        require A.field.isFirstResponder
        """, device: device)
    }
  }

  @Test func aSheetThatIsPulledDownGivesItBackOnlyWhenItGoes() {
    check(
      """
      nav.present(B, animated: true)
      system.wait()
      user.beginSheetSwipe()
      user.cancelSwipe()
      system.wait()
      require !A.field.isFirstResponder
      user.beginSheetSwipe()
      when "gone" { user.finishSwipe() }
      require A.field.isFirstResponder
      """)
  }
}
