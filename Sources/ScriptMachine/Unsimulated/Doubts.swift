import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The doubt about unknown calls spreads through the author's code: to what a method prints that may be
// called, and to what is printed or set where something doubtful was read.

extension UnknownCalls {
  /// Returns true if the calls may change a variable or property.
  package func mayChange(_ name: String) -> Bool {
    if changes.contains(name) { return true }
    switch changesOfUIKit {
    case .none: return false
    case .sizes:
      return UIKitNames.marks(of: name).contains(.settled) || UIKitNames.isUnknown(name, in: id)
    case .views: return UIKitNames.marks(of: name, in: .view).contains(.simulated)
    case .lives: return CodeReach.endOfObjects.contains(name)
    case .named: return UIKitNames.isUnknown(name, in: id)
    case .all: return UIKitNames.marks(of: name).contains(.simulated)
    }
  }
}

extension Program {
  /// The unknown calls together with the effects of the author's code on which they bear. Only lines of
  /// the console, the author's own variables, and UIKit behind a condition count.
  /// - Parameters:
  ///   - calls: The calls of a situation.
  ///   - checks: The functions of checks, which have no effects.
  package func spreading(_ calls: UnknownCalls, except checks: Set<Int>) -> UnknownCalls {
    let methods = types.flatMap { $0.methods }.filter { method in
      Callback(declared: method.name, labels: method.labels).map { calls.callbacks.contains($0) }
        ?? false
    }
    var bodies = methods.map { $0.function }
    if calls.callbacks.contains(.deinitialize) {
      bodies += types.compactMap { $0.deinitializer }
    }
    if calls.callbacks.contains(.traitCollectionDidChange) {
      bodies += code(givenIn: { KeepingCalls.registration($0) == .observes })
    }
    var spread = calls
    if !bodies.isEmpty {
      let reach = CodeReach(of: bodies, in: self)
      var effects = reach.effects
      (effects.acts, effects.changes) = (false, declared(reach.sets))
      spread = spread.including(effects)
    }
    // That an object has ended is most often asked by a check.
    guard spread.changesOfUIKit != .lives else { return spread }
    var readers = checks
    var grows = true
    while grows {
      grows = false
      for index in functions.indices where !readers.contains(index) {
        let reads = CodeReach(ofOnly: index, in: self).reads
        guard reads.contains(where: { spread.mayChange($0) }) else { continue }
        readers.insert(index)
        grows = true
        spread = spread.including(effects(dependingOn: index))
      }
    }
    return spread
  }
}

extension CodeReach {
  /// The texts by which a line of the code is known; an empty text if any line may be of the code.
  var marksOfLines: Set<String> {
    let marks = texts.filter { !$0.isEmpty }
    return marks.isEmpty ? [""] : marks
  }
}

extension Program {
  /// The effects of code that reads something doubtful. A call of UIKit counts behind a condition only.
  func effects(dependingOn function: Int) -> CodeEffects {
    let reach = CodeReach(of: [function], in: self)
    var effects = reach.effects
    effects.acts = reach.acts && functions[function].hasCondition
    effects.changes = declared(reach.sets).union(reach.computes)
    if reach.prints { effects.texts = reach.marksOfLines }
    return effects
  }
}

extension FunctionCode {
  /// True if the code does something only under a condition.
  fileprivate var hasCondition: Bool {
    code.contains { instruction in
      switch instruction {
      case .jumpIfFalse, .jumpIfTrue, .matchCase, .match: true
      default: false
      }
    }
  }
}
