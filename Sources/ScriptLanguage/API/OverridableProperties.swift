import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The properties of UIKit's classes that UIKit reads and the simulator does not: a subclass that
/// answers one in its own way would wait for a question in vain.
enum OverridableProperties {
  private static let controller = [
    "view", "modalTransitionStyle", "transitioningDelegate", "preferredContentSize",
    "preferredInterfaceOrientationForPresentation", "edgesForExtendedLayout",
    "additionalSafeAreaInsets", "traitCollection", "preferredTransition",
  ]
  /// What UIKit reads only for the looks of what surrounds the app: nothing that is simulated depends
  /// on it, and a getter that does nothing but answer is not missed.
  private static let surroundings = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "childForStatusBarHidden", "childForStatusBarStyle", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "prefersPointerLocked",
  ]
  private static let presentation = [
    "presentedView", "overrideTraitCollection",
  ]

  /// Whether UIKit changes a property of a container by itself, which an observer would not hear here.
  static func isChangedByUIKit(_ name: String, in base: UIKitClass) -> Bool {
    switch base {
    case .object, .view, .window, .textField: return false
    default:
      return [
        "view", "viewControllers", "selectedIndex", "selectedViewController", "isEditing",
      ].contains(name)
    }
  }

  /// Whether the simulator does not ask a subclass for a property that changes what it simulates.
  static func isUnread(_ name: String, in base: UIKitClass) -> Bool {
    if base.isController { return controller.contains(name) }
    return base.isPresentationController && presentation.contains(name)
  }

  /// Whether a getter of a subclass may stay unread if it only answers.
  static func isOfSurroundings(_ name: String, in base: UIKitClass) -> Bool {
    base.isController && surroundings.contains(name)
  }
}

extension Compiler {
  /// Rejects a getter that UIKit would call and the simulator never does.
  func rejectUnreadProperties(
    _ variable: VariableDeclaration, of index: Int
  ) throws(ScriptError) {
    guard variable.modifiers.isOverride else { return }
    let base = program.types[index].base
    for entry in variable.entries {
      guard let getter = entry.accessors?.getter, case .binding(let name) = entry.pattern else {
        continue
      }
      let isUnread = OverridableProperties.isUnread(name, in: base)
      let isOfSurroundings = OverridableProperties.isOfSurroundings(name, in: base)
      guard isUnread || isOfSurroundings && !isPlainGetter(getter) else { continue }
      throw error(
        "not-simulated", "An override of '\(name)' is never asked by the simulator yet",
        entry.range, help: isUnread ? [] : ["one that only returns a value can stand"])
    }
  }

  /// Notes a closure that UIKit would ask where a zoom comes from, and the simulator never does, if it
  /// does more than answer.
  mutating func rejectUncalled(_ arguments: [Argument], of callee: Expression) {
    if case .member(let base, "zoom") = callee.kind {
      guard PreferredTransition.isType(base) else { return }
    } else {
      guard case .implicitMember("zoom") = callee.kind else { return }
    }
    for argument in arguments where argument.isTrailing || argument.label == "sourceViewProvider" {
      guard case .closure(let closure) = argument.value.kind, !isPlainClosure(closure.body) else {
        continue
      }
      note { compiler throws(ScriptError) in
        throw compiler.error(
          "not-simulated", "The closure of a zoom is never called by the simulator yet",
          argument.value.range, help: ["one that only returns a view can stand"])
      }
    }
  }

  /// UIKit follows what is read of such a class from iOS 26 on; nothing here would come of a change.
  func rejectObservable(_ declaration: TypeDeclaration) throws(ScriptError) {
    guard declaration.modifiers.attributes.contains("Observable") else { return }
    throw error(
      "not-simulated", "Changes of an '@Observable' class are not followed by the simulator yet",
      declaration.nameRange, help: ["call 'setNeedsUpdateProperties()' where it changes"])
  }
}
