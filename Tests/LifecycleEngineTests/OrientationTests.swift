import Testing

@testable import LifecycleEngine

/// The controller in front and the app decide about the orientation of the interface.
@Suite struct OrientationTests {
  private func width(_ stage: Stage) -> Double { stage.world.frame(of: stage.window).size.width }

  private func step(_ event: Event) -> String? {
    guard event.step != .author else { return nil }
    let choreography = Choreography.all[Int(event.step.choreography)]
    return choreography.step(at: Int(event.step.step)).map { "\(choreography.id).\($0.name)" }
  }

  @Test(arguments: [6, 8, 13, 26])
  func theInterfaceTurnsToWhatAppAndControllerHaveInCommon(release: Int) {
    let stage = Stage(release)
    let portraitAndLeft = OrientationMask(.portrait).union(OrientationMask(.landscapeLeft))
    #expect(stage.world.setPermission(AppPermission(orientations: portraitAndLeft)))
    let a = stage.controller("A")
    stage.reply(a, .supportedInterfaceOrientations, .orientations(.all))
    stage.show(a)
    stage.turn { stage.world.rotate(to: .landscapeRight) }
    #expect(width(stage) == 393)
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(width(stage) == 852)
  }

  @Test func theDelegateOfTheAppIsAskedWithTheWindow() {
    let stage = Stage()
    let app = stage.delegate("App"), a = stage.controller("A")
    stage.world.setAppDelegate(app)
    stage.reply(app, .applicationSupportedOrientations, .orientations(OrientationMask(.portrait)))
    stage.show(a)
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(width(stage) == 393)
    stage.reply(app, .applicationSupportedOrientations, .orientations(.all))
    stage.turn { stage.world.rotate(to: .landscapeRight) }
    #expect(width(stage) == 852)
  }

  @Test func anAppThatShowsSomethingGetsNoOtherInfoPlist() {
    let stage = Stage()
    stage.show(stage.controller("A"))
    let upright = AppPermission(orientations: OrientationMask(.portrait))
    #expect(!stage.world.setPermission(upright))
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    #expect(width(stage) == 852)
  }

  @Test func aPadThatSharesTheScreenIsNotAsked() {
    for permission in [
      AppPermission(), AppPermission(requiresFullScreen: true),
      AppPermission(orientations: .allButUpsideDown),
    ] {
      let stage = Stage(device: Device(.pad))
      #expect(stage.world.setPermission(permission))
      let a = stage.controller("A")
      stage.reply(
        a, .supportedInterfaceOrientations, .orientations(OrientationMask(.portrait)))
      stage.show(a)
      stage.turn { stage.world.rotate(to: .landscapeLeft) }
      #expect(width(stage) == (permission == AppPermission() ? 1366 : 1024))
    }
  }

  @Test func theQuestionOfIOS5HasAStepOfItsOwn() throws {
    let stage = Stage(5)
    let a = stage.controller("A")
    stage.reply(a, .shouldAutorotateTo, .boolean(true))
    stage.show(a)
    stage.turn { stage.world.rotate(to: .landscapeLeft) }
    let question = try #require(stage.first("A.shouldAutorotate"))
    #expect(step(question) == "orientation-question.should-autorotate-to")
    #expect(width(stage) == 852)
  }

  @Test func theCompletionOfAnAnimationOfViewsHasAStepOfItsOwn() throws {
    let stage = Stage()
    let a = stage.controller("A")
    stage.show(a)
    var isDone = false
    let completion = stage.closure { isDone = $0 }
    stage.on(a, .viewDidLayoutSubviews) { [unowned stage] in
      stage.world.animateViews(.milliseconds(300), animations: nil, completion: completion)
    }
    stage.turn {
      if let view = stage.world.viewIfLoaded(of: a) { stage.world.setNeedsLayout(view) }
    }
    let event = try #require(stage.first("A.completion(of: animate)"))
    #expect(step(event) == "view-animation.completion")
    #expect(isDone)
    stage.drop(completion)
    #expect(stage.world.isDeallocated(completion))
  }
}
