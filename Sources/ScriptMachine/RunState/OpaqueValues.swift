import LifecycleEngine
import UIKitNames

/// The place that a value was read from. Reading the same place gives the same value each time.
package struct OpaqueMember: Hashable {
  package enum Owner: Hashable {
    case script
    case library(String)
    case value(Int32)
    case object(ObjectID)
  }

  package let owner: Owner
  package let name: String
}

/// The machine's data about the opaque values of a script.
package struct OpaqueValues {
  /// The numbers of the values that were read. Returned values are not in the table.
  private(set) var members: [OpaqueMember: Int32] = [:]
  /// The places of the values, by number.
  private(set) var places: [Place] = []
  /// The number of owners of each value. A value that can be read again is held by its place.
  var holders: [Int32] = []
  /// The controllers that stand in for values. A stand-in lives as long as its value.
  package var standIns: [Int32: ObjectID] = [:]
  /// The plain controllers that have stood in for values, with the class names of the values.
  var standInClasses: [(id: ObjectID, name: String)] = []
  /// The plain views that stand in for values if the rules allow unknown values.
  package var standInViews: [Int32: ObjectID] = [:]
  /// The origins of values. Equal origins stand for equal values.
  package var origins: [Int32: String] = [:]
  /// The values that an initialiser made, which are known not to be nil.
  package var made: Set<Int32> = []
  /// The names of the types of values, if the script tells the type.
  package var types: [Int32: String] = [:]
  /// The facts about values that are known in part.
  var partial: [Int32: PartialValue] = [:]
  /// The views of the values that are layers.
  package var layers: [Int32: ObjectID] = [:]
  /// The views that values such as anchors and guides were read from.
  package var views: [Int32: ObjectID] = [:]
  /// The second views of the values that are constraints between two views; the first view of a
  /// constraint within one view.
  package var constraints: [Int32: ObjectID] = [:]
  /// The known facts about the values that are constraints.
  var constraintRecords: [Int32: ConstraintRecord] = [:]
  /// The numbers that values stand for: a priority, the length of a text, the end of a range.
  var numbers: [Int32: Double] = [:]
  /// The numbers of observers of key paths.
  var keyPaths: [String: Int] = [:]
  /// The texts of the values that are identifiers.
  var identifiers: [Int32: String] = [:]
  /// The values that are transforms whose effect is known.
  var transforms: [Int32: AffineTransform] = [:]
  /// The numbers of the values that controllers and views stand in for.
  var standInNumbers: [ObjectID: Int32] = [:]
  /// The assigned properties that decide about touches, of bars, items and gesture recognizers. A value
  /// that is not known is `.void`.
  var switches: [Int32: [String: Value]] = [:]
  /// The controllers of the values that are navigation items.
  package var navigationItems: [Int32: ObjectID] = [:]

  /// The known effects on UIKit of the values that are views of SwiftUI.
  package var hosted: [Int32: HostedEffects] = [:]
  /// The name of a view or modifier of SwiftUI whose effects nobody knows.
  package var unknownHosted: String?
  /// The effects of the root views of hosting controllers.
  package var hosts: [ObjectID: HostedEffects] = [:]

  /// The place that a value comes from.
  struct Place {
    /// The member that the value was read from, or `nil` for the result of a call.
    var member: OpaqueMember?
    /// True if the read began with a free name.
    var isOfFreeName = false
  }

  /// - Returns: The number of the added value.
  mutating func add() -> Int32 {
    holders.append(1)
    places.append(Place())
    return Int32(holders.count - 1)
  }

  /// Keeps the place that a new value was read from.
  mutating func keep(_ number: Int32, readFrom member: OpaqueMember) {
    members[member] = number
    let isOfFreeName =
      switch member.owner {
      case .script, .library: true
      case .object: false
      case .value(let owner): places[Int(owner)].isOfFreeName
      }
    places[Int(number)] = Place(member: member, isOfFreeName: isOfFreeName)
  }

  /// The member that a value was read from, or `nil` for the result of a call.
  package func member(_ number: Int32) -> OpaqueMember? { places[Int(number)].member }

  /// The values that were read from members of an opaque value, with the names of the members.
  package func members(of number: Int32) -> [(name: String, number: Int32)] {
    members(of: .value(number))
  }

  /// The values that were read from members of an object, with the names of the members.
  package func members(of id: ObjectID) -> [(name: String, number: Int32)] {
    members(of: .object(id))
  }

  private func members(of owner: OpaqueMember.Owner) -> [(name: String, number: Int32)] {
    var result: [(name: String, number: Int32)] = []
    for (index, place) in places.enumerated() {
      guard let member = place.member, member.owner == owner else { continue }
      result.append((member.name, Int32(index)))
    }
    return result
  }

  /// The active constraints that are known, in the order of their making.
  var activeConstraints: [ConstraintRecord] {
    constraintRecords.keys.sorted().compactMap { constraintRecords[$0] }
      .filter { $0.isActive && $0.isExact }
  }

  /// True if nothing holds a value any more.
  package func isDropped(_ number: Int32) -> Bool { holders[Int(number)] == 0 }

  /// True if a value was read from a free name, directly or through members.
  package func isOfFreeName(_ number: Int32) -> Bool { places[Int(number)].isOfFreeName }
}

extension OpaqueValues {
  /// Names the screens of undeclared classes after their classes.
  func nameStandIns(_ names: inout [String?]) {
    var counts: [String: Int] = [:]
    for (id, type) in standInClasses where names[Int(id.index)] == nil {
      let count = (counts[type] ?? 0) + 1
      counts[type] = count
      names[Int(id.index)] = count == 1 ? type : "\(type)\(count)"
    }
  }
}
