import LifecycleEngine
import Scenarios
import Testing

/// The back button, and the recognizers of the swipes back.
@Suite struct SwipeBackTests {
  private let setUp = """
    class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            print("asked", recognizer === nav.interactivePopGestureRecognizer)
            return begins
        }
    }
    let A = UIViewController(), B = UIViewController(), own = Delegate()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav

    """
  private let swipe = """
    user.beginSwipeBack()
    user.finishSwipe()
    system.wait()
    print(nav.topViewController === A)
    """

  /// Runs statements after the stack is shown, on a release.
  private func problems(_ code: String, ios: Int = 17) -> [String] {
    outcome(of: setUp + code, ScenarioAttributes(on: ios)).problems
  }

  private func lines(_ code: String, ios: Int = 17) -> [String] {
    let (run, problems) = outcome(of: setUp + code, ScenarioAttributes(on: ios))
    #expect(problems == [])
    return (run?.trace.events ?? []).compactMap { event -> String? in
      guard event.callback == .consolePrint, case .text(let text) = event.arguments.first?.value
      else { return nil }
      return text
    }
  }

  @Test func aHiddenBackButtonIsNotTappedAndNotSwiped() {
    let reason = "is impossible: it needs a navigation bar with a back button on screen"
    for hiding in ["hidesBackButton = true", "setHidesBackButton(true, animated: false)"] {
      let hidden = "B.navigationItem.\(hiding)\n"
      #expect(problems(hidden + "user.tapBack()").first?.contains(reason) == true)
      #expect(problems(hidden + "user.beginSwipeBack()").first?.contains(reason) == true)
      let shown = hidden + "B.navigationItem.hidesBackButton = false\n"
      #expect(lines(shown + swipe) == ["true"])
    }
    #expect(lines("print(B.navigationItem.hidesBackButton)") == ["false"])
    #expect(
      problems("B.navigationItem.setHidesBackButton(true)").first?.contains(
        "called without 'animated:'") == true)
  }

  @Test func aDisabledRecognizerTakesNoSwipe() {
    let off = "nav.interactivePopGestureRecognizer?.isEnabled = false\n"
    #expect(
      problems(off + "user.beginSwipeBack()").first?.contains("gesture of the navigation") == true)
    #expect(
      lines(off + "user.tapBack()\nsystem.wait()\nprint(nav.topViewController === A)") == ["true"])
    #expect(
      lines(off + "nav.interactivePopGestureRecognizer?.isEnabled = true\n" + swipe) == ["true"])
    #expect(lines(off + "print(nav.interactivePopGestureRecognizer!.isEnabled)") == ["false"])
  }

  @Test func anotherDelegateNeedsNoBackButton() {
    let hidden = "nav.setNavigationBarHidden(true, animated: false)\nsystem.wait()\n"
    #expect(
      lines(hidden + "nav.interactivePopGestureRecognizer?.delegate = nil\n" + swipe) == ["true"])
    #expect(
      lines(hidden + "nav.interactivePopGestureRecognizer?.delegate = own\n" + swipe)
        == ["asked true", "true"])
    let restored = """
      let old = nav.interactivePopGestureRecognizer?.delegate
      nav.interactivePopGestureRecognizer?.delegate = own
      nav.interactivePopGestureRecognizer?.delegate = old
      user.beginSwipeBack()
      """
    #expect(problems(hidden + restored).first?.contains("with a back button") == true)
  }

  @Test func theDelegateMaySayNo() {
    let refused = """
      own.begins = false
      nav.interactivePopGestureRecognizer?.delegate = own
      user.beginSwipeBack()
      print(nav.topViewController === B)

      """
    #expect(lines(refused) == ["asked true", "true"])
    #expect(problems(refused + "user.finishSwipe()").first?.contains("no gesture is held") == true)
    #expect(problems(refused, ios: 26).first?.contains("disable it, too") == true)
    let content = "nav.interactiveContentPopGestureRecognizer?.isEnabled = false\n"
    #expect(lines(content + refused, ios: 26) == ["asked true", "true"])
  }

  @Test func aViewWithoutUserInteractionTakesNoGesture() {
    let disabled = "nav.view.isUserInteractionEnabled = false\n"
    for action in ["tapBack()", "beginSwipeBack()"] {
      #expect(
        problems(disabled + "user.\(action)").first?.contains("has user interaction disabled")
          == true)
    }
    #expect(lines(disabled + "nav.view.isUserInteractionEnabled = true\n" + swipe) == ["true"])
    #expect(
      problems(
        """
        let tabs = UITabBarController(UIViewController(), UIViewController())
        window.rootViewController = tabs
        system.wait()
        tabs.view.isUserInteractionEnabled = false
        user.tapTab(1)
        """
      ).first?.contains("has user interaction disabled") == true)
    #expect(
      problems("nav.navigationBar.isUserInteractionEnabled = false\nuser.tapBack()").first?
        .contains(
          "the navigation bar has user interaction disabled") == true)
    #expect(
      problems("B.navigationItem.backAction = UIAction { _ in }").first?.contains(
        "'backAction' is not simulated yet") == true)
  }

  @Test func whatIsNotSimulatedIsRefused() {
    let recognizer = "nav.interactivePopGestureRecognizer"
    for (code, text) in [
      ("\(recognizer)?.require(toFail: UITapGestureRecognizer())", "'require(toFail:)' of"),
      ("nav.view.removeGestureRecognizer(\(recognizer)!)", "The removal of"),
      ("\(recognizer)?.delegate = B", "conforms to 'UIGestureRecognizerDelegate'"),
      ("\(recognizer) = nil", "can only be read"),
    ] {
      #expect(problems(code).first?.contains(text) == true, "\(code)")
    }
    #expect(
      problems("nav.interactiveContentPopGestureRecognizer?.delegate = own", ios: 26).first?
        .contains("not simulated yet") == true)
  }
}
