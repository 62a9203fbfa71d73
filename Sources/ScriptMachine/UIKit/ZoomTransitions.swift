import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The preferred transition of a controller, whose lifecycle depends only on the choice of a zoom.
// The machine holds the closures of a transition as UIKit does, and does not call the closures.
extension ControllerMembers {
  /// `UIViewController.Transition.zoom(options:sourceViewProvider:)`, the same as `.zoom` without
  /// the type.
  func makeZoom(_ arguments: Arguments) -> Value {
    let values = heap.copied(arguments.values)
    return .object(
      heap.makeForeign(.payload(PayloadRecord(type: nil, name: "zoom", values: values))))
  }

  /// Tells the engine about a value that is assigned to `preferredTransition`.
  func setPreferredTransition(_ value: Value, of id: ObjectID) throws(RunError) {
    world.setPrefersZoom(try isZoom(value), of: id)
  }

  private func isZoom(_ value: Value) throws(RunError) -> Bool {
    switch value {
    case .null: return false
    case .symbol(let name) where PreferredTransition.withoutZoom.contains(name): return false
    case .object(let object):
      guard case .payload(let record) = heap.foreignObject(object), record.type == nil,
        record.name == "zoom"
      else { break }
      guard record.values.contains(where: { isFunction($0) }) else { break }
      return true
    default: break
    }
    let others = PreferredTransition.withoutZoom.map { ".\($0)" }.joined(separator: ", ")
    let near = machine.presentations.name(ofCall: value).flatMap {
      EditDistance.nearest(to: $0, in: PreferredTransition.all)
    }
    let suggestion = near.map { "; did you mean '.\($0)'?" } ?? ""
    throw failed(
      .wrongArgument,
      "'preferredTransition' needs a transition, but got \(machine.describeKind(value))\(suggestion)",
      [
        "a zoom needs the closure that gives the view it comes from, as in "
          + "'.zoom { context in sourceView }'; the other transitions are \(others)"
      ])
  }

  private func isFunction(_ value: Value) -> Bool {
    guard let id = value.objectID, case .closure = heap.foreignObject(id) else { return false }
    return true
  }
}
