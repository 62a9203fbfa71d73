import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Reads of properties that no source tells at the moment of the read.
extension UnknownValues {
  /// Notes that the value that the running code reads is not known. A check cannot be judged then; other
  /// code passes the doubt on to what the code prints, sets and does.
  package func noteRead(_ calls: UnknownCalls?) {
    guard let calls, !rules.allowsUndeclared else { return }
    guard machine.judgement == nil else {
      machine.judgement?.doubt = calls
      return
    }
    for frame in stack.frames.reversed() {
      let function = program.functions[frame.function]
      var effects = program.effects(dependingOn: frame.function)
      effects.changes.insert(function.name)
      world.note(calls.including(effects))
      // The caller may decide by the result.
      guard function.givesResult else { break }
    }
  }

  /// Throws for a trait that never changes here, and that UIKit may change.
  package func checkTrait(_ name: String) throws(RunError) {
    guard TraitSet(ofType: name).isEmpty, name.hasPrefix("UITrait"), !rules.allowsUndeclared else {
      return
    }
    throw failed(
      .notSimulated, "A change of '\(name)' is not simulated yet", ["remove the trait"])
  }

  /// The controllers that a pop has taken off a stack.
  func popped(_ controllers: [ObjectID]) -> Value {
    if controllers.isEmpty { noteRead(.nothingPopped) }
    return heap.makeArray(controllers)
  }

  /// Notes that the running code reads a property of a view of which no source tells the value there.
  func noteRead(_ name: String, ofView id: ObjectID) {
    guard !rules.allowsUndeclared, heap.kept(name, of: id) == nil else { return }
    for calls in world.doubts(ofView: id) where UIKitNames.isUnknown(name, in: calls.id) {
      noteRead(calls)
    }
  }

  /// The view that a presentation controller shows. UIKit puts another view around some.
  func presentedView(ofPresentation id: ObjectID) -> Value {
    let view = world.presentedViewController(ofPresentation: id).flatMap { world.view(of: $0) }
    if let view, world.doubts(ofView: view).contains(.viewAroundPresented) {
      noteRead(.viewAroundPresented)
    }
    return heap.owned(view)
  }

  /// The preferred size of a controller, which may not be known.
  func preferredSize(of id: ObjectID) -> Size {
    noteRead(world.doubtOfPreferredSize(of: id))
    return world.preferredContentSize(of: id)
  }

  /// The traits of a controller or view, which may not be known.
  package func traits(_ traits: TraitCollection, of id: ObjectID) -> Value {
    noteRead(world.doubtOfTraits(of: id))
    return .traits(traits)
  }
}

extension FunctionCode {
  /// True if the code returns a value.
  fileprivate var givesResult: Bool {
    zip(code, code.dropFirst()).contains { one, next in
      guard case .return = next else { return false }
      if case .pushVoid = one { return false }
      return true
    }
  }
}

extension Judgement {
  /// The error for a condition whose value nobody knows.
  var unknown: RunError? {
    guard let doubt else { return nil }
    return .failed(
      Diagnostic(
        id: "not-modelled", "The engine does not know the value of a property here", at: range,
        notes: ["\(doubt.situation) \(doubt.reason)"],
        help: ["remove the check: another value would be just as likely"]
      ).asDisagreement)
  }
}

extension UnknownValues {
  /// Notes the answer of a method of the author's: for the author's own call, or for UIKit, which the
  /// simulator cannot follow if the answer is not simulated.
  func noteAnswer(_ answer: Value, to callback: Callback, isForAuthor: Bool) {
    if isForAuthor { machine.callByAuthor.result = heap.copied(answer) }
    // The configuration of a scene names the delegate, which the script sets itself.
    guard !isForAuthor, !rules.allowsUndeclared, callback != .applicationConfiguration else {
      return
    }
    let parts = answer.objectID.flatMap { heap.array($0) } ?? [answer]
    if parts.contains(where: { $0.isOpaque }) { world.note(.unknownAnswer) }
  }
}
