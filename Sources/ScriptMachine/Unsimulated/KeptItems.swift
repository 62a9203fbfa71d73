import LifecycleEngine
import UIKitNames

// Properties of values that are not simulated and only keep what is set: of layouts, and of the items of
// navigation bars and tab bars.
extension UnknownValues {
  private static let title = "title"
  package static let isHidden = "isHidden"

  /// The properties of a value that only keep what is set, with the documented initial values.
  private func keptProperties(of number: Int32, _ name: String) -> [(name: String, value: Value)] {
    switch heap.opaqueValues.types[number] ?? name {
    case Self.layout: Self.ofLayouts
    case "UINavigationItem":
      [
        (Self.title, .null), ("prompt", .null), ("backButtonTitle", .null),
        ("largeTitleDisplayMode", .symbol("automatic")),
      ]
    case "UITabBarItem": [(Self.title, .null), ("badgeValue", .null)]
    default: []
    }
  }

  /// Keeps the value of such a property.
  func keep(_ value: Value, _ name: String, ofValue base: Value) {
    guard !rules.allowsUndeclared, case .opaque(let type, let number) = base,
      keptProperties(of: number, type).contains(where: { $0.name == name })
    else { return }
    heap.opaqueValues.switches[number, default: [:]][name] = value.objectID == nil ? value : .void
  }

  /// Keeps the bar button items of a side, which have a property for the first and one for all. Source: the
  /// discussion of https://developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem
  func keepItems(_ name: String, _ value: Value, of id: ObjectID, behind prefix: String) {
    let isList = name.utf8.last == UInt8(ascii: "s")
    let (one, list) = isList ? (String(name.dropLast()), name) : (name, name + "s")
    let before = heap.kept(prefix + list, of: id)?.objectID.flatMap { heap.array($0) }
    let given = isList ? value.objectID.flatMap { heap.array($0) } ?? [] : [value]
    var items = given.compactMap { $0.objectID }
    heap.keep(heap.copied(value), prefix + name, of: id)
    if isList {
      let first = value.isOpaque ? makeOpaque(one) : given.first.map { heap.copied($0) } ?? .null
      heap.keep(first, prefix + one, of: id)
    } else if let before, before.count > 1 {
      // No source tells if the other items stay.
      items += before.dropFirst().compactMap { $0.objectID }
      heap.keep(makeOpaque(list), prefix + list, of: id)
    } else if !value.isNull {
      heap.keep(heap.makeArray([heap.copied(value)]), prefix + list, of: id)
    } else if before != nil {
      heap.keep(makeOpaque(list), prefix + list, of: id)
    }
    machine.controlTargets.list([], in: one, of: id)
    machine.controlTargets.list(items, in: list, of: id)
  }

  /// The value of such a property; nil for anything else, and for a value that nobody knows.
  func kept(_ name: String, ofValue base: Value) -> Value? {
    if let isHidden = isHidden(name, base) { return .boolean(isHidden) }
    guard !rules.allowsUndeclared, case .opaque(let type, let number) = base,
      let initial = keptProperties(of: number, type).first(where: { $0.name == name })
    else { return nil }
    if let value = heap.opaqueValues.switches[number]?[name] {
      if case .void = value { return nil }
      return value.isOpaque ? nil : value
    }
    guard type != Self.layout else { return initial.value }
    return initialValue(of: initial.name, initial.value, ofItem: number)
  }

  /// Returns true if the user sees no bar of a container; nil for other values, and where no source tells.
  private func isHidden(_ name: String, _ base: Value) -> Bool? {
    guard name == Self.isHidden, !rules.allowsUndeclared, case .opaque(_, let number) = base,
      let place = heap.opaqueValues.member(number), case .object(let id) = place.owner,
      world.kind(of: id) == .controller, !world.isDeallocated(id),
      world.viewIfLoaded(of: id) != nil,
      let bar = [Bar.navigationBar, .tabBar].first(where: { $0.property == place.name }),
      world.classRecord(of: id).base.isContainer,
      world.ancestor(of: id, kind: .navigationController) == nil,
      let isGone = world.isBarOffScreen(bar, of: id),
      heap.opaqueValues.hosts.values.allSatisfy({ $0.isDisjoint(with: [.bars, .anything]) })
    else { return nil }
    return isGone
  }

  /// The value of a property of an item that no code has set. An item has the title of its controller.
  private func initialValue(of name: String, _ value: Value, ofItem number: Int32) -> Value? {
    guard let place = heap.opaqueValues.member(number), case .object(let owner) = place.owner,
      world.kind(of: owner) == .controller, !world.isDeallocated(owner)
    else { return nil }
    guard heap.opaqueValues.hosts[owner]?.isDisjoint(with: [.title, .bars, .anything]) ?? true
    else {
      return nil
    }
    guard name == Self.title else { return value }
    // A container has the item of its content.
    guard !world.classRecord(of: owner).base.isContainer, !hasOwnTitle(owner) else { return nil }
    let title = heap.kept(Self.title, of: owner) ?? .null
    return title.isOpaque ? nil : title
  }

  /// True if the class of a controller has a property of its own for the title.
  private func hasOwnTitle(_ id: ObjectID) -> Bool {
    guard let type = machine.types.typeIndex(of: id) else { return false }
    return machine.types.computed(Self.title, of: type) != nil
  }

  /// Notes that a controller gets a title, which its items take over.
  /// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/title
  package func noteTitle(_ name: String, of id: ObjectID) {
    guard name == Self.title, world.kind(of: id) == .controller else { return }
    for item in heap.opaqueValues.members(of: id) {
      heap.opaqueValues.switches[item.number]?[Self.title] = nil
    }
  }
}

extension Bar {
  /// The property of the container with the bar.
  package var property: String {
    switch self {
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    }
  }
}
