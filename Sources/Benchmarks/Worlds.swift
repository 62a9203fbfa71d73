import LifecycleEngine

/// Worlds without a script.
enum Worlds {
  /// A navigation controller in a tab bar controller, with a sheet above.
  static func deep() -> World {
    let world = World()
    let plain = (0..<8).map { _ in world.makeController(of: ClassID(.viewController)) }
    let navigation = world.makeController(of: ClassID(.navigationController))
    let tabs = world.makeController(of: ClassID(.tabBarController))
    world.beginTurn()
    world.setViewControllers(Array(plain[0..<4]), ofNavigation: navigation, animated: false)
    world.setViewControllers([navigation, plain[4]], ofTabBar: tabs)
    world.setRootViewController(tabs, of: world.windows[0])
    world.endTurn()
    world.runUntilIdle()
    world.beginTurn()
    world.present(plain[5], from: tabs, animated: true, completion: nil)
    world.endTurn()
    world.runUntilIdle()
    return world
  }

  /// A hundred random pushes, pops, presentations and gestures.
  /// - Returns: The number of events.
  static func busy(_ seed: UInt64) -> Int {
    var numbers = Numbers(state: seed)
    let world = World()
    let plain = (0..<8).map { _ in world.makeController(of: ClassID(.viewController)) }
    let navigation = world.makeController(of: ClassID(.navigationController))
    world.beginTurn()
    world.setViewControllers([plain[0]], ofNavigation: navigation, animated: false)
    world.setRootViewController(navigation, of: world.windows[0])
    world.endTurn()
    world.runUntilIdle()
    for _ in 0..<100 where world.stop == nil {
      world.beginTurn()
      act(&numbers, in: world, plain, navigation)
      world.endTurn()
      if numbers.below(3) > 0 { world.runUntilIdle() }
    }
    return world.trace.events.count
  }

  private static func act(
    _ numbers: inout Numbers, in world: World, _ plain: [ObjectID], _ navigation: ObjectID
  ) {
    let isAnimated = numbers.below(2) == 0
    let controller = plain[1 + numbers.below(7)]
    let isFree =
      world.parent(of: controller) == nil && world.presentingViewController(of: controller) == nil
    switch numbers.below(6) {
    case 0 where isFree, 1 where isFree:
      world.push(controller, onto: navigation, animated: isAnimated)
    case 2: _ = world.pop(from: navigation, animated: isAnimated)
    case 3 where isFree:
      world.present(controller, from: navigation, animated: isAnimated, completion: nil)
    case 4: world.dismiss(navigation, animated: isAnimated, completion: nil)
    default:
      do throws(GestureError) {
        if world.isGestureHeld { try world.cancelSwipe() } else { try world.beginSwipeBack() }
      } catch {
        world.setNeedsLayout(world.windows[0])
      }
    }
  }
}
