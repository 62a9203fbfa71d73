import LifecycleEngine

// Opaque values, which the simulator does not model, and the controllers that replace some.
extension Machine {
  /// The place that a value was read from. Reading the same place gives the same value each time.
  struct OpaqueMember: Hashable {
    enum Owner: Hashable {
      case script
      case library(String)
      case value(Int32)
      case object(ObjectID)
    }

    let owner: Owner
    let name: String
  }

  /// The machine's data about the opaque values of a script.
  struct OpaqueValues {
    /// The numbers of the values that were read. Returned values are not in the table.
    private(set) var members: [OpaqueMember: Int32] = [:]
    /// The places of the values, by number.
    private(set) var places: [Place] = []
    /// The number of owners of each value. A value that can be read again is held by its place.
    var holders: [Int32] = []
    /// The controllers that stand in for values. A stand-in lives as long as its value.
    var standIns: [Int32: ObjectID] = [:]
    /// The plain controllers that have stood in for values, with the class names of the values.
    var standInClasses: [(id: ObjectID, name: String)] = []
    /// The plain views that stand in for values if the rules allow unknown values.
    var standInViews: [Int32: ObjectID] = [:]
    /// The origins of values. Equal origins stand for equal values.
    var origins: [Int32: String] = [:]
    /// The values that an initialiser made, which are known not to be nil.
    var made: Set<Int32> = []
    /// The names of the types of values, if the script tells the type.
    var types: [Int32: String] = [:]
    /// The views of the values that are layers.
    var layers: [Int32: ObjectID] = [:]
    /// The views that values such as anchors and guides were read from.
    var views: [Int32: ObjectID] = [:]
    /// The controllers of the values that are navigation items.
    var navigationItems: [Int32: ObjectID] = [:]

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
    func member(_ number: Int32) -> OpaqueMember? { places[Int(number)].member }

    /// True if a value was read from a free name, directly or through members.
    func isOfFreeName(_ number: Int32) -> Bool { places[Int(number)].isOfFreeName }
  }

  /// Makes a value that a call returned. The value differs from all others.
  func makeOpaque(_ name: String) -> Value {
    .opaque(name, opaqueValues.add())
  }

  /// The value of a free name or of an unsimulated member. Each read gives the same value.
  func opaqueMember(_ name: String, of base: Value?) -> Value {
    let owner: OpaqueMember.Owner
    switch base {
    case .builtInType(let type): owner = .library(type)
    case .opaque(_, let number): owner = .value(number)
    case .object(let id): owner = .object(id)
    case nil: owner = .script
    default: return makeOpaque(name)
    }
    let member = OpaqueMember(owner: owner, name: name)
    if let number = opaqueValues.members[member] { return copied(.opaque(name, number)) }
    spend(Machine.objectWeight)
    let value = named(makeOpaque(name), origin(of: owner, name))
    if case .opaque(_, let number) = value {
      opaqueValues.keep(number, readFrom: member)
      opaqueValues.types[number] = typeName(ofMember: name, of: base)
      switch owner {
      case .object(let id) where world.kind(of: id) == .view: opaqueValues.views[number] = id
      case .value(let source): opaqueValues.views[number] = opaqueValues.views[source]
      default: break
      }
      if name == "layer", case .object(let id) = owner, world.kind(of: id) == .view {
        opaqueValues.layers[number] = id
      }
      if name == "navigationItem", case .object(let id) = owner,
        world.kind(of: id) == .controller
      {
        opaqueValues.navigationItems[number] = id
      }
    }
    return copied(value)
  }

  private func origin(of owner: OpaqueMember.Owner, _ name: String) -> String {
    switch owner {
    case .script: name
    case .library(let type): "\(type).\(name)"
    case .value(let number): "\(origin(of: number)).\(name)"
    case .object(let id): "object \(id.index).\(name)"
    }
  }

  /// The type of a member's value, if the name of the member tells the type.
  private func typeName(ofMember name: String, of base: Value?) -> String? {
    switch (name, base) {
    case ("shared", .opaque(let type, let number)), ("standard", .opaque(let type, let number)),
      ("main", .opaque(let type, let number)), ("current", .opaque(let type, let number)):
      let owner = OpaqueMember(owner: .script, name: type)
      return opaqueValues.members[owner] == number ? type : nil
    case ("navigationBar", .object): return "UINavigationBar"
    case ("tabBar", .object): return "UITabBar"
    case ("toolbar", .object): return "UIToolbar"
    case ("navigationItem", .object): return "UINavigationItem"
    case ("tabBarItem", .object): return "UITabBarItem"
    case ("contentView", .object), ("tableHeaderView", .object): return "UIView"
    case ("titleLabel", .object), ("textLabel", .object): return "UILabel"
    case ("layer", .object): return "CALayer"
    default: return nil
    }
  }

  /// Makes a new value of an unsimulated type.
  func makeOpaque(ofType name: String) -> Value {
    let value = makeOpaque(name)
    if case .opaque(_, let number) = value { opaqueValues.types[number] = name }
    return value
  }

  /// The plain controller that stands in for a value, the same controller each time.
  func standIn(for number: Int32) -> ObjectID {
    if let id = opaqueValues.standIns[number] { return id }
    weighModeledObject()
    let id = world.makeController(of: ClassID(.viewController))
    opaqueValues.standIns[number] = id
    if rules.allowsUndeclared, let type = opaqueValues.types[number],
      type.isCapitalized
    {
      opaqueValues.standInClasses.append((id, type))
    }
    return id
  }

  /// Replaces a value with the controller that stands in for the value.
  func withStandIn(_ value: Value) -> Value {
    guard case .opaque(_, let number) = value, let id = opaqueValues.standIns[number] else {
      return value
    }
    return .object(id)
  }

  /// The controller or view that stands in for a value, if the stand-in has the member.
  func standIn(for value: Value, with member: String) -> ObjectID? {
    guard case .opaque(_, let number) = value else { return nil }
    tell(.usedMember(member, number: number))
    if let view = opaqueValues.standInViews[number] {
      return ModeledMembers.names(of: .view).contains(member) ? view : nil
    }
    // A new object with a view is a screen of an undeclared class.
    if case .opaque(let name, let number) = value, opaqueValues.standIns[number] == nil,
      opaqueValues.made.contains(number),
      BuiltInTypes.base(ofUndeclared: name).isController
        ? ModeledMembers.contains(member, in: .viewController)
        : member == "view" && !LibraryNames.isPrefixed(name)
    {
      return standIn(for: number)
    }
    guard case .object(let id) = withStandIn(value),
      ModeledMembers.contains(member, in: .viewController)
    else { return nil }
    return id
  }

  func retainOpaque(_ number: Int32) { opaqueValues.holders[Int(number)] += 1 }

  /// Releases the stand-ins of a value when nothing holds the value any more.
  func releaseOpaque(_ number: Int32) {
    opaqueValues.holders[Int(number)] -= 1
    guard opaqueValues.holders[Int(number)] == 0 else { return }
    tell(.dropped(number: number))
    if let id = opaqueValues.standIns.removeValue(forKey: number) { world.release(id) }
    if let view = opaqueValues.standInViews.removeValue(forKey: number) { world.release(view) }
  }
}
