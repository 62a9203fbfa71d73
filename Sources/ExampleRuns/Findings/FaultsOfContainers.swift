import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine
import UIKitNames

// Faults about what UIKit never calls, and about objects and appearances that an example leaves behind.
extension Fault {
  /// The faults in the deeds of a run, beside those about geometry and warnings.
  static func leftBehind(in run: DriveRun) -> [Fault] {
    run.deeds.compactMap { deed in
      switch deed.kind {
      case .lostObject(let name):
        Fault(
          id: "lost-object", summary: "Nothing holds the object that '\(name)' is set to",
          range: deed.range,
          notes: ["'\(name)' holds its object weakly, so the object is gone when the code returns"],
          help: "keep the object in a stored property")
      case .forwardedTwice(let child):
        Fault(
          id: "forwarded-twice",
          summary: "The appearance of \(run.name(of: child)) is forwarded twice", range: deed.range,
          notes: ["a container forwards its appearance to its children, unless it says otherwise"],
          help:
            "remove the call, or return false from 'shouldAutomaticallyForwardAppearanceMethods'"
        )
      case .leftAppearanceOpen(let child):
        Fault(
          id: "open-appearance",
          summary: "The transition of \(run.name(of: child)) that begins here never ends",
          range: deed.range,
          notes: ["\(run.name(of: child)) does not get its 'viewDidAppear' or 'viewDidDisappear'"],
          help: "call 'endAppearanceTransition()' when the transition is over")
      default: nil
      }
    } + superTooEarly(in: run)
  }

  /// The fault of a run that broke off because of a `deinit`, whatever the rest of the app does.
  init?(ofDeinit failure: Diagnostic) {
    guard failure.reason == .referenceInDeinit, failure.range.isOfExample else { return nil }
    self.init(
      id: failure.id, summary: failure.summary, range: failure.range, notes: failure.notes,
      help: failure.help.first ?? "leave 'self' out of the closure")
  }

  /// Constraints that an update adds after `super`, which the documentation wants last. Source:
  /// `updateviewconstraints-super`.
  private static func superTooEarly(in run: DriveRun) -> [Fault] {
    var open: (deed: Deed, callback: Callback)?
    var result: [Fault] = []
    for deed in run.deeds {
      if case .reachedSuper(let callback, _) = deed.kind,
        callback == .updateViewConstraints || callback == .updateConstraints
      {
        open = (deed, callback)
        continue
      }
      guard let begun = open, deed.occasion == begun.deed.occasion else {
        open = nil
        continue
      }
      guard case .added(.constraint) = deed.kind else { continue }
      open = nil
      result.append(
        Fault(
          id: "super-not-last", summary: "'\(begun.callback.baseName)' goes on after 'super'",
          range: begun.deed.range,
          notes: ["the documentation wants 'super' as the last step, after all changes"],
          help: "move the call to 'super' to the end"))
    }
    return result
  }

  /// The children of a container that says it forwards appearances itself, and that forwards none.
  static func unforwarded(in run: DriveRun) -> [Fault] {
    let program = run.machine.program
    guard !program.names.contains(where: { $0.hasSuffix("AppearanceTransition") }) else {
      return []
    }
    func number(_ callback: Callback, of id: ObjectID) -> Int? {
      run.events.last { $0.callback == callback && $0.receiver == .object(id) }?.number
    }
    var shown: [(child: ObjectID, parent: ObjectID, deed: Deed)] = []
    for deed in run.deeds {
      guard case .contained(let call) = deed.kind else { continue }
      shown.removeAll { $0.child == call.child && call.call != .didMove }
      guard call.call == .addChild, let parent = call.parent,
        let type = run.machine.types.typeIndex(of: parent),
        program.types[type].callbacks[Int(Callback.forwardsAppearance.rawValue)] >= 0
      else { continue }
      shown.append((call.child, parent, deed))
    }
    return shown.compactMap { child, parent, deed in
      guard let appeared = number(.viewDidAppear, of: parent), appeared > deed.event,
        number(.viewWillAppear, of: child) == nil,
        run.deeds.contains(where: {
          if case .addedView(_, _, child) = $0.kind { true } else { false }
        })
      else { return nil }
      return Fault(
        id: "unforwarded-appearance",
        summary: "Nothing tells \(run.name(of: child)) that it is appearing", range: deed.range,
        notes: [
          "the container turns automatic forwarding off, and never calls 'beginAppearanceTransition'"
        ],
        help:
          "remove the override, or call 'beginAppearanceTransition' and 'endAppearanceTransition'"
      )
    }
  }

  /// Overrides of methods that UIKit had before Swift.
  static func gone(in program: Program, _ range: (Int) -> SourceRange) -> [Fault] {
    program.types.filter { $0.role == .class && $0.base.isController }.flatMap { type in
      type.methods.compactMap { method in
        guard method.isOverride, UIKitNames.isGone(method.name, method.labels),
          range(method.function).isOfExample
        else { return nil }
        let labels = method.labels.map { "\($0 ?? "_"):" }.joined()
        return Fault(
          id: "never-called", summary: "UIKit no longer calls '\(method.name)(\(labels))'",
          range: range(method.function),
          notes: ["Swift refuses the override: the method was deprecated before iOS 8"],
          help: method.name.hasSuffix("Unload")
            ? "release what can be recreated in 'didReceiveMemoryWarning'"
            : "remove the method")
      }
    }
  }
}
