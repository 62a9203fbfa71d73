import LifecycleEngine
import Scenarios
import Testing

@testable import TraceRendering

/// Objects that a reader looks for among the callbacks, and that get none.
@Suite struct SilentReceiverTests {
  private func silent(_ source: String) throws -> [String] {
    let scenario = try Scenario(source, attributes: ScenarioAttributes())
    let run = ScenarioVerdict(scenario).run
    let timeline = Timeline(
      run, lenses: scenario.shownLenses, naming: scenario.namedContainers(in: run))
    return timeline.silent.map { "\(run.names[$0.id]) \($0.words)" }
  }

  @Test func thePresenterOfAPageSheetHearsNothing() throws {
    let sheet = """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "B is presented" { A.present(B, animated: true) }
      """
    #expect(try silent(sheet) == ["A hears nothing"])
  }

  @Test func thePresenterOfAFullScreenPresentationHears() throws {
    let full = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = .fullScreen
      window.rootViewController = A
      when "B is presented" { A.present(B, animated: true) }
      """
    #expect(try silent(full) == [])
  }

  @Test func whatIsNotOnScreenIsNotListedUnlessACheckNamesIt() throws {
    let stack = """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A, B, C)
      window.rootViewController = nav
      when "all are popped" { nav.popToRootViewController(animated: true) }

      """
    #expect(try silent(stack) == [])
    #expect(
      try silent(stack + "require never B.viewWillAppear\n")
        == ["B hears none of the callbacks that are shown here"])
  }

  @Test func anObjectWithOtherCallbacksHearsNoneOfThese() throws {
    let rotated = """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "the device is rotated" { user.rotate(to: .landscapeLeft) }
      require never A.viewWillAppear
      """
    #expect(try silent(rotated) == ["A hears none of the callbacks that are shown here"])
  }

  @Test func aContainerOfUIKitIsListedOnlyIfACheckNamesIt() throws {
    let push = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }

      """
    #expect(try silent(push) == [])
    #expect(
      try silent(push + "require never nav.viewWillAppear\n")
        == ["nav hears none of the callbacks that are shown here"])
  }

  @Test func theWholeOfAScenarioWithoutStepsIsShown() throws {
    #expect(try silent("let A = UIViewController()\nwindow.rootViewController = A\n") == [])
  }
}
