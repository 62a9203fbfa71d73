import Scenarios
import Testing

/// A pushed controller zooms if `preferredTransition` asks for a zoom.
@Suite struct PreferredTransitionTests {
  @Test(
    arguments: [
      ".zoom { _ in nil }", ".zoom { context in A.view }",
      ".zoom(options: nil) { _ in A.view }",
      ".zoom(options: nil, sourceViewProvider: { _ in A.view })",
      "UIViewController.Transition.zoom { _ in A.view }", "own",
    ])
  func aPushThatZoomsIsInterrupted(by transition: String) {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let own: UIViewController.Transition = .zoom { _ in nil }
      let nav = UINavigationController(A)
      window.rootViewController = nav
      B.preferredTransition = \(transition)
      when "the user goes back at once" {
          nav.pushViewController(B, animated: true)
          user.tapBack()
      }
      require turn(of: B.viewDidAppear) == turn(of: B.viewWillDisappear)
      require B.preferredTransition != nil
      """, ScenarioAttributes(on: 18))
  }

  @Test(
    arguments: [
      "nil", ".crossDissolve", "UIViewController.Transition.flipHorizontal", ".coverVertical",
    ])
  func anyOtherIsNot(transition: String) {
    let run = outcome(
      of: """
        let A = UIViewController(), B = UIViewController()
        let nav = UINavigationController(A)
        window.rootViewController = nav
        B.preferredTransition = .zoom { _ in A.view }
        B.preferredTransition = \(transition)
        when "the user goes back at once" {
            nav.pushViewController(B, animated: true)
            user.tapBack()
        }
        """, ScenarioAttributes(on: 18))
    #expect(
      run.problems == [
        "8:5: 'user.tapBack()' is impossible: the last transition is still settling "
          + "[impossible-action]"
      ])
  }

  @Test(arguments: [".zoom", "UIViewController.Transition.zoom"])
  func theControllerHoldsTheClosure(transition: String) {
    checkHolds(
      """
      class Detail: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              preferredTransition = \(transition) { _ in
                  let source = self.view
                  return source
              }
          }
      }
      var D: Detail? = Detail()
      when "it is loaded and let go" {
          D?.loadViewIfNeeded()
          D = nil
      }
      require !leaks.isEmpty
      """, ScenarioAttributes(on: 18))
  }

  @Test(arguments: [
    (".zoom", "'.zoom'"), (".zoom(options: nil)", "'.zoom'"), ("3", "Int"),
    (".slide", "'.slide'"),
  ])
  func whatIsNoTransitionIsRefused(value: String, kind: String) {
    checkProblems(
      "let a = UIViewController()\na.preferredTransition = \(value)",
      "2:1: 'preferredTransition' needs a transition, but got \(kind) [wrong-argument]")
  }

  @Test func aTransitionIsMisspelt() {
    checkProblems(
      "let a = UIViewController()\na.preferredTransition = .zooom { _ in nil }",
      "2:1: 'preferredTransition' needs a transition, but got '.zooom'; did you mean '.zoom'? "
        + "[wrong-argument]")
  }

  @Test(
    arguments: [
      "print(context); return nil", "shown = true; return nil", "return find()",
      "return List().find()",
      "guard let view = find() else { return nil }; return view",
    ])
  func aClosureThatDoesMoreThanAnswerIsNeverCalled(body: String) {
    func source(_ transition: String) -> String {
      """
      var shown = false
      func find() -> UIView? { nil }
      class List: UIViewController {
          func find() -> UIView? {
              title = "found"
              return view
          }
      }
      let a = UIViewController()
      a.preferredTransition = \(transition) { context in \(body) }
      """
    }
    let problem = "The closure of a zoom is not called by the simulator yet [not-simulated]"
    checkProblems(source(".zoom"), "10:31: \(problem)")
    checkProblems(source("UIViewController.Transition.zoom"), "10:58: \(problem)")
  }

  @Test(
    arguments: [
      "cells[0]", "a.view.subviews.first", "(context.sourceViewController as? List)?.cell",
      "if cells.isEmpty { return nil }; return cells[0]",
      "let first = cells.first; return first",
      "let table = UITableView(); return table.cellForRow(at: IndexPath(row: 0, section: 0))",
      "guard let d = context.zoomedViewController as? List else { return nil }; return d.find(0)",
    ])
  func aClosureThatOnlyAnswersCanStand(body: String) {
    checkHolds(
      """
      class List: UIViewController {
          let cell = UIView()
          func find(_ row: Int) -> UIView? { row == 0 ? cell : nil }
      }
      let a = UIViewController(), cells = [UIView()]
      a.preferredTransition = .zoom { context in \(body) }
      require a.preferredTransition != nil
      """, ScenarioAttributes(on: 18))
  }

  @Test func itCameWith18() {
    #expect(
      outcome(
        of: "let a = UIViewController()\na.preferredTransition = nil",
        ScenarioAttributes(on: 17)
      ).problems == [
        "2:1: 'preferredTransition' exists from iOS 18 [unavailable]"
      ])
  }

  @Test func whetherASwipeMayBeginIsNotAskedYet() {
    checkProblems(
      "let o = UIViewController.Transition.ZoomOptions()\n"
        + "o.interactiveDismissShouldBegin = { _ in false }",
      "2:1: 'interactiveDismissShouldBegin' is not simulated yet [not-simulated]")
  }
}
