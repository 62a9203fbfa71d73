import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Notifications that UIKit may post, though no source tells.
extension UnknownValues {
  /// Notes what the observers of a notification would do.
  func noteObservers(of name: String, _ calls: UnknownCalls) {
    guard !rules.allowsUndeclared else { return }
    var functions: [Int] = []
    for entry in machine.observations.entries where entry.name == nil || entry.name == name {
      switch entry.receiver {
      case .closure(let closure, _):
        if case .closure(let record) = heap.foreignObject(closure) {
          functions.append(record.function)
        }
      case .method(let object, let selector):
        if !world.isDeallocated(object), let type = machine.types.typeIndex(of: object),
          let method = machine.types.method(named: selector, of: type)
        {
          functions.append(method.function)
        }
      // The task that waits may do anything.
      case .sequence: world.note(calls.limited(to: CodeEffects(prints: true, acts: true)))
      }
    }
    note(calls, functions)
  }

  /// Notes a member of a controller that no table lists, and a view that a controller gets.
  func noteUnlisted(_ name: String, of id: ObjectID, _ value: Value = .void) {
    guard !rules.allowsUndeclared, world.kind(of: id) == .controller else { return }
    if let view = value.objectID, world.kind(of: view) == .view { noteHandedOver(value) }
    guard !UIKitNames.isKnown(name, in: world.classRecord(of: id).base)
    else { return }
    world.note(.unlistedMember)
  }

  /// The controller that stands in for a value that UIKit's method gets. UIKit raises an exception for a
  /// navigation controller on a stack.
  func standIn(for value: Value, in method: String) throws(RunError) -> ObjectID {
    guard case .opaque(let name, let number) = value else { throw failed(.wrongArgument, method) }
    let type = heap.opaqueValues.types[number] ?? name
    let stacks = ["pushViewController", "setViewControllers", "viewControllers"]
    if !rules.allowsUndeclared, LibraryNames.isNavigationController(type), stacks.contains(method) {
      throw failed(
        .notSimulated,
        "'\(type)' is a navigation controller, and '\(method)' raises an exception for one",
        ["present the controller instead"])
    }
    return standIn(for: number)
  }

  /// Notes what an observer of a notification would do that only code out of the script posts.
  func noteStranger(_ name: String?) {
    guard let name, !rules.allowsUndeclared, !NotificationNames.isSimulated(name),
      !program.posts
    else { return }
    noteObservers(of: name, .unknownPost)
  }

  /// Notes the presentation of a controller of the system that has no presentation style.
  func noteSystemController(_ value: Value, _ controller: ObjectID) throws(RunError) {
    guard case .opaque(let name, let number) = value else { return }
    let type = heap.opaqueValues.types[number] ?? name
    guard LibraryNames.isPrefixed(type), type != "UIHostingController",
      !world.hasChosenPresentationStyle(controller)
    else { return }
    try checkSource(ofSystemController: type)
    guard !rules.allowsUndeclared else { return }
    world.note(.unknownPresentation)
  }

  /// Notes that a call of something that is not simulated shows a screen: what the call presents, or the
  /// alert of the system that asks the user for a permission.
  func noteScreen(of name: String) {
    guard !rules.allowsUndeclared else { return }
    if DynamicCalls.presents(name) { world.note(.strangerPresents) }
    guard name.hasPrefix("request"),
      ["Authorization", "Access", "Permission"].contains(where: { $0.isPart(of: name) })
    else { return }
    world.note(.permissionAlert)
    for name in ["willResignActiveNotification", "didBecomeActiveNotification"] {
      noteObservers(of: name, .permissionAlert)
      if let ofScene = SystemNotification.ofScene(beside: name) {
        noteObservers(of: ofScene, .permissionAlert)
      }
    }
  }
}

extension Program {
  /// True if some code posts a notification.
  fileprivate var posts: Bool {
    functions.contains { function in
      function.code.contains { instruction in
        guard case .callMember(let site) = instruction else { return false }
        return DynamicCalls.isPost(names[site.name])
      }
    }
  }
}
