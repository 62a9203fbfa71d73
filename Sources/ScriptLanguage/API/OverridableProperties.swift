import LifecycleEngine

/// The properties of UIKit's classes that UIKit reads and the simulator does not: a subclass that
/// answers one in its own way would wait for a question in vain.
enum OverridableProperties {
  private static let controller = [
    "view", "modalTransitionStyle", "transitioningDelegate", "preferredContentSize",
    "preferredInterfaceOrientationForPresentation", "prefersStatusBarHidden",
    "childForStatusBarHidden", "edgesForExtendedLayout", "additionalSafeAreaInsets",
    "traitCollection",
  ]
  private static let presentation = [
    "presentedView", "overrideTraitCollection",
  ]

  /// Whether the simulator does not ask a subclass for a property that changes what it simulates.
  static func isUnread(_ name: String, in base: UIKitClass) -> Bool {
    if base.isController { return controller.contains(name) }
    return base.isPresentationController && presentation.contains(name)
  }
}

extension Compiler {
  /// Rejects a getter that UIKit would call and the simulator never does.
  func rejectUnreadProperties(
    _ variable: VariableDeclaration, of index: Int
  ) throws(ScriptError) {
    guard variable.modifiers.isOverride else { return }
    for entry in variable.entries where entry.accessors?.getter != nil {
      guard case .binding(let name) = entry.pattern,
        OverridableProperties.isUnread(name, in: program.types[index].base)
      else { continue }
      throw error(
        "not-simulated", "An override of '\(name)' is never asked by the simulator yet",
        entry.range)
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
