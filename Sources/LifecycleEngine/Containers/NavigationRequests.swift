// UIKit's calls of navigation methods that a subclass may override, as the rule
// `overridden-stack-methods` says: the root is pushed; the back button and a swipe pop.
extension NavigationControllers {
  func initializeStack(_ stack: [ObjectID], ofNavigation id: ObjectID) {
    guard stack.count == 1, overrides(.pushViewController, id) else {
      return setViewControllers(stack, ofNavigation: id, animated: false)
    }
    requestPush(stack[0], onto: id, animated: false)
  }

  /// A push by UIKit, for `show(_:sender:)` and for segues.
  func requestPush(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    guard overrides(.pushViewController, id) else {
      return push(controller, onto: id, animated: animated)
    }
    world.deliver(.pushViewController, to: id, [.object(controller), .boolean(animated)])
  }

  /// A pop by the user, with the back button or a swipe.
  func requestPop(from id: ObjectID, interactive: Bool = false) {
    guard overrides(.popViewController, id) else {
      _ = pop(from: id, animated: true, interactive: interactive)
      return
    }
    world.navigations[id].isSwiped = interactive
    world.deliver(.popViewController, to: id, [.boolean(true)])
    world.navigations[id].isSwiped = false
  }

  /// A pop to the root, by a tap on the selected tab.
  func requestPopToRoot(from id: ObjectID) {
    guard overrides(.popToRootViewController, id) else {
      _ = pop(to: nil, from: id, animated: true)
      return
    }
    world.deliver(.popToRootViewController, to: id, [.boolean(true)])
  }

  /// A pop to the destination of an unwind segue.
  func requestPop(to target: ObjectID, from id: ObjectID, animated: Bool) {
    guard overrides(.popToViewController, id) else {
      _ = pop(to: target, from: id, animated: animated)
      return
    }
    world.deliver(.popToViewController, to: id, [.object(target), .boolean(animated)])
  }

  private func overrides(_ callback: Callback, _ id: ObjectID) -> Bool {
    world.holds(.overriddenStackMethods) && world.objects.implements(callback, id)
  }
}
