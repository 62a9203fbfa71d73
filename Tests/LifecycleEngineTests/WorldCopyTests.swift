import Testing

@testable import LifecycleEngine

@Suite struct WorldCopyTests {
  /// A world with a held swipe, and with one container of each kind.
  private static func busyWorld() -> (World, nav: ObjectID, tabs: ObjectID, pages: ObjectID) {
    let stage = Stage()
    let nav = stage.navigation(stage.controllers("A B"))
    let tabs = stage.world.makeController(of: ClassID(.tabBarController))
    let pages = stage.world.makeController(of: ClassID(.pageViewController))
    _ = stage.world.makeController(of: ClassID(.splitViewController))
    _ = stage.world.makeController(of: ClassID(.searchController))
    stage.show(nav)
    stage.turn {
      stage.world.present(stage.controller("C"), from: nav, animated: false, completion: nil)
    }
    stage.turn { stage.world.dismiss(nav, animated: false, completion: nil) }
    stage.swipeBack()
    _ = stage.world.transitionCoordinator(of: nav)
    return (stage.world, nav, tabs, pages)
  }

  /// A world in which every field differs from the field of a new world.
  static func unlikeANewOne() -> World {
    let world = World(
      release: Release(12), device: Device(.pad), choreographies: [], otherWays: Disagreement.all,
      recordsStates: true)
    let (busy, nav, tabs, pages) = busyWorld()
    world.objects = busy.objects
    world.controllers = busy.controllers
    world.views = busy.views
    world.navigations = busy.navigations
    world.tabs = busy.tabs
    world.pages = busy.pages
    world.splits = busy.splits
    world.presentations = busy.presentations
    world.searches = busy.searches
    world.autorelease(nav)
    world.screen.permission.requiresFullScreen = true
    world.setNeedsUpdateOfSupportedOrientations()
    world.updateState.setNeedsTraits()
    world.coordinators = busy.coordinators
    world.deliveries = [Delivery(receiver: nav, callback: .viewDidLoad, values: [])]
    world.runLoop = busy.runLoop
    world.transitions = busy.transitions
    world.trace = busy.trace
    world.current = StepContext(
      step: StepReference(choreography: 1, step: 2), cause: StepReference(choreography: 3, step: 4),
      container: nav)
    world.current.origin = world.originOfWhatBegins()
    world.directCall = DirectCall(receiver: nav, callback: .viewWillAppear)
    world.segueContainers = [SegueContainer(source: nav, view: tabs)]
    world.setAppDelegate(nav)
    world.setTextDelegate(nav, of: pages)
    world.observedReads = [ObservedRead(variable: nav, reader: tabs, work: .layout)]
    world.areAnimationsOff = true
    world.animatorsEndAlone = true
    world.depth = 6
    world.nesting = 9
    world.stop = .userCode
    return world
  }

  /// The hooks, which are not copied.
  static let hooks = ["userCode", "observer", "stepObserver", "placeOfCode"]

  /// A later field has to be set above and copied, or this test fails.
  @Test func everyFieldIsCopiedButTheHooks() {
    let original = Self.unlikeANewOne()
    let copy = Self.fields(of: original.copy())
    let new = Self.fields(of: World())
    for (name, value) in Self.fields(of: original) where !Self.hooks.contains(name) {
      #expect(value != new[name], "'\(name)' is as in a new world: set it in this test")
      #expect(value == copy[name], "'\(name)' is not copied")
    }
  }

  static func fields(of world: World) -> [String: String] {
    var result: [String: String] = [:]
    for child in Mirror(reflecting: world).children {
      result[child.label ?? ""] = String(reflecting: child.value)
    }
    return result
  }
}
