import LifecycleEngine
import UIKitNames

// Navigation controllers: the stack, and the changes of the stack.
extension ContainerMembers {
  func navigationProperty(_ name: String, of id: ObjectID) -> Value? {
    if !name.hasPrefix("is") { machine.unknowns.noteRead(world.doubtOfStack(id)) }
    return switch name {
    case "viewControllers": heap.makeArray(world.viewControllers(ofNavigation: id))
    case "topViewController": heap.owned(world.viewControllers(ofNavigation: id).last)
    case "visibleViewController": heap.owned(world.visibleViewController(ofNavigation: id))
    case "isNavigationBarHidden": .boolean(world.isBarHidden(.navigationBar, of: id))
    case "isToolbarHidden": .boolean(world.isBarHidden(.toolbar, of: id))
    case ContainerMembers.edgeSwipe, ContainerMembers.contentSwipe:
      machine.unknowns.opaqueMember(name, of: .object(id))
    default: nil
    }
  }

  /// - Returns: True if the property is a property of navigation controllers.
  func setNavigationProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "viewControllers":
      world.setViewControllers(
        try machine.uikit.controllerList(value, name), ofNavigation: id, animated: false)
    case "isNavigationBarHidden":
      world.setBarHidden(.navigationBar, try machine.condition(heap.copied(value)), of: id)
    case "isToolbarHidden":
      world.setBarHidden(.toolbar, try machine.condition(heap.copied(value)), of: id)
    case "topViewController", "visibleViewController":
      throw machine.uikit.readOnly(name, ["push or pop instead"])
    case ContainerMembers.edgeSwipe, ContainerMembers.contentSwipe:
      throw machine.uikit.readOnly(name, ["set 'isEnabled' or 'delegate' of the recognizer"])
    default: return false
    }
    return true
  }

  /// - Returns: The result of a method of navigation controllers, `nil` for other methods.
  func callNavigation(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    // All methods that navigation controllers have beside other controllers take `animated`.
    guard !MemberTable.navigationController.forms(of: name).isEmpty else { return nil }
    let animated = try machine.flag("animated", arguments, of: name)
    switch name {
    case "pushViewController":
      world.push(
        try machine.uikit.controllerArgument(arguments.first, name), onto: id, animated: animated)
      return .void
    case "popViewController": return heap.owned(world.pop(from: id, animated: animated))
    case "popToRootViewController":
      return machine.unknowns.popped(world.pop(to: nil, from: id, animated: animated))
    case "popToViewController":
      let target = try machine.uikit.controllerArgument(arguments.first, name)
      return machine.unknowns.popped(world.pop(to: target, from: id, animated: animated))
    case "setNavigationBarHidden", "setToolbarHidden":
      let bar: Bar = name == "setToolbarHidden" ? .toolbar : .navigationBar
      world.setBarHidden(bar, try machine.firstFlag(arguments, of: name), of: id)
      return .void
    case "setViewControllers":
      world.setViewControllers(
        try machine.uikit.controllerList(arguments.first, name), ofNavigation: id,
        animated: animated)
      return .void
    default: return nil
    }
  }
}
