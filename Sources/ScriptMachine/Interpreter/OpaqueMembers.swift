import LifecycleEngine
import UIKitNames

// Opaque values, which the simulator does not model, and the controllers that replace some.
extension UnknownValues {
  /// Makes a value that a call returned. The value differs from all others.
  package func makeOpaque(_ name: String) -> Value {
    .opaque(name, heap.opaqueValues.add())
  }

  /// The value of a free name or of an unsimulated member. Each read gives the same value.
  package func opaqueMember(_ name: String, of base: Value?) -> Value {
    let owner: OpaqueMember.Owner
    switch base {
    case .builtInType(let type): owner = .library(type)
    case .opaque(_, let number):
      if let bounds = boundsOfScreen(name, number) { return bounds }
      owner = .value(number)
    case .object(let id): owner = .object(id)
    case nil: owner = .script
    default: return makeOpaque(name)
    }
    let member = OpaqueMember(owner: owner, name: name)
    if let number = heap.opaqueValues.members[member] { return heap.copied(.opaque(name, number)) }
    budget.spend(Budget.objectWeight)
    let value = named(makeOpaque(name), origin(of: owner, name))
    if case .opaque(_, let number) = value {
      heap.opaqueValues.keep(number, readFrom: member)
      heap.opaqueValues.types[number] = typeName(ofMember: name, of: base)
      switch owner {
      case .object(let id) where world.kind(of: id) == .view: heap.opaqueValues.views[number] = id
      case .value(let source): heap.opaqueValues.views[number] = heap.opaqueValues.views[source]
      default: break
      }
      if name == "layer", case .object(let id) = owner, world.kind(of: id) == .view {
        heap.opaqueValues.layers[number] = id
      }
      if name == "navigationItem", case .object(let id) = owner,
        world.kind(of: id) == .controller
      {
        heap.opaqueValues.navigationItems[number] = id
      }
    }
    return heap.copied(value)
  }

  /// The bounds of the main screen of a phone, which an app fills.
  private func boundsOfScreen(_ name: String, _ owner: Int32) -> Value? {
    guard UIKitNames.marks(of: name, in: .view).contains(.place), !rules.allowsUndeclared,
      heap.opaqueValues.types[owner] == "UIScreen",
      world.device.idiom == .phone, Callback.viewWillTransition.releases.contains(world.release)
    else { return nil }
    let size = world.device.screenSize
    return .rect(Rect(width: size.width, height: size.height))
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
      return heap.opaqueValues.members[owner] == number ? type : nil
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
    if case .opaque(_, let number) = value { heap.opaqueValues.types[number] = name }
    return value
  }

  /// The plain controller that stands in for a value, the same controller each time.
  package func standIn(for number: Int32) -> ObjectID {
    if let id = heap.opaqueValues.standIns[number] { return id }
    budget.weighModeledObject()
    let id = world.makeController(of: ClassID(.viewController))
    heap.opaqueValues.standIns[number] = id
    heap.opaqueValues.standInNumbers[id] = number
    if rules.allowsUndeclared, let type = heap.opaqueValues.types[number],
      type.isCapitalized
    {
      heap.opaqueValues.standInClasses.append((id, type))
    }
    return id
  }

  /// Replaces a value with the controller that stands in for the value.
  func withStandIn(_ value: Value) -> Value {
    guard case .opaque(_, let number) = value, let id = heap.opaqueValues.standIns[number] else {
      return value
    }
    return .object(id)
  }

  /// The controller or view that stands in for a value, if the stand-in has the member.
  func standIn(for value: Value, with member: String) -> ObjectID? {
    guard case .opaque(_, let number) = value else { return nil }
    tell(.usedMember(member, number: number))
    if let view = heap.opaqueValues.standInViews[number] {
      return UIKitNames.marks(of: member, in: .view).contains(.simulated) ? view : nil
    }
    // A new object with a view is a screen of an undeclared class.
    if case .opaque(let name, let number) = value, heap.opaqueValues.standIns[number] == nil,
      heap.opaqueValues.made.contains(number)
        || !rules.allowsUndeclared && heap.opaqueValues.types[number] == name,
      BuiltInTypes.base(ofUndeclared: name).isController
        || !rules.allowsUndeclared && LibraryNames.isController(name)
        ? UIKitNames.isMember(member, of: .viewController)
        : member == "view" && !LibraryNames.isPrefixed(name)
    {
      return standIn(for: number)
    }
    guard case .object(let id) = withStandIn(value),
      UIKitNames.isMember(member, of: .viewController)
    else { return nil }
    return id
  }
}
