import Testing

@testable import LifecycleEngine

/// An engine with a single fault.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let name: String
  var theme: Generator.Theme?
  var choreographies = Choreography.all
  /// The effect of the fault on the world after an event has been recorded.
  var tamper: (@Sendable (World, Event) -> Void)?

  var testDescription: String { name }

  /// The invariant that breaks in the world of a seed.
  func breaks(_ seed: Int) -> Failure? {
    let world = RandomWorld(
      seed: seed, release: Expedition.release(seed), isTame: true, theme: theme,
      choreographies: choreographies)
    world.performance.tamper = tamper
    world.run(30)
    if world.failures.isEmpty { world.tearDown() }
    return world.failures.first
  }

  static let all = ofChoreographies + ofTheEngine

  /// The faults to try. A build without optimization tries only a few.
  static var tried: [PlantedFault] {
    #if DEBUG
      Array(all.prefix(3) + all.suffix(3))
    #else
      all
    #endif
  }

  /// Choreographies with a missing step, an additional step or a misplaced step.
  private static let ofChoreographies = [
    PlantedFault(
      name: "a will callback is missing",
      choreographies: changed(.navigationPush) { $0.removeAll { $0.name == "new-will-appear" } }),
    PlantedFault(
      name: "a did callback is missing",
      choreographies: changed(.tabSwitch) { $0.removeAll { $0.name == "new-did-appear" } }),
    PlantedFault(
      name: "a view is not removed",
      choreographies: changed(.fullScreenPresentation) {
        $0.removeAll { $0.name == "remove-presenter-view" }
      }),
    PlantedFault(
      name: "a view does not come back",
      choreographies: changed(.fullScreenDismissal) {
        $0.removeAll { $0.name == "restore-presenter-view" }
      }),
    PlantedFault(
      name: "a flag is not cleared",
      choreographies: changed(.sheetPresentation) {
        $0.removeAll {
          if case .presentation(.settlePresentation) = $0.action { true } else { false }
        }
      }),
    PlantedFault(
      name: "a did callback comes before its will",
      choreographies: changed(.viewRemoval) { steps in
        guard let place = steps.firstIndex(where: { $0.name == "did-disappear" }) else { return }
        steps.insert(steps.remove(at: place), at: 0)
      }),
    PlantedFault(
      name: "a cancelled swipe forgets one side",
      choreographies: cancelled(.navigationSwipeBack) {
        $0.removeAll { $0.name == "current-will-appear" }
      }),
    PlantedFault(
      name: "an adaptation leaves the presenter's view away",
      theme: .adaptation,
      choreographies: changed(.adaptationUncovers) {
        $0.removeAll { $0.name == "restore-presenter-view" }
      }),
    PlantedFault(
      name: "the links of a presentation stay",
      choreographies: changed(.sheetDismissal) {
        $0.removeAll { if case .presentation(.endPresentation) = $0.action { true } else { false } }
      }),
    PlantedFault(
      name: "a transition waits for what never comes",
      choreographies: changed(.pageScroll) {
        $0.append(Step("for-ever", .wait(.viewMove), .assumed("A fault.")))
      }),
  ]

  /// Faults that no choreography shows: the world is spoilt behind the engine's back.
  private static let ofTheEngine = [
    PlantedFault(name: "a parent forgets its child") { world, event in
      guard event.callback == .viewDidDisappear, case .object(let id) = event.receiver,
        let parent = world.parent(of: id)
      else { return }
      world.controllers[parent].children.removeAll { $0 == id }
    },
    PlantedFault(name: "a reference is counted twice") { world, event in
      guard event.callback == .navigationDidShow,
        case .object(let id) = event.arguments.first?.value
      else { return }
      world.retain(id)
    },
    PlantedFault(name: "the end of an animation is lost") { world, event in
      guard event.callback == .viewWillDisappear else { return }
      world.runLoop.jobs = JobQueue()
    },
    PlantedFault(name: "two children are shown") { world, event in
      guard event.callback == .viewDidDisappear, case .object(let id) = event.receiver else {
        return
      }
      world.controllers[id].appearance = .appeared
    },
  ]

  init(
    name: String, theme: Generator.Theme? = nil,
    choreographies: [Choreography] = Choreography.all,
    tamper: (@Sendable (World, Event) -> Void)? = nil
  ) {
    self.name = name
    self.theme = theme
    self.choreographies = choreographies
    self.tamper = tamper
  }

  // MARK: Changed choreographies

  private static func changed(
    _ index: ChoreographyIndex, _ change: (inout [Step]) -> Void
  ) -> [Choreography] {
    let whole = Choreography.all[index.rawValue]
    var steps = whole.steps
    change(&steps)
    return replacing(index, steps, whole.cancellation)
  }

  private static func cancelled(
    _ index: ChoreographyIndex, _ change: (inout [Step]) -> Void
  ) -> [Choreography] {
    let whole = Choreography.all[index.rawValue]
    var cancellation = whole.cancellation
    change(&cancellation)
    return replacing(index, whole.steps, cancellation)
  }

  /// All choreographies, one with a step less. The steps of a cancellation are counted behind the other
  /// steps.
  static func without(_ index: ChoreographyIndex, _ place: Int) -> [Choreography] {
    let count = Choreography.all[index.rawValue].steps.count
    if place < count { return changed(index) { $0.remove(at: place) } }
    return cancelled(index) { $0.remove(at: place - count) }
  }

  private static func replacing(
    _ index: ChoreographyIndex, _ steps: [Step], _ cancellation: [Step]
  ) -> [Choreography] {
    var all = Choreography.all
    let whole = all[index.rawValue]
    all[index.rawValue] = Choreography(
      id: whole.id, statement: whole.statement, duration: whole.duration,
      spanTitle: whole.spanTitle, animatedArgument: whole.animatedArgument, steps: steps,
      cancellation: cancellation)
    return all
  }

  /// The choreographies that bring a controller onto the screen.
  static var transitions: [ChoreographyIndex] {
    #if DEBUG
      [.navigationPush, .tabSwitch]
    #else
      allTransitions
    #endif
  }

  private static let allTransitions: [ChoreographyIndex] = [
    .rootAppearance, .navigationPush, .navigationPop, .navigationSwipeBack, .tabSwitch, .pageScroll,
    .pageCurl, .viewArrival, .viewRemoval, .childTransition, .fullScreenPresentation,
    .fullScreenDismissal, .overPresentation, .overDismissal, .sheetPresentation, .sheetDismissal,
    .sheetSwipe, .adaptationCovers, .adaptationUncovers,
  ]
}
