import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Faults in the calls that add a child and take it out, beside those that are findings.
extension Fault {
  /// The calls of `didMove(toParent:)` that tell a child a second time, or of another parent.
  static func repeatedMoves(in run: DriveRun) -> [Fault] {
    var last: [ObjectID: ContainmentCall] = [:]
    var parents: [ObjectID: ObjectID] = [:]
    return run.deeds.compactMap { deed in
      guard case .contained(let call) = deed.kind else { return nil }
      let before = last[call.child]
      last[call.child] = call
      if call.call == .addChild { parents[call.child] = call.parent }
      guard call.call == .didMove else { return nil }
      let name = run.name(of: call.child)
      if let before, before.call == .didMove, before.parent == call.parent {
        return Fault(
          repeatedMove: "\(name) gets 'didMove(toParent:)' twice for one move", deed,
          "remove one of the two calls to 'didMove(toParent:)'")
      }
      if call.parent == nil, before?.call == .removeFromParent {
        return Fault(
          repeatedMove: "\(name) gets 'didMove(toParent: nil)' twice for one removal", deed,
          "remove the call: 'removeFromParent()' calls 'didMove(toParent: nil)' itself")
      }
      guard let told = call.parent, let parent = parents[call.child], told != parent else {
        return nil
      }
      return Fault(
        repeatedMove: "\(name) gets 'didMove(toParent:)' with a parent that is not its own", deed,
        "pass the controller on which 'addChild' was called")
    }
  }

  private init(repeatedMove summary: String, _ deed: Deed, _ help: String) {
    self.init(
      id: "repeated-did-move", summary: summary, range: deed.range,
      notes: ["each move is announced once, with the new parent"], help: help)
  }

  /// The children that are told that they leave, and stay, in a run that came to its end.
  static func unfinishedRemovals(in run: DriveRun) -> [Fault] {
    var removed: Set<ObjectID> = []
    var open: [(child: ObjectID, deed: Deed)] = []
    for deed in run.deeds {
      guard case .contained(let call) = deed.kind else { continue }
      open.removeAll { $0.child == call.child }
      if call.call == .removeFromParent { removed.insert(call.child) }
      if call.call == .addChild { removed.remove(call.child) }
      // A removal in the wrong order is a finding.
      guard call.call == .willMove, call.parent == nil, !removed.contains(call.child) else {
        continue
      }
      open.append((call.child, deed))
    }
    return open.map { child, deed in
      Fault(
        id: "unfinished-removal",
        summary: "\(run.name(of: child)) is told that it will leave its parent, but stays a child",
        range: deed.range,
        notes: ["nothing calls 'removeFromParent()' after 'willMove(toParent: nil)'"],
        help: "call 'removeFromParent()' after you remove the view")
    }
  }

  /// The children whose view the code takes out for good, and that stay children, in a run that came to its
  /// end. A view that other code may add again only hides.
  static func strandedChildren(in run: DriveRun) -> [Fault] {
    var owners: [ObjectID: ObjectID] = [:]
    var open: [(child: ObjectID, deed: Deed)] = []
    var parents: [ObjectID: ObjectID] = [:]
    for deed in run.deeds {
      switch deed.kind {
      case .addedView(let view, _, let child?):
        owners[view] = child
        open.removeAll { $0.child == child }
      case .contained(let call):
        open.removeAll { $0.child == call.child }
        parents[call.child] = call.call == .addChild ? call.parent : nil
        if call.call == .didMove { parents[call.child] = call.parent }
      case .removedView(let view):
        guard let child = owners[view], parents[child] != nil else { break }
        open.append((child, deed))
      default: break
      }
    }
    guard !open.isEmpty, !run.machine.program.addsViewsLater else { return [] }
    return open.map { child, deed in
      Fault(
        id: "unfinished-removal",
        summary:
          "The view of \(run.name(of: child)) is removed, but \(run.name(of: child)) stays a child",
        range: deed.range,
        notes: ["no code adds the view again, and nothing calls 'removeFromParent()'"],
        help:
          "call 'willMove(toParent: nil)' before the view is removed, and 'removeFromParent()' after"
      )
    }
  }
}

extension Program {
  /// True if code adds a view, outside of the callbacks that run once.
  fileprivate var addsViewsLater: Bool {
    var once: Set<Int> = []
    for type in types where type.base.isController {
      for callback in [Callback.loadView, .viewDidLoad] {
        let place = Int(callback.rawValue)
        if place < type.callbacks.count { once.insert(type.callbacks[place]) }
      }
    }
    return functions.indices.contains { index in
      guard !once.contains(index), range(ofFunction: index).isOfExample else { return false }
      return functions[index].code.contains { instruction in
        guard case .callMember(let site) = instruction else { return false }
        return KeepingCalls.adds(names[site.name]) && names[site.name].hasSuffix("ubview")
      } && !makesChildren(index)
    }
  }

  /// True if each call of a function makes a child of the controller whose view it adds.
  private func makesChildren(_ index: Int) -> Bool {
    var adds = 0
    for instruction in functions[index].code {
      switch instruction {
      case .callMember(let site):
        if names[site.name] == "addChild" { adds += 1 }
        if KeepingCalls.adds(names[site.name]), names[site.name].hasSuffix("ubview") { adds -= 1 }
      case .jumpIfFalse, .jumpIfTrue, .matchCase, .match: return false
      default: break
      }
    }
    return adds >= 0
  }
}
