import Testing

@testable import LifecycleEngine
@testable import Scenarios
@testable import ScriptCompiler
@testable import TraceRendering

@Suite struct TimelineTests {
  /// Checks the items in a short notation.
  private func check(
    _ run: ScenarioRun, lenses: LensSet = LensSet(.classic), _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let items = Timeline(run, lenses: lenses, naming: []).items.map { item in
      switch item {
      case .step(let step): "when \(step.title)"
      case .action(let action): action.text
      case .event(let number, let event): "\(number) \(run.names[event.receiver])"
      case .spanBegin(let place): "begin \(run.trace.spans[place].kind)"
      case .spanEnd(let place): "end \(run.trace.spans[place].kind)"
      }
    }
    #expect(items == expected, sourceLocation: sourceLocation)
  }

  @Test func aHeldGestureEndsThroughTheActionThatLetsItGo() {
    check(
      SampleRuns.cancelledSwipe(),
      [
        "when the user swipes back, then lets go", "beginSwipeBack()", "1 Current", "2 New",
        "begin gesture", "cancelSwipe()", "end gesture", "begin animation", "end animation",
        "3 New", "4 New", "5 Current", "6 Current",
      ])
  }

  @Test func aGestureHeldOverAStepBeginsInTheStepBefore() {
    var run = SampleRuns.cancelledSwipe()
    let cancel = run.actions[1]
    run.steps.append(
      StepMark(title: "let go", firstEvent: cancel.firstEvent, time: cancel.time, line: 9))
    check(
      run,
      [
        "when the user swipes back, then lets go", "beginSwipeBack()", "1 Current", "2 New",
        "begin gesture", "when let go", "cancelSwipe()", "end gesture", "begin animation",
        "end animation", "3 New", "4 New", "5 Current", "6 Current",
      ])
  }

  @Test func aGestureWithoutCallbacksFollowsTheActionThatBeganIt() {
    var run = SampleRuns.empty()
    run.actions = ["beginSwipeBack()", "cancelSwipe()"].enumerated().map { number, text in
      ActionMark(
        actor: .user, text: text, firstEvent: 0, firstSpan: number, time: .zero, turn: 1)
    }
    run.trace.spans = [
      Span(kind: .gesture, title: "", firstEvent: 0, endEvent: 0, start: .zero, end: .zero)
    ]
    check(run, ["beginSwipeBack()", "begin gesture", "cancelSwipe()", "end gesture"])
  }

  @Test func everyGestureEndsThroughTheActionThatLetItGo() {
    var run = SampleRuns.empty()
    let texts = ["beginSwipeBack()", "cancelSwipe()", "beginSwipeBack()", "finishSwipe()"]
    run.actions = zip(texts, [0, 1, 1, 2]).map { text, spans in
      ActionMark(actor: .user, text: text, firstEvent: 0, firstSpan: spans, time: .zero, turn: 1)
    }
    run.trace.spans = [0, 1].map { _ in
      Span(kind: .gesture, title: "", firstEvent: 0, endEvent: 0, start: .zero, end: .zero)
    }
    check(
      run,
      [
        "beginSwipeBack()", "begin gesture", "cancelSwipe()", "end gesture", "beginSwipeBack()",
        "begin gesture", "finishSwipe()", "end gesture",
      ])
  }

  @Test func anAnimationThatRanAlreadyBeginsBeforeTheActionThatFollows() {
    var run = SampleRuns.push()
    let span = run.trace.spans[0]
    run.actions = [
      ActionMark(
        actor: .system, text: "wait(0)", firstEvent: span.firstEvent, firstSpan: 1,
        time: span.start, turn: 3)
    ]
    check(
      run,
      [
        "when B is pushed", "1 A", "2 B", "begin animation", "wait(0)", "end animation", "3 A",
        "4 B",
      ])
  }

  /// Objects that are released with the transaction that starts an animation belong to the very beginning of
  /// the animation.
  @Test func whatComesWhileNoTimePassesComesBeforeTheAnimation() throws {
    check(
      try SampleRuns.threeDeepPop(),
      lenses: LensSet(.classic).union(LensSet(.loading)).union(LensSet(.console)),
      [
        "when all are popped", "1 Root", "2 Root", "3 Top", "4 Root", "5 Gone",
        "begin animation", "6 console", "end animation", "7 Top", "8 Root",
      ])
  }

  @Test func anActionAtTheVeryBeginningOfAnAnimationComesInIt() throws {
    var run = try SampleRuns.threeDeepPop()
    let span = run.trace.spans[0]
    run.actions = [
      ActionMark(
        actor: .system, text: "wait(0)", firstEvent: span.firstEvent, firstSpan: 1,
        time: span.start, turn: 3)
    ]
    check(
      run, lenses: LensSet(.loading),
      [
        "when all are popped", "1 Root", "2 Root", "begin animation", "wait(0)", "3 Gone",
        "end animation",
      ])
  }

  @Test func theAnimationOfAPushLiesBetweenWillAndDid() {
    check(
      SampleRuns.push(),
      ["when B is pushed", "1 A", "2 B", "begin animation", "end animation", "3 A", "4 B"])
  }

  @Test func setUpStaysOut() {
    var run = SampleRuns.push()
    run.firstShownEvent = run.trace.events.count
    run.steps = []
    check(run, [])
  }
}
