import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

/// Overrides without any call of `super`. No run is needed to see that such an override leaves the
/// superclass out, so the overrides that no drive calls are judged as well.
struct UncalledSuper {
  let callback: String
  let owner: String
  let function: Int

  /// The overrides of a program that have to call `super`, and have no such call.
  static func all(in program: Program) -> [UncalledSuper] {
    var result: [UncalledSuper] = []
    for (index, type) in program.types.enumerated() where type.role == .class {
      for method in type.methods
      where method.isOverride && program.demandsSuper(method, inType: index)
        && !program.uses(superOf: method.name, inType: index)
      {
        result.append(
          UncalledSuper(callback: method.name, owner: type.name, function: method.function))
      }
    }
    return result
  }
}

extension Program {
  /// The callbacks whose overrides may do the work of `super` themselves, and the callback that only a
  /// storyboard calls. Only a run tells.
  private static let replaceable: [Callback] = [
    .viewWillTransition, .willTransitionToTraits, .updateViewConstraints, .awakeFromNib,
  ]

  fileprivate func demandsSuper(_ method: MethodCode, inType index: Int) -> Bool {
    let base = types[index].base
    if let callback = Callback(declared: method.name, labels: method.labels), callback.needsSuper,
      base.isController
    {
      return !callback.isOfViews && !Self.replaceable.contains(callback)
    }
    let marks = UIKitNames.marks(of: method.name, in: base)
    if marks.contains(.performs), isOfLibrary(method, base) {
      return !CodeReach(of: [method.function], in: self).transits
    }
    let isDemanded = (base.isController || base.isView) && marks.contains(.inherited)
    return isDemanded || CommonViews.isInherited(method.name, libraryClass(above: index))
  }

  /// True if a method overrides the method of a UIKit class.
  private func isOfLibrary(_ method: MethodCode, _ base: UIKitClass) -> Bool {
    UIKitNames.forms(of: method.name, on: base).contains {
      $0.parameters.map { $0.label } == method.labels
    }
  }

  /// The name of the class of a library above a type of the example.
  private func libraryClass(above index: Int) -> String {
    var current = index
    while let parent = types[current].superclass { current = parent }
    return types[current].inherited.first ?? ""
  }

  /// True if any code of a class uses a member of `super`. A helper may do so for the override.
  fileprivate func uses(superOf name: String, inType index: Int) -> Bool {
    functions.contains { function in
      function.code.contains { instruction in
        switch instruction {
        case .callSuper(let site, index): names[site.name] == name
        case .getSuperMember(let member, index): names[member] == name
        default: false
        }
      }
    }
  }
}
