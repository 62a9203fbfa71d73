import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// A use of an object that belongs to another object of UIKit, which raises an exception.
private struct ForbiddenUse {
  /// The property of the owner from which the object was read.
  let part: String
  /// The kind of the owner.
  let owner: Entity
  /// The properties that nobody else may set, beside the one that is held weakly, and the methods that
  /// nobody else may call.
  let members: [String]
  let exception: String
  let help: String

  enum Entity { case controller, view }

  static let all = [
    ForbiddenUse(
      part: "panGestureRecognizer", owner: .view, members: [],
      exception: "NSInvalidArgumentException",
      help: "override the method in a scroll view subclass"),
    ForbiddenUse(
      part: "pinchGestureRecognizer", owner: .view, members: [],
      exception: "NSInvalidArgumentException",
      help: "override the method in a scroll view subclass"),
    ForbiddenUse(
      part: "navigationBar", owner: .controller,
      members: ["items", "setItems", "pushItem", "popItem"],
      exception: "NSInternalInconsistencyException",
      help: "push and pop controllers: the navigation controller manages its bar"),
    ForbiddenUse(
      part: "tabBar", owner: .controller,
      members: ["items", "setItems", "selectedItem"],
      exception: "NSInternalInconsistencyException",
      help: "set 'viewControllers' and 'selectedIndex': the tab bar controller manages its bar"),
    ForbiddenUse(
      part: "toolbar", owner: .controller, members: ["items", "setItems"],
      exception: "NSInternalInconsistencyException",
      help: "set 'toolbarItems' of the controllers: the navigation controller manages its bar"),
  ]
}

// Uses of UIKit and Foundation that raise an exception whatever else the app does.
extension CrashNotes {
  /// Notes a member of an opaque value that is set or called.
  func noteForbidden(_ name: String, on number: Int32) {
    guard observer.isAuthorsCode, let member = observer.opaqueValues.member(number),
      case .object(let owner) = member.owner
    else { return }
    for use in ForbiddenUse.all
    where use.part == member.name && (use.members.contains(name) || isHeldWeakly(name)) {
      let kind = observer.world.kind(of: owner)
      guard use.owner == .view ? kind == .view : manages(owner, use.part) else { continue }
      noteRaise("'\(member.name).\(name)', set or called by other code,", use.exception, use.help)
    }
  }

  /// True if UIKit calls the value of a property, as a bar calls its delegate.
  private func isHeldWeakly(_ name: String) -> Bool {
    !UIKitNames.marks(of: name).isDisjoint(with: .weak) || UnknownValues.isWeakName(name)
  }

  /// True if a controller is the container that has a bar.
  private func manages(_ controller: ObjectID, _ bar: String) -> Bool {
    guard observer.world.kind(of: controller) == .controller else { return false }
    switch observer.world.classRecord(of: controller).base {
    case .navigationController: return bar != "tabBar"
    case .tabBarController: return bar == "tabBar"
    default: return false
    }
  }

  /// Notes a subview that a class of views does not take.
  func noteForbiddenSubview(_ name: String, of view: ObjectID) {
    guard name == "addSubview" || name == "insertSubview", observer.isAuthorsCode,
      observer.machine.types.isCommonView(view, "UIVisualEffectView")
    else { return }
    noteRaise(
      "'\(name)' of the effect view itself", "NSInternalInconsistencyException",
      "add the view to 'contentView'")
  }

  // MARK: The main queue

  /// Notes that code on the main thread waits for the main queue.
  /// - Returns: True if the closure never runs.
  func noteMainSync(_ name: String, on base: Value) -> Bool {
    guard name == "sync", case .mainQueue = base, observer.isAuthorsCode, isOnMain,
      isInCallback || isInAction
    else { return false }
    noteCrash(
      "The main queue waits for itself here, so the app hangs forever",
      "UIKit calls this code on the main thread, which runs the main queue",
      "remove 'DispatchQueue.main.sync', or write 'async'")
    return true
  }

  /// True if a callback of UIKit runs, and no closure that may run on another thread.
  private var isInCallback: Bool { observer.occasions.last?.callback != nil }

  /// True if a control calls the running method.
  private var isInAction: Bool {
    let actions = observer.program.code(givenIn: { $0 == "addTarget" })
    return observer.frames.contains { actions.contains($0.function) }
  }
}
