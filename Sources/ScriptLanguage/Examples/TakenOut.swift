import LifecycleEngine

// Which of the controllers that a method is given are meant to be children of the screen: those that it takes
// out of their parent, under whatever name and through whatever other method.
extension DriveRun {
  /// The controllers without a parent that the example took out of one.
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

  /// Which of the other controllers that the only method was given are among some objects, from 0 on.
  func others(among objects: [ObjectID], _ plan: DrivePlan, _ code: ExampleCode) -> [Int] {
    guard plan.helpers.count == 1 else { return [] }
    return plan.helpers[0].others.enumerated().filter { _, other in
      let name = plan.variable(of: other, code)
      guard let slot = machine.program.globals.firstIndex(where: { $0.name == name }),
        let object = machine.namedObjects[slot]
      else { return false }
      return objects.contains(object)
    }.map { $0.offset }
  }
}

extension DrivePlan {
  /// The same with children of the screen for some of the other controllers of its only method.
  func showing(_ places: [Int]) -> DrivePlan { with(helpers.map { $0.showing(places) }) }
}
