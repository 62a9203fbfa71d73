import LifecycleEngine

// The controllers among a method's arguments that are meant to be children of the screen, because
// the example removes them from a parent, under any name and through any method.
extension DriveRun {
  /// The controllers without a parent that the example's code removed from a parent.
  var orphansTakenOut: [ObjectID] {
    var added: [ObjectID] = []
    var result: [ObjectID] = []
    for deed in deeds {
      guard case .contained(let call) = deed.kind else { continue }
      switch call.call {
      case .addChild: added.append(call.child)
      case .removeFromParent, .willMove:
        guard call.parent == nil, !added.contains(call.child), !result.contains(call.child) else {
          continue
        }
        result.append(call.child)
      case .didMove: break
      }
    }
    return result
  }

  /// The indices of the only helper's other controllers that are among some objects.
  func others(among objects: [ObjectID], _ plan: DrivePlan, _ code: ExampleCode) -> [Int] {
    guard plan.helpers.count == 1 else { return [] }
    return plan.helpers[0].others.enumerated().filter { _, other in
      let name = plan.variable(of: other, code)
      guard let slot = machine.program.globals.firstIndex(where: { $0.name == name }),
        let object = machine.variables.namedObjects[slot]
      else { return false }
      return objects.contains(object)
    }.map { $0.offset }
  }
}

extension DrivePlan {
  /// The plan with children of the screen in place of some other controllers of the only helper.
  func showing(_ places: [Int]) -> DrivePlan { with(helpers.map { $0.showing(places) }) }
}
