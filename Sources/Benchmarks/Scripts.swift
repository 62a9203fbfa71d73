import Diagnostics
import Scenarios

/// The measured scenarios.
enum Scripts {
  /// A push with checks, as most pages have.
  static let push = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav

    when "B is pushed" {
        nav.pushViewController(B, animated: true)
    }

    expect(.classic) {
        A.viewWillDisappear
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
    }
    require A.viewWillDisappear < B.viewDidAppear
    """

  /// A cancelled swipe back. The next swipe has to wait until this swipe has settled.
  private static let given = """
        user.beginSwipeBack()
        user.cancelSwipe()
        system.wait()

    """

  /// Cancelled swipes back, and a completed swipe.
  static let swipes =
    """
    let A = UIViewController(), B = UIViewController(), C = UIViewController()
    let nav = UINavigationController(A, B, C)
    window.rootViewController = nav

    when "the user swipes back and lets go" {

    """ + String(repeating: given, count: 20) + """
          user.beginSwipeBack()
          user.finishSwipe()
      }

      require count(C.viewWillDisappear) == 21
      require C.viewDidDisappear < B.viewDidAppear
      """

  static func compiled(_ source: String) -> Scenario? {
    do throws(ScriptError) {
      return try Scenario(source, attributes: ScenarioAttributes())
    } catch {
      return nil
    }
  }
}
