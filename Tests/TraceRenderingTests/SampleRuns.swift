import ScriptCompiler

@testable import LifecycleEngine
@testable import Scenarios
@testable import ScriptMachine

/// Small runs, made by driving a world as the interpreter of scenarios does: a turn for every statement and
/// action, then idle.
final class Stage {
  let world: World
  private var names: [Int: String] = [:]
  private var containers: [ObjectID] = []
  private var steps: [StepMark] = []
  private var actions: [ActionMark] = []
  private var firstShownEvent = 0
  var title = ""

  init(release: Int = 17, device: Device = Device(), recordsStates: Bool = false) {
    world = World(release: Release(release), device: device, recordsStates: recordsStates)
    names[Int(world.windows[0].index)] = "window"
  }

  func controller(_ name: String, implementing callbacks: [Callback] = []) -> ObjectID {
    var set = CallbackSet()
    for callback in callbacks { set.insert(callback) }
    let type = world.registerClass(named: name, base: .viewController, implements: set)
    let id = world.makeController(of: type)
    names[Int(id.index)] = name
    return id
  }

  /// A visible navigation controller. The shown trace begins behind the appearance of the controller.
  func showNavigation(_ stack: [ObjectID]) -> ObjectID {
    let id = world.makeController(of: ClassID(.navigationController))
    names[Int(id.index)] = "nav"
    containers.append(id)
    perform {
      world.setViewControllers(stack, ofNavigation: id, animated: false)
      world.setRootViewController(id, of: world.windows[0])
    }
    firstShownEvent = world.trace.events.count
    return id
  }

  func when(_ title: String) {
    world.advanceToNextFrame()
    steps.append(
      StepMark(
        title: title, firstEvent: world.trace.events.count, time: world.now,
        line: steps.count + 5))
  }

  func perform(isIdleAwaited: Bool = true, _ body: () -> Void) {
    world.advanceToNextFrame()
    world.beginTurn()
    body()
    world.endTurn()
    if isIdleAwaited { world.runUntilIdle() }
  }

  func act(
    _ text: String, by actor: ActionMark.Actor = .user, isIdleAwaited: Bool = false,
    _ body: () -> Void
  ) {
    perform(isIdleAwaited: isIdleAwaited) {
      actions.append(
        ActionMark(
          actor: actor, text: text, firstEvent: world.trace.events.count,
          firstSpan: world.trace.spans.count, time: world.now, turn: world.turn))
      body()
    }
  }

  func run(_ scenario: String, checks: [CheckResult] = []) -> ScenarioRun {
    let indices = 0..<world.objectCount
    let isContainer = indices.map { containers.contains(ObjectID(at: $0)) }
    let names = ObjectNames(
      names: indices.map { self.names[$0] ?? "object\($0)" },
      isShown: isContainer.map { !$0 }, isUIKitContainer: isContainer)
    return ScenarioRun(
      scenario: scenario, title: title, release: world.release, device: world.device,
      trace: world.trace, names: names, firstShownEvent: firstShownEvent, steps: steps,
      actions: actions, checks: checks, diagnostics: [])
  }
}

enum SampleRuns {
  /// A push with every kind of event, and with checks of both kinds.
  static func push(recordsStates: Bool = false) -> ScenarioRun {
    let stage = Stage(recordsStates: recordsStates)
    stage.title = "A controller is pushed"
    let current = stage.controller("A")
    let nav = stage.showNavigation([current])
    stage.when("B is pushed")
    stage.perform {
      let pushed = stage.controller("B")
      stage.world.push(pushed, onto: nav, animated: true)
    }
    return stage.run(
      "push-completed",
      checks: [
        CheckResult(line: 9, kind: "expect", isMet: true, message: ""),
        CheckResult(
          line: 16, kind: "require", isMet: false, message: "count(B.loadView) is 1, not 2"),
      ])
  }

  /// A swipe back that the user begins and cancels.
  static func cancelledSwipe() -> ScenarioRun {
    let stage = Stage()
    stage.title = "A swipe back is cancelled"
    let revealed = stage.controller("New")
    let current = stage.controller("Current")
    _ = stage.showNavigation([revealed, current])
    stage.when("the user swipes back, then lets go")
    stage.act("beginSwipeBack()") { try? stage.world.beginSwipeBack() }
    stage.act("cancelSwipe()", isIdleAwaited: true) { try? stage.world.cancelSwipe() }
    return stage.run("swipe-back-cancelled")
  }

  /// Long names, a delegate, a console and an id that is no valid id.
  static func crowded() -> ScenarioRun {
    let stage = Stage(release: 26, device: Device(.pad))
    stage.title = hostileText
    let screen = stage.controller("ProfileViewController1")
    let delegate = stage.controller(
      "Coordinator", implementing: [.navigationWillShow, .navigationDidShow])
    let nav = stage.showNavigation([screen])
    stage.world.setNavigationDelegate(delegate, of: nav)
    stage.when(hostileText)
    stage.perform {
      let detail = stage.controller("EditableDetailViewController1")
      stage.world.push(detail, onto: nav, animated: true)
      stage.world.printToConsole(hostileText)
    }
    stage.when("the back button is tapped")
    stage.act("tapBack()", isIdleAwaited: true) { try? stage.world.tapBack() }
    stage.act("wait(0.25)", by: .system) { stage.world.wait(.milliseconds(250)) }
    return stage.run("2 <b>\"x\"")
  }

  /// A stack of three whose middle controller is released at once, and a line printed on the way.
  static func threeDeepPop() throws -> ScenarioRun {
    let scenario = try Scenario(
      """
      class Middle: UIViewController { deinit { } }
      let Root = UIViewController(), Top = UIViewController()
      var Gone: Middle? = Middle()
      let nav = UINavigationController(Root, Gone!, Top)
      Gone = nil
      window.rootViewController = nav
      when "all are popped" {
          nav.popToRootViewController(animated: true)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print("on the way") }
      }
      """, attributes: ScenarioAttributes())
    return ScenarioVerdict(scenario).run
  }

  /// A page sheet, whose presenter hears nothing, with the states of the events.
  static func sheet() throws -> ScenarioRun {
    let scenario = try Scenario(
      """
      class Sheet: UIViewController {
          var count = 0
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              count += 1
          }
      }
      let A = UIViewController(), B = Sheet()
      window.rootViewController = A
      when "B is presented" {
          A.present(B, animated: true)
      }
      """, attributes: ScenarioAttributes(id: "sheet"))
    return scenario.run(on: Release(26), recordsStates: true)
  }

  /// A page without any call.
  static func empty() -> ScenarioRun { Stage().run("") }

  static let hostileText = "</title><script>alert(\"1\" & '2')</script> 👩🏽‍🚀\n\u{2028}\u{0}end \\"
}
