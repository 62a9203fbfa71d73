import Scenarios
import Testing

/// Some comparisons have the same result in every run.
@Suite struct ComparisonTests {
  private static func source(_ condition: String) -> String {
    """
    enum Side { case left, right }
    let a = UIViewController(), b = UIViewController(), side = Side.left, text: String? = nil
    let nav = UINavigationController(a)
    window.rootViewController = nav
    when "x" { nav.pushViewController(b, animated: false) }
    require \(condition)
    """
  }

  @Test(arguments: [
    (
      "b.modalPresentationStyle != .fullscreen", 37,
      "'modalPresentationStyle' is never '.fullscreen'; did you mean '.fullScreen'?"
    ),
    (
      "a.navigationController?.modalPresentationStyle != .sheet", 59,
      "'modalPresentationStyle' is never '.sheet'"
    ),
    (
      "UIApplication.shared.applicationState != .activ", 50,
      "'applicationState' is never '.activ'; did you mean '.active'?"
    ),
    (
      "b.traitCollection.horizontalSizeClass != .regulr", 50,
      "'horizontalSizeClass' is never '.regulr'; did you mean '.regular'?"
    ),
  ])
  func namesThatNoValueHas(_ condition: String, _ column: Int, _ summary: String) {
    checkProblems(Self.source(condition), "6:\(column): \(summary) [unknown-member]")
  }

  @Test(arguments: [
    ("b.navigationController != \"nav\"", "'nav' and String cannot be compared"),
    ("b.isViewLoaded != 1", "Bool and Int cannot be compared"),
    ("nav.viewControllers != b", "An array and 'b' cannot be compared"),
    ("side != 1", "An enumeration and Int cannot be compared"),
    ("b.view.frame != 5", "CGRect and Int cannot be compared"),
  ])
  func differentTypes(_ condition: String, _ summary: String) {
    checkProblems(Self.source(condition), "6:9: \(summary) [type-mismatch]")
  }

  @Test(arguments: [
    "b.navigationController == nav", "b.presentingViewController == nil", "side == .left",
    "b.modalPresentationStyle != .popover", "nav.viewControllers == [a, b]",
    "b.view.alpha == 1", "b.view.frame.width != 5",
    "b.presentedViewController == nil",
  ])
  func whatCanBeCompared(_ condition: String) {
    checkHolds(Self.source(condition))
  }

  /// A variable of another type may have any values, even if UIKit has a property of the same name.
  @Test func variablesOfThatName() {
    checkProblems(
      """
      func f() {
          let displayMode = settings.mode, selectedDetentIdentifier = settings.identifier
          if displayMode == .grid || selectedDetentIdentifier == .largee { print(1) }
      }
      """)
  }

  /// The author's own property may have any values.
  @Test func ownPropertiesOfThatName() {
    checkHolds(
      """
      enum Mode { case fullscreen, small }
      class Player { var displayMode = Mode.small }
      let player = Player()
      when "x" { player.displayMode = .fullscreen }
      require player.displayMode == .fullscreen
      """)
  }
}
