import Diagnostics
import LifecycleEngine
import SwiftSubset

/// What `preferredTransition` may be beside a zoom: how something comes and goes, which changes nothing
/// of its lifecycle.
enum PreferredTransition {
  static let withoutZoom = ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"]
  static let all = withoutZoom + ["zoom"]

  /// Whether an expression is the type that has them.
  static func isType(_ expression: Expression) -> Bool {
    guard case .member(let base, "Transition") = expression.kind,
      case .identifier("UIViewController") = base.kind
    else { return false }
    return true
  }
}

// The transition a controller prefers, of which the lifecycle depends on whether it is a zoom. Its
// closures are held as UIKit holds them, and not called.
extension Machine {
  /// `UIViewController.Transition.zoom(options:sourceViewProvider:)`, the same as `.zoom` without the
  /// type.
  func makeZoom(_ arguments: Arguments) -> Value {
    let values = copied(arguments.values)
    return .object(makeForeign(.payload(PayloadRecord(type: nil, name: "zoom", values: values))))
  }

  /// Tells the engine of what is assigned to `preferredTransition`.
  func setPreferredTransition(_ value: Value, of id: ObjectID) throws(RunError) {
    world.setPrefersZoom(try isZoom(value), of: id)
  }

  private func isZoom(_ value: Value) throws(RunError) -> Bool {
    switch value {
    case .null: return false
    case .symbol(let name) where PreferredTransition.withoutZoom.contains(name): return false
    case .object(let object):
      guard case .payload(let record) = foreignObject(object), record.type == nil,
        record.name == "zoom"
      else { break }
      guard record.values.contains(where: { isFunction($0) }) else { break }
      return true
    default: break
    }
    let others = PreferredTransition.withoutZoom.map { ".\($0)" }.joined(separator: ", ")
    let near = name(ofCall: value).flatMap {
      EditDistance.nearest(to: $0, in: PreferredTransition.all)
    }
    let suggestion = near.map { "; did you mean '.\($0)'?" } ?? ""
    throw failed(
      .wrongArgument,
      "'preferredTransition' needs a transition, but got \(describeKind(value))\(suggestion)",
      [
        "a zoom needs the closure that gives the view it comes from, as in "
          + "'.zoom { context in sourceView }'; the other transitions are \(others)"
      ])
  }

  private func isFunction(_ value: Value) -> Bool {
    guard let id = value.objectID, case .closure = foreignObject(id) else { return false }
    return true
  }
}
