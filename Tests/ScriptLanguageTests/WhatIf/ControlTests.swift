import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// The controls of a scenario, and their short text.
@Suite struct ControlTests {
  private func controls(_ info: String, _ source: String) throws -> [WhatIf.Control] {
    try WhatIf(source, attributes: ScenarioAttributes(info: "scenario a \(info)")).controls
  }

  private func code(_ info: String, _ source: String) throws -> [String] {
    WhatIf.code(of: try controls(info, source)).split(separator: " ").map(String.init)
  }

  private let push = """
    let A = UIViewController(), B = UIViewController(), nav = UINavigationController(A, B)
    window.rootViewController = nav
    when "they let go" { user.beginSwipeBack(); user.cancelSwipe() }
    require A.viewWillAppear < B.viewDidAppear
    """

  @Test func releasesWithoutTheGestureAreNotOffered() throws {
    #expect(
      try code("ios=13...18", push) == [
        "ios:7-18,26:13-18", "device:phone,pad:phone", "gesture:finish,cancel:cancel",
        "container:written,tabs,split:written",
      ])
  }

  @Test func releasesWithoutAMemberAreNotOffered() throws {
    let source = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = .overFullScreen
      window.rootViewController = A
      when "it comes" { A.present(B, animated: true) }
      """
    #expect(try code("ios=26", source).first == "ios:8-18,26:26")
  }

  @Test func aCheckThatDoesNotHoldElsewhereRefusesNoRelease() throws {
    let source = """
      let A = UIViewController()
      when "it appears" { window.rootViewController = A }
      expect { A.viewWillAppear; A.viewIsAppearing; A.viewDidAppear }
      require count(A.viewIsAppearing) == 1
      """
    #expect(try code("ios=13...26", source).first == "ios:5-18,26:13-18,26")
  }

  @Test func anExceptionIsAnAnswerOfAReleaseButNoStyle() throws {
    let source = """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "it comes" { A.present(B, animated: true) }
      """
    let style = try #require(try controls("device=pad", source).first { $0.subject == .style })
    #expect(!style.values.contains("popover"))
    #expect(style.written == ["written"])
    #expect(style.values.first == "written")
    let popover = source.replacing(
      "window.root", with: "B.modalPresentationStyle = .popover\nwindow.root")
    let controls = try controls("device=phone", popover)
    #expect(controls.first { $0.subject == .device }?.values == ["phone", "pad"])
    #expect(controls.first { $0.subject == .style }?.written == ["popover"])
  }

  @Test func bothFlagsAreAsWritten() throws {
    let source = """
      let A = UIViewController(), B = UIViewController(), nav = UINavigationController(A)
      window.rootViewController = nav
      when "it comes" { nav.pushViewController(B, animated: true) }
      when "it goes" { nav.popViewController(animated: false) }
      """
    let control = try #require(try controls("", source).first { $0.subject == .animated })
    #expect(control.values == ["written", "on", "off"])
    #expect(control.written == ["written"])
  }

  @Test func aScriptThatDoesNotCompileHasNoControls() throws {
    #expect(try controls("", "let A = UIViewController()\nA = nil").isEmpty)
  }

  @Test func anEndlessScriptHasNoControls() throws {
    let source = """
      let A = UIViewController()
      window.rootViewController = A
      when "it goes round" { while true {} }
      """
    #expect(try controls("", source).isEmpty)
  }

  @Test func theChecksAreNotJudgedButShowTheirEvents() throws {
    let source = """
      let A = UIViewController()
      window.rootViewController = A
      when "memory is low" { system.memoryWarning() }
      expect(.memory) { B.didReceiveMemoryWarning }
      """
    let scenario = try Scenario(unjudged: source, attributes: ScenarioAttributes())
    let run = scenario.run(on: .newest)
    #expect(run.checks.isEmpty)
    #expect(run.diagnostics.isEmpty)
    #expect(scenario.shownLenses.shows(.didReceiveMemoryWarning))
  }
}
